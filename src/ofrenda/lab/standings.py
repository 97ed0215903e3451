"""The outcome of a tournament, drawn: each bot's rating with its interval, and its share against every other."""

from __future__ import annotations

from pathlib import Path

from ofrenda.games import game as find_game
from ofrenda.kernel.scene import group, shared_style, shortened, svg, with_style, words
from ofrenda.lab.tournament import Outcome, Standing
from ofrenda.words import _, number, percent, plural

NAMES, LANE, SHARES = 24, 190, 470
"""Where the columns begin: names, ratings, shares."""
LANE_WIDTH, CELL, ROW, TOP = 220, 92, 44, 76


def title_of(outcome: Outcome) -> str:
    """What was played."""
    return plural(
        "{title}, {seats} seats: {count} match, seed {seed}",
        "{title}, {seats} seats: {count} matches, seed {seed}",
        outcome.games,
        title=find_game(outcome.game).title,
        seats=outcome.seats,
        seed=outcome.seed,
    )


def standings_chart(outcome: Outcome) -> str:
    """One SVG that stands alone."""
    title = title_of(outcome)
    ranked = outcome.standings
    low = min(standing.rating_interval[0] for standing in ranked)
    high = max(standing.rating_interval[1] for standing in ranked)
    width, height = SHARES + CELL * len(ranked) + NAMES, TOP + ROW * len(ranked) + NAMES

    parts = [f'<rect class="table" width="{width}" height="{height}" rx="14"/>']
    parts.append(words(title, NAMES, 32, "figure", "start"))
    parts.append(words(_("Rating"), LANE + LANE_WIDTH / 2, TOP - 14, "figure"))
    for column, standing in enumerate(ranked):
        parts.append(words(shortened(standing.bot, 10), SHARES + CELL * (column + 0.5), TOP - 14, "figure"))
    for row, standing in enumerate(ranked):
        parts.append(_row(outcome, standing, TOP + ROW * (row + 0.5), low, high))

    sheet = shared_style() + (Path(__file__).parent / "standings.css").read_text(encoding="utf-8")
    return with_style(svg(width, height, title, *parts), sheet)


def _row(outcome: Outcome, standing: Standing, y: float, low: float, high: float) -> str:
    def place(rating: float) -> float:
        return LANE + LANE_WIDTH * (rating - low) / ((high - low) or 1.0)

    left, right = (place(rating) for rating in standing.rating_interval)
    parts = [
        words(shortened(standing.bot, 16), NAMES, y + 5, "figure", "start"),
        f'<path class="interval" d="M{left:.1f} {y:g}H{right:.1f}"/>',
        f'<circle class="mean" cx="{place(standing.rating):.1f}" cy="{y:g}" r="7"/>',
        words(number(standing.rating, 1), LANE + LANE_WIDTH + 36, y + 5, "figure"),
    ]
    for column, other in enumerate(outcome.standings):
        duel = outcome.duel(standing.bot, other.bot)
        if duel is not None:
            x = SHARES + CELL * column
            bar = f'<rect class="share" x="{x + 6}" y="{y + 10:g}" width="{(CELL - 12) * duel.share:.1f}" height="4"/>'
            parts += [bar, words(percent(duel.share, 1), x + CELL / 2, y + 5, "figure")]
    return group(*parts, label=standing.bot)
