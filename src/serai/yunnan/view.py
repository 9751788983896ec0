"""View: the one exit for what a seat may know. Built field by field: what is not named here stays secret.

In Yunnan everything lies open but the order of the automa's deck, and the generator behind it.
"""

from collections.abc import Mapping
from typing import Any

from serai.kernel.plain import BadInput, plain, table, whole, wholes
from serai.kernel.setup import SEED_LIMIT
from serai.yunnan.actions import gorge_names
from serai.yunnan.editions import rules_for
from serai.yunnan.pieces import CARDS, NOBODY
from serai.yunnan.position import fill, shown
from serai.yunnan.round import to_move
from serai.yunnan.state import State, draw_lots, sow_chance

AGREED = ("game", "edition", "variants", "seats", "house", "seat", "to_move", "colours", "gorges", "cards_shown")
PUBLIC = (
    "question",
    "end_reason",
    "round",
    "turn",
    "order",
    "coins",
    "reserve",
    "untrained",
    "passes",
    "influence",
    "horse",
    "gifts_won",
    "passed",
    "banked",
    "income",
    "guard",
    "score",
    "traders",
    "posts",
    "bridges",
    "supply",
    "held",
    "bids",
    "bank",
    "gifts",
    "tea_houses",
    "blocked_gorge",
    "in_hand",
    "arrived",
    "passes_left",
    "travelled",
    "dealt",
)
SECRET = ("deck", "chance")


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What this seat, or a spectator, may know."""
    rules = s.rules
    agreed = {
        "game": "yunnan",
        "edition": rules.edition,
        "variants": list(rules.variants),
        "seats": int(rules.seats),
        "house": plain(rules.house),
        "seat": seat,
        "to_move": int(to_move(s)),
        "colours": [{"name": rules.colour_names[c], "seat": int(rules.seat_of[c])} for c in range(rules.colours)],
        "gorges": gorge_names(rules),
        "cards_shown": [int(s.deck[i]) for i in range(s.dealt)] if rules.automa != NOBODY else [],
    }
    return agreed | {name: shown(s, name) for name in PUBLIC}


def see(event: Any, seat: int | None) -> Any:  # noqa: ARG001 - nothing that happens in Yunnan is hidden from anybody
    """The event as this seat may know it."""
    return event


def see_action(action: Any, by: int, seat: int | None) -> Any:  # noqa: ARG001 - every answer in Yunnan is given openly
    """Another seat's action as this seat may know it."""
    return action


def determinize(seen: Mapping[str, Any], seed: int) -> State:
    """A possible world: the cards not yet shown in some random order, and a generator of its own."""
    fields = table(seen, "view", [*AGREED, *PUBLIC])
    whole(seed, "seed", 0, SEED_LIMIT)
    s = State(rules_for(fields["edition"], fields["variants"], fields["seats"], fields["house"]))
    sow_chance(s, seed)
    shown_cards = wholes(fields["cards_shown"], "view.cards_shown", fields["dealt"], 0, CARDS - 1)
    if len(set(shown_cards)) != len(shown_cards):
        raise BadInput("view.cards_shown", "each card once at most", shown_cards)
    hidden = [card for card in range(CARDS) if card not in shown_cards]
    unseen = [hidden[lot] for lot in draw_lots(s, len(hidden))]
    deck = [*shown_cards, *unseen] if s.rules.automa != NOBODY else [0] * CARDS
    hidden_fields = {"deck": deck, "chance": [int(word) for word in s.chance]}
    return fill(s, {name: fields[name] for name in PUBLIC} | hidden_fields, "view")
