"""Cards, limbs, the board's tables, and the actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ofrenda.kernel.packed import Ints, Rows, bit, ints, row_of, rows

MOST_SEATS: Final[i64] = 6
BOARD_FIELDS: Final[i64] = 33
"""The board's fields are numbered 0 (the start) to 32."""

# The kinds of card, in the order of the card list. A kind's front fixes its back.
DODGE: Final = 0
LEAPFROG: Final = 1
SNATCHING: Final = 2
HOLDING: Final = 3
HEADER: Final = 4
BONE_PATCHES: Final = 5
FOLLOWING: Final = 6
BEATING: Final = 7
CARTWHEEL: Final = 8
HUSTLE: Final = 9
KICKING: Final = 10
CAKE: Final = 11
FLOWERPOT: Final = 12
SKULL: Final = 13
KINDS: Final[i64] = 14
CARD_NAMES: Final = (
    "dodge",
    "leapfrog",
    "snatching",
    "holding",
    "header",
    "bone patches",
    "following",
    "beating",
    "cartwheel",
    "hustle",
    "kicking",
    "cake",
    "flowerpot",
    "skull",
)

BACKS: Final[i64] = 3
"""Backs show one, two or three bones; the back with n bones has the place n - 1."""
BACK_NAMES: Final = ("1 bone", "2 bones", "3 bones")

# The limb symbols of a card, as bits.
BLANK: Final = 0
HAND: Final = 1
FOOT: Final = 2
HAND_AND_FOOT: Final = 3
SYMBOL_NAMES: Final = ("none", "hand", "foot", "hand+foot")

# What everybody can know of a card whose front they do not see, as bits (DM-K1, DM-K2).
OLD: Final = 1
"""Held since before the last shuffle."""
MIXED: Final = 2
"""Of a hand that was known not to be reactions alone, by the first answer in the last swapping."""
REMIXED: Final = 4
"""The same by the second answer, after swaps of two cards for one."""
MIXED_MARKS: Final = ints([MIXED, REMIXED])
ANSWERS: Final[i64] = 2
MARKS: Final[i64] = 8
MARK_NAMES: Final = ("old", "mixed", "remixed")

FESTIVALS: Final[i64] = 3
FESTIVAL_NAMES: Final = ("music", "dance", "banquet")
FESTIVAL_BITS: Final = ints([1, 2, 4])
DENS: Final[i64] = 3

# What a field is besides a step of the way: a festival field counts from FESTIVAL, a den from DEN.
PLAIN: Final = 0
FESTIVAL: Final = 1
DEN: Final = 4
GOAL: Final = 7

LIMBS_OF_A_KIND: Final = 2
PLACE_POINTS: Final = ints([7, 5, 3, 2, 1, 0])
CARDS_IN_THE_BOX: Final = 66
HAND_AT_START: Final = 4
HAND_LIMIT: Final = 8
DRAW_FOR_ACTION: Final = 2

# Actions.
LAY: Final = 0
DISCARD: Final = LAY + KINDS
PICK: Final = DISCARD + KINDS
USE_ACTION: Final = PICK + KINDS
USE_MOVEMENT: Final = USE_ACTION + 1
GO: Final = USE_MOVEMENT + 1
DOG: Final = GO + BOARD_FIELDS
PUSH: Final = DOG + BOARD_FIELDS
DIGGER: Final = PUSH + BOARD_FIELDS
TARGET: Final = DIGGER + BOARD_FIELDS
BACK: Final = TARGET + MOST_SEATS
ARM: Final = BACK + BACKS
LEG: Final = ARM + 1
TAKE: Final = LEG + 1
HOLD: Final = TAKE + FESTIVALS
DODGE_IT: Final = HOLD + 1
SWAP_ALL: Final = DODGE_IT + 1
STOP: Final = SWAP_ALL + 1
PASS: Final = STOP + 1

ACTIONS: Final = (
    *(f"lay {card}" for card in CARD_NAMES),
    *(f"discard {card}" for card in CARD_NAMES),
    *(f"pick {card}" for card in CARD_NAMES),
    "action",
    "movement",
    *(f"go {field}" for field in range(BOARD_FIELDS)),
    *(f"dog {field}" for field in range(BOARD_FIELDS)),
    *(f"push {field}" for field in range(BOARD_FIELDS)),
    *(f"digger {field}" for field in range(BOARD_FIELDS)),
    *(f"target {seat}" for seat in range(1, MOST_SEATS + 1)),
    *(f"back {bones}" for bones in range(1, BACKS + 1)),
    "arm",
    "leg",
    *FESTIVAL_NAMES,
    "hold",
    "dodge",
    "swap all",
    "stop",
    "pass",
)

EVENTS: Final = (
    *("acts", "digger", "discarded", "discarded-back", "dodged", "drew", "drew-back", "driven-out", "ended"),
    *("evaded", "festival", "followed", "held", "home", "hustled", "hustles", "jumped-at", "keeps", "laid"),
    *("laid-back", "leapt", "led-dog", "left-den", "let-go", "lost-limb", "lost-turn", "mended", "mixed"),
    *("moves", "no-card", "no-effect", "own-deck", "picked", "picked-back", "picked-festival", "put-dog"),
    *("round", "set-dog", "shuffled", "snapped", "snatched", "snatches", "stopped", "struck", "suffers"),
    *("swapped-all", "targets", "top", "walked", "went-along", "wheeled"),
)
"""The kinds of events that its phases tell."""


class Board:
    """The tables of a board, made once: nothing on the way of a playout searches the graph for them."""

    def __init__(
        self,
        start: int,
        goal: int,
        arrows: list[tuple[int, int]],
        paths: list[tuple[int, int]],
        festivals: list[int],
        points: list[int],
        dens: list[int],
        entries: list[int],
        digger: list[int],
        digger_last: list[int],
        no_dog: list[int],
        places: list[tuple[int, int]],
    ) -> None:
        self.start: i64 = start
        self.goal: i64 = goal
        self.festivals: Ints = ints(festivals)
        self.points: Ints = ints(points)
        """What each festival card counts."""
        self.dens: Ints = ints(dens)
        self.entries: Ints = ints(entries)
        """The one field from which each den is entered."""
        self.digger: Ints = ints(digger)
        self.digger_last: Ints = ints(digger_last)
        self.places = places
        """Where each field lies on a picture of 1000 by 1000."""
        self.arrows = arrows
        self.paths = paths
        self.fields = sorted({field for edge in arrows + paths for field in edge})
        self.out: Ints = row_of(BOARD_FIELDS)
        """By field: the fields one step on, by the arrows, as bits."""
        self.near: Ints = row_of(BOARD_FIELDS)
        """By field: the neighbours either way, as bits."""
        self.into: Ints = row_of(BOARD_FIELDS)
        """By field: those from which one step leads here, as bits."""
        for one, other in arrows + paths:
            self._join(one, other)
        for one, other in paths:
            self._join(other, one)

        closed: i64 = 0
        for field in no_dog:
            closed |= bit(field)
        self.dog_steps: Ints = row_of(BOARD_FIELDS)
        """By field: where the dog may step, any edge either way, as bits (DM-32)."""
        for field in range(BOARD_FIELDS):
            self.dog_steps[field] = self.near[field] & ~closed

        self.locked: i64 = bit(goal)
        """The red fields and the goal, as bits: closed until the digger has left the junction (DM-16)."""
        for field in digger[:-1]:
            self.locked |= bit(field)
        self.special: Ints = row_of(BOARD_FIELDS, PLAIN)
        for festival, field in enumerate(festivals):
            self.special[field] = FESTIVAL + festival
        for den, field in enumerate(dens):
            self.special[field] = DEN + den
        self.special[goal] = GOAL

        self._apart: Ints = row_of(BOARD_FIELDS * BOARD_FIELDS)
        for field in range(BOARD_FIELDS):
            lengths = distances(self.near, field, 0)
            for other in range(BOARD_FIELDS):
                self._apart[field * BOARD_FIELDS + other] = lengths[other]
        self._ways: vec[u8] = vec[u8]()
        """By target, dog, digger and field, made when tactics first ask: how far it is, or UNKNOWN_WAY."""

    def _join(self, one: i64, other: i64) -> None:
        """A step leads from one field to the other."""
        self.out[one] |= bit(other)
        self.into[other] |= bit(one)
        self.near[one] |= bit(other)
        self.near[other] |= bit(one)

    def apart(self, one: i64, other: i64) -> i64:
        """The shortest distance from field to field along edges in any direction (DM-15)."""
        return self._apart[one * BOARD_FIELDS + other]

    def steps(self, field: i64, target: i64, dog: i64, digger: i64) -> i64:
        """How many steps it is by the arrows to the target, around the dog and the digger (-1: none bars the way)."""
        first = ((target * BARRED + dog + 1) * BARRED + digger + 1) * BOARD_FIELDS
        if len(self._ways) == 0:
            self._ways = vec[u8]([UNKNOWN_WAY] * (BOARD_FIELDS * BARRED * BARRED * BOARD_FIELDS))
        if self._ways[first] == UNKNOWN_WAY:
            self._find_ways(first, target, dog, digger)
        return i64(self._ways[first + field])

    def _find_ways(self, first: i64, target: i64, dog: i64, digger: i64) -> None:
        """From every field to the target: found once for each place of dog and digger, and kept."""
        barred: i64 = 0
        if dog >= 0:
            barred |= bit(dog)
        if digger >= 0:
            barred |= bit(digger)
        lengths = distances(self.into, target, barred)
        for field in range(BOARD_FIELDS):
            self._ways[first + field] = u8(FAR if target == dog else lengths[field])


FAR: Final = 99
"""The distance to a field that cannot be reached."""


UNKNOWN_WAY: Final = 255
"""The ways to a target have not been asked for yet."""
BARRED: Final = BOARD_FIELDS + 1
"""Where dog or digger may bar the way: nowhere, or on any field."""


def distances(steps: Ints, start: i64, barred: i64) -> Ints:
    """How many steps it takes from the start to each field, never onto a barred one; `steps` are bits by field."""
    found = row_of(BOARD_FIELDS, FAR)
    reached = bit(start)
    seen = reached | barred
    length: i64 = 0
    while reached:
        further: i64 = 0
        for field in range(BOARD_FIELDS):
            if reached >> field & 1:
                found[field] = length
                further |= steps[field]

        reached = further & ~seen
        seen |= reached
        length += 1

    return found


class Deck:
    """The cards of the box, by kind."""

    def __init__(
        self, bones: list[int], copies: list[int], symbols: list[int], nearest: list[int], farthest: list[int]
    ) -> None:
        self.bones: Ints = ints(bones)
        self.back: Ints = ints([count - 1 for count in bones])
        self.copies: Ints = ints(copies)
        self.symbols: Ints = ints(symbols)
        self.nearest: Ints = ints(nearest)
        self.farthest: Ints = ints(farthest)

        self.by_back: list[list[int]] = [
            [kind for kind in range(KINDS) if bones[kind] == back + 1] for back in range(BACKS)
        ]
        """The kinds that a back can hide."""
        self.with_back: Rows = rows(self.by_back)
        """The same, packed."""
        self.stock_of_back = [sum([copies[kind] for kind in kinds]) for kinds in self.by_back]
        self.reactions: i64 = copies[DODGE] + copies[HOLDING]


def is_reaction(kind: i64) -> bool:
    return kind in (DODGE, HOLDING)


def odds(deck: Deck, back: int) -> tuple[int, int, int]:
    """Of all cards with this back: how many can cost an arm, how many a leg, how many nothing."""
    arm = leg = blank = 0
    for kind in deck.by_back[back]:
        if deck.symbols[kind] & HAND:
            arm += deck.copies[kind]
        if deck.symbols[kind] & FOOT:
            leg += deck.copies[kind]
        if deck.symbols[kind] == BLANK:
            blank += deck.copies[kind]
    return arm, leg, blank
