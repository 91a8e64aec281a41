"""Who may do what from where: sessions and seats on every message, origins, hosts, headers, sizes, rates, names."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
import websockets
from tests.server.play import people, without_bots
from tests.server.rig import Person, Server, serving
from tests.server.worlds import EchoBots

from frostwall.server import wire
from frostwall.server.config import Config
from frostwall.server.http.auth import CSP
from frostwall.server.table.guests import Guest

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
    "undo": {"key": "u"},
    "chat": {"key": "c", "text": "hello"},
    "sync": {},
    "unwatch": {},
    "sit": {"seat": 1},
    "stand": {},
    "fill": {"seat": 1, "bot": "random"},
    "empty": {"seat": 0},
    "remove": {"guest": "{guest}"},
    "mute": {"guest": "{guest}", "on": True},
    "lock": {"on": True},
    "pause": {"on": True},
    "bot_pause": {"pause": 5000},
    "hints": {"on": False},
    "word": {"text": "hello"},
    "start": {},
    "vote": {"matter": "end", "yes": True},
    "back": {},
    "concede": {},
    "rematch": {},
    "close": {},
}
WITH_SEAT = ["move", "why", "preview", "hint", "undo", "concede", "stand"]
HOSTS_ONLY = ["fill", "empty", "remove", "mute", "lock", "pause", "bot_pause", "hints", "start"]
# What somebody who looks on at a listed table may do.
ONLOOKERS = ["sync", "unwatch", "chat"]
TRACES = ("Traceback", 'File "', "site-packages", "sqlalchemy.exc", "pydantic.dev", "line 1,")


def _message(kind: str, table: str, guest: str) -> Json:
    found = json.loads(json.dumps(FULL[kind]).replace("{guest}", guest))
    return {"type": kind, "table": table, **found}


async def running(server: Server, **more: Any) -> tuple[Person, Person, str]:
    """A table of two people that is being played, and is on the list."""
    host, other = await server.guest("Host"), await server.guest("Other")
    settings = {"bot_pause": 0, "listed": True, **more}
    table = await host.make("silverfrost", 2, settings=settings)
    await other.join(await host.invited(table))
    assert (await other.ask(table, type="sit", seat=1))["type"] == "done"
    assert (await host.ask(table, type="start"))["type"] == "done"
    return host, other, table


async def shape(server: Server, table: str) -> str:
    """Everything about a table that a message could change."""
    found = await server.hub.at(table)
    return f"{found.doc.model_dump_json()} {found.match and found.match.last} {found.chat_count}"


# --- sessions and seats -------------------------------------------------------------------------------


def test_every_message_type_is_tried_here() -> None:
    assert sorted(FULL) == sorted(KINDS)


def test_without_a_session_no_message_reaches_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server)
            before = await shape(server, table)
            for cookie in (None, "", "wrong", "x" * 5000, f"{host.cookie.split('=')[1]}x"):
                headers = {} if cookie is None else {"cookie": f"frostwall_session={cookie}"}
                async with httpx.AsyncClient(base_url=server.base, headers=headers) as nobody:
                    for kind in KINDS:
                        answer = await nobody.post(
                            f"/api/tables/{table}/ask", json=_message(kind, table, other.id)
                        )
                        assert (answer.status_code, answer.json()["code"]) == (401, "NO_SESSION"), kind
                    for path in (f"/api/tables/{table}", f"/api/records/{table}"):
                        assert (await nobody.get(path)).status_code == 401
                    assert (await nobody.get(f"/t/{table}")).status_code == 401
                address = server.base.replace("http", "ws") + "/api/socket"
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await websockets.connect(address, additional_headers=headers)
                assert refused.value.response.status_code == 403
            assert await shape(server, table) == before

    asyncio.run(main())


@pytest.mark.parametrize("who", ["stranger", "removed", "onlooker"])
def test_who_does_not_sit_at_a_table_cannot_play_there(tmp_path: Path, who: str) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server, listed=who == "onlooker")
            third = await server.guest("Third")
            if who == "removed":
                await third.join(await host.invited(table))
                ears = await third.socket()
                await ears.ask(type="sync", table=table)
                assert (await host.ask(table, type="remove", guest=third.id))["type"] == "done"
                await ears.until(lambda heard: heard.get("code") == "REMOVED")
            ears = await third.socket()
            before = await shape(server, table)
            code = {"stranger": "NOT_AT_TABLE", "removed": "REMOVED", "onlooker": None}[who]
            for kind in KINDS:
                if who == "onlooker" and kind in ONLOOKERS:
                    continue
                message = _message(kind, table, other.id)
                for answer in (await third.ask(**message), await ears.ask(**message)):
                    assert answer["type"] == "refused", kind
                    assert code is None or answer["code"] == code, kind
            assert await shape(server, table) == before
            for path in (f"/api/records/{table}", f"/api/records/{table}/views", f"/api/tables/{table}"):
                read = await third.http.get(path)
                assert read.status_code == (200 if who == "onlooker" else 403)
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
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server)
            ears = await other.socket()
            before = await shape(server, table)
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
            assert await shape(server, table) == before

    asyncio.run(main())


def test_a_message_for_another_table_than_its_address_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server)
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
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server)
            match = (await server.hub.at(table)).match
            assert match is not None
            mover = match.actors()[0]
            out, stays = (other, host) if mover == 0 else (host, other)
            ears = await out.socket()
            await ears.ask(type="sync", table=table)
            assert ears.latest(table)["view"]["viewer"] == 1 - mover
            assert (await host.ask(table, type="empty", seat=1 - mover))["type"] == "done"
            await ears.ask(type="unwatch", table="nosuchtable")
            at = len(ears.heard)
            text = match.game.text(match.game.random_move(match.state, mover, Random(1)))
            decision = match.decision_id(mover)
            answer = await stays.ask(table, type="move", decision=decision, key="a", moves=[text])
            assert answer["type"] == "done", answer
            await ears.ask(type="why", table=table, text="roll")
            assert all(
                heard["view"]["viewer"] == -2 for heard in ears.heard[at:] if heard["type"] == "update"
            )
            assert ears.latest(table)["view"]["viewer"] == -2

    asyncio.run(main())


def test_who_asks_to_be_forgotten_is_gone_from_open_sockets_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await running(server)
            ears = await other.socket()
            await ears.ask(type="sync", table=table)
            token = other.cookie.removeprefix("frostwall_session=")
            assert (await other.http.delete("/api/me")).status_code == 200
            with pytest.raises(ConnectionError):
                await ears.until(lambda _: False)
            assert ears.closed == 1008
            before = await shape(server, table)
            for kind in KINDS:  # what was under way when the socket was closed
                ask = wire.ask_adapter.validate_python(_message(kind, table, host.id))
                answer = await server.hub.ask(Guest(other.id, other.name), ask)
                assert isinstance(answer, wire.Refused)
                assert answer.code == "NO_SESSION", kind
            assert await shape(server, table) == before
            other.http.cookies.set("frostwall_session", token)
            assert (await other.http.get("/api/me")).json() is None

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
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, _, table = await running(server)
            invite = await host.invited(table)
            before = await shape(server, table)
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
            assert await shape(server, table) == before
            assert (await host.http.get("/api/me")).json()["name"] == "Host"
            own = await host.http.post(
                "/api/me", json={"name": "Host"}, headers={"origin": server.base, "sec-fetch-site": "none"}
            )
            assert own.status_code == 200

    asyncio.run(main())


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "localhost.elsewhere.example", "", "a b", "x@localhost"]
)
def test_a_server_with_a_name_answers_to_no_other(tmp_path: Path, host: str) -> None:
    async def main() -> None:
        config = replace(PLAIN, hosts=("localhost", "play.example.org"))
        async with serving(tmp_path, config=config, workers=EchoBots()) as server:
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
            await writer.wait_closed()

    asyncio.run(main())


# --- cookies and headers ------------------------------------------------------------------------------


@pytest.mark.parametrize("public", [None, "http://play.example.org", "https://play.example.org"])
def test_the_session_is_a_cookie_that_scripts_and_other_sites_do_not_get(
    tmp_path: Path, public: str | None
) -> None:
    async def main() -> None:
        config = replace(PLAIN, public_url=public)
        async with (
            serving(tmp_path, config=config, workers=EchoBots()) as server,
            httpx.AsyncClient(base_url=server.base) as client,
        ):
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
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, _, table = await running(server)
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
            async with httpx.AsyncClient(base_url=server.base) as nobody:
                answers["401"] = await nobody.get("/api/tables/abcdefghij")
            answers["413"] = await http.post("/api/me", content=b"x" * 70_000)
            answers["json"] = await http.post("/api/me", content=b"{{{")
            answers["redirect"] = await http.get("/t")
            monkeypatch.setattr(
                server.hub, "games", lambda: (_ for _ in ()).throw(RuntimeError("canary text"))
            )
            server.state.made.clear()
            answers["500"] = await http.get("/api/games")
            answers["500 page"] = await http.get("/new")
            assert {answers["500"].status_code, answers["500 page"].status_code} == {500}
            assert (answers["413"].status_code, answers["413"].json()["code"]) == (413, "TOO_LARGE")
            for name, answer in answers.items():
                assert answer.headers.get("content-security-policy") == CSP, name
                assert answer.headers.get("x-content-type-options") == "nosniff", name
                assert answer.headers.get("x-frame-options") == "DENY", name
                assert answer.headers.get("referrer-policy") == "same-origin", name
                if "/static" not in name:
                    public = name in ("/api/games", "/openapi.json")  # the same for everybody
                    assert answer.headers.get("cache-control") == ("no-cache" if public else "no-store"), name
                assert not [mark for mark in (*TRACES, "canary text") if mark in answer.text], name
                assert "unsafe" not in answer.headers["content-security-policy"]
                if answer.status_code >= 400 and name.startswith("/api"):
                    assert set(answer.json()) == set(wire.Refused.model_fields), name

    asyncio.run(main())


def test_a_form_with_strange_letters_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            answer = await ann.http.post("/me/delete", data={"csrf": "ä"})
            assert answer.status_code == 403

    asyncio.run(run())
