"""The thin Game around the rules: whose turn, undo, records from positions, refusals."""

import pytest

import serai
from serai import BadInput, Decision, Move, Refusal
from serai.yunnan.actions import BuildTeaHouse, FinishTurn, Pass, PlaceBid, Spare
from tests.kit import Table, play


def new_game() -> serai.Game:
    return serai.new_game("yunnan", seats=3, seed=1, order=[0, 1, 2])


def test_a_decision_says_who_owes_which_answer() -> None:
    assert new_game().decision == Decision("place_trader", (0,), "red")


def test_only_whoever_is_asked_may_answer() -> None:
    game = new_game()

    with pytest.raises(Refusal, match="not your turn") as caught:
        game.play(Pass(), seat=1)
    assert caught.value.values == {"awaited": "0"}
    assert game.actions(1) == []
    assert game.actions(0) == game.actions()
    game.play(Pass(), seat=0)
    assert game.moves == [Move(0, Pass())]


def test_something_that_is_no_action_is_refused() -> None:
    game = new_game()
    for nonsense in (None, "pass", 198, (), ("school", 9, "reserve")):
        with pytest.raises(Refusal, match="unknown action"):
            game.play(nonsense)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (PlaceBid("tower", 9, "reserve"), "no_such_thing"),
        (PlaceBid("school", 8, "reserve"), "no_such_space"),
        (PlaceBid("school", 9, "pu'er"), "no_such_thing"),
        (BuildTeaHouse("yunnan"), "other_question"),
    ],
)
def test_a_refusal_has_a_reason_and_values(action: object, reason: str) -> None:
    game = new_game()
    before = game.position()

    with pytest.raises(Refusal) as caught:
        game.play(action)

    assert caught.value.reason == reason
    assert game.position() == before


def test_a_refusal_names_the_numbers_it_turns_on() -> None:
    with pytest.raises(Refusal) as caught:
        new_game().play_text("bid school 12 from reserve")

    assert str(caught.value) == "too expensive (price 12, unbound 9, coins 9) [2e p. 7]"
    assert caught.value.values == {"price": 12, "unbound": 9, "coins": 9}


def test_undo_takes_back_the_last_moves() -> None:
    game = new_game()
    positions = [game.position()]
    for line in ("bid school 5 from reserve", "bid school 7 from reserve", "market from reserve", "pass"):
        play(game, line)
        positions.append(game.position())

    game.undo()
    assert game.position() == positions[3]
    game.undo(2)
    assert (game.position(), len(game.moves)) == (positions[1], 1)
    game.undo(0)
    assert game.position() == positions[1]
    with pytest.raises(BadInput, match="count: expected a whole number from 0 to 1, got 2"):
        game.undo(2)
    game.undo()
    assert game.position() == positions[0]


def test_undo_stops_at_the_position_a_game_began_from() -> None:
    game = Table().has("red", market=1).asks("travel", "red")
    start = game.position()
    play(game, "travel pu'er yunnan", "finish")

    game.undo(2)

    assert game.position() == start


def test_a_record_of_a_game_from_a_position_holds_that_position() -> None:
    game = Table().has("red", market=1).asks("travel", "red")
    play(game, "travel pu'er yunnan", "finish")

    record = game.record(notation=True)

    assert record["moves"] == [[0, "travel pu'er yunnan"], [0, "finish"]]
    assert serai.replay(record).position() == game.position()
    assert serai.replay(record).record(notation=True) == record


def test_a_view_is_for_a_seat_of_this_table() -> None:
    with pytest.raises(BadInput, match="seat: expected a whole number from 0 to 2, got 3"):
        new_game().view(3)


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    game = serai.new_game("yunnan")

    assert serai.replay(game.record()).position() == game.position()
    assert game.setup.seed != serai.new_game("yunnan").setup.seed


def test_an_action_of_another_kind_is_not_among_the_legal_ones() -> None:
    actions = new_game().actions()

    assert Pass() in actions
    assert Spare() not in actions
    assert FinishTurn() not in actions
    assert len(set(actions)) == len(actions)


def test_house_values_are_copied_so_that_nobody_changes_them_in_mid_game() -> None:
    house = {"start_coins": [20, 20, 20, 20, 20]}
    game = serai.new_game("yunnan", seats=3, seed=1, house=house)

    house["start_coins"][0] = 99
    game.view(None)["house"]["start_coins"][0] = 99
    game.record()["setup"]["house"]["start_coins"][0] = 99

    assert game.setup.house == {"start_coins": [20, 20, 20, 20, 20]}
    assert serai.replay(game.record()).position() == game.position()
