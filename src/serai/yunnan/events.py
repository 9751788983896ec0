"""Events: what happened, in the past tense, complete without the state. Log, animation and statistics feed on them."""

from typing import NamedTuple


class RoundBegan(NamedTuple):
    """A new round; `order` is the bidding order."""

    round: int
    order: tuple[int, ...]


class TraderPlaced(NamedTuple):
    """A bid: a trader from the reserve (source 0) or a province stands on a space."""

    colour: int
    source: int
    building: int
    price: int


class TraderOutbid(NamedTuple):
    """A trader on a small space went back to its reserve."""

    colour: int
    building: int
    price: int
    by: int


class MarkerReturned(NamedTuple):
    """An outbid colour that had passed bids again."""

    colour: int


class BankVisited(NamedTuple):
    """A trader went to the bank."""

    colour: int
    source: int
    space: int


class BidWithdrawn(NamedTuple):
    """A bank visitor's bid left its space for the market."""

    colour: int
    building: int
    price: int


class MarketEntered(NamedTuple):
    """A trader was put into Pu'er market."""

    colour: int
    source: int


class Passed(NamedTuple):
    """A colour passed; the rest of its reserve went to the market."""

    colour: int
    to_market: int


class CardDrawn(NamedTuple):
    """The automa turned up a card, to bid or to travel."""

    colour: int
    card: int
    use: str


class DeckShuffled(NamedTuple):
    """All cards of the automa were shuffled again."""

    colour: int


class BankPaid(NamedTuple):
    """The bank paid; the trader went back to the reserve. `total` is the sum of all bids."""

    colour: int
    space: int
    total: int
    coins: int


class BidsPaid(NamedTuple):
    """A colour paid for its bids, in coins and, where debts are allowed, in points."""

    colour: int
    coins: int
    points: int


class BidResolved(NamedTuple):
    """A bidder went back to the reserve and the building's progress was taken."""

    colour: int
    building: int
    price: int


class TraderTrained(NamedTuple):
    """A new trader stands in Pu'er market."""

    colour: int


class PassGained(NamedTuple):
    """One more pass a round."""

    colour: int
    passes: int


class HorseMoved(NamedTuple):
    """The horse reached a province."""

    colour: int
    province: int


class InfluenceGained(NamedTuple):
    """Influence rose."""

    colour: int
    influence: int


class StructureTaken(NamedTuple):
    """A structure came from the supply into the owner's hands."""

    colour: int
    structure: int


class GorgeBlocked(NamedTuple):
    """The blocker lies in a gorge for the rest of the round."""

    colour: int
    gorge: int


class GuardPosted(NamedTuple):
    """A guard came from the supply and stands in a province for this round."""

    colour: int
    province: int


class PostBuilt(NamedTuple):
    """A post stands in a province."""

    colour: int
    province: int


class BridgeBuilt(NamedTuple):
    """A bridge spans a gorge."""

    colour: int
    gorge: int


class TeaHouseBuilt(NamedTuple):
    """A tea house stands in a province."""

    colour: int
    province: int


class TraderTravelled(NamedTuple):
    """A journey, and the passes it took."""

    colour: int
    start: int
    goal: int
    passes: int


class TraderDisplaced(NamedTuple):
    """A trader was pushed one place down the road."""

    colour: int
    province: int
    to: int
    by: int


class AutomaPlaced(NamedTuple):
    """The automa put traders from its reserve into a province."""

    colour: int
    province: int
    traders: int


class TradersIsolated(NamedTuple):
    """Traders without an unbroken route went to Pu'er market."""

    colour: int
    province: int
    traders: int


class InspectorCame(NamedTuple):
    """The inspector went to the province that earns most."""

    province: int
    revenue: int


class TraderBanished(NamedTuple):
    """The inspector sent a trader back to Pu'er market."""

    colour: int
    province: int


class GiftTaken(NamedTuple):
    """A trader received a gift."""

    colour: int
    province: int


class IncomeEarned(NamedTuple):
    """A colour's income of the round, with its parts by place: traders net of gaps, and posts."""

    colour: int
    income: int
    by_traders: tuple[int, ...]
    by_posts: tuple[int, ...]


class OrderChanged(NamedTuple):
    """The order of the next round, bidding first to last."""

    order: tuple[int, ...]


class IncomeConverted(NamedTuple):
    """Part of the income became points, the rest coins."""

    colour: int
    points: int
    coins: int


class RoundEnded(NamedTuple):
    """Traders in Pu'er went back to the reserves; blocker and guards left the board."""

    round: int


class AutomaCleared(NamedTuple):
    """The automa's traders left the provinces for its reserve."""

    colour: int


class GameEnded(NamedTuple):
    """The game is over."""

    reason: str
    winners: tuple[int, ...]
