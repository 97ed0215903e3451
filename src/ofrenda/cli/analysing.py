"""`ofrenda analyse`: a match that is over, judged."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.markup import escape
from rich.table import Table

from ofrenda.cli.progress import with_progress
from ofrenda.cli.shared import console, help_text, write_file
from ofrenda.lab.analysis import Analysis, analyse
from ofrenda.lab.analysis_page import Teller, Told, explanation, figures, headings, page
from ofrenda.table import read_record
from ofrenda.words import _


@click.command(
    name="analyse",
    help=help_text(
        _("Judge a recorded match: who was winning when, what luck gave and what play gave, and what cost most."),
        "ofrenda analyse match.ofrenda",
        "ofrenda analyse match.ofrenda --html match.html",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--html", type=click.Path(path_type=Path), metavar="FILE", help=_("Write it as a page that stands alone.")
)
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
@click.option(
    "--seconds",
    type=click.FloatRange(1, 3600),
    default=30.0,
    show_default=True,
    help=_("How long decisions are searched altogether."),
)
def analyse_command(file: Path, html: Path | None, as_json: bool, seconds: float) -> None:
    record = read_record(file)
    analysis = with_progress(
        lambda progress: analyse(record.text(), seconds, progress), len(record.entries), _("Judging")
    )

    if html is not None:
        write_file(html, page(analysis, record).encode())
    if as_json:
        click.echo(msgspec.json.encode(analysis).decode())
        return
    screen = console()
    screen.print(_account_table(analysis))
    teller = Teller(record, analysis.names)
    _print_list(_("What cost most"), teller.mistakes(analysis))
    _print_list(_("Where it turned"), teller.turning_points(analysis))
    screen.print(f"\n[dim]{escape(explanation())}[/]")


def _account_table(analysis: Analysis) -> Table:
    table = Table()
    table.add_column("")
    for heading in headings(analysis):
        table.add_column(heading, justify="right")
    for name, cells in zip(analysis.names, figures(analysis), strict=True):
        table.add_row(escape(name), *cells)
    return table


def _print_list(title: str, told: list[Told]) -> None:
    if not told:
        return
    screen = console()
    screen.print(f"\n[bold magenta]{escape(title)}[/]")
    for one in told:
        screen.print(f"[dim]{one.entry:>5}[/]  {escape(one.line)}")
