"""A hall of our own, without a server around it, and windows whose messages are kept."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from serai.server.hall import Hall
from serai.server.identity import Visitor
from serai.server.limits import Limiter
from serai.server.live import Live
from serai.server.messages.tables import SeatWish, TableRequest
from serai.server.settings import Settings
from serai.server.sockets import Link
from serai.server.tables import create, join, start

ANN, BEN = Visitor("ann", "Ann", session="ann-1"), Visitor("ben", "Ben", session="ben-1")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hall]:
    """A hall on the store of this folder; several on one folder are as several workers."""
    hall = Hall(Settings(data=str(folder), stop_seconds=1))
    await hall.database.migrate()
    try:
        yield hall
    finally:
        await hall.close()


async def laid(hall: Hall, **wish: Any) -> Live:
    """A table for two where Ann and Ben sit."""
    request = TableRequest(game="yunnan", seats=[SeatWish(), SeatWish()], seed=1, edition="first", **wish)
    live = await create(hall, ANN, request)
    await join(hall, live, BEN, None)
    return live


async def begun(hall: Hall, **wish: Any) -> Live:
    live = await laid(hall, **wish)
    await start(hall, live, ANN)
    return live


class Window:
    """The other end of a socket: keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None
        self.app = SimpleNamespace(state=SimpleNamespace(limiter=Limiter(is_on=False)))
        self.client = None

    async def send(self, message: dict[str, Any]) -> None:
        self.heard.append(msgspec.json.decode(message["text"]))

    async def close(self, code: int = 1000, _reason: str = "") -> None:
        self.code = code

    def kinds(self) -> list[str]:
        return [message["t"] for message in self.heard]


def window_of(hall: Hall, live: Live, visitor: Visitor | None, seat: int | None) -> tuple[Link, Window]:
    window = Window()
    link = Link(hall, window, live, visitor)  # type: ignore[arg-type]
    link.follower.seat = seat
    hall.follow(link.follower)
    return link, window
