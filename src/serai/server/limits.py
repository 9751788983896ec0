"""Rate limits: one table, one limiter. A legal answer of a seat that owes one is never counted here.

Each worker counts for itself. Of several each allows its part, so that all together never allow more than the table
says. A socket stays with the worker that took it: what is said over one is counted there, and undivided.
"""

from collections import OrderedDict
from typing import NamedTuple

from serai.server.denied import Denied
from serai.server.metrics import THROTTLED


class Limit(NamedTuple):
    """So many at once, and so many again over so many seconds."""

    calls: int
    seconds: float
    per_socket: bool = False


LIMITS = {
    "read": Limit(600, 60),  # any call that has no limit of its own
    "history": Limit(300, 60),  # earlier positions, records
    "guest": Limit(30, 600),  # new names, per address
    "account": Limit(10, 3600),  # new accounts, per address
    "login": Limit(20, 900),  # passwords tried, per name and per address
    "token": Limit(30, 3600),
    "table": Limit(60, 600),  # new tables, imports, rematches
    "gather": Limit(120, 60),  # join, leave, start, take a seat back
    "chat": Limit(20, 20),
    "notice": Limit(30, 600),
    "notice_test": Limit(5, 600),
    "letter": Limit(5, 3600),  # letters that ask whether to write, per person, per address of theirs, per mailbox
    "socket": Limit(80, 30),  # connections
    "message": Limit(200, 20, per_socket=True),  # socket messages that are not answers
    "preview": Limit(600, 60, per_socket=True),  # actions tried without playing them
    "refused": Limit(60, 20, per_socket=True),  # answers that were refused, and messages nobody could read
}
REMEMBERED = 50_000


class Limiter:
    """Token buckets by limit and by who; the longest unused are forgotten first."""

    def __init__(self, *, is_on: bool = True, workers: int = 1) -> None:
        self.is_on = is_on
        self.limits = {name: limit if limit.per_socket else part_of(limit, workers) for name, limit in LIMITS.items()}
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, name: str, who: str, now: float) -> float:
        """Take one; 0 when there was one, else the seconds until there is."""
        if not self.is_on:
            return 0.0
        limit = self.limits[name]
        left, since = self.buckets.pop((name, who), (float(limit.calls), now))
        left = min(limit.calls, left + (now - since) * limit.calls / limit.seconds)
        short = left < 1
        self.buckets[name, who] = (left if short else left - 1, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return (1 - left) * limit.seconds / limit.calls if short else 0.0

    def take(self, name: str, who: str, now: float) -> None:
        """Take one, or be told to wait."""
        seconds = self.wait(name, who, now)
        if seconds > 0:
            THROTTLED.labels(name).inc()
            raise Denied(429, "slow_down", seconds=max(1, round(seconds)))


def part_of(limit: Limit, workers: int) -> Limit:
    """What one of several workers allows: its part of the calls, and never none."""
    calls = max(1, limit.calls // workers)
    return Limit(calls, limit.seconds * calls * workers / limit.calls)
