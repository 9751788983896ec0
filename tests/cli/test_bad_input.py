"""Whatever is wrong: a message that names the place and what was expected, exit code 2, nothing written."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from tests.cli.runner import serai as run

CASES = [
    (("play", "chess"), "game: expected one of yunnan, silk_road"),
    (("play", "yunnan", "--seats", "6"), "seats: expected one of 2, 3, 4, 5"),
    (("play", "yunnan", "--seats", "x"), "x"),
    (("play", "yunnan", "--edition", "third"), "edition: expected one of second, first"),
    (("play", "yunnan", "--variant", "debt"), "variants"),
    (("play", "yunnan", "--edition", "first", "--variant", "guards"), "variants"),
    (("play", "yunnan", "--variant", "guards", "--variant", "guards"), "each variant once"),
    (("play", "yunnan", "--seed", "-1"), "-1"),
    (("play", "yunnan", "--order", "0,1,2"), "order"),
    (("play", "yunnan", "--order", "0,1,2,9"), "--order: expected numbers from 0 to 3 or names of red"),
    (("play", "yunnan", "--order", "0,1,2,pink"), "pink"),
    (("play", "yunnan", "--bots", "genius"), "--bots: expected one of random, greedy"),
    (("play", "yunnan", "--bots", "greedy,random"), "--bots: expected one name, or 3"),
    (("play", "yunnan", "--seat", "4"), "--seat: expected a whole number from 0 to 3"),
    (("play", "yunnan", "--seat", "-1"), "--seat"),
    (("play", "yunnan", "--hotseat", "--seat", "1"), "--seat"),
    (("play", "yunnan", "--hotseat", "--bots", "random,random,random,random"), "--bots"),
    (("play", "yunnan", "--house", "none.toml"), "none.toml"),
    (("play", "yunnan", "--save", "no/folder/x.json"), "no/folder/x.json: expected a file that can be written"),
    (("play", "--resume", "none.json"), "none.json: expected a readable file"),
    (("play", "--resume", "none.json", "--seats", "3"), "--seats: expected nothing beside --resume"),
    (("play", "--wings"), "--wings"),
    (("fly",), "fly"),
    (("simulate",), "GAME"),
    (("simulate", "chess"), "one of yunnan, silk_road"),
    (("simulate", "yunnan", "--games", "0"), "0"),
    (("simulate", "yunnan", "--jobs", "0"), "0"),
    (("simulate", "yunnan", "--games", "many"), "many"),
    (("simulate", "yunnan", "--bots", "random,random"), "--bots: expected one name, or 4"),
    (("simulate", "yunnan", "--bots", "genius"), "genius"),
    (("simulate", "yunnan", "--all-modes", "--seats", "3"), "--seats"),
    (("replay", "none.json"), "none.json"),
    (("show", "none.json"), "none.json"),
    (("data", "yunnan", "--edition", "third"), "edition"),
    (("data", "chess"), "chess"),
]


@pytest.mark.parametrize(("words", "told"), CASES, ids=[" ".join(words) for words, _ in CASES])
def test_wrong_words(words: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(*words)
    assert said.code == 2
    assert told in " ".join(said.err.split())
    assert "Traceback" not in said.err
    assert not said.out
    assert not list(tmp_path.iterdir())


RECORD = serai.new_game("yunnan", seed=1, seats=3).record()
TABLE = {"format": 1, "players": ["person", "greedy", "greedy"], "record": RECORD}
WRONG_FILES = {
    "nothing": ("", "JSON"),
    "half": (json.dumps(RECORD)[:50], "JSON"),
    "bytes": ("\x00\x01", "JSON"),
    "deep": ("[" * 100_000, "JSON"),
    "list": ("[]", "a saved game (with record), a record (with moves) or a position (with state)"),
    "other": ('{"a": 1}', "a saved game"),
    "no format": (json.dumps({**RECORD, "format": 7}), "record.format"),
    "no setup": (json.dumps({"format": 1, "setup": None, "start": None, "moves": []}), "record.setup"),
    "other game": (json.dumps({**RECORD, "setup": {**RECORD["setup"], "game": "chess"}}), "game"),
    "other version": (json.dumps({**RECORD, "setup": {**RECORD["setup"], "rules_version": 99}}), "rules_version"),
    "illegal move": (json.dumps({**RECORD, "moves": [[0, "convert 3"]]}), "record.moves[0]"),
    "unknown move": (json.dumps({**RECORD, "moves": [[0, "castle"]]}), "record.moves[0]"),
    "table format": (json.dumps({**TABLE, "format": 2}), "table.format"),
    "table players": (json.dumps({**TABLE, "players": ["person"]}), "table.players"),
    "table player": (json.dumps({**TABLE, "players": ["person", 3, "greedy"]}), "table.players[1]"),
    "position": (json.dumps({"format": 1, "setup": RECORD["setup"], "state": {}}), "state"),
}


@pytest.mark.parametrize("command", [("show",), ("replay",), ("play", "--resume")], ids=["show", "replay", "resume"])
@pytest.mark.parametrize("name", WRONG_FILES)
def test_wrong_files(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    content, told = WRONG_FILES[name]
    path = tmp_path / "wrong.json"
    path.write_text(content)
    said = run(*command, str(path))
    assert said.code == 2
    assert "wrong.json" in said.err
    assert told in said.err
    assert "Traceback" not in said.err
    assert path.read_text() == content


def test_a_bot_that_is_not_known_any_more(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    path.write_text(json.dumps({**TABLE, "players": ["person", "genius", "greedy"]}))
    said = run("play", "--resume", str(path))
    assert said.code == 2
    assert "table.players[1]" in said.err


def test_a_game_of_another_name(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    path.write_text(json.dumps(TABLE))
    assert run("play", "silk_road", "--resume", str(path)).code == 2


def test_wrong_numbers_for_a_file(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    path.write_text(json.dumps(TABLE))
    assert "--at: expected a whole number from 0 to 0" in run("replay", str(path), "--at", "1").err
    assert "--seat: expected a whole number from 0 to 2" in run("show", str(path), "--seat", "9").err


@pytest.mark.parametrize("content", ["prices = 3\n", "wings = 2\n", "prices = [\n", "\xff"])
def test_a_house_file_that_cannot_be_used(content: str, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_bytes(content.encode("latin-1"))
    for words in (("play", "yunnan"), ("simulate", "yunnan"), ("simulate", "yunnan", "--all-modes")):
        said = run(*words, "--house", str(house))
        assert said.code == 2
        assert "house" in said.err


def program(*words: str) -> list[str]:
    return [sys.executable, "-c", "import serai.cli; serai.cli.main()", *words]


def test_a_reader_who_leaves_early_is_no_error() -> None:
    with subprocess.Popen(
        program("data", "yunnan", "--json"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert not running.stderr.read()
        assert running.wait() != 2


def test_the_version_and_the_help() -> None:
    assert run("--version").out.startswith(f"serai {serai.__version__}")
    for words in ((), ("play",), ("simulate",), ("replay",), ("show",), ("data",), ("bench",)):
        said = run(*words, "--help")
        assert said.code == 0
        assert "Usage" in said.out
        if words:
            assert "Examples" in said.out


def test_help_and_version_start_without_the_drawing_library() -> None:
    check = "import sys, serai.cli; serai.cli.run(['--version']); sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False, capture_output=True).returncode == 0


def test_uncompiled_rules_say_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.cli.app.compiled", lambda: False)
    said = run("data", "yunnan")
    assert said.err.count("uncompiled") == 1
    assert "uncompiled" in run("--version").out
