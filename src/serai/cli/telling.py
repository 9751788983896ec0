"""Telling: an English sentence for every event, and for every reason the rules have to refuse. One place for both.

An event is told from what it holds and from the names on the table (`Names`), never from the state.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from serai.kernel.decision import Refusal
from serai.kernel.plain import kind_of


class Names(NamedTuple):
    """How the things of one table are called, by their numbers inside."""

    colours: Sequence[str]
    places: Sequence[str] = ()
    buildings: Sequence[str] = ()
    gorges: Sequence[str] = ()
    seats: Sequence[str] = ()
    goods: Sequence[str] = ()


PLACES = ("Pu'er", "Yunnan", "Sichuan", "Kang", "Tibet", "Qinghai")
BUILDINGS = ("Trade School", "Customs Office", "Horse Trader", "Traders' Guild", "Construction Yard", "Temple")
SIDES = ("left", "right")
STRUCTURES = ("post", "bridge", "tea house", "guard")
# The first edition calls two things otherwise.
FIRST_EDITION = {"Kang": "Qamdo", "Traders' Guild": "Dragon House"}


def yunnan_names(view: Mapping[str, Any]) -> Names:
    """The names of a table of Yunnan."""
    other = FIRST_EDITION if view["edition"] == "first" else {}
    places = [other.get(name, name) for name in PLACES]
    by_word = {
        word: places[number] for number, word in enumerate(("pu'er", "yunnan", "sichuan", "kang", "tibet", "qinghai"))
    }
    return Names(
        colours=[colour_name(colour["name"]) for colour in view["colours"]],
        places=places,
        buildings=[other.get(name, name) for name in BUILDINGS],
        gorges=["–".join(by_word[end] for end in gorge.split("-")) for gorge in view["gorges"]],
        seats=[
            " and ".join(colour_name(c["name"]) for c in view["colours"] if c["seat"] == seat)
            for seat in range(view["seats"])
        ],
    )


GOODS = ("ivory", "silk", "jewels", "fruit", "spices")


def silk_road_names(view: Mapping[str, Any]) -> Names:
    """The names of a table of Silk Road. Seats carry the numbers that moves name them by."""
    return Names(
        colours=(),
        places=["-".join(part.capitalize() for part in city.split("-")) for city in view["cities"]],
        buildings=list(view["faces"]),
        seats=[f"Seat {seat}" for seat in range(view["seats"])],
        goods=(*GOODS, "a good"),
    )


def colour_name(name: str) -> str:
    return "Dúli" if name == "duli" else name.capitalize()


class Telling:
    """The teller of one table: made from any view of it, then asked for each event."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.sentences = SENTENCES[view["game"]]
        self.names = NAMES[view["game"]](view)

    def tell(self, event: Any) -> str:
        """The sentence of an event."""
        sentence = self.sentences[kind_of(type(event))](event, self.names)
        return sentence[:1].upper() + sentence[1:] + "."


def plural(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def from_where(source: int, n: Names) -> str:
    return "" if source == 0 else f" with a trader recalled from {n.places[source]}"


def income(e: Any, n: Names) -> str:
    parts = [
        f"{traders + posts} {n.places[place]}"
        for place, (traders, posts) in enumerate(zip(e.by_traders, e.by_posts, strict=True))
        if traders + posts
    ]
    return f"{n.colours[e.colour]} earns {e.income}" + (
        f" ({', '.join(parts)})" if len(parts) > 1 else f" in {parts[0].split(' ', 1)[1]}" if parts else ""
    )


def ending(e: Any, n: Names) -> str:
    reason = {
        "score": "the mark on the score track is reached",
        "gifts": "the gifts have run out",
        "round_limit": "the round limit is reached",
    }[e.reason]
    return f"the game ends: {reason}. {listed([n.seats[seat] for seat in e.winners])} won"


Teller = Callable[[Any, Names], str]

YUNNAN: dict[str, Teller] = {
    "round_began": lambda e, n: f"round {e.round} begins. Bidding order: {', '.join(n.colours[c] for c in e.order)}",
    "trader_placed": lambda e, n: (
        f"{n.colours[e.colour]} bids {e.price} in the {n.buildings[e.building]}{from_where(e.source, n)}"
    ),
    "trader_outbid": lambda e, n: (
        f"{n.colours[e.by]} throws out {n.colours[e.colour]}'s {e.price} in the {n.buildings[e.building]}"
    ),
    "marker_returned": lambda e, n: f"{n.colours[e.colour]} had passed and bids again",
    "bank_visited": lambda e, n: (
        f"{n.colours[e.colour]} goes to the bank ({SIDES[e.space]} space){from_where(e.source, n)}"
    ),
    "bid_withdrawn": lambda e, n: f"{n.colours[e.colour]} gives up the {e.price} in the {n.buildings[e.building]}",
    "market_entered": lambda e, n: f"{n.colours[e.colour]} sends a trader to Pu'er market{from_where(e.source, n)}",
    "passed": lambda e, n: (
        f"{n.colours[e.colour]} passes" + (f"; {plural(e.to_market, 'trader')} to Pu'er market" if e.to_market else "")
    ),
    "card_drawn": lambda e, n: f"{n.colours[e.colour]} turns up card {e.card + 1} to {e.use}",
    "deck_shuffled": lambda e, n: f"{n.colours[e.colour]}'s cards are shuffled",
    "bank_paid": lambda e, n: f"the bank pays {n.colours[e.colour]} {plural(e.coins, 'coin')} (all bids: {e.total})",
    "bids_paid": lambda e, n: (
        f"{n.colours[e.colour]} pays {plural(e.coins, 'coin')}"
        + (f" and {plural(e.points, 'point')}" if e.points else "")
        + " for the bids"
    ),
    "bid_resolved": lambda e, n: (
        f"{n.colours[e.colour]}'s trader returns from the {n.buildings[e.building]} ({e.price})"
    ),
    "trader_trained": lambda e, n: f"{n.colours[e.colour]} trains a trader, who waits in Pu'er market",
    "pass_gained": lambda e, n: f"{n.colours[e.colour]} has {plural(e.passes, 'pass', 'passes')} a round now",
    "horse_moved": lambda e, n: f"{n.colours[e.colour]}'s horse reaches {n.places[e.province]}",
    "influence_gained": lambda e, n: f"{n.colours[e.colour]}'s influence rises to {e.influence}",
    "structure_taken": lambda e, n: f"{n.colours[e.colour]} takes a {STRUCTURES[e.structure]}",
    "gorge_blocked": lambda e, n: f"{n.colours[e.colour]} blocks the gorge {n.gorges[e.gorge]} for this round",
    "guard_posted": lambda e, n: f"{n.colours[e.colour]} posts a guard in {n.places[e.province]} for this round",
    "post_built": lambda e, n: f"{n.colours[e.colour]} builds a post in {n.places[e.province]}",
    "bridge_built": lambda e, n: f"{n.colours[e.colour]} builds a bridge {n.gorges[e.gorge]}",
    "tea_house_built": lambda e, n: f"{n.colours[e.colour]} builds a tea house in {n.places[e.province]}",
    "trader_travelled": lambda e, n: (
        f"{n.colours[e.colour]} travels from {n.places[e.start]} to {n.places[e.goal]}"
        f" ({plural(e.passes, 'pass', 'passes')})"
    ),
    "trader_displaced": lambda e, n: (
        f"{n.colours[e.by]} pushes a trader of {n.colours[e.colour]}"
        f" from {n.places[e.province]} back to {n.places[e.to]}"
    ),
    "automa_placed": lambda e, n: (
        f"{n.colours[e.colour]} puts {plural(e.traders, 'trader')} into {n.places[e.province]}"
    ),
    "traders_isolated": lambda e, n: (
        f"{n.colours[e.colour]} calls {plural(e.traders, 'trader')} back from {n.places[e.province]}"
        " to Pu'er: no unbroken route"
    ),
    "inspector_came": lambda e, n: f"the inspector visits {n.places[e.province]}, where {e.revenue} is earned",
    "trader_banished": lambda e, n: (
        f"the inspector sends a trader of {n.colours[e.colour]} from {n.places[e.province]} back to Pu'er"
    ),
    "gift_taken": lambda e, n: f"{n.colours[e.colour]} receives a gift in {n.places[e.province]}",
    "income_earned": income,
    "order_changed": lambda e, n: f"new bidding order: {', '.join(n.colours[c] for c in e.order)}",
    "income_converted": lambda e, n: (
        f"{n.colours[e.colour]} turns {e.points} into points and keeps {plural(e.coins, 'coin')}"
    ),
    "round_ended": lambda e, n: f"round {e.round} ends; traders in Pu'er return to their reserves",  # noqa: ARG005 - all tellers have one shape
    "automa_cleared": lambda e, n: f"{n.colours[e.colour]} takes all traders back",
    "game_ended": ending,
}


CUBES = ("the left cube", "the second left cube", "the right cube", "the second right cube")


def several(goods: Sequence[int], n: Names) -> str:
    return listed([n.goods[good] for good in goods]) if goods else "nothing"


def arrival(e: Any, n: Names) -> str:
    points = ", ".join(f"{n.seats[seat]} {total}" for seat, total in enumerate(e.points))
    return (
        f"the caravan has arrived and the screens are lifted: {points}. {listed([n.seats[s] for s in e.winners])} won"
    )


def theft(e: Any, n: Names) -> str:
    return f"{n.seats[e.thief]} steals {n.goods[e.good]} from {n.seats[e.victim]}"


SILK_ROAD: dict[str, Teller] = {
    "round_began": lambda e, n: f"round {e.round} begins. {n.seats[e.leader]} holds the pawn",
    "bid_placed": lambda e, n: f"{n.seats[e.seat]} offers {e.amount} silver for the lead",
    "bid_passed": lambda e, n: f"{n.seats[e.seat]} makes no offer",
    "pawn_uncontested": lambda e, n: f"{n.seats[e.leader]} stays leader for nothing",
    "pawn_sold": lambda e, n: f"{n.seats[e.leader]} sells the lead to {n.seats[e.to]} for {e.amount} silver",
    "pawn_kept": lambda e, n: f"{n.seats[e.leader]} keeps the lead and pays {n.seats[e.to]} {e.amount} silver",
    "caravan_moved": lambda e, n: (
        f"{n.seats[e.leader]} leads the caravan from {n.places[e.start]} to {n.places[e.goal]}"
    ),
    "printed_action_offered": lambda e, n: f"{n.seats[e.seat]} may use the printed action first: {n.buildings[e.tile]}",
    "barterer_used": lambda e, n: f"{n.seats[e.seat]} gives up a Barterer to take two tiles",
    "tile_taken": lambda e, n: f"{n.seats[e.seat]} takes {n.buildings[e.tile]}",
    "tile_kept": lambda e, n: f"{n.seats[e.seat]} keeps the {n.buildings[e.tile].capitalize()} for later",
    "crook_used": lambda e, n: f"{n.seats[e.seat]} gives up a Crook: {CUBES[e.cube]} counts as {n.goods[e.good]}",
    "good_sold": lambda e, n: f"{n.seats[e.seat]} sells {n.goods[e.good]} for {e.price}",
    "good_bought": lambda e, n: f"{n.seats[e.seat]} buys {n.goods[e.good]} for {e.price}",
    "goods_bartered": lambda e, n: f"{n.seats[e.seat]} barters {several(e.given, n)} for {several(e.taken, n)}",
    "good_given": lambda e, n: f"{n.seats[e.seat]} gives {n.goods[e.good]} to the bank",
    "good_taken": lambda e, n: f"{n.seats[e.seat]} takes {n.goods[e.good]} for it",
    "good_stolen": theft,
    "theft_failed": lambda e, n: f"{n.seats[e.thief]} finds nothing to steal from {n.seats[e.victim]}",
    "good_named": lambda e, n: f"{n.seats[e.seat]}'s Vizier asks for {n.goods[e.good]}",
    "reveal_committed": lambda e, n: f"{n.seats[e.seat]} has decided what to show",
    "goods_revealed": lambda e, n: (
        f"all show {n.goods[e.good]}: " + ", ".join(f"{n.seats[s]} {count}" for s, count in enumerate(e.counts))
    ),
    "prize_won": lambda e, n: f"{n.seats[e.seat]} wins {e.amount} silver",
    "good_marked": lambda e, n: f"{n.goods[e.good]} will not be asked for again",
    "token_placed": lambda e, n: f"{n.seats[e.seat]} has {plural(e.tokens, 'turn token')}",
    "pawn_passed": lambda e, n: (
        f"{n.seats[e.seat]} keeps the pawn"
        if e.seat == e.to
        else f"{n.seats[e.seat]} passes the pawn to {n.seats[e.to]}"
    ),
    "round_ended": lambda e, n: f"round {e.round} ends; {n.seats[e.leader]} collects the turn tokens",
    "game_ended": arrival,
}

SENTENCES: dict[str, dict[str, Teller]] = {"yunnan": YUNNAN, "silk_road": SILK_ROAD}
NAMES: dict[str, Callable[[Mapping[str, Any]], Names]] = {"yunnan": yunnan_names, "silk_road": silk_road_names}

# Why the rules say no, for the person who asked. The values of the refusal fill the braces.
COMMON_REASONS = {
    "game_over": "The game is over.",
    "not_your_turn": "It is not your turn.",
    "unknown_action": "That is not an action of this game.",
    "no_such_thing": "There is no such thing on this board.",
    "other_question": "That is not what is asked now.",
}
YUNNAN_REASONS = {
    "reserve_empty": "Your reserve is empty: name a province to recall a trader from.",
    "no_trader_there": "You have no trader there.",
    "reserve_first": "Traders of the reserve come first; provinces only when it is empty.",
    "no_temple": "There is no temple in this edition.",
    "already_there": "Your colour already stands in this building.",
    "progress_complete": "You can make no more progress there.",
    "space_taken": "That space is taken.",
    "not_highest": "A small space can only be taken with the highest bid of the building.",
    "too_expensive": "Too expensive: it costs {price}; of your {coins} coins {unbound} are not bound by other bids.",
    "bank_visitor": "You have gone to the bank this round: no more bids.",
    "no_bank_space": "The bank has no such space in this game.",
    "left_space_first": "Both bank spaces pay alike: take the left one first.",
    "no_bid_there": "You have no bid in that building.",
    "none_left": "Your supply has none of these left.",
    "not_held": "You hold no such structure.",
    "not_in_hand": "That is not the structure you have just taken.",
    "horse_not_there": "Your horse has not come that far.",
    "post_limit": "You have a post there already.",
    "bridge_stands": "Your bridge already stands there.",
    "gorge_is_blocked": "That gorge is blocked this round.",
    "tea_house_stands": "A tea house already stands there.",
    "trader_has_travelled": "Every trader there has had its journey.",
    "not_a_journey": "A journey leads to another province.",
    "too_few_passes": "Too few passes: the journey needs {needed}, and {passes} are left.",
    "no_victim_there": "There is no trader of that colour to displace.",
    "influence_not_lower": "Only a lower influence can be displaced: theirs is {theirs}, yours {yours}.",
    "guarded": "A guard protects them there.",
    "more_than_income": "You cannot convert {points}: this round's income is {income}.",
    "no_such_space": "There is no space of that price.",
    "not_a_province": "That is not a province.",
}


SILK_ROAD_REASONS = {
    "not_higher": "An offer must be higher than the best one, {best}.",
    "more_than_owned": "You have only {money} silver.",
    "cannot_pay": "You cannot pay that: you have {money} silver, so you must accept.",
    "no_road": "No arrow leads there.",
    "no_such_tile_here": "There is no such tile in this city.",
    "no_barterer": "You have no Barterer.",
    "barterer_from_here": "A Barterer cannot be used in the city it was taken in.",
    "one_barterer_a_turn": "One Barterer a turn.",
    "too_few_tiles": "A Barterer needs two tiles.",
    "none_of_this_good": "You have none of these goods left.",
    "too_expensive": "Too expensive: the next one costs {price}, and you have {money} silver.",
    "bag_has_too_few": "The bank has too few of these goods.",
    "no_crook": "You have no Crook.",
    "already_used": "A Crook comes before the first use of the tile.",
    "no_such_cube": "The tile pictures no such cube.",
    "cube_is_changed": "A Crook has changed that cube already.",
    "same_colour": "That changes nothing.",
    "nobody_there": "Nobody sits there.",
    "not_oneself": "Not yourself.",
    "already_marked": "A Vizier has asked for that good already.",
    "more_than_held": "You have only {held} of them.",
    "has_had_turn": "That player has had every turn of this city.",
}
REASONS = {"yunnan": COMMON_REASONS | YUNNAN_REASONS, "silk_road": COMMON_REASONS | SILK_ROAD_REASONS}


def tell_refusal(refusal: Refusal, game: str) -> str:
    """Why not, in words, with the section of the rulebook."""
    known = REASONS[game].get(refusal.reason)
    if known is None:
        return f"Not allowed: {refusal}"
    try:
        reason = known.format(**refusal.values)
    except KeyError:
        reason = str(refusal)
    expected = refusal.values.get("expected")
    more = f" Possible: {expected}." if expected else ""
    return reason + more + (f" [{refusal.section}]" if refusal.section else "")
