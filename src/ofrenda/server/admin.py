"""What an operator does with the tables of a server that is stopped, or looks at while it runs."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, text

from ofrenda.games import game as find_game
from ofrenda.kernel.errors import OfrendaError
from ofrenda.kernel.record import parse_entries
from ofrenda.kernel.replay import Replay
from ofrenda.server.store import queries
from ofrenda.server.store.copies import copy_database
from ofrenda.server.store.queries import StoredTable
from ofrenda.server.store.upgrade import embedded_file, prepare
from ofrenda.server.table.closing import BY_HOST, kept_record
from ofrenda.server.table.seating import Seat
from ofrenda.server.table.settings import TableSettings
from ofrenda.server.table.tokens import hashed, new_token
from ofrenda.table import labels, verify
from ofrenda.words import _

FORGOTTEN = "forgotten"
"""What a person is called whose name was deleted."""


@contextmanager
def opened(database: str) -> Iterator[Connection]:
    """The database for one transaction."""
    engine = create_engine(database, hide_parameters=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                connection.execute(text("PRAGMA foreign_keys = ON"))
            yield connection
    finally:
        engine.dispose()


class TableSummary(msgspec.Struct, frozen=True):
    """One table in the operator's list."""

    id: str
    game: str
    status: str
    names: list[str]
    entries: int
    touched: float


def summaries(db: Connection) -> list[TableSummary]:
    """All tables, the last used first."""
    return [
        TableSummary(row["id"], row["game"], status_of(row), labels(row["names"]), row["entries"], row["touched"])
        for row in queries.all_tables(db)
    ]


def status_of(row: dict[str, Any]) -> str:
    if row["binned"] is not None:
        return _("in the bin")
    if row["closed"] is not None:
        return _("closed as undecided")
    if row["finished"]:
        return _("over")
    return _("playing") if row["started"] else _("waiting for friends")


def needed_table(db: Connection, table_id: str) -> StoredTable:
    stored = queries.read_any_table(db, table_id)
    if stored is None:
        raise OfrendaError("There is no table {table}. “ofrenda admin tables” lists them.", table=table_id)
    return stored


def close_table(db: Connection, table_id: str) -> None:
    """Ends a match without a result; its record can be read."""
    stored = needed_table(db, table_id)
    if not stored.table["started"] or stored.table["finished"]:
        raise OfrendaError("At table {table} no match is being played.", table=table_id)
    queries.close_match(db, table_id, BY_HOST)


def invite_anew(db: Connection, table_id: str, seat: int | None) -> str:
    """The secret part of a new link: to a free seat, or for whoever has lost the way to their own."""
    stored = needed_table(db, table_id)
    token = new_token()
    if seat is None:
        queries.set_invitation(db, table_id, hashed(token))
        return f"invite={token}"
    if not 1 <= seat <= len(stored.seats) or stored.seats[seat - 1]["token_hash"] is None:
        raise OfrendaError("In seat {seat} of table {table} sits no person.", seat=seat, table=table_id)
    queries.write_seats(db, table_id, {seat - 1: {"token_hash": hashed(token)}})
    return f"return={token}"


def forget_person(db: Connection, name: str) -> tuple[int, int]:
    """Deletes a person's name and talk everywhere; how many seats and lines that were."""
    return queries.forget_name(db, name, FORGOTTEN)


# Copies


def needed_file(database: str) -> Path:
    """The file of the database; only an embedded one has a file."""
    file = embedded_file(database)
    if not file:
        raise OfrendaError("{database} is not a file; use its own tools.", database=database)
    if not Path(file).exists():
        raise OfrendaError("There is no database {file}.", file=file)
    return Path(file)


def restore_database(copy: Path, database: str) -> Path | None:
    """Puts a copy in the database's place; where the old one is kept now, if there was one.

    The copy is looked at first: one that cannot be used changes nothing.
    """
    if not copy.is_file():
        raise OfrendaError("There is no copy {file}.", file=copy)
    file = Path(embedded_file(database))
    checked = file.with_name(file.name + ".restoring")
    copy_database(copy, checked)
    try:
        prepare(f"sqlite:///{checked}")
    except OfrendaError:
        _remove(checked)
        raise

    kept = None
    if file.exists():
        kept = file.with_name(file.name + ".before-restore")
        copy_database(file, kept)
    _remove(file)
    os.replace(checked, file)
    _remove(checked)
    return kept


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        Path(f"{file}{ending}").unlink(missing_ok=True)


# Whether all is well


def database_problems(db: Connection) -> list[str]:
    """What the database itself finds wrong."""
    if db.dialect.name != "sqlite":
        return []
    found = [row[0] for row in db.execute(text("PRAGMA integrity_check")) if row[0] != "ok"]
    loose = db.execute(text("PRAGMA foreign_key_check")).fetchall()
    return found + [_("{count} rows belong to no table", count=len(loose))] * bool(loose)


def table_problem(stored: StoredTable) -> str:
    """Why the match of a table cannot be followed, or its dice not be verified; empty if all is well."""
    row = stored.table
    settings = msgspec.convert(row | {"options": msgspec.json.decode(row["options"])}, TableSettings)
    game = find_game(settings.game)
    if not row["started"] or settings.rules_version != game.rules_version:
        return ""

    seats = [Seat(seat["name"], seat["played_by"], seat["token_hash"], seat["seed"]) for seat in stored.seats]
    record = kept_record(settings, seats, parse_entries(entry["text"] for entry in stored.entries))
    try:
        replay = Replay.of(game, record)
        replay.follow(record.entries)
        forgotten = any(seat.name.startswith(FORGOTTEN) for seat in seats)
        if not replay.state.stack and not forgotten:
            verify(game, record)
    except OfrendaError as problem:
        return str(problem)

    return ""


class Stats(msgspec.Struct, frozen=True):
    """How much a server keeps, and how much was played."""

    tables: dict[str, dict[str, int]]
    """By game and status."""
    entries: int
    talk_lines: int
    last_week: int
    """Tables used in the last seven days."""


def stats(db: Connection) -> Stats:
    rows = summaries(db)
    counted: dict[str, Counter[str]] = {}
    for table in rows:
        counted.setdefault(table.game, Counter())[table.status] += 1
    return Stats(
        {game: dict(counter) for game, counter in sorted(counted.items())},
        sum(table.entries for table in rows),
        queries.count_chat(db),
        sum(time.time() - table.touched < 7 * 86_400 for table in rows),
    )
