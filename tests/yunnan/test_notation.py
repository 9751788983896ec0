import pytest

import serai
from serai import BadInput
from serai.yunnan.actions import (
    ACTION_KINDS,
    BlockGorge,
    BuildBridge,
    BuildPost,
    BuildTeaHouse,
    ConvertIncome,
    Displace,
    EnterMarket,
    FinishTurn,
    KeepStructure,
    Pass,
    PlaceBid,
    PostGuard,
    ResolveBuilding,
    Spare,
    TakeStructure,
    Travel,
    VisitBank,
)
from serai.yunnan.notation import read, write

LINES = {
    "bid customs 9 from reserve": PlaceBid("customs", 9, "reserve"),
    "bid horse-trader 15 from tibet": PlaceBid("horse-trader", 15, "tibet"),
    "bank left from reserve": VisitBank("left", "reserve"),
    "market from kang": EnterMarket("kang"),
    "pass": Pass(),
    "resolve yard": ResolveBuilding("yard"),
    "take tea-house": TakeStructure("tea-house"),
    "guard tibet": PostGuard("tibet"),
    "keep": KeepStructure(),
    "build post yunnan": BuildPost("yunnan"),
    "build bridge sichuan-qinghai": BuildBridge("sichuan-qinghai"),
    "build tea-house kang": BuildTeaHouse("kang"),
    "block yunnan-kang": BlockGorge("yunnan-kang"),
    "travel pu'er kang": Travel("pu'er", "kang"),
    "displace duli": Displace("duli"),
    "spare": Spare(),
    "finish": FinishTurn(),
    "convert 21": ConvertIncome(21),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_and_its_action(line: str) -> None:
    assert write(LINES[line]) == line
    assert type(read(line)) is type(LINES[line])
    assert read(line) == LINES[line]
    assert read(f"  {line.upper()} ") == LINES[line]


def test_every_kind_of_action_has_its_line() -> None:
    assert {type(action) for action in LINES.values()} == set(ACTION_KINDS.values())


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("travel puer qamdo", Travel("pu'er", "kang")),
        ("travel pu’er kang", Travel("pu'er", "kang")),
        ("bid dragon 9 from qamdo", PlaceBid("guild", 9, "kang")),
        ("bid horse 9 from reserve", PlaceBid("horse-trader", 9, "reserve")),
        ("take tea", TakeStructure("tea-house")),
        ("build tea yunnan", BuildTeaHouse("yunnan")),
        ("build bridge yunnan-qamdo", BuildBridge("yunnan-kang")),
        ("block qamdo-qinghai", BlockGorge("kang-qinghai")),
    ],
)
def test_other_names_are_understood(line: str, action: object) -> None:
    assert (type(read(line)), read(line)) == (type(action), action)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "notation word 1: expected bid or bank or .*, got nothing"),
        ("dance", "notation word 1: expected bid or bank or .*, got 'dance'"),
        ("bid", "notation word 2: expected school or customs or .* or temple, got nothing"),
        ("bid tower 9 from reserve", "notation word 2: expected school or .* or temple, got 'tower'"),
        ("bid school nine from reserve", "notation word 3: expected a number, got 'nine'"),
        ("bid school 99999 from reserve", "notation word 3: expected a number, got '99999'"),
        ("bid school 9 by reserve", "notation word 4: expected from, got 'by'"),
        ("bid school 9 from market", "notation word 5: expected reserve or yunnan or .*, got 'market'"),
        ("pass now", "notation word 2: expected nothing more, got 'now'"),
        ("build", "notation word 2: expected post or bridge or tea-house, got nothing"),
        ("block yunnan", "notation word 2: expected two provinces joined by a hyphen .*, got 'yunnan'"),
        ("block pu'er-kang", 'notation word 2: expected two provinces joined by a hyphen .*, got "pu\'er-kang"'),
        ("displace pink", "notation word 2: expected red or yellow or .*, got 'pink'"),
        ("convert -1", "notation word 2: expected a number, got '-1'"),
    ],
)
def test_errors_say_what_was_expected_where(line: str, message: str) -> None:
    with pytest.raises(BadInput, match=f"^{message}$"):
        read(line)


def test_a_gorge_that_is_not_on_the_board_is_refused_with_those_that_are() -> None:
    game = serai.new_game("yunnan", seed=1)

    with pytest.raises(serai.Refusal) as caught:
        game.play_text("block yunnan-qinghai")

    assert caught.value.values["expected"] == "sichuan-qinghai, yunnan-kang, kang-qinghai, yunnan-tibet"


def test_taking_the_guard_is_not_a_structure() -> None:
    game = serai.new_game("yunnan", variants=["guards"], seed=1)

    with pytest.raises(serai.Refusal) as caught:
        game.play(TakeStructure("guard"))

    assert caught.value.reason == "no_such_thing"
