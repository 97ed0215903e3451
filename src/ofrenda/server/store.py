"""What the server remembers: tables, seats, entries, chat; in one database, written by one writer.

All work goes through one thread. A move and the chance it triggers are one transaction, and nobody sees an entry before
it is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TextClause,
    UniqueConstraint,
    create_engine,
    event,
    text,
)

T = TypeVar("T")

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("invite_hash", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # of the fair dice; revealed in the record at the end
    Column("owner", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("window", Integer, nullable=False),  # seconds
    Column("started", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("next_table", String(32)),  # the rematch
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),  # as in the record: a name, or bot:LEVEL; empty while nobody sits
    Column("played_by", String(64), nullable=False),  # "" for the person, else the bot level that stands in
    Column("token_hash", String(64)),
    Column("seed", String(64), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("seat", Integer),  # whose answer it was, and to which question: a repeated answer finds itself here
    Column("question", Integer),
    UniqueConstraint("table_id", "seat", "question"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)


class Store:
    """The database behind the server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = create_engine(url, hide_parameters=True)  # no log shows a hidden card or a secret
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _durable_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        migrate(self._engine)
        self._connection = self._engine.connect()
        self._adding = self._connect_adding()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Runs `work` in one transaction on the writer's thread; what it did is durable when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    async def add(self, rows: Sequence[Mapping[str, object]]) -> None:
        """Adds entries, all or none; they are durable when this returns.

        It is one statement, which is a transaction by itself: so a move waits for the interpreter once, and not at each
        step of a commit behind the drawing of other tables.
        """
        await asyncio.get_running_loop().run_in_executor(self._thread, self._add, rows)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._connection.invalidate()  # whatever a failed commit left behind goes with it
            raise

    def _add(self, rows: Sequence[Mapping[str, object]]) -> None:
        values = {f"{name}_{row}": value for row, entry in enumerate(rows) for name, value in entry.items()}
        try:
            self._adding.execute(_insertion(len(rows)), values)
        except BaseException:
            self._adding.close()
            self._adding = self._connect_adding()
            raise

    def _connect_adding(self) -> Connection:
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def close(self) -> None:
        """Waits for what is being written."""
        self._thread.shutdown()
        self._adding.close()
        self._connection.close()
        self._engine.dispose()


@cache
def _insertion(count: int) -> TextClause:
    """The statement that adds so many entries."""
    names = entries.c.keys()
    rows = [f"({', '.join(f':{name}_{row}' for name in names)})" for row in range(count)]
    return text(f"INSERT INTO {entries.name} ({', '.join(names)}) VALUES {', '.join(rows)}")


def _durable_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Brings the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
