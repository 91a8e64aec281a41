"""Who may do what from where: sessions and seats on every message, origins, hosts, headers, sizes, rates, names."""

import asyncio
import itertools
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import websockets
from tests.server.rig import Clock, Ears, Person, Server, serving
from tests.server.worlds import NoBots

from frostwall.server import app as app_module
from frostwall.server import wire
from frostwall.server.auth import CSP
from frostwall.server.config import Config
from frostwall.server.limits import Buckets

Json = dict[str, Any]
SQLITE = "sqlite://"  # replaced by the rig
PLAIN = Config(database=SQLITE, workers=1)
KINDS = [kind.model_fields["type"].default for kind in get_args(get_args(wire.Ask)[0])]
# A whole message of each type; {guest} is somebody else at the table.
FULL: dict[str, Json] = {
    "move": {"decision": 0, "key": "k", "moves": ["roll"]},
    "why": {"text": "roll"},
    "preview": {"moves": ["roll"]},
    "hint": {},
    "undo": {"key": "k"},
    "chat": {"key": "k", "text": "hello"},
    "sync": {},
    "unwatch": {},
    "sit": {"seat": 1},
    "stand": {},
    "fill": {"seat": 1, "bot": "random"},
    "empty": {"seat": 0},
    "remove": {"guest": "{guest}"},
    "mute": {"guest": "{guest}", "on": True},
    "pause": {"on": True},
    "word": {"text": "hello"},
    "start": {},
    "vote": {"matter": "end", "yes": True},
    "back": {},
    "concede": {},
    "rematch": {},
}
WITH_SEAT = ["move", "why", "preview", "hint", "undo", "concede", "stand"]
HOSTS_ONLY = ["fill", "empty", "remove", "mute", "pause", "start"]
# What somebody who looks on at a listed table may do.
ONLOOKERS = ["sync", "unwatch", "chat"]
TRACES = ("Traceback", 'File "', "site-packages", "sqlalchemy", "pydantic", "line 1,")


def _message(kind: str, table: str, guest: str) -> Json:
    found = json.loads(json.dumps(FULL[kind]).replace("{guest}", guest))
    return {"type": kind, "table": table, **found}


async def _running(server: Server, **more: Any) -> tuple[Person, Person, str]:
    """A table of two people that is being played, and is on the list."""
    host, other = await server.guest("Host"), await server.guest("Other")
    settings = {"bot_pause": 0, "listed": True, **more}
    table = await host.make("silverfrost", 2, settings=settings)
    await other.join(await host.invited(table))
    assert (await other.ask(table, type="sit", seat=1))["type"] == "done"
    assert (await host.ask(table, type="start"))["type"] == "done"
    return host, other, table


async def _shape(server: Server, table: str) -> str:
    """Everything about a table that a message could change."""
    found = await server.hub.at(table)
    return f"{found.doc.model_dump_json()} {found.match and found.match.last} {found.chat_count}"


# --- sessions and seats -------------------------------------------------------------------------------


def test_every_message_type_is_tried_here() -> None:
    assert sorted(FULL) == sorted(KINDS)


def test_without_a_session_no_message_reaches_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server)
            before = await _shape(server, table)
            for cookie in (None, "", "wrong", "x" * 5000, f"{host.cookie.split('=')[1]}x"):
                headers = {} if cookie is None else {"cookie": f"frostwall_session={cookie}"}
                async with httpx.AsyncClient(base_url=server.base, headers=headers) as nobody:
                    for kind in KINDS:
                        answer = await nobody.post(
                            f"/api/tables/{table}/ask", json=_message(kind, table, other.id)
                        )
                        assert (answer.status_code, answer.json()["code"]) == (401, "NO_SESSION"), kind
                    for path in (f"/api/tables/{table}", f"/api/records/{table}", "/api/me"):
                        assert (await nobody.get(path)).status_code == 401
                    assert (await nobody.get(f"/t/{table}")).status_code == 401
                address = server.base.replace("http", "ws") + "/api/socket"
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await websockets.connect(address, additional_headers=headers)
                assert refused.value.response.status_code == 403
            assert await _shape(server, table) == before

    asyncio.run(main())


@pytest.mark.parametrize("who", ["stranger", "removed", "onlooker"])
def test_who_does_not_sit_at_a_table_cannot_play_there(tmp_path: Path, who: str) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server, listed=who == "onlooker")
            third = await server.guest("Third")
            if who == "removed":
                await third.join(await host.invited(table))
                ears = await third.socket()
                await ears.ask(type="sync", table=table)
                assert (await host.ask(table, type="remove", guest=third.id))["type"] == "done"
                await ears.until(lambda heard: heard.get("code") == "REMOVED")
            ears = await third.socket()
            before = await _shape(server, table)
            code = {"stranger": "NOT_AT_TABLE", "removed": "REMOVED", "onlooker": None}[who]
            for kind in KINDS:
                if who == "onlooker" and kind in ONLOOKERS:
                    continue
                message = _message(kind, table, other.id)
                for answer in (await third.ask(**message), await ears.ask(**message)):
                    assert answer["type"] == "refused", kind
                    assert code is None or answer["code"] == code, kind
            assert await _shape(server, table) == before
            for path in (f"/api/records/{table}", f"/api/records/{table}/views", f"/api/tables/{table}"):
                answer = await third.http.get(path)
                assert answer.status_code == (200 if who == "onlooker" else 403)
            for seat in (0, 1):
                for path in (f"/api/records/{table}", f"/api/records/{table}/views"):
                    foreign = await third.http.get(f"{path}?viewer={seat}")
                    assert foreign.status_code in (403, 409)
            if who == "onlooker":
                assert (await ears.ask(type="sync", table=table))["you"]["invite"] is None
            else:
                joined = await third.http.post("/api/join", json={"invite": await host.invited(table)})
                assert joined.status_code == (200 if who == "stranger" else 403)

    asyncio.run(main())


def test_nobody_moves_or_looks_for_the_seat_of_another(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server)
            ears = await other.socket()
            before = await _shape(server, table)
            for kind in WITH_SEAT:
                message = {**_message(kind, table, host.id), "seat": 0}
                for answer in (await other.ask(**message), await ears.ask(**message)):
                    assert answer["code"] == "NOT_YOUR_SEAT", kind
            for kind in HOSTS_ONLY:
                assert (await other.ask(**_message(kind, table, host.id)))["code"] == "NOT_HOST", kind
            assert (await ears.ask(type="sync", table=table, seat=0))["code"] == "NOT_YOUR_SEAT"
            for path in (f"/api/records/{table}", f"/api/records/{table}/views"):
                assert (await other.http.get(f"{path}?viewer=0")).json()["code"] == "NOT_YOUR_SEAT"
            assert (await other.http.get(f"/t/{table}?seat=0")).status_code == 409
            assert await _shape(server, table) == before

    asyncio.run(main())


def test_a_message_for_another_table_than_its_address_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server)
            second = await host.make("silverfrost", 2)
            for kind in KINDS:
                message = _message(kind, second, other.id)
                answer = await host.http.post(f"/api/tables/{table}/ask", json=message)
                assert (answer.status_code, answer.json()["code"]) == (422, "BAD_MESSAGE"), kind
                unknown = await host.ask(**_message(kind, "nosuchtable", other.id))
                assert unknown["code"] == "NO_SUCH_TABLE", kind

    asyncio.run(main())


def test_who_is_put_out_of_a_seat_sees_its_cards_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server)
            ears = await other.socket()
            await ears.ask(type="sync", table=table)
            assert ears.latest(table)["view"]["viewer"] == 1
            assert (await host.ask(table, type="empty", seat=1))["type"] == "done"
            await ears.ask(type="unwatch", table="nosuchtable")
            at = len(ears.heard)
            view = (await host.http.get(f"/api/tables/{table}")).json()["view"]
            move = view["moves"][0]["text"]
            answer = await host.ask(
                table, type="move", decision=view["decision"]["id"], key="a", moves=[move]
            )
            assert answer["type"] == "done", answer
            await ears.ask(type="why", table=table, text="roll")
            assert all(
                heard["view"]["viewer"] == -2 for heard in ears.heard[at:] if heard["type"] == "update"
            )
            assert ears.latest(table)["view"]["viewer"] == -2

    asyncio.run(main())


def test_who_asks_to_be_forgotten_is_gone_from_open_sockets_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server)
            ears = await other.socket()
            await ears.ask(type="sync", table=table)
            token = other.cookie.removeprefix("frostwall_session=")
            assert (await other.http.delete("/api/me")).status_code == 200
            before = await _shape(server, table)
            for kind in KINDS:
                answer = await ears.ask(**_message(kind, table, host.id))
                assert answer["code"] == "NO_SESSION", kind
            assert await _shape(server, table) == before
            other.http.cookies.set("frostwall_session", token)
            assert (await other.http.get("/api/me")).status_code == 401

    asyncio.run(main())


# --- where a request comes from -----------------------------------------------------------------------

FOREIGN: list[dict[str, str]] = [
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1"},  # our address, another port
    {"origin": "http://127.0.0.1:1"},
    {"origin": "file://"},
    {"origin": "http://127.0.0.1@elsewhere.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


def test_what_changes_something_must_come_from_our_own_pages(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, _, table = await _running(server)
            invite = await host.invited(table)
            before = await _shape(server, table)
            posts: list[tuple[str, Json]] = [
                ("/api/me", {"name": "Eve"}),
                ("/api/tables", {"game": "watch", "seats": 3}),
                (f"/api/tables/{table}/ask", {"type": "concede", "table": table}),
                ("/api/join", {"invite": invite}),
                ("/api/records", {"text": "x"}),
                ("/api/lan", {"on": True}),
            ]
            forms = ["/guest", "/leave", "/play", "/new", "/join", f"/j/{invite}", "/record", "/me/delete",
                     "/lang", "/lan", f"/t/{table}/concede"]  # fmt: skip
            for headers in FOREIGN:
                for path, body in posts:
                    answer = await host.http.post(path, json=body, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (403, "WRONG_ORIGIN"), (
                        path,
                        headers,
                    )
                deleted = await host.http.delete("/api/me", headers=headers)
                assert deleted.status_code == 403
                for path in forms:
                    answer = await host.http.post(path, data={"name": "Eve"}, headers=headers)
                    assert answer.status_code == 403, (path, headers)
                address = server.base.replace("http", "ws") + "/api/socket"
                with pytest.raises(websockets.InvalidStatus):
                    await websockets.connect(
                        address, additional_headers={"cookie": host.cookie, **headers}, origin=None
                    )
            # From our own page, but without the token that only our forms carry.
            for path in forms:
                for token in (None, "", "0" * 64):
                    data = {"name": "Eve"} if token is None else {"name": "Eve", "csrf": token}
                    answer = await host.http.post(path, data=data, headers={"origin": server.base})
                    assert answer.status_code == 403, path
            assert await _shape(server, table) == before
            assert (await host.http.get("/api/me")).json()["name"] == "Host"
            own = await host.http.post(
                "/api/me", json={"name": "Host"}, headers={"origin": server.base, "sec-fetch-site": "none"}
            )
            assert own.status_code == 200

    asyncio.run(main())


@pytest.mark.parametrize("host", ["elsewhere.example", "localhost.elsewhere.example", "", "a b", "x@localhost"])
def test_a_server_with_a_name_answers_to_no_other(tmp_path: Path, host: str) -> None:
    async def main() -> None:
        config = replace(PLAIN, hosts=("localhost", "play.example.org"))
        async with serving(tmp_path, config=config, workers=NoBots()) as server:
            async with httpx.AsyncClient(base_url=server.base) as client:
                for path in ("/", "/api/games", "/health", "/static/plain.css", "/openapi.json"):
                    answer = await client.get(path, headers={"host": host})
                    assert answer.status_code == 400, path
                    assert answer.headers["content-security-policy"] == CSP
                made = await client.post("/api/me", json={"name": "Eve"}, headers={"host": host})
                assert made.status_code == 400
                assert "set-cookie" not in made.headers
                for own in ("localhost", "localhost:8080", "play.example.org", "127.0.0.1:9", "[::1]:9"):
                    assert (await client.get("/api/games", headers={"host": own})).status_code == 200, own
            person = await server.guest("Ann")
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rsplit(":", 1)[1]))
            writer.write(
                f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: {person.cookie}\r\n\r\n".encode()
            )
            first = await reader.readline()
            assert b"101" not in first
            writer.close()

    asyncio.run(main())


# --- cookies and headers ------------------------------------------------------------------------------


@pytest.mark.parametrize("public", [None, "http://play.example.org", "https://play.example.org"])
def test_the_session_is_a_cookie_that_scripts_and_other_sites_do_not_get(
    tmp_path: Path, public: str | None
) -> None:
    async def main() -> None:
        async with serving(tmp_path, config=replace(PLAIN, public_url=public), workers=NoBots()) as server:
            async with httpx.AsyncClient(base_url=server.base) as client:
                answer = await client.post("/api/me", json={"name": "Ann"})
                cookie = answer.headers["set-cookie"].lower()
                flags = [part.strip() for part in cookie.split(";")]
                assert "httponly" in flags
                assert "samesite=lax" in flags
                assert "path=/" in flags
                assert not [flag for flag in flags if flag.startswith("domain")]
                secure = public is not None and public.startswith("https")
                assert ("secure" in flags) == secure
                assert ("strict-transport-security" in answer.headers) == secure
                assert answer.cookies["frostwall_session"] not in answer.text

    asyncio.run(main())


def test_every_kind_of_answer_has_the_headers_that_keep_a_browser_careful(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, _, table = await _running(server)
            http = host.http
            answers = {
                path: await http.get(path)
                for path in ("/", "/new", "/about", "/rules/watch", f"/t/{table}", f"/r/{table}", "/api/games",
                             "/api/me", "/api/tables", f"/api/tables/{table}", f"/api/records/{table}",
                             f"/api/records/{table}/views", "/openapi.json", "/health", "/nosuch",
                             "/api/nosuch", "/static/nosuch", "/api/tables/%00", "/static/../app.py",
                             "/static/%2e%2e/app.py", "/t/nosuchtable", "/j/nosuch", "/api/lan")
            }  # fmt: skip
            answers["422"] = await http.post("/api/tables", json={"game": 7})
            answers["405"] = await http.put("/api/tables")
            answers["401"] = await httpx.AsyncClient(base_url=server.base).get("/api/me")
            answers["413"] = await http.post("/api/me", content=b"x" * 70_000)
            answers["json"] = await http.post("/api/me", content=b"{{{")
            answers["redirect"] = await http.get("/t")
            monkeypatch.setattr(
                server.hub, "games", lambda: (_ for _ in ()).throw(RuntimeError("canary text"))
            )
            answers["500"] = await http.get("/api/games")
            answers["500 page"] = await http.get("/new")
            assert {answers["500"].status_code, answers["500 page"].status_code} == {500}
            assert (answers["413"].status_code, answers["413"].json()["code"]) == (413, "TOO_LARGE")
            for name, answer in answers.items():
                assert answer.headers.get("content-security-policy") == CSP, name
                assert answer.headers.get("x-content-type-options") == "nosniff", name
                assert answer.headers.get("x-frame-options") == "DENY", name
                assert answer.headers.get("referrer-policy") == "same-origin", name
                assert answer.headers.get("cache-control") == "no-store" or "/static" in name, name
                assert "server" not in answer.headers or "uvicorn" not in answer.headers["server"], name
                assert not [mark for mark in (*TRACES, "canary text") if mark in answer.text], name
                assert "unsafe" not in answer.headers["content-security-policy"]
                if answer.status_code >= 400 and name.startswith("/api"):
                    assert set(answer.json()) == set(wire.Refused.model_fields), name

    asyncio.run(main())


# --- sizes and rates ----------------------------------------------------------------------------------


def test_what_is_too_large_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, _, table = await _running(server)
            before = await _shape(server, table)
            big = "x" * 70_000
            for path in ("/api/me", "/api/join", f"/api/tables/{table}/ask"):
                answer = await host.http.post(path, json={"name": big})
                assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE"), path
            for path in ("/guest", f"/t/{table}/chat"):
                assert (await host.http.post(path, data={"text": big})).status_code == 413, path
            # In pieces, without saying how much will come.
            for path, count in (("/api/me", 2), ("/api/tables", 70), ("/api/records", 70), ("/record", 70)):

                async def pieces(count: int = count) -> Any:
                    for _ in range(count):
                        yield b" " * 65_000

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
            with pytest.raises(websockets.ConnectionClosed):
                await huge.connection.send("x" * 30_000_000)
                await huge.ask(type="sync", table=table)
            assert await _shape(server, table) == before

    asyncio.run(main())


def test_too_many_new_guests_of_one_address_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(
        app_module, "Buckets", lambda rate, burst, clock: Buckets(rate, burst, lambda: fixed.now)
    )
    fixed = clock

    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
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
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server)
            clock.now += 60
            codes = [(await host.http.get("/api/me")).status_code for _ in range(90)]
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
        async with serving(tmp_path, workers=NoBots()) as server:
            host = await server.guest("Host")
            body = {"game": "watch", "seats": 3}
            answers = [await host.http.post("/api/tables", json=body) for _ in range(42)]
            assert [answer.status_code for answer in answers] == [201] * 40 + [409] * 2
            assert answers[-1].json()["code"] == "TOO_MANY"

    asyncio.run(main())


# --- names, chat, sets --------------------------------------------------------------------------------

ODD = ["\u202eevil", "a\x00b", "\x1b[31mred", "new\nline", "\u2066x\u2069", "\ufeffbom", "zero\u200bwidth", "\x1e{}"]
HTML = "<script>alert(1)</script>"


def test_names_and_chat_hold_nothing_that_deceives_or_runs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            host, other, table = await _running(server)
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
    packaged = Path(app_module.__file__).parents[1] / "silverfrost" / "decks" / "hearthside"
    folder = tmp_path / "sets"
    (folder / "mine").mkdir(parents=True)
    for file in packaged.glob("*.toml"):
        (folder / "mine" / file.name).write_bytes(file.read_bytes())

    async def main() -> None:
        config = replace(PLAIN, sets=folder)
        async with serving(tmp_path, config=config, workers=NoBots()) as server:
            host = await server.guest("Host")
            body: Json = {"game": "silverfrost", "seats": 2}
            for path in (*PATHS, str(folder / "mine"), str(packaged), folder.as_uri()):
                answer = await host.http.post("/api/tables", json={**body, "options": {"set": path}})
                assert (answer.status_code, answer.json()["code"]) == (409, "NO_SUCH_SET"), path
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
                assert (answer.status_code, answer.json()["code"]) == (409, "NO_SUCH_SET"), path

    asyncio.run(main())
