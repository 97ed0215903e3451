"""The skeleton with its places, filled and empty."""

from __future__ import annotations

from ofrenda.games.rolling_bones.engine.pieces import HAT, HAT_OFF, wrong_slot
from ofrenda.games.rolling_bones.engine.state import EMPTY
from ofrenda.games.rolling_bones.scene.dice import WRONGLY
from ofrenda.games.rolling_bones.scene.shapes import ENDS, TORSO_AT, TORSO_SIZE, bone_shape
from ofrenda.games.rolling_bones.scene.sight import BonesSight
from ofrenda.games.rolling_bones.text.words import BONE_WORDS, FACE_WORDS
from ofrenda.kernel.scene import Offer, Offers, group, touch, words
from ofrenda.words import _, kept

NOWHERE: tuple[tuple[Offer, ...], ...] = ((),) * (len(ENDS) + len(TORSO_AT))


def skeleton(sight: BonesSight) -> str:
    view, offers = sight.view, sight.offers
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
    shape = bone_shape(slot)
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


def _middle(slot: int) -> tuple[float, float]:
    if slot in TORSO_AT:
        return TORSO_AT[slot]
    x1, y1, x2, y2 = ENDS[slot]
    return (x1 + x2) / 2, (y1 + y2) / 2
