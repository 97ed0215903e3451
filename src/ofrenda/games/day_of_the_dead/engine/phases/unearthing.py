"""Unearth: a card in play is replaced by one of three from the deck of its back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.decks import FromDeck
from ofrenda.games.day_of_the_dead.engine.pieces import (
    ALL_SEE,
    BACKS,
    EVERYBODY,
    FIELD,
    FIGHTERS,
    LOOKED_AT,
    NONE,
    PLACES,
    SEAT_BIT,
    SEATS,
    TAKE,
    back_of,
)
from ofrenda.games.day_of_the_dead.engine.state import MARTYR, MOODY, NO_FIGHT, NOT_BEGUN, SIDE, USES, DayState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import Ints, removed
from ofrenda.kernel.phase import OfSeat

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


def unearth(s: DayState, seat: i64, place: i64, log: Log | None) -> None:
    """The card in this place goes to its pile; the seat will choose what replaces it (DAY-B3, DAY-R2)."""
    card = s.card[place]
    if log is not None:
        log.public("unearths", "DAY-B3", reveals=s.known[place] != EVERYBODY, seat=seat, card=card, at=place)
    s.pile[card] += 1
    s.card[place] = NONE
    s.known[place] = 0
    s.blank[place] = 0
    s.looker = seat
    s.push(LOOKS[(seat * FIELD + place) * BACKS + back_of(card)])


def replace(s: DayState, place: i64, card: i64, known: i64) -> None:
    """A newcomer takes a place and its state; it is free of what was done to the card before it (DAY-B5, DAY-R7)."""
    s.card[place] = card
    s.known[place] = EVERYBODY if s.active[place] else known
    s.blank[place] = 0
    if s.fight != NO_FIGHT and place % PLACES == s.fight:
        first = place // PLACES * SIDE
        for mark in range(first + MARTYR, first + MOODY + 1):
            s.sides[mark] = 0


class LookAtThree(FromDeck):
    """Whoever unearths looks at the top three cards of the matching deck (DAY-B3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "back")

    def __init__(self, seat: i64, place: i64, back: i64) -> None:
        self.seat = seat
        self.place = place
        self.back = back

    def fits(self, s: DayState) -> bool:
        return fits_place(s, self.seat, self.place, self.back)

    def due(self, s: DayState) -> i64:
        return LOOKED_AT - len(s.looked)

    def exhausted(self, s: DayState, log: Log | None) -> None:
        s.stack[-1] = TAKES[(self.seat * FIELD + self.place) * BACKS + self.back]

    def get(self, s: DayState, cards: Ints) -> None:
        s.look_at(cards)

    def drawn(self, s: DayState, cards: tuple[int, ...], log: Log | None) -> None:
        if len(s.looked) == LOOKED_AT:
            s.stack[-1] = TAKES[(self.seat * FIELD + self.place) * BACKS + self.back]
        if log is not None:
            seat = self.seat
            log.private((seat,), "looked", "DAY-B3", reveals=True, seat=seat, back=self.back, cards=cards)
            log.others((seat,), "looked-hidden", "DAY-B3", reveals=True, seat=seat, back=self.back, count=len(cards))


class TakeOne(OfSeat[DayState]):
    """One of the cards looked at replaces the unearthed one; the others are discarded (DAY-B4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "back")
    BY_HAND: ClassVar[bool] = True

    def __init__(self, seat: i64, place: i64, back: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.back = back

    def fits(self, s: DayState) -> bool:
        return fits_place(s, self.seat, self.place, self.back) and len(s.looked) > 0

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        for card in s.looked:
            legal.add_once(TAKE + card % FIGHTERS)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        place = self.place
        owner = place // PLACES
        card = self.back * FIGHTERS + action - TAKE
        s.looked = removed(s.looked, card)
        unused = tuple(s.looked) if log is not None else ()
        s.put_away_looked()
        s.looker = ALL_SEE
        s.pop()
        replace(s, place, card, SEAT_BIT[seat] | SEAT_BIT[owner])
        fighting = s.fight != NO_FIGHT and place % PLACES == s.fight
        if fighting and s.sides[owner * SIDE + USES] != NOT_BEGUN:
            # Its side has begun to use an effect: the newcomer's comes too late (DAY-R5).
            s.sides[owner * SIDE + USES] = 0

        if log is not None:
            self._tell(s, seat, card, unused, log)

    def _tell(self, s: DayState, seat: i64, card: i64, unused: tuple[int, ...], log: Log) -> None:
        place = self.place
        if s.active[place]:
            log.public("replaced", "DAY-B4", reveals=True, seat=seat, card=card, at=place)
        else:
            knowing = (seat,) if seat == place // PLACES else (0, 1)
            log.private(knowing, "replaced", "DAY-B4", reveals=True, seat=seat, card=card, at=place)
            log.others(knowing, "replaced-hidden", "DAY-B4", seat=seat, back=self.back, at=place)
        if unused:
            log.public("unused", "DAY-B4", reveals=True, seat=seat, cards=unused)


def fits_place(s: DayState, seat: i64, place: i64, back: i64) -> bool:
    """Whether a place is empty because its card is being replaced."""
    return (
        0 <= seat < 2
        and 0 <= place < FIELD
        and 0 <= back < BACKS
        and s.card[place] == NONE
        and s.looker == seat
        and all(back_of(card) == back for card in s.looked)
    )


# Phases never change, so one of each serves every match.
LOOKS: Final = [
    LookAtThree(seat, place, back) for seat in range(SEATS) for place in range(FIELD) for back in range(BACKS)
]
TAKES: Final = [TakeOne(seat, place, back) for seat in range(SEATS) for place in range(FIELD) for back in range(BACKS)]
