"""How often a guest or an address may ask, by token buckets, and how large a request may be."""

import ipaddress
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table.guests import Guest

MOST_BUCKETS: Final = 20_000

SMALL: Final = 65_536
LARGE: Final = 4_200_000  # two million characters of a record, however they are written
UPLOADS: Final = ("/api/records", "/api/tables", "/record", "/new")
LINES_A_TOKEN: Final = 250


def address_of(connection: HTTPConnection) -> str:
    """The address that a request is counted for."""
    return network_of(connection.client.host if connection.client is not None else "?")


def network_of(host: str) -> str:
    """One customer has 2^64 IPv6 addresses: their network counts as one."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return host


class Buckets:
    """`rate` tokens a second flow into each bucket, up to `burst`."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._full: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def take(self, key: str, tokens: float = 1.0) -> float:
        """Take a token; the seconds to wait if there is none, else 0."""
        now = self._clock()
        held, at = self._full.get(key, (self.burst, now))
        held = min(self.burst, held + max(0.0, now - at) * self.rate)
        if held < tokens:
            self._full[key] = (held, now)
            return (tokens - held) / self.rate
        self._full[key] = (held - tokens, now)
        if len(self._full) > MOST_BUCKETS:
            self._drop_full(now)
        return 0.0

    def _drop_full(self, now: float) -> None:
        self._full = {
            key: (held, at)
            for key, (held, at) in self._full.items()
            if held + (now - at) * self.rate < self.burst
        }


def throttle(connection: HTTPConnection, buckets: str, key: str) -> None:
    """Take a token from one of the app's buckets (`asks`, `arrivals`, `heavy`); Denied if there is none."""
    wait = getattr(connection.app.state, buckets).take(key)
    if wait > 0:
        raise Denied("TOO_FAST", seconds=round(wait, 1))


def charge(connection: HTTPConnection, guest: Guest, record: str, since: int = 0) -> None:
    """Charge a guest for reading a record, which folds all of it."""
    state = connection.app.state
    charge_lines(state.asks, guest, state.hub.lines_after(record, since))


def charge_lines(asks: Buckets, guest: Guest, lines: int) -> None:
    """A long record counts as several questions."""
    wait = asks.take(guest.id, lines // LINES_A_TOKEN)
    if wait > 0:
        raise Denied("TOO_FAST", seconds=round(wait, 1))


class BodyLimit:
    """Refuses a request body above the limit as it comes in, whatever its header says. Large bodies need a session and
    are counted by address: they are read and parsed before anybody checks who sent them."""

    def __init__(self, app: ASGIApp, session: str) -> None:
        self.app = app
        self.session = session  # the name of its cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        most = LARGE if scope["path"] in UPLOADS and self.session in connection.cookies else SMALL
        had = 0
        answered = False
        no: wire.Refused | None = None

        async def counted() -> Message:
            nonlocal had, no
            message = await receive()
            before, had = had, had + len(message.get("body", b""))
            if had > most:
                no = wire.Refused(code="TOO_LARGE", args={"most": most})
            elif before <= SMALL < had:
                wait = connection.app.state.heavy.take(address_of(connection))
                if wait > 0:
                    no = wire.Refused(code="TOO_FAST", args={"seconds": round(wait, 1)})
            if no is not None:
                raise TooMuch
            return message

        async def noted(message: Message) -> None:
            nonlocal answered
            if answered or no is None:  # a handler may turn TooMuch into an answer of its own
                answered = True
                await send(message)

        try:
            await self.app(scope, counted, noted)
        except TooMuch:
            if answered:
                raise
        if no is not None and not answered:
            status = 413 if no.code == "TOO_LARGE" else 429
            headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": no.model_dump_json().encode()})


class TooMuch(Exception):
    pass
