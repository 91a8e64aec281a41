"""The coach at the server: for finished games only, in the bot processes, kept with the record."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from tests.server.play import golden, refused
from tests.server.rig import Json, Person, serving

from frostwall import coach
from frostwall.coach.document import FORMAT
from frostwall.coach.review import Moment
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


class Answers:
    """Stands for the coach's processes: remembers what it was asked to look at, and stalls when told to."""

    def __init__(self, *stalls: int) -> None:
        self.lines: list[range] = []
        self._stalls = stalls

    async def look(self, look: Look, _owner: str = "") -> Json:
        self.lines.append(range(look.first, look.stop))
        if len(self.lines) in self._stalls:
            raise Unseen("stalled")
        record = Record.read(look.record)
        lines = range(look.first, min(look.stop, len(record.lines) + 1))
        shares = tuple(1 / record.header.seats for _ in range(record.header.seats))
        return coach.part_to_json(coach.Part(tuple(Moment(line, 0, -1, shares) for line in lines), ()))


def test_a_review_that_is_being_kept_does_not_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks while the store is slow is told to wait, also where it had answered that there is none yet."""

    async def run() -> None:
        async with serving(tmp_path) as server:
            answers, store = Answers(), server.hub.store
            monkeypatch.setattr(server.hub.workers, "look", answers.look)
            ann = await server.guest("Ann")
            table = await brought(ann)
            await asked(ann, table)
            go, keep, read = asyncio.Event(), store.keep_review, store.review

            async def slow_keep(which: str, text: str) -> None:
                await asyncio.sleep(0.2)
                await keep(which, text)
                go.set()

            async def slow_read(which: str) -> str | None:
                found = await read(which)
                await go.wait()  # what it has read is old by now
                await asyncio.sleep(0.2)
                return found

            monkeypatch.setattr(store, "keep_review", slow_keep)
            monkeypatch.setattr(store, "review", slow_read)
            assert (await asked(ann, table)).get("type") is None
            found = await reviewed(ann, table)
            assert found["review"] is not None
            assert [one.start for one in answers.lines].count(0) == 1

    asyncio.run(run())


def test_a_review_in_a_format_of_before_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            monkeypatch.setattr(server.hub.workers, "look", Answers().look)
            ann = await server.guest("Ann")
            table = await brought(ann)
            await server.hub.store.keep_review(table, json.dumps({"format": FORMAT - 1, "curves": []}))
            found = await reviewed(ann, table)
            assert found["review"]["format"] == FORMAT
            assert json.loads(await server.hub.store.review(table) or "")["format"] == FORMAT

    asyncio.run(run())


@pytest.mark.parametrize(("stalls", "fails"), [((2,), False), ((2, 4), False), ((2, 3), True)])
def test_a_look_that_stalls_is_tried_once_more_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stalls: tuple[int, ...], fails: bool
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            answers = Answers(*stalls)
            monkeypatch.setattr(server.hub.workers, "look", answers.look)
            ann = await server.guest("Ann")
            table = await brought(ann)
            if fails:
                await asked(ann, table)
                await asyncio.sleep(0.2)
                refused(await asked(ann, table), "REVIEW_FAILED")
            else:
                found = (await reviewed(ann, table))["review"]
                assert [each["line"] for each in found["moments"]] == list(range(LINES + 1))
            assert answers.lines[:3] == [range(1), range(1, 3), range(1, 2)]

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
