"""What one address may ask for, on every route, and how long others wait for it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import websockets
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from tests.server.rig import Clock, Server, serving
from tests.server.steady import eventually
from tests.server.worlds import EchoBots

from frostwall.server.figures import Figures
from frostwall.server.http import gate
from frostwall.server.http.gate import AT_ONCE, LONGEST_HEAD, Gate
from frostwall.server.http.limits import Buckets

ROUTES = [
    "/",
    "/new",
    "/about",
    "/rules/watch",
    "/rules/watch/BLD-1",
    "/api/rules/watch",
    "/api/games",
    "/api/me",
    "/openapi.json",
    "/health",
    "/nothing",
]


def at(server: Server, address: str) -> httpx.AsyncClient:
    """A browser on another address of the loopback."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.base, transport=transport, timeout=30)


def test_every_route_is_counted_for_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "LONGEST_WAIT", 0.01)

    async def story() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            clock = Clock()
            for path in ROUTES:
                server.state.requests = Buckets(rate=0.1, burst=2, clock=clock)
                async with at(server, "127.0.0.2") as one, at(server, "127.0.0.3") as other:
                    codes = [(await one.get(path)).status_code for _ in range(3)]
                    assert [code == 429 for code in codes] == [False, False, True], path
                    refused = await one.get(path)
                    assert refused.json()["code"] == "TOO_FAST"
                    assert int(refused.headers["retry-after"]) >= 10
                    assert (await other.get(path)).status_code != 429, path
            server.state.requests = Buckets(rate=0.1, burst=5, clock=clock)
            address = server.base.replace("http", "ws") + "/api/socket"
            for _ in range(2):  # the first is refused for its session, the second unseen
                with pytest.raises(websockets.InvalidStatus):
                    await websockets.connect(
                        address, additional_headers={"cookie": "frostwall_session=forged"}
                    )

    asyncio.run(story())


def test_a_head_is_no_longer_than_it_may_be(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server, at(server, "127.0.0.2") as one:
            for long in ({"headers": {"x-long": "x" * LONGEST_HEAD}}, {"params": {"x": "x" * LONGEST_HEAD}}):
                answer = await one.get("/api/games", **long)  # type: ignore[arg-type]  # each is one of its arguments
                assert (answer.status_code, answer.json()["code"]) == (431, "TOO_LARGE")
            assert (await one.get("/api/games", headers={"x-long": "x" * 10_000})).status_code == 200

    asyncio.run(story())


def test_requests_of_one_address_wait_behind_each_other_only() -> None:
    async def story() -> None:
        here: dict[str, int] = {}
        most: dict[str, int] = {}
        go_on = asyncio.Event()

        async def work(request: Request) -> Response:
            body = await request.body()  # nobody's turn while it is on its way
            host = request.client.host if request.client else ""
            here[host] = here.get(host, 0) + 1
            most[host] = max(most.get(host, 0), here[host])
            await go_on.wait()
            here[host] -= 1
            return PlainTextResponse(body)

        app = Starlette(routes=[Route("/", work, methods=["GET", "POST"])])
        app.state.requests = Buckets(1e9, 1e9, asyncio.get_running_loop().time)
        app.add_middleware(Gate, figures=Figures())

        def browser(host: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app, client=(host, 1))
            return httpx.AsyncClient(transport=transport, base_url="http://x")

        late = asyncio.Event()

        async def slow_body() -> AsyncIterator[bytes]:
            yield b"a"
            await late.wait()
            yield b"b"

        async with browser("192.0.2.1") as much, browser("192.0.2.2") as other:
            slow = [asyncio.ensure_future(much.post("/", content=slow_body())) for _ in range(9)]
            asked = [asyncio.ensure_future(much.get("/")) for _ in range(20)]
            # Requests whose body does not come take no turn.
            await eventually(lambda: here.get("192.0.2.1") == AT_ONCE)
            alone = asyncio.ensure_future(other.get("/"))
            await eventually(lambda: here.get("192.0.2.2") == 1)
            go_on.set()
            late.set()
            answers = await asyncio.gather(alone, *asked, *slow)
        assert [answer.status_code for answer in answers] == [200] * 30
        assert answers[-1].text == "ab"
        assert most == {"192.0.2.1": AT_ONCE, "192.0.2.2": 1}

    asyncio.run(story())
