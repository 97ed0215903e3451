"""A moment of a match of Day of the Dead."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ofrenda.games.day_of_the_dead.pieces import BACKS, CARDS, FIELD, FIGHTERS, NONE, PLACES, SPIRIT, back_of
from ofrenda.kernel.phase import OPEN, Sealed
from ofrenda.kernel.result import Result, ranked
from ofrenda.kernel.rng import Rng
from ofrenda.kernel.state import Rules, State
from ofrenda.kernel.view import Memory

# Who knows the fighter of a card in play, as bits: seat 0, seat 1, everybody else.
EVERYBODY: Final = 7
SPECTATORS: Final = 4
SEAT_BIT: Final = (1, 2)

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


class DayRules(Rules):
    """The cards of the box and the options of a match."""

    def __init__(
        self,
        game: Any,
        options: dict[str, Any],
        data: dict[str, str],
        powers: list[int],
        copies: list[int],
        effects: list[int],
    ) -> None:
        super().__init__(game, 2, options, data)
        self.powers = powers
        """By card: its printed power."""
        self.copies = copies
        """By card: how many of it the box holds."""
        self.effects = effects
        """By card: its effect."""
        self.instant_win_skips_spirit: bool = options["instant_win_skips_spirit"]


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
    hands: list[list[int]]
    """By seat: its cards in order."""

    card: list[int]
    """By place: the card that lies there, or NONE."""
    active: list[int]
    """By place: 1 for a fighter that lies face up."""
    known: list[int]
    """By place: who knows the fighter, as bits."""
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
        self.count_decks()
        self.pile = [0] * CARDS
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

    def count_decks(self) -> None:
        self.left = [sum(self.deck[back * FIGHTERS : (back + 1) * FIGHTERS]) for back in range(BACKS)]

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

    def fighter(self, seat: int) -> int:
        """The place of the seat's fighter in the running fight."""
        return seat * PLACES + self.fight

    def spirit_gives(self, seat: int, back: int) -> bool:
        """Whether the seat has a spirit of this back that is not silenced."""
        place = seat * PLACES + SPIRIT
        card = self.card[place]
        return card != NONE and back_of(card) == back and not self.blank[place]

    def in_play(self, seat: int) -> list[int]:
        """How many cards of each back the seat has in play."""
        counts = [0] * BACKS
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            card = self.card[place]
            if card != NONE:
                counts[back_of(card)] += 1
        return counts

    def lay(self, place: int, card: int, known: int) -> None:
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
        """Deals anew, back by back, whatever the seat has not seen; then what others chose in secret."""
        copy = self.clone()
        bit = SPECTATORS if seat is None else SEAT_BIT[seat]
        hidden_looked = copy.looker != ALL_SEE and copy.looker != seat
        hidden: list[int] = []
        for other in range(2):
            if other != seat:
                hidden += copy.hands[other]
        for place in range(FIELD):
            if copy.card[place] != NONE and not copy.known[place] & bit:
                hidden.append(copy.card[place])
        if hidden_looked:
            hidden += copy.looked
        pool: list[list[int]] = [[], [], []]
        for card in hidden:
            copy.deck[card] += 1
        for card in range(CARDS):
            for _copy in range(copy.deck[card]):
                pool[back_of(card)].append(card)
        for other in range(2):
            if other != seat:
                copy.hands[other] = copy._dealt_anew(copy.hands[other], pool, rng)
        for place in range(FIELD):
            if copy.card[place] != NONE and not copy.known[place] & bit:
                copy.card[place] = copy._drawn(back_of(copy.card[place]), pool, rng)
        if hidden_looked:
            copy.looked = copy._dealt_anew(copy.looked, pool, rng)
        copy._choose_anew(seat, rng)
        return copy

    def _dealt_anew(self, cards: list[int], pool: list[list[int]], rng: Rng) -> list[int]:
        dealt = [self._drawn(back_of(card), pool, rng) for card in cards]
        dealt.sort()
        return dealt

    def _drawn(self, back: int, pool: list[list[int]], rng: Rng) -> int:
        cards = pool[back]
        number = rng.below(len(cards))
        card = cards[number]
        cards[number] = cards[-1]
        cards.pop()
        self.deck[card] -= 1
        return card

    def _choose_anew(self, seat: int | None, rng: Rng) -> None:
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Sealed):
            choices = list(top.choices)
            for other in range(2):
                if other != seat and choices[other] != OPEN:
                    actions = top.actions(self, other)
                    choices[other] = actions[rng.below(len(actions))]
            self.stack[-1] = top.sealed(tuple(choices))
