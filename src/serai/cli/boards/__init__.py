"""Boards: how each game looks in a terminal. A game's module here is its Board; nothing is inherited."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from serai.kernel.decision import Decision
from serai.kernel.house import Value


class Board(Protocol):
    """What the terminal needs to know of a game beyond its Title."""

    ROUNDS: str  # what a game's length is counted in, in the plural
    LEGEND: str  # what the signs on the table mean
    OPEN: bool  # whether everybody may see everybody's score while the game runs

    def draw(
        self, view: Mapping[str, Any], sheets: Sequence[Any], players: Sequence[str], width: int
    ) -> RenderableType:
        """The table as this view shows it; `sheets` are empty where scores are hidden."""

    def ask(self, view: Mapping[str, Any], decision: Decision) -> str:
        """The question, as one line."""

    def group(self, action: Any) -> tuple[str, str]:
        """Under which heading an action is listed, and what is left to say of it there."""

    def amount(self, action: Any) -> int | None:
        """Where the answer is just a number: that number."""

    def ends_turn(self, action: Any) -> bool:
        """Whether this action ends the turn for good, so that it cannot be taken back."""

    def result(
        self, view: Mapping[str, Any], sheets: Sequence[Any], winners: Sequence[int], players: Sequence[str]
    ) -> RenderableType:
        """The final table: who won, by what, and how a tie was broken."""

    def seat_names(self, view: Mapping[str, Any]) -> list[str]:
        """How the seats are called."""

    def length(self, view: Mapping[str, Any]) -> int:
        """How long the game has lasted, counted in ROUNDS."""

    def ending(self, view: Mapping[str, Any]) -> str:
        """Why the game ended."""

    def values(self, edition: str) -> Mapping[str, Value]:
        """The board values of an edition, with their labels."""


def board(game: str) -> Board:
    """How a game looks."""
    return cast("Board", import_module(f"{__name__}.{game}"))
