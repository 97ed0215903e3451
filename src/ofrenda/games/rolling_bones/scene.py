"""Rolling Bones as a picture: the skeleton on its altar cloth, the dice beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan2, degrees, hypot

from ofrenda.games.rolling_bones.pieces import (
    BURY,
    COLOURS,
    DICE_PER_COLOUR,
    GIVE_UP,
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
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import (
    Motif,
    Offer,
    Offers,
    Picture,
    ground,
    group,
    picture,
    shortened,
    skull,
    tag,
    touch,
    words,
)
from ofrenda.kernel.view import View
from ofrenda.words import _, kept, plural

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
TORSO_SIZE = {SKULL: (84, 94), RIBCAGE: (150, 100), SPINE: (40, 60), PELVIS: (110, 64)}
TOTAL_WIDTH = 64
WRONGLY = range(LAY_WRONG, HAT_ON)
NOWHERE: tuple[tuple[Offer, ...], ...] = ((),) * (len(ENDS) + len(TORSO_AT))


def draw(view: View, offers: Offers, names: Sequence[str]) -> Picture:
    if not isinstance(view, BonesView):
        raise TypeError(f"a view of Rolling Bones is expected here, not {type(view).__name__}")
    title = _("Rolling Bones: the skeleton of {player}", player=names[view.active])
    trays = [_tray(view, offers, colour) for colour in range(len(COLOURS))]
    return picture(
        WIDTH,
        HEIGHT,
        title,
        ground(WIDTH, HEIGHT),
        _skeleton(view, offers),
        '<g class="tray">',
        *trays,
        "</g>",
        _giving_up(offers.first(GIVE_UP)),
        _score(names[view.active], view.active, view.skeleton_points, view.round, view.target),
        *(_total(seat, names[seat], total, view.target) for seat, total in enumerate(view.totals)),
    )


def _skeleton(view: BonesView, offers: Offers) -> str:
    wrong = offers.within(WRONGLY)
    places = tuple(_offers_at(slot, offers, wrong) for slot in range(len(view.laid))) if offers else NOWHERE
    return _figure(view.laid, places, view.hat, offers.first(HAT_OFF))


@kept(1024)
def _figure(laid: tuple[int, ...], places: tuple[tuple[Offer, ...], ...], hat: bool, hat_off: Offer | None) -> str:
    bones = [_slot(slot, bone, places[slot]) for slot, bone in enumerate(laid)]
    return group(*bones, _hat(hat_off) if hat else "", cls="skeleton", at=(0, 18))


@kept(1024)
def _slot(slot: int, bone: int, offers: tuple[Offer, ...]) -> str:
    """A place of the skeleton with the bone that lies there, rightly or wrongly."""
    state = "empty" if bone == EMPTY else "laid" if bone == slot else "wrong"
    shape = _shape(slot)
    label = _(BONE_WORDS[slot])
    if state == "wrong":
        x, y = _middle(slot)
        shape += words("✗", x, y + 9, "cross")
        label = _(
            "Wrong: the {bone} lies where the {slot} belongs.", bone=_(BONE_WORDS[bone]), slot=_(BONE_WORDS[slot])
        )
    room = _room(slot) if offers else ""
    return group(room, shape, cls=f"bone-slot {state}", key=f"slot-{slot}", offers=offers, label=label)


def _room(slot: int) -> str:
    """Room for a finger where a bone is thin or has holes."""
    if slot in TORSO_AT:
        (x, y), (width, height) = TORSO_AT[slot], TORSO_SIZE[slot]
        return touch(x - width / 2, y - height / 2, width, height)
    x1, y1, x2, y2 = ENDS[slot]
    return f'<path class="touch" d="M{x1:g} {y1:g}L{x2:g} {y2:g}"/>'


def _hat(offer: Offer | None) -> str:
    hat = '<path d="M-52 0h104M-30 0v-46h60v46z"/><path class="ribbon" d="M-30 -12h60v10h-60z"/>'
    return group(hat, cls="hat", key="hat", at=(280, 84), offer=offer, label=_(FACE_WORDS[HAT]))


def _offers_at(slot: int, offers: Offers, wrong: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """What may be laid in this place: its own bone, or wrongly one of several."""
    own = offers.first(slot)
    return (own,) if own else tuple(offer for offer in wrong if wrong_slot(offer.action) == slot)


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


def _tray(view: BonesView, offers: Offers, colour: int) -> str:
    """The unlaid dice of a colour; what can be laid, worn or used to bury is clickable, and so is the price."""
    faces = range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR)
    dice = tuple([_rolled(view, face, offers) for face in faces for _die in range(view.shown[face])])
    return _dice(colour, dice, view.unlaid[colour], view.paid[colour], offers.first(PAY + colour))


class Rolled(Motif, frozen=True):
    """A die on the table: its face, what it can be used for, and why not."""

    face: int
    offers: tuple[Offer, ...] = ()
    why_not: str = ""


def _rolled(view: BonesView, face: int, offers: Offers) -> Rolled:
    if not offers:
        return Rolled(face)
    uses = _offers_of(face, offers)
    return Rolled(face, uses, "" if uses else _why_not(view, face))


@kept(2048)
def _dice(colour: int, dice: tuple[Rolled, ...], unlaid: int, paid: int, pay: Offer | None) -> str:
    title = words(_(COLOUR_WORDS[colour]), 566, 108 + colour * 188, "tray-title", "start")
    rolled = [_die(die, colour, place) for place, die in enumerate(dice)]
    others = [_unrolled(colour, place) for place in range(len(dice), unlaid)]
    return "".join([title, *rolled, *others]) + _price(paid, colour, pay)


def _die_at(colour: int, place: int) -> tuple[int, int]:
    return 566 + place * 70, 122 + colour * 188


@kept(2048)
def _die(die: Rolled, colour: int, place: int) -> str:
    name = _(FACE_WORDS[die.face])
    label = f"{name}: {die.why_not}" if die.why_not else name
    shape = f'<rect class="die {COLOURS[colour]}" width="66" height="66" rx="13"/>{_icon(die.face)}'
    small = "face-name tiny" if len(name) > 9 else "face-name small" if len(name) > 7 else "face-name"
    at, key = _die_at(colour, place), f"die-{colour}-{place}"
    return group(shape, words(name, 33, 60, small), cls="face", at=at, key=key, offers=die.offers, label=label)


@cache
def _unrolled(colour: int, place: int) -> str:
    shape = f'<rect class="die {COLOURS[colour]}" width="66" height="66" rx="13"/>'
    return group(shape, words("?", 33, 44, "face"), at=_die_at(colour, place), key=f"die-{colour}-{place}")


def _offers_of(face: int, offers: Offers) -> tuple[Offer, ...]:
    """What clicking a die that shows this face does; a bone that must lie wrongly is asked for its place next."""
    use = offers.first({HAT: HAT_ON, GRAVESTONE: BURY}.get(face, face))
    return (use,) if use else tuple(offer for offer in offers.within(WRONGLY) if wrong_bone(offer.action) == face)


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


@kept(256)
def _price(paid: int, colour: int, offer: Offer | None) -> str:
    """The dice of this colour that are out for the turn, and the way to pay one more."""
    y = 204 + colour * 188
    out = plural("{count} die is out", "{count} dice are out", paid) if paid else ""
    if offer is None:
        return words(out, 566, y + 26, "paid", "start")
    return tag(_("pay one"), offer, (566, y - 6)) + words(out, 704, y + 26, "paid", "start")


@kept(64)
def _giving_up(offer: Offer | None) -> str:
    return tag(_("give up"), offer, (28, 604)) if offer else ""


@kept(1024)
def _score(name: str, seat: int, skeleton_points: int, round_: int, target: int) -> str:
    points = plural("Skeleton: {count} point", "Skeleton: {count} points", skeleton_points)
    return group(
        group(skull(seat, 56), at=(56, 100)),
        words(shortened(name, 17), 28, 158, "player", "start"),
        words(points, 28, 184, "points", "start"),
        words(_("Round {round}, to {target}:", round=round_, target=target).rstrip(":"), 36, 700, "round", "start"),
        cls="score",
    )


@kept(1024)
def _total(seat: int, name: str, total: int, target: int) -> str:
    """What a player has so far, as a number and as a way to the target."""
    column, row = seat % 3, seat // 3
    done = TOTAL_WIDTH * min(1, max(0, total / target))  # wrong bones may bring it below nothing
    return group(
        group(skull(seat, 30), at=(15, 15)),
        words(shortened(f"{seat + 1} {name}", 13), 34, 11, "total-name", "start"),
        words(total, 38 + TOTAL_WIDTH, 27, "total", "start"),
        f'<rect class="way" x="34" y="18" width="{TOTAL_WIDTH}" height="7" rx="3.5"/>'
        f'<rect class="way done" x="34" y="18" width="{done:g}" height="7" rx="3.5"/>',
        at=(566 + column * 142, 640 + row * 38),
        label=_("{player}: {total} of {target}", player=name, total=total, target=target),
    )
