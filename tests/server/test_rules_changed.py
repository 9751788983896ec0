"""Stored games of another rules version: played on where nothing differs; else kept, shown and told as such."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from serai.server.admin import verify_store
from serai.server.settings import Settings
from tests.server.kit import Client, Plain, Server
from tests.server.test_gathering import finish


@contextmanager
def store_of(server: Server) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(server.folder / "data" / "serai.sqlite")) as store, store:
        yield store


def log_of(server: Server, table: str) -> list[tuple[object, ...]]:
    with store_of(server) as store:
        return store.execute("SELECT * FROM actions WHERE table_id = ? ORDER BY version", [table]).fetchall()


class Tables:
    """A running and a finished table, and the server that is stopped to change them by hand."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann = Client(server, "Ann")
        self.running = self.ann.table([{"kind": "hotseat"}] * 3)["id"]
        self.ann.start(self.running)
        for _ in range(20):
            state = self.ann.state(self.running)
            self.ann.act(self.running, state, state["actions"][0]["notation"])
        self.finished = self.ann.table([{"kind": "hotseat"}] * 2, edition="first")["id"]
        self.ann.start(self.finished)
        finish(self.ann, self.finished)
        self.shown: Plain = self.ann.good("GET", f"/tables/{self.finished}")
        self.call = {"id": "x", "number": 20, "seat": 0, "action": "pass"}

    def change(self, *statements: str) -> None:
        self.server.stop()
        with store_of(self.server) as store:
            for statement in statements:
                store.execute(statement)
        self.server.start()

    def verify(self) -> tuple[list[str], bool]:
        return asyncio.run(verify_store(Settings(data=str(self.server.folder / "data"))))


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    with Server(tmp_path, requests="off") as server:
        made = Tables(server)
        yield made
        made.ann.close()


OTHER_RULES = "UPDATE tables SET rules_version = 7, setup = json_set(setup, '$.rules_version', 7)"
OTHER_WINNER = "UPDATE tables SET result = json_set(result, '$.winners[0]', 1 - json_extract(result, '$.winners[0]'))"
OTHER_MOVE = "UPDATE actions SET action = 'displace red' WHERE version = 3"


def test_a_log_that_does_not_replay_is_told_and_kept(tables: Tables) -> None:
    ann, running = tables.ann, tables.running
    tables.change(OTHER_RULES, OTHER_MOVE)
    before = log_of(tables.server, running), log_of(tables.server, tables.finished)
    shown = ann.good("GET", f"/tables/{running}")
    assert (shown["status"], shown["number"], shown["rules_version"]) == ("running", 20, 7)
    assert ann.good("GET", "/tables", mine=True)["tables"]
    for method, path, body in (
        ("GET", "/state", None),
        ("GET", "/at/3", None),
        ("GET", "/record", None),
        ("POST", "/actions", tables.call),
        ("POST", "/preview", tables.call),
        ("POST", "/undo", {"id": "u", "number": 20, "seat": 0, "to": 0}),
        ("POST", "/undo/consent", {"seat": 0, "agree": True}),
    ):
        answer = ann.call(method, f"/tables/{running}{path}", body)
        assert (answer.status_code, answer.json()["reason"]) == (409, "rules_changed"), path
        assert answer.json()["values"]["stored"] == 7
    with ann.socket(running) as wire:
        assert wire.until("error", "state")["reason"] == "rules_changed"
    ann.good("POST", f"/tables/{running}/chat", {"id": "1", "text": "still here"})
    ann.good("POST", f"/tables/{running}/leave", {})
    result = ann.good("GET", f"/tables/{tables.finished}")
    assert (result["winners"], result["scores"]) == (tables.shown["winners"], tables.shown["scores"])
    again = ann.good("POST", f"/tables/{tables.finished}/rematch")
    assert again["rules_version"] != 7
    assert before == (log_of(tables.server, running), log_of(tables.server, tables.finished))
    lines, is_good = tables.verify()
    assert not is_good
    for table in (running, tables.finished):
        assert any(line.startswith(f"{table}: cannot be replayed") for line in lines)
        assert any(line.startswith(f"{table}: rules version 7, this release has") for line in lines)
    assert '"defect"' not in tables.server.log()


def test_where_nothing_differs_the_game_goes_on(tables: Tables) -> None:
    ann, running = tables.ann, tables.running
    tables.change(OTHER_RULES)
    state = ann.state(running)
    assert ann.act(running, state, state["actions"][0]["notation"]).status_code == 200
    assert ann.state(tables.finished)["view"]
    lines, is_good = tables.verify()
    assert is_good
    assert sum("plays the same" in line for line in lines) == 2


def test_another_result_is_not_told_as_the_old_one(tables: Tables) -> None:
    first, *others = tables.shown["winners"]
    other = [1 - first, *others]
    tables.change(OTHER_RULES, OTHER_WINNER)
    assert tables.ann.good("GET", f"/tables/{tables.finished}")["winners"] == other
    answer = tables.ann.call("GET", f"/tables/{tables.finished}/state")
    assert (answer.status_code, answer.json()["reason"]) == (409, "rules_changed")
    assert not tables.verify()[1]
