"""Channels: how workers tell each other that a table has changed. Only that it has: each reads the store for what.

So nothing secret travels here, a lost message delays but never misleads, and a slow look at the store heals all.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from serai.server.log import log
from serai.server.settings import Settings
from serai.server.when import new_id

CHANNEL = "serai_tables"
RETRY_SECONDS = 1.0


class Hint(msgspec.Struct, kw_only=True):
    """A table that has changed, and in what respect; or whose sockets are to be closed."""

    worker: str
    table: str
    what: str  # game, table, chat, presence, who, end
    seats: list[int] = []
    watchers: int = 0
    person: str = ""
    key: str | None = None  # the id of a session or token, never its secret; None: all of the person's


read_hint = msgspec.json.Decoder(Hint).decode


class Bus:
    """The other workers, through Litestar Channels; the one process on SQLite has none and needs none."""

    def __init__(self, settings: Settings) -> None:
        self.worker = new_id(8)
        self.plugin: ChannelsPlugin | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        backend = backend_of(settings)
        if backend is not None:
            self.plugin = ChannelsPlugin(backend, channels=[CHANNEL])

    def publish(self, table: str, what: str, **fields: Any) -> None:
        """Tell the others, without waiting."""
        if self.plugin is None:
            return
        hint = Hint(worker=self.worker, table=table, what=what, **fields)
        task = asyncio.create_task(self.send(msgspec.json.encode(hint)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, data: bytes) -> None:
        if self.plugin is None:
            return
        try:
            await self.plugin.wait_published(data, CHANNEL)
        except Exception as error:  # noqa: BLE001 - any driver's error: the slow look at the store makes up for it
            log.warning("channel does not answer", extra={"failure": type(error).__name__})

    async def listen(self, heard: Callable[[Hint], Awaitable[None]]) -> None:
        """Pass on what other workers say, for as long as the server runs."""
        if self.plugin is None:
            return
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                hint = read_hint(data)
                if hint.worker != self.worker:
                    await heard(hint)


def backend_of(settings: Settings) -> ChannelsBackend | None:
    """Redis where one is named, else PostgreSQL where it is the store: other servers may use it too; SQLite has one."""
    if settings.redis_url:
        from serai.server.channels_redis import redis_backend  # noqa: PLC0415 - loaded where it is used

        return redis_backend(settings.redis_url)
    if not settings.is_sqlite:
        from serai.server.channels_postgres import SteadyPostgres  # noqa: PLC0415 - as above

        return SteadyPostgres(settings.store_url.replace("postgresql+asyncpg://", "postgresql://"))
    return None
