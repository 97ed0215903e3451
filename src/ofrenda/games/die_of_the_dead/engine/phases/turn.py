"""Before the first turn, and from one turn to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.die_of_the_dead.engine.phases.caskets import MOVING_ON_A_ONE
from ofrenda.games.die_of_the_dead.engine.phases.gains import StartToken, gain_token
from ofrenda.games.die_of_the_dead.engine.phases.opening import OPENING
from ofrenda.games.die_of_the_dead.engine.phases.shaking import SHAKING
from ofrenda.games.die_of_the_dead.engine.phases.souls import lay_all_prepared, lay_free, prepare
from ofrenda.games.die_of_the_dead.engine.pieces import (
    CANDLE,
    GHOST_ROOM,
    NOBODY,
    ORDINARY,
    POWER,
    POWER_VALUES,
    VALUES,
)
from ofrenda.games.die_of_the_dead.engine.state import LAST_TURN, DieState
from ofrenda.kernel.chance import Chance, Outcome, Roll
from ofrenda.kernel.packed import bit, lowest
from ofrenda.kernel.phase import Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

START_DICE: Final = 2
STAYS: Final[tuple[str, ...]] = ()
"""Nothing of the set-up fades: the rulebook tells it to anybody who asks (DIE-H2)."""


class StartRoll(Phase[DieState]):
    """Everybody rolls two souls; the highest total begins; those who tie roll again (DIE-S6, DIE-S7)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rolling",)
    BY_ALL: ClassVar[bool] = True

    def __init__(self, rolling: i64) -> None:
        self.rolling = rolling
        """The seats that roll, as bits."""

    def fits(self, s: DieState) -> bool:
        return 0 < self.rolling < bit(s.rules.seats) and self.rolling & self.rolling - 1 != 0

    def chance(self, s: DieState) -> Chance:
        counts = [0] * s.rules.souls
        for seat in range(s.rules.seats):
            if self.rolling & bit(seat):
                counts[seat * 2] = START_DICE
        return Roll(s.rules.dice, tuple(counts))

    def fall(self, s: DieState, outcome: Outcome, log: Log | None) -> None:
        best: i64 = 0
        leading: i64 = 0
        totals: list[int] = []
        for seat in range(s.rules.seats):
            first = seat * (VALUES + len(POWER_VALUES))
            total: i64 = 0
            for value in range(VALUES):
                total += outcome[first + value] * (value + 1)
            totals.append(total)
            if total > best:
                best = total
                leading = 0
            if total == best:
                leading |= bit(seat)

        if log is not None:
            log.public("rolled-for-start", "DIE-S6", reveals=True, totals=tuple(totals))

        if leading & leading - 1:
            s.stack[-1] = StartRoll(leading)
            return

        s.stack[-1] = SetUp()
        s.active = lowest(leading)


class SetUp(Phase[DieState]):
    """Souls go into caskets and onto boards in turn order; then come the starting bonuses (DIE-S8, DIE-A2)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        rules = s.rules
        order = [(s.active + place) % rules.seats for place in range(rules.seats)]
        s.stack[-1] = BEGINNING
        if log is not None:
            log.public("begins", "DIE-S6" if rules.first_is_rolled else "DIE-S11", seat=s.active)

        table = "DIE-S9" if rules.options["setup"] == "published" else "DIE-S8"
        for place in range(rules.seats):
            caskets, prepared = rules.setup[place]
            for position in caskets:
                lay_free(s, order[place], ORDINARY, position, table, log, STAYS)
            for _soul in range(prepared):
                prepare(s, order[place], ORDINARY, table, log)

        for seat in order:
            self._start_bonus(s, seat, log)
        return True

    def _start_bonus(self, s: DieState, seat: i64, log: Log | None) -> None:
        rules = s.rules

        if seat == rules.white:
            prepare(s, seat, ORDINARY, "DIE-A2", log)
        elif seat == rules.red:
            gain_token(s, seat, CANDLE, "DIE-A2", log)
        elif seat == rules.yellow:
            lay_free(s, seat, ORDINARY, 0, "DIE-A2", log, STAYS)
        elif seat == rules.blue:
            s.city[seat] -= 1
            s.free[seat * 2 + POWER] += 1
            if log is not None:
                log.public("gained-power", "DIE-A2", seat=seat)
        elif seat == rules.black:
            s.push(StartToken(seat))


class BeginTurn(Phase[DieState]):
    """A turn begins with what may be played before a casket is chosen (DIE-1)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        s.stack[-1] = END_OF_TURN
        s.push(OPENING[0])
        if log is not None:
            log.public("turn", "DIE-2", turn=True, seat=s.active, number=s.turn)
        return True


class EndOfTurn(Phase[DieState]):
    """The turn's actions are done: lids are closed, and the ghost makes its step (DIE-G2)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        s.close()
        s.stack[-1] = NEXT_TURN
        if s.rules.ghost != NOBODY:
            haunt(s, s.rules.ghost, log)
        return True


def haunt(s: DieState, ghost: i64, log: Log | None) -> None:
    """Two souls on the ghost's board go into casket 1, which is shaken; else one more comes onto it (DIE-G2)."""
    if s.prepared_of(ghost) == GHOST_ROOM:
        lay_all_prepared(s, ghost, 0, "DIE-G2", log)
        s.push(MOVING_ON_A_ONE)
        s.push(SHAKING[0])
    elif s.free_of(ghost):
        prepare(s, ghost, ORDINARY if s.free[ghost * 2] else POWER, "DIE-G6", log)


class NextTurn(Phase[DieState]):
    """The next player clockwise, unless the match has gone on for too long (DIE-2, DIE-B7)."""

    def run(self, s: DieState, log: Log | None) -> bool:
        s.close()
        if s.turn == LAST_TURN:
            s.end()
            if log is not None:
                log.public("too-long", "DIE-B7", reveals=True, turn=True)
            return False

        s.turn += 1
        s.active = (s.active + 1) % s.rules.seats
        s.raised = 0
        s.used = 0
        s.stack[-1] = BEGINNING
        return True


BEGINNING: Final = BeginTurn()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()


def begin(s: DieState) -> None:
    """What happens first: the roll for the start, unless seat 1 begins by agreement (DIE-S11)."""
    everybody = bit(s.rules.seats) - 1
    s.push(StartRoll(everybody) if s.rules.first_is_rolled else SetUp())
