"""The two servers of the load benchmark, each in a process of its own: the real one, and the null table.

The null table is what is left without rules: the same uvicorn and socket, the same Store with the same rows committed
before anything is sent, and to each of the four sockets a message as long as the real one. It knows the recording of
one game and sends what was sent then, whatever the move.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final

import orjson
from benchmarks.load_world import SEATS, Laid, Recording
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from frostwall.server import run, wire
from frostwall.server.app import make_app
from frostwall.server.auth import COOKIE
from frostwall.server.config import Config
from frostwall.server.lan import bind
from frostwall.server.limits import Buckets
from frostwall.server.store import Append, KeyRow, LineRow, Store, TableRow

UNLIMITED: Final = 1e12


@dataclass(frozen=True)
class Served:
    kind: str  # real or null
    url: str
    recording: Recording
    laid: list[Laid]
    profile: str | None = None  # a file for cProfile's figures


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
    app: Any = _real(served) if served.kind == "real" else _null(served)
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

    await run.serve(app, run.Hosting(listener), ready, lambda _: None, list, end)


def _real(served: Served) -> Any:
    app = make_app(Config(database=served.url, workers=1))
    # What keeps one guest from asking too much would measure itself here.
    app.state.asks = Buckets(rate=UNLIMITED, burst=UNLIMITED, clock=time.monotonic)
    return app


# --- the null table ----------------------------------------------------------------------------------


@dataclass
class NullTable:
    row: TableRow
    guests: list[str]
    moment: int
    seq: int
    listeners: list[WebSocket | None] = field(default_factory=lambda: [None] * SEATS)


class Null:
    def __init__(self, served: Served) -> None:
        self.store = Store(served.url)
        self._recording = served.recording
        # The last moment ends the game: after it nobody would be to move.
        self._moments = served.recording.moments[:-1]
        self._laid = served.laid
        self._places: dict[str, tuple[NullTable, int]] = {}

    async def open(self) -> None:
        await self.store.open()
        for laid in self._laid:
            row = await self.store.table(laid.id)
            assert row is not None
            seq = len(self._recording.lines_to(laid.moment))
            table = NullTable(row, laid.guests, laid.moment, seq)
            for seat, token in enumerate(laid.tokens):
                self._places[token] = (table, seat)

    async def socket(self, websocket: WebSocket) -> None:
        table, seat = self._places[websocket.cookies[COOKIE]]
        await websocket.accept()
        table.listeners[seat] = websocket
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                table.listeners[seat] = None
                return
            ask = orjson.loads(message["text"])
            if ask["type"] == "move":
                await self._move(table, seat, ask)
            else:
                shown = self._moments[(table.moment - 1) % len(self._moments)].updates[seat]
                await websocket.send_text(shown.replace('"update"', '"synced"', 1))

    async def _move(self, table: NullTable, seat: int, ask: Any) -> None:
        moment = self._moments[table.moment % len(self._moments)]
        now = time.time()
        rows = [
            LineRow(table.seq + n, line.seat, line.text, line.notes, now)
            for n, line in enumerate(moment.lines, 1)
        ]
        # The length of the real answer; the recording's own numbers, so that both ends agree.
        answer = wire.Done(
            table=table.row.id, ref=ask["ref"], key=ask["key"], seq=moment.seq
        ).model_dump_json()
        await self.store.append(Append(table.row, rows, KeyRow(table.guests[seat], ask["key"], answer)))
        table.moment += 1
        table.seq += len(rows)
        for listener, update in zip(table.listeners, moment.updates, strict=True):
            if listener is not None:
                await listener.send_text(update)
        own = table.listeners[seat]
        if own is not None:
            await own.send_text(answer)


def _null(served: Served) -> Starlette:
    null = Null(served)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await null.open()
        try:
            yield
        finally:
            await null.store.close()

    return Starlette(routes=[WebSocketRoute("/api/socket", null.socket)], lifespan=lifespan)
