"""Play: what the server says at a table, and what is sent to it over plain HTTP."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from serai.server.messages.common import PLAIN, ClientId, Notation, Number, Request, SeatNumber
from serai.server.messages.tables import TableSeen
from serai.server.store.rows import ChatLine


class ActRequest(Request):
    id: ClientId
    number: Number
    seat: SeatNumber
    action: Notation | dict[str, Any]
    version: Number | None = None  # as last seen; an answer from before an undo is then refused as late


class PreviewRequest(Request):
    number: Number
    seat: SeatNumber
    action: Notation | dict[str, Any]
    id: Annotated[str, Meta(max_length=64, pattern=PLAIN)] = ""


class UndoWish(Request):
    id: ClientId
    number: Number
    seat: SeatNumber
    to: Number


class ConsentRequest(Request):
    seat: SeatNumber
    agree: bool


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
    incomes: list[dict[str, Any]] | None


class Update(Message, tag="update"):
    moves: list[MoveSeen]
    view: dict[str, Any]
    decision: DecisionSeen | None
    actions: list[ActionOffer]
    frontier: int | None
    clock: ClockSeen
    scores: list[dict[str, Any]] | None
    incomes: list[dict[str, Any]] | None
    winners: list[int]
    status: str


class Earlier(Message, tag="at"):
    """The table as it stood after `number` moves."""

    eyes: str
    seat: int | None
    view: dict[str, Any]
    decision: DecisionSeen | None
    log: list[MoveSeen]
    scores: list[dict[str, Any]] | None
    incomes: list[dict[str, Any]] | None
    last: int


class Preview(Message, tag="preview"):
    """What an action would bring; nothing where that is not `certain`."""

    id: str
    certain: bool
    view: dict[str, Any] | None = None
    scores: list[dict[str, Any]] | None = None
    incomes: list[dict[str, Any]] | None = None
    events: list[dict[str, Any]] | None = None


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
