"""The rulings, B-01 to B-33: what is played where the rulebook is silent or torn."""

import pytest

import serai
from serai.silk_road.events import (
    CaravanMoved,
    GoodMarked,
    GoodStolen,
    PawnPassed,
    PrizeWon,
    RevealCommitted,
    TheftFailed,
    TileTaken,
)
from serai.silk_road.pieces import GOOD_NAMES, UNSEEN
from tests.silk_road.kit import (
    Combination,
    Table,
    awaited,
    city,
    hand,
    money,
    new_game,
    of_kind,
    options,
    play,
    question,
    refusal,
    tiles_in,
    tokens,
)


def test_b01_bidding_begins_at_the_leaders_left_goes_round_once_and_leaves_the_leader_out() -> None:
    game = Table().money(9, 9, 9, 9).auction(leader=2)
    asked = []

    while question(game) == "bid":
        asked.append(awaited(game)[0])
        play(game, f"bid {len(asked)}")

    assert asked == [3, 0, 1]
    assert (question(game), awaited(game)) == ("answer_bid", (2,))


def test_b02_who_cannot_pay_must_accept() -> None:
    game = Table().money(2, 9, 9, 9).auction()

    play(game, "bid 3", "pass", "pass")

    assert options(game) == ["accept"]
    assert refusal(game, "keep") == "cannot_pay"


def test_b03_a_bid_is_a_whole_silver_and_higher_than_the_last() -> None:
    game = Table().money(9, 3, 5, 9).auction()

    assert options(game) == ["pass", "bid 1", "bid 2", "bid 3"]
    play(game, "bid 3")

    assert options(game) == ["pass", "bid 4", "bid 5"]
    assert refusal(game, "bid 3") == "not_higher"
    assert refusal(game, "bid 6") == "more_than_owned"


def test_b04_there_is_an_auction_before_the_last_stretch_too() -> None:
    game = Table().money(1, 5, 5, 5).auction(city="aleppo")

    play(game, "bid 4", "pass", "pass", "accept")

    assert game.is_over
    assert money(game) == [5, 1, 5, 5]


def test_b05_nobody_passes_the_pawn_to_herself() -> None:
    game = Table(3).market("lanzhou", "thief vizier sell-silk sell-ivory sell-fruit")

    play(game, "take thief", "finish")

    assert options(game) == ["pawn 1", "pawn 2"]
    assert refusal(game, "pawn 0") == "not_oneself"
    assert refusal(game, "pawn 3") == "nobody_there"


def reveal(game: serai.Game, *counts: int) -> list[tuple[int, int]]:
    events = play(game, *(f"{seat}: reveal {count}" for seat, count in enumerate(counts)))
    return [(prize.seat, prize.amount) for prize in of_kind(events, PrizeWon)]


def vizier(*hands: str, marked: str = "") -> serai.Game:
    game = Table().hands(*hands).marked(marked).market("lanzhou", "vizier thief swap-2")
    play(game, "take vizier")
    return game


def test_b06_reveal_from_none_to_all_and_keep_the_goods_but_a_prize_needs_one() -> None:
    game = vizier("3 silk", "", "2 silk", "")
    play(game, "name silk")

    assert options(game, seat=0) == ["reveal 0", "reveal 1", "reveal 2", "reveal 3"]
    assert refusal(game, "reveal 1", 1) == "more_than_held"
    assert reveal(game, 1, 0, 0, 0) == [(0, 5)]
    assert hand(game, 0) == {"silk": 3}
    again = vizier("3 silk", "", "2 silk", "")
    play(again, "name silk")
    assert reveal(again, 0, 0, 0, 0) == []


def test_b07_tie_for_first_leaves_no_second_prize_and_tie_for_second_pays_each() -> None:
    first = vizier("3 silk", "3 silk", "2 silk", "")
    play(first, "name silk")
    assert reveal(first, 2, 2, 1, 0) == [(0, 5), (1, 5)]

    second = vizier("3 silk", "2 silk", "2 silk", "1 silk")
    play(second, "name silk")
    assert reveal(second, 3, 2, 2, 1) == [(0, 5), (1, 3), (2, 3)]


def test_b08_a_vizier_names_an_unmarked_good_and_marks_it_with_a_cube() -> None:
    game = vizier("", "", "", "", marked="ivory fruit")

    assert options(game) == ["finish", "name silk", "name jewels", "name spices"]
    assert refusal(game, "name ivory") == "already_marked"
    play(game, "name silk")
    events = play(game, *(f"{seat}: reveal 0" for seat in range(4)))

    assert of_kind(events, GoodMarked) == [GoodMarked(GOOD_NAMES.index("silk"), has_cube=True)]
    assert game.state.bag[1] == 14


def test_b08_without_a_cube_the_mark_still_counts() -> None:
    game = vizier("15 silk", "", "", "")
    play(game, "name silk")

    events = play(game, *(f"{seat}: reveal 0" for seat in range(4)))

    assert of_kind(events, GoodMarked) == [GoodMarked(GOOD_NAMES.index("silk"), has_cube=False)]
    assert game.state.marked[1] == 1
    assert game.state.bag[1] == 0


def test_b08_the_sixth_places_no_marker_and_a_declined_vizier_marks_nothing() -> None:
    game = vizier("", "", "", "", marked="ivory silk jewels fruit spices")
    before = [int(count) for count in game.state.bag]
    play(game, "name silk")
    events = play(game, *(f"{seat}: reveal 0" for seat in range(4)))
    assert of_kind(events, GoodMarked) == []
    assert [int(count) for count in game.state.bag] == before

    declined = vizier("", "", "", "")
    play(declined, "finish")
    assert list(declined.state.marked) == [0] * 5
    assert tokens(declined)[0] == 1


def test_b09_a_crook_changes_a_tile_for_sale_purchase_or_barter_and_nothing_else() -> None:
    for tile in ("sell-silk", "buy-silk", "ivory>silk+silk"):
        game = Table().money(5).keeps(0, crooks=1).market("lanzhou", f"{tile} thief swap-2")
        play(game, f"take {tile}")
        assert options(game, "crook")
    for tile in ("swap-4", "thief", "vizier"):
        game = Table().keeps(0, crooks=1).market("lanzhou", f"{tile} swap-2 sell-silk")
        play(game, f"take {tile}")
        assert refusal(game, "crook left silk") == "other_question"


def test_b09_it_holds_for_both_barters() -> None:
    table = Table().hands("2 fruit").keeps(0, crooks=1)
    game = table.market("lanzhou", "ivory>silk+silk thief swap-2")

    play(game, "take ivory>silk+silk", "crook left fruit", "barter", "barter")

    assert hand(game, 0) == {"silk": 4}


def test_b10_a_crook_changes_one_cube_of_a_double_picture() -> None:
    table = Table().hands("1 ivory").keeps(0, crooks=1)
    game = table.market("lanzhou", "ivory>silk+silk thief swap-2")

    play(game, "take ivory>silk+silk", "crook right-2 jewels", "barter", "finish")

    assert hand(game, 0) == {"silk": 1, "jewels": 1}


def test_b11_a_barterer_takes_a_token_for_each_tile_and_needs_two_tiles() -> None:
    game = Table().keeps(0, barterers=1).market("lanzhou", "thief vizier sell-silk")
    play(game, "barterer", "take thief", "finish", "take vizier", "finish")
    assert tokens(game) == [2, 0, 0, 0]


def test_b11_with_one_tile_left_there_is_no_question() -> None:
    table = Table().keeps(1, barterers=1).tokens(0, 0, 1, 0)
    game = table.market("lanzhou", "sell-ivory sell-silk")
    play(game, "take sell-ivory", "finish", "pawn 1")

    assert question(game) == "sell"
    assert refusal(game, "barterer") == "other_question"


def test_b12_with_three_players_a_barterer_counts_as_two_turns() -> None:
    table = Table(3).keeps(0, barterers=1)
    game = table.market("lanzhou", "thief vizier sell-silk sell-ivory sell-fruit")
    play(game, "take thief", "finish", "pawn 1", "take vizier", "finish", "pawn 0")

    play(game, "barterer", "take sell-silk", "finish", "take sell-ivory", "finish")

    assert tokens(game) == [3, 1, 0]
    assert options(game) == ["pawn 1", "pawn 2"]
    play(game, "pawn 1")
    events = play(game, "finish")
    # Seat 2 has had no turn: the last taker cannot keep the pawn.
    assert of_kind(events, PawnPassed) == [PawnPassed(1, 2)]
    assert game.state.leader == 2


def test_b12_the_last_taker_chooses_between_those_with_fewer_than_two_tokens() -> None:
    table = Table(3).keeps(0, barterers=1).tokens(1, 1, 1)
    game = table.market("lanzhou", "sell-silk sell-ivory")

    play(game, "barterer", "take sell-silk", "finish", "finish")

    assert options(game) == ["pawn 1", "pawn 2"]


def test_b13_several_barterers_in_one_city_but_one_a_turn() -> None:
    table = Table(6).keeps(0, barterers=2).keeps(1, barterers=1)
    game = table.market("lanzhou", "thief vizier sell-silk sell-ivory sell-fruit")

    play(game, "barterer")
    assert refusal(game, "barterer") == "one_barterer_a_turn"
    play(game, "take thief", "finish")
    assert refusal(game, "barterer") == "one_barterer_a_turn"
    play(game, "take vizier", "finish", "pawn 1", "barterer", "take sell-silk", "finish", "take sell-ivory", "finish")
    play(game, "pawn 2", "finish")

    assert tokens(game) == [2, 2, 1, 0, 0, 0]
    assert options(game) == ["pawn 3", "pawn 4", "pawn 5"]


def test_b14_a_kept_tile_lies_open_and_is_worth_nothing_at_the_end() -> None:
    game = Table().keeps(0, crooks=1, barterers=1).auction(city="tyre")

    assert game.view(3)["crooks"] == [1, 0, 0, 0]
    assert game.view(None)["barterers"] == [1, 0, 0, 0]
    play(game, "pass", "pass", "pass")
    assert game.scores()[0].total == 0


def test_b15_a_thief_may_rob_an_empty_screen_and_catches_by_lot() -> None:
    game = Table().hands("1 silk", "", "3 fruit").market("lanzhou", "thief vizier swap-2")
    play(game, "take thief")
    assert options(game) == ["finish", "rob 1", "rob 2", "rob 3"]
    assert refusal(game, "rob 0") == "not_oneself"
    assert refusal(game, "rob 4") == "nobody_there"

    assert of_kind(play(game, "rob 1"), TheftFailed) == [TheftFailed(0, 1)]

    caught = set()
    for seed in range(30):
        rich = Table().hands("", "5 silk, 5 fruit").market("lanzhou", "thief vizier swap-2")
        rich.state.chance[0] = seed * 7919
        caught.add(of_kind(play(rich, "take thief", "rob 1"), GoodStolen)[0].good)
    assert caught == {GOOD_NAMES.index("silk"), GOOD_NAMES.index("fruit")}


def test_b16_the_bag_limits_purchases_barters_and_swaps() -> None:
    game = Table().money(50).hands("", "14 silk").market("lanzhou", "buy-silk thief swap-2")
    play(game, "take buy-silk", "buy")
    assert refusal(game, "buy") == "bag_has_too_few"

    barter = Table().hands("1 ivory", "14 silk").market("lanzhou", "ivory>silk+silk thief swap-2")
    play(barter, "take ivory>silk+silk")
    assert refusal(barter, "barter") == "bag_has_too_few"  # one silk is not enough: all or nothing

    swap = Table().hands("1 ivory", "15 silk").market("lanzhou", "swap-2 thief vizier")
    play(swap, "take swap-2", "give ivory")
    assert refusal(swap, "get silk") == "bag_has_too_few"
    assert options(swap) == ["get ivory", "get jewels", "get fruit", "get spices"]


def test_b16_goods_given_are_in_the_bag_before_goods_are_taken() -> None:
    table = Table().hands("1 silk", "14 silk").keeps(0, crooks=1)
    game = table.market("lanzhou", "silk>jewels+jewels thief swap-2")

    play(game, "take silk>jewels+jewels", "crook right silk", "barter", "finish")

    assert hand(game, 0) == {"silk": 1, "jewels": 1}


def test_b17_money_has_no_end() -> None:
    game = Table().hands("15 silk").money(500).market("lanzhou", "sell-silk thief swap-2")

    play(game, "take sell-silk", *["sell"] * 15, "finish")

    assert money(game)[0] == 500 + 4 + 3 + 2 + 12


@pytest.mark.parametrize(("times", "silk"), [(0, 0), (1, 2), (2, 4)])
def test_b18_a_barter_is_made_up_to_twice(times: int, silk: int) -> None:
    game = Table().hands("3 ivory").market("lanzhou", "ivory>silk+silk thief swap-2")

    play(game, "take ivory>silk+silk", *["barter"] * times, *["finish"] * (times < 2))

    assert hand(game, 0).get("silk", 0) == silk
    assert hand(game, 0)["ivory"] == 3 - times
    assert question(game) == "pass_pawn"


def test_b18_the_goods_are_needed_each_time() -> None:
    game = Table().hands("1 ivory").market("lanzhou", "ivory>silk+silk thief swap-2")
    play(game, "take ivory>silk+silk", "barter")

    assert refusal(game, "barter") == "none_of_this_good"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("variants", "stops"), [((), ("aleppo", "tyre")), (("reverse",), ("lanzhou", "yumen"))])
def test_b19_no_crook_or_barterer_lies_at_the_last_stops(
    seats: int, variants: tuple[str, ...], stops: tuple[str, ...]
) -> None:
    for seed in range(60):
        game = new_game(Combination(seats, variants), seed)
        here = [tile for stop in stops for tile in tiles_in(game, stop)]
        assert len(here) == 2 * game.state.rules.tiles_per_city
        assert not {"crook", "barterer"} & set(here)


def test_b20_a_tie_is_a_shared_win() -> None:
    game = Table().money(7, 3, 7, 0).auction(city="tyre")

    play(game, "pass", "pass", "pass")

    assert game.winners == (0, 2)


def test_b21_money_and_goods_are_hidden_and_tiles_open() -> None:
    game = Table().hands("1 silk", "2 fruit").money(4, 5, 6, 7).auction()

    seen = game.view(1)

    assert seen["money"] == [None, 5, None, None]
    assert seen["goods"] == [None, [0, 0, 0, 2, 0], None, None]
    assert seen["tiles"] == game.view(None)["tiles"]
    assert game.view(None)["money"] == [None] * 4


def test_b22_the_reverse_variant_turns_the_arrows_and_the_tiles() -> None:
    game = serai.new_game("silk_road", seats=3, variants=["reverse"], seed=1)
    rules = game.state.rules
    backs = {name: int(rules.backs[number]) for number, name in enumerate(rules.city_names)}

    assert city(game) == "antioch"
    assert backs["tyre"] == backs["kashgar"] - 1 == 0
    play(game, "pass", "pass")
    assert options(game) == ["move aleppo", "move tyre"]
    assert rules.city_names[rules.goal] == "chang'an"


def test_b23_the_printed_action_stays_with_its_city() -> None:
    game = Table(variants=("reverse",)).auction(city="ctesiphon")
    play(game, "pass", "pass", "pass", "move ecbatana")
    assert question(game) == "take_tile"

    at_susia = Table(variants=("reverse",)).hands("1 silk").auction(city="ecbatana")
    play(at_susia, "pass", "pass", "pass")
    assert (city(at_susia), question(at_susia)) == ("susia", "give_good")


def test_b24_a_crook_taken_as_the_first_tile_of_a_barterer_serves_the_second() -> None:
    table = Table().hands("1 fruit").keeps(0, barterers=1)
    game = table.market("lanzhou", "crook sell-silk thief")

    play(game, "barterer", "take crook", "take sell-silk", "crook left fruit", "sell", "finish")

    assert money(game)[0] == 4
    assert game.state.crooks[0] == 0


def test_b25_several_crooks_one_for_each_cube_before_the_first_use() -> None:
    table = Table().hands("1 fruit").keeps(0, crooks=4)
    game = table.market("lanzhou", "ivory>silk+silk thief swap-2")
    play(game, "take ivory>silk+silk")

    assert refusal(game, "crook left ivory") == "same_colour"
    assert refusal(game, "crook left-2 silk") == "no_such_cube"
    play(game, "crook left fruit")
    assert refusal(game, "crook left silk") == "cube_is_changed"
    play(game, "crook right jewels", "barter")
    assert refusal(game, "crook right-2 ivory") == "already_used"

    poor = Table().market("lanzhou", "ivory>silk+silk thief swap-2")
    play(poor, "take ivory>silk+silk")
    assert refusal(poor, "crook left silk") == "no_crook"


def test_b26_taking_a_crook_is_the_whole_action() -> None:
    game = Table().market("lanzhou", "crook sell-silk thief")

    play(game, "take crook")

    assert question(game) == "pass_pawn"
    assert tokens(game) == [1, 0, 0, 0]


def test_b27_a_barterer_is_declared_before_the_first_tile_and_both_must_be_taken() -> None:
    game = Table(5).keeps(0, barterers=1).market("lanzhou", "crook sell-silk thief vizier")
    assert "barterer" in options(game)

    play(game, "barterer", "take thief")
    assert question(game) == "rob"  # the first is finished before the second is chosen
    play(game, "finish")

    assert options(game) == ["take crook", "take sell-silk", "take vizier"]
    assert refusal(game, "pawn 1") == "other_question"


def test_b27_without_one_it_cannot_be_declared() -> None:
    game = Table().market("lanzhou", "crook sell-silk thief")

    assert refusal(game, "barterer") == "no_barterer"


def test_b28_the_printed_action_comes_once_costs_no_token_and_is_the_leaders() -> None:
    table = Table(3).hands("2 ivory", "2 ivory", "2 ivory")
    game = table.tiles("dunhuang", "sell-silk sell-ivory sell-fruit thief vizier").auction(city="lanzhou")
    play(game, "pass", "pass", "give ivory", "get silk", "give ivory", "get silk")

    assert question(game) == "take_tile"
    assert tokens(game) == [0, 0, 0]
    play(game, "take thief", "finish", "pawn 1")
    assert question(game) == "take_tile"
    play(game, "take vizier", "finish", "pawn 0")
    assert question(game) == "take_tile"


def test_b29_a_single_candidate_gets_the_pawn_unasked() -> None:
    game = Table().tokens(0, 1, 0, 0).market("lanzhou", "sell-silk sell-ivory")
    play(game, "take sell-ivory", "finish", "pawn 2")

    events = play(game, "finish")

    assert of_kind(events, PawnPassed) == [PawnPassed(2, 3)]
    assert question(game) == "bid"


def test_b29_with_three_players_the_holder_keeps_the_pawn_if_nobody_else_may_have_it() -> None:
    game = Table(3).tokens(0, 1, 2).market("lanzhou", "sell-silk sell-ivory", leader=1)
    play(game, "take sell-silk", "finish")
    events = play(game, "finish")

    assert of_kind(events, PawnPassed) == [PawnPassed(0, 0)]
    assert game.state.leader == 0


def test_b30_with_exactly_the_money_the_holder_may_keep() -> None:
    game = Table().money(3, 9, 9, 9).auction()

    play(game, "bid 3", "pass", "pass")
    assert options(game) == ["accept", "keep"]
    play(game, "keep")

    assert money(game) == [0, 12, 9, 9]


def test_b31_all_commit_in_any_order_hidden_until_the_last_and_for_good() -> None:
    game = vizier("1 silk", "2 silk", "", "3 silk")
    play(game, "name silk")
    assert awaited(game) == (0, 1, 2, 3)
    before = game.view(0)

    events = play(game, "3: reveal 2")

    assert events == [RevealCommitted(3)]
    assert awaited(game) == (0, 1, 2)
    assert game.view(0) == before | {"awaited": [0, 1, 2]}
    assert game.view(3)["shown"] == 2
    with pytest.raises(serai.Refusal, match="not your turn"):
        play(game, "3: reveal 3")
    assert of_kind(play(game, "1: reveal 2", "0: reveal 1"), PrizeWon) == []
    assert len(of_kind(play(game, "2: reveal 0"), PrizeWon)) == 2
    assert money(game) == [0, 5, 0, 5]


def test_b32_the_catch_is_known_to_thief_and_victim_only() -> None:
    game = Table().hands("", "1 fruit").market("lanzhou", "thief vizier swap-2")
    (theft,) = of_kind(play(game, "take thief", "rob 1"), GoodStolen)
    see = game.title.see

    assert see(theft, 0) == see(theft, 1) == GoodStolen(0, 1, GOOD_NAMES.index("fruit"))
    assert see(theft, 2) == see(theft, None) == GoodStolen(0, 1, UNSEEN)


def test_b32_the_bag_is_hidden_but_from_whoever_may_take_from_it() -> None:
    empty = Table().money(3, 3, 3, 3).hands("", "15 silk").market("lanzhou", "buy-silk thief vizier")
    full = Table().money(3, 3, 3, 3).hands("", "14 silk, 1 fruit").market("lanzhou", "buy-silk thief vizier")
    play(empty, "take buy-silk")
    play(full, "take buy-silk")

    assert "bag" not in empty.view(0)
    for other in (2, 3, None):
        assert empty.view(other) == full.view(other)
    assert empty.view(0) != full.view(0)
    assert options(empty) == ["finish"]
    assert options(full) == ["finish", "buy"]


def test_b32_who_cannot_pay_learns_nothing_of_the_bag() -> None:
    empty = Table().hands("", "15 silk").market("lanzhou", "buy-silk thief vizier")
    full = Table().hands("", "14 silk, 1 fruit").market("lanzhou", "buy-silk thief vizier")
    play(empty, "take buy-silk")
    play(full, "take buy-silk")

    assert refusal(empty, "buy") == refusal(full, "buy") == "too_expensive"
    assert empty.view(0) == full.view(0)


def test_b33_what_hidden_goods_or_money_force_is_asked_all_the_same() -> None:
    game = Table().market("lanzhou", "sell-silk buy-silk vizier")
    play(game, "take sell-silk")
    assert (question(game), options(game)) == ("sell", ["finish"])
    play(game, "finish", "pawn 1", "take buy-silk")
    assert (question(game), options(game)) == ("buy", ["finish"])
    play(game, "finish", "pawn 2", "name silk")
    assert awaited(game) == (0, 1, 2, 3)
    assert options(game, seat=3) == ["reveal 0"]
    play(game, *(f"{seat}: reveal 0" for seat in range(4)))
    assert (question(game), options(game)) == ("bid", ["pass"])


def test_b33_one_road_and_one_tile_need_no_question() -> None:
    game = Table().tiles("dunhuang", "sell-silk sell-silk sell-silk").auction(city="yumen")

    events = play(game, "pass", "pass", "pass", "finish")

    assert len(of_kind(events, CaravanMoved)) == 1
    assert of_kind(events, TileTaken)[0].seat == 0
    assert question(game) == "sell"
