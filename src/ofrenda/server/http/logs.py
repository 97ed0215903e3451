"""What the server tells its operator: log lines, as text or JSON, and one line for each request if wished."""

from __future__ import annotations

import logging
import sys
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

log = logging.getLogger("ofrenda.access")


class JsonLines(logging.Formatter):
    """Each log record as one JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up_logs(as_json: bool, requests: bool) -> None:
    """Sends what ofrenda and the web server log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    for name in ("ofrenda", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING if name == "uvicorn" else logging.INFO)
    log.setLevel(logging.INFO if requests else logging.WARNING)


class RequestLog:
    """A line for each answered request: what was asked, never by whom unless that is wished, nor any secret.

    Tokens travel in headers, invitations in the fragment of an address: neither is logged. Query strings are left out.
    """

    def __init__(self, app: ASGIApp, addresses: bool) -> None:
        self.app = app
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return

        began = time.perf_counter()

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noting)

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        if self._addresses and scope["client"]:
            fields["address"] = scope["client"][0]
        log.info(" ".join(map(str, fields.values())), extra={"fields": fields})
