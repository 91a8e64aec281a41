"""Bots think for all guests in turn, however many tables one of them has."""

import asyncio
from pathlib import Path

from tests.server.play import FirstMove, people, refused, started
from tests.server.rig import serving

from frostwall.server.table.host import MOST_BOTS_ALONE
from frostwall.server.workers import Choice, Job
from frostwall.server.workers.fair import AT_ONCE, SCARCE, Fair


async def served(queue: Fair[str], owner: str, job: str, seconds: float) -> None:
    assert await asyncio.wait_for(queue.get(), 1) == (owner, job)
    queue.done(owner, seconds)


def test_who_has_used_little_time_comes_first() -> None:
    async def run() -> None:
        queue: Fair[str] = Fair(1)
        for n in range(60):
            queue.put("much", f"m{n}")
        await served(queue, "much", "m0", 5.0)
        queue.put("little", "l0")
        queue.put("little", "l1")
        await served(
            queue, "little", "l0", 2.0
        )  # begins at the time of the others: not ahead of them for long
        await served(queue, "much", "m1", 1.0)
        await served(queue, "much", "m2", 2.0)
        await served(queue, "little", "l1", 0.1)
        assert len(queue) == 57

    asyncio.run(run())


def test_nobody_saves_up_and_nobody_is_remembered_for_ever() -> None:
    async def run() -> None:
        queue: Fair[str] = Fair(1)
        queue.put("a", "a0")
        await served(queue, "a", "a0", 100.0)
        queue.put("b", "b0")  # nobody waits: all begin anew
        queue.put("a", "a1")
        await served(queue, "b", "b0", 1.0)
        await served(queue, "a", "a1", 1.0)
        assert not queue._lines

    asyncio.run(run())


def test_one_guest_never_has_all_processes() -> None:
    async def run() -> None:
        queue: Fair[str] = Fair(3)
        for n in range(9):
            queue.put("much", f"m{n}")
        assert [(await queue.get())[1] for _ in range(2)] == ["m0", "m1"]
        third = asyncio.ensure_future(queue.get())
        await asyncio.sleep(0)
        assert not third.done()
        queue.put("other", "o0")
        assert await asyncio.wait_for(third, 1) == ("other", "o0")
        queue.done("much", 1.0)
        assert (await asyncio.wait_for(queue.get(), 1))[0] == "much"

    asyncio.run(run())


def test_a_guest_has_two_minutes_at_once_and_half_of_the_time_in_the_long_run() -> None:
    now = 1000.0

    async def run() -> None:
        nonlocal now
        queue: Fair[str] = Fair(2, lambda: now)
        for n in range(9):
            queue.put("much", f"m{n}")
        await served(queue, "much", "m0", AT_ONCE - SCARCE)
        assert queue.share("much") == 1.0
        await served(queue, "much", "m1", SCARCE / 2)
        assert (queue.share("much"), queue.share("other")) == (0.5, 1.0)
        await served(queue, "much", "m2", SCARCE / 2 + 5.0)  # five seconds more than there were
        assert queue.share("much") == 0.0
        waiting = asyncio.ensure_future(queue.get())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        queue.put("other", "o0")
        assert await asyncio.wait_for(waiting, 1) == ("other", "o0")
        queue.done("other", 1.0)
        now += 4.9  # one second comes back each second: half of two processes' time
        waiting = asyncio.ensure_future(queue.get())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        now += 0.1
        assert await asyncio.wait_for(waiting, 1) == ("much", "m3")  # it looks again without being told
        queue.done("much", 0.0)
        now += AT_ONCE
        queue._allowance.spend("other", 1.0)
        assert list(queue._allowance._used) == ["other"]  # who has everything again is not remembered

    asyncio.run(run())


def test_jobs_are_counted_for_the_host_and_hints_for_who_asks(tmp_path: Path) -> None:
    class Counting(FirstMove):
        def __init__(self) -> None:
            super().__init__()
            self.owners: set[str] = set()

        async def choose(self, job: Job, owner: str = "") -> Choice:
            self.owners.add(owner)
            return await super().choose(job, owner)

    async def run() -> None:
        workers = Counting()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            ann, ben = await people(server, 2)
            round_ = await started(server, "watch", [ann, ben], seats=3, bots=["greedy"])
            while not workers.owners:
                await asyncio.sleep(0.01)
                seat = round_.acting
                if seat < 2:
                    await round_.go(seat, round_.some_move(seat))
            assert workers.owners == {ann.id}
            workers.go.clear()
            while round_.acting != 1:
                workers.go.set()
                await asyncio.sleep(0.01)
                if round_.acting == 0:
                    await round_.go(0, round_.some_move(0))
            assert (await round_.ask(1, type="hint", seat=1))["type"] == "done"
            assert workers.owners == {ann.id, ben.id}

    asyncio.run(run())


def test_few_tables_of_a_guest_are_played_by_bots_alone(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            ann, ben = await people(server, 2)
            for n in range(MOST_BOTS_ALONE + 1):
                table = await ann.make("watch", 3, bots=["random"] * 3, sit=False)
                answer = await ann.ask(table, type="start")
                if n < MOST_BOTS_ALONE:
                    assert answer["type"] == "done", answer
                else:
                    refused(answer, "TOO_MANY", what="bots_alone", most=MOST_BOTS_ALONE)
            other = await ben.make("watch", 3, bots=["random"] * 3, sit=False)
            assert (await ben.ask(other, type="start"))["type"] == "done"

    asyncio.run(run())
