"""Two servers with much to do: a table that a crowd looks at, and a server that dies with many tables.

A few of each in the gate; as many as are promised in `make soak`, which also looks at the time on a calm machine.
"""

import asyncio
import contextlib
import json
import os
import signal
import statistics
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import websockets
from tests.server import history
from tests.server.nats import Nats
from tests.server.play import seated, settings
from tests.server.postgres import Postgres
from tests.server.rig import quiet
from tests.server.steady import Steady, eventually, is_calm
from tests.server.test_cluster_faults import close, guest_at, play_on, two
from tests.server.test_fence import tell

from frostwall.server.table.ids import new_id

EACH = 20  # sockets of one guest
IDLE = 2.0  # seconds after which a client asks again


class Timed(Steady):
    """Keeps how long each move took, in seconds."""

    def __init__(self, address: str, cookie: str, table: str, name: str) -> None:
        super().__init__(address, cookie, table, name, IDLE)
        self.took: list[float] = []

    async def ask(self, **message: Any) -> dict[str, Any]:
        begun = asyncio.get_running_loop().time()
        answer = await super().ask(**message)
        self.took.append(asyncio.get_running_loop().time() - begun)
        return answer


def p99(clients: list[Timed]) -> float:
    took = [one for client in clients for one in client.took]
    return statistics.quantiles(took, n=100)[-1]


class Onlooker:
    """A socket that only listens. What it hears joins on to what it heard before."""

    def __init__(self, connection: websockets.ClientConnection, table: str) -> None:
        self._connection = connection
        self._table = table
        self.seq = -1
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        await self._connection.send(json.dumps({"type": "sync", "table": self._table, "scene": False}))
        async for text in self._connection:
            heard = json.loads(text)
            if heard["type"] == "synced":
                self.seq = heard["seq"]
            elif heard["type"] == "update":
                assert heard["since"] == self.seq, "nothing is lost and nothing comes twice"
                self.seq = heard["seq"]


@contextlib.asynccontextmanager
async def crowd(
    bases: list[str], cookies: list[str], table: str, count: int
) -> AsyncIterator[list[Onlooker]]:
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for n in range(count):
            address = bases[n % 2].replace("http://", "ws://") + "/api/socket"
            headers = {"cookie": cookies[n // EACH]}
            connection = await stack.enter_async_context(
                websockets.connect(address, additional_headers=headers, max_size=2**22)
            )
            found.append(Onlooker(connection, table))
        await eventually(lambda: all(one.seq >= 0 for one in found))
        yield found
        for one in found:
            if one.task.done():
                one.task.result()
            one.task.cancel()


@pytest.mark.timeout(900)  # with the counts of `make soak`
def test_a_crowd_at_both_servers_sees_every_move(
    postgres: Postgres, nats: Nats, tmp_path: Path, soak: bool
) -> None:
    url = postgres.new_database()
    quiet()
    looks_at_time = soak and is_calm()
    count, lines = (200, 120) if soak else (12, 20)

    async def story() -> None:
        async with two(tmp_path, url, nats.url) as (_, servers):
            everybody = [await guest_at(server, "Ann") for server in servers]
            table = await seated(
                None,  # type: ignore[arg-type]  # its people know their servers
                "silverfrost",
                everybody,
                settings=settings(listed=True),
            )
            assert (await everybody[0].ask(table, type="start"))["type"] == "done"
            everybody += [await guest_at(servers[0], f"Eve {n}") for n in range((count + EACH - 1) // EACH)]
            cookies = [person.cookie for person in everybody]
            clients = [
                Timed(server.base, cookie, table, f"p{n}")
                for n, (server, cookie) in enumerate(zip(servers, cookies[:2], strict=True))
            ]
            async with crowd([server.base for server in servers], cookies[2:], table, count) as onlookers:
                await play_on(clients, lines)
                last = max(client.seq for client in clients)
                await eventually(lambda: all(one.seq == last or one.task.done() for one in onlookers))
            assert await history.check(url, clients) >= 3
            if looks_at_time:
                assert p99(clients) <= 0.1, "seconds for a move"
            await close(everybody, clients)

    asyncio.run(asyncio.wait_for(story(), 900))


def multiply(url: str, table: str, count: int) -> list[str]:
    """As many tables like this one, of the same server."""
    ids = [new_id() for _ in range(count)]
    with psycopg.connect(url) as connection, connection.cursor() as cursor:
        for number in ids:
            names = {"old": table, "new": number, "invite": new_id(12)}
            cursor.execute(
                "INSERT INTO tables (id, game, stage, listed, invite, seed, header, document, created, touched,"
                " acting, owner, epoch) SELECT %(new)s, game, stage, listed, %(invite)s, seed, header,"
                " replace(document, %(old)s, %(new)s), created, touched, acting, owner, epoch"
                " FROM tables WHERE id = %(old)s",
                names,
            )
            for name, columns in (
                ("lines", "seq, seat, text, notes, at"),
                ("members", "guest_id, seen_line"),
            ):
                cursor.execute(
                    f"INSERT INTO {name} (table_id, {columns}) SELECT %(new)s, {columns} FROM {name}"
                    " WHERE table_id = %(old)s".encode(),
                    names,
                )
    return ids


@pytest.mark.timeout(900)  # with the counts of `make soak`
def test_the_tables_of_a_server_that_dies_come_back(
    postgres: Postgres, nats: Nats, tmp_path: Path, soak: bool
) -> None:
    """Their clocks run, so that each of them must be in memory. Meanwhile the other server's own tables go on."""
    url = postgres.new_database()
    quiet()
    looks_at_time = soak and is_calm()
    count, seconds = (1000, 60) if looks_at_time else (1000 if soak else 25, 240)

    async def story() -> None:
        async with two(tmp_path, url, nats.url) as (_, servers):
            everybody = [await guest_at(server, name) for server in servers for name in ("Ann", "Ben")]
            tables = []
            for pair in (everybody[:2], everybody[2:]):
                clock = settings(clock_move=86_400)
                tables.append(await seated(None, "silverfrost", pair, settings=clock))  # type: ignore[arg-type]  # as above
                assert (await pair[0].ask(tables[-1], type="start"))["type"] == "done"
            clients = [
                Timed(servers[n // 2].base, person.cookie, tables[n // 2], f"p{n}")
                for n, person in enumerate(everybody)
            ]
            await play_on(clients, 60 if soak else 10)
            last = clients[0].seq
            for client in clients[:2]:
                await client.close()
            copies = multiply(url, tables[0], count)
            os.kill(servers[0].pid, signal.SIGKILL)
            playing = asyncio.create_task(until_cancelled(clients[2:]))
            # Adopted is one epoch, in memory another.
            back = f"SELECT count(*) FROM tables WHERE epoch >= 3 AND id <> '{tables[1]}'"
            async with asyncio.timeout(seconds):
                while tell(url, back) != [(count + 1,)]:  # noqa: ASYNC110 - nobody announces it
                    await asyncio.sleep(0.1)
            playing.cancel()
            await servers[0].is_dead()
            for table in copies[:: count // 5]:
                everybody[0].http.base_url = servers[1].base
                answer = await everybody[0].ask(table, type="sync")
                assert (answer["type"], answer["seq"]) == ("synced", last)
            assert await history.check(url, clients[2:]) > 0
            if looks_at_time:
                assert p99(clients[2:]) <= 0.2, "seconds for a move of somebody else"
            await close(everybody, clients[2:])

    asyncio.run(asyncio.wait_for(story(), 900))


async def until_cancelled(clients: list[Timed]) -> None:
    while True:
        await play_on(clients, 1)
        await asyncio.sleep(0.05)
