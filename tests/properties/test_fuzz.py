"""Whatever comes from outside: either it is refused with BadInput, or it can be played."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import serai
from serai import BadInput, Game, Refusal
from serai.kernel.house import published
from tests.kit import BY_NAME, COMBINATIONS, Combination, every_table_in_time
from tests.kit.rearrange import rearrange
from tests.kit.walks import stroll, walk

GAMES = st.sampled_from(COMBINATIONS)
SEEDS = st.integers(0, 2**32)
JUNK: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 20) | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
settings.register_profile("serai", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("serai")


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where every value of a document stands."""
    found = [path] if path else []
    if isinstance(data, dict):
        found += [spot for key, value in data.items() for spot in leaves(value, (*path, key))]
    elif isinstance(data, list):
        found += [spot for i, value in enumerate(data) for spot in leaves(value, (*path, i))]
    return found


def put(document: Any, path: tuple[Any, ...], value: Any) -> None:
    for step in path[:-1]:
        document = document[step]
    document[path[-1]] = value


def changed(draw: st.DrawFn, document: Any, values: st.SearchStrategy[Any], most: int) -> Any:
    """The document with a few values replaced."""
    document = deepcopy(document)
    for _ in range(draw(st.integers(1, most))):
        put(document, draw(st.sampled_from(leaves(document))), draw(values))
    return document


def a_game(draw: st.DrawFn, moves: int) -> Game:
    game = draw(GAMES).new_game(draw(SEEDS))
    for _ in walk(game, draw(SEEDS), draw(st.integers(0, moves))):
        pass
    return game


@st.composite
def damaged_positions(draw: st.DrawFn) -> Any:
    return changed(draw, a_game(draw, 80).position(), JUNK, 3)


@st.composite
def damaged_records(draw: st.DrawFn) -> Any:
    game = a_game(draw, 25)
    return changed(draw, game.record(notation=draw(st.booleans())), JUNK, 3)


def says_what_was_expected(error: BadInput) -> None:
    assert ": expected " in str(error)
    assert error.place


def says_why(refusal: Refusal) -> None:
    assert refusal.reason.replace("_", " ") in str(refusal)


def accept(document: Any) -> Game | None:
    try:
        return serai.from_position(document)
    except BadInput as error:
        says_what_was_expected(error)
        return None


def must_be_playable(game: Game, seed: int) -> None:
    """200 random actions, and what they lead to is accepted as a position again."""
    for chunk in range(20):
        stroll(game, seed + chunk, 10)
        again = serai.from_position(json.loads(json.dumps(game.position())))
        assert again.position() == game.position()


@given(damaged_positions(), SEEDS)
def test_a_damaged_position_is_refused_or_playable(document: Any, seed: int) -> None:
    game = accept(document)
    if game is not None:
        must_be_playable(game, seed)


@every_table_in_time
def test_a_rearranged_position_is_refused_or_playable(combination: Combination) -> None:
    dice = Random(combination.name)
    accepted = 0
    for _ in range(10):
        base = stroll(combination.new_game(dice.randrange(1000)), dice.randrange(1000), dice.randrange(300)).position()
        for _ in range(15):
            document = deepcopy(base)
            rearrange(document["state"], dice)
            game = accept(document)
            if game is not None:
                accepted += 1
                must_be_playable(game, dice.randrange(1000))
    assert accepted > 10  # else the changes are too wild to test anything


@given(damaged_records())
def test_a_damaged_record_is_refused_or_replayed(document: Any) -> None:
    try:
        game = serai.replay(document)
    except BadInput as error:
        says_what_was_expected(error)
    else:
        assert serai.replay(game.record()).position() == game.position()


@given(JUNK)
@example({"setup": {"game": "yunnan"}})
@example({"setup": {"game": []}})
def test_junk_is_no_document(document: Any) -> None:
    for read in (serai.from_position, serai.replay):
        with pytest.raises(BadInput, match=": expected "):
            read(document)


WORDS = ("bid", "bank", "market", "pass", "resolve", "take", "guard", "keep", "build", "post", "bridge", "tea-house",
         "block", "travel", "displace", "spare", "finish", "convert", "from", "reserve", "left", "right", "school",
         "customs", "temple", "yunnan", "qamdo", "pu'er", "sichuan-qinghai", "kang-kang", "red", "duli", "5", "9",
         "0", "199", "200", "9999", "-1", "²", "", " ")  # fmt: skip
lines = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=6).map(" ".join)


@settings(max_examples=300)
@given(lines)
@example("bid school 9999 from reserve")
@example("convert 9999")
def test_notation_is_read_or_refused(line: str) -> None:
    game = BY_NAME["second-4"].new_game(1)
    try:
        action = game.title.read(line)
    except BadInput as error:
        says_what_was_expected(error)
        return
    assert game.title.read(game.title.write(action)) == action
    before = game.position()
    try:
        game.play(action)
    except Refusal as refusal:
        says_why(refusal)
        assert game.position() == before


@given(st.sampled_from(sorted(BY_NAME["second-4"].new_game(1).title.ACTION_KINDS)), st.lists(JUNK, max_size=3))
def test_actions_made_of_junk_are_refused(kind: str, fields: list[Any]) -> None:
    game = BY_NAME["second-2-guards"].new_game(1)
    cls = game.title.ACTION_KINDS[kind]
    if len(fields) != len(cls._fields):
        return
    before = game.position()
    try:
        game.play(cls(*fields))
    except Refusal:
        assert game.position() == before


SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(["first", "second"]) | JUNK,
        "seats": st.integers(0, 7) | JUNK,
        "variants": st.lists(st.sampled_from(["debt", "guards", "double_bid"]), max_size=3) | JUNK,
        "seed": SEEDS | JUNK,
        "order": st.permutations(range(4)) | st.lists(st.integers(0, 4), max_size=5) | JUNK,
        "house": JUNK,
    },
)


@settings(max_examples=200)
@given(st.just("yunnan") | JUNK, SETTINGS)
def test_a_game_begins_or_bad_input_says_why_not(name: Any, choices: dict[str, Any]) -> None:
    try:
        game = serai.new_game(name, **choices)
    except BadInput as error:
        says_what_was_expected(error)
    else:
        assert game.decision is not None


@st.composite
def house_values(draw: st.DrawFn) -> dict[str, Any]:
    """A house file of the right form with other numbers."""
    edition = draw(st.sampled_from(["first", "second"]))
    values = {key: deepcopy(entry.value) for key, entry in published("serai.yunnan", "board", edition).items()}
    for _ in range(draw(st.integers(1, 4))):
        spot = draw(st.sampled_from(leaves(values)))
        here: Any = values
        for step in spot:
            here = here[step]
        if isinstance(here, bool):
            put(values, spot, draw(st.booleans()))
        elif isinstance(here, int):
            put(values, spot, draw(st.integers(0, 20) | st.integers(0, 999)))
        elif isinstance(here, list):
            put(values, spot, here[: draw(st.integers(1, len(here)))])
    return {"edition": edition, "house": values}


@pytest.mark.slow
@settings(max_examples=200)
@given(house_values(), st.sampled_from([2, 4]), st.booleans(), SEEDS)
def test_a_house_table_is_refused_or_playable(choices: dict[str, Any], seats: int, expert: bool, seed: int) -> None:
    variants = (["debt"] if choices["edition"] == "first" else ["double_bid", "guards"]) if expert else []
    try:
        game = serai.new_game("yunnan", seats=seats, variants=variants, seed=seed, **choices)
    except BadInput as error:
        says_what_was_expected(error)
    else:
        must_be_playable(game, seed)
