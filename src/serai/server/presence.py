"""Presence: who is at the other workers, as they say. What is not said again in time is not believed any more.

A worker that is killed says no good-bye; without this its people would seem to be there for ever.
"""

from collections.abc import Iterable
from typing import NamedTuple

RENEW_LOOKS = 2  # each table is said again once in so many slow looks
SILENT_SECONDS = 20.0  # two renewals, six seconds apart, may be lost


class Said(NamedTuple):
    """What a worker said about a table, and how long that holds."""

    seats: list[int]
    watchers: int
    until: float


class Elsewhere:
    """Per table, what each of the other workers said."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Said]] = {}

    def hear(self, table: str, worker: str, seats: list[int], watchers: int, now: float) -> bool:
        """Take down what a worker says; whether it is news."""
        workers = self.tables.setdefault(table, {})
        before = workers.pop(worker, None)
        if seats or watchers:
            workers[worker] = Said(seats, watchers, now + SILENT_SECONDS)
        return (before is None and worker in workers) or (before is not None and before[:2] != (seats, watchers))

    def at(self, table: str) -> Iterable[Said]:
        return self.tables.get(table, {}).values()

    def leave(self, table: str) -> None:
        """Nobody here follows the table any more."""
        self.tables.pop(table, None)

    def forget_silent(self, now: float) -> list[str]:
        """Forget what was not said again in time; the tables this changed."""
        changed: list[str] = []
        for table, workers in self.tables.items():
            silent = [worker for worker, said in workers.items() if said.until < now]
            for worker in silent:
                del workers[worker]
            if silent:
                changed.append(table)
        return changed
