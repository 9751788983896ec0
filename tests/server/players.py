"""Players that keep book: what they sent, what was acknowledged, and whether the server still knows all of it."""

import hashlib
import threading
import time
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

import serai
from tests.server.kit import Client, Plain, Server, Wire

GONE = (OSError, WebSocketException, TimeoutError, EOFError)
LONG = 250  # moves after which a game may soon be over
UNDOES = 0.2  # how often who may take something back does
SEATS = {"yunnan": 3, "silk_road": 4}
# So many viziers that every few moves several are asked at once.
HOUSES: dict[str, Plain] = {"yunnan": {}, "silk_road": {"viziers": [52, 54], "tiles_of_a_back": 95}}


def digest(view: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(view, order="deterministic")).hexdigest()


class Player:
    """One person at a table of their own who holds every seat, in two windows, and plays on whatever happens."""

    def __init__(self, server: Server, number: int, game: str = "yunnan") -> None:
        self.rng = Random(number)
        self.seed = number
        self.game = game
        self.seats, self.house = SEATS[game], HOUSES[game]
        self.client = Client(server, f"Player {number}")
        seats = [{"kind": "hotseat"}] * self.seats
        self.table = self.client.table(seats, game=game, seed=self.seed, house=self.house)["id"]
        self.client.start(self.table)
        self.log: list[tuple[int, str]] = []  # the moves that stand, with their seats: all of them were acknowledged
        self.pending: list[Plain] = []  # sent, and not answered yet
        self.answered: list[Plain] = []  # acknowledged, and not found in the log yet
        self.version = 0  # of the latest acknowledgement
        self.windows: list[Plain] = [{}, {}]  # what each of them knew when its connection broke
        self.sent = self.acknowledged = self.undone = self.together = 0
        self.is_over = False
        self.wrong: list[str] = []
        self.stop = threading.Event()

    def play(self, most: int = 10_000) -> None:
        """Play until told to stop, the game is over, or the connection breaks."""
        wires: list[Wire] = []
        try:
            with ExitStack() as stack:
                wires.extend(self.come_back(stack, known) for known in self.windows)
                self.converge(*wires)
                self.check_log(wires[0].state["log"])
                for sent in list(self.pending):
                    self.say(wires[0], sent)
                    self.settle(sent, wires[0].until("ack", "refused"))
                self.find_answers(wires[0])
                for _ in range(most):
                    if self.stop.is_set() or self.wrong or not self.turn(wires):
                        return
        except TimeoutError:
            self.wrong.append("the server was there and said nothing")
        except GONE:
            return
        except AssertionError as error:
            self.wrong.append(str(error))
        finally:
            for number, wire in enumerate(wires):
                self.windows[number] = wire.state

    def come_back(self, stack: ExitStack, known: Plain) -> Wire:
        """A window opens again: it asks for what came after, or for everything. Both look from the same seat."""
        seat = self.windows[0].get("seat", 0)
        is_going_on = known.get("seat") == seat and self.rng.random() < 0.5
        seen = {"since": known["number"], "version": known["version"]} if is_going_on else {}
        try:
            wire = stack.enter_context(self.client.socket(self.table, seat=seat, **seen))
        except TimeoutError as error:  # while a new worker starts in the place of the only one, nobody answers
            raise EOFError from error
        wire.state = known if is_going_on else {}
        wire.until("state", "update")
        return wire

    @staticmethod
    def converge(one: Wire, other: Wire) -> None:
        """Whatever each of them had missed, both show the same."""
        while one.state["version"] != other.state["version"]:
            min(one, other, key=lambda wire: wire.state["version"]).until("state", "update")
        assert digest(one.state["view"]) == digest(other.state["view"]), "two windows show different views"

    def turn(self, wires: list[Wire]) -> bool:
        """Answer what is asked, in either window; in both at once where several are asked. False: nothing is."""
        self.rng.shuffle(wires)
        self.catch_up(wires[0])
        decision = wires[0].state["decision"]
        self.is_over = decision is None
        if decision is None:
            return False
        asked = self.rng.sample(decision["seats"], min(2, len(decision["seats"])))
        answering = list(zip(wires, asked, strict=False))
        for wire, seat in answering:
            self.look_from(wire, seat)
        self.pending = [self.answer(wire, may_undo=len(asked) == 1) for wire, _ in answering]
        under_way = list(zip(answering, self.pending, strict=True))
        for (wire, _), sent in under_way:
            self.say(wire, sent)
        self.together += len(under_way) > 1
        for (wire, _), sent in under_way:
            self.settle(sent, wire.until("ack", "refused"))
        self.find_answers(wires[0])
        return not self.pending

    def catch_up(self, wire: Wire) -> None:
        """The acknowledgement, in this window or the other, may have come before the news."""
        while wire.state["version"] < self.version:
            wire.until("update", "state")

    def look_from(self, wire: Wire, seat: int) -> None:
        self.catch_up(wire)
        if wire.state["seat"] != seat:
            wire.send("sit", seat=seat)
            while wire.state["seat"] != seat:
                wire.until("state")

    def answer(self, wire: Wire, *, may_undo: bool) -> Plain:
        """A move of the seat this window looks from, or sometimes an undo of its latest ones."""
        self.sent += 1
        state = wire.state
        words = {"id": f"{self.seed}-{self.sent}", "number": state["number"], "seat": state["seat"]}
        if may_undo and state["frontier"] is not None and self.rng.random() < UNDOES:
            return {"t": "undo", **words, "to": self.rng.randrange(state["frontier"], state["number"])}
        offers = [offer["notation"] for offer in state["actions"]]
        asking = [text for text in offers if text.startswith("name ")]  # then the others are asked at once
        return {"t": "act", **words, "action": self.rng.choice(asking or offers)}

    @staticmethod
    def say(wire: Wire, sent: Plain) -> None:
        wire.send(sent["t"], **{name: value for name, value in sent.items() if name != "t"})

    def settle(self, sent: Plain, answer: Plain) -> None:
        """Book the answer to what is pending."""
        if answer["t"] == "refused" and answer["reason"] == "store_unavailable":
            return
        self.pending.remove(sent)
        if answer["t"] == "refused":
            self.wrong.append(f"{sent} was refused: {answer['reason']}")
            return
        assert answer["id"] == sent["id"]
        self.version = max(self.version, answer["version"])
        self.acknowledged += 1
        if sent["t"] == "undo":
            self.undone += 1
            del self.log[sent["to"] :]
        else:
            self.answered.append(sent)

    def find_answers(self, wire: Wire) -> None:
        """What was acknowledged has its place in the log now, in the order in which the server took it."""
        if self.pending:
            return
        self.catch_up(wire)
        self.check_log(wire.state["log"])
        if self.wrong:
            return
        by_seat = {sent["seat"]: sent["action"] for sent in self.answered}
        self.log += [(move["seat"], by_seat[move["seat"]]) for move in wire.state["log"][len(self.log) :]]
        self.answered.clear()

    def check_log(self, log: list[Plain]) -> None:
        """What was acknowledged stands, once and in its place, and nothing else; of what is pending each may stand."""
        told = [(move["seat"], move["notation"]) for move in log]
        loose = [(sent["seat"], sent["action"]) for sent in (*self.answered, *self.pending) if sent["t"] == "act"]
        logs = [self.log, *(self.log[: sent["to"]] for sent in self.pending if sent["t"] == "undo")]
        if not any(fits(told, booked, loose, len(self.answered)) for booked in logs):
            self.wrong.append(f"{told} is not {self.log} and {self.answered}, perhaps {self.pending}")

    @property
    def is_done(self) -> bool:
        return self.is_over or len(self.log) >= LONG

    def check_views(self) -> None:
        """Every way to look gives the same view, and it is the replay of the log."""
        seen = [self.client.state(self.table, seat=seat) for seat in range(self.seats)]
        self.check_log(seen[0]["log"])
        game = serai.new_game(self.game, seats=self.seats, seed=self.seed, house=self.house)
        for number, move in enumerate(seen[0]["log"]):
            own = seen[move["seat"]]["log"][number]  # others may not know all of it
            game.play_text(own["notation"], own["seat"])
        for seat in range(self.seats):
            expected = digest(msgspec.to_builtins(game.view(seat)))
            with self.client.socket(self.table, seat=seat) as wire:
                assert digest(wire.until("state")["view"]) == expected
            assert digest(seen[seat]["view"]) == expected
            earlier = self.client.good("GET", f"/tables/{self.table}/at/{len(game.moves)}", seat=seat)
            assert digest(earlier["view"]) == expected
        assert not self.wrong, self.wrong


Told = list[tuple[int, str | None]]
Booked = list[tuple[int, str]]


def fits(told: Told, booked: Booked, loose: Booked, at_least: int) -> bool:
    """Whether a log is what was booked and then some of the loose ones, in any order: so many of the first at least."""
    tail = told[len(booked) :]
    sure, rest = loose[:at_least], [seat for seat, _ in tail]
    return (
        len(told) >= len(booked)
        and all(map(is_same, told, booked))
        and all(any(is_same(move, one) for one in loose) for move in tail)
        and len(rest) == len(set(rest))
        and all(seat in rest for seat, _ in sure)
    )


def is_same(told: tuple[int, str | None], booked: tuple[int, str]) -> bool:
    """Whether a move is the one booked, as far as the seat that reads may know it."""
    return told[0] == booked[0] and told[1] in {None, booked[1]}


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
