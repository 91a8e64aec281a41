"""Back to older shapes of the database and forth again: nothing that the older one knows is lost."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from tests.server.postgres import Postgres
from tests.server.stores import append, contents, guest, line, opened, run, table

from frostwall.cli.main import main
from frostwall.server.store import (
    Append,
    AttemptRow,
    BanRow,
    ChatRow,
    KeyRow,
    ResultRow,
    StoreError,
    find_address,
)
from frostwall.server.store.database import (
    VERSION_TABLE,
    _alembic,
    current_revision,
    downgrade,
    known_revisions,
    make_engine,
    migrate,
    newest_revision,
)


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Gives the URL of an empty database, as often as it is asked."""
    if request.param == "sqlite":
        count = iter(range(100))
        return lambda: f"sqlite:///{tmp_path / str(next(count))}.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database


async def fill(url: str) -> None:
    """Something of everything that is stored."""
    async with opened(url) as store:
        for name in ("ann", "bob"):
            await store.add_guest(guest(name))
        for name, stage, acting in (
            ("t", "playing", ""),
            ("other", "playing", "0,3"),
            ("third", "lobby", ""),
        ):
            await store.add_table(replace(table(name, stage), acting=acting))
        await store.join("tablet", "guestann")
        key = KeyRow("guestann", "k", "yes", "digest")
        begun = AttemptRow("guestann", "deal", 1.0)
        ended = ResultRow("guestann", 7, 5, True, 9.0)
        moved = append(table(), [1, 2]).table
        await store.append(Append(moved, [line(1), line(2)], key, [begun], [ended]))
        await store.add_chat("tablet", ChatRow(1, "guestann", "ann", "Good evening, Łukasz", 5.0))
        await store.keep_review("tablet", "{}")
        await store.beat(3.0)
        await store.ban(BanRow("203.0.113.0/24", 5.0), 4.0)


def shape(connection: sa.Connection) -> dict[str, Any]:
    """Tables, columns and constraints, as the database tells them."""
    seen = sa.inspect(connection)
    found = {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in seen.get_columns(name)],
            seen.get_pk_constraint(name)["constrained_columns"],
            sorted(str(key) for key in seen.get_foreign_keys(name)),
            sorted(str(key) for key in seen.get_indexes(name)),
            sorted(str(key) for key in seen.get_unique_constraints(name)),
        )
        for name in seen.get_table_names()
    }
    connection.rollback()
    return found


def test_back_to_each_older_shape_and_forth_again(new_database: Callable[[], str]) -> None:
    """Going back leaves what a database of that version has, and coming forth again loses only what that one did not
    know. Who is to move is kept even so: it stood elsewhere."""
    for revision in known_revisions()[1:]:
        fresh, filled = find_address(new_database()), find_address(new := new_database())
        with make_engine(fresh).connect() as connection:
            migrate(fresh, connection, revision)
            wanted = shape(connection)
        run(fill(new))
        with make_engine(filled).connect() as connection:
            before, newest = contents(connection), shape(connection)
            # Nodes are servers that run now.
            empty = [name for name, rows in before.items() if not rows and name != "nodes"]
            assert empty == [], "fill() writes something of everything"
            downgrade(filled, connection, revision)
            assert current_revision(connection) == revision
            connection.rollback()
            assert shape(connection) == wanted
            migrate(filled, connection)
            after = contents(connection)
            assert shape(connection) == newest
        for name, (columns, *_) in wanted.items():
            if name == VERSION_TABLE:
                continue
            known = {column for column, *_ in columns} | {"acting"}
            kept = [{key: row[key] for key in row if key in known} for row in before[name]]
            found = [{key: row[key] for key in row if key in known} for row in after[name]]
            assert sorted(found, key=repr) == sorted(kept, key=repr), (revision, name)


def test_a_database_of_the_newest_shape_is_opened_without_alembic(tmp_path: Path) -> None:
    """A server that starts again has no steps to take, and need not wait for them to be read."""
    assert newest_revision() == known_revisions()[0]
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    run(fill(url))
    program = f"""if True:
        import asyncio, sys
        from frostwall.server.store import Store
        async def look():
            store = Store({url!r})
            await store.open()
            assert len(await store.lines("tablet")) == 2
            await store.close()
        asyncio.run(look())
        print([name for name in ("alembic", "mako") if name in sys.modules])
    """
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert said.stdout == "[]\n"


def test_documents_lose_what_an_older_server_does_not_know(new_database: Callable[[], str]) -> None:
    """It refuses a field that it has never heard of, and with it the table."""
    address = find_address(url := new_database())
    known = {"seats": [], "paused": True}
    added = {"locked": True, "clocks": {"line": 3, "thought": {"0": 1.5}, "overdue": []}}

    async def write() -> None:
        async with opened(url) as store:
            await store.add_table(replace(table(), document=json.dumps(known | added)))

    run(write())
    with make_engine(address).connect() as connection:
        downgrade(address, connection, "0008")
        assert [row["document"] for row in contents(connection)["tables"]] == [known]


def test_nothing_is_left_of_the_first_shape(new_database: Callable[[], str]) -> None:
    address = find_address(url := new_database())
    run(fill(url))
    with make_engine(address).connect() as connection:
        with connection.begin():
            command.downgrade(_alembic(connection), "base")
        assert list(shape(connection)) == [VERSION_TABLE]
        migrate(address, connection)
    run(fill(url))


def test_a_step_back_that_does_not_exist_is_refused(new_database: Callable[[], str]) -> None:
    address = find_address(url := new_database())
    run(fill(url))
    with make_engine(address).connect() as connection:
        downgrade(address, connection, "0004")
        for revision in ("0005", "9999", "base", "head", "-1"):
            with pytest.raises(StoreError) as caught:
                downgrade(address, connection, revision)
            assert caught.value.code == "NO_SUCH_REVISION"
        connection.rollback()
        assert current_revision(connection) == "0004"


def test_the_command_brings_a_file_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    assert main(["revert", "0003", "--database", url]) == 2
    assert "There is no database" in capsys.readouterr().err
    run(fill(url))
    assert main(["revert", "0003", "--database", url]) == 0
    assert "has version 0003 now" in capsys.readouterr().out
    assert main(["revert", "0004", "--database", url]) == 2
    assert "cannot be brought back to 0004" in capsys.readouterr().err
    run(fill_again(url))


async def fill_again(url: str) -> None:
    async with opened(url) as store:
        assert len(await store.lines("tablet")) == 2
