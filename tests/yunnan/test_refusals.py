"""Every reason for a refusal can be met at the table, and says where to read."""

import pytest

from serai import Game, Refusal
from serai.yunnan.refusals import REASONS
from tests.kit import Table, play, refusal


def bidding(edition: str = "second") -> Table:
    return Table(edition).has("red", coins=20)


def placing() -> Game:
    game = Table().has("red", horse="sichuan", reserve=0).bids("red", yard=9).passed("red", "yellow", "black")
    at_yard = game.asks("place_trader", "blue")
    play(at_yard, "pass")
    return at_yard


def in_hand() -> Game:
    game = placing()
    play(game, "take post")
    return game


def arrived(**victim: int) -> Game:
    table = Table(variants=["guards"]).has("red", influence=2, market=1).has("yellow", yunnan=1)
    table.has("blue", **victim) if victim else table.has("blue", yunnan=1).guarded("blue", "yunnan")
    game = table.asks("travel", "red")
    play(game, "travel pu'er yunnan")
    return game


def two_bids() -> Game:
    table = bidding().has("red", reserve=0).bids("red", school=5, guild=5).passed("red", "yellow", "black")
    game = table.asks("place_trader", "blue")
    play(game, "pass")
    return game


REACHED: dict[str, tuple[Game, str]] = {
    "other_question": (bidding().asks("place_trader", "red"), "finish"),
    "reserve_empty": (bidding().has("red", reserve=0).asks("place_trader", "red"), "market from reserve"),
    "no_trader_there": (bidding().asks("place_trader", "red"), "market from yunnan"),
    "reserve_first": (bidding("first").has("red", yunnan=1).asks("place_trader", "red"), "market from yunnan"),
    "already_there": (bidding().bids("red", school=5).asks("place_trader", "red"), "bid school 9 from reserve"),
    "progress_complete": (bidding().has("red", passes=6).asks("place_trader", "red"), "bid customs 9 from reserve"),
    "space_taken": (bidding().bids("blue", school=9).asks("place_trader", "red"), "bid school 9 from reserve"),
    "not_highest": (bidding().bids("blue", school=9).asks("place_trader", "red"), "bid school 7 from reserve"),
    "too_expensive": (Table().has("red", coins=8).asks("place_trader", "red"), "bid school 9 from reserve"),
    "bank_visitor": (Table("first").in_bank("red").asks("place_trader", "red"), "bank right from reserve"),
    "no_bank_space": (Table(seats=2).asks("place_trader", "red"), "bank right from reserve"),
    "left_space_first": (bidding().asks("place_trader", "red"), "bank right from reserve"),
    "no_bid_there": (two_bids(), "resolve yard"),
    "none_left": (Table().built("red", posts=["yunnan", "sichuan"]).asks("take_structure", "red"), "take post"),
    "not_held": (Table().asks("travel", "red"), "build post yunnan"),
    "not_in_hand": (in_hand(), "build tea-house yunnan"),
    "horse_not_there": (in_hand(), "build post kang"),
    "post_limit": (
        Table().built("red", posts=["yunnan"]).holds("red", "post").asks("travel", "red"),
        "build post yunnan",
    ),
    "bridge_stands": (
        Table().built("red", bridges=["yunnan-kang"]).holds("red", "bridge").asks("travel", "red"),
        "build bridge yunnan-kang",
    ),
    "gorge_is_blocked": (
        Table().has("red", horse="kang").holds("red", "bridge").blocked("yunnan-kang").asks("travel", "red"),
        "build bridge yunnan-kang",
    ),
    "tea_house_stands": (
        Table().built("blue", tea_houses=["yunnan"]).holds("red", "tea-house").asks("travel", "red"),
        "build tea-house yunnan",
    ),
    "not_a_journey": (Table().has("red", yunnan=1).asks("travel", "red"), "travel yunnan pu'er"),
    "too_few_passes": (Table().has("red", market=1, horse="kang").asks("travel", "red"), "travel pu'er kang"),
    "no_victim_there": (arrived(), "displace black"),
    "influence_not_lower": (arrived(yunnan=1, influence=2), "displace blue"),
    "guarded": (arrived(), "displace blue"),
    "more_than_income": (Table().has("red", income=3).asks("convert_income", "red"), "convert 4"),
    "not_a_province": (Table().holds("red", "post").asks("travel", "red"), "build post pu'er"),
}

# These cannot be said in words that name something on the board; they answer bare numbers (see test_codes below).
BY_CODE_ONLY = {"no_temple", "no_such_space"}


@pytest.mark.parametrize("reason", REACHED)
def test_reason(reason: str) -> None:
    game, line = REACHED[reason]

    assert refusal(game, line) == reason


def test_reason_trader_has_travelled() -> None:
    game = Table().has("red", market=1, horse="kang", passes=4).asks("travel", "red")

    play(game, "travel pu'er yunnan")

    assert refusal(game, "travel yunnan sichuan") == "trader_has_travelled"


def test_every_reason_is_reached() -> None:
    keys = {entry[0] for entry in REASONS} - {"allowed"}

    assert keys == set(REACHED) | BY_CODE_ONLY | {"trader_has_travelled"}


def test_codes_that_name_no_space_are_refused_too() -> None:
    first = Table("first").asks("place_trader", "red")
    short = Table(house={"prices": [5, 7, 9]}).asks("place_trader", "red")

    assert first.title.explain(first.state, 25).reason == "no_temple"  # type: ignore[union-attr]
    assert short.title.explain(short.state, 4).reason == "no_such_space"  # type: ignore[union-attr]
    assert refusal(first, "bid temple 9 from reserve") == "no_such_space"
    assert refusal(short, "bid school 15 from reserve") == "no_such_space"


@pytest.mark.parametrize(("edition", "section"), [("first", "1e"), ("second", "2e")])
def test_a_refusal_cites_the_rulebook_on_the_table(edition: str, section: str) -> None:
    game = Table(edition).has("red", coins=5).asks("place_trader", "red")

    with pytest.raises(Refusal) as caught:
        game.play_text("bid school 9 from reserve")

    assert caught.value.section.startswith(section)


@pytest.mark.parametrize(
    ("reason", "values"),
    [
        ("too_expensive", {"price": 9, "unbound": 8, "coins": 8}),
        ("too_few_passes", {"needed": 3, "passes": 2}),
        ("influence_not_lower", {"theirs": 2, "yours": 2}),
        ("more_than_income", {"points": 4, "income": 3}),
    ],
)
def test_the_numbers_a_refusal_turns_on(reason: str, values: dict[str, int]) -> None:
    game, line = REACHED[reason]

    with pytest.raises(Refusal) as caught:
        game.play_text(line)

    assert caught.value.values == values
