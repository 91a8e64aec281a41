"""Who plays the games of a course: processes here, or the workers of a cluster. It changes no result."""

import time
from collections.abc import Iterator
from functools import partial

from frostwall.lab.crew import Elsewhere, R, Work, in_order, play_shares


class Workers:
    """`seconds` is the processor time that they have taken so far."""

    def __init__(self, count: int = 1, cluster: Elsewhere | None = None) -> None:
        self.count = count
        self.cluster = cluster
        self.seconds = 0.0

    def play(self, work: Work[R], last: int, first: int = 1) -> Iterator[tuple[int, R]]:
        """The games from `first` to `last`, share by share in their order: how many, and what came of them."""
        shares = play_shares(partial(_timed, work), last, self.count, first, self.cluster)
        for part in in_order(shares, first):
            result, seconds = part.result
            self.seconds += seconds
            yield part.count, result


def _timed(work: Work[R], first: int, count: int) -> tuple[R, float]:
    begun = time.process_time()
    result = work(first, count)
    return result, time.process_time() - begun
