"""Queries about notices: how people want to be told, and what has yet to be delivered."""

from typing import Any

import sqlalchemy as sa

from serai.server.store.database import Database
from serai.server.store.failure import store_failures
from serai.server.store.models import deliveries, notices

Row = dict[str, Any]


class Notices:
    """Subscriptions and the queue of deliveries."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, notice: Row) -> None:
        with store_failures():
            async with self.database.write.begin() as connection:
                await connection.execute(notices.insert().values(**notice))

    async def of(self, table: str, person: str | None = None) -> list[Row]:
        query = sa.select(notices).where(notices.c.table_id == table)
        if person is not None:
            query = query.where(notices.c.person == person)
        with store_failures():
            async with self.database.read.connect() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def by_id(self, notice: str) -> Row | None:
        with store_failures():
            async with self.database.read.connect() as connection:
                row = (await connection.execute(sa.select(notices).where(notices.c.id == notice))).mappings().first()
                return None if row is None else dict(row)

    async def remove(self, notice: str, person: str | None = None) -> bool:
        statement = notices.delete().where(notices.c.id == notice)
        if person is not None:
            statement = statement.where(notices.c.person == person)
        with store_failures():
            async with self.database.write.begin() as connection:
                return (await connection.execute(statement)).rowcount == 1

    async def queue(self, items: list[Row]) -> None:
        with store_failures():
            async with self.database.write.begin() as connection:
                await connection.execute(deliveries.insert(), items)

    async def claim(self, now: int, lease: int) -> list[Row]:
        """Deliveries whose time has come, put off so that other workers leave them alone."""
        query = sa.select(deliveries).where(deliveries.c.due <= now).order_by(deliveries.c.due).limit(20)
        claimed: list[Row] = []
        with store_failures():
            async with self.database.read.connect() as connection:
                found = [dict(row) for row in (await connection.execute(query)).mappings()]
            for row in found:
                where = (deliveries.c.id == row["id"], deliveries.c.due == row["due"])
                put_off = deliveries.update().where(*where).values(due=now + lease, tries=row["tries"] + 1)
                async with self.database.write.begin() as connection:
                    if (await connection.execute(put_off)).rowcount == 1:
                        claimed.append(row | {"tries": row["tries"] + 1})
        return claimed

    async def put_off(self, delivery: int, due: int) -> None:
        with store_failures():
            async with self.database.write.begin() as connection:
                await connection.execute(deliveries.update().where(deliveries.c.id == delivery).values(due=due))

    async def delivered(self, delivery: int) -> None:
        with store_failures():
            async with self.database.write.begin() as connection:
                await connection.execute(deliveries.delete().where(deliveries.c.id == delivery))
