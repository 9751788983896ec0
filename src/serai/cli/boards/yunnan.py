"""Yunnan in a terminal: the road with its provinces, the buildings, the players. Colours always come with a letter."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.telling import Names, listed, plural, yunnan_names
from serai.kernel.decision import Decision
from serai.kernel.house import Value, published
from serai.yunnan.actions import (
    BlockGorge,
    BuildBridge,
    BuildPost,
    BuildTeaHouse,
    ConvertIncome,
    Displace,
    EnterMarket,
    FinishTurn,
    PlaceBid,
    PostGuard,
    ResolveBuilding,
    TakeStructure,
    Travel,
    VisitBank,
)
from serai.yunnan.auction import cost_of_bids, total_of_bids
from serai.yunnan.final_scoring import influence_of
from serai.yunnan.income import round_income
from serai.yunnan.notation import write
from serai.yunnan.pieces import BUILDING_NAMES, NOBODY, PLACES, SPACES
from serai.yunnan.state import State
from serai.yunnan.view import determinize

ROUNDS = "rounds"
OPEN = True
LEGEND = (
    "On the road letters are traders; h horse, p post, g guard, T: tea house, * gift. In the buildings ° marks small "
    "spaces, whose bidder leaves when outbid. Of the players: coins (of these no bid binds), traders in reserve (res) "
    "and trained in all (trd), passes, influence, gifts, structures in hand (P, B, T), what the traders and posts "
    "would earn as they stand, points on the track, and the total if the game ended now."
)
WIDE = 118  # columns from which buildings and players stand side by side

LETTERS = {"black": "K", "duli": "D"}  # elsewhere the first letter; black and blue would share theirs
STYLES = {
    "red": "bold red",
    "yellow": "bold yellow",
    "black": "bold bright_black",
    "blue": "bold bright_blue",
    "white": "bold white",
    "green": "bold green",
    "purple": "bold magenta",
    "duli": "bold cyan",
}
EMPTY = "·"
GIVES = ("a trader", "a pass", "horse +1", "influence +1", "a structure", "block a gorge")


class Seen:
    """What drawing needs, worked out once for a view."""

    def __init__(self, view: Mapping[str, Any], players: Sequence[str]) -> None:
        self.view = view
        self.state: State = determinize(view, 0)
        self.rules = self.state.rules
        self.names: Names = yunnan_names(view)
        self.words = [str(colour["name"]) for colour in view["colours"]]
        self.seat_of = [colour["seat"] for colour in view["colours"]]
        self.players = players

    def letter(self, colour: int) -> str:
        return LETTERS.get(self.words[colour], self.words[colour][0].upper())

    def style(self, colour: int) -> str:
        return STYLES[self.words[colour]]

    def mark(self, colour: int, count: int = 1) -> Text:
        return Text(self.letter(colour) * count, self.style(colour))

    def name(self, colour: int) -> Text:
        return Text(f"{self.letter(colour)} {self.names.colours[colour]}", self.style(colour))


def draw(view: Mapping[str, Any], sheets: Sequence[Any], players: Sequence[str], width: int) -> RenderableType:
    """Road, gorges, buildings and players, one below the other or, where there is room, beside each other."""
    t = Seen(view, players)
    lower: list[RenderableType] = [people(t, sheets)]
    if any(owner != NOBODY for owner in t.state.bids) or view["question"] == "place_trader":
        lower.insert(0, buildings(t))  # they stand empty while all travel
    parts: list[RenderableType] = [heading(t), road(t), gorges(t)]
    parts += [Columns(lower, padding=(0, 2))] if width >= WIDE else lower
    return Group(*parts, order(t))


def heading(t: Seen) -> Text:
    view = t.view
    variants = f" with {listed([v.replace('_', ' ') for v in view['variants']])}" if view["variants"] else ""
    state = "the game is over" if view["question"] == "over" else PHASES[view["question"]]
    gifts = sum(view["gifts"])
    return Text(
        f"Yunnan, {view['edition']} edition{variants} · round {view['round']} · {state} · {plural(gifts, 'gift')} left",
        "bold",
    )


PHASES = {
    "place_trader": "bidding",
    "resolve_building": "resolving",
    "take_structure": "resolving",
    "place_structure": "resolving",
    "block_gorge": "resolving",
    "travel": "building and travelling",
    "displace": "building and travelling",
    "convert_income": "converting income",
}


def road(t: Seen) -> Table:
    """The Tea-Horse Road from left to right: what a place pays, what lies there, who stands there."""
    view, rules = t.view, t.rules
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), collapse_padding=True)
    table.add_column("Road", no_wrap=True)
    for name in t.names.places:
        table.add_column(name, no_wrap=True, min_width=8)
    table.add_row(
        "pays",
        *(f"{rules.trader_income[p]}" + (f" +{rules.post_income[p]}" if p else "") for p in range(PLACES)),
        style="dim",
    )
    table.add_row("gifts", *("*" * view["gifts"][p] if view["gifts"][p] else "" for p in range(PLACES)))
    houses = [Text("") if owner == NOBODY else Text("T:") + t.mark(owner) for owner in view["tea_houses"]]
    table.add_row("tea house", *houses, end_section=True)
    for colour in colours_in_order(t):
        table.add_row(t.name(colour), *(cell(t, colour, place) for place in range(PLACES)))
    return table


def colours_in_order(t: Seen) -> list[int]:
    """The viewer's own colours first, then round the table."""
    own = t.view["seat"] or 0
    seats = t.view["seats"]
    return sorted(range(len(t.words)), key=lambda c: (t.seat_of[c] == NOBODY, (t.seat_of[c] - own) % seats, c))


def cell(t: Seen, colour: int, place: int) -> Text:
    """Traders as letters; h the horse, p a post, g a guard."""
    view = t.view
    found = t.mark(colour, view["traders"][colour][place])
    marks = "p" * view["posts"][colour][place]
    marks += "h" if view["horse"][colour] == place and place else ""
    marks += "g" if view["guard"][colour] == place and place else ""
    return Text.assemble(found, " " if found.plain and marks else "", (marks, t.style(colour)))


def gorges(t: Seen) -> Text:
    """The four gorges, whose bridge spans each, and the blocker."""
    line = Text.assemble(("Gorges  ", "dim"))
    for number, name in enumerate(t.names.gorges):
        owners = [c for c in range(len(t.words)) if t.view["bridges"][c][number]]
        line += Text("  " if number else "") + Text(name + " ")
        for owner in owners:
            line += t.mark(owner)
        if t.view["blocked_gorge"] == number:
            line += Text("X", "bold reverse")
        elif not owners:
            line += Text(EMPTY, "dim")
    return line


def buildings(t: Seen) -> Table:
    """Each building with its bid spaces; small ones, where one can be thrown out, are marked."""
    rules, view = t.rules, t.view
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), collapse_padding=True)
    table.add_column("Building", no_wrap=True)
    prices = [int(rules.prices[space]) for space in range(SPACES)]
    for space, price in enumerate(prices):
        table.add_column(f"{price}°" if space < rules.small_spaces[0] else f"{price}", justify="center", no_wrap=True)
    table.add_column("gives", no_wrap=True, style="dim")
    for number, name in enumerate(t.names.buildings):
        if number == BUILDING_NAMES.index("temple") and not rules.has_temple:
            continue
        row = [bid(t, owner) for owner in view["bids"][number]]
        table.add_row(name + ("°" if rules.small_spaces[number] >= SPACES else ""), *row, GIVES[number])
    total = int(total_of_bids(t.state))
    pays = [
        int(rules.bank_pay[s * rules.bank_sums + min(total, rules.bank_sums - 1)]) for s in range(rules.bank_spaces)
    ]
    spaces = [bid(t, view["bank"][space]) for space in range(rules.bank_spaces)]
    spaces += [Text("")] * (SPACES - len(spaces))
    table.add_row("Bank", *spaces, f"{' / '.join(map(str, dict.fromkeys(pays)))} coins now")
    return table


def bid(t: Seen, owner: int) -> Text:
    return Text(EMPTY, "dim") if owner == NOBODY else t.mark(owner)


def people(t: Seen, sheets: Sequence[Any]) -> Table:
    """What every colour has: tracks, purse and what it would score now."""
    view, rules = t.view, t.rules
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 0), collapse_padding=True)
    for name, justify in (
        ("Player", "left"),
        ("coins", "right"),
        ("res", "right"),
        ("trd", "right"),
        ("pas", "right"),
        ("inf", "right"),
        ("gft", "right"),
        ("hand", "left"),
        ("earn", "right"),
        ("track", "right"),
        ("total", "right"),
    ):
        table.add_column(name, justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for colour in colours_in_order(t):
        seat = t.seat_of[colour]
        traders = int(rules.max_traders) - view["untrained"][colour]
        if seat == NOBODY:
            table.add_row(
                t.name(colour),
                "",
                str(view["reserve"][colour]),
                str(traders),
                "",
                str(view["influence"][colour]),
                str(view["gifts_won"][colour]),
                "",
                "",
                "",
                "",
            )
            continue
        who = t.players[seat] if t.players else ""
        earns = view["income"][colour] if view["question"] == "convert_income" else int(round_income(t.state, colour))
        passed = " (passed)" if view["passed"][colour] and view["question"] == "place_trader" else ""
        table.add_row(
            Text.assemble(t.name(colour), (f" {who}", "dim"), (passed, "italic")),
            coins(t, colour),
            str(view["reserve"][colour]),
            str(traders),
            passes(t, colour),
            str(view["influence"][colour]),
            str(view["gifts_won"][colour]),
            hand(view, colour),
            str(earns),
            str(view["score"][seat]),
            str(sheets[seat].total) if sheets else "",
            style="bold" if colour == view["order"][view["turn"]] and view["question"] != "over" else "",
        )
    return table


def coins(t: Seen, colour: int) -> str:
    """All coins, and in brackets those that no bid binds."""
    have = t.view["coins"][colour]
    bound = int(cost_of_bids(t.state, colour))
    return f"{have} ({have - bound})" if bound else str(have)


def free_coins(t: Seen, colour: int) -> str:
    """The same in words."""
    have = t.view["coins"][colour]
    bound = int(cost_of_bids(t.state, colour))
    return f"{have - bound} of {have} coins free" if bound else plural(have, "coin")


def passes(t: Seen, colour: int) -> str:
    """Passes a round; for whoever travels now, how many of them are left."""
    have = t.view["passes"][colour]
    travels = t.view["question"] in ("travel", "displace") and t.view["order"][t.view["turn"]] == colour
    return f"{t.view['passes_left']}/{have}" if travels else str(have)


def hand(view: Mapping[str, Any], colour: int) -> str:
    """Structures taken and not yet built."""
    return " ".join("PBT"[kind] for kind in range(3) for _ in range(view["held"][colour][kind]))


def order(t: Seen) -> Text:
    """Who bids after whom; building and travelling run the other way."""
    line = Text.assemble(("Bidding  ", "dim"))
    for number, colour in enumerate(t.view["order"]):
        line += Text(" > " if number else "", "dim") + t.name(colour)
    return line + Text("   (travelling runs backwards)", "dim")


QUESTIONS = {
    "place_trader": "place a trader or pass",
    "resolve_building": "which building do you resolve next?",
    "take_structure": "take a structure from your supply",
    "place_structure": "build what you have just taken, or keep it",
    "block_gorge": "which gorge do you block this round?",
    "travel": "build and travel, then finish",
    "displace": "displace a trader, or spare them all",
    "convert_income": "how much of your income becomes points?",
}


def ask(view: Mapping[str, Any], decision: Decision) -> str:
    """The question with the number it turns on."""
    names = yunnan_names(view)
    colour = view["order"][view["turn"]]
    more = ""
    if decision.question == "place_trader":
        t = Seen(view, ())
        more = f" ({free_coins(t, colour)}, {plural(view['reserve'][colour], 'trader')} in reserve)"
    elif decision.question == "travel":
        more = f" ({plural(view['passes_left'], 'pass', 'passes')} left)"
    elif decision.question == "displace":
        more = f" in {names.places[view['arrived']]}"
        return f"{names.colours[colour]}: displace a trader{more}, or spare them all"
    elif decision.question == "place_structure":
        more = f" (a {['post', 'bridge', 'tea-house'][view['in_hand']]})"
    elif decision.question == "convert_income":
        more = f" (0 to {view['income'][colour]}; the rest stays coins)"
    return f"{names.colours[colour]}: {QUESTIONS[decision.question]}{more}"


def group(action: Any) -> tuple[str, str]:
    """Bids by trader and building, journeys by where they start; the rest one by one."""
    match action:
        case PlaceBid(building, price, source):
            return f"bid {building}" + ("" if source == "reserve" else f" from {source}"), str(price)
        case VisitBank(space, source):
            return "bank" + ("" if source == "reserve" else f" from {source}"), space
        case EnterMarket(source):
            return "market from", source
        case ResolveBuilding(building):
            return "resolve", building
        case TakeStructure(structure):
            return "take", structure
        case PostGuard(province):
            return "guard", province
        case BuildPost(province):
            return "build post", province
        case BuildBridge(gorge):
            return "build bridge", gorge
        case BuildTeaHouse(province):
            return "build tea-house", province
        case BlockGorge(gorge):
            return "block", gorge
        case Travel(start, goal):
            return f"travel {start}", goal
        case Displace(colour):
            return "displace", colour
        case ConvertIncome(points):
            return "convert", str(points)
        case _:
            return "", write(action)


def amount(action: Any) -> int | None:
    return action.points if isinstance(action, ConvertIncome) else None


def ends_turn(action: Any) -> bool:
    return isinstance(action, FinishTurn | ConvertIncome)


def seat_names(view: Mapping[str, Any]) -> list[str]:
    return list(yunnan_names(view).seats)


def length(view: Mapping[str, Any]) -> int:
    return int(view["round"])


def ending(view: Mapping[str, Any]) -> str:
    return str(view["end_reason"])


def values(edition: str) -> Mapping[str, Value]:
    return published("serai.yunnan", "board", edition)


def result(
    view: Mapping[str, Any], sheets: Sequence[Any], winners: Sequence[int], players: Sequence[str]
) -> RenderableType:
    """Every seat's sheet, best first; and how the tie was broken if there was one."""
    t = Seen(view, players)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), title="Final scores", title_justify="left")
    table.add_column("Player", no_wrap=True)
    fields = [field for field in sheets[0]._fields if field not in ("seat", "total")]
    for field in fields:
        table.add_column(field.replace("_", " "), justify="right")
    table.add_column("total", justify="right", style="bold")
    ranking = sorted(sheets, key=lambda sheet: (sheet.seat not in winners, -sheet.total))
    for sheet in ranking:
        colours = [c for c in range(len(t.words)) if t.seat_of[c] == sheet.seat]
        who = (f" {players[sheet.seat]}" if players else "", "dim")
        name = Text.assemble(Text(" ").join(t.name(c) for c in colours), who)
        table.add_row(name, *(str(getattr(sheet, field)) for field in fields), str(sheet.total))
    return Group(table, Text(verdict(t, sheets, winners), "bold"))


def verdict(t: Seen, sheets: Sequence[Any], winners: Sequence[int]) -> str:
    """Who won, and by what when points did not decide."""
    best = sheets[winners[0]]
    names = t.names.seats
    tied = [sheet.seat for sheet in sheets if sheet.total == best.total]
    sentence = f"{names[best.seat]} win{'s' if ' and ' not in names[best.seat] else ''} with {best.total} points"
    if len(tied) == 1:
        return sentence + "."
    influence = {seat: int(influence_of(t.state, seat)) for seat in tied}
    others = listed([names[seat] for seat in tied if seat != best.seat])
    if sum(1 for seat in tied if influence[seat] == influence[best.seat]) == 1:
        return f"{sentence}, level with {others} but with more influence ({influence[best.seat]})."
    return f"{sentence}, level with {others} also in influence, but earlier in the travelling order."
