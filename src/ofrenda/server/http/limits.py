"""How much one address may ask."""

from __future__ import annotations

from collections import Counter

from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Receive, Scope, Send

from ofrenda.server.clock import Clock
from ofrenda.server.errors import TooMany

MOST_BODY_BYTES = 64_000
LONGEST_PATH = 500
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
