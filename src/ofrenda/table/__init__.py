"""One match: its seats, bots, dice, record and undo."""

from ofrenda.table.dice import Dice, Fair, Seeded, Typed, dice_of
from ofrenda.table.keeping import RecordFile, read_record
from ofrenda.table.match import BOT, Match, labels
from ofrenda.table.verify import verify

__all__ = [
    "BOT",
    "Dice",
    "Fair",
    "Match",
    "RecordFile",
    "Seeded",
    "Typed",
    "dice_of",
    "labels",
    "read_record",
    "verify",
]
