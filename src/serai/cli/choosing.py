"""Choosing: the legal moves as a numbered menu, and a typed line read as a number, a move, or the start of one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from serai.cli.boards import Board
from serai.kernel.plain import BadInput
from serai.kernel.title import Title


class Option(NamedTuple):
    """A legal move as the menu lists it."""

    number: int
    action: Any
    notation: str


def numbered(board: Board, actions: Sequence[Any]) -> list[int]:
    """Numbers from 1; the one move that stands alone (pass, finish, spare) is always 0, so that fingers learn it."""
    alone = [action for action in actions if not board.group(action)[0]]
    numbers: list[int] = []
    count = 0
    for action in actions:
        if len(alone) == 1 and action == alone[0]:
            numbers.append(0)
        else:
            count += 1
            numbers.append(count)
    return numbers


class Menu:
    """The legal moves of one decision."""

    def __init__(self, title: Title, board: Board, actions: Sequence[Any]) -> None:
        self.title = title
        self.board = board
        amounts = [board.amount(action) for action in actions]
        self.by_amount = None not in amounts  # the number typed is then the answer itself
        numbers = [n for n in amounts if n is not None] if self.by_amount else numbered(board, actions)
        self.options = sorted(
            (Option(number, action, title.write(action)) for number, action in zip(numbers, actions, strict=True)),
            key=lambda option: (not self.by_amount and option.number == 0, option.number),
        )

    def draw(self, beginning: str = "") -> Table | Text:
        """The moves under their headings; with a beginning, only those that start so."""
        shown = [option for option in self.options if option.notation.startswith(beginning)]
        if self.by_amount and not beginning:
            return Text("\n".join(f"  {line}" for line in self.ranges()))
        groups: dict[str, list[str]] = {}
        for option in shown:
            heading, rest = self.board.group(option.action)
            groups.setdefault(heading, []).append(f"{option.number}) {rest}")
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for heading, entries in groups.items():
            table.add_row(Text(f"  {heading}"), Text("   ".join(entries)))
        return table

    def ranges(self) -> list[str]:
        """Amounts are told as from-to, and what stands alone beside them by its number."""
        amounts = [option for option in self.options if self.board.group(option.action)[0]]
        alone = [option for option in self.options if not self.board.group(option.action)[0]]
        lines = [f"{option.number}) {option.notation}" for option in alone]
        if amounts:
            heading = self.board.group(amounts[0].action)[0]
            lines.insert(0, f"{heading}: a number from {amounts[0].number} to {amounts[-1].number}, or all")
        return lines

    def read(self, line: str) -> Any:
        """The action a line stands for: its number, its notation, or as much of that as leaves one move.

        BadInput says what was expected; a line that leaves several moves gives None.
        """
        words = " ".join(line.lower().split())
        if words.isascii() and words.isdigit():
            for option in self.options:
                if str(option.number) == words.lstrip("0") or (option.number == 0 and not words.strip("0")):
                    return option.action
            known = [option.number for option in self.options]
            raise BadInput("move", f"a number from {min(known)} to {max(known)}", line)
        if words == "all" and self.by_amount:
            return self.options[-1].action
        fitting = [option for option in self.options if option.notation.startswith(words)]
        exact = [option for option in fitting if option.notation == words]
        if exact:
            return exact[0].action
        if len(fitting) == 1 and not any(sign.isdigit() for sign in fitting[0].notation[len(words) :]):
            return fitting[0].action
        if fitting:
            return None
        try:
            return self.title.read(words)
        except BadInput:
            completed = self.complete(words)
            if completed is not None:
                return completed
            raise

    def complete(self, words: str) -> Any:
        """Read an unfinished line of other spelling (`bid dragon 9`) through the move it begins, if only one fits."""
        for option in self.options:
            rest = option.notation.split()[len(words.split()) :]
            if rest and not any(word.isdigit() for word in rest):
                try:
                    action = self.title.read(" ".join([words, *rest]))
                except BadInput:
                    continue
                if action == option.action:
                    return action
        return None
