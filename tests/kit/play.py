"""Play in notation and ask what may be done."""

from typing import Any, TypeVar

import pytest

from serai import Game, Refusal

Event = TypeVar("Event")


def play(game: Game, *lines: str) -> list[Any]:
    """Play these lines one after another; all that happened."""
    return [event for line in lines for event in game.play_text(line)]


def options(game: Game, beginning: str = "") -> list[str]:
    """The legal actions in notation, or those that begin with these words."""
    written = [game.title.write(action) for action in game.actions()]
    return [line for line in written if f"{line} ".startswith(f"{beginning} ".lstrip())]


def may(game: Game, line: str) -> bool:
    """Whether this is among the legal actions."""
    return game.title.write(game.title.read(line)) in options(game)


def refusal(game: Game, line: str) -> str:
    """The reason why this is refused; the position must stay as it was."""
    before = game.position()
    with pytest.raises(Refusal) as caught:
        game.play_text(line)
    assert game.position() == before
    assert not may(game, line)
    return caught.value.reason


def of_kind(events: list[Any], kind: type[Event]) -> list[Event]:
    """Only the events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def colour_to_move(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    assert decision.colour is not None
    return decision.colour


def question(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    return decision.question


class Look:
    """What a colour has, by name, as anybody at the table can see it."""

    def __init__(self, game: Game, colour: str) -> None:
        self.seen = game.view(None)
        self.number = [entry["name"] for entry in self.seen["colours"]].index(colour)

    def __getattr__(self, name: str) -> Any:
        """Coins, reserve, passes, influence ...: whatever the view shows by colour."""
        return self.seen[name][self.number]

    def traders_in(self, place: str) -> int:
        places = ("pu'er", "yunnan", "sichuan", "kang", "tibet", "qinghai")
        return int(self.seen["traders"][self.number][places.index(place)])

    @property
    def market(self) -> int:
        return self.traders_in("pu'er")


def bids_in(game: Game, building: str) -> dict[int, str]:
    """Who stands on which price of a building."""
    seen = game.view(None)
    buildings = ("school", "customs", "horse-trader", "guild", "yard", "temple")
    spaces = seen["bids"][buildings.index(building)]
    names = [entry["name"] for entry in seen["colours"]]
    return {price: names[owner] for price, owner in zip((5, 7, 9, 12, 15), spaces, strict=True) if owner >= 0}


QUIET = ("pass", "finish", "spare", "keep", "convert 0")


def go_on_to(game: Game, asked: str) -> list[Any]:
    """Everybody does as little as possible until somebody is asked this question; all that happened."""
    happened: list[Any] = []
    while question(game) != asked:
        legal = options(game)
        happened += play(game, next((line for line in QUIET if line in legal), legal[0]))
    return happened


def travelling_order(game: Game) -> list[str]:
    """The colours in the order in which they travel: the bidding order backwards."""
    seen = game.view(None)
    return [seen["colours"][number]["name"] for number in reversed(seen["order"])]


def bidding_order(game: Game) -> list[str]:
    return travelling_order(game)[::-1]
