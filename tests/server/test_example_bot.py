"""The example bot plays whole games of both kinds, against others of its kind, and through a restart of the server."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import serai
from tests.server.conftest import Come
from tests.server.kit import Client, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
MOST_LINES = 60


def play(server: Server, come: Callable[[str], Client], game: str, seats: int, *, restart: bool = False) -> None:
    host = come("Host")
    table = host.table([{"kind": "person"}] * seats, game=game, sit=False)["id"]
    tokens = [come(f"Owner {seat}").good("POST", "/tokens", {"label": "bot"})["token"] for seat in range(seats)]
    bots = [
        subprocess.Popen([sys.executable, EXAMPLE, server.url, table, "--token", token], stdout=subprocess.PIPE)
        for token in tokens
    ]
    try:
        while not all(seat["taken"] for seat in host.good("GET", f"/tables/{table}")["seats"]):
            assert all(bot.poll() is None for bot in bots)
            time.sleep(0.05)
        host.start(table)
        if restart:
            while host.good("GET", f"/tables/{table}")["number"] < 20:
                time.sleep(0.02)
            server.stop()
            server.start()
        told = [bot.communicate(timeout=180)[0].decode() for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()
    shown = host.good("GET", f"/tables/{table}")
    assert shown["status"] == "finished"
    assert told == [f"winners: {shown['winners']}\n"] * seats
    assert list(serai.replay(host.good("GET", f"/tables/{table}/record")).winners) == shown["winners"]


@pytest.mark.parametrize(("game", "seats"), [("yunnan", 2), ("silk_road", 3)])
def test_example_bots_play_a_whole_game(server: Server, come: Come, game: str, seats: int) -> None:
    play(server, come, game, seats)


def test_example_bots_come_back_when_the_server_restarts(tmp_path: Path) -> None:
    with Server(tmp_path, requests="off") as server:
        here: list[Client] = []

        def come(name: str) -> Client:
            here.append(Client(server, name))
            return here[-1]

        play(server, come, "silk_road", 3, restart=True)
        for client in here:
            client.close()


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= MOST_LINES
