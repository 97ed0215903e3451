"""A comparison in words, and as a page that stands alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ofrenda.games import game as find_game
from ofrenda.kernel.option import written as written_option
from ofrenda.lab.compare import Comparison, Difference
from ofrenda.lab.report import Findings
from ofrenda.lab.report_page import cell_of, histogram, lane, sheet, table, whole_page
from ofrenda.lab.report_words import figure, is_share, label, played, written
from ofrenda.lab.statistics import FEWEST
from ofrenda.lab.uses import gathered
from ofrenda.words import _, number, plural, signed

KINDS = ("measure", "use", "lift")


def title(found: Comparison) -> str:
    return _("{title}: two variants side by side", title=find_game(found.a.game).title)


def page(found: Comparison) -> str:
    """One HTML page that needs nothing else."""
    return whole_page(title(found), body(found))


def embedded(found: Comparison) -> str:
    """The comparison within another page."""
    return f"<style>{sheet()}</style><div class='report'><h1>{escape(title(found))}</h1>{body(found)}</div>"


def headings() -> list[str]:
    return ["", "A", "B", _("Difference"), _("p, corrected")]


def heading(kind: str) -> str:
    """What a table of this kind is about."""
    if kind == "measure":
        return _("How it plays")
    return _("Uses per seat") if kind == "use" else _("Lift of a piece, in hundredths of the win")


def name(game: str, one: Difference) -> str:
    """What differs."""
    if one.kind == "measure":
        return label(game, one.key)
    use, _colon, piece = one.key.partition(": ")
    return f"{_(use)}: {find_game(game).term(piece)}"


def figures(one: Difference) -> list[str]:
    """Under the headings, the name aside."""
    values = (one.a.value, one.b.value)
    ends = (one.difference.value, one.difference.low, one.difference.high)
    if one.kind == "lift" or (one.kind == "measure" and is_share(one.key)):
        shown = [signed(value * 100, 1) if one.kind == "lift" else written(one.key, value) for value in values]
        told = [signed(value * 100, 1) for value in ends]
    else:
        shown = [figure(value) for value in values]
        told = [signed(value, 1 if abs(value) >= 10 else 2) for value in ends]
    return [*shown, f"{told[0]} ({told[1]} … {told[2]})", p_value(one.corrected)]


def p_value(p: float) -> str:
    return f"< {number(0.001, 3)}" if p < 0.001 else number(p, 3)


def summary(found: Comparison) -> str:
    """What the change surely does, in one sentence."""
    sure = found.sure
    if not sure:
        return plural(
            "In {count} comparison there is nothing that chance would not show.",
            "In {count} comparisons there is nothing that chance would not show.",
            len(found.differences),
        )

    return plural(
        "{sure} of {count} comparison is more than chance would show.",
        "{sure} of {count} comparisons are more than chance would show.",
        len(found.differences),
        sure=len(sure),
    )


def changed(found: Comparison) -> str:
    """What the variants differ in, by option."""
    names = [name for name, value in found.a.options.items() if found.b.options[name] != value]
    told = [
        f"{name}: {written_option(found.a.options[name])} → {written_option(found.b.options[name])}" for name in names
    ]
    return ", ".join(told)


def explanation() -> str:
    return _(
        "Differences are B minus A, with 95 % intervals; p is how often chance alone would show so much, corrected for "
        "all the comparisons of this page together (Holm). What is more than chance stands bold and first. "
        "Of what was seen in fewer than {fewest} matches nothing is said.",
        fewest=FEWEST,
    )


def body(found: Comparison) -> str:
    parts = [f"<p><strong>{escape(summary(found))}</strong></p>"]
    options = changed(found)
    if options:
        parts.append(f"<p>{escape(_('Changed options: {options}.', options=options))}</p>")

    parts += [f"<p>A: {escape(played(found.a))}</p>", f"<p>B: {escape(played(found.b))}</p>"]
    parts.append(_section(found.a.game, _("More than chance"), found.sure))
    parts.append(_lengths(found.a, found.b))
    for kind in KINDS:
        parts.append(_section(found.a.game, heading(kind), [one for one in found.differences if one.kind == kind]))

    game = find_game(found.a.game)
    parts.append(_only(_("Only in A"), gathered(game, found.only_a)))
    parts.append(_only(_("Only in B"), gathered(game, found.only_b)))
    parts.append(f"<p class='fine'>{escape(explanation())}</p>")
    return "".join(parts)


def _lengths(a: Findings, b: Findings) -> str:
    """Both on one scale; where all matches of both have as many turns there is nothing to draw."""
    every = [length for length, _times in (*a.lengths, *b.lengths)]
    span = min(every), max(every)
    if span[0] == span[1]:
        return ""
    drawn = f"<p>A</p>{histogram(a.lengths, span)}<p>B</p>{histogram(b.lengths, span)}"
    return f"<section><h2>{escape(_('How many turns the matches have'))}</h2>{drawn}</section>"


def _section(game: str, called: str, differences: Sequence[Difference]) -> str:
    if not differences:
        return ""
    rows = [_row(game, one) for one in differences]
    return f"<section><h2>{escape(called)}</h2>{table([*headings(), ''], rows, 'side-by-side')}</section>"


def _row(game: str, one: Difference) -> str:
    reach = max(abs(one.difference.low), abs(one.difference.high)) or 1.0
    told = "".join(cell_of(cell) for cell in figures(one))
    strip = f"<td class='strip'>{lane(one.difference, -reach, reach, 0.0)}</td>"
    called = f"<th scope='row'>{escape(name(game, one))}</th>"
    return f"<tr class='{'surely' if one.sure else 'pale'}'>{called}{told}{strip}</tr>"


def _only(called: str, names: Sequence[str]) -> str:
    if not names:
        return ""
    listed = "".join(f"<li>{escape(name)}</li>" for name in names)
    return f"<section><h2>{escape(called)}</h2><ul class='never'>{listed}</ul></section>"
