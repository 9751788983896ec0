"""Rulings on Dúli: A-35 to A-41, A-58, A-59."""

import pytest

import serai
from serai.yunnan.events import (
    AutomaPlaced,
    BidResolved,
    CardDrawn,
    DeckShuffled,
    InfluenceGained,
    MarkerReturned,
    TeaHouseBuilt,
    TraderDisplaced,
    TraderPlaced,
)
from serai.yunnan.pieces import GUILD, KANG, SICHUAN, TIBET, YUNNAN
from tests.kit import Look, Table, bids_in, colour_to_move, may, of_kind, options, play, question

RED, YELLOW, DULI = range(3)


def she_bids(table: Table) -> list[object]:
    """Yellow passes while red is still in."""
    return play(table.asks("place_trader", "yellow"), "pass")


def she_travels(table: Table) -> list[object]:
    """Everybody has passed, so she draws a card for her traders."""
    return play(table.passed("red").asks("place_trader", "yellow"), "pass")


def test_a35_with_influence_4_she_still_bids_on_the_guild_and_stays_at_4() -> None:
    table = Table(seats=2).deck(8, 1).has("duli", influence=4).passed("red").has("red", reserve=0)
    game = table.bids("red", guild=5).asks("place_trader", "yellow")

    events = play(game, "pass")
    assert of_kind(events, TraderPlaced) == []  # both had passed

    events = she_bids(Table(seats=2).deck(8).has("duli", influence=4))
    assert of_kind(events, TraderPlaced) == [TraderPlaced(DULI, 0, GUILD, 5)]
    resolving = she_travels(Table(seats=2).has("duli", influence=4).bids("duli", guild=9))
    assert BidResolved(DULI, GUILD, 9) in resolving
    assert of_kind(resolving, InfluenceGained) == []


def test_a35_below_4_the_guild_raises_her_influence_and_nothing_else_does() -> None:
    table = Table(seats=2).deck(14).bids("duli", guild=9, school=9, customs=9, horse_trader=9, yard=9)
    game = table.passed("red").asks("place_trader", "yellow")

    events = play(game, "pass")

    assert of_kind(events, InfluenceGained) == [InfluenceGained(DULI, 1)]
    duli = Look(game, "duli")
    assert (duli.passes, duli.horse, duli.untrained, duli.coins) == (0, 0, 0, 0)


def test_a36_when_she_can_bid_nowhere_the_card_is_spent_and_she_stays_in_the_order() -> None:
    table = Table(seats=2).deck(1, 8).bids("duli", guild=9, school=9, customs=9, horse_trader=9, yard=9)
    game = table.asks("place_trader", "yellow")

    events = play(game, "pass")

    assert of_kind(events, CardDrawn) == [CardDrawn(DULI, 0, "bid")]
    assert of_kind(events, TraderPlaced) == []
    assert CardDrawn(DULI, 7, "bid") in play(game, "market from reserve")


@pytest.mark.parametrize(("standing", "price"), [(None, 5), (5, 7), (7, 9), (9, 12), (12, 9), (15, 9)])
def test_a37_she_takes_the_cheapest_space_the_bidding_rules_allow(standing: int | None, price: int) -> None:
    table = Table(seats=2).deck(1).has("red", coins=20)
    if standing:
        table.bids("red", school=standing)
    game = table.asks("place_trader", "yellow")

    play(game, "pass")

    small = standing in (5, 7)
    assert bids_in(game, "school") == {price: "duli"} | ({} if small or not standing else {standing: "red"})


def test_a37_she_may_be_thrown_out() -> None:
    table = Table(seats=2).bids("duli", customs=5).has("duli")
    game = table.deck(2).asks("place_trader", "red")

    play(game, "bid customs 7 from reserve")

    assert bids_in(game, "customs") == {7: "red"}
    assert Look(game, "duli").reserve == 7


def test_a38_her_tea_house_goes_to_the_farthest_province_with_traders() -> None:
    events = she_travels(Table(seats=2).deck(16).has("red", sichuan=1, kang=1, horse="qinghai"))

    assert of_kind(events, TeaHouseBuilt) == [TeaHouseBuilt(DULI, KANG)]


def test_a38_or_the_next_lower_one_without_a_tea_house() -> None:
    table = Table(seats=2).deck(16).has("red", kang=1).built("red", tea_houses=["kang", "sichuan"])

    assert of_kind(she_travels(table), TeaHouseBuilt) == [TeaHouseBuilt(DULI, YUNNAN)]


def test_a38_or_nowhere() -> None:
    table = Table(seats=2).deck(16).has("red", yunnan=1).built("red", tea_houses=["yunnan"])

    assert of_kind(she_travels(table), TeaHouseBuilt) == []
    both = Table(seats=2).deck(16).has("red", kang=1).built("duli", tea_houses=["yunnan", "sichuan"])
    assert of_kind(she_travels(both), TeaHouseBuilt) == []


def test_a39_she_places_from_yunnan_on_and_displaces_one_at_most_a_province() -> None:
    table = Table(seats=2).deck(1).has("duli", influence=2).has("red", yunnan=2, sichuan=2, horse="kang", reserve=0)

    events = she_travels(table)

    done = [event for event in events if isinstance(event, AutomaPlaced | TraderDisplaced)]
    assert done == [
        AutomaPlaced(DULI, YUNNAN, 3),
        TraderDisplaced(RED, YUNNAN, 0, DULI),
        AutomaPlaced(DULI, SICHUAN, 3),
        TraderDisplaced(RED, SICHUAN, YUNNAN, DULI),
        AutomaPlaced(DULI, KANG, 1),
    ]


@pytest.mark.parametrize(
    ("red", "yellow", "victim"),
    [
        ({"yunnan": 1, "influence": 1}, {"yunnan": 1, "influence": 0}, YELLOW),  # the lower influence
        ({"yunnan": 1, "influence": 0}, {"yunnan": 3, "influence": 1}, RED),
        ({"yunnan": 1}, {"yunnan": 2}, YELLOW),  # then whoever has more there
        ({"yunnan": 2}, {"yunnan": 1}, RED),
        ({"yunnan": 1}, {"yunnan": 1}, None),  # then nobody
        ({"yunnan": 1, "influence": 2}, {"yunnan": 1, "influence": 3}, None),  # only below her own
    ],
)
def test_a39_whom_she_displaces(red: dict[str, int], yellow: dict[str, int], victim: int | None) -> None:
    table = Table(seats=2).deck(14).has("duli", influence=2).has("red", **red).has("yellow", **yellow)

    displaced = [event.colour for event in of_kind(she_travels(table), TraderDisplaced)]

    assert displaced == ([] if victim is None else [victim])


def test_a39_guarded_traders_are_left_out_of_the_comparison() -> None:
    table = Table(seats=2, variants=["guards"]).deck(14).has("duli", influence=2)
    game = table.has("red", yunnan=2).has("yellow", yunnan=1).asks("take_structure", "red")

    events = play(game, "guard yunnan")  # the last to resolve, so Dúli travels

    assert [event.colour for event in of_kind(events, TraderDisplaced)] == [YELLOW]


def used_up() -> Table:
    table = Table(seats=2, seed=8).deck(1)
    table.state["dealt"] = 16
    return table


def test_a40_all_sixteen_cards_are_shuffled_in_mid_round() -> None:
    game = used_up().asks("place_trader", "yellow")

    events = play(game, "pass")

    assert isinstance(events[1], DeckShuffled)
    seen = game.view(None)
    assert seen["dealt"] == 1
    assert len(seen["cards_shown"]) == 1
    assert sorted(game.position()["state"]["deck"]) == list(range(16))


def test_a41_she_is_third_in_round_1_too() -> None:
    game = serai.new_game("yunnan", seats=2, seed=4, order=[0, 1])

    assert options(game, "bid school") == []  # red has nine coins, and Dúli stands on nine
    assert may(game, "bid customs 9 from reserve")
    assert of_kind(play(game, "market from reserve"), CardDrawn) == []
    assert len(of_kind(play(game, "market from reserve"), CardDrawn)) == 1
    assert colour_to_move(game) == "red"


def test_a58_after_she_throws_out_a_passed_bid_the_first_seat_comes_before_the_second() -> None:
    table = Table(seats=2).deck(1, 2).passed("yellow").has("yellow", reserve=0, market=2).bids("yellow", school=5)
    game = table.asks("place_trader", "red")

    events = play(game, "market from reserve")

    assert MarkerReturned(YELLOW) in events
    assert colour_to_move(game) == "red"
    play(game, "market from reserve")
    assert colour_to_move(game) == "yellow"


def test_a59_the_deck_is_shuffled_at_the_next_draw_and_not_before() -> None:
    table = Table(seats=2).deck(1)
    table.state["dealt"] = 15
    game = table.asks("place_trader", "yellow")

    assert of_kind(play(game, "pass"), DeckShuffled) == []
    assert game.view(None)["dealt"] == 16
    assert len(of_kind(play(game, "market from reserve"), DeckShuffled)) == 1


def test_she_keeps_her_reserve_when_both_have_passed() -> None:
    game = Table(seats=2).deck(14).has("red", horse="sichuan").passed("red").asks("place_trader", "yellow")

    play(game, "pass")

    assert question(game) == "travel"
    assert Look(game, "duli").reserve == 0  # card 14 sends out all seven, from her reserve
    assert Look(game, "duli").market == 0


def test_gifts_go_to_her_only_where_a_person_has_traders_too() -> None:
    table = Table(seats=2).deck(16).has("red", horse="tibet", kang=1, influence=4, yunnan=1, sichuan=1).passed("red")
    game = table.asks("place_trader", "yellow")

    play(game, "pass", "finish", "finish")

    # Card 16: Sichuan 1, Kang 2, Tibet 2; red is in Sichuan and Kang.
    assert Look(game, "duli").gifts_won == 1 + 2
    assert game.view(None)["gifts"][TIBET] == 3
