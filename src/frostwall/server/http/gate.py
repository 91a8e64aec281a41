"""Requests of one address wait behind each other: whoever asks for much does not delay the others.

All requests are answered by one thread. Without a gate, sixty-four at once from one address stand before a move of
somebody else; with it there are never more than a few. Sockets pass once, when they are opened.
"""

import asyncio
import time
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frostwall.server import wire
from frostwall.server.http.limits import Buckets, address_of

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

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._lines: dict[str, Line] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = address_of(connection)
        buckets: Buckets = scope["app"].state.requests
        wait = buckets.take(address, _tokens(scope))
        if wait > 0:
            # Who does not wait for an answer to end is made to: a refusal at once would be asked for again at once.
            await asyncio.sleep(min(wait, LONGEST_WAIT))
            await _refuse(scope, send, wait)
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


async def _refuse(scope: Scope, send: Send, wait: float) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013, "reason": "TOO_FAST"})
        return
    no = wire.Refused(code="TOO_FAST", args={"seconds": round(wait, 1)})
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"connection", b"close"),
        (b"retry-after", str(round(wait) + 1).encode()),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": no.model_dump_json().encode()})
