"""A sensible bot for Silk Road: it weighs each answer by what goods, tiles and the pawn are probably worth.

It gets a seat's view and the legal actions, nothing more. What it knows of others is what everybody knows who kept
count: how much money and how many goods they have. A good is worth what a Seller further on may pay for it, the less
the more of it one holds; a tile is worth what its best use adds; the pawn what the first choice adds to a middling one.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from serai.silk_road.actions import (
    AcceptBid,
    BarterGoods,
    Bid,
    BuyGood,
    FinishTile,
    GiveGood,
    KeepPawn,
    MoveCaravan,
    NameGood,
    Pass,
    PassPawn,
    Reveal,
    Rob,
    SellGood,
    TakeGood,
    TakeTile,
    UseBarterer,
    UseCrook,
)
from serai.silk_road.editions import rules_for
from serai.silk_road.pieces import (
    BARTER,
    BARTERER,
    CITIES,
    CROOK,
    CUBE_NAMES,
    CUBES,
    GOOD_NAMES,
    GOODS,
    LEFT,
    NOTHING,
    RIGHT,
    SELL,
    SWAP_FEW,
    SWAP_MANY,
    THIEF,
    VIZIER,
)
from serai.silk_road.rules import Rules

# What experience says: chances and values that no rule gives.
CHANCE_OF_A_SELLER = 0.22  # that one Seller ahead will be mine when I want it
CHANCE_AT_MOST = 0.8
MAJORITY_SHARE = 0.15  # what one more good adds to the hope for a majority
THEFT = 2.3
CROOK_WORTH = 1.5
BARTERER_WORTH = 3.0
BARTERER_USED = 2.2  # a second tile worth this much calls for it
CROOK_USED = 1.5
BID_SHARE = 0.6
SECOND_TILE = 2


class Mind:
    """One look at the table from behind one screen."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.rules: Rules = rules_for(view["edition"], view["variants"], view["seats"], view["house"])
        self.seat: int = view["seat"]
        self.money: int = view["money"][self.seat]
        self.goods: list[int] = list(view["goods"][self.seat])
        self.others = [other for other in range(view["seats"]) if other != self.seat]
        self.ahead = self.cities_ahead(view["caravan"])
        self.stops = self.stops_left(view["caravan"])
        self.sale_chance = [self.chance_to_sell(good) for good in range(GOODS)]

    # the map

    def roads(self, city: int) -> list[int]:
        onward = int(self.rules.roads[city])
        return [other for other in range(CITIES) if onward >> other & 1]

    def cities_ahead(self, city: int) -> set[int]:
        """Every city that the caravan can still come to."""
        found: set[int] = set()
        waiting = self.roads(city)
        while waiting:
            other = waiting.pop()
            if other not in found:
                found.add(other)
                waiting += self.roads(other)
        return found

    def stops_left(self, city: int) -> int:
        """Markets on the shortest way to the end."""
        steps = 0
        front = {city}
        while int(self.rules.goal) not in front:
            front = {other for place in front for other in self.roads(place)}
            steps += 1
        return max(0, steps - 1)

    def tiles_at(self, city: int) -> list[int]:
        return [face for face in self.view["tiles"][city] if face != NOTHING]

    # goods

    def chance_to_sell(self, good: int) -> float:
        """That a Seller of the good, here or ahead, will be mine."""
        sellers = sum(self.tiles_at(city).count(SELL + good) for city in self.ahead | {self.view["caravan"]})
        return min(CHANCE_AT_MOST, CHANCE_OF_A_SELLER * sellers)

    def worth(self, good: int, count: int) -> float:
        """What so many of a good are worth: by a Seller if one comes, else a point each."""
        prices = self.rules.sale_prices
        chance = self.sale_chance[good]
        total = 0.0
        for held in range(count):
            price = int(prices[min(held, len(prices) - 1)])
            total += chance * max(price, 1) + (1 - chance) + MAJORITY_SHARE
        return total

    def gain(self, good: int, change: int) -> float:
        """What it is worth to have so many more, or fewer, of a good."""
        count = self.goods[good]
        return self.worth(good, count + change) - self.worth(good, count)

    # tiles

    def value(self, face: int, picture: Sequence[int] | None = None) -> float:
        """What a tile is worth to me now."""
        if picture is None:
            picture = [int(self.rules.pictures[face * CUBES + cube]) for cube in range(CUBES)]
        if face < SELL:
            return self.value_of_buying(picture[RIGHT])
        if face < BARTER:
            return self.value_of_selling(picture[LEFT])
        if face < SWAP_MANY:
            return self.value_of_barter(picture)
        if face in (SWAP_MANY, SWAP_FEW):
            return self.value_of_swaps(int(self.rules.swaps_many if face == SWAP_MANY else self.rules.swaps_few))
        if face == THIEF:
            return THEFT if any(self.view["goods_counted"][other] for other in self.others) else 0.0
        if face == VIZIER:
            return max(self.value_of_naming(good) for good in range(GOODS))
        share = min(1.0, self.stops / 4)
        return share * (CROOK_WORTH if face == CROOK else BARTERER_WORTH if face == BARTERER else 0.0)

    def value_of_selling(self, good: int) -> float:
        prices = self.rules.sale_prices
        best = earned = 0.0
        for sold in range(self.goods[good]):
            earned += int(prices[min(sold, len(prices) - 1)])
            best = max(best, earned + self.gain(good, -sold - 1))
        return best

    def value_of_buying(self, good: int) -> float:
        prices = self.rules.purchase_prices
        best = 0.0
        paid = 0
        for bought in range(len(prices)):
            paid += int(prices[bought])
            if paid > self.money:
                break
            best = max(best, self.gain(good, bought + 1) - paid)
        return best

    def value_of_barter(self, picture: Sequence[int]) -> float:
        """Of both times together, as far as the goods last."""
        before = list(self.goods)
        total = 0.0
        for _ in range(self.rules.barter_times):
            step = self.value_of_one_barter(picture)
            if step <= 0:
                break
            total += step
            self.change(picture)
        self.goods = before
        return total

    def value_of_one_barter(self, picture: Sequence[int]) -> float:
        before = list(self.goods)
        worth = sum(self.worth(good, self.goods[good]) for good in range(GOODS))
        self.change(picture)
        after = sum(self.worth(good, max(0, self.goods[good])) for good in range(GOODS))
        is_possible = min(self.goods) >= 0
        self.goods = before
        return after - worth if is_possible else 0.0

    def change(self, picture: Sequence[int]) -> None:
        for cube, good in enumerate(picture):
            if good != NOTHING:
                self.goods[good] += -1 if cube < RIGHT else 1

    def value_of_swaps(self, times: int) -> float:
        before = list(self.goods)
        total = 0.0
        for _ in range(times):
            step, given, taken = self.best_swap()
            if step <= 0:
                break
            total += step
            self.goods[given] -= 1
            self.goods[taken] += 1
        self.goods = before
        return total

    def best_swap(self) -> tuple[float, int, int]:
        """The gain of the best exchange of one good for another, and both."""
        best = (0.0, 0, 0)
        for given in range(GOODS):
            if self.goods[given]:
                loss = self.gain(given, -1)
                for taken in range(GOODS):
                    if taken != given:
                        best = max(best, (loss + self.gain(taken, 1), given, taken))
        return best

    def value_of_naming(self, good: int) -> float:
        """The prize to be hoped for, if this good may be named: others hold about a fifth of their goods in it."""
        marked = self.view["marked"]
        mine = self.goods[good]
        if (marked[good] and not all(marked)) or mine == 0:
            return 0.0
        first, second = int(self.rules.first_prize), int(self.rules.second_prize)
        rivals = sum(1 for other in self.others if self.view["goods_counted"][other] / GOODS + 0.7 > mine)
        return float(first) if rivals == 0 else second * 1.0 if rivals == 1 else second / rivals

    # the pawn

    def best_tiles(self, city: int) -> list[float]:
        return sorted((self.value(face) for face in self.tiles_at(city)), reverse=True)

    def value_of_city(self, city: int) -> float:
        """For a leader who arrives there."""
        face = int(self.rules.printed[city])
        tiles = self.best_tiles(city)
        return (self.value(face) if face != NOTHING else 0.0) + (tiles[0] if tiles else 0.0)

    def value_of_leading(self) -> float:
        """The best way and its best tile, against what would be left for me."""
        ways = [city for city in self.roads(self.view["caravan"]) if city != int(self.rules.goal)]
        if not ways:
            return 0.0
        best = max(self.value_of_city(city) for city in ways)
        tiles = [value for city in ways for value in self.best_tiles(city)]
        return best - sum(tiles) / len(tiles)

    def standing(self, other: int) -> int:
        return int(self.view["money_counted"][other]) + int(self.view["goods_counted"][other])


def greedy(view: Mapping[str, Any], actions: Sequence[Any], rng: random.Random) -> Any:
    """The action that seems best; among equals, any."""
    mind = Mind(view)
    weighed = [(weigh(mind, action), rng.random(), action) for action in actions]
    return max(weighed, key=lambda entry: entry[:2])[2]


def weigh(mind: Mind, action: Any) -> float:
    """How good an action looks, in silver; only answers to the same question are compared."""
    view = mind.view
    match action:
        case Pass() | FinishTile():
            return 0.0
        case Bid(amount):
            aim = max(view["best_bid"] + 1, round(mind.value_of_leading() * BID_SHARE / 2))
            return 1.0 if amount == aim and amount <= mind.value_of_leading() * BID_SHARE else -1.0
        case AcceptBid():
            return float(view["best_bid"])
        case KeepPawn():
            return mind.value_of_leading() - float(view["best_bid"])
        case MoveCaravan(city):
            return mind.value_of_city(view["cities"].index(city))
        case TakeTile(tile):
            return mind.value(view["faces"].index(tile))
        case UseBarterer():
            tiles = mind.best_tiles(view["caravan"])
            return tiles[0] + 1.0 if tiles[1] >= BARTERER_USED or mind.stops < SECOND_TILE else -1.0
        case UseCrook(cube, good):
            picture = list(view["picture"])
            picture[CUBE_NAMES.index(cube)] = GOOD_NAMES.index(good)
            price = CROOK_USED if mind.stops > SECOND_TILE else 0.1
            return 10.0 + mind.value(view["tile"], picture) if worth_a_crook(mind, picture, price) else -1.0
        case SellGood():
            price = price_at(mind.rules.sale_prices, view["uses"])
            return price + mind.gain(view["picture"][LEFT], -1) + 0.01
        case BuyGood():
            return mind.gain(view["picture"][RIGHT], 1) - price_at(mind.rules.purchase_prices, view["uses"])
        case BarterGoods():
            return mind.value_of_one_barter(view["picture"])
        case GiveGood(good):
            step, given, _ = mind.best_swap()
            return step if given == GOOD_NAMES.index(good) else -1.0
        case TakeGood(good):
            return mind.gain(GOOD_NAMES.index(good), 1)
        case Rob(seat):
            return 1.0 + mind.standing(seat) if view["goods_counted"][seat] else -1.0
        case NameGood(good):
            return mind.value_of_naming(GOOD_NAMES.index(good))
        case Reveal(shown):
            return float(shown)
    assert isinstance(action, PassPawn)  # noqa: S101 - the last kind of action there is
    return weigh_receiver(mind, action.seat)


def price_at(prices: Any, uses: int) -> int:
    """The price of the next good."""
    return int(prices[min(uses, len(prices) - 1)])


def worth_a_crook(mind: Mind, picture: Sequence[int], price: float) -> bool:
    """Whether the changed tile is worth so much more than the tile as it is."""
    return mind.value(mind.view["tile"], picture) > mind.value(mind.view["tile"], mind.view["picture"]) + price


def weigh_receiver(mind: Mind, seat: int) -> float:
    """Good tiles go to the weakest, poor ones to the strongest; the empty market's pawn to the weakest."""
    tiles = mind.best_tiles(mind.view["caravan"])
    are_good = not tiles or sum(tiles) / len(tiles) > SECOND_TILE
    return -mind.standing(seat) if are_good else mind.standing(seat)
