"""Players that are programs."""

from ofrenda.bots.bot import Bot, Player, Question
from ofrenda.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "Player", "Question", "bot"]
