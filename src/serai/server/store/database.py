"""The database: queries are plain functions of a connection, and run here.

PostgreSQL runs them concurrently over an asynchronous driver. SQLite runs them in threads: several that read, and one
that writes. What waits to be written when that one is free goes into a single transaction, so that many moves share
one write to the disk; each is undone by itself when it fails, and none is acknowledged before all are on the disk.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from serai.server.log import log
from serai.server.settings import Settings
from serai.server.store.failure import Conflict, store_failures

MIGRATION_LOCK = 0x53455241  # PostgreSQL advisory lock: one worker migrates, the others wait
READERS = 4
NEWEST = "0004"  # the last file in migrations/versions

Result = TypeVar("Result")
Work = Callable[[sa.Connection], Any]


class Database:
    """Where reads and writes go."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.side = Embedded(settings.store_url) if self.is_sqlite else Served(settings.store_url)

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Run queries that see the store as of one moment."""
        with store_failures():
            return await self.side.read(work)

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Run statements in a transaction; when this returns they are stored for good."""
        with store_failures():
            return await self.side.write(work)

    async def migrate(self) -> None:
        """Bring the layout up to date; safe to call from several workers at once."""
        await self.write(upgrade)

    async def layout(self) -> str | None:
        """Which layout the store has; None where there is none yet."""
        return await self.read(layout)

    async def close(self) -> None:
        await self.side.close()


class Served:
    """PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_timeout=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": 5},
        )
        self.steady = self.engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        async with self.steady.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class Embedded:
    """SQLite, in a file of our own."""

    def __init__(self, url: str) -> None:
        address = sa.make_url(url)
        file = Path(address.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        if address.database:
            if not file.exists():
                file.touch(mode=0o600)
            keep_private(file)
        self.engine = sa.create_engine(
            address,
            pool_size=READERS + 1,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"check_same_thread": False},
        )
        sa.event.listen(self.engine, "connect", prepare_sqlite)
        self.readers = ThreadPoolExecutor(READERS, "store-read")
        self.writer = ThreadPoolExecutor(1, "store-write")
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.flushing: asyncio.Task[None] | None = None

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[sa.Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            return work(connection)

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, future))
        if self.flushing is None or self.flushing.done():
            self.flushing = asyncio.create_task(self.flush())
        return await future

    async def flush(self) -> None:
        """Write what waits, together, until nothing does."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            outcomes = await loop.run_in_executor(self.writer, self.write_now, [work for work, _ in batch])
            for (_, future), (result, error) in zip(batch, outcomes, strict=True):
                if future.done():
                    continue  # whoever asked has gone
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)

    def write_now(self, works: list[Work]) -> list[tuple[Any, Exception | None]]:
        """One transaction for all; who comes too late is told so alone, any other failure is everybody's."""
        outcomes: list[tuple[Any, Exception | None]] = []
        count = len(works)
        try:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                if len(works) == 1:
                    outcomes.append((works[0](connection), None))
                    works = []
                for work in works:
                    savepoint = connection.begin_nested()
                    try:
                        result = work(connection)
                    except (Conflict, sa.exc.IntegrityError) as error:
                        savepoint.rollback()
                        outcomes.append((None, error))
                    else:
                        savepoint.commit()
                        outcomes.append((result, None))
                connection.commit()
        except Exception as error:  # noqa: BLE001 - told to everybody whose work it undid
            return [(None, error)] * count
        return outcomes

    async def close(self) -> None:
        if self.flushing is not None and not self.flushing.done():
            await self.flushing
        self.readers.shutdown()
        self.writer.shutdown()
        self.engine.dispose()


def keep_private(file: Path) -> None:
    """Who else is on this machine need not read it, nor what SQLite keeps beside it; old ones were left open."""
    if os.name != "posix":
        return  # there who may read a file is not told by its mode
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        try:
            found = part.stat()
            if found.st_mode & 0o077 and found.st_uid == os.geteuid():  # another's file is for them to close
                part.chmod(0o600)
        except FileNotFoundError:
            continue
        except OSError as error:  # FAT and SMB keep no modes: who may read there was decided when they were mounted
            log.warning("others may read the store", extra={"file": part.name, "failure": type(error).__name__})


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Acknowledged means written through to the disk: WAL with full synchronisation."""
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migration_config() -> Any:
    from alembic.config import Config  # noqa: PLC0415 - only a store that is behind needs Alembic

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations that this database has not seen."""
    if layout(connection) == NEWEST:
        return
    from alembic import command  # noqa: PLC0415 - as above

    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def layout(connection: sa.Connection) -> str | None:
    """Which layout this database has."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found
