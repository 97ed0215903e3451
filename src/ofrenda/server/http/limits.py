"""How much one address may ask."""

from __future__ import annotations

from collections import Counter

from litestar.types import ASGIApp, Receive, Scope, Send

from ofrenda.server.clock import Clock
from ofrenda.server.errors import TooMany

MOST_BODY_BYTES = 64_000


class RequestLimit:
    """Counts what each address asks in a minute; the framework's limiter rewrites a list of all requests instead."""

    def __init__(self, per_minute: int, clock: Clock) -> None:
        self._clock = clock
        self._most = per_minute
        self._minute = 0
        self._counts: Counter[str] = Counter()

    def count(self, address: str) -> None:
        minute = int(self._clock.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._counts.clear()
        self._counts[address] += 1
        if self._counts[address] > self._most:
            raise TooMany("Too many requests. Wait a minute.")


class LimitedRequests:
    """Refuses what is too much; pictures and style sheets do not count."""

    def __init__(self, app: ASGIApp, limit: RequestLimit) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].startswith("/static"):
            self._limit.count(scope["client"][0] if scope["client"] else "")
        await self._app(scope, receive, send)
