"""The database behind the server, written by one writer.

All work goes through one thread. A move and the chance it triggers are one transaction, and nobody sees an entry before
it is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, create_engine, event

from ofrenda.server.store.queries import add_entries
from ofrenda.server.store.upgrade import prepare

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """The database behind the server."""

    def __init__(self, url: str) -> None:
        prepare(url)
        self.url = url
        self.entries_written = 0
        """Of running matches, since the start."""
        self._engine = create_engine(url, hide_parameters=True)  # no log shows a hidden card or a secret
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _durable_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._connection = self._engine.connect()
        self._adding = self._connect_adding()

    async def do(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Runs a query in one transaction on the writer's thread; what it did is durable when this returns."""

        def work(connection: Connection) -> T:
            return query(connection, *args, **named)

        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    async def add(self, rows: Sequence[Mapping[str, object]]) -> None:
        """Adds entries, all or none; they are durable when this returns.

        It is one statement, which is a transaction by itself: so a move waits for the interpreter once, and not at each
        step of a commit behind the drawing of other tables.
        """
        await asyncio.get_running_loop().run_in_executor(self._thread, self._add, rows)
        self.entries_written += len(rows)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._connection.invalidate()  # whatever a failed commit left behind goes with it
            raise

    def _add(self, rows: Sequence[Mapping[str, object]]) -> None:
        try:
            add_entries(self._adding, rows)
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


def _durable_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        connection.execute(f"PRAGMA {pragma}")
