"""Denied: a call the server does not carry out, told by a key as the rules tell theirs."""

from typing import Any


class Denied(Exception):  # noqa: N818 - like Refusal, an answer and not a defect
    """An HTTP status, a reason for the locale files, and the values it turns on."""

    def __init__(self, status: int, reason: str, **values: Any) -> None:
        self.status = status
        self.reason = reason
        self.values = values
        super().__init__(reason)


def rules_changed(stored: int, present: int) -> Denied:
    """A game whose log cannot be played under the rules of this release."""
    return Denied(409, "rules_changed", stored=stored, present=present)


def store_unavailable() -> Denied:
    return Denied(503, "store_unavailable")


def unknown_table() -> Denied:
    """The same answer for a table that is not there and for one that is not yours to see."""
    return Denied(404, "no_such_table")
