"""Messages between workers over PostgreSQL itself."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from serai.server.channels import RETRY_SECONDS
from serai.server.log import log


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
