"""`ofrenda export`: recorded decisions as a table for other people's tools."""

from __future__ import annotations

from pathlib import Path

import click

from ofrenda.cli.progress import with_progress
from ofrenda.cli.shared import console, help_text
from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OfrendaError
from ofrenda.lab.export import columns, to_parquet
from ofrenda.words import _, plural


@click.command(
    name="export",
    help=help_text(
        _(
            "Write the decisions of recorded matches as a table: a row for each, with what its seat saw, what it could "
            "do, what it did and what came of it. RECORDS are files, or folders of them; all of one game."
        ),
        "ofrenda export match.ofrenda --to parquet -o match.parquet",
        "ofrenda export records/ --to parquet",
        "ofrenda export --columns day-of-the-dead",
    ),
)
@click.argument("records", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--to", "kind", type=click.Choice(["parquet"]), default="parquet", show_default=True, help=_("The format.")
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default=Path("decisions.parquet"),
    show_default=True,
    help=_("The file; it appears when all of it is written."),
)
@click.option("--columns", "of_game", metavar="GAME", help=_("Only list the columns of a game and their types."))
def export_command(records: tuple[Path, ...], kind: str, output: Path, of_game: str | None) -> None:
    if of_game is not None:
        for name, type_ in columns(find_game(of_game)).items():
            click.echo(f"{name}: {type_}")
        return

    files = [file for given in records for file in _files(given)]
    if not files:
        raise OfrendaError("Say which records: ofrenda export match.ofrenda --to {kind}.", kind=kind)
    rows = with_progress(lambda progress: to_parquet(files, output, progress), len(files), _("Writing"))
    told = plural(
        "{file}: {count} decision of {matches} matches.", "{file}: {count} decisions of {matches} matches.", rows,
        file=output, matches=len(files),
    )  # fmt: skip
    console().print(told)


def _files(given: Path) -> list[Path]:
    """A file itself, or the records in a folder in the order of their names."""
    if not given.is_dir():
        return [given]
    found = sorted(given.glob("*.ofrenda"))
    if not found:
        raise OfrendaError("There is no record (*.ofrenda) in {path}.", path=given)
    return found
