"""Silk Road in a terminal: the cities ahead with their tiles, the players, and what lies behind the own screen."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.telling import GOODS, Names, listed, plural, silk_road_names
from serai.kernel.decision import Decision
from serai.kernel.house import Value, published
from serai.kernel.plain import to_plain

ROUNDS = "rounds"
OPEN = False
LEGEND = (
    "The cities ahead of the caravan, with the tiles that lie there and the action printed beside some, which is for "
    "the leader who arrives. buy-silk: buy silk; ivory>silk+silk: give one ivory for two silk, at most twice; swap-2: "
    "exchange up to two goods for any. Of the players: silver and number of goods, which everybody knows who kept "
    "count, turn tokens, Crooks and Barterers. What goods you have only you see. Seats are numbered as moves name them."
)
NOTHING = -1
AMOUNTS = {"bid": "amount", "reveal": "shown"}
LAST_WORDS = ("bid", "pass", "accept_bid", "keep_pawn", "move_caravan", "reveal", "pass_pawn")


def rules_of(view: Mapping[str, Any]) -> Any:
    """The rulebook of this table: the map and the prices are in it."""
    editions = import_module("serai.silk_road.editions")
    return editions.rules_for(view["edition"], view["variants"], view["seats"], view["house"])


def draw(view: Mapping[str, Any], sheets: Sequence[Any], players: Sequence[str], width: int) -> RenderableType:  # noqa: ARG001 - it is narrow enough for all
    """The road ahead, then the players; scores are behind screens until the end."""
    names = silk_road_names(view)
    return Group(heading(view, names), road(view, names), people(view, names, sheets, players), vizier(view, names))


def heading(view: Mapping[str, Any], names: Names) -> Text:
    direction = " in reverse" if "reverse" in view["variants"] else ""
    state = "the game is over" if view["question"] == "over" else PHASES.get(view["question"], "market")
    return Text(
        f"Silk Road{direction} · round {view['round']} · caravan at {names.places[view['caravan']]} · {state}", "bold"
    )


PHASES = {"bid": "bidding for the lead", "answer_bid": "bidding for the lead", "move_caravan": "moving on"}


def road(view: Mapping[str, Any], names: Names) -> Table:
    """The cities that can still be reached, in the order of the road."""
    rules = rules_of(view)
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), collapse_padding=True)
    table.add_column("City", no_wrap=True)
    table.add_column("leads to", no_wrap=True)
    table.add_column("printed", no_wrap=True)
    table.add_column("tiles")
    for city in reachable(rules, view["caravan"]):
        ways = [names.places[other] for other in range(len(names.places)) if rules.roads[city] & (1 << other)]
        printed = "" if rules.printed[city] == NOTHING else names.buildings[rules.printed[city]]
        tiles = [names.buildings[face] for face in view["tiles"][city] if face != NOTHING]
        here = city == view["caravan"]
        table.add_row(
            Text(("> " if here else "  ") + names.places[city], "bold" if here else ""),
            Text(", ".join(ways), "dim"),
            printed,
            "  ".join(tiles),
        )
    return table


def reachable(rules: Any, start: int) -> list[int]:
    """The city of the caravan and all cities ahead, nearer ones first."""
    found = [start]
    for city in found:
        found += [
            other for other in range(len(rules.city_names)) if rules.roads[city] & (1 << other) and other not in found
        ]
    return found


def people(view: Mapping[str, Any], names: Names, sheets: Sequence[Any], players: Sequence[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 0), collapse_padding=True)
    table.add_column("Player", no_wrap=True)
    for name in ("silver", "goods", *GOODS, "tokens", "crook", "bart.", *(["total"] if sheets else [])):
        table.add_column(name, justify="right", no_wrap=True)
    own = view["seat"] or 0
    for seat in sorted(range(view["seats"]), key=lambda other: (other - own) % view["seats"]):
        who = players[seat] if players else ""
        pawn = " (pawn)" if view["leader"] == seat else ""
        goods = view["goods"][seat]
        row = [
            str(view["money_counted"][seat]),
            str(view["goods_counted"][seat]),
            *("?" if goods is None else str(count) for count in (goods or [None] * len(GOODS))),
            str(view["tokens"][seat]),
            str(view["crooks"][seat]),
            str(view["barterers"][seat]),
        ]
        if sheets:
            row.append(str(sheets[seat].total))
        style = "bold" if seat in view["awaited"] else ""
        table.add_row(Text.assemble(names.seats[seat], (f" {who}", "dim"), pawn), *row, style=style)
    return table


def vizier(view: Mapping[str, Any], names: Names) -> Text:
    """The goods that Viziers have asked for; they may not be named again."""
    marked = [names.goods[good] for good in range(len(GOODS)) if view["marked"][good]]
    return Text(
        f"Viziers have asked for {listed(marked)}." if marked else "No Vizier has asked for anything yet.", "dim"
    )


QUESTIONS = {
    "bid": "offer silver for the lead, or pass",
    "answer_bid": "accept the best offer, or keep the pawn and pay as much",
    "move_caravan": "where does the caravan go?",
    "take_tile": "take a tile",
    "sell": "sell one more, or finish",
    "buy": "buy one more, or finish",
    "barter": "barter once, or finish",
    "give_good": "give a good for any other, or finish",
    "take_good": "which good do you take?",
    "rob": "whom do you rob?",
    "name_good": "which good does the Vizier ask for?",
    "reveal": "how many do you show?",
    "pass_pawn": "who gets the pawn?",
}


def ask(view: Mapping[str, Any], decision: Decision) -> str:
    """The question with the number it turns on."""
    names = silk_road_names(view)
    seat = view["seat"] if view["seat"] in decision.seats else decision.seats[0]
    more = ""
    if decision.question in ("bid", "answer_bid") and view["best_bid"]:
        more = f" (best: {view['best_bid']} by {names.seats[view['best_bidder']]})"
    elif decision.question in ("sell", "buy", "barter"):
        more = f" ({names.buildings[view['tile']]}, used {plural(view['uses'], 'time')})"
    elif decision.question == "reveal":
        more = f" ({names.goods[view['named']]})"
    elif decision.question == "take_good":
        more = f" (for {names.goods[view['given']]})"
    return f"{names.seats[seat]}: {QUESTIONS[decision.question]}{more}"


def group(action: Any) -> tuple[str, str]:
    """By the word a move begins with."""
    kind, *fields = to_plain(action).values()
    words = {
        "bid": "bid",
        "move_caravan": "move",
        "take_tile": "take",
        "use_crook": "crook",
        "give_good": "give",
        "take_good": "get",
        "rob": "rob",
        "name_good": "name",
        "reveal": "reveal",
        "pass_pawn": "pawn",
    }
    singles = {
        "accept_bid": "accept",
        "keep_pawn": "keep",
        "use_barterer": "barterer",
        "sell_good": "sell",
        "buy_good": "buy",
        "barter_goods": "barter",
    }
    if kind in words:
        return words[kind], " ".join(map(str, fields))
    if kind in singles:
        return " ", singles[kind]
    return "", "finish" if kind == "finish_tile" else "pass"


def amount(action: Any) -> int | None:
    """Offers and reveals are numbers; 0 is no offer."""
    data = to_plain(action)
    if data["kind"] == "pass":
        return 0
    return int(data[AMOUNTS[data["kind"]]]) if data["kind"] in AMOUNTS else None


def ends_turn(action: Any) -> bool:
    return to_plain(action)["kind"] in LAST_WORDS


def seat_names(view: Mapping[str, Any]) -> list[str]:
    return list(silk_road_names(view).seats)


def length(view: Mapping[str, Any]) -> int:
    return int(view["round"])


def ending(view: Mapping[str, Any]) -> str:  # noqa: ARG001 - there is one end only
    return "arrival"


def values(edition: str) -> Mapping[str, Value]:  # noqa: ARG001 - there is one edition only
    return published("serai.silk_road", "board", "tiles")


def result(
    view: Mapping[str, Any], sheets: Sequence[Any], winners: Sequence[int], players: Sequence[str]
) -> RenderableType:
    """Every seat's sheet, best first; a tie is a shared win."""
    names = silk_road_names(view)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), title="Final scores", title_justify="left")
    table.add_column("Player", no_wrap=True)
    fields = [field for field in sheets[0]._fields if field not in ("seat", "total")]
    for field in fields:
        table.add_column(field, justify="right")
    table.add_column("total", justify="right", style="bold")
    for sheet in sorted(sheets, key=lambda sheet: -sheet.total):
        who = (f" {players[sheet.seat]}" if players else "", "dim")
        table.add_row(
            Text.assemble(names.seats[sheet.seat], who),
            *(str(getattr(sheet, field)) for field in fields),
            str(sheet.total),
        )
    won = listed([names.seats[seat] for seat in winners])
    share = f"{won} wins" if len(winners) == 1 else f"{won} share the win"
    return Group(table, Text(f"{share} with {sheets[winners[0]].total} points.", "bold"))
