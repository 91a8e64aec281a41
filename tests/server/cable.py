"""A cable between a server and its database or its bus, which a test can cut, or on which messages get lost."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

Take = Callable[[asyncio.StreamReader], Awaitable[bytes]]


class Cable:
    """Listens on a port of the loopback and carries everything to a unix socket or to another port."""

    def __init__(self, to: Path | int) -> None:
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: list[asyncio.StreamWriter] = []
        self._rng = Random(1)
        self.port = 0
        self.name = ""  # of its newest connection, as the bus calls it
        self.drops = 0.0  # the share of the bus's messages to the server that get lost
        self.dropped = 0

    def cut(self) -> None:
        """From now on nothing comes through, and nobody is told: connections stay open."""
        self._whole.clear()

    def mend(self) -> None:
        """What waited goes on its way."""
        self._whole.set()

    async def connected(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        self._ends.append(near_out)
        await self._whole.wait()
        is_bus = not isinstance(self._to, Path)
        try:
            if isinstance(self._to, Path):
                far, far_out = await asyncio.open_unix_connection(self._to)
            else:
                far, far_out = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            near_out.close()
            return
        self._ends.append(far_out)
        if is_bus:
            self.name = "{}:{}".format(*far_out.get_extra_info("sockname"))
        for reader, writer, take in ((near, far_out, _some), (far, near_out, _frame if is_bus else _some)):
            task = asyncio.create_task(self._carry(reader, writer, take))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, take: Take) -> None:
        try:
            while data := await take(reader):
                await self._whole.wait()
                if data.startswith(b"MSG ") and self._rng.random() < self.drops:
                    self.dropped += 1
                    continue
                writer.write(data)
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for end in self._ends:
            end.close()
            with contextlib.suppress(OSError):
                await end.wait_closed()


async def _some(reader: asyncio.StreamReader) -> bytes:
    return await reader.read(65_536)


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """One message of NATS to its client: a line, and of a MSG the text after it."""
    line = await reader.readline()
    message = re.fullmatch(rb"MSG .* (\d+)\r\n", line)
    return line if message is None else line + await reader.readexactly(int(message[1]) + 2)


@contextlib.asynccontextmanager
async def cable(to: Path | int) -> AsyncIterator[Cable]:
    found = Cable(to)
    server = await asyncio.start_server(found.connected, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        found.mend()
        server.close()
        await found.close()
