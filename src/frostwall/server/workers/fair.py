"""Who thinks next: bots of a guest who has used little time come before those of one who has used much.

Each guest has a line of its own. The line that has been given the least time is served first, and one that was empty
begins at the time of the others: nobody saves up for later. Of three processes or more, a guest never has all.
"""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    def __init__(self, used: float) -> None:
        self.used = used  # seconds
        self.waiting: deque[T] = deque()
        self.served = 0  # jobs under way
        self.last = 0  # the turn of its last job


class Fair(Generic[T]):
    """A queue for so many processes. What `get` gives is over when `done` is called for it."""

    def __init__(self, processes: int) -> None:
        self._most = processes - 1 if processes > 2 else processes  # of one guest at a time
        self._lines: dict[str, Line[T]] = {}
        self._news = asyncio.Event()
        self._turn = 0

    def __len__(self) -> int:
        return sum(len(line.waiting) for line in self._lines.values())

    def put(self, owner: str, job: T) -> None:
        line = self._lines.get(owner)
        if line is None:
            line = self._lines[owner] = Line(min((line.used for line in self._lines.values()), default=0.0))
        line.waiting.append(job)
        self._news.set()

    async def get(self) -> tuple[str, T]:
        """The next job and whose it is; waits for one."""
        while True:
            ready = [name for name, line in self._lines.items() if line.waiting and line.served < self._most]
            if ready:
                # Between equals whoever has waited longest since their last job.
                owner = min(ready, key=lambda name: (self._lines[name].used, self._lines[name].last))
                line = self._lines[owner]
                self._turn += 1
                line.last = self._turn
                line.served += 1
                return owner, line.waiting.popleft()
            self._news.clear()
            await self._news.wait()

    def done(self, owner: str, seconds: float) -> None:
        """A job of this guest has taken so long."""
        line = self._lines[owner]
        line.served -= 1
        line.used += seconds
        self._forget()
        self._news.set()

    def _forget(self) -> None:
        """A line that is empty and has used no more than the others would begin where it stands."""
        busy = [line.used for line in self._lines.values() if line.waiting or line.served]
        least = min(busy, default=None)
        for owner, line in list(self._lines.items()):
            if not line.waiting and not line.served and (least is None or line.used <= least):
                del self._lines[owner]
