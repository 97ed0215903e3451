"""`ofrenda admin`: the operator's drawer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import click
import msgspec
import platformdirs
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from ofrenda.cli.shared import console, help_text
from ofrenda.kernel.errors import OfrendaError
from ofrenda.words import _, plural

PROBLEMS_FOUND = 1


@click.group(name="admin", help=help_text(_("Look after the tables of a server."), "ofrenda admin tables"))
@click.option("--database", metavar="URL", help=_("The database; the embedded one in your folder by default."))
@click.pass_context
def admin(context: click.Context, database: str | None) -> None:
    try:
        from ofrenda.server.http.serve import default_database
    except ImportError as missing:
        raise OfrendaError(
            "The web table needs more packages: pip install 'ofrenda[web]' ({reason}).", reason=missing
        ) from None
    context.obj = database or default_database(platformdirs.user_data_path("ofrenda"))


def _looking(work: Callable[[Any], Any], database: str) -> Any:
    """While the server may run."""
    from ofrenda.server.admin import needed_file, opened
    from ofrenda.server.store.upgrade import embedded_file

    if embedded_file(database):
        needed_file(database)
    with opened(database) as db:
        return work(db)


def _changing(work: Callable[[Any], Any], database: str) -> Any:
    """Only while the server is stopped: it would not notice, and write over it."""
    from ofrenda.server.http.serve import sole_use

    with sole_use(database):
        return _looking(work, database)


@admin.command(
    help=help_text(
        _("Copy the whole database to a file, also while the server runs."), "ofrenda admin backup tables.backup"
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help=_("Write over a file that is there already."))
@click.pass_obj
def backup(database: str, file: Path, force: bool) -> None:
    from ofrenda.server.admin import needed_file
    from ofrenda.server.store.copies import copy_database

    if file.exists() and not force:
        raise OfrendaError("{file} is there already. Name another file, or say --force.", file=file)
    copy_database(needed_file(database), file)
    click.echo(_("Copied to {file} ({size} bytes).", file=file, size=file.stat().st_size))


@admin.command(
    help=help_text(
        _("Put a copy in the database's place; the server must be stopped."), "ofrenda admin restore tables.backup"
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(database: str, file: Path) -> None:
    from ofrenda.server.admin import restore_database
    from ofrenda.server.http.serve import sole_use

    with sole_use(database):
        kept = restore_database(file, database)
    click.echo(_("Restored from {file}.", file=file))
    if kept is not None:
        click.echo(_("What was there before is kept in {file}.", file=kept))


@admin.command(
    help=help_text(_("Check the database, every record and the dice of every finished match."), "ofrenda admin check")
)
@click.pass_obj
@click.pass_context
def check(context: click.Context, database: str) -> None:
    from ofrenda.server.admin import database_problems, needed_table, summaries, table_problem

    def work(db: Any) -> int:
        problems = database_problems(db)
        for problem in problems:
            click.echo(_("Database: {problem}", problem=problem))
        tables = summaries(db)
        for table in track(tables, _("Checking"), console=console(stderr=True), transient=True):
            problem = table_problem(needed_table(db, table.id))
            if problem:
                problems.append(problem)
                click.echo(_("Table {table}: {problem}", table=table.id, problem=problem))

        checked = plural("{count} table was checked.", "{count} tables were checked.", len(tables))
        click.echo(
            f"{checked} " + (_("All is well.") if not problems else _("{count} are not well.", count=len(problems)))
        )
        return len(problems)

    if _looking(work, database):
        context.exit(PROBLEMS_FOUND)


@admin.command(help=help_text(_("Count tables, entries and talk."), "ofrenda admin stats --json"))
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON document and nothing else."))
@click.pass_obj
def stats(database: str, as_json: bool) -> None:
    from ofrenda.server.admin import stats as counted

    found = _looking(counted, database)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for game, statuses in found.tables.items():
        click.echo(f"{game}: " + ", ".join(f"{count} {status}" for status, count in statuses.items()))
    click.echo(plural("{count} entry in all.", "{count} entries in all.", found.entries))
    click.echo(plural("{count} line of talk.", "{count} lines of talk.", found.talk_lines))
    click.echo(plural("{count} table used in the last week.", "{count} tables used in the last week.", found.last_week))


@admin.command(
    help=help_text(
        _("Delete a person's name and talk from every table; the server must be stopped."), "ofrenda admin forget Ana"
    )
)
@click.argument("name")
@click.pass_obj
def forget(database: str, name: str) -> None:
    from ofrenda.server.admin import forget_person

    seats, lines = _changing(lambda db: forget_person(db, name), database)
    if not seats:
        raise OfrendaError("Nobody called {name} sits at any table.", name=name)
    click.echo(_("Deleted: the name in {seats} seats, and {lines} lines of talk.", seats=seats, lines=lines))


@admin.command(
    help=help_text(
        _("Make a new link: an invitation, or with --seat the way back to a seat. The server must be stopped."),
        "ofrenda admin invite TABLE --seat 2",
    )
)
@click.argument("table")
@click.option(
    "--seat", type=click.IntRange(1), metavar="N", help=_("For whoever sits there and has lost the way back.")
)
@click.option("--public-url", metavar="URL", default="", help=_("How people reach the server."))
@click.pass_obj
def invite(database: str, table: str, seat: int | None, public_url: str) -> None:
    from ofrenda.server.admin import invite_anew

    secret = _changing(lambda db: invite_anew(db, table, seat), database)
    click.echo(f"{public_url.rstrip('/')}/t/{table}#{secret}")


@admin.group(
    invoke_without_command=True,
    help=help_text(_("List all tables; close, delete or bring one back."), "ofrenda admin tables"),
)
@click.pass_context
def tables(context: click.Context) -> None:
    if context.invoked_subcommand is not None:
        return
    from ofrenda.server.admin import summaries

    listed = Table(_("Table"), _("Game"), _("State"), _("Seats"), _("Entries"), _("Last used"), box=None)
    for table in _looking(summaries, context.obj):
        used = datetime.fromtimestamp(table.touched).strftime("%Y-%m-%d %H:%M")
        names = escape(", ".join(table.names))
        listed.add_row(table.id, table.game, table.status, names, str(table.entries), used)
    console().print(listed)


@tables.command(help=help_text(_("Show one table: everything but its secrets."), "ofrenda admin tables show TABLE"))
@click.argument("table")
@click.pass_obj
def show(database: str, table: str) -> None:
    from ofrenda.server.admin import needed_table

    stored = _looking(lambda db: needed_table(db, table), database)
    for key in ("game", "options", "listed", "watchable", "pace", "window", "rules_version", "closed", "next_table"):
        click.echo(f"{key}: {stored.table[key]}")
    for number, seat in enumerate(stored.seats, 1):
        click.echo(f"seat {number}: {seat['name'] or '…'}" + (f" ({seat['played_by']})" if seat["played_by"] else ""))
    click.echo(_("{entries} entries, {lines} lines of talk", entries=len(stored.entries), lines=stored.chat_count))


@tables.command(
    help=help_text(_("Close a match as undecided; the server must be stopped."), "ofrenda admin tables close TABLE")
)
@click.argument("table")
@click.pass_obj
def close(database: str, table: str) -> None:
    from ofrenda.server.admin import close_table

    _changing(lambda db: close_table(db, table), database)
    click.echo(_("The match at {table} is closed as undecided.", table=table))


@tables.command(
    help=help_text(_("Delete a table for good; the server must be stopped."), "ofrenda admin tables delete TABLE")
)
@click.argument("table")
@click.option("--yes", is_flag=True, help=_("Do not ask."))
@click.pass_obj
def delete(database: str, table: str, yes: bool) -> None:
    from ofrenda.server.admin import needed_table
    from ofrenda.server.store import queries

    def work(db: Any) -> None:
        needed_table(db, table)
        if not yes:
            click.confirm(_("Delete {table} with its match and talk?", table=table), abort=True)
        queries.delete_table(db, table)

    _changing(work, database)
    click.echo(_("{table} is deleted.", table=table))


@tables.command(
    name="unbin",
    help=help_text(
        _("Bring a table back from the bin; the server must be stopped."), "ofrenda admin tables unbin TABLE"
    ),
)
@click.argument("table")
@click.pass_obj
def unbin(database: str, table: str) -> None:
    from ofrenda.server.store import queries

    now = datetime.now().timestamp()
    if not _changing(lambda db: queries.unbin_table(db, table, now), database):
        raise OfrendaError("{table} does not lie in the bin.", table=table)
    click.echo(_("{table} is back.", table=table))
