"""Security: what pages may do, and whose pages may call. Checked once, before any handler runs."""

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from serai.server.denied import Denied
from serai.server.hall import Hall
from serai.server.identity import COOKIE, Visitor, who_is
from serai.server.limits import Limiter

POLICY_PARTS = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
POLICY = "; ".join(POLICY_PARTS)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
# A page with a form of ours. With no referrer at all browsers would not say either whose page sends it.
FORM_HEADERS = {
    "Content-Security-Policy": POLICY.replace("form-action 'none'", "form-action 'self'"),
    "Referrer-Policy": "same-origin",
}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
Connection = ASGIConnection[Any, Any, Any, Any]


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the same strict headers."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
    if scope["app"].state.hall.settings.is_secure:
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")


def address(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "unknown"


def bearer_of(connection: Connection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def gate(connection: Connection, handler: BaseRouteHandler) -> None:
    """Who calls, from where, and how often. Where `identity` is False the handler looks at the bearer itself."""
    hall: Hall = connection.app.state.hall
    limiter: Limiter = connection.app.state.limiter
    bearer = bearer_of(connection)
    cookie = connection.cookies.get(COOKIE)
    is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if bearer is None and (is_socket or connection.scope.get("method") not in SAFE_METHODS):
        check_origin(connection, hall, is_needed=is_socket or cookie is not None)
    visitor = None
    if handler.opt.get("identity", True) and (cookie is not None or bearer is not None):
        visitor = await who_is(hall, cookie, bearer)
        if visitor is None and bearer is not None:
            raise Denied(401, "unknown_token")
    limit = handler.opt.get("limit", "read")
    per_address = limit in {"guest", "account", "login"}
    if limit is not None:
        limiter.take(limit, address(connection) if visitor is None or per_address else visitor.person, time.monotonic())
    connection.scope["serai.visitor"] = visitor  # type: ignore[typeddict-unknown-key]


def check_origin(connection: Connection, hall: Hall, *, is_needed: bool) -> None:
    """A page of another site may not act in a visitor's name, nor open a socket."""
    origin = connection.headers.get("origin")
    if origin is None:
        if is_needed:
            raise Denied(403, "origin_missing")
        return
    allowed = {hall.settings.link, *filter(None, (other.strip() for other in hall.settings.origins.split(",")))}
    if origin in allowed:
        return
    host = connection.headers.get("host", "")
    if not host or urlsplit(origin).netloc != host:
        raise Denied(403, "foreign_origin")


def visitor_of(connection: Connection) -> Visitor | None:
    found: Visitor | None = connection.scope.get("serai.visitor")  # type: ignore[assignment]
    return found


def somebody(connection: Connection) -> Visitor:
    """The visitor, who must be known."""
    found = visitor_of(connection)
    if found is None:
        raise Denied(401, "nobody")
    return found
