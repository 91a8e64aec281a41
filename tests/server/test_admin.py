"""The operator's page: who gets in, and what it does to tables and addresses, over real HTTP."""

import asyncio
import contextlib
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import websockets
from tests.server.play import people, refused, started
from tests.server.rig import Person, Server

from frostwall.server import run
from frostwall.server.admin.keys import Keys
from frostwall.server.bans import Bans
from frostwall.server.config import Config
from frostwall.server.denied import Denied
from frostwall.server.http.app import make_app
from frostwall.server.http.lan import bind, url_of
from frostwall.server.http.limits import Buckets
from frostwall.server.table.hub import Hub

TOKEN = "a token of the operator's"
BEARER = {"authorization": f"Bearer {TOKEN}"}


@contextlib.asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server behind a proxy on the same machine, and somebody at its operator's page."""
    listener, desk = bind("127.0.0.1", 0), bind("127.0.0.1", 0)
    app = make_app(Config(f"sqlite:///{folder / 'table.sqlite'}", workers=1))
    app.state.arrivals = app.state.heavy = Buckets(rate=1e9, burst=1e9, clock=lambda: 0.0)
    end, begun = run.End(), asyncio.Event()
    hosting = run.Hosting(listener, proxies="127.0.0.1", admin=(desk, TOKEN))
    task = asyncio.create_task(run.serve(app, hosting, begun.set, lambda _: None, list, end))
    await asyncio.wait_for(begun.wait(), 20)
    server = Server(url_of(listener), app.state.hub, app.state.config, app.state)
    try:
        async with httpx.AsyncClient(base_url=url_of(desk), timeout=30) as operator:
            yield server, operator
    finally:
        for person in server.people:
            for ears in person.ears:
                await ears.close()
            await person.http.aclose()
        end.ask()
        await task


async def enter(operator: httpx.AsyncClient) -> str:
    """Give the token; what the forms of the page carry."""
    answer = await operator.post("/enter", data={"token": TOKEN}, follow_redirects=True)
    assert answer.status_code == 200
    found = re.search(r'name="csrf" value="([0-9a-f]+)"', answer.text)
    assert found is not None
    return found[1]


def test_only_the_token_opens_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (server, operator):
            ann = await server.guest("Ann")
            table = await ann.make("silverfrost", 2)
            await ann.ask(table, type="sync")
            page = await operator.get("/")
            assert 'type="password"' in page.text
            assert table not in page.text
            assert page.headers["cache-control"] == "no-store"
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            for wrong in ("", "x", TOKEN + "x", TOKEN[:-1], "ü" * 20):
                answer = await operator.post("/enter", data={"token": wrong})
                assert answer.status_code == 403
                assert "That is not the token." in answer.text
                assert not operator.cookies
            for path in ("announce", "ban", "lift", "close", "leave"):
                answer = await operator.post(f"/{path}", data={"text": "x", "table": table, "csrf": ""})
                assert answer.status_code == 403
            csrf = await enter(operator)
            cookie = next(iter(operator.cookies.jar))
            assert cookie.has_nonstandard_attr("HttpOnly")
            assert cookie.get_nonstandard_attr("SameSite") == "strict"
            assert TOKEN not in str(cookie.value)
            page = await operator.get("/")
            assert table in page.text
            assert "Not started. One person: Ann. No bots." in " ".join(page.text.split())
            while sys.platform == "linux" and "Memory of the bot processes" not in page.text:
                await asyncio.sleep(0.02)  # until there is a process
                page = await operator.get("/")
            # A form of another site does not carry what ours do.
            for forged in ("", "0" * 64):
                answer = await operator.post("/announce", data={"text": "Hi", "csrf": forged})
                assert answer.status_code == 403
            assert (await operator.post("/leave", data={"csrf": csrf})).status_code == 303
            operator.cookies.set("frostwall_admin", str(cookie.value))  # kept by somebody
            assert table not in (await operator.get("/")).text
            # Nothing of this is on the listener that everybody reaches.
            async with httpx.AsyncClient(base_url=server.base, headers=BEARER) as visitor:
                assert (await visitor.post("/announce", data={"text": "Hi"})).status_code in (404, 405)

    asyncio.run(story())


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (_, operator):
            codes = [(await operator.post("/enter", data={"token": "x"})).status_code for _ in range(11)]
            assert codes == [403] * 10 + [429]

    asyncio.run(story())


def test_everybody_hears_an_announcement(tmp_path: Path) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (server, operator):
            ann, ben = await people(server, 2)
            rounds = [await started(server, "silverfrost", [ann, ben]) for _ in range(2)]
            csrf = await enter(operator)
            text = "Back at nine <b>tonight</b>, after an update."
            page = await operator.post("/announce", data={"text": text, "csrf": csrf})
            assert "2 tables were told." in page.text
            for round_ in rounds:
                await round_.ears[1].until(
                    lambda one: (
                        one["type"] == "chat"
                        and one["line"]["notice"] == {"code": "announced", "args": {"text": text}}
                    )
                )
                plain = await ann.http.get(f"/t/{round_.table}", headers={"accept-language": "de"})
                assert "Vom Betreiber dieses Servers: Back at nine &lt;b&gt;tonight&lt;/b&gt;" in plain.text
            for bad in ("", " ", "x" * 301):
                page = await operator.post("/announce", data={"text": bad, "csrf": csrf})
                assert page.status_code == 422
                assert "An announcement has 1 to 300 characters." in page.text

    asyncio.run(story())


def test_a_table_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (server, operator):
            ann, ben = await people(server, 2)
            round_ = await started(server, "silverfrost", [ann, ben])
            lobby = await ann.make("silverfrost", 2)
            assert (
                await operator.post("/close", data={"table": round_.table}, headers=BEARER)
            ).status_code == 200
            info = await round_.info()
            assert (info["stage"], info["ending"]) == ("closed", "operator")
            plain = (await ann.http.get(f"/t/{round_.table}")).text
            assert "The operator of this server ended the game." in plain
            assert (await ann.http.get(f"/api/records/{round_.table}")).status_code == 200
            for table, status in ((lobby, 200), (lobby, 422), ("nonsense", 422), (round_.table, 422)):
                answer = await operator.post("/close", data={"table": table}, headers=BEARER)
                assert answer.status_code == status, table
            refused(await ann.ask(lobby, type="sync"), "NO_SUCH_TABLE")

    asyncio.run(story())


def from_address(server: Server, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.base, headers={"x-forwarded-for": address}, timeout=30)


async def guest_from(server: Server, address: str) -> Person:
    http = from_address(server, address)
    found = (await http.post("/api/me", json={"name": "Eve"})).json()
    person = Person(server, "Eve", found["guest"], http)
    server.people.append(person)
    return person


def test_an_address_is_banned_for_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (server, operator):
            eve = await guest_from(server, "203.0.113.77")
            where = server.base.replace("http", "ws", 1) + "/api/socket"
            headers = {"cookie": eve.cookie, "x-forwarded-for": "203.0.113.77"}
            csrf = await enter(operator)
            async with websockets.connect(where, additional_headers=headers) as ears:
                form = {"network": "203.0.113.64/26", "hours": "2", "csrf": csrf}
                page = await operator.post("/ban", data=form)
                assert "203.0.113.64/26, for another 2 h" in page.text
                with pytest.raises(websockets.ConnectionClosed):
                    await asyncio.wait_for(ears.recv(), 10)
                assert ears.close_code == 1008
            assert (await eve.http.get("/")).status_code == 403
            assert (await eve.http.get("/")).json()["code"] == "BANNED"
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(where, additional_headers=headers)
            async with from_address(server, "203.0.113.7") as neighbour:
                assert (await neighbour.get("/")).status_code == 200
            # It holds after a restart, on another server of the same database, and until its time is over.
            later = Bans(server.hub.store, lambda: server.hub.clock() + 7100)
            await later.read()
            assert later.holds("203.0.113.77")
            assert later.holds("::ffff:203.0.113.77")
            over = Bans(server.hub.store, lambda: server.hub.clock() + 7300)
            await over.read()
            assert not over.holds("203.0.113.77")
            page = await operator.post("/lift", data={"network": "203.0.113.64/26", "csrf": csrf})
            assert "Nobody is banned." in page.text
            assert (await eve.http.get("/")).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    ("network", "hours", "code"),
    [
        ("nonsense", 1, "BAD_ADDRESS"),
        ("0.0.0.0/0", 1, "TOO_WIDE"),
        ("::/8", 1, "TOO_WIDE"),
        ("203.0.113.7", 0, "BAD_HOURS"),
        ("203.0.113.7", 9000, "BAD_HOURS"),
    ],
)
def test_a_ban_that_makes_no_sense_is_refused(tmp_path: Path, network: str, hours: float, code: str) -> None:
    async def story() -> None:
        hub: Hub = make_app(Config(f"sqlite:///{tmp_path / 'table.sqlite'}", workers=1)).state.hub
        with pytest.raises(Denied) as caught:
            await hub.bans.add(network, hours)
        assert caught.value.answer.code == code
        assert hub.bans.listed() == []

    asyncio.run(story())


def test_tokens_are_compared_whole() -> None:
    keys = Keys(TOKEN)
    assert keys.fits(TOKEN)
    assert not any(keys.fits(one) for one in ("", TOKEN[:-1], TOKEN + " ", TOKEN.upper()))
