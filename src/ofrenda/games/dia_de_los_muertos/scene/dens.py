"""The bone dens, and what is taken out of one."""

from __future__ import annotations

from ofrenda.games.dia_de_los_muertos.engine.pieces import FESTIVALS, KINDS, PICK, TAKE
from ofrenda.games.dia_de_los_muertos.scene.panels import FESTIVAL_ACTIONS
from ofrenda.games.dia_de_los_muertos.scene.shapes import MINI_WIDTH, apart, den_card, festival, mini_front, sign
from ofrenda.games.dia_de_los_muertos.scene.sight import DiaSight
from ofrenda.games.dia_de_los_muertos.text.words import CARD_WORDS, FESTIVAL_WORDS
from ofrenda.games.dia_de_los_muertos.view import Counts
from ofrenda.kernel.scene import FINGER, Offer, group, touch, words
from ofrenda.words import _, kept

DEN_X, DEN_Y, DEN_STEP = 506, 446, 52
PREY_X, PREY_WIDTH = 562, 462


@kept(512)
def drawn_den(den: int, field: int, cards: Counts, festivals: Counts) -> str:
    """A shelf with what the dog has carried to this den."""
    kinds = [kind for kind in range(KINDS) for card in range(cards[kind])]
    feasts = [number for number in range(FESTIVALS) for card in range(festivals[number])]
    step = apart(len(kinds) + len(feasts), 28, 88 - MINI_WIDTH)

    parts = [
        '<path class="dm-field den" d="M-15 13V-2a15 15 0 0 1 30 0V13z"/>',
        words(field, 0, 7, "dm-small"),
    ]
    for place, kind in enumerate(kinds):
        parts.append(group(mini_front(kind), label=_(CARD_WORDS[kind]), at=(20 + place * step, -20.0)))
    for place, number in enumerate(feasts, len(kinds)):
        parts.append(group(festival(number), label=_(FESTIVAL_WORDS[number]), at=(33 + place * step, -2.0)))
    return group(*parts, cls="dm-den", at=(DEN_X, DEN_Y + den * DEN_STEP))


def pulled_out(sight: DiaSight) -> str:
    """While something may be taken out of a den: the shelf pulled out, large enough to read and to touch."""
    view = sight.view
    if view.phase.name != "PickFromDen" or not sight.offers:
        return ""
    bones_there = sight.offers.within(range(PICK, PICK + KINDS))
    feasts = sight.offers.within(FESTIVAL_ACTIONS)
    cards = tuple((offer, view.symbols[offer.action - PICK]) for offer in bones_there)
    return _prey(view.phase.number("den"), cards, feasts)


@kept(256)
def _prey(den: int, cards: tuple[tuple[Offer, int], ...], feasts: tuple[Offer, ...]) -> str:
    """What may be taken: cards with the limbs on them, and festivals."""
    things = [(offer, den_card(offer.action - PICK, symbols)) for offer, symbols in cards]
    things += [(offer, sign(festival(offer.action - TAKE), 0, 0, 1.6)) for offer in feasts]
    step = apart(len(things), FINGER + 2, PREY_WIDTH - FINGER)
    width = FINGER + 8 + step * (len(things) - 1)
    parts = [f'<rect class="dm-prey" x="-36" y="-36" width="{width:g}" height="72" rx="12"/>']
    for place, (offer, shape) in enumerate(things):
        room = touch(-FINGER / 2, -FINGER / 2)
        parts.append(group(room, shape, offer=offer, cls="dm-mini", at=(place * step, 0)))
    return group(*parts, at=(PREY_X, DEN_Y + den * DEN_STEP))
