"""A moment of a match of Dia de los Muertos."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.dia_de_los_muertos.pieces import (
    BACKS,
    DENS,
    DODGE,
    FESTIVAL_BITS,
    FESTIVALS,
    HOLDING,
    KINDS,
    LIMBS_OF_A_KIND,
    PLACE_POINTS,
    Board,
    Deck,
)
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import Rules, State

if TYPE_CHECKING:
    from ofrenda.kernel.view import Memory

NO_CARD: Final = -1
"""This seat has laid no card: it had none, or the card has been used."""
KNOCKED: Final = -2
"""A header has knocked this seat over: its turn in this round is lost (DM-24)."""

NOT_HOME: Final = 0


class DiaRules(Rules):
    """The options of a match and the tables of its board and cards."""

    def __init__(
        self, game: Any, seats: int, options: dict[str, Any], data: dict[str, str], board: Board, deck: Deck, dog: int
    ) -> None:
        super().__init__(game, seats, options, data)
        self.round_limit: int = options["round_limit"]
        self.snatch_dodgeable: bool = options["snatch_dodgeable"]
        self.board = board
        self.deck = deck
        self.dog_start = dog
        self.festival_copies = 1 if seats == 2 else 2
        self.digger_pace = 2 if seats == 2 else 1
        self.digger_open = len(board.digger)
        """After so many steps the digger stands on his last field and the way home is open."""


class DiaState(State[DiaRules]):
    """Figures, limbs and festival cards on the table; cards in hands, laid, in the pile, in dens and discarded.

    Tables by seat and kind (or by den and kind, seat and back) are single lists, row after row.
    """

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
        "mixed",
        "laid",
        "played",
        "pile",
        "top",
        "discards",
        "face_down",
        "shuffled",
        "dens",
        "den_festivals",
        "festivals_left",
        "dog",
        "carried",
        "carried_festival",
        "digger",
        "digger_steps",
    )

    round: int
    order: list[int]
    """The seats in the order of this round (DM-1)."""
    place: int
    """Whose turn it is, as a place in the order."""
    active: int
    """The seat whose turn it is; -1 between turns."""
    fields: list[int]
    arms: list[int]
    legs: list[int]
    festivals: list[int]
    """By seat: the festival cards it has, as bits."""
    home: list[int]
    """By seat: its gravestone from 1, or NOT_HOME."""
    hands: list[int]
    """By seat and kind: the cards in hand."""
    backs: list[int]
    """By seat and back: the same cards as everybody sees them."""
    mixed: list[int]
    """By seat: 1 while it is known from the last swap that hand and laid card are not reactions alone (DM-11)."""
    laid: list[int]
    """By seat: the kind of its laid card, NO_CARD or KNOCKED."""
    played: int
    """The card that lies turned up while its action is carried out, or NO_CARD."""
    pile: list[int]
    top: int
    """The bones on the top card of the pile; 0 if there is none or it must be turned up first."""
    discards: list[int]
    """The discards that everybody has seen, by kind."""
    face_down: list[int]
    """By seat and kind: what the seat discarded face down."""
    shuffled: list[int]
    """The discards that everybody had seen when the pile was last made of them, by kind."""
    dens: list[int]
    """By den and kind."""
    den_festivals: list[int]
    """By den and festival."""
    festivals_left: list[int]
    dog: int
    carried: int
    """The card in the dog's jaws until a den is chosen, or NO_CARD."""
    carried_festival: int
    """The festival card in the dog's jaws, or -1."""
    digger: int
    digger_steps: int

    def clear(self) -> None:
        """Before the deal: all cards in the pile, all figures at their places."""
        rules = self.rules
        seats = rules.seats
        self.round = 0
        self.order = []
        self.place = 0
        self.active = -1
        self.fields = [rules.board.start] * seats
        self.arms = [LIMBS_OF_A_KIND] * seats
        self.legs = [LIMBS_OF_A_KIND] * seats
        self.festivals = [0] * seats
        self.home = [NOT_HOME] * seats
        self.hands = [0] * (seats * KINDS)
        self.backs = [0] * (seats * BACKS)
        self.mixed = [0] * seats
        self.laid = [NO_CARD] * seats
        self.played = NO_CARD
        self.pile = rules.deck.copies[:]
        self.top = 0
        self.discards = [0] * KINDS
        self.face_down = [0] * (seats * KINDS)
        self.shuffled = [0] * KINDS
        self.dens = [0] * (DENS * KINDS)
        self.den_festivals = [0] * (DENS * FESTIVALS)
        self.festivals_left = [rules.festival_copies] * FESTIVALS
        self.dog = rules.dog_start
        self.carried = NO_CARD
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
        copy.mixed = self.mixed[:]
        copy.laid = self.laid[:]
        copy.played = self.played
        copy.pile = self.pile[:]
        copy.top = self.top
        copy.discards = self.discards[:]
        copy.face_down = self.face_down[:]
        copy.shuffled = self.shuffled[:]
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
        for table in (self.hands, self.face_down, self.dens):
            for place, count in enumerate(table):
                counts[place % KINDS] += count
        for kind in (*self.laid, self.played, self.carried):
            if kind >= 0:
                counts[kind] += 1
        festivals = self.festivals_left[:]
        for place, count in enumerate(self.den_festivals):
            festivals[place % FESTIVALS] += count
        for festival in range(FESTIVALS):
            festivals[festival] += sum([1 for held in self.festivals if held & FESTIVAL_BITS[festival]])
        if self.carried_festival >= 0:
            festivals[self.carried_festival] += 1
        return (*counts, *festivals)

    # Cards

    def hand_size(self, seat: int) -> int:
        first = seat * BACKS
        backs = self.backs
        return backs[first] + backs[first + 1] + backs[first + 2]

    def gain(self, seat: int, kind: int) -> None:
        self.hands[seat * KINDS + kind] += 1
        self.backs[seat * BACKS + self.rules.deck.back[kind]] += 1
        self.mixed[seat] = 0

    def lose(self, seat: int, kind: int) -> None:
        """The card leaves the hand; what was known of the whole hand is known no more."""
        self.hands[seat * KINDS + kind] -= 1
        self.backs[seat * BACKS + self.rules.deck.back[kind]] -= 1
        self.mixed[seat] = 0

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

    # Figures

    def open(self) -> bool:
        """Whether the way home is open (DM-16)."""
        return self.digger_steps == self.rules.digger_open

    def on_board(self, fields: tuple[int, ...]) -> bool:
        """Whether all these numbers are fields; asked of positions that people write."""
        return all(field in self.rules.board.fields for field in fields)

    def barred(self, field: int) -> bool:
        """Whether no skeleton may enter or cross the field (DM-14, DM-16)."""
        if field == self.dog or field == self.digger:
            return True
        return self.rules.board.locked[field] and not self.open()

    def distance(self, one: int, other: int) -> int:
        """Along edges in any direction, whatever stands there."""
        return self.rules.board.distance[one][other]

    def limbs(self, seat: int) -> int:
        return self.arms[seat] + self.legs[seat]

    def cap(self, seat: int) -> int:
        """How far the skeleton can walk (DM-12)."""
        legs = self.legs[seat]
        return legs + 1 if legs else self.arms[seat]

    def festival_points(self, seat: int) -> int:
        held = self.festivals[seat]
        points = self.rules.board.points
        return sum([points[festival] for festival in range(FESTIVALS) if held & FESTIVAL_BITS[festival]])

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
        """Redeals, back by back, every card whose front the seat has not seen.

        Hands that are known not to be reactions alone are dealt again until they are not.
        """
        while True:
            copy = self._redealt(seat, rng)
            if copy._mixed_hands_fit(seat):
                return copy

    def _redealt(self, seat: int | None, rng: Rng) -> DiaState:
        copy = self.clone()
        hidden_from = -1 if seat is None else seat
        others = [other for other in range(self.rules.seats) if other != hidden_from]
        deck = self.rules.deck
        for back in range(BACKS):
            pool: list[int] = []
            for kind in deck.by_back[back]:
                unseen = copy.pile[kind]
                copy.pile[kind] = 0
                for other in others:
                    unseen += copy.hands[other * KINDS + kind] + copy.face_down[other * KINDS + kind]
                    if copy.laid[other] == kind:
                        unseen += 1
                pool += [kind] * unseen
            for other in others:
                _deal_anew(copy.hands, other, deck.by_back[back], pool, rng)
                _deal_anew(copy.face_down, other, deck.by_back[back], pool, rng)
                if copy.laid[other] >= 0 and deck.back[copy.laid[other]] == back:
                    copy.laid[other] = _drawn(pool, rng)
            for kind in pool:
                copy.pile[kind] += 1
        return copy

    def _mixed_hands_fit(self, seat: int | None) -> bool:
        for other in range(self.rules.seats):
            if self.mixed[other] and other != seat and not self.has_other_card(other):
                return False
        return True

    def has_other_card(self, seat: int) -> bool:
        """Whether hand and laid card hold anything but reactions."""
        cards = self.hand_size(seat)
        reactions = self.hands[seat * KINDS + DODGE] + self.hands[seat * KINDS + HOLDING]
        laid = self.laid[seat]
        return cards > reactions or (laid >= 0 and laid != DODGE and laid != HOLDING)


def _deal_anew(table: list[int], seat: int, kinds: list[int], pool: list[int], rng: Rng) -> None:
    """As many cards of these kinds as lie in the seat's row, drawn anew from the pool."""
    count = 0
    for kind in kinds:
        count += table[seat * KINDS + kind]
        table[seat * KINDS + kind] = 0
    for _card in range(count):
        table[seat * KINDS + _drawn(pool, rng)] += 1


def _drawn(pool: list[int], rng: Rng) -> int:
    """One card out of the pool, each as likely."""
    place: i64 = rng.below(len(pool))
    kind = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return kind
