"""What a request is answered with that cannot be granted, or that went wrong."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.response import Template
from litestar.routes import BaseRoute, HTTPRoute
from litestar.status_codes import HTTP_405_METHOD_NOT_ALLOWED, HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import Method

from ofrenda.kernel.errors import OfrendaError, UnknownName
from ofrenda.server.errors import Refusal, TooMany
from ofrenda.server.http.gone import AnyRequest
from ofrenda.words import _, mark

log = logging.getLogger("ofrenda")

PLAIN_WORDS = {
    404: mark("There is nothing at this address."),
    413: mark("That is more than this server takes at a time."),
}


METHODS: Final[tuple[Method, ...]] = ("GET", "HEAD", "POST", "DELETE")


class Problem(msgspec.Struct):
    """What a refused request is answered with."""

    error: str
    message: str


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in {
        400: "What was sent has not the right shape.",
        403: "Only somebody else may do that.",
        404: "There is no such thing here.",
        405: "This is not done at this address; `Allow` says what is.",
        409: "The rules, or how things stand, are against it: an illegal move, a closed question, a taken seat.",
        413: "More than the server takes at a time.",
        429: "Too much at a time; `Retry-After` says when to come again.",
        500: "Our own mistake.",
        503: "The server is being stopped, or cannot be used now.",
    }.items()
}


class ToldProblems(ReceiveRoutePlugin):
    """Every route of the API tells in the schema how it refuses."""

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = PROBLEMS


def refused(request: AnyRequest, error: OfrendaError) -> Response[Any]:
    """A clear answer to a request that cannot be granted."""
    status = 404 if isinstance(error, UnknownName) else getattr(error, "status", Refusal.status)
    headers = {"retry-after": str(error.retry_seconds)} if isinstance(error, TooMany) else {}
    return _answer(request, status, getattr(error, "key", "refused"), str(error), headers)


def failed(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar refuses: a wrong address, a body that does not fit its type, too many requests."""
    message = _(PLAIN_WORDS.get(error.status_code, error.detail))
    if error.extra and isinstance(error.extra, list):
        message = "; ".join(_complaint(line) for line in error.extra)
    headers = {"allow": ", ".join(_methods(request))} if error.status_code == HTTP_405_METHOD_NOT_ALLOWED else {}
    key = "bad-request" if error.status_code < HTTP_500_INTERNAL_SERVER_ERROR else "broken"
    return _answer(request, error.status_code, key, message, headers)


def _methods(request: AnyRequest) -> list[str]:
    """What may be done at the address."""
    found: list[str] = []
    for method in METHODS:
        with suppress(HTTPException):
            request.app.asgi_router.handle_routing(request.url.path, method)
            found.append(method)
    return found


def _complaint(line: Mapping[str, str]) -> str:
    """What is wrong, and where."""
    if line.get("message") == "'data'":  # how the framework says that there is no body at all
        return _("A body in JSON is needed.")
    if "matching regex" in line.get("message", "") and line.get("key", "").endswith("name"):
        return _("A name cannot contain any of : [ ] < > or what has no place in a line.")
    return f"{line.get('key', '')}: {line.get('message', '')}".strip(": ")


def too_deep(request: AnyRequest, _error: RecursionError) -> Response[Any]:
    """A body nested deeper than anybody could mean it."""
    return _answer(request, 400, "bad-request", _("This is nested too deeply."))


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """Our own mistake: told without internals, and logged with them."""
    log.error("request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, 500, "broken", _("Something went wrong here. Nothing of your match is lost."))


def _answer(
    request: AnyRequest, status: int, key: str, message: str, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    if request.url.path.startswith(("/api", "/schema", "/health", "/ready", "/static")):
        return Response(Problem(key, message), status_code=status, headers=headers)
    return Template("error.html", context={"message": message}, status_code=status, headers=dict(headers or {}))
