"""The application: routes, errors, limits, and its coming and going."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Template
from litestar.static_files import create_static_files_router
from litestar.template.config import TemplateConfig

from ofrenda import __version__
from ofrenda.kernel.errors import OfrendaError, UnknownName
from ofrenda.server import afterwards, api, pages, socket
from ofrenda.server.edition import WEB
from ofrenda.server.guard import Guarded, Limit, Limited
from ofrenda.server.rooms import Rooms
from ofrenda.server.store import Store
from ofrenda.server.thinking import Thinkers
from ofrenda.words import _, mark

MOST_BODY_BYTES = 64_000

log = logging.getLogger("ofrenda")


PLAIN_WORDS = {
    404: mark("There is nothing at this address."),
    413: mark("That is more than this server takes at a time."),
}


class Problem(msgspec.Struct):
    """What a refused request is answered with."""

    error: str
    message: str


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str
    public_url: str = ""
    """How people reach it, if not by its own address."""
    nearby_url: str = ""
    """Its address for others on the same network; empty if it listens to this machine alone."""
    requests_per_minute: int = 1_200
    keep_days: int = 90


def make_app(settings: Settings) -> Guarded:
    """The server with these settings, wrapped in its guard."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        base = Store(settings.database)
        thinkers = Thinkers()
        rooms = Rooms(base, thinkers, settings.keep_days)
        app.state.rooms = rooms
        app.state.thinkers = thinkers
        app.state.public_url = settings.public_url
        app.state.shared_url = settings.public_url or settings.nearby_url
        await rooms.wake()
        tidying = asyncio.create_task(rooms.tidy_forever())
        try:
            yield
        finally:
            tidying.cancel()
            await rooms.close()
            thinkers.close()
            base.close()

    async def provide_rooms(state: State) -> Rooms:
        rooms: Rooms = state.rooms
        return rooms

    async def provide_thinkers(state: State) -> Thinkers:
        thinkers: Thinkers = state.thinkers
        return thinkers

    application = Litestar(
        route_handlers=[
            api.router,
            afterwards.router,
            socket.router,
            pages.router,
            create_static_files_router(
                path="/static",
                directories=[WEB],
                cache_control=CacheControlHeader(no_cache=True),
            ),
        ],
        lifespan=[running],
        dependencies={"rooms": Provide(provide_rooms), "thinkers": Provide(provide_thinkers)},
        template_config=TemplateConfig(directory=WEB / "templates", engine=JinjaTemplateEngine),
        exception_handlers={
            OfrendaError: refused,
            HTTPException: failed,
            RecursionError: too_deep,
            Exception: broken,
        },
        middleware=[DefineMiddleware(Limited, limit=Limit(settings.requests_per_minute))],
        request_max_body_size=MOST_BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", exclude=["/api"]),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ofrenda", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Guarded(application)


def refused(request: Request[Any, Any, Any], error: OfrendaError) -> Response[Any]:
    """A clear answer to a request that cannot be granted."""
    status = 404 if isinstance(error, UnknownName) else getattr(error, "status", 400)
    return _answer(request, status, getattr(error, "key", "refused"), str(error))


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What Litestar refuses: a wrong address, a body that does not fit its type, too many requests."""
    message = _(PLAIN_WORDS.get(error.status_code, error.detail))
    if error.extra and isinstance(error.extra, list):
        message = "; ".join(_complaint(line) for line in error.extra)
    return _answer(request, error.status_code, "bad-request" if error.status_code < 500 else "broken", message)


def _complaint(line: Mapping[str, str]) -> str:
    """What is wrong, and where."""
    if line.get("message") == "'data'":  # how the framework says that there is no body at all
        return _("A body in JSON is needed.")
    if "matching regex" in line.get("message", "") and line.get("key", "").endswith("name"):
        return _("A name cannot contain any of : [ ] < > or what has no place in a line.")
    return f"{line.get('key', '')}: {line.get('message', '')}".strip(": ")


def too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    """A body nested deeper than anybody could mean it."""
    return _answer(request, 400, "bad-request", _("This is nested too deeply."))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own mistake: told without internals, and logged with them."""
    log.error("request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, 500, "broken", _("Something went wrong here. Nothing of your match is lost."))


def _answer(request: Request[Any, Any, Any], status: int, key: str, message: str) -> Response[Any]:
    if request.url.path.startswith(("/api", "/schema", "/health", "/static")):
        return Response(Problem(key, message), status_code=status)
    return Template("error.html", context={"message": message}, status_code=status)
