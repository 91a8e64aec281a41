"""What a server counts about itself for its operator. It counts always, because it costs next to nothing.

No figure names a person, a table or a move. Not here: how the figures are shown (metrics).
"""

from bisect import bisect_left
from collections import Counter
from typing import Final

# Upper bounds of the classes of a histogram, in seconds; the last class has none.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Figures:
    def __init__(self) -> None:
        self.answers: dict[str, Times] = {}  # by kind of message, from its arrival at the table
        self.refusals: Counter[str] = Counter()  # by code
        self.turned_away: Counter[str] = Counter()  # by the limit that was hit
        self.decisions = Times()  # of bots, in their processes
        self.waits = Times()  # of decisions, for a process
        self.failures: Counter[str] = Counter()  # of bots, by how they failed
        self.passed_on: dict[str, Times] = {}  # by kind of message, until another server has answered
        self.bus_troubles: Counter[str] = Counter()  # by what went wrong
        self.taken: Counter[str] = Counter()  # tables that this server took from nobody, by why
        self.lost: Counter[str] = Counter()  # tables that are another server's from now on, by why

    def answer(self, kind: str, seconds: float, refused: str | None) -> None:
        _add(self.answers, kind, seconds)
        if refused is not None:
            self.refusals[refused] += 1

    def answer_from_elsewhere(self, kind: str, seconds: float) -> None:
        _add(self.passed_on, kind, seconds)


def _add(found: dict[str, Times], kind: str, seconds: float) -> None:
    times = found.get(kind)
    if times is None:
        times = found[kind] = Times()
    times.add(seconds)
