"""Whose voice and whose time counts: votes, clocks and absence, live and by turns."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import (
    FirstMove,
    Round,
    key,
    leave,
    people,
    refused,
    settings,
    started,
    without_bots,
)
from tests.server.rig import Clock, Server, serving

from frostwall.core.types import CHANCE
from frostwall.server.table.clocks import VOTE_BY_TURNS

END = {"type": "vote", "matter": "end", "yes": True}


async def nothing() -> None: ...


# --- by turns -----------------------------------------------------------------------------------------


def test_who_is_out_for_two_minutes_by_turns_keeps_voice_and_table(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await started(server, "watch", await people(server, 3), settings={"pace": "turns"})
            host = (await round_.info(2))["host"]
            await leave(round_, 0)
            await leave(round_, 1)
            clock.now += 130
            info = await round_.nudge(2)
            assert (info["settings"]["away_after"], info["host"]) == (86_400, host)
            assert (await round_.ask(2, **END))["type"] == "done"
            (vote,) = (await round_.info(2))["votes"]
            assert vote["needed"] == [0, 1]
            # For ever nobody waits.
            clock.now += VOTE_BY_TURNS
            await round_.nudge(2)
            await round_.ask(2, **END)
            assert (await round_.info(2))["stage"] == "closed"

    asyncio.run(run())


def test_by_turns_absence_outlasts_the_memory_of_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        more = {"settings": settings(pace="turns", away_after=86_400, caretaker="vote")}
        vote = {"type": "vote", "matter": "caretaker", "yes": True, "seat": 1}
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await started(server, "watch", await people(server, 3), **more)
            for seat in range(3):
                await leave(round_, seat)
            answers: list[str] = []
            for _ in range(2):
                clock.now += 50_000
                actor = server.hub._tables.pop(round_.table)
                await actor.stop()
                answers.append((await round_.people[0].ask(round_.table, **vote))["type"])
            assert answers == ["refused", "done"]
            (shown,) = (await round_.people[0].ask(round_.table, type="sync"))["info"]["votes"]
            assert (shown["seat"], shown["needed"]) == (1, [2])

    asyncio.run(run())


def test_by_turns_a_restart_is_nobodys_absence(tmp_path: Path) -> None:
    """Who has a page open asks nothing for days; the server that is stopped has seen them all the same."""

    async def run() -> None:
        clock = Clock()
        more = {"settings": settings(pace="turns", caretaker="auto", away_after=600)}
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await started(server, "watch", await people(server, 3), **more)
            clock.now += 120_000
            assert [seat["away"] for seat in (await round_.nudge())["seats"]] == [None] * 3
        clock.now += 5000
        async with without_bots(tmp_path, clock=clock) as server:
            actor = await server.hub.at(round_.table)
            clock.now += 200
            for _ in range(2):
                await actor.within(nothing)
            assert [seat.caretaker for seat in actor.doc.seats] == [None] * 3

    asyncio.run(run())


# --- clocks -------------------------------------------------------------------------------------------


def test_everybody_hears_whose_clock_runs_and_until_when(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await started(
                server, "watch", await people(server, 3), settings=settings(clock_move=300)
            )
            began = [found for found in round_.ears[2].heard if found["type"] in ("synced", "table")][-1]
            assert began["info"]["seats"][round_.acting]["deadline"] == clock.now + 300
            for _ in range(4):
                mover = round_.acting
                clock.now += 10
                await round_.go(mover)
                await round_.ears[2].ask(type="unwatch", table="nowhere")  # what was sent before has come
                told = [found for found in round_.ears[2].heard if found["type"] == "table"][-1]
                ends = [found["deadline"] for found in told["info"]["seats"]]
                assert ends[round_.acting] == clock.now + 300
                assert ends.count(None) == 2

    asyncio.run(run())


def test_standing_up_and_coming_back_wins_no_time(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            more = {"settings": settings(clock_move=300, clock_game=600)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            seat = round_.acting
            ends = (await round_.info())["seats"][seat]["deadline"]
            for _ in range(3):
                clock.now += 50
                assert (await round_.ask(seat, type="stand"))["type"] == "done"
                assert (await round_.ask(seat, type="back"))["result"] == {"seats": [seat]}
            found = (await round_.info())["seats"][seat]
            assert (found["used"], found["deadline"]) == (150.0, ends)
            # The next decision has its own time.
            await round_.go(seat)
            await round_.info()
            assert server.hub._tables[round_.table].thought == {}

    asyncio.run(run())


def test_of_several_seats_those_with_time_left_are_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            more = {"settings": settings(clock_game=60)}
            round_ = await started(server, "watch", await people(server, 1), seats=3, **more)
            late = round_.acting
            clock.now += 61
            assert (await round_.nudge())["seats"][late]["caretaker"] == "greedy"
            other = (late + 1) % 3
            await round_.ask(0, type="stand", seat=other)
            assert (await round_.ask(0, type="back"))["result"] == {"seats": [other]}

    asyncio.run(run())


# --- votes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["stand", "empty", "remove", "forget"])
def test_who_leaves_is_not_waited_for_in_a_vote(tmp_path: Path, way: str) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            await round_.ask(0, **END)
            await round_.ask(1, **END)
            assert (await round_.info())["stage"] == "playing"
            if way == "stand":
                await round_.ask(2, type="stand")
            elif way == "empty":
                await round_.ask(0, type="empty", seat=2)
            elif way == "remove":
                await round_.ask(0, type="remove", guest=round_.people[2].id)
            else:
                assert (await round_.people[2].http.delete("/api/me")).status_code == 200
            info = await round_.info()
            assert (info["stage"], info["ending"]) == ("closed", "agreed")

    asyncio.run(run())


def test_a_vote_without_voters_decides_nothing(tmp_path: Path) -> None:
    """After a restart nobody has come back yet: that is no agreement."""

    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            more = {"settings": settings(away_after=10)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            assert (await round_.ask(0, **END))["type"] == "done"
        clock.now += 5
        async with without_bots(tmp_path, clock=clock) as server:
            actor = await server.hub.at(round_.table)
            clock.now += 60
            await actor.within(nothing)  # it looks at its clock
            await actor.within(nothing)
            assert actor.doc.stage == "playing"

    asyncio.run(run())


def test_a_vote_that_waits_for_its_maker_is_counted_when_they_come(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            more = {"settings": settings(away_after=10)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            await round_.ask(0, **END)
            for seat in range(3):
                await leave(round_, seat)
            clock.now += 60
            actor = await server.hub.at(round_.table)
            await actor.within(nothing)
            assert not actor.has_ended()
            info = (await round_.people[0].ask(round_.table, type="sync"))["info"]
            assert info["stage"] == "playing"  # as it was when they came
            assert (await round_.people[0].ask(round_.table, type="sync"))["info"]["stage"] == "closed"

    asyncio.run(run())


def test_a_vote_on_a_caretaker_goes_with_its_seat(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            more = {"settings": settings(away_after=10)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            await leave(round_, 2)
            clock.now += 60
            await round_.nudge()
            vote = {"type": "vote", "matter": "caretaker", "yes": True, "seat": 2}
            assert (await round_.ask(0, **vote))["type"] == "done"
            await round_.ask(0, type="empty", seat=2)
            info = await round_.info()
            assert info["votes"] == []
            assert (info["seats"][2]["kind"], info["seats"][2]["caretaker"]) == ("bot", None)

    asyncio.run(run())


async def with_bot_to_move(server: Server, workers: FirstMove) -> Round:
    """Three people and a bot, who is asked and does not answer yet; people made the last four moves."""
    round_ = await started(
        server, "watch", await people(server, 3), seats=4, bots=["greedy"], settings=settings()
    )
    for _ in range(40):
        if round_.acting == 3:
            seats = [line.seat for line in round_.match.record.lines[-4:]]
            if len(seats) == 4 and not {3, CHANCE} & set(seats):
                break
            last = round_.match.last
            workers.go.set()
            await round_.seen(last + 1)
            continue
        workers.go.clear()
        await round_.go(round_.acting)
    await round_.info()
    return round_


def test_a_bot_that_thinks_already_waits_for_a_vote_on_taking_back(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await with_bot_to_move(server, workers)
            mine = round_.match.record.lines[-1]
            assert workers.asked
            last = round_.match.last
            answer = await round_.ask(mine.seat, type="undo", key=key(), to=last - 4, consent=True)
            assert answer["type"] == "done", answer
            workers.go.set()
            for _ in range(5):
                await round_.info()
                await asyncio.sleep(0.02)
            assert round_.match.last == last
            assert len((await round_.info())["votes"]) == 1
            # Refused, the game goes on: the bot is asked anew.
            other = next(line.seat for line in round_.match.record.lines[-4:] if line.seat != mine.seat)
            answer = await round_.ask(other, type="vote", matter="undo", yes=False)
            assert answer["type"] == "done", answer
            await round_.seen(last + 1)

    asyncio.run(run())


def test_a_vote_on_taking_back_that_a_move_ends_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            first = round_.acting
            await round_.go(first)
            second = round_.acting
            await round_.go(second)
            await round_.go(round_.acting)
            to = round_.match.last - 2
            answer = await round_.ask(first, type="undo", key=key(), to=to, consent=True)
            assert answer["type"] == "done", answer
            # Whoever asks for something else waits until this is decided; the same again is no second vote.
            other = await round_.ask(second, type="undo", key=key(), to=to - 1, consent=True)
            refused(other, "VOTE_OPEN")
            again = await round_.ask(first, type="undo", key=key(), to=to, consent=True)
            assert again["type"] == "done"
            (vote,) = (await round_.info())["votes"]
            assert (vote["by"], vote["to"]) == (first, to)
            await round_.go(round_.acting)
            assert (await round_.info())["votes"] == []
            await round_.says("vote_failed", seat=first, matter="undo")

    asyncio.run(run())
