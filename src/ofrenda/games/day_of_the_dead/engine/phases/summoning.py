"""The summoning of a turn: the deal before the first, a new slot, a new spirit, and the field becomes active."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.phases.decks import Deal
from ofrenda.games.day_of_the_dead.engine.phases.fighting import FIGHT, REWARDS
from ofrenda.games.day_of_the_dead.engine.phases.picks import UNEARTHING, pick_card
from ofrenda.games.day_of_the_dead.engine.pieces import (
    DOUBLE,
    EVERYBODY,
    FIELD,
    FIGHTERS,
    HAND_PER_BACK,
    NONE,
    PER_BACK,
    PLACES,
    POWER_UP,
    SEAT_BIT,
    SEATS,
    SPIRIT,
    SUMMON,
    TURNS,
    UNEARTH,
    back_of,
)
from ofrenda.games.day_of_the_dead.engine.state import DayState
from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import fill_part
from ofrenda.kernel.phase import OPEN, Phase, Sealed

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log

SEAT_NAMES: Final = ("seat 1", "seat 2")
LOT: Final = Draw(SEAT_NAMES, (1, 1), 1)


def begin(s: DayState) -> None:
    """Deal, draw lots, and begin the first turn (DAY-U1)."""
    s.push(TURN)
    s.push(DrawLots())
    for seat in (1, 0):
        for back in (UNEARTH, POWER_UP, DOUBLE):
            s.push(Deal(seat, back, HAND_PER_BACK))


class DrawLots(Phase[DayState]):
    """A lot decides who has Priority first (DAY-R9)."""

    def chance(self, s: DayState) -> Chance:
        return LOT

    def fall(self, s: DayState, outcome: Outcome, log: Log | None) -> None:
        s.priority = outcome[0]
        s.pop()
        if log is not None:
            log.public("lot", "DAY-R9", reveals=True, seat=s.priority)


class Turn(Phase[DayState]):
    """A turn begins: a new slot opens, and the spirits step into it (DAY-S1, DAY-S3)."""

    def run(self, s: DayState, log: Log | None) -> bool:
        needed = 1 if s.turn else 2
        spirits = not s.slots or (s.card[SPIRIT] != NONE and s.card[PLACES + SPIRIT] != NONE)
        if s.turn == TURNS or not spirits or len(s.hands[0]) < needed or len(s.hands[1]) < needed:
            s.pop()  # before the sixth turn is over, only a placed position can lack cards to go on with
            return True

        s.turn += 1
        s.slots += 1
        if log is not None:
            log.public("turn", "DAY-S1", turn=True, number=s.turn, seat=s.priority)

        s.push(REWARDS)
        s.push(FIGHT[s.slots])
        s.push(FIELD_BECOMES_ACTIVE)
        s.push(SUMMON_SPIRIT)
        if s.turn == 1:
            s.push(SUMMON_FIGHTER)
            return True

        for seat in range(SEATS):
            spirit = seat * PLACES + SPIRIT
            s.lay(seat * PLACES + s.slots - 1, s.card[spirit], s.known[spirit])
            s.lay(spirit, NONE, 0)

        return True


class Summon(Sealed[DayState]):
    """Both choose a card from their hands in secret; then its back is seen, and no more (DAY-R12)."""

    BY_HAND: ClassVar[bool] = True

    needed: ClassVar[int] = 1
    """So many cards must still be in each hand."""
    rule: ClassVar[str] = "DAY-S4"

    def place(self, s: DayState) -> i64:
        """Where on its side the card will lie."""
        raise NotImplementedError

    def fits(self, s: DayState) -> bool:
        if len(self.choices) != 2:
            return False
        for seat in range(SEATS):
            choice = self.choices[seat]
            free = s.card[seat * PLACES + self.place(s)] == NONE and len(s.hands[seat]) >= self.needed
            if not free or (choice != OPEN and choice not in self.actions(s, seat)):
                return False
        return True

    def legal(self, s: DayState, seat: i64, legal: Legal) -> None:
        """Two cards of a back may be in play; the last turn lifts that (DAY-S5, DAY-S6)."""
        limit: i64 = PER_BACK if s.turn < TURNS else FIELD
        in_play = s.in_play(seat)
        last: i64 = NONE
        for card in s.hands[seat]:
            if card != last and in_play[card // FIGHTERS] < limit:
                legal.add(SUMMON + card)
            last = card

        if not legal.count:
            for card in s.hands[seat]:
                legal.add_once(SUMMON + card)  # without a choice, any (DAY-R20)

    def chosen(self, s: DayState, seat: i64, log: Log | None) -> None:
        if log is not None:
            log.public("chose", "DAY-R12", seat=seat)

    def reveal(self, s: DayState, log: Log | None) -> None:
        s.pop()
        place = self.place(s)
        for seat in range(SEATS):
            card = self.choices[seat] - SUMMON
            s.lay(seat * PLACES + place, card, SEAT_BIT[seat] | s.shuffles_held(seat, back_of(card)))
            s.out_of_hand(seat, card)
            if log is not None:
                log.private((seat,), "summoned", self.rule, reveals=True, seat=seat, card=card, place=place)
                back = back_of(card)
                log.others((seat,), "summoned-hidden", self.rule, reveals=True, seat=seat, back=back, place=place)


class SummonFighter(Summon):
    """On the first turn the new slot is filled from the hand (DAY-S2)."""

    needed: ClassVar[int] = 2
    rule: ClassVar[str] = "DAY-S2"

    def sealed(self, choices: tuple[int, ...]) -> Summon:
        return SummonFighter(choices)

    def place(self, s: DayState) -> i64:
        return s.slots - 1


class SummonSpirit(Summon):
    """A new card is played as the spirit (DAY-S4)."""

    def sealed(self, choices: tuple[int, ...]) -> Summon:
        return SummonSpirit(choices)

    def place(self, s: DayState) -> i64:
        return SPIRIT


class FieldBecomesActive(Phase[DayState]):
    """Every fighter turns face up; new Unearth spirits are used, Priority first (DAY-S7, DAY-S8)."""

    def run(self, s: DayState, log: Log | None) -> bool:
        for seat in range(SEATS):
            first = seat * PLACES
            fill_part(s.active, first, first + s.slots, 1)
            fill_part(s.known, first, first + s.slots, EVERYBODY)
            if log is not None:
                line = tuple(s.card[first : first + s.slots])
                log.public("activated", "DAY-S7", reveals=True, seat=seat, cards=line)
        s.pop()
        self._use_unearth(s, 1 - s.priority)
        self._use_unearth(s, s.priority)
        return True

    def _use_unearth(self, s: DayState, seat: i64) -> None:
        if back_of(s.card[seat * PLACES + SPIRIT]) == UNEARTH:
            s.push(pick_card(seat, UNEARTHING))


# Phases never change, so one of each serves every match.
TURN: Final = Turn()
SUMMON_FIGHTER: Final = SummonFighter((OPEN, OPEN))
SUMMON_SPIRIT: Final = SummonSpirit((OPEN, OPEN))
FIELD_BECOMES_ACTIVE: Final = FieldBecomesActive()
