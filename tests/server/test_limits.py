"""What is too large, too fast or too much is refused; names, chat and sets of cards hold nothing that deceives."""

import asyncio
import contextlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.requests import HTTPConnection
from tests.server.play import NoBots, from_position, golden, people, refused, without_bots
from tests.server.rig import Clock, Json, serving
from tests.server.test_security import PLAIN, running, shape
from tests.server.worlds import EchoBots

from frostwall.core.record import Record
from frostwall.server import wire
from frostwall.server.http import app
from frostwall.server.http import app as app_module
from frostwall.server.http.limits import LARGE, SMALL, UPLOADS, Buckets, address_of
from frostwall.server.table import records
from frostwall.server.table.guests import Guest
from frostwall.server.table.match import KEPT_EVENTS

# --- sizes and rates ----------------------------------------------------------------------------------


def test_what_is_too_large_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, _, table = await running(server)
            before = await shape(server, table)
            big = "x" * 70_000
            for path in ("/api/me", "/api/join", f"/api/tables/{table}/ask"):
                answer = await host.http.post(path, json={"name": big})
                assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE"), path
            for path in ("/guest", f"/t/{table}/chat"):
                assert (await host.http.post(path, data={"text": big})).status_code == 413, path
            # In pieces, without saying how much will come.
            for path, count in (("/api/me", 2), ("/api/tables", 70), ("/api/records", 70)):

                async def pieces(count: int = count) -> Any:
                    for _ in range(count):
                        yield b" " * 65_000

                # A client that goes on writing may find the connection closed before it reads why.
                with contextlib.suppress(httpx.ReadError, httpx.WriteError):
                    answer = await host.http.post(path, content=pieces())
                    assert answer.status_code == 413, path
            ears = await host.socket()
            for size in (wire.LONGEST_MESSAGE + 1, 60_000):
                await ears.connection.send(" " * size)
            await ears.until(lambda heard: heard.get("code") == "BAD_MESSAGE")
            assert (await ears.ask(type="why", table=table, text="x" * 401))["code"] == "BAD_MESSAGE"
            most = {"table": table, "type": "preview", "moves": ["prepare"] * 41}
            assert (await ears.ask(**most))["code"] == "BAD_MESSAGE"
            huge = await host.socket()
            with contextlib.suppress(websockets.ConnectionClosed):
                await huge.connection.send("x" * 30_000_000)
            await asyncio.wait_for(huge.connection.wait_closed(), 30)
            assert huge.connection.close_code == 1009
            assert await shape(server, table) == before

    asyncio.run(main())


def test_too_many_new_guests_of_one_address_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(
        app_module, "Buckets", lambda rate, burst, clock: Buckets(rate, burst, lambda: fixed.now)
    )
    fixed = clock

    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            codes = []
            for n in range(70):
                async with httpx.AsyncClient(base_url=server.base) as client:
                    codes.append((await client.post("/api/me", json={"name": f"Guest {n}"})).status_code)
            assert codes.count(200) == 60
            assert set(codes[60:]) == {429}
            clock.now += 60
            assert (await server.guest("Later")).name == "Later"

    asyncio.run(main())


def test_a_guest_who_asks_too_fast_waits_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(app_module, "Buckets", lambda rate, burst, **_: Buckets(rate, burst, clock))

    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server)
            clock.now += 60
            codes = [(await host.http.get(f"/api/tables/{table}")).status_code for _ in range(90)]
            assert (codes.count(200), codes.count(429)) == (80, 10)
            refused = await host.http.post(f"/api/tables/{table}/ask", json={"table": table, "type": "stand"})
            assert (refused.status_code, refused.json()["code"]) == (429, "TOO_FAST")
            assert (await other.ask(table, type="why", text="x"))["code"] != "TOO_FAST"
            ears = await host.socket()
            assert (await ears.ask(type="sync", table=table))["code"] == "TOO_FAST"
            clock.now += 60
            made = [
                (await host.http.post("/api/join", json={"invite": "nosuch"})).status_code for _ in range(30)
            ]
            assert (made.count(404), made.count(429)) == (20, 10)

    asyncio.run(main())


def test_one_guest_has_only_so_many_open_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "take", lambda *_: 0.0)

    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host = await server.guest("Host")
            body = {"game": "watch", "seats": 3}
            answers = [await host.http.post("/api/tables", json=body) for _ in range(42)]
            assert [answer.status_code for answer in answers] == [201] * 40 + [409] * 2
            assert answers[-1].json()["code"] == "TOO_MANY"

    asyncio.run(main())


# --- names, chat, sets --------------------------------------------------------------------------------

ODD = [
    "\u202eevil",
    "a\x00b",
    "\x1b[31mred",
    "new\nline",
    "\u2066x\u2069",
    "\ufeffbom",
    "zero\u200bwidth",
    "\x1e{}",
]
HTML = "<script>alert(1)</script>"


def test_names_and_chat_hold_nothing_that_deceives_or_runs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server)
            ears = await other.socket()
            await ears.ask(type="sync", table=table)
            for n, text in enumerate(ODD):
                named = await host.http.post("/api/me", json={"name": text})
                assert named.json()["name"].isprintable()
                done = await host.ask(table, type="chat", key=f"c{n}", text=text)
                assert done["type"] == "done"
            for name in ("", " ", "\u200b", "\u202e", "x" * 25, "\n"):
                named = await host.http.post("/api/me", json={"name": name})
                assert named.status_code in (409, 422), name
            assert (await host.http.post("/api/me", content=b'{"name": "\\ud800"}')).status_code == 422
            await host.http.post("/api/me", json={"name": HTML[:24]})
            await host.ask(table, type="chat", key="html", text=HTML)
            await ears.until(lambda heard: heard["type"] == "chat" and heard["line"]["text"] == HTML)
            said = [heard["line"] for heard in ears.heard if heard["type"] == "chat"]
            assert len(said) == len(ODD) + 1
            assert all(line["text"].isprintable() and line["name"].isprintable() for line in said)
            assert all(line["notice"] is None for line in said)
            second = await host.make("watch", 3, settings={"listed": True, "bot_pause": 0})
            assert (await host.ask(second, type="sit", seat=1, name="<b>&amp;</b>"))["type"] == "done"
            pages = [f"/t/{table}?still=1", "/", f"/t/{second}", f"/j/{await host.invited(second)}"]
            for path in pages:
                text = (await host.http.get(path)).text
                assert "<script" not in text, path
                assert "<b>&amp;</b>" not in text, path
            assert "&lt;script&gt;" in (await host.http.get(pages[0])).text

    asyncio.run(main())


PATHS = ["../../etc", "/etc", "..", ".", "", "hidden/../mine", "mine/", "mine/cards.toml", "\x00", "x" * 5000]


def test_a_set_of_cards_is_named_by_its_id_never_by_a_path(tmp_path: Path) -> None:
    packaged = Path(app_module.__file__).parents[2] / "games" / "silverfrost" / "decks" / "hearthside"
    folder = tmp_path / "sets"
    (folder / "mine").mkdir(parents=True)
    for file in packaged.glob("*.toml"):
        (folder / "mine" / file.name).write_bytes(file.read_bytes())

    async def main() -> None:
        config = replace(PLAIN, sets=folder)
        async with serving(tmp_path, config=config, workers=EchoBots()) as server:
            host = await server.guest("Host")
            body: Json = {"game": "silverfrost", "seats": 2}
            for path in (*PATHS, str(folder / "mine"), str(packaged), folder.as_uri()):
                answer = await host.http.post("/api/tables", json={**body, "options": {"set": path}})
                assert (answer.status_code, answer.json()["code"]) == (409, "SET_NOT_OFFERED"), path
                assert len(answer.content) < 1000
            for odd in (7, True):
                answer = await host.http.post("/api/tables", json={**body, "options": {"set": odd}})
                assert answer.status_code == 409
            table = await host.make("silverfrost", 2, options={"set": "mine"}, bots=["random"])
            assert (await host.ask(table, type="start"))["type"] == "done"
            (await server.hub.at(table)).doc.stage = "closed"
            record = (await host.http.get(f"/api/records/{table}")).text
            assert str(tmp_path) not in record
            # What was handed out can be brought back; a path in it cannot.
            brought = await host.http.post("/api/records", json={"text": record})
            assert brought.status_code == 201, brought.text
            for path in (str(folder / "mine"), "../../etc", "../sets/mine"):
                named = record.replace('{"set": "mine"}', json.dumps({"set": path}))
                named = named.replace('"set":"mine"', f'"set":{json.dumps(path)}')
                assert path in named
                answer = await host.http.post("/api/records", json={"text": named})
                assert (answer.status_code, answer.json()["code"]) == (409, "SET_NOT_OFFERED"), path

    asyncio.run(main())


def test_renaming_and_listing_and_replaying_have_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Buckets of ten into which nothing flows.
    monkeypatch.setattr(app, "Buckets", lambda rate, **_: Buckets(rate, 10, lambda: 0.0))

    async def run() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            ann, ben, cleo = await people(server, 3)
            text = golden("base-4").write()
            table = (await ann.http.post("/api/records", json={"text": text})).json()["table"]
            await ann.http.get(f"/api/tables/{table}")
            replays = [await ann.http.get(f"/api/records/{table}/views?count=1") for _ in range(4)]
            assert [answer.status_code for answer in replays] == [200, 200, 429, 429]
            renamed = [await ben.http.post("/api/me", json={"name": "Ben"}) for _ in range(11)]
            assert [answer.status_code for answer in renamed] == [200] * 10 + [429]
            listed = [await cleo.http.get("/api/tables") for _ in range(11)]
            assert [answer.status_code for answer in listed] == [200] * 10 + [429]

    asyncio.run(run())


def test_addresses_of_one_customer_count_as_one() -> None:
    def of(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert of("192.0.2.7") == "192.0.2.7"
    assert of("2001:db8:1:2::7") == of("2001:db8:1:2:ffff::1") != of("2001:db8:1:3::7")


@pytest.fixture
def few_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buckets of ten into which nothing flows."""
    monkeypatch.setattr(app, "Buckets", lambda rate, **_: Buckets(rate, 10, lambda: 0.0))


@pytest.mark.usefixtures("few_tokens")
@pytest.mark.parametrize("path", ["/t/{}/record.txt", "/r/{}"])
def test_a_page_that_folds_a_record_counts_as_many_questions(tmp_path: Path, path: str) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
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
            told, _ = await records.log(server.hub, Guest(ann.id, ann.name), table, -2, 1200)
            assert told
            assert min(event.seq for event in told) > match.last - KEPT_EVENTS
            assert max(event.seq for event in told) == match.last

    asyncio.run(main())


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
