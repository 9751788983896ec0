import json
from pathlib import Path

import pytest

import serai
from serai.cli.documents import PERSON, read_document
from tests.cli.runner import serai as run

LONG = "1\n" * 2000  # always the first move of the menu, or one point


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "4"),
        ("--seats", "2"),
        ("--seats", "5", "--seat", "2", "--variant", "double_bid", "--variant", "guards"),
        ("--edition", "first", "--seats", "2"),
        ("--edition", "first", "--seats", "3", "--variant", "debt"),
    ],
)
def test_a_whole_game_is_played_and_told(options: tuple[str, ...]) -> None:
    said = run(
        "play", "yunnan", "--seed", "3", "--bots", "random", "--save", "game.json", *options, typed="0\n1\n" * 9000
    )
    assert said.code == 0
    assert not said.err
    assert "Final scores" in said.out
    assert "The game ends: " in said.out
    assert "serai replay game.json" in said.out
    assert read_document(Path("game.json")).game.is_over


def test_a_game_against_greedy_bots_ends() -> None:
    said = run("play", "--seed", "1", "--seats", "3", typed="0\n" * 500)
    assert said.code == 0
    assert "Final scores" in said.out


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_screen(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = run("play", "yunnan", "--seed", "5", "--seats", "5", "--bots", "random", typed="help\nlog\nscore\n" + LONG)
    lines = [line for line in said.out.splitlines() if "--resume" not in line]  # a command to copy stays whole
    assert max(len(line) for line in lines) <= width + len("> ")


def test_without_a_terminal_nothing_is_coloured() -> None:
    assert "\x1b" not in run("play", "yunnan", "--seed", "5", typed="").out


def test_moves_are_numbers_notation_or_beginnings() -> None:
    said = run("play", "yunnan", "--seed", "7", "--bots", "random", typed="bid guild\nbid guild 5\n")
    assert "10) 5   11) 7   12) 9" in said.out.partition("> ")[2]  # a beginning lists what it leaves
    assert "Red bids 5 in the Traders' Guild." in said.out
    assert "Red bids 5 in the Traders' Guild." in run("play", "--seed", "7", typed="10\n").out
    assert "Red bids 5 in the Traders' Guild." in run("play", "--seed", "7", typed="BID  dragon 5\n").out


def test_an_illegal_move_is_refused_with_its_reason_and_section() -> None:
    said = run("play", "yunnan", "--seed", "7", typed="bid school 15 from reserve\nquit\n")
    assert "Too expensive: it costs 15; of your 9 coins 9 are not bound by other bids. [2e p. 7]" in " ".join(
        said.out.split()
    )


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("foo", "expected bid or bank"),
        ("99", "expected a number from 0 to 20"),
        ("bid school 9 from mars", "expected reserve"),
        ("undo", "Nothing to take back"),
        ("restart", "Nothing to take back"),
        ("save", "the name of a file"),
        ("save /no/such/folder/x.json", "a file that can be written"),
        ("log x", "a number of lines"),
        ("help", "take back your last step"),
        ("score", "Red 3: track 0, coins 3"),
        ("moves bank", "left"),
    ],
)
def test_commands_and_mistakes_are_answered(typed: str, told: str) -> None:
    said = run("play", "yunnan", "--seed", "7", typed=f"{typed}\nquit\n")
    assert said.code == 0
    assert told in " ".join(said.out.split())


def travelling(seed: int = 7) -> str:
    """Typed until the own turn of travelling: nothing is bid."""
    return "pass\n"


def test_undo_takes_back_own_steps_of_the_turn_and_no_more() -> None:
    typed = travelling() + "travel pu'er yunnan\ntravel pu'er yunnan\nundo\nundo\nundo\nsave now.json\nquit\n"
    said = run("play", "yunnan", "--seed", "7", "--bots", "random", typed=typed)
    assert said.out.count("Taken back: 1 step.") == 2
    assert said.out.count("Nothing to take back") == 1
    game = read_document(Path("now.json")).game
    assert game.decision is not None
    assert game.decision.question == "travel"
    assert game.view()["traders"][0][:2] == [3, 0]


def test_restart_takes_back_the_whole_turn_at_once() -> None:
    typed = travelling() + "travel pu'er yunnan\ntravel pu'er yunnan\nrestart\nlog 1\nquit\n"
    said = run("play", "yunnan", "--seed", "7", "--bots", "random", typed=typed)
    assert "Taken back: 2 steps." in said.out
    assert "Red travels" not in said.out.rpartition("finish")[2]


def test_a_finished_turn_is_not_taken_back() -> None:
    typed = travelling() + "travel pu'er yunnan\nfinish\nundo\nquit\n"
    said = run("play", "yunnan", "--seed", "7", "--bots", "random", typed=typed)
    assert "Nothing to take back" in said.out


def test_a_card_of_the_automa_is_not_taken_back() -> None:
    """In a game for two, when one has passed, the automa bids between the other's own steps: chance has spoken."""
    typed = "pass\nmarket from reserve\nundo\n"
    said = run("play", "yunnan", "--seats", "2", "--seed", "7", "--hotseat", typed=typed)
    assert "turns up card" in said.out
    assert "Taken back" not in said.out
    assert "Nothing to take back" in said.out


@pytest.mark.parametrize("end", ["quit\n", "exit\n", ""])
def test_leaving_saves_the_game_and_says_where(end: str) -> None:
    said = run("play", "yunnan", "--seed", "7", typed="1\n" + end)
    assert said.code == 0
    (path,) = Path().glob("serai-yunnan-*.json")
    assert f"serai play --resume {path}" in said.out
    assert read_document(path).game.moves[0].seat == 0


def test_nothing_is_saved_when_nothing_was_played() -> None:
    run("play", "yunnan", "--seed", "7", "--order", "0,1,2,3", typed="")
    assert not list(Path().iterdir())


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    run("play", "yunnan", "--seed", "7", "--seat", "1", "--bots", "random", "--save", "a.json", typed="1\n1\n")
    before = json.loads(Path("a.json").read_text())
    assert before["players"] == ["random", PERSON, "random", "random"]
    said = run("play", "--resume", "a.json", typed="1\n")
    assert "Go on with: serai play --resume a.json" in said.out
    after = json.loads(Path("a.json").read_text())
    length = len(before["record"]["moves"])
    assert after["record"]["moves"][:length] == before["record"]["moves"]
    assert len(after["record"]["moves"]) > length


def test_a_record_or_position_can_be_taken_up() -> None:
    game = serai.new_game("yunnan", seats=3, seed=1)
    game.play(game.actions()[0])
    for data in (game.record(), game.position()):
        Path("x.json").write_text(json.dumps(data))
        said = run("play", "yunnan", "--resume", "x.json", "--bots", "random", "--save", "y.json", typed="0\n" * 99)
        assert said.code == 0
        assert json.loads(Path("x.json").read_text()) == data  # what was not saved here is not written over
        assert read_document(Path("y.json")).players == (PERSON, "random", "random")


def test_hotseat_asks_everybody() -> None:
    said = run("play", "yunnan", "--hotseat", "--seats", "3", "--seed", "2", typed="pass\npass\npass\n")
    assert "Red passes" in said.out
    assert "Yellow passes" in said.out
    assert "Black passes" in said.out
    said = run("play", "yunnan", "--hotseat", "--bots", "random,greedy", "--seats", "3", "--save", "h.json", typed="")
    assert read_document(Path("h.json")).players == (PERSON, "random", "greedy")


def test_the_order_is_given_by_number_or_colour() -> None:
    for order in ("2,0,3,1", "black,red,blue,yellow"):
        run("play", "yunnan", "--seed", "7", "--order", order, "--save", "o.json", typed="")
        assert json.loads(Path("o.json").read_text())["record"]["setup"]["order"] == [2, 0, 3, 1]


def test_a_house_file_counts() -> None:
    Path("house.toml").write_text("start_coins = [30, 30, 30, 30, 30]\n")
    said = run("play", "yunnan", "--house", "house.toml", "--seed", "7", typed="bid school 15\n")
    assert "bids 15 in the Trade School" in said.out


def test_a_whole_game_of_silk_road() -> None:
    said = run("play", "silk_road", "--seed", "3", "--bots", "random", "--save", "s.json", typed="0\n1\n" * 900)
    assert said.code == 0
    assert "Final scores" in said.out
    assert read_document(Path("s.json")).game.is_over
    assert run("replay", "s.json", "--at", "20").code == 0
    assert "The caravan has arrived" in run("replay", "s.json", "--log").out


def test_nobody_reads_behind_a_screen() -> None:
    """Only the own row of goods is shown, and a theft between others names no good."""
    said = run("play", "silk_road", "--seed", "3", "--seats", "5", "--bots", "random", typed="0\n1\n" * 900)
    running = said.out.partition("The caravan has arrived")[0]
    rows = [line.split() for line in running.splitlines() if line.startswith("Seat ") and "random" in line]
    assert rows
    assert all(row.count("?") == 5 for row in rows)
    thefts = [line for line in running.splitlines() if "steals" in line]
    assert thefts
    assert all("steals a good" in line or "Seat 0" in line for line in thefts)
    assert "score" not in running.partition("Seat 0 you")[2].partition("\n")[0]


def test_people_who_share_a_screen_sit_down_one_after_the_other() -> None:
    said = run("play", "silk_road", "--seed", "3", "--seats", "3", "--hotseat", typed="\n0\n\n0\n")
    assert said.out.count("press Enter when nobody else looks") >= 2
