"""`serai serve` and `serai admin`: the commands around the table server."""

import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(help="The table server.", no_args_is_help=True)
admin = typer.Typer(help="Look after the store: backup, restore, verify.", no_args_is_help=True)
app.add_typer(admin, name="admin")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    workers: Annotated[int | None, typer.Option(help="Worker processes; several need PostgreSQL.")] = None,
    data: Annotated[str | None, typer.Option(help="Folder of the embedded database.")] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser, where there is one.")
    ] = False,
) -> None:
    """Open the table server and print its link."""
    from serai.server.run import run  # noqa: PLC0415 - `serai --help` need not load the server
    from serai.server.settings import read_settings  # noqa: PLC0415 - as above

    given = {"host": host, "port": port, "workers": workers, "data": data}
    chosen = {f"SERAI_{name.upper()}": str(value) for name, value in given.items() if value is not None}
    try:
        settings = read_settings({**os.environ, **chosen})
    except ValueError as error:
        typer.echo(f"serai serve: {error}", err=True)
        raise typer.Exit(2) from error
    os.environ.update(chosen)
    run(settings, open_page=open_page)


@admin.command()
def backup(target: Annotated[Path, typer.Argument(help="File to write; it must not exist.")]) -> None:
    """Copy the whole store into one file, while the server runs if it must."""
    from serai.server.admin import back_up  # noqa: PLC0415 - `serai --help` need not load the server

    say(back_up, target)


@admin.command()
def restore(source: Annotated[Path, typer.Argument(help="File that `backup` wrote.")]) -> None:
    """Fill an empty store from a backup."""
    from serai.server.admin import bring_back  # noqa: PLC0415 - as above

    say(bring_back, source)


@admin.command()
def verify() -> None:
    """Play every stored game again and tell where the result differs."""
    from serai.server.admin import verify_store  # noqa: PLC0415 - as above

    say(verify_store)


def say(work: Callable[..., Coroutine[Any, Any, tuple[list[str], bool]]], *arguments: Path) -> None:
    """Do the work, print what it says, and exit accordingly."""
    import asyncio  # noqa: PLC0415 - as above

    from serai.server.settings import read_settings  # noqa: PLC0415 - as above

    lines, is_good = asyncio.run(work(read_settings(), *arguments))
    for line in lines:
        typer.echo(line)
    if not is_good:
        raise typer.Exit(1)


if __name__ == "__main__":
    app()
