"""Conceding, ending by agreement, caretakers to the end: how a game ends when not everybody wants to go on."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import (
    FirstMove,
    Round,
    from_position,
    golden,
    leave,
    people,
    refused,
    seated,
    settings,
    started,
    until_over,
    without_bots,
)
from tests.server.rig import Clock, serving

import frostwall
from frostwall.core.drive import verify
from frostwall.core.record import Record, game_of
from frostwall.server.table import clocks
from frostwall.server.table.clocks import VOTE
from frostwall.server.table.presence import POLLED


def test_a_game_ends_when_everybody_who_is_here_agrees(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 4)
            round_ = await started(server, "watch", crowd[:3])
            await crowd[3].join(await crowd[0].invited(round_.table))
            vote = {"type": "vote", "matter": "end"}
            refused(await crowd[3].ask(round_.table, **vote, yes=True), "NOT_AT_TABLE")
            refused(await round_.ask(0, **vote, yes=False), "NO_SUCH_VOTE")
            refused(await round_.ask(0, type="vote", matter="undo", yes=True), "NO_SUCH_VOTE")
            assert (await round_.ask(1, **vote, yes=True))["type"] == "done"
            (shown,) = (await round_.info())["votes"]
            assert (shown["matter"], shown["by"], shown["yes"], shown["needed"]) == ("end", 1, [1], [0, 2])
            await round_.says("vote", seat=1, matter="end")
            # A no ends the vote, and not the game.
            assert (await round_.ask(2, **vote, yes=False))["type"] == "done"
            assert (await round_.info())["votes"] == []
            await round_.says("vote_failed", seat=2, matter="end")
            await round_.go(round_.acting)
            for seat in (2, 0, 1):
                assert (await round_.info())["stage"] == "playing"
                assert (await round_.ask(seat, **vote, yes=True))["type"] == "done"
            info = await round_.info()
            assert (info["stage"], info["ending"]) == ("closed", "agreed")
            await round_.says("ended", reason="agreed")
            refused(await round_.move(round_.acting, round_.some_move(round_.acting)), "NOT_PLAYING")

    asyncio.run(run())


def test_who_is_away_does_not_keep_the_others_from_ending(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            more = {"settings": settings(away_after=60)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            await round_.ask(0, type="vote", matter="end", yes=True)
            await round_.ask(1, type="vote", matter="end", yes=True)
            assert (await round_.info())["stage"] == "playing"
            await leave(round_, 2)
            clock.now += 61
            assert (await round_.nudge())["stage"] == "closed"

    asyncio.run(run())


def test_a_vote_that_nobody_answers_has_its_time(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await started(server, "watch", await people(server, 3))
            await round_.ask(0, type="vote", matter="end", yes=True)
            clock.now += VOTE - 1
            assert len((await round_.nudge())["votes"]) == 1
            clock.now += 2
            assert (await round_.nudge())["votes"] == []

    asyncio.run(run())


def test_a_seat_that_is_named_makes_no_second_vote_to_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            for seat in (0, 1):
                await round_.ask(seat, type="vote", matter="end", yes=True, seat=seat)
            assert len((await round_.info())["votes"]) == 1

    asyncio.run(run())


def test_who_gives_up_is_played_for_to_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            assert (await round_.ask(seat, type="concede"))["type"] == "done"
            await round_.says("conceded", seat=seat)
            await round_.ears[seat].until(
                lambda heard: heard["type"] == "update" and seat not in heard["view"]["actors"]
            )
            assert round_.match.record.lines[0].notes == {"by": "caretaker:greedy"}
            info = await round_.info()
            assert (info["seats"][seat]["conceded"], info["stage"]) == (True, "playing")
            # Nothing brings the seat back.
            refused(await round_.ask(seat, type="back"), "YOU_CONCEDED", seat=seat)
            assert (await round_.info())["seats"][seat]["caretaker"] == "greedy"
            # The others end without asking who has given up.
            for other in range(3):
                if other != seat:
                    await round_.ask(other, type="vote", matter="end", yes=True)
            assert (await round_.info())["stage"] == "closed"

    asyncio.run(run())


def test_when_all_people_have_given_up_the_game_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            round_ = await started(server, "silverfrost", await people(server, 2), seats=3, bots=["random"])
            await round_.ask(0, type="concede")
            assert (await round_.info())["stage"] == "playing"
            await round_.ask(1, type="concede")
            info = await round_.info()
            assert (info["stage"], info["ending"]) == ("closed", "conceded")
            assert info["seed"]

    asyncio.run(run())


@pytest.mark.parametrize(("game", "name"), [("watch", "base-3-aside"), ("silverfrost", "silverfrost-2")])
def test_caretakers_play_all_seats_to_the_end(tmp_path: Path, game: str, name: str, soak: bool) -> None:
    """Everybody has gone; the game is finished without them, and its record is right. Begun late unless in a soak."""

    async def run() -> str:
        clock = Clock()
        more = {"settings": settings(away_after=60, caretaker="auto")}
        async with serving(tmp_path, limits=False, clock=clock) as server:
            record = golden(name)
            crowd = await people(server, record.header.seats)
            round_: Round
            if soak:
                round_ = await started(server, game, crowd, **more)
            else:
                to = len(record.lines) - 60
                round_ = await from_position(server, record, to, crowd, **more)
            for seat in range(1, len(crowd)):
                await leave(round_, seat)
            await round_.ask(0, type="stand")
            clock.now += 61 + POLLED
            info = await round_.nudge()
            assert all(seat["caretaker"] == "greedy" for seat in info["seats"])
            info = await until_over(round_)
            assert info["stage"] == "over"
            return (await crowd[0].http.get(f"/api/records/{round_.table}")).text

    record = Record.read(asyncio.run(run()))
    report = verify(record, game_of(record, frostwall.games))
    assert (report.problems, report.legal, report.finished) == ([], True, True)
    assert any(line.notes.get("by") == "caretaker:greedy" for line in record.lines)


def test_a_table_where_nobody_is_left_at_all_is_played_on(tmp_path: Path) -> None:
    """Also by those who have no socket: their silence counts from when they were last heard."""

    async def run() -> None:
        clock, workers = Clock(), FirstMove()
        async with serving(tmp_path, limits=False, workers=workers, clock=clock) as server:
            crowd = await people(server, 3)
            table = await seated(
                server, "watch", crowd, settings=settings(away_after=10, caretaker="auto", bot_pause=0)
            )
            assert (await crowd[0].ask(table, type="start"))["type"] == "done"
            actor = server.hub._tables[table]
            assert actor.listeners == []
            due = clocks.next_deadline(actor)
            assert due is not None
            assert due <= clock.now + POLLED

    asyncio.run(run())


def test_who_has_given_up_stands_in_no_vote(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            round_ = await started(server, "watch", await people(server, 3))
            assert (await round_.ask(2, type="concede"))["type"] == "done"
            assert (await round_.ask(0, type="vote", matter="end", yes=True))["type"] == "done"
            refused(await round_.ask(2, type="vote", matter="end", yes=False), "YOU_CONCEDED", seat=2)
            refused(await round_.ask(2, type="concede"), "YOU_CONCEDED", seat=2)
            assert len((await round_.info())["votes"]) == 1

    asyncio.run(run())


def test_who_is_away_for_a_moment_keeps_a_voice_about_ending(tmp_path: Path) -> None:
    """A restart, a tunnel, a game by turns: nobody ends it alone before the table's own delay is over."""

    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            more = {"settings": settings(away_after=60)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            for seat in (1, 2):
                await leave(round_, seat)
            clock.now += 30
            await round_.nudge()
            await round_.ask(0, type="vote", matter="end", yes=True)
            info = await round_.nudge()
            assert (info["stage"], info["votes"][0]["needed"]) == ("playing", [1, 2])
            clock.now += 31
            assert (await round_.nudge())["stage"] == "closed"

    asyncio.run(run())


def test_who_comes_back_during_the_vote_keeps_the_seat(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            more = {"settings": settings(away_after=60)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            await leave(round_, 2)
            clock.now += 61
            vote = {"type": "vote", "matter": "caretaker", "yes": True, "seat": 2}
            assert (await round_.ask(0, **vote))["type"] == "done"
            round_.ears[2] = await round_.people[2].socket()
            await round_.info(2)
            assert (await round_.ask(1, **vote))["type"] == "done"
            info = await round_.info()
            assert (info["seats"][2]["caretaker"], info["votes"]) == (None, [])

    asyncio.run(run())
