"""What the answers say."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ofrenda.games.rolling_bones.engine.phases.turn import CLOSED, OWED
from ofrenda.games.rolling_bones.engine.pieces import (
    BURY,
    GIVE_UP,
    GRAVESTONE,
    HAT,
    HAT_OFF,
    HAT_ON,
    LAY_WRONG,
    OPEN_SLOTS,
    PAY,
    ROLL,
    SKULL,
    wrong_bone,
    wrong_slot,
)
from ofrenda.games.rolling_bones.engine.state import EMPTY
from ofrenda.games.rolling_bones.text.words import bone_word, payable
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.text import Choice, menu_of
from ofrenda.kernel.view import View, narrowed
from ofrenda.words import _, mark, plural

A_SCREENFUL = 12
"""More wrong lays than these are asked for in two steps: the die, then its place."""
PAY_WORDS = (mark("Pay a left die"), mark("Pay a right die"), mark("Pay a centre die"))


def action(action: int, view: View, names: Sequence[str]) -> str:
    if action < LAY_WRONG:
        return _("Lay the {bone}", bone=bone_word(action))
    if action < HAT_ON:
        return _(
            "Lay the {bone} where the {slot} belongs",
            bone=bone_word(wrong_bone(action)),
            slot=bone_word(wrong_slot(action)),
        )
    if action == HAT_ON:
        return _("Put the hat on")
    if action == HAT_OFF:
        return _("Take the hat off and roll again")
    if action == BURY:
        return _("Bury the skeleton")
    if action == GIVE_UP:
        return _("Give up: leave the skeleton unburied")
    if action == ROLL:
        return _("Roll and keep the hat on")

    return _(PAY_WORDS[action - PAY])


def menu(actions: Sequence[int], view: View, names: Sequence[str]) -> list[Choice]:
    choices = [replace(one, last_resort=one.action == GIVE_UP) for one in menu_of(action, actions, view, names)]
    if sum(LAY_WRONG <= choice.action < HAT_ON for choice in choices) <= A_SCREENFUL:
        return choices
    return [
        Choice(choice.action, choice.label, group=_wrong_die(choice.action))
        if LAY_WRONG <= choice.action < HAT_ON
        else choice
        for choice in choices
    ]


def _wrong_die(action: int) -> str:
    return _("Lay the {bone} wrongly", bone=bone_word(wrong_bone(action)))


def missing(action: int, view: View, names: Sequence[str]) -> str:
    """Why it cannot be done now, with the rule."""
    table = narrowed(view, BonesView)

    if table.phase.name != "Laying":
        return _("a payment once begun is completed, and then the dice are rolled (RB-12B).")
    if action < LAY_WRONG:
        return _no_lay(action, table)
    if action < HAT_ON:
        return _("a bone is laid wrongly only if none can be laid rightly (RB-7B).")
    if action == HAT_ON:
        return _no_hat(table)
    if action == BURY and not table.shown[GRAVESTONE]:
        return _("the last roll shows no gravestone (RB-H3).")
    if table.phase.number("duty") == OWED:
        return _("first lay a die (RB-T8).") if table.post_ops else _("first lay a die (RB-3).")
    if action == HAT_OFF and not table.hat:
        return _("no hat is worn (RB-11).")
    if not payable(table, 0):
        return _no_payment(table)
    if PAY <= action < GIVE_UP:
        return _("no die of this colour is left to pay (RB-12).")
    return ""


def _no_lay(bone: int, table: BonesView) -> str:
    if table.laid[bone] != EMPTY:
        return _("a bone lies there already (RB-T9).")
    if not table.shown[bone]:
        return _("no die of the last roll shows it (RB-T2).")
    if table.phase.number("duty") == CLOSED:
        return _("after a wrong bone no further bone of this roll is laid (RB-7B).")
    filled = sum(1 << slot for slot, laid in enumerate(table.laid) if laid != EMPTY)
    return "" if OPEN_SLOTS[filled] >> bone & 1 else _("it would leave a gap (RB-1).")


def _no_hat(table: BonesView) -> str:
    if table.hat:
        return _("one hat is worn already (RB-11B).")
    if not table.shown[HAT]:
        return _("no die of the last roll shows a hat (RB-11B).")
    return "" if table.laid[SKULL] == SKULL else _("it goes only on a skull in its own place (RB-H1B).")


def _no_payment(table: BonesView) -> str:
    return plural(
        "the next roll costs {count} die, and one must be left to roll (RB-14).",
        "the next roll costs {count} dice, and one must be left to roll (RB-14).",
        table.post_ops + 1,
    )
