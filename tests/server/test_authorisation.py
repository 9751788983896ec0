"""The authorisation matrix: every role, every call, every state of a table, open or by invitation, cell by cell.

A cell is the status a call gets at an open, a running and a finished table. `ok` stands for 200 or 201. A call that
changed something is made on a table of its own. Every call the server describes has a row, or the last test fails.
"""

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from websockets.exceptions import InvalidStatus

import serai
from tests.server.conftest import Come
from tests.server.kit import Client, Plain, Server

STATES = ("open", "running", "finished")
# nobody; a stranger; one who was invited; at seat 1 a guest, at seat 2 an account; the owner at seat 0, by cookie and
# by token; at seat 3 somebody else's bot, by its token.
ROLES = ("nobody", "stranger", "invited", "guest", "account", "owner", "token", "bot")
GUEST_SEAT = 1

OPEN = """
call                   |nobody     |stranger   |invited    |guest      |account    |owner      |token      |bot
GET table              |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
GET state              |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
GET state seat=1       |403 403 403|403 403 403|403 403 403|ok ok ok   |403 403 403|403 403 403|403 403 403|403 403 403
GET at/0               |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok
GET at/0 seat=1        |404 403 ok |404 403 ok |404 403 ok |404 ok ok  |404 403 ok |404 403 ok |404 403 ok |404 403 ok
GET at/0 eyes=spectator|404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok
GET at/0 eyes=seat     |404 400 400|404 400 400|404 400 400|404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok
GET at/0 eyes=all      |404 409 ok |404 409 ok |404 409 ok |404 409 ok |404 409 ok |404 409 ok |404 409 ok |404 409 ok
GET record             |409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok
GET record seat=1      |409 403 403|409 403 403|409 403 403|409 ok ok  |409 403 403|409 403 403|409 403 403|409 403 403
SOCKET socket          |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
SOCKET socket seat=1   |403 403 403|403 403 403|403 403 403|ok ok ok   |403 403 403|403 403 403|403 403 403|403 403 403
POST join              |401 401 401|ok 409 409 |ok 409 409 |ok 409 409 |ok 409 409 |ok 409 409 |ok 409 409 |ok 409 409
POST leave             |401 401 401|403 403 403|403 403 403|ok ok 409  |ok ok 409  |ok ok 409  |ok ok 409  |ok ok 409
POST start             |401 401 401|403 403 403|403 403 403|403 403 403|403 403 403|ok 409 409 |ok 409 409 |403 403 403
POST takeback-seat     |401 401 401|403 403 403|403 403 403|409 ok 409 |409 ok 409 |409 ok 409 |409 ok 409 |409 ok 409
POST chat              |401 401 401|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
POST rematch           |401 401 401|409 409 403|409 409 403|409 409 ok |409 409 ok |409 409 ok |409 409 ok |409 409 ok
POST actions           |401 401 401|403 403 403|403 403 403|409 ok 409 |403 403 403|403 403 403|403 403 403|403 403 403
POST preview           |401 401 401|403 403 403|403 403 403|409 ok 409 |403 403 403|403 403 403|403 403 403|403 403 403
POST undo              |401 401 401|403 403 403|403 403 403|409 409 409|403 403 403|403 403 403|403 403 403|403 403 403
POST undo/consent      |401 401 401|403 403 403|403 403 403|409 409 409|403 403 403|403 403 403|403 403 403|403 403 403
GET notices            |401 401 401|403 403 403|403 403 403|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
POST notices           |401 401 401|403 403 403|403 403 403|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
POST notices/test      |401 401 401|403 403 403|403 403 403|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
DELETE notices/{notice}|401 401 401|403 403 403|403 403 403|ok ok ok   |404 404 404|404 404 404|404 404 404|404 404 404
"""

BY_INVITATION = """
call                   |nobody     |stranger   |invited    |guest      |account    |owner      |token      |bot
GET table              |404 404 404|404 404 404|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
GET state              |404 404 404|404 404 404|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
GET state seat=1       |404 404 404|404 404 404|403 403 403|ok ok ok   |403 403 403|403 403 403|403 403 403|403 403 403
GET at/0               |404 404 404|404 404 404|404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok
GET at/0 seat=1        |404 404 404|404 404 404|404 403 ok |404 ok ok  |404 403 ok |404 403 ok |404 403 ok |404 403 ok
GET at/0 eyes=spectator|404 404 404|404 404 404|404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok
GET at/0 eyes=seat     |404 404 404|404 404 404|404 400 400|404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok  |404 ok ok
GET at/0 eyes=all      |404 404 404|404 404 404|404 409 ok |404 409 ok |404 409 ok |404 409 ok |404 409 ok |404 409 ok
GET record             |404 404 404|404 404 404|409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok  |409 ok ok
GET record seat=1      |404 404 404|404 404 404|409 403 403|409 ok ok  |409 403 403|409 403 403|409 403 403|409 403 403
SOCKET socket          |403 403 403|403 403 403|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
SOCKET socket seat=1   |403 403 403|403 403 403|403 403 403|ok ok ok   |403 403 403|403 403 403|403 403 403|403 403 403
POST join              |401 401 401|404 404 404|ok 409 409 |ok 409 409 |ok 409 409 |ok 409 409 |ok 409 409 |ok 409 409
POST leave             |401 401 401|404 404 404|404 404 404|ok ok 409  |ok ok 409  |ok ok 409  |ok ok 409  |ok ok 409
POST start             |401 401 401|404 404 404|404 404 404|403 403 403|403 403 403|ok 409 409 |ok 409 409 |403 403 403
POST takeback-seat     |401 401 401|404 404 404|404 404 404|409 ok 409 |409 ok 409 |409 ok 409 |409 ok 409 |409 ok 409
POST chat              |401 401 401|404 404 404|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
POST rematch           |401 401 401|404 404 404|404 404 404|409 409 ok |409 409 ok |409 409 ok |409 409 ok |409 409 ok
POST actions           |401 401 401|404 404 404|404 404 404|409 ok 409 |403 403 403|403 403 403|403 403 403|403 403 403
POST preview           |401 401 401|404 404 404|404 404 404|409 ok 409 |403 403 403|403 403 403|403 403 403|403 403 403
POST undo              |401 401 401|404 404 404|404 404 404|409 409 409|403 403 403|403 403 403|403 403 403|403 403 403
POST undo/consent      |401 401 401|404 404 404|404 404 404|409 409 409|403 403 403|403 403 403|403 403 403|403 403 403
GET notices            |401 401 401|404 404 404|404 404 404|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
POST notices           |401 401 401|404 404 404|404 404 404|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
POST notices/test      |401 401 401|404 404 404|404 404 404|ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok   |ok ok ok
DELETE notices/{notice}|401 401 401|404 404 404|404 404 404|ok ok ok   |404 404 404|404 404 404|404 404 404|404 404 404
"""

# Calls that are not about a table; `token` is a token of a guest. The pages of a mailbox are for whoever has the word
# of a letter, and here nobody has one.
HOUSE_ROLES = ("nobody", "guest", "account", "token")
HOUSE = """
call                         | nobody  | guest   | account | token
GET /games                   | ok      | ok      | ok      | ok
GET /tables                  | ok      | ok      | ok      | ok
GET /push-key                | ok      | ok      | ok      | ok
GET /health                  | ok      | ok      | ok      | ok
GET /mailbox                 | 404     | 404     | 404     | 404
POST /mailbox                | 404     | 404     | 404     | 404
GET /mailbox/stop            | 404     | 404     | 404     | 404
POST /mailbox/stop           | 404     | 404     | 404     | 404
POST /guest                  | ok      | ok      | ok      | ok
POST /accounts               | ok      | ok      | ok      | 403
POST /sessions               | ok      | ok      | ok      | ok
GET /me                      | 401     | ok      | ok      | ok
PUT /me/settings             | 401     | ok      | ok      | ok
DELETE /me                   | 401     | ok      | ok      | 403
GET /sessions                | 401     | ok      | ok      | 403
DELETE /sessions/{session_id}| 401     | ok      | ok      | 403
GET /tokens                  | 401     | ok      | ok      | 403
POST /tokens                 | 401     | ok      | ok      | 403
DELETE /tokens/{token_id}    | 401     | ok      | ok      | 403
POST /tables                 | 401     | ok      | ok      | ok
POST /records                | 401     | ok      | ok      | ok
"""

# The calls that take an invitation in their query; `join` takes it in its body.
TAKE_INVITATIONS = [
    call.split() for call in ("GET table", "GET state", "GET at/0", "GET record", "SOCKET socket", "POST chat")
]
NOTICE = {"kind": "webhook", "target": {"url": "https://example.org/x"}}
RECORD = {"record": serai.new_game("yunnan", seats=2, seed=1).record()}
Body = Callable[[Plain], Plain | None]

# What a row sends: the body, from the table it is sent to. Queries stand in the row itself.
BODIES: dict[str, Body] = {
    "POST join": lambda table: {"invitation": table["invited"]},
    "POST leave": lambda _: {},
    "POST takeback-seat": lambda _: {},
    "POST chat": lambda _: {"id": "1", "text": "hello"},
    "POST actions": lambda table: {"id": "a", "number": 0, "seat": GUEST_SEAT, "action": table["legal"]},
    "POST preview": lambda table: {"number": 0, "seat": GUEST_SEAT, "action": table["legal"]},
    "POST undo": lambda _: {"id": "u", "number": 0, "seat": GUEST_SEAT, "to": 0},
    "POST undo/consent": lambda _: {"seat": GUEST_SEAT, "agree": True},
    "POST notices": lambda _: NOTICE,
    "POST /guest": lambda _: {"name": "Newcomer"},
    "PUT /me/settings": lambda _: {"language": "de"},
    "POST /accounts": lambda who: {"name": f"New {who['number']}", "password": "correct horse"},
    "POST /sessions": lambda _: {"name": "Known", "password": "correct horse"},
    "POST /tokens": lambda _: {"label": "x"},
    "POST /tables": lambda _: {"game": "yunnan", "seats": [{}, {}]},
    "POST /records": lambda _: RECORD,
}


def rows(text: str, roles: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """The cells of a matrix, by call and role."""
    head, *lines = [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]
    assert tuple(head[1:]) == roles
    assert all(len(cells) == len(head) for cells in lines)
    return {name: dict(zip(roles, cells, strict=True)) for name, *cells in lines}


class House:
    """People in every role, and tables in every state."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.here: list[Client] = []
        self.numbers = count(1)
        self.tables: dict[tuple[str, str], Plain] = {}
        self.newcomers: dict[str, Client] = {}
        self.account("Known")
        self.owner = self.come("Owner")
        self.clients = {
            "nobody": self.come(None),
            "stranger": self.come("Stranger"),
            "invited": self.come("Invited"),
            "guest": self.come("Guest"),
            "account": self.account("Account"),
            "owner": self.owner,
            "token": self.by_token(self.owner),
            "bot": self.by_token(self.come("Somebody")),
        }
        self.seated = [self.clients[role] for role in ("owner", "guest", "account", "bot")]

    def come(self, name: str | None, token: str | None = None) -> Client:
        self.here.append(Client(self.server, name, token))
        return self.here[-1]

    def account(self, name: str) -> Client:
        client = self.come(name)
        client.good("POST", "/accounts", {"name": name, "password": "correct horse"})
        return client

    def by_token(self, client: Client) -> Client:
        return self.come(client.name, client.good("POST", "/tokens", {"label": "t"})["token"])

    def newcomer(self, role: str, *, is_spent: bool = False) -> Client:
        """Somebody in a role of the house; somebody new where the call will change who it is."""
        if is_spent or role not in self.newcomers:
            name = f"Newcomer {next(self.numbers)}"
            makers: dict[str, Callable[[], Client]] = {
                "nobody": lambda: self.come(None),
                "guest": lambda: self.come(name),
                "account": lambda: self.account(name),
                "token": lambda: self.by_token(self.come(name)),
            }
            self.newcomers[role] = makers[role]()
        found = self.newcomers[role]
        if is_spent:
            del self.newcomers[role]
        return found

    def table(self, state: str, access: str) -> Plain:
        """A table in this state (`full` is open, with no seat free); once it runs, the guest is to move."""
        known = self.tables.get((state, access))
        if known is not None:
            return known
        seats = [{"kind": "person"}] * (5 if state == "open" else 4)
        order = [1, 2, 3, 0, 4][: len(seats)]
        made = self.owner.table(seats, edition="first", undo="never", access=access, order=order)
        table, invitation = made["id"], made["invitation"]
        for seat, client in enumerate(self.seated[1:], 1):
            client.good("POST", f"/tables/{table}/join", {"seat": seat, "invitation": invitation})
        found: Plain = {"id": table, "invitation": invitation, "invited": "", "legal": "pass"}
        found["notice"] = self.seated[GUEST_SEAT].good("POST", f"/tables/{table}/notices", NOTICE)["id"]
        if state in {"running", "finished"}:
            self.owner.start(table)
            shown = self.seated[GUEST_SEAT].state(table)
            assert shown["decision"]["seats"] == [GUEST_SEAT]
            found["legal"] = shown["actions"][0]["notation"]
        if state == "finished":
            self.play_on(table)
        self.tables[state, access] = found
        return found

    def play_on(self, table: str) -> None:
        """To the end, each for the own seat."""
        for _ in range(3000):
            decision = self.owner.state(table)["decision"]
            if decision is None:
                return
            client = self.seated[decision["seats"][0]]
            state = client.state(table)
            mild = [offer for offer in state["actions"] if offer["notation"] in {"pass", "finish"}]
            assert client.act(table, state, (mild or state["actions"])[0]["notation"]).status_code == 200

    def cell(self, call: str, role: str, state: str, access: str) -> str:
        """What the call gets."""
        if call == "POST start" and state == "open":
            state = "full"
        table = {**self.table(state, access)}
        client = self.clients[role]
        query = dict(word.split("=") for word in call.split()[2:])
        if role == "invited":
            table["invited"] = table["invitation"]
        method, path = call.split()[:2]
        if role == "invited" and call.split()[:2] in TAKE_INVITATIONS:
            query["invitation"] = table["invitation"]
        path = "" if path == "table" else "/" + path.format(**table)
        if method == "SOCKET":
            return self.knock(client, table["id"], query)
        body = BODIES.get(f"{method}{path.replace('/', ' ', 1)}")
        answer = client.call(method, f"/tables/{table['id']}{path}", body and body(table), **query)
        if method != "GET" and answer.status_code < 300 and state != "finished":
            del self.tables[state, access]
        return "ok" if answer.status_code in {200, 201} else str(answer.status_code)

    @staticmethod
    def knock(client: Client, table: str, query: Plain) -> str:
        try:
            with client.socket(table, **query) as wire:
                wire.until("state")
                return "ok"
        except InvalidStatus as error:
            return str(error.response.status_code)


@pytest.fixture(scope="module")
def house(server: Server) -> Iterator[House]:
    everybody = House(server)
    yield everybody
    for client in everybody.here:
        client.close()


@pytest.mark.parametrize("call", rows(OPEN, ROLES))
def test_open_tables(house: House, call: str) -> None:
    check(house, call, "open", rows(OPEN, ROLES)[call])


@pytest.mark.parametrize("call", rows(BY_INVITATION, ROLES))
def test_tables_by_invitation(house: House, call: str) -> None:
    check(house, call, "invitation", rows(BY_INVITATION, ROLES)[call])


def check(house: House, call: str, access: str, expected: dict[str, str]) -> None:
    found = {role: " ".join(house.cell(call, role, state, access) for state in STATES) for role in ROLES}
    assert found == expected


# After these the caller is somebody else, or nobody.
CHANGES_WHO = {"POST /guest", "POST /accounts", "POST /sessions", "DELETE /me", "DELETE /sessions/{session_id}"}


@pytest.mark.parametrize("call", rows(HOUSE, HOUSE_ROLES))
def test_calls_that_are_not_about_a_table(house: House, call: str) -> None:
    method, path = call.split()
    found = {}
    for role in HOUSE_ROLES:
        client = house.newcomer(role, is_spent=call in CHANGES_WHO)
        address = path if path != "/health" else house.server.url + path
        if "{" in path and role != "nobody":
            kind = path.split("/")[1]
            owner = house.newcomer("guest") if role == "token" else client
            owner.good("POST", "/tokens", {"label": "x"})
            address = f"/{kind}/{owner.good('GET', f'/{kind}')[0]['id']}"
        body = BODIES.get(call)
        answer = client.call(method, address, body and body({"number": next(house.numbers)}))
        found[role] = "ok" if answer.status_code in {200, 201} else str(answer.status_code)
    assert found == rows(HOUSE, HOUSE_ROLES)[call]


def test_every_call_has_a_row(come: Come) -> None:
    """A call that is new in the description of the interface gets a row above, or this fails."""
    described = come(None).good("GET", "/schema/openapi.json")["paths"]
    calls = {(method.upper(), path) for path, methods in described.items() for method in methods}
    about_tables = {(method, path) for method, path in calls if path.startswith(TABLE)}
    for matrix in (OPEN, BY_INVITATION):
        assert {described_as(call) for call in rows(matrix, ROLES)} - {("SOCKET", TABLE + "/socket")} == about_tables
    house = {tuple(call.split()) for call in rows(HOUSE, HOUSE_ROLES)}
    prefixed = {(method, path if path == "/health" else "/api" + path) for method, path in house}
    assert prefixed == calls - about_tables


TABLE = "/api/tables/{table_id}"


def described_as(call: str) -> tuple[str, str]:
    """A row's call as the description names it."""
    method, path = call.split()[:2]
    path = path.replace("at/0", "at/{number}").replace("{notice}", "{notice_id}")
    return method, TABLE if path == "table" else f"{TABLE}/{path}"
