"""The tray: what is chosen now and is neither a card in hand, nor a player, nor a field with room for a finger."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import (
    ARM,
    BACK,
    BACKS,
    BOARD_FIELDS,
    DODGE,
    DODGE_IT,
    DOG,
    FESTIVALS,
    GO,
    HOLD,
    HOLDING,
    KINDS,
    LEG,
    PASS,
    PICK,
    STOP,
    SWAP_ALL,
    TAKE,
    USE_ACTION,
    USE_MOVEMENT,
)
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.scene.shapes import PAW, bone, deed, den_card, festival, mini_back, sign
from ofrenda.games.dia_de_los_muertos.scene.sight import SWAPPING, DiaSight, concerned_seat
from ofrenda.games.dia_de_los_muertos.text.words import FACE_WORDS, FESTIVAL_SHORT, limb_word
from ofrenda.kernel.scene import Motif, Offer, Spot, fitted, group
from ofrenda.words import _, kept, mark

WORDS = {
    USE_ACTION: mark("act"),
    USE_MOVEMENT: mark("walk"),
    STOP: mark("stop"),
    PASS: mark("pass"),
    SWAP_ALL: mark("swap all"),
}
SIZE, HEIGHT, GAP = 52, 60, 3
FEW, BROAD = 4, 82
"""So few things are drawn so broad, that their words are read in every language."""
LETTERS = 14
"""The size of the word on a plaque."""
LIMB_SHAPE = '<g transform="translate(0 -8) rotate(-30) scale(1.7)">{bone}</g>'


class Thing(Motif, frozen=True):
    """Something that can be chosen: how it looks, what it is called, what choosing it does."""

    offer: Offer
    cls: str
    shape: str
    word: str
    rule: str = ""


def things(sight: DiaSight, fields: tuple[Offer, ...]) -> tuple[Thing, ...]:
    """What lies in the tray; `fields` are those that cannot be chosen on the board."""
    if not sight.offers:
        return ()

    view, offers = sight.view, sight.offers
    found = [_field(offer, view.phase.name) for offer in fields]
    found += [
        Thing(offer, "dm-mini", den_card(offer.action - PICK, view.symbols[offer.action - PICK]), "", "DM-34")
        for offer in offers.within(range(PICK, PICK + KINDS))
    ]
    found += [
        Thing(offer, "dm-limbs", LIMB_SHAPE.format(bone=bone(0, 0)), limb_word(offer.action))
        for offer in offers.within(range(ARM, LEG + 1))
    ]
    for offer in offers.within(range(TAKE, TAKE + FESTIVALS)):
        number = offer.action - TAKE
        found.append(Thing(offer, "dm-mini", sign(festival(number), 0, -8, 1.1), _(FESTIVAL_SHORT[number]), "DM-20"))
    found += [
        _back(offer, view.backs[concerned_seat(sight)][offer.action - BACK])
        for offer in offers.within(range(BACK, BACK + BACKS))
    ]

    return (*found, *_plaques(sight))


def _field(offer: Offer, phase: str) -> Thing:
    """A field that is too near to others to be touched on the board, or one that the dog is led to."""
    dog = DOG <= offer.action < DOG + BOARD_FIELDS
    number = (offer.action - GO) % BOARD_FIELDS
    shape = sign(PAW, 0, -8) if dog else f'<circle class="dm-field" cy="-8" r="15"/>{_step(phase)}'
    return Thing(offer, "dm-lead" if dog else "dm-goto", shape, str(number), "DM-32" if dog else "DM-12")


def _step(phase: str) -> str:
    turn = 90 if phase == "HustlePush" else 0
    return f'<path class="dm-step" d="M-7 -8h12M0 -14l7 6l-7 6" transform="rotate({turn} 0 -8)"/>'


def _back(offer: Offer, count: int) -> Thing:
    """Equal backs of the victim's hand together, with their number."""
    shape = sign(mini_back(offer.action - BACK + 1), -13, -27, 1.05)
    return Thing(offer, "dm-mini", shape, f"×{count}", "DM-A6")


def _plaques(sight: DiaSight) -> list[Thing]:
    """Turning the laid card up, walking instead, reacting, stopping, passing."""
    view, offers = sight.view, sight.offers
    found = []
    for action in (USE_ACTION, USE_MOVEMENT, HOLD, DODGE_IT, SWAP_ALL, STOP, PASS):
        offer = offers.first(action)
        if offer is None:
            continue
        shape, word, rule = "", _(WORDS.get(action, "")), ""
        if action == USE_ACTION and view.seat is not None:
            shape, rule = deed(view.laid[view.seat], 0, -7, 0.9), "DM-T2"
        elif action == USE_MOVEMENT and view.seat is not None:
            count = view.laid_bones[view.seat]
            shape = "".join(bone(0, -7 + 12 * (number - (count - 1) / 2), -14) for number in range(count))
            rule = "DM-T1"
        elif action in (HOLD, DODGE_IT):
            kind = HOLDING if action == HOLD else DODGE
            shape, word = deed(kind, 0, -7, 0.9), _(FACE_WORDS[kind])
        elif action == PASS and view.phase.name in SWAPPING:
            word = _("keep")
        found.append(Thing(offer, "dm-card plaque", shape, word, rule))

    return found


def tray(layout: Layout, lying: tuple[Thing, ...]) -> str:
    """In rows, the first where the tray stands, more of them over what does not matter now."""
    width = min(BROAD if len(lying) <= FEW else SIZE, layout.tray_width)
    pitch = width + GAP
    in_a_row = int((layout.tray_width + GAP) // pitch)
    return "".join(
        _drawn(
            thing, width, (layout.tray[0] + place % in_a_row * pitch, layout.tray[1] + place // in_a_row * (HEIGHT + 2))
        )
        for place, thing in enumerate(lying)
    )


@kept(2048)
def _drawn(thing: Thing, width: float, at: Spot) -> str:
    frame = f'<rect class="dm-plaque" width="{width}" height="{HEIGHT}" rx="11"/>'
    shape = f'<g transform="translate({width / 2:g} {HEIGHT / 2:g})">{thing.shape}</g>' if thing.shape else ""
    down = HEIGHT - 8 if thing.shape else HEIGHT / 2 + 5
    word = fitted(thing.word, width / 2, down, "dm-plaque-word", width - 6, LETTERS)
    return group(frame, shape, word, offer=thing.offer, cls=thing.cls, at=at, about=thing.offer.label, rule=thing.rule)
