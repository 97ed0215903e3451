"""What comes from the decks: the deal, Unearth, Dig and the two cards of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.pieces import (
    BACKS,
    DECK,
    DISCARD,
    FIELD,
    FIGHTER_NAMES,
    FIGHTERS,
    HAND_PER_BACK,
    LOOKED_AT,
    NONE,
    PLACES,
    TAKE,
    back_of,
)
from ofrenda.games.day_of_the_dead.state import (
    ALL_SEE,
    BONUS,
    EVERYBODY,
    MARTYR,
    MOODY,
    NO_FIGHT,
    NOT_BEGUN,
    SEAT_BIT,
    SIDE,
    USES,
    DayState,
)
from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.phase import ALONE, Phase, Seats
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

# Why somebody picks a deck.
DIG: Final = 0
SCAVENGE: Final = 1
CHALLENGE: Final = 2


class DeckDraw(Draw):
    """A draw from a deck of known size, sampled without copying and summing the stock: it is drawn from often."""

    def __init__(self, stock: tuple[int, ...], size: int, count: int) -> None:
        super().__init__(FIGHTER_NAMES, stock, count)
        self.size_of_deck = size

    def sample(self, rng: Rng) -> Outcome:
        places: list[int] = []
        left: i64 = self.size_of_deck
        for _card in range(self.count):
            place: int = rng.below(left)
            for taken in places:
                if place >= taken:
                    place += 1
            places.append(place)
            places.sort()
            left -= 1
        drawn: list[int] = []
        fighter = 0
        passed = self.stock[0]
        for place in places:
            while place >= passed:
                fighter += 1
                passed += self.stock[fighter]
            drawn.append(fighter)
        return tuple(drawn)


class FromDeck(Phase[DayState]):
    """Cards are drawn from the deck of a back, or from its shuffled discards if it has run out (DAY-U2)."""

    back: int

    def due(self, s: DayState) -> int:
        """How many cards are still to be drawn."""
        return 1

    def run(self, s: DayState, log: Log | None) -> bool:
        first = self.back * FIGHTERS
        if some_left(s.deck, first) or some_left(s.pile, first):
            return False
        self.exhausted(s, log)
        return True

    def exhausted(self, s: DayState, log: Log | None) -> None:
        """Neither deck nor pile has a card left (DAY-R11)."""
        raise NotImplementedError

    def chance(self, s: DayState) -> Chance:
        first = self.back * FIGHTERS
        cards = s.deck if some_left(s.deck, first) else s.pile
        stock = cards[first : first + FIGHTERS]
        size = 0
        for count in stock:
            size += count
        return DeckDraw(tuple(stock), size, min(self.due(s), size))

    def taken(self, s: DayState, outcome: Outcome, log: Log | None) -> list[int]:
        """The drawn cards, out of the deck; it is made anew only now, so that the pile is seen until then (DAY-R11)."""
        first = self.back * FIGHTERS
        if not some_left(s.deck, first):
            for card in range(first, first + FIGHTERS):
                s.deck[card] = s.pile[card]
                s.pile[card] = 0
            if log is not None:
                log.public("reshuffled", "DAY-U2", reveals=True, back=self.back)
        cards: list[int] = []
        for fighter in outcome:
            s.deck[first + fighter] -= 1
            cards.append(first + fighter)
        return cards


def some_left(cards: list[int], first: int) -> bool:
    """Whether the deck or pile whose cards begin here has any."""
    return any(cards[card] for card in range(first, first + FIGHTERS))


class Deal(FromDeck):
    """Each player gets three cards of each deck (DAY-U1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back", "count")

    def __init__(self, seat: int, back: int, count: int) -> None:
        self.seat = seat
        self.back = back
        self.count = count

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.back < BACKS and 1 <= self.count <= HAND_PER_BACK

    def due(self, s: DayState) -> int:
        return self.count

    def exhausted(self, s: DayState, log: Log | None) -> None:
        s.pop()

    def fall(self, s: DayState, outcome: Outcome, log: Log | None) -> None:
        cards = self.taken(s, outcome, log)
        s.hands[self.seat] += cards
        s.hands[self.seat].sort()
        s.pop()
        if log is not None:
            seat = self.seat
            log.private((seat,), "dealt", "DAY-U1", reveals=True, seat=seat, back=self.back, cards=tuple(cards))
            log.others((seat,), "dealt-hidden", "DAY-U1", reveals=True, seat=seat, back=self.back, count=len(cards))


def unearth(s: DayState, seat: int, place: int, log: Log | None) -> None:
    """The card in this place goes to its pile; the seat will choose what replaces it (DAY-B3, DAY-R2)."""
    card = s.card[place]
    if log is not None:
        log.public("unearths", "DAY-B3", reveals=s.known[place] != EVERYBODY, seat=seat, card=card, at=place)
    s.pile[card] += 1
    s.card[place] = NONE
    s.known[place] = 0
    s.blank[place] = 0
    s.looker = seat
    s.push(LookAtThree(seat, place, back_of(card)))


def replace(s: DayState, place: int, card: int, known: int) -> None:
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

    def __init__(self, seat: int, place: int, back: int) -> None:
        self.seat = seat
        self.place = place
        self.back = back

    def fits(self, s: DayState) -> bool:
        return fits_place(s, self.seat, self.place, self.back)

    def due(self, s: DayState) -> int:
        return LOOKED_AT - len(s.looked)

    def exhausted(self, s: DayState, log: Log | None) -> None:
        s.stack[-1] = TakeOne(self.seat, self.place, self.back)

    def fall(self, s: DayState, outcome: Outcome, log: Log | None) -> None:
        cards = self.taken(s, outcome, log)
        s.looked += cards
        s.looked.sort()
        if len(s.looked) == LOOKED_AT:
            s.stack[-1] = TakeOne(self.seat, self.place, self.back)
        if log is not None:
            seat = self.seat
            log.private((seat,), "looked", "DAY-B3", reveals=True, seat=seat, back=self.back, cards=tuple(cards))
            log.others((seat,), "looked-hidden", "DAY-B3", reveals=True, seat=seat, back=self.back, count=len(cards))


class TakeOne(Phase[DayState]):
    """One of the cards looked at replaces the unearthed one; the others are discarded (DAY-B4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "back")

    def __init__(self, seat: int, place: int, back: int) -> None:
        self.seat = seat
        self.place = place
        self.back = back

    def fits(self, s: DayState) -> bool:
        return fits_place(s, self.seat, self.place, self.back) and len(s.looked) > 0

    def deciders(self, s: DayState) -> Seats:
        return ALONE[self.seat]

    def actions(self, s: DayState, seat: int) -> list[int]:
        legal: list[int] = []
        for card in s.looked:
            action = TAKE + card % FIGHTERS
            if not legal or legal[-1] != action:
                legal.append(action)
        return legal

    def apply(self, s: DayState, seat: int, action: int, log: Log | None) -> None:
        place = self.place
        owner = place // PLACES
        card = self.back * FIGHTERS + action - TAKE
        s.looked.remove(card)
        unused = tuple(s.looked)
        for other in unused:
            s.pile[other] += 1
        s.looked = []
        s.looker = ALL_SEE
        s.pop()
        replace(s, place, card, SEAT_BIT[seat] | SEAT_BIT[owner])
        if s.fight != NO_FIGHT and place % PLACES == s.fight and s.sides[owner * SIDE + USES] != NOT_BEGUN:
            s.sides[owner * SIDE + USES] = (
                0  # its side has begun to use an effect: the newcomer's comes too late (DAY-R5)
            )
        if log is not None:
            self._tell(s, seat, card, unused, log)

    def _tell(self, s: DayState, seat: int, card: int, unused: tuple[int, ...], log: Log) -> None:
        place = self.place
        if s.active[place]:
            log.public("replaced", "DAY-B4", reveals=True, seat=seat, card=card, at=place)
        else:
            knowing = (seat,) if seat == place // PLACES else (0, 1)
            log.private(knowing, "replaced", "DAY-B4", reveals=True, seat=seat, card=card, at=place)
            log.others(knowing, "replaced-hidden", "DAY-B4", seat=seat, back=self.back, at=place)
        if unused:
            log.public("unused", "DAY-B4", reveals=True, seat=seat, cards=unused)


def fits_place(s: DayState, seat: int, place: int, back: int) -> bool:
    """Whether a place is empty because its card is being replaced."""
    return (
        0 <= seat < 2
        and 0 <= place < FIELD
        and 0 <= back < BACKS
        and s.card[place] == NONE
        and s.looker == seat
        and all(back_of(card) == back for card in s.looked)
    )


class PickDeck(Phase[DayState]):
    """Any deck may be chosen to dig in, or to draw the two cards of a challenge from (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: int, why: int) -> None:
        self.seat = seat
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and self.why in (DIG, SCAVENGE, CHALLENGE) and s.fight != NO_FIGHT

    def run(self, s: DayState, log: Log | None) -> bool:
        if self.decks(s):
            return False
        s.pop()
        return True

    def decks(self, s: DayState) -> list[int]:
        """The decks with a card left, its discards counted."""
        return [
            DECK + back
            for back in range(BACKS)
            if some_left(s.deck, back * FIGHTERS) or some_left(s.pile, back * FIGHTERS)
        ]

    def deciders(self, s: DayState) -> Seats:
        return ALONE[self.seat]

    def actions(self, s: DayState, seat: int) -> list[int]:
        return self.decks(s)

    def apply(self, s: DayState, seat: int, action: int, log: Log | None) -> None:
        back = action - DECK
        if self.why == CHALLENGE:
            s.stack[-1] = RevealTwo(seat, back)
        else:
            s.stack[-1] = DrawOne(seat, back, self.why)
        if log is not None:
            log.public("picked-deck", "DAY-CHALLENGE" if self.why == CHALLENGE else "DAY-K1", seat=seat, back=back)


class DrawOne(FromDeck):
    """Who digs draws a card (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back", "why")

    def __init__(self, seat: int, back: int, why: int) -> None:
        self.seat = seat
        self.back = back
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.back < BACKS and self.why in (DIG, SCAVENGE)

    def exhausted(self, s: DayState, log: Log | None) -> None:
        s.pop()

    def fall(self, s: DayState, outcome: Outcome, log: Log | None) -> None:
        seat = self.seat
        card = self.taken(s, outcome, log)[0]
        s.hands[seat].append(card)
        s.hands[seat].sort()
        s.stack[-1] = DiscardOne(seat, self.back, self.why)
        if log is not None:
            log.private((seat,), "drew", "DAY-K1", reveals=True, seat=seat, card=card)
            log.others((seat,), "drew-hidden", "DAY-K1", reveals=True, seat=seat, back=self.back)


class DiscardOne(Phase[DayState]):
    """Then a card with the same back is discarded from the hand (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back", "why")

    def __init__(self, seat: int, back: int, why: int) -> None:
        self.seat = seat
        self.back = back
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and self.why in (DIG, SCAVENGE) and len(self.actions(s, self.seat)) > 0

    def deciders(self, s: DayState) -> Seats:
        return ALONE[self.seat]

    def actions(self, s: DayState, seat: int) -> list[int]:
        legal: list[int] = []
        for card in s.hands[seat]:
            if back_of(card) == self.back:
                action = DISCARD + card % FIGHTERS
                if not legal or legal[-1] != action:
                    legal.append(action)
        return legal

    def apply(self, s: DayState, seat: int, action: int, log: Log | None) -> None:
        card = self.back * FIGHTERS + action - DISCARD
        s.hands[seat].remove(card)
        s.pile[card] += 1
        s.pop()
        if log is not None:
            log.public("discarded", "DAY-K1", reveals=True, seat=seat, card=card)
        if self.why == SCAVENGE:
            strengthen(s, seat, s.rules.powers[card], "DAY-SCAVENGE", log)


def strengthen(s: DayState, seat: int, power: int, rule: str, log: Log | None) -> None:
    """The seat's side has so much more power in this fight, or less."""
    s.sides[seat * SIDE + BONUS] += power
    if log is not None:
        log.public("strengthened", rule, seat=seat, power=power)


class RevealTwo(FromDeck):
    """A challenge: the first card is the challenger's, the second the opponent's (DAY-CHALLENGE)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back")

    def __init__(self, seat: int, back: int) -> None:
        self.seat = seat
        self.back = back

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.back < BACKS and s.fight != NO_FIGHT and len(s.looked) < 2

    def exhausted(self, s: DayState, log: Log | None) -> None:
        self._finish(s)

    def fall(self, s: DayState, outcome: Outcome, log: Log | None) -> None:
        seat = self.seat
        mine = len(s.looked) == 0
        card = self.taken(s, outcome, log)[0]
        s.looked.append(card)
        if log is not None:
            log.public("revealed", "DAY-CHALLENGE", reveals=True, seat=seat if mine else 1 - seat, card=card)
        if mine:
            return
        powers = s.rules.powers
        if powers[s.looked[0]] > powers[card]:
            win_at_once(s, seat, "DAY-CHALLENGE", log)
        self._finish(s)

    def _finish(self, s: DayState) -> None:
        for card in s.looked:
            s.pile[card] += 1
        s.looked = []
        s.pop()


def win_at_once(s: DayState, seat: int, rule: str, log: Log | None) -> None:
    """The fight is over: no further effect, no adding up, no comparison (DAY-R1)."""
    s.winner = seat
    s.instant = 1
    if log is not None:
        log.public("won-at-once", rule, seat=seat)
