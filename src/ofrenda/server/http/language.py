"""In which language a request is answered: the one its reader chose here, else the browser's, else the server's own."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ofrenda.words import LANGUAGES, PSEUDO, PSEUDO_TAG, language, speaking

COOKIE = "language"
"""Set by the switch in the pages' header (`js/language.js`)."""
BY_READER = (b"vary", b"accept-language, cookie")


class SpokenLanguage:
    """Wraps the application: everything that is said while a request or a socket is served is said to its reader."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        spoken = chosen(Headers(scope.get("headers", ())))  # there are none when the server starts or stops

        async def with_language(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"content-language", language().encode()), BY_READER]
            await send(message)

        with speaking(spoken):
            await self.app(scope, receive, with_language)


def chosen(headers: Headers) -> str:
    """The language of whoever sent these headers."""
    if language() == PSEUDO_TAG:
        return PSEUDO  # switched on to look at all pages, whatever the browser wishes
    wishes = [_in_cookie(headers.get("cookie", "")), *accepted(headers.get("accept-language", ""))]
    return next((wish for wish in wishes if wish in LANGUAGES), language())


def _in_cookie(cookie: str) -> str:
    try:
        jar = SimpleCookie(cookie)
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header without their regions, the dearest first."""
    wishes = []
    for wish in header.split(","):
        name, _semicolon, quality = wish.strip().partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        if name and weight > 0:
            wishes.append((-weight, name.split("-")[0].lower()))
    return [name for _weight, name in sorted(wishes, key=lambda wish: wish[0])]
