"""Title: what a game must offer. A game's package (a module) is its Title; nothing is inherited."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.decision import Decision, Refusal
from serai.kernel.setup import Setup


class Title(Protocol):
    """The rules of one game, by two layers: ints inside (for search), typed words at the edge (for people).

    Laws, for every state s that is not over:
    * legal(s, out) >= 1, and no action appears twice;
    * an action is legal if and only if why_not(s, code) is 0, and explain() gives the reason for any other;
    * decode(s, code) and encode(s, action) undo each other, and so do write and read;
    * the same setup and the same actions give the same states.
    """

    NAME: str
    RULES_VERSION: int
    ACTIONS: int  # action codes run from 0 to ACTIONS - 1, the same in every edition and mode
    SEATS: tuple[int, ...]
    EDITIONS: tuple[str, ...]
    VARIANTS: Mapping[str, str]  # name -> one line on what it changes and where it is allowed
    ACTION_KINDS: Mapping[str, type[Any]]
    EVENT_KINDS: Mapping[str, type[Any]]

    def agree(
        self,
        *,
        edition: str | None,
        variants: Sequence[str],
        seats: int,
        seed: int,
        order: Sequence[int],
        house: Mapping[str, Any],
    ) -> Setup:
        """Check what the table wants and make it a Setup, or raise BadInput."""

    def begin(self, setup: Setup) -> Any:
        """Set up the board: a State at its first decision."""

    # The layer inside speaks in ints.

    def to_move(self, state: Any) -> int:
        """The seat whose answer comes next, -1 when the game is over."""

    def hear(self, state: Any, seat: int) -> None:
        """Let this seat, one of several that owe a simultaneous answer, be the next to move."""

    def codes(self, state: Any) -> list[int]:
        """The codes of the legal actions."""

    def legal(self, state: Any, out: vec[i64]) -> int:
        """Write the codes of the legal actions into `out`; how many there are.

        For loops that step many games: make one `out` and use it again and again. Compiled code called from Python
        never lets go of an array it was handed (mypyc 2.4), so a fresh one for every call would fill the memory.
        """

    def apply(self, state: Any, code: int) -> None:
        """Play a legal action and run on to the next decision."""

    def copy(self, state: Any) -> Any:
        """An equal and independent state."""

    def play_randomly(self, state: Any, seed: int, limit: int) -> int:
        """Random legal actions until the game is over, or `limit` of them; how many were played."""

    # The layer at the edge speaks in words.

    def listen(self, state: Any, events: list[Any] | None) -> None:
        """Have events appended to this list from now on (None: nobody listens)."""

    def decision(self, state: Any) -> Decision | None:
        """Who owes an answer to which question."""

    def decode(self, state: Any, code: int) -> Any:
        """The typed action of a code."""

    def encode(self, state: Any, action: Any) -> int:
        """The code of a typed action; Refusal when it names nothing on this board."""

    def explain(self, state: Any, code: int) -> Refusal | None:
        """Why this action is not allowed now; None when it is."""

    def write(self, action: Any) -> str:
        """The action in notation."""

    def read(self, notation: str) -> Any:
        """The action that a line of notation names, or BadInput that says what was expected."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, as plain data."""

    def see(self, event: Any, seat: int | None) -> Any:
        """The event as this seat may know it; None when it may not know of it at all."""

    def see_action(self, action: Any, by: int, seat: int | None) -> Any:
        """Another seat's action as this seat may know it while the game runs; None when it is secret."""

    def determinize(self, view: Mapping[str, Any], seed: int) -> Any:
        """A possible world: a State that looks like this view to the seat it was made for."""

    def position(self, state: Any) -> dict[str, Any]:
        """The whole state as plain data."""

    def restore(self, setup: Setup, data: object) -> Any:
        """A state from its plain data, or BadInput."""

    def scores(self, state: Any) -> list[Any]:
        """Each seat's score sheet, as if the game ended now."""

    def incomes(self, state: Any) -> list[Any]:
        """What each would earn if income were paid now, by where it comes from; none in a game without income."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """The seats that have won; none while the game runs."""
