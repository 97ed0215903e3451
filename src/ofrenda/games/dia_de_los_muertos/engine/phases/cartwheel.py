"""Cartwheel: over up to three fields, striking everybody on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.fields import arrive
from ofrenda.games.dia_de_los_muertos.engine.phases.random_attacks import RandomAttack
from ofrenda.games.dia_de_los_muertos.engine.pieces import CARTWHEEL, GO, PLAIN, STOP, TARGET
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import bit, lowest
from ofrenda.kernel.phase import OfActive

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class Wheeling(OfActive[DiaState]):
    """The cartwheel's track, field by field; nobody is struck before it is complete (DM-25)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("track",)

    def __init__(self, track: tuple[int, ...]) -> None:
        self.track = track

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and len(self.track) > 0 and s.on_board(self.track)

    def run(self, s: DiaState, log: Log | None) -> bool:
        field = self.track[-1]
        gone = len(self.track) - 1
        stopped = gone > 0 and s.rules.board.special[field] != PLAIN
        if not stopped and gone < s.rules.deck.farthest[CARTWHEEL] and self._steps(s):
            return False
        self._finish(s)
        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(GO, self._steps(s))
        if len(self.track) > 1:
            legal.add(STOP)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        if action == STOP:
            self._finish(s)
            return
        s.fields[seat] = action - GO
        s.stack[-1] = Wheeling((*self.track, action - GO))
        if log is not None:
            log.public("wheeled", "DM-25", seat=seat, field=action - GO)

    def _steps(self, s: DiaState) -> i64:
        """The fields to go on to, as bits."""
        steps = s.free_steps(self.track[-1])
        for field in self.track:
            steps &= ~bit(field)
        return steps

    def _finish(self, s: DiaState) -> None:
        s.pop()
        arrive(s, s.active)
        s.push(WheelHits(self.track[1:], ()))


class WheelHits(OfActive[DiaState]):
    """Everybody passed suffers a random attack, in the order of the track (DM-25)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("track", "struck")

    def __init__(self, track: tuple[int, ...], struck: tuple[int, ...]) -> None:
        self.track = track
        self.struck = struck

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and s.on_board(self.track)

    def run(self, s: DiaState, log: Log | None) -> bool:
        victims = self._victims(s)
        if victims & victims - 1:
            return False
        if victims:
            self.apply(s, s.active, TARGET + lowest(victims), log)
        else:
            s.pop()
        return True

    def _victims(self, s: DiaState) -> i64:
        """Who is next, as bits: on the first field of the track where somebody has not been struck yet."""
        spared = bit(s.active)
        for seat in self.struck:
            spared |= bit(seat)
        for field in self.track:
            victims = s.on_field(field) & ~spared
            if victims:
                return victims
        return 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(TARGET, self._victims(s))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        victim = action - TARGET
        s.stack[-1] = WheelHits(self.track, (*self.struck, victim))
        s.push(RandomAttack(seat, victim, 0))
        if log is not None:
            log.public("targets", "DM-25", seat=seat, victim=victim, card=CARTWHEEL)
