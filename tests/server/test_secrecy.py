"""What is hidden stays hidden: secrets that are unique, and all that leaves the server searched for them."""

import json
from pathlib import Path
from typing import Any

import pytest

import serai
from tests.server.conftest import Come
from tests.server.kit import Client, Server

SEED = 7_341_905_226_118_443_907  # a number that turns up nowhere by accident


class Ears:
    """Keeps every word a client is told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[str] = []
        client.http.event_hooks["response"] = [self.hear]

    def hear(self, response: Any) -> None:
        response.read()
        self.heard.append(response.text + str(response.headers))


def secrets_of(game: serai.Game) -> list[str]:
    """What must not be told: the seed, and the words of the generator at any time so far."""
    words = [str(int(word)) for word in game.state.chance]
    return [
        str(SEED),
        *(word for word in words if len(word) >= 7),
        json.dumps([int(word) for word in game.state.chance]),
    ]


@pytest.mark.parametrize(
    ("name", "seats", "edition"),
    [("yunnan", 2, "second"), ("yunnan", 4, "second"), ("yunnan", 2, "first"), ("silk_road", 4, "2006")],
)
def test_nobody_hears_the_seed_or_what_it_will_bring(
    server: Server, come: Come, name: str, seats: int, edition: str
) -> None:
    people = [come(f"Player {seat}") for seat in range(seats)]
    stranger, nobody = come("Stranger"), come(None)
    ears = [Ears(client) for client in (*people, stranger, nobody)]
    made = people[0].table([{"kind": "person"}] * seats, game=name, seed=SEED, edition=edition)
    table = made["id"]
    for person in people[1:]:
        person.good("POST", f"/tables/{table}/join", {})
    people[0].start(table)
    game = serai.new_game(name, seats=seats, seed=SEED, edition=edition)
    hidden = set(secrets_of(game))
    with stranger.socket(table) as watching:
        frames = [json.dumps(watching.until("state"))]
        for number in range(60):
            decision = game.decision
            if decision is None:
                break
            seat = decision.seats[0]
            state = people[seat].state(table)
            action = state["actions"][number % len(state["actions"])]["notation"]
            assert people[seat].act(table, state, action).status_code == 200
            game.play_text(action, seat)
            hidden |= set(secrets_of(game))
            if number % 7 == 0:
                for client in (*people, stranger, nobody):
                    client.call("GET", f"/tables/{table}/record")
                    client.call("GET", f"/tables/{table}/record", form="notation")
                    client.call("GET", f"/tables/{table}/at/{number // 2}")
                    client.call("GET", "/tables", q=table)
                    client.call("POST", f"/tables/{table}/actions", {"id": "x", "number": 0, "seat": 0, "action": "?"})
        while watching.state["number"] < len(game.moves):
            frames.append(json.dumps(watching.until("update", "state")))
    told = "\n".join([*frames, *(word for ear in ears for word in ear.heard), server.log()])
    assert len(told) > 100_000
    found = [secret for secret in hidden if secret in told]
    assert not found


def test_two_worlds_that_look_alike_sound_alike(server: Server, come: Come) -> None:
    """The same moves with another order of hidden cards: the first messages to everybody are equal, byte for byte."""
    told = []
    for seed in (1, 2):
        ann, ben = come("Ann"), come("Ben")
        table = ann.table([{"kind": "person"}] * 2, seed=seed, order=[0, 1])["id"]
        ben.good("POST", f"/tables/{table}/join", {})
        ann.start(table)
        seen = []
        for client in (ann, ben, come(None)):
            state = client.state(table)
            view = state["view"]
            if view["cards_shown"]:
                pytest.skip("a card was shown before the first move")
            for key in ("id", "created", "changed", "invitation"):
                state["table"].pop(key)
            state["clock"].pop("now")
            state["clock"].pop("since")
            seen.append(json.dumps(state, sort_keys=True))
        told.append(seen)
    assert told[0] == told[1]


def test_the_seed_is_told_when_the_game_is_over(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2, seed=SEED)["id"]
    ann.start(table)
    running = ann.good("GET", f"/tables/{table}/record")
    assert "seed" not in running["setup"]
    assert running["partial"] is True
    for _ in range(3000):
        state = ann.state(table)
        if state["decision"] is None:
            break
        mild = [offer for offer in state["actions"] if offer["notation"] in {"pass", "finish"}]
        ann.act(table, state, (mild or state["actions"])[0]["notation"])
    assert ann.good("GET", f"/tables/{table}/record")["setup"]["seed"] == SEED


def test_no_other_file_makes_views_or_reads_the_seed() -> None:
    """One exit: only these files may ask the rules for a view, an event or an action to tell."""
    folder = Path(serai.__file__).parent / "server"
    exits = {
        ".view(": {"telling.py", "records.py", "hidden.py", "attendance.py"},
        "see_action(": {"telling.py", "records.py"},
        ".title.see(": {"telling.py", "hidden.py"},
    }
    for word, allowed in exits.items():
        users = {path.name for path in folder.rglob("*.py") if word in path.read_text("utf-8")}
        assert users <= allowed, (word, users)


def test_what_is_behind_a_screen_is_for_its_owner(server: Server, come: Come) -> None:
    """Silk Road: other seats' goods and money, and the bag, are in no message to anybody else."""
    people = [come(f"Player {seat}") for seat in range(4)]
    table = people[0].table([{"kind": "person"}] * 4, game="silk_road", seed=3)["id"]
    for person in people[1:]:
        person.good("POST", f"/tables/{table}/join", {})
    people[0].start(table)
    game = serai.new_game("silk_road", seats=4, seed=3)
    for number in range(120):
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        state = people[seat].state(table, seat=seat)
        action = state["actions"][number % len(state["actions"])]["notation"]
        assert people[seat].act(table, state, action).status_code == 200
        game.play_text(action, seat)
        if number % 10 == 0:
            for reader, client in enumerate((*people, come(None))):
                seen = client.state(table)
                mine = reader if reader < 4 else None
                assert seen["view"] == json.loads(json.dumps(game.view(mine)))
                for other in range(4):
                    assert (seen["view"]["goods"][other] is None) == (other != mine)
                assert "bag" not in seen["view"]
