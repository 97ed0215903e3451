"""Straight attacks: blows and snatching."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.dodging import DodgeWindow
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import add_limb, lacking_limbs
from ofrenda.games.dia_de_los_muertos.engine.phases.random_attacks import remove_limb
from ofrenda.games.dia_de_los_muertos.engine.phases.victims import OnVictim
from ofrenda.games.dia_de_los_muertos.engine.pieces import ARM, FESTIVAL_BITS, FESTIVALS, FOOT, HAND, LEG, TAKE
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import bit

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class Blow(OnVictim):
    """Beating costs an arm, kicking a leg (DM-21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "limb")

    def __init__(self, victim: i64, limb: i64) -> None:
        super().__init__(victim)
        self.limb = limb

    def fits(self, s: DiaState) -> bool:
        return s.rules.has_seat(self.victim) and self.limb in (ARM, LEG)

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        remove_limb(s, self.victim, self.limb, log)
        return True


# Snatching


def snatchable(s: DiaState, seat: i64, victim: i64) -> i64:
    """What the victim has and the snatcher lacks: arm, leg and festival cards, as bits in the order of the actions."""
    lacking = lacking_limbs(s, seat)
    things: i64 = 0
    if lacking & HAND and s.arms[victim]:
        things |= bit(ARM - ARM)
    if lacking & FOOT and s.legs[victim]:
        things |= bit(LEG - ARM)
    for festival in range(FESTIVALS):
        if s.festivals[victim] & ~s.festivals[seat] & FESTIVAL_BITS[festival]:
            things |= bit(TAKE + festival - ARM)
    return things


class Snatch(OnVictim):
    """One limb or festival card that the snatcher can use (DM-20)."""

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and snatchable(s, s.active, self.victim) != 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(ARM, snatchable(s, seat, self.victim))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = Snatched(self.victim, action)
        if s.rules.snatch_dodgeable:
            s.push(DodgeWindow(self.victim))
            if log is not None:
                log.public("snatches", "DM-30", seat=seat, victim=self.victim, thing=action)


class Snatched(OnVictim):
    """The thing changes hands (DM-20)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "thing")

    def __init__(self, victim: i64, thing: i64) -> None:
        super().__init__(victim)
        self.thing = thing

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and ARM <= self.thing < TAKE + FESTIVALS

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        seat = s.active
        if log is not None:
            log.public("snatched", "DM-20", seat=seat, victim=self.victim, thing=self.thing)

        if self.thing >= TAKE:
            festival = FESTIVAL_BITS[self.thing - TAKE]
            s.festivals[self.victim] ^= festival
            s.festivals[seat] |= festival
        else:
            remove_limb(s, self.victim, self.thing, log)
            add_limb(s, seat, self.thing, log)

        return True
