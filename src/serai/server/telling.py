"""Telling: what a seat or a spectator is told. Every word about a game leaves the server through this file.

Views, events and actions pass the game's own exits (`view`, `see`, `see_action`) with the seat that will read them;
the seed and the setup stay here until the game is over.
"""

from collections.abc import Sequence
from operator import is_ as is_same
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from serai.kernel.game import Game
from serai.kernel.plain import to_plain
from serai.server.hidden import foreseen, is_open
from serai.server.live import Live, Played, Projected, Trial
from serai.server.messages.play import ActionOffer, ClockSeen, DecisionSeen, MoveSeen, Preview, State, Update
from serai.server.messages.tables import RequestSeen, SeatSeen, TableSeen
from serai.server.store.rows import ChatLine, SeatRow, TableRow
from serai.server.undo import frontier
from serai.server.when import now_ms

encode = Encoder().encode


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
        rules_version=row.rules_version,
        clock=row.clock,
        undo=row.undo,
        projections=row.projections,
        seeded=row.seeded,
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
        winners=winners_of(row),
        scores=[] if row.result is None else row.result["scores"],
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
    )


def winners_of(row: TableRow) -> list[int]:
    return [] if row.result is None else list(row.result["winners"])


def clock_seen(row: TableRow) -> ClockSeen:
    return ClockSeen(left=list(row.times.left), owing=list(row.times.owing), since=row.times.since, now=now_ms())


def move_seen(live: Live, move: Played, seat: int | None, *, is_all: bool = False) -> Any:
    """A move as this reader may know it, or all of it: a MoveSeen, or one already written."""
    if move.number in live.open_moves:
        return live.open_moves[move.number]
    if is_open_to_all(live, move):
        live.keep_open(move.number, Raw(encode(written(live, move, move.action, move.events))))
        return live.open_moves[move.number]
    if is_all:
        return written(live, move, move.action, move.events)
    return written(live, move, *part_seen(live, move, seat))


def part_seen(live: Live, move: Played, seat: int | None) -> tuple[Any, list[Any]]:
    """As much of a move's action and events as this reader may know."""
    action = move.action if move.seat == seat else live.title.see_action(move.action, move.seat, seat)
    events = [seen for seen in (live.title.see(event, seat) for event in move.events) if seen is not None]
    return action, events


def is_open_to_all(live: Live, move: Played) -> bool:
    """Whether nobody, at the table or beside it, is kept from any of a move."""
    for seat in (None, *range(len(live.places))):
        action, events = part_seen(live, move, seat)
        if action is not move.action or len(events) != len(move.events) or not all(map(is_same, events, move.events)):
            return False
    return True


def moves_seen(live: Live, moves: Sequence[Played], seat: int | None) -> list[Any]:
    """Moves as this reader may know them; of a finished game everything."""
    is_over = live.row.status == "finished"
    return [move_seen(live, move, seat, is_all=is_over) for move in moves]


def written(live: Live, move: Played, action: Any, events: Sequence[Any]) -> MoveSeen:
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


def projected_now(live: Live, seat: int | None) -> Projected:
    """Scores and incomes so far; nothing while anything hidden has a say in them, or the table wants none."""
    if live.row.status != "finished" and not live.row.projections:
        return Projected()
    if live.row.status == "finished" or is_open(live, seat):
        if live.projected is None:
            live.projected = projected_in(live.playing)
        return live.projected
    return projected_behind(live.playing, seat)


def projected_in(game: Game) -> Projected:
    """All that a game promises, whoever may know it."""
    return Projected(sheets(game.scores()), sheets(game.incomes()))


def projected_behind(game: Game, seat: int | None) -> Projected:
    """As far as a view tells it: what several possible worlds promise, if they agree."""
    seen = game.view(seat)
    worlds = [game.title.determinize(seen, seed) for seed in (1, 2, 3)]
    scores = [sheets(game.title.scores(world)) for world in worlds]
    incomes = [sheets(game.title.incomes(world)) for world in worlds]
    return Projected(agreed(scores), agreed(incomes))


def sheets(found: Sequence[Any]) -> list[dict[str, Any]]:
    """Named tuples as tables; the rest is for the encoder, since this is done anew for every move."""
    return [sheet._asdict() for sheet in found]


def agreed(told: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]] | None:
    return told[0] if all(other == told[0] for other in told) else None


def state_seen(live: Live, seat: int | None, reader: str | None, chat: Sequence[ChatLine]) -> State:
    """Everything a reader may know about a table."""
    began = live.game is not None
    projected = projected_now(live, seat) if began else Projected()
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
        log=moves_seen(live, live.moves, seat),
        chat=list(chat),
        scores=projected.scores,
        incomes=projected.incomes,
    )


def update_seen(live: Live, seat: int | None, since: int) -> Update:
    """What a reader who has seen `since` moves needs."""
    projected = projected_now(live, seat)
    return Update(
        number=live.number,
        version=live.version,
        moves=moves_seen(live, live.moves[since:], seat),
        view=live.playing.view(seat),
        decision=decision_seen(live),
        actions=offers(live, seat),
        frontier=None if seat is None else frontier(live, seat),
        clock=clock_seen(live.row),
        scores=projected.scores,
        incomes=projected.incomes,
        winners=winners_of(live.row),
        status=live.row.status,
    )


def preview_seen(live: Live, trial: Trial, seat: int, client_id: str) -> Preview:
    """What an action that was tried would bring, as far as its own seat can know it now."""
    known = foreseen(live, trial, seat)
    message = Preview(number=live.number, version=live.version, id=client_id, certain=known is not None)
    if known is not None:
        seen = [live.title.see(event, seat) for event in known.events]
        message.view = known.game.view(seat)
        if live.row.projections:
            message.scores, message.incomes = projected_behind(known.game, seat)
        message.events = [to_plain(event) for event in seen if event is not None]
    return message
