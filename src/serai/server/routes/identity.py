"""Who I am: guests, accounts, sessions, settings, tokens."""

import time
from typing import Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie

from serai.server.denied import Denied
from serai.server.hall import Hall
from serai.server.identity import (
    COOKIE,
    Visitor,
    folded,
    log_in,
    make_account,
    new_guest,
    new_session,
    new_token,
    person_seen,
    renewed_session,
)
from serai.server.limits import Limiter
from serai.server.messages.common import Done
from serai.server.messages.people import (
    AccountRequest,
    GuestRequest,
    Person,
    SessionSeen,
    TokenMade,
    TokenRequest,
    TokenSeen,
)
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import somebody, visitor_of
from serai.server.tables import forget

LARGEST_SETTINGS = 8_192


def session_cookie(hall: Hall, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        httponly=True,
        samesite="lax",
        secure=hall.settings.is_secure,
        max_age=hall.settings.session_days * 86_400,
    )


async def welcome(request: Call, person: str, name: str, status: int = 201) -> Response[Person]:
    """Start a session, or go on with one: always a new secret, so that one planted before opens nothing any more.

    What is open stays open: a socket is asked for its secret when it begins, and the session is still the same.
    """
    hall = hall_of(request)
    old = visitor_of(request)
    if old is not None and old.session is not None and old.person == person:
        secret = await renewed_session(hall, old.session)
    else:
        secret = await new_session(hall, person, request.headers.get("user-agent", ""))
    seen = await person_seen(hall, Visitor(person, name))
    return Response(seen, status_code=status, cookies=[session_cookie(hall, secret)])


@post("/guest", opt={"limit": "guest"}, responses=PROBLEMS)
async def play_as_guest(request: Call, data: GuestRequest) -> Response[Person]:
    """Play at once, with a name alone."""
    person = await new_guest(hall_of(request), data.name)
    return await welcome(request, person, data.name)


@get("/me", responses=PROBLEMS)
async def who_am_i(request: Call) -> Person:
    """Who I am, and my settings."""
    return await person_seen(hall_of(request), somebody(request))


@put("/me/settings", responses=PROBLEMS)
async def keep_settings(request: Call, data: dict[str, Any]) -> Person:
    """Personal settings, kept as they are given."""
    hall, visitor = hall_of(request), somebody(request)
    text = msgspec.json.encode(data).decode()
    if len(text) > LARGEST_SETTINGS:
        raise Denied(413, "too_large", limit=LARGEST_SETTINGS)
    await hall.people.change(visitor.person, settings=text)
    return await person_seen(hall, visitor)


@delete("/me", status_code=200, responses=PROBLEMS)
async def forget_me(request: Call) -> Done:
    """Remove who I was: bots play on in my seats, and my games stay readable under a pseudonym."""
    hall, visitor = hall_of(request), by_session(request)
    await forget(hall, visitor)
    return Done()


@post("/accounts", opt={"limit": "account"}, responses=PROBLEMS)
async def open_account(request: Call, data: AccountRequest) -> Response[Person]:
    """Make the guest an account, or a new one."""
    hall = hall_of(request)
    visitor = None if visitor_of(request) is None else by_session(request)
    person = await make_account(hall, visitor, data.name, data.password)
    return await welcome(request, person, data.name)


@post("/sessions", opt={"limit": "login"}, responses=PROBLEMS)
async def begin_session(request: Call, data: AccountRequest) -> Response[Person]:
    """Log in."""
    limiter: Limiter = request.app.state.limiter
    limiter.take("login", "name " + folded(data.name), time.monotonic())
    person = await log_in(hall_of(request), data.name, data.password)
    return await welcome(request, person, data.name)


@get("/sessions", responses=PROBLEMS)
async def list_sessions(request: Call) -> list[SessionSeen]:
    """Where I am logged in."""
    visitor = by_session(request)
    return [
        SessionSeen(
            id=row["id"],
            agent=row["agent"],
            created=row["created"],
            seen=row["seen"],
            this=row["id"] == visitor.session,
        )
        for row in await hall_of(request).people.sessions_of(visitor.person)
    ]


@delete("/sessions/{session_id:str}", status_code=200, responses=PROBLEMS)
async def end_session(request: Call, session_id: str) -> Done:
    """Log out there."""
    hall, visitor = hall_of(request), by_session(request)
    if not await hall.people.end_session(visitor.person, session_id):
        raise Denied(404, "no_such_session")
    hall.end(visitor.person, session_id)
    return Done()


@post("/tokens", opt={"limit": "token"}, responses=PROBLEMS)
async def make_token(request: Call, data: TokenRequest) -> TokenMade:
    """A token for a bot or script; told this once."""
    token, secret, now = await new_token(hall_of(request), by_session(request).person, data.label)
    return TokenMade(id=token, label=data.label, created=now, token=secret)


@get("/tokens", responses=PROBLEMS)
async def list_tokens(request: Call) -> list[TokenSeen]:
    """My tokens, without their secrets."""
    rows = await hall_of(request).people.tokens_of(by_session(request).person)
    return [TokenSeen(id=row["id"], label=row["label"], created=row["created"]) for row in rows]


@delete("/tokens/{token_id:str}", status_code=200, responses=PROBLEMS)
async def end_token(request: Call, token_id: str) -> Done:
    """Revoke a token."""
    hall, visitor = hall_of(request), by_session(request)
    if not await hall.people.end_token(visitor.person, token_id):
        raise Denied(404, "no_such_token")
    hall.end(visitor.person, token_id)
    return Done()


def by_session(request: Call) -> Visitor:
    """The visitor, who must have come by cookie: a token may play but not hand out keys."""
    visitor = somebody(request)
    if visitor.session is None:
        raise Denied(403, "not_by_token")
    return visitor


ROUTES = [
    play_as_guest,
    who_am_i,
    keep_settings,
    forget_me,
    open_account,
    begin_session,
    list_sessions,
    end_session,
    make_token,
    list_tokens,
    end_token,
]
