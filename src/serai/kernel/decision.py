"""Decision: who owes an answer to which question. Derived from the state, never stored beside it."""

from typing import NamedTuple


class Decision(NamedTuple):
    """A question to one seat, or to several at once when the answers are secret and simultaneous."""

    question: str
    seats: tuple[int, ...]
    colour: str | None = None  # whose pieces the question is about, where a seat runs more than one colour


class Refusal(Exception):  # noqa: N818 - it is a word of the game, not a defect of the program
    """An action the rules do not allow now: the reason as a key, the rulebook's section, and the values it turns on."""

    def __init__(self, reason: str, section: str, values: dict[str, object] | None = None) -> None:
        self.reason = reason
        self.section = section
        self.values = values or {}
        details = ", ".join(f"{key} {value}" for key, value in self.values.items())
        super().__init__(
            reason.replace("_", " ") + (f" ({details})" if details else "") + (f" [{section}]" if section else "")
        )
