"""A moment of a Die of the Dead match."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.pieces import (
    CASKETS,
    LIVING,
    NOBODY,
    POWER,
    POWER_SOULS,
    SPACES,
    TOKEN_KINDS,
    VALUES,
)
from ofrenda.games.die_of_the_dead.engine.settings import DieRules
from ofrenda.kernel.packed import Ints, any_in, bit, fill, largest, row_of
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import TurnState

NOWHERE: Final = -1
LAST_TURN: Final = 300
"""The safety cap (DIE-B7)."""


class DieState(TurnState[DieRules]):
    """Souls, tokens and steps, and the roll that is being resolved.

    Lists over souls count them at `owner * 2 + kind`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "turn",
        "active",
        "free",
        "prepared",
        "city",
        "caskets",
        "steps",
        "heights",
        "tokens",
        "stock",
        "shaken",
        "shown",
        "skulls",
        "raised",
        "used",
        "peeked",
    )

    turn: i64
    free: Ints
    prepared: Ints
    city: Ints
    """By owner: the power souls in the City of the Dead."""
    caskets: Ints
    """By position, then by soul."""
    steps: Ints
    """By step and space: the soul that stands there plus one, or 0. Of step nine only the first space is used."""
    heights: Ints
    """By owner: the highest step reached."""
    tokens: Ints
    """By seat and token."""
    stock: Ints
    shaken: i64
    """The position whose roll lies open until its action is done, or NOWHERE."""
    shown: Ints
    """By soul and value: the dice of the roll."""
    skulls: Ints
    """By owner: the skulls of the roll still to be declared."""
    raised: i64
    """The owners whose first soul has ascended in this turn, as bits."""
    used: i64
    """What serves once in a turn and was used in this one, as bits (`pieces.ONCE`)."""
    peeked: i64
    """The positions into which the active player has looked before choosing, as bits."""

    def clone(self) -> DieState:
        copy = DieState()
        copy.rules = self.rules
        copy.stack = self.stack[:]

        copy.turn = self.turn
        copy.active = self.active

        copy.free = self.free[:]
        copy.prepared = self.prepared[:]
        copy.city = self.city[:]
        copy.caskets = self.caskets[:]
        copy.steps = self.steps[:]
        copy.heights = self.heights[:]
        copy.tokens = self.tokens[:]
        copy.stock = self.stock[:]

        copy.shaken = self.shaken
        copy.shown = self.shown[:]
        copy.skulls = self.skulls[:]
        copy.raised = self.raised
        copy.used = self.used
        copy.peeked = self.peeked
        return copy

    def clear(self) -> None:
        """An empty table: ordinary souls free, power souls in the City (the ghost's too are free), tokens in stock."""
        rules = self.rules
        self.turn = 1
        self.active = 0
        self.free = row_of(rules.souls)
        for owner in range(rules.owners):
            self.free[owner * 2] = rules.ordinary_souls
        self.prepared = row_of(rules.souls)
        self.city = row_of(rules.owners, POWER_SOULS)
        if rules.ghost != NOBODY:
            self.city[rules.ghost] = 0
            self.free[rules.ghost * 2 + POWER] = POWER_SOULS

        self.caskets = row_of(CASKETS * rules.souls)
        self.steps = row_of(LIVING * SPACES)
        self.heights = row_of(rules.owners)
        self.tokens = row_of(rules.seats * TOKEN_KINDS)
        self.stock = row_of(TOKEN_KINDS, rules.tokens_each)
        self.shaken = NOWHERE
        self.shown = row_of(rules.souls * VALUES)
        self.skulls = row_of(rules.owners)
        self.raised = 0
        self.used = 0
        self.peeked = 0

    # What lies where

    def free_of(self, owner: i64) -> i64:
        return self.free[owner * 2] + self.free[owner * 2 + 1]

    def prepared_of(self, owner: i64) -> i64:
        return self.prepared[owner * 2] + self.prepared[owner * 2 + 1]

    def in_casket(self, position: i64, owner: i64) -> i64:
        at = position * self.rules.souls + owner * 2
        return self.caskets[at] + self.caskets[at + 1]

    def is_empty(self, position: i64) -> bool:
        """Anybody may shake a casket to hear whether it is empty (DIE-H3)."""
        souls = self.rules.souls
        return not any_in(self.caskets, position * souls, (position + 1) * souls)

    def owners_in(self, position: i64) -> i64:
        owners: i64 = 0
        for owner in range(self.rules.owners):
            if self.in_casket(position, owner):
                owners += 1
        return owners

    def tokens_of(self, seat: i64) -> i64:
        at = seat * TOKEN_KINDS
        return self.tokens[at] + self.tokens[at + 1] + self.tokens[at + 2] + self.tokens[at + 3]

    def holds(self, seat: i64, token: i64) -> bool:
        return self.tokens[seat * TOKEN_KINDS + token] > 0

    def can_prepare(self, owner: i64) -> bool:
        return self.free_of(owner) > 0 and self.prepared_of(owner) < self.rules.room[owner]

    def spend(self, seat: i64, token: i64) -> None:
        """A token that is played returns to the supply (DIE-T2)."""
        self.tokens[seat * TOKEN_KINDS + token] -= 1
        self.stock[token] += 1

    # The roll

    def shows_a_one(self) -> bool:
        for soul in range(self.rules.souls):
            if self.shown[soul * VALUES]:
                return True
        return False

    def winners(self) -> i64:
        """Who wins the comparison of the roll, as bits: several on a complete tie, nobody if it is empty (DIE-P5)."""
        tied: i64 = 0
        if self.shaken == NOWHERE:
            return tied

        owners = self.rules.owners
        for owner in range(owners):
            if self.in_casket(self.shaken, owner):
                tied |= bit(owner)

        value: i64 = VALUES - 1
        while value >= 0 and tied & tied - 1:
            most: i64 = 0
            best: i64 = 0
            for owner in range(owners):
                if tied >> owner & 1:
                    at = owner * 2 * VALUES + value
                    count = self.shown[at] + self.shown[at + VALUES]
                    if count > most:
                        most = count
                        best = 0
                    if count == most:
                        best |= bit(owner)

            tied = best
            value -= 1

        return tied

    def close(self) -> None:
        """The lid comes back on the casket whose roll lay open."""
        if self.shaken != NOWHERE:
            self.shaken = NOWHERE
            fill(self.shown, 0)

    # The caskets' places

    def move(self) -> None:
        """Each casket moves one position up, the fourth to the first (DIE-C10)."""
        souls = self.rules.souls
        caskets = self.caskets
        for soul in range(souls):
            at = (CASKETS - 1) * souls + soul
            fourth = caskets[at]
            while at >= souls:
                caskets[at] = caskets[at - souls]
                at -= souls
            caskets[soul] = fourth
        self.peeked = (self.peeked << 1 | self.peeked >> (CASKETS - 1)) & 15
        self.close()

    def swap(self, position: i64) -> None:
        """The casket at this position and its right neighbour change places (DIE-T3)."""
        souls = self.rules.souls
        for at in range(position * souls, (position + 1) * souls):
            soul = self.caskets[at]
            self.caskets[at] = self.caskets[at + souls]
            self.caskets[at + souls] = soul

        pair = self.peeked >> position & 3
        if pair == 1 or pair == 2:
            self.peeked ^= bit(position) | bit(position + 1)

    # What is hidden

    def sees(self, seat: int | None, position: i64) -> bool:
        """Whether the seat (None: a spectator) sees what lies in the casket now (DIE-H1)."""
        if position == 0 or position == self.shaken or self.rules.open or not self.stack:
            return True
        return seat == self.active and self.peeked >> position & 1 == 1

    def resample(self, seat: int | None, rng: Rng, memory: Any = None) -> DieState:
        """The souls in closed caskets dealt anew, at least one into each that is not empty.

        What the seat remembers of a casket is kept as it is remembered.
        """
        copy = self.clone()
        souls = self.rules.souls
        loose = [0] * souls
        closed: list[int] = []
        for position in range(CASKETS):
            if self.sees(seat, position) or self.is_empty(position):
                continue

            first = position * souls
            known = memory is not None and memory.remembers[position]
            for soul in range(souls):
                loose[soul] += self.caskets[first + soul]
                copy.caskets[first + soul] = 0
                if known:
                    remembered: int = memory.caskets[first + soul]
                    loose[soul] -= remembered
                    copy.caskets[first + soul] = remembered

            if not known:
                closed.append(position)

        if closed:
            copy._deal(loose, closed, rng)
        return copy

    def _deal(self, loose: list[int], closed: list[int], rng: Rng) -> None:
        """Each soul into any of the caskets, each way as likely; again if one stays empty."""
        dice: list[int] = []
        for soul in range(len(loose)):
            for _die in range(loose[soul]):
                dice.append(soul)
        places: list[int] = []
        while len(set(places)) < len(closed):
            places = [closed[rng.below(len(closed))] for _die in dice]
        for die in range(len(dice)):
            self.caskets[places[die] * self.rules.souls + dice[die]] += 1

    # The end

    def census(self) -> tuple[int, ...]:
        """The souls of each kind, and the tokens."""
        counts: list[int] = []
        for soul in range(self.rules.souls):
            count = self.free[soul] + self.prepared[soul] + list(self.steps).count(soul + 1)
            if soul % 2 == POWER:
                count += self.city[soul // 2]
            for position in range(CASKETS):
                count += self.caskets[position * self.rules.souls + soul]
            counts.append(count)
        for token in range(TOKEN_KINDS):
            counts.append(self.stock[token] + sum(list(self.tokens)[token::TOKEN_KINDS]))
        return tuple(counts)

    def result(self) -> Result | None:
        """Points are the highest steps; if the ghost is first, both players share the second place (DIE-G7)."""
        if self.stack:
            return None

        seats = self.rules.seats
        ghost = self.rules.ghost
        points = tuple(self.heights[:seats])
        ending = "living" if largest(self.heights) == LIVING else "turn-limit"
        standing = [(self.heights[owner], self.in_casket(CASKETS - 1, owner)) for owner in range(self.rules.owners)]
        if ghost != NOBODY and standing[ghost] > max(standing[:seats]):
            return Result(points, (2,) * seats, "ghost" if ending == "living" else ending)
        if ending == "living":
            return Result(points, ranked(points), ending)
        return Result(points, ranked(standing[:seats]), ending)
