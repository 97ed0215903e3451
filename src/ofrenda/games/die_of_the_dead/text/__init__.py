"""What Die of the Dead says to people."""

from ofrenda.games.die_of_the_dead.text.aid import aid
from ofrenda.games.die_of_the_dead.text.board import board
from ofrenda.games.die_of_the_dead.text.ending import ending, reckoning, standing
from ofrenda.games.die_of_the_dead.text.labels import action, menu, missing
from ofrenda.games.die_of_the_dead.text.questions import question
from ofrenda.games.die_of_the_dead.text.story import caption, event
from ofrenda.games.die_of_the_dead.text.words import aim, summary

__all__ = [
    "action",
    "aid",
    "aim",
    "board",
    "caption",
    "ending",
    "event",
    "menu",
    "missing",
    "question",
    "reckoning",
    "standing",
    "summary",
]
