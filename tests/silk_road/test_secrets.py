"""Nobody learns what she may not know, by view, event, action, refusal or notation; nor does a spectator."""

import json
from random import Random
from typing import Any

import pytest

from serai import Game, Move, Refusal
from serai.catalogue import title
from serai.kernel.plain import to_plain
from serai.silk_road import title as silk_road
from serai.silk_road import view as view_module
from serai.silk_road.codes import ACTIONS
from serai.silk_road.events import GameEnded, GoodMarked, GoodsRevealed, GoodStolen
from serai.silk_road.fields import NUMBERS, OPEN_ROWS
from serai.silk_road.state import State
from tests.silk_road.bookkeeper import Witness
from tests.silk_road.kit import COMBINATIONS, Combination, awaited, every_table, new_game, random_walk

TITLE = title("silk_road")
SECRETS = (GoodsRevealed, GoodMarked, GameEnded)  # these lift a secret for everybody


def as_json(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def seen_events(events: list[Any], seat: int | None) -> str:
    seen = [silk_road.see(event, seat) for event in events]
    return as_json([to_plain(event) for event in seen if event is not None])


def refusals(game: Game, seat: int, codes: list[int]) -> list[str]:
    """What the seat hears when it asks for these, whether it is its turn or not."""
    heard = []
    for code in codes:
        probe = Game(TITLE, game.setup, game.state)
        try:
            probe.play(silk_road.decode(game.state, code), seat)
            heard.append("played")
        except Refusal as refusal:
            heard.append(f"{refusal} {as_json(refusal.values)}")
    return heard


def lifts_a_secret(event: Any, seat: int | None) -> bool:
    return isinstance(event, SECRETS) or (isinstance(event, GoodStolen) and seat in (event.thief, event.victim))


def twin_of(game: Game, seat: int | None, rng: Random) -> Game:
    """Another world that looks the same to the seat."""
    return Game(TITLE, game.setup, silk_road.determinize(game.view(seat), rng.randrange(2**32)))


def compare(game: Game, twin: Game, seat: int | None, rng: Random) -> None:
    """Everything the seat can ask for is the same in both worlds."""
    assert as_json(game.view(seat)) == as_json(twin.view(seat))
    assert game.decision == twin.decision
    if seat is not None and game.decision is not None:
        mine = [silk_road.write(action) for action in game.actions(seat)]
        assert mine == [silk_road.write(action) for action in twin.actions(seat)]
        codes = rng.sample(range(ACTIONS), 6)
        assert refusals(game, seat, codes) == refusals(twin, seat, codes)


def interference(table: Combination, seed: int) -> int:
    """Play a game beside twins of it, one for each seat and a spectator; how often they could be compared."""
    game = new_game(table, seed)
    rng = Random(seed)
    watchers = [*range(table.seats), None]
    twins: dict[int | None, Game | None] = dict.fromkeys(watchers)
    compared = 0
    while not game.is_over:
        for seat in watchers:
            twin = twins[seat] or twin_of(game, seat, rng)
            twins[seat] = twin
            if rng.random() < 0.2:
                compare(game, twin, seat, rng)
                compared += 1
        assert game.decision is not None
        mover = rng.choice(game.decision.seats)
        action = rng.choice(game.actions(mover))
        events = game.play(action, mover)
        for seat in watchers:
            follower = twins[seat]
            assert follower is not None
            if not follow(follower, Move(mover, action), seat, events, rng) or parted_by_look(game, follower, seat):
                twins[seat] = None
    return compared


def follow(twin: Game, move: Move, seat: int | None, events: list[Any], rng: Random) -> bool:
    """Play in the twin what the seat sees being played; False where the worlds must part."""
    mover, action = move
    seen = silk_road.see_action(action, mover, seat)
    if seen is None:
        seen = rng.choice(twin.actions(mover))  # a covered reveal: the twin may hold another
    try:
        twin_events = twin.play(seen, mover)
    except Refusal:
        assert mover != seat
        return False  # in that world the other could not have done it
    if any(lifts_a_secret(event, seat) for event in events):
        return False
    assert seen_events(events, seat) == seen_events(twin_events, seat)
    return True


def parted_by_look(game: Game, twin: Game, seat: int | None) -> bool:
    """Who may take from the bag sees whether it can: that lifts a secret for her, and for nobody else."""
    looks = game.decision is not None and game.decision.question in ("buy", "barter", "take_good")
    return looks and awaited(game) == (seat,) and game.view(seat) != twin.view(seat)


@every_table
def test_two_worlds_that_look_the_same_to_a_seat_sound_the_same_to_it(table: Combination) -> None:
    assert interference(table, 1) > 100


@pytest.mark.slow
@every_table
def test_two_worlds_sound_the_same_in_many_games(table: Combination) -> None:
    for seed in range(2, 42):
        interference(table, seed)


def possible_worlds(table: Combination, seed: int, often: float) -> int:
    """Draw worlds along a game and have the seats' own memory check them; how many."""
    game = new_game(table, seed)
    rng = Random(seed)
    watchers = [*range(table.seats), None]
    witnesses = {seat: Witness(game, seat) for seat in watchers}
    drawn = 0
    while not game.is_over:
        assert game.decision is not None
        for seat in watchers:
            witnesses[seat].look(game)
            if rng.random() < often:
                seen = game.view(seat)
                world = silk_road.determinize(seen, rng.randrange(2**32))
                assert as_json(silk_road.view(world, seat)) == as_json(seen)
                assert silk_road.determinize(seen, 7).chance[0] != game.state.chance[0]
                laid = silk_road.position(world)
                assert witnesses[seat].believes(laid["goods"], laid["bag"], 3), (seed, seat)
                assert laid["money"] == silk_road.position(game.state)["money"]
                drawn += 1
        mover = rng.choice(game.decision.seats)
        for event in game.play(rng.choice(game.actions(mover)), mover):
            for seat in watchers:
                witnesses[seat].hear(silk_road.see(event, seat))
    truth = game.position()["state"]
    for seat in watchers:
        assert witnesses[seat].believes(truth["goods"], truth["bag"], 3)
        assert silk_road.view(silk_road.determinize(game.view(seat), 1), seat) == game.view(seat)
    return drawn


@every_table
def test_a_possible_world_contradicts_nothing_the_seat_has_seen(table: Combination) -> None:
    assert possible_worlds(table, 1, 0.1) > 10


@pytest.mark.slow
@pytest.mark.parametrize("table", COMBINATIONS, ids=str)
def test_possible_worlds_of_many_games(table: Combination) -> None:
    for seed in range(2, 82):
        possible_worlds(table, seed, 0.06)


def test_a_possible_world_can_be_played_to_its_end() -> None:
    for game in random_walk(new_game(Combination(5, ()), 8), 8):
        if len(game.moves) % 40 == 7:
            world = Game(TITLE, game.setup, silk_road.determinize(game.view(2), 3))
            for _ in random_walk(world, 9):
                pass
            assert world.is_over


def test_worlds_differ_with_the_seed_and_agree_with_the_same() -> None:
    seen = new_game(Combination(4, ()), 9).view(0)
    hands = {as_json(silk_road.position(silk_road.determinize(seen, seed))["goods"]) for seed in range(40)}

    assert len(hands) > 35
    again = [silk_road.position(silk_road.determinize(seen, 5)) for _ in range(2)]
    assert again[0] == again[1]


def test_every_field_of_a_state_is_shown_screened_or_secret() -> None:
    fields = {name for name in State.__annotations__ if name not in ("rules", "listener")} or {
        name for name in dir(State) if not name.startswith("_") and name not in ("rules", "listener")
    }
    named = {"question", *NUMBERS, *OPEN_ROWS, *view_module.SCREENED, *view_module.SECRET}

    assert fields == named


def test_no_view_holds_a_secret_by_name() -> None:
    game = new_game(Combination(4, ()), 10)

    assert set(game.view(1)) == set(view_module.KEYS)
    assert not set(game.view(1)) & set(view_module.SECRET)
