"""The bones, and the faces of the dice."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, hypot

from ofrenda.games.rolling_bones.engine.pieces import DICE_PER_COLOUR, GRAVESTONE, HAT, PELVIS, RIBCAGE, SKULL, SPINE

# Where each bone begins and ends; hands and feet point outwards.
ENDS: dict[int, tuple[float, float, float, float]] = {
    0: (84, 452, 62, 520),
    1: (122, 342, 86, 446),
    2: (196, 236, 126, 336),
    3: (214, 646, 166, 662),
    4: (222, 536, 216, 640),
    5: (256, 424, 224, 530),
    6: (476, 452, 498, 520),
    7: (438, 342, 474, 446),
    8: (364, 236, 434, 336),
    9: (346, 646, 394, 662),
    10: (338, 536, 344, 640),
    11: (304, 424, 336, 530),
}
TORSO_AT: dict[int, tuple[float, float]] = {
    SKULL: (280, 130),
    RIBCAGE: (280, 258),
    SPINE: (280, 340),
    PELVIS: (280, 394),
}
"""The torso's bones are drawn around these points."""


@cache
def bone_shape(slot: int) -> str:
    if slot in TORSO_AT:
        x, y = TORSO_AT[slot]
        return f'<g transform="translate({x:g} {y:g})">{TORSO_SHAPES[slot]}</g>'
    x1, y1, x2, y2 = ENDS[slot]
    length = hypot(x2 - x1, y2 - y1)
    turn = degrees(atan2(y2 - y1, x2 - x1))
    face = slot % DICE_PER_COLOUR
    drawn = _fingers(length, 4 if face == 0 else 5) if face in (0, 3) else _long_bone(length)
    return f'<g transform="translate({x1:g} {y1:g}) rotate({turn:.1f})">{drawn}</g>'


def _long_bone(length: float) -> str:
    """A bone from the origin to the right, with its two knobs at each end."""
    end = length
    return (
        f'<path class="bone" d="M2 -7C-8 -16 -18 -4 -8 0C-18 4 -8 16 2 7Q{end / 2:.0f} 2 {end - 2:.0f} 7'
        f"C{end + 8:.0f} 16 {end + 18:.0f} 4 {end + 8:.0f} 0C{end + 18:.0f} -4 {end + 8:.0f} -16 {end - 2:.0f} -7"
        f'Q{end / 2:.0f} -2 2 -7Z"/>'
    )


def _fingers(length: float, count: int) -> str:
    """A palm with fingers, or a sole with toes."""
    fingers = "".join(
        f'<path d="M{length * 0.35:.0f} {spread * 0.6:.0f}L{length:.0f} {spread}"/>'
        for spread in range(-4 * (count - 1), 4 * count, 8)
    )
    return f'<circle class="bone" cx="{length * 0.25:.0f}" r="11"/><g class="fingers">{fingers}</g>'


def _ribs() -> str:
    ribs = "".join(
        f'<path d="M0 {y}C-{reach} {y - 12} -{reach + 16} {y + 14} -{reach - 20} {y + 24}'
        f'M0 {y}C{reach} {y - 12} {reach + 16} {y + 14} {reach - 20} {y + 24}"/>'
        for y, reach in ((-38, 64), (-16, 68), (6, 62), (26, 50))
    )
    return f'<path class="bone" d="M-6 -52h12v96h-12z"/><g class="ribs">{ribs}</g>'


TORSO_SHAPES: dict[int, str] = {
    SKULL: '<path class="bone" d="M-42 -6C-42 -40 -22 -50 0 -50S42 -40 42 -6C42 10 32 16 28 24V44H-28V24'
    'C-32 16 -42 10 -42 -6Z"/>'
    '<circle class="eye" cx="-17" cy="-6" r="12"/><circle class="eye" cx="17" cy="-6" r="12"/>'
    '<path class="eye" d="M0 8l7 14h-14z"/><path class="teeth" d="M-18 44v-12M-6 44v-12M6 44v-12M18 44v-12"/>',
    RIBCAGE: _ribs(),
    SPINE: "".join(f'<rect class="bone" x="-13" y="{y}" width="26" height="11" rx="5"/>' for y in (-32, -18, -4, 10)),
    PELVIS: '<path class="bone" d="M0 -14C-26 -36 -58 -26 -54 4C-50 30 -22 34 -14 20C-8 30 8 30 14 20C22 34 50 30 54 4'
    'C58 -26 26 -36 0 -14Z"/><circle class="eye" cx="-26" cy="6" r="7"/><circle class="eye" cx="26" cy="6" r="7"/>',
}


BONE_ON_DIE = 54
"""How long an arm or a leg is drawn there."""


def icon(face: int) -> str:
    if face == HAT:
        return '<g class="hat" transform="translate(33 40) scale(.42)"><path d="M-52 0h104M-30 0v-46h60v46z"/></g>'
    if face == GRAVESTONE:
        return (
            '<path class="stone" d="M18 43V22a15 15 0 0 1 30 0v21z"/><path class="stone-cross" d="M33 14v18M26 21h14"/>'
        )
    if face >= SKULL:
        scale = {SKULL: 0.34, RIBCAGE: 0.32, SPINE: 0.55, PELVIS: 0.38}[face]
        return f'<g class="laid" transform="translate(33 28) scale({scale})">{TORSO_SHAPES[face]}</g>'

    kind = face % DICE_PER_COLOUR
    flip = -1 if face < DICE_PER_COLOUR else 1
    turn = {0: -50, 1: 60, 2: 35, 3: 10, 4: 80, 5: 55}[kind]
    if kind in (0, 3):
        drawn, down = _fingers(60, 4 if kind == 0 else 5), 28
    else:
        drawn, down = _long_bone(BONE_ON_DIE), 24  # its lower end stays above the name
    place = f"translate(33 {down}) scale({0.46 * flip:g} .46) rotate({turn}) translate(-{BONE_ON_DIE / 2:g} 0)"
    return f'<g class="laid" transform="{place}">{drawn}</g>'
