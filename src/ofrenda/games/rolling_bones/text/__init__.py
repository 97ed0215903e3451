"""What Rolling Bones says to people."""

from ofrenda.games.rolling_bones.text.aid import aid
from ofrenda.games.rolling_bones.text.board import board
from ofrenda.games.rolling_bones.text.ending import ending, reckoning, standing
from ofrenda.games.rolling_bones.text.labels import action, menu, missing
from ofrenda.games.rolling_bones.text.questions import question
from ofrenda.games.rolling_bones.text.story import caption, event
from ofrenda.games.rolling_bones.text.words import aim, summary

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
