"""A bot of your own at a table of somebody's server; needs nothing but `pip install websockets`.

    python examples/bot.py http://127.0.0.1:8642 TABLE --token serai_...

Make the token in the settings of your account (or `POST /api/tokens`); the bot joins the table and plays its seat to
the end. It plays at random: put your own thinking into `choose`. docs/protocol.md tells all it may say and hear.
"""

import argparse
import asyncio
import json
import random
import urllib.request
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(_view: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
    """The bot's whole mind: what the seat sees, and what it may do."""
    return random.choice(actions)


def call(server: str, token: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """One call over plain HTTP: POST with a body, GET without."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api{path}", data, headers)) as answer:
        return json.load(answer)


async def play(server: str, table: str, token: str) -> list[int]:
    """Play until the game is over; the winners."""
    seat = call(server, token, f"/tables/{table}/join", {})["mine"][0]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None):
        with suppress(ConnectionClosed):  # it broke, or the server restarts: come back and ask again
            async for text in socket:
                message = json.loads(text)
                if message["t"] == "refused":  # too late, mostly: ask how things stand
                    await socket.send(json.dumps({"t": "resume"}))
                elif message.get("view") and message["decision"] is None:
                    return list(call(server, token, f"/tables/{table}")["winners"])
                elif message.get("actions"):
                    action = choose(message["view"], message["actions"])["notation"]
                    answer = {"number": message["number"], "seat": seat, "action": action}
                    await socket.send(json.dumps({"t": "act", "id": f"{seat}-{message['version']}", **answer}))
    return []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--token", required=True)
    given = parser.parse_args()
    print("winners:", asyncio.run(play(given.server.rstrip("/"), given.table, given.token)))
