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

    def play(self, work: Work[R], games: int) -> Iterator[tuple[int, R]]:
        """The games from 1 on, share by share in their order: how many, and what came of them."""
        timed = partial(_timed, work)
        for part in in_order(play_shares(timed, games, self.count, cluster=self.cluster)):
            result, seconds = part.result
            self.seconds += seconds
            yield part.count, result


def _timed(work: Work[R], first: int, count: int) -> tuple[R, float]:
    begun = time.process_time()
    result = work(first, count)
    return result, time.process_time() - begun
