"""The people of the load benchmark: a process that plays many tables, four sockets each, against one or more servers.

The client is as cheap as it can be, because it shares the machine with what it measures: frames are read by hand, and
of the four views after a move only those are read that say whose turn it is and what that seat may do.
"""

import asyncio
import itertools
import os
import time
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import orjson
from benchmarks.load_world import SEATS, Laid

from frostwall.server.http.auth import COOKIE
from frostwall.server.run import allow_many_connections

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
HOST: Final = 0  # the seat
NO_MASK: Final = b"\0\0\0\0"  # a mask that changes nothing: nobody between us needs protection
Places = tuple[list[int], int]  # the ports of the seats' servers, and that of the table's own
CONNECTING: Final = 50  # at once
RETRY: Final = 0.5  # seconds after a refusal
PATIENCE: Final = 60.0  # seconds for the last answers after a slice


class Wire(asyncio.Protocol):
    """A WebSocket of one seat: unfragmented text both ways, pings answered."""

    def __init__(self, hear: Callable[[bytes], None], head: bytes) -> None:
        self._hear = hear
        self._head = head
        self._held = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"closed before it was open: {exc}"))

    def data_received(self, data: bytes) -> None:
        held = self._held + data if self._held else data
        if not self._is_open:
            end = held.find(b"\r\n\r\n")
            if end < 0:
                self._held = held
                return
            if not held.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(held[:200].decode("latin-1")))
                return
            self._is_open = True
            self.opened.set_result(None)
            held = held[end + 4 :]
        at = 0
        while len(held) - at >= 2:
            first, length = held[at], held[at + 1]
            begin = at + 2
            if length == 126:
                length = int.from_bytes(held[begin : begin + 2])
                begin += 2
            elif length == 127:
                length = int.from_bytes(held[begin : begin + 8])
                begin += 8
            if len(held) < begin + length:
                break
            at = begin + length
            if first == TEXT:
                self._hear(held[begin:at])
            elif first == PING:
                self._write(PONG, held[begin:at])
        self._held = held[at:]

    def send(self, data: bytes) -> None:
        self._write(TEXT, data)

    def _write(self, kind: int, data: bytes) -> None:
        if self._transport is None:
            return
        size = len(data)
        head = bytes((kind, MASKED | size)) if size < 126 else bytes((kind, MASKED | 126)) + size.to_bytes(2)
        self._transport.write(head + NO_MASK + data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def _connect(port: int, token: str, hear: Callable[[bytes], None]) -> Wire:
    key = b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={token}\r\n\r\n"
    ).encode()
    _, wire = await asyncio.get_running_loop().create_connection(partial(Wire, hear, head), "127.0.0.1", port)
    await wire.opened
    return wire


@dataclass
class Slice:
    """What one process saw in one slice."""

    moves: int
    seconds: float
    latencies: list[float]
    refused: dict[str, int]
    games: int  # that ended so far
    cpu: float
    late: int  # tables whose answer never came


class Player:
    """One table with its four people."""

    def __init__(self, laid: Laid, side: "Side", rng: Random) -> None:
        self.id = laid.id
        self._tokens = laid.tokens
        self._side = side
        self._rng = rng
        self._wires: list[Wire] = []
        self._host: Wire | None = None
        self._raw: list[bytes] = [b""] * SEATS
        self._keys = itertools.count()
        self._mover = 0
        self._due = 0.0
        self.waits_for_answer = False
        self._turn: tuple[int, int] | None = None  # the seat to move, and after which line
        self.ready: Any = None  # the view of whoever is to move
        self._synced = 0
        self._restarting = False
        self._asked: dict[str, object] = {}  # by the host, last
        self._asks_again = False

    async def open(self, ports: Sequence[int], home: int) -> None:
        """Connect each seat to the server at its port, and the host to that of the table as well: a table is where it
        was made, and the next game shall be where this one is."""
        for seat, (token, port) in enumerate(zip(self._tokens, ports, strict=True)):
            self._wires.append(await _connect(port, token, partial(self._hear, seat)))
        if home == ports[HOST]:
            self._host = self._wires[HOST]
        else:
            self._host = await _connect(home, self._tokens[HOST], partial(self._hear, HOST))
            self._wires.append(self._host)
        self._sync()

    def close(self) -> None:
        for wire in self._wires:
            wire.close()

    def _sync(self) -> None:
        self._synced = 0
        for seat in range(SEATS):
            self._say(seat, {"type": "sync", "table": self.id, "ref": "s", "scene": False})

    def _say(self, seat: int, message: dict[str, object]) -> None:
        self._wires[seat].send(orjson.dumps(message))

    def _say_as_host(self, message: dict[str, object]) -> None:
        assert self._host is not None
        self._asked = message
        self._host.send(orjson.dumps(message))

    def _hear(self, seat: int, data: bytes) -> None:
        if self._side.tap is not None:
            self._side.tap(seat, data)
        if data.startswith(b'{"type":"update"'):
            self._raw[seat] = data
            if self._turn is not None and self._turn[0] == seat:
                self._try()
        elif data.startswith(b'{"type":"done"'):
            if self._restarting:
                self._go_on(orjson.loads(data))
            elif self.waits_for_answer and seat == self._mover:
                self.waits_for_answer = False
                self._side.answered(self._due)
                self._look(orjson.loads(self._raw[seat]))
        elif data.startswith(b'{"type":"synced"'):
            self._raw[seat] = data
            self._synced += 1
            if self._synced == SEATS:
                self._look(orjson.loads(data))
        elif data.startswith(b'{"type":"refused"'):
            self._refused(orjson.loads(data))

    def _refused(self, answer: Any) -> None:
        code = answer["code"]
        self._side.refused[code] = self._side.refused.get(code, 0) + 1
        if self.waits_for_answer:
            # Whatever it was: begin again with fresh views.
            self.waits_for_answer = False
            self._sync()
        elif not self._asks_again:  # views, or the next game
            self._asks_again = True
            asyncio.get_running_loop().call_later(RETRY, self._ask_again)

    def _ask_again(self) -> None:
        self._asks_again = False
        if self._restarting:
            self._say_as_host(self._asked)
        else:
            self._sync()

    def _look(self, update: Any) -> None:
        """Whose turn is it after this?"""
        view = update["view"]
        if view["outcome"] is not None:
            self._side.games += 1
            self._restarting = True
            self._say_as_host({"type": "rematch", "table": self.id})
            return
        actors = view["actors"]
        seat = actors[0] if len(actors) == 1 else self._rng.choice(actors)
        if seat == view["viewer"]:
            self._set_ready(view)
        else:
            self._turn = (seat, update["seq"])
            self._try()

    def _try(self) -> None:
        """Has the seat that is to move heard of it?"""
        assert self._turn is not None
        seat, seq = self._turn
        raw = self._raw[seat]
        # Cheaper than reading all of it: the number of the line stands near the beginning of an update.
        if raw.startswith(b'{"type":"update"') and b'"seq":%d,' % seq not in raw[:120]:
            return
        found = orjson.loads(raw)
        if found["seq"] == seq:
            self._turn = None
            self._set_ready(found["view"])

    def _set_ready(self, view: Any) -> None:
        self.ready = view
        self._side.is_ready(self)

    def _go_on(self, answer: Any) -> None:
        """A game has ended: the same people begin another."""
        result = answer["result"]
        if result is not None:
            for seat in range(SEATS):
                self._say(seat, {"type": "unwatch", "table": self.id})
            self.id = result["table"]
            self._say_as_host({"type": "start", "table": self.id})
        elif answer["table"] == self.id:
            self._restarting = False
            self._sync()

    def move(self, due: float) -> None:
        view, self.ready = self.ready, None
        self._due = due
        self._mover = view["viewer"]
        self.waits_for_answer = True
        key = f"{next(self._keys)}"
        ask = {
            "type": "move",
            "table": self.id,
            "ref": key,
            "decision": view["decision"]["id"],
            "key": key,
            "moves": [choose(view, self._rng)],
        }
        self._say(self._mover, ask)


def choose(view: Any, rng: Random) -> str:
    """One of the listed moves; of cards that are only described, the first that will do."""
    moves = view["moves"]
    if moves:
        text: str = moves[int(rng.random() * len(moves))]["text"]
        return text
    choice = view["choices"][0]
    pick = choice.get("pick")
    if pick is None:
        return " ".join([choice["kind"], *choice["from"][: max(1, choice["min"])]])
    left = pick["total"]
    words = [choice["kind"]]
    for name, count in pick["from"].items():
        taken = min(left, count)
        left -= taken
        if taken:
            words.append(name if taken == 1 else f"{name}*{taken}")
    return " ".join(words)


class Side:
    """All tables of this process at one server."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.tap: Callable[[int, bytes], None] | None = None  # hears everything as well
        self.refused: dict[str, int] = {}
        self.games = 0
        self._latencies: list[float] = []
        self._period: float | None = None
        self._ends = 0.0
        self._from = 0.0
        self._next: dict[Player, float] = {}

    async def open(self, ports: int | list[Places], laid: list[Laid], seed: int) -> None:
        """Connect to the server at a port, or each table's seats to servers of their own."""
        gate = asyncio.Semaphore(CONNECTING)

        async def one(found: Laid, n: int) -> None:
            async with gate:
                player = Player(found, self, Random(seed + n))
                self.players.append(player)
                await player.open(*(([ports] * SEATS, ports) if isinstance(ports, int) else ports[n]))

        await asyncio.gather(*(one(found, n) for n, found in enumerate(laid)))
        while self._busy():  # noqa: ASYNC110 - cheaper than telling somebody at every move
            await asyncio.sleep(0.05)

    def close(self) -> None:
        for player in self.players:
            player.close()

    async def run(self, seconds: float, warm: float, period: float | None, rng: Random) -> Slice:
        """Play for so long; moves count once it is warm. With a period, each table moves once in it."""
        self._latencies = []
        self.refused = {}
        self._period = period
        start = time.perf_counter()
        self._from = start + warm
        self._ends = self._from + seconds
        if period is not None:
            self._next = {player: start + rng.random() * period for player in self.players}
        asyncio.get_running_loop().call_later(warm, self._warm)
        self._cpu = time.process_time()
        for player in self.players:
            if player.ready is not None:
                self.is_ready(player)
        await asyncio.sleep(self._ends - time.perf_counter())
        cpu = time.process_time() - self._cpu
        measured = self._latencies
        self._latencies = []
        patience = time.perf_counter() + PATIENCE
        while self._busy() and time.perf_counter() < patience:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        late = self._busy()
        return Slice(len(measured), seconds, measured, self.refused, self.games, cpu, late)

    def _warm(self) -> None:
        self._cpu = time.process_time()

    def _busy(self) -> int:
        return sum(player.ready is None for player in self.players)

    def is_ready(self, player: Player) -> None:
        now = time.perf_counter()
        if now >= self._ends:
            return
        if self._period is None:
            player.move(now)
            return
        due = self._next[player]
        self._next[player] = due + self._period
        if due >= self._ends:
            return
        if due <= now:
            player.move(due)
        else:
            asyncio.get_running_loop().call_later(due - now, player.move, due)

    def answered(self, due: float) -> None:
        now = time.perf_counter()
        if self._from <= now < self._ends:
            self._latencies.append(now - due)


def play(pipe: Connection, sides: dict[str, tuple[int | list[Places], list[Laid]]], seed: int) -> None:
    """The main function of a client's process."""
    allow_many_connections()
    asyncio.run(_play(pipe, sides, seed))


async def _play(pipe: Connection, sides: dict[str, tuple[int | list[Places], list[Laid]]], seed: int) -> None:
    found = {name: Side() for name in sides}
    for name, (ports, laid) in sides.items():
        await found[name].open(ports, laid, seed)
    rng = Random(seed)
    pipe.send("open")
    loop = asyncio.get_running_loop()
    while True:
        asked = await loop.run_in_executor(None, pipe.recv)
        if asked is None:
            break
        name, seconds, warm, period = asked
        pipe.send(await found[name].run(seconds, warm, period, rng))
    for side in found.values():
        side.close()


async def record(port: int, laid: Laid, most: int) -> list[list[bytes]]:
    """Play one table to the end of its game, or for so many moves; what the four seats were sent after each."""
    side = Side()
    heard: list[list[bytes]] = [[] for _ in range(SEATS)]

    def tap(seat: int, data: bytes) -> None:
        if data.startswith(b'{"type":"update"') and not side.games:
            heard[seat].append(data)

    side.tap = tap
    await side.open(port, [laid], 11)
    while not side.games and len(heard[0]) < most:
        await side.run(1.0, 0.0, None, Random(0))
    side.close()
    count = min(most, *(len(updates) for updates in heard))
    return [[updates[n] for updates in heard] for n in range(count)]
