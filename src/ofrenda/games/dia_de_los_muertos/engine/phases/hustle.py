"""Hustle: push a skeleton one way and step the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.dodging import DodgeWindow
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import arrive
from ofrenda.games.dia_de_los_muertos.engine.phases.victims import OnVictim
from ofrenda.games.dia_de_los_muertos.engine.pieces import BOARD_FIELDS, GO, PUSH
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import bit

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


def pushes(s: DiaState, seat: i64, victim: i64) -> i64:
    """Where the victim can be pushed so that the pusher can step too, as bits (DM-22)."""
    steps = s.free_steps(s.fields[victim])
    found: i64 = 0
    for field in range(BOARD_FIELDS):
        if steps >> field & 1 and counter_steps(s, seat, victim, field):
            found |= bit(field)
    return found


def counter_steps(s: DiaState, seat: i64, victim: i64, pushed: i64) -> i64:
    """The pusher's own steps when the victim goes to `pushed`: a swap of places, or two other, different fields."""
    own = s.fields[seat]
    other = s.fields[victim]
    steps = s.free_steps(own)
    if own == other:
        return steps & ~bit(pushed)
    if pushed == own:
        return steps & bit(other)
    return steps & ~bit(other) & ~bit(pushed)


class HustlePush(OnVictim):
    """Where the victim is pushed (DM-22)."""

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and pushes(s, s.active, self.victim) != 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(PUSH, pushes(s, seat, self.victim))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = HustleStep(self.victim, action - PUSH)


class HustleStep(OnVictim):
    """Where the pusher goes in return; then the attack is declared in full (DM-22, DM-30)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "pushed")

    def __init__(self, victim: i64, pushed: i64) -> None:
        super().__init__(victim)
        self.pushed = pushed

    def fits(self, s: DiaState) -> bool:
        known = super().fits(s) and s.on_board((self.pushed,))
        return known and counter_steps(s, s.active, self.victim, self.pushed) != 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(GO, counter_steps(s, seat, self.victim, self.pushed))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = Hustled(self.victim, self.pushed, action - GO)
        s.push(DodgeWindow(self.victim))
        if log is not None:
            log.public("hustles", "DM-22", seat=seat, victim=self.victim, pushed=self.pushed, field=action - GO)


class Hustled(OnVictim):
    """Both are placed first; then the fields have their effects, on the victim first (DM-18)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "pushed", "field")

    def __init__(self, victim: i64, pushed: i64, field: i64) -> None:
        super().__init__(victim)
        self.pushed = pushed
        self.field = field

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and s.on_board((self.pushed, self.field))

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        s.fields[self.victim] = self.pushed
        s.fields[s.active] = self.field
        if log is not None:
            log.public("hustled", "DM-22", seat=s.active, victim=self.victim, pushed=self.pushed, field=self.field)
        arrive(s, s.active)
        arrive(s, self.victim)
        return True
