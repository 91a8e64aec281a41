"""Many who are not wanted: a locked table, guests who never sit down, onlookers who talk."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import FirstMove, key, people, refused, seated, without_bots
from tests.server.rig import Clock, Json, serving

from frostwall.server.table.chat import ONLOOKERS_LINES, ONLOOKERS_SECONDS
from frostwall.server.table.table import MOST_GUESTS


@pytest.mark.parametrize("listed", [False, True])
def test_a_locked_table_lets_nobody_new_in(tmp_path: Path, listed: bool) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben, eve, sam = await people(server, 4)
            table = await seated(server, "watch", [ann, ben], settings={"listed": listed})
            eyes = await eve.socket()
            await eyes.ask(type="sync", table=table)
            refused(await ben.ask(table, type="lock", on=True), "NOT_HOST")
            assert (await ann.ask(table, type="lock", on=True))["type"] == "done"
            assert (await ann.ask(table, type="sync"))["info"]["locked"]
            if listed:  # who only looked on is gone
                await eyes.until(lambda heard: heard.get("code") == "LOCKED")
            refused(await sam.ask(table, type="sync"), "NOT_AT_TABLE")
            invite = {"invite": await ann.invited(table)}
            answer = await sam.http.post("/api/join", json=invite)
            assert answer.status_code == 403
            refused(answer.json(), "LOCKED")
            assert table not in (await sam.http.get("/api/tables")).text
            assert (await ben.ask(table, type="sync"))["type"] == "synced"
            assert (await ben.http.post("/api/join", json=invite)).status_code == 200
            await ann.ask(table, type="lock", on=False)
            assert (await sam.http.post("/api/join", json=invite)).status_code == 200

    asyncio.run(run())


def test_guests_who_never_sat_make_room(tmp_path: Path) -> None:
    """Names cost nothing: a crowd of them keeps no friend out, by the invitation or at a seat."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben, cleo = await people(server, 3)
            table = await seated(server, "watch", [ann, ben])
            invite = await ann.invited(table)
            crowd = [await server.guest(f"Nobody {n}") for n in range(MOST_GUESTS - 2)]
            for one in crowd:
                await one.join(invite)
            stays = await crowd[0].socket()
            await stays.ask(type="sync", table=table)
            assert await cleo.join(invite) == table
            assert (await cleo.ask(table, type="sit", seat=2))["type"] == "done"
            info = (await ann.ask(table, type="sync"))["info"]
            known = {guest["guest"] for guest in info["guests"]}
            assert len(known) == MOST_GUESTS
            assert {ann.id, ben.id, cleo.id, crowd[0].id} <= known  # who is here stays before who is not
            assert crowd[1].id not in known
            refused(await crowd[1].ask(table, type="sync"), "NOT_AT_TABLE")

    asyncio.run(run())


def test_onlookers_are_limited_together_in_the_chat(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=clock) as server:
            ann, *crowd = await people(server, 4)
            table = await seated(server, "watch", [ann], settings={"listed": True})
            said: list[Json] = []
            for n in range(ONLOOKERS_LINES + 2):
                said.append(await crowd[n % 3].ask(table, type="chat", key=key(), text=f"buy {n}"))
            assert [answer["type"] for answer in said] == ["done"] * ONLOOKERS_LINES + ["refused"] * 2
            refused(said[-1], "TOO_FAST")
            for _ in range(ONLOOKERS_LINES + 2):  # players talk as they like
                assert (await ann.ask(table, type="chat", key=key(), text="hello"))["type"] == "done"
            clock.now += ONLOOKERS_SECONDS + 1
            assert (await crowd[0].ask(table, type="chat", key=key(), text="sorry"))["type"] == "done"

    asyncio.run(run())
