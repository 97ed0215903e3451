"""The dice of each colour, rolled and unrolled, and the price of the next roll."""

from __future__ import annotations

from functools import cache

from ofrenda.games.rolling_bones.engine.pieces import (
    BURY,
    COLOURS,
    DICE_PER_COLOUR,
    GRAVESTONE,
    HAT,
    HAT_ON,
    LAY_WRONG,
    OPEN_SLOTS,
    PAY,
    wrong_bone,
)
from ofrenda.games.rolling_bones.engine.state import EMPTY
from ofrenda.games.rolling_bones.scene.layout import Layout
from ofrenda.games.rolling_bones.scene.shapes import icon
from ofrenda.games.rolling_bones.scene.sight import BonesSight
from ofrenda.games.rolling_bones.text import about
from ofrenda.games.rolling_bones.text.words import COLOUR_WORDS, FACE_WORDS
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import Motif, Offer, Offers, fitted, group, tag, words
from ofrenda.words import _, kept, plural

WRONGLY = range(LAY_WRONG, HAT_ON)

NAME_ROOM, NAME_SIZE = 60, 16
"""How wide a name on a die may be, and how large its bold letters are."""


def tray(sight: BonesSight, layout: Layout, colour: int) -> str:
    """The unlaid dice of a colour; what can be laid, worn or used to bury is clickable, and so is the price."""
    view = sight.view
    faces = range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR)
    dice = tuple([_rolled(sight, face) for face in faces for _die in range(view.shown[face])])
    return _dice(layout, colour, dice, view.unlaid[colour], view.paid[colour], sight.offers.first(PAY + colour))


class Rolled(Motif, frozen=True):
    """A die on the table: its face, what it can be used for, and why not."""

    face: int
    offers: tuple[Offer, ...] = ()
    why_not: str = ""


def _rolled(sight: BonesSight, face: int) -> Rolled:
    offers = sight.offers
    if not offers:
        return Rolled(face)
    uses = _offers_of(face, offers)
    return Rolled(face, uses, "" if uses else _why_not(sight.view, face))


@kept(2048)
def _dice(layout: Layout, colour: int, dice: tuple[Rolled, ...], unlaid: int, paid: int, pay: Offer | None) -> str:
    rolled = [_die(layout, die, colour, place) for place, die in enumerate(dice)]
    others = [_unrolled(layout, colour, place) for place in range(len(dice), unlaid)]
    return "".join([_title(layout, colour, paid), *rolled, *others, _price(layout, colour, pay)])


def _title(layout: Layout, colour: int, paid: int) -> str:
    """The colour in words, and how many of its dice are out for the turn."""
    if layout.placing:
        return ""
    x, y = layout.trays[colour]
    out = plural("{count} out", "{count} out", paid) if paid else ""
    title = " · ".join(filter(None, [_(COLOUR_WORDS[colour]), out]))
    return words(title, x, y - 8, "tray-title", "start")


@kept(2048)
def _die(layout: Layout, die: Rolled, colour: int, place: int) -> str:
    name = _(FACE_WORDS[die.face])
    label = f"{name}: {die.why_not}" if die.why_not else name
    at, key = layout.die_at(colour, place), f"die-{colour}-{place}"
    face = _square(layout, colour, icon(die.face) + _face_name(name))
    does = bool(die.offers) and die.face in about.FACE_ABOUT
    said, rule = (_(about.FACE_ABOUT[die.face]), about.FACE_RULES[die.face]) if does else ("", "")
    return group(face, cls="face", at=at, key=key, offers=die.offers, label=label, about=said, rule=rule)


def _face_name(name: str) -> str:
    return fitted(name, 33, 58, "face-name", NAME_ROOM, NAME_SIZE)


@cache
def _unrolled(layout: Layout, colour: int, place: int) -> str:
    question = _square(layout, colour, words("?", 33, 44, "face"))
    return group(question, at=layout.die_at(colour, place), key=f"die-{colour}-{place}")


def _square(layout: Layout, colour: int, drawn: str) -> str:
    shape = f'<rect class="die {COLOURS[colour]}" width="66" height="66" rx="13"/>{drawn}'
    return f'<g transform="scale({layout.die / 66:.3f})">{shape}</g>'


def _offers_of(face: int, offers: Offers) -> tuple[Offer, ...]:
    """What clicking a die that shows this face does; a bone that must lie wrongly is asked for its place next."""
    use = offers.first({HAT: HAT_ON, GRAVESTONE: BURY}.get(face, face))
    return (use,) if use else tuple(offer for offer in offers.within(WRONGLY) if wrong_bone(offer.action) == face)


def _why_not(view: BonesView, face: int) -> str:
    """Why a die that shows this face cannot be used now."""
    if view.phase.name == "Paying":
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


@kept(256)
def _price(layout: Layout, colour: int, offer: Offer | None) -> str:
    """The way to pay one more die of this colour."""
    if offer is None:
        return ""
    if layout.tall:
        word, width = _("pay {colour}", colour=_(COLOUR_WORDS[colour])), 140
    else:
        word, width = _("pay one"), 120
    return tag(word, offer, layout.pay[colour], width, _(about.PAY_ABOUT), "RB-T4")
