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
    DISCARD,
    KINDS,
    MIXED_MARKS,
    MOST_SEATS,
    OLD,
    Deck,
)
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.errors import WrongOutcome
from ofrenda.kernel.phase import Phase
from ofrenda.kernel.rng import Rng
from ofrenda.words import listing

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class PileDraw(Chance):
    """The top card of the pile: its front, given its back, and the back that appears below it (0: none).

    In text: `kicking, next 3`.
    """

    def __init__(self, deck: Deck, pile: list[int], top: int) -> None:
        self.deck = deck
        self.pile = pile
        self.top = top

    def sample(self, rng: Rng) -> Outcome:
        pile = self.pile
        kinds = self.deck.by_back[self.top - 1]
        total: i64 = 0
        for kind in kinds:
            total += pile[kind]
        card: i64 = rng.below(total)
        front = kinds[0]
        for kind in kinds:
            front = kind
            card -= pile[kind]
            if card < 0:
                break

        rest: i64 = -1
        for count in pile:
            rest += count
        if rest == 0:
            return (front, 0)

        card = rng.below(rest)
        for kind in range(KINDS):
            card -= pile[kind] - (1 if kind == front else 0)
            if card < 0:
                return (front, self.deck.bones[kind])

        return (front, 0)

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


class TurnTop(Phase[DiaState]):
    """After shuffling, the pile lies with its backs up and shows the first of them (DM-P9)."""

    def chance(self, s: DiaState) -> Chance:
        by_back = s.rules.deck.by_back
        return Draw(BACK_NAMES, tuple([sum([s.pile[kind] for kind in kinds]) for kinds in by_back]), 1)

    def fits(self, s: DiaState) -> bool:
        return s.top == 0 and sum(s.pile) > 0

    def fall(self, s: DiaState, outcome: Outcome, log: Log | None) -> None:
        s.top = outcome[0] + 1
        s.pop()
        if log is not None:
            log.public("top", "DM-P9", bones=s.top, reveals=True)


class DrawCards(Phase[DiaState]):
    """The seat draws cards from the pile, one by one, as long as there are any (DM-6, DM-9)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def fits(self, s: DiaState) -> bool:
        return s.rules.has_seat(self.seat) and self.count > 0

    def run(self, s: DiaState, log: Log | None) -> bool:
        if s.home[self.seat]:
            s.pop()
            return True
        return not pile_ready(s, log)

    def chance(self, s: DiaState) -> Chance:
        return PileDraw(s.rules.deck, s.pile, s.top)

    def fall(self, s: DiaState, outcome: Outcome, log: Log | None) -> None:
        kind = outcome[0]
        off_pile(s, outcome)
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
DRAWING: Final = [[DrawCards(seat, count) for count in range(ENOUGH)] for seat in range(MOST_SEATS)]
"""Phases never change, so these serve every match."""
TURN_TOP: Final = TurnTop()


def draw_cards(seat: int, count: int) -> DrawCards:
    return DRAWING[seat][count] if count < ENOUGH else DrawCards(seat, count)


def off_pile(s: DiaState, outcome: Outcome) -> None:
    """The top card leaves the pile and shows the next back."""
    s.pile[outcome[0]] -= 1
    s.top = outcome[1]


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
    if sum(s.pile):
        return True

    seen = s.discards
    if not sum(seen) and not s.face_down:
        seen = _out_of_dens(s, [kind for kind in range(KINDS) if s.rules.deck.symbols[kind] == BLANK])
        if not sum(seen):
            seen = _out_of_dens(s, list(range(KINDS)))

    own = [0] * (s.rules.seats * KINDS)
    s.pile = seen[:]
    for card in s.face_down:
        own[owner_of(card) * KINDS + card % KINDS] += 1
        s.pile[card % KINDS] += 1

    found = sum(s.pile)
    if found:
        _begin_anew(s, seen, own)
        if log is not None:
            log.public("shuffled", "DM-9", cards=found, reveals=True)

    return found > 0


def _begin_anew(s: DiaState, seen: list[int], own: list[int]) -> None:
    """From now on everything in hand or laid is old; of what was shuffled everybody knows what they had seen (DM-K1).

    Of whose hand a card was shuffled unseen, nothing is known as a whole any more (DM-K2).
    """
    for card in s.face_down[:]:
        for answer in range(ANSWERS):
            if marks_of(card) & MIXED_MARKS[answer]:
                s.forget_mixed(owner_of(card), answer)

    s.discards = [0] * KINDS
    s.face_down = []
    s.shuffled = seen
    s.shuffled_own = own
    s.turned_up = [0] * KINDS
    s.old = [s.hands[seat * KINDS : (seat + 1) * KINDS] for seat in range(s.rules.seats)]
    for seat in range(s.rules.seats):
        if s.laid[seat] >= 0:
            s.mark_laid(seat, s.laid_marks[seat] | OLD)


def _out_of_dens(s: DiaState, kinds: list[int]) -> list[int]:
    """The cards of these kinds are taken out of all dens."""
    found = [0] * KINDS
    for den in range(DENS):
        for kind in kinds:
            found[kind] += s.dens[den * KINDS + kind]
            s.dens[den * KINDS + kind] = 0
    return found


def draw_if_emptied(s: DiaState, seat: int) -> None:
    """A hand emptied in another player's turn draws one card at once (DM-8)."""
    if seat != s.active and not s.home[seat] and s.hand_size(seat) == 0:
        s.push(draw_cards(seat, 1))


def discard_actions(s: DiaState, seat: int) -> list[int]:
    """The actions that discard a card from the seat's hand."""
    first = seat * KINDS
    return [DISCARD + kind for kind in range(KINDS) if s.hands[first + kind]]


def drop_laid(s: DiaState, seat: int, after: int) -> None:
    """The laid card is discarded without being turned up."""
    kind = s.laid[seat]
    marks = s.take_laid(seat, after)
    if kind >= 0:
        s.put_face_down(seat, kind, marks)
