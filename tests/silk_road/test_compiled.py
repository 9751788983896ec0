"""Compiled or not, the rules play the same games."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from tests.silk_road.many_games import digest_of_games

SOURCE = Path(serai.__file__).parent
TESTS = Path(__file__).parents[2]


@pytest.mark.parametrize("games", [8, pytest.param(1000, marks=pytest.mark.slow)])
def test_the_plain_files_play_the_same_games(tmp_path: Path, games: int) -> None:
    shutil.copytree(SOURCE, tmp_path / "serai", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    places = os.pathsep.join([str(tmp_path), str(TESTS)])

    done = subprocess.run(
        [sys.executable, "-m", "tests.silk_road.many_games", str(games)],
        env=os.environ | {"PYTHONPATH": places},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    where, digest = done.stdout.split()
    assert Path(where).is_relative_to(tmp_path)
    assert Path(where).suffix == ".py"
    assert digest == digest_of_games(games)
