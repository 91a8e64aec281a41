"""Bot processes under load: less time for each instead of a longer queue, and the memory they hold."""

import asyncio
from pathlib import Path

import pytest
from tests.server.test_workers import PATIENCE, at_work, job, on_linux

from frostwall.server.workers import Workers, worker
from frostwall.server.workers.pool import LEAST_SHARE, share_of_time


def test_the_longer_the_queue_the_less_time_for_each() -> None:
    shares = [share_of_time(2, waiting) for waiting in range(40)]
    assert shares[0] == 1
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == LEAST_SHARE
    for waiting, share in enumerate(shares):
        if (
            share > LEAST_SHARE
        ):  # whoever comes last has waited and thought for no longer than two would alone
            assert waiting / 2 * share + share <= 2


def test_a_bot_gets_its_share_of_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten decisions at once for one process: the first was taken up when nine waited, the last when none did."""
    told = tmp_path / "seconds"
    monkeypatch.setenv("TELLS_SECONDS", str(told))

    async def run(workers: Workers) -> None:
        await workers.start()
        assert workers.share() == 1
        jobs = [job("tells_seconds", seed) for seed in range(10)]
        found = await asyncio.gather(*(workers.choose(one) for one in jobs))
        assert [choice.failed for choice in found] == [None] * 10
        assert sum(workers.figures.waits.counts) == 10

    at_work(run)
    seconds = [float(line) for line in told.read_text().splitlines()]
    # All ten wait before the process is up.
    assert seconds == [
        pytest.approx(PATIENCE * max(LEAST_SHARE, 1 / (1 + left))) for left in range(9, -1, -1)
    ]


@on_linux
def test_the_memory_of_each_process_is_told() -> None:
    async def run(workers: Workers) -> list[int | None]:
        assert workers.memory() == [0]  # it does not run yet
        await workers.choose(job())
        return workers.memory()

    (held,) = at_work(run)
    assert 1_000_000 < held < worker.MOST_MEMORY
