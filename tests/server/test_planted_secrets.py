"""Secrets planted with everybody at a table, and everything that leaves the server searched for them.

A whole game of each kind: sockets, calls, errors, exports, pushes (read with the browser's own key), webhooks with
their headers, letters, the log on standard error and the metrics. Whoever listens must not hear another's secrets;
the game's own (the seed, where the generator stands) nobody may hear before the end.
"""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest

import serai
from serai.kernel.game import record_for
from tests.server.kit import HOST, Client, Plain, Server, Wire
from tests.server.receivers import Browser, Catcher, Mailbox, link_in
from tests.server.scripted import Laid, played

SEED = 7_341_905_226_118_443_907  # a number that turns up nowhere by accident
LOOK_EVERY = 40  # moves between two rounds of asking for everything
WAIT_EVERY = 80  # moves between two pauses in which the notices arrive
WORDS_OF_A_NOTICE = {"event", "table", "name", "game", "seat", "number", "question", "link"}
LAID = [
    Laid("yunnan", "second", ("double_bid", "guards"), 2),  # the only one with hidden cards
    Laid("yunnan", "first", ("debt",), 3),
    Laid("silk_road", "2006", (), 4),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server that writes everything it can into its log."""
    told = {"notice_hosts": HOST, "notice_seconds": 0.05, "smtp_url": mailbox.url, "log_level": "DEBUG"}
    with Server(tmp_path_factory.mktemp("secrets"), requests="off", **told) as running:
        yield running


class Listener:
    """Somebody at the table, with secrets of their own, who keeps every word they are told."""

    def __init__(self, server: Server, name: str | None) -> None:
        self.client = Client(server, None)
        self.heard: list[str] = []
        self.client.http.event_hooks["response"] = [self.hear]
        self.name = name or "nobody"
        self.secrets: list[str] = []
        self.browser = Browser()
        self.frames: list[bytes] = []
        self.notices: list[Plain] = []
        if name is not None:
            self.settle_in(name)

    def settle_in(self, name: str) -> None:
        """An account, a token, settings; every secret of it is planted."""
        self.client.name = name
        self.client.good("POST", "/guest", {"name": name})
        self.plant(self.client.http.cookies["serai_session"])
        password = self.plant("a password of " + name)
        self.client.good("POST", "/accounts", {"name": name, "password": password})
        self.plant(self.client.http.cookies["serai_session"])
        self.plant(self.client.good("POST", "/tokens", {"label": self.plant(f"label-of-{name}")})["token"])
        self.client.good("PUT", "/me/settings", {"note": self.plant(f"settings-of-{name}")})

    def plant(self, *secrets: str) -> str:
        self.secrets += secrets
        return secrets[-1]

    def hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(response.text + str(response.headers))

    def want_notices(self, table: str, catcher: Catcher, mailbox: Mailbox) -> None:
        """By webhook, by push and by mail, each at an address of one's own."""
        word = self.name.replace(" ", "-")
        at = f"http://{HOST}:{catcher.server_address[1]}"
        path = f"/tables/{table}/notices"
        hook = {"url": f"{at}/{self.plant(f'hook-of-{word}')}"}
        made = self.client.good("POST", path, {"kind": "webhook", "target": hook})
        self.signing = self.plant(made["secret"])
        target = self.browser.subscription(f"{at}/{self.plant(f'push-to-{word}')}")
        self.plant(*target["keys"].values())
        self.client.good("POST", path, {"kind": "push", "target": target})
        mail = {"address": self.plant(f"mail-of-{word}@example.org")}
        self.client.good("POST", path, {"kind": "mail", "target": mail})
        link = link_in(mailbox.wait_for(mail["address"]))
        self.plant(link.partition("word=")[2])
        confirmed = httpx.post(link)
        assert confirmed.status_code == 200
        self.plant(confirmed.text.partition("stop?word=")[2].partition('"')[0])

    def ask_for_everything(self, table: str, number: int, **who: Any) -> None:
        """Every way to read, and some that must be refused."""
        call = self.client.call
        for path in ("", "/state", "/record", f"/at/{number}", f"/at/{number // 2}"):
            assert call("GET", f"/tables/{table}{path}", **who).status_code == 200
        call("GET", f"/tables/{table}/record", form="notation", **who)
        for path in (
            "/games",
            "/tables",
            "/me",
            "/sessions",
            "/tokens",
            "/push-key",
            f"/tables/{table}/notices",
            f"/tables/{table}/at/99999",
        ):
            call("GET", path)
        call("GET", "/tables", q=table, mine=True)
        for seat in range(3):
            wrong = {"id": "x", "number": number, "seat": seat, "action": "nonsense"}
            assert call("POST", f"/tables/{table}/actions", wrong).status_code >= 400
            call("GET", f"/tables/{table}/state", seat=seat, **who)
            call("GET", f"/tables/{table}/record", seat=seat, **who)

    def told(self) -> str:
        notices = json.dumps([notice["text"] + str(notice["headers"]) for notice in self.notices])
        return "\n".join([*self.heard, *(frame.decode() for frame in self.frames), notices])


@pytest.mark.parametrize("laid", LAID, ids=str)
def test_nobody_hears_the_secrets_of_others(server: Server, catcher: Catcher, mailbox: Mailbox, laid: Laid) -> None:
    game = played(laid, SEED)
    before = len(catcher.caught), len(mailbox.letters)
    with ExitStack() as stack:
        people = [Listener(server, f"{laid} {seat}") for seat in range(laid.seats)]
        guest, nobody = Listener(server, f"{laid} guest"), Listener(server, None)
        for listener in (*people, guest, nobody):
            stack.callback(listener.client.close)
        made = people[0].client.table(
            [{"kind": "person"}] * laid.seats,
            game=laid.game,
            edition=laid.edition,
            variants=list(laid.variants),
            seed=SEED,
            access="invitation",
        )
        table, invitation = made["id"], made["invitation"]
        for person in people[1:]:
            person.client.good("POST", f"/tables/{table}/join", {"invitation": invitation})
        for person in people:
            person.want_notices(table, catcher, mailbox)
        people[0].client.start(table)
        wires = [stack.enter_context(person.client.socket(table)) for person in people]
        wires.append(stack.enter_context(guest.client.socket(table, invitation=invitation)))
        for wire, listener in zip(wires, (*people, guest), strict=True):
            wire.heard = listener.frames
        hidden = play(people, guest, nobody, wires, table, invitation, game, catcher)
        metrics = httpx.get(server.url + "/metrics").text
    sort_the_post(people, catcher, mailbox, before)
    listeners = (*people, guest, nobody)
    check_what_was_said(people, table, game)
    for listener in listeners:
        told = listener.told()
        for other in listeners:
            if other is not listener:
                assert [secret for secret in other.secrets if secret in told] == [], (listener.name, other.name)
        assert [secret for secret in hidden if secret in told] == [], listener.name
    for words in (server.log(), metrics):
        every = [*hidden, invitation, *(secret for listener in listeners for secret in listener.secrets)]
        assert [secret for secret in every if secret in words] == []
    assert invitation not in nobody.told()
    check_frames(wires, people, guest, game)


def play(
    people: list[Listener],
    guest: Listener,
    nobody: Listener,
    wires: list[Wire],
    table: str,
    invitation: str,
    game: serai.Game,
    catcher: Catcher,
) -> set[str]:
    """The game up to its last move, as scripted; what of it must have stayed hidden."""
    setup = game.setup
    beside = serai.new_game(
        setup.game, edition=setup.edition, seats=setup.seats, variants=setup.variants, seed=setup.seed
    )
    hidden = {str(SEED)}
    owed: tuple[int, ...] = ()  # who owed the answer before this one; who comes to owe one is told
    wait_from = 0
    for number, move in enumerate(game.moves[:-1]):
        assert beside.decision is not None
        is_told = move.seat not in owed
        owed = beside.decision.seats
        hidden |= {str(int(word)) for word in beside.state.chance if int(word) > 10**7}
        wire = wires[move.seat]
        read_on(wire, number)
        if is_told and number >= wait_from:
            wait_from = number + WAIT_EVERY
            wait_for_post(people[move.seat], catcher)
        if number % LOOK_EVERY == 0:
            for listener in (*people, guest):
                listener.ask_for_everything(table, number, invitation=None if listener in people else invitation)
            assert nobody.client.call("GET", f"/tables/{table}/state").status_code == 404
            for seat, person in enumerate(people):
                record = person.client.good("GET", f"/tables/{table}/record")
                assert record == msgspec.to_builtins(record_for(beside, seat, notation=False))
        wire.act(game.title.write(move.action))
        assert wire.until("ack", "refused")["t"] == "ack"
        beside.play(move.action, move.seat)
        if number % LOOK_EVERY == 0:
            for other in wires:
                read_on(other, number + 1)
    for wire in wires:
        read_on(wire, len(game.moves) - 1)
    for person in people:
        tested = person.client.good("POST", f"/tables/{table}/notices/test")
        assert [result["result"] for result in tested] == ["sent"] * 3
    return hidden


def read_on(wire: Wire, number: int) -> None:
    while wire.state.get("number", -1) < number:
        wire.until("update", "state")


def wait_for_post(person: Listener, catcher: Catcher) -> None:
    """The person whose turn it is is told by webhook and by push."""
    word = person.name.replace(" ", "-")
    since = len(catcher.paths)
    end = time.monotonic() + 30
    while not {f"/hook-of-{word}", f"/push-to-{word}"} <= set(catcher.paths[max(0, since - 2) :]):
        assert time.monotonic() < end, "the notice did not come"
        time.sleep(0.05)


def sort_the_post(people: list[Listener], catcher: Catcher, mailbox: Mailbox, before: tuple[int, int]) -> None:
    """What came for whom; a push is read by who it was for, and by nobody else."""
    by_word = {person.name.replace(" ", "-"): person for person in people}
    for path, (headers, body) in list(zip(catcher.paths, catcher.caught, strict=True))[before[0] :]:
        kind, _, word = path.strip("/").partition("-of-" if "hook" in path else "-to-")
        if word not in by_word:
            continue  # a straggler from another table
        person = by_word[word]
        text = body.decode() if kind == "hook" else person.browser.read(body)
        assert person.signing not in text + str(headers)
        person.notices.append({"kind": kind, "headers": headers, "text": text})
    assert len(mailbox.letters) > before[1]
    for word, person in by_word.items():
        for letter in mailbox.to(f"mail-of-{word}@example.org"):
            headers = dict(letter.items())
            person.notices.append({"kind": "mail", "headers": headers, "text": letter.get_content()})


def check_what_was_said(people: list[Listener], table: str, game: serai.Game) -> None:
    """A notice says what stands in the protocol and nothing else, and all of it is on the table."""
    kinds = set()
    for seat, person in enumerate(people):
        for notice in person.notices:
            kinds.add(notice["kind"])
            if notice["kind"] == "mail":
                continue
            words = json.loads(notice["text"])
            assert set(words) == WORDS_OF_A_NOTICE
            assert words["seat"] == seat
            assert words["event"] in {"your_turn", "test"}
            assert words["table"] == table
            assert words["name"] == ""
            assert words["game"] == game.setup.game
            assert words["link"].endswith(f"/tables/{table}")
    assert kinds == {"hook", "push", "mail"}


def check_frames(wires: list[Wire], people: list[Listener], guest: Listener, game: serai.Game) -> None:
    """Every view in every message is the one the rules show to that reader at that number."""
    setup = game.setup
    beside = serai.new_game(
        setup.game, edition=setup.edition, seats=setup.seats, variants=setup.variants, seed=setup.seed
    )
    readers: list[int | None] = [*range(len(people)), None]
    views = [[msgspec.to_builtins(beside.view(reader)) for reader in readers]]
    for move in game.moves:
        beside.play(move.action, move.seat)
        views.append([msgspec.to_builtins(beside.view(reader)) for reader in readers])
    seen = 0
    for place, listener in enumerate((*people, guest)):
        for frame in listener.frames:
            message = msgspec.json.decode(frame)
            if message["t"] in {"state", "update"}:
                assert message["view"] == views[message["number"]][place]
                seen += 1
    assert len(wires) == len(readers)
    assert seen > len(game.moves)
