"""A moment of a Rolling Bones match."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.pieces import (
    BONES,
    DICE_KINDS,
    DICE_PER_COLOUR,
    FACES,
    colour_of,
    score,
)
from ofrenda.games.rolling_bones.engine.settings import BonesRules
from ofrenda.kernel.packed import Ints, fill, row_of
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.state import TurnState

EMPTY: Final = -1
"""No bone lies in this slot."""


class BonesState(TurnState[BonesRules]):
    """Totals, and the skeleton and dice of the turn that is being played."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "totals",
        "active",
        "round",
        "laid",
        "filled",
        "hat",
        "unlaid",
        "shown",
        "post_ops",
    )

    totals: Ints
    round: i64
    laid: Ints
    """By slot: the bone that lies there, or EMPTY."""
    filled: i64
    """The slots of `laid` that are not empty, as bits, for the table of open slots."""
    hat: bool
    unlaid: Ints
    """By colour: the dice left for the next roll."""
    shown: Ints
    """By face: the unlaid dice of the last roll, until its laying is over."""
    post_ops: i64

    def begin(self) -> None:
        """Before the first turn: nobody has points."""
        self.totals = row_of(self.rules.seats)
        self.active = 0
        self.round = 1
        self.laid = row_of(BONES)
        self.unlaid = row_of(DICE_KINDS)
        self.shown = row_of(FACES)
        self.clear()

    def clear(self) -> None:
        """All eighteen dice in hand: nothing laid, nothing rolled."""
        fill(self.laid, EMPTY)
        self.filled = 0
        self.hat = False
        fill(self.unlaid, DICE_PER_COLOUR)
        fill(self.shown, 0)
        self.post_ops = 0

    def clone(self) -> BonesState:
        copy = BonesState()
        copy.rules = self.rules
        copy.stack = self.stack[:]
        copy.totals = self.totals[:]
        copy.active = self.active
        copy.round = self.round
        copy.laid = self.laid[:]
        copy.filled = self.filled
        copy.hat = self.hat
        copy.unlaid = self.unlaid[:]
        copy.shown = self.shown[:]
        copy.post_ops = self.post_ops

        return copy

    def census(self) -> tuple[int, ...]:
        """The dice of each colour: laid, worn, unlaid and paid."""
        return tuple([self.unlaid[c] + self.in_skeleton(c) + self.paid(c) for c in range(DICE_KINDS)])

    def in_skeleton(self, colour: i64) -> i64:
        """How many dice of the colour lie in the skeleton, a worn hat included."""
        count: i64 = 1 if self.hat and colour == colour_of(FACES - 1) else 0
        for bone in self.laid:
            if bone != EMPTY and colour_of(bone) == colour:
                count += 1
        return count

    def paid(self, colour: i64) -> i64:
        """How many dice of the colour are out for the turn."""
        return DICE_PER_COLOUR - self.unlaid[colour] - self.in_skeleton(colour)

    def dice_left(self) -> i64:
        return self.unlaid[0] + self.unlaid[1] + self.unlaid[2]

    def skeleton_points(self) -> i64:
        """What the skeleton would count if it were buried now."""
        return score(self.laid, self.hat)

    def result(self) -> Result | None:
        """Totals and places; alone, the number of turns taken (RB-20)."""
        if self.stack:
            return None
        won = max(self.totals) >= self.rules.target
        ending = "target" if won else "round-limit"
        if self.rules.seats == 1:
            return Result((self.round,), (1,), ending)
        return Result(tuple(self.totals), ranked(list(self.totals)), ending)
