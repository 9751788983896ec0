"""Every golden game is played again, move by move."""

import pytest

from tests.golden import FOLDER, path_of, play_again
from tests.golden.regenerate import main
from tests.kit import COMBINATIONS, Combination, every_table


@every_table
def test_the_golden_game_goes_as_it_went(combination: Combination) -> None:
    written = path_of(combination.name).read_text("utf-8").splitlines()

    assert play_again(written) == written


def test_every_table_has_its_golden_game_and_there_is_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {combination.name for combination in COMBINATIONS}


def test_golden_games_are_of_the_table_they_are_named_after() -> None:
    for combination in COMBINATIONS:
        first_line = path_of(combination.name).read_text("utf-8").splitlines()[0]
        assert f'"edition": "{combination.edition}"' in first_line
        assert f'"seats": {combination.seats},' in first_line
        assert all(f'"{variant}"' in first_line for variant in combination.variants)


def test_a_change_would_be_noticed_at_the_very_move() -> None:
    written = path_of("second-4").read_text("utf-8").splitlines()
    altered = [*written[:10], written[10][:-8] + "00000000", *written[11:]]

    assert play_again(altered) == written[:11]


@pytest.mark.parametrize("names", [[], ["second-9"], ["second-4", "second-5"]])
def test_only_one_golden_game_is_rewritten_at_a_time(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(names) == 2
    assert "one name, of:" in capsys.readouterr().err
