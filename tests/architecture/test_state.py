"""Every field of the state is shown or declared secret, copied, and part of a position."""

import ast

from serai.yunnan.state import State
from serai.yunnan.view import PUBLIC, SECRET
from tests.architecture.source import SOURCE, parsed
from tests.kit import BY_NAME
from tests.kit.walks import stroll

NOT_POSITION = {"rules", "listener"}  # shared by all states; whoever listens


def fields() -> list[str]:
    (cls,) = [node for node in parsed(SOURCE / "yunnan" / "state.py").body if isinstance(node, ast.ClassDef)]
    return [
        node.target.id for node in cls.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


def test_every_field_is_public_or_secret_and_none_is_both() -> None:
    assert set(fields()) - NOT_POSITION == set(PUBLIC) | set(SECRET)
    assert not set(PUBLIC) & set(SECRET)


def test_every_field_is_in_a_position() -> None:
    game = BY_NAME["second-2"].new_game(1)

    assert set(game.position()["state"]) == set(fields()) - NOT_POSITION


def test_every_field_is_copied_and_every_row_is_a_row_of_its_own() -> None:
    state = stroll(BY_NAME["second-2-guards"].new_game(1), 1, 100).state
    copied = State(state.rules, state)

    for name in set(fields()) - NOT_POSITION:
        mine, theirs = getattr(state, name), getattr(copied, name)
        if isinstance(mine, int):
            assert theirs == mine
            continue
        assert list(theirs) == list(mine)
        theirs[0] += 1
        assert list(theirs) != list(mine), name
