"""Whoever asks for something long and goes away is not worked for any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection

from ofrenda.server.errors import Refusal

T = TypeVar("T")
AnyRequest: TypeAlias = Request[Any, Any, Any]


async def while_here(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is cancelled if whoever asked has hung up."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_hung_up(request))

    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Refusal("Nobody waits for this any more.")
    finally:
        for task in (working, leaving):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from."""
    return connection.client.host if connection.client else ""
