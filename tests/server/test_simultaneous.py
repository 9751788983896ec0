"""Several seats answer one question at once (Silk Road's vizier): every answer counts, and none is seen too early."""

import threading
from random import Random
from typing import Any

import pytest

from serai.catalogue import title
from serai.server.catalogue import games
from tests.server.conftest import Come
from tests.server.kit import Client, Plain, Server

pytestmark = pytest.mark.skipif("silk_road" not in games(), reason="Silk Road is not installed")


def reach_a_reveal(people: list[Client], table: str, seed: int) -> Plain | None:
    """Play at random until several are asked at once; None when the game ends before."""
    rng = Random(seed)
    for _ in range(1500):
        state = people[0].state(table)
        decision = state["decision"]
        if decision is None:
            return None
        if len(decision["seats"]) > 1:
            return state
        seat = decision["seats"][0]
        mine = people[seat].state(table)
        offers = [offer["notation"] for offer in mine["actions"]]
        wanted = [text for text in offers if text.startswith("name ")]
        assert people[seat].act(table, mine, rng.choice(wanted or offers)).status_code == 200
    return None


def gathered(come: Come, seed: int) -> tuple[list[Client], str]:
    people = [come(f"Player {seat}") for seat in range(4)]
    table = people[0].table([{"kind": "person"}] * 4, game="silk_road", seed=seed)["id"]
    for person in people[1:]:
        person.good("POST", f"/tables/{table}/join", {})
    people[0].start(table)
    return people, table


@pytest.mark.parametrize("seed", range(3))
def test_all_answers_count_and_none_is_seen_early(server: Server, come: Come, seed: int) -> None:
    people, table = gathered(come, seed)
    asked = reach_a_reveal(people, table, seed)
    if asked is None:
        pytest.skip("nobody named a good in this game")
    number = asked["number"]
    seats = asked["decision"]["seats"]
    states = {seat: people[seat].state(table) for seat in seats}
    codes: dict[int, Any] = {}
    with people[0].socket(table, seat=0) as wire:
        wire.until("state")

        def answer(seat: int) -> None:
            codes[seat] = people[seat].act(table, states[seat], states[seat]["actions"][-1]["notation"])

        threads = [threading.Thread(target=answer, args=(seat,)) for seat in seats]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {seat: code.status_code for seat, code in codes.items()} == dict.fromkeys(seats, 200)
        while wire.state["number"] < number + len(seats):
            wire.until("update", "state")
    log = people[0].state(table, seat=0)["log"][number : number + len(seats)]
    assert sorted(move["seat"] for move in log) == sorted(seats)
    for move in log:
        assert (move["action"] is None) == (move["seat"] != 0)
    record = people[0].good("GET", f"/tables/{table}/record", seat=0)
    hidden = [action for seat, action in record["moves"][number : number + len(seats)] if seat != 0]
    assert hidden == [None] * len(hidden)


def test_a_seat_that_answered_may_not_answer_again(server: Server, come: Come) -> None:
    people, table = gathered(come, 1)
    asked = reach_a_reveal(people, table, 1)
    if asked is None:
        pytest.skip("nobody named a good in this game")
    seat, other = asked["decision"]["seats"][:2]
    state = people[seat].state(table)
    notation = state["actions"][0]["notation"]
    assert people[seat].act(table, state, notation).status_code == 200
    again = people[seat].act(table, state, notation)
    assert again.status_code == 409
    late = people[other].act(table, {**state, "seat": other}, people[other].state(table)["actions"][0]["notation"])
    assert late.status_code == 200  # sent for the older number, but the question is the same
    assert title("silk_road").NAME == "silk_road"
