"""Rolling Bones positions as readable documents.

active = 2
totals = [31, 12]
skeleton = ["skull", "ribcage", "left foot as spine"]
hat = true
dice = "left hand hand foot, right thigh, centre gravestone"
post_ops = 2
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ofrenda.games.rolling_bones.engine.phases.turn import CLOSED, MET, OWED, Laying, Paying, PreOpRoll
from ofrenda.games.rolling_bones.engine.pieces import BONE_NAMES, COLOURS, DICE, DICE_PER_COLOUR, OPEN_SLOTS, SKULL
from ofrenda.games.rolling_bones.engine.state import EMPTY, BonesState
from ofrenda.kernel.chance import Roll, read_dice
from ofrenda.kernel.errors import PositionError, WrongOutcome
from ofrenda.kernel.packed import ints
from ofrenda.kernel.position import Reader
from ofrenda.words import listing

KEYS = ("round", "active", "totals", "skeleton", "hat", "dice", "unlaid", "post_ops")
MOST_POINTS = 1_000_000
MOST_POST_OPS = 5
"""A sixth roll would make 21 dice to pay (RB-15)."""


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
    s.post_ops = reader.whole("post_ops", 0, 0, MOST_POST_OPS)
    _lay_skeleton(s, reader)
    _lay_dice(s, reader)

    if any(s.shown):
        s.push(Laying(MET if s.filled and not s.post_ops else OWED))
    else:
        s.push(PreOpRoll())


def check(s: BonesState) -> None:
    """What lies on the table must be what this step of a turn can leave there."""
    if not s.stack:
        _check_over(s)
        return
    if len(s.stack) > 1:
        raise PositionError("In Rolling Bones one thing happens at a time: the stack has one phase.")

    for seat, total in enumerate(s.totals):
        if total >= s.rules.target and not (s.rules.finish_round and seat < s.active):
            raise PositionError(
                "Seat {seat} has {total} of {target} points: the match would be over.",
                seat=seat + 1,
                total=total,
                target=s.rules.target,
            )

    top = s.stack[-1]
    if isinstance(top, PreOpRoll):
        if s.filled or s.post_ops or any(s.paid(colour) for colour in range(len(COLOURS))):
            raise PositionError("Before the pre-op roll nothing is laid and nothing is paid.")
        return

    if isinstance(top, Laying):
        _check_laying(s, top)
    elif any(s.shown):
        raise PositionError("Dice show something only while they are laid; here they are paid or rolled.")
    elif not s.filled:
        raise PositionError("Before a post-op roll at least one bone lies in the skeleton.")

    most = max(0, s.post_ops - 1) if isinstance(top, Laying) and top.duty == OWED else s.post_ops
    if _wrong_bones(s) > most:
        raise PositionError(
            "A bone is laid wrongly only after a post-op roll, and one each time: here {most} at most.",
            most=most,
        )
    _check_price(s)


def _check_over(s: BonesState) -> None:
    reached = max(s.totals) >= s.rules.target
    if s.active != s.rules.seats - 1 and (s.rules.finish_round or not reached):
        raise PositionError("The match is not over before the round is played to its end.")
    if not reached and s.round != s.rules.max_rounds:
        raise PositionError("The match is not over: nobody has {target} points.", target=s.rules.target)


def _wrong_bones(s: BonesState) -> int:
    return sum(bone not in (EMPTY, slot) for slot, bone in enumerate(s.laid))


def _check_laying(s: BonesState, top: Laying) -> None:
    if s.post_ops and not s.filled:
        raise PositionError("After a post-op roll at least one bone lies in the skeleton.")
    if not s.post_ops and (s.filled != 0) != (top.duty == MET):
        raise PositionError("After the pre-op roll the skeleton is empty until the duty to lay a bone is met.")
    if top.duty == CLOSED and not _wrong_bones(s):
        raise PositionError("Without a wrong bone the laying is not closed.")
    if s.dice_left() and not any(s.shown):
        raise PositionError("While dice are laid, those left show something.")


def _check_price(s: BonesState) -> None:
    """At least so many dice are out as the post-op rolls have cost; a position may leave out others."""
    top = s.stack[-1]
    rolls = s.post_ops if isinstance(top, Laying) else s.post_ops + 1
    price = rolls * (rolls + 1) // 2 - (top.due if isinstance(top, Paying) else 0)
    out = sum(s.paid(colour) for colour in range(len(COLOURS)))
    if out < price:
        raise PositionError(
            "{rolls} post-op rolls cost {price} dice; {out} are out.", rolls=rolls, price=price, out=out
        )


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
