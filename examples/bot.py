"""A bot of your own at a table of somebody's server, in about sixty lines; needs nothing but `pip install websockets`.

    python examples/bot.py http://127.0.0.1:8642 TABLE --token serai_...

Make the token in the settings of your account (or `POST /api/tokens`); the bot joins the table and plays its seat to
the end. It plays at random: put your own thinking into `choose`.
"""

import argparse
import asyncio
import json
import random
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def choose(view: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
    """The bot's whole mind: what the seat sees, and what it may do."""
    assert view is not None
    return random.choice(actions)


def call(server: str, token: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """One call of docs/protocol.md over plain HTTP: POST with a body, GET without."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api{path}", data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(server: str, table: str, token: str) -> list[int]:
    """Play until the game is over; the winners."""
    mine = call(server, token, f"/tables/{table}/join", {})["mine"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={mine[0]}"
    sent = -1  # the number last answered
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None):
        try:
            async for text in socket:
                message = json.loads(text)
                if message["t"] == "refused":
                    sent = -1
                    await socket.send(json.dumps({"t": "resume"}))
                if message["t"] not in {"state", "update"}:
                    continue
                if message["view"] is not None and message["decision"] is None:
                    return list(call(server, token, f"/tables/{table}")["winners"])
                if message["actions"] and message["number"] > sent:
                    sent = message["number"]
                    action = choose(message["view"], message["actions"])["notation"]
                    act = {"t": "act", "id": f"{mine[0]}-{sent}", "number": sent, "seat": mine[0], "action": action}
                    await socket.send(json.dumps(act))
        except OSError:
            sent = -1  # the connection broke: come back and ask again
    return []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--token", required=True)
    given = parser.parse_args()
    print("winners:", asyncio.run(play(given.server.rstrip("/"), given.table, given.token)))
