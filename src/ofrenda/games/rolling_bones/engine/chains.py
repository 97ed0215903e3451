"""Every chain of bones without gaps, which of them contain which, and how likely dice are to show certain faces.

A chain is a set of slots as bits; the empty one counts as a chain too, for that is how a turn begins.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from ofrenda.games.rolling_bones.engine.pieces import ALL_SLOTS, BONES, DICE_PER_COLOUR, OPEN_SLOTS
from ofrenda.kernel.packed import Floats, floats, ints, rows


def _chains() -> list[int]:
    """The empty chain, then all others: each is one of those before it with one bone more."""
    found = {0}
    newest = [0]
    while newest:
        grown: set[int] = set()
        for chain in newest:
            grown.update([chain | 1 << slot for slot in range(BONES) if OPEN_SLOTS[chain] >> slot & 1])
        newest = sorted(grown)
        found.update(newest)
    return sorted(found, key=lambda chain: (chain.bit_count(), chain))


def _numbers(chains: list[int]) -> list[int]:
    numbers = [-1] * (ALL_SLOTS + 1)
    for number, chain in enumerate(chains):
        numbers[chain] = number
    return numbers


_ALL: Final = _chains()
_BY_SLOTS: Final = _numbers(_ALL)


def _one_less(chain: int) -> list[int]:
    fewer = [_BY_SLOTS[chain & ~(1 << slot)] for slot in range(BONES) if chain >> slot & 1]
    return [number for number in fewer if number >= 0]


CHAIN_COUNT: Final = len(_ALL)
CHAINS: Final = ints(_ALL)
"""By number: the slots of the chain. A chain's number is larger than that of any chain within it."""
NUMBERS: Final = ints(_BY_SLOTS)
"""By slots: the number of the chain, or -1 where they have a gap."""
LARGER: Final = rows([[more for more, large in enumerate(_ALL) if large & chain == chain] for chain in _ALL])
"""By number: the chains that contain this one, itself included, in rising order."""
SMALLER: Final = rows([_one_less(chain) for chain in _ALL])
"""By number: the chains that have one bone less."""
SIX: Final[i64] = (1 << DICE_PER_COLOUR) - 1
"""The bits of one colour."""
ONES: Final = ints([bin(bits).count("1") for bits in range(1 << DICE_PER_COLOUR)])
"""How many of the six slots or faces of a colour a set has."""

FACE_COUNTS: Final = DICE_PER_COLOUR + 1
"""None to all six faces of a die; as many as there are counts of dice of a colour."""


def _shown_chances() -> Floats:
    counts: list[int] = list(range(FACE_COUNTS))
    return floats([_shown_chance(dice, wanted, none) for dice in counts for wanted in counts for none in counts])


def _shown_chance(dice: int, wanted: int, unwanted: int) -> float:
    """By inclusion and exclusion over the wanted faces that are missing."""
    faces: int = DICE_PER_COLOUR
    if wanted + unwanted > faces:
        return 0.0
    ways = 0
    for missing in range(wanted + 1):
        ways += (-1 if missing % 2 else 1) * comb(wanted, missing) * int((faces - unwanted - missing) ** dice)
    return ways / int(faces**dice)


SHOWN_CHANCES: Final = _shown_chances()
"""By dice, wanted and unwanted faces: the chance that all of the wanted and none of the unwanted ones show."""


def count(slots: i64, colour: i64) -> i64:
    """How many of the slots are of this colour."""
    return ONES[slots >> colour * DICE_PER_COLOUR & SIX]


def shown(dice: i64, wanted: i64, unwanted: i64) -> float:
    """The chance that so many dice of a colour show all wanted and no unwanted faces."""
    return SHOWN_CHANCES[(dice * FACE_COUNTS + wanted) * FACE_COUNTS + unwanted]
