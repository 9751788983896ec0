"""Texts that a store cannot hold are unreadable: no defect, and no failure of the store."""

from collections.abc import Iterator

import pytest

from tests.server.kit import Client, Server
from tests.server.services import database, needs_postgres

pytestmark = needs_postgres
NUL = "a\x00b"
PASSWORD = "correct horse"  # noqa: S105 - of nobody


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with database() as url, Server(tmp_path_factory.mktemp("odd"), requests="off", database_url=url) as server:
        client = Client(server, "Ann")
        yield client
        client.close()


@pytest.fixture(scope="module")
def table(ann: Client) -> str:
    made = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(made)
    return str(made)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/guest", {"name": NUL}),
        ("POST", "/guest", {"name": "\u00a0"}),
        ("POST", "/accounts", {"name": NUL, "password": PASSWORD}),
        ("POST", "/accounts", {"name": "ß" * 30, "password": PASSWORD}),
        ("POST", "/sessions", {"name": NUL, "password": PASSWORD}),
        ("POST", "/tokens", {"label": NUL}),
        ("POST", "/tables", {"game": "yunnan", "seats": [{}, {}], "name": NUL}),
        ("POST", "/tables", {"game": NUL, "seats": [{}, {}]}),
        ("POST", "/tables", {"game": "yunnan", "seats": [{"kind": "bot", "bot": "random", "name": NUL}, {}]}),
        ("POST", "/tables/TABLE/chat", {"id": "1", "text": NUL}),
        ("POST", "/tables/TABLE/chat", {"id": NUL, "text": "hello"}),
        ("POST", "/tables/TABLE/actions", {"id": NUL, "number": 0, "seat": 0, "action": "pass"}),
        ("POST", "/tables/TABLE/undo", {"id": NUL, "number": 0, "seat": 0, "to": 0}),
        ("GET", "/tables?q=%00", None),
        ("GET", "/tables?game=%00", None),
        ("GET", "/tables/%00", None),
        ("GET", "/tables/%00/state", None),
        ("DELETE", "/tokens/%00", None),
    ],
)
def test_it_is_unreadable(ann: Client, table: str, method: str, path: str, body: object) -> None:
    answer = ann.http.request(method, path.replace("TABLE", table), json=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")


def test_it_does_not_end_a_socket(ann: Client, table: str) -> None:
    with ann.socket(table) as wire:
        wire.until("state")
        for said in ({"id": "1", "text": NUL}, {"id": NUL, "text": "hello"}):
            wire.send("chat", **said)
            assert wire.until("error")["reason"] == "unreadable"
        wire.send("ping")
        wire.until("pong")


def test_ordinary_texts_are_kept(ann: Client, table: str) -> None:
    ann.good("POST", f"/tables/{table}/chat", {"id": "2", "text": "two\nlines, Größe, 茶馬古道"})
    assert ann.state(table)["chat"][-1]["text"] == "two lines, Größe, 茶馬古道"
    assert ann.good("GET", "/tables", q="茶馬")["tables"] == []
