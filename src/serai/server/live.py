"""Live: a table's game in memory, always the replay of its stored log. It may be thrown away at any moment."""

from copy import copy
from typing import Any, NamedTuple

from msgspec import Raw

import serai
from serai.catalogue import title as title_of
from serai.kernel.decision import Decision
from serai.kernel.game import Game
from serai.kernel.plain import plain
from serai.kernel.setup import read_setup
from serai.server.log import log
from serai.server.store.rows import Entry, SeatRow, TableRow

MARK_EVERY = 50  # moves between states kept for going back
IDS_KEPT = 64  # the latest client ids, for who sends one again; the store knows all of them


class Played(NamedTuple):
    """A move that stands."""

    number: int  # moves that stood after it
    seat: int
    action: Any
    events: tuple[Any, ...]  # none left once the move is among the open ones
    actor: str
    at: int
    asked: Decision  # the question it answered
    drew: bool  # chance had a part in it


class Projected(NamedTuple):
    """Score sheets as if the game ended now, incomes as if they were paid now; None for what is not to be told."""

    scores: list[dict[str, Any]] | None = None
    incomes: list[dict[str, Any]] | None = None


class Live:
    """A table as this worker knows it, up to `version`."""

    def __init__(self, row: TableRow, places: list[SeatRow]) -> None:
        self.row = row
        self.places = places
        self.title = title_of(row.game)
        self.version = 0
        self.last_undo = 0  # version of the latest undo: who was here before it needs the whole state
        self.moves: list[Played] = []
        self.client_ids: dict[tuple[int, str], int] = {}  # who sent what, and the version it became
        self.told: dict[tuple[object, ...], bytes] = {}  # messages already written for this version
        self.projected: Projected | None = None  # what this version promises everybody, once worked out
        self.open_moves: dict[int, Raw] = {}  # moves that everybody may know all of, as written
        self.questions: dict[Decision, Decision] = {}  # one of each kind, instead of one per move
        self.notices: tuple[int, list[dict[str, Any]]] | None = None  # who wants to be told, as of a revision
        self.reveals: dict[int, bool] = {}  # per move: did it show its own player something hidden
        self.open_since: dict[int | None, int] = {}  # per reader: since which number nothing is hidden from it
        self.closed_since: dict[int | None, int] = {}  # per reader: since which number something is, or was
        self.game: Game | None = None
        self.marks: dict[int, Any] = {}
        self.failure: str | None = None  # why the log cannot be played under the present rules
        self.take_in(row, places, [])

    def beginning(self) -> Game:
        """The game before its first move."""
        setup = read_setup(self.row.setup)
        if self.row.start is None:
            return Game(self.title, setup)
        return serai.from_position({"format": 1, "setup": self.row.setup, "state": self.row.start})

    @property
    def number(self) -> int:
        return len(self.moves)

    @property
    def decision(self) -> Decision | None:
        return None if self.game is None or self.row.status == "finished" else self.game.decision

    def take_in(self, row: TableRow, places: list[SeatRow], entries: list[Entry]) -> None:
        """Follow the store: a newer row, and the entries after our version."""
        self.row = row
        self.places = places
        self.renew()
        if self.failure is not None:
            return
        try:
            self.catch_up(entries)
        except Exception as error:  # noqa: BLE001 - a log of other rules may fail in any way
            self.set_aside(f"{type(error).__name__}: {error}")

    def catch_up(self, entries: list[Entry]) -> None:
        if self.game is None and self.row.status != "open":
            self.game = self.beginning()
            self.marks = {0: self.title.copy(self.game.state)}
        for entry in entries:
            if entry.version > self.version:
                self.add(entry)
        is_older = self.row.rules_version != self.title.RULES_VERSION
        if is_older and self.game is not None and entries and self.result_differs():
            self.set_aside("another result")

    def result_differs(self) -> bool:
        """Whether a finished game ends otherwise than it did when it was played."""
        stored, game = self.row.result, self.playing
        if stored is None:
            return False
        return stored != {"winners": list(game.winners), "scores": [plain(sheet) for sheet in game.scores()]}

    def set_aside(self, failure: str) -> None:
        """The log is not of these rules: nothing of it is played or told, and nothing is added to it."""
        self.failure = failure
        self.game = None
        self.moves.clear()
        self.marks.clear()
        self.open_moves.clear()
        self.client_ids.clear()
        log.warning("log does not replay", extra={"table": self.row.id, "rules": self.row.rules_version})

    def add(self, entry: Entry) -> None:
        """Play one stored entry."""
        if entry.kind == "undo":
            self.accept(entry, self.at(entry.number), None)
            return
        self.accept(entry, self.playing, play_on(self.playing, self.title.read(entry.action), entry.seat))

    def accept(self, entry: Entry, game: Game, trial: "Trial | None") -> None:
        """Make what was stored the present: an undo (no trial), or a move that was tried before it was stored."""
        self.renew()
        self.version = entry.version
        self.game = game
        if entry.client_id is not None:
            self.client_ids[entry.seat, entry.client_id] = entry.version
            if len(self.client_ids) > IDS_KEPT:
                del self.client_ids[next(iter(self.client_ids))]
        if trial is None or trial.asked is None:
            self.last_undo = entry.version
            del self.moves[entry.number :]
            self.open_moves = {number: text for number, text in self.open_moves.items() if number <= entry.number}
            self.marks = {number: state for number, state in self.marks.items() if number <= entry.number}
            self.reveals = {number: shown for number, shown in self.reveals.items() if number <= entry.number}
            self.forget_secrets()
            return
        if trial.drew or len(trial.asked.seats) > 1:  # nothing else can make a new secret
            self.forget_secrets()
        self.moves.append(
            Played(
                entry.number,
                entry.seat,
                trial.action,
                tuple(trial.events),
                entry.actor,
                entry.at,
                self.questions.setdefault(trial.asked, trial.asked),
                trial.drew,
            )
        )
        if entry.number % MARK_EVERY == 0:
            self.marks[entry.number] = self.title.copy(game.state)

    def keep_open(self, number: int, text: Raw) -> None:
        """Keep a move as it was written for everybody; its events are not needed any more."""
        self.open_moves[number] = text
        self.moves[number - 1] = self.moves[number - 1]._replace(events=())

    def renew(self) -> None:
        """What was written for the version before is not true any more."""
        self.told.clear()
        self.projected = None

    def forget_secrets(self) -> None:
        self.open_since.clear()
        self.closed_since.clear()

    @property
    def playing(self) -> Game:
        """The game; a table that has not begun has none."""
        if self.game is None:
            raise LookupError("this table has not begun")
        return self.game

    def at(self, number: int) -> Game:
        """The game as it stood after so many moves, independent of the present."""
        mark = max(known for known in self.marks if known <= number)
        game = copy(self.playing)
        game.state = self.title.copy(self.marks[mark])
        game.moves = game.moves[:mark]
        for move in self.moves[mark:number]:
            game.play(move.action, move.seat)
        return game

    def attempt(self, action: Any, seat: int) -> "Trial":
        """Play an action on a copy; Refusal when the rules forbid it. The present is untouched until it is stored."""
        game = copy(self.playing)
        game.state = self.title.copy(game.state)
        game.moves = list(game.moves)
        return play_on(game, action, seat)


class Trial(NamedTuple):
    """An action played, with all that follows."""

    game: Game
    action: Any
    events: list[Any]
    asked: Decision | None
    drew: bool


def play_on(game: Game, action: Any, seat: int) -> Trial:
    """Play an action in this game, and look at what it asked and drew; Refusal when the rules forbid it."""
    asked = game.decision
    before = words_of(game)
    events = game.play(action, seat)
    return Trial(game, action, events, asked, before != words_of(game))


def words_of(game: Game) -> tuple[int, ...]:
    """Where the generator stands; it moves when chance is asked."""
    return tuple(int(word) for word in game.state.chance)
