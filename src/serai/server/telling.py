"""Telling: what a seat or a spectator is told. Every word about a game leaves the server through this file.

Views, events and actions pass the game's own exits (`view`, `see`, `see_action`) with the seat that will read them;
the seed and the setup stay here until the game is over.
"""

from collections.abc import Sequence
from operator import is_ as is_same
from typing import Any

from serai.kernel.game import Game
from serai.kernel.plain import plain, to_plain
from serai.server.live import Live, Played
from serai.server.messages import (
    ActionOffer,
    ClockSeen,
    DecisionSeen,
    MoveSeen,
    RequestSeen,
    SeatSeen,
    State,
    TableSeen,
    Update,
)
from serai.server.store.rows import ChatLine, SeatRow, TableRow
from serai.server.undo import frontier, is_open
from serai.server.when import now_ms


def table_seen(row: TableRow, places: Sequence[SeatRow], reader: str | None) -> TableSeen:
    """The table itself; the invitation only for those who sit at it."""
    mine = [place.seat for place in places if place.person is not None and place.person == reader]
    inside = reader is not None and (bool(mine) or row.owner == reader)
    return TableSeen(
        id=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition,
        variants=row.variants,
        house=row.setup.get("house", {}),
        access=row.access,
        invitation=row.invitation if inside else None,
        status=row.status,
        study=row.study,
        clock=row.clock,
        undo=row.undo,
        seats=[
            SeatSeen(
                seat=place.seat,
                kind=place.kind,
                name=place.name,
                taken=place.kind == "bot" or place.person is not None or row.status != "open",
                bot=place.bot,
                stand_in=place.stand_in,
            )
            for place in places
        ],
        mine=mine,
        owner=reader is not None and row.owner == reader,
        number=row.number,
        version=row.version,
        request=None
        if row.request is None
        else RequestSeen(seat=row.request.seat, to=row.request.to, agreed=list(row.request.agreed)),
        winners=[] if row.result is None else row.result["winners"],
        scores=[] if row.result is None else row.result["scores"],
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
    )


def clock_seen(row: TableRow) -> ClockSeen:
    return ClockSeen(left=list(row.times.left), owing=list(row.times.owing), since=row.times.since, now=now_ms())


def move_seen(live: Live, move: Played, seat: int | None) -> MoveSeen:
    """A move as this reader may know it; of a finished game everything."""
    if live.row.status == "finished":
        action, events = move.action, list(move.events)
    else:
        action = move.action if move.seat == seat else live.title.see_action(move.action, move.seat, seat)
        events = [seen for seen in (live.title.see(event, seat) for event in move.events) if seen is not None]
    is_whole = action is move.action and all(map(is_same, events, move.events)) and len(events) == len(move.events)
    if not is_whole:
        return written(live, move, action, events)
    if move.number not in live.whole_moves:  # the same for all who may know all of it
        live.whole_moves[move.number] = written(live, move, action, events)
    return live.whole_moves[move.number]


def written(live: Live, move: Played, action: Any, events: list[Any]) -> MoveSeen:
    return MoveSeen(
        number=move.number,
        seat=move.seat,
        actor=move.actor,
        at=move.at,
        action=None if action is None else to_plain(action),
        notation=None if action is None else live.title.write(action),
        events=[to_plain(event) for event in events],
    )


def decision_seen(live: Live) -> DecisionSeen | None:
    return None if live.decision is None else decision_of(live.playing)


def decision_of(game: Game) -> DecisionSeen | None:
    decision = game.decision
    if decision is None:
        return None
    return DecisionSeen(question=decision.question, seats=list(decision.seats), colour=decision.colour)


def offers(live: Live, seat: int | None) -> list[ActionOffer]:
    """The legal actions of a seat that owes an answer."""
    decision = live.decision
    if seat is None or decision is None or seat not in decision.seats:
        return []
    return [
        ActionOffer(notation=live.title.write(action), action=to_plain(action)) for action in live.playing.actions(seat)
    ]


def scores_seen(live: Live, seat: int | None) -> list[dict[str, Any]] | None:
    """The score sheets so far; nothing while anything hidden has a say in them."""
    game = live.playing
    is_known = live.row.status == "finished" or is_open(live, seat)
    if is_known:
        if live.scores is None:
            live.scores = [plain(sheet) for sheet in game.scores()]
        return live.scores
    seen = game.view(seat)
    worlds = [live.title.determinize(seen, seed) for seed in (1, 2, 3)]
    sheets = [[plain(sheet) for sheet in live.title.scores(world)] for world in worlds]
    return sheets[0] if all(other == sheets[0] for other in sheets) else None


def state_seen(live: Live, seat: int | None, reader: str | None, chat: Sequence[ChatLine]) -> State:
    """Everything a reader may know about a table."""
    began = live.game is not None
    return State(
        number=live.number,
        version=live.version,
        table=table_seen(live.row, live.places, reader),
        seat=seat,
        view=live.playing.view(seat) if began else None,
        decision=decision_seen(live),
        actions=offers(live, seat),
        frontier=None if seat is None or not began else frontier(live, seat),
        clock=clock_seen(live.row),
        log=[move_seen(live, move, seat) for move in live.moves],
        chat=list(chat),
        scores=scores_seen(live, seat) if began else None,
    )


def update_seen(live: Live, seat: int | None, since: int) -> Update:
    """What a reader who has seen `since` moves needs."""
    return Update(
        number=live.number,
        version=live.version,
        moves=[move_seen(live, move, seat) for move in live.moves[since:]],
        view=live.playing.view(seat),
        decision=decision_seen(live),
        actions=offers(live, seat),
        frontier=None if seat is None else frontier(live, seat),
        clock=clock_seen(live.row),
        scores=scores_seen(live, seat),
        status=live.row.status,
    )
