"""Bad input: every message names the place and what was expected there, and nothing half-made is left behind."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import serai
from serai import BadInput
from tests.kit import play


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"seats": 1}, "seats: expected a whole number from 2 to 5, got 1"),
        ({"seats": 6}, "seats: expected a whole number from 2 to 5, got 6"),
        ({"seats": 4.0}, "seats: expected a whole number from 2 to 5, got 4.0"),
        ({"seats": True}, "seats: expected a whole number from 2 to 5, got True"),
        ({"edition": "third"}, "edition: expected one of second, first, got 'third'"),
        ({"edition": ""}, "edition: expected one of second, first, got ''"),
        ({"variants": ["trains"]}, "variants: expected of the second edition's: double_bid, guards, got 'trains'"),
        ({"variants": ["debt"]}, "variants: expected of the second edition's: double_bid, guards, got 'debt'"),
        (
            {"edition": "first", "variants": ["guards"]},
            "variants: expected of the first edition's: debt, got 'guards'",
        ),
        ({"variants": ["guards", "guards"]}, r"variants: expected each variant once, got \['guards', 'guards'\]"),
        ({"variants": "guards"}, "variants: expected a list, got 'guards'"),
        ({"seed": -1}, "seed: expected a whole number from 0 to 9223372036854775807, got -1"),
        ({"seed": "7"}, "seed: expected a whole number from 0 to .*, got '7'"),
        ({"order": [0, 1, 2]}, r"order: expected each of 0, 1, 2, 3 once, got \[0, 1, 2\]"),
        ({"order": [0, 1, 2, 2]}, r"order: expected each of 0, 1, 2, 3 once, got \[0, 1, 2, 2\]"),
        ({"order": [0, 1, 2, 4]}, r"order\[3\]: expected a whole number from 0 to 3, got 4"),
        ({"order": [0, 1, 2, None]}, r"order\[3\]: expected a whole number from 0 to 3, got None"),
        ({"order": 3}, "order: expected a list, got 3"),
        ({"seats": 2, "order": [0, 2]}, r"order\[1\]: expected a whole number from 0 to 1, got 2"),
        (
            {"edition": "first", "seats": 2, "order": [0, 2, 1, 3]},
            r"order: expected no seat's two colours next to each other, got \[0, 2, 1, 3\]",
        ),
        ({"house": []}, r"house: expected a file or a table of board values, got \[\]"),
    ],
)
def test_a_set_up_that_cannot_be(choices: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=f"^{message}$"):
        serai.new_game("yunnan", **choices)


@pytest.mark.parametrize("name", ["chess", "", None, [], 3])
def test_a_game_that_is_not_here(name: Any) -> None:
    with pytest.raises(BadInput, match="game: expected one of yunnan"):
        serai.new_game(name)


def test_variants_in_any_order_are_the_same_set_up() -> None:
    one = serai.new_game("yunnan", variants=["guards", "double_bid"], seed=1)
    other = serai.new_game("yunnan", variants=["double_bid", "guards"], seed=1)

    assert one.setup == other.setup


RECORD = serai.new_game("yunnan", seats=3, seed=1, order=[0, 1, 2])
play(RECORD, "bid school 5 from reserve", "bid school 7 from reserve", "market from reserve")


def altered(document: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    document = deepcopy(document)
    spot: Any = document
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in way:
        spot = spot[step]
    spot[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", 2, "record.format: expected a whole number from 1 to 1, got 2"),
        ("setup", 3, "record.setup: expected a table, got 3"),
        ("setup.game", "go", "game: expected one of yunnan.*, got 'go'"),
        ("setup.game", 3, "record.setup.game: expected the name of a game, got 3"),
        ("setup.seats", 9, "seats: expected a whole number from 2 to 5, got 9"),
        ("setup.seats", "3", "record.setup.seats: expected a whole number from 1 to 99, got '3'"),
        ("setup.rules_version", 99, "record.setup.rules_version: expected 1, the rules of this release, got 99"),
        ("setup.variants", ["debt"], "variants: expected of the second edition's: double_bid, guards, got 'debt'"),
        ("setup.variants", [3], r"record.setup.variants\[0\]: expected a text, got 3"),
        ("setup.house", 3, "record.setup.house: expected a table, got 3"),
        ("setup.extra", 3, "record.setup.'extra': expected one of game, edition, .*, got 3"),
        ("moves", 3, "record.moves: expected a list, got 3"),
        ("moves.1", 3, r"record.moves\[1\]: expected a list of 2, got 3"),
        ("moves.1.0", 7, r"record.moves\[1\]\[0\]: expected a whole number from 0 to 2, got 7"),
        ("moves.1.1", 7, r"record.moves\[1\]\[1\]: expected an action, as notation or as a table, got 7"),
        ("moves.1.1", "bid school", r"record.moves\[1\]\[1\]: expected a number, got 'bid school'"),
        ("moves.1.1.kind", "fly", r"record.moves\[1\]\[1\].kind: expected one of place_bid, .*, got 'fly'"),
        ("moves.1.1.price", None, r"record.moves\[1\]\[1\].price: expected a whole number, got None"),
    ],
)
def test_a_malformed_record(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadInput, match=f"^{message}$"):
        serai.replay(altered(RECORD.record(), path, value))


def test_a_record_whose_second_move_is_illegal() -> None:
    record = altered(RECORD.record(notation=True), "moves.1.1", "bid school 5 from reserve")

    with pytest.raises(BadInput) as caught:
        serai.replay(record)

    assert caught.value.place == "record.moves[1] (move 2)"
    assert "a legal action; refused: space taken [2e p. 7]" in str(caught.value)


def test_a_record_whose_second_move_is_another_seats() -> None:
    with pytest.raises(BadInput, match=r"record.moves\[1\] \(move 2\): .* not your turn \(awaited 1\)"):
        serai.replay(altered(RECORD.record(), "moves.1.0", 2))


def test_a_record_that_goes_on_after_the_end() -> None:
    game = serai.new_game("yunnan", seats=3, seed=1)
    while not game.is_over:
        game.play(game.actions()[-1])
    record = game.record(notation=True)
    record["moves"].append([0, "pass"])

    with pytest.raises(BadInput, match=rf"\(move {len(game.moves) + 1}\): expected a legal action; refused: game over"):
        serai.replay(record)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("state", [], r"state: expected a table with question, .*, got \[\]"),
        ("state.question", "sleep", "state.question: expected one of place_trader, .*, got 'sleep'"),
        ("state.round", 0, "state.round: expected a whole number from 1 to 30, got 0"),
        ("state.coins", [1, 2], r"state.coins: expected a list of 3, got \[1, 2\]"),
        ("state.coins.1", -1, r"state.coins\[1\]: expected a whole number from 0 to 1000000000, got -1"),
        ("state.traders.1", 3, r"state.traders\[1\]: expected a list of 6, got 3"),
        ("state.extra", 3, "state.'extra': expected one of question, .*, got 3"),
    ],
)
def test_a_malformed_position(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadInput, match=f"^{message}$"):
        serai.from_position(altered(RECORD.position(), path, value))


def test_a_position_without_a_field() -> None:
    document = RECORD.position()
    del document["state"]["coins"]

    with pytest.raises(BadInput, match=r"state\.coins: expected a value, got nothing"):
        serai.from_position(document)


@pytest.mark.parametrize("document", [None, 3, [], {}, {"setup": None}, "position"])
def test_what_is_no_document_at_all(document: Any) -> None:
    with pytest.raises(BadInput, match=r"position\.setup: expected a table"):
        serai.from_position(document)
    with pytest.raises(BadInput, match=r"record\.setup: expected a table"):
        serai.replay(document)


# House files


def test_a_house_file_replaces_values_in_either_form(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('end_score = 60\n[bank_spaces]\nvalue = 1\nlabel = "SEEN"\n', "utf-8")

    for given in (house, str(house)):
        game = serai.new_game("yunnan", seed=1, house=given)
        assert game.setup.house == {"end_score": 60, "bank_spaces": 1}
        assert game.state.rules.end_score == 60


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"end_score = ", "expected TOML"),
        (b"\xff\xfe", "expected TOML"),
        (None, "expected a readable file of board values"),
    ],
)
def test_an_unreadable_house_file(tmp_path: Path, content: bytes | None, expected: str) -> None:
    path = tmp_path / "house.toml"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BadInput, match=expected) as caught:
        serai.new_game("yunnan", house=path)

    assert caught.value.place == str(path)


def test_a_folder_is_no_house_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="expected a readable file of board values, got 'Is a directory'"):
        serai.new_game("yunnan", house=tmp_path)


CARD = {"bids": ["school", "customs", "horse-trader", "guild", "yard"], "traders": [1, 1, 1, 1, 1], "tea_house": True}


@pytest.mark.parametrize(
    ("house", "message"),
    [
        ({"moon": 1}, "house.moon: expected one of bank, .*, got 1"),
        ({"end_score": "80"}, "house.end_score: expected a whole number from 0 to 999, got '80'"),
        ({"end_score": -1}, "house.end_score: expected a whole number from 0 to 999, got -1"),
        ({"end_score": 8.5}, "house.end_score: expected a whole number from 0 to 999, got 8.5"),
        ({"gifts": 5}, "house.gifts: expected a list, got 5"),
        ({"gifts": []}, r"house.gifts: expected a list, got \[\]"),
        ({"gifts": [0, 0, 5]}, r"house.gifts: expected a list of 6, got \[0, 0, 5\]"),
        ({"gifts": [0, 0, 5, "4", 3, 2]}, r"house.gifts\[3\]: expected a whole number from 0 to 999, got '4'"),
        ({"gifts": [1, 0, 5, 4, 3, 2]}, r"house.gifts\[0\]: expected 0: nobody is given anything in Pu'er, got 1"),
        ({"prices": [5, 5, 9]}, r"house.prices: expected one to 5 rising prices, got \[5, 5, 9\]"),
        ({"temple_prices": [0, 5]}, r"house.temple_prices: expected one to 5 rising prices, got \[0, 5\]"),
        ({"start_traders": 0}, "house.start_traders: expected 1 to 7 traders at the start"),
        ({"structures": [9, 9, 9]}, "house.structures: expected values that allow an income of at most"),
        (
            {"max_traders": 2},
            "house.max_traders: expected 1 to 2 traders at the start, and at most 9 in all, got '3 of 2'",
        ),
        (
            {"max_traders": 10},
            "house.max_traders: expected 1 to 10 traders at the start, and at most 9 in all, got '3 of 10'",
        ),
        ({"coins_per_point": 0}, "house.coins_per_point: expected at least 1, got 0"),
        ({"round_limit": 0}, "house.round_limit: expected at least 1, got 0"),
        ({"bank_spaces": 3}, "house.bank_spaces: expected at most 2, got 3"),
        ({"pass_points": [0] * 10}, r"house.pass_points: expected one to 9 steps, got \[0.*\]"),
        (
            {"trader_income": [3, 6, 9, 12, 15, 30]},
            "house.trader_income: expected values that allow an income of at most",
        ),
        ({"gorges": [["sichuan", "qinghai"]] * 4}, "house.gorges: expected four different gorges"),
        (
            {"gorges": [["sichuan"], ["yunnan", "kang"], ["kang", "qinghai"], ["yunnan", "tibet"]]},
            r"house.gorges\[0\]: expected two of yunnan, .*, got \['sichuan'\]",
        ),
        (
            {"gorges": [["sichuan", "moon"], ["yunnan", "kang"], ["kang", "qinghai"], ["yunnan", "tibet"]]},
            r"house.gorges\[0\]: expected two of yunnan, .*, got \['sichuan', 'moon'\]",
        ),
        ({"gorges": [[1, 2]]}, r"house.gorges\[0\]\[0\]: expected something like 'sichuan', got 1"),
        ({"bank": [[5, 9, 9]]}, r"house.bank: expected rows of \[sum, left, right\] with rising sums from 0"),
        ({"cards": [CARD]}, "house.cards: expected a list of 16"),
        ({"cards": [{"bids": []}] * 16}, r"house.cards\[0\]: expected a table with bids, traders, tea_house"),
        (
            {"cards": [CARD | {"bids": ["school"] * 5}] * 16},
            r"house.cards\[0\].bids: expected each of school, customs, horse-trader, guild, yard",
        ),
        (
            {"cards": [CARD | {"traders": [7, 7, 7, 7, 7]}] * 16},
            r"house.cards\[0\].traders: expected 5 numbers, 7 in all at most",
        ),
        ({"cards": [CARD | {"tea_house": 1}] * 16}, r"house.cards\[0\].tea_house: expected something like True, got 1"),
    ],
)
def test_house_values_of_the_wrong_form(house: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=f"^{message}"):
        serai.new_game("yunnan", seats=2, house=house)


def test_a_record_with_house_values_that_cannot_be() -> None:
    with pytest.raises(BadInput, match=r"house\.moon: expected one of"):
        serai.replay(altered(RECORD.record(), "setup.house", {"moon": 1}))
