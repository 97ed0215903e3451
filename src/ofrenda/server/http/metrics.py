"""Figures for Prometheus, where the operator asked for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from ofrenda.kernel.errors import OfrendaError
from ofrenda.server.http.limits import Quotas
from ofrenda.server.table.tables import Tables

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry


def metrics_route() -> HTTPRouteHandler:
    """`/metrics`; refused if the package for it is not installed."""
    try:
        from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
    except ImportError:
        raise OfrendaError("Metrics need another package: pip install 'ofrenda[metrics]'.") from None

    registry = CollectorRegistry()

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def metrics() -> Response[bytes]:
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    metrics.opt["registry"] = registry
    return metrics


def measure(registry: CollectorRegistry, tables: Tables, quotas: Quotas) -> None:
    """Figures that are read when somebody asks for them."""
    from prometheus_client import Gauge

    figures = {
        "ofrenda_tables_live": ("Tables in memory.", lambda: tables.live_count),
        "ofrenda_sockets_open": ("Open pages.", lambda: quotas.sockets.count),
        "ofrenda_workers_waiting": ("Waiting for a worker process.", lambda: tables.waiting),
        "ofrenda_entries_written": ("Entries written since the server was started.", lambda: tables.entries_written),
        "ofrenda_disk_free_bytes": ("Room on the disk of the database.", lambda: tables.disk_free or 0),
    }
    for name, (told, read) in figures.items():
        Gauge(name, told, registry=registry).set_function(read)
