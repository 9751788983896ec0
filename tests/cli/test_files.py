"""replay, show, data: what is drawn and printed from files."""

import json
import random
from pathlib import Path

import pytest

import serai
from serai.cli.documents import write_json
from serai.kernel.game import Game
from serai.kernel.plain import BadInput
from tests.cli.runner import serai as run


def played(moves: int, seats: int = 4) -> Game:
    game = serai.new_game("yunnan", seats=seats, seed=11)
    choice = random.Random(1)
    for _ in range(moves):
        if game.is_over:
            break
        game.play(choice.choice(game.actions()))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    write_json(path, played(60).record())
    return path


def test_the_log_tells_every_move(record: Path) -> None:
    said = run("replay", str(record), "--log")
    assert said.code == 0
    assert "   1  " in said.out
    assert "  60  " in said.out
    assert run("replay", str(record)).out == said.out  # without a terminal the log is all there is


def test_the_position_after_a_move(record: Path) -> None:
    said = run("replay", str(record), "--at", "1")
    assert "move 1 of 60" in said.out
    assert "Trade School" in said.out
    assert "set-up, 60 moves follow" in run("replay", str(record), "--at", "0").out


def test_a_record_without_moves(tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    write_json(path, played(0).record())
    assert "No moves yet." in run("replay", str(path), "--log").out


def test_show_draws_positions_and_records(record: Path, tmp_path: Path) -> None:
    game = serai.replay(json.loads(record.read_text()))
    position = tmp_path / "position.json"
    write_json(position, game.position())
    assert run("show", str(position)).out == run("show", str(record)).out
    assert "seat" not in run("show", str(record), "--seat", "2").err


def test_show_as_json_can_be_read_back(record: Path) -> None:
    found = json.loads(run("show", str(record), "--json").out)
    again = serai.from_position(found["position"])
    assert [again.title.write(action) for action in again.actions()] == found["legal"]
    assert found["moves"] == 60
    assert found["decision"]["seats"]


def test_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    game = played(10_000, seats=2)
    assert game.is_over
    write_json(path, game.record(notation=True))
    said = run("show", str(path))
    assert "Final scores" in said.out
    assert json.loads(run("show", str(path), "--json").out)["winners"] == list(game.winners)


@pytest.mark.parametrize("edition", ["second", "first"])
def test_data_lists_every_value_with_its_label(edition: str) -> None:
    said = run("data", "yunnan", "--edition", edition)
    assert said.code == 0
    for word in ("trader_income", "RECONSTRUCTED", "CONFIRMED", "DERIVED"):
        assert word in said.out
    values = json.loads(run("data", "yunnan", "--edition", edition, "--json").out)
    assert values["gift_points"] == {"value": 3, "label": "CONFIRMED", "note": ""}


def test_files_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("old")
    with pytest.raises(TypeError):
        write_json(path, object())
    assert path.read_text() == "old"
    with pytest.raises(BadInput):
        write_json(tmp_path / "none" / "x.json", {})
    folder = tmp_path / "folder.json"
    folder.mkdir()
    with pytest.raises(BadInput):
        write_json(folder, {})
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder.json", "x.json"]
