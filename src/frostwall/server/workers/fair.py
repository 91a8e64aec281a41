"""Who thinks next: bots of a guest who has used little time come before those of one who has used much.

Each guest has a line of its own. The line that has been given the least time is served first, and one that was empty
begins at the time of the others: nobody saves up for later. Of three processes or more, a guest never has all. However
idle the server is, a guest has two minutes at once and half of the processes' time in the long run; bots think for a
shorter time before that is used up.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

AT_ONCE: Final = 120.0  # seconds that a guest may use without a pause
PART: Final = 0.5  # of all processes' time, in the long run
SCARCE: Final = 20.0  # seconds left from which on each job gets less


class Line(Generic[T]):
    def __init__(self, used: float) -> None:
        self.used = used  # seconds
        self.waiting: deque[T] = deque()
        self.served = 0  # jobs under way
        self.last = 0  # the turn of its last job


class Allowance:
    """How many seconds each guest may still use. They come back all the time, up to AT_ONCE."""

    def __init__(self, rate: float, clock: Callable[[], float]) -> None:
        self._rate = rate  # seconds a second
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def left(self, owner: str) -> float:
        used, at = self._used.get(owner, (0.0, 0.0))
        return AT_ONCE - max(0.0, used - (self._clock() - at) * self._rate)

    def wait(self, owner: str) -> float:
        """The seconds until the guest may use some again; 0 if that is now."""
        return max(0.0, -self.left(owner) / self._rate)

    def spend(self, owner: str, seconds: float) -> None:
        self._used[owner] = (AT_ONCE - self.left(owner) + seconds, self._clock())
        for other in [other for other in self._used if self.left(other) >= AT_ONCE]:
            del self._used[other]


class Fair(Generic[T]):
    """A queue for so many processes. What `get` gives is over when `done` is called for it."""

    def __init__(self, processes: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = processes - 1 if processes > 2 else processes  # of one guest at a time
        self._lines: dict[str, Line[T]] = {}
        self._allowance = Allowance(PART * processes, clock)
        self._news = asyncio.Event()
        self._turn = 0

    def __len__(self) -> int:
        return sum(len(line.waiting) for line in self._lines.values())

    def share(self, owner: str) -> float:
        """The part of the usual time that a job of this guest should take, by what the guest has left."""
        return min(1.0, max(0.0, self._allowance.left(owner) / SCARCE))

    def put(self, owner: str, job: T) -> None:
        line = self._lines.get(owner)
        if line is None:
            line = self._lines[owner] = Line(min((line.used for line in self._lines.values()), default=0.0))
        line.waiting.append(job)
        self._news.set()

    async def get(self) -> tuple[str, T]:
        """The next job and whose it is; waits for one."""
        while True:
            free = [name for name, line in self._lines.items() if line.waiting and line.served < self._most]
            waits = {name: self._allowance.wait(name) for name in free}
            ready = [name for name in free if waits[name] <= 0]
            if ready:
                # Between equals whoever has waited longest since their last job.
                owner = min(ready, key=lambda name: (self._lines[name].used, self._lines[name].last))
                line = self._lines[owner]
                self._turn += 1
                line.last = self._turn
                line.served += 1
                return owner, line.waiting.popleft()
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), min(waits.values(), default=None))
            except TimeoutError:
                continue  # somebody has time again

    def done(self, owner: str, seconds: float) -> None:
        """A job of this guest has taken so long."""
        line = self._lines[owner]
        line.served -= 1
        line.used += seconds
        self._allowance.spend(owner, seconds)
        self._forget()
        self._news.set()

    def _forget(self) -> None:
        """A line that is empty and has used no more than the others would begin where it stands."""
        busy = [line.used for line in self._lines.values() if line.waiting or line.served]
        least = min(busy, default=None)
        for owner, line in list(self._lines.items()):
            if not line.waiting and not line.served and (least is None or line.used <= least):
                del self._lines[owner]
