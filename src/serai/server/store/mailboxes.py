"""Queries about mailboxes: which addresses have been confirmed, once for each person and for all their tables."""

from typing import Any

import sqlalchemy as sa

from serai.server.store.database import Database
from serai.server.store.failure import Conflict
from serai.server.store.models import mailboxes

Row = dict[str, Any]


class Mailboxes:
    """Addresses, whether their owners want letters, and the word by which they say so."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def confirmed(self, person: str) -> set[str]:
        """The addresses of a person that may be written to."""
        query = sa.select(mailboxes.c.address).where(mailboxes.c.person == person, mailboxes.c.confirmed.is_not(None))
        return await self.database.read(lambda connection: set(connection.execute(query).scalars()))

    async def ask(self, person: str, address: str, now: int, before: int) -> bool:
        """Put down that an address is asked now; False where it has said yes, or was asked after `before`."""
        here = (mailboxes.c.person == person, mailboxes.c.address == address)
        again = mailboxes.update().where(*here, mailboxes.c.confirmed.is_(None), mailboxes.c.asked <= before)

        def work(connection: sa.Connection) -> bool:
            if connection.execute(again.values(asked=now)).rowcount == 1:
                return True
            if connection.execute(sa.select(mailboxes.c.asked).where(*here)).first() is not None:
                return False
            connection.execute(mailboxes.insert().values(person=person, address=address, asked=now))
            return True

        try:
            return await self.database.write(work)
        except Conflict:  # another call was first, and asks
            return False

    async def not_asked(self, person: str, address: str) -> None:
        """No letter went out after all."""
        await self.change(person, address, asked=0)

    async def give_word(self, person: str, address: str, word: str, now: int) -> None:
        """The hash of the word in the letter that goes out now; an earlier letter's counts no more."""
        await self.change(person, address, word=word, asked=now)

    async def change(self, person: str, address: str, **values: Any) -> None:
        here = (mailboxes.c.person == person, mailboxes.c.address == address)
        update = mailboxes.update().where(*here).values(**values)
        await self.database.write(lambda connection: connection.execute(update).rowcount)

    async def by_word(self, word: str, since: int) -> Row | None:
        """The mailbox of a word's hash, if its letter was written after `since`."""
        query = sa.select(mailboxes).where(mailboxes.c.word == word, mailboxes.c.asked >= since)

        def work(connection: sa.Connection) -> Row | None:
            found = connection.execute(query).mappings().first()
            return None if found is None else dict(found)

        return await self.database.read(work)
