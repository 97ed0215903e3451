"""The cards of a match, and what everybody can know of those they do not see."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ANSWERS,
    BACKS,
    DENS,
    DODGE,
    HOLDING,
    KINDS,
    MARKS,
    MIXED,
    MIXED_MARKS,
    OLD,
    REMIXED,
    is_reaction,
)
from ofrenda.games.dia_de_los_muertos.engine.settings import DiaRules
from ofrenda.kernel.state import TurnState

NO_CARD: Final = -1
"""This seat has laid no card: it had none, or the card has been used."""
KNOCKED: Final = -2
"""A header has knocked this seat over: its turn in this round is lost (DM-24)."""


class Cards(TurnState[DiaRules]):
    """Cards in hands, laid, in the pile, in dens and discarded.

    Tables by seat and kind (or by den and kind, seat and back) are single lists, row after row. What is known of hidden
    cards changes seldom: its tables (of rows) are replaced, never changed in place, and clones share them.
    """

    hands: list[int]
    """By seat and kind: the cards in hand."""
    backs: list[int]
    """By seat and back: the same cards as everybody sees them."""
    old: list[list[int]]
    """By seat and kind: those in hand since before the last shuffle (DM-K1)."""
    mixed: list[list[int]]
    """By answer, seat and kind: those left of the hand that was not reactions alone (DM-K2)."""
    laid: list[int]
    """By seat: the kind of its laid card, NO_CARD or KNOCKED."""
    laid_marks: list[int]
    """By seat: the marks of its laid card."""
    played: int
    """The card that lies turned up while its action is carried out, or NO_CARD."""
    pile: list[int]
    top: int
    """The bones on the top card of the pile; 0 if there is none or it must be turned up first."""
    discards: list[int]
    """The discards that everybody has seen, by kind."""
    face_down: list[int]
    """What was discarded face down, sorted: who did it, the marks and the kind of each card (see `face_down_card`)."""
    shuffled: list[int]
    """The cards that everybody had seen when the pile was last made of them, by kind; replaced, never changed."""
    shuffled_own: list[int]
    """By seat and kind: its own face-down discards among those cards; replaced, never changed."""
    turned_up: list[int]
    """By kind: the cards out of the present pile that everybody has seen since."""
    dens: list[int]
    """By den and kind."""
    carried: int
    """The card in the dog's jaws until a den is chosen, or NO_CARD."""

    def clear_cards(self) -> None:
        """Before the deal: all cards in the pile."""
        seats = self.rules.seats
        self.hands = [0] * (seats * KINDS)
        self.backs = [0] * (seats * BACKS)
        self.old = [[0] * KINDS for _seat in range(seats)]
        self.mixed = [[0] * KINDS for _row in range(ANSWERS * seats)]
        self.laid = [NO_CARD] * seats
        self.laid_marks = [0] * seats
        self.played = NO_CARD
        self.pile = self.rules.deck.copies[:]
        self.top = 0
        self.discards = [0] * KINDS
        self.face_down = []
        self.shuffled = [0] * KINDS
        self.shuffled_own = [0] * (seats * KINDS)
        self.turned_up = [0] * KINDS
        self.dens = [0] * (DENS * KINDS)
        self.carried = NO_CARD

    def hand_size(self, seat: int) -> int:
        first = seat * BACKS
        backs = self.backs
        return backs[first] + backs[first + 1] + backs[first + 2]

    def has_other_card(self, seat: int) -> bool:
        """Whether the hand holds anything but reactions."""
        reactions = self.hands[seat * KINDS + DODGE] + self.hands[seat * KINDS + HOLDING]
        return self.hand_size(seat) > reactions

    def in_sight(self, kind: int) -> int:
        """How many copies of the kind lie where everybody sees them."""
        found = self.discards[kind]
        for den in range(DENS):
            found += self.dens[den * KINDS + kind]
        if self.carried == kind:
            found += 1
        return found + 1 if self.played == kind else found

    def may_hold(self, seat: int, kind: int) -> bool:
        """Whether the seat may have this card in hand, judging by what everybody sees."""
        deck = self.rules.deck
        return self.backs[seat * BACKS + deck.back[kind]] > 0 and self.in_sight(kind) < deck.copies[kind]

    # How cards move

    def gain(self, seat: int, kind: int) -> None:
        self.hands[seat * KINDS + kind] += 1
        self.backs[seat * BACKS + self.rules.deck.back[kind]] += 1

    def lose(self, seat: int, kind: int) -> int:
        """A card leaves the hand, of two alike the one held longer; these are its marks (DM-K1)."""
        again = self.rules.seats + seat
        self.hands[seat * KINDS + kind] -= 1
        self.backs[seat * BACKS + self.rules.deck.back[kind]] -= 1
        marks = 0
        if self.old[seat][kind]:
            self.old = one_less(self.old, seat, kind)
            marks = OLD

        if self.mixed[seat][kind]:
            self.mixed = one_less(self.mixed, seat, kind)
            marks |= MIXED

        if self.mixed[again][kind]:
            self.mixed = one_less(self.mixed, again, kind)
            marks |= REMIXED

        return marks

    def lay(self, seat: int, kind: int) -> None:
        self.mark_laid(seat, self.lose(seat, kind))
        self.laid[seat] = kind

    def take_laid(self, seat: int, after: int) -> int:
        """The laid card, if there is one, leaves its place; these are its marks."""
        marks = self.laid_marks[seat]
        self.mark_laid(seat, 0)
        self.laid[seat] = after
        return marks

    def mark_laid(self, seat: int, marks: int) -> None:
        if self.laid_marks[seat] != marks:
            self.laid_marks = self.laid_marks[:]
            self.laid_marks[seat] = marks

    def put_face_down(self, seat: int, kind: int, marks: int) -> None:
        insort(self.face_down, face_down_card(seat, marks, kind))

    def show(self, seat: int, kind: int, marks: int) -> None:
        """A card that the seat had is turned up; anything but a reaction settles what was known of its hand (DM-K2)."""
        if not marks & OLD:
            self.show_from_pile(kind)
        if marks & ~OLD and not is_reaction(kind):
            for answer in range(ANSWERS):
                if marks & MIXED_MARKS[answer]:
                    self.forget_mixed(seat, answer)

    def show_from_pile(self, kind: int) -> None:
        """A card that came out of the present pile is turned up."""
        self.turned_up = self.turned_up[:]
        self.turned_up[kind] += 1

    # What everybody can tell of hidden cards

    def told_apart(self, seat: int, back: int) -> bool:
        """Whether the seat's cards with this back differ in marks, so that all see which of them goes (DM-K1)."""
        marks = self.marks_in_hand(seat, self.rules.deck.by_back[back])
        return len(marks) > 0 and marks[0] != marks[-1]

    def marks_in_hand(self, seat: int, kinds: list[int]) -> list[int]:
        """The marks of the seat's cards of these kinds, longest held first: these have all marks of what came later."""
        marks: list[int] = []
        for kind in kinds:
            marks += [0] * self.hands[seat * KINDS + kind]
        for card in range(sum([self.old[seat][kind] for kind in kinds])):
            marks[card] |= OLD
        for answer in range(ANSWERS):
            mixed = self.mixed[self.mixed_row(seat, answer)]
            for card in range(sum([mixed[kind] for kind in kinds])):
                marks[card] |= MIXED_MARKS[answer]
        return marks

    def mixed_row(self, seat: int, answer: int) -> int:
        """The seat's row in `mixed`."""
        return answer * self.rules.seats + seat

    def remember_mixed(self, seat: int, answer: int) -> None:
        """The hand is not reactions alone; with a first answer those of the swapping before are forgotten (DM-K2)."""
        for other in range(answer, ANSWERS):
            self.forget_mixed(seat, other)
        hand = self.hands[seat * KINDS : (seat + 1) * KINDS]
        self.mixed = replaced(self.mixed, self.mixed_row(seat, answer), hand)

    def forget_mixed(self, seat: int, answer: int) -> None:
        mark = MIXED_MARKS[answer]
        row = self.mixed_row(seat, answer)
        if sum(self.mixed[row]) > 0:
            self.mixed = replaced(self.mixed, row, [0] * KINDS)
        self.mark_laid(seat, self.laid_marks[seat] & ~mark)
        changed = False
        for place, card in enumerate(self.face_down):
            if owner_of(card) == seat and marks_of(card) & mark:
                self.face_down[place] = card - mark * KINDS
                changed = True

        if changed:
            self.face_down.sort()

    def is_mixed(self, seat: int) -> bool:
        """Whether everybody knows that the hand is not reactions alone: of one answer all cards are still in it."""
        for answer in range(ANSWERS):
            in_hand = sum(self.mixed[self.mixed_row(seat, answer)])
            if in_hand > 0 and not self._gone(seat, MIXED_MARKS[answer]):
                return True
        return False

    def _gone(self, seat: int, mark: int) -> bool:
        """Whether the seat has discarded a card with this mark face down."""
        return any(owner_of(card) == seat and marks_of(card) & mark > 0 for card in self.face_down)

    def mixed_fits(self, seat: int) -> bool:
        """Whether the cards that are known not to be reactions alone are not, if there are any."""
        reactions = 0
        others = 0
        for card in self._cards_of(seat):
            if is_reaction(card % KINDS):
                reactions |= marks_of(card) & ~OLD
            else:
                others |= marks_of(card)
        return not reactions & ~others

    def _cards_of(self, seat: int) -> list[int]:
        """The seat's cards in hand, laid or discarded face down, with their marks."""
        cards = [card for card in self.face_down if owner_of(card) == seat]
        if self.laid[seat] >= 0:
            cards.append(face_down_card(seat, self.laid_marks[seat], self.laid[seat]))
        for kind in range(KINDS):
            for marks in self.marks_in_hand(seat, [kind]):
                cards.append(face_down_card(seat, marks, kind))
        return cards


def one_less(table: list[list[int]], row: int, kind: int) -> list[list[int]]:
    """The table with one card less of this kind in this row."""
    cards = table[row][:]
    cards[kind] -= 1
    return replaced(table, row, cards)


def replaced(table: list[list[int]], row: int, cards: list[int]) -> list[list[int]]:
    """The table with another row."""
    copy = table[:]
    copy[row] = cards
    return copy


# A card with its marks and whose it is, as it lies on the discards, face down.


def face_down_card(seat: int, marks: int, kind: int) -> int:
    return (seat * MARKS + marks) * KINDS + kind


def owner_of(card: int) -> int:
    return card // (MARKS * KINDS)


def marks_of(card: int) -> int:
    return card // KINDS % MARKS
