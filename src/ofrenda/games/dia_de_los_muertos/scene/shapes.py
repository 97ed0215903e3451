"""Small drawings of Dia de los Muertos, each around its origin: figures, dog, gravedigger, signs, cards."""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import NamedTuple

from ofrenda.games.dia_de_los_muertos.engine.pieces import FOOT, HAND, LIMBS_OF_A_KIND
from ofrenda.games.dia_de_los_muertos.scene.layout import Layout
from ofrenda.games.dia_de_los_muertos.text.words import CARD_TEXTS, FACE_WORDS
from ofrenda.games.dia_de_los_muertos.view import DiaView
from ofrenda.kernel.scene import fitted, group, skull, words
from ofrenda.words import _, kept

MINI_WIDTH, MINI_HEIGHT = 25, 36

BONE = "M-7 -2.6C-9 -6.5 -14 -3.5 -11.5 0C-14 3.5 -9 6.5 -7 2.6H7C9 6.5 14 3.5 11.5 0C14 -3.5 9 -6.5 7 -2.6Z"
ARMS_AT = ((-23, -3, 35), (23, -3, -35))
LEGS_AT = ((-9, 29, 105), (9, 29, 75))
"""Where a figure's limbs hang, and how they are turned."""


@cache
def bone(x: float, y: float, turn: float = 0, scale: float = 1, cls: str = "dm-bone") -> str:
    return f'<path class="{cls}" d="{BONE}" transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})"/>'


def limb(place: tuple[int, int, int], there: bool) -> str:
    x, y, turn = place
    return bone(x, y, turn, 1, "dm-bone" if there else "dm-bone gone")


@cache
def limbs(places: tuple[tuple[int, int, int], ...], count: int) -> str:
    """The arms or the legs of a figure; those it lost are dashed."""
    return "".join(limb(places[number], number < count) for number in range(LIMBS_OF_A_KIND))


@cache
def figure(seat: int, arms: int, legs: int) -> str:
    """A skull badge in the seat's colour with its limbs, about 60 by 66."""
    return f'{limbs(ARMS_AT, arms)}{limbs(LEGS_AT, legs)}<circle class="dm-badge seat-{seat}" r="22"/>{skull(seat, 35)}'


@cache
def seat_number(seat: int, x: float, y: float, radius: float) -> str:
    """Apart from the figure, so that it stays readable where the figure is small."""
    disc = f'<circle class="dm-number" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    return disc + words(seat + 1, x, y + 5, "dm-number-word")


DOG = (
    '<path class="dm-tail" d="M-17 -4C-25 -8 -26 -16 -22 -20"/>'
    '<path class="dm-dog" d="M-17 -8C-8 -12 2 -10 7 -11L8 -25L14 -19L19 -25L22 -16C30 -14 31 -8 27 -6L20 -4'
    "C17 0 16 4 16 14"
    'H10L8 3C2 5 -4 5 -9 3L-11 14H-17C-16 6 -19 0 -17 -8Z"/>'
    '<circle class="dm-dog-eye" cx="18" cy="-13" r="2.2"/><path class="dm-collar" d="M8 -9C11 -4 15 -3 20 -4"/>'
)
DIGGER = (
    '<path class="dm-spade" d="M20 -24V10M14 -24h12"/>'
    '<path class="dm-blade" d="M13 8h14v8c0 5 -4 8 -7 10c-3 -2 -7 -5 -7 -10z"/>'
    '<path class="dm-coat" d="M-14 26C-15 8 -12 0 0 0S15 8 14 26Z"/><path class="dm-sash" d="M-11 10L12 20"/>'
    '<circle class="dm-face" cy="-9" r="10"/><circle class="dm-eye" cx="-4" cy="-9" r="2.6"/>'
    '<circle class="dm-eye" cx="4" cy="-9" r="2.6"/><path class="dm-grin" d="M-4 -3.5h8"/>'
    '<path class="dm-hat" d="M-20 -15C-10 -20 10 -20 20 -15C12 -12 -12 -12 -20 -15ZM-9 -17C-8 -30 8 -30 9 -17Z"/>'
)
PAW = (
    '<circle class="dm-paw" r="13"/>'
    '<g class="dm-toes"><ellipse cx="0" cy="3.5" rx="5" ry="4"/><circle cx="-6" cy="-1" r="2.2"/>'
    '<circle cx="-2.3" cy="-5" r="2.2"/><circle cx="2.3" cy="-5" r="2.2"/><circle cx="6" cy="-1" r="2.2"/></g>'
)
FESTIVAL_SHAPES = (
    # Music: two notes.
    '<g class="dm-sign"><path class="dm-line" d="M-5 7V-8L8 -11V4"/><ellipse cx="-8" cy="7" rx="4.4" ry="3.4"/>'
    '<ellipse cx="5" cy="4" rx="4.4" ry="3.4"/></g>',
    # Dance: a twirling dress.
    '<g class="dm-sign"><circle cy="-9" r="3.6"/>'
    '<path d="M-2 -5h4l2 5C8 4 10 8 11 11C4 8 -3 14 -11 11C-9 6 -6 3 -4 0Z"/>'
    '<path class="dm-line thin" d="M-3 -4C-8 -5 -9 -9 -8 -12M3 -4C8 -4 10 -7 10 -11"/></g>',
    # Banquet: bread of the dead on its plate.
    '<g class="dm-sign"><path d="M-10 4C-10 -8 10 -8 10 4Z"/><circle cy="-6" r="3"/><path d="M-13 6h26l-4 4h-18z"/></g>'
    '<path class="dm-crumb" d="M-6 2C-5 -2 -3 -3 -2 -4M6 2C5 -2 3 -3 2 -4"/>',
)


@cache
def festival(number: int, held: bool = True) -> str:
    """A festival card as a round sign, or the empty place for it."""
    if not held:
        return f'<circle class="dm-festival none" r="15"/><g opacity=".3">{FESTIVAL_SHAPES[number]}</g>'
    return f'<circle class="dm-festival f{number}" r="15"/>{FESTIVAL_SHAPES[number]}'


@cache
def marigold(x: float, y: float, size: float = 1) -> str:
    petals = "".join(f'<ellipse cy="-8" rx="4.5" ry="7" transform="rotate({turn})"/>' for turn in range(0, 360, 45))
    return f'<g class="dm-marigold" transform="translate({x:g} {y:g}) scale({size:g})">{petals}<circle r="5"/></g>'


GRAVESTONE = '<path class="dm-stone" d="M-13 18V-6a13 13 0 0 1 26 0v24z"/>'


@cache
def token(seat: int, x: float, y: float, radius: float, you: bool = False) -> str:
    """A player where there is room for no more than a disc: colour and number."""
    cls = f"dm-token seat-{seat}" + (" you" if you else "")
    disc = f'<circle class="{cls}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    return disc + words(seat + 1, x, y + 4.3, "dm-token-word")


@cache
def lock(is_open: bool) -> str:
    """Hangs on the way home until the gravedigger is out of the way."""
    shackle = "M-5 -5v-7a5 5 0 0 1 10 0v2" if is_open else "M-5 -5v-5a5 5 0 0 1 10 0v5"
    cls = "dm-lock open" if is_open else "dm-lock"
    body = '<rect x="-8" y="-5" width="16" height="13" rx="3"/>'
    return f'<g class="{cls}"><path class="shackle" d="{shackle}"/>{body}</g>'


# Cards

KIND_SHAPES = (
    '<path d="M-14 12C-20 -10 4 -22 12 -4M12 -4l-9 -1M12 -4l4 -9"/><circle class="full" cx="3" cy="11" r="5"/>',
    '<path d="M-18 10C-14 -20 10 -20 16 4M16 4l-8 -3M16 4l4 -8"/><circle class="full" cx="-1" cy="9" r="6"/>',
    '<path d="M-16 -2h14M-8 -8l-8 6l8 6"/>'
    '<path class="full" d="M4 -10l4 -2l2 6l4 -5l3 2l-3 7l5 -1l0 5l-8 8h-7l-4 -6z"/>',
    '<circle class="full" cx="10" cy="-6" r="6"/><path d="M10 0v14M-18 -8h6v16h-6M-12 -4H4M-12 4H4"/>',
    '<circle class="full" cx="14" cy="10" r="6"/><path d="M-18 -6C-10 -18 4 -14 8 2M8 2l-8 -3M8 2l4 -9"/>',
    '<path class="full" d="M-12 -3C-15 -10 -22 -5 -18 0C-22 5 -15 10 -12 3H12C15 10 22 5 18 0C22 -5 15 -10 12 -3Z"/>'
    '<path class="accent" d="M-6 -7h12v14h-12z"/><path class="thin" d="M-3 0h6M0 -3v6"/>',
    '<g class="full"><ellipse cx="-12" cy="8" rx="4" ry="7"/><ellipse cx="-1" cy="-2" rx="4" ry="7"/>'
    '<ellipse cx="10" cy="8" rx="4" ry="7"/><ellipse cx="19" cy="-4" rx="3" ry="6"/></g>',
    '<path class="full" d="M-10 -8h16c6 0 8 4 8 8s-3 9 -8 9h-12c-5 0 -7 -4 -7 -8z"/>'
    '<path class="thin" d="M-5 -8v7M1 -8v7M7 -8v7M18 -12l5 -5M20 0h6M-19 14l-4 4"/>',
    '<circle r="15"/><path d="M0 -15V15M-15 0H15M-10.6 -10.6L10.6 10.6M-10.6 10.6L10.6 -10.6"/>'
    '<circle class="full" r="4"/>',
    '<circle class="full" cx="-6" cy="0" r="6"/><circle class="full" cx="7" cy="0" r="6"/>'
    '<path d="M-14 0h-9M-18 -5l-5 5l5 5M15 0h8M18 -5l5 5l-5 5"/>',
    '<path class="full" d="M-6 -16h9v18c5 2 12 3 15 6c2 3 1 5 -1 5h-23z"/>'
    '<path class="thin" d="M-18 -8h7M-20 0h9M-18 8h7"/>',
    '<path class="full" d="M-16 0h32v13h-32z"/>'
    '<path class="accent" d="M-16 0c5 8 6 -3 11 3s6 -3 11 2s5 -4 10 -5v-4h-32z"/>'
    '<path d="M0 -5v-9"/><circle class="accent" cy="-15" r="3"/>',
    '<path class="accent" d="M-14 -2h28l-5 17h-18z"/><path d="M0 -3v-9"/><circle class="full" cx="0" cy="-14" r="6"/>'
    '<path d="M0 -4c-6 -6 -10 -2 -12 -3M0 -4c6 -6 10 -2 12 -3"/>',
    '<path class="full" d="M-14 -4C-14 -15 -7 -18 0 -18S14 -15 14 -4C14 2 10 5 9 8V14H-9V8C-10 5 -14 2 -14 -4Z"/>'
    '<circle class="hollow" cx="-5.5" cy="-3" r="4"/><circle class="hollow" cx="5.5" cy="-3" r="4"/>'
    '<path class="thin" d="M-3 14v-4M3 14v-4"/>',
)
HAND_SHAPE = '<path class="dm-limb" d="M-5 9h9l3 -8l-3 -1V-7M4 0V-9M0 0V-10M-4 0V-8L-5 9"/>'
FOOT_SHAPE = '<path class="dm-limb" d="M-6 -9V8H9C9 4 3 3 -1 1V-9"/>'


class Card(NamedTuple):
    """What is printed on a card."""

    kind: int
    bones: int
    symbols: int
    reach: int


def card_of(view: DiaView, kind: int) -> Card:
    return Card(kind, view.bones[kind], view.symbols[kind], view.reach[kind])


@kept(512)
def front(layout: Layout, card: Card) -> str:
    """A card's front from its upper left corner on: its name, bones, deed and limb symbols, and what it does."""
    width, height = layout.card
    text = wrap(_(CARD_TEXTS[card.kind], reach=card.reach), layout.letters) if layout.letters else []
    lines = [words(line, width / 2, 53 + layout.line * number, "dm-card-text") for number, line in enumerate(text)]
    middle = 29 if text else 17 + (height - 17) / 2

    return (
        f'<rect class="dm-front" width="{width:g}" height="{height:g}" rx="9"/>'
        f"{fitted(_(FACE_WORDS[card.kind]), width / 2, 15, 'dm-card-name', width - 6, 14)}"
        f"{''.join(bone(14, 22 + 7.5 * number, 0, 0.7, 'dm-bone inked') for number in range(card.bones))}"
        f"{_symbols(card.symbols, width, bool(text))}{deed(card.kind, width / 2, middle, 0.62)}{''.join(lines)}"
    )


@cache
def _symbols(symbols: int, width: float, beside: bool) -> str:
    """The limbs that a card takes, at its right edge; beside each other, or one below the other."""
    marks = [shape for bit, shape in ((HAND, HAND_SHAPE), (FOOT, FOOT_SHAPE)) if symbols & bit]
    return "".join(
        sign(shape, width - 12 - 15 * place * beside, 29 + 18 * place * (not beside), 0.75)
        for place, shape in enumerate(marks)
    )


@cache
def deed(kind: int, x: float, y: float, scale: float) -> str:
    """The sign of what a card does."""
    return sign(f'<g class="dm-deed">{KIND_SHAPES[kind]}</g>', x, y, scale)


@cache
def mini_back(bones: int) -> str:
    """A small card from behind: its bones count."""
    top = MINI_HEIGHT / 2 - 5 * (bones - 1)
    drawn = "".join(bone(MINI_WIDTH / 2, top + 10 * number, 0, 0.78) for number in range(bones))
    return f'<rect class="dm-back b{bones}" width="{MINI_WIDTH}" height="{MINI_HEIGHT}" rx="4"/>{drawn}'


@cache
def mini_front(kind: int) -> str:
    paper = f'<rect class="dm-front" width="{MINI_WIDTH}" height="{MINI_HEIGHT}" rx="4"/>'
    return paper + deed(kind, MINI_WIDTH / 2, MINI_HEIGHT / 2, 0.5)


@cache
def den_card(kind: int, symbols: int) -> str:
    """A card in a den: the limbs that can be found on it, large, above its deed."""
    marks = [shape for bit, shape in ((FOOT, FOOT_SHAPE), (HAND, HAND_SHAPE)) if symbols & bit]
    first = -10 * (len(marks) - 1)
    limbs = "".join(sign(shape, first + 20 * place, -9, 0.9) for place, shape in enumerate(marks))
    return f'<rect class="dm-front" x="-23" y="-23" width="46" height="46" rx="7"/>{limbs}{deed(kind, 0, 12, 0.5)}'


def sign(shape: str, x: float, y: float, scale: float = 1) -> str:
    """One of these drawings at its place."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{shape}</g>'


@cache
def glow(radius: float) -> str:
    """The ring around what can be clicked."""
    return group(f'<circle r="{radius:g}"/>', cls="dm-glow")


def apart(count: int, most: float, room: float) -> float:
    """How far cards in a row lie apart."""
    return min(most, room / (count - 1)) if count > 1 else most
