"""Players that are programs."""

from ofrenda.bots.bot import Bot, Question, ask
from ofrenda.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "Question", "ask", "bot"]
