"""Opening a database: its settings, its migrations, and a clear word where it cannot be."""

import asyncio
import logging
import sqlite3
import stat
import traceback
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from tests.server.postgres import Postgres
from tests.server.stores import answer_to, append, guest, line, opened, run, table

from frostwall.server.store import Append, AttemptRow, Store, StoreError, find_address, schema
from frostwall.server.store.database import (
    VERSION_TABLE,
    current_revision,
    known_revisions,
    make_engine,
    migrate,
)


async def open_and_close(url: str) -> None:
    async with opened(url):
        pass


def refused(url: str) -> StoreError:
    """Why this database cannot be opened."""
    with pytest.raises(StoreError) as caught:
        run(open_and_close(url))
    return caught.value


def test_the_settings_of_sqlite_are_really_set(tmp_path: Path) -> None:
    file = tmp_path / "frostwall.db"

    def settings(connection: sa.Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            found = await store._read(settings)
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}

    run(story())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600  # seeds of running games are in it


def test_postgres_acknowledges_after_the_disk(postgres: Postgres) -> None:
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def story() -> None:
        async with opened(url) as store:
            setting = await store._read(
                lambda connection: connection.scalar(sa.text("SHOW synchronous_commit"))
            )
            assert setting == "on"

    run(story())


def with_rowid(found: sa.Table) -> bool:
    return bool(found.dialect_options["sqlite"]["with_rowid"])


def test_migrations_make_what_the_schema_declares(database_url: str) -> None:
    run(open_and_close(database_url))
    with make_engine(find_address(database_url)).connect() as connection:
        assert current_revision(connection) == known_revisions()[0]
        context = MigrationContext.configure(
            connection, opts={"version_table": VERSION_TABLE, "compare_server_default": True}
        )
        assert compare_metadata(context, schema.metadata) == []
        if connection.dialect.name == "sqlite":  # which Alembic does not compare
            made = connection.exec_driver_sql(
                "SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'"
            )
            declared = [found.name for found in schema.metadata.tables.values() if not with_rowid(found)]
            assert sorted(made.scalars()) == sorted(declared)


def test_migrations_run_once_and_keep_what_is_there(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_table(table())
            await store.append(append(table(), [1]))
        for _ in range(2):
            async with opened(database_url) as store:
                assert len(await store.lines("tablet")) == 1

    run(story())
    with make_engine(find_address(database_url)).connect() as connection:
        count = connection.scalar(sa.select(sa.func.count()).select_from(sa.table(VERSION_TABLE)))
    assert count == 1


def test_a_filled_database_of_the_first_shape_is_brought_to_the_present_one(database_url: str) -> None:
    """Everything of it is still there, who is to move as a column, and attempts at the game of a day can be written."""
    address = find_address(database_url)
    chat = {
        "table_id": "tablet",
        "n": 1,
        "guest_id": "guestann",
        "name": "ann",
        "text": "Good evening",
        "at": 5.0,
    }
    with make_engine(address).connect() as connection:
        migrate(address, connection, "0001")
        assert current_revision(connection) == "0001"
        assert not sa.inspect(connection).has_table("attempts")
        connection.execute(sa.insert(schema.guests), [vars(guest("ann")), vars(guest("bob"))])
        before = ({"document": '{"seats":[],"acting":[]}'}, {"document": '{"acting":[0,3],"name":"\u0141"}'})
        for row, old in zip((table(), table("other", "over")), before, strict=True):
            found = {**vars(row), **old}
            del found["acting"], found["epoch"]
            connection.execute(sa.insert(sa.table("tables", *map(sa.column, found))), [found])
        rows = [{"table_id": "tablet", **vars(line(seq))} for seq in range(1, 6)]
        connection.execute(sa.insert(schema.lines), rows)
        connection.execute(sa.insert(schema.members), [{"table_id": "tablet", "guest_id": "guestann"}])
        connection.execute(sa.insert(schema.chat), [chat])
        key = {"table_id": "tablet", "guest_id": "guestann", "key": "k", "answer": "yes"}
        connection.execute(sa.insert(schema.keys), [key])
        connection.commit()

    async def story() -> None:
        async with opened(database_url) as store:
            assert await store.guest("guestann") == guest("ann")
            assert await store.guest("guestbob") == guest("bob")
            moved = replace(table(), document='{"seats":[]}')
            assert await store.table("tablet") == moved
            other = replace(table("other", "over"), document='{"name":"\u0141"}', acting="0,3")
            assert await store.table("tableother") == other
            assert await store.lines("tablet") == [line(seq) for seq in range(1, 6)]
            assert await store.tables_of("guestann") == [moved]
            assert [row.text for row in await store.chat("tablet")] == ["Good evening"]
            assert await answer_to(store, "tablet", "guestann", "k") == "yes"
            begun = AttemptRow("guestann", "deal", 1.0)
            await store.append(Append(table(), [line(6)], attempts=[begun]))
            assert await store.attempt("guestann", "deal") == ("tablet", "playing")

    run(story())
    with make_engine(address).connect() as connection:
        assert current_revision(connection) == known_revisions()[0]


def test_many_servers_may_start_at_once_on_an_empty_database(database_url: str) -> None:
    async def story() -> None:
        stores = [Store(database_url) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.add_table(table(str(n))) for n, store in enumerate(stores)))
        assert len(await stores[0].running()) == 5
        await asyncio.gather(*(store.close() for store in stores))

    run(story())


def test_another_programs_tables_are_left_alone(postgres: Postgres) -> None:
    url = postgres.new_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num text)")
        connection.execute("INSERT INTO alembic_version VALUES ('somebody else')")
    run(open_and_close(url))
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            ("somebody else",)
        ]


def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    run(open_and_close(database_url))
    with make_engine(find_address(database_url)).begin() as connection:
        connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    error = refused(database_url)
    assert error.code == "DATABASE_NEWER"
    assert error.facts["revision"] == "9999"
    assert "newer Frostwall" in str(error)


def test_tables_in_the_way_are_an_error_and_not_a_traceback(database_url: str) -> None:
    with make_engine(find_address(database_url)).begin() as connection:
        connection.execute(sa.text("CREATE TABLE chat (x integer)"))
    assert refused(database_url).code == "DATABASE_FAILED"
    with make_engine(find_address(database_url)).connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["chat"]  # nothing was begun


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://app:hunter2@localhost/x", "UNKNOWN_DATABASE"),
        ("sqlite+aiosqlite:///x.db", "UNKNOWN_DATABASE"),
        ("sqlite:frostwall.db", "BAD_DATABASE_URL"),
        ("frostwall.db", "BAD_DATABASE_URL"),
        ("", "BAD_DATABASE_URL"),
        ("sqlite://x.db", "BAD_DATABASE_URL"),  # a slash is missing
        ("postgresql://app:hun@ter2@localhost/x", "BAD_DATABASE_URL"),
        ("postgresql://app:x@localhost:hunter2/x", "BAD_DATABASE_URL"),
        ("app:hunter2@localhost/x", "BAD_DATABASE_URL"),
    ],
)
def test_a_url_that_names_no_database_we_know(url: str, code: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(url)
    assert caught.value.code == code
    shown = "".join(traceback.format_exception(caught.value)) + str(caught.value.facts)
    assert "hunter2" not in shown.replace(repr(url), "")
    assert "ter2" not in str(caught.value)


def test_a_sqlite_file_that_cannot_be_written(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "missing" / "frostwall.db"):
        error = refused(f"sqlite:///{place}")
        assert error.code == "DATABASE_NOT_WRITABLE"
        assert error.facts["where"] == str(place)
        assert str(place) in str(error)


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("These are my notes.\n" * 100)
    error = refused(f"sqlite:///{file}")
    assert (error.code, error.facts) == ("NOT_A_DATABASE", {"where": str(file)})
    assert file.read_text().startswith("These are my notes.")


def test_a_postgres_that_does_not_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for url in (
        f"postgresql://app:hunter2@/frostwall?host={tmp_path}",
        "postgresql://app:hunter2@127.0.0.1:1/frostwall",
        "postgresql://app@127.0.0.1:1/frostwall?password=hunter2",
        "postgresql://app:hunter2@hunter2.invalid/frostwall?connect_timeout=2",
    ):
        error = refused(url)
        assert error.code == "DATABASE_UNREACHABLE"
        assert error.facts["reason"]
        if "hunter2.invalid" not in url:
            assert error.facts["where"].startswith("postgresql://")
            assert "hunter2" not in "".join(traceback.format_exception(error)) + repr(error.facts)
            assert error.__context__ is None
        assert "hunter2" not in error.facts["reason"]
    assert "hunter2" not in caplog.text


def test_a_postgres_that_wants_another_password(postgres: Postgres) -> None:
    error = refused(f"postgresql://nobody:hunter2@/postgres?host={postgres.home}")
    assert error.code == "DATABASE_UNREACHABLE"
    assert "nobody" in error.facts["reason"]
    assert "hunter2" not in str(error)


def test_a_store_that_could_not_open_can_be_closed(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}")
        with pytest.raises(StoreError):
            await store.open()
        await store.close()

    run(story())


def test_a_path_with_odd_characters(tmp_path: Path) -> None:
    file = tmp_path / "my games %41 #1?" / "täble's.db"
    file.parent.mkdir()
    run(open_and_close(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM guests").fetchone() == (0,)
