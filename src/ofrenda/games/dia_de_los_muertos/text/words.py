"""The words for cards, limbs and festivals, shared by sentences and pictures."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import ARM, CARD_NAMES, FOOT, HAND, LEG, TAKE
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.event import number
from ofrenda.words import _, mark, plural

CARD_WORDS = (
    mark("Dodge"),
    mark("Leapfrog"),
    mark("Snatching"),
    mark("Holding"),
    mark("Header"),
    mark("Bone patches"),
    mark("Following"),
    mark("Beating"),
    mark("Cartwheel"),
    mark("Hustle"),
    mark("Kicking"),
    mark("Throwing a cake"),
    mark("Throwing a flowerpot"),
    mark("Throwing a skull"),
)
FRONT_WORDS = (
    mark("a reaction to an attack."),
    mark("jump over the next skeletons, the first at most {reach} fields away."),
    mark("take a limb or a festival card that you lack from a skeleton {near}."),
    mark("a reaction to a movement."),
    mark("jump at a skeleton {near}; if still to play, it loses its card."),
    mark("get one limb back."),
    mark("go to the next field with a higher number where somebody stands."),
    mark("a skeleton {near} loses an arm."),
    mark("turn over up to {reach} fields and strike everybody there."),
    mark("push a skeleton one way and step the other."),
    mark("a skeleton {near} loses a leg."),
    mark("strike a skeleton {near}."),
    "strike a skeleton {near}.",
    "strike a skeleton {near}.",
)
FACE_WORDS = (*CARD_WORDS[:5], mark("Patches"), *CARD_WORDS[6:11], mark("Cake"), mark("Flowerpot"), mark("Skull"))
"""The names as they stand on the cards, where what is mended or thrown is seen."""
CARD_TEXTS = (
    mark("Reaction: wards off Kicking, Beating, Hustle."),
    mark("Jump over the next skeletons, 1–{reach} fields away."),
    mark("Take a limb or festival you lack from a skeleton near."),
    mark("Reaction: who walks near you goes 1 less and drags you."),
    mark("Jump to a skeleton 1–{reach} away; it loses its laid card."),
    mark("Get one lost limb back."),
    mark("Go to the next higher field with a skeleton."),
    mark("A skeleton near loses an arm."),
    mark("Turn over 1–{reach} fields, strike all you pass."),
    mark("Push a skeleton one way, step the other way."),
    mark("A skeleton near loses a leg."),
    mark("Strike 1–{reach} fields away: draw a card, it says what is lost."),
    "Strike 1–{reach} fields away: draw a card, it says what is lost.",
    "Strike 1–{reach} fields away: draw a card, it says what is lost.",
)
"""What a card does, as short as it must be to stand on it."""
SILENT_EVENTS = ("mixed", "keeps")
"""Who keeps the hand in the swapping is not worth a line: everybody sees that nothing is swapped."""
FESTIVAL_WORDS = (mark("the music"), mark("the dance"), mark("the banquet"))
FESTIVAL_SHORT = (mark("music"), mark("dance"), mark("banquet"))
TERMS = {
    **dict(zip(CARD_NAMES, CARD_WORDS, strict=True)),
    **dict(zip([f"pick {card}" for card in CARD_NAMES], CARD_WORDS, strict=True)),
    "music": FESTIVAL_SHORT[0],
    "dance": FESTIVAL_SHORT[1],
    "banquet": FESTIVAL_SHORT[2],
    "action": mark("Action on the card"),
    "movement": mark("Movement"),
    "hold": mark("Holding"),
    "home": mark("home"),
    "round-limit": mark("round limit"),
    "rounds": mark("rounds"),
    "skeletons_home": mark("skeletons home"),
}
"""What reports call pieces, endings and figures."""


def summary() -> str:
    return _("Race from festival to festival and home again, and keep your bones together.")


def aim() -> str:
    return _(
        "Fetch festival cards: music 1 point, dance 2, banquet 3. "
        "When all are taken, run home: first 7 points, then fewer. Most points win."
    )


def card(kind: object) -> str:
    return _(CARD_WORDS[number(kind)])


def near(reach: int) -> str:
    """Where a card of this reach finds a skeleton."""
    return _("here or next to you") if reach == 1 else _("1 to {reach} fields away", reach=reach)


def lacks_limb(kind: int, view: DiaView) -> bool:
    """Whether the seat cannot carry out the card because an arm or a leg is missing (DM-19)."""
    seat, symbols = view.seat or 0, view.symbols[kind]
    return bool((symbols & HAND and not view.arms[seat]) or (symbols & FOOT and not view.legs[seat]))


def carried(view: DiaView, seat: int) -> int:
    """How far the limbs of a skeleton carry it (DM-12)."""
    return view.legs[seat] + 1 if view.legs[seat] else view.arms[seat]


def bones(count: int) -> str:
    return plural("{count} bone", "{count} bones", count)


def whereabouts(view: DiaView, seat: int) -> str:
    """Where on the way home a skeleton is."""
    place = view.home[seat]
    return _("home {place}", place=place) if place else _("field {field}", field=view.fields[seat])


def limb_word(action: int) -> str:
    """A limb where it stands alone."""
    return _("arm") if action == ARM else _("leg")


def thing(action: int) -> str:
    """A limb or festival card, by the action that names it."""
    if action == ARM:
        return _("an arm")
    if action == LEG:
        return _("a leg")
    return _(FESTIVAL_WORDS[action - TAKE])
