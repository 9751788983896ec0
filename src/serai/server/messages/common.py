"""Words that every message is made of, and the answers any call may get."""

from typing import Annotated, Any

from msgspec import Meta, Struct

# Texts are stored, and PostgreSQL stores no NUL: no control characters, except those that are white space.
PLAIN = r"^[^\x00-\x08\x0e-\x1f\x7f]*$"
PLAIN_WORDS = r"^[^\x00-\x08\x0e-\x1f\x7f]*[^\x00-\x08\x0e-\x1f\x7f\s][^\x00-\x08\x0e-\x1f\x7f]*$"  # and not blank
LONGEST_GAME = 1_000_000

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN_WORDS)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Number = Annotated[int, Meta(ge=0, le=LONGEST_GAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN_WORDS)]
Label = Annotated[str, Meta(max_length=80, pattern=PLAIN)]  # may be empty


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends over HTTP."""


class Problem(Struct, kw_only=True):
    """Why a call was refused: a key for the locale files, the rulebook's section, and the values it turns on."""

    reason: str
    message: str
    section: str = ""
    values: dict[str, Any] = {}


class Done(Struct, kw_only=True):
    done: bool = True


class Health(Struct, kw_only=True):
    status: str
    version: str
