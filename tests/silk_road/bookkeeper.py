"""Two who listen: a bookkeeper who hears every event, and a witness who hears what one seat may hear."""

from copy import deepcopy
from typing import Any

from serai import Game
from serai.silk_road import events as told
from serai.silk_road.pieces import BARTERER, CROOK, GOOD_NAMES, GOODS, LEFT, NOTHING, RIGHT, UNSEEN

KEPT = (
    "round",
    "leader",
    "caravan",
    "money",
    "goods",
    "bag",
    "tokens",
    "crooks",
    "barterers",
    "marked",
    "marker_cubes",
    "tiles",
    "spent",
)


class Bookkeeper:
    """Sees the table once, when the game begins, and rebuilds it from then on by events alone."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.books = {name: deepcopy(state[name]) for name in KEPT}

    def agrees(self, state: dict[str, Any]) -> bool:
        tiles = [sorted(row) for row in self.books["tiles"]]
        same = {name: self.books[name] == state[name] for name in KEPT if name != "tiles"}
        return all(same.values()) and tiles == [sorted(row) for row in state["tiles"]]

    def move_good(self, seat: int, good: int, change: int) -> None:
        self.books["goods"][seat][good] += change
        self.books["bag"][good] -= change

    def hear(self, event: Any) -> None:
        books = self.books
        match event:
            case told.RoundBegan(number, leader):
                books["round"], books["leader"] = number, leader
            case told.PawnSold(leader, to, amount):
                books["money"][leader] += amount
                books["money"][to] -= amount
                books["leader"] = to
            case told.PawnKept(leader, to, amount):
                books["money"][leader] -= amount
                books["money"][to] += amount
            case told.CaravanMoved(_, _, goal):
                books["caravan"] = goal
            case told.BartererUsed(seat):
                books["barterers"][seat] -= 1
                books["spent"][BARTERER] += 1
            case told.TileTaken(_, city, tile):
                books["tiles"][city].remove(tile)
                books["tiles"][city].append(NOTHING)
                books["spent"][tile] += tile not in (CROOK, BARTERER)
            case told.TileKept(seat, tile):
                books["crooks" if tile == CROOK else "barterers"][seat] += 1
            case told.CrookUsed(seat, _, _):
                books["crooks"][seat] -= 1
                books["spent"][CROOK] += 1
            case told.GoodSold(seat, good, price):
                books["money"][seat] += price
                self.move_good(seat, good, -1)
            case told.GoodBought(seat, good, price):
                books["money"][seat] -= price
                self.move_good(seat, good, 1)
            case told.GoodsBartered(seat, given, taken):
                for good in given:
                    self.move_good(seat, good, -1)
                for good in taken:
                    self.move_good(seat, good, 1)
            case told.GoodGiven(seat, good):
                self.move_good(seat, good, -1)
            case told.GoodTaken(seat, good):
                self.move_good(seat, good, 1)
            case told.GoodStolen(thief, victim, good):
                books["goods"][thief][good] += 1
                books["goods"][victim][good] -= 1
            case told.GoodMarked(good, has_cube):
                books["marked"][good] = 1
                books["marker_cubes"][good] = int(has_cube)
                books["bag"][good] -= int(has_cube)
            case told.PrizeWon(seat, amount):
                books["money"][seat] += amount
            case told.TokenPlaced(seat, tokens):
                books["tokens"][seat] = tokens
            case told.PawnPassed(_, to):
                books["leader"] = to
            case told.RoundEnded(_, _):
                books["tokens"] = [0] * len(books["tokens"])


Fact = tuple[Any, ...]


class Witness:
    """Remembers what one seat (None: a spectator) has seen of goods, without the ledger of the rules."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.seats = game.setup.seats
        self.facts: list[Fact] = []
        self.start = None if seat is None else list(game.view(seat)["goods"][seat])

    def look(self, game: Game) -> None:
        """What the seat sees of the bag by what it may do now."""
        seen = game.view(self.seat)
        if self.seat is None or seen["awaited"] != [self.seat]:
            return
        options = {game.title.write(action) for action in game.actions(self.seat)}
        rules = game.state.rules
        own = seen["goods"][self.seat]
        if seen["question"] == "buy":
            price = int(rules.purchase_prices[min(seen["uses"], len(rules.purchase_prices) - 1)])
            if price <= seen["money"][self.seat]:
                self.facts.append(("sees", seen["picture"][RIGHT], 1, "buy" in options))
        elif seen["question"] == "take_good":
            for good, name in enumerate(GOOD_NAMES):
                if good != seen["given"]:
                    self.facts.append(("sees", good, 1, f"get {name}" in options))
        elif seen["question"] == "barter":
            left = seen["picture"][LEFT:RIGHT]
            if all(left.count(good) <= own[good] for good in range(GOODS)):
                right = seen["picture"][RIGHT:]
                wanted = {good: right.count(good) - left.count(good) for good in range(GOODS)}
                if "barter" in options:
                    self.facts += [("sees", good, count, True) for good, count in wanted.items() if count > 0]
                else:
                    self.facts.append(("lacks", wanted))

    def hear(self, event: Any) -> None:
        match event:
            case told.GoodSold(seat, good, _) | told.GoodGiven(seat, good):
                self.facts.append(("loses", seat, good))
            case told.GoodBought(seat, good, _) | told.GoodTaken(seat, good):
                self.facts.append(("gains", seat, good))
            case told.GoodsBartered(seat, given, taken):
                self.facts += [("loses", seat, good) for good in given] + [("gains", seat, good) for good in taken]
            case told.GoodStolen(thief, victim, good):
                assert (good != UNSEEN) == (self.seat in (thief, victim))
                self.facts.append(("stolen", thief, victim, good))
            case told.GoodsRevealed(good, counts):
                self.facts += [("shows", seat, good, count) for seat, count in enumerate(counts)]
            case told.GoodMarked(good, has_cube):
                self.facts.append(("marked", good, has_cube))

    def believes(self, goods: list[list[int]], bag: list[int], start_goods: int) -> bool:
        """Whether start hands and thefts exist that lead to these goods by all that was seen; searched backwards."""
        return self.explains(len(self.facts), [list(hand) for hand in goods], list(bag), start_goods)

    def explains(self, until: int, goods: list[list[int]], bag: list[int], start_goods: int) -> bool:
        for number in range(until - 1, -1, -1):
            fact = self.facts[number]
            match fact:
                case ("loses", seat, good):
                    goods[seat][good] += 1
                    bag[good] -= 1
                case ("gains", seat, good):
                    goods[seat][good] -= 1
                    bag[good] += 1
                case ("shows", seat, good, count):
                    if goods[seat][good] < count:
                        return False
                case ("marked", good, has_cube):
                    if not has_cube and bag[good]:
                        return False
                    bag[good] += has_cube
                case ("sees", good, count, is_there):
                    if (bag[good] >= count) != is_there:
                        return False
                case ("lacks", wanted):
                    if all(bag[good] >= count for good, count in wanted.items()):
                        return False
                case ("stolen", thief, victim, good):
                    colours = range(GOODS) if good == UNSEEN else (good,)
                    return any(
                        self.explains(number, *without_theft(goods, bag, thief, victim, colour), start_goods)
                        for colour in colours
                        if goods[thief][colour]
                    )
            if min(bag) < 0 or min(map(min, goods)) < 0:
                return False
        fits_own = self.seat is None or goods[self.seat] == self.start
        return fits_own and all(sum(hand) == start_goods for hand in goods)


def without_theft(
    goods: list[list[int]], bag: list[int], thief: int, victim: int, good: int
) -> tuple[list[list[int]], list[int]]:
    """The table as it was before this theft."""
    earlier = [list(hand) for hand in goods]
    earlier[thief][good] -= 1
    earlier[victim][good] += 1
    return earlier, list(bag)
