"""What a step of one side in the running fight has in common with others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.state import NO_FIGHT, DayState
from ofrenda.kernel.phase import AboutSeat, OfSeatIfAny

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


def in_vain(seat: i64, rule: str, log: Log | None) -> None:
    """The effect that the seat's fighter has just used does nothing."""
    if log is not None:
        log.public("in-vain", rule, seat=seat)


class StepOfSide(AboutSeat[DayState]):
    """Something that one side does in the running fight."""

    def fits(self, s: DayState) -> bool:
        return super().fits(s) and s.fight != NO_FIGHT


class ChoiceOfSide(OfSeatIfAny[DayState]):
    """Something that one side chooses in the running fight; without a legal choice nothing happens (DAY-R6)."""

    def fits(self, s: DayState) -> bool:
        return super().fits(s) and s.fight != NO_FIGHT

    def nothing(self, s: DayState, log: Log | None) -> None:
        in_vain(self.seat, "DAY-R6", log)
