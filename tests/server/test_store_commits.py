"""The thread's transactions: writes that wait share one, a bad one fails alone, and nothing is ever half there."""

import asyncio
import random
import sqlite3
import threading
import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from tests.server.postgres import Postgres
from tests.server.stores import answer_to, append, guest, line, opened, run, table

from frostwall.server.store import Append, ChatRow, Conflict, KeyRow, Store, Unavailable, Unstorable, thread


class Gate:
    """Holds the thread at its next transaction until everything that shall share the following one waits."""

    def __init__(self) -> None:
        self.points: list[str] = []
        self._held = threading.Event()
        self._open = threading.Event()
        self._open.set()

    def __call__(self, point: str) -> None:
        self.points.append(point)
        if point == "begin":
            self._held.set()
            assert self._open.wait(30)

    async def together(self, store: Store, *writes: Any) -> list[Any]:
        """Run these writes so that they wait at the same time; what each returned or raised. The points of their
        transactions are in `points`."""
        self._open.clear()
        self._held.clear()
        first = asyncio.create_task(store.rename_guest("nobody", ""))
        assert await asyncio.to_thread(self._held.wait, 30)
        tasks = [asyncio.ensure_future(write) for write in writes]
        await asyncio.sleep(0)  # each comes to where it waits
        self.points.clear()
        self._open.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        await first
        assert self.points[:2] == ["before_commit", "after_commit"]  # of the first
        del self.points[:2]
        return found

    @property
    def commits(self) -> int:
        return self.points.count("after_commit")


def test_two_hundred_appends_share_one_transaction(database_url: str) -> None:
    gate = Gate()

    async def story() -> None:
        async with opened(database_url, gate) as store:
            for n in range(200):
                await store.add_table(table(str(n)))
            found = await gate.together(
                store, *(store.append(append(table(str(n)), [1, 2], key="k")) for n in range(200))
            )
            assert found == [None] * 200
            assert gate.commits == 1
            assert gate.points.count("line") == 400
            for n in (0, 99, 199):
                assert [row.seq for row in await store.lines(f"table{n}")] == [1, 2]
                assert await answer_to(store, f"table{n}", "guestann", "k") == "answer to k"

    run(story())


def test_the_points_of_one_append(database_url: str) -> None:
    points: list[str] = []

    async def story() -> None:
        async with opened(database_url, points.append) as store:
            await store.add_table(table())
            points.clear()
            await store.append(append(table(), [1, 2], key="k"))

    run(story())
    assert points == ["begin", "line", "line", "key", "document", "before_commit", "after_commit"]


def test_postgresql_is_sent_the_same_where_a_test_watches(postgres: Postgres) -> None:
    """Who kills a server at a point kills it on the way that every write of a server takes."""
    found: list[tuple[str, bool]] = []

    def point(name: str) -> None:
        connection: Any = store._thread._connection  # it is the thread that asks
        driver = connection.connection.driver_connection
        found.append((name, driver.info.pipeline_status != psycopg.pq.PipelineStatus.OFF))

    store = Store(postgres.new_database(), point)

    async def story() -> None:
        await store.open()
        await store.add_table(table())
        found.clear()
        await store.append(append(table(), [1, 2], key="k"))
        await store.close()

    run(story())
    sent = [name for name, is_piped in found if is_piped]
    assert sent == ["line", "line", "key", "document"]
    assert [name for name, is_piped in found if not is_piped] == ["begin", "before_commit", "after_commit"]


@pytest.mark.parametrize("watched", [True, False])
def test_a_taken_line_fails_alone_and_the_others_commit(database_url: str, watched: bool) -> None:
    gate = Gate()

    async def story() -> None:
        async with opened(database_url, gate if watched else None) as store:
            for n in range(40):
                await store.add_table(table(str(n)))
            for n in (7, 8, 31):
                await store.append(append(table(str(n)), [1]))
            # In the middle of an append that would otherwise fit: its first line must not stay either.
            writes = [
                store.append(append(table(str(n)), [0, 1] if n in (7, 8) else [1, 2])) for n in range(40)
            ]
            found = await (
                gate.together(store, *writes) if watched else asyncio.gather(*writes, return_exceptions=True)
            )
            for n, outcome in enumerate(found):
                lines = [row.seq for row in await store.lines(f"table{n}")]
                row = await store.table(f"table{n}")
                assert row is not None
                if n in (7, 8, 31):
                    assert isinstance(outcome, Conflict)
                    assert (lines, row.document) == ([1], '{"last": 1}')
                else:
                    assert outcome is None
                    assert (lines, row.document) == ([1, 2], '{"last": 2}')

    run(story())


def test_an_append_is_all_or_nothing(database_url: str) -> None:
    bad: list[Append] = [
        append(table(), [3, 2]),  # the second line is taken
        append(table(), [3, 3]),
        append(table(), [3], key="old"),  # the key was answered already
        append(replace(table(), invite="invitation of u"), [3]),  # another table has it
        append(replace(table(), document="x"), [3, 4, 1], key="new"),
        Append(table(), [line(3), line(4, "\ud800")], KeyRow("guestann", "new", "a")),
    ]

    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_table(table())
            await store.add_table(table("u"))
            await store.append(append(table(), [1, 2], key="old"))
            before = await store.table("tablet"), await store.lines("tablet")
            for wrong in bad:
                with pytest.raises((Conflict, Unstorable)):
                    await store.append(wrong)
                assert (await store.table("tablet"), await store.lines("tablet")) == before
                assert await store.key("tablet", "guestann", "new") is None
            await store.append(append(table(), [3], key="new"))

    run(story())


def test_writes_of_one_transaction_keep_their_order(database_url: str) -> None:
    gate = Gate()

    async def story() -> None:
        async with opened(database_url, gate) as store:
            found = await gate.together(
                store,
                store.add_table(table()),
                store.append(append(table(), [1])),
                store.append(append(table(), [2])),
                store.save_table(replace(table(), document="saved")),
                store.add_guest(guest()),
                store.join("tablet", "guestann"),
                store.join("tablet", "guestann"),
                store.delete_table("tablet"),
                store.add_table(table()),
                store.append(append(table(), [1])),
            )
            assert found == [None] * 10
            assert gate.commits == 1
            row = await store.table("tablet")
            assert row is not None
            assert row.document == '{"last": 1}'
            assert len(await store.lines("tablet")) == 1

    run(story())


def test_marks_go_along_with_the_next_transaction(database_url: str) -> None:
    gate = Gate()

    async def story() -> None:
        async with opened(database_url, gate) as store:
            await store.add_guest(guest())
            await store.add_table(table())
            await store.join("tablet", "guestann")
            gate.points.clear()
            for n in range(100):
                await store.saw_guest("guestann", float(n))
                await store.saw_line("tablet", "guestann", n)
            await store.append(append(table(), [1]))
            # A bad write does not take them along.
            await store.saw_line("tablet", "guestann", 200)
            with pytest.raises(Conflict):
                await store.append(append(table(), [1]))
            await store.add_chat("tablet", ChatRow(1, None, "", "", 0.0))
            assert gate.commits <= 4  # a slow machine may have written marks alone
        async with opened(database_url) as store:
            found = await store.guest("guestann")
            assert found is not None
            assert found.seen == 99.0
            assert await store.seen_line("tablet", "guestann") == 200

    run(story())


def test_marks_are_written_when_nothing_else_is(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread, "MARKS_WAIT", 0.01)
    written = threading.Event()

    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_guest(guest())
        async with opened(
            database_url, lambda point: written.set() if point == "after_commit" else None
        ) as store:
            await store.saw_guest("guestann", 5.0)
            assert await asyncio.to_thread(written.wait, 30)

    run(story())


def test_two_stores_race_for_the_same_lines_and_one_wins_each(database_url: str) -> None:
    async def player(store: Store, name: str) -> list[int]:
        won = []
        for seq in range(1, 41):
            text = Append(replace(table(), document=name), [line(seq, name)], KeyRow(name, str(seq), "a"))
            try:
                await store.append(text)
                won.append(seq)
            except Conflict:
                pass
            if random.random() < 0.3:
                await asyncio.sleep(0)
        return won

    async def story() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            await one.add_table(table())
            wins = await asyncio.gather(
                *(player(store, f"{n}") for n, store in enumerate((one, one, other, other)))
            )
            assert sorted(seq for won in wins for seq in won) == list(range(1, 41))
            lines = await other.lines("tablet")
            assert lines == await one.lines("tablet")
            for name, won in enumerate(wins):
                assert [row.seq for row in lines if row.text == str(name)] == won
                for seq in range(1, 41):
                    answer = await answer_to(one, "tablet", str(name), str(seq))
                    assert answer == ("a" if seq in won else None)

    run(story())


@pytest.mark.parametrize("appends", [True, False])
def test_two_servers_may_write_crosswise(postgres: Postgres, appends: bool) -> None:
    """Transactions that save the same tables in opposite order deadlock, and PostgreSQL ends one of them."""
    url = postgres.new_database()

    async def story() -> None:
        gates = [Gate(), Gate()]
        async with opened(url, gates[0]) as one, opened(url, gates[1]) as other:
            for n in range(30):
                await one.add_table(table(str(n)))

            def write(store: Store, seq: int) -> list[Any]:
                rows = [table(str(n)) for n in range(30)]
                return [
                    store.append(append(row, [seq])) if appends else store.save_table(row) for row in rows
                ]

            mine, theirs = await asyncio.gather(
                gates[0].together(one, *write(one, 1)), gates[1].together(other, *reversed(write(other, 2)))
            )
            assert mine == theirs == [None] * 30

    run(story())


def test_a_cancelled_caller_does_not_stop_the_write(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_table(table())
            task = asyncio.create_task(store.append(append(table(), [1])))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await store.append(append(table(), [2]))
            assert [row.seq for row in await store.lines("tablet")] == [1, 2]

    run(story())


def test_close_waits_for_what_is_under_way(database_url: str) -> None:
    async def story() -> None:
        store = Store(database_url)
        await store.open()
        await store.add_table(table())
        tasks = [asyncio.create_task(store.append(append(table(), [n]))) for n in range(1, 31)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 30
        async with opened(database_url) as again:
            assert len(await again.lines("tablet")) == 30

    run(story())


def fails_at(point: str, error: Callable[[], Exception]) -> tuple[Callable[[str], None], list[bool]]:
    """A hook that raises at a point once it is armed."""
    armed = [False]

    def hook(reached: str) -> None:
        if armed[0] and reached == point:
            armed[0] = False
            raise error()

    return hook, armed


def test_a_commit_of_unknown_outcome_is_not_repeated(database_url: str) -> None:
    hook, armed = fails_at(
        "after_commit", lambda: sa.exc.OperationalError("COMMIT", {}, OSError("the secret text"))
    )

    async def story() -> None:
        async with opened(database_url, hook) as store:
            await store.add_table(table())
            armed[0] = True
            with pytest.raises(Unavailable) as caught:
                await store.append(append(table(), [1]))
            assert "secret" not in str(caught.value)
            assert caught.value.__context__ is None
            # The caller reads again, and here finds that it had been written.
            assert [row.seq for row in await store.lines("tablet")] == [1]
            await store.append(append(table(), [2]))

    run(story())


def test_a_commit_that_fails_leaves_nothing_open(tmp_path: Path) -> None:
    def orphan(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")  # then the commit notices
        connection.exec_driver_sql("INSERT INTO lines VALUES ('nowhere', 1, 0, '', '', 0)")

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'frostwall.db'}") as store:
            with pytest.raises(Unavailable):
                await store._write(orphan)
            assert await store.lines("nowhere") == []
            await store.add_table(table())
            await store.append(append(table(), [1]))

    run(story())


def test_errors_do_not_quote_rows(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate()

    async def story() -> list[BaseException]:
        async with opened(database_url, gate) as store:
            await store.add_table(table())
            return await gate.together(
                store,
                store.add_table(replace(table("u"), invite=table().invite)),
                store.save_table(table("gone")),
                store.append(append(table(), [1, 1])),
                store.add_chat("tablet", ChatRow(1, None, "", "seed of t \ud800", 1.0)),
                store.append(append(table("gone"), [])),
            )

    errors = run(story())
    assert [type(error) for error in errors] == [Conflict, Conflict, Conflict, Unstorable, Conflict]
    for error in errors:
        assert "of t" not in "".join(traceback.format_exception(error))
        assert error.__context__ is None
    assert "of t" not in caplog.text


def test_a_postgres_that_comes_back_is_used_again(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def story() -> None:
        async with opened(url) as store:
            await store.add_table(table())
            await store.append(append(table(), [1]))
            postgres.stop()
            try:
                with pytest.raises(Unavailable):
                    await store.append(append(table(), [2]))
                with pytest.raises(Unavailable):
                    await store.lines("tablet")
            finally:
                postgres.start()
            assert [row.seq for row in await store.lines("tablet")] == [1]
            await store.append(append(table(), [2]))
            postgres.stop()
            postgres.start()
            # The connection died while nobody used it: nobody notices.
            await store.append(append(table(), [3]))
            postgres.stop()
            postgres.start()
            assert [row.seq for row in await store.lines("tablet")] == [1, 2, 3]

    run(story())


@pytest.mark.parametrize("moment", ["document", "before_commit"])
def test_a_postgres_that_dies_within_a_transaction_writes_nothing(postgres: Postgres, moment: str) -> None:
    url = postgres.new_database()

    def die(point: str) -> None:
        if point == moment and armed[0]:
            armed[0] = False
            with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    " AND application_name = 'frostwall'"
                )

    armed = [False]

    async def story() -> None:
        async with opened(url, die) as store:
            await store.add_table(table())
            armed[0] = True
            if moment == "document":
                await store.append(append(table(), [1]))  # its second attempt
            else:
                with pytest.raises(Unavailable):
                    await store.append(append(table(), [1]))
            assert not armed[0]
            assert len(await store.lines("tablet")) == (moment == "document")
            await store.append(append(table(), [2]))

    run(story())


def test_a_sqlite_file_that_stays_locked_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("frostwall.server.store.database.BUSY_WAIT", 0.05)
    file = tmp_path / "frostwall.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.add_table(table())
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await store.append(append(table(), [1]))
            assert await store.lines("tablet") == []  # readers are not held up
            other.execute("ROLLBACK")
            other.close()
            await store.append(append(table(), [1]))

    run(story())
