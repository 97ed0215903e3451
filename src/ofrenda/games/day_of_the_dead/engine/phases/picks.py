"""Choosing a card in play: for an Unearth, a Spook, a Control or a Forget."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.sides import in_vain
from ofrenda.games.day_of_the_dead.engine.phases.unearthing import unearth
from ofrenda.games.day_of_the_dead.engine.pieces import (
    FORGOTTEN,
    NONE,
    PLACES,
    SEATS,
    SILENCED,
    SPIRIT,
    picked,
    picking,
)
from ofrenda.games.day_of_the_dead.engine.state import NO_FIGHT, DayState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.phase import OfSeat

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

# Why a card is picked.
UNEARTHING: Final = 0
"""One of the own cards, the spirit included, will be replaced (DAY-B3)."""
SPOOK: Final = 1
"""Any card in play will be replaced (DAY-SPOOK)."""
CONTROL: Final = 2
"""A fighter of the other line loses its effect for the turn (DAY-CONTROL)."""
FORGET: Final = 3
"""Another fighter of the own line loses its effect for the turn (DAY-FORGET)."""


class PickCard(OfSeat[DayState]):
    """A card in play is chosen; what happens to it depends on why."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: i64, why: i64) -> None:
        super().__init__(seat)
        self.why = why

    def fits(self, s: DayState) -> bool:
        in_fight = s.fight != NO_FIGHT or self.why == UNEARTHING
        return 0 <= self.seat < 2 and UNEARTHING <= self.why <= FORGET and in_fight

    def run(self, s: DayState, log: Log | None) -> bool:
        if self.why != FORGET or s.slots > 1:
            return False
        in_vain(self.seat, "DAY-FORGET", log)
        s.pop()  # the only fighter of its line has nobody to forget
        return True

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        if self.why != CONTROL:
            self._add(s, seat, seat, legal)
        if self.why == SPOOK or self.why == CONTROL:
            self._add(s, seat, 1 - seat, legal)

    def _add(self, s: DayState, seat: i64, side: i64, legal: Legal) -> None:
        cards = s.card
        first = side * PLACES
        first_action = picking(first, seat)
        left_out = s.fight if self.why == FORGET else NONE
        for slot in range(s.slots):
            if cards[first + slot] != NONE and slot != left_out:
                legal.add(first_action + slot)
        if self.why <= SPOOK and cards[first + SPIRIT] != NONE:
            legal.add(first_action + SPIRIT)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        place = picked(action, seat)
        s.pop()
        if self.why <= SPOOK:
            unearth(s, seat, place, log)
            return
        s.blank[place] = SILENCED if self.why == CONTROL else FORGOTTEN
        if log is not None:
            rule = "DAY-CONTROL" if self.why == CONTROL else "DAY-FORGET"
            log.public("blanked", rule, seat=seat, at=place)


PICKS: Final = [PickCard(seat, why) for seat in range(SEATS) for why in range(FORGET + 1)]


def pick_card(seat: i64, why: i64) -> PickCard:
    """Phases never change, so one of each serves every match."""
    return PICKS[seat * (FORGET + 1) + why]
