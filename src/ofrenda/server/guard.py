"""What every answer carries, and who is asking."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ofrenda.server.errors import NotYours, TooMany
from ofrenda.server.live import LiveTable

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Guarded:
    """Wraps the whole application, so that error pages carry the policy too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self._app(scope, receive, guarded)


class Limit:
    """Counts what each address asks in a minute; the framework's limiter rewrites a list of all requests instead."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._minute = 0
        self._asked: Counter[str] = Counter()

    def count(self, address: str) -> None:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._asked.clear()
        self._asked[address] += 1
        if self._asked[address] > self._most:
            raise TooMany("Too many requests. Wait a minute.")


class Limited:
    """Refuses what is too much; pictures and style sheets do not count."""

    def __init__(self, app: ASGIApp, limit: Limit) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].startswith("/static"):
            self._limit.count(scope["client"][0] if scope["client"] else "")
        await self._app(scope, receive, send)


def cookie_name(table_id: str) -> str:
    return f"seat-{table_id}"


def seats_asking(connection: Connection, table: LiveTable) -> tuple[int, ...]:
    """The seats whose token the request carries; none for a spectator.

    A cookie counts only if the page that sends it is ours; programs use `Authorization: Bearer`.
    """
    token = _bearer(connection)
    if token is not None:
        seats = table.seats_of(token)
        if not seats:
            raise NotYours("This token opens no seat at this table.")
        return seats
    cookie = connection.cookies.get(cookie_name(table.facts.id))
    if cookie is None or not _same_origin(connection):
        return ()
    return table.seats_of(cookie)


def sitters_asking(connection: Connection, table: LiveTable) -> tuple[tuple[int, ...], str]:
    """The seats that ask, and the token that opens them. Refused for spectators."""
    seats = seats_asking(connection, table)
    if not seats:
        raise NotYours("Only somebody who sits there may do that.")
    return seats, _bearer(connection) or connection.cookies[cookie_name(table.facts.id)]


def _bearer(connection: Connection) -> str | None:
    scheme, _space, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _same_origin(connection: Connection) -> bool:
    """Whether the page that sends the request is ours. A plain GET by navigation carries no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return isinstance(connection, Request) and connection.method == "GET"
    ours = (connection.headers.get("host", ""), urlsplit(connection.app.state.public_url).netloc)
    try:
        theirs = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(theirs) and theirs in ours


def is_secure(connection: Connection) -> bool:
    """Whether people reach the server by https, so that cookies need never travel otherwise."""
    return connection.url.scheme == "https" or connection.app.state.public_url.startswith("https:")


def person_asking(connection: Connection, table: LiveTable, seat: int | None = None) -> int:
    """The seat that asks: the one named, if it is theirs, else the one that is asked now. Refused for spectators."""
    seats = seats_asking(connection, table)
    eyes = table.eyes(seats)
    if eyes is None or (seat is not None and seat not in seats):
        raise NotYours("Only somebody who sits there may do that.")
    table.saw(seats)
    return eyes if seat is None else seat


def host_asking(connection: Connection, table: LiveTable, seat: int | None = None) -> int:
    """Who asks for something about a seat, or the table: of those on one device its own person, else the owner."""
    seats = seats_asking(connection, table)
    concerned = next((one for one in (seat, table.facts.owner) if one in seats), None)
    return person_asking(connection, table, concerned)


def allowed_seats(connection: Connection, table: LiveTable) -> tuple[int, ...]:
    """The asking seats; a spectator is none, and is let in only where the table allows it."""
    seats = seats_asking(connection, table)
    private = table.status == "playing" and not table.facts.watchable
    if not seats and private:
        raise NotYours("This table is private and every seat is taken: only those who sit there see the match.")
    return seats
