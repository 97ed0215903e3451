"""The decks, drawing from them, and the deal."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.pieces import BACKS, FIGHTER_NAMES, FIGHTERS, HAND_PER_BACK
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class DeckDraw(Chance):
    """A draw from a deck or pile as it lies there, good until it is answered.

    Draws are a fourth of all entries, and a sample needs no copy of the deck; whoever asks for more gets a whole Draw.
    """

    def __init__(self, cards: list[int], first: int, left: int, count: int) -> None:
        self.cards = cards
        self.first = first
        self.left = left
        self.count = count

    def whole(self) -> Draw:
        return Draw(FIGHTER_NAMES, tuple(self.cards[self.first : self.first + FIGHTERS]), self.count)

    def sample(self, rng: Rng) -> Outcome:
        """Nobody draws more than three; their places in the deck, in rising order, need no list."""
        left: i64 = self.left
        count: i64 = self.count
        low: i64 = rng.below(left)
        middle: i64 = left
        high: i64 = left
        if count > 1:
            middle = rng.below(left - 1)
            if middle >= low:
                middle += 1
            else:
                low, middle = middle, low

        if count > 2:
            high = rng.below(left - 2)
            if high >= low:
                high += 1
            if high >= middle:
                high += 1
            elif high > low:
                middle, high = high, middle
            else:
                low, middle, high = high, low, middle

        cards = self.cards
        first: i64 = self.first
        card = first
        passed: i64 = cards[card]
        while low >= passed:
            card += 1
            passed += cards[card]

        one = card - first
        if count == 1:
            return (one,)

        while middle >= passed:
            card += 1
            passed += cards[card]

        two = card - first
        if count == 2:
            return (one, two)

        while high >= passed:
            card += 1
            passed += cards[card]

        return (one, two, card - first)

    def size(self) -> int:
        return self.whole().size()

    def enumerate(self) -> Iterator[tuple[Outcome, Fraction]]:
        return self.whole().enumerate()

    def check(self, outcome: Outcome) -> None:
        self.whole().check(outcome)

    def text(self, outcome: Outcome) -> str:
        return self.whole().text(outcome)

    def parse(self, text: str) -> Outcome:
        return self.whole().parse(text)

    def wanted(self) -> str:
        return self.whole().wanted()


class FromDeck(Phase[DayState]):
    """Cards are drawn from the deck of a back, or from its shuffled discards if it has run out (DAY-U2)."""

    back: int

    def due(self, s: DayState) -> int:
        """How many cards are still to be drawn."""
        return 1

    def run(self, s: DayState, log: Log | None) -> bool:
        if cards_left(s, self.back):
            return False
        self.exhausted(s, log)
        return True

    def exhausted(self, s: DayState, log: Log | None) -> None:
        """Neither deck nor pile has a card left (DAY-R11)."""
        raise NotImplementedError

    def chance(self, s: DayState) -> Chance:
        first = self.back * FIGHTERS
        left = s.left[self.back]
        if left:
            return DeckDraw(s.deck, first, left, min(self.due(s), left))
        left = sum(s.pile[first : first + FIGHTERS])
        return DeckDraw(s.pile, first, left, min(self.due(s), left))

    def taken(self, s: DayState, outcome: Outcome, log: Log | None) -> list[int]:
        """The drawn cards, out of the deck; it is made anew only now, so that the pile is seen until then (DAY-R11)."""
        back = self.back
        if not s.left[back]:
            s.shuffle_pile(back)
            if log is not None:
                log.public("reshuffled", "DAY-U2", reveals=True, back=back)
        cards = [back * FIGHTERS + fighter for fighter in outcome]
        deck = s.deck
        for card in cards:
            deck[card] -= 1
        s.left[back] -= len(cards)
        return cards


def cards_left(s: DayState, back: int) -> bool:
    """Whether the deck of this back or its pile has a card to draw."""
    first = back * FIGHTERS
    return s.left[back] > 0 or any(s.pile[card] for card in range(first, first + FIGHTERS))


def sorted_in(held: list[int], drawn: list[int]) -> list[int]:
    """All these cards in order; what is drawn is in order already, and mostly belongs at the end."""
    together = held + drawn
    if held and held[-1] > drawn[0]:
        together.sort()
    return together


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
        s.hands[self.seat] = sorted_in(s.hands[self.seat], cards)
        s.pop()
        if log is not None:
            seat = self.seat
            log.private((seat,), "dealt", "DAY-U1", reveals=True, seat=seat, back=self.back, cards=tuple(cards))
            log.others((seat,), "dealt-hidden", "DAY-U1", reveals=True, seat=seat, back=self.back, count=len(cards))
