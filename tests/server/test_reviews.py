"""The coach at the server: for finished games only, in the bot processes, kept with the record."""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.play import golden, refused
from tests.server.rig import Json, Person, serving

from frostwall.core.record import Record
from frostwall.server.workers import Look, Unseen

LINES = 20  # of a game; more would only take longer


async def brought(person: Person) -> str:
    """A short record that somebody brings along."""
    record = golden("base-3")
    text = Record(record.header, record.lines[:LINES]).write()
    found: str = (await person.http.post("/api/records", json={"text": text})).json()["table"]
    return found


async def asked(person: Person, table: str) -> Json:
    found: Json = (await person.http.get(f"/api/records/{table}/review")).json()
    return found


async def reviewed(person: Person, table: str) -> Json:
    async with asyncio.timeout(300):
        while (found := await asked(person, table)).get("review") is None:
            assert "done" in found, found
            await asyncio.sleep(0.2)
    return found


def test_the_first_to_ask_makes_it_begin_and_then_it_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await brought(ann)
            first = await asked(ann, table)
            assert (first["done"], first["total"], first["review"]) == (0, LINES + 1, None)
            found = await reviewed(ann, table)
            assert found["done"] == found["total"] == LINES + 1
            assert len(found["review"]["moments"]) == LINES + 1
        async with (
            serving(tmp_path) as server,
            httpx.AsyncClient(base_url=server.base, cookies=ann.http.cookies) as http,
        ):
            assert (await http.get(f"/api/records/{table}/review")).json() == found  # it was kept

    asyncio.run(run())


def test_a_running_game_is_not_reviewed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await ann.make("watch", seats=3, bots=["random", "random"])
            refused(await asked(ann, table), "NOT_PLAYING")
            await ann.ask(table, type="start")
            refused(await asked(ann, table), "NOT_OVER")
            eve = await server.guest("Eve")
            assert (await asked(eve, table))["type"] == "refused"

    asyncio.run(run())


def test_one_guest_has_few_reviews_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("frostwall.server.table.reviews.MOST", 1)

    async def run() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            first, second = await brought(ann), await brought(ann)
            assert (await asked(ann, first))["review"] is None
            refused(await asked(ann, second), "BUSY")

    asyncio.run(run())


def test_one_that_failed_is_said_to_have_failed_and_leaves_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("frostwall.server.table.reviews.MOST", 1)

    async def unseen(_look: Look, _owner: str = "") -> Json:
        raise Unseen("stalled")

    async def run() -> None:
        async with serving(tmp_path) as server:
            monkeypatch.setattr(server.hub.workers, "look", unseen)
            ann = await server.guest("Ann")
            first, second = await brought(ann), await brought(ann)
            for table in (first, second):
                assert (await asked(ann, table))["review"] is None
                await asyncio.sleep(0.2)
            refused(await asked(ann, first), "REVIEW_FAILED")
            assert (await asked(ann, first))["review"] is None  # it begins again

    asyncio.run(run())
