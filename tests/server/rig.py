"""A real server for tests: uvicorn on a real socket, a real database, and clients that speak HTTP and the socket.

`async with serving(tmp_path) as server:` starts one; `ann = await server.guest("Ann")` has a session there, and
`await ann.make("watch", seats=3, bots=["random", "random"])` makes a table.
"""

import asyncio
import contextlib
import itertools
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvicorn
import websockets

from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.lan import bind
from frostwall.server.http.limits import Buckets
from frostwall.server.table.hub import Hub
from frostwall.server.workers import Workers

Json = dict[str, Any]
QUICK: Json = {"bot_pause": 0}


class Ears:
    """Everything one socket was sent."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._news = asyncio.Event()
        self._refs = itertools.count()
        self._task = asyncio.create_task(self._listen())
        self.closed: int | None = None

    async def _listen(self) -> None:
        try:
            async for data in self.connection:
                text = data if isinstance(data, str) else data.decode()
                self.raw.append(text)
                self.heard.append(json.loads(text))
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        self.closed = self.connection.close_code
        self._news.set()

    async def say(self, **message: Any) -> str:
        ref = f"r{next(self._refs)}"
        await self.connection.send(json.dumps({"ref": ref, **message}))
        return ref

    async def ask(self, **message: Any) -> Json:
        """Send, and wait for the answer to it."""
        ref = await self.say(**message)
        return await self.until(lambda heard: heard.get("ref") == ref)

    async def until(self, wanted: Callable[[Json], bool], seconds: float = 30) -> Json:
        at = 0
        async with asyncio.timeout(seconds):
            while True:
                while at < len(self.heard):
                    if wanted(self.heard[at]):
                        return self.heard[at]
                    at += 1
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        await self.connection.close()
        await self._task

    # --- what a client keeps of a table ---

    def latest(self, table: str) -> Json:
        """The newest view of a table, with the line it stands at."""
        for heard in reversed(self.heard):
            if heard.get("table") == table and heard["type"] in ("update", "synced"):
                return heard
        raise LookupError(table)

    def info(self, table: str) -> Json:
        for heard in reversed(self.heard):
            if heard.get("table") == table and heard["type"] in ("table", "synced"):
                found: Json = heard["info"]
                return found
        raise LookupError(table)


@dataclass
class Person:
    """A guest with a session."""

    server: "Server"
    name: str
    id: str
    http: httpx.AsyncClient
    ears: list[Ears] = field(default_factory=list)

    @property
    def cookie(self) -> str:
        return f"frostwall_session={self.http.cookies['frostwall_session']}"

    async def make(self, game: str, seats: int, **more: Any) -> str:
        body = {"game": game, "seats": seats, "settings": QUICK, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def ask(self, table: str, **message: Any) -> Json:
        """The same messages by HTTP."""
        answer = await self.http.post(f"/api/tables/{table}/ask", json={"table": table, **message})
        found: Json = answer.json()
        return found

    async def socket(self, base: str | None = None) -> Ears:
        address = (base or self.server.base).replace("http://", "ws://") + "/api/socket"
        headers = {"cookie": self.cookie}
        ears = Ears(await websockets.connect(address, additional_headers=headers, max_size=2**22))
        self.ears.append(ears)
        return ears

    async def invited(self, table: str) -> str:
        found: str = (await self.http.get(f"/api/tables/{table}")).json()["you"]["invite"]
        return found.removeprefix("/j/")

    async def join(self, invite: str) -> str:
        answer = await self.http.post("/api/join", json={"invite": invite})
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]
        return table


@dataclass
class Server:
    base: str
    hub: Hub
    config: Config
    state: Any = None  # of the app
    people: list[Person] = field(default_factory=list)

    async def guest(self, name: str) -> Person:
        http = httpx.AsyncClient(base_url=self.base, timeout=60)
        answer = await http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        person = Person(self, name, answer.json()["guest"], http)
        self.people.append(person)
        return person


class Clock:
    """Time that a test turns itself."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Prompt(uvicorn.Server):
    """It stops at once. uvicorn looks ten times a second whether it is to, and over a thousand tests that adds up."""

    def __init__(self, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self.over = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.over.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C ends a test that hangs."""
        super().handle_exit(sig, frame)
        self.over.set()


@contextlib.asynccontextmanager
async def serving(
    folder: Path, database: str | None = None, config: Config | None = None, limits: bool = True, **more: Any
) -> AsyncIterator[Server]:
    """A server on a free port of the loopback; `more` goes to `make_app`. Without `limits` a guest may ask as often as
    it likes."""
    where = database if database is not None else f"sqlite:///{folder / 'table.sqlite'}"
    found = replace(config, database=where) if config is not None else Config(database=where, workers=1)
    workers = more.pop("workers", None) or Workers(found.workers, found.bot_budget)
    app = make_app(found, workers=workers, **more)
    if not limits:
        for name in ("requests", "asks", "arrivals", "heavy"):
            setattr(app.state, name, Buckets(rate=1e6, burst=1e6, clock=time.monotonic))
    listening = bind("127.0.0.1", 0)
    settings = uvicorn.Config(
        app, log_level="warning", access_log=False, ws="websockets-sansio", lifespan="on", log_config=None
    )
    server = Prompt(settings)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            if task.done():
                await task
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        running = Server(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.hub, found, app.state)
        try:
            yield running
        finally:
            for person in running.people:
                for ears in person.ears:
                    await ears.close()
                await person.http.aclose()
    finally:
        server.over.set()
        await task
        listening.close()


async def play_to_end(
    people: dict[int, Ears], table: str, choose: Callable[[Json], list[str]], seconds: float = 120
) -> Json:
    """Let each seat in `people` make moves as `choose` says until the game has ended; the last view."""
    keys = itertools.count()
    async with asyncio.timeout(seconds):
        while True:
            for seat, ears in people.items():
                latest = ears.latest(table)
                view = latest["view"]
                if view["outcome"] is not None:
                    found: Json = view
                    return found
                if seat in view["actors"]:
                    await ears.ask(
                        type="move",
                        table=table,
                        decision=view["decision"]["id"],
                        key=f"k{next(keys)}",
                        moves=choose(view),
                    )
            await asyncio.sleep(0)


def quiet() -> None:
    """No log lines of a server in the output of a test that breaks it on purpose."""
    logging.getLogger("frostwall").setLevel(logging.CRITICAL)
