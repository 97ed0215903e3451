"""The skeleton with its places, filled and empty."""

from __future__ import annotations

from ofrenda.games.rolling_bones.engine.pieces import HAT, HAT_OFF, wrong_slot
from ofrenda.games.rolling_bones.engine.state import EMPTY
from ofrenda.games.rolling_bones.scene.dice import WRONGLY
from ofrenda.games.rolling_bones.scene.layout import Layout
from ofrenda.games.rolling_bones.scene.shapes import ENDS, TORSO_AT, bone_shape
from ofrenda.games.rolling_bones.scene.sight import BonesSight
from ofrenda.games.rolling_bones.text.words import BONE_WORDS, FACE_WORDS
from ofrenda.kernel.scene import Offer, Offers, group, touch, words
from ofrenda.words import _, kept

FINGER_ROOM = 50
"""As much as a finger needs, in units of the scene."""

NOWHERE: tuple[tuple[Offer, ...], ...] = ((),) * (len(ENDS) + len(TORSO_AT))


def skeleton(sight: BonesSight, layout: Layout) -> str:
    """The skeleton of whoever has the turn. Where it is drawn small, bones are laid by their dice alone."""
    view, offers = sight.view, sight.offers
    wrong = offers.within(WRONGLY)
    places = NOWHERE
    if offers and (layout.placing or not layout.tall):
        places = tuple(_offers_at(slot, offers, wrong) for slot in range(len(view.laid)))
    return _figure(layout, view.laid, places, view.hat, offers.first(HAT_OFF))


@kept(1024)
def _figure(
    layout: Layout, laid: tuple[int, ...], places: tuple[tuple[Offer, ...], ...], hat: bool, hat_off: Offer | None
) -> str:
    x, y = layout.skeleton
    bones = [_slot(layout.scale, slot, bone, places[slot]) for slot, bone in enumerate(laid)]
    place = f'<g class="skeleton" transform="translate({x:g} {y:g}) scale({layout.scale:g})">'
    return "".join([place, *bones, _hat(layout.scale, hat_off) if hat else "", "</g>"])


@kept(1024)
def _slot(scale: float, slot: int, bone: int, offers: tuple[Offer, ...]) -> str:
    """A place of the skeleton with the bone that lies there, rightly or wrongly."""
    state = "empty" if bone == EMPTY else "laid" if bone == slot else "wrong"
    shape = bone_shape(slot)
    label = _(BONE_WORDS[slot])
    if state == "wrong":
        x, y = _middle(slot)
        shape += words("✗", x, y + 9, "cross")
        label = _(
            "Wrong: the {bone} lies where the {slot} belongs.", bone=_(BONE_WORDS[bone]), slot=_(BONE_WORDS[slot])
        )
    room = _room(slot, scale) if offers else ""
    return group(room, shape, cls=f"bone-slot {state}", key=f"slot-{slot}", offers=offers, label=label)


def _room(slot: int, scale: float) -> str:
    """Room for a finger around the middle of a bone, however large the skeleton is drawn."""
    x, y = _middle(slot)
    size = FINGER_ROOM / scale
    return touch(x - size / 2, y - size / 2, size, size)


def _hat(scale: float, offer: Offer | None) -> str:
    hat = '<path d="M-52 0h104M-30 0v-46h60v46z"/><path class="ribbon" d="M-30 -12h60v10h-60z"/>'
    size = FINGER_ROOM / scale
    room = touch(-size / 2, -23 - size / 2, size, size) if offer else ""
    return group(room, hat, cls="hat", key="hat", at=(280, 84), offer=offer, label=_(FACE_WORDS[HAT]))


def _offers_at(slot: int, offers: Offers, wrong: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """What may be laid in this place: its own bone, or wrongly one of several."""
    own = offers.first(slot)
    return (own,) if own else tuple(offer for offer in wrong if wrong_slot(offer.action) == slot)


def _middle(slot: int) -> tuple[float, float]:
    if slot in TORSO_AT:
        return TORSO_AT[slot]
    x1, y1, x2, y2 = ENDS[slot]
    return (x1 + x2) / 2, (y1 + y2) / 2
