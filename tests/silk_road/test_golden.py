"""Golden games go as they went; every number of players and both directions have one."""

import pytest

from tests.silk_road.golden import FOLDER, NAMES, main, path_of, play_again

EVERY_WORD = "bid pass accept keep move take barterer crook sell buy barter give get rob name reveal finish pawn"


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    text = path_of(name).read_text("utf-8")

    assert play_again(text) == text


def test_there_is_one_for_each_table_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("silk_road-*.json")} == set(NAMES)


def test_together_they_use_every_kind_of_action() -> None:
    words = {
        line.split('"')[1].split()[0]
        for name in NAMES
        for line in path_of(name).read_text().splitlines()
        if '", "' in line
    }

    assert words == set(EVERY_WORD.split())


def test_the_command_rewrites_one_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == main(["silk_road-4", "silk_road-5"]) == 2
    assert "one name, of" in capsys.readouterr().err
