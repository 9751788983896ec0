"""Mail goes only where its reader has said so: a letter asks, a button answers, and nothing else is sent before."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from serai.server import letters
from serai.server.denied import Denied
from serai.server.letters import AGAIN, LINK_LIFE, asking, letter_of, mailbox_of
from serai.server.limits import LIMITS, Limiter
from serai.server.when import now_ms
from serai.server.words import LANGUAGES, messages, preferred, say
from tests.server.halls import opened
from tests.server.kit import HOST, Client, Server
from tests.server.receivers import Mailbox, link_in, open_to_all


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with open_to_all(Mailbox()) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    smtp = f"smtp://{HOST}:{mailbox.server_address[1]}/?from=table@example.org"
    with Server(tmp_path_factory.mktemp("mailbox"), requests="off", notice_seconds=0.1, smtp_url=smtp) as running:
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


def is_confirmed(client: Client, table: str) -> list[bool]:
    return [notice["confirmed"] for notice in client.good("GET", f"/tables/{table}/notices")]


def test_nothing_but_a_question_is_sent_before_the_button_is_pressed(server: Server, mailbox: Mailbox) -> None:
    ann = Client(server, "Ann of the Long Name")
    table, address = laid(ann), "ann@example.org"
    assert want_mail(ann, table, address)["confirmed"] is False
    question = mailbox.wait_for(address)
    ann.start(table)
    move(ann, table)
    assert [result["result"] for result in ann.good("POST", f"/tables/{table}/notices/test")] == ["unconfirmed"]
    text = question.get_content() + question["Subject"]
    assert [word for word in (ann.name, "By the river", "Child of Ann", table) if word in text] == []

    link = link_in(question)
    for _ in range(2):  # programs that look at links change nothing
        page = httpx.get(link)
        assert '<form method="post">' in page.text
        assert page.headers["content-security-policy"].count("form-action 'self'") == 1
        assert page.headers["referrer-policy"] == "same-origin"
        assert page.headers["cache-control"] == "no-store"
    assert is_confirmed(ann, table) == [False]
    assert len(mailbox.to(address)) == 1

    assert "<form" not in httpx.post(link).text  # from any browser
    assert ann.http.post(link).status_code == 200  # pressed again, here
    assert is_confirmed(ann, table) == [True]
    move(ann, table)
    assert mailbox.wait_for(address, 2)["Subject"] == "Serai: it is your turn (Yunnan)"
    assert ann.good("POST", f"/tables/{table}/notices/test")[0]["result"] == "sent"
    ann.close()


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
    assert say("de", "mailbox-ask") in page.text
    ann.close()


def test_a_word_that_no_letter_has_is_told_in_a_page(server: Server) -> None:
    for method in ("GET", "POST"):
        for word in ("", "something"):
            answer = httpx.request(
                method,
                f"{server.url}/api/mailbox",
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


def notice_of(person: str, address: str) -> dict[str, Any]:
    return {"id": "n", "person": person, "kind": "mail", "target": msgspec.json.encode({"address": address}).decode()}


def test_a_letter_is_asked_again_after_a_while_and_its_link_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [now_ms()]
    monkeypatch.setattr(letters, "now_ms", lambda: clock[0])
    notice = notice_of("ann", "ann@example.org")

    async def run() -> None:
        async with opened(tmp_path) as hall:

            async def asked() -> int:
                return len(await asking(hall, Limiter(), "203.0.113.9", notice))

            async def word() -> str:
                letter = await letter_of(hall, notice, {"event": "confirm"})
                return letter.text.partition("word=")[2].split()[0]

            assert [await asked(), await asked()] == [1, 0]
            first = await word()
            clock[0] += AGAIN
            assert await asked() == 1
            second = await word()
            assert await mailbox_of(hall, first) is None  # the latest letter counts
            clock[0] += LINK_LIFE
            assert await mailbox_of(hall, second) is not None
            clock[0] += 1
            assert await mailbox_of(hall, second) is None

    asyncio.run(run())


@pytest.mark.parametrize("same", ["person", "caller", "mailbox"])
def test_letters_that_ask_are_few(tmp_path: Path, same: str) -> None:
    """However they are asked for: by one person, from one place, or to one mailbox."""
    most = LIMITS["letter"].calls

    async def run() -> None:
        async with opened(tmp_path) as hall:
            limiter = Limiter()

            async def ask(number: int) -> int:
                person, caller, address = (
                    name if kind == same else f"{name}{number}"
                    for kind, name in (("person", "ann"), ("caller", "203.0.113."), ("mailbox", "a@example.org"))
                )
                return len(await asking(hall, limiter, caller, notice_of(person, address)))

            assert [await ask(number) for number in range(most)] == [1] * most
            for _ in range(2):  # and who was told to wait has not been asked
                with pytest.raises(Denied, match="slow_down"):
                    await ask(most)

    asyncio.run(run())


def test_the_server_reads_every_word_it_writes() -> None:
    for language in LANGUAGES:
        own = {key for key in messages(language) if key.startswith(("letter-", "mailbox-"))}
        assert own == {key for key in messages("en") if key.startswith(("letter-", "mailbox-"))}
        assert "7" in say(language, "letter-confirm-else", days=7)
        assert "Yunnan" in say(language, "letter-turn", game="Yunnan")
    assert [preferred(text) for text in ("", "de-AT", "xx, it;q=0.5", "FR")] == ["en", "de", "it", "fr"]
