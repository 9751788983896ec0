"""Undo: how far back a seat may go, and what the others have to say."""

from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.server.undo import frontier
from tests.server.conftest import Come
from tests.server.kit import Client, Plain, Server
from tests.server.lives import entry, live_of


def played(seats: int, seed: int, edition: str = "second") -> Iterator[tuple[serai.Game, int]]:
    """A game, move by move, always with the first action; and who moved last."""
    game = serai.new_game("yunnan", edition=edition, seats=seats, seed=seed)
    for _ in range(400):
        if game.is_over or game.decision is None:
            return
        seat = game.decision.seats[0]
        game.play(game.actions()[0], seat)
        yield game, seat


def test_the_frontier_is_the_start_of_ones_own_latest_moves() -> None:
    for game, seat in played(4, 3):
        if game.is_over:
            break
        live = live_of(game)
        mine = 0
        for move in reversed(game.moves):
            if move.seat != seat:
                break
            mine += 1
        found = frontier(live, seat)
        if found is not None:
            assert live.number - mine <= found < live.number
        assert frontier(live, (seat + 1) % 4) is None
        if len(game.moves) > 60:
            break


def test_a_card_of_the_automa_ends_the_way_back() -> None:
    """Two players, second edition: what the third player's card shows cannot be unseen."""
    shown = 0
    for game, seat in played(2, 11):
        if game.is_over or len(game.moves) > 120:
            break
        live = live_of(game)
        if any("card" in type(event).__name__.lower() for event in live.moves[-1].events):
            is_last = len(live.playing.view(seat)["cards_shown"]) == 16  # known before it was shown, by elimination
            assert (frontier(live, seat) is None) or is_last
            shown += 1
    assert shown


def test_going_back_and_on_again_is_the_same_as_never_having_gone() -> None:
    game = serai.new_game("yunnan", seats=3, seed=5)
    for _ in range(130):
        game.play(game.actions()[0])
    live = live_of(game)
    version = live.version
    for to in (120, 101, 99, 50, 49, 0):
        again = live_of(game)
        again.add(entry(version + 1, to, 0, "", "undo"))
        assert again.number == to
        for number in range(to, 130):
            move = game.moves[number]
            again.add(entry(again.version + 1, number + 1, move.seat, game.title.write(move.action)))
        assert again.playing.position() == live.playing.position()
        assert [move.events for move in again.moves] == [move.events for move in live.moves]


@pytest.fixture
def at_table(come: Come) -> tuple[Client, Client, str]:
    """Two people at a first-edition table with undo by consent; seat 0 begins."""
    ann, ben = come("Ann"), come("Ben")
    table = ann.table([{"kind": "person"}] * 2, edition="first", undo="consent", seed=1)["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    ann.start(table)
    return ann, ben, table


def mover(people: tuple[Client, Client], table: str) -> tuple[Client, Client, Plain]:
    for client, other in (people, people[::-1]):
        state = client.state(table)
        if state["actions"]:
            return client, other, state
    raise AssertionError("nobody is asked")


def undo(client: Client, table: str, seat: int, number: int, to: int) -> Any:
    body = {"id": client.new_id(), "number": number, "seat": seat, "to": to}
    return client.call("POST", f"/tables/{table}/undo", body)


def test_a_move_is_taken_back_and_everybody_sees_it(at_table: tuple[Client, Client, str]) -> None:
    ann, ben, table = at_table
    client, other, state = mover((ann, ben), table)
    with other.socket(table) as wire:
        wire.until("state")
        assert client.act(table, state, state["actions"][0]["notation"]).status_code == 200
        wire.until("update")
        after = client.state(table, seat=state["seat"])
        assert after["frontier"] == 0
        assert undo(client, table, state["seat"], 1, 0).status_code == 200
        message = wire.until("update")
        assert message["number"] == 0
        assert message["moves"] == []
        assert message["version"] == 2
    again = client.state(table, seat=state["seat"])
    assert again["view"] == state["view"]
    assert again["actions"] == state["actions"]


def test_an_answer_from_before_an_undo_is_late(at_table: tuple[Client, Client, str]) -> None:
    ann, ben, table = at_table
    client, _, state = mover((ann, ben), table)
    offers = state["actions"]
    assert client.act(table, state, offers[0]["notation"]).status_code == 200
    assert undo(client, table, state["seat"], 1, 0).status_code == 200
    body = {"id": "old", "number": 0, "seat": state["seat"], "action": offers[1]["notation"], "version": 0}
    assert client.call("POST", f"/tables/{table}/actions", body).json()["reason"] == "late"
    assert client.call("POST", f"/tables/{table}/actions", body | {"version": 2}).status_code == 200


def test_beyond_the_frontier_all_must_agree(at_table: tuple[Client, Client, str]) -> None:
    ann, ben, table = at_table
    first, second, state = mover((ann, ben), table)
    assert first.act(table, state, state["actions"][0]["notation"]).status_code == 200
    third, _, theirs = mover((ann, ben), table)
    assert third is second
    assert third.act(table, theirs, theirs["actions"][0]["notation"]).status_code == 200
    assert undo(first, table, state["seat"], 2, 0).status_code == 200
    asked = second.good("GET", f"/tables/{table}")
    assert asked["request"] == {"seat": state["seat"], "to": 0, "agreed": [state["seat"]]}
    assert asked["number"] == 2
    second.good("POST", f"/tables/{table}/undo/consent", {"seat": theirs["seat"], "agree": False})
    assert first.good("GET", f"/tables/{table}")["request"] is None
    assert undo(first, table, state["seat"], 2, 0).status_code == 200
    second.good("POST", f"/tables/{table}/undo/consent", {"seat": theirs["seat"], "agree": True})
    shown = first.good("GET", f"/tables/{table}")
    assert (shown["number"], shown["request"]) == (0, None)


def test_where_the_policy_is_never_nobody_is_asked(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 3, undo="never")["id"]
    ann.start(table)
    for _ in range(4):
        state = ann.state(table)
        ann.act(table, state, state["actions"][0]["notation"])
    answer = undo(ann, table, 0, 4, 0)
    assert answer.status_code == 409
    assert answer.json()["reason"] == "beyond_frontier"


def test_restarting_the_turn_is_undoing_to_the_frontier(server: Server, come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 4, seed=1)["id"]
    ann.start(table)
    longest = 0
    for _ in range(300):
        state = ann.state(table)
        if state["decision"] is None:
            break
        ann.act(table, state, state["actions"][0]["notation"])
        after = ann.state(table, seat=state["seat"])
        if after["frontier"] is not None and after["number"] - after["frontier"] >= 3:
            longest = after["number"] - after["frontier"]
            at_frontier = ann.good("GET", f"/tables/{table}/at/{after['frontier']}", seat=state["seat"])
            assert undo(ann, table, state["seat"], after["number"], after["frontier"]).status_code == 200
            assert ann.state(table, seat=state["seat"])["view"] == at_frontier["view"]
            break
    assert longest >= 3
