"""Guests, accounts, sessions, tokens, settings."""

import sqlite3

from tests.server.conftest import Come
from tests.server.kit import Server


def test_a_guest_plays_at_once_with_a_name(come: Come) -> None:
    me = come("  Ann   Lee ").good("GET", "/me")
    assert me["name"] == "Ann Lee"
    assert me["account"] is False


def test_nobody_is_nobody(come: Come) -> None:
    answer = come(None).call("GET", "/me")
    assert answer.status_code == 401
    assert answer.json()["reason"] == "nobody"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(come: Come) -> None:
    answer = come(None).call("POST", "/guest", {"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_an_account_keeps_the_guests_games_and_comes_back_elsewhere(come: Come) -> None:
    here = come("Ann")
    table = here.table([{"kind": "person"}] * 2)["id"]
    guest = here.good("GET", "/me")["id"]
    assert here.good("POST", "/accounts", {"name": "Ann of Kham", "password": "correct horse"})["id"] == guest
    there = come(None)
    assert there.good("POST", "/sessions", {"name": "ann OF kham", "password": "correct horse"})["id"] == guest
    assert [found["id"] for found in there.good("GET", "/tables", mine=True)["tables"]] == [table]


def test_a_session_is_renewed_at_log_in_so_none_can_be_planted(come: Come) -> None:
    here = come("Ann")
    planted = dict(here.http.cookies)
    here.good("POST", "/accounts", {"name": "Planted", "password": "correct horse"})
    assert dict(here.http.cookies) != planted
    thief = come(None)
    thief.http.cookies.update(planted)
    assert thief.call("GET", "/me").status_code == 401


def test_wrong_name_and_wrong_password_are_told_alike(come: Come) -> None:
    here = come("Ann")
    here.good("POST", "/accounts", {"name": "Known", "password": "correct horse"})
    wrong = [
        come(None).call("POST", "/sessions", {"name": name, "password": "wrong horse"}) for name in ("Known", "Unknown")
    ]
    assert wrong[0].status_code == wrong[1].status_code == 401
    assert wrong[0].json() == wrong[1].json()


def test_a_name_is_one_account_only(come: Come) -> None:
    come("A").good("POST", "/accounts", {"name": "Only One", "password": "correct horse"})
    assert come("B").call("POST", "/accounts", {"name": "ONLY one", "password": "correct horse"}).status_code == 409


def test_sessions_are_listed_and_revoked(come: Come) -> None:
    here = come("Ann")
    here.good("POST", "/accounts", {"name": "Revoker", "password": "correct horse"})
    there = come(None)
    there.good("POST", "/sessions", {"name": "Revoker", "password": "correct horse"})
    sessions = here.good("GET", "/sessions")
    assert [session["this"] for session in sessions].count(True) == 1
    other = next(session["id"] for session in sessions if not session["this"])
    here.good("DELETE", f"/sessions/{other}")
    assert there.call("GET", "/me").status_code == 401
    assert here.call("GET", "/me").status_code == 200
    assert come("Stranger").call("DELETE", f"/sessions/{sessions[0]['id']}").status_code == 404


def test_a_token_plays_but_hands_out_no_keys(come: Come) -> None:
    here = come("Ann")
    made = here.good("POST", "/tokens", {"label": "my bot"})
    bot = come("bot", token=made["token"])
    assert bot.good("GET", "/me")["name"] == "Ann"
    table = bot.table([{"kind": "hotseat"}] * 2)["id"]
    bot.start(table)
    state = bot.state(table)
    assert bot.act(table, state, state["actions"][0]["notation"]).status_code == 200
    with bot.socket(table) as wire:
        assert wire.until("state")["number"] == 1
    assert bot.call("POST", "/tokens", {"label": "more"}).status_code == 403
    assert bot.call("GET", "/sessions").status_code == 403
    taken = {"name": "Taken Over", "password": "correct horse"}
    assert bot.call("POST", "/accounts", taken).status_code == 403  # or it would own the guest
    assert "token" not in here.good("GET", "/tokens")[0]
    here.good("DELETE", f"/tokens/{made['id']}")
    assert bot.call("GET", "/me").status_code == 401


def test_settings_are_kept(come: Come) -> None:
    here = come("Ann")
    here.good("PUT", "/me/settings", {"language": "it", "palette": ["#123456"]})
    assert here.good("GET", "/me")["settings"] == {"language": "it", "palette": ["#123456"]}
    assert here.call("PUT", "/me/settings", {"x": "y" * 9000}).status_code == 413


def test_who_is_forgotten_leaves_readable_games(server: Server, come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.table([{"kind": "person"}] * 2)["id"]
    ben.good("POST", f"/tables/{table}/join", {})
    ann.start(table)
    ben.good("POST", f"/tables/{table}/chat", {"id": "1", "text": "good luck"})
    ben.good("POST", f"/tables/{table}/notices", {"kind": "webhook", "target": {"url": "https://example.org/ben"}})
    waiting = ben.table([{"kind": "person"}] * 2)["id"]
    ben.good("DELETE", "/me")
    assert ben.call("GET", "/me").status_code == 401
    shown = ann.state(table)
    assert "Ben" not in str(shown["table"]["seats"]) + str(shown["chat"])
    assert shown["chat"][0]["text"] == "good luck"
    assert shown["table"]["seats"][1]["stand_in"]  # the game goes on
    assert ann.call("GET", f"/tables/{waiting}").status_code == 404  # nobody was left there
    with sqlite3.connect(server.folder / "data" / "serai.sqlite") as store:
        assert store.execute("SELECT count(*) FROM notices WHERE target LIKE '%example.org/ben%'").fetchone() == (0,)


def test_secrets_are_stored_as_hashes(server: Server, come: Come) -> None:
    here = come("Ann")
    here.good("POST", "/accounts", {"name": "Hashed", "password": "a very plain password"})
    token = here.good("POST", "/tokens", {"label": "x"})["token"]
    cookie = here.http.cookies["serai_session"]
    stored = b"".join(path.read_bytes() for path in (server.folder / "data").iterdir())
    for secret in ("a very plain password", token, cookie):
        assert secret.encode() not in stored
        assert secret not in server.log()
    assert b"$argon2id$" in stored
