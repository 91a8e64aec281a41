"""How much one guest may have: sockets, hints, imported records, tables on one socket."""

import asyncio
from pathlib import Path

import pytest
import websockets
from tests.server.play import NoBots, golden, people, refused, started, without_bots
from tests.server.rig import Ears, serving

from frostwall.server.table import guests, imports, making
from frostwall.server.workers import Choice, Job


def test_a_guest_has_so_many_sockets_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_SOCKETS", 2)

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            first, second, third = [await ann.socket() for _ in range(3)]
            with pytest.raises(ConnectionError):
                await third.until(lambda _: False, 5)
            assert third.closed == 1013
            other = await ben.socket()
            for ears in (first, second, other):
                assert (await ears.ask(type="sync", table="nowhere"))["code"] == "NO_SUCH_TABLE"
            await second.close()
            for _ in range(100):
                fourth = await ann.socket()
                if await _answers(fourth):
                    return
            raise AssertionError("a closed socket counts for ever")

    asyncio.run(run())


async def _answers(ears: Ears) -> bool:
    try:
        await ears.ask(type="sync", table="nowhere")
    except (ConnectionError, websockets.ConnectionClosed):
        return False
    return True


def test_a_guest_asks_for_one_hint_at_a_time(tmp_path: Path) -> None:
    class Slow(NoBots):
        def __init__(self) -> None:
            self.asked = 0
            self.go = asyncio.Event()

        async def choose(self, job: Job, owner: str = "") -> Choice:
            self.asked += 1
            await self.go.wait()
            assert job.view is not None
            return Choice(job.view.game.text(job.view.moves()[0]), job.bot)

    async def run() -> None:
        workers = Slow()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 1))
            seat = round_.acting
            ref = await round_.ears[seat].say(type="hint", table=round_.table, seat=seat)
            refused(await round_.ask(seat, type="hint", seat=seat), "BUSY")
            assert workers.asked == 1
            workers.go.set()
            answer = await round_.ears[seat].until(lambda heard: heard.get("ref") == ref)
            assert answer["type"] == "done"
            assert (await round_.ask(seat, type="hint", seat=seat))["type"] == "done"

    asyncio.run(run())


def test_a_guest_brings_so_many_records_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "MOST_RECORDS", 2)

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            text = {"text": golden("silverfrost-2").write()}
            for person in (ann, ben):
                for _ in range(2):
                    assert (await person.http.post("/api/records", json=text)).status_code == 201
                answer = await person.http.post("/api/records", json=text)
                refused(answer.json(), "TOO_MANY", what="records", most=2)

    asyncio.run(run())


def test_a_record_that_is_far_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imports, "MOST_LINES", 100)

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            text = golden("base-4").write()
            answer = await ann.http.post("/api/records", json={"text": text})
            refused(answer.json(), "BAD_RECORD", problem="too_large")
            answer = await ann.http.post("/api/tables", json={"game": "watch", "seats": 4, "record": text})
            refused(answer.json(), "BAD_RECORD", problem="too_large")

    asyncio.run(run())


def test_an_answer_to_one_table_too_many_says_to_what(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            ears = await ann.socket()
            tables = [await ann.make("silverfrost", 2) for _ in range(21)]
            for table in tables[:20]:
                assert (await ears.ask(type="sync", table=table))["type"] == "synced"
            refused(await ears.ask(type="sync", table=tables[20]), "TOO_MANY", what="tables")

    asyncio.run(run())
