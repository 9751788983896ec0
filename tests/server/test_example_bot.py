"""The example bot plays a whole game, against another of its kind."""

import subprocess
import sys
from pathlib import Path

from tests.server.conftest import Come
from tests.server.kit import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_example_bots_play_a_game(server: Server, come: Come) -> None:
    host, first, second = come("Host"), come("First"), come("Second")
    table = host.table([{"kind": "person"}] * 2, sit=False)["id"]
    tokens = [client.good("POST", "/tokens", {"label": "bot"})["token"] for client in (first, second)]
    bots = [
        subprocess.Popen([sys.executable, EXAMPLE, server.url, table, "--token", token], stdout=subprocess.PIPE)
        for token in tokens
    ]
    while not all(seat["taken"] for seat in host.good("GET", f"/tables/{table}")["seats"]):
        assert all(bot.poll() is None for bot in bots)
    host.start(table)
    told = [bot.communicate(timeout=120)[0].decode() for bot in bots]
    winners = host.good("GET", f"/tables/{table}")["winners"]
    assert winners
    assert told == [f"winners: {winners}\n"] * 2
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 80
