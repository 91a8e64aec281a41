"""Connections: how many may be open, and how long each may take to say what it wants and to take its answer.

uvicorn closes a connection that rests between two requests, and nothing else. Here a connection has a time for the head
of its request, one for the body and one for every piece of the answer. It is answered or closed; none is kept and
forgotten. Not here: how often one may ask (gate, limits).
"""

import asyncio
import ipaddress
import logging
import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from frostwall.server.figures import Figures
from frostwall.server.http.limits import network_of

SPARE_FILES: Final = 64  # that are no connections: the database, bots, listeners, logs
MINUTE: Final = 60.0


def _plain(status: str, code: str) -> bytes:
    """An answer to a connection whose request nobody has read."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    return f"{head}content-length: {len(code) + 1}\r\n\r\n{code}\n".encode()


LATE: Final = _plain("408 Request Timeout", "TOO_LATE")
FULL: Final = _plain("503 Service Unavailable", "TOO_MANY")


@dataclass(frozen=True)
class Patience:
    """Seconds that a connection has."""

    head: float = 10.0  # until a request's first line and headers are complete
    body: float = 60.0  # until the rest of it is there
    answer: float = 30.0  # until a reader has made room for more of an answer
    rest: float = 30.0  # between two requests


class Door:
    """Counts the connections of all listeners."""

    def __init__(
        self,
        most: int,
        most_each: int,
        proxies: str | None,
        patience: Patience,
        figures: Figures | None = None,
    ) -> None:
        self.most = min(most, _files() - SPARE_FILES)
        self.most_each = most_each
        self.patience = patience
        self._proxies = _networks(proxies)  # everybody comes from there
        self._open: Counter[str] = Counter()
        self.figures = figures if figures is not None else Figures()

    def __len__(self) -> int:
        return self._open.total()

    def enter(self, address: str) -> bool:
        """Whether another connection of this address may stay. It is counted until it leaves."""
        self._open[address] += 1
        few = self._open[address] <= self.most_each or self._trusts(address)
        return few and len(self) <= self.most

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _trusts(self, address: str) -> bool:
        if self._proxies is None:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def protocols(self) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
        """What uvicorn makes of a connection, and of one that becomes a socket."""
        door = self

        class Visit(Visitor):
            at = door

        class Stay(Resident):
            at = door

        return Visit, Stay


class Impatient(asyncio.Protocol):
    """Gives up a reader that takes nothing."""

    at: ClassVar[Door]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _slow: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow = self.loop.call_later(self.at.patience.answer, self.transport.abort)

    def resume_writing(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        super().resume_writing()


class Visitor(Impatient, H11Protocol):
    """A connection that makes requests."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address = "?"
        self._counted = False
        self._is_socket = False
        self._waits: str | None = None  # for what of a request
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = address(transport)
        self._counted = True
        if self.at.enter(self._address):
            self._wait_for("head")
        else:
            self.at.figures.turned_away["connections"] += 1
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        self.resume_writing()
        self._unset_keepalive_if_required()  # uvicorn forgets it after an error
        super().connection_lost(exc)
        if self._counted:
            self._counted = False
            self.at.leave(self._address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():  # refused: what it sends is not read
            return
        super().data_received(data)
        if not self._is_socket:
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()  # the next request may have begun already

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_for(None)
        self._is_socket = True  # whose body never ends
        self._counted = False  # the socket leaves for it
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Find out what of a request is missing. Time runs from its beginning, however often a byte comes."""
        theirs = self.conn.their_state
        if self.transport.is_closing():
            self._wait_for(None)
        elif theirs is h11.SEND_BODY:
            self._wait_for("body")
        elif theirs is h11.IDLE and self.conn.trailing_data[0]:
            self._wait_for("head")
        elif theirs is not h11.IDLE or self._waits != "head" or self.timeout_keep_alive_task is not None:
            self._wait_for(None)

    def _wait_for(self, what: str | None) -> None:
        if what == self._waits:
            return
        if self._limit is not None:
            self._limit.cancel()
        self._waits = what
        patience = self.at.patience
        seconds = patience.head if what == "head" else patience.body
        self._limit = None if what is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._limit = None
        if self.transport.is_closing():
            return
        self.at.figures.turned_away["late"] += 1
        if self._waits == "head" or not self.cycle.response_started:
            self.transport.write(LATE)
        self._leave()

    def _leave(self) -> None:
        """Close, and do not wait for a reader that does not read."""
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


class Resident(Impatient, WebSocketsSansIOProtocol):
    """A connection that has become a socket. Pings find out whether it is still there."""

    _address = "?"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = address(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        super().connection_lost(exc)
        self.at.leave(self._address)


def address(transport: asyncio.Transport) -> str:
    """Whose connection it is."""
    found = get_remote_addr(transport)
    return network_of("?" if found is None else found[0])


def _networks(proxies: str | None) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network] | None:
    """The addresses of proxies; None for all there are."""
    parts = [] if proxies is None else [part.strip() for part in proxies.split(",")]
    return None if "*" in parts else [ipaddress.ip_network(part) for part in parts if part]


def _files() -> int:
    """How many files this process may open."""
    try:
        import resource
    except ImportError:  # Windows: no limit that matters here
        return 1_000_000
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


# --- saying it once ---------------------------------------------------------------------------------


class OnceAMinute(logging.Filter):
    """Lets a message through once a minute, with how often it came meanwhile: strangers must not fill a disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        what = _what(record)
        at, missed = self._said.get(what, (now - MINUTE, 0))
        if now - at < MINUTE:
            self._said[what] = (at, missed + 1)
            return False
        if len(self._said) > 1000:
            self._said.clear()
        self._said[what] = (now, 0)
        if missed:
            record.msg, record.args = f"{record.getMessage()} ({missed} more like it)", ()
        return True


def _what(record: logging.LogRecord) -> str:
    """The message without its arguments, and where an exception came from: another one is another message."""
    problem = record.exc_info[1] if record.exc_info else None
    if problem is None:
        return str(record.msg)
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{record.msg} {type(problem).__name__} {where}"


def calm_log(name: str) -> None:
    """Hold back repeated lines of a logger."""
    log = logging.getLogger(name)
    if not any(isinstance(one, OnceAMinute) for one in log.filters):
        log.addFilter(OnceAMinute())


log = logging.getLogger("frostwall.door")
calm_log(log.name)


def on_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The event loop's complaints. When files run out, it complains of every connection in line, and then tries again
    as often, even after the listener has been closed."""
    problem = context.get("exception")
    message = context.get("message", "")
    if isinstance(problem, OSError) and "accept" in message:
        log.error("no connection can be accepted: %s", os.strerror(problem.errno or 0))
    elif not (isinstance(problem, ValueError) and "_start_serving" in message):
        loop.default_exception_handler(context)
