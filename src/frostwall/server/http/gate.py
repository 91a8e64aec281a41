"""Requests of one address wait behind each other: whoever asks for much does not delay the others.

All requests are answered by one thread. Without a gate, sixty-four at once from one address stand before a move of
somebody else; with it there are never more than a few. Sockets pass once, when they are opened.
"""

import asyncio
import time
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostwall.server import wire
from frostwall.server.bans import Bans
from frostwall.server.figures import Figures
from frostwall.server.http.limits import Buckets, address_of

LONGEST_HEAD: Final = 16_384  # bytes of the address and the headers of a request
RATE: Final = 40.0  # tokens a second for an address
BURST: Final = 400.0
AT_ONCE: Final = 3  # requests of one address that are worked on
SOCKET: Final = 5.0  # tokens: a session is looked up
FILE: Final = 0.2  # tokens: from memory
LONGEST_WAIT: Final = 2.0  # seconds before somebody who asks too fast is told so
FILES: Final = ("/client/", "/static/")


def tokens() -> Buckets:
    """What each address may ask for; most requests take one."""
    return Buckets(RATE, BURST, time.monotonic)


class Gate:
    """`app.state.requests` has the tokens of each address."""

    def __init__(self, app: ASGIApp, figures: Figures, bans: Bans | None = None) -> None:
        self.app = app
        self._figures = figures
        self._bans = bans
        self._lines: dict[str, Line] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        if self._bans is not None and client is not None and self._bans.holds(client[0]):
            self._figures.turned_away["banned"] += 1
            await _refuse(scope, send, 403, wire.Refused(code="BANNED"))
            return
        if _head(scope) > LONGEST_HEAD:
            self._figures.turned_away["head"] += 1
            await _refuse(scope, send, 431, wire.Refused(code="TOO_LARGE", args={"most": LONGEST_HEAD}))
            return
        connection = HTTPConnection(scope)
        address = address_of(connection)
        buckets: Buckets = scope["app"].state.requests
        wait = buckets.take(address, _tokens(scope))
        if wait > 0:
            self._figures.turned_away["requests"] += 1
            # Who does not wait for an answer to end is made to: a refusal at once would be asked for again at once.
            await asyncio.sleep(min(wait, LONGEST_WAIT))
            no = wire.Refused(code="TOO_FAST", args={"seconds": round(wait, 1)})
            await _refuse(scope, send, 429, no, (b"retry-after", str(round(wait) + 1).encode()))
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        line = self._lines.setdefault(address, Line())
        line.people += 1
        try:
            await line.pass_on(self.app, scope, receive, send)
        finally:
            line.people -= 1
            if not line.people:
                del self._lines[address]


class Line:
    """The requests of one address."""

    def __init__(self) -> None:
        self.people = 0
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def pass_on(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app work on a request when it is its turn. Its turn is over while the rest of the request is still to
        come, and when the answer begins: what is left then is the reader's time."""
        has_turn = True
        begun = False

        async def reading() -> Message:
            nonlocal has_turn
            if begun or not has_turn:
                return await receive()
            has_turn = False
            self._turns.release()
            try:
                return await receive()
            finally:
                await self._turns.acquire()
                has_turn = True

        async def answering(message: Message) -> None:
            nonlocal has_turn, begun
            begun = True
            if has_turn:
                has_turn = False
                self._turns.release()
            await send(message)

        await self._turns.acquire()
        try:
            await app(scope, reading, answering)
        finally:
            if has_turn:
                self._turns.release()


def _tokens(scope: Scope) -> float:
    if scope["type"] == "websocket":
        return SOCKET
    return FILE if scope["path"].startswith(FILES) else 1.0


def _head(scope: Scope) -> int:
    """The bytes of a request's head. h11 counts only a head that comes in pieces."""
    headers = sum(len(name) + len(value) + 4 for name, value in scope["headers"])
    return headers + len(scope["raw_path"]) + len(scope["query_string"])


async def _refuse(
    scope: Scope, send: Send, status: int, no: wire.Refused, *more: tuple[bytes, bytes]
) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013, "reason": no.code})
        return
    headers = [(b"content-type", b"application/json"), (b"connection", b"close"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": no.model_dump_json().encode()})
