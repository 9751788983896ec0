"""What nobody may know never leaves by a view: the order of the hidden cards, the seed, the generator."""

import json

import pytest

from serai import Game
from serai.kernel.setup import SEED_LIMIT
from serai.yunnan.events import CardDrawn
from serai.yunnan.view import AGREED, PUBLIC
from tests.kit import BY_NAME, COMBINATIONS, Combination, every_table, every_table_in_time, of_kind
from tests.kit.walks import walk

WITH_CARDS = [combination for combination in COMBINATIONS if (combination.edition, combination.seats) == ("second", 2)]
with_cards = pytest.mark.parametrize("combination", WITH_CARDS, ids=lambda c: c.name)


def seats_of(game: Game) -> list[int | None]:
    return [None, *range(game.setup.seats)]


@every_table
def test_a_view_is_plain_data_with_exactly_the_declared_fields(combination: Combination) -> None:
    game = combination.new_game(1)
    for seat in seats_of(game):
        seen = game.view(seat)
        assert set(seen) == set(AGREED) | set(PUBLIC)
        assert json.loads(json.dumps(seen)) == seen
        assert seen["seat"] == seat


@every_table_in_time
def test_a_possible_world_looks_the_same(combination: Combination) -> None:
    game = combination.new_game(2)
    for number, _ in enumerate(walk(game, 2)):
        if number % 25 == 0:
            for seat in seats_of(game):
                seen = game.view(seat)
                world = game.title.determinize(json.loads(json.dumps(seen)), seed=number)
                assert game.title.view(world, seat) == seen


@with_cards
def test_possible_worlds_differ_in_the_hidden_cards_only(combination: Combination) -> None:
    game = combination.new_game(3)
    for _ in walk(game, 3, limit=20):
        pass
    seen = game.view(0)
    dealt = seen["dealt"]

    worlds = [game.title.position(game.title.determinize(seen, seed)) for seed in range(20)]

    assert len({tuple(world["deck"]) for world in worlds}) > 10
    for world in worlds:
        assert world["deck"][:dealt] == seen["cards_shown"]
        assert sorted(world["deck"]) == list(range(16))
        assert {**world, "deck": 0, "chance": 0} == {**game.position()["state"], "deck": 0, "chance": 0}


@with_cards
def test_two_games_that_differ_only_in_secrets_look_alike_to_everybody(combination: Combination) -> None:
    game = combination.new_game(4)
    for _ in walk(game, 4, limit=15):
        pass
    other = combination.new_game(4)
    other.state = game.title.determinize(game.view(0), seed=99)

    for seat in seats_of(game):
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))


def test_a_planted_seed_and_generator_are_never_seen() -> None:
    """Numbers that cannot occur by chance are planted where the secrets are and searched for in all that goes out."""
    seed = SEED_LIMIT - 123_456_789
    for combination in COMBINATIONS:
        game = combination.new_game(seed)
        planted = [4_111_222_333, 4_111_222_337, 4_111_222_339, 4_111_222_341]
        for i, word in enumerate(planted):
            game.state.chance[i] = word
        for seat in seats_of(game):
            sent = json.dumps(game.view(seat))
            assert str(seed) not in sent
            assert not any(str(word) in sent for word in planted)


def test_cards_are_seen_when_they_are_drawn_and_not_before() -> None:
    game = BY_NAME["second-2"].new_game(6)
    drawn: list[int] = []
    for step in walk(game, 6):
        for card in of_kind(step.events, CardDrawn):
            if len(drawn) == 16:
                drawn = []
            drawn.append(card.card)
        assert game.view(1)["cards_shown"] == drawn
        assert "deck" not in game.view(1)


@every_table
def test_events_and_actions_may_be_told_to_everybody(combination: Combination) -> None:
    game = combination.new_game(7)
    for step in walk(game, 7, limit=100):
        for seat in seats_of(game):
            assert game.title.see_action(step.action, 0, seat) == step.action
            assert [game.title.see(event, seat) for event in step.events] == step.events
