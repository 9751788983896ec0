"""Tables: what is wished, and what is told of them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from serai.server.messages.common import PLAIN, ClientId, Label, Line, Request, SeatNumber
from serai.server.store.rows import Clock


class SeatWish(Request):
    """Who may have a seat. `person`: whoever joins; `hotseat`: the creator at this device; `bot`: the bot named."""

    kind: Literal["person", "bot", "hotseat"] = "person"
    bot: Annotated[str, Meta(max_length=60)] | None = None
    name: Annotated[str, Meta(max_length=40, pattern=PLAIN)] = ""


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
    variants: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)] = field(default_factory=list)
    name: Label = ""
    access: Literal["open", "invitation"] = "open"
    clock: ClockWish = field(default_factory=ClockWish)
    undo: Literal["never", "consent"] = "consent"
    projections: bool = True  # false: neither scores nor incomes until the game is over
    house: dict[str, Any] = field(default_factory=dict)
    order: Annotated[list[Annotated[int, Meta(ge=0, le=98)]], Meta(max_length=12)] = field(default_factory=list)
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    seat: SeatNumber | None = None  # the creator's own seat; the first for a person unless said otherwise
    sit: bool = True  # false: make the table for others


class JoinRequest(Request):
    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=32)] = ""


class SeatRequest(Request):
    seat: SeatNumber | None = None


class ChatRequest(Request):
    id: ClientId
    text: Line


class RecordRequest(Request):
    record: dict[str, Any]
    name: Label = ""


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
    rules_version: int
    clock: Clock
    undo: str
    projections: bool
    seeded: bool  # the maker chose the seed, and may know what comes
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
