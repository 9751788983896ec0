"""Tables are made, found, joined, left, begun, talked at and played again."""

import httpx
import pytest

import serai
from tests.server.conftest import Come
from tests.server.kit import Client, Plain, Server


def finish(person: Client, table: str) -> Plain:
    """Play a hotseat table to its end."""
    for _ in range(3000):
        state = person.state(table)
        if state["decision"] is None:
            return state
        offers = state["actions"]
        mild = [offer for offer in offers if offer["notation"] in {"pass", "finish"}]
        answer = person.act(table, state, (mild or offers)[0]["notation"])
        assert answer.status_code == 200, answer.text
    raise AssertionError("the game does not end")


def test_the_catalogue_says_what_is_allowed(come: Come) -> None:
    games = {game["name"]: game for game in come(None).good("GET", "/games")["games"]}
    yunnan = games["yunnan"]
    assert {edition["name"] for edition in yunnan["editions"]} == {"first", "second"}
    assert "random" in yunnan["bots"]
    guards = next(variant for variant in yunnan["variants"] if variant["name"] == "guards")
    assert guards["allowed"]["first"] == []
    assert guards["allowed"]["second"]


def test_people_gather_and_begin(come: Come) -> None:
    ann, ben, cy = come("Ann"), come("Ben"), come("Cy")
    table = ann.table([{"kind": "person"}] * 3, seat=1)["id"]
    assert ben.good("POST", f"/tables/{table}/join", {"seat": 0})["mine"] == [0]
    assert cy.call("POST", f"/tables/{table}/join", {"seat": 0}).json()["reason"] == "seat_taken"
    assert ann.call("POST", f"/tables/{table}/start").json()["reason"] == "seats_free"
    assert cy.good("POST", f"/tables/{table}/join", {})["mine"] == [2]
    assert cy.good("POST", f"/tables/{table}/join", {})["mine"] == [2]
    assert come("Dee").call("POST", f"/tables/{table}/join", {}).json()["reason"] == "table_full"
    assert ben.call("POST", f"/tables/{table}/start").status_code == 403
    begun = ann.start(table)
    assert begun["status"] == "running"
    assert [seat["name"] for seat in begun["seats"]] == ["Ben", "Ann", "Cy"]
    assert ann.call("POST", f"/tables/{table}/start").json()["reason"] == "has_begun"


def test_who_leaves_before_the_game_frees_the_seat(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    ann.good("POST", f"/tables/{table}/leave", {})
    shown = ben.good("GET", f"/tables/{table}")
    assert shown["owner"] is True
    assert [seat["taken"] for seat in shown["seats"]] == [False, True]
    ben.good("POST", f"/tables/{table}/leave", {})
    assert ben.call("GET", f"/tables/{table}").status_code == 404


def test_who_leaves_during_the_game_is_replaced_and_may_return(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    ann.start(table)
    with ann.socket(table) as wire:
        wire.until("state")
        ben.good("POST", f"/tables/{table}/leave", {})
        assert wire.until("table")["table"]["seats"][1]["stand_in"] is not None
        back = ben.good("POST", f"/tables/{table}/takeback-seat", {})
        assert back["seats"][1]["stand_in"] is None


@pytest.mark.parametrize(
    ("wish", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [{}] * 9}, "seats"),
        ({"edition": "third"}, "edition"),
        ({"variants": ["nothing"]}, "variants"),
        ({"seats": [{"kind": "bot"}, {}]}, "seats[0].bot"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}, {}]}, "seats[0].bot"),
        ({"house": {"nothing": 1}}, "house.nothing"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_place(come: Come, wish: Plain, place: str) -> None:
    answer = come("Ann").call("POST", "/tables", {"game": "yunnan", "seats": [{}, {}], **wish})
    assert answer.status_code == 400, answer.text
    assert place in answer.json()["message"]


def test_by_invitation_only(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    made = ann.table([{"kind": "person"}] * 2, access="invitation")
    table, invitation = made["id"], made["invitation"]
    assert ben.call("GET", f"/tables/{table}").status_code == 404
    assert ben.call("POST", f"/tables/{table}/join", {}).status_code == 404
    assert table not in [row["id"] for row in ben.good("GET", "/tables")["tables"]]
    assert ben.good("GET", f"/tables/{table}", invitation=invitation)["invitation"] is None
    ben.good("POST", f"/tables/{table}/join", {"invitation": invitation})
    assert ben.good("GET", f"/tables/{table}")["mine"] == [1]


def test_lobby_own_games_and_archive_are_searched(come: Come) -> None:
    ann = come("Zenobia")
    names = [f"Caravan {number}" for number in range(35)]
    for name in names:
        ann.table([{"kind": "person"}] * 2, name=name)
    first = ann.good("GET", "/tables", mine=True, status="open")
    assert first["more"]
    assert len(first["tables"]) == 30
    second = ann.good("GET", "/tables", mine=True, status="open", page=1)
    assert not second["more"]
    assert len({row["id"] for row in first["tables"] + second["tables"]}) == 35
    found = come(None).good("GET", "/tables", q="zenobia caravan 33")["tables"]
    assert [row["name"] for row in found] == ["Caravan 33"]
    assert come(None).good("GET", "/tables", q="100%_nothing")["tables"] == []


def test_chat_reaches_everybody_once(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    with ann.socket(table) as wire, eve.socket(table) as watching:
        wire.until("state")
        watching.until("state")
        wire.send("chat", id="1", text="  hello   there ")
        wire.send("chat", id="1", text="  hello   there ")
        assert watching.until("chat")["line"]["text"] == "hello there"
        assert wire.until("chat")["line"]["name"] == "Ann"
    assert len(ann.state(table)["chat"]) == 1


def test_presence_is_told(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    with ann.socket(table) as wire:
        wire.until("state")
        assert wire.until("presence")["seats"] == [0]
        with eve.socket(table):
            assert wire.until("presence")["watchers"] == 1
        assert wire.until("presence")["watchers"] == 0


def test_a_rematch_is_one_table_for_all(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}, {"kind": "bot", "bot": "random"}], clock={"kind": "live"}, seed=5)["id"]
    ann.start(table)
    assert ann.call("POST", f"/tables/{table}/rematch").json()["reason"] == "not_finished"
    hot = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(hot)
    finish(ann, hot)
    eve = come("Eve")
    assert eve.call("POST", f"/tables/{hot}/rematch").status_code == 403
    again = ann.good("POST", f"/tables/{hot}/rematch")
    assert again["status"] == "open"
    assert ann.good("POST", f"/tables/{hot}/rematch")["id"] == again["id"]
    assert ann.good("GET", f"/tables/{hot}")["rematch"] == again["id"]


def test_a_chosen_seed_is_told_and_a_rematch_has_none(come: Come) -> None:
    ann = come("Ann")
    seats = [{"kind": "hotseat"}] * 2
    made = ann.table(seats, seed=7)
    assert made["seeded"] is True
    assert "seed" not in made
    assert ann.table(seats)["seeded"] is False
    table = made["id"]
    ann.start(table)
    finish(ann, table)
    assert ann.good("POST", f"/tables/{table}/rematch")["seeded"] is False


@pytest.mark.parametrize("seat", [1, 5])
def test_a_seat_that_cannot_be_had_is_refused(come: Come, seat: int) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    answer = come("Ann").call("POST", "/tables", {"game": "yunnan", "seats": seats, "seat": seat})
    assert (answer.status_code, answer.json()["values"]["place"]) == (400, "seat")


def test_without_projections_scores_and_incomes_come_at_the_end(come: Come) -> None:
    ann = come("Ann")
    made = ann.table([{"kind": "hotseat"}] * 3, projections=False, edition="first")
    table = made["id"]
    assert made["projections"] is False
    ann.start(table)
    state = ann.state(table)
    call = {"number": 0, "seat": state["seat"], "action": state["actions"][0]["notation"]}
    assert (state["scores"], state["incomes"]) == (None, None)
    tried = ann.good("POST", f"/tables/{table}/preview", call)
    assert tried["certain"]
    assert (tried["scores"], tried["incomes"]) == (None, None)
    with ann.socket(table) as wire:
        wire.until("state")
        assert ann.act(table, state, call["action"]).status_code == 200
        news = wire.until("update")
        assert (news["scores"], news["incomes"], news["winners"]) == (None, None, [])
    earlier = ann.good("GET", f"/tables/{table}/at/0")
    assert (earlier["scores"], earlier["incomes"]) == (None, None)
    end = finish(ann, table)
    assert end["scores"]
    assert end["incomes"] == []
    earlier = ann.good("GET", f"/tables/{table}/at/0")
    assert len(earlier["scores"]) == len(earlier["incomes"]) == 3
    assert ann.good("POST", f"/tables/{table}/rematch")["projections"] is False


def test_a_finished_game_is_found_studied_and_shown_at_any_move(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = ann.table([{"kind": "hotseat"}] * 2, name="To the end")["id"]
    ann.start(table)
    end = finish(ann, table)
    assert table in [row["id"] for row in eve.good("GET", "/tables", status="finished", q="end")["tables"]]
    middle = eve.good("GET", f"/tables/{table}/at/10")
    assert middle["number"] == 10
    assert len(middle["log"]) == 10
    assert middle["last"] == end["number"]
    assert eve.good("GET", f"/tables/{table}/at/{end['number']}")["view"] == eve.state(table)["view"]
    assert eve.call("GET", f"/tables/{table}/at/{end['number'] + 1}").status_code == 404
    record = eve.good("GET", f"/tables/{table}/record")
    study = eve.good("POST", "/records", {"record": record, "name": "mine now"})
    assert study["study"]
    assert study["status"] == "finished"
    assert eve.state(study["id"])["view"] == eve.state(table)["view"]
    assert ann.call("GET", f"/tables/{study['id']}").status_code == 404
    text = eve.call("GET", f"/tables/{table}/record", form="notation").text
    assert text.count("\n") > end["number"]
    broken = {**record, "moves": [*record["moves"][:3], [0, "nonsense"]]}
    assert eve.call("POST", "/records", {"record": broken}).status_code == 400


@pytest.mark.parametrize("access", ["open", "invitation"])
def test_players_and_watchers_follow_to_the_rematch(come: Come, access: str) -> None:
    ann, ben, eve = come("Ann"), come("Ben"), come("Eve")
    made = ann.table([{"kind": "person"}] * 2, edition="first", access=access)
    table, invitation = made["id"], made["invitation"]
    ben.good("POST", f"/tables/{table}/join", {"invitation": invitation})
    ann.start(table)
    for _ in range(3000):
        state = next((found for found in (ann.state(table), ben.state(table)) if found["actions"]), None)
        if state is None:
            break
        mild = [offer for offer in state["actions"] if offer["notation"] in {"pass", "finish"}]
        answer = (ann, ben)[state["seat"]].act(table, state, (mild or state["actions"])[0]["notation"])
        assert answer.status_code == 200, answer.text
    with eve.socket(table, invitation=invitation) as watching, ben.socket(table) as playing:
        watching.until("state")
        playing.until("state")
        again = ann.good("POST", f"/tables/{table}/rematch")["id"]
        assert watching.until("table")["table"]["rematch"] == again
        assert playing.until("table")["table"]["rematch"] == again
    assert ben.good("POST", f"/tables/{table}/rematch")["id"] == again
    assert ben.good("POST", f"/tables/{again}/join", {"invitation": invitation})["mine"] == [1]
    with eve.socket(again, invitation=invitation) as watching:
        watching.until("state")
        ann.start(again)
        assert watching.until("state")["table"]["status"] == "running"


def test_one_person_plays_at_several_tables_at_once(come: Come) -> None:
    ann = come("Ann")
    tables = [ann.table([{"kind": "hotseat"}] * seats, name="At once")["id"] for seats in (2, 3, 4)]
    for table in tables:
        ann.start(table)
    mine = [row["id"] for row in ann.good("GET", "/tables", mine=True, status="running", q="at once")["tables"]]
    assert sorted(mine) == sorted(tables)
    with ann.socket(tables[0]) as first, ann.socket(tables[1]) as second, ann.socket(tables[2]) as third:
        wires = (first, second, third)
        for wire in wires:
            wire.until("state")
        for number in range(6):
            for wire in wires[number % 2 :]:  # not all equally often
                wire.act(wire.state["actions"][0]["notation"], client_id=f"same-{number}")
                wire.until("ack")
                while not wire.state["actions"]:
                    wire.send("sit", seat=wire.state["decision"]["seats"][0])
                    wire.until("state")
    assert [ann.state(table)["number"] for table in tables] == [3, 6, 6]


def test_a_stand_in_plays_until_the_person_is_back(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.table([{"kind": "person"}] * 2, order=[1, 0])["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    ann.start(table)
    with ann.socket(table) as wire:
        wire.until("state")
        ben.good("POST", f"/tables/{table}/leave", {})
        while not wire.state["actions"]:
            wire.until("update", "state")
        assert {move["actor"] for move in wire.state["log"]} == {"bot"}
        ben.good("POST", f"/tables/{table}/takeback-seat", {})
        while 1 not in wire.state["decision"]["seats"]:
            number = wire.state["number"]
            wire.act(wire.state["actions"][0]["notation"])
            while wire.state["number"] == number:
                wire.until("update", "state")
    mine = ben.state(table)
    assert ben.act(table, mine, mine["actions"][0]["notation"]).status_code == 200
    assert ben.state(table)["log"][-1]["actor"] == "person"


def test_the_archive_is_searched_by_game_and_shows_nothing_private(come: Come) -> None:
    ann, eve = come("Ann of the Archive"), come("Eve")
    tables = {}
    for access in ("open", "invitation"):
        tables[access] = ann.table([{"kind": "hotseat"}] * 2, edition="first", access=access, name="Archived")["id"]
        ann.start(tables[access])
        finish(ann, tables[access])

    def found(client: Client, **query: object) -> list[str]:
        return [row["id"] for row in client.good("GET", "/tables", status="finished", q="archived", **query)["tables"]]

    assert found(eve) == [tables["open"]]
    assert sorted(found(ann, mine=True)) == sorted(tables.values())
    assert found(eve, game="yunnan") == [tables["open"]]
    assert found(eve, game="silk_road") == []
    assert found(eve, page=1) == []


def test_a_link_to_a_position_opens_the_page_and_the_position(server: Server, come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 2)["id"]
    ann.start(table)
    seen = []
    for _ in range(12):
        state = ann.state(table)
        seen.append(ann.state(table, seat=0)["view"])
        ann.act(table, state, state["actions"][0]["notation"])
    page = httpx.get(f"{server.url}/tables/{table}?at=5")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    for number, view in enumerate(seen):
        assert ann.good("GET", f"/tables/{table}/at/{number}", seat=0)["view"] == view
    assert ann.call("GET", f"/tables/{table}/at/-1").status_code in {400, 404}


def test_only_whole_records_of_known_games_are_studied(come: Come) -> None:
    ann = come("Ann")
    table = ann.table([{"kind": "hotseat"}] * 3, game="silk_road")["id"]
    ann.start(table)
    for _ in range(10):
        state = ann.state(table)
        ann.act(table, state, state["actions"][0]["notation"])
    partial = ann.good("GET", f"/tables/{table}/record")
    assert ann.call("POST", "/records", {"record": partial}).status_code == 400
    game = serai.new_game("silk_road", seats=3, seed=4)
    for _ in range(30):
        assert game.decision is not None
        seat = game.decision.seats[0]
        game.play(game.actions(seat)[0], seat)
    for notation in (True, False):  # a game that was broken off, in either form
        study = ann.good("POST", "/records", {"record": game.record(notation=notation)})
        shown = ann.state(study["id"])
        assert (shown["number"], shown["decision"], shown["actions"]) == (30, None, [])
        assert ann.good("GET", f"/tables/{study['id']}/record") == game.record(notation=False)
    wrongs: list[Plain] = [{}, {"record": {}}, {"record": {**game.record(), "setup": {"game": "chess"}}}]
    for wrong in wrongs:
        assert ann.call("POST", "/records", wrong).status_code == 400
