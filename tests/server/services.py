"""PostgreSQL and Redis of this machine, where they answer; a database of our own in the first."""

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import asyncpg
import pytest

POSTGRES = os.environ.get("SERAI_TEST_POSTGRES_URL", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("SERAI_TEST_REDIS_URL", "redis://127.0.0.1:6379/0")


def answers(url: str, port: int) -> bool:
    parts = urlsplit(url)
    try:
        with socket.create_connection((parts.hostname or "127.0.0.1", parts.port or port), timeout=1):
            return True
    except OSError:
        return False


needs_postgres = pytest.mark.skipif(
    not answers(POSTGRES, 5432), reason=f"PostgreSQL does not answer at {POSTGRES}; set SERAI_TEST_POSTGRES_URL"
)
needs_redis = pytest.mark.skipif(
    not answers(REDIS, 6379), reason=f"Redis does not answer at {REDIS}; set SERAI_TEST_REDIS_URL"
)


async def run(statement: str) -> None:
    connection = await asyncpg.connect(POSTGRES)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def database() -> Iterator[str]:
    """The address of an empty database that goes again afterwards."""
    name = f"serai_test_{os.getpid()}_{os.urandom(4).hex()}"
    asyncio.run(run(f'CREATE DATABASE "{name}"'))
    try:
        yield urlsplit(POSTGRES)._replace(path=f"/{name}").geturl()
    finally:
        asyncio.run(run(f'DROP DATABASE "{name}" WITH (FORCE)'))
