"""Undo: how far back a seat may go by itself.

Back over its own latest moves, up to the first that let something in: chance, another seat's answer, a move that a
clock or a bot made, or a secret.
"""

from serai.server.hidden import brings_out, is_open
from serai.server.live import Live


def frontier(live: Live, seat: int) -> int | None:
    """The smallest number this seat may undo to now; None when there is nothing to undo."""
    if live.decision is None:
        return None
    number = live.number
    is_open(live, seat)
    while number > 0:
        move = live.moves[number - 1]
        if move.seat != seat or move.drew or move.actor != "person" or revealed(live, number):
            break
        number -= 1
    return number if number < live.number else None


def revealed(live: Live, number: int) -> bool:
    """Whether the move that led to this number showed its own player something hidden; worked out once."""
    if number not in live.reveals:
        move = live.moves[number - 1]
        if live.open_since.get(move.seat, number) < number:
            return False
        live.reveals[number] = brings_out(live.at(number - 1), move.action, move.seat)
    return live.reveals[number]
