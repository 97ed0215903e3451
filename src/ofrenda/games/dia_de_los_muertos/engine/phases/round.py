"""The round: order, laying, turns, swapping."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.actions import carry_out
from ofrenda.games.dia_de_los_muertos.engine.phases.cards import cards_in_hand, draw_cards
from ofrenda.games.dia_de_los_muertos.engine.phases.movement import HoldWindow
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    BACKS,
    CARDS_IN_THE_BOX,
    DENS,
    DISCARD,
    DODGE,
    DRAW_FOR_ACTION,
    HAND_LIMIT,
    HOLDING,
    KINDS,
    LAY,
    MOST_SEATS,
    PASS,
    SWAP_ALL,
    USE_ACTION,
    USE_MOVEMENT,
    is_reaction,
)
from ofrenda.games.dia_de_los_muertos.engine.state import KNOCKED, NO_CARD, DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import Ints, row_of, sorted_in, total
from ofrenda.kernel.phase import OfSeat, Phase

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class NewRound(Phase[DiaState]):
    """The order is determined; then everybody lays, takes a turn and may swap (DM-1). Lies below all else."""

    def run(self, s: DiaState, log: Log | None) -> bool:
        if s.round == s.rules.round_limit and s.round:
            s.pop()
            if log is not None:
                log.public("ended", "DM-42", ending="round-limit")
            return True

        deck = total(s.rules.deck.copies)
        if s.round == 0 and deck != CARDS_IN_THE_BOX and log is not None:
            log.public("own-deck", "DM-P8", cards=deck)
        s.round += 1
        s.place = 0
        s.order = turn_order(s)
        s.push(SWAP_REACTIONS[0])
        s.push(TURN[0])
        s.push(LAY_CARD[0])

        if log is not None:
            log.public("round", "DM-1", turn=True, number=s.round, order=tuple(s.order))

        return True


def turn_order(s: DiaState) -> Ints:
    """Lowest field first, then fewest bones in hand, then fewest limbs, then the lowest figure (DM-1)."""
    order = row_of(0)
    for seat in range(s.rules.seats):
        if not s.home[seat]:
            bones: i64 = 0
            for back in range(BACKS):
                bones += s.backs[seat * BACKS + back] * (back + 1)
            order = sorted_in(order, ((s.fields[seat] * 1000 + bones) * 10 + s.limbs(seat)) * 10 + seat)

    for place in range(len(order)):
        order[place] %= 10
    return order


class InOrder(Phase[DiaState]):
    """One after another in the order of the round; `place` says who is next, and behind the last one it is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        self.place = place

    def fits(self, s: DiaState) -> bool:
        return 0 <= self.place <= len(s.order)

    def decider(self, s: DiaState) -> i64:
        return s.order[self.place]


class LayCard(InOrder):
    """In turn order everybody lays one card, its back seen at once (DM-2). Who has none lays none (DM-9)."""

    BY_HAND: ClassVar[bool] = True

    def run(self, s: DiaState, log: Log | None) -> bool:
        if self.place == len(s.order):
            s.pop()
            return True
        if s.hand_size(s.order[self.place]):
            return False
        s.stack[-1] = LAY_CARD[self.place + 1]
        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        cards_in_hand(s, seat, LAY, legal)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        kind = action - LAY
        back = s.rules.deck.back[kind]
        if log is not None:
            apart = s.told_apart(seat, back)
            log.private((seat,), "laid", "DM-2", seat=seat, card=kind, reveals=apart)
            log.others((seat,), "laid-back", "DM-2", seat=seat, back=back, reveals=apart)
        s.lay(seat, kind)
        s.stack[-1] = LAY_CARD[self.place + 1]


class Turn(InOrder):
    """The player turns the laid card up as an action or uses its back as a movement (DM-4, DM-5)."""

    BY_HAND: ClassVar[bool] = True

    def run(self, s: DiaState, log: Log | None) -> bool:
        if self.place == len(s.order):
            s.pop()
            return True

        seat = s.order[self.place]
        if s.home[seat]:
            s.stack[-1] = TURN[self.place + 1]
            return True

        s.place = self.place
        s.active = seat
        laid = s.laid[seat]
        if laid >= 0:
            return False

        s.laid[seat] = NO_CARD
        s.stack[-1] = END_TURN
        if laid == NO_CARD:
            s.push(HAND_LIMIT_OF[seat])
            s.push(draw_cards(seat, DRAW_FOR_ACTION))

        if log is not None:
            rule = "DM-24" if laid == KNOCKED else "DM-9"
            log.public("lost-turn" if laid == KNOCKED else "no-card", rule, turn=True, seat=seat)

        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        last_card = s.hand_size(seat) == 0
        if last_card or not is_reaction(s.laid[seat]):
            legal.add(USE_ACTION)
        if not last_card:
            legal.add(USE_MOVEMENT)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        kind = s.laid[seat]
        s.stack[-1] = END_TURN
        s.push(HAND_LIMIT_OF[seat])
        if action == USE_MOVEMENT:
            s.push(HoldWindow(1, min(s.rules.deck.bones[kind], s.cap(seat)), (), ()))
            if log is not None:
                log.public("moves", "DM-T1", turn=True, seat=seat, bones=s.rules.deck.bones[kind])
            return

        s.show(seat, kind, s.take_laid(seat, NO_CARD))
        s.played = kind
        s.push(draw_cards(seat, DRAW_FOR_ACTION))
        s.push(PUT_AWAY)

        if log is not None:
            log.public("acts", "DM-T2", turn=True, seat=seat, card=kind, reveals=True)

        carry_out(s, seat, kind, log)


class PutAway(Phase[DiaState]):
    """The card that was turned up is discarded (DM-T2)."""

    def fits(self, s: DiaState) -> bool:
        return s.played >= 0

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.pop()
        s.discards[s.played] += 1
        s.played = NO_CARD
        return True


class HandLimit(OfSeat[DiaState]):
    """Who has more than eight cards at the end of the own turn discards down to eight (DM-7)."""

    BY_HAND: ClassVar[bool] = True

    def run(self, s: DiaState, log: Log | None) -> bool:
        if s.hand_size(self.seat) > HAND_LIMIT:
            return False
        s.pop()
        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        cards_in_hand(s, seat, DISCARD, legal)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        discard(s, seat, action - DISCARD, "DM-7", log)


def discard(s: DiaState, seat: i64, kind: i64, rule: str, log: Log | None) -> None:
    if log is not None:
        back = s.rules.deck.back[kind]
        apart = s.told_apart(seat, back)
        log.private((seat,), "discarded", rule, seat=seat, card=kind, reveals=apart)
        log.others((seat,), "discarded-back", rule, seat=seat, back=back, reveals=apart)
    s.put_face_down(seat, kind, s.lose(seat, kind))


class EndTurn(Phase[DiaState]):
    """After each turn: who has no card at all draws one, and the end is checked (DM-8, DM-40)."""

    def run(self, s: DiaState, log: Log | None) -> bool:
        s.active = -1
        if s.over():
            s.end()
            if log is not None:
                log.public("ended", "DM-40", ending="home")
            return True

        s.stack[-1] = TURN[s.place + 1]
        for place in range(len(s.order) - 1, -1, -1):
            seat = s.order[place]
            if s.laid[seat] < 0 and not s.home[seat] and not s.hand_size(seat):
                s.push(draw_cards(seat, 1))

        return True


FIRST: Final = 0
AGAIN: Final = 1


class SwapReactions(InOrder):
    """A hand of nothing but reactions is swapped whole, again and again (DM-11).

    Everybody is asked whose backs allow such a hand, so that the question tells nothing; the answer is forced and
    tells the others that the hand is a mixed one. `again` is AGAIN after the swaps of two for one.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "again")

    def __init__(self, place: i64, again: i64) -> None:
        super().__init__(place)
        self.again = again

    def run(self, s: DiaState, log: Log | None) -> bool:
        if self.place == len(s.order):
            s.pop()
            return True
        if may_be_reactions_only(s, s.order[self.place]):
            return False
        self._go_on(s)
        return True

    def _go_on(self, s: DiaState) -> None:
        s.stack[-1] = SWAP_REACTIONS[self.place + 1] if self.again else SWAP_TWO[self.place]

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add(PASS if s.has_other_card(seat) else SWAP_ALL)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        if action == PASS:
            s.remember_mixed(seat, self.again)
            self._go_on(s)
            if log is not None:
                log.public("mixed", "DM-11", seat=seat, reveals=True)
            return

        s.push(draw_cards(seat, s.hand_size(seat)))
        dodges = s.hands[seat * KINDS + DODGE]
        holdings = s.hands[seat * KINDS + HOLDING]
        swap_all(s, seat, DODGE)
        swap_all(s, seat, HOLDING)

        if log is not None:
            log.public("swapped-all", "DM-11", seat=seat, dodges=dodges, holdings=holdings, reveals=True)


def swap_all(s: DiaState, seat: i64, kind: i64) -> None:
    """All cards of this kind in hand are turned up and discarded."""
    while s.hands[seat * KINDS + kind]:
        s.show(seat, kind, s.lose(seat, kind))
        s.discards[kind] += 1


def may_be_reactions_only(s: DiaState, seat: i64) -> bool:
    """Whether everybody must think it possible that the hand is nothing but reactions and must be swapped.

    It need not be where the cards to be had might be nothing but reactions too.
    """
    if s.home[seat]:
        return False

    size = s.hand_size(seat)
    if not size:
        return False

    deck = s.rules.deck
    for back in range(BACKS):
        unseen: i64 = 0
        if deck.back[DODGE] == back:
            unseen += deck.copies[DODGE] - s.in_sight(DODGE)
        if deck.back[HOLDING] == back:
            unseen += deck.copies[HOLDING] - s.in_sight(HOLDING)
        if s.backs[seat * BACKS + back] > unseen:
            return False

    to_be_had = total(s.pile) + total(s.discards) + len(s.face_down)
    reactions = deck.reactions - size
    for den in range(DENS):
        reactions -= s.dens[den * KINDS + DODGE] + s.dens[den * KINDS + HOLDING]
    return to_be_had > reactions and not s.is_mixed(seat)


class SwapTwo(InOrder):
    """Two cards for one, as often as the player likes (DM-11). `begun` is 1 when the first of two is discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "begun")
    BY_HAND: ClassVar[bool] = True

    def __init__(self, place: i64, begun: i64) -> None:
        super().__init__(place)
        self.begun = begun

    def fits(self, s: DiaState) -> bool:
        return 0 <= self.place < len(s.order) and (not self.begun or s.hand_size(s.order[self.place]) > 0)

    def decline_action(self) -> i64:
        return PASS

    def to_be_asked(self, s: DiaState) -> list[int]:
        """Who swaps is seen by all, and so are hands of fewer than two cards."""
        if self.begun:
            return []
        seats = [s.order[place] for place in range(self.place, len(s.order))]
        return [seat for seat in seats if s.hand_size(seat) > 1]

    def run(self, s: DiaState, log: Log | None) -> bool:
        if self.begun or s.hand_size(s.order[self.place]) > 1:
            return False
        s.stack[-1] = SWAP_REACTIONS_AGAIN[self.place]
        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        cards_in_hand(s, seat, DISCARD, legal)
        if not self.begun:
            legal.add(PASS)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        if action == PASS:
            s.stack[-1] = SWAP_REACTIONS_AGAIN[self.place]
            if log is not None:
                log.public("keeps", "DM-11", seat=seat)
            return
        discard(s, seat, action - DISCARD, "DM-11", log)
        if self.begun:
            s.stack[-1] = SWAP_TWO[self.place]
            s.push(draw_cards(seat, 1))
        else:
            s.stack[-1] = SWAP_SECOND[self.place]


NEW_ROUND: Final = NewRound()
END_TURN: Final = EndTurn()
PUT_AWAY: Final = PutAway()
LAY_CARD: Final = [LayCard(place) for place in range(MOST_SEATS + 1)]
TURN: Final = [Turn(place) for place in range(MOST_SEATS + 1)]
HAND_LIMIT_OF: Final = [HandLimit(seat) for seat in range(MOST_SEATS)]
SWAP_REACTIONS: Final = [SwapReactions(place, FIRST) for place in range(MOST_SEATS + 1)]
SWAP_REACTIONS_AGAIN: Final = [SwapReactions(place, AGAIN) for place in range(MOST_SEATS + 1)]
SWAP_TWO: Final = [SwapTwo(place, 0) for place in range(MOST_SEATS)]
SWAP_SECOND: Final = [SwapTwo(place, 1) for place in range(MOST_SEATS)]
"""Phases never change, so these serve every match."""
