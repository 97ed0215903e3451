"""The socket: sends each seat the table as it sees it, whenever something changes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ofrenda.kernel.errors import OfrendaError
from ofrenda.server.errors import NoSuchTable
from ofrenda.server.http.auth import allowed_seats
from ofrenda.server.http.gone import address_of
from ofrenda.server.table.delta import Delta
from ofrenda.server.table.lines import SHAPES, TALL, Shown
from ofrenda.server.table.live import LiveTable
from ofrenda.server.table.messages import Look, shown
from ofrenda.server.table.tables import Tables

LOOK_AGAIN = 4001
"""Closes the socket because the token's seats changed; the page reconnects."""
REFUSED = 4004
BROKEN = 1011


log = logging.getLogger("ofrenda")


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], all_tables: NamedDependency[Tables]) -> None:
    """Sends the table as the seat sees it, whenever something changes.

    The client sends nothing but the shape of its screen, first as `?shape=`, and, on a shared device, the number of
    the seat whose person has lifted the curtain.
    """
    await socket.accept()
    with ExitStack() as counted:
        try:
            table = await all_tables.find(table_id)
            seats = allowed_seats(socket, table)
            counted.enter_context(socket.app.state.quotas.sockets.one(address_of(socket)))
            news = table.watch(seats)
            if seats:
                table.hints.prepare()
        except OfrendaError as refusal:
            await _refuse(socket, refusal)
            return

        await _show(socket, table, seats, news)


async def _show(
    socket: WebSocket[Any, Any, Any], table: LiveTable, seats: tuple[int, ...], news: asyncio.Event
) -> None:
    sent = Delta()
    look = Look(tall=socket.query_params.get("shape") == TALL, since=sent.since)

    try:
        async with asyncio.TaskGroup() as both:  # if either ends the other must not go on alone
            both.create_task(_listen(socket, seats, news, look))
            both.create_task(_send_news(socket, table, seats, news, look, sent))
    except* (WebSocketDisconnect, OSError):
        pass  # whoever looked is gone, perhaps while something was being sent
    except* Exception:  # our own mistake: told without internals; the page connects anew
        log.exception("the socket of table %s failed", table.settings.id)
        await socket.close(BROKEN)
    finally:
        table.unwatch(news)


async def _listen(socket: WebSocket[Any, Any, Any], seats: tuple[int, ...], news: asyncio.Event, look: Look) -> None:
    while True:
        said = await socket.receive_data("text")
        if said in [str(seat) for seat in seats] and int(said) != look.lifted:
            look.lifted = int(said)
            news.set()
        elif said in SHAPES and look.tall != (said == TALL):
            look.tall = said == TALL
            news.set()


async def _refuse(socket: WebSocket[Any, Any, Any], refusal: OfrendaError) -> None:
    await socket.send_json({"error": getattr(refusal, "key", "refused"), "message": str(refusal)})
    await socket.close(REFUSED)


def _may_still_look(socket: WebSocket[Any, Any, Any], table: LiveTable, seats: tuple[int, ...]) -> bool:
    """Whether the token still opens the seats that it opened: a guest may have been removed, a link replaced."""
    try:
        return allowed_seats(socket, table) == seats
    except OfrendaError:
        return False


async def _send_news(
    socket: WebSocket[Any, Any, Any],
    table: LiveTable,
    seats: tuple[int, ...],
    news: asyncio.Event,
    look: Look,
    sent: Delta,
) -> None:
    admission: object = None  # so that the first message looks once more
    while True:
        await news.wait()
        async with table.lock:  # what is being written is not shown yet
            news.clear()
            if table.core.closed:
                await _refuse(socket, NoSuchTable("This table has been put away."))
                return
            if admission != table.admission:
                admission = table.admission
                if not _may_still_look(socket, table, seats):
                    await socket.close(LOOK_AGAIN)
                    return
            if look.lifted is not None and not table.seating.awaits_person(look.lifted):
                look.lifted = None  # until the next question others may look at this device
            text = _written(shown(table, seats, look), sent)

        await socket.send_data(text)


def _written(message: Shown, sent: Delta) -> str:
    """Encodes what is new. A function of its own, so that the full message is freed at once."""
    sent.trim(message)
    return msgspec.json.encode(message).decode()


router = Router(path="/", route_handlers=[live])
