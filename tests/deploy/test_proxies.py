"""Caddy and nginx before a real server, with the configurations that operators copy."""

import asyncio
import contextlib
import json
import socket
import ssl
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import websockets
from fastapi import FastAPI
from tests.deploy.proxies import Proxy, running

from frostwall.server import run
from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.lan import bind

ADDRESS = "127.0.0.7"  # of the visitor; the proxy has 127.0.0.1
TOO_LARGE = {"caddy": (413, 502), "nginx": (413,)}  # Caddy 2.6 says it the second way
UNSAFE = ssl.create_default_context()
UNSAFE.check_hostname = False
UNSAFE.verify_mode = ssl.CERT_NONE


@contextlib.asynccontextmanager
async def served(folder: Path, name: str) -> AsyncIterator[tuple[FastAPI, Proxy]]:
    listener = bind("127.0.0.1", 0)
    host, port = listener.getsockname()[:2]
    app = make_app(Config(f"sqlite:///{folder / 'table.sqlite'}", workers=1))
    end, begun = run.End(), asyncio.Event()
    hosting = run.Hosting(listener, proxies="127.0.0.1")
    task = asyncio.create_task(run.serve(app, hosting, begun.set, lambda _: None, list, end))
    await asyncio.wait_for(begun.wait(), 30)
    try:
        with running(name, folder, f"{host}:{port}") as proxy:
            yield app, proxy
    finally:
        end.ask()
        await task


def visitor(proxy: Proxy) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=UNSAFE)
    headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "gopher"}  # a lie
    return httpx.AsyncClient(base_url=proxy.url, transport=transport, headers=headers, timeout=30)


async def play(person: httpx.AsyncClient, proxy: Proxy) -> str:
    """Make a table and move, over a socket through the proxy; the table's invitation."""
    answer = await person.post("/api/me", json={"name": "Ann"})
    assert answer.status_code == 200, answer.text
    made = (await person.post("/api/tables", json={"game": "silverfrost", "seats": 1})).json()
    table = made["table"]
    session = next(cookie for cookie in person.cookies.jar if cookie.name == "frostwall_session")
    where = proxy.url.replace("http", "ws", 1) + "/api/socket"
    async with websockets.connect(
        where,
        additional_headers={"cookie": f"frostwall_session={session.value}"},
        ssl=UNSAFE if where.startswith("wss") else None,
        local_addr=(ADDRESS, 0),
        max_size=2**22,
    ) as ears:

        async def ask(**message: object) -> dict[str, object]:
            await ears.send(json.dumps({"ref": "r", "table": table, **message}))
            while (heard := json.loads(await ears.recv())).get("ref") != "r":
                pass
            found: dict[str, object] = heard
            return found

        await ask(type="start")
        view = (await ask(type="sync"))["view"]
        assert isinstance(view, dict)
        move = view["moves"][0]["text"]
        done = await ask(type="move", decision=view["decision"]["id"], key="k", moves=[move])
        assert done["type"] == "done", done
    invite: str = made["invite"]
    return invite


def half_a_head(proxy: Proxy) -> float:
    """Seconds until the proxy gives up somebody who does not go on."""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", proxy.port), 20) as plain, contextlib.ExitStack() as stack:
        slow = stack.enter_context(UNSAFE.wrap_socket(plain)) if proxy.url.startswith("https") else plain
        slow.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
        with contextlib.suppress(OSError):
            while slow.recv(4096):
                pass
    return time.monotonic() - begun


@pytest.mark.parametrize("name", ["caddy", "nginx"])
def test_people_play_through_a_proxy(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with served(tmp_path, name) as (app, proxy):
            async with visitor(proxy) as person:
                page = await person.get("/")
                assert page.status_code == 200
                assert "default-src 'self'" in page.headers["content-security-policy"]
                invite = await play(person, proxy)
                # Limits count the visitor, whatever they claim, and not the proxy.
                assert set(app.state.requests._full) == {ADDRESS}
                # A long record passes, a longer one does not, and neither does a large body for anything else.
                large = await person.post("/api/records", content=b"x" * 3_000_000)
                assert large.status_code in (400, 422), large.text
                longer = await person.post("/api/records", content=b"x" * 6_000_000)
                assert longer.status_code in TOO_LARGE[name], longer.status_code
                assert (await person.post("/api/me", content=b"x" * 100_000)).status_code == 413
                slow = await asyncio.to_thread(half_a_head, proxy)
                assert 0.5 < slow < 15
            assert invite.removeprefix("/j/") not in proxy.log.read_text()

    asyncio.run(story())


@pytest.mark.parametrize("name", ["caddy", "nginx"])
def test_a_proxy_without_a_server_keeps_secrets(tmp_path: Path, name: str) -> None:
    with running(name, tmp_path, "127.0.0.1:1") as proxy:
        with httpx.Client(base_url=proxy.url, verify=UNSAFE) as person:
            person.cookies.set("frostwall_session", "a-session")
            assert person.get("/j/an-invitation").status_code == 502
        time.sleep(0.1)
    told = proxy.log.read_text()
    assert "an-invitation" not in told
    assert "a-session" not in told
