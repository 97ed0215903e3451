"""The cards of Day of the Dead and the little things around them, drawn."""

from __future__ import annotations

from functools import cache, lru_cache
from textwrap import wrap
from typing import Any, NamedTuple

from ofrenda.games.day_of_the_dead.engine.phases.effects import EFFECT_RULES
from ofrenda.games.day_of_the_dead.engine.pieces import (
    BACK_NAMES,
    BACKS,
    DOUBLE,
    FIGHTERS,
    POWER_UP,
    UNEARTH,
)
from ofrenda.games.day_of_the_dead.scene.layout import CARD, MINI, Size
from ofrenda.games.day_of_the_dead.scene.portraits import portrait
from ofrenda.games.day_of_the_dead.text.words import back_word, card_word, effect_word, fighter_word
from ofrenda.games.day_of_the_dead.view import UNKNOWN
from ofrenda.kernel.scene import fitted, group, words
from ofrenda.words import _, kept

EFFECT_LETTER, EFFECT_ROW = 7, 14
"""How wide a letter of an effect is, in the widest of our fonts, and how far its rows are apart."""
FOOT = 18
HEAD_ROOM = 40
"""Less than this above its name, and a card has no room for a face."""
NAME_LINE = 17
"""Where the name stands then."""

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


def key_of(card: Printed) -> str:
    """By which a card that this seat knows is found again wherever it goes."""
    return "" if card.fighter == UNKNOWN else f"card-{card.back * FIGHTERS + card.fighter}"


@cache
def sign(back: int, x: float, y: float, scale: float = 1) -> str:
    return f'<g class="day-back-sign" transform="translate({x:g} {y:g}) scale({scale:.3g})">{SIGNS[back]}</g>'


@cache
def medal(back: int, x: float, y: float, radius: float) -> str:
    """The sign of a back on its colour."""
    circle = f'<circle class="day-medal {BACK_NAMES[back]}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    return circle + sign(back, x, y, radius / 21)


@kept(16)
def grave(size: Size) -> str:
    """A place in the line that nobody has risen from yet."""
    width, height = size
    stone = f"M{width * 0.14:g} {height - 8}V{height * 0.45:g}a{width * 0.36:g} {width * 0.36:g} 0 0 1 "
    stone += f"{width * 0.72:g} 0V{height - 8}z"
    return f'<path class="day-grave" d="{stone}"/><path class="day-grave" d="M2 {height - 6}H{width - 2}"/>'


@kept(16)
def altar(size: Size) -> str:
    """The place of a spirit that has not been summoned."""
    width, height = size
    edge = f'<rect class="day-grave" x="2" y="2" width="{width - 4}" height="{height - 4}" rx="8"/>'
    return edge + group(CANDLE, FLAME, at=(width / 2, height / 2))


@kept(16)
def back_side(back: int, size: Size = CARD) -> str:
    """A card from behind: its kind, by colour, sign and word."""
    width, height = size
    small = size == MINI
    radius = width * 0.32
    middle = height * 0.42 if small else height * 0.44
    word = fitted(back_word(back), width / 2, height - (6 if small else 14), "day-back-word", width - 6, 15)
    return (
        f'<rect class="day-back {BACK_NAMES[back]}" width="{width}" height="{height}" rx="{9 if not small else 6}"/>'
        + (f'<rect class="day-lace" x="6" y="6" width="{width - 12}" height="{height - 12}" rx="6"/>' * (not small))
        + f'<circle class="day-medal" cx="{width / 2:g}" cy="{middle:g}" r="{radius:g}"/>'
        + f"{sign(back, width / 2, middle, radius / 21)}{word}"
    )


def face_down(card: Printed, size: Size = CARD) -> str:
    """From behind, with a slip of paper if this seat knows who it is."""
    if card.fighter == UNKNOWN:
        return back_side(card.back, size)
    width = size[0] - 4
    return back_side(card.back, size) + group(_slip(card, width, named=size == MINI), at=(2, 3))


def _slip(card: Printed, width: float, named: bool = False) -> str:
    """A slip of paper that says who it is, with its power unless there is room for the name alone."""
    name = fighter_word(card.fighter) if named else f"{fighter_word(card.fighter)} {card.power}"
    paper = f'<rect class="day-slip" width="{width}" height="20" rx="5"/>'
    return paper + fitted(name, width / 2, 15, "day-slip-word", width - 4, 14)


@kept(512)
def stub(card: Printed, size: Size) -> str:
    """A card of the hand that is put aside for a moment: who it is, and its back."""
    width, height = size
    word = back_word(card.back) if card.fighter == UNKNOWN else f"{fighter_word(card.fighter)} {card.power}"
    room = width - 27
    return (
        f'<rect class="day-back {BACK_NAMES[card.back]}" width="{width}" height="{height}" rx="6"/>'
        f"{sign(card.back, 12, height / 2, 0.55)}"
        f'<rect class="day-slip" x="24" y="3" width="{room}" height="{height - 6}" rx="4"/>'
        + fitted(word, 24 + room / 2, height / 2 + 5, "day-slip-word", room - 4, 14)
    )


@kept(1024)
def front(card: Printed, size: Size = CARD) -> str:
    """A card face up: its power, its face, its name, its effect and its back, as far as there is room for them."""
    if size == MINI:
        return _small_front(card)
    width, height = size
    foot = height - FOOT - 6
    rows = _rows(effect_word(card.effect), int((width - 12) / EFFECT_LETTER), int((foot - NAME_LINE) / EFFECT_ROW))
    name_at = foot - EFFECT_ROW * len(rows)
    parts = [
        f'<rect class="day-front" width="{width}" height="{height}" rx="9"/>',
        _foot(card.back, 3, height - FOOT, width - 6, 15),
        fitted(back_word(card.back), width / 2, height - 6, "day-foot-word", width - 12, 14),
        *(
            fitted(row, width / 2, foot - EFFECT_ROW * (len(rows) - 1 - number), "day-effect", width - 10, 14)
            for number, row in enumerate(rows)
        ),
    ]
    if name_at < HEAD_ROOM:
        room = width - 36
        name = fitted(fighter_word(card.fighter), 32 + room / 2, NAME_LINE, "day-fighter", room, 15)
        return "".join([*parts, name, _power(card.power, 16, 16, 13)])

    room = name_at - 13
    scale = min(0.95, room / 80)
    at = f"translate({width / 2 + 2:g} {room * 0.55 + 2:g}) scale({scale:.2f})"
    face = f'<g transform="{at}">{portrait(card.fighter)}</g>'
    name = fitted(fighter_word(card.fighter), width / 2, name_at, "day-fighter", width - 8, 15)
    return "".join([*parts, face, name, _power(card.power, 18, 18, 15), medal(card.back, width - 15, 15, 11)])


def _rows(text: str, letters: int, most: int) -> list[str]:
    """The text in rows of about so many letters, longer ones where else there would be too many rows."""
    rows = wrap(text, letters)
    while len(rows) > most:
        letters += 1
        rows = wrap(text, letters)
    return rows


def _small_front(card: Printed) -> str:
    width, height = MINI
    return (
        f'<rect class="day-front" width="{width}" height="{height}" rx="6"/>'
        f"{_foot(card.back, 2, height - 15, width - 4, 13)}"
        f"{sign(card.back, width / 2, height - 8.5, 0.36)}"
        f'<g transform="translate(30 24) scale(.46)">{portrait(card.fighter)}</g>'
        f"{fitted(fighter_word(card.fighter), width / 2, height - 18, 'day-mini-name', width - 4, 13.6)}"
        f"{_power(card.power, 11, 11, 10)}"
    )


def _foot(back: int, x: int, y: int, width: int, height: int) -> str:
    """The edge in the colour of the back."""
    return f'<rect class="day-foot {BACK_NAMES[back]}" x="{x}" y="{y}" width="{width}" height="{height}" rx="4"/>'


def _power(power: int, x: float, y: float, radius: float) -> str:
    size = "day-power-word" if radius > 10 else "day-power-word small"
    disc = f'<circle class="day-power" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    return disc + words(power, x, y + radius * 0.46, size)


def piece(*parts: str, card: Printed, cls: str, label: str = "", **more: Any) -> str:
    """A card as a piece of the scene; whoever asks what it is learns what it does, as a fighter and as a spirit."""
    name = label or about(card)
    return group(*parts, cls=cls, label=name, about=as_a_spirit(card.back), rule=rule_of(card), **more)


def about(card: Printed) -> str:
    if card.fighter == UNKNOWN:
        return back_word(card.back)
    return f"{card_word(card.back * FIGHTERS + card.fighter)} {card.power}: {effect_word(card.effect)}"


def as_a_spirit(back: int) -> str:
    if back == DOUBLE:
        return _("As a spirit: the fighters of its side use their effects twice.")
    if back == POWER_UP:
        return _("As a spirit: its side has +2 power in each fight.")
    return _("As a spirit: as soon as it comes, another card replaces one of its side.")


def rule_of(card: Printed) -> str:
    """The rule of its effect; for a card from behind that of its back."""
    if card.fighter == UNKNOWN:
        return ("DAY-B1", "DAY-B2", "DAY-B3")[card.back]
    return EFFECT_RULES[card.effect]


@cache
def pill(text: str, x: float, y: float, room: float, cls: str = "") -> str:
    """A few words on a dark label, its middle at x and y."""
    width = min(room, len(text) * 8.8 + 12)
    shape = f'<rect class="day-pill {cls}" x="{x - width / 2:g}" y="{y - 10:g}" width="{width:g}" height="20" rx="10"/>'
    return shape + fitted(text, x, y + 5, "day-pill-word", width - 8, 16)
