"""Who asks: the seats whose token a request carries, and what they may do."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection, Request

from ofrenda.server.errors import NotYours
from ofrenda.server.table.live import LiveTable

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


def cookie_name(table_id: str) -> str:
    return f"seat-{table_id}"


def asking_seats(connection: Connection, table: LiveTable) -> tuple[int, ...]:
    """The seats whose token the request carries; none for a spectator.

    A cookie counts only if the page that sends it is ours; programs use `Authorization: Bearer`.
    """
    token = _bearer(connection)
    if token is not None:
        seats = table.seating.seats_of(token)
        if not seats:
            raise NotYours("This token opens no seat at this table.")
        return seats
    cookie = connection.cookies.get(cookie_name(table.settings.id))
    if cookie is None or not _same_origin(connection):
        return ()
    return table.seating.seats_of(cookie)


def seated_token(connection: Connection, table: LiveTable) -> tuple[tuple[int, ...], str]:
    """The seats that ask, and the token that opens them. Refused for spectators."""
    seats = asking_seats(connection, table)
    if not seats:
        raise NotYours("Only somebody who sits there may do that.")
    return seats, _bearer(connection) or connection.cookies[cookie_name(table.settings.id)]


def _bearer(connection: Connection) -> str | None:
    scheme, _space, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _same_origin(connection: Connection) -> bool:
    """Whether the page that sends the request is ours. A plain GET by navigation carries no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return isinstance(connection, Request) and connection.method == "GET"
    return bool(origin) and origin in own_origins(connection)[:2]


def own_origins(connection: Connection) -> tuple[str, ...]:
    """How people reach this server: as they do now, by its public address, and from devices nearby."""
    scheme = connection.url.scheme.replace("ws", "http", 1)
    state = connection.app.state
    here = f"{scheme}://{connection.headers.get('host', '')}"
    return here, state.public_url.rstrip("/"), state.shared_url.rstrip("/")


def is_secure(connection: Connection) -> bool:
    """Whether people reach the server by https, so that cookies need never travel otherwise."""
    return connection.url.scheme == "https" or connection.app.state.public_url.startswith("https:")


def quiet_seat(connection: Connection, table: LiveTable, seat: int | None = None) -> int:
    """The seat that asks: the one named, if it is theirs, else the one that is asked now. Refused for spectators."""
    seats = asking_seats(connection, table)
    viewing = table.seating.viewing_seat(seats)
    if viewing is None or (seat is not None and seat not in seats):
        raise NotYours("Only somebody who sits there may do that.")
    return viewing if seat is None else seat


def acting_seat(connection: Connection, table: LiveTable, seat: int | None = None) -> int:
    """The seat that asks, as above; that its people are there is noted."""
    acting = quiet_seat(connection, table, seat)
    table.seating.saw(asking_seats(connection, table))
    return acting


def hosting_seat(connection: Connection, table: LiveTable, seat: int | None = None) -> int:
    """The seat that acts for a device: the seat concerned if it is theirs, else the owner's, else whoever is asked."""
    seats = asking_seats(connection, table)
    concerned = next((one for one in (seat, table.settings.owner) if one in seats), None)
    return acting_seat(connection, table, concerned)


def allowed_seats(connection: Connection, table: LiveTable) -> tuple[int, ...]:
    """The asking seats; a spectator is none, and is let in only where the table allows it."""
    seats = asking_seats(connection, table)
    private = table.status == "playing" and not table.settings.watchable
    if not seats and private:
        raise NotYours("This table is private and every seat is taken: only those who sit there see the match.")
    return seats
