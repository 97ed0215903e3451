"""Drawing and discarding: the pile with its backs up, the discards, the cards in hand."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.cards import marks_of, owner_of
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ANSWERS,
    BACK_NAMES,
    BACKS,
    BLANK,
    CARD_NAMES,
    DENS,
    KINDS,
    MIXED_MARKS,
    MOST_SEATS,
    OLD,
    Deck,
)
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.errors import WrongOutcome
from ofrenda.kernel.legal import ALL, Legal
from ofrenda.kernel.packed import Ints, ints, row_of, total
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.rng import Rng
from ofrenda.words import listing

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class PileDraw(Chance):
    """The top card of the pile: its front, given its back, and the back that appears below it (0: none).

    In text: `kicking, next 3`.
    """

    def __init__(self, deck: Deck, pile: tuple[int, ...], top: int) -> None:
        self.deck = deck
        self.pile = pile
        self.top = top

    def sample(self, rng: Rng) -> Outcome:
        pile = ints(list(self.pile))
        front = sample_front(self.deck, pile, self.top, rng)
        return (front, sample_next(self.deck, pile, front, rng))

    def size(self) -> int:
        return len(list(self.enumerate()))

    def enumerate(self) -> Iterator[tuple[Outcome, Fraction]]:
        kinds = self.deck.by_back[self.top - 1]
        total = sum([self.pile[kind] for kind in kinds])
        backs = [sum([self.pile[kind] for kind in self.deck.by_back[back]]) for back in range(BACKS)]
        backs[self.top - 1] -= 1
        rest = sum(backs)

        for kind in kinds:
            if not self.pile[kind]:
                continue
            front = Fraction(self.pile[kind], total)
            if rest == 0:
                yield (kind, 0), front
            for back in range(BACKS):
                if backs[back]:
                    yield (kind, back + 1), front * Fraction(backs[back], rest)

    def check(self, outcome: Outcome) -> None:
        possible = [found for found, _likely in self.enumerate()]
        if outcome not in possible:
            raise WrongOutcome(
                "This cannot be on top of the pile. Possible: {cards}.",
                cards=listing([self.text(found) for found in possible]),
            )

    def text(self, outcome: Outcome) -> str:
        return f"{CARD_NAMES[outcome[0]]}, next {outcome[1]}"

    def parse(self, text: str) -> Outcome:
        for outcome, _likely in self.enumerate():
            if self.text(outcome) == text.strip():
                return outcome
        raise WrongOutcome("“{text}” cannot be on top of the pile: {wanted}.", text=text, wanted=self.wanted())

    def wanted(self) -> str:
        return f"{self.top}, next"


def sample_front(deck: Deck, pile: Ints, top: i64, rng: Rng) -> i64:
    """The front of the top card, which shows so many bones: any card of the pile with that back."""
    return sample_kind(deck, pile, 0, top - 1, rng)


def sample_kind(deck: Deck, cards: Ints, first: i64, back: i64, rng: Rng) -> i64:
    """The kind of one of the cards with this back that are counted, by kind, from `first` on."""
    kinds = deck.with_back[back]
    cards_of_back: i64 = 0
    for kind in kinds:
        cards_of_back += cards[first + kind]

    card = rng.below(cards_of_back)
    for kind in kinds:
        card -= cards[first + kind]
        if card < 0:
            return kind
    return kinds[len(kinds) - 1]


def sample_next(deck: Deck, pile: Ints, front: i64, rng: Rng) -> i64:
    """The bones of the card below the top one, whose front this is; 0 if there is none."""
    rest = total(pile) - 1
    if rest == 0:
        return 0

    card = rng.below(rest)
    for kind in range(KINDS):
        card -= pile[kind] - (1 if kind == front else 0)
        if card < 0:
            return deck.bones[kind]
    return 0


class TurnTop(Phase[DiaState]):
    """After shuffling, the pile lies with its backs up and shows the first of them (DM-P9)."""

    def chance(self, s: DiaState) -> Chance:
        by_back = s.rules.deck.by_back
        return Draw(BACK_NAMES, tuple([sum([s.pile[kind] for kind in kinds]) for kinds in by_back]), 1)

    def fits(self, s: DiaState) -> bool:
        return s.top == 0 and total(s.pile) > 0

    def fall(self, s: DiaState, outcome: Outcome, log: Log | None) -> None:
        s.top = outcome[0] + 1
        s.pop()
        if log is not None:
            log.public("top", "DM-P9", bones=s.top, reveals=True)


class FromPile(Phase[DiaState]):
    """The top card of the pile is taken; it shows the back below it."""

    def chance(self, s: DiaState) -> Chance:
        return PileDraw(s.rules.deck, tuple(s.pile), s.top)

    def fall(self, s: DiaState, outcome: Outcome, log: Log | None) -> None:
        self._take(s, outcome[0], outcome[1], log)

    def tumble(self, s: DiaState, rng: Rng) -> None:
        deck = s.rules.deck
        front = sample_front(deck, s.pile, s.top, rng)
        self._take(s, front, sample_next(deck, s.pile, front, rng), None)

    def _take(self, s: DiaState, kind: i64, below: i64, log: Log | None) -> None:
        s.pile[kind] -= 1
        s.top = below
        self.taken(s, kind, log)

    def taken(self, s: DiaState, kind: i64, log: Log | None) -> None:
        """A card of this kind is off the pile."""
        raise NotImplementedError


class DrawCards(FromPile):
    """The seat draws cards from the pile, one by one, as long as there are any (DM-6, DM-9)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count = count

    def fits(self, s: DiaState) -> bool:
        return s.rules.has_seat(self.seat) and self.count > 0

    def run(self, s: DiaState, log: Log | None) -> bool:
        if s.home[self.seat]:
            s.pop()
            return True
        return not pile_ready(s, log)

    def taken(self, s: DiaState, kind: i64, log: Log | None) -> None:
        s.gain(self.seat, kind)
        if self.count > 1:
            s.stack[-1] = draw_cards(self.seat, self.count - 1)
        else:
            s.pop()
        if log is not None:
            seat = self.seat
            log.private((seat,), "drew", "DM-6", seat=seat, card=kind, top=s.top, reveals=True)
            log.others((seat,), "drew-back", "DM-6", seat=seat, back=s.rules.deck.back[kind], top=s.top, reveals=True)


ENOUGH: Final = 9
DRAWING: Final = [DrawCards(seat, count) for seat in range(MOST_SEATS) for count in range(ENOUGH)]
"""Phases never change, so these serve every match."""
TURN_TOP: Final = TurnTop()


def draw_cards(seat: i64, count: i64) -> DrawCards:
    return DRAWING[seat * ENOUGH + count] if count < ENOUGH else DrawCards(seat, count)


def pile_ready(s: DiaState, log: Log | None) -> bool:
    """Whether a card can be drawn; if not, the phase on top gives way to a fresh pile or, without cards, ends."""
    if s.top:
        return True
    if refill(s, log):
        s.push(TURN_TOP)
    else:
        s.pop()
    return False


def refill(s: DiaState, log: Log | None) -> bool:
    """The discards become the pile; failing these, cards from the dens (DM-9). False if there are none at all.

    What everybody knows of the fresh pile is remembered; what they knew of the one before it is forgotten (DM-K1).
    """
    if total(s.pile):
        return True

    seen = s.discards
    if not total(seen) and not len(s.face_down):
        seen = _out_of_dens(s, blank_only=True)
        if not total(seen):
            seen = _out_of_dens(s, blank_only=False)

    own = row_of(s.rules.seats * KINDS)
    s.pile = seen[:]
    for card in s.face_down:
        own[owner_of(card) * KINDS + card % KINDS] += 1
        s.pile[card % KINDS] += 1

    found = total(s.pile)
    if found:
        _begin_anew(s, seen, own)
        if log is not None:
            log.public("shuffled", "DM-9", cards=found, reveals=True)

    return found > 0


def _begin_anew(s: DiaState, seen: Ints, own: Ints) -> None:
    """From now on everything in hand or laid is old; of what was shuffled everybody knows what they had seen (DM-K1).

    Of whose hand a card was shuffled unseen, nothing is known as a whole any more (DM-K2).
    """
    for card in s.face_down[:]:
        for answer in range(ANSWERS):
            if marks_of(card) & MIXED_MARKS[answer]:
                s.forget_mixed(owner_of(card), answer)

    s.discards = row_of(KINDS)
    s.face_down = row_of(0)
    s.shuffled = seen
    s.shuffled_own = own
    s.turned_up = row_of(KINDS)
    s.old = s.hands[:]
    for seat in range(s.rules.seats):
        if s.laid[seat] >= 0:
            s.mark_laid(seat, s.laid_marks[seat] | OLD)


def _out_of_dens(s: DiaState, blank_only: bool) -> Ints:
    """The cards, or only those without a limb, are taken out of all dens."""
    found = row_of(KINDS)
    for den in range(DENS):
        for kind in range(KINDS):
            if not blank_only or s.rules.deck.symbols[kind] == BLANK:
                found[kind] += s.dens[den * KINDS + kind]
                s.dens[den * KINDS + kind] = 0
    return found


def draw_if_emptied(s: DiaState, seat: i64) -> None:
    """A hand emptied in another player's turn draws one card at once (DM-8)."""
    if seat != s.active and not s.home[seat] and s.hand_size(seat) == 0:
        s.push(draw_cards(seat, 1))


def cards_in_hand(s: DiaState, seat: i64, first: i64, legal: Legal) -> None:
    """For each kind of card in the seat's hand the action that is its number after `first`."""
    legal.add_held(first, s.hands, seat * KINDS, KINDS, ALL)


def drop_laid(s: DiaState, seat: i64, after: i64) -> None:
    """The laid card is discarded without being turned up."""
    kind = s.laid[seat]
    marks = s.take_laid(seat, after)
    if kind >= 0:
        s.put_face_down(seat, kind, marks)
