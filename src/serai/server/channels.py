"""Channels: how workers tell each other that a table has changed. Only that it has: each reads the store for what.

So nothing secret travels here, a lost message delays but never misleads, and a slow look at the store heals all.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from serai.server.log import log
from serai.server.settings import Settings
from serai.server.when import new_id

CHANNEL = "serai_tables"
RETRY_SECONDS = 1.0


class Hint(msgspec.Struct, kw_only=True):
    """A table that has changed, and in what respect."""

    worker: str
    table: str
    what: str  # game, table, chat, presence, who
    seats: list[int] = []
    watchers: int = 0


read_hint = msgspec.json.Decoder(Hint).decode


class Bus:
    """The other workers, through Litestar Channels; a single process has none and needs none."""

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
    """Redis where one is named, else PostgreSQL; nothing for one process."""
    if settings.redis_url:
        return SteadyRedis(redis=Redis.from_url(settings.redis_url), key_prefix="SERAI")
    if settings.workers > 1:
        return SteadyPostgres(settings.store_url.replace("postgresql+asyncpg://", "postgresql://"))
    return None


class SteadyRedis(RedisChannelsPubSubBackend):
    """Comes back after Redis was away."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (OSError, ConnectionError, TimeoutError) as error:
                log.warning("channel lost", extra={"failure": type(error).__name__})
            except Exception as error:  # noqa: BLE001 - redis has its own family of errors
                log.warning("channel lost", extra={"failure": type(error).__name__})
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(Exception):
                await self.subscribe([CHANNEL])


class SteadyPostgres(AsyncPgChannelsBackend):
    """Comes back after PostgreSQL was away; one connection to speak, one to listen."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn=dsn)
        self.speaker: Any = None
        self.speaking = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self.speaking:
            if self.speaker is None or self.speaker.is_closed():
                self.speaker = await self._connect()
            for channel in channels:
                await self.speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while self._queue is not None:
            try:
                channel, message = await asyncio.wait_for(self._queue.get(), RETRY_SECONDS)
                yield channel, message
            except TimeoutError:
                if self._listener_conn.is_closed():
                    await self.reconnect()

    async def reconnect(self) -> None:
        log.warning("channel lost", extra={"failure": "connection closed"})
        with suppress(Exception):
            self._listener_conn = await self._connect()
            wanted, self._subscribed_channels = self._subscribed_channels, set()
            await self.subscribe(wanted)

    async def on_shutdown(self) -> None:
        if self.speaker is not None:
            await self.speaker.close()
        await super().on_shutdown()
