"""Straight attacks: blows and snatching."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.dodging import DodgeWindow
from ofrenda.games.dia_de_los_muertos.engine.phases.fields import add_limb, lacking_limbs
from ofrenda.games.dia_de_los_muertos.engine.phases.random_attacks import remove_limb
from ofrenda.games.dia_de_los_muertos.engine.pieces import ARM, FESTIVAL_BITS, FESTIVALS, FOOT, HAND, LEG, TAKE
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.phase import OfActive, Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class Blow(Phase[DiaState]):
    """Beating costs an arm, kicking a leg (DM-21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "limb")

    def __init__(self, victim: int, limb: int) -> None:
        self.victim = victim
        self.limb = limb

    def fits(self, s: DiaState) -> bool:
        return s.rules.has_seat(self.victim) and self.limb in (ARM, LEG)

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        remove_limb(s, self.victim, self.limb, log)
        return True


# Snatching


def snatchable(s: DiaState, seat: int, victim: int) -> list[int]:
    """What the victim has and the snatcher lacks."""
    lacking = lacking_limbs(s, seat)
    things: list[int] = []
    if lacking & HAND and s.arms[victim]:
        things.append(ARM)
    if lacking & FOOT and s.legs[victim]:
        things.append(LEG)
    for festival in range(FESTIVALS):
        if s.festivals[victim] & ~s.festivals[seat] & FESTIVAL_BITS[festival]:
            things.append(TAKE + festival)
    return things


class Snatch(OfActive[DiaState]):
    """One limb or festival card that the snatcher can use (DM-20)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and s.rules.has_seat(self.victim) and len(snatchable(s, s.active, self.victim)) > 0

    def actions(self, s: DiaState, seat: i64) -> list[int]:
        return snatchable(s, seat, self.victim)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = Snatched(self.victim, action)
        if s.rules.snatch_dodgeable:
            s.push(DodgeWindow(self.victim))
            if log is not None:
                log.public("snatches", "DM-30", seat=seat, victim=self.victim, thing=action)


class Snatched(Phase[DiaState]):
    """The thing changes hands (DM-20)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "thing")

    def __init__(self, victim: int, thing: int) -> None:
        self.victim = victim
        self.thing = thing

    def fits(self, s: DiaState) -> bool:
        return s.active >= 0 and s.rules.has_seat(self.victim) and ARM <= self.thing < TAKE + FESTIVALS

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        seat = s.active
        if log is not None:
            log.public("snatched", "DM-20", seat=seat, victim=self.victim, thing=self.thing)

        if self.thing >= TAKE:
            bit = FESTIVAL_BITS[self.thing - TAKE]
            s.festivals[self.victim] ^= bit
            s.festivals[seat] |= bit
        else:
            remove_limb(s, self.victim, self.thing, log)
            add_limb(s, seat, self.thing, log)

        return True
