"""The server is killed at random moments of a running load. Nothing acknowledged is lost, nothing is there twice.

At each table two windows play, take back and, where several are asked at once, answer together. After every restart
both show the same view, and the log is what was acknowledged: no move less, and none that was taken back.
"""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from serai.server.admin import verify_store
from serai.server.settings import Settings
from tests.server.kit import QuickServer, Server
from tests.server.players import Player, all_play

KILLS = 50
ENOUGH_SECONDS = 60  # for what a slow machine has not come to between the kills
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
            players = gone_on(server, players, every)
        end = time.monotonic() + ENOUGH_SECONDS
        all_play(players, 0.3, lambda: None)
        while not is_enough(every) and time.monotonic() < end:
            players = gone_on(server, players, every)
            all_play(players, 0.3, lambda: None)
        for player in players:
            player.check_views()
            player.client.close()
        assert is_enough(every), counts(every)
        assert server.stop() in {0, -15}
    lines, is_good = asyncio.run(verify_store(Settings(data=str(tmp_path / "data"))))
    assert is_good, lines


def counts(players: list[Player]) -> tuple[int, int, int]:
    """Acknowledged, taken back, answered together."""
    return (
        sum(player.acknowledged for player in players),
        sum(player.undone for player in players),
        sum(player.together for player in players),
    )


def is_enough(players: list[Player]) -> bool:
    """Whether so much was played that the test has seen something."""
    acknowledged, undone, together = counts(players)
    return acknowledged > KILLS and undone > KILLS // 10 and together > KILLS // 10


def gone_on(server: Server, players: list[Player], every: list[Player]) -> list[Player]:
    """Who plays on: the same, and others where a game may soon be over; `every` learns of them."""
    players = [fresh(server, player) if player.is_done else player for player in players]
    every += [player for player in players if player not in every]
    return players


def fresh(server: Server, player: Player) -> Player:
    """The game may soon be over: look at it closely, then begin another."""
    player.play(1)
    player.check_views()
    player.client.close()
    return Player(server, player.seed + 1000, player.game)
