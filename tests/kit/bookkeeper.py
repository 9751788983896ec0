"""A bookkeeper who sees the table once, when the game begins, and from then on hears events only."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from serai.yunnan import events as told

# What events must be able to rebuild. The rest of a state is the question being asked and the hidden cards.
KEPT = (
    "round",
    "end_reason",
    "order",
    "coins",
    "reserve",
    "untrained",
    "passes",
    "influence",
    "horse",
    "gifts_won",
    "passed",
    "banked",
    "income",
    "guard",
    "score",
    "traders",
    "posts",
    "bridges",
    "supply",
    "held",
    "bids",
    "bank",
    "gifts",
    "tea_houses",
    "blocked_gorge",
    "dealt",
)


class Bookkeeper:
    def __init__(self, seen: Mapping[str, Any], prices: list[list[int]]) -> None:
        self.books = {name: deepcopy(seen[name]) for name in KEPT}
        self.seat_of = [colour["seat"] for colour in seen["colours"]]
        self.prices = prices

    def __getattr__(self, name: str) -> Any:
        return self.books[name]

    def hear(self, event: Any) -> None:
        getattr(self, f"on_{type(event).__name__}")(event)

    def take_trader(self, colour: int, source: int) -> None:
        if source == 0:
            self.reserve[colour] -= 1
        else:
            self.traders[colour][source] -= 1

    def lift_bid(self, colour: int, building: int, price: int) -> None:
        space = self.prices[building].index(price)
        assert self.bids[building][space] == colour
        self.bids[building][space] = -1

    # bidding

    def on_RoundBegan(self, event: told.RoundBegan) -> None:
        self.books["round"] = event.round
        self.books["order"] = list(event.order)

    def on_TraderPlaced(self, event: told.TraderPlaced) -> None:
        self.take_trader(event.colour, event.source)
        space = self.prices[event.building].index(event.price)
        assert self.bids[event.building][space] == -1
        self.bids[event.building][space] = event.colour

    def on_TraderOutbid(self, event: told.TraderOutbid) -> None:
        self.lift_bid(event.colour, event.building, event.price)
        self.reserve[event.colour] += 1

    def on_MarkerReturned(self, event: told.MarkerReturned) -> None:
        self.passed[event.colour] = 0

    def on_BankVisited(self, event: told.BankVisited) -> None:
        self.take_trader(event.colour, event.source)
        self.bank[event.space] = event.colour
        self.banked[event.colour] = 1

    def on_BidWithdrawn(self, event: told.BidWithdrawn) -> None:
        self.lift_bid(event.colour, event.building, event.price)
        self.traders[event.colour][0] += 1

    def on_MarketEntered(self, event: told.MarketEntered) -> None:
        self.take_trader(event.colour, event.source)
        self.traders[event.colour][0] += 1

    def on_Passed(self, event: told.Passed) -> None:
        self.passed[event.colour] = 1
        self.reserve[event.colour] -= event.to_market
        self.traders[event.colour][0] += event.to_market

    def on_CardDrawn(self, _event: told.CardDrawn) -> None:
        self.books["dealt"] += 1

    def on_DeckShuffled(self, _event: told.DeckShuffled) -> None:
        self.books["dealt"] = 0

    # resolving

    def on_BankPaid(self, event: told.BankPaid) -> None:
        self.coins[event.colour] += event.coins
        assert self.bank[event.space] == event.colour
        self.bank[event.space] = -1
        self.reserve[event.colour] += 1

    def on_BidsPaid(self, event: told.BidsPaid) -> None:
        self.coins[event.colour] -= event.coins
        self.score[self.seat_of[event.colour]] -= event.points

    def on_BidResolved(self, event: told.BidResolved) -> None:
        self.lift_bid(event.colour, event.building, event.price)
        self.reserve[event.colour] += 1

    def on_TraderTrained(self, event: told.TraderTrained) -> None:
        self.untrained[event.colour] -= 1
        self.traders[event.colour][0] += 1

    def on_PassGained(self, event: told.PassGained) -> None:
        self.passes[event.colour] += 1
        assert self.passes[event.colour] == event.passes

    def on_HorseMoved(self, event: told.HorseMoved) -> None:
        self.horse[event.colour] += 1
        assert self.horse[event.colour] == event.province

    def on_InfluenceGained(self, event: told.InfluenceGained) -> None:
        self.influence[event.colour] += 1
        assert self.influence[event.colour] == event.influence

    def on_StructureTaken(self, event: told.StructureTaken) -> None:
        self.supply[event.colour][event.structure] -= 1
        self.held[event.colour][event.structure] += 1

    def on_GorgeBlocked(self, event: told.GorgeBlocked) -> None:
        self.books["blocked_gorge"] = event.gorge

    def on_GuardPosted(self, event: told.GuardPosted) -> None:
        self.supply[event.colour][3] -= 1
        self.guard[event.colour] = event.province

    # building and travelling

    def on_PostBuilt(self, event: told.PostBuilt) -> None:
        self.held[event.colour][0] -= 1
        self.posts[event.colour][event.province] += 1

    def on_BridgeBuilt(self, event: told.BridgeBuilt) -> None:
        self.held[event.colour][1] -= 1
        self.bridges[event.colour][event.gorge] += 1

    def on_TeaHouseBuilt(self, event: told.TeaHouseBuilt) -> None:
        self.held[event.colour][2] -= 1
        assert self.tea_houses[event.province] == -1
        self.tea_houses[event.province] = event.colour

    def on_TraderTravelled(self, event: told.TraderTravelled) -> None:
        self.traders[event.colour][event.start] -= 1
        self.traders[event.colour][event.goal] += 1

    def on_TraderDisplaced(self, event: told.TraderDisplaced) -> None:
        self.traders[event.colour][event.province] -= 1
        self.traders[event.colour][event.to] += 1

    def on_AutomaPlaced(self, event: told.AutomaPlaced) -> None:
        self.reserve[event.colour] -= event.traders
        self.traders[event.colour][event.province] += event.traders

    def on_TradersIsolated(self, event: told.TradersIsolated) -> None:
        self.traders[event.colour][event.province] -= event.traders
        self.traders[event.colour][0] += event.traders

    # inspector, gifts, income, the end of the round

    def on_InspectorCame(self, event: told.InspectorCame) -> None:
        assert event.revenue > 0

    def on_TraderBanished(self, event: told.TraderBanished) -> None:
        self.traders[event.colour][event.province] -= 1
        self.traders[event.colour][0] += 1

    def on_GiftTaken(self, event: told.GiftTaken) -> None:
        self.gifts[event.province] -= 1
        self.gifts_won[event.colour] += 1

    def on_IncomeEarned(self, event: told.IncomeEarned) -> None:
        assert event.income == sum(event.by_traders) + sum(event.by_posts)
        self.income[event.colour] = event.income

    def on_OrderChanged(self, event: told.OrderChanged) -> None:
        self.books["order"] = list(event.order)

    def on_IncomeConverted(self, event: told.IncomeConverted) -> None:
        assert event.points + event.coins == self.income[event.colour]
        self.income[event.colour] = 0
        self.coins[event.colour] += event.coins
        self.score[self.seat_of[event.colour]] += event.points

    def on_RoundEnded(self, event: told.RoundEnded) -> None:
        assert event.round == self.round
        for colour, places in enumerate(self.traders):
            self.reserve[colour] += places[0]
            places[0] = 0
        for name in ("passed", "banked", "guard"):
            self.books[name] = [0] * len(self.seat_of)
        self.books["blocked_gorge"] = -1

    def on_AutomaCleared(self, event: told.AutomaCleared) -> None:
        self.reserve[event.colour] += sum(self.traders[event.colour])
        self.traders[event.colour] = [0] * 6

    def on_GameEnded(self, event: told.GameEnded) -> None:
        self.books["end_reason"] = event.reason
