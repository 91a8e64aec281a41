"""One socket of a browser or a program: messages in, answers and news out, for any number of tables.

A socket belongs to a session. The table decides, message by message, what it may see. It never waits for a slow reader:
a client that cannot keep up is disconnected, connects again and asks for a fresh view.
"""

import asyncio
import json
import logging
from collections import deque
from typing import Final

from pydantic import ValidationError
from starlette.types import Receive, Send

from frostwall.core.types import SPECTATOR, Seat
from frostwall.server import eager, wire
from frostwall.server.denied import Denied
from frostwall.server.http.limits import Buckets, charge_lines
from frostwall.server.table.actor import Asked
from frostwall.server.table.guests import POLICY, RESTARTS, Guest
from frostwall.server.table.hub import Hub
from frostwall.server.table.table import Listener

log = logging.getLogger("frostwall.socket")

MOST_WAITING: Final = 400  # messages that may be queued for a slow reader
MOST_AT_ONCE: Final = 20  # unanswered questions of one socket
MOST_TABLES: Final = 20  # that one socket may follow
MOST_REFUSED: Final = 200  # bad messages before the socket is closed

TOO_SLOW: Final = 1013


class Seeing:
    """This socket at one table."""

    def __init__(self, socket: "Socket", guest: Guest) -> None:
        self.guest = guest.id
        self.name = guest.name
        self.viewer: Seat = SPECTATOR
        self._socket = socket

    def send(self, data: str) -> None:
        self._socket.put(data)

    def come_again(self) -> None:
        self._socket.end(RESTARTS)

    def is_over(self) -> bool:
        return self._socket.is_over


class Socket:
    """`receive` and `send` are those of ASGI, after the socket was accepted: any layer above them would cost time with
    every message."""

    def __init__(self, hub: Hub, guest: Guest, receive: Receive, send: Send, buckets: Buckets) -> None:
        self.hub = hub
        self.guest = guest
        self._receive = receive
        self._send = send
        self._buckets = buckets
        self._out: deque[str] = deque()
        self._writes = False
        self._writer: asyncio.Task[None] | None = None  # if the reader is slow
        self._close: int | None = None
        self._seen: dict[str, Seeing] = {}  # by table
        self._busy: set[Asked] = set()
        self._bad = 0
        self.is_over = False

    def put(self, data: str) -> None:
        if len(self._out) >= MOST_WAITING:
            self._close = TOO_SLOW
        else:
            self._out.append(data)
        self._wake()

    def _wake(self) -> None:
        if not self._writes:
            self._writer = eager.start(self._write())

    def end(self, code: int) -> None:
        """The session is over, or is to go on elsewhere: nothing more is read."""
        self._close = code
        self._wake()

    async def run(self) -> None:
        if not self.hub.guests.add_socket(self.guest, self.end):
            await self._send({"type": "websocket.close", "code": TOO_SLOW, "reason": "TOO_MANY"})
            return
        try:
            await self._read()
        finally:
            self.is_over = True
            self.hub.guests.remove_socket(self.guest, self.end)
            self._writes = True  # nothing more is sent
            if self._writer is not None:
                self._writer.cancel()
            for asked in self._busy:
                asked.over = True
                if asked.listener is not None:
                    self._unlist(asked.ask.table, asked.listener)
            for table in list(self._seen):
                self._leave(table)

    def _leave(self, table: str) -> None:
        seeing = self._seen.pop(table, None)
        if seeing is not None:
            self._unlist(table, seeing)

    def _unlist(self, table: str, listener: Listener) -> None:
        self.hub.leave(table, listener)

    async def _write(self) -> None:
        """Send what is queued, without awaiting while the peer's buffer has room."""
        self._writes = True
        try:
            while self._out and self._close is None:
                await self._send({"type": "websocket.send", "text": self._out.popleft()})
            if self._close is None:
                self._writes = False
            else:
                await self._send({"type": "websocket.close", "code": self._close})
        except (OSError, RuntimeError):
            pass  # the peer has gone; the reader notices it too
        except Exception:  # one broken socket must not keep a table from sending to the others
            log.exception("a socket cannot be written to")

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect" or self._close in (POLICY, RESTARTS):
                return
            text = message.get("text")
            wait = self._buckets.take(self.guest.id)
            if wait > 0:
                self._refuse(Denied("TOO_FAST", seconds=round(wait, 1)), text)
                # A sender that ignores refusals is held back by reading slowly.
                await asyncio.sleep(min(wait, 1.0))
                continue
            if text is None or len(text) > wire.LONGEST_MESSAGE:
                self._refuse(Denied("BAD_MESSAGE", problem="not text, or too long"), None)
                continue
            try:
                ask = wire.ask_adapter.validate_json(text)
            except ValidationError as problem:
                self._refuse(Denied("BAD_MESSAGE", problem=describe(problem)), text)
                continue
            if ask.type == "sync" and ask.since is not None:
                try:
                    charge_lines(self._buckets, self.guest, self.hub.lines_after(ask.table, ask.since))
                except Denied as no:
                    self._refuse(no, text)
                    continue
            if len(self._busy) >= MOST_AT_ONCE:
                self._refuse(Denied("TOO_MANY", what="messages", most=MOST_AT_ONCE), text)
                continue
            self._ask(ask)

    def _refuse(self, no: Denied, text: str | None) -> None:
        """Refuse a message before it reaches a table. The answer repeats its `ref` if that can be read."""
        self._bad += 1
        if self._bad > MOST_REFUSED:
            self._close = POLICY
        found: object = None
        if text is not None and len(text) <= wire.LONGEST_MESSAGE:
            try:
                found = json.loads(text)
            except (ValueError, RecursionError):
                found = None
        ref = found.get("ref") if isinstance(found, dict) else None
        # Half of a surrogate pair cannot be sent back; it does not count as printable.
        shown = ref if isinstance(ref, str) and len(ref) <= 40 and ref.isprintable() else None
        self.put(no.answer.model_copy(update={"ref": shown}).model_dump_json())

    def _ask(self, ask: wire.Ask) -> None:
        listener = self._seen.get(ask.table)
        if listener is None and ask.type == "sync":
            if len(self._seen) >= MOST_TABLES:
                no = Denied("TOO_MANY", what="tables", most=MOST_TABLES)
                self._refuse(no, ask.model_dump_json())
                return
            # Listed before the answer comes: the same message twice must not count as two sockets.
            listener = self._seen[ask.table] = Seeing(self, self.guest)
        asked = Asked(self.guest, ask, listener, self._answer)
        self._busy.add(asked)
        self.hub.hear(asked)

    def _answer(self, asked: Asked, answer: wire.Answer) -> None:
        self._busy.discard(asked)
        table, listener = asked.ask.table, asked.listener
        if asked.ask.type == "unwatch":
            self._leave(table)
        elif asked.ask.type == "sync" and isinstance(listener, Seeing):
            self._follow(table, listener)
        self.put(answer.model_dump_json())

    def _follow(self, table: str, listener: Seeing) -> None:
        """After a sync, follow the table only if it still lists this socket: messages in between may have left it."""
        actor = self.hub.door(table)
        if actor is None or listener not in actor.listeners:
            if self._seen.get(table) is listener:
                del self._seen[table]
        elif self._seen.setdefault(table, listener) is not listener:
            actor.left(listener)


def describe(problem: ValidationError) -> str:
    """What is wrong with a message: where and how, without repeating what it said."""
    first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:80]
    return f"{place}: {first['type']}" if place else first["type"]
