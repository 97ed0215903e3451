"""What happens where a skeleton arrives: festivals and the gravedigger, dens, the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.phases.cards import drop_laid
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ARM,
    DEN,
    DENS,
    DIGGER,
    FESTIVAL,
    FESTIVAL_BITS,
    FESTIVALS,
    FOOT,
    GO,
    GOAL,
    HAND,
    HAND_AND_FOOT,
    KINDS,
    LEG,
    LIMBS_OF_A_KIND,
    MOST_SEATS,
    PASS,
    PICK,
    PLAIN,
    TAKE,
)
from ofrenda.games.dia_de_los_muertos.engine.state import NO_CARD, DiaState
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import largest
from ofrenda.kernel.phase import AboutSeat, OfSeat, OfSeatIfAny

if TYPE_CHECKING:
    from ofrenda.kernel.event import Log


class Arrived(AboutSeat[DiaState]):
    """The skeleton has reached its field, however it came there: the field has its usual effect (DM-18)."""

    def run(self, s: DiaState, log: Log | None) -> bool:
        seat = self.seat
        s.pop()
        special = s.rules.board.special[s.fields[seat]]
        if special == GOAL:
            arrive_home(s, seat, log)
        elif special >= DEN:
            if anything_usable(s, seat, special - DEN):
                s.push(PickFromDen(seat, special - DEN))
        elif special >= FESTIVAL:
            take_festival(s, seat, special - FESTIVAL, log)
        return True


ARRIVED: Final = [Arrived(seat) for seat in range(MOST_SEATS)]


def arrive(s: DiaState, seat: i64) -> None:
    """The skeleton has been put where it stands; a plain field has no effect."""
    if s.rules.board.special[s.fields[seat]] != PLAIN:
        s.push(ARRIVED[seat])


def arrive_home(s: DiaState, seat: i64, log: Log | None) -> None:
    """The next gravestone; the match is over for this player, and all cards are discarded unseen (DM-38)."""
    s.home[seat] = 1 + largest(s.home)
    for kind in range(KINDS):
        while s.hands[seat * KINDS + kind]:
            s.put_face_down(seat, kind, s.lose(seat, kind))
    drop_laid(s, seat, NO_CARD)
    if log is not None:
        log.public("home", "DM-38", seat=seat, place=s.home[seat])


def take_festival(s: DiaState, seat: i64, festival: i64, log: Log | None) -> None:
    """Whoever lacks this kind takes one, and the digger moves (DM-35)."""
    if s.festivals[seat] & FESTIVAL_BITS[festival] or not s.festivals_left[festival]:
        return
    s.festivals_left[festival] -= 1
    s.festivals[seat] |= FESTIVAL_BITS[festival]
    s.push(DiggerWalk(seat, s.rules.digger_pace))
    if log is not None:
        log.public("festival", "DM-35", seat=seat, festival=festival)


class DiggerWalk(OfSeat[DiaState]):
    """The gravedigger goes on; the taker of the last card says where he stays (DM-36, DM-37)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps = steps

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and self.steps >= 0

    def run(self, s: DiaState, log: Log | None) -> bool:
        if self.steps == 0 or s.open():
            s.pop()
            return True
        way = s.rules.board.digger
        if s.digger_steps == len(way) - 1:
            return False
        self._step(s, way[s.digger_steps + 1], log)
        return True

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        for field in s.rules.board.digger_last:
            legal.add(DIGGER + field)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        self._step(s, action - DIGGER, log)

    def _step(self, s: DiaState, field: i64, log: Log | None) -> None:
        s.digger = field
        s.digger_steps += 1
        s.stack[-1] = DiggerWalk(self.seat, self.steps - 1)
        if log is not None:
            log.public("digger", "DM-37" if s.open() else "DM-36", field=field)
        push_evasions(s, field, field)


def push_evasions(s: DiaState, field: i64, gate: i64) -> None:
    """All skeletons on the field must leave it by way of the gate, in turn order."""
    for place in range(len(s.order) - 1, -1, -1):
        seat = s.order[place]
        if s.fields[seat] == field and not s.home[seat]:
            s.push(Evade(seat, gate))


class Evade(OfSeatIfAny[DiaState]):
    """A skeleton in the digger's way goes to a neighbour of the gate, of its owner's choice (DM-31, DM-36)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gate")

    def __init__(self, seat: i64, gate: i64) -> None:
        super().__init__(seat)
        self.gate = gate

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and s.on_board((self.gate,))

    def possible(self, s: DiaState) -> bool:
        return s.free_steps(self.gate) != 0

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add_bits(GO, s.free_steps(self.gate))

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.fields[seat] = action - GO
        s.pop()
        arrive(s, seat)
        if log is not None:
            log.public("evaded", "DM-36", seat=seat, field=action - GO)


def anything_usable(s: DiaState, seat: i64, den: i64) -> bool:
    legal = Legal()
    usable_in_den(s, seat, den, legal)
    return legal.count > 0


def usable_in_den(s: DiaState, seat: i64, den: i64, legal: Legal) -> None:
    """The limbs and festival cards in the den that the skeleton lacks (DM-34)."""
    lacking = lacking_limbs(s, seat)
    for kind in range(KINDS):
        if s.dens[den * KINDS + kind] and s.rules.deck.symbols[kind] & lacking:
            legal.add(PICK + kind)
    for festival in range(FESTIVALS):
        if s.den_festivals[den * FESTIVALS + festival] and not s.festivals[seat] & FESTIVAL_BITS[festival]:
            legal.add(TAKE + festival)


def lacking_limbs(s: DiaState, seat: i64) -> i64:
    """The symbols of the limbs that the skeleton lacks."""
    lacking: i64 = HAND if s.arms[seat] < LIMBS_OF_A_KIND else 0
    return lacking | FOOT if s.legs[seat] < LIMBS_OF_A_KIND else lacking


class PickFromDen(OfSeat[DiaState]):
    """One bone or festival card out of the den, if the player likes (DM-34)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "den")

    def __init__(self, seat: i64, den: i64) -> None:
        super().__init__(seat)
        self.den = den

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and 0 <= self.den < DENS

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        usable_in_den(s, seat, self.den, legal)
        legal.add(PASS)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()

        if action == PASS:
            if log is not None:
                log.public("left-den", "DM-34", seat=seat)
        elif action >= TAKE:
            festival = action - TAKE
            s.den_festivals[self.den * FESTIVALS + festival] -= 1
            s.festivals[seat] |= FESTIVAL_BITS[festival]
            if log is not None:
                log.public("picked-festival", "DM-34", seat=seat, festival=festival)
        else:
            kind = action - PICK
            s.dens[self.den * KINDS + kind] -= 1
            s.discards[kind] += 1
            if log is not None:
                log.public("picked", "DM-34", seat=seat, card=kind)
            mend(s, seat, s.rules.deck.symbols[kind] & lacking_limbs(s, seat), log)


def mend(s: DiaState, seat: i64, symbols: i64, log: Log | None) -> None:
    """The skeleton gets one limb back; where an arm and a leg are possible, its player chooses."""
    if symbols == HAND_AND_FOOT:
        s.push(Mend(seat))
    elif symbols:
        add_limb(s, seat, ARM if symbols == HAND else LEG, log)


def add_limb(s: DiaState, seat: i64, limb: i64, log: Log | None) -> None:
    if limb == ARM:
        s.arms[seat] += 1
    else:
        s.legs[seat] += 1
    if log is not None:
        log.public("mended", "DM-29", seat=seat, limb=limb)


class Mend(OfSeat[DiaState]):
    """An arm or a leg, as the player likes (DM-29, DM-34)."""

    def fits(self, s: DiaState) -> bool:
        return super().fits(s) and lacking_limbs(s, self.seat) == HAND_AND_FOOT

    def legal(self, s: DiaState, seat: i64, legal: Legal) -> None:
        legal.add(ARM)
        legal.add(LEG)

    def apply(self, s: DiaState, seat: i64, action: i64, log: Log | None) -> None:
        s.pop()
        add_limb(s, seat, action, log)
