"""Mail goes only where its reader has said so: a letter asks, a button answers, and nothing else is sent before."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from serai.server import letters
from serai.server.addresses import Gone
from serai.server.carriers import mail
from serai.server.denied import Denied
from serai.server.hall import Hall
from serai.server.letters import AGAIN, LINK_LIFE, Letter, asking, letter_of, mailbox_of
from serai.server.limits import LIMITS, Limiter
from serai.server.when import now_ms
from serai.server.words import LANGUAGES, messages, preferred, say
from tests.server.halls import opened
from tests.server.kit import HOST, Client, Server
from tests.server.receivers import Catcher, Mailbox, link_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    told = {"notice_hosts": HOST, "notice_seconds": 0.1, "smtp_url": mailbox.url}
    with Server(tmp_path_factory.mktemp("mailbox"), requests="off", **told) as running:
        yield running


def laid(client: Client) -> str:
    return str(client.table([{"kind": "hotseat", "name": "Child of Ann"}] * 2, name="By the river")["id"])


def want_mail(client: Client, table: str, address: str) -> dict[str, Any]:
    made: dict[str, Any] = client.good(
        "POST", f"/tables/{table}/notices", {"kind": "mail", "target": {"address": address}}
    )
    return made


def move(client: Client, table: str) -> None:
    """One turn: the other seat is asked next."""
    seat = client.state(table)["seat"]
    while (state := client.state(table))["seat"] == seat:
        assert client.act(table, state, state["actions"][-1]["notation"]).status_code == 200


def wait_until_all_is_sent(server: Server, catcher: Catcher, table: str, number: int) -> None:
    """The webhook has been told of this move, and nothing that was queued with it waits any more."""
    end = time.monotonic() + 30
    with closing(sqlite3.connect(server.folder / "data" / "serai.sqlite")) as store:
        while not (
            any((told := json.loads(body))["table"] == table and told["number"] == number for _, body in catcher.caught)
            and store.execute("SELECT count(*) FROM deliveries").fetchone() == (0,)
        ):
            assert time.monotonic() < end, "the notices did not go out"
            time.sleep(0.05)


def is_confirmed(client: Client, table: str) -> list[bool]:
    return [notice["confirmed"] for notice in client.good("GET", f"/tables/{table}/notices")]


def test_nothing_but_a_question_is_sent_before_the_button_is_pressed(
    server: Server, mailbox: Mailbox, catcher: Catcher
) -> None:
    ann = Client(server, "Ann of the Long Name")
    table, address = laid(ann), "ann@example.org"
    assert want_mail(ann, table, address)["confirmed"] is False
    question = mailbox.wait_for(address)
    assert [result["result"] for result in ann.good("POST", f"/tables/{table}/notices/test")] == ["unconfirmed"]
    hook = {"url": f"http://{HOST}:{catcher.server_address[1]}/beside"}
    ann.good("POST", f"/tables/{table}/notices", {"kind": "webhook", "target": hook})
    ann.start(table)
    move(ann, table)
    wait_until_all_is_sent(server, catcher, table, ann.state(table)["number"])
    assert len(mailbox.to(address)) == 1
    text = question.get_content() + question["Subject"]
    assert [word for word in (ann.name, "By the river", "Child of Ann", table) if word in text] == []

    link = link_in(question)
    for _ in range(2):  # programs that look at links change nothing
        page = httpx.get(link)
        assert '<form method="post">' in page.text
        assert address in page.text
        assert page.headers["content-security-policy"].count("form-action 'self'") == 1
        assert page.headers["referrer-policy"] == "same-origin"
        assert page.headers["cache-control"] == "no-store"
    assert is_confirmed(ann, table) == [False, True]

    assert say("en", "mailbox-done", address=address) in httpx.post(link).text  # from any browser
    assert ann.http.post(link).status_code == 200  # pressed again, here
    assert is_confirmed(ann, table) == [True, True]
    move(ann, table)
    assert mailbox.wait_for(address, 2)["Subject"] == "Serai: it is your turn (Yunnan)"
    assert ann.good("POST", f"/tables/{table}/notices/test")[0]["result"] == "sent"
    ann.close()


def test_every_letter_leads_to_a_button_that_ends_them(server: Server, mailbox: Mailbox, catcher: Catcher) -> None:
    ann = Client(server, "Ann")
    table, address = laid(ann), "enough@example.org"
    want_mail(ann, table, address)
    mailbox.confirm(address)
    ann.start(table)
    letter = mailbox.wait_for(address, 2)
    link = letter["List-Unsubscribe"].strip("<>")
    assert link in letter.get_content().split()
    assert any(f"List-Unsubscribe: <{link}>" in raw.splitlines() for raw in mailbox.letters)  # whole, in one line
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Message-ID"].endswith("@example.org>")
    ann.good("POST", f"/tables/{table}/notices/test")
    assert mailbox.wait_for(address, 3)["List-Unsubscribe"] == f"<{link}>"  # an old letter's is as good
    assert say("en", "mailbox-no") in httpx.get(link).text
    assert is_confirmed(ann, table) == [True]

    for _ in range(2):
        answer = httpx.post(link, data={"List-Unsubscribe": "One-Click"})
        assert say("en", "mailbox-stopped", address=address) in answer.text
    assert "<form" not in httpx.get(link).text
    assert is_confirmed(ann, table) == [False]
    hook = {"url": f"http://{HOST}:{catcher.server_address[1]}/beside"}
    ann.good("POST", f"/tables/{table}/notices", {"kind": "webhook", "target": hook})
    move(ann, table)
    wait_until_all_is_sent(server, catcher, table, ann.state(table)["number"])
    assert len(mailbox.to(address)) == 3
    ann.close()


def test_who_adds_an_address_anew_before_the_letter_went_out_is_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hall:

            async def add(name: str) -> None:
                notice = notice_of("ann", "ann@example.org", name)
                await hall.notices.add(notice, await asking(hall, Limiter(), "203.0.113.9", notice))

            async def waiting() -> list[str]:
                return [row["notice"] for row in await hall.notices.claim(now_ms(), 0)]

            await add("first")
            await add("second")
            assert await waiting() == ["first"]
            await hall.notices.remove("second")
            assert await waiting() == ["first"]
            await hall.notices.remove("first")
            await add("third")
            assert await waiting() == ["third"]

    asyncio.run(run())


def test_a_letter_has_one_recipient(mailbox: Mailbox) -> None:
    before = len(mailbox.recipients)
    mail(mailbox.url, Letter("a=b@example.org", "Subject", "Text"))
    assert mailbox.recipients[before:] == ["a=b@example.org"]
    for address in ("me@=?utf-8?q?mine.org=2Cvictim=40corp.com=2Cx=40mine?=.org", "a@b.de,c@d.de"):  # of an old release
        with pytest.raises(Gone):
            mail(mailbox.url, Letter(address, "Subject", "Text"))
    assert len(mailbox.recipients) == before + 1


def test_one_answer_is_good_for_all_tables_of_that_person(server: Server, mailbox: Mailbox) -> None:
    ann, ben = Client(server, "Ann"), Client(server, "Ben")
    first, second = laid(ann), laid(ann)
    address = "all-tables@example.org"
    want_mail(ann, first, address)
    want_mail(ann, second, address)
    mailbox.confirm(address)
    assert is_confirmed(ann, first) == is_confirmed(ann, second) == [True]
    assert want_mail(ann, laid(ann), address)["confirmed"] is True
    assert len(mailbox.to(address)) == 1
    theirs = laid(ben)
    assert want_mail(ben, theirs, address)["confirmed"] is False  # who types it in must ask anew
    mailbox.wait_for(address, 2)
    assert is_confirmed(ben, theirs) == [False]
    ann.close()
    ben.close()


def test_letter_and_page_are_in_the_language_of_the_person(server: Server, mailbox: Mailbox) -> None:
    ann = Client(server, "Ann")
    ann.good("PUT", "/me/settings", {"language": "de"})
    table, address = laid(ann), "deutsch@example.org"
    want_mail(ann, table, address)
    letter = mailbox.wait_for(address)
    assert letter["Subject"] == say("de", "letter-confirm")
    page = httpx.get(link_in(letter), headers={"Accept-Language": "it"})
    assert '<html lang="de">' in page.text
    assert say("de", "mailbox-ask", address=address) in page.text
    ann.close()


@pytest.mark.parametrize("page", ["", "/stop"])
def test_a_word_that_no_letter_has_is_told_in_a_page(server: Server, page: str) -> None:
    for method in ("GET", "POST"):
        for word in ("", "something"):
            answer = httpx.request(
                method,
                f"{server.url}/api/mailbox{page}",
                params={"word": word},
                headers={"Accept-Language": "xx, fr-CH;q=0.9"},
            )
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("text/html")
            assert '<html lang="fr">' in answer.text
            assert "<form" not in answer.text


def test_a_mailbox_goes_with_its_person(server: Server, mailbox: Mailbox) -> None:
    ann = Client(server, "Ann")
    want_mail(ann, laid(ann), "going@example.org")
    link = link_in(mailbox.wait_for("going@example.org"))
    ann.good("DELETE", "/me")
    assert httpx.post(link).status_code == 404
    ann.close()


def notice_of(person: str, address: str, name: str = "n") -> dict[str, Any]:
    target = msgspec.json.encode({"address": address}).decode()
    more = {"table_id": "t", "secret": "", "created": 0}
    return {"id": name, "person": person, "kind": "mail", "target": target, **more}


async def ask(hall: Hall, limiter: Limiter, caller: str, notice: dict[str, Any]) -> bool:
    """Whether there is a letter that asks."""
    question = await asking(hall, limiter, caller, notice)
    return question is not None and await hall.notices.ask(question)


async def word_of_a_letter(hall: Hall, notice: dict[str, Any]) -> str:
    letter = await letter_of(hall, notice, {"event": "confirm"})
    return letter.text.partition("word=")[2].split()[0]


def test_a_letter_is_asked_again_after_a_while_and_its_link_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [now_ms()]
    monkeypatch.setattr(letters, "now_ms", lambda: clock[0])
    notice = notice_of("ann", "ann@example.org")

    async def run() -> None:
        async with opened(tmp_path) as hall:

            async def asked() -> bool:
                return await ask(hall, Limiter(), "203.0.113.9", notice)

            assert [await asked(), await asked()] == [True, False]
            first = await word_of_a_letter(hall, notice)
            clock[0] += AGAIN
            assert await asked()
            second = await word_of_a_letter(hall, notice)
            assert await mailbox_of(hall, first) is None  # the latest letter counts
            clock[0] += LINK_LIFE
            assert await mailbox_of(hall, second) is not None
            clock[0] += 1
            assert await mailbox_of(hall, second) is None

    asyncio.run(run())


def test_of_two_calls_at_once_one_asks(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hall:
            notice = notice_of("ann", "ann@example.org")
            both = [await asking(hall, Limiter(), "203.0.113.9", notice) for _ in range(2)]
            assert [await hall.notices.ask(question) for question in both if question is not None] == [True, False]

    asyncio.run(run())


def test_a_link_outlives_the_wish_for_another_that_was_put_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [now_ms()]
    monkeypatch.setattr(letters, "now_ms", lambda: clock[0])
    notice = notice_of("ann", "ann@example.org")

    async def run() -> None:
        async with opened(tmp_path) as hall:
            limiter = Limiter()
            assert await ask(hall, limiter, "203.0.113.9", notice)
            word = await word_of_a_letter(hall, notice)
            clock[0] += AGAIN
            for _ in range(LIMITS["letter"].calls):
                limiter.wait("letter", "ann", time.monotonic())
            with pytest.raises(Denied, match="slow_down"):
                await ask(hall, limiter, "203.0.113.9", notice)
            assert await mailbox_of(hall, word) is not None
            assert await ask(hall, Limiter(), "203.0.113.9", notice)  # and it may be asked for later
            assert await mailbox_of(hall, word) is not None  # while the other letter is under way

    asyncio.run(run())


@pytest.mark.parametrize("same", ["person", "caller", "mailbox"])
def test_letters_that_ask_are_few(tmp_path: Path, same: str) -> None:
    """However they are asked for: by one person, from one place, or to one mailbox."""
    most = LIMITS["letter"].calls

    async def run() -> None:
        async with opened(tmp_path) as hall:
            limiter = Limiter()

            async def asked(number: int) -> bool:
                person, caller, address = (
                    name if kind == same else f"{name}{number}"
                    for kind, name in (("person", "ann"), ("caller", "203.0.113."), ("mailbox", "a@example.org"))
                )
                return await ask(hall, limiter, caller, notice_of(person, address))

            assert [await asked(number) for number in range(most)] == [True] * most
            for _ in range(2):  # and who was told to wait has not been asked
                with pytest.raises(Denied, match="slow_down"):
                    await asked(most)

    asyncio.run(run())


def test_the_server_reads_every_word_it_writes() -> None:
    for language in LANGUAGES:
        own = {key for key in messages(language) if key.startswith(("letter-", "mailbox-"))}
        assert own == {key for key in messages("en") if key.startswith(("letter-", "mailbox-"))}
        assert "7" in say(language, "letter-confirm-else", days=7)
        assert "Yunnan" in say(language, "letter-turn", game="Yunnan")
    assert [preferred(text) for text in ("", "de-AT", "xx, it;q=0.5", "FR")] == ["en", "de", "it", "fr"]
