"""What holds in every game, with any number of players, in either direction."""

import json
from random import Random
from typing import Any

import pytest

import serai
from serai import Game, Refusal
from serai.silk_road import title as silk_road
from serai.silk_road.codes import ACTIONS
from serai.silk_road.round import play_randomly, why_not
from tests.silk_road.bookkeeper import Bookkeeper
from tests.silk_road.kit import Combination, every_table, new_game, random_walk

LONGEST = 2000


@every_table
def test_some_action_unless_over_none_twice_and_legal_if_and_only_if_nothing_forbids_it(table: Combination) -> None:
    for number, game in enumerate(random_walk(new_game(table, 1), 1)):
        assert number < LONGEST
        codes = game.codes()
        assert codes
        assert len(set(codes)) == len(codes)
        allowed = [code for code in range(ACTIONS) if why_not(game.state, code) == 0]
        assert sorted(codes) == allowed
        for code in range(ACTIONS):
            assert (silk_road.explain(game.state, code) is None) == (code in codes)


@every_table
def test_every_legal_action_applies_to_a_copy_that_is_equal_and_independent(table: Combination) -> None:
    for game in random_walk(new_game(table, 2), 2):
        before = silk_road.position(game.state)
        for code in game.codes():
            other = silk_road.copy(game.state)
            assert silk_road.position(other) == before
            silk_road.apply(other, code)
            assert silk_road.position(other) != before
        assert silk_road.position(game.state) == before


@every_table
def test_codes_actions_and_notation_undo_each_other(table: Combination) -> None:
    game = new_game(table, 3)
    for code in range(ACTIONS):
        action = silk_road.decode(game.state, code)
        assert silk_road.encode(game.state, action) == code
        assert silk_road.read(silk_road.write(action)) == action


@every_table
def test_a_refusal_changes_nothing(table: Combination) -> None:
    rng = Random(4)
    for game in random_walk(new_game(table, 4), 4):
        before = game.position()
        assert game.decision is not None
        for code in rng.sample(range(ACTIONS), 12):
            if code not in game.codes():
                with pytest.raises(Refusal):
                    game.play(silk_road.decode(game.state, code))
        others = set(range(table.seats)) - set(game.decision.seats)
        for seat in others:
            with pytest.raises(Refusal, match="not your turn"):
                game.play(game.actions()[0], seat)
        assert game.position() == before


@every_table
def test_records_and_positions_lead_back_to_the_same_game(table: Combination) -> None:
    game = new_game(table, 5)
    middles: list[tuple[int, dict[str, Any]]] = []
    for number, running in enumerate(random_walk(game, 5)):
        if number % 25 == 0:
            middles.append((number, running.position()))
    final = game.position()
    for notation in (False, True):
        again = serai.replay(json.loads(json.dumps(game.record(notation=notation))))
        assert again.position() == final
    for number, middle in middles:
        resumed = serai.from_position(json.loads(json.dumps(middle)))
        assert resumed.position() == middle
        for move in game.moves[number:]:
            resumed.play(move.action, move.seat)
        assert resumed.position() == final
    game.undo(3)
    assert len(game.moves) == len(again.moves) - 3


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(table: Combination) -> None:
    assert new_game(table, 6).position() == new_game(table, 6).position()
    assert new_game(table, 6).position() != new_game(table, 7).position()


def all_goods(state: dict[str, Any]) -> list[int]:
    held = [sum(hand[good] for hand in state["goods"]) for good in range(5)]
    return [held[good] + state["bag"][good] + state["marker_cubes"][good] for good in range(5)]


def all_tiles(state: dict[str, Any]) -> int:
    on_board = sum(face >= 0 for row in state["tiles"] for face in row)
    kept = sum(state["crooks"]) + sum(state["barterers"])
    return int(on_board + kept + sum(state["spent"]) + sum(state["unused"]))


@every_table
def test_goods_and_tiles_are_all_somewhere_and_events_alone_rebuild_the_table(table: Combination) -> None:
    for seed in range(3):
        game = new_game(table, seed)
        keeper = Bookkeeper(game.position()["state"])
        rng = Random(seed)
        while not game.is_over:
            assert game.decision is not None
            seat = rng.choice(game.decision.seats)
            for event in game.play(rng.choice(game.actions(seat)), seat):
                assert type(event) in silk_road.EVENT_KINDS.values()
                keeper.hear(event)
            state = game.position()["state"]
            assert keeper.agrees(state)
            assert all_goods(state) == [15] * 5
            assert all_tiles(state) == 90
            assert min(state["money"]) >= 0


@every_table
def test_the_game_ends_where_the_road_ends(table: Combination) -> None:
    for seed in range(20):
        game = new_game(table, seed)
        assert play_randomly(game.state, seed, LONGEST) < LONGEST
        assert game.is_over
        assert game.winners
        assert silk_road.to_move(game.state) == -1
        assert game.state.caravan == game.state.rules.goal
        assert 12 <= game.state.round <= 13
        assert play_randomly(game.state, seed, LONGEST) == 0


def test_random_play_stops_at_the_limit() -> None:
    game = new_game(Combination(4, ()), 1)

    assert play_randomly(game.state, 1, 10) == 10
    assert not game.is_over


def test_a_finished_game_takes_no_action() -> None:
    game = new_game(Combination(3, ()), 1)
    for _ in random_walk(game, 1):
        pass

    with pytest.raises(Refusal, match="game over"):
        game.play_text("pass")
    assert game.codes() == []
    assert silk_road.explain(game.state, 0) is not None


def test_winners_are_nobody_while_the_game_runs() -> None:
    game: Game = new_game(Combination(3, ()), 1)

    assert game.winners == ()
