"""The JSON API of whoever watches over the server: whether it lives, and whether it can be used."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, Router, route
from litestar.di import NamedDependency

from ofrenda import __version__, compiled
from ofrenda.server.table.tables import Tables


class Health(msgspec.Struct):
    status: str
    version: str
    compiled: bool


class Readiness(msgspec.Struct):
    """Whether the server can be used, and what it has left."""

    status: Literal["ok", "not ready"]
    database: str
    """Whether it could be written and read just now; else why not."""
    disk_free_bytes: int | None
    """On the disk of an embedded database."""
    waiting: int
    """How many wait for a worker process."""


@route("/health", http_method=["GET", "HEAD"])
async def health() -> Health:
    """Whether the server is alive, and which version it is."""
    return Health("ok", __version__, compiled())


@route("/ready", http_method=["GET", "HEAD"])
async def ready(all_tables: NamedDependency[Tables]) -> Response[Readiness]:
    """Whether the database can be written and read, with the room on its disk and the queue for the workers."""
    problem = await all_tables.check_store()
    told = Readiness("not ready" if problem else "ok", problem or "ok", all_tables.disk_free, all_tables.waiting)
    return Response(told, status_code=503 if problem else 200)


router = Router(path="/", route_handlers=[health, ready])
