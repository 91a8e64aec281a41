"""What a second review found at the doors: reads that cost much, large bodies, strange names and ids, and what a guest
leaves behind."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from tests.server.play import (
    NoBots,
    from_position,
    golden,
    people,
    refused,
    seated,
    without_bots,
)
from tests.server.postgres import Postgres
from tests.server.rig import Json, serving
from tests.server.stores import opened, run

from frostwall.core.record import Record
from frostwall.server.http import app
from frostwall.server.http.limits import LARGE, SMALL, UPLOADS, Buckets
from frostwall.server.store import Unstorable
from frostwall.server.table import records
from frostwall.server.table.guests import Guest
from frostwall.server.table.match import KEPT_EVENTS


@pytest.fixture
def few_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buckets of ten into which nothing flows."""
    monkeypatch.setattr(app, "Buckets", lambda rate, **_: Buckets(rate, 10, lambda: 0.0))


# --- reads that cost much -----------------------------------------------------------------------------


@pytest.mark.usefixtures("few_tokens")
@pytest.mark.parametrize("path", ["/t/{}/record.txt", "/r/{}"])
def test_a_page_that_folds_a_record_counts_as_many_questions(tmp_path: Path, path: str) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            (ann,) = await people(server, 1)
            brought = await ann.http.post("/api/records", json={"text": golden("base-4").write()})
            table = brought.json()["table"]
            await ann.http.get(f"/api/tables/{table}")
            answers = [await ann.http.get(path.format(table)) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert "Try again in" in answers[-1].text

    asyncio.run(main())


def test_a_log_goes_back_no_further_than_the_table_remembers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            round_ = await from_position(server, golden("base-4"), KEPT_EVENTS + 100, [ann])
            table, match = round_.table, round_.match

            def folded(*_: object) -> None:
                raise AssertionError("the whole record is folded")

            monkeypatch.setattr(Record, "steps", folded)
            assert (await ann.http.get(f"/t/{table}?seat=0&log=400")).status_code == 200
            told = await records.log(server.hub, Guest(ann.id, ann.name), table, -2, 1200)
            assert told
            assert min(event.seq for event in told) > match.last - KEPT_EVENTS
            assert max(event.seq for event in told) == match.last

    asyncio.run(main())


# --- large bodies -------------------------------------------------------------------------------------


def test_without_a_session_nobody_sends_a_large_body(tmp_path: Path) -> None:
    async def main() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            large = {"text": "x" * SMALL}
            for path in UPLOADS:
                async with httpx.AsyncClient(base_url=server.base) as nobody:
                    sent: Json = {"json" if path.startswith("/api/") else "data": large}
                    answer = await nobody.post(path, **sent)
                assert (answer.status_code, answer.json()["args"]) == (413, {"most": SMALL}), path
            refused((await ann.http.post("/api/records", json=large)).json(), "BAD_RECORD")
            answer = await ann.http.post("/api/records", json={"text": "x" * LARGE})
            refused(answer.json(), "TOO_LARGE", most=LARGE)

    asyncio.run(main())


@pytest.mark.usefixtures("few_tokens")
def test_one_address_sends_so_many_large_bodies_whatever_cookie_it_shows(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            large, small = ({"text": "x" * size} for size in (SMALL, 10))
            cookie = {"frostwall_session": "made up"}
            async with httpx.AsyncClient(base_url=server.base, cookies=cookie) as stranger:
                answers = [await stranger.post("/api/records", json=large) for _ in range(11)]
                assert [answer.status_code for answer in answers] == [401] * 10 + [429]
                refused(answers[-1].json(), "TOO_FAST")
                refused((await stranger.post("/api/records", json=small)).json(), "NO_SESSION")

    asyncio.run(main())


# --- names and ids ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("watch", 3), ("silverfrost", 2)])
def test_what_a_set_up_takes_beside_options_is_none(tmp_path: Path, game: str, seats: int) -> None:
    async def main() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            for name in ("rng", "rules", "seats", "self", "mode", "options"):
                body: Json = {"game": game, "seats": seats, "options": {name: 1}}
                answer = await ann.http.post("/api/tables", json=body)
                refused(answer.json(), "BAD_OPTION", key=name, value="1")
                query = {**body, "options": json.dumps(body["options"])}
                answer = await ann.http.get("/api/daily/today", params=query)
                refused(answer.json(), "BAD_OPTION", key=name, value="1")
            body = {"game": game, "seats": seats, "rules": "none", "options": {"rng": 1}}
            refused((await ann.http.post("/api/tables", json=body)).json(), "UNKNOWN_RULES")

    asyncio.run(main())


def test_asking_for_what_no_database_holds_costs_no_connection(postgres: Postgres) -> None:
    async def story() -> None:
        async with opened(postgres.new_database()) as store:
            await store.running()
            before = store._thread._connection
            assert before is not None
            for text in ("\0", "\ud800"):
                with pytest.raises(Unstorable):
                    await store.table(text)
            assert await store.running() == []
            assert store._thread._connection is before

    run(story())


def test_what_cannot_be_an_id_is_not_looked_for(tmp_path: Path, postgres: Postgres) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, database=postgres.new_database()) as server:
            (ann,) = await people(server, 1)
            for path in (
                "/api/tables/%00",
                "/api/records/%00",
                "/api/records/%00/views",
                "/t/%00",
                "/t/%00/record.txt",
                "/r/%00",
                "/j/%00",
            ):
                answer = await ann.http.get(path)
                assert answer.status_code == 404, path
            for invite in ("\0", "\u00e4\u00f6\u00fc\u00df", "x" * 40):
                answer = await ann.http.post("/api/join", json={"invite": invite})
                assert answer.status_code == 404
                refused(answer.json(), "NO_SUCH_INVITATION")

    asyncio.run(main())


# --- guests who go ------------------------------------------------------------------------------------


def test_the_keys_of_an_onlooker_go_with_it(tmp_path: Path, database_url: str) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, database=database_url) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2, settings={"listed": True})
            for person in (ann, ben):
                said = await person.ask(table, type="chat", key="k", text="Good evening")
                assert said["type"] == "done"
            store = server.hub.store
            assert await store.answer_to(table, ben.id, "k") is not None
            assert (await ben.http.delete("/api/me")).status_code == 200
            assert await store.answer_to(table, ben.id, "k") is None
            assert await store.answer_to(table, ann.id, "k") is not None

    asyncio.run(main())


def test_joining_while_being_deleted_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "silverfrost", [ann])
            store, join = server.hub.store, server.hub.store.join

            async def too_late(table: str, guest: str) -> None:
                await store.delete_guest(guest)
                await join(table, guest)

            monkeypatch.setattr(store, "join", too_late)
            answer = await ben.http.post("/api/join", json={"invite": await ann.invited(table)})
            assert answer.status_code == 503
            refused(answer.json(), "BUSY")
            info = (await ann.ask(table, type="sync"))["info"]
            assert [guest["guest"] for guest in info["guests"]] == [ann.id]

    asyncio.run(main())


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
