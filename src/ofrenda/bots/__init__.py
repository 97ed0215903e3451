"""Players that are programs."""

from ofrenda.bots.bot import Bot, Judged, Player, Question
from ofrenda.bots.levels import LEVEL_NAMES, LEVELS, OPPONENTS, USUAL, bot

__all__ = ["LEVELS", "LEVEL_NAMES", "OPPONENTS", "USUAL", "Bot", "Judged", "Player", "Question", "bot"]
