"""Several servers on one PostgreSQL with a bus: people at one play at tables of the other, and go on when it goes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server import history
from tests.server.nats import Nats
from tests.server.play import NoBots, people, seated, settings
from tests.server.postgres import Postgres
from tests.server.rig import Clock, Server, quiet, serving
from tests.server.steady import Steady, eventually, is_calm, play
from tests.server.test_kill import stored
from tests.server.test_metrics import counted

from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.lan import bind, url_of
from frostwall.server.run import End, Hosting, serve

Json = dict[str, Any]


@pytest.fixture
def where(postgres: Postgres, nats: Nats) -> tuple[str, str]:
    return postgres.new_database(), nats.url


@contextlib.asynccontextmanager
async def cluster(
    folder: Path, where: tuple[str, str], count: int = 2, **more: Any
) -> AsyncIterator[list[Server]]:
    async with contextlib.AsyncExitStack() as stack:
        named = [(history.named(where[0], f"server {n}"), where[1]) for n in range(count)]
        yield [await stack.enter_async_context(one(folder, place, **more)) for place in named]


def one(folder: Path, where: tuple[str, str], **more: Any) -> contextlib.AbstractAsyncContextManager[Server]:
    config = Config(database=where[0], bus=where[1], workers=1)
    return serving(folder, where[0], config, limits=False, **{"workers": NoBots(), **more})


def run(story: Any, seconds: float = 60) -> None:
    asyncio.run(asyncio.wait_for(story, seconds))


def test_a_game_is_played_by_people_at_two_servers(where: tuple[str, str], tmp_path: Path) -> None:
    """Whoever asks where sees the same; each line is written once, by the server that has the table."""

    async def story() -> None:
        async with cluster(tmp_path, where) as (first, second):
            host, friend = await people(first, 2)
            friend.http.base_url = second.base
            table = await seated(first, "silverfrost", [host, friend])
            assert (await host.ask(table, type="start"))["type"] == "done"
            assert first.hub.known(table) is not None
            assert second.hub.known(table) is None
            # Readers need no table of their own.
            page = await friend.http.get(f"/api/records/{table}/views")
            assert page.status_code == 200, page.text
            clients = [
                Steady(first.base, host.cookie, table, "host"),
                Steady(second.base, friend.cookie, table, "friend"),
                Steady(second.base, host.cookie, table, "other tab"),
            ]
            made = await asyncio.gather(
                *(play(client, Random(n), lambda it: it.seq >= 60) for n, client in enumerate(clients))
            )
            said = await clients[1].ask(type="chat", text="well met", key="c1")
            assert said["type"] == "done"
            last = max(client.seq for client in clients)
            for client in clients:
                await client.until(lambda it: it.seq >= last and len(it.chat) >= 2)
            assert made[0]
            assert made[1]
            assert clients[0].view == clients[2].view
            assert clients[0].events == clients[2].events
            assert second.hub.known(table) is None
            for client in clients:
                await client.close()
            end = await stored(where[0], table)
            assert end.row.epoch == 1

    run(story())


def test_a_planned_stop_hands_tables_on(where: tuple[str, str], tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(tmp_path, where, 1) as (second,):
            async with one(tmp_path, where) as first:
                host, friend = await people(first, 2)
                friend.http.base_url = second.base
                table = await seated(first, "silverfrost", [host, friend])
                assert (await host.ask(table, type="start"))["type"] == "done"
                client = Steady(second.base, friend.cookie, table, "friend")
                await client.until(lambda it: it.view is not None)
                began = asyncio.get_running_loop().time()
            host.http.base_url = second.base
            answer = await client.ask(type="chat", text="still here", key="c1")
            assert answer["type"] == "done"
            assert asyncio.get_running_loop().time() - began < 10
            actor = second.hub.known(table)
            assert actor is not None
            await client.until(lambda it: it.chat)
            await client.close()
            assert (await stored(where[0], table)).row.epoch == 2
            assert first.hub.figures.lost == {"stopped": 1}
            assert second.hub.figures.taken.total() == 1

    run(story())


def test_a_lost_bus_leaves_local_tables_alone(where: tuple[str, str], tmp_path: Path, nats: Nats) -> None:
    quiet()

    async def story() -> None:
        async with cluster(tmp_path, where) as (first, second):
            host, friend = await people(first, 2)
            friend.http.base_url = second.base
            table = await seated(first, "silverfrost", [host, friend])
            far = Steady(second.base, friend.cookie, table, "far")
            await far.until(lambda it: it.info)
            nats.stop()
            await eventually(lambda: not second.hub.gateway.bus.is_connected)  # type: ignore[union-attr]  # the same
            for n in range(3):
                answer = await host.ask(table, type="chat", text=f"line {n}", key=f"k{n}")
                assert answer["type"] == "done"
            assert (await friend.ask(table, type="sync"))["code"] == "BUSY"
            nats.start()
            await far.until(lambda it: len(it.chat) == 3, 10)
            assert (await friend.ask(table, type="sync"))["type"] == "synced"
            await far.close()

    run(story())


def test_who_is_forgotten_at_one_server_is_gone_at_all(
    where: tuple[str, str], tmp_path: Path, soak: bool
) -> None:
    seconds = 1 if soak and is_calm() else 30

    async def story() -> None:
        async with cluster(tmp_path, where) as (first, second):
            host, friend = await people(first, 2)
            table = await seated(first, "silverfrost", [host, friend])
            ears = await friend.socket()
            assert (await ears.ask(type="sync", table=table))["type"] == "synced"
            await first.hub.gateway._look()  # type: ignore[union-attr]  # with a bus there is one
            friend.http.base_url = second.base
            await second.hub.gateway._look()  # type: ignore[union-attr]  # with a bus there is one
            assert (await friend.http.delete("/api/me")).status_code in (200, 204)
            await eventually(lambda: ears.closed == 1008, seconds)
            info = (await host.ask(table, type="sync"))["info"]
            assert [guest["guest"] for guest in info["guests"]] == [host.id]

    run(story())


def test_a_planned_stop_closes_sockets_one_after_the_other(where: tuple[str, str], tmp_path: Path) -> None:
    """Their clients are not to come to the other servers all at once. Asked twice, it does not take its time."""

    async def story() -> None:
        config = Config(database=where[0], bus=where[1], workers=1)
        app = make_app(config, workers=NoBots())  # type: ignore[arg-type]  # it is asked for no bot
        listener = bind("127.0.0.1", 0)
        base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        ready, end = asyncio.Event(), End()
        async with cluster(tmp_path, where, 1) as (second,):
            operator = bind("127.0.0.1", 0)
            hosting = Hosting(listener, grace=60, metrics=operator)
            running = asyncio.create_task(serve(app, hosting, ready.set, lambda _: None, list, end))
            await ready.wait()
            await eventually(lambda: app.state.hub.gateway.company() == 1)
            ann = await second.guest("Ann")
            table = await ann.make("watch", seats=3)
            assert (await ann.ask(table, type="sync"))["type"] == "synced"
            sockets = [await ann.socket(base) for _ in range(4)]
            for one in sockets:
                assert (await one.ask(type="sync", table=table))["type"] == "synced"
            shown = await counted(url_of(operator))
            names = ("servers", "bus_connected", "tables_elsewhere", "tables")
            assert [shown[f"frostwall_{name}"] for name in names] == [2, 1, 1, 0]
            assert shown["frostwall_passed_on_seconds_count{kind=sync}"] == len(sockets)
            for way in ("in", "out"):
                assert shown[f"frostwall_bus_messages_total{{way={way}}}"] >= len(sockets)
            assert shown["frostwall_bus_troubles_total{what=reconnected}"] == 0
            end.ask()
            await eventually(lambda: any(one.closed for one in sockets))
            with pytest.raises(OSError, match="Connect"):
                await ann.socket(base)
            left = [one for one in sockets if one.closed is None]
            assert left
            for one in left:
                assert (await one.ask(type="sync", table=table))["type"] == "synced"
            end.ask()
            await running
            await eventually(lambda: all(one.closed == 1012 for one in sockets))

    run(story())


def test_the_clocks_of_a_table_go_with_it(where: tuple[str, str], tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with cluster(tmp_path, where, clock=clock) as (first, second):
            both = await people(first, 2)
            table = await seated(first, "silverfrost", both, settings=settings(clock_move=100))
            assert (await both[0].ask(table, type="start"))["type"] == "done"
            actor = first.hub.known(table)
            assert actor is not None
            clock.now += 60
            await actor.give_away()
            both[0].http.base_url = second.base
            info = (await both[0].ask(table, type="sync"))["info"]
            assert [seat["deadline"] for seat in info["seats"] if seat["deadline"]] == [clock.now + 40]
            assert (await stored(where[0], table)).row.epoch == 2

    run(story())
