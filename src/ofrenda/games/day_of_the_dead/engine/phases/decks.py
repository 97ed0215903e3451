"""The decks, drawing from them, and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.pieces import BACKS, FIGHTER_NAMES, FIGHTERS, HAND_PER_BACK
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.packed import Ints, any_in, ints, row_of
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class DeckDraw(Draw):
    """A draw of a few cards at once from a deck or pile."""

    def sample(self, rng: Rng) -> Outcome:
        stock = ints(list(self.stock))
        return tuple(draw_some(stock, 0, sum(self.stock), self.count, rng))


def draw_some(cards: Ints, first: i64, left: i64, count: i64, rng: Rng) -> Ints:
    """So many of the `left` cards that are counted from `first` on, in order, each choice as likely.

    Their places in the deck are drawn, each among those that are left, and kept in rising order.
    """
    drawn = row_of(count)
    for number in range(count):
        place = rng.below(left - number)
        at: i64 = 0
        while at < number and drawn[at] <= place:
            place += 1
            at += 1
        later = number
        while later > at:
            drawn[later] = drawn[later - 1]
            later -= 1
        drawn[at] = place

    card = first
    passed = cards[card]
    for number in range(count):
        place = drawn[number]
        while place >= passed:
            card += 1
            passed += cards[card]
        drawn[number] = card
    return drawn


class FromDeck(Phase[DayState]):
    """Cards are drawn from the deck of a back, or from its shuffled discards if it has run out (DAY-U2)."""

    back: i64

    def due(self, s: DayState) -> i64:
        """How many cards are still to be drawn."""
        return 1

    def get(self, s: DayState, cards: Ints) -> None:
        """The drawn cards are out of the deck: this is where they go."""
        raise NotImplementedError

    def drawn(self, s: DayState, cards: tuple[int, ...], log: Log | None) -> None:
        """All are drawn: go on, and tell of them if somebody logs."""
        raise NotImplementedError

    def exhausted(self, s: DayState, log: Log | None) -> None:
        """Neither deck nor pile has a card left (DAY-R11)."""
        s.pop()

    def run(self, s: DayState, log: Log | None) -> bool:
        if s.left[self.back] or cards_left(s, self.back):
            return False
        self.exhausted(s, log)
        return True

    def chance(self, s: DayState) -> Chance:
        first = self.back * FIGHTERS
        stock = s.deck if s.left[self.back] else s.pile
        cards = tuple(stock[first : first + FIGHTERS])
        return DeckDraw(FIGHTER_NAMES, cards, min(self.due(s), sum(cards)))

    def fall(self, s: DayState, outcome: Outcome, log: Log | None) -> None:
        self._make_deck(s, log)
        cards = [self.back * FIGHTERS + fighter for fighter in outcome]
        self._take(s, ints(cards))
        self.drawn(s, tuple(cards), log)

    def tumble(self, s: DayState, rng: Rng) -> None:
        if not s.left[self.back]:
            self._make_deck(s, None)
        left = s.left[self.back]
        self._take(s, draw_some(s.deck, self.back * FIGHTERS, left, min(self.due(s), left), rng))
        self.drawn(s, (), None)

    def _make_deck(self, s: DayState, log: Log | None) -> None:
        """An empty deck is made anew only now that somebody draws, so that the pile is seen until then (DAY-R11)."""
        if not s.left[self.back]:
            s.shuffle_pile(self.back)
            if log is not None:
                log.public("reshuffled", "DAY-U2", reveals=True, back=self.back)

    def _take(self, s: DayState, cards: Ints) -> None:
        s.left[self.back] -= len(cards)
        deck = s.deck
        for card in cards:
            deck[card] -= 1
        self.get(s, cards)


def cards_left(s: DayState, back: i64) -> bool:
    """Whether the deck of this back or its pile has a card to draw."""
    first = back * FIGHTERS
    return s.left[back] > 0 or any_in(s.pile, first, first + FIGHTERS)


class Deal(FromDeck):
    """Each player gets three cards of each deck (DAY-U1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back", "count")

    def __init__(self, seat: i64, back: i64, count: i64) -> None:
        self.seat = seat
        self.back = back
        self.count = count

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.back < BACKS and 1 <= self.count <= HAND_PER_BACK

    def due(self, s: DayState) -> i64:
        return self.count

    def get(self, s: DayState, cards: Ints) -> None:
        s.into_hand(self.seat, cards)

    def drawn(self, s: DayState, cards: tuple[int, ...], log: Log | None) -> None:
        s.pop()
        if log is not None:
            seat = self.seat
            log.private((seat,), "dealt", "DAY-U1", reveals=True, seat=seat, back=self.back, cards=cards)
            log.others((seat,), "dealt-hidden", "DAY-U1", reveals=True, seat=seat, back=self.back, count=len(cards))
