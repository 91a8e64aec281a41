"""What a second look at live tables found: votes, clocks, caretakers, and who is told what after a write in doubt."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import (
    FirstMove,
    NoBots,
    Round,
    end_by_vote,
    from_position,
    golden,
    key,
    leave,
    people,
    refused,
    seated,
    settings,
    started,
    without_bots,
)
from tests.server.rig import Clock, Json, Server, serving

from frostwall.core.types import CHANCE
from frostwall.server import app, hub
from frostwall.server.clocks import VOTE_BY_TURNS
from frostwall.server.config import Config
from frostwall.server.limits import Buckets
from frostwall.server.store import DAY, Keep, Unavailable

END = {"type": "vote", "matter": "end", "yes": True}


async def codes(round_: Round, seat: int = 0) -> list[str]:
    return [found["code"] for found in await round_.notices(seat)]


# --- by turns -------------------------------------------------------------------------------------------


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


# --- clocks ---------------------------------------------------------------------------------------------


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


# --- votes ----------------------------------------------------------------------------------------------


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
            await actor._within(nothing)  # it looks at its clock
            await actor._within(nothing)
            assert actor.doc.stage == "playing"

    asyncio.run(run())


async def nothing() -> None: ...


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
            await round_.ears[0].until(lambda _, last=last: round_.match.last > last)  # type: ignore[misc]
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
            other = next(seat for seat in range(3) if seat != mine.seat)
            await round_.ask(other, type="vote", matter="undo", yes=False)
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


# --- caretakers and seats ---------------------------------------------------------------------------------


def test_who_has_given_up_takes_no_move_of_the_bot_back(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            await round_.ask(seat, type="concede")
            await round_.seen(1)
            refused(await round_.ask(seat, type="undo", key=key()), "YOU_CONCEDED", seat=seat)

    asyncio.run(run())


def test_who_takes_a_seat_back_by_acting_is_told_to_be_back(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            await round_.ask(seat, type="stand")
            await round_.go(seat)
            await round_.says("back", seat=seat)
            # The same with an undo: the settlement, not the road after it.
            await round_.ask(seat, type="stand")
            assert (await round_.ask(seat, type="undo", key=key()))["type"] == "done"
            assert (await codes(round_)).count("back") == 2
            assert (await round_.info())["seats"][seat]["caretaker"] is None

    asyncio.run(run())


def test_a_seat_that_goes_to_a_bot_is_told_and_named(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            who = round_.people[2]
            await round_.ask(0, type="empty", seat=2)
            await round_.says("replaced", name=who.name)
            header = (await round_.people[0].http.get(f"/api/records/{round_.table}")).text
            assert who.name not in header
            assert (await who.http.delete("/api/me")).status_code == 200
            for path in (f"/api/tables/{round_.table}", f"/api/records/{round_.table}"):
                found = (await round_.people[0].http.get(path)).text
                assert who.name not in found
                assert who.id not in found

    asyncio.run(run())


def test_an_onlooker_who_is_removed_is_named(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 2)
            table = await seated(server, "watch", crowd[:1], settings=settings(listed=True))
            ears = await crowd[1].socket()
            await ears.ask(type="sync", table=table)
            assert (await crowd[0].ask(table, type="remove", guest=crowd[1].id))["type"] == "done"
            (line,) = (await crowd[0].ask(table, type="sync"))["chat"]
            assert (line["notice"]["code"], line["name"]) == ("removed", crowd[1].name)

    asyncio.run(run())


def test_whom_the_host_removes_after_the_game_has_no_seat_in_the_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            await end_by_vote(round_)
            await round_.ask(0, type="remove", guest=round_.people[2].id)
            made = (await round_.ask(0, type="rematch"))["result"]["table"]
            info = (await round_.people[0].ask(made, type="sync"))["info"]
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open"]
            assert (await round_.people[2].http.delete("/api/me")).status_code == 200
            row = await server.hub.store.table(made)
            assert row is not None
            assert round_.people[2].name not in row.document

    asyncio.run(run())


def test_rematches_without_end_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_AN_HOUR", 2)

    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await started(server, "watch", await people(server, 3))
            await end_by_vote(round_)
            made = (await round_.ask(0, type="rematch"))["result"]["table"]
            host = round_.people[0]
            assert (await host.ask(made, type="start"))["type"] == "done"
            for person in round_.people:
                await person.ask(made, **END)
            refused(await host.ask(made, type="rematch"), "TOO_MANY", what="tables", most=2)
            clock.now += 3601
            assert (await host.ask(made, type="rematch"))["type"] == "done"

    asyncio.run(run())


# --- after a write in doubt -------------------------------------------------------------------------------


def losing(server: Server, name: str) -> None:
    """The next write of this kind is made, and its answer is lost."""
    real = getattr(server.hub.store, name)

    async def lossy(*args: Any, **more: Any) -> None:
        setattr(server.hub.store, name, real)
        await real(*args, **more)
        raise Unavailable("the answer was lost")

    setattr(server.hub.store, name, lossy)


@pytest.mark.parametrize("way", ["remove", "empty"])
def test_a_seat_in_doubt_is_shown_to_nobody_whose_it_is_no_more(tmp_path: Path, way: str) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            third = round_.ears[2]
            before = len(third.heard)
            losing(server, "save_table")
            ask: Json = (
                {"type": "remove", "guest": round_.people[2].id}
                if way == "remove"
                else {"type": "empty", "seat": 2}
            )
            refused(await round_.ask(0, **ask), "BUSY")
            await round_.info()
            if way == "remove":
                await third.until(lambda heard: heard.get("code") == "REMOVED")
            else:
                await third.until(lambda heard: heard["type"] == "synced" and heard["you"]["seats"] == [])
            for heard in third.heard[before:]:
                assert heard["type"] not in ("synced", "update") or heard["view"]["viewer"] != 2
            listeners = server.hub._tables[round_.table].listeners
            assert 2 not in [found.viewer for found in listeners]

    asyncio.run(run())


def test_a_start_in_doubt_shows_everybody_the_scene(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 3)
            table = await seated(server, "watch", crowd)
            ears = [await person.socket() for person in crowd]
            for one in ears:
                await one.ask(type="sync", table=table)
            losing(server, "append")
            refused(await ears[0].ask(type="start", table=table), "BUSY")
            for seat, one in enumerate(ears):
                shown = await one.until(lambda heard: heard["type"] == "synced" and heard["view"] is not None)
                assert shown["scene"] is not None
                assert shown["you"]["viewer"] == seat

    asyncio.run(run())


# --- what one guest may cost the others ---------------------------------------------------------------------


def test_what_a_guest_still_says_while_it_is_forgotten_is_not_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, gone = await people(server, 2)
            table = await seated(server, "watch", [ann, gone], settings=settings(listed=True))
            ears = await gone.socket()
            await ears.ask(type="sync", table=table)
            forget = server.hub.store.delete_guest

            async def slowly(guest: str) -> None:
                await forget(guest)
                refused(await ears.ask(type="chat", table=table, key="late", text="I am here"), "NO_SESSION")

            server.hub.store.delete_guest = slowly  # type: ignore[method-assign]
            assert (await gone.http.delete("/api/me")).status_code == 200
            assert await server.hub.store.chat(table, 100) == []
            assert await server.hub.store.answer_to(table, gone.id, "late") is None

    asyncio.run(run())


def test_who_asks_for_the_whole_story_again_and_again_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is played anew each time: a long one counts as many questions, and no other table waits for it."""
    monkeypatch.setattr(app, "Buckets", lambda rate, **_: Buckets(rate, 40, lambda: 0.0))  # it fills no more

    async def run() -> None:
        record = golden("base-4")
        async with serving(tmp_path, workers=NoBots()) as server:
            crowd = await people(server, record.header.seats)
            told = await from_position(server, record, len(record.lines) - 1, crowd)
            answer: Json = {}
            for n in range(40):
                answer = await told.ask(0, type="sync", since=0, scene=False)
                if answer["type"] == "refused":
                    assert n < 15  # three tokens each
                    break
                assert len(answer["meanwhile"]) > 400
            refused(answer, "TOO_FAST")
            way = f"/api/tables/{told.table}/ask"
            ask = {"type": "sync", "table": told.table, "since": 0}
            answers = [(await crowd[1].http.post(way, json=ask)).status_code for _ in range(15)]
            assert {200, 429} == set(answers)
            # Who has missed little is not made to wait.
            last = told.match.last
            assert (await told.ask(2, type="sync", since=last - 5, scene=False))["type"] == "synced"

    asyncio.run(run())


# --- what the browser is told -----------------------------------------------------------------------------


def test_a_page_that_is_opened_hears_what_happened_lately(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            for _ in range(6):
                await round_.go(round_.acting)
            last = round_.match.last
            for since, first in ((-200, 1), (-2, last - 1), (None, None)):
                found = (await round_.ask(0, type="sync", since=since, scene=False))["meanwhile"]
                assert min((event["seq"] for event in found), default=None) == first
            # Who was away for longer hears of more.
            mover = round_.acting
            gone = (mover + 1) % 3
            await leave(round_, gone)
            for _ in range(2):
                await round_.go(mover)
            answer = await round_.people[gone].ask(round_.table, type="sync", since=-1)
            assert answer["meanwhile"][0]["seq"] == last + 1

    asyncio.run(run())


def test_an_onlooker_of_a_listed_table_can_be_muted(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            ann, wim = await people(server, 2)
            table = await seated(server, "watch", [ann], settings=settings(listed=True))
            ears = await wim.socket()
            await ears.ask(type="sync", table=table)
            info = (await ann.ask(table, type="sync"))["info"]
            assert [found["name"] for found in info["guests"]] == [ann.name, wim.name]
            assert info["now"] == clock.now
            await ann.ask(table, type="mute", guest=wim.id, on=True)
            told = await ears.until(
                lambda heard: heard["type"] == "table" and heard["info"]["guests"][1]["muted"]
            )
            assert told["info"]["guests"][1]["guest"] == wim.id
            refused(await ears.ask(type="chat", table=table, key="k", text="hello"), "MUTED")

    asyncio.run(run())


def test_an_invitation_is_a_link_and_a_picture(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await seated(server, "watch", [ann])
            invite = await ann.invited(table)
            found = (await ann.http.get(f"/api/invitations/{invite}")).json()
            assert found["link"] == f"{server.base}/j/{invite}"
            assert found["qr"].startswith("data:image/svg+xml")
            for none in ("%00", "nosuchcode"):
                refused((await ann.http.get(f"/api/invitations/{none}")).json(), "NO_SUCH_INVITATION")

    asyncio.run(run())


# --- and what a third look found --------------------------------------------------------------------------


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
                await actor._within(nothing)
            assert [seat.caretaker for seat in actor.doc.seats] == [None] * 3

    asyncio.run(run())


def test_who_comes_back_in_the_moment_of_being_forgotten_stays(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        config = Config(database="", keep=Keep(lobby=None, finished=None, idle=None, guests=90), workers=1)
        async with without_bots(tmp_path, clock=clock, config=config) as server:
            ben, cleo = await people(server, 2)
            clock.now += 91 * DAY
            listed = await server.hub.store.old_guests(clock.now, config.keep)
            assert {ben.id, cleo.id} <= set(listed)
            assert (await ben.http.get("/api/me")).json()["name"] == ben.name
            await server.hub._forget_guests()
            assert (await ben.http.get("/api/me")).json()["name"] == ben.name
            assert (await cleo.http.get("/api/me")).json() is None

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
            await actor._within(nothing)
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


def test_an_onlooker_who_leaves_is_no_longer_listed(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, wim = await people(server, 2)
            table = await seated(server, "watch", [ann], settings=settings(listed=True))
            ears, theirs = await ann.socket(), await wim.socket()
            for one in (ears, theirs):
                await one.ask(type="sync", table=table)
            await ears.until(lambda heard: heard["type"] == "table" and heard["info"]["watching"] == 1)
            at = len(ears.heard)
            await theirs.close()
            await ears.until(
                lambda heard: (
                    heard["type"] == "table"
                    and ears.heard.index(heard) >= at
                    and heard["info"]["watching"] == 0
                    and len(heard["info"]["guests"]) == 1
                )
            )

    asyncio.run(run())
