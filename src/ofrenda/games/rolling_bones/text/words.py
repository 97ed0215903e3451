"""The words for bones, faces and colours."""

from __future__ import annotations

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


def summary() -> str:
    return _("Roll eighteen dice, build a skeleton without gaps, and bury it before the luck runs out.")


def bone_word(bone: object) -> str:
    return _(BONE_WORDS[number(bone)])
