"""How much one address, and one device, may ask."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Receive, Scope, Send

from ofrenda.server.clock import Clock
from ofrenda.server.errors import TooMany
from ofrenda.server.table.tables import Tables

MOST_BODY_BYTES = 64_000
LONGEST_PATH = 500
MOST_MAKERS = 10_000
TABLES_PER_DEVICE = 20
FILES_PER_REQUEST = 10
"""A page brings many small files; so many of them weigh as much as one request."""


class RequestLimit:
    """Counts what each address asks in a minute; the framework's limiter rewrites a list of all requests instead."""

    def __init__(self, per_minute: int, clock: Clock) -> None:
        self._clock = clock
        self._most = per_minute
        self._minute = 0
        self._counts: Counter[str] = Counter()

    def count(self, address: str, weight: int = FILES_PER_REQUEST) -> None:
        minute = int(self._clock.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._counts.clear()
        self._counts[address] += weight
        if self._counts[address] > self._most * FILES_PER_REQUEST:
            raise TooMany("Too many requests. Wait a minute.")


class LimitedRequests:
    """Refuses what is too much, and addresses that no file system could have."""

    def __init__(self, app: ASGIApp, limit: RequestLimit) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if "\0" in path or len(path) > LONGEST_PATH:
            raise NotFoundException
        address = scope["client"][0] if scope["client"] else ""
        self._limit.count(address, 1 if path.startswith("/static") else FILES_PER_REQUEST)
        await self._app(scope, receive, send)


class TableQuota:
    """Counts the open tables that somebody has made since the server was started, by address or by device."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[str, list[str]] = OrderedDict()

    async def check(self, maker: str, tables: Tables) -> None:
        """Refuses another table to whoever has too many open."""
        if len(self._made.get(maker, ())) < self._most:
            return
        self._made[maker] = await tables.still_open(self._made[maker])
        if len(self._made[maker]) >= self._most:
            raise TooManyTables(
                "You have {count} open tables. Finish one, or put one away, before you make another.",
                count=len(self._made[maker]),
            )

    def note(self, maker: str, table_id: str) -> None:
        self._made.setdefault(maker, []).append(table_id)
        self._made.move_to_end(maker)
        if len(self._made) > MOST_MAKERS:
            self._made.popitem(last=False)


class TooManyTables(TooMany):
    retry_seconds = 3_600


class Quotas:
    """What somebody may have open at a time."""

    def __init__(self, tables_per_address: int, sockets_per_address: int) -> None:
        self.by_address = TableQuota(tables_per_address)
        self.by_device = TableQuota(TABLES_PER_DEVICE)
        self.sockets = SocketQuota(sockets_per_address)


class SocketQuota:
    """Counts the sockets that are open to each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._open.total()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        if self._open[address] >= self._most:
            raise TooMany("Your address looks at too many tables at once. Close a page, and load this one anew.")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
