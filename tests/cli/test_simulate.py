import json
from pathlib import Path
from typing import Any

import pytest

from serai.catalogue import title
from serai.cli.simulate import combinations_of
from tests.cli.runner import serai as run


def figures(*words: str) -> Any:
    said = run("simulate", *words, "--json")
    assert said.code == 0, said.err
    assert not said.err
    return json.loads(said.out)


def without_speed(found: Any) -> Any:
    return {key: value for key, value in found.items() if key != "speed"}


def test_the_table_tells_rounds_scores_wins_ends_and_speed() -> None:
    said = run("simulate", "yunnan", "--games", "20", "--seed", "1", "--bots", "random")
    assert said.code == 0
    assert not said.err  # no progress bar where nobody watches
    for words in (
        "rounds",
        "score of place 1",
        "score of seat 3 (Blue, random)",
        "wins: seat 0",
        "ended by: score",
        "decisions/s",
    ):
        assert words in said.out


def test_random_games_take_the_short_way_and_mixed_ones_the_long() -> None:
    quick = figures("yunnan", "--games", "40", "--bots", "random", "--seats", "3")
    assert quick["games"] == 40
    assert sum(quick["wins_by_seat"]) == pytest.approx(40)
    assert quick["rounds"]["mean"] > 8
    mixed = figures("yunnan", "--games", "3", "--bots", "greedy,random,random", "--seats", "3")
    assert mixed["wins_by_seat"] == [3, 0, 0]
    assert mixed["bots"] == ["greedy", "random", "random"]


def test_the_same_seed_gives_the_same_figures_however_many_jobs() -> None:
    words = ("yunnan", "--games", "10", "--seed", "5", "--bots", "greedy,random", "--seats", "2")
    one = figures(*words)
    two = figures(*words, "--jobs", "2")
    assert without_speed(one) == without_speed(two)
    assert without_speed(
        figures("yunnan", "--games", "10", "--seed", "6", "--bots", "greedy,random", "--seats", "2")
    ) != without_speed(one)


def test_random_games_by_jobs_are_the_same_too() -> None:
    words = ("yunnan", "--games", "300", "--bots", "random")
    assert without_speed(figures(*words)) == without_speed(figures(*words, "--jobs", "2"))


def test_every_mode_has_its_line() -> None:
    found = figures("yunnan", "--games", "2", "--bots", "random", "--all-modes")
    modes = {(entry["edition"], tuple(entry["variants"]), entry["seats"]) for entry in found}
    assert len(modes) == len(found) == 24
    said = run("simulate", "yunnan", "--games", "1", "--bots", "random", "--all-modes")
    assert said.code == 0
    assert "double_bid" in said.out
    assert len(list(combinations_of(title("yunnan"), 0, {}))) == 24


def test_a_house_file_changes_the_games(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("end_score = 20\n")
    short = figures("yunnan", "--games", "20", "--bots", "random", "--house", str(house))
    assert short["rounds"]["mean"] < figures("yunnan", "--games", "20", "--bots", "random")["rounds"]["mean"]
    assert run("simulate", "yunnan", "--games", "1", "--all-modes", "--bots", "random", "--house", str(house)).code == 0


def test_silk_road_is_simulated_too() -> None:
    found = figures("silk_road", "--games", "4", "--seats", "3", "--bots", "greedy,random,random")
    assert found["wins_by_seat"][0] >= 3
    assert len(figures("silk_road", "--games", "2", "--bots", "random", "--all-modes")) == 8
