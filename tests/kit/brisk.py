"""A player who gets on with it: random, but with an eye to a game of ordinary length. Golden games are made with it."""

from random import Random
from typing import Any

from serai import Game
from serai.yunnan.actions import (
    BuildBridge,
    BuildPost,
    BuildTeaHouse,
    ConvertIncome,
    Displace,
    EnterMarket,
    FinishTurn,
    KeepStructure,
    Pass,
    PlaceBid,
    Spare,
    Travel,
    VisitBank,
)
from serai.yunnan.pieces import PLACE_NAMES, PLACES
from serai.yunnan.routes import connected_places

WEIGHTS: dict[type[Any], float] = {
    EnterMarket: 2,
    VisitBank: 0.05,
    Pass: 2,
    FinishTurn: 0.1,
    KeepStructure: 0.5,
    Spare: 1,
    Displace: 0.3,
    BuildPost: 3,
    BuildBridge: 3,
    BuildTeaHouse: 2,
}
LATE = 6  # the round from which income becomes points


def weight(game: Game, action: Any) -> float:
    match action:
        case PlaceBid("horse-trader", price, source):
            return (4 if price <= 9 else 1) * (3 if source == "reserve" else 0.02)
        case PlaceBid(_, price, source):
            return (1 if price <= 9 else 0.3) * (1 if source == "reserve" else 0.01)
        case EnterMarket(source) if source != "reserve":
            return 0.002
        case Travel(start, goal):
            onward = PLACE_NAMES.index(goal) - PLACE_NAMES.index(start)
            return 3.0 * onward if onward > 0 and keeps_together(game, action) else 0.02
        case ConvertIncome(points):
            most = int(game.state.income[game.state.order[game.state.turn]])
            target = most * 2 // 3 if game.state.round >= LATE else 0
            return 1 if points == target else 0.01
    return WEIGHTS.get(type(action), 1)


def keeps_together(game: Game, action: Any) -> bool:
    """Whether no trader of the mover would be without a route after this journey."""
    state = game.title.copy(game.state)
    colour = int(state.order[state.turn])
    game.title.apply(state, game.title.encode(state, action))
    connected = connected_places(state, colour)
    return all(connected >> place & 1 or not state.traders[colour * PLACES + place] for place in range(PLACES))


def choose(game: Game, dice: Random) -> Any:
    actions = game.actions()
    return dice.choices(actions, [weight(game, action) for action in actions])[0]
