"""Tables in and out of memory: a start reads only those that need it, and a table nobody looks at leaves."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import FirstMove, again, people, started
from tests.server.rig import Clock, Server, serving
from tests.server.steady import eventually

from frostwall.server.table import hub as hub_module
from frostwall.server.table.hub import IDLE


@pytest.fixture(autouse=True)
def _look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "LOOK_ROUND", 0.01)


def in_memory(server: Server, table: str) -> Callable[[], bool]:
    return lambda: server.hub.known(table) is not None


async def out_of_memory(server: Server, clock: Clock, table: str) -> None:
    clock.now += IDLE + 1
    await eventually(lambda: server.hub.known(table) is None)


def replaced(server: Server, table: str) -> bool:
    """Does a bot play for the second person?"""
    actor = server.hub.known(table)
    return actor is not None and actor.doc.seats[1].caretaker is not None


def test_a_start_reads_only_tables_that_need_it(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        workers = FirstMove()
        workers.go.clear()
        tables: dict[str, str] = {}
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            ann, ben = await people(server, 2)
            settings: dict[str, dict[str, Any]] = {
                "people": {},
                "clock": {"settings": {"clock_move": 60}},
                "paused": {"settings": {"clock_move": 60}},
                "vote": {},
                "caretaker": {"settings": {"caretaker": "auto", "away_after": 200}},
            }
            for name, more in settings.items():
                tables[name] = (await started(server, "silverfrost", [ann, ben], **more)).table
            tables["bots"] = await ann.make("watch", 3, bots=["random"] * 3, sit=False)
            await ann.ask(tables["bots"], type="start")
            tables["lobby"] = await ann.make("watch", 3)
            await ann.ask(tables["paused"], type="pause", on=True)
            await ann.ask(tables["vote"], type="vote", matter="end", yes=True)
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            for name in ("bots", "clock", "vote"):
                await eventually(in_memory(server, tables[name]))
            for name in ("people", "paused", "caretaker", "lobby"):
                assert server.hub.known(tables[name]) is None, name
            ann, ben = await again(server, ann), await again(server, ben)
            assert (await ann.ask(tables["people"], type="sync"))["type"] == "synced"
            assert server.hub.known(tables["people"]) is not None
            # Who stays away is replaced in time, although nobody asks.
            clock.now += 199
            await asyncio.sleep(0.1)
            assert server.hub.known(tables["caretaker"]) is None
            clock.now += 2
            await eventually(in_memory(server, tables["caretaker"]))
            actor = server.hub.known(tables["caretaker"])
            assert actor is not None
            await eventually(lambda: all(seat.caretaker is not None for seat in actor.doc.seats))

    asyncio.run(run())


def test_a_table_leaves_memory_and_forgets_nothing(tmp_path: Path) -> None:
    """Who is away is away since they left, not since the table was read again."""

    async def run() -> None:
        clock = Clock()
        more = {"settings": {"caretaker": "auto", "away_after": 1000}}
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=clock) as server:
            ann, ben = await people(server, 2)
            round_ = await started(server, "silverfrost", [ann, ben], **more)
            table = round_.table
            await round_.go(round_.acting, round_.some_move(round_.acting))
            seen = round_.ears[0].latest(table)["seq"]
            clock.now += IDLE + 1
            await asyncio.sleep(0.1)
            assert server.hub.known(table) is not None  # people look at it
            for ears in round_.ears:
                await ears.close()
            left = clock.now
            await eventually(lambda: not server.hub._tables[table].listeners)
            await out_of_memory(server, clock, table)
            clock.now = left + 600
            answer = await ann.ask(table, type="sync")
            assert answer["seq"] == seen
            assert answer["info"]["seats"][1]["away"] == pytest.approx(left, abs=1)
            assert answer["info"]["seats"][1]["caretaker"] is None
            clock.now = left + 1001  # it may leave memory once more before it is woken
            await ann.ask(table, type="sync")
            await eventually(lambda: replaced(server, table))

    asyncio.run(run())
