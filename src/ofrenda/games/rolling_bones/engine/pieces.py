"""The bones, the slots they belong in, the dice that show them, and the actions.

A bone and the slot it belongs in have the same number, so bone `b` lies right exactly in slot `b`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ofrenda.kernel.chance import Die
from ofrenda.kernel.packed import Ints, bit, ints

LEFT: Final = 0
RIGHT: Final = 1
CENTRE: Final = 2
COLOURS: Final = ("left", "right", "centre")
DICE_KINDS: Final[i64] = 3
"""One kind of die for each colour."""

LIMB_BONES: Final = ("hand", "forearm", "upper-arm", "foot", "lower-leg", "thigh")
CENTRE_FACES: Final = ("skull", "ribcage", "spine", "pelvis", "hat", "gravestone")

DICE: Final[tuple[Die, ...]] = (Die("left", LIMB_BONES), Die("right", LIMB_BONES), Die("centre", CENTRE_FACES))
DICE_PER_COLOUR: Final[i64] = 6
FACES: Final[i64] = 18
"""All faces in the order in which a roll counts them: six left, six right, six centre."""

BONES: Final[i64] = 16
BONE_NAMES: Final = (
    *(f"left {bone}" for bone in LIMB_BONES),
    *(f"right {bone}" for bone in LIMB_BONES),
    *CENTRE_FACES[:4],
)
LEFT_ARM: Final = (0, 1, 2)
LEFT_LEG: Final = (3, 4, 5)
RIGHT_ARM: Final = (6, 7, 8)
RIGHT_LEG: Final = (9, 10, 11)
SKULL: Final = 12
RIBCAGE: Final = 13
SPINE: Final = 14
PELVIS: Final = 15
TORSO: Final = (SKULL, RIBCAGE, SPINE, PELVIS)
SECTIONS: Final = (LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG, TORSO)
SECTION_STARTS: Final = ints([0, 3, 6, 9, 12, BONES])
"""The slots of a section follow one another: the first of each, and where the last one ends."""

# In a roll the hat and the gravestone are the two faces after the bones.
HAT: Final = 16
GRAVESTONE: Final = 17

JOINTS: Final = (
    (SKULL, RIBCAGE),
    (RIBCAGE, SPINE),
    (SPINE, PELVIS),
    (RIBCAGE, LEFT_ARM[2]),
    (LEFT_ARM[2], LEFT_ARM[1]),
    (LEFT_ARM[1], LEFT_ARM[0]),
    (RIBCAGE, RIGHT_ARM[2]),
    (RIGHT_ARM[2], RIGHT_ARM[1]),
    (RIGHT_ARM[1], RIGHT_ARM[0]),
    (PELVIS, LEFT_LEG[2]),
    (LEFT_LEG[2], LEFT_LEG[1]),
    (LEFT_LEG[1], LEFT_LEG[0]),
    (PELVIS, RIGHT_LEG[2]),
    (RIGHT_LEG[2], RIGHT_LEG[1]),
    (RIGHT_LEG[1], RIGHT_LEG[0]),
)

ALL_SLOTS: Final = (1 << BONES) - 1


def colour_of(face: i64) -> i64:
    """The colour of the dice that show this face or bone."""
    return face // DICE_PER_COLOUR


def _open_slots() -> list[int]:
    neighbours = [0] * BONES
    for one, other in JOINTS:
        neighbours[one] |= 1 << other
        neighbours[other] |= 1 << one
    reach = [0] * (ALL_SLOTS + 1)
    for filled in range(1, ALL_SLOTS + 1):
        lowest = filled & -filled
        reach[filled] = reach[filled ^ lowest] | neighbours[lowest.bit_length() - 1]
    around = [near & ~filled for filled, near in enumerate(reach)]
    around[0] = ALL_SLOTS
    return around


OPEN_SLOTS: Final = ints(_open_slots())
"""For each set of filled slots, as bits: the empty slots next to it (all slots, if none is filled)."""

# Actions: `lay BONE` has the bone's number; then `lay BONE as SLOT` for every wrong slot; then the rest.
LAY_WRONG: Final = BONES
HAT_ON: Final = LAY_WRONG + BONES * (BONES - 1)
HAT_OFF: Final = HAT_ON + 1
BURY: Final = HAT_ON + 2
PAY: Final = HAT_ON + 3
GIVE_UP: Final = PAY + DICE_KINDS
ROLL: Final = GIVE_UP + 1

ACTIONS: Final = (
    *(f"lay {bone}" for bone in BONE_NAMES),
    *(f"lay {bone} as {slot}" for bone in BONE_NAMES for slot in BONE_NAMES if slot != bone),
    "hat on",
    "hat off",
    "bury",
    *(f"pay {colour}" for colour in COLOURS),
    "give up",
    "roll",
)

EVENTS: Final = (
    *("buried", "ended", "gave-up", "hat-off", "hat-on", "laid", "laid-wrong", "last-round", "paid"),
    *("post-op", "pre-op"),
)
"""The kinds of events that its phases tell."""


def wrong_slots(bone: i64, open_slots: i64) -> i64:
    """Open slots, none of them the bone's own, as bits in the order of its `lay BONE as SLOT`."""
    before = bit(bone) - 1
    return open_slots & before | open_slots >> 1 & ~before


def wrong_bone(action: i64) -> i64:
    """The bone that a `lay BONE as SLOT` lays."""
    return (action - LAY_WRONG) // (BONES - 1)


def wrong_slot(action: i64) -> i64:
    """The slot in which a `lay BONE as SLOT` lays it."""
    slot = (action - LAY_WRONG) % (BONES - 1)
    return slot if slot < wrong_bone(action) else slot + 1


def section_points(laid: Ints) -> tuple[int, ...]:
    """What each section counts, wrong bones aside: 5 if it is full, else 1 for each right bone (RB-S1, RB-S2)."""
    points: list[int] = []
    for section in SECTIONS:
        right = sum([laid[slot] == slot for slot in section])
        points.append(5 if min([laid[slot] for slot in section]) >= 0 else right)
    return tuple(points)


def wrong_bones(laid: Ints) -> int:
    """How many bones lie where they do not belong (RB-S3)."""
    return sum([bone >= 0 and bone != slot for slot, bone in enumerate(laid)])


def score(laid: Ints, hat: bool) -> i64:
    """What a buried skeleton counts (RB-S1 to RB-S4): 5 per full section, else 1 per right bone, -5 per wrong one."""
    points: i64 = 0
    for section in range(len(SECTION_STARTS) - 1):
        first = SECTION_STARTS[section]
        end = SECTION_STARTS[section + 1]
        right: i64 = 0
        filled: i64 = 0
        for slot in range(first, end):
            if laid[slot] == slot:
                right += 1
                filled += 1
            elif laid[slot] >= 0:
                filled += 1
                points -= 5
        points += 5 if filled == end - first else right

    return points * 2 if hat else points
