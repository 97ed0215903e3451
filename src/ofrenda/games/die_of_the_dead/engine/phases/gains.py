"""What players gain: prepared souls, power souls, tokens; and what they give back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.phases.souls import lone_kind, prepare
from ofrenda.games.die_of_the_dead.engine.pieces import (
    DISCARD,
    DONE,
    MOST_SEATS,
    POWER,
    POWER_SOUL,
    PREPARE,
    RETURN,
    SOUL_KINDS,
    SPACES,
    TAKE,
    TOKEN_KINDS,
    TOKENS_HELD,
)
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.legal import ALL, Legal
from ofrenda.kernel.packed import any_in, bit
from ofrenda.kernel.phase import OfSeat, Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

MOST_PREPARED: Final = 2
MOST_RETURNED: Final = 2
WON: Final = ("seat", "kind")
"""What fades of a winner's preparing: it would tell afterwards whose souls lie in the casket that was won (DIE-H2)."""


class Prepare(OfSeat[DieState]):
    """A player puts free souls onto the board: up to `left`, or as many as must be."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "must")

    def __init__(self, seat: i64, left: i64, must: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def fits(self, s: DieState) -> bool:
        return super().fits(s) and 0 <= self.left <= MOST_PREPARED and self.must in (0, 1)

    def run(self, s: DieState, log: Log | None) -> bool:
        if not self.left or not s.can_prepare(self.seat):
            if self.left and log is not None:
                free = s.free_of(self.seat)
                log.public("cannot-prepare", "DIE-Q2", seat=self.seat, free=free, fades=("seat", "free"))
            s.pop()
            return True
        kind = lone_kind(s.free, self.seat) if self.must else -1
        if kind < 0:
            return False
        self._prepare(s, kind, log)
        return True

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        if not self.must:
            legal.add(DONE)
        legal.add_held(PREPARE, s.free, seat * 2, SOUL_KINDS, ALL)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        if action == DONE:
            s.pop()
        else:
            self._prepare(s, action - PREPARE, log)

    def _prepare(self, s: DieState, kind: i64, log: Log | None) -> None:
        s.stack[-1] = preparing(self.seat, self.left - 1, self.must)
        if self.must:
            prepare(s, self.seat, kind, "DIE-C3", log, WON)
        else:
            prepare(s, self.seat, kind, "DIE-Q2", log)


PREPARING: Final = [
    Prepare(seat, left, must) for seat in range(MOST_SEATS) for left in range(MOST_PREPARED + 1) for must in (0, 1)
]


def preparing(seat: i64, left: i64, must: i64) -> Prepare:
    return PREPARING[(seat * (MOST_PREPARED + 1) + left) * 2 + must]


def may_prepare(s: DieState, seat: i64, most: i64) -> None:
    """The player may prepare up to so many souls next."""
    s.push(preparing(seat, most, 0))


def must_prepare(s: DieState, seat: i64) -> None:
    """The player prepares one soul next, if possible."""
    s.push(preparing(seat, 1, 1))


class Discard(OfSeat[DieState]):
    """A third token: its owner gives any one back at once, the new one too (DIE-T14)."""

    def fits(self, s: DieState) -> bool:
        return super().fits(s) and s.tokens_of(self.seat) > TOKENS_HELD

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add_held(DISCARD, s.tokens, seat * TOKEN_KINDS, TOKEN_KINDS, ALL)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        s.spend(seat, action - DISCARD)
        if log is not None:
            log.public("discarded", "DIE-T14", seat=seat, token=action - DISCARD)


DISCARDING: Final = [Discard(seat) for seat in range(MOST_SEATS)]


def gain_token(s: DieState, seat: i64, token: i64, rule: str, log: Log | None) -> None:
    """A token from the supply, which has one left."""
    s.stock[token] -= 1
    s.tokens[seat * TOKEN_KINDS + token] += 1
    if log is not None:
        log.public("gained-token", rule, seat=seat, token=token)
    if s.tokens_of(seat) > TOKENS_HELD:
        s.push(DISCARDING[seat])


class TakeToken(OfSeat[DieState]):
    """Casket 3's other action: a token of the player's choice from the supply (DIE-C5)."""

    def rule(self) -> str:
        return "DIE-C5"

    def run(self, s: DieState, log: Log | None) -> bool:
        if any_in(s.stock, 0, TOKEN_KINDS):
            return False
        s.pop()
        return True

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add_held(TAKE, s.stock, 0, TOKEN_KINDS, ALL)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        gain_token(s, seat, action - TAKE, self.rule(), log)


TAKING: Final = [TakeToken(seat) for seat in range(MOST_SEATS)]


class StartToken(TakeToken):
    """Black's starting bonus: a token of any kind (DIE-A2)."""

    def rule(self) -> str:
        return "DIE-A2"


def gain_power_soul(s: DieState, seat: i64, log: Log | None) -> None:
    """A power soul from the City, if one is left; Blue may take souls off the steps instead (DIE-Q3, DIE-U)."""
    if not s.city[seat]:
        return
    if seat == s.rules.blue and lower_souls(s, seat):
        s.push(RETURNING[MOST_RETURNED])
        return
    take_power_soul(s, seat, log)


def take_power_soul(s: DieState, seat: i64, log: Log | None) -> None:
    s.city[seat] -= 1
    s.free[seat * 2 + POWER] += 1
    if log is not None:
        log.public("gained-power", "DIE-Q3", seat=seat)


def lower_souls(s: DieState, owner: i64) -> i64:
    """The steps below the owner's highest on which one of its souls stands, as bits from 0."""
    found: i64 = 0
    for step in range(s.heights[owner] - 1):
        if soul_on(s, owner, step):
            found |= bit(step)
    return found


def soul_on(s: DieState, owner: i64, step: i64) -> i64:
    """The place of the owner's soul on this step, plus one; 0 if there is none."""
    for place in range(step * SPACES, step * SPACES + SPACES):
        if s.steps[place] and (s.steps[place] - 1) // 2 == owner:
            return place + 1
    return 0


class ReturnSouls(Phase[DieState]):
    """Blue takes the power soul, or up to two of its lower souls off the steps (DIE-U)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: i64) -> None:
        self.left = left

    def fits(self, s: DieState) -> bool:
        return s.rules.blue >= 0 and 0 <= self.left <= MOST_RETURNED

    def run(self, s: DieState, log: Log | None) -> bool:
        if self.left and lower_souls(s, s.rules.blue):
            return False
        s.pop()
        return True

    def decider(self, s: DieState) -> i64:
        return s.rules.blue

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add(POWER_SOUL if self.left == MOST_RETURNED else DONE)
        legal.add_bits(RETURN, lower_souls(s, seat))

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        if action < RETURN:
            s.pop()
            if action == POWER_SOUL:
                take_power_soul(s, seat, log)
            return
        place = soul_on(s, seat, action - RETURN) - 1
        s.free[s.steps[place] - 1] += 1
        s.steps[place] = 0
        s.stack[-1] = RETURNING[self.left - 1]
        if log is not None:
            log.public("returned", "DIE-U", seat=seat, step=action - RETURN)


RETURNING: Final = [ReturnSouls(left) for left in range(MOST_RETURNED + 1)]
