"""What a step of one side in the running fight has in common with others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.state import NO_FIGHT, DayState
from ofrenda.kernel.phase import Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


def in_vain(seat: int, rule: str, log: Log | None) -> None:
    """The effect that the seat's fighter has just used does nothing."""
    if log is not None:
        log.public("in-vain", rule, seat=seat)


class OfOneSide(Phase[DayState]):
    """Something that one side does in the running fight."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and s.fight != NO_FIGHT


class ChoiceOfOneSide(OfOneSide):
    """Something that it chooses; without a legal choice nothing happens (DAY-R6)."""

    def run(self, s: DayState, log: Log | None) -> bool:
        if self.actions(s, self.seat):
            return False
        in_vain(self.seat, "DAY-R6", log)
        s.pop()
        return True

    def decider(self, s: DayState) -> i64:
        return self.seat
