"""Bots in seats: they think apart, within their time, and a bad one disturbs nobody."""

import inspect
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import serai
import serai.bots
from serai.catalogue import title
from serai.server.attendance import strongest
from serai.server.bot_process import think
from serai.server.bots import mildest
from serai.server.hall import Hall
from serai.server.settings import Settings
from tests.server.kit import Client, Server

BAD = ("endless", "stubborn", "raises", "dies", "nonsense", "hungry")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bots")
    with Server(folder, requests="off", bot_seconds=0.5, bot_modules="tests.server.bad_bots") as running:
        yield running


def wait_for_moves(client: Client, table: str, number: int, seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while client.good("GET", f"/tables/{table}")["number"] < number:
        assert time.monotonic() < end, "the bot did not move"
        time.sleep(0.1)


@pytest.mark.parametrize("bot", BAD)
def test_a_bad_bot_plays_the_mildest_action(server: Server, bot: str) -> None:
    host = Client(server, "Host")
    table = host.table([{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": "random"}], sit=False)["id"]
    host.start(table)
    wait_for_moves(host, table, 3)
    state = host.state(table)
    first = next(move for move in state["log"] if move["seat"] == 0)
    assert first["actor"] == "bot"
    assert first["notation"] == "pass"
    metrics = httpx.get(server.url + "/metrics").text
    assert f'serai_bot_failures_total{{bot="{bot}"' in metrics
    host.close()


@pytest.mark.slow
def test_bots_that_loop_delay_nobody_else(server: Server) -> None:
    host = Client(server, "Host")
    for bot in ("endless", "stubborn", "endless"):
        table = host.table([{"kind": "bot", "bot": bot}] * 2, sit=False)["id"]
        host.start(table)
    person = Client(server, "Ann")
    quiet = person.table([{"kind": "hotseat"}] * 2)["id"]
    person.start(quiet)
    waits = []
    for _ in range(60):
        state = person.state(quiet)
        began = time.monotonic()
        assert person.act(quiet, state, state["actions"][0]["notation"]).status_code == 200
        waits.append(time.monotonic() - began)
    assert statistics.quantiles(waits, n=20)[-1] < 0.5
    with_bot = person.table([{"kind": "bot", "bot": "slow"}, {"kind": "bot", "bot": "random"}], sit=False)["id"]
    person.start(with_bot)
    wait_for_moves(person, with_bot, 10)
    host.close()
    person.close()


def test_a_bot_that_loops_at_several_tables_leaves_others_a_process(tmp_path: Path) -> None:
    with Server(tmp_path, requests="off", bot_seconds=12, bot_modules="tests.server.bad_bots") as fresh:
        host = Client(fresh, "Host")
        looping = [host.table([{"kind": "bot", "bot": "endless"}] * 2, sit=False)["id"] for _ in range(3)]
        for table in looping:
            host.start(table)
        other = host.table([{"kind": "bot", "bot": "random"}] * 2, sit=False)["id"]
        host.start(other)
        wait_for_moves(host, other, 3)
        assert [host.good("GET", f"/tables/{table}")["number"] for table in looping] == [0, 0, 0]
        host.close()


@pytest.mark.parametrize("game", ["yunnan", "silk_road"])
def test_the_last_of_the_ladder_stands_in(tmp_path: Path, game: str) -> None:
    hall = Hall(Settings(data=str(tmp_path), bot_modules="tests.server.bad_bots"))
    assert strongest(hall, game) == serai.bots.names(game)[-1] != "random"


def test_the_mildest_action_does_least() -> None:
    game = serai.new_game("yunnan", seats=3, seed=1)
    rules = title("yunnan")
    assert rules.write(mildest(game.actions())) == "pass"
    for _ in range(200):
        if game.is_over:
            break
        action = mildest(game.actions())
        assert action in game.actions()
        game.play(action)


def test_a_bot_is_given_its_view_and_actions_only() -> None:
    """The process that runs it gets no database, no setup and no seed: only what `think` is called with."""
    assert list(inspect.signature(think).parameters) == [
        "game",
        "bot",
        "modules",
        "view",
        "actions",
        "seed",
        "seconds",
    ]
