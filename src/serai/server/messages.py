"""Messages: the words of docs/protocol.md. Requests are checked by their types; unknown fields are refused."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from serai.server.store.rows import ChatLine, Clock

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends over HTTP."""


# Who


class GuestRequest(Request):
    name: Name


class AccountRequest(Request):
    name: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^\S(.*\S)?$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class PasswordRequest(Request):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class TokenRequest(Request):
    label: Annotated[str, Meta(min_length=1, max_length=60)]


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


# Tables


class SeatWish(Request):
    """Who may have a seat. `person`: whoever joins; `hotseat`: the creator at this device; `bot`: the bot named."""

    kind: Literal["person", "bot", "hotseat"] = "person"
    bot: Annotated[str, Meta(max_length=60)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class ClockWish(Request):
    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 20
    days: Annotated[float, Meta(ge=0.01, le=60)] = 3.0
    timeout: Literal["bot", "mild"] = "mild"


class TableRequest(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    variants: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)] = []
    name: Annotated[str, Meta(max_length=80)] = ""
    access: Literal["open", "invitation"] = "open"
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    undo: Literal["never", "consent"] = "consent"
    house: dict[str, Any] = {}
    order: Annotated[list[Annotated[int, Meta(ge=0, le=98)]], Meta(max_length=12)] = []
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    seat: SeatNumber | None = None  # the creator's own seat; the first for a person unless said otherwise
    sit: bool = True  # false: make the table for others


class JoinRequest(Request):
    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=32)] = ""


class ChatRequest(Request):
    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]


class SeatRequest(Request):
    seat: SeatNumber | None = None


class ActRequest(Request):
    id: ClientId
    number: Number
    seat: SeatNumber
    action: Notation | dict[str, Any]
    version: Number | None = None  # as last seen; an answer from before an undo is then refused as late


class UndoWish(Request):
    id: ClientId
    number: Number
    seat: SeatNumber
    to: Number


class ConsentRequest(Request):
    seat: SeatNumber
    agree: bool


class RecordRequest(Request):
    record: dict[str, Any]
    name: Annotated[str, Meta(max_length=80)] = ""


class NoticeRequest(Request):
    """`push`: a browser's subscription; `webhook`: an address and, if wished, a secret; `mail`: an address."""

    kind: Literal["push", "webhook", "mail"]
    target: dict[str, Any]


class SeatSeen(Struct, kw_only=True):
    seat: int
    kind: str
    name: str
    taken: bool
    bot: str | None
    stand_in: str | None


class RequestSeen(Struct, kw_only=True):
    seat: int
    to: int
    agreed: list[int]


class TableSeen(Struct, kw_only=True):
    id: str
    name: str
    game: str
    edition: str
    variants: list[str]
    house: dict[str, Any]
    access: str
    invitation: str | None
    status: str
    study: bool
    clock: Clock
    undo: str
    seats: list[SeatSeen]
    mine: list[int]
    owner: bool
    number: int
    version: int
    request: RequestSeen | None
    winners: list[int]
    scores: list[dict[str, Any]]
    rematch: str | None
    created: int
    changed: int


class TableList(Struct, kw_only=True):
    tables: list[TableSeen]
    page: int
    more: bool


class EditionSeen(Struct, kw_only=True):
    name: str
    seats: list[int]


class VariantSeen(Struct, kw_only=True):
    name: str
    about: str
    allowed: dict[str, list[int]]  # edition -> the numbers of seats it may be played with


class GameSeen(Struct, kw_only=True):
    name: str
    seats: list[int]
    editions: list[EditionSeen]
    variants: list[VariantSeen]
    bots: list[str]


class GameList(Struct, kw_only=True):
    games: list[GameSeen]


# Play


class DecisionSeen(Struct, kw_only=True):
    question: str
    seats: list[int]
    colour: str | None


class ActionOffer(Struct, kw_only=True):
    notation: str
    action: dict[str, Any]


class MoveSeen(Struct, kw_only=True):
    number: int
    seat: int
    actor: str
    at: int
    events: list[dict[str, Any]]
    action: dict[str, Any] | None
    notation: str | None


class ClockSeen(Struct, kw_only=True):
    """Milliseconds each seat has left as of `since`; `owing` are running. `now` is the server's time."""

    left: list[int]
    owing: list[int]
    since: int
    now: int


class Message(Struct, kw_only=True, tag_field="t"):
    """Something the server says at a table."""

    number: int
    version: int


class State(Message, tag="state"):
    table: TableSeen
    seat: int | None
    view: dict[str, Any] | None
    decision: DecisionSeen | None
    actions: list[ActionOffer]
    frontier: int | None
    clock: ClockSeen
    log: list[MoveSeen]
    chat: list[ChatLine]
    scores: list[dict[str, Any]] | None


class Update(Message, tag="update"):
    moves: list[MoveSeen]
    view: dict[str, Any]
    decision: DecisionSeen | None
    actions: list[ActionOffer]
    frontier: int | None
    clock: ClockSeen
    scores: list[dict[str, Any]] | None
    status: str


class Earlier(Message, tag="at"):
    """The table as it stood after `number` moves."""

    seat: int | None
    view: dict[str, Any]
    decision: DecisionSeen | None
    log: list[MoveSeen]
    scores: list[dict[str, Any]] | None
    last: int


class Ack(Message, tag="ack"):
    id: str


class Refused(Message, tag="refused"):
    id: str
    reason: str
    section: str
    values: dict[str, Any]


class Said(Message, tag="chat"):
    line: ChatLine


class TableChanged(Message, tag="table"):
    table: TableSeen
    clock: ClockSeen


class Presence(Message, tag="presence"):
    seats: list[int]
    watchers: int


class Pong(Message, tag="pong"):
    now: int


class Error(Message, tag="error"):
    reason: str
    values: dict[str, Any]


class Problem(Struct, kw_only=True):
    """Why a call was refused: a key for the locale files, the rulebook's section, and the values it turns on."""

    reason: str
    message: str
    section: str = ""
    values: dict[str, Any] = {}


class Done(Struct, kw_only=True):
    done: bool = True


class NoticeSeen(Struct, kw_only=True):
    id: str
    kind: str
    created: int
    secret: str | None  # signs a webhook; told once, when it is made


class NoticeTested(Struct, kw_only=True):
    id: str
    kind: str
    result: str


class PushKey(Struct, kw_only=True):
    key: str


class Health(Struct, kw_only=True):
    status: str
    version: str


# What a client says over the socket


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


class SayChat(Say, tag="chat"):
    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]


class SayResume(Say, tag="resume"):
    since: Number | None = None
    version: Number | None = None


class SaySit(Say, tag="sit"):
    seat: SeatNumber | None


class SayPing(Say, tag="ping"):
    pass


Spoken = SayAct | SayUndo | SayChat | SayResume | SaySit | SayPing
read_spoken = msgspec.json.Decoder(Spoken).decode
