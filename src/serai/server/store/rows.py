"""Rows as they leave the store: typed values, documents already read."""

from typing import Any, Literal

import msgspec

Status = Literal["open", "running", "finished"]


class SeatRow(msgspec.Struct, kw_only=True):
    """A place at a table and who has it."""

    seat: int
    kind: Literal["person", "hotseat", "bot"]
    person: str | None = None
    bot: str | None = None
    name: str = ""
    stand_in: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now; None when a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """How time is counted. `live`: seconds for the game and more per turn; `days`: so long for every turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: float = 0.0
    timeout: Literal["bot", "mild"] = "mild"


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """How the clocks stand: what each seat has left, who is being waited for, and since when."""

    left: tuple[int, ...] = ()
    owing: tuple[int, ...] = ()
    since: int = 0
    before: tuple[int, ...] = ()  # what each seat had when its latest turn ended, before the end gave it more


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """An undo beyond the frontier that waits for the others to agree."""

    seat: int
    to: int
    version: int
    agreed: tuple[int, ...] = ()


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its log."""

    id: str
    name: str
    game: str
    edition: str
    variants: list[str]
    owner: str
    access: Literal["open", "invitation"]
    invitation: str
    status: Status
    study: bool
    setup: dict[str, Any]
    start: dict[str, Any] | None
    rules_version: int
    clock: Clock
    undo: Literal["never", "consent"]
    projections: bool
    seeded: bool
    version: int
    number: int
    revision: int
    times: Times
    request: UndoRequest | None
    due: int | None
    result: dict[str, Any] | None
    rematch: str | None
    created: int
    changed: int


# msgspec works a type out where it first meets it, and two threads that meet it at once bring the process down:
# readers of the store are threads, so it meets this one here.
msgspec.json.Decoder(TableRow)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a game's log."""

    version: int
    kind: Literal["act", "undo"]
    number: int
    seat: int
    action: str
    actor: Literal["person", "bot", "clock"]
    at: int
    client_id: str | None = None


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table."""

    id: int
    name: str
    text: str
    number: int
    at: int


DOCUMENTS = {"variants", "setup", "start", "clock", "times", "request", "result"}


def table_row(values: dict[str, Any]) -> TableRow:
    """A row of `tables`, its documents read."""
    read = {
        str(key): msgspec.json.decode(value) if key in DOCUMENTS and value is not None else value
        for key, value in values.items()
    }
    return msgspec.convert(read, TableRow)


def to_columns(changes: dict[str, Any]) -> dict[str, Any]:
    """Values as the columns hold them."""
    return {
        key: msgspec.json.encode(value).decode() if key in DOCUMENTS and value is not None else value
        for key, value in changes.items()
    }
