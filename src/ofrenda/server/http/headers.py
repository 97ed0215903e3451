"""Security headers: what every answer carries, error pages too."""

from __future__ import annotations

from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]

NOT_KEPT = (b"cache-control", b"no-store")
"""What says nothing of it may be about one seat, and is kept nowhere."""


class SecurityHeaders:
    """Wraps the whole application, so that error pages carry the policy too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                kept = any(name.lower() == b"cache-control" for name, _value in given)
                message["headers"] = [*given, *HEADERS, *([] if kept else [NOT_KEPT])]
            await send(message)

        await self.app(scope, receive, with_headers)
