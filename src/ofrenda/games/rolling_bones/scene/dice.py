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
from ofrenda.games.rolling_bones.scene.shapes import icon
from ofrenda.games.rolling_bones.scene.sight import BonesSight
from ofrenda.games.rolling_bones.text.words import COLOUR_WORDS, FACE_WORDS
from ofrenda.games.rolling_bones.view import BonesView
from ofrenda.kernel.scene import Motif, Offer, Offers, group, tag, words
from ofrenda.words import _, kept, plural

WRONGLY = range(LAY_WRONG, HAT_ON)


def tray(sight: BonesSight, colour: int) -> str:
    """The unlaid dice of a colour; what can be laid, worn or used to bury is clickable, and so is the price."""
    view = sight.view
    faces = range(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR)
    dice = tuple([_rolled(sight, face) for face in faces for _die in range(view.shown[face])])
    return _dice(colour, dice, view.unlaid[colour], view.paid[colour], sight.offers.first(PAY + colour))


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
    shape = f'<rect class="die {COLOURS[colour]}" width="66" height="66" rx="13"/>{icon(die.face)}'
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
def _price(paid: int, colour: int, offer: Offer | None) -> str:
    """The dice of this colour that are out for the turn, and the way to pay one more."""
    y = 204 + colour * 188
    out = plural("{count} die is out", "{count} dice are out", paid) if paid else ""
    if offer is None:
        return words(out, 566, y + 26, "paid", "start")
    return tag(_("pay one"), offer, (566, y - 6)) + words(out, 704, y + 26, "paid", "start")
