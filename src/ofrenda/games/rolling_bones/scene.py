"""Rolling Bones as a picture: the skeleton on its altar cloth, the dice beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan2, degrees, hypot

from ofrenda.games.rolling_bones.pieces import (
    BONE_NAMES,
    BURY,
    COLOURS,
    DICE_PER_COLOUR,
    GRAVESTONE,
    HAT,
    HAT_OFF,
    HAT_ON,
    LAY_WRONG,
    OPEN_SLOTS,
    PAY,
    PELVIS,
    RIBCAGE,
    SKULL,
    SPINE,
    wrong_bone,
    wrong_slot,
)
from ofrenda.games.rolling_bones.state import EMPTY
from ofrenda.games.rolling_bones.text import BONE_WORDS, COLOUR_WORDS, FACE_WORDS
from ofrenda.games.rolling_bones.text import action as action_label
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import banner, group, picture, shortened, skull, words
from ofrenda.kernel.view import View
from ofrenda.words import _, plural

WIDTH, HEIGHT = 1000, 720

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


def draw(view: View, actions: Sequence[int], names: Sequence[str]) -> str:
    if not isinstance(view, BonesView):
        raise TypeError(f"a view of Rolling Bones is expected here, not {type(view).__name__}")
    title = _("Rolling Bones: the skeleton of {player}", player=names[view.active])
    return picture(
        WIDTH,
        HEIGHT,
        title,
        f'<rect class="table" width="{WIDTH}" height="{HEIGHT}" rx="18"/>',
        banner(WIDTH),
        _skeleton(view, actions, names),
        _tray(view, actions, names),
        _score(view, names),
    )


def _skeleton(view: BonesView, actions: Sequence[int], names: Sequence[str]) -> str:
    wrong = _wrong_places(actions)
    parts = []
    for slot in range(len(BONE_NAMES)):
        bone = view.laid[slot]
        state = "empty" if bone == EMPTY else "laid" if bone == slot else "wrong"
        shape = _shape(slot)
        label = _(BONE_WORDS[slot])
        if state == "wrong":
            x, y = _middle(slot)
            shape += words("✗", x, y + 9, "cross")
            label = _(
                "Wrong: the {bone} lies where the {slot} belongs.", bone=_(BONE_WORDS[bone]), slot=_(BONE_WORDS[slot])
            )
        action = slot if slot in actions else wrong.get(slot)
        if action is not None:
            label = action_label(action, view, names)
        parts.append(group(shape, cls=f"bone-slot {state}", key=f"slot-{slot}", action=action, label=label))
    if view.hat:
        off = HAT_OFF if HAT_OFF in actions else None
        hat = '<path d="M-52 0h104M-30 0v-46h60v46z"/><path class="ribbon" d="M-30 -12h60v10h-60z"/>'
        label = action_label(HAT_OFF, view, names) if off is not None else _(FACE_WORDS[HAT])
        parts.append(group(hat, cls="hat", key="hat", at=(280, 84), action=off, label=label))
    return group(*parts, cls="skeleton", at=(0, 18))


def _wrong_places(actions: Sequence[int]) -> dict[int, int]:
    """For each slot where some bone may be laid wrongly, the first action that does it."""
    places: dict[int, int] = {}
    for action in actions:
        if LAY_WRONG <= action < HAT_ON:
            places.setdefault(wrong_slot(action), action)
    return places


@cache
def _shape(slot: int) -> str:
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


def _middle(slot: int) -> tuple[float, float]:
    if slot in TORSO_AT:
        return TORSO_AT[slot]
    x1, y1, x2, y2 = ENDS[slot]
    return (x1 + x2) / 2, (y1 + y2) / 2


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


def _tray(view: BonesView, actions: Sequence[int], names: Sequence[str]) -> str:
    """The unlaid dice, colour by colour; what can be laid, worn or used to bury is clickable, and so is the price."""
    parts = []
    for colour, word in enumerate(COLOUR_WORDS):
        top = 108 + colour * 188
        parts.append(words(_(word), 566, top, "tray-title", "start"))
        faces = [
            face
            for face in range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR)
            for _die in range(view.shown[face])
        ]
        blank = view.unlaid[colour] - len(faces)
        for place in range(len(faces) + blank):
            x, y = 566 + place * 70, top + 14
            if place < len(faces):
                parts.append(_die(view, faces[place], colour, place, (x, y), actions, names))
            else:
                shape = f'<rect class="die {COLOURS[colour]}" width="66" height="66" rx="13"/>'
                parts.append(group(shape, words("?", 33, 44, "face"), at=(x, y), key=f"die-{colour}-{place}"))
        parts.append(_price(view, colour, top + 96, actions, names))
    return group(*parts, cls="tray")


def _die(
    view: BonesView,
    face: int,
    colour: int,
    place: int,
    at: tuple[float, float],
    actions: Sequence[int],
    names: Sequence[str],
) -> str:
    action = _action_of(face, actions)
    name = _(FACE_WORDS[face])
    if action is not None:
        label = action_label(action, view, names)
    else:
        label = f"{name}: {_why_not(view, face)}" if actions else name
    shape = f'<rect class="die {COLOURS[colour]}" width="66" height="66" rx="13"/>{_icon(face)}'
    small = "face-name small" if len(name) > 7 else "face-name"
    return group(
        shape, words(name, 33, 60, small), cls="face", at=at, key=f"die-{colour}-{place}", action=action, label=label
    )


def _action_of(face: int, actions: Sequence[int]) -> int | None:
    """What clicking a die that shows this face does."""
    if face == HAT:
        return HAT_ON if HAT_ON in actions else None
    if face == GRAVESTONE:
        return BURY if BURY in actions else None
    if face in actions:
        return face
    return next((a for a in actions if LAY_WRONG <= a < HAT_ON and wrong_bone(a) == face), None)


def _why_not(view: BonesView, face: int) -> str:
    """Why a die that shows this face cannot be used now."""
    if view.due:
        return _("dice are paid first")
    if face == GRAVESTONE:
        return _("lay a die first, then bury")
    if face == HAT:
        return _("a hat is worn already") if view.hat else _("there is no skull in its place to wear it")
    if view.laid[face] != EMPTY:
        return _("its place is taken")
    if not OPEN_SLOTS[sum(1 << slot for slot, bone in enumerate(view.laid) if bone != EMPTY)] >> face & 1:
        return _("the bone next to it is missing")
    return _("after a wrong bone no other is laid in this roll")


def _icon(face: int) -> str:
    if face == HAT:
        return '<g class="hat" transform="translate(33 40) scale(.42)"><path d="M-52 0h104M-30 0v-46h60v46z"/></g>'
    if face == GRAVESTONE:
        return (
            '<path class="stone" d="M18 48V26a15 15 0 0 1 30 0v22z"/><path class="stone-cross" d="M33 19v18M26 26h14"/>'
        )
    if face >= SKULL:
        scale = {SKULL: 0.34, RIBCAGE: 0.32, SPINE: 0.55, PELVIS: 0.38}[face]
        return f'<g class="laid" transform="translate(33 28) scale({scale})">{TORSO_SHAPES[face]}</g>'
    kind = face % DICE_PER_COLOUR
    flip = -1 if face < DICE_PER_COLOUR else 1
    drawn = _fingers(60, 4 if kind == 0 else 5) if kind in (0, 3) else _long_bone(70)
    turn = {0: -50, 1: 60, 2: 35, 3: 10, 4: 80, 5: 55}[kind]
    place = f"translate(33 28) scale({0.46 * flip:g} .46) rotate({turn}) translate(-32 0)"
    return f'<g class="laid" transform="{place}">{drawn}</g>'


def _price(view: BonesView, colour: int, y: float, actions: Sequence[int], names: Sequence[str]) -> str:
    """The dice of this colour that are out for the turn, and the way to pay one more."""
    paid = plural("{count} die is out", "{count} dice are out", view.paid[colour]) if view.paid[colour] else ""
    action = PAY + colour
    if action not in actions:
        return words(paid, 566, y + 26, "paid", "start")
    button = '<rect class="price" width="150" height="38" rx="19"/>' + words(_("pay one"), 75, 26, "price-word")
    label = action_label(action, view, names)
    return group(button, cls="pay", at=(566, y), action=action, label=label) + words(paid, 734, y + 26, "paid", "start")


def _score(view: BonesView, names: Sequence[str]) -> str:
    points = plural("{count} point", "{count} points", view.skeleton_points)
    return group(
        group(skull(view.active, 56), at=(56, 100)),
        words(points, 96, 110, "points", "start"),
        words(shortened(names[view.active], 17), 28, 158, "player", "start"),
        words(
            _("Round {round}, to {target}:", round=view.round, target=view.target).rstrip(":"),
            36,
            700,
            "round",
            "start",
        ),
        cls="score",
    )
