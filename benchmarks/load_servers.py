"""The servers of the load benchmark, each in a process of its own: the real one, the null table, and the bare one.

The null table is a table without rules: the same server with the same sockets, the same tables and the same rows
committed before anything is sent, whose game (load_game) plays a recording instead of judging, applying and looking.

The bare server is the least that could stand there: the same uvicorn, `Socket` and Store, and no table behind them. It
knows the recording as text and sends what was sent then, whatever the move.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final

from benchmarks.load_game import Unruled
from benchmarks.load_world import NAMES, SEATS, Laid, Recording
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from frostwall.server import run, wire
from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.auth import COOKIE
from frostwall.server.http.lan import bind
from frostwall.server.http.limits import Buckets
from frostwall.server.http.socket import Socket
from frostwall.server.store import Append, KeyRow, LineRow, Store, TableRow
from frostwall.server.table.actor import Asked
from frostwall.server.table.guests import Guest, Guests

UNLIMITED: Final = 10**12


@dataclass(frozen=True)
class Served:
    kind: str  # real, null or bare
    url: str
    recording: Recording
    laid: list[Laid]
    profile: str | None = None  # a file for cProfile's figures
    bus: str | None = None


def serve(served: Served, pipe: Connection) -> None:
    """The main function of a server's process."""
    run.allow_many_connections()
    run.spare_collector()
    if served.profile is None:
        asyncio.run(_serve(served, pipe))
        return
    import cProfile

    profile = cProfile.Profile()
    with contextlib.suppress(KeyboardInterrupt):
        profile.runcall(asyncio.run, _serve(served, pipe))
    profile.dump_stats(served.profile)


async def _serve(served: Served, pipe: Connection) -> None:
    app = {"real": _real, "null": _null, "bare": _bare}[served.kind](served)
    listener = bind("127.0.0.1", 0)
    end = run.End()
    loop = asyncio.get_running_loop()

    def told() -> None:
        """The parent asks how much time was spent here, or wants the end."""
        try:
            word = pipe.recv()
        except EOFError:
            word = "end"
        if word == "end":
            loop.remove_reader(pipe.fileno())
            end.ask()
        else:
            pipe.send(time.process_time())

    def ready() -> None:
        loop.add_reader(pipe.fileno(), told)
        pipe.send((listener.getsockname()[1], os.getpid()))

    await run.serve(
        app,
        run.Hosting(listener, connections=UNLIMITED, connections_each=UNLIMITED),
        ready,
        lambda _: None,
        list,
        end,
    )


def _real(served: Served, registry: Any = None) -> Any:
    app = make_app(Config(database=served.url, workers=1, bus=served.bus), registry=registry)
    # What keeps one guest from asking too much would measure itself here.
    app.state.requests = Buckets(rate=UNLIMITED, burst=UNLIMITED, clock=time.monotonic)
    app.state.asks = Buckets(rate=UNLIMITED, burst=UNLIMITED, clock=time.monotonic)
    return app


def _null(served: Served) -> Any:
    return _real(served, {served.recording.game: Unruled(served.recording)})


# --- without tables ----------------------------------------------------------------------------------


@dataclass
class BareTable:
    """It stands where the real server has an actor."""

    row: TableRow
    guests: list[str]
    moment: int
    seq: int
    listeners: list[Any] = field(default_factory=lambda: [None] * SEATS)

    def left(self, listener: Any) -> None:
        self.listeners = [None if found is listener else found for found in self.listeners]


class Bare:
    """The recorded game at every table, as text."""

    def __init__(self, served: Served) -> None:
        self.store = Store(served.url)
        self._recording = served.recording
        # The last moment ends the game: after it nobody would be to move.
        self._moments = served.recording.moments[:-1]
        self._laid = served.laid
        self.places: dict[str, tuple[BareTable, int]] = {}  # by session

    async def open(self) -> None:
        await self.store.open()
        for laid in self._laid:
            row = await self.store.table(laid.id)
            assert row is not None
            seq = len(self._recording.lines_to(laid.moment))
            table = BareTable(row, laid.guests, laid.moment, seq)
            for seat, token in enumerate(laid.tokens):
                self.places[token] = (table, seat)

    def shown(self, table: BareTable, seat: int) -> str:
        """The answer to a sync."""
        shown = self._moments[(table.moment - 1) % len(self._moments)].updates[seat]
        return shown.replace('"update"', '"synced"', 1)

    async def move(self, table: BareTable, seat: int, ref: str, key: str) -> tuple[wire.Done, list[str]]:
        """Store what the recorded move stored; its answer, and what the four are to be sent."""
        moment = self._moments[table.moment % len(self._moments)]
        now = time.time()
        rows = [
            LineRow(table.seq + n, line.seat, line.text, line.notes, now)
            for n, line in enumerate(moment.lines, 1)
        ]
        # The length of the real answer; the recording's own numbers, so that both ends agree.
        answer = wire.Done(table=table.row.id, ref=ref, key=key, seq=moment.seq)
        kept = KeyRow(table.guests[seat], key, answer.model_dump_json())
        await self.store.append(Append(table.row, rows, kept))
        table.moment += 1
        table.seq += len(rows)
        return answer, moment.updates


class BareHub:
    """What a `Socket` needs of a server."""

    def __init__(self, bare: Bare) -> None:
        self._bare = bare
        self._moving: set[asyncio.Task[None]] = set()
        self.tables: dict[str, BareTable] = {}
        self.seats: dict[str, int] = {}  # by guest
        self.guests = Guests(bare.store, time.time)

    def door(self, table: str) -> BareTable | None:
        return self.tables.get(table)

    def leave(self, table: str, listener: Any) -> None:
        pass  # the end of a measurement

    def hear(self, asked: Asked) -> None:
        table, seat = self.tables[asked.ask.table], self.seats[asked.guest.id]
        if asked.ask.type == "move":
            task = asyncio.create_task(self._move(table, seat, asked, asked.ask))
            self._moving.add(task)
            task.add_done_callback(self._moving.discard)
            return
        # The only sync of this socket: its answer is a recorded text, which nobody else must be told.
        table.listeners[seat] = asked.listener
        table.listeners[seat].send(self._bare.shown(table, seat))

    async def _move(self, table: BareTable, seat: int, asked: Asked, ask: wire.Move) -> None:
        answer, updates = await self._bare.move(table, seat, ask.ref or "", ask.key)
        for listener, update in zip(table.listeners, updates, strict=True):
            if listener is not None:
                listener.send(update)
        asked.reply(answer)


def _bare(served: Served) -> Starlette:
    bare = Bare(served)
    hub: Any = BareHub(bare)
    buckets = Buckets(rate=UNLIMITED, burst=UNLIMITED, clock=time.monotonic)

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        table, seat = bare.places[websocket.cookies[COOKIE]]
        guest = table.guests[seat]
        hub.tables[table.row.id], hub.seats[guest] = table, seat
        await websocket.accept()
        await Socket(hub, Guest(guest, NAMES[seat]), receive, send, buckets).run()

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await bare.open()
        try:
            yield
        finally:
            await bare.store.close()

    return Starlette(routes=[WebSocketRoute("/api/socket", _Raw(door))], lifespan=lifespan)


@dataclass(frozen=True)
class _Raw:
    """An app that Starlette takes as it is, not as a function of its own socket."""

    app: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)
