"""Playing in the terminal: people and bots at one table, with undo, save and resume. Nothing played is ever lost."""

import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from serai.bots import bot, dice, names
from serai.cli.boards import board
from serai.cli.choosing import Menu
from serai.cli.documents import PERSON, read_document, table_document, write_json
from serai.cli.telling import Telling, tell_refusal
from serai.kernel.decision import Refusal
from serai.kernel.game import Game
from serai.kernel.plain import BadInput, one_of, whole

HELP = """\
  a number        the move of that number
  a move          as listed: bid school 9 from reserve, travel pu'er yunnan, pass
  part of a move  lists the moves that begin so, or plays the only one
  moves           list the moves again         board   draw the table again
  log [N]         the last N lines (20)        undo    take back your last step of this turn
  score           points as of now             restart take back all steps of this turn
  save FILE       save the game                quit    save and leave (also Ctrl-C, Ctrl-D)
  help            this list"""
LOG_LINES = 20
PAIR = 2
WORLDS = 4  # so many worlds are tried before a step counts as one without chance


class Leave(Exception):  # noqa: N818 - a wish, not a defect
    """Somebody wants to leave the table."""


# What ends a sitting before its time; OSError when the terminal itself is gone.
WISHES = (Leave, KeyboardInterrupt, EOFError, OSError)


def start(game: Game, bots: str, seat: int | None, hotseat: bool, save: Path | None) -> int:
    """Begin a new game."""
    players = seat_players(game, bots, seat, hotseat)
    return Session(game, players, save).run()


def resume(path: Path, game_name: str | None, *, bots: str, seat: int | None, hotseat: bool, save: Path | None) -> int:
    """Go on with a game from a file; a saved table remembers who sat where, unless the options say otherwise."""
    game, players = read_document(path)
    if game_name is not None:
        one_of(game_name, "GAME", [game.title.NAME])
    if not players or seat is not None or hotseat:
        home = save
        players = seat_players(game, bots, seat, hotseat)
    else:
        home = save or path
        for number, player in enumerate(players):
            one_of(player, f"{path}: table.players[{number}]", [PERSON, *names(game.title.NAME)])
    return Session(game, players, home).run()


def seat_players(game: Game, bots: str, seat: int | None, hotseat: bool) -> tuple[str, ...]:
    """Who plays each seat: a person or a bot."""
    seats = game.setup.seats
    named = [name.strip() for name in bots.split(",")]
    for name in named:
        one_of(name, "--bots", names(game.title.NAME))
    if hotseat:
        if seat is not None:
            raise BadInput("--seat", "nothing beside --hotseat", seat)
        if len(named) == 1:  # the default: everybody is a person
            return (PERSON,) * seats
        if len(named) >= seats:
            raise BadInput("--bots", f"at most {seats - 1} names beside --hotseat", bots)
        return (PERSON,) * (seats - len(named)) + tuple(named)
    own = whole(0 if seat is None else seat, "--seat", 0, seats - 1)
    if len(named) == 1:
        named *= seats - 1
    if len(named) != seats - 1:
        raise BadInput("--bots", f"one name, or {seats - 1} for the other seats", bots)
    return (*named[:own], PERSON, *named[own:])


class Session:
    """One sitting at the table."""

    def __init__(self, game: Game, players: Sequence[str], save: Path | None) -> None:
        self.game = game
        self.title = game.title
        self.players = tuple(players)
        self.save_path = save
        self.console = Console(highlight=False)
        self.board = board(game.title.NAME)
        self.dice = [dice(game.setup.seed, seat) for seat in range(game.setup.seats)]
        people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.viewer = people[0] if len(people) == 1 else None  # whose eyes the log is told for
        self.telling = Telling(game.view())
        self.log: list[tuple[int, str]] = []  # number of moves before it, sentence
        self.takeable = 0  # own steps that can be taken back
        self.drawn_after = -1  # how many moves had been played when the table was last drawn
        self.last_seat = -1

    # The course of a sitting.

    def run(self) -> int:
        """Play until the game is over or somebody leaves; either way the file is written."""
        if self.save_path is not None:
            self.store(self.save_path)  # a name that cannot be written is found out before the first move
        with leaving_by_signal() as undisturbed:
            try:
                try:
                    self.sit()
                except WISHES:
                    undisturbed()
            except WISHES:  # a second one, which came while the first was being heard
                undisturbed()
            self.leave()
        return 0

    def sit(self) -> None:
        """The whole game; if anything unforeseen goes wrong, it is at least not lost with it."""
        try:
            self.greet()
            self.play_on()
            self.finish()
        except WISHES:
            raise
        except BaseException:
            self.leave()
            raise

    def greet(self) -> None:
        """Say what is played, so that the game can be set up again."""
        setup = self.game.setup
        seats = self.board.seat_names(self.game.view())
        for seat, name in enumerate(seats):
            own_name = "" if name.lower() == f"seat {seat}" else f"{name}, "
            self.console.print(f"  seat {seat}: {own_name}{self.called(seat)}")
        self.console.print(f"  seed {setup.seed}; type help for the commands and the signs", style="dim")

    def called(self, seat: int) -> str:
        """How a player is called at this table."""
        return ("you" if self.viewer == seat else "person") if self.players[seat] == PERSON else self.players[seat]

    def play_on(self) -> None:
        """Ask whoever owes an answer, until nobody does."""
        while (decision := self.game.decision) is not None:
            seat = decision.seats[0]
            if self.players[seat] == PERSON:
                self.ask(seat)
            else:
                choose = bot(self.title.NAME, self.players[seat])
                self.do(choose(self.game.view(seat), self.game.actions(seat), self.dice[seat]), seat)

    def do(self, action: Any, seat: int) -> None:
        """Play an action, tell what happened, and keep count of what can be taken back."""
        number = len(self.game.moves)
        own = self.players[seat] == PERSON
        before = self.game.view(seat) if own else {}
        events = self.game.play(action, seat)
        last = not own or self.board.ends_turn(action) or self.has_learnt(before, action, seat)
        self.takeable = 0 if last else 1 + (self.takeable if seat == self.last_seat else 0)
        self.last_seat = seat
        for event in events:
            seen = self.title.see(event, self.viewer)
            if seen is not None:
                self.tell(number, self.telling.tell(seen))
        if own and self.save_path is not None:
            self.store(self.save_path)

    def has_learnt(self, before: dict[str, Any], action: Any, seat: int) -> bool:
        """Whether the action brought out something hidden: in another world that looked the same, it looks different.

        Where it did, undoing it would be peeking.
        """
        now = self.game.view(seat)
        for world_seed in range(WORLDS):
            world = self.title.determinize(before, world_seed)
            self.title.hear(world, seat)
            self.title.apply(world, self.title.encode(world, action))
            if self.title.view(world, seat) != now:
                return True
        return False

    def tell(self, number: int, sentence: str) -> None:
        """A line of the log."""
        self.log.append((number, sentence))
        if sentence.startswith("Round ") and "begins" in sentence:
            self.console.print(Rule(sentence, style="dim"))
        else:
            self.console.print(f"  {sentence}")

    # A person's answer.

    def ask(self, seat: int) -> None:
        """Ask until a legal answer is given."""
        game = self.game
        decision = game.decision
        assert decision is not None  # noqa: S101 - somebody owes an answer, or nobody would be asked
        if len(game.moves) != self.drawn_after and (self.takeable == 0 or seat != self.last_seat):
            self.curtain(seat)
            self.draw(seat)
        view = game.view(seat)
        menu = Menu(self.title, self.board, game.actions(seat))
        self.console.print(Text(self.board.ask(view, decision), "bold"))
        self.console.print(menu.draw())
        while True:
            line = self.read_line().strip()
            if not line and len(menu.options) == 1:
                line = menu.options[0].notation
            if not line:
                continue
            command, _, rest = line.partition(" ")
            answer = COMMANDS.get(command.lower())
            try:
                if answer is not None:
                    if answer(self, rest.strip(), seat, menu):
                        return
                    continue
                action = menu.read(line)
                if action is None:
                    self.console.print(menu.draw(" ".join(line.lower().split())))
                    continue
                self.do(action, seat)
            except Refusal as refusal:
                self.console.print(f"  {tell_refusal(refusal, self.title.NAME)}", style="bold")
            except BadInput as error:
                self.console.print(f"  Not understood: {error}")
                self.console.print("  (moves lists what is possible, help the commands)", style="dim")
            else:
                return

    def read_line(self) -> str:
        """A line from the keyboard; the end of the input is a wish to leave."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - its import alone gives input() editing and a history
        self.console.file.flush()
        return input("> ")

    def curtain(self, seat: int) -> None:
        """Where hands are hidden and several people share the screen, the next one sits down unseen."""
        if self.board.OPEN or self.players.count(PERSON) < PAIR:
            return
        self.console.clear()
        name = self.board.seat_names(self.game.view())[seat]
        self.console.print(f"{name}: press Enter when nobody else looks.")
        self.read_line()

    def draw(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        game = self.game
        self.drawn_after = len(game.moves)
        sheets = game.scores() if self.board.OPEN or game.is_over else []
        called = [self.called(other) for other in range(game.setup.seats)]
        self.console.print()
        self.console.print(self.board.draw(game.view(seat), sheets, called, self.console.width))

    # Commands: each gives True when the question must be asked anew.

    def do_help(self, _: str, __: int, ___: Menu) -> bool:
        self.console.print(Text(HELP))
        self.console.print(Text(self.board.LEGEND, "dim"))
        return False

    def do_board(self, _: str, seat: int, menu: Menu) -> bool:
        self.draw(seat)
        self.console.print(menu.draw())
        return False

    def do_moves(self, rest: str, _: int, menu: Menu) -> bool:
        self.console.print(menu.draw(rest.lower()))
        return False

    def do_log(self, rest: str, _: int, __: Menu) -> bool:
        if rest and not (rest.isascii() and rest.isdigit()):
            raise BadInput("log", "a number of lines", rest)
        for _number, sentence in self.log[-int(rest or LOG_LINES) :]:
            self.console.print(f"  {sentence}")
        return False

    def do_score(self, _: str, seat: int, __: Menu) -> bool:
        sheets = self.game.scores()
        if not self.board.OPEN:
            sheets = [sheets[seat]]
        seats = self.board.seat_names(self.game.view())
        for sheet in sheets:
            parts = ", ".join(
                f"{key.replace('_', ' ')} {value}"
                for key, value in sheet._asdict().items()
                if key not in ("seat", "total")
            )
            self.console.print(f"  {seats[sheet.seat]} {sheet.total}: {parts}")
        return False

    def do_undo(self, _: str, seat: int, __: Menu) -> bool:
        return self.take_back(1, seat)

    def do_restart(self, _: str, seat: int, __: Menu) -> bool:
        return self.take_back(max(self.takeable, 1), seat)

    def take_back(self, count: int, seat: int) -> bool:
        """Back over own steps of this turn only, never over another player's step or a chance."""
        if self.takeable < count or seat != self.last_seat:
            self.console.print(
                "  Nothing to take back: only your own steps of this turn, before anybody else or chance moved."
            )
            return False
        self.game.undo(count)
        self.takeable -= count
        self.log = [(number, sentence) for number, sentence in self.log if number < len(self.game.moves)]
        self.console.print(f"  Taken back: {count} step{'s' if count > 1 else ''}.")
        if self.save_path is not None:
            self.store(self.save_path)
        self.draw(seat)
        return True

    def do_save(self, rest: str, _: int, __: Menu) -> bool:
        path = Path(rest) if rest else self.save_path
        if path is None:
            raise BadInput("save", "the name of a file", missing=True)
        self.store(path)
        self.save_path = path
        self.console.print(f"  Saved to {path}; it is kept up to date from now on.")
        return False

    def do_quit(self, _: str, __: int, ___: Menu) -> bool:
        raise Leave

    # The end.

    def finish(self) -> None:
        """The final table, and a chance to keep the record."""
        game = self.game
        self.draw(self.viewer)
        self.console.print()
        called = [self.called(seat) for seat in range(game.setup.seats)]
        self.console.print(self.board.result(game.view(self.viewer), game.scores(), game.winners, called))
        if self.save_path is not None:
            self.store(self.save_path)
            self.console.print(f"The record is in {self.save_path}; look at it with: serai replay {self.save_path}")
        elif sys.stdin.isatty():
            self.console.print("Name a file to keep the record, or press Enter.")
            name = self.read_line().strip()
            if name:
                self.store(Path(name))
                self.console.print(f"Saved. Look at it with: serai replay {name}")

    def leave(self) -> None:
        """Save before the chairs are put up; only then speak, for the screen may be gone."""
        if self.game.is_over or (self.save_path is None and not self.game.moves):
            return
        path = self.save_path or unused_name(self.title.NAME)
        try:
            self.store(path)
        except BadInput:
            path = Path(tempfile.gettempdir()) / path.name
            self.store(path)
        with suppress(OSError):
            self.console.print(f"\nSaved to {path}. Go on with: serai play --resume {path}", soft_wrap=True)

    def store(self, path: Path) -> None:
        write_json(path, table_document(self.game, self.players))


COMMANDS = {
    "help": Session.do_help,
    "?": Session.do_help,
    "board": Session.do_board,
    "moves": Session.do_moves,
    "log": Session.do_log,
    "score": Session.do_score,
    "undo": Session.do_undo,
    "restart": Session.do_restart,
    "save": Session.do_save,
    "quit": Session.do_quit,
    "exit": Session.do_quit,
}


def unused_name(game: str) -> Path:
    """A name for a file that is not there yet."""
    stem = f"serai-{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.json")
    count = 2
    while path.exists():
        path = Path(f"{stem}-{count}.json")
        count += 1
    return path


@contextmanager
def leaving_by_signal() -> Iterator[Callable[[], None]]:
    """A closed terminal or a polite kill is a wish to leave, so that the game is saved.

    What is given makes deaf to all such wishes: a second one must not disturb the saving.
    """
    is_leaving = False

    def leave(_number: int, _frame: Any) -> None:
        nonlocal is_leaving
        if not is_leaving:  # once: a second one, heard in the middle of reading a line, would be an error of the system
            is_leaving = True
            raise Leave

    def undisturbed() -> None:
        for kind in [*kinds, signal.SIGINT]:
            signal.signal(kind, signal.SIG_IGN)

    kinds = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    old = [(kind, signal.signal(kind, leave)) for kind in kinds]
    old.append((signal.SIGINT, signal.getsignal(signal.SIGINT)))
    try:
        yield undisturbed
    finally:
        for kind, handler in old:
            signal.signal(kind, handler)
