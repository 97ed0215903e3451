"""Makes a database ready: found usable, and brought to the newest schema, whole or not at all."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from ofrenda.kernel.errors import OfrendaError
from ofrenda.server.store.copies import copy_database
from ofrenda.server.store.schema import metadata
from ofrenda.words import mark

REASONS = {
    "SQLITE_NOTADB": mark("{database} is a file of another kind, not a database. Name another one with --database."),
    "SQLITE_CORRUPT": mark("{database} is damaged. Put a copy in its place (ofrenda admin restore)."),
    "SQLITE_CANTOPEN": mark("{database} cannot be opened. It should be a file, in a folder that may be written."),
    "SQLITE_READONLY": mark("{database} may only be read. Give this user the right to write it and its folder."),
    "SQLITE_FULL": mark("There is no room left on the disk of {database}. Make some and start again."),
    "SQLITE_IOERR": mark("The disk of {database} cannot be read or written. See whether it, or your share, is full."),
    "SQLITE_BUSY": mark("{database} is being used by another program. Stop it, or name another one with --database."),
}
"""By SQLite's names: what keeps a database from being used, and what to do."""

LEAST_ROOM_BYTES = 4_000_000
"""So much is written beside the database before it is folded into it: with less, the first moves would fail."""

log = logging.getLogger("ofrenda")


def parsed_url(database: str) -> URL:
    """The database's address, refused with an example."""
    try:
        return make_url(database)
    except ArgumentError:
        raise OfrendaError("“{url}” is not a database such as sqlite:///FILE.", url=database) from None


def embedded_file(database: str) -> str:
    """The file of an embedded database; empty if it is not one."""
    url = parsed_url(database)
    return (url.database or "") if url.get_backend_name() == "sqlite" else ""


def prepare(database: str) -> None:
    """Brings the database to the newest schema. One that cannot be used is refused in a sentence."""
    url = parsed_url(database)
    name = embedded_file(database) or url.render_as_string(hide_password=True)
    try:
        engine = _own_transactions(url)
    except (NoSuchModuleError, ModuleNotFoundError):
        raise OfrendaError(
            "{database} needs a driver for {kind} that is not installed.",
            database=name,
            kind=url.get_backend_name(),
        ) from None

    try:
        _check_room(database)
        _check_whole(engine, name)
        with engine.begin() as connection:
            _upgrade(connection, name)
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))  # it can be written
    except DBAPIError as error:
        code = getattr(error.orig, "sqlite_errorname", "")
        reason = next((REASONS[known] for known in REASONS if code.startswith(known)), "")
        if reason:
            raise OfrendaError(reason, database=name) from None
        raise OfrendaError("{database} cannot be used: {reason}.", database=name, reason=error.orig) from None


def _own_transactions(url: URL) -> Engine:
    """SQLite's driver commits before every change of the schema; here a transaction is what we say it is."""
    engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        def leave_it_to_us(connection: Any, _record: object) -> None:
            connection.isolation_level = None
            connection.execute("PRAGMA busy_timeout = 5000")

        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        event.listen(engine, "connect", leave_it_to_us)
        event.listen(engine, "begin", begin)
    return engine


def _check_room(database: str) -> None:
    """Before anything is written: what just fits would fail when somebody plays."""
    file = embedded_file(database)
    folder = Path(file).absolute().parent
    if file and folder.is_dir() and shutil.disk_usage(folder).free < LEAST_ROOM_BYTES:
        raise OfrendaError(REASONS["SQLITE_FULL"], database=file)


def _check_whole(engine: Engine, name: str) -> None:
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        raise OfrendaError(REASONS["SQLITE_CORRUPT"], database=name)


def _upgrade(connection: Connection, name: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current == scripts.get_current_head():
        return

    if current is not None and current not in [script.revision for script in scripts.walk_revisions()]:
        raise OfrendaError("{database} was written by a newer version of Ofrenda. Start that one.", database=name)
    others = set(inspect(connection).get_table_names()) - {*metadata.tables, "alembic_version"}
    if current is None and others:
        raise OfrendaError(
            "{database} belongs to another program: it holds {tables}. Name another one with --database.",
            database=name,
            tables=", ".join(sorted(others)[:3]),
        )

    if current is not None and connection.dialect.name == "sqlite":
        copy = Path(f"{name}.before-upgrade")  # in place of the one before the last upgrade
        copy_database(Path(name), copy)
        log.warning("before the upgrade %s was copied to %s", name, copy)
    command.upgrade(config, "head")
