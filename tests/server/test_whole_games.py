"""Whole games through the protocol alone: every game, edition and mode, over the socket and over plain HTTP.

Each game is played here first, quickly, by the rules alone; then people play it again over the wire, each on a
connection of their own, and everything they are shown must be what the rules showed.
"""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import serai
from serai.server.admin import verify_store
from serai.server.catalogue import game_seen, games
from serai.server.settings import Settings
from tests.server.kit import Client, Plain, Server, Wire
from tests.server.players import digest
from tests.server.scripted import TABLES, Laid, short_game

DRAIN_EVERY = 25  # moves after which everybody reads what has come
ALONE_HTTP = 4  # every so many tables nobody opens a socket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the file; what was played at it is played again from its store when it has stopped."""
    folder: Path = tmp_path_factory.mktemp("games")
    with Server(folder, requests="off") as running:
        yield running
    lines, is_good = asyncio.run(verify_store(Settings(data=str(folder / "data"))))
    assert is_good, lines


def test_no_table_is_left_out() -> None:
    """The tables here are those the catalogue allows: every edition, every set of variants, every number of seats."""
    allowed = set()
    for name in games():
        seen = game_seen(name, "")
        names = [variant.name for variant in seen.variants]
        for edition in seen.editions:
            for chosen in range(2 ** len(names)):
                variants = tuple(variant for place, variant in enumerate(names) if chosen >> place & 1)
                for seats in edition.seats:
                    try:
                        serai.new_game(name, edition=edition.name, variants=variants, seats=seats, seed=1)
                    except serai.BadInput:
                        continue
                    allowed.add(Laid(name, edition.name, tuple(sorted(variants)), seats))
    assert allowed == {table._replace(variants=tuple(sorted(table.variants))) for table in TABLES}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_people_play_a_whole_game(server: Server, table: Laid) -> None:
    game = short_game(table)
    with ExitStack() as stack:
        people = [Client(server, f"Player {seat}") for seat in range(table.seats)]
        for person in people:
            stack.callback(person.close)
        made = people[0].table(
            [{"kind": "person"}] * table.seats,
            game=table.game,
            edition=table.edition,
            variants=list(table.variants),
            seed=game.setup.seed,
        )
        for person in people[1:]:
            person.good("POST", f"/tables/{made['id']}/join", {})
        people[0].start(made["id"])
        if TABLES.index(table) % ALONE_HTTP:
            play_by_sockets(stack, people, made["id"], game)
        else:
            play_by_calls(people, made["id"], game)
        check_the_end(people, made["id"], game)


def play_by_sockets(stack: ExitStack, people: list[Client], table: str, game: serai.Game) -> None:
    """Everybody over a socket, and somebody who watches; every tenth answer goes by a plain call all the same."""
    wires = [stack.enter_context(person.socket(table)) for person in people]
    watching = stack.enter_context(Client(people[0].server, None).socket(table))
    for number, move in enumerate(game.moves):
        wire = wires[move.seat]
        read_on(wire, number)
        action = offered(wire.state, game, move)
        if number % 10:
            wire.act(action)
            assert wire.until("ack", "refused")["t"] == "ack"
        else:
            answer = people[move.seat].act(table, wire.state, action)
            assert answer.status_code == 200, answer.text
        if number % DRAIN_EVERY == 0:
            for other in (*wires, watching):
                read_on(other, number + 1)
    for seat, wire in enumerate((*wires, watching)):
        read_on(wire, len(game.moves))
        assert wire.state["status"] == "finished"
        assert len(wire.state["log"]) == len(game.moves)
        assert digest(wire.state["view"]) == view_of(game, seat if seat < len(wires) else None)


def play_by_calls(people: list[Client], table: str, game: serai.Game) -> None:
    """Everybody over plain HTTP: ask what came after the last one seen, answer."""
    states: list[Plain] = [person.state(table) for person in people]
    for number, move in enumerate(game.moves):
        seen = states[move.seat]
        news = people[move.seat].state(table, since=seen["number"], version=seen["version"])
        log = [*seen["log"], *news["moves"]]
        assert len(log) == news["number"] == number
        states[move.seat] = {**seen, **news, "log": log}
        answer = people[move.seat].act(table, states[move.seat], offered(states[move.seat], game, move))
        assert answer.status_code == 200, answer.text
    for seat, (person, seen) in enumerate(zip(people, states, strict=True)):
        news = person.state(table, since=seen["number"], version=seen["version"])
        assert news["status"] == "finished"
        assert digest(news["view"]) == view_of(game, seat)


def read_on(wire: Wire, number: int) -> None:
    while wire.state.get("number", -1) < number:
        wire.until("update", "state")


def offered(state: Plain, game: serai.Game, move: Any) -> Any:
    """The action as the seat was offered it, by turns in notation and in the plain form."""
    assert move.seat in state["decision"]["seats"]
    notation = game.title.write(move.action)
    found = [offer for offer in state["actions"] if offer["notation"] == notation]
    assert len(found) == 1, (notation, state["actions"])
    return found[0]["action" if state["number"] % 2 else "notation"]


def view_of(game: serai.Game, seat: int | None) -> str:
    return digest(msgspec.to_builtins(game.view(seat)))


def check_the_end(people: list[Client], table: str, game: serai.Game) -> None:
    """Everybody sees the same end, and the record is the game."""
    nobody = Client(people[0].server, None)
    states = [client.state(table) for client in (*people, nobody)]
    for state in states:
        assert digest(state["view"]) == view_of(game, state["seat"])
        assert state["log"] == states[0]["log"]
        assert state["scores"] == states[0]["scores"] == state["table"]["scores"]
        assert state["table"]["winners"] == list(game.winners)
    records = [client.good("GET", f"/tables/{table}/record") for client in (*people, nobody)]
    assert all(record == records[0] for record in records)
    assert records[0] == msgspec.to_builtins(game.record(notation=False))
    again = serai.replay(records[0])
    assert again.position() == game.position()
    assert again.scores() == game.scores()
    lines = nobody.call("GET", f"/tables/{table}/record", form="notation").text.splitlines()
    assert len([line for line in lines if line[:1].isdigit()]) == len(game.moves)
    nobody.close()


def check_the_record(person: Client, table: str, number: int) -> None:
    shown: dict[str, Any] = person.good("GET", f"/tables/{table}")
    assert shown["status"] == "finished"
    record = person.good("GET", f"/tables/{table}/record")
    game = serai.replay(record)
    assert game.is_over
    assert len(game.moves) == number
    assert list(game.winners) == shown["winners"]


def test_bots_play_among_themselves(server: Server) -> None:
    host = Client(server, "Host")
    table = host.table([{"kind": "bot", "bot": "random"}] * 3, sit=False)["id"]
    with host.socket(table) as wire:
        wire.until("state")
        host.start(table)
        while wire.state.get("status", wire.state["table"]["status"]) != "finished":
            wire.until("update", "state", timeout=30)
        assert wire.state["winners"] == host.good("GET", f"/tables/{table}")["winners"] != []
    check_the_record(host, table, host.state(table)["number"])
    host.close()


def test_a_person_plays_with_a_bot(server: Server) -> None:
    rng = Random(3)
    person = Client(server, "Ann")
    table = person.table([{"kind": "person"}, {"kind": "bot", "bot": "random"}])["id"]
    with person.socket(table) as wire:
        wire.until("state")
        person.start(table)
        wire.until("state")
        for _ in range(30):
            while not wire.state["actions"] and wire.state["decision"] is not None:
                wire.until("update", "state")
            if wire.state["decision"] is None:
                break
            number = wire.state["number"]
            wire.act(rng.choice(wire.state["actions"])["notation"])
            while wire.state["number"] == number:
                assert wire.receive()["t"] != "refused"
    assert person.state(table)["number"] > 30
    person.close()


def test_one_device_for_all_seats(server: Server) -> None:
    person = Client(server, "Ann")
    table = person.table([{"kind": "hotseat", "name": name} for name in ("Ann", "Ben", "Cy")])
    assert table["mine"] == [0, 1, 2]
    person.start(table["id"])
    for _ in range(20):
        state = person.state(table["id"])  # without a seat: the one that is asked
        assert state["seat"] in state["decision"]["seats"]
        assert person.act(table["id"], state, state["actions"][0]["notation"]).status_code == 200
    with person.socket(table["id"], seat=1) as wire:
        assert wire.until("state")["seat"] == 1
        wire.send("sit", seat=2)
        assert wire.until("state")["seat"] == 2
    person.close()


def test_a_restart_changes_nothing(tmp_path: Any) -> None:
    with Server(tmp_path) as server:
        person = Client(server, "Ann")
        table = person.table([{"kind": "hotseat"}] * 4)["id"]
        person.start(table)
        for _ in range(60):
            state = person.state(table)
            assert person.act(table, state, state["actions"][-1]["notation"]).status_code == 200
        before = person.state(table, seat=0)
        assert server.stop() in {0, -15}  # uvicorn ends by the signal it was sent
        server.start()
        after = person.state(table, seat=0)
        assert after.pop("clock") is not None
        before.pop("clock")
        assert after == before
        person.close()
