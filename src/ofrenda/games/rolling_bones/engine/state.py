"""A moment of a Rolling Bones match."""

from __future__ import annotations

from typing import ClassVar, Final

from ofrenda.games.rolling_bones.engine.pieces import BONES, COLOURS, DICE_PER_COLOUR, FACES, colour_of, score
from ofrenda.games.rolling_bones.engine.settings import BonesRules
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

    totals: list[int]
    round: int
    laid: list[int]
    """By slot: the bone that lies there, or EMPTY."""
    filled: int
    """The slots of `laid` that are not empty, as bits, for the table of open slots."""
    hat: bool
    unlaid: list[int]
    """By colour: the dice left for the next roll."""
    shown: list[int]
    """By face: the unlaid dice of the last roll, until its laying is over."""
    post_ops: int

    def clear(self) -> None:
        """All eighteen dice in hand: nothing laid, nothing rolled."""
        self.laid = [EMPTY] * BONES
        self.filled = 0
        self.hat = False
        self.unlaid = [DICE_PER_COLOUR] * len(COLOURS)
        self.shown = [0] * FACES
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
        return tuple([self.unlaid[c] + self.in_skeleton(c) + self.paid(c) for c in range(len(COLOURS))])

    def in_skeleton(self, colour: int) -> int:
        """How many dice of the colour lie in the skeleton, a worn hat included."""
        count = 1 if self.hat and colour == colour_of(FACES - 1) else 0
        for bone in self.laid:
            if bone != EMPTY and colour_of(bone) == colour:
                count += 1
        return count

    def paid(self, colour: int) -> int:
        """How many dice of the colour are out for the turn."""
        return DICE_PER_COLOUR - self.unlaid[colour] - self.in_skeleton(colour)

    def dice_left(self) -> int:
        return self.unlaid[0] + self.unlaid[1] + self.unlaid[2]

    def skeleton_points(self) -> int:
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
        return Result(tuple(self.totals), ranked(self.totals), ending)
