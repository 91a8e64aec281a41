"""What is forgotten and when, and copies made while a server writes."""

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.postgres import Postgres
from tests.server.stores import answer_to, append, guest, line, opened, run, table

from frostwall.server.config import Keep
from frostwall.server.store import ChatRow, Store, StoreError, backup, find_address
from frostwall.server.store.database import VERSION_TABLE, make_engine

DAY = 86_400.0
NOW = 1000 * DAY
FOREVER = Keep(lobby=None, finished=None, idle=None, guests=None)


async def furnish(store: Store) -> None:
    """Per stage 25 tables, touched 0, 1, 2, ... days ago; per day a guest, who is a member of one table."""

    async def one(n: int) -> None:
        at = NOW - n * DAY - 1
        await store.add_guest(guest(str(n), seen=at))
        for stage in ("lobby", "playing", "over", "closed"):
            await store.add_table(table(f"{stage}{n}", stage, touched=at), [line(1), line(2)])
        where = "playing" if n % 2 else "over"
        await store.join(f"table{where}{n}", f"guest{n}")
        await store.add_chat(f"table{where}{n}", ChatRow(1, f"guest{n}", str(n), "hello", at))

    await asyncio.gather(*(one(n) for n in range(25)))


async def left(store: Store, stage: str) -> list[int]:
    return [n for n in range(25) if await store.table(f"table{stage}{n}") is not None]


def test_nothing_is_forgotten_that_is_kept_forever(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            assert await store.forget(NOW * 100, FOREVER) == 0
            assert await left(store, "lobby") == list(range(25))

    run(story())


def test_tables_are_kept_by_their_stage(database_url: str) -> None:
    points: list[str] = []

    async def story() -> None:
        async with opened(database_url, points.append) as store:
            await furnish(store)
            points.clear()
            count = await store.forget(NOW, Keep(lobby=2, finished=10, idle=20.5, guests=None))
            assert count == 23 + 15 + 15 + 4
            assert points.count("after_commit") >= 8  # a few at a time
            assert await left(store, "lobby") == [0, 1]
            assert await left(store, "over") == list(range(10))
            assert await left(store, "closed") == list(range(10))
            assert await left(store, "playing") == list(range(21))
            assert len(await store.lines("tableover9")) == 2
            assert await store.lines("tableover10") == []
            assert await store.guest("guest24") is not None
            assert await store.forget(NOW, Keep(lobby=2, finished=10, idle=20.5, guests=None)) == 0

    run(story())


def test_guests_are_forgotten_unless_they_sit_at_a_running_table(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            await store.saw_guest("guest24", NOW)  # a mark counts before it is written
            assert await store.forget(NOW, replace(FOREVER, guests=7)) == 8
            there = [n for n in range(25) if await store.guest(f"guest{n}") is not None]
            assert there == [0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 19, 21, 23, 24]
            assert await store.chat("tableover8") == [ChatRow(1, None, "", "hello", NOW - 8 * DAY - 1)]
            assert (await store.chat("tableplaying9"))[0].name == "9"
            # Once their game is gone they go too.
            assert await store.forget(NOW, replace(FOREVER, idle=8, guests=7)) == 17 + 8

    run(story())


# --- copies --------------------------------------------------------------------------------------------


def rows_of(connection: sa.Connection) -> dict[str, list[tuple[object, ...]]]:
    shape = sa.MetaData()
    shape.reflect(connection)
    return {
        found.name: sorted((tuple(row) for row in connection.execute(sa.select(found))), key=repr)
        for found in shape.sorted_tables
    }


def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    with make_engine(find_address(url)).connect() as connection:
        return rows_of(connection)


@pytest.fixture
def target(tmp_path: Path) -> Iterator[Path]:
    """Where the copy goes; nothing else may be left beside it."""
    place = tmp_path / "copies #1?"
    place.mkdir()
    yield place / "copy.db"
    assert [path.name for path in place.iterdir() if path.name != "copy.db"] == []


def test_a_copy_holds_everything_and_can_be_served(database_url: str, target: Path) -> None:
    async def write() -> None:
        async with opened(database_url) as store:
            await furnish(store)
            await store.append(append(table("playing1", listed=True), [3, 4], key="k"))

    run(write())
    backup(database_url, target)
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    before = contents(database_url)
    opened_copy = target.parent.parent / "served.db"
    opened_copy.write_bytes(target.read_bytes())
    assert contents(f"sqlite:///{opened_copy}") == before
    assert contents(f"sqlite:///{target}") == before  # which turns it to WAL, as a server would
    assert len(before["lines"]) == 202

    async def read() -> None:
        async with opened(f"sqlite:///{opened_copy}") as store:
            assert len(await store.running()) == 25
            assert await answer_to(store, "tableplaying1", "guestann", "k") == "answer to k"
            await store.append(append(table("playing1"), [5]))

    run(read())


def test_a_copy_made_while_writing_is_one_moment(database_url: str, target: Path) -> None:
    """Each append writes a line at two tables in turn and says so in the document: in any one moment all agree."""

    async def story() -> None:
        stop = asyncio.Event()

        async def write(name: str) -> int:
            seq = 0
            while not stop.is_set():
                seq += 2
                await store.append(append(table(name), [seq - 1, seq], key=str(seq)))
            return seq

        async with opened(database_url) as store:
            for name in "ab":
                await store.add_table(table(name))
            writers = [asyncio.create_task(write(name)) for name in "ab"]
            await asyncio.sleep(0.05)
            copies = [target.parent.parent / f"copy{n}.db" for n in range(5)]
            for copy in copies:
                await asyncio.to_thread(backup, database_url, copy)
            stop.set()
            last = await asyncio.gather(*writers)
            assert [len(await store.lines(f"table{name}")) for name in "ab"] == last
        for copy in copies:
            found = contents(f"sqlite:///{copy}")
            for name in "ab":
                lines = [row for row in found["lines"] if row[0] == f"table{name}"]
                keys = [row for row in found["keys"] if row[0] == f"table{name}"]
                (row,) = (row for row in found["tables"] if row[0] == f"table{name}")
                assert len(lines) == 2 * len(keys)
                assert f'{{"last": {len(lines)}}}' in row or not lines

    run(story())


def test_a_copy_replaces_only_what_it_may(database_url: str, target: Path) -> None:
    async def write() -> None:
        async with opened(database_url) as store:
            await store.add_table(table())

    run(write())
    target.write_text("precious")
    with pytest.raises(StoreError) as caught:
        backup(database_url, target)
    assert caught.value.code == "BACKUP_EXISTS"
    assert target.read_text() == "precious"
    backup(database_url, target, overwrite=True)
    served = target.parent.parent / "served.db"
    served.write_bytes(target.read_bytes())
    assert len(contents(f"sqlite:///{served}")["tables"]) == 1

    async def in_use() -> None:
        async with opened(f"sqlite:///{served}"):
            with pytest.raises(StoreError) as caught:
                await asyncio.to_thread(backup, database_url, served, overwrite=True)
            assert caught.value.code == "BACKUP_IN_USE"

    run(in_use())
    with pytest.raises(StoreError) as caught:
        backup(f"sqlite:///{served}", served, overwrite=True)
    assert caught.value.code == "BACKUP_IN_USE"


def test_what_cannot_be_copied(target: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    notes = tmp_path / "notes.txt"
    notes.write_text("These are my notes.\n" * 100)
    for url, code in (
        (f"sqlite:///{tmp_path / 'missing.db'}", "NO_SUCH_DATABASE"),
        (f"sqlite:///{empty}", "NO_SUCH_DATABASE"),
        ("sqlite://", "NO_SUCH_DATABASE"),
        (f"sqlite:///{notes}", "NOT_A_DATABASE"),
        (f"postgresql://app:hunter2@/x?host={tmp_path}", "DATABASE_UNREACHABLE"),
    ):
        with pytest.raises(StoreError) as caught:
            backup(url, target)
        assert caught.value.code == code
        assert "hunter2" not in str(caught.value)
        assert not target.exists()
    assert not (tmp_path / "missing.db").exists()


def test_a_copy_that_cannot_be_written(database_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(database_url):
            pass

    run(story())
    with pytest.raises(StoreError) as caught:
        backup(database_url, tmp_path / "missing" / "copy.db")
    assert caught.value.code == "BACKUP_NOT_WRITABLE"


def test_a_postgres_that_is_empty_or_newer_is_not_copied(postgres: Postgres, target: Path) -> None:
    url = postgres.new_database()

    async def story() -> None:
        async with opened(url):
            pass

    with pytest.raises(StoreError) as caught:
        backup(url, target)
    assert caught.value.code == "NO_SUCH_DATABASE"
    run(story())
    with make_engine(find_address(url)).begin() as connection:
        connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StoreError) as caught:
        backup(url, target)
    assert caught.value.code == "DATABASE_NEWER"
