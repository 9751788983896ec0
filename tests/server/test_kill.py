"""The server is killed at random moments of a running load. Nothing acknowledged is lost, nothing is there twice."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from serai.server.admin import verify_store
from serai.server.settings import Settings
from tests.server.kit import QuickServer, Server
from tests.server.players import Player, all_play

KILLS = 50


@pytest.mark.slow
def test_killed_fifty_times(tmp_path: Path) -> None:
    rng = Random(20)
    server = QuickServer(tmp_path, requests="off")
    with server:
        players = [Player(server, number) for number in range(3)]
        for _ in range(KILLS):
            all_play(players, rng.uniform(0.02, 0.4), server.kill)
            for player in players:
                assert not player.wrong, player.wrong
            server.start()
            players = [player if len(player.acknowledged) < 250 else fresh(server, player) for player in players]
        all_play(players, 0.3, lambda: None)
        for player in players:
            player.check_views()
            player.client.close()
        assert sum(len(player.acknowledged) for player in players) > KILLS
        assert server.stop() in {0, -15}
    lines, is_good = run(tmp_path)
    assert is_good, lines


def fresh(server: Server, player: Player) -> Player:
    """The game may soon be over: look at it closely, then begin another."""
    player.play(1)
    player.check_views()
    player.client.close()
    return Player(server, player.seed + 1000)


def run(folder: Path) -> tuple[list[str], bool]:
    return asyncio.run(verify_store(Settings(data=str(folder / "data"))))
