"""Random attacks, and the loss of limbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.cards import PileDraw, draw_if_emptied, pile_ready, sample_kind
from ofrenda.games.dia_de_los_muertos.engine.phases.victims import BetweenTwo
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ARM,
    BACK,
    BACKS,
    BLANK,
    CARD_NAMES,
    FESTIVAL_BITS,
    FESTIVALS,
    FOOT,
    HAND,
    HAND_AND_FOOT,
    KINDS,
    LEG,
)
from ofrenda.games.dia_de_los_muertos.engine.state import DiaState
from ofrenda.kernel.chance import Chance, Draw, Outcome
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import bit, lowest
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class Attack(BetweenTwo):
    """A random attack; `dog` is 1 if the dog makes it and `attacker` only leads it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "victim", "dog")

    def __init__(self, attacker: i64, victim: i64, dog: i64) -> None:
        super().__init__(attacker, victim)
        self.dog = dog

    def struck(self, s: DiaState, kind: i64, log: Log | None) -> None:
        """The card is turned up, lost, and says what else the victim loses (DM-27)."""
        victim = self.victim
        if self.dog:
            s.carried = kind
        else:
            s.discards[kind] += 1

        if log is not None:
            rule = "DM-33" if self.dog else "DM-27"
            log.public("struck", rule, seat=self.attacker, victim=victim, card=kind, dog=self.dog, reveals=True)

        symbols = s.rules.deck.symbols[kind]
        if symbols == BLANK:
            if self.dog:
                snap_festival(s, victim, log)
            return

        losable: i64 = 0
        if s.arms[victim]:
            losable |= HAND
        if s.legs[victim]:
            losable |= FOOT
        losable &= symbols
        if losable == HAND_AND_FOOT:
            s.push(ChooseLimb(self.attacker, victim))
        elif losable:
            remove_limb(s, victim, ARM if losable == HAND else LEG, log)


class RandomAttack(Attack):
    """The attacker picks one of the victim's backs; of an empty hand the pile stands in (DM-3, DM-8)."""

    def run(self, s: DiaState, log: Log | None) -> bool:
        backs = backs_in_hand(s, self.victim)
        if backs & backs - 1:
            return False
        if backs:
            s.stack[-1] = DrawFromHand(self.attacker, self.victim, self.dog, lowest(backs))
        else:
            s.stack[-1] = DrawForVictim(self.attacker, self.victim, self.dog)
        return True

    def decider(self, s: DiaState) -> i64:
        return self.attacker

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(BACK, backs_in_hand(s, self.victim))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.stack[-1] = DrawFromHand(self.attacker, self.victim, self.dog, action - BACK)
        if log is not None:
            log.public("picked-back", "DM-3", seat=seat, victim=self.victim, back=action - BACK)


def backs_in_hand(s: DiaState, seat: i64) -> i64:
    """As bits."""
    backs: i64 = 0
    for back in range(BACKS):
        if s.backs[seat * BACKS + back]:
            backs |= bit(back)
    return backs


class DrawFromHand(Attack):
    """Chance picks among the victim's cards with the chosen back (DM-3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "victim", "dog", "back")

    def __init__(self, attacker: i64, victim: i64, dog: i64, back: i64) -> None:
        super().__init__(attacker, victim, dog)
        self.back = back

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and s.backs[self.victim * BACKS + self.back] > 0

    def chance(self, s: DiaState) -> Chance:
        stock = [0] * KINDS
        for kind in s.rules.deck.by_back[self.back]:
            stock[kind] = s.hands[self.victim * KINDS + kind]
        return Draw(CARD_NAMES, tuple(stock), 1)

    def fall(self, s: DiaState, outcome: Outcome, log: Log | None) -> None:
        self._lose(s, outcome[0], log)

    def tumble(self, s: DiaState, rng: Rng) -> None:
        self._lose(s, sample_kind(s.rules.deck, s.hands, self.victim * KINDS, self.back, rng), None)

    def _lose(self, s: DiaState, kind: i64, log: Log | None) -> None:
        s.pop()
        s.show(self.victim, kind, s.lose(self.victim, kind))
        draw_if_emptied(s, self.victim)
        self.struck(s, kind, log)


class DrawForVictim(Attack):
    """The victim's hand is empty: the top card of the pile says what is lost (DM-8)."""

    def run(self, s: DiaState, log: Log | None) -> bool:
        return not pile_ready(s, log)

    def chance(self, s: DiaState) -> Chance:
        return PileDraw(s.rules.deck, tuple(s.pile), s.top)

    def fall(self, s: DiaState, outcome: Outcome, log: Log | None) -> None:
        s.pop()
        s.pile[outcome[0]] -= 1
        s.top = outcome[1]
        s.show_from_pile(outcome[0])
        self.struck(s, outcome[0], log)


def snap_festival(s: DiaState, victim: i64, log: Log | None) -> None:
    """The dog takes the most valuable festival card instead of a bone (DM-27)."""
    best: i64 = -1
    points = s.rules.board.points
    for festival in range(FESTIVALS):
        has = s.festivals[victim] & FESTIVAL_BITS[festival]
        if has and (best < 0 or points[festival] > points[best]):
            best = festival
    if best >= 0:
        s.festivals[victim] ^= FESTIVAL_BITS[best]
        s.carried_festival = best
        if log is not None:
            log.public("snapped", "DM-27", seat=victim, festival=best)


def remove_limb(s: DiaState, victim: i64, limb: i64, log: Log | None) -> None:
    if limb == ARM:
        s.arms[victim] -= 1
    else:
        s.legs[victim] -= 1
    if log is not None:
        log.public("lost-limb", "DM-A5", seat=victim, limb=limb)


class ChooseLimb(BetweenTwo):
    """A card with hand and foot: the attacker picks among the limbs that the victim has (DM-27)."""

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and s.arms[self.victim] * s.legs[self.victim] > 0

    def decider(self, s: DiaState) -> i64:
        return self.attacker

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add(ARM)
        legal.add(LEG)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        remove_limb(s, self.victim, action, log)
