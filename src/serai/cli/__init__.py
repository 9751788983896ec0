"""The command line. Each command imports what it needs, so that all of them start fast."""

import os
import sys
from collections.abc import Sequence

WRONG_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main() -> None:
    """The console script."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code: 0 for done, 2 for input that cannot be used."""
    try:
        code = run_command(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more may be written, not even when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def run_command(arguments: Sequence[str]) -> int:
    """Hand the arguments to the command; whatever is wrong with them becomes a message and an exit code."""
    import typer  # noqa: PLC0415

    from serai.cli.app import TyperError, app  # noqa: PLC0415
    from serai.kernel.decision import Refusal  # noqa: PLC0415
    from serai.kernel.plain import BadInput  # noqa: PLC0415

    try:
        return int(app(list(arguments), prog_name="serai", standalone_mode=False) or 0)
    except (BadInput, Refusal) as error:
        return fail(str(error))
    except TyperError as error:  # a wrong option, a missing argument
        error.show()
        return error.exit_code
    except typer.Abort:
        return fail("interrupted", INTERRUPTED)


def fail(message: str, code: int = WRONG_INPUT) -> int:
    """Say what is wrong, on the error channel."""
    sys.stderr.write(f"serai: {message}\n")
    return code
