"""Two servers, a PostgreSQL and a NATS, each of which fails; and a checker over everything that was acknowledged.

A few of each in the gate, many in `make soak`, which also looks at the time on a calm machine.
"""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server import history
from tests.server.mortal import Mortal, Mortals, mortals
from tests.server.nats import Nats
from tests.server.play import people, seated
from tests.server.postgres import Postgres
from tests.server.rig import Person, quiet
from tests.server.steady import Steady, eventually, is_calm, play
from tests.server.test_cluster import cluster
from tests.server.test_fence import tell
from tests.server.test_kill import MOVE_POINTS, stored

Json = dict[str, Any]
OF_ONE_HOST = 10  # tables: a guest has at most 20 sockets


@contextlib.asynccontextmanager
async def two(folder: Path, url: str, bus: str) -> AsyncIterator[tuple[Mortals, list[Mortal]]]:
    async with mortals(folder) as family:
        servers = [
            await family.server(history.named(url, f"server {place}"), place=place, bus=bus)
            for place in (0, 1)
        ]
        history.keep(url)
        yield family, servers


async def guest_at(server: Mortal, name: str) -> Person:
    """Somebody whose connections are not kept: servers close those that rest."""
    found = await server.guest(name)
    kept, found.http = (
        found.http,
        httpx.AsyncClient(
            base_url=server.base,
            cookies=found.http.cookies,
            limits=httpx.Limits(max_keepalive_connections=0),
            timeout=60,
        ),
    )
    await kept.aclose()
    return found


async def tables_of(servers: list[Mortal], count: int) -> tuple[list[Person], list[Steady]]:
    """Running tables of the first server; of the two people at each, one is at the other server."""
    everybody: list[Person] = []
    clients: list[Steady] = []
    for n in range(count):
        if n % OF_ONE_HOST == 0:
            everybody += [
                await guest_at(server, name) for server, name in zip(servers, ("Ann", "Ben"), strict=True)
            ]
        pair = everybody[-2:]
        table = await seated(None, "silverfrost", pair)  # type: ignore[arg-type]  # its people know their servers
        assert (await pair[0].ask(table, type="start"))["type"] == "done"
        clients += [
            Steady(server.base, person.cookie, table, f"{person.name}{n}", patience=1.0)
            for server, person in zip(servers, pair, strict=True)
        ]
    for client in clients:
        await client.until(lambda it: it.view is not None)
    return everybody, clients


def send_to(clients: list[Steady], server: Mortal) -> None:
    """As a proxy would whose server does not answer."""
    for client in clients:
        client.address = server.base.replace("http://", "ws://") + "/api/socket"
        if client._connection is not None:
            client._connection.transport.abort()


async def play_on(clients: Sequence[Steady], lines: int) -> float:
    """Everybody plays until so many lines are new; how long the slowest table took."""
    begun = asyncio.get_running_loop().time()
    goals = {
        client.table: max(one.seq for one in clients if one.table == client.table) + lines
        for client in clients
    }
    await asyncio.gather(
        *(play(client, Random(n), lambda it: it.seq >= goals[it.table]) for n, client in enumerate(clients))
    )
    return asyncio.get_running_loop().time() - begun


async def close(everybody: list[Person], clients: Sequence[Steady]) -> None:
    for client in clients:
        await client.close()
    for person in everybody:
        await person.http.aclose()


async def taken_over(url: str) -> None:
    """One server is left, and has every table."""
    left = "SELECT count(*) FROM nodes"
    orphans = "SELECT count(*) FROM tables WHERE owner IS NULL OR owner NOT IN (SELECT id FROM nodes)"
    async with asyncio.timeout(30):
        while tell(url, left) != [(1,)] or tell(url, orphans) != [(0,)]:  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.1)


def deaths(rng: Random, soak: bool) -> list[tuple[str | None, int]]:
    """Where servers die: at each point of a write, and at points that nobody foresees, of a take-over too."""
    if not soak:
        return [("document", 2), (None, 12)]
    points = ["begin", "line", *MOVE_POINTS, "acknowledge"]
    return [(point, nth) for nth in (1, 2, 3) for point in points] + [
        (None, rng.randrange(1, 150)) for _ in range(20)
    ]


@pytest.mark.timeout(3600)  # with the counts of `make soak`
def test_a_server_dies_at_any_point_of_a_write(
    postgres: Postgres, nats: Nats, tmp_path: Path, soak: bool
) -> None:
    """With kill -9; whoever is at the other server plays on, and nothing acknowledged is lost or doubled."""
    url = postgres.new_database()
    looks_at_time = soak and is_calm()
    quiet()

    async def story() -> None:
        async with two(tmp_path, url, nats.url) as (_, servers):
            everybody, clients = await tables_of(servers, 50 if soak else 2)
            await play_on(clients, 4)
            rng = Random(3)
            for n, (point, nth) in enumerate(deaths(rng, soak)):
                dies, lives = servers[n % 2], servers[1 - n % 2]
                await dies.arm(nth, point)
                talking = [
                    client.post(type="chat", text="Hello", key=f"c{n}-{client.name}")
                    for client in clients[:4]
                ]
                playing = asyncio.create_task(play_on(clients, 4))
                await dies.is_dead()
                died = asyncio.get_running_loop().time()
                send_to(clients, lives)
                await playing
                for said in talking:
                    assert (await said.answer)["type"] == "done"
                if looks_at_time:
                    assert asyncio.get_running_loop().time() - died <= 12, "seconds until all played on"
                await taken_over(url)
                dies.begin()
            assert await history.check(url, clients) >= 4
            await close(everybody, clients)

    asyncio.run(asyncio.wait_for(story(), 3600 if soak else 90))


async def stop(server: Mortal, point: str | None, host: Person, table: str) -> asyncio.Task[Json] | None:
    """Stop a server while nothing happens, or at a point of what it writes: then also what will be answered."""
    if point is None:
        os.kill(server.pid, signal.SIGSTOP)
        return None
    await server.arm(1, point, signal.SIGSTOP)
    late = asyncio.create_task(host.ask(table, type="chat", text="late", key="late"))
    await eventually(
        lambda: Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
    )
    return late


def test_a_server_that_was_stopped_says_and_writes_nothing_of_yesterday(
    postgres: Postgres, nats: Nats, tmp_path: Path, soak: bool
) -> None:
    """Idle, and inside a transaction. In the gate its time is over sooner than by waiting for it."""
    url = postgres.new_database()
    looks_at_time = soak and is_calm()
    quiet()

    async def story() -> None:
        async with two(tmp_path, url, nats.url) as (_, servers):
            everybody, clients = await tables_of(servers, 2)
            host, loop = everybody[0], asyncio.get_running_loop()
            await play_on(clients, 4)
            for n, point in enumerate((None, "before_commit") if soak else ("before_commit",)):
                stops, stays = servers[n % 2], servers[1 - n % 2]
                host.http.base_url = stops.base
                near = await host.socket(stops.base)
                assert (await near.ask(type="sync", table=clients[1].table))["type"] == "synced"
                late = await stop(stops, point, host, clients[0].table)
                stopped = loop.time()
                if not soak:
                    tell(
                        url,
                        "UPDATE nodes SET until = clock_timestamp() WHERE id IN (SELECT owner FROM tables)",
                    )
                send_to(clients, stays)
                await play_on(clients, 4)
                if looks_at_time:
                    assert loop.time() - stopped < 17
                if soak:
                    await asyncio.sleep(max(0.0, stopped + 30 - loop.time()))
                before = {table: (await stored(url, table)).lines for table in {c.table for c in clients}}
                heard = len(near.heard)
                os.kill(stops.pid, signal.SIGCONT)
                if late is not None:
                    await late
                # Asked at once after it woke: either nothing is known yet, or it knows what the other one did.
                answer = await host.ask(clients[0].table, type="sync")
                assert answer.get("code") == "BUSY" or answer["seq"] >= len(before[clients[0].table])
                if soak:  # its own clock says so too
                    await eventually(lambda near=near: near.closed is not None)  # type: ignore[misc]
                    assert (near.closed, len(near.heard)) == (1012, heard), "it has told somebody something"
                await near.close()
                await play_on(clients, 4)
            assert await history.check(url, clients) >= 4
            await close(everybody, clients)

    asyncio.run(asyncio.wait_for(story(), 300))


@pytest.mark.timeout(3600)  # with the counts of `make soak`
def test_a_removed_guest_stays_away_wherever_the_table_is(
    postgres: Postgres, nats: Nats, tmp_path: Path, soak: bool
) -> None:
    """The table changes servers all the time, while it is asked for everything at both."""
    url = postgres.new_database()
    quiet()
    rng = Random(7)

    async def story() -> None:
        async with cluster(tmp_path, (url, nats.url)) as servers:
            history.keep(url)
            host, friend = await people(servers[0], 2)
            for _ in range(1000 if soak else 6):
                table = await seated(servers[0], "watch", [host, friend])
                invite = await host.invited(table)

                async def change_hands(table: str = table) -> None:
                    for _ in range(3):
                        await asyncio.sleep(rng.random() / 50)
                        for server in servers:
                            actor = server.hub.known(table)
                            if actor is not None:
                                await actor.give_away()

                async def remove(table: str = table) -> None:
                    host.http.base_url = rng.choice(servers).base
                    while True:
                        answer = await host.ask(table, type="remove", guest=friend.id)
                        if answer.get("code") != "BUSY":
                            assert answer["type"] == "done", answer
                            return

                async def write(table: str = table, invite: str = invite) -> None:
                    friend.http.base_url = rng.choice(servers).base
                    for n in range(3):
                        await friend.ask(table, type="chat", text="hello", key=f"c{n}")
                        await friend.http.post("/api/join", json={"invite": invite})
                        await friend.ask(table, type="sit", seat=2)

                await asyncio.gather(change_hands(), remove(), write())
                for server in servers:
                    friend.http.base_url = server.base
                    answer = await friend.ask(table, type="sync")
                    assert answer.get("code") in ("REMOVED", "BUSY"), answer
                end = await stored(url, table)
                assert friend.id not in end.row.document.replace(f'"removed":["{friend.id}"]', "")
                assert (await host.ask(table, type="close"))["type"] == "done"
            written = history.noted(url)
            assert len(written) >= (1000 if soak else 6)
            for rows in written.values():
                history.check_epochs(rows)

    asyncio.run(asyncio.wait_for(story(), 3600 if soak else 90))


@pytest.mark.timeout(3600)  # with the counts of `make soak`
def test_servers_are_restarted_one_after_the_other(
    postgres: Postgres, nats: Nats, tmp_path: Path, soak: bool
) -> None:
    """Under load, each in turn and in good order: nothing is lost, and people notice a pause."""
    url = postgres.new_database()
    looks_at_time = soak and is_calm()
    quiet()

    async def story() -> None:
        async with two(tmp_path, url, nats.url) as (_, servers):
            everybody, clients = await tables_of(servers, 20 if soak else 2)
            gaps: list[float] = []
            for n in range(6 if soak else 1):
                stops, stays = servers[n % 2], servers[1 - n % 2]
                playing = asyncio.create_task(play_on(clients, 40 if soak else 12))
                await asyncio.sleep(0.3)
                moving = asyncio.create_task(longest_gap(clients, playing))
                os.kill(stops.pid, signal.SIGTERM)
                send_to(clients, stays)
                await eventually(stops.has_stopped)
                stops.begin()
                await playing
                gaps += await moving
            assert await history.check(url, clients) >= 4
            if looks_at_time:
                assert sorted(gaps)[int(0.99 * len(gaps))] <= 3, "seconds without a move"
            await close(everybody, clients)

    asyncio.run(asyncio.wait_for(story(), 3600 if soak else 90))


async def longest_gap(clients: list[Steady], playing: asyncio.Task[float]) -> list[float]:
    """Of each table, while it is played: the longest time in which nobody heard of a new line."""
    loop = asyncio.get_running_loop()
    last = {client.table: (client.seq, loop.time()) for client in clients}
    longest = dict.fromkeys(last, 0.0)
    while not playing.done():
        for client in clients:
            seq, at = last[client.table]
            if client.seq > seq:
                longest[client.table] = max(longest[client.table], loop.time() - at)
                last[client.table] = (client.seq, loop.time())
        await asyncio.sleep(0.02)
    return list(longest.values())
