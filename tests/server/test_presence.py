"""Who is away, who plays for them, how they come back, who becomes host. The test turns the server's clock."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import (
    BOTH,
    FirstMove,
    NoBots,
    again,
    key,
    leave,
    people,
    refused,
    settings,
    started,
    without_bots,
)
from tests.server.rig import Clock, serving

from frostwall.server.table.presence import CLOSED, POLLED, THINKING

AFTER = 300  # the delay these tables choose


def test_a_seat_whose_person_is_gone_is_shown_as_away(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            crowd = await people(server, 3)
            round_ = await started(server, "watch", crowd, settings=settings(away_after=AFTER))
            info = await round_.info()
            assert [seat["away"] for seat in info["seats"]] == [None] * 3
            assert info["settings"]["away_after"] == AFTER  # everybody sees the delay
            left = clock.now
            await leave(round_, 2)
            clock.now += CLOSED - 1
            assert (await round_.nudge())["seats"][2]["away"] is None  # a page is loaded anew
            clock.now += 2
            info = await round_.nudge()
            assert info["seats"][2]["away"] == left
            assert [guest["here"] for guest in info["guests"]] == [True, True, False]
            assert info["seats"][2]["caretaker"] is None
            # Back, on another device of the same session.
            device = await crowd[2].socket()
            back = await device.ask(type="sync", table=round_.table)
            assert back["you"]["viewer"] == 2
            assert back["info"]["seats"][2]["away"] is None
            await round_.ears[0].until(
                lambda heard: heard["type"] == "table" and heard["info"]["seats"][2]["away"] is None
            )

    asyncio.run(run())


def test_a_page_without_script_is_presence_too(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            crowd = await people(server, 3)
            round_ = await started(server, "watch", crowd)
            await leave(round_, 1)
            for _ in range(5):
                clock.now += POLLED - 5
                await crowd[1].http.get(f"/api/tables/{round_.table}")
                assert (await round_.nudge())["seats"][1]["away"] is None
            # Who is to move may be typing, and its page does not ask again meanwhile.
            acting = "1" in server.hub._tables[round_.table].row.acting.split(",")
            clock.now += (THINKING if acting else POLLED) + 1
            assert (await round_.nudge())["seats"][1]["away"] is not None

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_a_caretaker_plays_for_who_is_away_after_the_delay_and_the_person_takes_the_seat_back(
    tmp_path: Path, game: str
) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            crowd = await people(server, BOTH[game])
            round_ = await started(server, game, crowd, settings=settings(away_after=AFTER, caretaker="auto"))
            away = round_.acting
            here = (away + 1) % len(crowd)
            await leave(round_, away)
            clock.now += AFTER - 1
            assert (await round_.nudge(here))["seats"][away]["caretaker"] is None
            assert round_.acting == away
            assert workers.asked == []
            clock.now += 2
            await round_.nudge(here)
            assert workers.asked[0] == (away, "greedy", "full")
            await round_.says("caretaker", here, seat=away, bot="greedy")
            await round_.ears[here].until(
                lambda heard: heard["type"] == "update" and away not in heard["view"]["actors"]
            )
            lines = [line for line in round_.match.record.lines if line.seat == away]
            assert lines
            assert {line.notes["by"] for line in lines} == {"caretaker:greedy"}

            # "What happened meanwhile", and the seat back.
            device = await crowd[away].socket()
            back = await device.ask(type="sync", table=round_.table)
            assert back["meanwhile"]
            assert back["info"]["seats"][away]["caretaker"] == "greedy"
            assert (await device.ask(type="back", table=round_.table))["result"] == {"seats": [away]}
            assert (await round_.info(here))["seats"][away]["caretaker"] is None
            await round_.says("back", here, seat=away)
            asked = len(workers.asked)
            while round_.acting != away:
                await round_.go(round_.acting)
            await asyncio.sleep(0.1)
            assert len(workers.asked) == asked
            round_.ears[away] = device
            await round_.go(away)
            assert round_.match.record.lines[-1].notes == {} or round_.match.record.lines[-1].seat != away

    asyncio.run(run())


def test_a_move_takes_the_seat_back_as_well(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            assert (await round_.ask(seat, type="stand"))["type"] == "done"
            assert (await round_.info())["seats"][seat]["caretaker"] == "greedy"
            await round_.go(seat, "settlement 30")
            assert (await round_.info())["seats"][seat]["caretaker"] is None
            workers.go.set()  # the bot answers too late
            await asyncio.sleep(0.2)
            assert [line.text for line in round_.match.record.lines] == ["settlement 30"]

    asyncio.run(run())


def test_the_others_vote_on_a_caretaker_where_the_table_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            round_ = await started(
                server,
                "watch",
                await people(server, 3),
                settings=settings(away_after=AFTER, caretaker="vote"),
            )
            vote = {"type": "vote", "matter": "caretaker", "seat": 2}
            refused(await round_.ask(0, **vote, yes=True), "NOT_AWAY", seat=2)
            await leave(round_, 2)
            clock.now += POLLED + 5
            await round_.nudge()
            refused(await round_.ask(0, **vote, yes=True), "NOT_YET", seconds=AFTER - 50 + 1)
            clock.now += AFTER
            info = await round_.nudge()
            assert info["seats"][2]["caretaker"] is None
            refused(await round_.ask(0, **vote, yes=False), "NO_SUCH_VOTE")
            assert (await round_.ask(0, **vote, yes=True))["type"] == "done"
            (shown,) = (await round_.info())["votes"]
            assert (shown["matter"], shown["seat"], shown["yes"], shown["needed"]) == (
                "caretaker",
                2,
                [0],
                [1],
            )
            refused(await round_.ask(0, **vote, yes=True), "ALREADY_VOTED")
            assert (await round_.ask(1, **vote, yes=True))["type"] == "done"
            info = await round_.info()
            assert (info["seats"][2]["caretaker"], info["votes"]) == ("greedy", [])
            refused(await round_.ask(0, **vote, yes=True), "NOT_AWAY")
            device = await round_.people[2].socket()
            await device.ask(type="sync", table=round_.table)
            assert (await device.ask(type="back", table=round_.table))["result"] == {"seats": [2]}

    asyncio.run(run())


def test_where_the_table_wants_none_nobody_is_played_for(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with serving(tmp_path, limits=False, workers=NoBots(), clock=clock) as server:
            round_ = await started(
                server,
                "watch",
                await people(server, 3),
                settings=settings(away_after=AFTER, caretaker="never"),
            )
            await leave(round_, 2)
            clock.now += 10 * AFTER
            assert (await round_.nudge())["seats"][2]["caretaker"] is None
            no = await round_.ask(0, type="vote", matter="caretaker", seat=2, yes=True)
            refused(no, "NO_CARETAKER")

    asyncio.run(run())


def test_a_host_who_is_away_hands_the_table_on(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            crowd = await people(server, 3)
            round_ = await started(server, "watch", crowd, settings=settings(away_after=AFTER))
            await leave(round_, 0)
            clock.now += AFTER - 1
            assert (await round_.nudge(1))["host"] == crowd[0].id
            clock.now += 2
            assert (await round_.nudge(1))["host"] == crowd[1].id
            await round_.says("host", 1, name="Ben")
            assert (await round_.ask(1, type="pause", on=True))["type"] == "done"
            refused(await crowd[0].ask(round_.table, type="pause", on=False), "NOT_HOST")

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_a_restart_costs_nobody_anything(tmp_path: Path, game: str) -> None:
    """The same session is in the same seat with the same view, and the time the server was down is nobody's absence."""

    async def run() -> None:
        clock = Clock()
        more = settings(away_after=AFTER, caretaker="auto")
        async with without_bots(tmp_path, clock=clock) as server:
            crowd = await people(server, BOTH[game])
            round_ = await started(server, game, crowd, settings=more)
            for _ in range(5):
                await round_.go(round_.acting)
            await round_.ask(0, type="chat", key=key(), text="see you")
            seen = [await round_.ask(seat, type="sync", scene=True) for seat in range(len(crowd))]
        clock.now += 20 * AFTER
        async with without_bots(tmp_path, clock=clock) as server:
            clock.now += 5
            for seat, person in enumerate(crowd):
                device = await (await again(server, person)).socket()
                back = await device.ask(type="sync", table=round_.table)
                for part in ("view", "scene", "undo", "seq", "chat", "you"):
                    assert back[part] == seen[seat][part]
                assert back["meanwhile"] == []
                assert [found["caretaker"] for found in back["info"]["seats"]] == [None] * len(crowd)
                round_.ears[seat] = device
            round_.server = server
            await round_.go(round_.acting)

    asyncio.run(run())


def test_two_devices_of_one_session_both_follow(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 3)
            round_ = await started(server, "watch", crowd)
            second = await crowd[0].socket()
            await second.ask(type="sync", table=round_.table)
            await round_.go(round_.acting)
            await second.until(lambda heard: heard["type"] == "update")
            assert second.latest(round_.table) == round_.ears[0].latest(round_.table)
            await second.close()
            assert (await round_.info())["seats"][0]["away"] is None

    asyncio.run(run())
