"""Seats that change hands, onlookers who come and go, and what everybody is told of it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.play import (
    FirstMove,
    Round,
    end_by_vote,
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

from frostwall.server.store import Unavailable
from frostwall.server.table import making

# --- caretakers, bots and rematches -------------------------------------------------------------------


async def codes(round_: Round, seat: int = 0) -> list[str]:
    return [found["code"] for found in await round_.notices(seat)]


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
    monkeypatch.setattr(making, "MOST_AN_HOUR", 2)

    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await started(server, "watch", await people(server, 3))
            await end_by_vote(round_)
            made = (await round_.ask(0, type="rematch"))["result"]["table"]
            host = round_.people[0]
            assert (await host.ask(made, type="start"))["type"] == "done"
            for person in round_.people:
                await person.ask(made, type="vote", matter="end", yes=True)
            refused(await host.ask(made, type="rematch"), "TOO_MANY", what="tables", most=2)
            clock.now += 3601
            assert (await host.ask(made, type="rematch"))["type"] == "done"

    asyncio.run(run())


# --- after a write in doubt ---------------------------------------------------------------------------


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


# --- pages that are opened, and onlookers -------------------------------------------------------------


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


def test_an_invitation_is_a_link_and_a_picture(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await seated(server, "watch", [ann])
            invite = await ann.invited(table)
            found = (await ann.http.get(f"/api/invitations/{invite}")).json()
            assert found["link"] == f"{server.base}/j/{invite}"
            assert found["qr"].startswith("data:image/svg+xml")
            async with httpx.AsyncClient(base_url=server.base) as nobody:  # before they have a name
                told = (await nobody.get(f"/api/invitations/{invite}")).json()
            assert told == found
            assert told["table"] == {
                "host": "Ann",
                "game": "watch",
                "rules": "base",
                "stage": "lobby",
                "pace": "live",
                "names": ["Ann"],
                "seats": 3,
                "open": 2,
            }
            for none in ("%00", "nosuchcode"):
                refused((await ann.http.get(f"/api/invitations/{none}")).json(), "NO_SUCH_INVITATION")

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


def test_who_was_removed_sees_no_more_of_a_private_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "silverfrost", [ann, ben])
            await ann.ask(table, type="remove", guest=ben.id)
            assert table not in (await ben.http.get("/api/tables")).text
            assert table in (await ann.http.get("/api/tables")).text

    asyncio.run(run())


def test_who_may_not_enter_is_not_heard(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2)
            ears = await ann.socket()
            await ears.ask(type="sync", table=table)
            before = len(ears.heard)
            refused(await ben.ask(table, type="chat", key=key(), text="hello"), "NOT_AT_TABLE")
            await ears.ask(type="sync", table=table)
            assert [heard["type"] for heard in ears.heard[before:]] == ["synced"]

    asyncio.run(run())
