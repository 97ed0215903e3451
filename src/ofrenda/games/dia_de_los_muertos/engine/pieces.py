"""Cards, limbs, the board's tables, and the actions."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6
BOARD_FIELDS: Final = 33
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
KINDS: Final = 14
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

BACKS: Final = 3
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
MIXED_MARKS: Final = [MIXED, REMIXED]
ANSWERS: Final = 2
MARKS: Final = 8
MARK_NAMES: Final = ("old", "mixed", "remixed")

FESTIVALS: Final = 3
FESTIVAL_NAMES: Final = ("music", "dance", "banquet")
FESTIVAL_BITS: Final = (1, 2, 4)
DENS: Final = 3

# What a field is besides a step of the way: a festival field counts from FESTIVAL, a den from DEN.
PLAIN: Final = 0
FESTIVAL: Final = 1
DEN: Final = 4
GOAL: Final = 7

LIMBS_OF_A_KIND: Final = 2
PLACE_POINTS: Final = (7, 5, 3, 2, 1, 0)
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
        self.start = start
        self.goal = goal
        self.festivals = festivals
        self.points = points
        """What each festival card counts."""
        self.dens = dens
        self.entries = entries
        """The one field from which each den is entered."""
        self.digger = digger
        self.digger_last = digger_last
        self.places = places
        """Where each field lies on a picture of 1000 by 1000."""
        self.arrows = arrows
        self.paths = paths
        self.fields = sorted({field for edge in arrows + paths for field in edge})
        self.out: list[list[int]] = [[] for _field in range(BOARD_FIELDS)]
        """The fields one step on, by the arrows."""
        self.near: list[list[int]] = [[] for _field in range(BOARD_FIELDS)]
        """The neighbours either way."""
        for one, other in arrows + paths:
            self.out[one].append(other)
            self.near[one].append(other)
            self.near[other].append(one)

        for one, other in paths:
            self.out[other].append(one)
        self.into: list[list[int]] = [[] for _field in range(BOARD_FIELDS)]
        """The fields from which one step leads here."""
        for field in range(BOARD_FIELDS):
            for other in self.out[field]:
                self.into[other].append(field)

        for field in range(BOARD_FIELDS):
            self.out[field].sort()
            self.near[field].sort()

        self.dog_steps = [[other for other in near if other not in no_dog] for near in self.near]
        """Where the dog may step: any edge either way (DM-32)."""
        self.locked = [False] * BOARD_FIELDS
        """The red fields and the goal, closed until the digger has left the junction (DM-16)."""
        for field in [*digger[:-1], goal]:
            self.locked[field] = True
        self.special = [PLAIN] * BOARD_FIELDS
        for festival, field in enumerate(festivals):
            self.special[field] = FESTIVAL + festival
        for den, field in enumerate(dens):
            self.special[field] = DEN + den
        self.special[goal] = GOAL
        self.distance = [distances(self.near, field) for field in range(BOARD_FIELDS)]
        """The shortest distance from field to field along edges in any direction (DM-15)."""


FAR: Final = 99
"""The distance to a field that cannot be reached."""


def distances(steps: list[list[int]], start: int) -> list[int]:
    """How many steps it takes from the start to each field."""
    found = [FAR] * len(steps)
    found[start] = 0
    queue = [start]
    for field in queue:
        for other in steps[field]:
            if found[other] == FAR:
                found[other] = found[field] + 1
                queue.append(other)
    return found


class Deck:
    """The cards of the box, by kind."""

    def __init__(
        self, bones: list[int], copies: list[int], symbols: list[int], nearest: list[int], farthest: list[int]
    ) -> None:
        self.bones = bones
        self.back = [count - 1 for count in bones]
        self.copies = copies
        self.symbols = symbols
        self.nearest = nearest
        self.farthest = farthest
        self.by_back: list[list[int]] = [
            [kind for kind in range(KINDS) if bones[kind] == back + 1] for back in range(BACKS)
        ]
        """The kinds that a back can hide."""
        self.stock_of_back = [sum([copies[kind] for kind in kinds]) for kinds in self.by_back]
        self.reactions = copies[DODGE] + copies[HOLDING]


def is_reaction(kind: int) -> bool:
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
