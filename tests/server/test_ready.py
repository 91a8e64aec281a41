"""Whether a server is ready: it is, as long as its database can be written and read."""

import asyncio
import resource
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest
from tests.server.play import NoBots
from tests.server.postgres import Postgres
from tests.server.rig import Server, serving
from tests.server.stores import opened

from frostwall.server import pulse


@pytest.fixture(autouse=True)
def _ask_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)


async def ready(server: Server) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as somebody:
        answer = await somebody.get("/ready")
    return answer.status_code, answer.json()["status"]


def test_a_server_is_ready_unless_its_file_is_locked_or_its_disk_full(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            assert await ready(server) == (200, "ready")
            other = sqlite3.connect(tmp_path / "table.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert await ready(server) == (503, "not ready")
            async with httpx.AsyncClient(base_url=server.base) as somebody:
                assert (await somebody.get("/health")).status_code == 200  # the process is well
            other.execute("ROLLBACK")
            other.close()
            assert await ready(server) == (200, "ready")

            # The log cannot grow any more.
            used = (tmp_path / "table.sqlite-wal").stat().st_size
            before = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (used, before[1]))
            try:
                assert await ready(server) == (503, "not ready")
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)
            assert await ready(server) == (200, "ready")

    asyncio.run(story())


def test_a_server_is_not_ready_without_its_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        name = url.partition("@/")[2].partition("?")[0]
        async with serving(tmp_path, url, workers=NoBots()) as server:
            assert await ready(server) == (200, "ready")
            postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
            postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            assert await ready(server) == (503, "not ready")
            postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
            for _ in range(50):  # it connects again by itself
                if (await ready(server))[0] == 200:
                    break
                await asyncio.sleep(0.1)
            assert await ready(server) == (200, "ready")

    asyncio.run(story())


def test_two_servers_are_ready_from_their_first_moment(postgres: Postgres) -> None:
    """Both write the row that shows it, which is not there yet; the first of them has not committed when the second
    comes."""
    url = postgres.new_database()
    hangs, goes = threading.Event(), threading.Event()

    def point(name: str) -> None:
        if name == "before_commit":
            hangs.set()
            assert goes.wait(20)

    async def story() -> None:
        async with opened(url, point) as one, opened(url) as two:
            first = asyncio.create_task(one.beat(1.0))
            assert await asyncio.to_thread(hangs.wait, 20)
            second = asyncio.create_task(two.beat(2.0))
            await asyncio.sleep(0.3)
            goes.set()
            await asyncio.gather(first, second)

    try:
        asyncio.run(story())
    finally:
        goes.set()


def test_many_who_ask_write_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "FRESH", 60.0)

    async def story() -> None:
        async with serving(tmp_path, limits=False, workers=NoBots()) as server:
            beats: list[float] = []
            real = server.hub.store.beat

            async def beat(at: float) -> None:
                beats.append(at)
                await real(at)

            monkeypatch.setattr(server.hub.store, "beat", beat)
            answers = await asyncio.gather(*(ready(server) for _ in range(8)))
            assert set(answers) == {(200, "ready")}
            assert len(beats) == 1

    asyncio.run(story())
