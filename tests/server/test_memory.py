"""What a table keeps in memory is bounded: by its game's length, and little for each move."""

import re
import time
import tracemalloc
from random import Random

import httpx
import msgspec

import serai
from serai.server.live import IDS_KEPT
from serai.server.sockets import update_for
from serai.server.telling import update_seen
from tests.server.conftest import Come
from tests.server.kit import Server
from tests.server.lives import entry, live_of
from tests.server.test_gathering import finish

MOST_A_MOVE = 1300  # bytes


def test_a_move_takes_little_memory() -> None:
    game = serai.new_game("yunnan", seats=4, seed=1)
    rng = Random(1)
    while not game.is_over:
        game.play(rng.choice(game.actions()))
    live = live_of(serai.new_game("yunnan", seats=4, seed=1))
    tracemalloc.start()
    for number, move in enumerate(game.moves[:-1], 1):
        live.add(entry(number, number, move.seat, game.title.write(move.action)))
        for seat in range(4):
            msgspec.json.encode(update_seen(live, seat, number - 1))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size / len(game.moves) < MOST_A_MOVE


def test_updates_are_kept_for_who_is_up_to_date_alone() -> None:
    game = serai.new_game("yunnan", seats=3, seed=1)
    for _ in range(60):
        game.play(game.actions()[0])
    live = live_of(game)
    for since in range(live.number + 1):
        for seat in (None, 0, 1, 2):
            assert update_for(live, seat, since) == update_for(live, seat, since) or since < live.number - 1
    assert len(live.told) <= 2 * 4


def test_an_id_that_memory_has_forgotten_is_known_to_the_store(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 3, undo="never")["id"]
    ann.start(table)
    first: dict[str, object] = {}
    for number in range(IDS_KEPT + 10):
        state = ann.state(table)
        body = {"id": f"a{number}", "number": number, "seat": state["seat"]}
        body["action"] = state["actions"][0]["notation"]
        first = first or body
        ann.good("POST", f"/tables/{table}/actions", body)
    assert ann.good("POST", f"/tables/{table}/actions", first)["version"] == 1
    while (state := ann.state(table))["seat"] != first["seat"]:
        ann.act(table, state, state["actions"][0]["notation"])
    reused = first | {"number": state["number"], "action": state["actions"][0]["notation"]}
    assert ann.good("POST", f"/tables/{table}/actions", reused)["version"] == 1
    assert ann.state(table)["number"] == state["number"]


def test_a_finished_game_that_nobody_follows_is_let_go(server: Server, come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2, edition="first")["id"]
    ann.start(table)
    with ann.socket(table) as wire:
        wire.until("state")
        finish(ann, table)
        before = tables_in_memory(server)
    end = time.monotonic() + 10
    while tables_in_memory(server) >= before:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert ann.state(table)["table"]["status"] == "finished"


def tables_in_memory(server: Server) -> int:
    found = re.search(r"^serai_tables (\d+)", httpx.get(server.url + "/metrics").text, re.MULTILINE)
    assert found
    return int(found.group(1))
