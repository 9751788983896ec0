"""Previews: what an action would bring, as far as its own seat can know; never more, and nothing changes by asking."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import serai
from serai.server.live import Live
from serai.server.play import tried
from serai.server.telling import preview_seen, sheets
from tests.server.conftest import Come
from tests.server.kit import Client, Plain
from tests.server.lives import live_of

GAMES: list[Plain] = [
    {"game": "yunnan", "seats": 2},
    {"game": "yunnan", "seats": 2, "edition": "first"},
    {"game": "yunnan", "seats": 4},
    {"game": "silk_road", "seats": 3},
    {"game": "silk_road", "seats": 5},
]


def positions(wish: Plain, seed: int, moves: int) -> Iterator[serai.Game]:
    """Positions of a random game."""
    game = serai.new_game(seed=seed, **wish)
    rng = Random(seed)
    for _ in range(moves):
        if game.is_over:
            return
        yield game
        decision = game.decision
        assert decision is not None
        seat = rng.choice(decision.seats)
        game.play(rng.choice(game.actions(seat)), seat)


def preview(live: Live, seat: int, action: Any) -> bytes:
    text = live.title.write(action)
    return msgspec.json.encode(preview_seen(live, tried(live, seat, text, live.number, None), seat, "p"))


def some(actions: list[Any]) -> list[Any]:
    return actions if len(actions) <= 12 else actions[:: len(actions) // 12]


@pytest.mark.parametrize("wish", GAMES, ids=lambda wish: f"{wish['game']}-{wish['seats']}")
def test_worlds_that_look_alike_give_the_same_preview(wish: Plain) -> None:
    """Byte for byte: so a preview can tell nothing that is not in the view."""
    certain = 0
    for number, game in enumerate(positions(wish, 5, 150)):
        if number % 6:
            continue
        decision = game.decision
        assert decision is not None
        for seat in decision.seats:
            live, other = live_of(game), live_of(game)
            other.playing.state = game.title.determinize(game.view(seat), 99)
            assert other.playing.view(seat) == live.playing.view(seat)
            for action in some(game.actions(seat)):
                told = preview(live, seat, action)
                assert told == preview(other, seat, action)
                certain += msgspec.json.decode(told)["certain"]
    assert certain


@pytest.mark.parametrize("wish", GAMES, ids=lambda wish: f"{wish['game']}-{wish['seats']}")
def test_a_certain_preview_comes_true_and_asking_changes_nothing(wish: Plain) -> None:
    for number, game in enumerate(positions(wish, 8, 200)):
        if number % 5:
            continue
        decision = game.decision
        assert decision is not None
        live = live_of(game)
        before = msgspec.json.encode([live.playing.position(), live.number, live.version, len(live.moves)])
        for seat in decision.seats:
            for action in some(game.actions(seat)):
                told = msgspec.json.decode(preview(live, seat, action))
                trial = live.attempt(action, seat)
                if told["certain"]:
                    assert not trial.drew
                    assert len(decision.seats) == 1
                    assert told["view"] == msgspec.json.decode(msgspec.json.encode(trial.game.view(seat)))
                    assert told["incomes"] == msgspec.json.decode(msgspec.json.encode(sheets(trial.game.incomes())))
                    assert len(told["events"]) <= len(trial.events)
                else:
                    assert {told[part] for part in ("view", "scores", "incomes", "events")} == {None}
        assert before == msgspec.json.encode([live.playing.position(), live.number, live.version, len(live.moves)])


def asked(client: Client, table: str) -> tuple[Plain, Plain]:
    """The state of the seat that is asked, and the call for its first action."""
    seat = client.state(table)["decision"]["seats"][0]
    state = client.state(table, seat=seat)
    return state, {"number": state["number"], "seat": seat, "action": state["actions"][0]["notation"]}


def test_over_http_and_the_socket_alike(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 4, seed=3)["id"]
    ann.start(table)
    state, call = asked(ann, table)
    with come(None).socket(table) as watching, ann.socket(table, seat=state["seat"]) as wire:
        watching.until("state")
        wire.until("state")
        by_http = ann.good("POST", f"/tables/{table}/preview", call)
        wire.send("preview", id="hover", **call)
        by_socket = wire.until("preview", "refused")
        assert by_socket == by_http | {"id": "hover"}
        assert by_http["certain"]
        assert by_http["view"] != state["view"]
        assert by_http["scores"] is not None
        assert by_http["events"]
        wire.send("preview", id="wrong", number=call["number"], seat=call["seat"], action="displace red")
        refused = wire.until("preview", "refused")
        assert (refused["t"], refused["id"]) == ("refused", "wrong")
        wire.send("preview", id="late", number=call["number"] + 7, seat=call["seat"], action=call["action"])
        assert wire.until("preview", "refused")["reason"] == "late"
        assert ann.state(table)["version"] == 0
        watching.send("ping")
        assert watching.until("pong", "update", "state", "table")["t"] == "pong"
    assert ann.call("POST", f"/tables/{table}/actions", {"id": "a", **call}).status_code == 200
    played = ann.state(table, seat=call["seat"])
    for part in ("view", "scores", "incomes"):
        assert played[part] == by_http[part]


def test_a_refused_preview_says_why(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 3, seed=3)["id"]
    ann.start(table)
    _, call = asked(ann, table)
    answer = ann.call("POST", f"/tables/{table}/preview", call | {"action": "bid school 99 from reserve"})
    assert answer.status_code in {400, 409}
    other = (call["seat"] + 1) % 3
    answer = ann.call("POST", f"/tables/{table}/preview", call | {"seat": other})
    assert (answer.status_code, answer.json()["reason"]) == (409, "not_your_turn")
