"""Who somebody is: guests, accounts, sessions, tokens."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from serai.server.messages.common import PLAIN, Name, Request

PLAIN_ENDS = r"^[^\x00-\x1f\x7f\s]([^\x00-\x1f\x7f]*[^\x00-\x1f\x7f\s])?$"  # no blanks around it


class GuestRequest(Request):
    name: Name


class AccountRequest(Request):
    name: Annotated[str, Meta(min_length=2, max_length=40, pattern=PLAIN_ENDS)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class TokenRequest(Request):
    label: Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]


class Person(Struct, kw_only=True):
    id: str
    name: str
    account: bool
    settings: dict[str, Any]


class SessionSeen(Struct, kw_only=True):
    id: str
    agent: str
    created: int
    seen: int
    this: bool


class TokenSeen(Struct, kw_only=True):
    id: str
    label: str
    created: int


class TokenMade(Struct, kw_only=True):
    """The token itself is told once and never again."""

    id: str
    label: str
    created: int
    token: str
