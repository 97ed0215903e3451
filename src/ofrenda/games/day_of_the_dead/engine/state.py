"""A moment of a match of Day of the Dead."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.hidden import SPECTATOR, redeal
from ofrenda.games.day_of_the_dead.engine.pieces import (
    ALL_SEE,
    BACKS,
    CARDS,
    FIELD,
    FIGHTERS,
    KNOWERS,
    NONE,
    PLACES,
    SEATS,
    SPIRIT,
)
from ofrenda.games.day_of_the_dead.engine.settings import DayRules
from ofrenda.kernel.legal import Legal
from ofrenda.kernel.packed import Ints, Rows, any_in, bit, copied, ints, removed, row_of, rows, sorted_in
from ofrenda.kernel.phase import OPEN, Sealed
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.kernel.view import Memory

MOST_SHUFFLES: Final = 59
"""Later ones count as this one, so that their bits fit into a native integer; a match hardly sees one."""

# Who won the fight: a seat, or one of these.
NOBODY: Final = -1
"""It has not come to a result."""
TIE: Final = 2
NO_FIGHT: Final = -1
NOT_BEGUN: Final = -1
"""The side has not begun to use its effect in this fight."""

# What a fight keeps for each side.
USES: Final = 0
"""How often its fighter has still to use its effect, or NOT_BEGUN."""
GRANTS: Final = 1
"""Further uses that Alchemy gave."""
STOPPED: Final = 2
"""1 if its fighter may not use its effect."""
BONUS: Final = 3
CULTIVATE: Final = 4
PARANOID: Final = 5
ENVY: Final = 6
MOB: Final = 7
"""From CULTIVATE to MOB: how often that is to be evaluated when power is added up."""
POWER: Final = 8
"""What its power added up to."""
MARTYR: Final = 9
SPY: Final = 10
MOODY: Final = 11
"""From MARTYR to MOODY: what its fighter will do after the result."""
NEXT_GRANTS: Final = 12
NEXT_BONUS: Final = 13
SIDE: Final = 14
SIDE_NAMES: Final = (
    *("uses", "grants", "stopped", "bonus", "cultivate", "paranoid", "envy", "mob", "power"),
    *("martyr", "spy", "moody", "next_grants", "next_bonus"),
)
FRESH_SIDES: Final = ints([NOT_BEGUN, *[0] * (SIDE - 1), NOT_BEGUN, *[0] * (SIDE - 1)])


class DayState(State[DayRules]):
    """Decks, hands, the field, and the fight that is being fought."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "turn",
        "slots",
        "priority",
        "scores",
        "deck",
        "left",
        "pile",
        "shuffle",
        "hands",
        "card",
        "active",
        "known",
        "blank",
        "looked",
        "looker",
        "fight",
        "winner",
        "instant",
        "cancelled",
        "next_cancelled",
        "sides",
    )

    turn: i64
    slots: i64
    """How many slots each line has."""
    priority: i64
    scores: Ints
    deck: Ints
    """By card: how many can still be drawn from the deck of its back."""
    left: Ints
    """By back: how many cards its deck has; their number is asked for far more often than it changes."""
    pile: Ints
    """By card: how many lie on the discard pile of its back."""
    shuffle: Ints
    """By card: the shuffle of its deck that it last was part of, counted from 0. All saw that (DAY-R19). A new row
    for each shuffle, so that clones can share it."""
    hands: Rows
    """By seat: its cards in order."""

    card: Ints
    """By place: the card that lies there, or NONE."""
    active: Ints
    """By place: 1 for a fighter that lies face up."""
    known: Ints
    """By place: who knows the fighter, as bits. Above them, for a card chosen in secret among such of several shuffles,
    those shuffles as bits."""
    blank: Ints
    """By place: SILENCED or FORGOTTEN for a fighter without its effect, or a spirit that gives nothing, until the turn
    ends."""

    looked: Ints
    """Cards turned up from a deck that have no place yet."""
    looker: i64
    """The seat that alone sees them, or ALL_SEE."""

    fight: i64
    """The slot that fights, or NO_FIGHT."""
    winner: i64
    instant: i64
    """1 if the fight was won at once."""
    cancelled: i64
    """1 if nobody uses effects in this fight."""
    next_cancelled: i64
    sides: Ints
    """By seat: what the fight keeps for its side, see USES to NEXT_BONUS."""

    def clear(self) -> None:
        """An empty table before the first turn; all cards in their decks."""
        self.turn = 0
        self.slots = 0
        self.priority = 0
        self.scores = row_of(2)

        self.deck = self.rules.copies[:]
        self.left = self.rules.sizes[:]
        self.pile = row_of(CARDS)
        self.shuffle = row_of(CARDS)
        self.hands = rows([[], []])

        self.card = row_of(FIELD, NONE)
        self.active = row_of(FIELD)
        self.known = row_of(FIELD)
        self.blank = row_of(FIELD)
        self.looked = row_of(0)
        self.looker = ALL_SEE

        self.end_fights()

    def begin_fight(self, slot: i64) -> None:
        """What waited for the next fight counts in this one; nothing has been used in it yet."""
        before = self.sides
        sides = FRESH_SIDES[:]
        sides[GRANTS] = before[NEXT_GRANTS]
        sides[BONUS] = before[NEXT_BONUS]
        sides[SIDE + GRANTS] = before[SIDE + NEXT_GRANTS]
        sides[SIDE + BONUS] = before[SIDE + NEXT_BONUS]
        self.sides = sides

        self.fight = slot
        self.winner = NOBODY
        self.instant = 0
        self.cancelled = self.next_cancelled
        self.next_cancelled = 0

    def end_fights(self) -> None:
        """No fight goes on and nothing waits for one."""
        self.sides = FRESH_SIDES[:]
        self.fight = NO_FIGHT
        self.winner = NOBODY
        self.instant = 0
        self.cancelled = 0
        self.next_cancelled = 0

    def clone(self) -> DayState:
        copy = DayState()
        copy.rules = self.rules
        copy.stack = self.stack[:]

        copy.turn = self.turn
        copy.slots = self.slots
        copy.priority = self.priority
        copy.scores = self.scores[:]

        copy.deck = self.deck[:]
        copy.left = self.left[:]
        copy.pile = self.pile[:]
        copy.shuffle = self.shuffle
        copy.hands = copied(self.hands)

        copy.card = self.card[:]
        copy.active = self.active[:]
        copy.known = self.known[:]
        copy.blank = self.blank[:]
        copy.looked = self.looked[:]
        copy.looker = self.looker

        copy.fight = self.fight
        copy.winner = self.winner
        copy.instant = self.instant
        copy.cancelled = self.cancelled
        copy.next_cancelled = self.next_cancelled
        copy.sides = self.sides[:]
        return copy

    def census(self) -> tuple[int, ...]:
        """How many of each card there are, wherever they lie."""
        cards = [self.deck[card] + self.pile[card] for card in range(CARDS)]
        for held in (self.hands[0], self.hands[1], self.card, self.looked):
            for card in held:
                if card != NONE:
                    cards[card] += 1
        return tuple(cards)

    def fighter(self, seat: i64) -> i64:
        """The place of the seat's fighter in the running fight."""
        return seat * PLACES + self.fight

    def spirit_gives(self, seat: i64, back: i64) -> bool:
        """Whether the seat has a spirit of this back that is not silenced."""
        place = seat * PLACES + SPIRIT
        return self.card[place] // FIGHTERS == back and not self.blank[place]

    def others_active(self, seat: i64) -> i64:
        """How many fighters of the seat's line are active beside the one that fights now."""
        count: i64 = 0
        for slot in range(self.slots):
            if slot != self.fight and self.active[seat * PLACES + slot]:
                count += 1
        return count

    def in_play(self, seat: i64) -> Ints:
        """By back: how many cards the seat has in play."""
        first = seat * PLACES
        counts = row_of(BACKS)
        for card in self.card[first : first + PLACES]:
            if card != NONE:
                counts[card // FIGHTERS] += 1
        return counts

    def into_hand(self, seat: i64, cards: Ints) -> None:
        hand = self.hands[seat]
        for card in cards:
            hand = sorted_in(hand, card)
        self.hands[seat] = hand

    def out_of_hand(self, seat: i64, card: i64) -> None:
        self.hands[seat] = removed(self.hands[seat], card)

    def look_at(self, cards: Ints) -> None:
        """These cards, in order, are turned up from their deck, without a place yet; the row of them is used up."""
        for card in self.looked:
            cards = sorted_in(cards, card)
        self.looked = cards

    def put_away_looked(self) -> None:
        """The cards turned up go onto their piles."""
        for card in self.looked:
            self.pile[card] += 1
        self.looked = row_of(0)

    def shuffle_pile(self, back: i64) -> None:
        """The discards become the deck, and all see which they are (DAY-U2)."""
        first = back * FIGHTERS
        shuffle = self.shuffle[:]
        number: i64 = 0
        for card in range(first, first + FIGHTERS):
            if shuffle[card] > number:
                number = shuffle[card]
        if number < MOST_SHUFFLES:
            number += 1

        for card in range(first, first + FIGHTERS):
            count = self.pile[card]
            if count:
                self.pile[card] = 0
                self.deck[card] = count
                self.left[back] += count
                if not self.rules.alike[back]:
                    shuffle[card] = number

        self.shuffle = shuffle

    def shuffles_held(self, seat: i64, back: i64) -> i64:
        """If the seat's cards of this back are of several shuffles: these, as bits for `known`."""
        first = back * FIGHTERS
        end = first + FIGHTERS
        if not any_in(self.shuffle, first, end):
            return 0

        shuffles: i64 = 0
        for card in self.hands[seat]:
            if first <= card < end:
                shuffles |= bit(self.shuffle[card])
        return shuffles << KNOWERS if shuffles & (shuffles - 1) else 0

    def lay(self, place: i64, card: i64, known: i64) -> None:
        """A card comes into play face down."""
        self.card[place] = card
        self.active[place] = 0
        self.known[place] = known
        self.blank[place] = 0

    def result(self) -> Result | None:
        """Most victory points win; equal ones share the title (DAY-R10)."""
        if self.stack:
            return None
        return Result((self.scores[0], self.scores[1]), ranked(list(self.scores)), "six-turns")

    # What is hidden

    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> DayState:
        """Deals anew, deck by deck, whatever the seat has not seen; then what others chose in secret."""
        copy = self.clone()
        viewer: i64 = SPECTATOR if seat is None else seat
        redeal(copy, viewer, rng)
        copy._choose_anew(viewer, rng)
        return copy

    def _choose_anew(self, viewer: i64, rng: Rng) -> None:
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Sealed):
            choices = list(top.choices)
            legal = Legal()
            for other in range(SEATS):
                if other != viewer and choices[other] != OPEN:
                    legal.clear()
                    top.legal(self, other, legal)
                    choices[other] = legal.any(rng)
            self.stack[-1] = top.sealed(tuple(choices))
