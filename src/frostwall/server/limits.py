"""How much one guest or one address may ask: a bucket of tokens each, and how large a request may be."""

import ipaddress
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostwall.server import wire

MOST_BUCKETS: Final = 20_000

SMALL: Final = 65_536
LARGE: Final = 4_200_000  # two million characters of a record, however they are written
UPLOADS: Final = ("/api/records", "/api/tables", "/record", "/new")


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as it is counted: of the newer addresses one customer has 2^64."""
    host = connection.client.host if connection.client is not None else "?"
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


class BodyLimit:
    """Refuses a request body above the limit as it comes in, whatever its header promised."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = LARGE if scope["path"] in UPLOADS else SMALL
        had = 0
        answered = False

        async def counted() -> Message:
            nonlocal had
            message = await receive()
            had += len(message.get("body", b""))
            if had > most:
                raise TooLarge
            return message

        async def noted(message: Message) -> None:
            nonlocal answered
            if answered or had <= most:  # whoever reads a body may make an answer of its own out of TooLarge
                answered = True
                await send(message)

        try:
            await self.app(scope, counted, noted)
        except TooLarge:
            if answered:
                raise
        if had > most and not answered:
            body = wire.Refused(code="TOO_LARGE", args={"most": most}).model_dump_json().encode()
            headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": 413, "headers": headers})
            await send({"type": "http.response.body", "body": body})


class TooLarge(Exception):
    pass
