"""A casket is shaken: the roll, the skulls, the incense."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.phases.windows import WindowAroundTheTable
from ofrenda.games.die_of_the_dead.engine.pieces import (
    CASKETS,
    DECLARE,
    DOWN,
    INCENSE,
    MOST_SEATS,
    NOBODY,
    PASS,
    PLAY_INCENSE,
    POWER,
    TURN,
    UP,
    VALUES,
)
from ofrenda.games.die_of_the_dead.engine.state import NOWHERE, DieState
from ofrenda.kernel.chance import Chance, Outcome, Roll
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import any_in, fill
from ofrenda.kernel.phase import OfSeat, Phase
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

CASKET_3: Final = 2


class Shake(Phase[DieState]):
    """The casket is shaken and opened; an empty one is not (DIE-C2, DIE-P7)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: i64) -> None:
        self.position = position

    def fits(self, s: DieState) -> bool:
        return 0 <= self.position < CASKETS

    def run(self, s: DieState, log: Log | None) -> bool:
        if not s.is_empty(self.position):
            return False
        s.pop()
        return True

    def chance(self, s: DieState) -> Chance:
        first = self.position * s.rules.souls
        return Roll(s.rules.dice, tuple(s.caskets[first : first + s.rules.souls]))

    def fall(self, s: DieState, outcome: Outcome, log: Log | None) -> None:
        fill(s.shown, 0)
        for face in range(len(outcome)):
            lay_dice(s, s.rules.places[face], outcome[face])
        self._open(s)
        if log is not None:
            log.public("shook", "DIE-C2", reveals=True, position=self.position, roll=outcome, fades=("roll",))
        declare_skulls(s, log)

    def tumble(self, s: DieState, rng: Rng) -> None:
        fill(s.shown, 0)
        rules = s.rules
        for soul in range(rules.souls):
            for _die in range(s.caskets[self.position * rules.souls + soul]):
                lay_dice(s, rules.sides[soul * VALUES + rng.below(VALUES)], 1)
        self._open(s)
        declare_skulls(s, None)

    def _open(self, s: DieState) -> None:
        s.shaken = self.position
        s.stack[-1] = INCENSE_ASKING[0]


def lay_dice(s: DieState, place: i64, dice: i64) -> None:
    """So many dice show what has this place in `shown`, or are skulls of owner n if it is -n - 1."""
    if place >= 0:
        s.shown[place] += dice
    else:
        s.skulls[-place - 1] += dice


def declare_skulls(s: DieState, log: Log | None) -> None:
    """If there are skulls in the roll, it must be said what they count."""
    if any_in(s.skulls, 0, s.rules.owners):
        s.push(DECLARING)
        set_ghost_skulls(s, log)


SHAKING: Final = [Shake(position) for position in range(CASKETS)]


def set_ghost_skulls(s: DieState, log: Log | None) -> None:
    """The ghost's skulls are sixes; in casket 3 the highest value that it does not show yet (DIE-G3)."""
    ghost = s.rules.ghost
    if ghost == NOBODY:
        return
    while s.skulls[ghost]:
        value: i64 = VALUES
        if s.shaken == CASKET_3:
            while value > 1 and s.shown[ghost * 12 + value - 1] + s.shown[ghost * 12 + VALUES + value - 1]:
                value -= 1
        declare(s, ghost, value, "DIE-G3", log)


def declare(s: DieState, owner: i64, value: i64, rule: str, log: Log | None) -> None:
    s.skulls[owner] -= 1
    s.shown[(owner * 2 + POWER) * VALUES + value - 1] += 1
    if log is not None:
        log.public("declared", rule, reveals=True, seat=owner, value=value, fades=("seat", "value"))


class Declare(Phase[DieState]):
    """Whoever owns a skull says what it counts, the active player first, then clockwise (DIE-P2)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        if any_in(s.skulls, 0, s.rules.owners):
            return False
        s.pop()
        return True

    def decider(self, s: DieState) -> i64:
        seat = s.active
        while not s.skulls[seat]:
            seat = (seat + 1) % s.rules.seats
        return seat

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add_range(DECLARE, DECLARE + VALUES)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        declare(s, seat, action - DECLARE + 1, "DIE-P2", log)


DECLARING: Final = Declare()


class IncenseWindow(WindowAroundTheTable):
    """Whoever holds incense may play it on the open roll, the active player first (DIE-T8, DIE-T1)."""

    def fits(self, s: DieState) -> bool:
        rolled = any(s.shown) or any(s.skulls)
        return s.shaken != NOWHERE and rolled and 0 <= self.asked <= s.rules.seats

    def may_react(self, s: DieState, seat: i64) -> bool:
        return s.holds(seat, INCENSE)

    def asking(self, place: i64) -> IncenseWindow:
        return INCENSE_ASKING[place]

    def concerns(self, s: DieState, seat: i64) -> bool:
        """The active player, and whoever has a die in the roll."""
        first = seat * 2 * VALUES
        return seat == s.active or any_in(s.shown, first, first + 2 * VALUES)

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add(PASS)
        legal.add(PLAY_INCENSE)

    def react(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        s.spend(seat, INCENSE)
        if s.rules.side_b[INCENSE]:
            s.stack[-1] = SHAKING[s.shaken]
            fill(s.shown, 0)
            if log is not None:
                log.public("shake-again", "DIE-T10", seat=seat)
            return
        s.stack[-1] = INCENSE_ASKING[0]
        s.push(PickDie(seat))
        if log is not None:
            log.public("incense", "DIE-T9", seat=seat)


INCENSE_ASKING: Final = [IncenseWindow(asked) for asked in range(MOST_SEATS + 1)]


class PickDie(OfSeat[DieState]):
    """Incense A: which die, whoever's it is (DIE-T9)."""

    def fits(self, s: DieState) -> bool:
        return super().fits(s) and any(s.shown)

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        for soul in range(s.rules.souls):
            named = s.rules.colours[soul // 2] * 2 + soul % 2
            for value in range(VALUES):
                if s.shown[soul * VALUES + value]:
                    legal.add(TURN + named * VALUES + value)
        legal.sort()

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        named = (action - TURN) // VALUES
        soul = s.rules.owner_of[named // 2] * 2 + named % 2
        s.stack[-1] = TurnDie(seat, soul, (action - TURN) % VALUES + 1)


class TurnDie(OfSeat[DieState]):
    """Incense A: up or down by one, where both are possible (DIE-T9)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "soul", "value")

    def __init__(self, seat: i64, soul: i64, value: i64) -> None:
        super().__init__(seat)
        self.soul = soul
        self.value = value

    def fits(self, s: DieState) -> bool:
        if not (s.rules.has_seat(self.seat) and 0 <= self.soul < s.rules.souls and 1 <= self.value <= VALUES):
            return False
        return s.shown[self.soul * VALUES + self.value - 1] > 0

    def run(self, s: DieState, log: Log | None) -> bool:
        if 1 < self.value < VALUES:
            return False
        self._turn(s, 1 if self.value == 1 else -1, log)
        return True

    def legal(self, s: DieState, seat: i64, legal: Legal) -> None:
        legal.add(UP)
        legal.add(DOWN)

    def apply(self, s: DieState, seat: i64, action: i64, log: Log | None) -> None:
        self._turn(s, 1 if action == UP else -1, log)

    def _turn(self, s: DieState, by: i64, log: Log | None) -> None:
        s.pop()
        at = self.soul * VALUES + self.value - 1
        s.shown[at] -= 1
        s.shown[at + by] += 1

        if log is not None:
            log.public(
                "turned",
                "DIE-T9",
                seat=self.seat,
                owner=self.soul // 2,
                kind=self.soul % 2,
                value=self.value,
                to=self.value + by,
                fades=("owner", "kind", "value", "to"),
            )
