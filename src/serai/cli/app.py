"""The commands and their options. Each one checks its words and calls the module that does the work."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Exit, Option, Typer
from typer._click.exceptions import ClickException as TyperError

import serai
from serai.catalogue import GAMES, title
from serai.kernel.plain import BadInput, one_of
from serai.kernel.setup import SEED_LIMIT
from serai.server.cli import app as server_commands

__all__ = ["TyperError", "app"]

SEATS = 4  # unless told
HELP = """Play, study and train on the board games Yunnan and Silk Road.

Begin with: serai play yunnan
"""

app = Typer(
    name="serai",
    help=HELP,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(server_commands)  # serve and admin; the server itself is loaded when one of them runs

GameName = Annotated[str, Argument(metavar="GAME", help="Which game: " + " or ".join(GAMES) + ".")]
Edition = Annotated[str | None, Option(metavar="NAME", help="Yunnan: second (the default) or first.")]
Variants = Annotated[
    list[str] | None,
    Option(
        "--variant",
        metavar="NAME",
        help="May be given several times. Yunnan: double_bid, guards, debt (first edition). Silk Road: reverse.",
    ),
]
House = Annotated[
    Path | None, Option(metavar="FILE", help="A TOML file with board values of your own; `serai data GAME` lists them.")
]
Order = Annotated[
    str | None,
    Option(metavar="LIST", help="The starting order, as numbers from 0 (1,0,3,2) or colours (blue,red,...)."),
]


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"serai {serai.__version__}" + ("" if compiled() else " (uncompiled)"))
        raise Exit


@app.callback()
def before(
    context: typer.Context,
    version: Annotated[bool, Option("--version", callback=say_version, is_eager=True, help="Say the version.")] = False,  # noqa: ARG001 - answered by its callback
) -> None:
    if context.invoked_subcommand not in (None, "bench") and not compiled():
        typer.echo("Serai runs uncompiled: right, but slow. With a C compiler: make compile", err=True)


def compiled() -> bool:
    """Whether the rules run as machine code."""
    from serai.kernel import chance  # noqa: PLC0415

    return not str(chance.__file__).endswith(".py")


@app.command()
def play(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="yunnan (the default) or silk_road.")] = None,
    *,
    edition: Edition = None,
    seats: Annotated[int | None, Option(metavar="N", help="How many players; 4 unless told.")] = None,
    variant: Variants = None,
    seed: Annotated[
        int | None,
        Option(metavar="N", min=0, max=SEED_LIMIT, help="The same seed gives the same game; drawn unless told."),
    ] = None,
    order: Order = None,
    house: House = None,
    bots: Annotated[
        str,
        Option(metavar="LIST", help="Who plays the other seats: one name for all, or one for each, in order of seats."),
    ] = "greedy",
    seat: Annotated[int | None, Option(metavar="N", help="Your seat, counted from 0.")] = None,
    hotseat: Annotated[
        bool, Option("--hotseat", help="All seats are people at this keyboard; bots, if named, take the last seats.")
    ] = False,
    save: Annotated[Path | None, Option(metavar="FILE", help="Save to this file after every move of yours.")] = None,
    resume: Annotated[Path | None, Option(metavar="FILE", help="Go on with a saved game, record or position.")] = None,
) -> None:
    """Play a game in the terminal.

    Type the number of a move or the move itself (bid school 9 from reserve); `help` lists the commands.
    Leaving, also by Ctrl-C or Ctrl-D, saves the game and says where.

    Examples:
        serai play yunnan
        serai play yunnan --seats 2 --seed 7 --save evening.json
        serai play yunnan --variant double_bid --variant guards --bots greedy,random,greedy --seat 2
        serai play yunnan --edition first --seats 5 --hotseat
        serai play --resume evening.json

    """
    from serai.cli import play as table  # noqa: PLC0415

    if resume is not None:
        for name, value in (
            ("--edition", edition),
            ("--seats", seats),
            ("--variant", variant),
            ("--seed", seed),
            ("--order", order),
            ("--house", house),
        ):
            if value is not None:
                raise BadInput(name, "nothing beside --resume: the file says what is played", value)
        raise Exit(table.resume(resume, game, bots=bots, seat=seat, hotseat=hotseat, save=save))
    started = new_game(
        game or "yunnan", edition=edition, seats=seats, variants=variant, seed=seed, order=order, house=house
    )
    raise Exit(table.start(started, bots, seat, hotseat, save))


@app.command()
def simulate(
    game: GameName,
    *,
    games: Annotated[int, Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, Option(metavar="S", min=0, max=SEED_LIMIT, help="The same seed gives the same games.")] = 0,
    bots: Annotated[str, Option(metavar="LIST", help="One name for all seats, or one for each.")] = "greedy",
    edition: Edition = None,
    variant: Variants = None,
    seats: Annotated[int | None, Option(metavar="N", help="How many players; 4 unless told.")] = None,
    order: Order = None,
    house: House = None,
    jobs: Annotated[int, Option(metavar="J", min=1, help="So many processes; the result does not depend on it.")] = 1,
    as_json: Annotated[bool, Option("--json", help="Print the figures as JSON.")] = False,
    all_modes: Annotated[
        bool, Option("--all-modes", help="Every allowed combination of edition, variants and seats, one line each.")
    ] = False,
) -> None:
    """Let bots play many games and print what came of them.

    Examples:
        serai simulate yunnan --games 1000 --seed 1 --bots random
        serai simulate yunnan --games 200 --bots greedy,random,random,random --jobs 2
        serai simulate yunnan --games 50 --all-modes
        serai simulate yunnan --edition first --variant debt --seats 5 --json

    """
    from serai.cli import simulate as runs  # noqa: PLC0415

    rules = title(game)
    if all_modes:
        for name, value in (("--edition", edition), ("--variant", variant), ("--seats", seats), ("--order", order)):
            if value is not None:
                raise BadInput(name, "nothing beside --all-modes: it goes through all of them", value)
        raise Exit(runs.all_modes(rules, games, seed=seed, bots=bots, house=house, jobs=jobs, as_json=as_json))
    first = new_game(game, edition=edition, seats=seats, variants=variant, seed=seed, order=order, house=house)
    raise Exit(runs.one_mode(rules, first.setup, games, bots=bots, jobs=jobs, as_json=as_json))


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A saved game or record.")],
    log: Annotated[bool, Option("--log", help="Print the whole game as sentences.")] = False,
    at: Annotated[
        int | None, Option(metavar="N", min=0, help="Show the position after move N; 0 is the set-up.")
    ] = None,
) -> None:
    """Step through a recorded game.

    Keys: Enter, space or n for the next move, b for the one before, r for the next round, a number and Enter to jump,
    q to leave. Without a terminal the log is printed.

    Examples:
        serai replay evening.json
        serai replay evening.json --log
        serai replay evening.json --at 40

    """
    from serai.cli import replaying  # noqa: PLC0415

    raise Exit(replaying.replay(file, log, at))


@app.command()
def show(
    file: Annotated[Path, Argument(metavar="FILE", help="A position, a record or a saved game.")],
    seat: Annotated[int | None, Option(metavar="N", help="As this seat sees it; as a spectator unless told.")] = None,
    as_json: Annotated[bool, Option("--json", help="Position, question, legal actions and scores as JSON.")] = False,
) -> None:
    """Draw a position, or where a record stands, as a board.

    Examples:
        serai show evening.json
        serai show evening.json --json

    """
    from serai.cli import showing  # noqa: PLC0415

    raise Exit(showing.show(file, seat, as_json))


@app.command()
def data(
    game: GameName,
    edition: Edition = None,
    as_json: Annotated[bool, Option("--json", help="Print the values as JSON.")] = False,
) -> None:
    """List the board values and how far each can be trusted.

    Values that no rule text prints are reconstructed. If you own the game and know better, put the right value into a
    file (`bank_spaces = 2`) and name it with --house.

    Examples:
        serai data yunnan
        serai data yunnan --edition first --json

    """
    from serai.cli import showing  # noqa: PLC0415

    raise Exit(showing.data(title(game), edition, as_json))


@app.command()
def bench(
    quick: Annotated[bool, Option("--quick", help="Less exact, in under 40 seconds.")] = False,
    as_json: Annotated[bool, Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure the speed of the rules, compiled and not, side by side.

    Examples:
        serai bench --quick

    """
    from serai import bench as measures  # noqa: PLC0415

    raise Exit(measures.run(quick, as_json))


def new_game(
    game: str,
    *,
    edition: str | None,
    seats: int | None,
    variants: Sequence[str] | None,
    seed: int | None,
    order: str | None,
    house: Path | None,
) -> serai.Game:
    """A game from the words of the command line."""

    def begin(first: Sequence[int]) -> serai.Game:
        return serai.new_game(
            game, edition=edition, seats=seats or SEATS, variants=variants or [], seed=seed, order=first, house=house
        )

    if seats is not None:
        one_of(str(seats), "seats", [str(number) for number in title(game).SEATS])
    if order is None:
        return begin(())
    colours = [str(colour["name"]) for colour in begin(()).view().get("colours", ())]
    return begin([read_place(word.strip().lower(), colours) for word in order.split(",")])


def read_place(word: str, colours: Sequence[str]) -> int:
    """A seat or colour of the order, by its number from 0 or its name."""
    if word in colours:
        return colours.index(word)
    if not (word.isascii() and word.isdigit() and 0 <= int(word[:4]) < len(colours)):
        raise BadInput("--order", f"numbers from 0 to {len(colours) - 1} or names of {', '.join(colours)}", word)
    return int(word)
