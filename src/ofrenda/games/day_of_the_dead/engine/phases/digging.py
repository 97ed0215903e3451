"""Dig, and the two cards of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.decks import FromDeck, cards_left, sorted_in
from ofrenda.games.day_of_the_dead.engine.phases.sides import in_vain
from ofrenda.games.day_of_the_dead.engine.pieces import BACKS, DECK, DISCARD, FIGHTERS, back_of
from ofrenda.games.day_of_the_dead.engine.state import BONUS, NO_FIGHT, SIDE, DayState
from ofrenda.kernel.chance import Outcome
from ofrenda.kernel.phase import OfSeat

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

# Why somebody picks a deck.
DIG: Final = 0
SCAVENGE: Final = 1
CHALLENGE: Final = 2


class PickDeck(OfSeat[DayState]):
    """Any deck may be chosen to dig in, or to draw the two cards of a challenge from (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: int, why: int) -> None:
        super().__init__(seat)
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and self.why in (DIG, SCAVENGE, CHALLENGE) and s.fight != NO_FIGHT

    def run(self, s: DayState, log: Log | None) -> bool:
        if self.decks(s):
            return False
        in_vain(self.seat, "DAY-CHALLENGE" if self.why == CHALLENGE else "DAY-K1", log)
        s.pop()
        return True

    def decks(self, s: DayState) -> list[int]:
        """The decks with a card left, its discards counted."""
        return [DECK + back for back in range(BACKS) if cards_left(s, back)]

    def actions(self, s: DayState, seat: i64) -> list[int]:
        return self.decks(s)

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
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
        s.hands[seat] = sorted_in(s.hands[seat], [card])
        s.stack[-1] = DiscardOne(seat, self.back, self.why)
        if log is not None:
            log.private((seat,), "drew", "DAY-K1", reveals=True, seat=seat, card=card)
            log.others((seat,), "drew-hidden", "DAY-K1", reveals=True, seat=seat, back=self.back)


class DiscardOne(OfSeat[DayState]):
    """Then a card with the same back is discarded from the hand (DAY-K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "back", "why")
    BY_HAND: ClassVar[bool] = True

    def __init__(self, seat: int, back: int, why: int) -> None:
        super().__init__(seat)
        self.back = back
        self.why = why

    def fits(self, s: DayState) -> bool:
        return 0 <= self.seat < 2 and self.why in (DIG, SCAVENGE) and len(self.actions(s, self.seat)) > 0

    def actions(self, s: DayState, seat: i64) -> list[int]:
        legal: list[int] = []
        for card in s.hands[seat]:
            if back_of(card) == self.back:
                action = DISCARD + card % FIGHTERS
                if not legal or legal[-1] != action:
                    legal.append(action)
        return legal

    def apply(self, s: DayState, seat: i64, action: i64, log: Log | None) -> None:
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
            of = seat if mine else 1 - seat
            log.public("revealed", "DAY-CHALLENGE", reveals=True, seat=of, card=card, power=s.rules.powers[card])

        if mine:
            return

        powers = s.rules.powers
        if powers[s.looked[0]] > powers[card]:
            win_at_once(s, seat, "DAY-CHALLENGE", log)
        elif log is not None:
            log.public("challenge-lost", "DAY-CHALLENGE", seat=seat)
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
