"""Laws that hold at every decision of every game, on random games of every allowed table."""

import json
from typing import Any

import pytest

import serai
from serai import Game, Refusal
from serai.yunnan.codes import ACTIONS
from serai.yunnan.events import IncomeEarned
from serai.yunnan.income import reckon_incomes
from serai.yunnan.pieces import MAX_COLOURS
from serai.yunnan.round import why_not
from tests.kit import Combination, every_table, every_table_in_time, of_kind
from tests.kit.bookkeeper import KEPT, Bookkeeper
from tests.kit.walks import walk

LOOK_CLOSELY = 40  # the slow looks are taken at every so many actions


def closely(number: int, seed: int) -> bool:
    return (number + seed) % LOOK_CLOSELY == 0


@every_table_in_time
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_there_is_always_something_to_do_and_never_twice_the_same(combination: Combination, seed: int) -> None:
    game = combination.new_game(seed)
    for _ in walk(game, seed):
        codes = game.codes()
        assert (len(codes) == 0) == game.is_over
        assert len(set(codes)) == len(codes)
        assert all(0 <= code < ACTIONS for code in codes)
        lines = [game.title.write(action) for action in game.actions()]
        assert len(set(lines)) == len(lines)


@every_table_in_time
def test_legal_and_why_not_agree_on_every_code(combination: Combination) -> None:
    game = combination.new_game(3)
    for _ in walk(game, 3):
        if game.is_over:
            break
        legal = set(game.codes())
        assert {code for code in range(ACTIONS) if why_not(game.state, code) == 0} == legal


@every_table_in_time
def test_every_legal_action_applies_and_leaves_a_sound_table(combination: Combination) -> None:
    game = combination.new_game(4)
    for number, _ in enumerate(walk(game, 4)):
        if closely(number, 4):
            for code in game.codes():
                branch = game.title.copy(game.state)
                game.title.apply(branch, code)
                data = {"format": 1, "setup": game.setup.to_plain(), "state": game.title.position(branch)}
                serai.from_position(json.loads(json.dumps(data)))  # it would say what is not sound


@every_table_in_time
def test_any_other_action_is_refused_with_a_reason_and_changes_nothing(combination: Combination) -> None:
    game = combination.new_game(5)
    for number, _ in enumerate(walk(game, 5)):
        if closely(number, 5) and not game.is_over:
            legal = set(game.codes())
            before = game.position()
            refused = 0
            for code in range(ACTIONS):
                if code not in legal:
                    refused += refuses(game, code)
            assert refused > 100
            assert game.position() == before


def refuses(game: Game, code: int) -> int:
    """Whether the action of this code was refused; 0 for a number that names nothing at this table."""
    try:
        action = game.title.decode(game.state, code)
    except IndexError:
        assert game.state.rules.colours < MAX_COLOURS  # displacing a colour that does not play
        return 0
    with pytest.raises(Refusal) as caught:
        game.play(action)
    assert caught.value.reason != "allowed"
    assert caught.value.reason in str(caught.value).replace(" ", "_")
    return 1


@every_table_in_time
def test_a_copy_is_equal_and_independent(combination: Combination) -> None:
    game = combination.new_game(6)
    position = game.title.position
    for number, _ in enumerate(walk(game, 6)):
        if closely(number, 6) and not game.is_over:
            before = position(game.state)
            copied = game.title.copy(game.state)
            assert position(copied) == before
            assert copied.listener is None
            game.title.apply(copied, game.codes()[-1])
            assert position(copied) != before
            assert position(game.state) == before


@every_table_in_time
def test_codes_and_typed_actions_and_notation_are_the_same_thing(combination: Combination) -> None:
    game = combination.new_game(7)
    title = game.title
    for _ in walk(game, 7):
        for code in game.codes():
            action = title.decode(game.state, code)
            assert title.encode(game.state, action) == code
            again = title.read(title.write(action))
            assert (type(again), again) == (type(action), action)
            assert title.read(title.write(action).upper()) == action


@every_table_in_time
def test_records_and_positions_survive_json(combination: Combination) -> None:
    game = combination.new_game(8)
    for number, _ in enumerate(walk(game, 8)):
        if closely(number, 8):
            data = json.loads(json.dumps(game.position()))
            assert serai.from_position(data).position() == game.position()
    for notation in (False, True):
        record = json.loads(json.dumps(game.record(notation=notation)))
        replayed = serai.replay(record)
        assert replayed.position() == game.position()
        assert replayed.record(notation=notation) == game.record(notation=notation)
        assert (replayed.scores(), replayed.winners) == (game.scores(), game.winners)


@every_table_in_time
def test_a_game_from_a_position_goes_on_as_the_original_would(combination: Combination) -> None:
    game = combination.new_game(9)
    for _ in walk(game, 9, limit=60):
        pass
    resumed = serai.from_position(json.loads(json.dumps(game.position())))

    heard = [step.events for step in walk(game, 10, limit=200)]
    heard_again = [step.events for step in walk(resumed, 10, limit=200)]

    assert heard == heard_again
    assert resumed.position() == game.position()
    assert serai.replay(resumed.record()).position() == game.position()


@every_table_in_time
def test_the_same_seed_gives_the_same_game(combination: Combination) -> None:
    one, other = combination.new_game(11), combination.new_game(11)

    assert [step.events for step in walk(one, 12)] == [step.events for step in walk(other, 12)]
    assert one.position() == other.position()


@every_table_in_time
def test_the_game_ends_and_somebody_wins(combination: Combination) -> None:
    game = combination.new_game(13)
    for _ in walk(game, 13):
        assert game.winners == () or game.is_over

    assert game.is_over
    assert game.decision is None
    assert game.actions() == []
    (winner,) = game.winners
    sheets = game.scores()
    assert sheets[winner].total == max(sheet.total for sheet in sheets)
    for sheet in sheets:
        assert sheet.total == sum(sheet[1:-1])
    with pytest.raises(Refusal, match="game over"):
        game.play_text("pass")


@every_table_in_time
@pytest.mark.parametrize("seed", [14, pytest.param(15, marks=pytest.mark.slow)])
def test_events_alone_rebuild_the_table(combination: Combination, seed: int) -> None:
    game = combination.new_game(seed)
    prices = [[int(game.state.rules.prices[b * 5 + space]) for space in range(5)] for b in range(6)]
    keeper = Bookkeeper(game.view(None), prices)
    for step in walk(game, seed):
        for event in step.events:
            keeper.hear(event)
        seen = game.view(None)
        assert keeper.books == {name: seen[name] for name in KEPT}


@every_table_in_time
@pytest.mark.parametrize("seed", [16, pytest.param(17, marks=pytest.mark.slow)])
def test_nothing_is_lost_and_nothing_is_made(combination: Combination, seed: int) -> None:
    game = combination.new_game(seed)
    for _ in walk(game, seed):
        seen = game.view(None)
        for colour, entry in enumerate(seen["colours"]):
            check_pieces(seen, colour, is_automa=entry["seat"] < 0)
        assert sum(seen["gifts"]) + sum(seen["gifts_won"]) == 14
        assert min(seen["coins"]) >= 0


@every_table
def test_what_is_projected_is_what_is_paid(combination: Combination) -> None:
    """Whenever income is paid the projection has every part of it, and goes on to until the next round."""
    game = combination.new_game(18)
    paid: list[IncomeEarned] = []
    payments = 0
    for step in walk(game, 18):
        earned = of_kind(step.events, IncomeEarned)
        if earned:
            payments += 1
            paid = sorted(earned, key=lambda event: event.colour)
        if game.decision is not None and game.decision.question == "convert_income":
            sheets = game.incomes()
            assert [IncomeEarned(one.colour, one.total, one.traders, one.posts) for one in sheets] == paid
    assert payments > 1


@every_table_in_time
def test_income_is_projected_as_if_it_were_paid_now_and_from_what_everybody_sees(combination: Combination) -> None:
    game = combination.new_game(19)
    for number, _ in enumerate(walk(game, 19)):
        if number % 5 == 0 and not game.is_over:
            before = game.position()
            sheets = game.incomes()
            assert game.position() == before
            paid = game.title.copy(game.state)
            reckon_incomes(paid)
            assert [sheet.total for sheet in sheets] == [int(paid.income[sheet.colour]) for sheet in sheets]
            assert all(sheet.total == sum(sheet.traders) + sum(sheet.posts) for sheet in sheets)
            assert game.title.incomes(game.title.determinize(game.view(None), number)) == sheets


def check_pieces(seen: dict[str, Any], colour: int, *, is_automa: bool) -> None:
    on_spaces = sum(row.count(colour) for row in seen["bids"]) + seen["bank"].count(colour)
    traders = seen["reserve"][colour] + seen["untrained"][colour] + sum(seen["traders"][colour]) + on_spaces
    assert traders == 7
    counts = [*seen["traders"][colour], *seen["posts"][colour], seen["reserve"][colour], seen["untrained"][colour]]
    assert min(counts) >= 0
    built = [sum(seen["posts"][colour]), sum(seen["bridges"][colour]), seen["tea_houses"].count(colour)]
    owned = [0, 0, 2] if is_automa else [2, 2, 2]
    if is_automa:
        assert built[0] == 2  # her two posts never move
        built[0] = 0
    for kind in range(3):
        assert seen["supply"][colour][kind] + seen["held"][colour][kind] + built[kind] == owned[kind]
    assert min(seen["supply"][colour] + seen["held"][colour]) >= 0
