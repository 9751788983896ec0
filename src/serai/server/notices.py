"""Notices: people are told that it is their turn."""

import asyncio

from serai.server.hall import Hall
from serai.server.live import Live


async def announce(hall: Hall, live: Live, seats: list[int], question: str) -> None:
    """Queue a notice for everybody whose turn it has become and who is not at the table."""


async def deliver_forever(hall: Hall) -> None:
    """Deliver what is due."""
    while hall.is_open():
        await asyncio.sleep(1.0)
