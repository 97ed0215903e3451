"""Souls, tokens, caskets and flowers as shapes; all but the caskets are drawn around the origin."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from ofrenda.games.die_of_the_dead.engine.pieces import (
    BLANK,
    BREAD,
    CANDLE,
    INCENSE,
    MARIGOLD,
    POWER_BONUS,
    PREPARE_BONUS,
)
from ofrenda.kernel import scene
from ofrenda.kernel.scene import skull, words

DIE_SIZE = 36
"""The size of a soul at scale one, with the star behind a power soul."""

PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 0),),
    ((-7, -7), (7, 7)),
    ((-8, -8), (0, 0), (8, 8)),
    ((-7, -7), (7, -7), (-7, 7), (7, 7)),
    ((-8, -8), (8, -8), (0, 0), (-8, 8), (8, 8)),
    ((-7, -8), (7, -8), (-7, 0), (7, 0), (-7, 8), (7, 8)),
)


@cache
def soul(colour: str, power: bool, face: str, size: float = DIE_SIZE) -> str:
    """A die of this colour; a golden star shines behind a power soul."""
    star = '<rect class="die-star" x="-14" y="-14" width="28" height="28" rx="2" transform="rotate(45)"/>'
    edge = 12.5 if power else 15.5
    shown = f'<g transform="scale(.84)">{face}</g>' if power else face
    return (
        f'<g class="die-soul die-{colour}" transform="scale({size / DIE_SIZE:.3g})">{star if power else ""}'
        f'<rect class="die-die" x="{-edge}" y="{-edge}" width="{2 * edge}" height="{2 * edge}" rx="6"/>{shown}</g>'
    )


@cache
def pips(value: int) -> str:
    return "".join(f'<circle class="die-pip" cx="{x}" cy="{y}" r="3.2"/>' for x, y in PIPS[value - 1])


@cache
def blank_face(owner: int) -> str:
    """A soul that shows no number wears its owner's skull."""
    return f'<g transform="translate(0 1.5)">{skull(owner, 23)}</g>'


@cache
def seat_sign(owner: int, ghost: bool, size: float) -> str:
    """The skull of a player with the seat's number; the ghost has none."""
    return skull(owner, size) + ("" if ghost else seat_number(owner, size * 0.36))


@cache
def seat_number(seat: int, place: float) -> str:
    number = words(seat + 1, place, place + 5, "die-number")
    return f'<circle class="die-badge" cx="{place:g}" cy="{place:g}" r="8.5"/>{number}'


@cache
def flower(size: float = 1) -> str:
    """A cempasuchil."""
    tips = [f"{10 * cos(turn * pi / 4):.1f} {10 * sin(turn * pi / 4):.1f}" for turn in range(9)]
    petals = f"M{tips[0]}" + "".join(f"A4.4 4.4 0 0 1 {tip}" for tip in tips[1:])
    return f'<g class="die-flower" transform="scale({size:g})"><path d="{petals}Z"/><circle r="5.5"/></g>'


ICONS: dict[int, str] = {
    CANDLE: '<path class="die-wax" d="M-5 -3h10v17h-10z"/>'
    '<path class="die-flame" d="M0 -17c6 6 6 11 0 14c-6 -3 -6 -8 0 -14z"/>',
    MARIGOLD: flower(),
    INCENSE: '<path class="die-clay" d="M-12 1h24l-4 7h-4l3 6h-14l3 -6h-4z"/>'
    '<path class="die-smoke" d="M-4 -3c-5 -4 4 -7 0 -12M5 -3c-5 -4 4 -7 0 -12"/>',
    BREAD: '<path class="die-crust" d="M-15 10C-16 -9 16 -9 15 10z"/>'
    '<path class="die-sugar" d="M-9 6L3 -2M9 6L-3 -2"/><circle class="die-knob" cy="-4" r="3.6"/>',
    PREPARE_BONUS: '<path class="die-sketch" d="M-12 3v9h24v-9M0 6v-17M-6 -5l6 -6l6 6"/>',
    POWER_BONUS: soul("plain", True, "", 30),
    BLANK: '<circle class="die-sketch" r="3"/>',
}
EYE = '<path class="die-eye" d="M-14 0C-8 -10 8 -10 14 0C8 10 -8 10 -14 0Z"/><circle class="die-pupil" r="4.5"/>'
SWAP = '<path class="die-arrow" d="M-11 -6h20M3 -12l7 6l-7 6M11 8h-20M-3 2l-7 6l7 6"/>'
QUESTION = '<circle class="die-badge" cx="9" cy="9" r="12"/>' + words("?", 9, 16, "die-question")
UPWARD = '<path class="die-upward" d="M0 6V-5M-4.5 -0.5L0 -5.5L4.5 -0.5"/>'
AHEAD = '<path class="die-arrow" d="M-10 0h19M2 -8l8 8l-8 8"/>'


@cache
def token(kind: int, size: float = 1) -> str:
    return f'<g transform="scale({size:g})"><circle class="die-token" r="23"/>{ICONS[kind]}</g>'


def chip(face: str) -> str:
    """A round button on a piece."""
    return f'<circle class="die-chip" r="20"/>{face}'


def finger_room(width: float, height: float, middle: float = 0) -> str:
    """Room for a finger around a piece, or around a point below its middle."""
    return scene.touch(-width / 2, middle - height / 2, width, height)


@cache
def _silhouette(width: float, height: float, inset: float = 0) -> str:
    """The outline of a casket so large, or of its lining."""
    left, top, right, foot = inset, inset, width - inset, height - inset
    slope, shoulder, taper = min(0.1 * width, 24), 0.25 * height, min(0.07 * width, 16)
    return (
        f"M{left + slope:g} {top:g}H{right - slope:g}L{right:g} {shoulder:g}L{right - taper:g} {foot:g}"
        f"H{left + taper:g}L{left:g} {shoulder:g}Z"
    )


@cache
def open_casket(width: float, height: float) -> str:
    """Wood outside, cloth inside."""
    return (
        f'<path class="die-wood" d="{_silhouette(width, height)}"/>'
        f'<path class="die-lining" d="{_silhouette(width, height, 8)}"/>'
    )


@cache
def closed_casket(width: float, height: float, paper: float) -> str:
    """A painted lid, the same whatever lies under it; so much of its foot is covered by paper."""
    size = min(width * 0.3, (height - paper) / 2 - 5) / 72
    wreath = "".join(
        f'<g transform="translate({66 * cos(turn * pi / 6):.0f} {62 * sin(turn * pi / 6):.0f})">'
        f"{flower(0.95 if turn % 2 else 0.65)}</g>"
        for turn in range(12)
    )

    return (
        f'<path class="die-wood" d="{_silhouette(width, height)}"/>'
        f'<path class="die-paint" d="{_silhouette(width, height, 8)}"/>'
        f'<g transform="translate({width / 2:g} {(height - paper) / 2 + 2:g}) scale({size:.3g})">'
        f'<ellipse class="die-leaves" rx="66" ry="62"/>{wreath}<g class="die-lid-skull" transform="scale(1.7)">'
        '<path class="bone" d="M-17 -4C-17 -17 -9 -21 0 -21S17 -17 17 -4C17 3 13 6 11 9V17H-11V9C-13 6 -17 3 -17 -4Z"/>'
        f'<g transform="translate(-7 -3)">{flower(0.48)}</g><g transform="translate(7 -3)">{flower(0.48)}</g>'
        '<path class="die-rouge" d="M0 -18c4 4 4 7 0 9c-4 -2 -4 -5 0 -9z"/>'
        '<path class="eye" d="M0 3l3 6h-6z"/><path class="teeth" d="M-8 13q8 4 16 0M-4 12v4M0 12v5M4 12v4"/></g></g>'
    )


@cache
def empty_casket(width: float, height: float) -> str:
    """Whether a closed casket is empty can be heard: its lid is a mere outline."""
    return f'<path class="die-wood die-hollow" d="{_silhouette(width, height)}"/>'


@cache
def paper(width: float, height: float, colour: str) -> str:
    """A flag of cut paper to write on, its lower edge in points."""
    points = max(int(width / 16), 1)
    half = width / points / 2
    edge = f"l{-half:.2f} 5l{-half:.2f} -5" * points
    return f'<path class="die-paper {colour}" d="M0 0H{width:g}V{height:g}{edge}Z"/>'


SIZES = {"die-gain": 17, "die-shake": 15, "die-word": 14.6, "die-whose": 14, "die-note": 16, "die-headline": 20}
"""Of letters, as the style sheet has them."""


def fitted(text: str, x: float, y: float, cls: str, room: float, scale: float = 1, anchor: str = "middle") -> str:
    """A line of text, squeezed if it would not fit."""
    return scene.fitted(text, x, y, cls, room, SIZES[cls] * scale, anchor)


@cache
def medal(number: int, size: float) -> str:
    """The number of a casket's place."""
    return (
        f'<circle class="die-medal" cx="{size + 3:g}" cy="{size + 3:g}" r="{size:g}"/>'
        f"{words(number, size + 3, size + 10, 'die-medal-number')}"
    )


@cache
def sun() -> str:
    """The light of the land of the living."""
    rays = "".join(
        f'<path d="M{44 * cos(turn * pi / 8):.1f} {-44 * sin(turn * pi / 8):.1f}'
        f'L{60 * cos(turn * pi / 8):.1f} {-60 * sin(turn * pi / 8):.1f}"/>'
        for turn in range(1, 8)
    )
    return f'<g class="die-rays">{rays}</g><path class="die-sun" d="M-38 0a38 38 0 0 1 76 0z"/>'
