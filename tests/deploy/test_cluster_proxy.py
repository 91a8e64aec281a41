"""Two servers behind Caddy, with the configuration of `deploy/cluster.Caddyfile`."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from fastapi import FastAPI
from tests.deploy.proxies import running
from tests.server.nats import Nats, nats
from tests.server.play import NoBots
from tests.server.postgres import Postgres, postgres
from tests.server.rig import quiet
from tests.server.steady import eventually

from frostwall.server import run
from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.lan import bind

__all__ = ["nats", "postgres"]


class Stoppable:
    """A server, and which of them it is."""

    def __init__(self, name: str, database: str, bus: str) -> None:
        self.name = name
        self.listener = bind("127.0.0.1", 0)
        self.app: FastAPI = make_app(
            Config(database, bus=bus, workers=1),
            workers=NoBots(),  # type: ignore[arg-type]  # it is asked for no bot
        )
        self.app.add_api_route("/test/name", self.say)
        self._end = run.End()
        self._task: asyncio.Task[None] | None = None

    async def say(self) -> str:
        return self.name

    @property
    def where(self) -> str:
        return "{}:{}".format(*self.listener.getsockname()[:2])

    async def start(self) -> None:
        begun = asyncio.Event()
        hosting = run.Hosting(self.listener, proxies="127.0.0.1", grace=0.5)
        serving = run.serve(self.app, hosting, begun.set, lambda _: None, list, self._end)
        self._task = asyncio.create_task(serving)
        await asyncio.wait_for(begun.wait(), 30)

    async def stop(self) -> None:
        self._end.ask()
        task, self._task = self._task, None
        if task is not None:
            await task


@contextlib.asynccontextmanager
async def two(database: str, bus: str) -> AsyncIterator[list[Stoppable]]:
    found = [Stoppable(name, database, bus) for name in ("first", "second")]
    try:
        for one in found:
            await one.start()
        await eventually(lambda: all(one.app.state.hub.gateway.company() == 1 for one in found))
        yield found
    finally:
        for one in found:
            await one.stop()


async def name_of(person: httpx.AsyncClient) -> str:
    answer = await person.get("/test/name")
    assert answer.status_code == 200, answer.text
    found: str = answer.json()
    return found


def test_a_session_stays_at_a_server_and_goes_on_when_that_stops(
    postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    quiet()

    async def story() -> None:
        async with two(postgres.new_database(), nats.url) as servers, contextlib.AsyncExitStack() as stack:
            upstreams = " ".join(one.where for one in servers)
            proxy = stack.enter_context(running("cluster", tmp_path, upstreams))
            people: dict[str, httpx.AsyncClient] = {}  # one at each server
            for _ in range(40):
                person = await stack.enter_async_context(httpx.AsyncClient(base_url=proxy.url, timeout=30))
                assert (await person.post("/api/me", json={"name": "Ann"})).status_code == 200
                names = {await name_of(person) for _ in range(4)}
                assert len(names) == 1, "a session stays at one server"
                people.setdefault(names.pop(), person)
                if len(people) == 2:
                    break
            assert set(people) == {"first", "second"}
            person = people["first"]
            table = (await person.post("/api/tables", json={"game": "silverfrost", "seats": 1})).json()[
                "table"
            ]
            ask = {"type": "start", "table": table}
            assert (await person.post(f"/api/tables/{table}/ask", json=ask)).json()["type"] == "done"
            stopping = asyncio.create_task(servers[0].stop())
            codes = set()
            while not stopping.done() or await name_of(person) != "second":
                codes.add((await person.get("/api/me")).status_code)
                await asyncio.sleep(0.02)
            await stopping
            assert codes == {200}
            assert await name_of(people["second"]) == "second"
            found = (
                await person.post(f"/api/tables/{table}/ask", json={"type": "sync", "table": table})
            ).json()
            assert (found["type"], found["info"]["stage"]) == ("synced", "playing")

    asyncio.run(asyncio.wait_for(story(), 90))
