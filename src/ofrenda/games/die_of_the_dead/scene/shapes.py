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
SILHOUETTE = "M22 0H200L222 48L206 186H16L0 48Z"
LINING = "M27 9H195L212 49L198 177H24L10 49Z"

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
QUESTION = '<circle class="die-badge" cx="10" cy="10" r="8"/>' + words("?", 10, 15, "die-number")
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


def open_casket() -> str:
    """The lid leans behind."""
    return (
        f'<path class="die-wood die-behind" d="{SILHOUETTE}" transform="translate(5 -11) rotate(-1.5 111 93)"/>'
        f'<path class="die-wood" d="{SILHOUETTE}"/><path class="die-lining" d="{LINING}"/>'
    )


@cache
def closed_casket() -> str:
    """A painted lid, the same whatever lies under it."""
    wreath = "".join(
        f'<g transform="translate({111 + 66 * cos(turn * pi / 6):.0f} {97 + 62 * sin(turn * pi / 6):.0f})">'
        f"{flower(0.95 if turn % 2 else 0.65)}</g>"
        for turn in range(12)
    )

    return (
        f'<path class="die-wood" d="{SILHOUETTE}"/><path class="die-paint" d="{LINING}"/>'
        '<path class="die-scroll" d="M30 60c-8 26 -4 70 8 102M192 60c8 26 4 70 -8 102"/>'
        '<path class="die-scroll" d="M38 26q18 -8 32 2M184 26q-18 -8 -32 2"/>'
        f'<ellipse class="die-leaves" cx="111" cy="97" rx="66" ry="62"/>{wreath}'
        '<g class="die-lid-skull" transform="translate(111 100) scale(1.7)">'
        '<path class="bone" d="M-17 -4C-17 -17 -9 -21 0 -21S17 -17 17 -4C17 3 13 6 11 9V17H-11V9C-13 6 -17 3 -17 -4Z"/>'
        f'<g transform="translate(-7 -3)">{flower(0.48)}</g><g transform="translate(7 -3)">{flower(0.48)}</g>'
        '<path class="die-rouge" d="M0 -18c4 4 4 7 0 9c-4 -2 -4 -5 0 -9z"/>'
        '<path class="eye" d="M0 3l3 6h-6z"/><path class="teeth" d="M-8 13q8 4 16 0M-4 12v4M0 12v5M4 12v4"/></g>'
    )


def empty_casket() -> str:
    """Whether a closed casket is empty can be heard: its lid is a mere outline."""
    return f'<path class="die-wood die-hollow" d="{SILHOUETTE}"/><path class="die-paint die-hollow" d="{LINING}"/>'


@cache
def garland(pieces: int, pitch: float) -> str:
    """Candles and flowers in a row."""
    return "".join(
        f'<g transform="translate({number * pitch:g} 0) scale(1.25)">{ICONS[MARIGOLD if number % 2 else CANDLE]}</g>'
        for number in range(pieces)
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
