"""The cards of a match, and what everybody can know of those they do not see."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

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
from ofrenda.kernel.packed import Ints, any_in, fill_part, row_of, sort, sorted_in, take_over
from ofrenda.kernel.state import TurnState

NO_CARD: Final = -1
"""This seat has laid no card: it had none, or the card has been used."""
KNOCKED: Final = -2
"""A header has knocked this seat over: its turn in this round is lost (DM-24)."""


class Cards(TurnState[DiaRules]):
    """Cards in hands, laid, in the pile, in dens and discarded.

    Tables by seat and kind (or by den and kind, seat and back) are single rows, one after another.
    """

    TABLES: ClassVar[dict[str, int]] = {"old": int(KINDS), "mixed": int(KINDS)}

    hands: Ints
    """By seat and kind: the cards in hand."""
    backs: Ints
    """By seat and back: the same cards as everybody sees them."""
    old: Ints
    """By seat and kind: those in hand since before the last shuffle (DM-K1)."""
    mixed: Ints
    """By answer, seat and kind: those left of the hand that was not reactions alone (DM-K2)."""
    laid: Ints
    """By seat: the kind of its laid card, NO_CARD or KNOCKED."""
    laid_marks: Ints
    """By seat: the marks of its laid card; replaced, never changed."""
    played: i64
    """The card that lies turned up while its action is carried out, or NO_CARD."""
    pile: Ints
    top: i64
    """The bones on the top card of the pile; 0 if there is none or it must be turned up first."""
    discards: Ints
    """The discards that everybody has seen, by kind."""
    face_down: Ints
    """What was discarded face down, sorted: who did it, the marks and the kind of each card (see `face_down_card`)."""
    shuffled: Ints
    """The cards that everybody had seen when the pile was last made of them, by kind; replaced, never changed."""
    shuffled_own: Ints
    """By seat and kind: its own face-down discards among those cards; replaced, never changed."""
    turned_up: Ints
    """By kind: the cards out of the present pile that everybody has seen since."""
    dens: Ints
    """By den and kind."""
    carried: i64
    """The card in the dog's jaws until a den is chosen, or NO_CARD."""

    def clear_cards(self) -> None:
        """Before the deal: all cards in the pile."""
        seats = self.rules.seats
        self.hands = row_of(seats * KINDS)
        self.backs = row_of(seats * BACKS)
        self.old = row_of(seats * KINDS)
        self.mixed = row_of(ANSWERS * seats * KINDS)

        self.laid = row_of(seats, NO_CARD)
        self.laid_marks = row_of(seats)
        self.played = NO_CARD

        self.pile = self.rules.deck.copies[:]
        self.top = 0
        self.discards = row_of(KINDS)
        self.face_down = row_of(0)
        self.shuffled = row_of(KINDS)
        self.shuffled_own = row_of(seats * KINDS)
        self.turned_up = row_of(KINDS)

        self.dens = row_of(DENS * KINDS)
        self.carried = NO_CARD

    def hand_size(self, seat: i64) -> i64:
        first = seat * BACKS
        backs = self.backs
        return backs[first] + backs[first + 1] + backs[first + 2]

    def has_other_card(self, seat: i64) -> bool:
        """Whether the hand holds anything but reactions."""
        reactions = self.hands[seat * KINDS + DODGE] + self.hands[seat * KINDS + HOLDING]
        return self.hand_size(seat) > reactions

    def in_sight(self, kind: i64) -> i64:
        """How many copies of the kind lie where everybody sees them."""
        found = self.discards[kind]
        for den in range(DENS):
            found += self.dens[den * KINDS + kind]
        if self.carried == kind:
            found += 1
        return found + 1 if self.played == kind else found

    def may_hold(self, seat: i64, kind: i64) -> bool:
        """Whether the seat may have this card in hand, judging by what everybody sees."""
        deck = self.rules.deck
        return self.backs[seat * BACKS + deck.back[kind]] > 0 and self.in_sight(kind) < deck.copies[kind]

    # How cards move

    def gain(self, seat: i64, kind: i64) -> None:
        self.hands[seat * KINDS + kind] += 1
        self.backs[seat * BACKS + self.rules.deck.back[kind]] += 1

    def lose(self, seat: i64, kind: i64) -> i64:
        """A card leaves the hand, of two alike the one held longer; these are its marks (DM-K1)."""
        card = seat * KINDS + kind
        again = self.mixed_from(seat, 1) + kind
        self.hands[card] -= 1
        self.backs[seat * BACKS + self.rules.deck.back[kind]] -= 1
        marks: i64 = 0
        if self.old[card]:
            self.old[card] -= 1
            marks = OLD

        if self.mixed[card]:
            self.mixed[card] -= 1
            marks |= MIXED

        if self.mixed[again]:
            self.mixed[again] -= 1
            marks |= REMIXED

        return marks

    def lay(self, seat: i64, kind: i64) -> None:
        self.mark_laid(seat, self.lose(seat, kind))
        self.laid[seat] = kind

    def take_laid(self, seat: i64, after: i64) -> i64:
        """The laid card, if there is one, leaves its place; these are its marks."""
        marks = self.laid_marks[seat]
        self.mark_laid(seat, 0)
        self.laid[seat] = after
        return marks

    def mark_laid(self, seat: i64, marks: i64) -> None:
        if self.laid_marks[seat] != marks:
            self.laid_marks = self.laid_marks[:]
            self.laid_marks[seat] = marks

    def put_face_down(self, seat: i64, kind: i64, marks: i64) -> None:
        self.face_down = sorted_in(self.face_down, face_down_card(seat, marks, kind))

    def show(self, seat: i64, kind: i64, marks: i64) -> None:
        """A card that the seat had is turned up; anything but a reaction settles what was known of its hand (DM-K2)."""
        if not marks & OLD:
            self.show_from_pile(kind)
        if marks & ~OLD and not is_reaction(kind):
            for answer in range(ANSWERS):
                if marks & MIXED_MARKS[answer]:
                    self.forget_mixed(seat, answer)

    def show_from_pile(self, kind: i64) -> None:
        """A card that came out of the present pile is turned up."""
        self.turned_up[kind] += 1

    # What everybody can tell of hidden cards

    def told_apart(self, seat: i64, back: i64) -> bool:
        """Whether the seat's cards with this back differ in marks, so that all see which of them goes (DM-K1)."""
        marks = self.marks_in_hand(seat, back)
        return len(marks) > 0 and marks[0] != marks[len(marks) - 1]

    def marks_in_hand(self, seat: i64, back: i64) -> Ints:
        """The marks of the seat's cards with this back, longest held first: these have all marks of what came later."""
        old: i64 = 0
        mixed: i64 = 0
        remixed: i64 = 0
        first = seat * KINDS
        again = self.mixed_from(seat, 1)
        for kind in self.rules.deck.with_back[back]:
            old += self.old[first + kind]
            mixed += self.mixed[first + kind]
            remixed += self.mixed[again + kind]
        return marks_of_cards(self.backs[seat * BACKS + back], old, mixed, remixed)

    def marks_of_kind(self, seat: i64, kind: i64) -> Ints:
        """The marks of the seat's cards of this kind in hand, longest held first."""
        card = seat * KINDS + kind
        again = self.mixed_from(seat, 1) + kind
        return marks_of_cards(self.hands[card], self.old[card], self.mixed[card], self.mixed[again])

    def mixed_from(self, seat: i64, answer: i64) -> i64:
        """Where the seat's cards begin in `mixed`."""
        return (answer * self.rules.seats + seat) * KINDS

    def remember_mixed(self, seat: i64, answer: i64) -> None:
        """The hand is not reactions alone; with a first answer those of the swapping before are forgotten (DM-K2)."""
        for other in range(answer, ANSWERS):
            self.forget_mixed(seat, other)
        take_over(self.mixed, self.mixed_from(seat, answer), self.hands, seat * KINDS, KINDS)

    def forget_mixed(self, seat: i64, answer: i64) -> None:
        first = self.mixed_from(seat, answer)
        fill_part(self.mixed, first, first + KINDS, 0)
        self._unmark(seat, MIXED_MARKS[answer])

    def _unmark(self, seat: i64, mark: i64) -> None:
        """The mark is taken off the seat's cards that are laid or discarded face down."""
        self.mark_laid(seat, self.laid_marks[seat] & ~mark)
        face_down = self.face_down
        changed = False
        first = face_down_card(seat, mark, 0)  # cards without the mark may lie behind it, none with it before
        end = face_down_card(seat + 1, 0, 0)
        for place in range(len(face_down)):
            card = face_down[place]
            if first <= card < end and marks_of(card) & mark:
                face_down[place] = card - mark * KINDS
                changed = True

        if changed:
            sort(face_down)

    def is_mixed(self, seat: i64) -> bool:
        """Whether everybody knows that the hand is not reactions alone: of one answer all cards are still in it."""
        for answer in range(ANSWERS):
            first = self.mixed_from(seat, answer)
            if any_in(self.mixed, first, first + KINDS) and not self._gone(seat, MIXED_MARKS[answer]):
                return True
        return False

    def _gone(self, seat: i64, mark: i64) -> bool:
        """Whether the seat has discarded a card with this mark face down."""
        first = face_down_card(seat, mark, 0)
        end = face_down_card(seat + 1, 0, 0)
        for card in self.face_down:
            if first <= card < end and marks_of(card) & mark:
                return True
        return False

    def mixed_fits(self, seat: i64) -> bool:
        """Whether the cards that are known not to be reactions alone are not, if there are any."""
        reactions: i64 = 0
        others: i64 = 0
        for kind in range(KINDS):
            marks = self._marks_anywhere(seat, kind)
            if is_reaction(kind):
                reactions |= marks & ~OLD
            else:
                others |= marks
        return not reactions & ~others

    def _marks_anywhere(self, seat: i64, kind: i64) -> i64:
        """All marks of the seat's cards of this kind in hand, laid or discarded face down."""
        marks: i64 = 0
        for card in self.face_down:
            if owner_of(card) == seat and card % KINDS == kind:
                marks |= marks_of(card)
        if self.laid[seat] == kind:
            marks |= self.laid_marks[seat]
        for found in self.marks_of_kind(seat, kind):
            marks |= found
        return marks


def marks_of_cards(cards: i64, old: i64, mixed: i64, remixed: i64) -> Ints:
    """The marks of so many cards alike, of which so many are old, mixed and remixed: always those held longest."""
    marks = row_of(cards)
    for card in range(cards):
        if card < old:
            marks[card] |= OLD
        if card < mixed:
            marks[card] |= MIXED
        if card < remixed:
            marks[card] |= REMIXED
    return marks


# A card with its marks and whose it is, as it lies on the discards, face down.


def face_down_card(seat: i64, marks: i64, kind: i64) -> i64:
    return (seat * MARKS + marks) * KINDS + kind


def owner_of(card: i64) -> i64:
    return card // (MARKS * KINDS)


def marks_of(card: i64) -> i64:
    return card // KINDS % MARKS
