"""Random play from Python, ours beside the engines of others, each for a short while in turn."""

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import serai
from serai.bench import games

SEED = 7
TURNS = 3
SECONDS = 1.0

Player = Callable[[random.Random], int]  # plays one random game, gives the number of decisions


def ours(name: str) -> Player:
    game = serai.new_game(name, seats=4, seed=SEED)
    title = game.title
    out = vec[i64]([0] * title.ACTIONS)

    def play(rng: random.Random) -> int:
        state = title.copy(game.state)
        decisions = 0
        pick = rng.random
        while count := title.legal(state, out):
            title.apply(state, out[int(pick() * count)])
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Player:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        pick = rng.random
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(pick() * len(actions))])
        return decisions

    return play


def catanatron() -> Player:
    from catanatron import Color, Game, RandomPlayer

    def play(rng: random.Random) -> int:
        game: Any = Game([RandomPlayer(colour) for colour in Color], seed=rng.randrange(2**30))
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return play


def players() -> dict[str, Player]:
    """Ours always; the others where they are installed."""
    found = {f"Serai {name}, 4 players": ours(name) for name in games()}
    if find_spec("pyspiel"):
        found["OpenSpiel backgammon"] = open_spiel("backgammon")
        found["OpenSpiel hive"] = open_spiel("hive")
        found["OpenSpiel chinese checkers, 4 players"] = open_spiel("chinese_checkers(players=4)")
    if find_spec("catanatron"):
        found["Catanatron, 4 players"] = catanatron()
    return found


def decisions_per_second(play: Player, rng: random.Random, seconds: float) -> float:
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play(rng)
    return decisions / (time.perf_counter() - start)


def measure(tell: Callable[[str], None]) -> dict[str, float]:
    """Decisions a second, the best of a few turns for each."""
    rng = random.Random(SEED)
    found = players()
    best = dict.fromkeys(found, 0.0)
    for turn in range(TURNS):
        for name, play in found.items():
            tell(f"{name}, turn {turn + 1} of {TURNS}")
            best[name] = max(best[name], decisions_per_second(play, rng, SECONDS))
    return best
