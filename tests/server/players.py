"""Players that keep book: what they sent, what was acknowledged, and whether the server still knows all of it."""

import hashlib
import threading
import time
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

import serai
from tests.server.kit import Client, Plain, Server

GONE = (OSError, WebSocketException, TimeoutError, EOFError)


def digest(view: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(view, order="deterministic")).hexdigest()


class Player:
    """One person at a table of their own who holds every seat, and plays on whatever happens."""

    def __init__(self, server: Server, number: int, seats: int = 3) -> None:
        self.rng = Random(number)
        self.seed = number
        self.seats = seats
        self.client = Client(server, f"Player {number}")
        self.table = self.client.table([{"kind": "hotseat"}] * seats, seed=self.seed)["id"]
        self.client.start(self.table)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.pending: Plain | None = None
        self.sent = 0
        self.wrong: list[str] = []
        self.stop = threading.Event()

    def play(self, most: int = 10_000) -> None:
        """Play until told to stop or the connection breaks."""
        try:
            with self.client.socket(self.table) as wire:
                state = wire.until("state")
                self.check_log(state["log"])
                if self.pending is not None:
                    wire.send("act", **self.pending)
                    self.settle(wire.until("ack", "refused"))
                    wire.send("resume")  # the acknowledgement may come before the news
                    wire.until("state")
                for _ in range(most):
                    if self.stop.is_set():
                        return
                    seat = self.asked(wire)
                    if seat is None:
                        return
                    if wire.state["seat"] != seat:
                        wire.send("sit", seat=seat)
                        wire.until("state")
                        continue
                    self.sent += 1
                    action = self.rng.choice(wire.state["actions"])["notation"]
                    number = wire.state["number"]
                    self.pending = {"id": f"{self.seed}-{self.sent}", "number": number, "seat": seat, "action": action}
                    wire.send("act", **self.pending)
                    self.settle(wire.until("ack", "refused"))
                    while wire.state["number"] <= number:
                        wire.until("update", "state")
        except GONE:
            return

    @staticmethod
    def asked(wire: Any) -> int | None:
        decision = wire.state["decision"]
        return None if decision is None else int(decision["seats"][0])

    def settle(self, answer: Plain) -> None:
        """Book the answer to what is pending."""
        assert self.pending is not None
        if answer["t"] != "ack":
            if answer["reason"] == "store_unavailable":
                return
            self.wrong.append(f"{self.pending} was refused: {answer['reason']}")
        else:
            self.acknowledged[answer["id"]] = (self.pending["number"] + 1, self.pending["action"])
        self.pending = None

    def check_log(self, log: list[Plain]) -> None:
        """Every acknowledged action is there, once, in its place."""
        for name, (number, action) in self.acknowledged.items():
            if number > len(log) or log[number - 1]["notation"] != action:
                self.wrong.append(f"{name} ({action}) is not move {number}")
        known = len(self.acknowledged) + (self.pending is not None)
        if not len(self.acknowledged) <= len(log) <= known:
            self.wrong.append(f"{len(log)} moves, {len(self.acknowledged)} acknowledged")

    def check_views(self) -> None:
        """Every way to look gives the same view, and it is the replay of the log."""
        whole = self.client.state(self.table, seat=0)
        self.check_log(whole["log"])
        game = serai.new_game("yunnan", seats=self.seats, seed=self.seed)
        for move in whole["log"]:
            game.play_text(move["notation"], move["seat"])
        for seat in range(self.seats):
            expected = digest(msgspec.to_builtins(game.view(seat)))
            with self.client.socket(self.table, seat=seat) as wire:
                assert digest(wire.until("state")["view"]) == expected
            assert digest(self.client.state(self.table, seat=seat)["view"]) == expected
            earlier = self.client.good("GET", f"/tables/{self.table}/at/{len(whole['log'])}", seat=seat)
            assert digest(earlier["view"]) == expected
        assert not self.wrong, self.wrong


def all_play(players: list[Player], seconds: float, at_the_end: Any) -> None:
    """Everybody plays for a while; then something happens to the server."""
    for player in players:
        player.stop.clear()
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    at_the_end()
    for player in players:
        player.stop.set()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()
