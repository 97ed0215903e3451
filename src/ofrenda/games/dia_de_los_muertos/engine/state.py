"""A moment of a match of Dia de los Muertos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.engine.cards import KNOCKED, NO_CARD, Cards
from ofrenda.games.dia_de_los_muertos.engine.hidden import SPECTATOR, redeal
from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    DENS,
    FESTIVAL_BITS,
    FESTIVALS,
    KINDS,
    LIMBS_OF_A_KIND,
    PLACE_POINTS,
)
from ofrenda.games.dia_de_los_muertos.engine.settings import DiaRules
from ofrenda.kernel.packed import Ints, bit, row_of
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.rng import Rng

if TYPE_CHECKING:
    from ofrenda.kernel.view import Memory

__all__ = ["KNOCKED", "NOT_HOME", "NO_CARD", "DiaRules", "DiaState"]

NOT_HOME: Final = 0


class DiaState(Cards):
    """Figures, limbs and festival cards on the table, besides the cards."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "order",
        "place",
        "active",
        "fields",
        "arms",
        "legs",
        "festivals",
        "home",
        "hands",
        "backs",
        "old",
        "mixed",
        "laid",
        "laid_marks",
        "played",
        "pile",
        "top",
        "discards",
        "face_down",
        "shuffled",
        "shuffled_own",
        "turned_up",
        "dens",
        "den_festivals",
        "festivals_left",
        "dog",
        "carried",
        "carried_festival",
        "digger",
        "digger_steps",
    )

    round: i64
    order: Ints
    """The seats in the order of this round (DM-1)."""
    place: i64
    """Whose turn it is, as a place in the order."""
    fields: Ints
    arms: Ints
    legs: Ints
    festivals: Ints
    """By seat: the festival cards it has, as bits."""
    home: Ints
    """By seat: its gravestone from 1, or NOT_HOME."""
    den_festivals: Ints
    """By den and festival."""
    festivals_left: Ints
    dog: i64
    carried_festival: i64
    """The festival card in the dog's jaws, or -1."""
    digger: i64
    digger_steps: i64

    def clear(self) -> None:
        """Before the deal: all cards in the pile, all figures at their places."""
        rules = self.rules
        seats = rules.seats
        self.clear_cards()

        self.round = 0
        self.order = row_of(0)
        self.place = 0
        self.active = -1

        self.fields = row_of(seats, rules.board.start)
        self.arms = row_of(seats, LIMBS_OF_A_KIND)
        self.legs = row_of(seats, LIMBS_OF_A_KIND)
        self.festivals = row_of(seats)
        self.home = row_of(seats, NOT_HOME)

        self.den_festivals = row_of(DENS * FESTIVALS)
        self.festivals_left = row_of(FESTIVALS, rules.festival_copies)
        self.dog = rules.dog_start
        self.carried_festival = -1
        self.digger = rules.board.digger[0]
        self.digger_steps = 0

    def clone(self) -> DiaState:
        copy = DiaState()
        copy.rules = self.rules
        copy.stack = self.stack[:]

        copy.round = self.round
        copy.order = self.order[:]
        copy.place = self.place
        copy.active = self.active

        copy.fields = self.fields[:]
        copy.arms = self.arms[:]
        copy.legs = self.legs[:]
        copy.festivals = self.festivals[:]
        copy.home = self.home[:]

        copy.hands = self.hands[:]
        copy.backs = self.backs[:]
        copy.old = self.old[:]
        copy.mixed = self.mixed[:]
        copy.laid = self.laid[:]
        copy.laid_marks = self.laid_marks
        copy.played = self.played

        copy.pile = self.pile[:]
        copy.top = self.top
        copy.discards = self.discards[:]
        copy.face_down = self.face_down[:]
        copy.shuffled = self.shuffled
        copy.shuffled_own = self.shuffled_own
        copy.turned_up = self.turned_up[:]

        copy.dens = self.dens[:]
        copy.den_festivals = self.den_festivals[:]
        copy.festivals_left = self.festivals_left[:]

        copy.dog = self.dog
        copy.carried = self.carried
        copy.carried_festival = self.carried_festival
        copy.digger = self.digger
        copy.digger_steps = self.digger_steps
        return copy

    def census(self) -> tuple[int, ...]:
        """The cards of each kind, then the festival cards of each kind."""
        counts = [pile + seen for pile, seen in zip(self.pile, self.discards, strict=True)]
        for table in (self.hands, self.dens):
            for place, count in enumerate(table):
                counts[place % KINDS] += count

        for card in self.face_down:
            counts[card % KINDS] += 1
        for kind in (*self.laid, self.played, self.carried):
            if kind >= 0:
                counts[kind] += 1

        festivals = list(self.festivals_left)
        for place, count in enumerate(self.den_festivals):
            festivals[place % FESTIVALS] += count
        for festival in range(FESTIVALS):
            festivals[festival] += sum([1 for held in self.festivals if held & FESTIVAL_BITS[festival]])
        if self.carried_festival >= 0:
            festivals[self.carried_festival] += 1
        return (*counts, *festivals)

    # Figures

    def open(self) -> bool:
        """Whether the way home is open (DM-16)."""
        return self.digger_steps == self.rules.digger_open

    def on_board(self, fields: tuple[int, ...]) -> bool:
        """Whether all these numbers are fields; asked of positions that people write."""
        return all(field in self.rules.board.fields for field in fields)

    def barred(self) -> i64:
        """The fields that no skeleton may enter or cross, as bits (DM-14, DM-16)."""
        return bit(self.dog) | self.barred_to_jumps()

    def barred_to_jumps(self) -> i64:
        """Jumps pass the dog, but neither the digger nor a closed way (DM-14, DM-16)."""
        return bit(self.digger) if self.open() else bit(self.digger) | self.rules.board.locked

    def free_steps(self, field: i64) -> i64:
        """The fields one step on that are not barred, as bits."""
        return self.rules.board.out[field] & ~self.barred()

    def on_field(self, field: i64) -> i64:
        """The seats whose skeletons stand there and are not home, as bits."""
        found: i64 = 0
        for seat in range(self.rules.seats):
            if self.fields[seat] == field and not self.home[seat]:
                found |= bit(seat)
        return found

    def distance(self, one: i64, other: i64) -> i64:
        """Along edges in any direction, whatever stands there."""
        return self.rules.board.apart(one, other)

    def limbs(self, seat: i64) -> i64:
        return self.arms[seat] + self.legs[seat]

    def cap(self, seat: i64) -> i64:
        """How far the skeleton can walk (DM-12)."""
        legs = self.legs[seat]
        return legs + 1 if legs else self.arms[seat]

    def festival_points(self, seat: i64) -> i64:
        points: i64 = 0
        for festival in range(FESTIVALS):
            if self.festivals[seat] & FESTIVAL_BITS[festival]:
                points += self.rules.board.points[festival]
        return points

    # The end

    def over(self) -> bool:
        """Somebody is home, and nobody who is not has a limb left (DM-40)."""
        anybody_home = False
        for seat in range(self.rules.seats):
            if self.home[seat]:
                anybody_home = True
            elif self.arms[seat] + self.legs[seat]:
                return False
        return anybody_home

    def result(self) -> Result | None:
        """Points by arrival and festivals; of two with equal points who was home earlier (DM-41)."""
        if self.stack:
            return None
        points: list[int] = []
        keys: list[tuple[int, int]] = []
        for seat in range(self.rules.seats):
            place = self.home[seat]
            total = self.festival_points(seat) + (PLACE_POINTS[place - 1] if place else 0)
            points.append(total)
            keys.append((total, -place if place else -len(PLACE_POINTS) - 1))
        return Result(tuple(points), ranked(keys), "home" if self.over() else "round-limit")

    # What is hidden

    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> DiaState:
        """Redeals every card whose front the seat has not seen, in agreement with all marks.

        Cards that are known not to be reactions alone are dealt again until they are not.
        """
        viewer: i64 = SPECTATOR if seat is None else seat
        while True:
            copy = self.clone()
            redeal(copy, viewer, rng)
            if copy.all_mixed_fit(viewer):
                return copy

    def all_mixed_fit(self, viewer: i64) -> bool:
        """Whether everybody's cards that are known to be mixed are; the viewer's own have not been dealt."""
        for other in range(self.rules.seats):
            if other != viewer and not self.mixed_fits(other):
                return False
        return True
