"""What the answers say."""

from __future__ import annotations

from collections.abc import Sequence

from ofrenda.games.rolling_bones.engine.pieces import (
    BURY,
    GIVE_UP,
    HAT_OFF,
    HAT_ON,
    LAY_WRONG,
    PAY,
    ROLL,
    wrong_bone,
    wrong_slot,
)
from ofrenda.games.rolling_bones.text.words import bone_word
from ofrenda.kernel.view import View
from ofrenda.words import _, mark

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
