"""What can be played, as the lobby shows it. Which variants fit which edition and seats is asked of the games."""

from functools import cache
from importlib import util

from serai.catalogue import GAMES
from serai.catalogue import title as title_of
from serai.kernel.plain import BadInput
from serai.kernel.title import Title
from serai.server.bots import bots_of
from serai.server.messages.tables import EditionSeen, GameSeen, VariantSeen


def games() -> list[str]:
    """The games that are installed."""
    return [name for name, module in GAMES.items() if util.find_spec(module.rpartition(".")[0]) is not None]


@cache
def game_seen(name: str, modules: str) -> GameSeen:
    title = title_of(name)
    return GameSeen(
        name=name,
        seats=list(title.SEATS),
        editions=[
            EditionSeen(name=edition, seats=[seats for seats in title.SEATS if allows(title, edition, (), seats)])
            for edition in title.EDITIONS
        ],
        variants=[
            VariantSeen(
                name=variant,
                about=about,
                allowed={
                    edition: [seats for seats in title.SEATS if allows(title, edition, (variant,), seats)]
                    for edition in title.EDITIONS
                },
            )
            for variant, about in title.VARIANTS.items()
        ],
        bots=list(bots_of(name, modules)),
    )


def allows(title: Title, edition: str, variants: tuple[str, ...], seats: int) -> bool:
    try:
        title.agree(edition=edition, variants=variants, seats=seats, seed=0, order=(), house={})
    except BadInput:
        return False
    return True
