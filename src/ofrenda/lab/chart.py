"""The win-chance curve, drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from ofrenda.kernel.scene import SEAT_MARKS, Picture, group, shared_style, shortened, skull, svg, with_style, words
from ofrenda.lab.analysis import Analysis
from ofrenda.words import _

WIDTH, HEIGHT = 640, 276
LEFT, RIGHT, TOP, BOTTOM = 88, 420, 24, 226
"""Beside the curve there is room for letters that can be read on a phone."""


def chart(analysis: Analysis) -> Picture:
    """A line for each seat, told apart by colour, by dashes, and by the skull and the name at its end."""
    last = max(analysis.at[-1], 1)

    def place(entry: int, chance: float) -> tuple[float, float]:
        return LEFT + (RIGHT - LEFT) * entry / last, BOTTOM - (BOTTOM - TOP) * chance

    parts = [f'<rect class="table" width="{WIDTH}" height="{HEIGHT}" rx="14"/>']
    for percent in (0, 50, 100):
        y = place(0, percent / 100)[1]
        parts.append(f'<path class="grid" d="M{LEFT} {y:g}H{RIGHT}"/>')
        parts.append(words(f"{percent} %", LEFT - 8, y + 5, "percent", "end"))
    parts.append(words(_("beginning"), LEFT, HEIGHT - 14, "percent", "start"))
    parts.append(words(_("end"), RIGHT, HEIGHT - 14, "percent", "end"))
    ends: list[float] = []
    for seat, name in enumerate(analysis.names):
        points = [place(entry, chances[seat]) for entry, chances in zip(analysis.at, analysis.chances, strict=True)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        y = _free(points[-1][1], ends)
        ends.append(y)
        line = f'<path class="curve curve-{seat % len(SEAT_MARKS)}" d="M{path}"/>'
        doubt = _band(analysis, seat, place)
        called = words(shortened(f"{seat + 1} {name}", 12), RIGHT + 42, y + 5, "percent", "start")
        parts.append(group(doubt, line, group(skull(seat, 26), at=(RIGHT + 22, y)), called, label=name))
    return svg(WIDTH, HEIGHT, _("Chances to win during the match"), *parts)


def standing_chart(analysis: Analysis) -> str:
    """The same as one SVG that stands alone."""
    return with_style(chart(analysis), shared_style() + chart_style())


@cache
def chart_style() -> str:
    """Colours and dashes by seat."""
    return (Path(__file__).parent / "chart.css").read_text(encoding="utf-8")


def _band(analysis: Analysis, seat: int, place: Callable[[int, float], tuple[float, float]]) -> str:
    """How far the judgement may be off: 95 of 100 times the truth lies within. Of the end there is no doubt."""
    above, below = [], []
    for entry, chances in zip(analysis.at, analysis.chances, strict=True):
        doubt = 1.96 * analysis.doubt if entry != analysis.at[-1] else 0.0
        above.append(place(entry, min(1.0, chances[seat] + doubt)))
        below.append(place(entry, max(0.0, chances[seat] - doubt)))

    edge = "L".join(f"{x:.1f} {y:.1f}" for x, y in [*above, *reversed(below)])
    return f'<path class="doubt doubt-{seat % len(SEAT_MARKS)}" d="M{edge}Z"/>'


def _free(y: float, taken: list[float]) -> float:
    """The height nearest above at which a skull covers no other."""
    while any(abs(y - other) < 26 for other in taken):
        y -= 27
    return y if y >= TOP else max(taken) + 27
