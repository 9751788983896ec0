"""What a client says over the socket."""

from typing import Any

from msgspec import Struct
from msgspec.json import Decoder

from serai.server.messages.common import ClientId, Line, Notation, Number, SeatNumber


class Say(Struct, kw_only=True, tag_field="t"):
    """Something a client sends over the socket."""


class SayAct(Say, tag="act"):
    id: ClientId
    number: Number
    seat: SeatNumber
    action: Notation | dict[str, Any]
    version: Number | None = None  # as last seen; an answer from before an undo is then refused as late


class SayUndo(Say, tag="undo"):
    id: ClientId
    number: Number
    seat: SeatNumber
    to: Number


class SayPreview(Say, tag="preview"):
    id: ClientId
    number: Number
    seat: SeatNumber
    action: Notation | dict[str, Any]


class SayChat(Say, tag="chat"):
    id: ClientId
    text: Line


class SayResume(Say, tag="resume"):
    since: Number | None = None
    version: Number | None = None


class SaySit(Say, tag="sit"):
    seat: SeatNumber | None


class SayPing(Say, tag="ping"):
    pass


Spoken = SayAct | SayUndo | SayPreview | SayChat | SayResume | SaySit | SayPing
read_spoken = Decoder(Spoken).decode
