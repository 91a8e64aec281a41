"""Servers that can be killed at any point of a write: processes of their own, with real sockets and a real database.

Run as a program this is the one they are forked from: it has everything imported and holds the listening sockets, so a
server begins in a moment and is found at the same address after each death. A test talks to it through `Mortals`.
"""

import asyncio
import atexit
import importlib
import json
import os
import shutil
import signal
import socket as sockets
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

import httpx
import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel
from tests.server.rig import Person, Server
from tests.server.steady import eventually
from tests.small_game import Magpies

import frostwall
from frostwall.server.config import Config, Keep
from frostwall.server.http.app import make_app
from frostwall.server.store import Store
from frostwall.server.table.hub import Hub
from frostwall.server.workers import Workers

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
PLACES = 2  # servers at the same time


class Arm(BaseModel):
    """Die at the `nth` write point from now on; of this name, if one is given. Or get another signal."""

    nth: int
    point: str | None = None
    signal: int = signal.SIGKILL


class Fuse:
    """Counts the points that a server reaches, writes their names to a file, and kills it at the one it is set to."""

    def __init__(self, trace: str) -> None:
        self._trace = os.open(trace, os.O_CREAT | os.O_WRONLY | os.O_TRUNC | os.O_APPEND)
        self._set: Arm | None = None
        self._count = 0

    def set(self, arm: Arm) -> None:
        os.ftruncate(self._trace, 0)
        self._count = 0
        self._set = arm

    def __call__(self, point: str) -> None:
        if self._set is None:
            return
        os.write(self._trace, f"{point}\n".encode())
        if self._set.point in (None, point):
            self._count += 1
            if self._count == self._set.nth:
                os.kill(os.getpid(), self._set.signal)


class NoBots(Workers):
    """No processes, for tables at which people play."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass


def make(told: Json) -> uvicorn.Config:
    """The server to be, without a thread or a connection yet."""
    fuse = Fuse(told["trace"])
    forever = Keep(lobby=None, finished=None, idle=None, guests=None)  # upkeep writes nothing
    config = Config(
        database=told["database"], workers=1, seed=told["seed"], keep=forever, bus=told.get("bus")
    )
    registry = {**frostwall.games, "magpies": Magpies()}
    workers = None if told["bots"] else NoBots()
    app = make_app(config, on_point=fuse, registry=registry, workers=workers)
    unlimited(app)

    @app.post("/test/arm")
    async def arm(ask: Arm) -> None:
        # A write takes the marks along that wait, so that the next points are those of the next message.
        await app.state.hub.store.rename_guest("nobody", "nobody")
        fuse.set(ask)

    settings = uvicorn.Config(app, access_log=False, ws="websockets-sansio", lifespan="on", log_config=None)
    settings.load()
    return settings


async def import_all(folder: Path) -> None:
    """What is imported only when a database is opened."""
    importlib.import_module("sqlalchemy.dialects.postgresql.psycopg")
    importlib.import_module("psycopg")
    store = Store(f"sqlite:///{folder / 'nothing.sqlite'}")
    await store.open()
    await store.close()


def serve(listening: sockets.socket, settings: uvicorn.Config, ready: int) -> None:
    """One server, to its end."""
    server = uvicorn.Server(settings)

    async def run() -> None:
        task = asyncio.create_task(server.serve([listening]))
        await eventually(lambda: server.started or task.done())
        os.write(ready, b"1" if server.started else b"0")
        await task

    asyncio.run(run())


def unlimited(app: FastAPI) -> None:
    """Tests play faster than people."""
    for name in ("requests", "asks", "arrivals", "heavy"):
        getattr(app.state, name).rate = getattr(app.state, name).burst = 1e9


def main() -> None:
    asyncio.run(import_all(Path(sys.argv[1])))
    made: dict[str, uvicorn.Config] = {}
    places = [sockets.create_server(("127.0.0.1", 0)) for _ in range(PLACES)]
    print(json.dumps([place.getsockname()[1] for place in places]), flush=True)
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "serve":
            if line not in made:
                made[line] = make(told)
            near, far = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(0)
                serve(places[told["place"]], made[line], far)
                os._exit(0)
            os.close(far)
            began = os.read(near, 1) == b"1"
            os.close(near)
            print(json.dumps({"pid": pid, "began": began}), flush=True)
        else:
            ended, status = os.waitpid(told["pid"], os.WNOHANG)
            print(json.dumps({"status": os.waitstatus_to_exitcode(status) if ended else None}), flush=True)


class Mortal:
    """One server process at one address."""

    def __init__(
        self,
        mortals: "Mortals",
        place: int,
        database: str,
        seed: str | None,
        bots: bool,
        bus: str | None = None,
    ) -> None:
        self._mortals = mortals
        self._told = {"do": "serve", "place": place, "database": database, "seed": seed, "bots": bots}
        self._told["bus"] = bus
        self._trace = mortals.folder / f"points{place}"
        self.base = f"http://127.0.0.1:{mortals.mother.ports[place]}"
        self.pid = 0
        self.begun = 0

    def begin(self) -> None:
        """Start it, or start it again."""
        found = self._mortals.mother.tell(self._told | {"trace": str(self._trace)})
        assert found["began"], "the server did not start"
        self.pid = found["pid"]
        self.begun += 1

    async def guest(self, name: str) -> Person:
        return await Server(self.base, cast(Hub, None), cast(Config, None)).guest(name)

    async def arm(self, nth: int, point: str | None = None, sent: int = signal.SIGKILL) -> None:
        told = {"nth": nth, "point": point, "signal": sent}
        answer = await self._mortals.http.post(f"{self.base}/test/arm", json=told)
        assert answer.status_code == 200, answer.text

    async def is_dead(self) -> None:
        """Returns when it has died by the fuse."""
        while True:
            if self.has_died():
                return
            await asyncio.sleep(0.005)

    def has_died(self) -> bool:
        found = self._mortals.mother.tell({"do": "wait", "pid": self.pid})
        if found["status"] is None:
            return False
        assert found["status"] == -signal.SIGKILL, found
        self.pid = 0
        return True

    def has_stopped(self) -> bool:
        """Has it ended in good order?"""
        found = self._mortals.mother.tell({"do": "wait", "pid": self.pid})
        if found["status"] is None:
            return False
        assert found["status"] == -signal.SIGTERM, found  # which uvicorn raises once more at its end
        self.pid = 0
        return True

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        await self.is_dead()

    def points(self) -> list[str]:
        """The points it reached since it was armed."""
        return self._trace.read_text().split()


class Mother:
    """The process that they are forked from. It answers within the time that a server takes to begin."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fw-mortal-"))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.mortal", str(self.folder)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self.ports: list[int] = json.loads(self._out.readline())

    def tell(self, words: Json) -> Json:
        self._in.write(json.dumps(words).encode() + b"\n")
        self._in.flush()
        found: Json = json.loads(self._out.readline())
        return found

    def close(self) -> None:
        self._in.close()
        self._process.wait()
        self._out.close()
        shutil.rmtree(self.folder)


@cache
def mother() -> Mother:
    """One for all tests: to import everything takes longer than most of them."""
    found = Mother()
    atexit.register(found.close)
    return found


class Mortals:
    """The servers of one test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mother = mother()
        self.http = httpx.AsyncClient(limits=httpx.Limits(max_keepalive_connections=0), timeout=120)
        self._servers: list[Mortal] = []

    async def server(
        self,
        database: str,
        place: int = 0,
        seed: str | None = None,
        bots: bool = False,
        bus: str | None = None,
    ) -> Mortal:
        found = Mortal(self, place, database, seed, bots, bus)
        self._servers.append(found)
        found.begin()
        return found

    async def close(self) -> None:
        for server in self._servers:
            if server.pid:
                await server.kill()
        await self.http.aclose()


@asynccontextmanager
async def mortals(folder: Path) -> AsyncIterator[Mortals]:
    found = Mortals(folder)
    try:
        yield found
    finally:
        await found.close()


if __name__ == "__main__":
    main()
