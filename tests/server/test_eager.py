"""What needs no waiting happens at once; the rest goes on as a task."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from frostwall.server import eager


def within(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 10))


def test_without_waiting_it_has_ended_when_the_call_returns() -> None:
    said: list[str] = []

    async def work() -> None:
        gate = asyncio.Event()
        gate.set()
        await gate.wait()
        said.append("done")

    async def story() -> None:
        assert eager.start(work()) is None
        assert said == ["done"]

    within(story())


def test_what_waits_goes_on_as_a_task() -> None:
    said: list[str] = []

    async def story() -> None:
        gates = [asyncio.Event(), asyncio.Event()]

        async def work() -> None:
            said.append("begun")
            for gate in gates:
                await gate.wait()
                said.append("on")
            await asyncio.sleep(0)
            assert asyncio.current_task() is task

        task = eager.start(work())
        assert task is not None
        assert said == ["begun"]
        await asyncio.sleep(0)
        assert said == ["begun"]
        for n, gate in enumerate(gates, 1):
            gate.set()
            await asyncio.sleep(0.01)
            assert said == ["begun", *["on"] * n]
        await task

    within(story())


def test_what_it_raises_reaches_whoever_called_or_awaits() -> None:
    async def story() -> None:
        async def at_once() -> None:
            raise ValueError("at once")

        async def later() -> None:
            await asyncio.sleep(0)
            raise ValueError("later")

        with pytest.raises(ValueError, match="at once"):
            eager.start(at_once())
        task = eager.start(later())
        assert task is not None
        with pytest.raises(ValueError, match="later"):
            await task

    within(story())


@pytest.mark.parametrize("waits", [1, 2])
def test_a_failure_it_waits_for_is_its_own_to_handle(waits: int) -> None:
    said: list[str] = []

    async def story() -> None:
        failing: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            for _ in range(waits - 1):
                await asyncio.sleep(0)
            try:
                await failing
            except OSError:
                await asyncio.sleep(0)
                said.append("handled")

        task = eager.start(work())
        assert task is not None
        await asyncio.sleep(0.01)
        failing.set_exception(OSError())
        await task
        assert said == ["handled"]

    within(story())


@pytest.mark.parametrize("waits", [1, 2])
def test_cancelled_while_it_waits_it_ends_in_good_order(waits: int) -> None:
    said: list[str] = []

    async def story() -> None:
        async def work() -> None:
            try:
                for _ in range(waits - 1):
                    await asyncio.sleep(0)
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                said.append("closed")

        task = eager.start(work())
        assert task is not None
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert said == ["closed"]

    within(story())
