"""Many games on all cores: numbered games are cut into shares, and worker processes play them, here or on a cluster.

What a game comes to depends on its number alone, so neither the order nor the division of the games shows. A worker
that is killed loses nothing: its share is played again by another one. Not here: what is played (simulate, arena,
compare) and how a cluster is reached (cluster).
"""

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Final, Generic, Protocol, TypeVar

from frostwall import bots
from frostwall.games import games
from frostwall.lab import Mistake

SLICE: Final = 0.25  # seconds of work handed to a worker at a time
MOST_AT_ONCE: Final = 20_000
MOST_DEATHS: Final = 3  # of workers at one share: then it is the share's fault

R = TypeVar("R")
Work = Callable[[int, int], R]  # plays so many games from a number on; must be picklable


@dataclass(frozen=True)
class Part(Generic[R]):
    """A share that was played, and what came of it."""

    first: int
    count: int
    result: R


class Shares:
    """Cuts the games into shares of about SLICE seconds, by how long the share before took."""

    def __init__(self, games: int, workers: int, first: int = 1) -> None:
        self.games = games
        self.given = first - 1
        self.size = 1
        self.most = max(1, min(MOST_AT_ONCE, games // (4 * workers)))

    def next(self) -> tuple[int, int] | None:
        if self.given >= self.games:
            return None
        first = self.given + 1
        count = min(self.size, self.games - self.given)
        self.given += count
        return first, count

    def took(self, count: int, seconds: float) -> None:
        fitting = count * SLICE / max(seconds, 1e-6)
        self.size = max(1, min(self.most, int(fitting), 8 * self.size))


class Elsewhere(Protocol):
    """Workers that are no processes of this one."""

    def play(self, work: Work[R], shares: Shares, workers: int) -> Iterator[Part[R]]:
        """Play all shares, so many at a time."""


def play_shares(
    work: Work[R], last: int, workers: int = 1, first: int = 1, cluster: Elsewhere | None = None
) -> Iterator[Part[R]]:
    """Play the games from `first` to `last`, in any order; yields each share when it is done."""
    shares = Shares(last, workers, first)
    if cluster is not None:
        return cluster.play(work, shares, workers)
    if workers == 1:
        return _alone(work, shares)
    return _Crew(work, shares, min(workers, last - first + 1)).run()


def in_order(parts: Iterator[Part[R]], first: int = 1) -> Iterator[Part[R]]:
    """The same shares by the numbers of their games."""
    early: dict[int, Part[R]] = {}
    for part in parts:
        early[part.first] = part
        while first in early:
            found = early.pop(first)
            first += found.count
            yield found


@dataclass(frozen=True)
class Guests:
    """The games and bots that this program has added; a fresh process knows none of them."""

    games: dict[str, str]
    bots: dict[str, str]

    @staticmethod
    def here() -> "Guests":
        return Guests(dict(games.added), dict(bots.plugins.added))

    def welcome(self) -> None:
        for name, where in self.games.items():
            games.add(name, where)
        for name, where in self.bots.items():
            bots.plugins.add(name, where)


def _alone(work: Work[R], shares: Shares) -> Iterator[Part[R]]:
    while (share := shares.next()) is not None:
        start = time.perf_counter()
        yield Part(*share, work(*share))
        shares.took(share[1], time.perf_counter() - start)


@dataclass
class _Given:
    """A share that a worker is playing."""

    share: tuple[int, int]
    process: multiprocessing.Process
    start: float


class _Crew(Generic[R]):
    def __init__(self, work: Work[R], shares: Shares, workers: int) -> None:
        self.work = work
        self.shares = shares
        self.workers = workers
        self.processes: list[multiprocessing.Process] = []
        self.busy: dict[Any, _Given] = {}  # by our end of a pipe, whose class is the system's
        self.again: list[tuple[int, int]] = []  # shares of workers that died
        self.deaths: dict[int, int] = {}  # by the first game of a share

    def run(self) -> Iterator[Part[R]]:
        """Hand out shares. When this ends, in whatever way, the workers end."""
        try:
            for _ in range(self.workers):
                self._hire()
            while self.busy:
                for ready in wait(list(self.busy)):
                    part = self._take(ready)
                    if part is not None:
                        yield part
        finally:
            for process in self.processes:
                process.kill()  # a forked worker has its parent's handlers, which may not let SIGTERM end it
            for process in self.processes:
                process.join()

    def _hire(self) -> None:
        share = self._next()
        if share is None:
            return
        ours, theirs = multiprocessing.Pipe()
        given = (self.work, Guests.here(), theirs, os.getpid())
        process = multiprocessing.Process(target=_serve, args=given, daemon=True)
        process.start()
        self.processes.append(process)
        theirs.close()
        self._send(ours, share, process)

    def _next(self) -> tuple[int, int] | None:
        return self.again.pop() if self.again else self.shares.next()

    def _send(self, pipe: Any, share: tuple[int, int], process: multiprocessing.Process) -> None:
        self.busy[pipe] = _Given(share, process, time.perf_counter())
        with contextlib.suppress(OSError):  # it has died meanwhile, which is found when its answer is read
            pipe.send(share)

    def _take(self, pipe: Any) -> Part[R] | None:
        given = self.busy.pop(pipe)
        try:
            answer: R | Mistake = pipe.recv()
        except (EOFError, OSError):
            self._replace(given)
            return None
        if isinstance(answer, Mistake):
            raise answer
        self.shares.took(given.share[1], time.perf_counter() - given.start)
        share = self._next()
        if share is not None:
            self._send(pipe, share, given.process)
        return Part(*given.share, answer)

    def _replace(self, given: _Given) -> None:
        """A worker has died: another one plays its share."""
        first = given.share[0]
        self.deaths[first] = self.deaths.get(first, 0) + 1
        if self.deaths[first] == MOST_DEATHS:
            raise Mistake("cli-worker-died")
        self.again.append(given.share)
        self._hire()


def _serve(work: Work[R], guests: Guests, parent: Any, parent_id: int) -> None:
    """A worker process: plays shares until it is ended, or its parent is gone."""
    guests.welcome()
    # Ctrl-C reaches the whole group; the parent answers it and ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        while not parent.poll(1.0):
            if os.getppid() != parent_id:
                return
        try:
            share = parent.recv()
            try:
                parent.send(work(*share))
            except Mistake as problem:
                parent.send(problem)
        except (EOFError, BrokenPipeError):
            return
