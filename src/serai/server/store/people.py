"""Queries about people, their sessions and their tokens."""

from typing import Any

import sqlalchemy as sa

from serai.server.store.database import Database
from serai.server.store.models import chat, deliveries, mailboxes, notices, people, seats, sessions, tables, tokens

Row = dict[str, Any]


class People:
    """Who has come, and how they are known again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Row) -> None:
        await self.run(people.insert().values(**person))

    async def by_id(self, person: str) -> Row | None:
        return await self.one(sa.select(people).where(people.c.id == person))

    async def by_account(self, account: str) -> Row | None:
        return await self.one(sa.select(people).where(people.c.account == account))

    async def change(self, person: str, **values: Any) -> None:
        await self.run(people.update().where(people.c.id == person).values(**values))

    async def forget(self, person: str, pseudonym: str) -> list[str]:
        """Remove who somebody was; the games stay readable under a pseudonym. The tables this changed."""

        def work(connection: sa.Connection) -> list[str]:
            connection.execute(people.delete().where(people.c.id == person))
            connection.execute(sessions.delete().where(sessions.c.person == person))
            connection.execute(tokens.delete().where(tokens.c.person == person))
            addresses = sa.select(notices.c.id).where(notices.c.person == person)
            connection.execute(deliveries.delete().where(deliveries.c.notice.in_(addresses)))
            connection.execute(notices.delete().where(notices.c.person == person))
            connection.execute(mailboxes.delete().where(mailboxes.c.person == person))
            seated = sa.select(seats.c.table_id).where(seats.c.person == person).distinct()
            known_at = list(connection.execute(seated).scalars())
            connection.execute(
                tables.update().where(tables.c.id.in_(known_at)).values(revision=tables.c.revision + 1)
            )  # so that every worker reads the new name
            connection.execute(chat.update().where(chat.c.person == person).values(name=pseudonym))
            connection.execute(seats.update().where(seats.c.person == person).values(person=None, name=pseudonym))
            return known_at

        return await self.database.write(work)

    async def add_session(self, session: Row) -> None:
        await self.run(sessions.insert().values(**session))

    async def session(self, secret: str) -> Row | None:
        """The session of a secret's hash, with its person's id and name."""
        query = sa.select(sessions, people.c.name).join(people, people.c.id == sessions.c.person)
        return await self.one(query.where(sessions.c.secret == secret))

    async def renew_session(self, session: str, secret: str, now: int) -> None:
        """Another secret for the same session: what follows a table by it goes on."""
        await self.run(sessions.update().where(sessions.c.id == session).values(secret=secret, seen=now))

    async def known(self, keys: set[str]) -> set[str]:
        """Which of these sessions and tokens there still are."""
        query = sa.union_all(*(sa.select(table.c.id).where(table.c.id.in_(keys)) for table in (sessions, tokens)))
        return await self.database.read(lambda connection: set(connection.execute(query).scalars()))

    async def touch(self, session: str, now: int) -> None:
        await self.run(sessions.update().where(sessions.c.id == session).values(seen=now))

    async def sessions_of(self, person: str) -> list[Row]:
        return await self.all(sa.select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc()))

    async def end_session(self, person: str, session: str) -> bool:
        return await self.run(sessions.delete().where(sessions.c.person == person, sessions.c.id == session)) == 1

    async def add_token(self, token: Row) -> None:
        await self.run(tokens.insert().values(**token))

    async def token(self, secret: str) -> Row | None:
        query = sa.select(tokens, people.c.name).join(people, people.c.id == tokens.c.person)
        return await self.one(query.where(tokens.c.secret == secret))

    async def tokens_of(self, person: str) -> list[Row]:
        return await self.all(sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.created))

    async def end_token(self, person: str, token: str) -> bool:
        return await self.run(tokens.delete().where(tokens.c.person == person, tokens.c.id == token)) == 1

    async def run(self, statement: sa.Insert | sa.Update | sa.Delete) -> int:
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)

    async def one(self, query: sa.Select[Any]) -> Row | None:
        found = await self.all(query.limit(1))
        return found[0] if found else None

    async def all(self, query: sa.Select[Any]) -> list[Row]:
        def work(connection: sa.Connection) -> list[Row]:
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self.database.read(work)
