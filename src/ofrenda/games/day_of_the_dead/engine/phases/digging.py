"""Dig, and the two cards of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.decks import FromDeck, cards_left
from ofrenda.games.day_of_the_dead.engine.phases.sides import in_vain
from ofrenda.games.day_of_the_dead.engine.pieces import (
    BACKS,
    DECK,
    DISCARD,
    DOUBLE,
    FIGHTERS,
    POWER_UP,
    SEATS,
    UNEARTH,
    back_of,
)
from ofrenda.games.day_of_the_dead.engine.state import BONUS, NO_FIGHT, SIDE, DayState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import Ints, appended
from ofrenda.kernel.phase import OfSeat, OfSeatIfAny

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

# Why somebody picks a deck.
DIG: Final = 0
SCAVENGE: Final = 1
CHALLENGE: Final = 2


class PickDeck(OfSeatIfAny[DayState]):
    """Any deck may be chosen to dig in, or to draw the two cards of a challenge from (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: i64, why: i64) -> None:
        super().__init__(seat)
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and self.why in (DIG, SCAVENGE, CHALLENGE) and s.fight != NO_FIGHT

    def possible(self, s: DayState) -> bool:
        return cards_left(s, DOUBLE) or cards_left(s, POWER_UP) or cards_left(s, UNEARTH)

    def nothing(self, s: DayState, log: Log | None) -> None:
        in_vain(self.seat, "DAY-CHALLENGE" if self.why == CHALLENGE else "DAY-K1", log)

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        """The decks with a card left, its discards counted."""
        for back in range(BACKS):
            if cards_left(s, back):
                legal.add(DECK + back)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        back = action - DECK
        if self.why == CHALLENGE:
            s.stack[-1] = REVEALS[seat * BACKS + back]
        else:
            s.stack[-1] = DIGS[seat * BACKS + back] if self.why == DIG else SCAVENGES[seat * BACKS + back]
        if log is not None:
            log.public("picked-deck", "DAY-CHALLENGE" if self.why == CHALLENGE else "DAY-K1", seat=seat, back=back)


class DrawOne(FromDeck):
    """Who digs draws a card (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back", "why")

    def __init__(self, seat: i64, back: i64, why: i64) -> None:
        self.seat = seat
        self.back = back
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.back < BACKS and self.why in (DIG, SCAVENGE)

    def get(self, s: DayState, cards: Ints) -> None:
        s.into_hand(self.seat, cards)

    def drawn(self, s: DayState, cards: tuple[int, ...], log: Log | None) -> None:
        seat = self.seat
        s.stack[-1] = DiscardOne(seat, self.back, self.why)
        if log is not None:
            log.private((seat,), "drew", "DAY-K1", reveals=True, seat=seat, card=cards[0])
            log.others((seat,), "drew-hidden", "DAY-K1", reveals=True, seat=seat, back=self.back)


class DiscardOne(OfSeat[DayState]):
    """Then a card with the same back is discarded from the hand (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back", "why")
    BY_HAND: ClassVar[bool] = True

    def __init__(self, seat: i64, back: i64, why: i64) -> None:
        super().__init__(seat)
        self.back = back
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and self.why in (DIG, SCAVENGE) and len(self.actions(s, self.seat)) > 0

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        for card in s.hands[seat]:
            if back_of(card) == self.back:
                legal.add_once(DISCARD + card % FIGHTERS)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
        card = self.back * FIGHTERS + action - DISCARD
        s.out_of_hand(seat, card)
        s.pile[card] += 1
        s.pop()
        if log is not None:
            log.public("discarded", "DAY-K1", reveals=True, seat=seat, card=card)
        if self.why == SCAVENGE:
            strengthen(s, seat, s.rules.powers[card], "DAY-SCAVENGE", log)


def strengthen(s: DayState, seat: i64, power: i64, rule: str, log: Log | None) -> None:
    """The seat's side has so much more power in this fight, or less."""
    s.sides[seat * SIDE + BONUS] += power
    if log is not None:
        log.public("strengthened", rule, seat=seat, power=power)


class RevealTwo(FromDeck):
    """A challenge: the first card is the challenger's, the second the opponent's (DAY-CHALLENGE)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back")

    def __init__(self, seat: i64, back: i64) -> None:
        self.seat = seat
        self.back = back

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.back < BACKS and s.fight != NO_FIGHT and len(s.looked) < 2

    def exhausted(self, s: DayState, log: Log | None) -> None:
        self._finish(s)

    def get(self, s: DayState, cards: Ints) -> None:
        s.looked = appended(s.looked, cards[0])

    def drawn(self, s: DayState, cards: tuple[int, ...], log: Log | None) -> None:
        seat = self.seat
        mine = len(s.looked) == 1
        if log is not None:
            of = seat if mine else 1 - seat
            log.public(
                "revealed", "DAY-CHALLENGE", reveals=True, seat=of, card=cards[0], power=s.rules.powers[cards[0]]
            )

        if mine:
            return

        powers = s.rules.powers
        if powers[s.looked[0]] > powers[s.looked[1]]:
            win_at_once(s, seat, "DAY-CHALLENGE", log)
        elif log is not None:
            log.public("challenge-lost", "DAY-CHALLENGE", seat=seat)
        self._finish(s)

    def _finish(self, s: DayState) -> None:
        s.put_away_looked()
        s.pop()


def win_at_once(s: DayState, seat: i64, rule: str, log: Log | None) -> None:
    """The fight is over: no further effect, no adding up, no comparison (DAY-R1)."""
    s.winner = seat
    s.instant = 1
    if log is not None:
        log.public("won-at-once", rule, seat=seat)


# Phases never change, so one of each serves every match.
DIGS: Final = [DrawOne(seat, back, DIG) for seat in range(SEATS) for back in range(BACKS)]
SCAVENGES: Final = [DrawOne(seat, back, SCAVENGE) for seat in range(SEATS) for back in range(BACKS)]
REVEALS: Final = [RevealTwo(seat, back) for seat in range(SEATS) for back in range(BACKS)]
PICKING_DECKS: Final = [PickDeck(seat, why) for seat in range(SEATS) for why in range(CHALLENGE + 1)]


def pick_deck(seat: i64, why: i64) -> PickDeck:
    return PICKING_DECKS[seat * (CHALLENGE + 1) + why]
