"""The server is killed at random moments of a running load. Nothing acknowledged is lost, nothing is there twice.

At each table two windows play, take back and, where several are asked at once, answer together. After every restart
both show the same view, and the log is what was acknowledged: no move less, and none that was taken back.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from serai.server.admin import verify_store
from serai.server.settings import Settings
from tests.server.kit import QuickServer, Server
from tests.server.players import Player, all_play

KILLS = 50
GAMES = ("yunnan", "silk_road", "yunnan", "silk_road")


@pytest.mark.slow
def test_killed_fifty_times(tmp_path: Path) -> None:
    rng = Random(20)
    server = QuickServer(tmp_path, requests="off")
    with server:
        players = [Player(server, number, game) for number, game in enumerate(GAMES)]
        every = list(players)
        for _ in range(KILLS):
            all_play(players, rng.uniform(0.02, 0.4), server.kill)
            for player in players:
                assert not player.wrong, player.wrong
            server.start()
            players = [fresh(server, player) if player.is_done else player for player in players]
            every += [player for player in players if player not in every]
        all_play(players, 0.3, lambda: None)
        for player in players:
            player.check_views()
            player.client.close()
        assert sum(player.acknowledged for player in every) > KILLS
        assert sum(player.undone for player in every) > KILLS // 10
        assert sum(player.together for player in every) > KILLS // 10
        assert server.stop() in {0, -15}
    lines, is_good = asyncio.run(verify_store(Settings(data=str(tmp_path / "data"))))
    assert is_good, lines


def fresh(server: Server, player: Player) -> Player:
    """The game may soon be over: look at it closely, then begin another."""
    player.play(1)
    player.check_views()
    player.client.close()
    return Player(server, player.seed + 1000, player.game)
