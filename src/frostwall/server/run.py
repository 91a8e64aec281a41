"""Starting and stopping a server: one app, its listener, and a second listener on the local network.

Here: sockets, uvicorn's settings, signals, the lock that keeps two servers off one file. Not here: what is answered
(http), what a person reads and types (cli).
"""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from frostwall.server.config import Config
from frostwall.server.figures import Figures
from frostwall.server.http.door import Door, Patience, calm_log, on_loop_error
from frostwall.server.http.gate import LONGEST_HEAD
from frostwall.server.http.lan import Network, bind, local_addresses, url_of
from frostwall.server.wire import LONGEST_MESSAGE

PING_SECONDS: Final = 20.0
BACKLOG: Final = 256  # connections that the system holds until they are accepted
PORTS_TRIED: Final = 50

MakeApp = Callable[[Config], FastAPI]


@dataclass(frozen=True)
class Hosting:
    """How to listen, beside what the app is told."""

    listener: socket.socket
    proxies: str | None = None  # whose X-Forwarded-... headers are believed; None: nobody's
    lan: bool | None = None  # listen on the local network too; None: without the switch
    grace: float = 2.0  # seconds that running requests have when the server stops
    connections: int = 4_000  # that may be open
    connections_each: int = 250  # of one address that is no proxy
    patience: Patience = field(default_factory=Patience)
    metrics: socket.socket | None = None  # where the operator reads figures
    admin: tuple[socket.socket, str] | None = None  # where they see their page, and the token for it


# --- running ----------------------------------------------------------------------------------------


def run(
    make_app: MakeApp,
    config: Config,
    hosting: Hosting,
    ready: Callable[[], None],
    announce: Callable[[Sequence[str]], None] = lambda _: None,
    find: Callable[[], list[str]] = local_addresses,
) -> None:
    """Serve until a signal comes. `ready` is called once it listens; `announce` with the addresses on the local network
    whenever they change, or with none if they were asked for and there are none. What the app raises at its start comes
    out here."""
    spare_collector()
    asyncio.run(_main(make_app(config), hosting, ready, announce, find))


async def _main(
    app: FastAPI,
    hosting: Hosting,
    ready: Callable[[], None],
    announce: Callable[[Sequence[str]], None],
    find: Callable[[], list[str]],
) -> None:
    end = End()
    with _signals(end):
        await serve(app, hosting, ready, announce, find, end)


class End:
    """The request to stop: asked once, in good order; asked twice, at once."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.hurried = asyncio.Event()
        self.listeners: list[Listener] = []

    def ask(self) -> None:
        if self.asked.is_set():
            self.hurried.set()
            for one in self.listeners:
                one.hurry()
        self.asked.set()


async def serve(
    app: FastAPI,
    hosting: Hosting,
    ready: Callable[[], None],
    announce: Callable[[Sequence[str]], None],
    find: Callable[[], list[str]],
    end: End,
) -> None:
    """Serve in this loop until the end is asked for; see `run`."""
    door = app.state.door = Door(
        hosting.connections, hosting.connections_each, hosting.proxies, hosting.patience, _figures(app)
    )
    asyncio.get_running_loop().set_exception_handler(on_loop_error)
    calm_log("uvicorn.error")

    def listen(sockets: Sequence[socket.socket]) -> Listener:
        one = Listener(_settings(app, hosting, door), sockets)
        end.listeners.append(one)
        return one

    network = None
    if hosting.lan is not None:
        network = Network(hosting.listener.getsockname()[1], listen, announce, find)
    app.state.lan = network
    # Not by uvicorn: it would log a failed start as a traceback, and there are two listeners but one start.
    async with app.router.lifespan_context(app):
        first = listen([hosting.listener])
        await first.listening()
        operator = _listen_for_operator(app, hosting)
        ready()
        if network is not None and hosting.lan and not await network.switch(True):
            announce([])
        over = [asyncio.ensure_future(end.asked.wait()), asyncio.ensure_future(first.ended())]
        await asyncio.wait(over, return_when=asyncio.FIRST_COMPLETED)
        for one in over:
            one.cancel()
        with _no_complaints():
            await _send_away(app, first, hosting.grace, end)
            stops = [first.stop(), *([] if network is None else [network.close()])]
            await asyncio.gather(*stops, *(one.stop() for one in operator))


async def _send_away(app: FastAPI, listener: "Listener", seconds: float, end: End) -> None:
    """Where other servers go on: let nobody in, and close the sockets one after the other, so that their clients do not
    all connect there at the same moment."""
    hub = getattr(app.state, "hub", None)
    if hub is None or hub.gateway is None or not hub.gateway.company():
        return
    listener.refuse()
    sending = asyncio.ensure_future(hub.guests.send_away(seconds))
    hurry = asyncio.ensure_future(end.hurried.wait())
    await asyncio.wait([sending, hurry], return_when=asyncio.FIRST_COMPLETED)
    sending.cancel()
    hurry.cancel()


def _figures(app: FastAPI) -> Figures | None:
    """Where the app counts; None for one without tables."""
    hub = getattr(app.state, "hub", None)
    return None if hub is None else hub.figures


def _listen_for_operator(app: FastAPI, hosting: Hosting) -> "list[Listener]":
    """Listeners of their own for figures and for the operator's page."""
    found: list[tuple[Any, socket.socket]] = []
    if hosting.metrics is not None:
        from frostwall.server.metrics import metrics_app

        found.append((metrics_app(app), hosting.metrics))
    if hosting.admin is not None:
        from frostwall.server.admin.app import admin_app

        found.append((admin_app(app, hosting.admin[1]), hosting.admin[0]))
    quiet: dict[str, Any] = {
        "lifespan": "off",
        "access_log": False,
        "log_config": None,
        "log_level": "warning",
        "server_header": False,
        "ws": "none",
    }
    return [Listener(uvicorn.Config(one, **quiet), [listener]) for one, listener in found]


def _settings(app: FastAPI, hosting: Hosting, door: Door) -> uvicorn.Config:
    visit, stay = door.protocols()
    return uvicorn.Config(
        app,
        http=visit,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        # Its `send` waits for nothing but room in the buffer, without a timeout: a table starts it eagerly (`eager`).
        ws=stay,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        # Compressing every view costs more than a move does, and mixes what others wrote with what is secret.
        ws_per_message_deflate=False,
        lifespan="off",
        # Addresses hold invitations: no line is written about a request.
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=hosting.proxies is not None,
        forwarded_allow_ips=hosting.proxies or "",
        timeout_keep_alive=round(door.patience.rest),
        timeout_graceful_shutdown=hosting.grace,  # type: ignore[arg-type]  # it takes fractions too
    )


class Listener:
    """One uvicorn server on some sockets, as a task."""

    def __init__(self, settings: uvicorn.Config, sockets: Sequence[socket.socket]) -> None:
        self._server = _Server(settings)
        self._task = asyncio.get_running_loop().create_task(self._server.serve(sockets=list(sockets)))

    async def listening(self) -> None:
        begun = asyncio.ensure_future(self._server.begun.wait())
        await asyncio.wait([begun, self._task], return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()

    async def ended(self) -> None:
        await asyncio.wait([self._task])

    def refuse(self) -> None:
        """Accept no connection any more; those that are open stay."""
        for one in self._server.servers:
            one.close()

    async def stop(self) -> None:
        self._server.should_exit = True
        await self._task

    def hurry(self) -> None:
        """Do not wait for requests under way."""
        self._server.should_exit = self._server.force_exit = True


class _Server(uvicorn.Server):
    def __init__(self, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self.begun = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.begun.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are taken once, for all listeners."""
        yield


@contextmanager
def _no_complaints() -> Iterator[None]:
    """Hide the traceback that uvicorn logs for a request that is cut off when the server stops."""
    log = logging.getLogger("uvicorn.error")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)


@contextmanager
def _signals(end: End) -> Iterator[None]:
    """A signal asks for the end."""
    loop = asyncio.get_running_loop()

    def caught(*_: object) -> None:
        loop.call_soon_threadsafe(end.ask)

    wanted = [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGBREAK"):
        wanted.append(signal.SIGBREAK)
    before: dict[signal.Signals, Any] = {}
    with suppress(ValueError):  # not in the main thread: the caller ends it there
        for one in wanted:
            before[one] = signal.signal(one, caught)
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


# --- ports ------------------------------------------------------------------------------------------


def bind_next(host: str, port: int) -> socket.socket:
    """A socket on this port or the next one that is free; OSError if none is."""
    for number in range(port, min(port + PORTS_TRIED, 65_536)):
        try:
            return bind(host, number)
        except OSError as problem:
            if problem.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    return bind(host, 0)


def allow_many_connections() -> None:
    """Raise the number of files this process may open to what the system permits: a connection is one of them."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def spare_collector() -> None:
    """Let Python look for reference cycles less often. A move leaves none behind, and the search visits everything
    that the tables keep: with hundreds of tables it stopped everybody for a tenth of a second and more."""
    gc.collect()
    gc.freeze()  # what was imported stays
    gc.set_threshold(50_000, 20, 20)


# --- one server per file ----------------------------------------------------------------------------


class InUse(Exception):
    """Another server has this file; `url` is where it is, if it has said so."""

    def __init__(self, url: str | None) -> None:
        super().__init__("the file is in use by another server")
        self.url = url


class NoLock(Exception):
    """The file that is the lock cannot be written."""

    def __init__(self, path: Path, problem: OSError) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


_LOCKED_BYTE: Final = 4096  # beyond the text, which Windows would lock as well


@contextmanager
def lock(file: Path, listener: Callable[[], socket.socket]) -> Iterator[socket.socket]:
    """Hold a file for one server, and tell others where that is. `listener` is asked only if nobody else has it. The
    system lets go of the lock when a process ends, however it ends."""
    real = file.resolve()  # by whatever name, it is the same file
    path = real.with_name(f"{real.name}.lock")
    with _writing(path):
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _take(handle):
            raise InUse(_read_url(handle))
        with _writing(path):
            os.ftruncate(handle, 0)
        found = listener()
        try:
            with _writing(path):
                os.lseek(handle, 0, os.SEEK_SET)
                os.write(handle, url_of(found).encode())
            yield found
        finally:
            found.close()
            with suppress(OSError):
                os.ftruncate(handle, 0)
    finally:
        os.close(handle)


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise NoLock(path, problem) from problem


def _take(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        # A file system without locks: play without one.
        return problem.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def _read_url(handle: int) -> str | None:
    os.lseek(handle, 0, os.SEEK_SET)
    text = os.read(handle, 200).decode("ascii", "replace")
    return text if text.startswith("http://") and text.isprintable() else None
