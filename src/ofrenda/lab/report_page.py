"""A report as a page that stands alone, and as a piece of a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path

from ofrenda.games import game as find_game
from ofrenda.kernel.scene import papel_picado, shared_style
from ofrenda.lab.report import Findings, Measure, in_bars
from ofrenda.lab.report_words import (
    SECTIONS,
    VERDICTS,
    explanation,
    figure,
    gain,
    interval,
    is_share,
    label,
    played,
    remark,
    summary,
    title,
    written,
)
from ofrenda.lab.simulate import Simulation
from ofrenda.lab.statistics import Estimate
from ofrenda.lab.uses import SURE, Piece, gathered
from ofrenda.lab.wording import menu_words
from ofrenda.words import _, language, number, percent, plural, signed

BARS = 40
"""So many bars at most show how lengths are spread."""
MOST_CHOICES = 20
"""So many doubtful choices are shown; the JSON document has all."""
MOST_NEVER = 60
FLAGS = f"<svg class='flags' aria-hidden='true' viewBox='0 0 930 46'>{papel_picado(930)}</svg>"


def page(found: Findings) -> str:
    """One HTML page that needs nothing else."""
    return whole_page(title(found), body(found))


def whole_page(called: str, content: str) -> str:
    """Any content as a page of its own, in the style of reports."""
    return "".join(
        [
            f"<!doctype html><html lang='{language()}'><head><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width'><meta name='color-scheme' content='light dark'>",
            f"<title>{escape(called)}</title><style>{sheet()}</style></head>",
            f"<body class='report-page'><main class='report'>{FLAGS}<h1>{escape(called)}</h1>{content}</main></body>",
            "</html>",
        ]
    )


def embedded(found: Findings) -> str:
    """The report within another page."""
    return f"<style>{sheet()}</style><div class='report'><h1>{escape(title(found))}</h1>{body(found)}</div>"


def simulated(simulation: Simulation) -> str:
    """How the bots of a simulation did, within another page."""
    rows = [
        _row(
            f"{bot.seat} {bot.bot}",
            [
                percent(bot.win_rate, 1),
                " … ".join(percent(end, 1) for end in bot.win_rate_interval),
                number(bot.mean_points, 1),
            ],
            lane(Estimate(bot.win_rate, *bot.win_rate_interval, simulation.games), 0.0, 1.0, 1 / len(simulation.bots)),
        )
        for bot in simulation.bots
    ]

    heads = ["", _("Win rate"), _("Interval"), _("Mean points"), scale(percent(0), percent(1))]
    return f"<style>{sheet()}</style><div class='report'>{table(heads, rows)}</div>"


@cache
def sheet() -> str:
    return shared_style() + (Path(__file__).parent / "report.css").read_text(encoding="utf-8")


def body(found: Findings) -> str:
    parts = [f"<p>{escape(played(found))}</p>"]
    parts.append(f"<ul class='short'>{''.join(f'<li>{escape(line)}</li>' for line in summary(found))}</ul>")
    for name, heading in SECTIONS.items():
        measures = found.section(name)
        if not measures:
            continue
        parts.append(f"<section><h2>{escape(_(heading))}</h2>")
        if name == "length" and len(found.lengths) > 1:
            parts.append(histogram(found.lengths))
        parts.append(measure_table(found.game, measures))
        parts.append("</section>")

    for use in dict.fromkeys(piece.use for piece in found.pieces):
        parts.append(piece_table(found.game, use, [piece for piece in found.pieces if piece.use == use]))
    parts.append(_choices(found))
    game = find_game(found.game)
    parts.append(_never(_("Actions that were never possible"), gathered(game, found.never_done)))
    parts.append(_never(_("Events that never happened"), found.never_told))
    parts.append(_never(_("Ruled out by the settings"), gathered(game, found.excluded), folded=True))
    parts += [f"<p class='fine'>{escape(line)}</p>" for line in explanation()]
    return "".join(parts)


def histogram(lengths: Sequence[tuple[int, int]], span: tuple[int, int] | None = None) -> str:
    """How many turns matches have: a bar for each length, or for several; over this span, to be held beside others."""
    runs = in_bars(lengths, BARS, span)
    most = max(count for _low, _high, count in runs)
    bars = "".join(
        f"<rect x='{place + 0.1:g}' y='{100 - 100 * count / most:.2f}' width='0.8' height='{100 * count / most:.2f}'>"
        f"<title>{escape(_span(low, high, count))}</title></rect>"
        for place, (low, high, count) in enumerate(runs)
    )

    called = escape(_("How many turns the matches have"))
    picture = (
        f"<svg class='bars' role='img' aria-label='{called}' viewBox='0 0 {len(runs)} 100' "
        f"preserveAspectRatio='none'>{bars}</svg>"
    )
    ends = f"<span>{runs[0][0]}</span><span>{called}</span><span>{runs[-1][1]}</span>"
    return f"<figure>{picture}<figcaption>{ends}</figcaption></figure>"


def _span(low: int, high: int, count: int) -> str:
    turns = str(low) if low == high else f"{low} – {high}"
    return plural("{turns} turns: {count} match", "{turns} turns: {count} matches", count, turns=turns)


def measure_table(game: str, measures: Sequence[Measure]) -> str:
    shares = all(is_share(one.key) for one in measures)
    low = min(0.0, *(one.estimate.low for one in measures))
    high = max(1.0, *(one.estimate.high for one in measures))

    rows = []
    for one in measures:
        strip = lane(one.estimate, low, high, one.expected) if shares else ""
        cells = [written(one.key, one.estimate.value), interval(one.key, one.estimate)]
        note = remark(one)
        rows.append(
            _row(label(game, one.key), cells, strip, note, pale=one.doubt is not None and one.doubt >= SURE)
            if note
            else _row(label(game, one.key), cells, strip)
        )

    return table(["", _("Mean"), _("Interval"), *([scale(percent(low), percent(high))] if shares else [])], rows)


def piece_table(game: str, use: str, pieces: Sequence[Piece]) -> str:
    """The most used first."""
    ends = [abs(end) for piece in pieces if piece.lift for end in (piece.lift.low, piece.lift.high)]
    reach = min(1.0, max([0.05, *ends]))

    rows = []
    for piece in sorted(pieces, key=lambda piece: -piece.uses.value):
        strip = lane(piece.lift, -reach, reach, 0.0) if piece.lift else " "
        cells = [figure(piece.uses.value), percent(piece.seats), gain(piece.lift) if piece.lift else "-"]
        rows.append(
            _row(find_game(game).term(piece.name), cells, strip, pale=piece.doubt is not None and piece.doubt >= SURE)
        )

    ends_told = scale(signed(-reach * 100), signed(reach * 100))
    heads = ["", _("Uses per seat"), _("Seats using it"), _("Lift"), ends_told]
    return f"<section><h2>{escape(_(use))}</h2>{table(heads, rows)}</section>"


def _choices(found: Findings) -> str:
    heading = f"<section><h2>{escape(_('Choices that may be dominated'))}</h2>"
    if not found.choices:
        return f"{heading}<p>{escape(_('None: whatever was offered often was chosen now and then.'))}</p></section>"

    shown, said = found.choices[:MOST_CHOICES], menu_words(found)
    rows = [
        _row(
            said.get(one.name, one.name),
            [number(one.offered), number(one.chosen), gain(one.lift) if one.lift else "-"],
            "",
            " · ".join([*([one.name] if one.name in said else []), _(VERDICTS[one.verdict])]),
        )
        for one in shown
    ]

    told = table(["", _("Offered"), _("Chosen"), _("Lift")], rows)
    return f"{heading}{told}{_rest(len(found.choices) - len(shown))}</section>"


def _never(heading: str, names: Sequence[str], folded: bool = False) -> str:
    """A list of names; `folded` opens on a click."""
    if not names:
        return ""
    listed = "".join(f"<li>{escape(name)}</li>" for name in names[:MOST_NEVER])
    told = f"<ul class='never'>{listed}</ul>{_rest(len(names) - MOST_NEVER)}"
    if folded:
        return f"<details><summary>{escape(heading)} ({len(names)})</summary>{told}</details>"
    return f"<section><h2>{escape(heading)}</h2>{told}</section>"


def _rest(more: int) -> str:
    """How many are not shown."""
    if more <= 0:
        return ""
    told = plural("… and {count} more; --json lists all.", "… and {count} more; --json lists all.", more)
    return f"<p>{escape(told)}</p>"


def scale(low: str, high: str) -> str:
    """The heading of a column of lanes: where they begin and end."""
    return f"{low} … {high}"


def table(heads: Sequence[str], rows: Iterable[str], kind: str = "") -> str:
    head = "".join(_head(one) for one in heads)
    kind = kind or ("lanes" if "class='scale'" in head else "wide")
    return f"<div class='{kind}'><table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"


def _head(text: str) -> str:
    low, dots, high = text.partition(" … ")
    if dots:
        return f"<th scope='col' class='scale'><span>{escape(low)}</span> <span>{escape(high)}</span></th>"
    return f"<th scope='col'>{escape(text)}</th>" if text else "<td></td>"


def _row(name: str, cells: Sequence[str], strip: str = "", note: str = "", pale: bool = False) -> str:
    called = escape(name) + (f"<small>{escape(note)}</small>" if note else "")
    told = "".join(cell_of(cell) for cell in cells)
    drawn = f"<td class='strip'>{strip}</td>" if strip else ""
    return f"<tr{' class=pale' if pale else ''}><th scope='row'>{called}</th>{told}{drawn}</tr>"


def cell_of(text: str) -> str:
    """A figure; its interval, in brackets, stands below it."""
    value, bracket, rest = text.partition(" (")
    return f"<td>{escape(value)}{f'<small>{escape(rest[:-1])}</small>' if bracket else ''}</td>"


def lane(estimate: Estimate, low: float, high: float, mark_at: float | None = None) -> str:
    """An interval and its middle on a scale, and where nothing would favour anybody."""

    def place(value: float) -> float:
        return 100 * (min(high, max(low, value)) - low) / (high - low)

    left, right, middle = place(estimate.low), place(estimate.high), place(estimate.value)
    fair = f"<rect class='fair' x='{place(mark_at) - 0.3:.2f}' width='0.6' height='16'/>" if mark_at is not None else ""
    return (
        "<svg class='lane' aria-hidden='true' viewBox='0 0 100 16' preserveAspectRatio='none'>"
        f"<rect class='base' y='7.5' width='100' height='1'/>{fair}"
        f"<rect class='interval' x='{left:.2f}' y='6' width='{max(0.5, right - left):.2f}' height='4'/>"
        f"<rect class='mean' x='{middle - 0.8:.2f}' y='2' width='1.6' height='12'/></svg>"
    )
