"""Receiving gifts (2e p. 12, two players p. 16; 1e 2C)."""

from mypy_extensions import i64

from serai.yunnan.events import GiftTaken
from serai.yunnan.pieces import PLACES, YUNNAN, at
from serai.yunnan.state import State


def hand_out_gifts(s: State) -> None:
    """In each province with gifts every trader gets one, higher influence first (ruling A-25)."""
    province: i64
    influence: i64
    for province in range(YUNNAN, PLACES):
        influence = s.rules.max_influence
        while influence >= 0 and s.gifts[province] > 0:
            hand_out_among_equals(s, province, influence)
            influence -= 1


def hand_out_among_equals(s: State, province: i64, influence: i64) -> None:
    """One trader of each colour in travelling order, then their second ones, and so on."""
    lap: i64 = 1
    anyone = True
    while anyone and s.gifts[province] > 0:
        anyone = False
        turn: i64 = s.rules.colours - 1
        while turn >= 0 and s.gifts[province] > 0:
            colour = s.order[turn]
            if (
                s.influence[colour] == influence
                and s.traders[at(colour, province)] >= lap
                and may_receive(s, colour, province)
            ):
                s.gifts[province] -= 1
                s.gifts_won[colour] += 1
                anyone = True
                if s.listener is not None:
                    s.listener.append(GiftTaken(colour, province))
            turn -= 1
        lap += 1


def may_receive(s: State, colour: i64, province: i64) -> bool:
    """The automa gets gifts only where a person has a trader too."""
    if colour != s.rules.automa:
        return True
    other: i64
    for other in range(s.rules.colours):
        if other != colour and s.traders[at(other, province)] > 0:
            return True
    return False


def gifts_left(s: State) -> i64:
    """How many gifts lie on the board."""
    left: i64 = 0
    province: i64
    for province in range(YUNNAN, PLACES):
        left += s.gifts[province]
    return left
