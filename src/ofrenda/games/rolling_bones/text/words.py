"""The words for bones, faces and colours."""

from __future__ import annotations

from ofrenda.games.rolling_bones.engine.pieces import BONE_NAMES
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.event import number
from ofrenda.words import _, mark

FACE_WORDS = (
    *(mark("hand"), mark("forearm"), mark("upper arm"), mark("foot"), mark("lower leg"), mark("thigh")),
    *("hand", "forearm", "upper arm", "foot", "lower leg", "thigh"),
    *(mark("skull"), mark("ribcage"), mark("spine"), mark("pelvis"), mark("hat"), mark("gravestone")),
)
BONE_WORDS = (
    mark("left hand"),
    mark("left forearm"),
    mark("left upper arm"),
    mark("left foot"),
    mark("left lower leg"),
    mark("left thigh"),
    mark("right hand"),
    mark("right forearm"),
    mark("right upper arm"),
    mark("right foot"),
    mark("right lower leg"),
    mark("right thigh"),
    *FACE_WORDS[12:16],
)
SECTION_WORDS = (mark("left arm"), mark("right arm"), mark("left leg"), mark("right leg"), mark("torso"))
"""In the order of the engine's SECTIONS."""
COLOUR_WORDS = (mark("left"), mark("right"), mark("centre"))
TERMS = {
    **dict(zip(BONE_NAMES, BONE_WORDS, strict=True)),
    "hat on": mark("Put the hat on"),
    "hat off": mark("Take the hat off"),
    "bury": mark("Bury"),
    "pay left": mark("Pay a left die"),
    "pay right": mark("Pay a right die"),
    "pay centre": mark("Pay a centre die"),
    "give up": mark("Give up"),
    "target": mark("target reached"),
    "round-limit": mark("round limit"),
    "highest_total": mark("highest total"),
    "rounds": mark("rounds"),
}
"""What reports call pieces, endings and figures."""


def summary() -> str:
    return _("Roll eighteen dice, build a skeleton without gaps, and bury it before the luck runs out.")


def aim() -> str:
    return _(
        "Reach the target first: lay bones that join, and bury the skeleton when a gravestone shows. "
        "Unburied, it counts nothing."
    )


def payable(table: BonesView, laid: int) -> bool:
    """Whether another roll can be paid once so many more dice are laid; a worn hat may be freed for it (RB-14)."""
    left = sum(table.unlaid) - laid - (table.post_ops + 1)
    return left >= (0 if table.hat else 1)


def bone_word(bone: object) -> str:
    return _(BONE_WORDS[number(bone)])
