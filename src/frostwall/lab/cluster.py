"""The games of a crew on a Ray cluster, local or somewhere else. Needs the extra `ray`.

Ray starts a killed worker's share again by itself. What a game comes to depends on its number alone, so the results are
those of worker processes.
"""

import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Final, Self

import ray
from ray.exceptions import RayError, RayTaskError, WorkerCrashedError

from frostwall import about
from frostwall.lab import Mistake
from frostwall.lab.crew import MOST_DEATHS, Guests, Part, R, Shares, Work

# A cluster of our own reports to nobody, and does not warn about graphics cards that nobody asked for.
_QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}

KNOCK: Final = 5.0  # seconds to wait for a cluster's answer


class Cluster:
    """Use it in a `with`. Without an address it starts a cluster of so many workers here, and ends it again."""

    def __init__(self, address: str | None, workers: int | None) -> None:
        self.address = address
        self.wanted = workers
        self.workers = 0  # at most so many shares at a time

    def __enter__(self) -> Self:
        for name, value in _QUIET.items():
            os.environ.setdefault(name, value)
        _knock(self.address)
        here = {} if self.address is not None else {"num_cpus": self.wanted, "include_dashboard": False}
        try:
            with _silence():
                ray.init(
                    address=self.address if self.address is not None else "local",
                    log_to_driver=False,
                    logging_level="critical",
                    **here,
                )
        except (ConnectionError, RayError, RuntimeError, ValueError, OSError, TimeoutError) as problem:
            raise _unreachable(self.address, problem) from problem
        self.workers = self.wanted or max(1, int(ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _problem: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        ray.shutdown()

    def play(self, work: Work[R], shares: Shares, workers: int) -> Iterator[Part[R]]:
        """Hand out shares: one for each worker to play, and one that waits, so that nobody waits for the next. A
        mistake ends all of them."""
        task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS - 1)(_play)
        given, guests = ray.put(work), Guests.here()
        busy: dict[Any, tuple[int, int]] = {}

        def send() -> None:
            share = shares.next()
            if share is not None:
                busy[task.remote(given, guests, about.VERSION, *share)] = share

        for _ in range(2 * workers):
            send()
        while busy:
            [done], _ = ray.wait(list(busy), num_returns=1)
            share = busy.pop(done)
            answer, seconds = _taken(done)
            shares.took(share[1], seconds)
            send()
            yield Part(*share, answer)


@contextmanager
def _silence() -> Iterator[None]:
    """Nothing on stderr: Ray's libraries write there on their own while they look for a cluster. What goes wrong is
    told once, by us."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _knock(address: str | None) -> None:
    """Does anybody listen? Ray itself asks for minutes."""
    found = re.fullmatch(r"(?:ray://)?([^/]+):([0-9]{1,5})/?", address or "")
    if found is None:
        return
    try:
        socket.create_connection((found[1].strip("[]"), int(found[2])), KNOCK).close()
    except (OSError, OverflowError) as problem:
        raise _unreachable(address, problem) from problem


def _unreachable(address: str | None, problem: Exception) -> Mistake:
    reason = str(problem).strip().split("\n")[0][:200]
    return Mistake("cli-ray-none", {"address": address or "local", "reason": reason})


def _play(work: Work[R], guests: Guests, version: str, first: int, count: int) -> tuple[R | Mistake, float]:
    """On a worker: the answer, and how many seconds it took. A mistake is an answer: Ray would wrap what is raised."""
    if version != about.VERSION:
        return Mistake("cli-ray-version", {"here": version, "there": about.VERSION}), 0.0
    guests.welcome()
    start = time.perf_counter()
    try:
        return work(first, count), time.perf_counter() - start
    except Mistake as problem:
        return problem, 0.0


def _taken(done: Any) -> tuple[Any, float]:
    """What a share came to, and its seconds."""
    try:
        answer, seconds = ray.get(done)
    except WorkerCrashedError as problem:
        raise Mistake("cli-worker-died") from problem
    except RayTaskError as problem:
        if isinstance(problem.cause, ImportError):  # it has not our package, or not that of a bot
            raise Mistake("cli-ray-package", {"reason": str(problem.cause)[:200]}) from problem
        raise
    except RayError as problem:
        raise Mistake("cli-ray-lost", {"reason": str(problem).strip().split("\n")[0][:200]}) from problem
    if isinstance(answer, Mistake):
        raise answer
    return answer, seconds
