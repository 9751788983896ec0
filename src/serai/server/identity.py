"""Identity: guests with a name, accounts with a password, sessions in a cookie, tokens for bots and scripts.

Secrets are random, told once, and kept as hashes. A password is hashed with Argon2id, off the event loop.
"""

import asyncio
import hashlib
import secrets
from typing import NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from serai.kernel.plain import BadInput
from serai.server.denied import Denied
from serai.server.hall import Hall
from serai.server.messages.people import Person
from serai.server.store.failure import Conflict
from serai.server.when import new_id, now_ms

COOKIE = "serai_session"
SEEN_EVERY = 3_600_000
DAY = 86_400_000
LONGEST_ACCOUNT = 40  # as the store has it; some letters become two in lower case
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
NOBODYS_HASH = HASHER.hash(secrets.token_hex(8))  # an unknown name takes as long as a known one
HASHING = asyncio.Semaphore(2)


class Visitor(NamedTuple):
    """Who sends a call, and how they are known."""

    person: str
    name: str
    session: str | None = None  # None: by token
    token: str | None = None


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


async def who_is(hall: Hall, cookie: str | None, bearer: str | None) -> Visitor | None:
    """The visitor behind a token or a cookie; a token that is wrong is no visitor, whatever the cookie says."""
    if bearer:
        found = await hall.people.token(hashed(bearer))
        return None if found is None else Visitor(found["person"], found["name"], token=found["id"])
    if not cookie:
        return None
    found = await hall.people.session(hashed(cookie))
    if found is None:
        return None
    now = now_ms()
    if found["seen"] < now - hall.settings.session_days * DAY:
        await hall.people.end_session(found["person"], found["id"])
        return None
    if found["seen"] < now - SEEN_EVERY:
        await hall.people.touch(found["id"], now)
    return Visitor(found["person"], found["name"], session=found["id"])


async def new_guest(hall: Hall, name: str) -> str:
    """Somebody new, by name alone."""
    person = new_id()
    await hall.people.add(
        {
            "id": person,
            "name": " ".join(name.split()),
            "account": None,
            "password": None,
            "settings": "{}",
            "created": now_ms(),
        }
    )
    return person


async def new_session(hall: Hall, person: str, agent: str) -> str:
    """A session's secret, for the cookie."""
    secret = secrets.token_urlsafe(32)
    now = now_ms()
    await hall.people.add_session(
        {"id": new_id(), "person": person, "secret": hashed(secret), "agent": agent[:120], "created": now, "seen": now}
    )
    return secret


async def renewed_session(hall: Hall, session: str) -> str:
    """Another secret for a session; the one before opens nothing any more."""
    secret = secrets.token_urlsafe(32)
    await hall.people.renew_session(session, hashed(secret), now_ms())
    return secret


async def new_token(hall: Hall, person: str, label: str) -> tuple[str, str, int]:
    """An API token: its id, its secret, and when."""
    secret = "serai_" + secrets.token_urlsafe(32)
    token, now = new_id(), now_ms()
    await hall.people.add_token(
        {"id": token, "person": person, "label": label, "secret": hashed(secret), "created": now}
    )
    return token, secret, now


async def make_account(hall: Hall, visitor: Visitor | None, name: str, password: str) -> str:
    """Give a guest an account, or somebody new; the person's id."""
    name = " ".join(name.split())
    if len(folded(name)) > LONGEST_ACCOUNT:
        raise BadInput("name", f"at most {LONGEST_ACCOUNT} letters, in lower case too", name)
    async with HASHING:
        password_hash = await asyncio.to_thread(HASHER.hash, password)
    values = {"name": name, "account": folded(name), "password": password_hash}
    try:
        if visitor is not None:
            known = await hall.people.by_id(visitor.person)
            if known is not None and known["account"] is None:
                await hall.people.change(visitor.person, **values)
                return visitor.person
        person = new_id()
        await hall.people.add({"id": person, "settings": "{}", "created": now_ms(), **values})
    except Conflict as error:
        raise Denied(409, "name_taken") from error
    return person


async def log_in(hall: Hall, name: str, password: str) -> str:
    """The person of a name and password; the same refusal, after the same time, for either being wrong."""
    found = await hall.people.by_account(folded(" ".join(name.split())))
    stored = NOBODYS_HASH if found is None or found["password"] is None else found["password"]
    async with HASHING:
        is_right = await asyncio.to_thread(verifies, stored, password)
    if found is None or not is_right:
        raise Denied(401, "wrong_name_or_password")
    return str(found["id"])


def verifies(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


def folded(name: str) -> str:
    """Names that look alike to a careless eye are one account."""
    return name.casefold()


async def person_seen(hall: Hall, visitor: Visitor) -> Person:
    found = await hall.people.by_id(visitor.person)
    if found is None:
        raise Denied(401, "nobody")
    return Person(
        id=found["id"],
        name=found["name"],
        account=found["account"] is not None,
        settings=msgspec.json.decode(found["settings"]),
    )
