"""What Day of the Dead says to people."""

from ofrenda.games.day_of_the_dead.text.board import board, ending, standing
from ofrenda.games.day_of_the_dead.text.choices import action, question
from ofrenda.games.day_of_the_dead.text.names import summary
from ofrenda.games.day_of_the_dead.text.story import event, reckoning

__all__ = ["action", "board", "ending", "event", "question", "reckoning", "standing", "summary"]
