"""Clocks per move and per game, and the pause that stops them. The test turns the server's clock."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import (
    BOTH,
    FirstMove,
    Round,
    again,
    from_position,
    golden,
    kind_open,
    line_where,
    people,
    refused,
    settings,
    several_decide,
    some_move,
    started,
)
from tests.server.rig import Clock, serving
from tests.server.steady import eventually


async def table_with(server: Any, game: str = "watch", **more: Any) -> Round:
    return await started(server, game, await people(server, BOTH[game]), settings=settings(**more))


@pytest.mark.parametrize("game", BOTH)
def test_when_the_clock_of_a_move_runs_out_a_bot_makes_that_move_and_only_that(
    tmp_path: Path, game: str
) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            round_ = await table_with(server, game, clock_move=30)
            seat = round_.acting
            info = await round_.info()
            assert info["seats"][seat]["deadline"] == clock.now + 30
            assert [found["deadline"] for found in info["seats"] if found["seat"] != seat] == [None] * (
                len(info["seats"]) - 1
            )
            before = round_.match.last
            clock.now += 29
            await round_.nudge()
            assert round_.match.last == before
            clock.now += 2
            await round_.nudge()
            await round_.ears[0].until(lambda heard: heard["type"] == "update" and heard["seq"] > before)
            await round_.says("clock_move", seat=seat)
            line = round_.match.record.lines[before]
            assert (line.seat, line.notes) == (seat, {"by": "clock:greedy"})
            # The next decision has a clock of its own, also if it is the same seat's.
            await round_.nudge()
            acting = round_.acting
            moved = round_.match.last
            assert (await round_.info())["seats"][acting]["deadline"] == clock.now + 30
            made = [line for line in round_.match.record.lines if line.notes]
            assert len(made) == 1
            clock.now += 29
            await round_.nudge()
            assert round_.match.last == moved
            assert (await round_.info())["seats"][seat]["caretaker"] is None
            await round_.go(acting)
            assert round_.match.record.lines[moved].notes == {}

    asyncio.run(run())


def test_all_who_are_late_are_moved_for_once_each(tmp_path: Path) -> None:
    """Several decide at once, and all of them are late."""

    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        record = golden("base-4")
        wanted = kind_open("discard")
        to = line_where(record, lambda game, state: several_decide(game, state) and wanted(game, state))
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            round_ = await from_position(
                server, record, to, await people(server, 4), settings=settings(clock_move=30)
            )
            late = round_.match.actors()
            assert len(late) == 3
            clock.now += 31
            await round_.nudge()
            await round_.ears[0].until(lambda heard: heard["type"] == "update" and heard["seq"] >= to + 3)
            notices = [notice for notice in await round_.notices() if notice["code"] == "clock_move"]
            assert [notice["args"]["seat"] for notice in notices] == late

    asyncio.run(run())


def test_the_clock_of_a_game_counts_all_the_time_a_seat_has_used(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            round_ = await table_with(server, clock_game=60)
            seat = round_.acting
            clock.now += 25
            await round_.go(seat, "settlement 0")
            clock.now += 25
            await round_.go(seat, "road 0")
            info = await round_.info()
            assert (info["seats"][seat]["used"], info["seats"][seat]["deadline"]) == (50.0, None)
            other = round_.acting
            assert info["seats"][other]["deadline"] == clock.now + 60
            clock.now += 59
            await round_.nudge()
            assert (await round_.info())["seats"][other]["caretaker"] is None
            clock.now += 2
            info = await round_.nudge()
            assert info["seats"][other]["caretaker"] == "greedy"
            await round_.says("clock_game", seat=other)
            refused(await round_.ask(other, type="back"), "NO_TIME_LEFT", seat=other)
            refused(await round_.move(other, "settlement 30"), "NO_TIME_LEFT", seat=other)
            assert workers.asked == [(other, "greedy", "full")]

    asyncio.run(run())


def test_a_pause_stops_the_clocks_and_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            round_ = await table_with(server, clock_game=60, clock_move=30, away_after=10, caretaker="auto")
            seat = round_.acting
            clock.now += 20
            refused(await round_.ask(1, type="pause", on=True), "NOT_HOST")
            assert (await round_.ask(0, type="pause", on=True))["type"] == "done"
            await round_.says("paused")
            info = await round_.info()
            assert (info["paused"], info["seats"][seat]["used"], info["seats"][seat]["deadline"]) == (
                True,
                20.0,
                None,
            )
            for _ in range(3):
                clock.now += 1000
                await round_.nudge()
            refused(await round_.move(seat, "settlement 0"), "PAUSED")
            refused(await round_.ask(seat, type="undo", key="u"), "PAUSED")
            # Reading and talking go on.
            assert (await round_.ask(seat, type="preview", moves=["settlement 0"]))["type"] == "done"
            assert (await round_.ask(0, type="pause", on=False))["type"] == "done"
            await round_.says("resumed")
            info = await round_.nudge()
            assert (info["seats"][seat]["used"], info["seats"][seat]["deadline"]) == (20.0, clock.now + 30)
            assert workers.asked == []
            clock.now += 10
            await round_.go(seat, "settlement 0")
            assert (await round_.info())["seats"][seat]["used"] == 30.0

    asyncio.run(run())


def test_a_bot_waits_while_the_table_is_paused(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(
                server, "watch", await people(server, 1), seats=3, bots=["random", "random"]
            )
            if round_.acting == 0:
                await round_.go(0, "settlement 0", "road 0")
            await round_.nudge()
            assert len(workers.asked) == 1
            before = round_.match.last
            await round_.ask(0, type="pause", on=True)
            workers.go.set()  # its answer comes into the pause
            await round_.nudge()
            await asyncio.sleep(0.1)
            assert round_.match.last == before
            await round_.ask(0, type="pause", on=False)
            await round_.ears[0].until(lambda heard: heard["type"] == "update" and heard["seq"] > before)

    asyncio.run(run())


def test_a_caretaker_has_no_clock(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            round_ = await table_with(server, clock_move=30)
            seat = round_.acting
            await round_.ask(seat, type="stand")
            await round_.nudge()
            assert (await round_.info())["seats"][seat]["deadline"] is None
            clock.now += 100
            await round_.nudge()
            assert "clock_move" not in [notice["code"] for notice in await round_.notices()]

    asyncio.run(run())


@pytest.mark.parametrize(("spent", "left"), [(60, 40), (95, 15)])
def test_the_clock_of_a_move_goes_on_after_a_planned_stop(tmp_path: Path, spent: int, left: int) -> None:
    """The time in between does not count, and whoever has to connect again has some seconds left."""

    async def run() -> None:
        clock = Clock()
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=clock) as server:
            round_ = await table_with(server, clock_move=100)
            table, seat, person = round_.table, round_.acting, round_.people[0]
            clock.now += spent
        clock.now += 1000
        for wanted in (left, max(left - 1, 15)):
            async with serving(tmp_path, limits=False, workers=FirstMove(), clock=clock) as server:
                here = await again(server, person)
                info = (await here.ask(table, type="sync"))["info"]
                assert info["seats"][seat]["deadline"] == clock.now + wanted
                clock.now += 1
        # A move, and there is a new decision with all its time.
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=clock) as server:
            here = await again(server, round_.people[seat])
            actor = await server.hub.at(table)
            assert actor.match is not None
            move = some_move(actor.match, seat)
            decision = actor.match.decision_id(seat)
            done = await here.ask(table, type="move", decision=decision, key="k", moves=[move])
            assert done["type"] == "done"
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=clock) as server:
            here = await again(server, person)
            seats = (await here.ask(table, type="sync"))["info"]["seats"]
            assert [one["deadline"] for one in seats if one["deadline"]] == [clock.now + 100]

    asyncio.run(run())


def test_a_move_that_was_overdue_at_a_planned_stop_is_made_after_it(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            round_ = await table_with(server, clock_move=30)
            table, seat, before = round_.table, round_.acting, round_.match.last
            clock.now += 31
            await round_.nudge()
            await eventually(lambda: bool(workers.asked))
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=clock) as server:
            actor = await server.hub.at(table)
            assert actor.match is not None
            match = actor.match
            await eventually(lambda: match.last > before)
            assert match.record.lines[before].notes == {"by": "clock:greedy"}
            here = await again(server, round_.people[0])
            chat = (await here.ask(table, type="sync"))["chat"]
            told = [line["notice"]["args"] for line in chat if line["notice"]["code"] == "clock_move"]
            assert told == [{"seat": seat}]

    asyncio.run(run())
