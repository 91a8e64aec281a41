"""Whether the database can be written and read, asked no more than once a second however often people ask us."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from frostwall.server.store import Conflict, Store, Unavailable

FRESH: Final = 1.0  # seconds
LONGEST: Final = 3.0  # seconds for the database to answer


class Pulse:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._at = float("-inf")
        self._found = False
        self._asking: asyncio.Task[bool] | None = None

    async def works(self) -> bool:
        if time.monotonic() - self._at < FRESH:
            return self._found
        if self._asking is None:  # whoever asks meanwhile waits for the same answer
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(LONGEST):
                await self._store.beat(self._clock())
            self._found = self._store.serves(self._store.node)
        except (TimeoutError, Unavailable, Conflict):
            self._found = False
        finally:
            self._at = time.monotonic()
            self._asking = None
        return self._found
