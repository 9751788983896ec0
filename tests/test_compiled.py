"""Compiled and plain rules play the same games: 1,000 seeded ones over every table, compared by one hash."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serai.yunnan.round
from tests.kit.thousand_games import hash_of_games

ROOT = Path(__file__).parent.parent
GAMES = 1000
IS_COMPILED = not str(serai.yunnan.round.__file__).endswith(".py")


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="the rules run uncompiled here, so there is nothing to compare with")
def test_a_thousand_games_compiled_and_plain(tmp_path: Path) -> None:
    package = Path(serai.__file__).parent
    shutil.copytree(package, tmp_path / "serai", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    plain = subprocess.run(
        [sys.executable, "-m", "tests.kit.thousand_games", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert plain.stdout.split() == ["plain", hash_of_games(GAMES)]


def test_other_games_have_another_hash() -> None:
    assert hash_of_games(5) == hash_of_games(5)
    assert hash_of_games(5) != hash_of_games(6)
