"""Events: what happened, in the past tense, complete without the state. Log, animation and statistics feed on them.

Seats, cities, tiles and goods are named by number; the view carries their names.
"""

from typing import NamedTuple


class RoundBegan(NamedTuple):
    """A new round; the leader holds the pawn, and everybody else may bid for it."""

    round: int
    leader: int


class BidPlaced(NamedTuple):
    """A seat offered so much silver for the pawn."""

    seat: int
    amount: int


class BidPassed(NamedTuple):
    """A seat made no offer."""

    seat: int


class PawnUncontested(NamedTuple):
    """Nobody made an offer: the leader stays, and pays nothing."""

    leader: int


class PawnSold(NamedTuple):
    """The leader took the best offer; the bidder paid and leads the caravan now."""

    leader: int
    to: int
    amount: int


class PawnKept(NamedTuple):
    """The leader stayed, and paid the best bidder what that one had offered."""

    leader: int
    to: int
    amount: int


class CaravanMoved(NamedTuple):
    """The caravan went along an arrow."""

    leader: int
    start: int
    goal: int


class PrintedActionOffered(NamedTuple):
    """The leader arrived where an action is printed, and may use it before any tile."""

    seat: int
    tile: int


class BartererUsed(NamedTuple):
    """A Barterer was given up, to take two tiles in one turn."""

    seat: int


class TileTaken(NamedTuple):
    """A tile left the city for a player."""

    seat: int
    city: int
    tile: int


class TileKept(NamedTuple):
    """The tile, a Crook or a Barterer, lies open before the player, for later."""

    seat: int
    tile: int


class CrookUsed(NamedTuple):
    """A Crook was given up: one pictured cube of the tile counts as another good."""

    seat: int
    cube: int
    good: int


class GoodSold(NamedTuple):
    """A good went to the bank for silver."""

    seat: int
    good: int
    price: int


class GoodBought(NamedTuple):
    """A good came from the bank for silver."""

    seat: int
    good: int
    price: int


class GoodsBartered(NamedTuple):
    """Goods went to the bank and others came from it."""

    seat: int
    given: tuple[int, ...]
    taken: tuple[int, ...]


class GoodGiven(NamedTuple):
    """One good of a swap went to the bank."""

    seat: int
    good: int


class GoodTaken(NamedTuple):
    """The other good of the swap came from the bank."""

    seat: int
    good: int


class GoodStolen(NamedTuple):
    """A good changed screens unseen; `good` is known to thief and victim only, others see UNSEEN."""

    thief: int
    victim: int
    good: int


class TheftFailed(NamedTuple):
    """There was nothing to steal."""

    thief: int
    victim: int


class GoodNamed(NamedTuple):
    """A Vizier asks for a good."""

    seat: int
    good: int


class RevealCommitted(NamedTuple):
    """A seat has decided how many goods to show; nobody else knows yet."""

    seat: int


class GoodsRevealed(NamedTuple):
    """All showed at once how many of the good they care to show, by seat."""

    good: int
    counts: tuple[int, ...]


class PrizeWon(NamedTuple):
    """The Vizier paid."""

    seat: int
    amount: int


class GoodMarked(NamedTuple):
    """No later Vizier may name this good; a cube of it lies under the tile, unless the bag had none."""

    good: int
    has_cube: bool


class TokenPlaced(NamedTuple):
    """A turn token lies before the player, for a tile taken; `tokens` in all."""

    seat: int
    tokens: int


class PawnPassed(NamedTuple):
    """The pawn went to another player, or stayed because nobody else may have it."""

    seat: int
    to: int


class RoundEnded(NamedTuple):
    """The market is empty; whoever holds the pawn has collected all tokens."""

    round: int
    leader: int


class GameEnded(NamedTuple):
    """The caravan arrived; the screens were lifted. By seat: money, goods by colour, points."""

    winners: tuple[int, ...]
    money: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
