"""The database: one engine to read, one to write, and the way from any older layout to this one.

SQLite takes one writer at a time, so its writing engine has a single connection and every write begins as one.
"""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from serai.server.settings import Settings
from serai.server.store.models import metadata

MIGRATION_LOCK = 0x53455241  # PostgreSQL advisory lock: one worker migrates, the others wait
READERS = 4


class Database:
    """Where reads and writes go."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        url = settings.store_url
        if self.is_sqlite:
            Path(sa.make_url(url).database or "").parent.mkdir(parents=True, exist_ok=True)
            self.write: AsyncEngine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=10)
            self.read: AsyncEngine = create_async_engine(url, pool_size=READERS, max_overflow=0, pool_timeout=10)
            for engine in (self.write, self.read):
                sa.event.listen(engine.sync_engine, "connect", prepare_sqlite)
            sa.event.listen(self.write.sync_engine, "begin", begin_immediate)
        else:
            self.write = create_async_engine(
                url, pool_size=8, max_overflow=8, pool_timeout=10, pool_pre_ping=True, connect_args={"timeout": 5}
            )
            self.read = self.write

    async def migrate(self) -> None:
        """Bring the layout up to date; safe to call from several workers at once."""
        async with self.write.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.write.dispose()
        await self.read.dispose()


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Acknowledged means written through to the disk: WAL with full synchronisation."""
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_immediate(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


__all__ = ["Database", "metadata", "migration_config", "upgrade"]
