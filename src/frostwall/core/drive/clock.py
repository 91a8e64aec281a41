"""What one decision of a bot may use: chance, and time."""

import time
from math import inf

from frostwall.core.rng import Rng


class Clock:
    """Handed to a bot with each decision. All its chance comes from `rng`, so that a decision can be repeated.

    `seconds` is how long it may think, None: as long as its own budget says. `nodes` limits the positions it looks at
    instead; a bot that counts nodes chooses the same move on every machine.
    """

    def __init__(self, rng: Rng, seconds: float | None = None, nodes: int | None = None) -> None:
        self.rng = rng
        self.seconds = seconds
        self.nodes = nodes
        self._start = time.monotonic()

    def __reduce__(self) -> tuple[object, ...]:
        """Where it arrives, time starts again."""
        return Clock, (self.rng, self.seconds, self.nodes)

    def used(self) -> float:
        """Seconds since the decision was handed over."""
        return time.monotonic() - self._start

    def left(self) -> float:
        """Seconds until the answer is due; infinite if nobody waits."""
        return inf if self.seconds is None else self.seconds - self.used()
