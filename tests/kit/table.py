"""Set up a position as one would on a real table, piece by piece; the library then checks it like any other position.

    table = Table(seats=4).travelling_order("yellow", "red", "black", "blue")
    table.has("red", influence=3, passes=4, market=1).built("red", bridges=["yunnan-kang"])
    game = table.asks("travel", "red")

What is not said is as quiet as it can be: traders not placed are in the reserve (three at the start) or not yet
trained, coins are nine or what the bids cost, horses stand as far as their colour has anything, nobody has passed in
the bidding, everybody has later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import serai
from serai.yunnan.pieces import BANK_NAMES, BUILDING_NAMES, KIND_NAMES, PLACE_NAMES
from serai.yunnan.state import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from serai import Game

PRICES = (5, 7, 9, 12, 15)
GORGE_NAMES = ("sichuan-qinghai", "yunnan-kang", "kang-qinghai", "yunnan-tibet")
START_COINS = 9
START_TRADERS = 3
ALL_TRADERS = 7
ALL_GIFTS = 14
STRUCTURES = 2


class Table:
    def __init__(
        self,
        edition: str = "second",
        seats: int = 4,
        variants: Sequence[str] = (),
        *,
        house: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        fresh = serai.new_game("yunnan", edition=edition, seats=seats, variants=variants, seed=seed, house=house)
        rules = fresh.state.rules
        self.names: tuple[str, ...] = rules.colour_names
        self.seat_of = [int(seat) for seat in rules.seat_of]
        self.guards = int(rules.structures[3])
        self.document = fresh.position()
        self.state = self.document["state"]
        self.state.update(
            order=list(range(len(self.names))),
            coins=[0] * len(self.names),
            bids=[[-1] * 5 for _ in range(6)],
            round=2,
        )
        self.coins: dict[int, int] = {}
        self.reserve: dict[int, int] = {}
        self.bank_visitors: list[int] = []
        self.passed_already: list[int] = []

    # Who

    def bidding_order(self, *colours: str) -> Table:
        automa = [number for number, seat in enumerate(self.seat_of) if seat < 0]
        self.state["order"] = [self.number(colour) for colour in colours] + automa
        return self

    def travelling_order(self, *colours: str) -> Table:
        return self.bidding_order(*reversed(colours))

    def number(self, colour: str) -> int:
        return self.names.index(colour)

    # What

    def has(self, colour: str, **things: int | str) -> Table:
        """Coins, score, gifts, income, influence, passes, a horse; traders in the reserve, market and provinces."""
        number = self.number(colour)
        for thing, much in things.items():
            if thing == "coins":
                self.coins[number] = int(much)
            elif thing in ("influence", "passes", "income"):
                self.state[thing][number] = much
            elif thing == "gifts":
                self.state["gifts_won"][number] = much
            elif thing == "score":
                self.state["score"][self.seat_of[number]] = much
            elif thing == "horse":
                self.state["horse"][number] = PLACE_NAMES.index(str(much))
            elif thing == "reserve":
                self.reserve[number] = int(much)
            else:
                place = 0 if thing == "market" else PLACE_NAMES.index(thing)
                self.state["traders"][number][place] = much
        return self

    def built(
        self,
        colour: str,
        *,
        posts: Iterable[str] = (),
        bridges: Iterable[str] = (),
        tea_houses: Iterable[str] = (),
    ) -> Table:
        number = self.number(colour)
        for province in posts:
            self.state["posts"][number][PLACE_NAMES.index(province)] += 1
        for gorge in bridges:
            self.state["bridges"][number][GORGE_NAMES.index(gorge)] += 1
        for province in tea_houses:
            self.state["tea_houses"][PLACE_NAMES.index(province)] = number
        return self

    def holds(self, colour: str, *structures: str) -> Table:
        for structure in structures:
            self.state["held"][self.number(colour)][KIND_NAMES.index(structure)] += 1
        return self

    def guarded(self, colour: str, province: str) -> Table:
        self.state["guard"][self.number(colour)] = PLACE_NAMES.index(province)
        return self

    def used_guard(self, colour: str) -> Table:
        self.state["supply"][self.number(colour)][3] = 0
        return self

    def bids(self, colour: str, **prices: int | tuple[int, ...]) -> Table:
        """`bids("red", school=9, horse_trader=(12, 15))`."""
        for building, asked in prices.items():
            for price in asked if isinstance(asked, tuple) else (asked,):
                spaces = self.state["bids"][BUILDING_NAMES.index(building.replace("_", "-"))]
                spaces[PRICES.index(price)] = self.number(colour)
        return self

    def in_bank(self, colour: str, space: str = "left") -> Table:
        self.state["bank"][BANK_NAMES.index(space)] = self.number(colour)
        self.state["banked"][self.number(colour)] = 1
        return self

    def passed(self, *colours: str) -> Table:
        self.passed_already = [self.number(colour) for colour in colours]
        return self

    def gifts(self, **provinces: int) -> Table:
        """So many gifts lie in the named provinces and none elsewhere; the rest was won by the last colour."""
        self.state["gifts"] = [provinces.get(place, 0) for place in PLACE_NAMES]
        return self

    def blocked(self, gorge: str) -> Table:
        self.state["blocked_gorge"] = GORGE_NAMES.index(gorge)
        return self

    def deck(self, *cards: int) -> Table:
        """These of the automa's cards lie on top, numbered from 1."""
        top = [card - 1 for card in cards]
        self.state["deck"] = top + [card for card in range(16) if card not in top]
        return self

    def round(self, number: int) -> Table:
        self.state["round"] = number
        return self

    # When

    def asks(self, question: str, colour: str) -> Game:
        """The game, at a question to this colour."""
        number = self.number(colour)
        state = self.state
        state["question"] = question
        state["turn"] = state["order"].index(number)
        bidding = QUESTIONS.index(question) == 0
        for other in range(len(self.names)):
            self.balance(other)
            if self.seat_of[other] >= 0:
                state["passed"][other] = int(not bidding or other in self.passed_already)
        if question == "travel":
            state["passes_left"] = state["passes"][number]
        unowned = ALL_GIFTS - sum(state["gifts"]) - sum(state["gifts_won"])
        state["gifts_won"][-1] += unowned
        return serai.from_position(self.document)

    def balance(self, number: int) -> None:
        """Pieces of a colour that were not placed lie where the rules keep them."""
        state = self.state
        is_automa = self.seat_of[number] < 0
        placed = sum(state["traders"][number])
        placed += sum(row.count(number) for row in state["bids"]) + state["bank"].count(number)
        at_home = ALL_TRADERS - placed if is_automa else max(0, START_TRADERS - placed)
        state["reserve"][number] = self.reserve.get(number, at_home)
        state["untrained"][number] = ALL_TRADERS - placed - state["reserve"][number]
        if is_automa:
            state["supply"][number][2] = STRUCTURES - state["tea_houses"].count(number)
            return
        price = sum(PRICES[space] for row in state["bids"] for space in range(5) if row[space] == number)
        state["coins"][number] = self.coins.get(number, max(START_COINS, price))
        built = [
            sum(state["posts"][number]),
            sum(state["bridges"][number]),
            state["tea_houses"].count(number),
        ]
        for kind, count in enumerate(built):
            state["supply"][number][kind] = STRUCTURES - count - state["held"][number][kind]
        if state["guard"][number]:
            state["supply"][number][3] = self.guards - 1
        reached = [place for place in range(1, 6) if state["traders"][number][place] or state["posts"][number][place]]
        reached += [place for place in range(1, 6) if state["tea_houses"][place] == number]
        ends = [(5, 2), (3, 1), (5, 3), (4, 1)]
        reached += [ends[gorge][0] for gorge in range(4) if state["bridges"][number][gorge]]
        state["horse"][number] = max([state["horse"][number], *reached])
