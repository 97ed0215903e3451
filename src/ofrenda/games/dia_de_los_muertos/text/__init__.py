"""What Dia de los Muertos says to people."""

from ofrenda.games.dia_de_los_muertos.text.aid import aid
from ofrenda.games.dia_de_los_muertos.text.board import board
from ofrenda.games.dia_de_los_muertos.text.ending import ending, reckoning, standing
from ofrenda.games.dia_de_los_muertos.text.labels import action, menu, missing
from ofrenda.games.dia_de_los_muertos.text.questions import question
from ofrenda.games.dia_de_los_muertos.text.story import event
from ofrenda.games.dia_de_los_muertos.text.story import event as caption
from ofrenda.games.dia_de_los_muertos.text.words import aim, summary

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
