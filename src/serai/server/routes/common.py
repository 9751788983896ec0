"""What every route shares: the answers a call may get instead of its own, and who is asking."""

import time
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from serai.kernel.decision import Refusal
from serai.kernel.plain import BadInput
from serai.server.denied import Denied
from serai.server.hall import Hall
from serai.server.limits import Limiter
from serai.server.log import log
from serai.server.messages.common import Problem
from serai.server.metrics import REFUSALS
from serai.server.security import address, visitor_of
from serai.server.store.failure import Conflict, StoreDown

MEANINGS = {
    400: "The call cannot be read",
    401: "Nobody is known by this cookie or token",
    403: "This visitor may not do that",
    404: "There is no such thing, or none for this visitor",
    409: "The rules or the table's state forbid it now",
    413: "Too large",
    415: "Not JSON",
    429: "Too many calls; `values.seconds` says how long to wait",
    503: "The store does not answer; nothing was changed",
}
PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in MEANINGS.items()
}
KEYS = {400: "unreadable", 404: "not_found", 405: "method_not_allowed", 413: "too_large", 415: "not_json"}

OWN_FAULT = 500  # from here on not the client's

Call = Request[Any, Any, Any]


def hall_of(request: Call) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def problem(
    status: int, reason: str, message: str, section: str = "", values: dict[str, Any] | None = None
) -> Response[Problem]:
    headers = {"Retry-After": str(values["seconds"])} if values and "seconds" in values else {}
    content = Problem(reason=reason, message=message, section=section, values=values or {})
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_denied(_request: Call, error: Denied) -> Response[Problem]:
    return problem(error.status, error.reason, error.reason.replace("_", " "), values=error.values)


def on_refusal(_request: Call, error: Refusal) -> Response[Problem]:
    REFUSALS.labels(error.reason).inc()
    return problem(409, error.reason, str(error), error.section, dict(error.values))


def on_bad_input(_request: Call, error: BadInput) -> Response[Problem]:
    return problem(400, "unreadable", str(error), values={"place": error.place, "expected": error.expected})


def on_too_deep(_request: Call, _error: RecursionError) -> Response[Problem]:
    """JSON within JSON beyond what can be read."""
    return problem(400, "unreadable", "nested too deeply")


def on_store_down(_request: Call, error: StoreDown) -> Response[Problem]:
    log.error("store does not answer", extra={"failure": str(error)})
    return problem(503, "store_unavailable", "the store does not answer; nothing was changed")


def on_conflict(_request: Call, _error: Conflict) -> Response[Problem]:
    return problem(409, "changed_meanwhile", "somebody else changed this meanwhile")


def on_http(_request: Call, error: HTTPException) -> Response[Problem]:
    values: dict[str, Any] = {}
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        values["errors"] = [
            {"key": str(item.get("key", "")), "message": str(item.get("message", ""))[:200]}
            for item in extra
            if isinstance(item, dict)
        ]
    status = error.status_code
    return problem(status, KEYS.get(status, "not_possible"), str(error.detail)[:300], values=values)


def on_defect(request: Call, error: Exception) -> Response[Problem]:
    log.error("defect", extra={"path": request.scope["path"]}, exc_info=error)
    return problem(500, "defect", "something went wrong here; it has been noted")


def counted(answer: Callable[[Call, Any], Response[Problem]]) -> Callable[[Call, Any], Response[Problem]]:
    """The answer to a call that failed; where answers to a game are taken, too many of them are told to wait."""

    def told(request: Call, error: Exception) -> Response[Problem]:
        found = answer(request, error)
        opt = getattr(request.scope.get("route_handler"), "opt", {})  # an unknown path has none
        if not opt.get("counts_refused") or (found.status_code or OWN_FAULT) >= OWN_FAULT:
            return found
        limiter: Limiter = request.app.state.limiter
        visitor = visitor_of(request)
        try:
            limiter.take("refused", address(request) if visitor is None else visitor.person, time.monotonic())
        except Denied as denied:
            return on_denied(request, denied)
        return found

    return told


HANDLERS: dict[int | type[Exception], Any] = {
    Denied: counted(on_denied),
    Refusal: counted(on_refusal),
    BadInput: counted(on_bad_input),
    RecursionError: counted(on_too_deep),
    StoreDown: on_store_down,
    Conflict: on_conflict,
    HTTPException: counted(on_http),
    Exception: on_defect,
}
