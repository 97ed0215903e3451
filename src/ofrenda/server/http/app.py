"""The application: its routes, and what it starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.static_files import create_static_files_router
from litestar.template.config import TemplateConfig

from ofrenda import __version__
from ofrenda.kernel.errors import OfrendaError
from ofrenda.server.clock import Clock
from ofrenda.server.edition import WEB
from ofrenda.server.http import api, games_api, health_api, hints_api, lessons_api, pages, records_api, socket
from ofrenda.server.http.catalogue import speak
from ofrenda.server.http.headers import SecurityHeaders
from ofrenda.server.http.language import SpokenLanguage
from ofrenda.server.http.limits import MOST_BODY_BYTES, LimitedRequests, Quotas, RequestLimit
from ofrenda.server.http.logs import RequestLog
from ofrenda.server.http.metrics import measure, metrics_route
from ofrenda.server.http.problems import ToldProblems, broken, failed, refused, too_deep
from ofrenda.server.http.schema import all_sent
from ofrenda.server.processes.bots import BotPool
from ofrenda.server.processes.hints import HintPool
from ofrenda.server.processes.records import RecordPool
from ofrenda.server.store import Store
from ofrenda.server.table.settings import Limits
from ofrenda.server.table.tables import Tables

SERVED = ("css", "js", "games", "icons")
"""What of the pages' folder browsers may fetch as it is."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str
    public_url: str = ""
    """How people reach it, if not by its own address."""
    nearby_url: str = ""
    """Its address for others on the same network; empty if it listens to this machine alone."""
    requests_per_minute: int = 1_200
    keep_days: int = 90
    rest_minutes: int = 10
    most_entries: int = 50_000
    tables_per_address: int = 50
    sockets_per_address: int = 100
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say where a request comes from."""
    metrics: bool = False
    log_json: bool = False
    log_requests: bool = False
    log_addresses: bool = False


def make_app(settings: Settings, clock: Clock | None = None) -> SecurityHeaders:
    """The server with these settings, its answers wrapped in security headers."""
    clock = clock or Clock()
    metrics = metrics_route() if settings.metrics else None

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        bots, records, coach = BotPool(), RecordPool(), HintPool()
        limits = Limits(rest_seconds=settings.rest_minutes * 60, most_entries=settings.most_entries)
        tables = Tables(store, bots, records, coach, settings.keep_days, clock, limits)
        app.state.tables = tables
        app.state.records = records
        app.state.quotas = Quotas(settings.tables_per_address, settings.sockets_per_address)
        if metrics is not None:
            measure(metrics.opt["registry"], tables, app.state.quotas)
        app.state.public_url = settings.public_url
        app.state.shared_url = settings.public_url or settings.nearby_url

        await tables.wake()
        tidying = asyncio.create_task(tables.tidy_forever())
        try:
            yield
        finally:
            tidying.cancel()
            await tables.close()
            bots.close()
            records.close()
            coach.close()
            store.close()

    async def provide_tables(state: State) -> Tables:
        tables: Tables = state.tables
        return tables

    async def provide_records(state: State) -> RecordPool:
        records: RecordPool = state.records
        return records

    application = Litestar(
        route_handlers=[
            health_api.router,
            games_api.router,
            api.router,
            hints_api.router,
            lessons_api.router,
            records_api.router,
            socket.router,
            pages.router,
            *([metrics] if metrics is not None else []),
            *[
                create_static_files_router(
                    path=f"/static/{folder}",
                    directories=[WEB / folder],
                    cache_control=CacheControlHeader(no_cache=True),
                    include_in_schema=False,
                )
                for folder in SERVED
            ],
        ],
        lifespan=[running],
        dependencies={"all_tables": Provide(provide_tables), "records": Provide(provide_records)},
        template_config=TemplateConfig(directory=WEB / "templates", engine=JinjaTemplateEngine, engine_callback=speak),
        exception_handlers={
            OfrendaError: refused,
            HTTPException: failed,
            RecursionError: too_deep,
            Exception: broken,
        },
        middleware=[DefineMiddleware(LimitedRequests, limit=RequestLimit(settings.requests_per_minute, clock))],
        plugins=[ToldProblems()],
        request_max_body_size=MOST_BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", exclude=["/api"]),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ofrenda", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    _tell_strictness(application)
    return SecurityHeaders(SpokenLanguage(RequestLog(application, settings.log_addresses)))


def _tell_strictness(application: Litestar) -> None:
    """Unknown fields are refused; the framework does not say so in the schema by itself."""
    for name, told in application.openapi_schema.components.schemas.items():
        if name in {sent.__name__ for sent in all_sent()}:
            told.additional_properties = False
