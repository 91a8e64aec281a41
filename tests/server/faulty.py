"""A network that cannot be trusted: a real proxy between sockets that loses, doubles, delays and reorders messages and
cuts connections, by a seed.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import websockets


@dataclass(frozen=True)
class Faults:
    """Of each message: how likely it is to be lost, to come twice, to come late (and so after later ones), or to be the
    last of its connection."""

    drop: float = 0.0
    double: float = 0.0
    late: float = 0.0
    cut: float = 0.0
    longest: float = 0.05  # seconds that a message may be late


class Proxy:
    def __init__(self, server: str, faults: Faults, rng: Random) -> None:
        self.faults = faults
        self.counts: Counter[str] = Counter()
        self.base = ""
        self._server = server.replace("http://", "ws://")
        self._rng = rng
        self._late: set[asyncio.Task[None]] = set()

    async def serve(self, client: websockets.ServerConnection) -> None:
        """One connection, in both directions, until one of them ends."""
        assert client.request is not None
        headers = {"cookie": client.request.headers["cookie"]}
        address = self._server + client.request.path
        try:
            async with websockets.connect(address, additional_headers=headers, max_size=2**22) as server:
                ways = {
                    asyncio.create_task(self._carry(client, server, "up")),
                    asyncio.create_task(self._carry(server, client, "down")),
                }
                _, open_ways = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in open_ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            self.counts["refused"] += 1

    async def _carry(self, source: Any, target: Any, way: str) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for message in source:
                self.counts[way] += 1
                fault = self._fault()
                if fault is not None:
                    self.counts[fault] += 1
                if fault == "cut":
                    return
                if fault == "late":
                    self._send_late(target, message)
                elif fault != "drop":
                    await target.send(message)
                if fault == "double":
                    self._send_late(target, message)

    def _fault(self) -> str | None:
        dice = self._rng.random()
        for name in ("drop", "double", "late", "cut"):
            dice -= getattr(self.faults, name)
            if dice < 0:
                return name
        return None

    def _send_late(self, target: Any, message: str | bytes) -> None:
        wait = self._rng.random() * self.faults.longest

        async def later() -> None:
            await asyncio.sleep(wait)
            with contextlib.suppress(websockets.ConnectionClosed):
                await target.send(message)

        task = asyncio.create_task(later())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def close(self) -> None:
        for task in list(self._late):
            task.cancel()
        await asyncio.gather(*self._late, return_exceptions=True)


@asynccontextmanager
async def faulty(server: str, faults: Faults, seed: int) -> AsyncIterator[Proxy]:
    """`base` is where clients find it instead of the server."""
    proxy = Proxy(server, faults, Random(seed))
    async with websockets.serve(proxy.serve, "127.0.0.1", 0, max_size=2**22) as listening:
        proxy.base = f"http://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}"
        try:
            yield proxy
        finally:
            await proxy.close()
