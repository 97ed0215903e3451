"""Rolling Bones positions as readable documents.

active = 2
totals = [31, 12]
skeleton = ["skull", "ribcage", "left foot as spine"]
hat = true
dice = "left hand hand foot, right thigh, centre gravestone"
post_ops = 1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.rolling_bones.engine.phases.turn import OWED, Laying, PreOpRoll
from ofrenda.games.rolling_bones.engine.pieces import BONE_NAMES, COLOURS, DICE, DICE_PER_COLOUR, OPEN_SLOTS, SKULL
from ofrenda.games.rolling_bones.engine.state import EMPTY, BonesState
from ofrenda.kernel.chance import Roll, read_dice
from ofrenda.kernel.errors import PositionError, WrongOutcome
from ofrenda.kernel.packed import ints
from ofrenda.kernel.position import Reader
from ofrenda.words import listing

KEYS = ("round", "active", "totals", "skeleton", "hat", "dice", "unlaid", "post_ops")
MOST_POINTS = 1_000_000


def position(s: BonesState) -> dict[str, Any]:
    return {
        "round": s.round,
        "active": s.active + 1,
        "totals": list(s.totals),
        "skeleton": [
            BONE_NAMES[slot] if bone == slot else f"{BONE_NAMES[bone]} as {BONE_NAMES[slot]}"
            for slot, bone in enumerate(s.laid)
            if bone != EMPTY
        ],
        "hat": s.hat,
        "dice": _dice_text(list(s.shown)),
        "unlaid": dict(zip(COLOURS, s.unlaid, strict=True)),
        "post_ops": s.post_ops,
    }


def lay_out(s: BonesState, given: Mapping[str, Any]) -> None:
    reader = Reader(given, KEYS)
    seats = s.rules.seats
    s.round = reader.whole("round", 1, 1, s.rules.max_rounds)
    s.active = reader.whole("active", 1, 1, seats) - 1
    s.totals = ints(reader.wholes("totals", [0] * seats, -MOST_POINTS, MOST_POINTS))
    s.post_ops = reader.whole("post_ops", 0, 0, DICE_PER_COLOUR * len(COLOURS))
    _lay_skeleton(s, reader)
    _lay_dice(s, reader)
    s.push(Laying(OWED) if any(s.shown) else PreOpRoll())


def _lay_skeleton(s: BonesState, reader: Reader) -> None:
    for phrase in reader.words("skeleton"):
        bone, _as, slot = phrase.partition(" as ")
        slot = slot or bone
        if bone not in BONE_NAMES or slot not in BONE_NAMES:
            raise reader.wrong("skeleton", f"“{phrase}”", listing(BONE_NAMES))
        place = BONE_NAMES.index(slot)
        if s.laid[place] != EMPTY:
            raise PositionError("Two bones lie in the slot “{slot}”.", slot=slot)
        s.laid[place] = BONE_NAMES.index(bone)
        s.filled |= 1 << place

    if not _connected(s.filled):
        raise PositionError("The skeleton has a gap: {bones}.", bones=listing(reader.words("skeleton")))

    s.hat = reader.flag("hat")
    if s.hat and s.laid[SKULL] != SKULL:
        raise PositionError("A hat is worn only on a skull in its place.")


def _connected(filled: int) -> bool:
    chain = filled & -filled
    grown = chain
    while grown:
        grown = OPEN_SLOTS[chain] & filled if chain else 0
        chain |= grown
    return chain == filled


def _lay_dice(s: BonesState, reader: Reader) -> None:
    left = [DICE_PER_COLOUR - s.in_skeleton(colour) for colour in range(len(COLOURS))]
    shown = _dice_shown(reader.text("dice"))
    per_colour = [sum(shown[colour * DICE_PER_COLOUR :][:DICE_PER_COLOUR]) for colour in range(len(COLOURS))]

    given = Reader(reader.table("unlaid"), COLOURS)
    fallback = per_colour if any(per_colour) else left
    unlaid = [given.whole(name, fallback[colour], 0, left[colour]) for colour, name in enumerate(COLOURS)]
    s.unlaid = ints(unlaid)
    s.shown = ints(shown)

    if any(shown) and per_colour != unlaid:
        raise PositionError(
            "The dice shown ({shown}) are not the dice left ({left}).",
            shown=listing([f"{n} {name}" for n, name in zip(per_colour, COLOURS, strict=True)]),
            left=listing([f"{n} {name}" for n, name in zip(unlaid, COLOURS, strict=True)]),
        )


def _dice_text(shown: list[int]) -> str:
    counts = tuple(sum(shown[first : first + DICE_PER_COLOUR]) for first in range(0, len(shown), DICE_PER_COLOUR))
    return Roll(DICE, counts).text(tuple(shown))


def _dice_shown(text: str) -> list[int]:
    try:
        return list(read_dice(DICE, text))
    except WrongOutcome as error:
        raise PositionError(error.message, **error.places) from None
