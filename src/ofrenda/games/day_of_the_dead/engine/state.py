"""A moment of a match of Day of the Dead."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ofrenda.games.day_of_the_dead.engine.pieces import BACKS, CARDS, FIELD, FIGHTERS, NONE, PLACES, SPIRIT, back_of
from ofrenda.games.day_of_the_dead.engine.settings import DayRules
from ofrenda.kernel.phase import OPEN, Sealed
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import State
from ofrenda.kernel.view import Memory

# Who knows the fighter of a card in play, as bits: seat 0, seat 1, everybody else.
EVERYBODY: Final = 7
SPECTATORS: Final = 4
SEAT_BIT: Final = (1, 2)
KNOWERS: Final = 3
"""So many bits are for them."""
FIRST_SHUFFLE: Final = [0] * CARDS
MOST_SHUFFLES: Final = 60
"""Later ones count as this one, so that their bits fit into 64; a match hardly sees one."""

# Who won the fight: a seat, or one of these.
NOBODY: Final = -1
"""It has not come to a result."""
TIE: Final = 2
NO_FIGHT: Final = -1
NOT_BEGUN: Final = -1
"""The side has not begun to use its effect in this fight."""
ALL_SEE: Final = -1
"""In place of the looker: the cards lie open."""

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
FRESH_SIDES: Final = [NOT_BEGUN, *[0] * (SIDE - 1), NOT_BEGUN, *[0] * (SIDE - 1)]


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

    turn: int
    slots: int
    """How many slots each line has."""
    priority: int
    scores: list[int]
    deck: list[int]
    """By card: how many can still be drawn from the deck of its back."""
    left: list[int]
    """By back: how many cards its deck has; their number is asked for far more often than it changes."""
    pile: list[int]
    """By card: how many lie on the discard pile of its back."""
    shuffle: list[int]
    """By card: the shuffle of its deck that it last was part of, counted from 0. All saw that (DAY-R19). A new list
    for each shuffle, so that clones can share it."""
    hands: list[list[int]]
    """By seat: its cards in order."""

    card: list[int]
    """By place: the card that lies there, or NONE."""
    active: list[int]
    """By place: 1 for a fighter that lies face up."""
    known: list[int]
    """By place: who knows the fighter, as bits. Above them, for a card chosen in secret among such of several shuffles,
    those shuffles as bits."""
    blank: list[int]
    """By place: 1 for a fighter without its effect, or a spirit that gives nothing, until the turn ends."""

    looked: list[int]
    """Cards turned up from a deck that have no place yet."""
    looker: int
    """The seat that alone sees them, or ALL_SEE."""

    fight: int
    """The slot that fights, or NO_FIGHT."""
    winner: int
    instant: int
    """1 if the fight was won at once."""
    cancelled: int
    """1 if nobody uses effects in this fight."""
    next_cancelled: int
    sides: list[int]
    """By seat: what the fight keeps for its side, see USES to NEXT_BONUS."""

    def clear(self) -> None:
        """An empty table before the first turn; all cards in their decks."""
        self.turn = 0
        self.slots = 0
        self.priority = 0
        self.scores = [0, 0]
        self.deck = self.rules.copies[:]
        self.left = self.rules.sizes[:]
        self.pile = [0] * CARDS
        self.shuffle = FIRST_SHUFFLE
        self.hands = [[], []]
        self.card = [NONE] * FIELD
        self.active = [0] * FIELD
        self.known = [0] * FIELD
        self.blank = [0] * FIELD
        self.looked = []
        self.looker = ALL_SEE
        self.end_fights()

    def begin_fight(self, slot: int) -> None:
        """What waited for the next fight counts in this one; nothing has been used in it yet."""
        waiting = self.sides
        sides = FRESH_SIDES[:]
        sides[GRANTS] = waiting[NEXT_GRANTS]
        sides[BONUS] = waiting[NEXT_BONUS]
        sides[SIDE + GRANTS] = waiting[SIDE + NEXT_GRANTS]
        sides[SIDE + BONUS] = waiting[SIDE + NEXT_BONUS]

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
        copy.hands = [self.hands[0][:], self.hands[1][:]]
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
        card: i64 = self.card[place]
        return card != NONE and back_of(card) == back and not self.blank[place]

    def in_play(self, seat: i64) -> list[int]:
        """How many cards of each back the seat has in play."""
        counts = [0] * BACKS
        cards = self.card
        place: i64
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            card: i64 = cards[place]
            if card != NONE:
                counts[back_of(card)] += 1
        return counts

    def shuffle_pile(self, back: int) -> None:
        """The discards become the deck, and all see which they are (DAY-U2)."""
        first = back * FIGHTERS
        number = min(max(self.shuffle[first : first + FIGHTERS]) + 1, MOST_SHUFFLES)
        shuffle = self.shuffle[:]
        for card in range(first, first + FIGHTERS):
            count = self.pile[card]
            if count:
                self.pile[card] = 0
                self.deck[card] = count
                self.left[back] += count
                if not self.rules.alike[back]:
                    shuffle[card] = number

        self.shuffle = shuffle

    def shuffles_held(self, seat: int, back: int) -> int:
        """If the seat's cards of this back are of several shuffles: these, as bits for `known`."""
        if self.shuffle is FIRST_SHUFFLE:
            return 0
        shuffles = 0
        for card in self.hands[seat]:
            if back_of(card) == back:
                shuffles |= 1 << self.shuffle[card]
        return shuffles << KNOWERS if shuffles & (shuffles - 1) else 0

    def lay(self, place: i64, card: int, known: int) -> None:
        """A card comes into play face down."""
        self.card[place] = card
        self.active[place] = 0
        self.known[place] = known
        self.blank[place] = 0

    def result(self) -> Result | None:
        """Most victory points win; equal ones share the title (DAY-R10)."""
        if self.stack:
            return None
        return Result((self.scores[0], self.scores[1]), ranked(self.scores), "six-turns")

    def resample(self, seat: int | None, rng: Rng, memory: Memory | None = None) -> DayState:
        """Deals anew, deck by deck, whatever the seat has not seen; then what others chose in secret."""
        copy = self.clone()
        bit = SPECTATORS if seat is None else SEAT_BIT[seat]
        others = [other for other in range(2) if other != seat]
        places = [place for place in range(FIELD) if copy.card[place] != NONE and not copy.known[place] & bit]
        looked = copy.looked if copy.looker != ALL_SEE and copy.looker != seat else []
        pools: list[list[int]] = [[] for _pool in range(BACKS * (max(copy.shuffle) + 1))]
        for cards in [*(copy.hands[other] for other in others), [copy.card[place] for place in places], looked]:
            for card in cards:
                copy.deck[card] += 1

        for card in range(CARDS):
            pools[copy._pool(card)] += [card] * copy.deck[card]
        for other in others:
            copy.hands[other] = copy._dealt_anew(copy.hands[other], pools, rng)
        for place in places:
            copy.card[place] = copy._drawn(copy.card[place], pools, rng)
        if looked:
            copy.looked = copy._dealt_anew(looked, pools, rng)
        for place in places:
            copy._change_with_hand(place, rng)
        copy._choose_anew(seat, rng)
        return copy

    def _pool(self, card: int) -> int:
        """Cards of one back and one shuffle can lie in each other's places, as far as anybody saw."""
        return self.shuffle[card] * BACKS + back_of(card)

    def _dealt_anew(self, cards: list[int], pools: list[list[int]], rng: Rng) -> list[int]:
        dealt = [self._drawn(card, pools, rng) for card in cards]
        dealt.sort()
        return dealt

    def _drawn(self, card: int, pools: list[list[int]], rng: Rng) -> int:
        """A card that could be this one."""
        cards = pools[self._pool(card)]
        number = rng.below(len(cards))
        drawn = cards[number]
        cards[number] = cards[-1]
        cards.pop()
        self.deck[drawn] -= 1
        return drawn

    def _change_with_hand(self, place: int, rng: Rng) -> None:
        """A card chosen among such of several shuffles could as well be another of them that is still in the hand."""
        shuffles = self.known[place] >> KNOWERS
        if not shuffles:
            return

        card = self.card[place]
        hand = self.hands[place // PLACES]
        possible = [card]
        for held in hand:
            if back_of(held) == back_of(card) and shuffles >> self.shuffle[held] & 1:
                possible.append(held)

        self.card[place] = possible[rng.below(len(possible))]
        hand.append(card)
        hand.remove(self.card[place])
        hand.sort()

    def _choose_anew(self, seat: int | None, rng: Rng) -> None:
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Sealed):
            choices = list(top.choices)
            for other in range(2):
                if other != seat and choices[other] != OPEN:
                    actions = top.actions(self, other)
                    choices[other] = actions[rng.below(len(actions))]
            self.stack[-1] = top.sealed(tuple(choices))
