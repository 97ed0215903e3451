"""Souls climb the marigold steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.phases.gains import gain_power_soul, gain_token, may_prepare
from ofrenda.games.die_of_the_dead.engine.pieces import (
    ASCEND,
    BLANK,
    CASKETS,
    LIVING,
    MOST_SEATS,
    POWER_BONUS,
    PREPARE_BONUS,
    SPACE,
    SPACES,
    STEPS,
)
from ofrenda.games.die_of_the_dead.engine.state import DieState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import bit, fill, lowest
from ofrenda.kernel.phase import OfActive

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

LAST: Final = CASKETS - 1
"""Souls ascend from casket 4."""


class Ascending(OfActive[DieState]):
    """The winners' souls ascend; the active player picks dice and order (DIE-C6, DIE-P6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: tuple[int, ...]) -> None:
        self.left = left
        """By owner: how many souls are still to ascend."""

    def fits(self, s: DieState) -> bool:
        if len(self.left) != s.rules.owners:
            return False
        return all(0 <= self.left[owner] <= s.in_casket(LAST, owner) for owner in range(s.rules.owners))

    def run(self, s: DieState, log: Log | None) -> bool:
        souls = self._souls(s)
        if souls & souls - 1:
            return False
        if souls:
            self._raise(s, lowest(souls))
        else:
            s.pop()
        return True

    def _souls(self, s: DieState) -> i64:
        """The souls of which one ascends next, as bits."""
        souls: i64 = 0
        first = LAST * s.rules.souls
        for owner in range(len(self.left)):
            if self.left[owner]:
                for soul in range(owner * 2, owner * 2 + 2):
                    if s.caskets[first + soul]:
                        souls |= bit(soul)
        return souls

    def _raise(self, s: DieState, soul: i64) -> None:
        left = list(self.left)
        left[soul // 2] -= 1
        s.stack[-1] = Ascending(tuple(left))
        fill(s.shown, 0)  # values no longer matter: any of the winner's souls may ascend (DIE-C7)
        s.push(CLIMBING[soul])

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        souls = self._souls(s)
        for soul in range(s.rules.souls):
            if souls >> soul & 1:
                legal.add(ascend_action(s, soul))
        legal.sort()

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        self._raise(s, ascended_soul(s, action))


def ascend_action(s: DieState, soul: i64) -> i64:
    return ASCEND + s.rules.colours[soul // 2] * 2 + soul % 2


def ascended_soul(s: DieState, action: i64) -> i64:
    return s.rules.owner_of[(action - ASCEND) // 2] * 2 + (action - ASCEND) % 2


class Climb(OfActive[DieState]):
    """A soul of casket 4 goes onto its owner's next step; the active player picks the space (DIE-E1, DIE-B3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("soul",)

    def __init__(self, soul: i64) -> None:
        self.soul = soul

    def fits(self, s: DieState) -> bool:
        return 0 <= self.soul < s.rules.souls and s.caskets[LAST * s.rules.souls + self.soul] > 0

    def run(self, s: DieState, log: Log | None) -> bool:
        step = s.heights[self.soul // 2]
        if step == STEPS:
            self._come_home(s, log)
            return True
        free = self._free_spaces(s, step)
        if free & free - 1:
            return False
        self._stand(s, step, lowest(free), log)
        return True

    def _free_spaces(self, s: DieState, step: i64) -> i64:
        """As bits."""
        free: i64 = 0
        for space in range(SPACES):
            if not s.steps[step * SPACES + space]:
                free |= bit(space)
        return free

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add_bits(SPACE, self._free_spaces(s, s.heights[self.soul // 2]))

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        self._stand(s, s.heights[self.soul // 2], action - SPACE, log)

    def _leave_casket(self, s: DieState, place: i64, log: Log | None) -> None:
        owner = self.soul // 2
        s.caskets[LAST * s.rules.souls + self.soul] -= 1
        s.steps[place] = self.soul + 1
        s.heights[owner] += 1

        if log is not None:
            log.public(
                "ascended",
                "DIE-E1",
                seat=owner,
                souls=(1 - self.soul % 2, self.soul % 2),
                out_of=LAST,
                step=s.heights[owner],
                space=place % SPACES,
            )

    def _come_home(self, s: DieState, log: Log | None) -> None:
        """A soul on step nine ends the match at once, whoever placed it (DIE-B5)."""
        self._leave_casket(s, (LIVING - 1) * SPACES, log)
        s.end()
        if log is not None:
            log.public("ended", "DIE-B5", reveals=True, seat=self.soul // 2)

    def _stand(self, s: DieState, step: i64, space: i64, log: Log | None) -> None:
        owner = self.soul // 2
        place = step * SPACES + space
        s.pop()
        self._leave_casket(s, place, log)
        first = not s.raised & bit(owner)
        s.raised |= bit(owner)
        if first and owner != s.rules.ghost:
            grant(s, owner, s.rules.bonuses[place], log)


CLIMBING: Final = [Climb(soul) for soul in range(MOST_SEATS * 2)]


def grant(s: DieState, owner: i64, bonus: i64, log: Log | None) -> None:
    """What the space grants the soul's owner; nothing if none is left (DIE-B2)."""
    if bonus == BLANK:
        return
    if bonus == PREPARE_BONUS:
        may_prepare(s, owner, 1)
    elif bonus == POWER_BONUS:
        gain_power_soul(s, owner, log)
    elif s.stock[bonus]:
        gain_token(s, owner, bonus, "DIE-B2", log)
