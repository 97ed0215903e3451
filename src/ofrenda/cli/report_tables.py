"""Reports and comparisons as tables in the terminal."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from ofrenda.cli.shared import console
from ofrenda.games import game as find_game
from ofrenda.lab import compare_page
from ofrenda.lab.compare import Comparison
from ofrenda.lab.report import Findings, Measure
from ofrenda.lab.report_words import (
    SECTIONS,
    VERDICTS,
    explanation,
    figure,
    gain,
    interval,
    label,
    played,
    remark,
    summary,
    title,
    written,
)
from ofrenda.lab.uses import SURE, Piece, gathered
from ofrenda.lab.wording import menu_words
from ofrenda.words import _, number, percent, plural

MOST_LINES = 12
"""So many rows of a table are printed; the page and the document have all."""


def print_report(found: Findings) -> None:
    """The whole report, long tables cut."""
    screen = console()
    screen.print(f"[bold]{escape(title(found))}[/]\n{escape(played(found))}\n")
    for line in summary(found):
        screen.print(f"• {escape(line)}")
    screen.print()

    for name, heading in SECTIONS.items():
        if found.section(name):
            screen.print(_measures(found.game, _(heading), found.section(name)))
    for use in dict.fromkeys(piece.use for piece in found.pieces):
        screen.print(_pieces(found.game, _(use), [piece for piece in found.pieces if piece.use == use]))
    if found.choices:
        screen.print(_choices(found))

    game = find_game(found.game)
    _print_names(_("Actions that were never possible"), gathered(game, found.never_done))
    _print_names(_("Events that never happened"), found.never_told)
    for line in explanation():
        screen.print(f"[dim]{escape(line)}[/]")


def _table(heading: str, columns: list[str]) -> Table:
    table = Table(title=escape(heading), title_justify="left", title_style="bold magenta")
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _measures(game: str, heading: str, measures: list[Measure]) -> Table:
    remarks = any(remark(one) for one in measures)
    table = _table(heading, [_("Mean"), _("Interval"), *([""] if remarks else [])])
    for one in measures:
        cells = [written(one.key, one.estimate.value), interval(one.key, one.estimate)]
        table.add_row(escape(label(game, one.key)), *cells, *([remark(one)] if remarks else []))
    return table


def _pieces(game: str, heading: str, pieces: list[Piece]) -> Table:
    table = _table(heading, [_("Uses per seat"), _("Seats using it"), _("Lift")])

    ordered = sorted(pieces, key=lambda piece: -piece.uses.value)
    for piece in ordered[:MOST_LINES]:
        lift = gain(piece.lift) if piece.lift else "-"
        sure = piece.doubt is not None and piece.doubt < SURE
        table.add_row(
            find_game(game).term(piece.name),
            figure(piece.uses.value),
            percent(piece.seats),
            f"[bold]{lift}[/]" if sure else lift,
        )

    _say_rest(table, len(ordered))
    return table


def _choices(found: Findings) -> Table:
    table = _table(_("Choices that may be dominated"), [_("Offered"), _("Chosen"), ""])
    said = menu_words(found)
    for one in found.choices[:MOST_LINES]:
        called = f"{said[one.name]} ({one.name})" if one.name in said else one.name
        table.add_row(escape(called), number(one.offered), number(one.chosen), _(VERDICTS[one.verdict]))
    _say_rest(table, len(found.choices))
    return table


def _say_rest(table: Table, count: int) -> None:
    if count > MOST_LINES:
        left = count - MOST_LINES
        table.caption = plural("… and {count} more; --json lists all.", "… and {count} more; --json lists all.", left)


def _print_names(heading: str, names: list[str]) -> None:
    if names:
        shown = ", ".join(names[:MOST_LINES]) + (" …" if len(names) > MOST_LINES else "")
        console().print(f"[bold magenta]{escape(heading)}[/] ({len(names)}): {escape(shown)}\n")


def print_comparison(found: Comparison) -> None:
    """What is more than chance, and how the variants play."""
    screen = console()
    screen.print(f"[bold]{escape(compare_page.title(found))}[/]\n{escape(compare_page.summary(found))}")
    options = compare_page.changed(found)
    if options:
        screen.print(escape(_("Changed options: {options}.", options=options)))
    screen.print(f"A: {escape(played(found.a))}\nB: {escape(played(found.b))}\n")

    tables = [
        (_("More than chance"), found.sure),
        (compare_page.heading("measure"), [one for one in found.differences if one.kind == "measure"]),
    ]
    for heading, differences in tables:
        if not differences:
            continue
        table = _table(heading, compare_page.headings()[1:])
        for one in differences:
            table.add_row(
                escape(compare_page.name(found.a.game, one)),
                *compare_page.figures(one),
                style="bold" if one.sure else "",
            )
        screen.print(table)

    game = find_game(found.a.game)
    _print_names(_("Only in A"), gathered(game, found.only_a))
    _print_names(_("Only in B"), gathered(game, found.only_b))
    screen.print(f"[dim]{escape(compare_page.explanation())}[/]")
