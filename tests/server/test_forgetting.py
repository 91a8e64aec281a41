"""Forgetting: a guest who wants to go, and what has had its time."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import (
    BOTH,
    FirstMove,
    again,
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
from tests.server.rig import Clock, Person, quiet, serving
from tests.server.stores import contents

from frostwall.server.config import DAY, Config, Keep
from frostwall.server.store import Store


@pytest.mark.parametrize("game", BOTH)
def test_a_guest_who_wants_to_be_forgotten_is(tmp_path: Path, game: str) -> None:
    name = "Zebulon the Erased"

    async def run() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            ann = await server.guest("Ann")
            gone = await server.guest(name)
            rest = [await server.guest("Cleo")] if BOTH[game] > 2 else []
            lobby = await seated(server, game, [gone, ann])
            over = await started(server, game, [ann, gone, *rest])
            await over.ask(1, type="chat", key=key(), text="my words stay")
            await end_by_vote(over)
            running = await started(server, game, [ann, gone, *rest])
            await running.ask(1, type="chat", key=key(), text="and these")
            assert (await gone.http.delete("/api/me")).status_code == 200
            assert (await gone.http.get("/api/me")).json() is None
            for table in (lobby, over.table, running.table):
                for path in (f"/api/tables/{table}", f"/api/records/{table}"):
                    text = (await ann.http.get(path)).text
                    assert name not in text
                    assert gone.id not in text
            seat = (await ann.ask(running.table, type="sync"))["info"]["seats"][1]
            assert (seat["kind"], seat["guest"]) == ("bot", None)
            found = (await ann.ask(lobby, type="sync"))["info"]
            assert found["host"] == ann.id
            assert found["seats"][0]["kind"] == "open"
            assert name not in str((await ann.http.get("/api/tables")).json())
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            person = await again(server, ann)
            for table in (over.table, running.table):
                assert name not in (await person.http.get(f"/api/tables/{table}")).text
                assert name not in (await person.http.get(f"/api/records/{table}")).text

    asyncio.run(run())


def test_what_the_table_said_of_somebody_who_is_forgotten_stays_without_the_name(tmp_path: Path) -> None:
    name = "Zebulon the Erased"

    async def run() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            ann, gone = await server.guest("Ann"), await server.guest(name)
            table = await seated(server, "watch", [ann, gone])
            ears = await ann.socket()
            await ears.ask(type="sync", table=table)
            await ann.ask(table, type="remove", guest=gone.id)
            told = await ears.until(lambda heard: heard["type"] == "chat")
            assert (told["line"]["notice"]["code"], told["line"]["name"]) == ("removed", name)
            assert name in (await ann.http.get(f"/t/{table}")).text  # the plain page says it, too
            assert (await gone.http.delete("/api/me")).status_code == 200
            await without(ann, table)
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            await without(await again(server, ann), table)

    async def without(person: Person, table: str) -> None:
        [line] = (await person.ask(table, type="sync"))["chat"]
        assert line["notice"] == {"code": "removed", "args": {}}
        assert (line["guest"], line["name"]) == (None, "")
        page = (await person.http.get(f"/t/{table}")).text
        assert name not in page
        assert "– was removed from the table." in page

    asyncio.run(run())


def test_a_guest_whose_time_is_over_leaves_no_name_at_a_table_that_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = asyncio.Event()
    forget = Store.forget

    async def noted(self: Store, now: float, keep: Keep, spare: Sequence[str] = ()) -> int:
        found = await forget(self, now, keep, spare)
        done.set()
        return found

    async def run() -> None:
        clock = Clock(5000 * DAY)
        config = Config(database="", keep=Keep(lobby=None, finished=None, idle=None, guests=90), workers=1)
        async with without_bots(tmp_path, clock=clock, config=config) as server:
            crowd = await people(server, 3)
            over = await started(server, "watch", crowd)
            await end_by_vote(over)
            for seat in (1, 2):
                await leave(over, seat)
            clock.now += 60 * DAY
            await crowd[0].http.get("/api/me")  # she comes back once
        monkeypatch.setattr(Store, "forget", noted)
        clock.now += 40 * DAY
        async with without_bots(tmp_path, clock=clock, config=config) as server:
            await done.wait()
            row = await server.hub.store.table(over.table)
            assert row is not None
            for person in crowd[1:]:
                assert person.name not in row.document + (row.header or "")
                assert person.id not in row.document
            assert crowd[0].name in row.document
            assert row.touched == 5000 * DAY  # that somebody goes does not keep the table for longer
            assert "(greedy)" not in (row.header or "")
            assert (await (await again(server, crowd[0])).http.get("/api/me")).json()["name"] == crowd[0].name

    asyncio.run(run())


def test_old_tables_and_guests_are_deleted_in_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server sees to it by itself: when it starts, and then again and again."""
    done = asyncio.Queue[int]()
    forget = Store.forget

    async def noted(self: Store, now: float, keep: Keep, spare: Sequence[str] = ()) -> int:
        found = await forget(self, now, keep, spare)
        done.put_nowait(found)
        return found

    monkeypatch.setattr(Store, "forget", noted)

    async def run() -> None:
        clock = Clock(5000 * DAY)
        config = Config(database="", keep=Keep(lobby=10, finished=30, idle=60, guests=90), workers=1)
        async with without_bots(tmp_path, clock=clock, config=config) as server:
            crowd = await people(server, 3)
            lobby = await crowd[0].make("watch", 3)
            over = await started(server, "watch", crowd)
            await end_by_vote(over)
            running = await started(server, "watch", crowd)
            await done.get()

        async def left(days: float) -> list[str]:
            clock.now = (5000 + days) * DAY
            async with without_bots(tmp_path, clock=clock, config=config) as server:
                names = {lobby: "lobby", over.table: "over", running.table: "running"}
                await done.get()
                return [
                    name for table, name in names.items() if await server.hub.store.table(table) is not None
                ]

        assert await left(9) == ["lobby", "over", "running"]
        assert await left(11) == ["over", "running"]
        assert await left(31) == ["running"]
        assert await left(61) == []
        clock.now = 5091 * DAY
        async with without_bots(tmp_path, clock=clock, config=config) as server:
            await done.get()
            answer = await (await again(server, crowd[0])).http.get("/api/me")
            assert answer.json() is None

    asyncio.run(run())


def without_marks(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what is written a little later: who saw what when."""
    return [{key: row[key] for key in row if key not in ("seen", "seen_line")} for row in rows]


def test_what_is_too_old_goes_while_others_play_and_nothing_else_does(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock(5000 * DAY)
        config = Config(database="", keep=Keep(lobby=10, finished=30, idle=60, guests=90), workers=1)
        async with without_bots(tmp_path, clock=clock, config=config) as server:
            store = server.hub.store
            crowd = await people(server, 3)
            old = {
                await crowd[0].make("watch", 3): "lobby",
                (over := await started(server, "watch", crowd)).table: "closed",
                (left := await started(server, "watch", crowd)).table: "playing",
            }
            await end_by_vote(over)
            for round_ in (over, left):
                await round_.ask(0, type="chat", key=key(), text="long ago")
                for seat in range(3):
                    await leave(round_, seat)
            looked_at = await started(server, "watch", crowd)  # a page stays open all the time
            clock.now += 61 * DAY
            fresh = {
                await crowd[0].make("watch", 3): "lobby",
                (ended := await started(server, "watch", crowd)).table: "closed",
                (played := await started(server, "watch", crowd)).table: "playing",
            }
            await end_by_vote(ended)
            for person in crowd:
                await person.http.get("/api/me")
            await server.hub.guests.note_who_is_here()
            before = await store._read(contents)
            assert {row["id"]: row["stage"] for row in before["tables"]} == {
                **old,
                looked_at.table: "playing",
                **fresh,
            }
            await server.hub._forget_guests()
            await server.hub._forget_tables()
            after = await store._read(contents)
            for name, rows in before.items():
                which = "id" if name == "tables" else "table_id"
                stayed = [row for row in rows if row.get(which) not in old]
                assert without_marks(after[name]) == without_marks(stayed), name
            for round_ in (looked_at, played):
                seat = round_.acting
                assert (await round_.move(seat, round_.some_move(seat)))["type"] == "done"
            refused(await crowd[0].ask(left.table, type="sync"), "NO_SUCH_TABLE")
            assert not set(old) & set(server.hub._tables)

    asyncio.run(run())


def test_what_a_guest_still_says_while_it_is_forgotten_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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

            monkeypatch.setattr(server.hub.store, "delete_guest", slowly)
            assert (await gone.http.delete("/api/me")).status_code == 200
            assert await server.hub.store.chat(table, 100) == []
            assert await server.hub.store.key(table, gone.id, "late") is None

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


def test_a_rematch_does_without_those_who_are_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "silverfrost", await people(server, 2))
            await end_by_vote(round_)
            await server.hub.store.delete_guest(round_.people[1].id)  # as after a year
            answer = await round_.ask(0, type="rematch")
            assert answer["type"] == "done", answer
            info = (await round_.people[0].ask(answer["result"]["table"], type="sync"))["info"]
            assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
            assert [guest["guest"] for guest in info["guests"]] == [round_.people[0].id]

    asyncio.run(run())


def test_a_table_that_cannot_be_read_keeps_nobody_from_being_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        quiet()
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            broken, good = [await ann.make("silverfrost", 2) for _ in range(2)]
            find = server.hub.find

            async def some(table: str) -> object:
                if table == broken:
                    raise ValueError("rules of another time")
                return await find(table)

            monkeypatch.setattr(server.hub, "find", some)
            assert (await ann.http.delete("/api/me")).status_code == 200
            assert (await ann.http.get("/api/me")).json() is None
            row = await server.hub.store.table(good)
            assert row is not None
            assert ann.id not in row.document

    asyncio.run(run())


def test_who_only_chatted_is_forgotten_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2, settings=settings(listed=True))
            assert (await ben.ask(table, type="chat", key=key(), text="hello"))["type"] == "done"
            assert (await ben.http.delete("/api/me")).status_code == 200
            (line,) = (await ann.ask(table, type="sync"))["chat"]
            assert (line["guest"], line["name"], line["text"]) == (None, "", "hello")

    asyncio.run(run())


def test_the_keys_of_an_onlooker_go_with_it(tmp_path: Path, database_url: str) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, database=database_url) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2, settings={"listed": True})
            for person in (ann, ben):
                said = await person.ask(table, type="chat", key="k", text="Good evening")
                assert said["type"] == "done"
            store = server.hub.store
            assert await store.key(table, ben.id, "k") is not None
            assert (await ben.http.delete("/api/me")).status_code == 200
            assert await store.key(table, ben.id, "k") is None
            assert await store.key(table, ann.id, "k") is not None

    asyncio.run(main())


def test_joining_while_being_deleted_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "silverfrost", [ann])
            store, join = server.hub.store, server.hub.store.join

            async def too_late(table: str, guest: str, epoch: int) -> None:
                await store.delete_guest(guest)
                await join(table, guest, epoch)

            monkeypatch.setattr(store, "join", too_late)
            answer = await ben.http.post("/api/join", json={"invite": await ann.invited(table)})
            assert answer.status_code == 503
            refused(answer.json(), "BUSY")
            info = (await ann.ask(table, type="sync"))["info"]
            assert [guest["guest"] for guest in info["guests"]] == [ann.id]

    asyncio.run(main())
