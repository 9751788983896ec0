"""Game: one game being played. Every path to the rules (terminal, server, bots, replay) goes through `play`."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from serai.kernel.decision import Decision, Refusal
from serai.kernel.plain import BadInput, from_plain, items, table, to_plain, whole
from serai.kernel.setup import Setup, read_setup
from serai.kernel.title import Title

FORMAT = 1


class Move(NamedTuple):
    """An answer that was given: by whom, and what."""

    seat: int
    action: Any


class Game:
    """A state, the moves that led to it, and the words of its title around both."""

    def __init__(self, title: Title, setup: Setup, start: Any = None) -> None:
        self.title = title
        self.setup = setup
        self.start = start  # a state the game began from instead of the set-up; None for an ordinary game
        self.state = title.begin(setup) if start is None else title.copy(start)
        self.moves: list[Move] = []

    @property
    def decision(self) -> Decision | None:
        """Who owes an answer to which question; None when the game is over."""
        return self.title.decision(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.title.to_move(self.state) < 0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game runs."""
        return self.title.winners(self.state)

    def scores(self) -> list[Any]:
        """Each seat's score sheet, as if the game ended now."""
        return self.title.scores(self.state)

    def incomes(self) -> list[Any]:
        """What each would earn if income were paid now; none in a game without income, or when it is over."""
        return self.title.incomes(self.state)

    def actions(self, seat: int | None = None) -> list[Any]:
        """The legal actions, typed: of the seat to move, or of one of several that owe an answer at once."""
        decision = self.decision
        if decision is None or (seat is not None and seat not in decision.seats):
            return []
        self.title.hear(self.state, decision.seats[0] if seat is None else seat)
        found = [self.title.decode(self.state, code) for code in self.codes()]
        self.title.hear(self.state, decision.seats[0])
        return found

    def codes(self) -> list[int]:
        """The legal actions as ints, of the seat to move."""
        return self.title.codes(self.state)

    def play(self, action: Any, seat: int | None = None) -> list[Any]:
        """Play a legal action and return what happened; Refusal, and nothing changed, when the rules forbid it."""
        decision = self.decision
        if decision is None:
            raise Refusal("game_over", "")
        if seat is None:
            seat = decision.seats[0]
        elif whole(seat, "seat", 0, self.setup.seats - 1) not in decision.seats:
            raise Refusal("not_your_turn", "", {"awaited": ", ".join(map(str, decision.seats))})
        if type(action) not in self.title.ACTION_KINDS.values():
            raise Refusal("unknown_action", "", {"expected": ", ".join(self.title.ACTION_KINDS)})
        self.title.hear(self.state, seat)
        try:
            code = self.title.encode(self.state, action)
            refusal = self.title.explain(self.state, code)
            if refusal is not None:
                raise refusal
        except Refusal:
            self.title.hear(self.state, decision.seats[0])
            raise
        events: list[Any] = []
        self.title.listen(self.state, events)
        self.title.apply(self.state, code)
        self.title.listen(self.state, None)
        self.moves.append(Move(seat, action))
        return events

    def play_text(self, notation: str, seat: int | None = None) -> list[Any]:
        """Play an action given in notation."""
        return self.play(self.title.read(notation), seat)

    def undo(self, count: int = 1) -> None:
        """Take back the last moves. Whether the table allows it is the table's business."""
        whole(count, "count", 0, len(self.moves))
        kept = self.moves[: len(self.moves) - count]
        self.state = self.title.begin(self.setup) if self.start is None else self.title.copy(self.start)
        self.moves = []
        for seat, action in kept:
            self.play(action, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), as plain data."""
        if seat is not None:
            whole(seat, "seat", 0, self.setup.seats - 1)
        return self.title.view(self.state, seat)

    def position(self) -> dict[str, Any]:
        """The whole position as plain data; `serai.from_position` reads it back."""
        return {"format": FORMAT, "setup": self.setup.to_plain(), "state": self.title.position(self.state)}

    def record(self, *, notation: bool = False) -> dict[str, Any]:
        """Setup, seed and moves as plain data; `serai.replay` reads it back."""
        form = self.title.write if notation else to_plain
        start = None if self.start is None else self.title.position(self.start)
        moves = [[move.seat, form(move.action)] for move in self.moves]
        return {"format": FORMAT, "setup": self.setup.to_plain(), "start": start, "moves": moves}


def record_for(game: Game, seat: int | None, *, notation: bool = False) -> dict[str, Any]:
    """The record as a seat (None: a spectator) may know it: of a running game neither seed nor secret answers."""
    record = game.record(notation=notation)
    if game.is_over:
        return record
    setup = {key: value for key, value in record["setup"].items() if key != "seed"}
    moves = record["moves"]
    for number, (by, action) in enumerate(game.moves):
        if by != seat and game.title.see_action(action, by, seat) is None:
            moves[number] = [by, None]
    return record | {"setup": setup, "start": None, "partial": True}


def read_document(data: object, place: str, keys: list[str]) -> tuple[dict[str, Any], Setup]:
    """The parts of a record or position, and its setup."""
    fields = table(data, place, ["format", "setup", *keys])
    whole(fields["format"], f"{place}.format", FORMAT, FORMAT)
    return fields, read_setup(fields["setup"], f"{place}.setup")


def read_position(title: Title, data: object) -> Game:
    """A game that goes on from a position."""
    fields, setup = read_document(data, "position", ["state"])
    setup = check_setup(title, setup, "position")
    return Game(title, setup, title.restore(setup, fields["state"]))


def replay(title: Title, data: object) -> Game:
    """Play a record again; BadInput names the first move that cannot be played."""
    fields, setup = read_document(data, "record", ["start", "moves"])
    setup = check_setup(title, setup, "record")
    start = None if fields["start"] is None else title.restore(setup, fields["start"])
    game = Game(title, setup, start)
    for number, entry in enumerate(items(fields["moves"], "record.moves")):
        place = f"record.moves[{number}]"
        seat, given = items(entry, place, 2)
        whole(seat, f"{place}[0]", 0, setup.seats - 1)
        action = read_action(title, given, f"{place}[1]")
        try:
            game.play(action, seat)
        except Refusal as refusal:
            raise BadInput(f"{place} (move {number + 1})", f"a legal action; refused: {refusal}", given) from refusal
    return game


def read_action(title: Title, given: object, place: str) -> Any:
    """An action from notation or from plain data."""
    if isinstance(given, Mapping):
        return from_plain(given, title.ACTION_KINDS, place)
    if not isinstance(given, str):
        raise BadInput(place, "an action, as notation or as a table", given)
    try:
        return title.read(given)
    except BadInput as error:
        raise BadInput(place, error.expected, given) from error


def check_setup(title: Title, setup: Setup, place: str) -> Setup:
    """A setup read from outside must be one that the title itself would agree to, under rules it still knows."""
    if setup.rules_version != title.RULES_VERSION:
        raise BadInput(
            f"{place}.setup.rules_version", f"{title.RULES_VERSION}, the rules of this release", setup.rules_version
        )
    return title.agree(
        edition=setup.edition,
        variants=setup.variants,
        seats=setup.seats,
        seed=setup.seed,
        order=setup.order,
        house=setup.house,
    )
