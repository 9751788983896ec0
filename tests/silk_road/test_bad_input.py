"""What comes from outside and makes no sense is refused in words, and never breaks anything."""

import json
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai import BadInput, Game, Refusal
from serai.kernel.house import published
from serai.silk_road import title as silk_road
from serai.silk_road.actions import Bid, MoveCaravan, Reveal, TakeTile
from serai.silk_road.fields import NUMBERS, ROWS
from tests.silk_road.kit import COMBINATIONS, Combination, Table, new_game, play, random_walk


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ({"seats": 2}, "seats"),
        ({"seats": 7}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 4.0}, "seats"),
        ({"variants": [[]]}, "variants"),
        ({"variants": 3}, "variants"),
        ({"house": [("walls", 3)]}, "house"),
        ({"edition": "first"}, "edition"),
        ({"variants": ["guards"]}, "variants"),
        ({"variants": ["reverse", "reverse"]}, "variants"),
        ({"seed": -1}, "seed"),
        ({"order": [0, 1, 2, 3]}, "order"),
        ({"order": [4]}, "order[0]"),
        ({"house": {"walls": 3}}, "house.walls"),
        ({"house": {"start_goods": {1, 2}}}, "house"),
    ],
)
def test_a_table_that_cannot_be(choices: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput) as caught:
        serai.new_game("silk_road", **choices)

    assert caught.value.place == place


def published_value(key: str) -> Any:
    return deepcopy(published("serai.silk_road", "board", "tiles")[key].value)


def cities(number: int, entry: list[str]) -> dict[str, Any]:
    value = published_value("cities")
    value[number] = entry
    return {"cities": value}


def arrows(*more: list[str], without: int | None = None) -> dict[str, Any]:
    value = published_value("arrows")
    if without is not None:
        del value[without]
    return {"arrows": [*value, *more]}


@pytest.mark.parametrize(
    ("house", "place", "words"),
    [
        ({"cities": [["chang'an", "none"]]}, "house.cities", "list of 20"),
        (cities(1, ["yumen", "orange"]), "house.cities", "different names"),
        (cities(1, ["Lan Zhou", "orange"]), "house.cities", "small letters"),
        (cities(1, ["lanzhou", "purple"]), "house.cities", "9 orange"),
        (cities(1, ["lanzhou", "none"]), "house.cities[1]", "orange, purple"),
        (cities(0, ["chang'an", "orange"]), "house.cities[0]", "none"),
        ({"goal": "rome"}, "house.goal", "one of"),
        ({"start": "antioch"}, "house.cities[0]", "orange"),
        (arrows(["lanzhou", "rome"]), "house.arrows[26]", "one of"),
        (arrows(["lanzhou"]), "house.arrows[26]", "two cities"),
        (arrows(["lanzhou", "dunhuang"]), "house.arrows", "every arrow once"),
        (arrows(without=2), "house.arrows", "a way through lanzhou"),
        (arrows(["dunhuang", "lanzhou"]), "house.arrows", "in a circle"),
        (arrows(["dunhuang", "korla"], ["dunhuang", "kucha"]), "house.arrows", "at most 3"),
        ({"printed": [["rome", "swap-2"]]}, "house.printed[0]", "one of"),
        ({"printed": [["korla", "crook"]]}, "house.printed[0]", "a city and one of"),
        ({"printed": [["antioch", "swap-2"]]}, "house.printed[0]", "a market"),
        ({"last_stops": ["rome"]}, "house.last_stops", "one of"),
        ({"tiles_per_city": [5, 3, 4]}, "house.tiles_per_city", "list of 4"),
        ({"tiles_per_city": [5, 4, 4, 5]}, "house.tiles_per_city[1]", "1 to 3 for 4 players"),
        ({"goods_per_colour": 16}, "house.goods_per_colour", "1 to 15"),
        ({"goods_per_colour": 2}, "house.start_goods", "as many as the bag"),
        ({"barter_times": 3}, "house.barter_times", "1 to 2"),
        ({"thieves": [4, 3]}, "house.tiles_of_a_back", "46"),
        ({"viziers": [2]}, "house.viziers", "list of 2"),
        ({"barters_orange": ["ivory=silk"] * 10}, "house.barters", "like ivory>silk+silk"),
        ({"barters_orange": ["ivory>wine"] * 10}, "house.barters", "like ivory>silk+silk"),
        ({"tiles_of_a_back": 50}, "house.tiles_of_a_back", "45"),
    ],
)
def test_a_house_board_that_cannot_be(house: dict[str, Any], place: str, words: str) -> None:
    with pytest.raises(BadInput) as caught:
        serai.new_game("silk_road", seats=4, house=house)

    assert caught.value.place == place
    assert words in caught.value.expected


def test_more_than_twenty_barters() -> None:
    goods = ("ivory", "silk", "jewels", "fruit", "spices")
    many = [f"{a}+{b}>{c}" for a in goods for b in goods for c in goods[:2]][:21]
    with pytest.raises(BadInput, match="at most 20"):
        serai.new_game("silk_road", house={"barters_orange": many})


def test_too_few_tiles_that_may_lie_at_the_last_stops() -> None:
    house: dict[str, Any] = {"sellers": [[1, 0]] * 5, "buyers": [[3, 0]] * 5}
    house |= {"swaps_of_many": [2, 0], "swaps_of_few": [3, 0], "thieves": [3, 0], "viziers": [2, 0]}
    house |= {"barters_purple": ["ivory>silk+silk"], "crooks": [2, 40], "barterers": [3, 4]}
    with pytest.raises(BadInput, match="last stops"):
        serai.new_game("silk_road", seats=6, house=house)


def test_a_back_with_too_few_tiles() -> None:
    few: dict[str, Any] = {key: [[1, 1]] * 5 for key in ("buyers", "sellers")}
    few |= {f"barters_{colour}": ["ivory>silk+silk"] for colour in ("orange", "purple")}
    few |= {key: [0, 0] for key in ("swaps_of_many", "swaps_of_few", "thieves", "viziers", "crooks", "barterers")}
    with pytest.raises(BadInput, match="at least 27"):
        serai.new_game("silk_road", house=few | {"tiles_of_a_back": 11})


def test_a_house_board_is_played() -> None:
    house = {
        "barters_orange": ["ivory+silk>jewels"] * 10,
        "printed": [["lanzhou", "sell-silk"], ["yumen", "vizier"]],
        "start_coins": [2, 0],
        "sale_prices": [5, 1],
        "purchase_prices": [2],
    }
    game = serai.new_game("silk_road", seats=4, seed=5, house=house)
    assert [int(silver) for silver in game.state.money] == [10] * 4
    for _ in random_walk(game, 5):
        pass
    assert serai.replay(json.loads(json.dumps(game.record(notation=True)))).position() == game.position()


def test_a_printed_sale_may_be_crooked_and_costs_no_token() -> None:
    house = {"printed": [["dunhuang", "sell-silk"]]}
    game = Table(house=house).hands("2 fruit").keeps(0, crooks=1).auction(city="lanzhou")
    play(game, "pass", "pass", "pass", "crook left fruit", "sell", "sell", "finish")

    assert [int(silver) for silver in game.state.money] == [7, 0, 0, 0]
    assert list(game.state.tokens) == [0] * 4


@pytest.mark.parametrize(
    "action",
    [
        Bid(0),
        Bid(200),
        Bid("two"),  # type: ignore[arg-type]
        MoveCaravan("rome"),
        TakeTile("magic-carpet"),
        TakeTile(3),  # type: ignore[arg-type]
        Reveal(16),
    ],
)
def test_an_action_that_names_nothing(action: Any) -> None:
    game = new_game(COMBINATIONS[2], 1)
    before = game.position()

    with pytest.raises(Refusal):
        game.play(action)
    with pytest.raises(Refusal):
        silk_road.encode(game.state, ())
    assert game.position() == before


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "bid or pass or accept"),
        ("fly", "bid or pass or accept"),
        ("bid", "a number"),
        ("bid two", "a number"),
        ("bid 1 2", "nothing more"),
        ("move", "the name of a city"),
        ("move 7", "the name of a city"),
        ("take", "the name of a tile"),
        ("give gold", "ivory or silk"),
        ("crook top silk", "left or left-2 or right or right-2"),
    ],
)
def test_notation_that_says_nothing(line: str, words: str) -> None:
    with pytest.raises(BadInput) as caught:
        silk_road.read(line)

    assert words in caught.value.expected


def test_other_names_people_use() -> None:
    assert silk_road.read("move Changan") == MoveCaravan("chang'an")
    assert silk_road.read("MOVE Koria") == MoveCaravan("korla")


def spoilt(change: dict[str, Any]) -> BadInput:
    game = Table().hands("1 silk").money(3, 3, 3, 3).market("lanzhou", "thief sell-silk vizier")
    data = game.position()
    data["state"] |= change
    with pytest.raises(BadInput) as caught:
        serai.from_position(data)
    return caught.value


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"question": "dance"}, "state.question"),
        ({"turn": 4}, "state.turn"),
        ({"turn": "0"}, "state.turn"),
        ({"money": [1, 2, 3]}, "state.money"),
        ({"money": [1, 2, 3, True]}, "state.money[3]"),
        ({"goods": [[0] * 5] * 4}, "state.goods"),
        ({"goods": [[0] * 4] * 4}, "state.goods[0]"),
        ({"goods": [[0, 99, 0, 0, 0]] * 4}, "state.goods[0][1]"),
        ({"goods": 3}, "state.goods"),
        ({"marker_cubes": [1, 0, 0, 0, 0], "bag": [14, 14, 15, 15, 15]}, "state.marker_cubes[0]"),
        ({"spent": [1] * 36}, "state.tiles"),
        ({"tokens": [1, 0, 0, 0]}, "state.tokens"),
        ({"new_barterers": [1, 0, 0, 0]}, "state.new_barterers[0]"),
        ({"ledger": [3]}, "state.ledger[0]"),
        ({"ledger": [7]}, "state.ledger[0]"),
        ({"ledger": [5]}, "state.ledger[0]"),
        ({"ledger": [5 + 64 * 7]}, "state.ledger[0]"),
        ({"ledger": [4 + 8 * 2]}, "state.ledger[0]"),
        ({"ledger": [0 + 64 * 4]}, "state.ledger[0]"),
        ({"ledger": [0] * 5000}, "state.ledger"),
        ({"ledger": 3}, "state.ledger"),
        ({"ledger": [0 + 512]}, "state.ledger"),  # seat 0 gained an ivory it does not have
        ({"ledger": [1 + 64 + 512 * 15]}, "state.ledger"),  # seat 0 lost more silk than the bag has
        ({"ledger": [2 + 64 + 512 * 2]}, "state.ledger"),  # it showed two silk and has one
        ({"ledger": [3 + 8 + 512]}, "state.ledger"),  # seat 1 stole a silk from seat 0 and has none
        ({"ledger": [4]}, "state.ledger"),  # ivory marked without a cube, and the bag has fifteen
        ({"ledger": [5 + 64 * 1]}, "state.ledger"),  # seat 0 saw no ivory in the bag
        ({"ledger": [5 + 64 * 3]}, "state.ledger"),  # or one alone
        ({"owed": 2}, "state.question"),
        ({"owed": 0}, "state.question"),
        ({"leader": 1}, "state.question"),
        ({"caravan": 0, "tokens": [0] * 4}, "state.tokens"),
        ({"caravan": 19}, "state.tokens"),
        ({"question": "over"}, "state.question"),
        ({"question": "bid"}, "state.question"),
        ({"question": "answer_bid", "owed": 0}, "state.question"),
        ({"question": "move_caravan", "owed": 0}, "state.question"),
        ({"question": "pass_pawn"}, "state.question"),
        ({"question": "sell"}, "state.question"),
        ({"best_bid": 2}, "state.question"),
        ({"uses": 1}, "state.question"),
        ({"picture": [0, -1, -1, -1]}, "state.question"),
        ({"shown": [0, -1, -1, -1]}, "state.question"),
        ({"is_printed": 1, "owed": 0}, "state.question"),
    ],
)
def test_a_position_that_cannot_be(change: dict[str, Any], place: str) -> None:
    assert spoilt(change).place == place


def test_a_position_in_the_middle_of_a_tile_that_cannot_be() -> None:
    def refused(game: Game, **change: Any) -> None:
        data = game.position()
        data["state"] |= change
        with pytest.raises(BadInput):
            serai.from_position(data)

    swap = Table().hands("1 silk").market("lanzhou", "swap-2 thief vizier")
    play(swap, "take swap-2")
    refused(swap, uses=2)
    refused(swap, given=0)
    refused(swap, crooked=1)
    refused(swap, tile=34)
    refused(swap, tile=30, spent=[0] * 36)
    refused(swap, question="rob")
    refused(swap, question="reveal", named=0)
    play(swap, "give silk")
    refused(swap, given=-1)
    refused(swap, question="give_good")
    barter = Table().hands("2 ivory").market("lanzhou", "ivory>silk+silk thief vizier")
    play(barter, "take ivory>silk+silk")
    refused(barter, uses=2)
    refused(barter, question="take_good", given=0)
    refused(barter, question="reveal", named=0)
    vizier = Table().hands("1 silk").market("lanzhou", "vizier thief swap-2")
    play(vizier, "take vizier", "name silk", "0: reveal 1")
    refused(vizier, shown=[2, -1, -1, -1])
    refused(vizier, shown=[1, 0, 0, 0])
    refused(vizier, named=-1)
    sale = Table().market("lanzhou", "sell-silk thief swap-2")
    play(sale, "take sell-silk")
    refused(sale, shown=[0, -1, -1, -1])
    auction = Table().money(5, 5, 5, 5).auction()
    play(auction, "bid 4")
    refused(auction, best_bidder=0)
    refused(auction, best_bid=9)
    refused(auction, question="move_caravan", turn=0, caravan=1)
    refused(auction, tokens=[1, 0, 0, 0])
    refused(auction, tiles=[[0] * 5] + [[-1] * 5] * 19)


def test_a_view_that_no_seat_can_have() -> None:
    game = Table().hands("1 silk", "1 silk").market("lanzhou", "vizier thief swap-2")
    play(game, "take vizier", "name silk", "1: reveal 1")
    seen = game.view(0)

    def refused(**change: Any) -> None:
        with pytest.raises(BadInput):
            silk_road.determinize(seen | change, 1)

    refused(seat=4)
    refused(goods=[None] * 4)
    refused(goods=[[0, 16, 0, 0, 0], None, None, None])
    refused(goods_counted=[1, 1, 1])
    refused(goods_counted=[1, -1, 0, 0])
    refused(goods_counted=[1, 76, 0, 0])
    refused(ledger=[0 + 8 + 512 * 2])  # seat 1 would have begun with fewer than nothing
    refused(ledger=[3 + 8 + 64 * 2 + 512])  # a theft among others, seen in colour
    refused(ledger=[5 + 8 + 64])  # a look of seat 1
    refused(awaited=3)
    refused(shown=16)
    refused(colour="red")
    refused(house=3)
    with pytest.raises(BadInput):
        silk_road.determinize(seen, -1)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 400) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=12,
)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz' 0123456789>+-", max_size=30) | st.text(max_size=20))
def test_any_line_is_read_or_refused(line: str) -> None:
    game = new_game(COMBINATIONS[0], 1)
    try:
        game.play_text(line)
    except (BadInput, Refusal):
        assert game.moves == []


KINDS = "bid pass accept keep move take barterer crook sell buy barter give get rob name reveal finish pawn"
NAMES = "ivory silk left right-2 0 1 7 dunhuang korla thief swap-4 buy-silk ivory>silk+silk"
WORDS = st.sampled_from([*KINDS.split(), *NAMES.split()])


@settings(max_examples=300, deadline=None)
@given(st.lists(WORDS, max_size=4))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    try:
        action = silk_road.read(" ".join(words))
    except BadInput:
        return
    assert silk_road.read(silk_road.write(action)) == action


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(("question", *NUMBERS, *ROWS, "ledger")), JUNK, st.integers(0, 150))
def test_any_position_is_read_or_refused(name: str, junk: Any, moves: int) -> None:
    game = new_game(Combination(4, ()), moves)
    for running in random_walk(game, moves):
        if len(running.moves) == moves:
            break
    data = json.loads(json.dumps(game.position()))
    data["state"][name] = junk
    try:
        changed = serai.from_position(data)
    except BadInput:
        return
    for _ in random_walk(changed, 1):
        pass


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(("goods", "tiles", "money", "ledger", "tokens", "unused", "shown", "picture")), st.data())
def test_a_position_with_one_number_changed_is_read_or_refused(name: str, data: st.DataObject) -> None:
    game = new_game(Combination(5, ()), 3)
    moves = data.draw(st.integers(0, 200))
    for running in random_walk(game, 3):
        if len(running.moves) == moves:
            break
    plain = json.loads(json.dumps(game.position()))
    row = plain["state"][name]
    if row and isinstance(row[0], list):
        row = row[data.draw(st.integers(0, len(row) - 1))]
    if row:
        row[data.draw(st.integers(0, len(row) - 1))] = data.draw(st.integers(-2, 5000))
    try:
        changed = serai.from_position(plain)
    except BadInput:
        return
    for _ in random_walk(changed, 1):
        pass


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_view_is_read_or_refused(data: st.DataObject) -> None:
    game = new_game(Combination(4, ()), 4)
    moves = data.draw(st.integers(0, 150))
    for running in random_walk(game, 4):
        if len(running.moves) == moves:
            break
    seen = json.loads(json.dumps(game.view(1)))
    name = data.draw(st.sampled_from(sorted(set(seen) - {"house"})))
    if data.draw(st.booleans()) and isinstance(seen[name], list) and seen[name]:
        seen[name][data.draw(st.integers(0, len(seen[name]) - 1))] = data.draw(JUNK)
    else:
        seen[name] = data.draw(JUNK)
    try:
        world = silk_road.determinize(seen, 1)
    except BadInput:
        return
    for _ in random_walk(Game(game.title, game.setup, world), 1):
        pass


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_record_is_read_or_refused(data: st.DataObject) -> None:
    game = new_game(Combination(3, ("reverse",)), 5)
    for running in random_walk(game, 5):
        if len(running.moves) == 30:
            break
    record = json.loads(json.dumps(game.record(notation=data.draw(st.booleans()))))
    record["moves"][data.draw(st.integers(0, 29))] = data.draw(JUNK | st.tuples(st.integers(-1, 4), JUNK))
    with suppress(BadInput):
        serai.replay(record)
