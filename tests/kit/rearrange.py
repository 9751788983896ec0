"""Move things about on a table so that most of it still looks right: positions at the edge of what can be."""

from random import Random
from typing import Any

from serai.yunnan.state import QUESTIONS


def rearrange(state: dict[str, Any], dice: Random) -> None:
    """One to four changes to a position's state, in place."""
    for _ in range(dice.randint(1, 4)):
        dice.choice(CHANGES)(state, dice, dice.randrange(len(state["order"])))


def ask_another(state: dict[str, Any], dice: Random, _colour: int) -> None:
    state["question"] = dice.choice(QUESTIONS)


def turn_to_another(state: dict[str, Any], dice: Random, _colour: int) -> None:
    state["turn"] = dice.randrange(len(state["order"]))


def move_a_trader(state: dict[str, Any], dice: Random, colour: int) -> None:
    rows: list[tuple[list[int], int]] = [(state["reserve"], colour), (state["untrained"], colour)]
    rows += [(state["traders"][colour], place) for place in range(6)]
    (source, at), (target, to) = dice.choice([spot for spot in rows if spot[0][spot[1]]] or rows), dice.choice(rows)
    source[at] -= 1
    target[to] += 1


def bid(state: dict[str, Any], dice: Random, colour: int) -> None:
    state["reserve"][colour] -= 1
    state["bids"][dice.randrange(6)][dice.randrange(5)] = colour


def go_to_bank(state: dict[str, Any], dice: Random, colour: int) -> None:
    state["reserve"][colour] -= 1
    state["bank"][dice.randrange(2)] = colour
    state["banked"][colour] = 1


def move_on_tracks(state: dict[str, Any], dice: Random, colour: int) -> None:
    state["horse"][colour] = dice.randrange(6)
    state["influence"][colour] = dice.randrange(5)
    state["passes"][colour] = dice.randint(2, 6)


def take_a_structure(state: dict[str, Any], dice: Random, colour: int) -> None:
    kind = dice.randrange(3)
    state["supply"][colour][kind] -= 1
    state["held"][colour][kind] += 1


def all_pass(state: dict[str, Any], dice: Random, _colour: int) -> None:
    state["passed"] = [dice.randrange(2)] * len(state["order"])


def earn(state: dict[str, Any], dice: Random, _colour: int) -> None:
    state["income"] = [dice.choice((0, 7, 199)) for _ in state["order"]]


def shuffle_order(state: dict[str, Any], dice: Random, _colour: int) -> None:
    dice.shuffle(state["order"])


def set_the_turn(state: dict[str, Any], dice: Random, _colour: int) -> None:
    state["in_hand"] = dice.randint(-1, 2)
    state["arrived"] = dice.randrange(6)
    state["passes_left"] = dice.randrange(7)
    state["travelled"] = [dice.randrange(2) for _ in range(6)]


def set_the_round(state: dict[str, Any], dice: Random, colour: int) -> None:
    state["round"] = dice.randint(1, 30)
    state["coins"][colour] = dice.randrange(100)
    state["guard"][colour] = dice.randrange(6)
    state["blocked_gorge"] = dice.randint(-1, 3)


CHANGES = (
    ask_another,
    turn_to_another,
    move_a_trader,
    bid,
    go_to_bank,
    move_on_tracks,
    take_a_structure,
    all_pass,
    earn,
    shuffle_order,
    set_the_turn,
    set_the_round,
)
