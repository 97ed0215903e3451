"""The cards of Day of the Dead and the little things around them, drawn."""

from __future__ import annotations

from functools import cache, lru_cache
from textwrap import wrap
from typing import NamedTuple

from ofrenda.games.day_of_the_dead.engine.pieces import BACK_NAMES, BACKS, DOUBLE, FIGHTERS, POWER_UP, UNEARTH
from ofrenda.games.day_of_the_dead.scene.portraits import portrait
from ofrenda.games.day_of_the_dead.text.words import back_word, card_word, effect_word, fighter_word
from ofrenda.games.day_of_the_dead.view import UNKNOWN
from ofrenda.kernel.scene import group, words
from ofrenda.words import kept

CARD_WIDTH, CARD_HEIGHT = 96, 132
HAND_HEIGHT = 250
"""A card in the hand is longer: it says what its effect does."""
EFFECT_LETTERS, EFFECT_ROW = 11, 15
SLIP_WIDTH, STUB_WIDTH, STUB_HEIGHT = 92, 130, 30

SIGNS = {
    DOUBLE: '<path d="M-9 -10l7 10-7 10-7-10zM9 -10l7 10-7 10-7-10z"/>',
    POWER_UP: '<path d="M0 -14l13 14h-7v12h-12v-12h-7z"/>',
    UNEARTH: '<path d="M-8 -15h16v4h-6v10h7v7q-3 8 -9 10q-6 -2 -9 -10v-7h7v-10h-6z"/>',
}
CROSSED_BONES = (
    '<g class="day-bones"><path d="M-17 -11L17 11M17 -11L-17 11"/><circle cx="-18" cy="-14" r="4"/>'
    '<circle cx="-21" cy="-9" r="4"/><circle cx="18" cy="14" r="4"/><circle cx="21" cy="9" r="4"/>'
    '<circle cx="18" cy="-14" r="4"/><circle cx="21" cy="-9" r="4"/><circle cx="-18" cy="14" r="4"/>'
    '<circle cx="-21" cy="9" r="4"/></g>'
)
CANDLE = '<path class="day-wax" d="M-5 0h10v20h-10z"/>'
FLAME = '<path class="day-flame" d="M0 -16q8 10 0 15q-8 -5 0 -15z"/>'
GRAVE = (
    '<path class="day-grave" d="M12 126V52a36 36 0 0 1 72 0v74z"/><path class="day-grave" d="M48 44v40M34 58h28"/>'
    '<path class="day-grave" d="M2 128h92"/>'
)
"""A place in the line that nobody has risen from yet."""
ALTAR = '<rect class="day-grave" x="2" y="2" width="92" height="128" rx="10"/>' + group(CANDLE, FLAME, at=(48, 62))
"""The place of a spirit that has not been summoned."""


class Printed(NamedTuple):
    """What stands on a card; owners may correct their box, so a fighter alone does not tell its power and effect."""

    back: int
    fighter: int
    power: int
    effect: int


HIDDEN = tuple(Printed(back, UNKNOWN, 0, 0) for back in range(BACKS))
"""By back: a card that this seat has not seen."""


@lru_cache(8)
def box(powers: tuple[int, ...], effects: tuple[int, ...]) -> tuple[Printed, ...]:
    """By number: every card there is, from the powers and effects of the fighters."""
    fighters = list(zip(range(FIGHTERS), powers, effects, strict=True))
    return tuple(Printed(back, *fighter) for back in range(BACKS) for fighter in fighters)


@cache
def sign(back: int, x: float, y: float, scale: float = 1) -> str:
    return f'<g class="day-back-sign" transform="translate({x:g} {y:g}) scale({scale:g})">{SIGNS[back]}</g>'


@kept(BACKS)
def back_side(back: int) -> str:
    """A card from behind: its kind, by colour, sign and word."""
    return (
        f'<rect class="day-back {BACK_NAMES[back]}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="10"/>'
        f'<rect class="day-lace" x="6" y="6" width="{CARD_WIDTH - 12}" height="{CARD_HEIGHT - 12}" rx="6"/>'
        f'<circle class="day-medal" cx="48" cy="58" r="31"/>{sign(back, 48, 58, 1.5)}'
        f"{words(back_word(back), 48, CARD_HEIGHT - 14, 'day-back-word')}"
    )


def face_down(card: Printed) -> str:
    """From behind, with a slip of paper if this seat knows who it is."""
    if card.fighter == UNKNOWN:
        return back_side(card.back)
    return back_side(card.back) + group(_slip(card), at=(2, 3))


def _slip(card: Printed) -> str:
    """A slip of paper that says who it is."""
    name = f"{fighter_word(card.fighter)} {card.power}"
    return f'<rect class="day-slip" width="{SLIP_WIDTH}" height="24" rx="6"/>' + words(
        name, SLIP_WIDTH / 2, 17, "day-slip-word"
    )


@kept(512)
def stub(card: Printed) -> str:
    """A card of the hand that is put aside for a moment: who it is, and its back."""
    known = _slip(card) if card.fighter != UNKNOWN else words(back_word(card.back), 46, 18, "day-back-word")
    return (
        f'<rect class="day-back {BACK_NAMES[card.back]}" width="{STUB_WIDTH}" height="{STUB_HEIGHT}" rx="7"/>'
        f"{sign(card.back, 17, STUB_HEIGHT / 2, 0.8)}{group(known, at=(34, 3))}"
    )


@kept(512)
def front(card: Printed, height: int = CARD_HEIGHT) -> str:
    back, fighter, power, effect = card
    parts = [
        f'<rect class="day-front" width="{CARD_WIDTH}" height="{height}" rx="10"/>',
        f'<rect class="day-foot {BACK_NAMES[back]}" x="3" y="111" width="{CARD_WIDTH - 6}" height="18" rx="5"/>',
        f'<g transform="translate(50 58) scale(.8)">{portrait(fighter)}</g>',
        f'<circle class="day-power" cx="19" cy="20" r="15"/>{words(power, 19, 27, "day-power-word")}',
        medal(back, 80, 17, 12),
        words(fighter_word(fighter), 48, 105, "day-fighter"),
        words(back_word(back), 48, 125, "day-foot-word"),
    ]
    if height > CARD_HEIGHT:
        rows = wrap(effect_word(effect), EFFECT_LETTERS)
        parts += [words(row, 48, 147 + EFFECT_ROW * number, "day-effect") for number, row in enumerate(rows)]

    return "".join(parts)


def about(card: Printed) -> str:
    if card.fighter == UNKNOWN:
        return back_word(card.back)
    return f"{card_word(card.back * FIGHTERS + card.fighter)} {card.power}: {effect_word(card.effect)}"


@cache
def card_edges(back: int, size: int) -> str:
    """The cards that lie under the topmost of a deck."""
    return "".join(
        f'<rect class="day-back {BACK_NAMES[back]}" x="{depth}" y="{-depth}" width="{CARD_WIDTH}"'
        f' height="{CARD_HEIGHT}" rx="10"/>'
        for depth in (8, 4)
        if size > depth
    )


@cache
def medal(back: int, x: float, y: float, radius: float) -> str:
    """The sign of a back on its colour."""
    circle = f'<circle class="day-medal {BACK_NAMES[back]}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    return circle + sign(back, x, y, radius / 21)
