"""Queries about mailboxes: which addresses have been confirmed, once for each person and for all their tables."""

import secrets
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from serai.server.store.database import Database
from serai.server.store.failure import Conflict
from serai.server.store.models import deliveries, mailboxes

Row = dict[str, Any]
QUESTION = '{"event":"confirm"}'  # what the delivery of a letter that asks says


class Question(NamedTuple):
    """A letter that asks, to be queued for the address of a notice, unless it was asked after `before`."""

    notice: Row
    now: int
    before: int


class Mailboxes:
    """Addresses, whether their owners want letters, and the words by which they say so."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def confirmed(self, person: str) -> set[str]:
        """The addresses of a person that may be written to."""
        query = sa.select(mailboxes.c.address).where(mailboxes.c.person == person, mailboxes.c.confirmed.is_not(None))
        return await self.database.read(lambda connection: set(connection.execute(query).scalars()))

    async def may_ask(self, question: Question) -> bool:
        """Whether there is anything to ask; the address is taken down, as one not asked yet, where it is new."""
        person, address = question.notice["person"], address_of(question.notice)
        found = await self.of(person, address)
        if found is not None:
            return found["confirmed"] is None and found["asked"] <= question.before
        new = mailboxes.insert().values(person=person, address=address, stop=secrets.token_urlsafe(24), asked=0)
        with suppress(Conflict):  # another call was first; which of them asks is decided when a question is queued
            await self.database.write(lambda connection: connection.execute(new).rowcount)
        return True

    async def give_word(self, person: str, address: str, word: str, now: int) -> None:
        """The hash of the word in the letter that goes out now; an earlier letter's counts no more."""
        await self.change(person, address, word=word, asked=now, sent=now)

    async def change(self, person: str, address: str, **values: Any) -> None:
        update = mailboxes.update().where(*here(person, address)).values(**values)
        await self.database.write(lambda connection: connection.execute(update).rowcount)

    async def of(self, person: str, address: str) -> Row | None:
        return await self.one(*here(person, address))

    async def by_word(self, word: str, since: int) -> Row | None:
        """The mailbox of a word's hash, if its letter was written after `since`."""
        return await self.one(mailboxes.c.word == word, mailboxes.c.sent >= since)

    async def by_stop(self, stop: str) -> Row | None:
        return await self.one(mailboxes.c.stop == stop)

    async def one(self, *where: sa.ColumnElement[bool]) -> Row | None:
        def work(connection: sa.Connection) -> Row | None:
            found = connection.execute(sa.select(mailboxes).where(*where)).mappings().first()
            return None if found is None else dict(found)

        return await self.database.read(work)


def address_of(notice: Row) -> str:
    return str(msgspec.json.decode(notice["target"])["address"])


def here(person: str, address: str) -> tuple[sa.ColumnElement[bool], ...]:
    return mailboxes.c.person == person, mailboxes.c.address == address


def ask(connection: sa.Connection, question: Question) -> bool:
    """Queue the letter and take down that it was asked for, both or neither; False where another call was first."""
    notice = question.notice
    asked = mailboxes.update().where(
        *here(notice["person"], address_of(notice)),
        mailboxes.c.confirmed.is_(None),
        mailboxes.c.asked <= question.before,
    )
    if connection.execute(asked.values(asked=question.now)).rowcount == 0:
        return False
    connection.execute(deliveries.insert().values(notice=notice["id"], text=QUESTION, tries=0, due=question.now))
    return True


def ask_no_more(connection: sa.Connection, notice: Row) -> None:
    """The notice goes: if the letter that asks still waits, its address has not been asked."""
    waiting = deliveries.delete().where(deliveries.c.notice == notice["id"], deliveries.c.text == QUESTION)
    if connection.execute(waiting).rowcount > 0:
        unasked = mailboxes.update().where(*here(notice["person"], address_of(notice)))
        connection.execute(unasked.values(asked=0))
