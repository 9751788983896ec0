"""Looking back: through one's own eyes while the game runs, through anybody's when it is over."""

import json
from random import Random

import serai
from tests.server.conftest import Come
from tests.server.kit import Plain


def finished(game: str, seats: int, seed: int) -> serai.Game:
    """A random game, played to its end."""
    played = serai.new_game(game, seats=seats, seed=seed)
    rng = Random(seed)
    while not played.is_over:
        decision = played.decision
        assert decision is not None
        seat = rng.choice(decision.seats)
        played.play(rng.choice(played.actions(seat)), seat)
    return played


def as_told(value: object) -> Plain:
    told: Plain = json.loads(json.dumps(value))
    return told


def test_a_finished_game_through_all_eyes(come: Come) -> None:
    played = finished("silk_road", 4, 1)
    ann, eve = come("Ann"), come("Eve")
    table = ann.good("POST", "/records", {"record": played.record()})
    path, invitation = f"/tables/{table['id']}/at/", table["invitation"]
    assert eve.call("GET", path + "3").status_code == 404
    again = serai.new_game("silk_road", seats=4, seed=1)
    covered = stolen = 0
    for number, move in enumerate(played.moves):
        if number % 30 == 29:
            spectator = eve.good("GET", f"{path}{number}", invitation=invitation)
            assert (spectator["eyes"], spectator["seat"]) == ("spectator", None)
            assert spectator["view"] == as_told(again.view())
            whole = eve.good("GET", f"{path}{number}", eyes="all", invitation=invitation)
            assert (whole["eyes"], whole["seat"]) == ("all", None)
            for seat in range(4):
                seen = eve.good("GET", f"{path}{number}", seat=seat, invitation=invitation)
                assert (seen["eyes"], seen["seat"]) == ("seat", seat)
                assert seen["view"] == as_told(again.view(seat))
                assert seen["scores"] == whole["scores"]
                for name in ("money", "goods"):
                    assert whole["view"][name][seat] == seen["view"][name][seat]
                    assert spectator["view"][name][seat] is None
                others = [line for line in seen["log"] if line["seat"] != seat]
                covered += sum(line["action"] is None for line in others)
            assert all(line["action"] for line in whole["log"])
            pairs = zip(spectator["log"], whole["log"], strict=True)
            stolen += sum(told["events"] != known["events"] for told, known in pairs)
        again.play(move.action, move.seat)
    assert covered
    assert stolen
    assert eve.call("GET", path + "3", seat=4, invitation=invitation).status_code == 400
    assert eve.call("GET", path + "3", eyes="nobody", invitation=invitation).status_code == 400


def test_a_running_game_only_through_ones_own(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.table([{"kind": "person"}] * 3, game="silk_road", sit=False)["id"]
    for client in (ann, ben, come("Cleo")):
        client.good("POST", f"/tables/{table}/join", {})
    ann.start(table)
    path = f"/tables/{table}/at/0"
    mine = ann.good("GET", path)
    assert (mine["eyes"], mine["seat"]) == ("seat", 0)
    assert mine["view"]["goods"][0] is not None
    assert ann.good("GET", path, eyes="spectator")["view"]["goods"] == [None] * 3
    refused = ann.call("GET", path, eyes="all")
    assert (refused.status_code, refused.json()["reason"]) == (409, "not_finished")
    refused = ben.call("GET", path, seat=0, eyes="seat")
    assert (refused.status_code, refused.json()["reason"]) == (403, "not_your_seat")
