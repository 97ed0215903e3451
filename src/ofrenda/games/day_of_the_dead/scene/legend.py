"""What the fighters in play do, written below the hand where their cards are too small for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from textwrap import wrap

from ofrenda.games.day_of_the_dead.text.words import effect_word, fighter_word
from ofrenda.kernel.scene import group
from ofrenda.words import kept

LETTER, ROW, GAP = 11.6, 24, 18
"""How wide a letter of the written size is on average, in the widest of our fonts, and how far rows and columns are
apart."""
SCALES = (0.8, 0.74, 0.68, 0.6)
"""As large as there is room for."""
COLUMNS, LEAST_LETTERS = 3, 17

Entry = tuple[int, str]
"""What a fighter does: how many rows it takes, and those rows drawn."""


@kept(1024)
def legend(fighters: tuple[tuple[int, int], ...], at: tuple[float, float], width: float, height: float) -> str:
    """What each of these fighters does, in order of the alphabet; nothing if that does not fit."""
    told = sorted({(fighter_word(fighter), effect_word(effect)) for fighter, effect in fighters})
    for scale in SCALES:
        for count in range(1, COLUMNS + 1):
            column = (width / scale - GAP * (count - 1)) / count
            columns = _columns(told, int(column / LETTER), count, int(height / scale / ROW))
            if columns:
                written = [_written(entries, number * (column + GAP)) for number, entries in enumerate(columns)]
                return group(f'<g transform="scale({scale:g})">{"".join(written)}</g>', cls="day-legend", at=at)
    return ""


def _columns(told: Sequence[tuple[str, str]], letters: int, count: int, most: int) -> list[list[Entry]]:
    """The entries in so many columns of about the same height; none if that takes more rows than there may be."""
    if letters < LEAST_LETTERS:
        return []
    entries = [_entry(name, effect, letters) for name, effect in told]
    even = -(-sum(rows for rows, _drawn in entries) // count)
    for rows in range(even, most + 1):
        columns = _filled(entries, rows)
        if len(columns) <= count:
            return columns
    return []


@cache
def _entry(name: str, effect: str, letters: int) -> Entry:
    name = name.replace(" ", "\N{NO-BREAK SPACE}")
    first, *others = wrap(f"{name} {effect}", letters, subsequent_indent="\N{EN SPACE}")
    rows = [f'<tspan class="day-who">{escape(name)}</tspan>{escape(first.removeprefix(name))}', *map(escape, others)]
    return len(rows), "".join(f'<text y="{number * ROW - 6}">{row}</text>' for number, row in enumerate(rows, 1))


def _filled(entries: Sequence[Entry], most: int) -> list[list[Entry]]:
    columns: list[list[Entry]] = []
    left = 0
    for entry in entries:
        if entry[0] > left:
            columns.append([])
            left = most
        columns[-1].append(entry)
        left -= entry[0]
    return columns


def _written(entries: Sequence[Entry], x: float) -> str:
    parts = []
    y = 0
    for rows, drawn in entries:
        parts.append(f'<g transform="translate({x:.1f} {y})">{drawn}</g>')
        y += rows * ROW
    return "".join(parts)
