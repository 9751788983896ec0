"""Messages between workers over Redis."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from serai.server.channels import CHANNEL, RETRY_SECONDS
from serai.server.log import log


def redis_backend(url: str) -> RedisChannelsPubSubBackend:
    return SteadyRedis(redis=Redis.from_url(url), key_prefix="SERAI")


class SteadyRedis(RedisChannelsPubSubBackend):
    """Comes back after Redis was away."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Exception as error:  # noqa: BLE001 - besides the system's, redis has its own family of errors
                log.warning("channel lost", extra={"failure": type(error).__name__})
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(Exception):
                await self.subscribe([CHANNEL])
