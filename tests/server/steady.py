"""A client that keeps to the protocol of the socket, whatever happens to its messages and its connection.

It sends a message again, with the same key and word, until it is answered; takes an update only if it stands where the
update begins, and asks for a `sync` otherwise; asks also when it has heard nothing for a while; and comes back when the
connection is gone. What it keeps of a table must then be what the server has.
"""

import asyncio
import contextlib
import itertools
import json
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import websockets

from frostwall.core.types import SPECTATOR

Json = dict[str, Any]

# Answers that say "ask again": the message was not looked at.
AGAIN: Final = ("TOO_FAST", "TOO_MANY", "BUSY")


@dataclass
class Waiting:
    """A message that has no answer yet."""

    text: str
    answer: asyncio.Future[Json]
    sent: float


class Steady:
    def __init__(self, address: str, cookie: str, table: str, name: str, patience: float = 0.25) -> None:
        self.address = address.replace("http://", "ws://") + "/api/socket"
        self.table = table
        self.name = name
        self.patience = patience
        self.seq = -1  # the last line known; -1 before the first view
        self.view: Json | None = None
        self.info: Json = {}
        self.seat = SPECTATOR
        self.events: list[Json] = []
        self.chat: dict[int, Json] = {}
        self.answers: dict[str, Json] = {}
        self.counts: Counter[str] = Counter()
        self.changed = asyncio.Event()
        self._cookie = cookie
        self._version = 0
        self._numbers = itertools.count(1)
        self._waiting: dict[str, Waiting] = {}
        self._syncs: set[str] = set()
        self._heard = 0.0
        self._connection: websockets.ClientConnection | None = None
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._connection is not None:
            await self._connection.close()

    # --- what it does for its user ---

    async def ask(self, **message: Any) -> Json:
        """Send this until it is answered."""
        return await self.post(**message).answer

    def post(self, **message: Any) -> Waiting:
        ref = f"{self.name}-{next(self._numbers)}"
        text = json.dumps({"table": self.table, "ref": ref, **message})
        now = asyncio.get_running_loop().time()
        waiting = self._waiting[ref] = Waiting(text, asyncio.get_running_loop().create_future(), now)
        self._send_soon(text)
        return waiting

    async def until(self, wanted: Any, seconds: float = 60) -> None:
        """Wait until this client knows so."""
        async with asyncio.timeout(seconds):
            while not wanted(self):
                for task in self._tasks[:2]:
                    if task.done():  # it heard what must not be
                        task.result()
                self.changed.clear()
                await self.changed.wait()

    def is_to_move(self) -> bool:
        return self.view is not None and self.view["outcome"] is None and self.seat in self.view["actors"]

    # --- the connection ---

    async def _live(self) -> None:
        while True:
            try:
                headers = {"cookie": self._cookie}
                async with websockets.connect(
                    self.address, additional_headers=headers, max_size=2**22, open_timeout=5
                ) as connection:
                    self._connection = connection
                    self.counts["connections"] += 1
                    self._sync()
                    for waiting in self._waiting.values():
                        self._send_soon(waiting.text)
                    async for data in connection:
                        self._hear(json.loads(data))
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                pass
            finally:
                self._connection = None
                self.changed.set()
            await asyncio.sleep(0.02)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self.patience / 3)
            now = loop.time()
            for waiting in list(self._waiting.values()):
                if now - waiting.sent > self.patience:
                    waiting.sent = now
                    self.counts["again"] += 1
                    self._send_soon(waiting.text)
            if now - self._heard > self.patience:
                self._heard = now
                self._sync()

    def _send_soon(self, text: str) -> None:
        connection = self._connection
        if connection is None:
            return
        self.counts["sent"] += 1

        async def send() -> None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await connection.send(text)

        task = asyncio.create_task(send())
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    def _sync(self) -> None:
        ref = f"{self.name}-s{next(self._numbers)}"
        self._syncs.add(ref)
        self.counts["syncs"] += 1
        since = max(self.seq, 0)
        message = {"type": "sync", "table": self.table, "ref": ref, "since": since, "scene": False}
        self._send_soon(json.dumps(message))

    # --- what it hears ---

    def _hear(self, heard: Json) -> None:
        self._heard = asyncio.get_running_loop().time()
        self.counts["heard"] += 1
        kind = heard["type"]
        if kind == "update":
            self._hear_update(heard)
        elif kind == "synced":
            self._hear_synced(heard)
        elif kind == "table":
            self._take_info(heard)
        elif kind == "chat":
            self.chat[heard["line"]["n"]] = heard["line"]
        ref = heard.get("ref")
        if kind == "refused" and heard["code"] in AGAIN:
            self.counts["put off"] += 1  # also a second copy of what is answered by now
        elif kind in ("done", "refused", "synced") and ref in self._waiting:
            waiting = self._waiting.pop(ref)
            self.answers[ref] = heard
            if not waiting.answer.done():
                waiting.answer.set_result(heard)
        elif ref in self.answers and kind != "synced":
            assert self.answers[ref] == heard, "the same key again, another answer"
        self.changed.set()

    def _hear_update(self, heard: Json) -> None:
        if self.seq < 0 or heard["seq"] <= self.seq:
            self.counts["old"] += 1
        elif heard["since"] != self.seq:
            self.counts["gaps"] += 1
            self._sync()
        else:
            self._take(heard["seq"], heard["view"], heard["events"])

    def _hear_synced(self, heard: Json) -> None:
        self._take_info(heard)
        for line in heard["chat"]:
            self.chat[line["n"]] = line
        if heard["seq"] < self.seq or (heard["seq"] == self.seq and self.view is not None):
            return
        if heard["ref"] not in self._syncs and self.seq >= 0 and heard["seq"] > self.seq:
            self._sync()  # nobody asked, so it does not say what happened meanwhile
            return
        if heard["view"] is not None:
            self.seat = heard["you"]["viewer"]
            self._take(heard["seq"], heard["view"], heard["meanwhile"])

    def _take(self, seq: int, view: Json, events: list[Json]) -> None:
        self.events += [event for event in events if event["seq"] > self.seq]
        self.seq = seq
        self.view = view

    def _take_info(self, heard: Json) -> None:
        if heard["version"] >= self._version:
            self._version = heard["version"]
            self.info = heard["info"]


def is_calm() -> bool:
    """Is the machine ours? If others compute on it, times say nothing."""
    return os.getloadavg()[0] < (os.cpu_count() or 1)


async def eventually(wanted: Callable[[], bool], seconds: float = 30) -> None:
    """For what nobody announces."""
    async with asyncio.timeout(seconds):
        while True:
            if wanted():
                return
            await asyncio.sleep(0.01)


def choose(view: Json, rng: Random) -> str:
    """A legal move, as a client finds one: from the list, or put together from what may be chosen."""
    listed = [move["text"] for move in view["moves"]]
    if listed:
        found: str = rng.choice(listed)
        return found
    choice = rng.choice(view["choices"])
    if "pick" in choice:
        names = [name for name, count in choice["pick"]["from"].items() for _ in range(count)]
        picked = Counter(rng.sample(names, choice["pick"]["total"]))
        words = [f"{name}*{count}" for name, count in picked.items()]
    else:
        words = choice["from"][: max(choice["min"], min(1, choice["max"]))]
    return " ".join([choice["kind"], *(words or ["nothing"])])


async def play(client: Steady, rng: Random, until: Any = None) -> int:
    """Move whenever it is this client's turn, until the game has ended; how many moves it made. `until(client)` ends
    it sooner."""
    made = 0
    for n in itertools.count():
        await client.until(lambda it: it.is_to_move() or _is_over(it) or (until is not None and until(it)))
        if _is_over(client) or (until is not None and until(client)):
            return made
        assert client.view is not None
        at = client.seq
        decision, moves = client.view["decision"]["id"], [choose(client.view, rng)]
        key = f"{client.name}-k{n}-{at}"
        answer = await client.ask(type="move", decision=decision, key=key, moves=moves)
        if answer["type"] == "done":
            made += 1
            await client.until(lambda it, seq=answer["seq"]: it.seq >= seq)
        elif answer["code"] != "STALE":
            # Then the game has gone on, or has ended. The answer may come before the client knows: it has still to ask.
            try:
                await client.until(lambda it, at=at: it.seq > at)
            except TimeoutError:
                raise AssertionError(answer) from None
    return made


def _is_over(client: Steady) -> bool:
    return client.view is not None and client.view["outcome"] is not None
