"""Letters: what is written to a mailbox, and how its owner says that it may be written to.

Anybody can type in anybody's address. So the first letter to one only asks, holds no word that a player chose, and
nothing follows before the button behind its link was pressed. One answer is good for all tables of that person.
"""

import secrets
import time
from typing import Any, NamedTuple

import msgspec

from serai.server.addresses import Gone
from serai.server.hall import Hall
from serai.server.identity import hashed
from serai.server.limits import Limiter
from serai.server.store.mailboxes import QUESTION, Question, address_of
from serai.server.when import now_ms
from serai.server.words import LANGUAGES, say

AGAIN = 600_000  # so long after a letter that asks there is no other
STOP_PATH = "/api/mailbox/stop"
LINK_DAYS = 7
LINK_LIFE = LINK_DAYS * 86_400_000
CONFIRM = msgspec.json.decode(QUESTION)


class Letter(NamedTuple):
    """What goes to a mailbox."""

    address: str
    subject: str
    text: str
    stop: str = ""  # the page where its reader ends such letters


async def is_confirmed(hall: Hall, notice: dict[str, Any]) -> bool:
    """Whether anything may be sent to this notice's address; only mailboxes have to say so."""
    return notice["kind"] != "mail" or address_of(notice) in await hall.mailboxes.confirmed(notice["person"])


async def asking(hall: Hall, limiter: Limiter, caller: str, notice: dict[str, Any]) -> Question | None:
    """The letter that asks, to be queued; none where it was asked a moment ago, or there is nothing to ask."""
    if notice["kind"] != "mail":
        return None
    now = now_ms()
    question = Question(notice, now, now - AGAIN)
    if not await hall.mailboxes.may_ask(question):
        return None
    for who in (notice["person"], f"from {caller}", f"to {address_of(notice).lower()}"):
        limiter.take("letter", who, time.monotonic())
    return question


async def letter_of(hall: Hall, notice: dict[str, Any], words: dict[str, Any]) -> Letter:
    """A notice as a letter, in the language its person reads."""
    address, language = address_of(notice), await language_of(hall, notice["person"])
    if words["event"] == CONFIRM["event"]:
        return await letter_that_asks(hall, notice["person"], address, language)
    game = say(language, f"game-{words['game'].replace('_', '-')}")
    subject = say(language, "letter-test" if words["event"] == "test" else "letter-turn", game=game)
    named = f"{game} · {words['name']}" if words["name"] else game
    stop = await stop_link(hall, notice["person"], address)
    lines = [named, words["link"], say(language, "letter-stop"), stop]
    return Letter(address, subject, "\n\n".join(lines) + "\n", stop)


async def letter_that_asks(hall: Hall, person: str, address: str, language: str) -> Letter:
    """With a word of its own, made as it goes out: the store knows the hash, and only the letter the word."""
    word = secrets.token_urlsafe(24)
    await hall.mailboxes.give_word(person, address, hashed(word), now_ms())
    lines = [
        say(language, "letter-confirm-why", place=hall.settings.link),
        say(language, "letter-confirm-link"),
        f"{hall.settings.link}/api/mailbox?word={word}",
        say(language, "letter-confirm-else", days=LINK_DAYS),
    ]
    return Letter(address, say(language, "letter-confirm"), "\n\n".join(lines) + "\n")


async def stop_link(hall: Hall, person: str, address: str) -> str:
    """The same in every letter, so that none is too old to be the last."""
    mailbox = await hall.mailboxes.of(person, address)
    if mailbox is None:  # the person has just been deleted
        raise Gone
    return f"{hall.settings.link}{STOP_PATH}?word={mailbox['stop']}"


async def mailbox_of(hall: Hall, word: str) -> dict[str, Any] | None:
    """The mailbox whose letter has this word, while the letter is young."""
    return await hall.mailboxes.by_word(hashed(word), now_ms() - LINK_LIFE)


async def language_of(hall: Hall, person: str, otherwise: str = LANGUAGES[0]) -> str:
    """The language a person has chosen."""
    found = await hall.people.by_id(person)
    chosen = None if found is None else msgspec.json.decode(found["settings"]).get("language")
    return chosen if chosen in LANGUAGES else otherwise
