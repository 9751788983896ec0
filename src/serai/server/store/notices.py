"""Queries about notices: how people want to be told, and what has yet to be delivered."""

from typing import Any

import sqlalchemy as sa

from serai.server.store.database import Database
from serai.server.store.mailboxes import Question, ask, ask_no_more
from serai.server.store.models import deliveries, notices, tables

Row = dict[str, Any]


class Notices:
    """Subscriptions and the queue of deliveries."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, notice: Row, question: Question | None = None) -> None:
        """Add an address, and the question that goes there; every worker looks again, as the table counts a change."""

        def work(connection: sa.Connection) -> None:
            connection.execute(notices.insert().values(**notice))
            if question is not None:
                ask(connection, question)
            changed = tables.update().where(tables.c.id == notice["table_id"])
            connection.execute(changed.values(revision=tables.c.revision + 1))

        await self.database.write(work)

    async def of(self, table: str, person: str | None = None) -> list[Row]:
        query = sa.select(notices).where(notices.c.table_id == table)
        if person is not None:
            query = query.where(notices.c.person == person)
        return await self.rows(query)

    async def by_id(self, notice: str) -> Row | None:
        found = await self.rows(sa.select(notices).where(notices.c.id == notice))
        return found[0] if found else None

    async def remove(self, notice: str, person: str | None = None) -> bool:
        """Remove an address; one of another person is not there."""
        query = sa.select(notices).where(notices.c.id == notice)
        if person is not None:
            query = query.where(notices.c.person == person)

        def work(connection: sa.Connection) -> bool:
            found = connection.execute(query).mappings().first()
            if found is None:
                return False
            ask_no_more(connection, dict(found))
            return connection.execute(notices.delete().where(notices.c.id == notice)).rowcount == 1

        return await self.database.write(work)

    async def ask(self, question: Question) -> bool:
        """Queue a question about an address that is there; False where another call was first."""
        return await self.database.write(lambda connection: ask(connection, question))

    async def queue(self, items: list[Row]) -> None:
        await self.database.write(lambda connection: connection.execute(deliveries.insert(), items).rowcount)

    async def claim(self, now: int, lease: int) -> list[Row]:
        """Deliveries whose time has come, put off so that other workers leave them alone."""
        found = await self.rows(
            sa.select(deliveries).where(deliveries.c.due <= now).order_by(deliveries.c.due).limit(20)
        )
        if not found:
            return []

        def work(connection: sa.Connection) -> list[Row]:
            claimed: list[Row] = []
            for row in found:
                where = (deliveries.c.id == row["id"], deliveries.c.due == row["due"])
                put_off = deliveries.update().where(*where).values(due=now + lease, tries=row["tries"] + 1)
                if connection.execute(put_off).rowcount == 1:
                    claimed.append(row | {"tries": row["tries"] + 1})
            return claimed

        return await self.database.write(work)

    async def put_off(self, delivery: int, due: int) -> None:
        await self.run(deliveries.update().where(deliveries.c.id == delivery).values(due=due))

    async def delivered(self, delivery: int) -> None:
        await self.run(deliveries.delete().where(deliveries.c.id == delivery))

    async def run(self, statement: sa.Update | sa.Delete) -> int:
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        def work(connection: sa.Connection) -> list[Row]:
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self.database.read(work)
