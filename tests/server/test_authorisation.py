"""The authorisation matrix: every role, every call, every state of a table; each cell is asserted.

A cell is the status a call gets. `ok` stands for 200 or 201. The calls of a cell are made on a table of its own.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.conftest import Come
from tests.server.kit import Client, Plain, Server

ROLES = ("nobody", "stranger", "guest of the table", "player", "owner", "owner by token")
STATES = ("open", "running", "finished")
Call = Callable[[Client, Plain], Any]


def get(path: str, **query: Any) -> Call:
    return lambda client, table: client.call("GET", path.format(**table), **query)


def post(path: str, **body: Any) -> Call:
    return lambda client, table: client.call(
        "POST", path.format(**table), {key: value(table) if callable(value) else value for key, value in body.items()}
    )


# Per call and role three statuses: for an open, a running and a finished table.
OPEN_TABLE: dict[str, tuple[Call, dict[str, str]]] = {
    "show": (get("/tables/{id}"), dict.fromkeys(ROLES, "ok ok ok")),
    "state": (get("/tables/{id}/state"), dict.fromkeys(ROLES, "ok ok ok")),
    "state of a player's seat": (
        get("/tables/{id}/state", seat=1),
        {**dict.fromkeys(ROLES, "403 403 403"), "player": "ok ok ok"},
    ),
    "at": (get("/tables/{id}/at/0"), dict.fromkeys(ROLES, "404 ok ok")),
    "at a player's seat": (
        get("/tables/{id}/at/0", seat=1),
        {**dict.fromkeys(ROLES, "404 403 403"), "player": "404 ok ok"},
    ),
    "record": (get("/tables/{id}/record"), dict.fromkeys(ROLES, "409 ok ok")),
    "record of a player's seat": (
        get("/tables/{id}/record", seat=1),
        {**dict.fromkeys(ROLES, "409 403 403"), "player": "409 ok ok"},
    ),
    "join": (
        post("/tables/{id}/join"),
        {
            "nobody": "401 401 401",
            "stranger": "ok 409 409",
            "guest of the table": "ok 409 409",
            "player": "ok 409 409",
            "owner": "ok 409 409",
            "owner by token": "ok 409 409",
        },
    ),
    "leave": (
        post("/tables/{id}/leave"),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "ok ok 409",
            "owner": "ok ok 409",
            "owner by token": "ok ok 409",
        },
    ),
    "start": (
        post("/tables/{id}/start"),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "403 403 403",
            "owner": "409 409 409",
            "owner by token": "409 409 409",
        },
    ),
    "chat": (
        post("/tables/{id}/chat", id="1", text="hello"),
        {**dict.fromkeys(ROLES, "ok ok ok"), "nobody": "401 401 401"},
    ),
    "rematch": (
        post("/tables/{id}/rematch"),
        {
            "nobody": "401 401 401",
            "stranger": "409 409 403",
            "guest of the table": "409 409 403",
            "player": "409 409 ok",
            "owner": "409 409 ok",
            "owner by token": "409 409 ok",
        },
    ),
    "take the seat back": (
        post("/tables/{id}/takeback-seat"),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "409 ok 409",
            "owner": "409 ok 409",
            "owner by token": "409 ok 409",
        },
    ),
    "act for the seat to move": (
        lambda client, table: client.call(
            "POST",
            f"/tables/{table['id']}/actions",
            {"id": "a", "number": table["number"], "seat": table["asked"], "action": table["legal"]},
        ),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "409 ok 409",
            "owner": "403 403 403",
            "owner by token": "403 403 403",
        },
    ),
    "undo for the player's seat": (
        post("/tables/{id}/undo", id="u", number=lambda table: table["number"], seat=1, to=0),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "409 409 409",
            "owner": "403 403 403",
            "owner by token": "403 403 403",
        },
    ),
    "consent for the player's seat": (
        post("/tables/{id}/undo/consent", seat=1, agree=True),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "409 409 409",
            "owner": "403 403 403",
            "owner by token": "403 403 403",
        },
    ),
    "list notices": (
        get("/tables/{id}/notices"),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "ok ok ok",
            "owner": "ok ok ok",
            "owner by token": "ok ok ok",
        },
    ),
    "add a notice": (
        post("/tables/{id}/notices", kind="webhook", target={"url": "https://example.org/x"}),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "ok ok ok",
            "owner": "ok ok ok",
            "owner by token": "ok ok ok",
        },
    ),
    "test notices": (
        post("/tables/{id}/notices/test"),
        {
            "nobody": "401 401 401",
            "stranger": "403 403 403",
            "guest of the table": "403 403 403",
            "player": "ok ok ok",
            "owner": "ok ok ok",
            "owner by token": "ok ok ok",
        },
    ),
}


class House:
    """People in every role, and tables in every state."""

    def __init__(self, server: Server) -> None:
        def come(name: str | None, token: str | None = None) -> Client:
            return Client(server, name, token)

        self.finished: Plain | None = None
        self.owner = come("Owner")
        self.player = come("Player")
        self.clients = {
            "nobody": come(None),
            "stranger": come("Stranger"),
            "guest of the table": come("Guest"),
            "player": self.player,
            "owner": self.owner,
            "owner by token": come("t", token=self.owner.good("POST", "/tokens", {"label": "t"})["token"]),
        }

    def table(self, state: str, access: str) -> Plain:
        if state == "finished" and self.finished is not None:
            return self.finished
        seats = [{"kind": "person"}] * (3 if state == "open" else 2)
        made = self.owner.table(seats, access=access, undo="never")
        table = made["id"]
        invitation = made["invitation"]
        self.player.good("POST", f"/tables/{table}/join", {"seat": 1, "invitation": invitation})
        found: Plain = {"id": table, "number": 0, "asked": 1, "legal": "pass"}
        if state != "open":
            self.owner.start(table)
        if state == "finished":
            self.play_on(table)
        shown = self.player.state(table)
        if state == "running":
            while shown["decision"]["seats"] != [1]:
                mover = self.owner.state(table)
                assert self.owner.act(table, mover, mover["actions"][0]["notation"]).status_code == 200
                shown = self.player.state(table)
            found["legal"] = shown["actions"][0]["notation"]
        found["number"] = shown["number"]
        if state == "finished":
            self.finished = found
        return found

    def play_on(self, table: str) -> None:
        """To the end, each for the own seat."""
        for _ in range(3000):
            for client in (self.owner, self.player):
                state = client.state(table)
                if state["decision"] is None:
                    return
                if state["actions"]:
                    mild = [offer for offer in state["actions"] if offer["notation"] in {"pass", "finish"}]
                    assert client.act(table, state, (mild or state["actions"])[0]["notation"]).status_code == 200


@pytest.fixture(scope="module")
def house(server: Server) -> Iterator[House]:
    everybody = House(server)
    yield everybody
    for client in everybody.clients.values():
        client.close()


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("call", OPEN_TABLE)
def test_open_tables(house: House, call: str, state: str) -> None:
    check(house, call, state, "open")


@pytest.mark.parametrize("call", OPEN_TABLE)
def test_tables_by_invitation(house: House, call: str) -> None:
    check(house, call, "running", "invitation")


def check(house: House, call: str, state: str, access: str) -> None:
    send, expected = OPEN_TABLE[call]
    shared: Plain | None = None
    wrong = []
    for role in ROLES:
        allowed = expected[role].split()[STATES.index(state)]
        if access == "invitation" and role not in {"player", "owner", "owner by token"} and allowed != "401":
            allowed = "404"
        if shared is None or allowed == "ok":  # a call that changes something gets a table of its own
            shared = house.table(state, access)
        answer = send(house.clients[role], shared)
        got = "ok" if answer.status_code in {200, 201} else str(answer.status_code)
        if got != allowed:
            wrong.append(f"{role}: {got} {answer.text[:200]}, expected {allowed}")
    assert not wrong, f"{call}, {access}, {state}:\n" + "\n".join(wrong)


def test_every_call_about_a_table_is_in_the_matrix(come: Come) -> None:
    described = come(None).good("GET", "/schema/openapi.json")["paths"]
    calls = {
        (method.upper(), path)
        for path, methods in described.items()
        if path.startswith("/api/tables/{table_id}")
        for method in methods
    }
    assert len(calls) == len(TESTED)
    assert calls == TESTED


TABLE = "/api/tables/{table_id}"
TESTED = {
    ("GET", TABLE),
    ("GET", TABLE + "/state"),
    ("GET", TABLE + "/at/{number}"),
    ("GET", TABLE + "/record"),
    ("POST", TABLE + "/join"),
    ("POST", TABLE + "/leave"),
    ("POST", TABLE + "/start"),
    ("POST", TABLE + "/chat"),
    ("POST", TABLE + "/rematch"),
    ("POST", TABLE + "/takeback-seat"),
    ("POST", TABLE + "/actions"),
    ("POST", TABLE + "/undo"),
    ("POST", TABLE + "/undo/consent"),
    ("GET", TABLE + "/notices"),
    ("POST", TABLE + "/notices"),
    ("POST", TABLE + "/notices/test"),
    ("DELETE", TABLE + "/notices/{notice_id}"),
}


def test_only_its_maker_removes_a_notice(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    target = {"kind": "webhook", "target": {"url": "https://example.org/x"}}
    notice = ann.good("POST", f"/tables/{table}/notices", target)["id"]
    path = f"/tables/{table}/notices/{notice}"
    assert come(None).call("DELETE", path).status_code == 401
    assert come("Eve").call("DELETE", path).status_code == 403
    assert ben.call("DELETE", path).status_code == 404
    assert ann.call("DELETE", path).status_code == 200
