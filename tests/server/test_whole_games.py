"""Whole games through the protocol alone: every game, edition and mode, over HTTP and over the socket."""

from random import Random
from typing import Any

import pytest

import serai
from serai.server.catalogue import game_seen, games
from tests.server.kit import Client, Server

MOST_MOVES = 3000


def combinations() -> list[tuple[str, str, tuple[str, ...], int]]:
    """Every edition with every single variant, at the fewest and the most seats it allows."""
    found: list[tuple[str, str, tuple[str, ...], int]] = []
    for game in games():
        seen = game_seen(game, "")
        for edition in seen.editions:
            found += [(game, edition.name, tuple[str, ...](), seats) for seats in edition.seats]
            for variant in seen.variants:
                allowed = variant.allowed[edition.name]
                found += [(game, edition.name, (variant.name,), seats) for seats in {*allowed[:1], *allowed[-1:]}]
    return found


@pytest.mark.parametrize(("game", "edition", "variants", "seats"), combinations())
def test_people_play_a_whole_game(
    server: Server, game: str, edition: str, variants: tuple[str, ...], seats: int
) -> None:
    rng = Random(7)
    people = [Client(server, f"Player {seat}") for seat in range(seats)]
    table = people[0].table([{"kind": "person"}] * seats, game=game, edition=edition, variants=list(variants))["id"]
    for person in people[1:]:
        person.good("POST", f"/tables/{table}/join", {})
    people[0].start(table)
    with_socket = [person.socket(table) for person in people]
    wires = [context.__enter__() for context in with_socket]
    try:
        for wire in wires:
            wire.until("state")
        number = 0
        while True:
            for wire in wires:
                while wire.state["number"] < number:
                    wire.until("update", "state")
            decision = wires[0].state["decision"]
            if decision is None:
                break
            seat = rng.choice(decision["seats"])
            wire = wires[seat]
            offer = rng.choice(wire.state["actions"])
            if number % 10:
                wire.act(offer["notation"])
                wire.until("ack")
            else:
                answer = people[seat].act(table, wire.state, offer["action"])
                assert answer.status_code == 200, answer.text
            number += 1
            assert number < MOST_MOVES
        logs = [wire.state["log"] for wire in wires]
        assert all(len(log) == number for log in logs)
    finally:
        for context in with_socket:
            context.__exit__(None, None, None)
    check_the_record(people[0], table, number)
    for person in people:
        person.close()


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
