"""A moment of Rolling Bones as a row of numbers for learning programs."""

from __future__ import annotations

from typing import Final

from ofrenda.games.rolling_bones.engine.pieces import BONES, DICE_KINDS, FACES
from ofrenda.games.rolling_bones.engine.state import BonesState
from ofrenda.kernel.tensor import Part, StepField, Tensor

VERSION: Final = 1
ENDINGS: Final = ("target", "round-limit")
FIXED: Final = ()
"""What the view shows and no tensor does: the same at every moment of a match."""


def steps() -> list[StepField]:
    return [
        StepField("duty", 1, "whether a bone is owed (0), was laid (1), or nothing more may be laid (2)", 2),
        StepField("wrongly", 1, "whether no bone fits, so that one must be laid wrongly"),
        StepField("due", 1, "the dice still to be paid", 5),
    ]


def parts(seats: int) -> list[Part]:
    return [
        Part("target", 1, "The total that ends the match.", 100),
        Part("round", 1, "The round, from 1.", 20),
        Part("active", seats, "The seat whose turn it is, one of them."),
        Part("totals", seats, "By seat: its total.", 100),
        Part("laid", BONES * BONES, "By slot: the bone that lies there, one of 16; none in an empty slot."),
        Part("hat", 1, "Whether the skull wears the hat."),
        Part("shown", FACES, "By face: the unlaid dice that show it; six left, six right, six centre.", 6),
        Part("unlaid", DICE_KINDS, "By colour: the dice left to roll.", 6),
        Part("paid", DICE_KINDS, "By colour: the dice that are out for the turn.", 6),
        Part("post_ops", 1, "The post-op rolls of this turn.", 5),
        Part("skeleton_points", 1, "What the skeleton would count if it were buried now.", 50),
    ]


def write(s: BonesState, t: Tensor) -> None:
    """What the seat sees, in the order of the parts."""
    t.number(s.rules.target)
    t.number(s.round)
    t.one_seat(s.active)
    t.by_seat(s.totals)

    for slot in range(BONES):
        t.one_of(s.laid[slot], BONES)
    t.flag(s.hat)

    t.all(s.shown)
    t.all(s.unlaid)
    for colour in range(DICE_KINDS):
        t.number(s.paid(colour))

    t.number(s.post_ops)
    t.number(s.skeleton_points())
