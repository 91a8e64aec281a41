"""Messages between the servers of one database, over NATS.

A message may be lost: nothing that must hold depends on one. Messages to a server are numbered, so that it notices a
gap, at the latest with the next beat, and asks for everything anew. Not here: what the messages say (table/far).
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import nats
import nats.errors
import orjson
from nats.aio.client import Client
from nats.aio.msg import Msg

from frostwall.server.bus_error import NoBus

_log: Final = logging.getLogger("frostwall.bus")

LONGEST: Final = 800_000  # bytes of one message; NATS takes a million
RECONNECT: Final = 0.5  # seconds between two attempts

Frame: TypeAlias = list[Any]
Hear: TypeAlias = Callable[[str, Frame], None]


class Outbox:
    """What waits for one server, in order. The same news for many of its sockets is one frame."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.news: dict[int, list[int]] = {}  # by the identity of the text, which the frame keeps alive
        self.sent = 0


class Bus:
    """This server's place on the bus: its name there, and what it sends and hears."""

    def __init__(self, url: str, hear: Hear, missed: Callable[[str], None]) -> None:
        """`hear` gets every frame with its sender; `missed` is called with a sender some of whose were lost."""
        self.name = secrets.token_hex(8)
        self._url = url
        self._hear = hear
        self._missed = missed
        self._client: Client | None = None
        self._boxes: dict[str, Outbox] = {}
        self._seen: dict[str, int] = {}
        self._full = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None

    async def open(self) -> None:
        problem = ""
        client = Client()
        try:
            await client.connect(
                self._url,
                name="frostwall",
                allow_reconnect=True,
                max_reconnect_attempts=3,
                reconnect_time_wait=0,
                error_cb=_complain,
            )
            # From now on it may be away for as long as it likes.
            client.options["max_reconnect_attempts"] = -1
            client.options["reconnect_time_wait"] = RECONNECT
            await client.subscribe(_subject(self.name), cb=self._take)
            await client.flush()
        except (OSError, TimeoutError, nats.errors.Error) as error:
            problem = type(error).__name__
        if problem:
            with contextlib.suppress(Exception):
                await client.close()
            raise NoBus(problem)
        self._client = client
        self._sender = asyncio.create_task(self._send())

    async def close(self) -> None:
        client, self._client = self._client, None
        if client is None:
            return
        if self._sender is not None:
            self._sender.cancel()
        with contextlib.suppress(Exception):
            await self._flush(client)
            await client.flush(timeout=1)
        with contextlib.suppress(Exception):
            await client.close()

    @property
    def is_connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    def reconnects(self) -> int:
        """How often it was lost and found again."""
        return self._client.stats["reconnects"] if self._client is not None else 0

    def messages(self) -> dict[str, int]:
        """How many came in and went out."""
        ways = ("in", "out")
        return {way: self._client.stats[f"{way}_msgs"] if self._client is not None else 0 for way in ways}

    def post(self, to: str, frame: Frame) -> None:
        box = self._boxes.get(to)
        if box is None:
            box = self._boxes[to] = Outbox()
        box.frames.append(frame)
        self._full.set()

    def news(self, to: str, table: str, socket: int, data: str) -> None:
        """Something for one of a server's sockets; next to each other, the same text is sent once."""
        box = self._boxes.get(to)
        known = None if box is None else box.news.get(id(data))
        if known is not None:
            known.append(socket)
            return
        sockets = [socket]
        self.post(to, ["news", table, sockets, data])
        self._boxes[to].news[id(data)] = sockets

    def forget(self, peer: str) -> None:
        """A server that is gone."""
        self._boxes.pop(peer, None)
        self._seen.pop(peer, None)

    async def _send(self) -> None:
        while True:
            await self._full.wait()
            self._full.clear()
            if self._client is not None:
                await self._flush(self._client)

    async def _flush(self, client: Client) -> None:
        for to, box in list(self._boxes.items()):
            frames, box.frames, box.news = box.frames, [], {}
            if not frames:
                continue
            try:
                await self._publish(client, to, box, frames)
            except Exception:  # noqa: BLE001 - the others are to be told as well
                box.sent += 1
                _log.exception("a message to another server")

    async def _publish(self, client: Client, to: str, box: Outbox, frames: list[Frame]) -> None:
        """In as few messages as NATS takes. Each has a number, also one that is not sent: whoever gets the next one
        asks for everything anew."""
        if not client.is_connected:
            # Nothing is kept for later: whoever asked has been told to ask again by then.
            box.sent += 1
            return
        data = orjson.dumps([self.name, box.sent + 1, frames])
        if len(data) > LONGEST and len(frames) > 1:
            half = len(frames) // 2
            await self._publish(client, to, box, frames[:half])
            await self._publish(client, to, box, frames[half:])
            return
        box.sent += 1
        try:
            await client.publish(_subject(to), data)
        except nats.errors.Error as problem:
            _log.warning("the bus failed: %s", type(problem).__name__)

    async def _take(self, message: Msg) -> None:
        sender, number, frames = orjson.loads(message.data)
        before = self._seen.get(sender)
        self._seen[sender] = number
        if before is not None and number != before + 1:
            self._missed(sender)
        for frame in frames:
            try:
                self._hear(sender, frame)
            except Exception:  # noqa: BLE001 - the others are to be heard as well
                _log.exception("a message of another server")


def _subject(name: str) -> str:
    return f"frostwall.{name}"


async def _complain(problem: Exception) -> None:
    _log.warning("the bus failed: %s", type(problem).__name__)
