"""Notices: how people are told that it is their turn."""

from typing import Any, Literal

from msgspec import Struct

from serai.server.messages.common import Request


class NoticeRequest(Request):
    """`push`: a browser's subscription; `webhook`: an address (the secret that signs is ours); `mail`: an address."""

    kind: Literal["push", "webhook", "mail"]
    target: dict[str, Any]


class NoticeSeen(Struct, kw_only=True):
    id: str
    kind: str
    created: int
    secret: str | None  # signs a webhook; told once, when it is made
    confirmed: bool  # false: nothing is sent there before the link in a letter has been opened; mail only


class NoticeTested(Struct, kw_only=True):
    id: str
    kind: str
    result: str


class PushKey(Struct, kw_only=True):
    key: str
    mail: bool  # whether this server sends mail too
