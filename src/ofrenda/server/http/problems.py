"""What a request is answered with that cannot be granted, or that went wrong."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.response import Template

from ofrenda.kernel.errors import OfrendaError, UnknownName
from ofrenda.words import _, mark

log = logging.getLogger("ofrenda")

PLAIN_WORDS = {
    404: mark("There is nothing at this address."),
    413: mark("That is more than this server takes at a time."),
}


class Problem(msgspec.Struct):
    """What a refused request is answered with."""

    error: str
    message: str


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
