"""Two servers on one PostgreSQL: a table is one server's at a time, and whoever had it before writes nothing more."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server import history
from tests.server.mortal import mortals
from tests.server.play import NoBots, people, seated
from tests.server.postgres import Postgres
from tests.server.rig import quiet, serving
from tests.server.steady import eventually
from tests.server.stores import append, guest, line, opened, run, table

from frostwall.cli import main as cli
from frostwall.server.config import DAY, Keep
from frostwall.server.store import ChatRow, Elsewhere, Fenced, Store, StoreError, TableRow, Unavailable, nodes

Json = dict[str, Any]


def tell(url: str, statement: str) -> list[Any]:
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(statement.encode())
        return found.fetchall() if found.description else []


def expire(url: str) -> None:
    """Let the time of all nodes be over, as if they had been stopped for long."""
    tell(url, "UPDATE nodes SET until = clock_timestamp() - interval '1 second'")


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node looks after its row: what it knows of itself is what it knew at its start."""
    monkeypatch.setattr(nodes, "BEAT", 60.0)


WRITES: dict[str, Callable[[Store, int], Coroutine[Any, Any, None]]] = {
    "append": lambda store, epoch: store.append(append(table_of(epoch), [2], key="k")),
    "append of nothing": lambda store, epoch: store.append(append(table_of(epoch), [], key="other")),
    "save": lambda store, epoch: store.save_table(table_of(epoch)),
    "chat": lambda store, epoch: store.add_chat("tablet", ChatRow(1, None, "", "late", 1.0), epoch=epoch),
    "join": lambda store, epoch: store.join("tablet", "guestann", epoch),
    "delete": lambda store, epoch: store.delete_table("tablet", epoch),
}


def table_of(epoch: int) -> TableRow:
    return replace(table(), document='{"by": "the stale one"}', epoch=epoch)


def contents(url: str) -> list[Any]:
    """All of it but who has seen how much, which is nobody's in particular."""
    names = ("tables", "lines", "keys", "chat")
    found = [tell(url, f"SELECT * FROM {name} ORDER BY 1, 2") for name in names]
    return [*found, tell(url, "SELECT table_id, guest_id FROM members ORDER BY 1, 2")]


def test_a_stale_owner_writes_nothing_of_any_kind(postgres: Postgres, still: None) -> None:
    url = postgres.new_database()

    async def story() -> None:
        async with opened(url) as one, opened(url) as two, opened(url) as alone:
            for store in (one, two):
                await store.enter(bus="somewhere")
            await alone.add_guest(guest())
            await alone.add_table(table(), [line(1)])
            taken = await one.take("tablet")
            assert taken is not None
            assert taken.epoch == 1
            with pytest.raises(Elsewhere) as where:
                await two.take("tablet")
            assert where.value.owner == one.node
            tell(url, f"UPDATE nodes SET until = clock_timestamp() WHERE id = '{one.node}'")
            taken = await two.take("tablet")
            assert taken is not None
            assert taken.epoch == 2
            before = contents(url)
            for kind, write in WRITES.items():
                with pytest.raises(Fenced):
                    await write(one, 1)
                assert contents(url) == before, kind
            # All at once with good ones: those come through.
            found = await asyncio.gather(
                *(write(one, 1) for write in WRITES.values()),
                one.add_guest(guest("bob")),
                return_exceptions=True,
            )
            assert [type(one) for one in found] == [Fenced] * len(WRITES) + [type(None)]
            assert contents(url) == before
            for kind, write in WRITES.items():
                await write(two, 2)
                assert contents(url) != before, kind
                before = contents(url)

    run(story())


def test_a_row_beside_the_table_is_written_before_the_table_is_taken_or_not_at_all(
    postgres: Postgres, still: None
) -> None:
    """The old owner hangs just before its commit: nobody waits for it, and nobody takes the table from under it."""
    url = postgres.new_database()
    hangs, goes = threading.Event(), threading.Event()
    is_armed = False

    def point(name: str) -> None:
        if is_armed and name == "before_commit":
            hangs.set()
            assert goes.wait(20)

    async def story() -> None:
        nonlocal is_armed
        async with opened(url, point) as one, opened(url) as two:
            for store in (one, two):
                await store.enter(bus="somewhere")
            await two.add_table(table())
            taken = await one.take("tablet")
            assert taken is not None
            expire(url)
            is_armed = True
            said = asyncio.ensure_future(one.add_chat("tablet", ChatRow(1, None, "", "x", 1.0), epoch=1))
            await asyncio.to_thread(hangs.wait, 20)
            with pytest.raises(Elsewhere):
                await asyncio.wait_for(two.take("tablet"), 2)
            goes.set()
            await said
            after = await two.take("tablet")
            assert after is not None
            assert after.epoch == 2
            assert [row.text for row in await two.chat("tablet")] == ["x"]

    try:
        run(story())
    finally:
        goes.set()


@pytest.mark.timeout(3600)  # with the counts of `make soak`
def test_of_two_who_take_a_table_at_once_one_gets_it(postgres: Postgres, soak: bool) -> None:
    url = postgres.new_database()
    count = 10_000 if soak else 60

    async def story() -> None:
        async with opened(url) as one, opened(url) as two:
            for store in (one, two):
                await store.enter(bus="somewhere")
            await one.add_table(table())
            owners: dict[int, str] = {}
            for _ in range(count):
                last = max(owners, default=0)
                found = await asyncio.gather(one.take("tablet"), two.take("tablet"), return_exceptions=True)
                took = [
                    (row.epoch, store.node)
                    for row, store in zip(found, (one, two), strict=True)
                    if row is not None and not isinstance(row, BaseException)
                ]
                assert all(isinstance(row, Elsewhere) for row in found if isinstance(row, BaseException))
                assert took
                for epoch, node in took:
                    assert epoch > last
                    assert owners.setdefault(epoch, node) == node
                await one.release("tablet", max(owners))

    asyncio.run(asyncio.wait_for(story(), 3600))


def test_the_history_shows_who_wrote_into_a_table_of_another_server(postgres: Postgres, still: None) -> None:
    """The checker of the tests with faults can fail."""
    url = postgres.new_database()

    async def story() -> None:
        async with opened(history.named(url, "one")) as one, opened(history.named(url, "two")) as two:
            history.keep(url)
            for store in (one, two):
                await store.enter(bus="somewhere")
            await one.add_table(table())
            taken = await one.take("tablet")
            assert taken is not None
            await one.append(append(taken, [1], key="k"))
            expire(url)
            taken = await two.take("tablet")
            assert taken is not None
            await two.append(append(taken, [2], key="l"))
            rows = history.noted(url)["tablet"]
            assert [(row.kind, row.epoch, row.writer) for row in rows] == [
                ("tables", 1, "one"),
                ("lines", 1, "one"),
                ("keys", 1, "one"),
                ("tables", 2, "two"),
                ("lines", 2, "two"),
                ("keys", 2, "two"),
            ]
            history.check_epochs(rows)
            said = "INSERT INTO chat (table_id, n, name, text, at) VALUES ('tablet', 1, '', 'late', 1)"
            tell(history.named(url, "one"), said)
            with pytest.raises(AssertionError, match="one wrote into a table of two"):
                history.check_epochs(history.noted(url)["tablet"])

    run(story())


def test_what_another_server_has_is_not_too_old(postgres: Postgres, still: None) -> None:
    """Only that one knows whether somebody looks at it."""
    url = postgres.new_database()
    keep = Keep(lobby=1, finished=1, idle=1, guests=None)

    async def story() -> None:
        async with opened(url) as one, opened(url) as two:
            for store in (one, two):
                await store.enter(bus="somewhere")
            for name in ("own", "other", "free"):
                await one.add_table(table(name))
            await one.take("tableown")
            await two.take("tableother")
            assert await one.forget(10 * DAY, keep) == 2
            assert [await one.table(f"table{name}") is None for name in ("own", "other", "free")] == [
                True,
                False,
                True,
            ]
            await two.close()
            assert await one.forget(10 * DAY, keep) == 1

    run(story())


def test_when_somebody_was_last_seen_never_goes_back(database_url: str) -> None:
    """What one server notes may be written after what another one noted later."""

    async def story() -> None:
        async with opened(database_url) as one:
            await one.add_guest(guest())
            await one.add_table(table(), [], ["guestann"])
            for at in (20.0, 10.0):
                await one.saw_guest("guestann", at)
                await one.saw_line("tablet", "guestann", int(at))
                await one.rename_guest("guestann", "Ann")  # takes the marks along
            found = await one.guest("guestann")
            assert found is not None
            assert (found.seen, await one.seen_line("tablet", "guestann")) == (20.0, 20)

    run(story())


def test_a_second_server_enters_only_when_the_first_has_left(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    monkeypatch.setattr(nodes, "WAIT", 0.3)

    async def story() -> None:
        async with opened(url) as one, opened(url) as two, opened(url) as shared, opened(url) as shares:
            await one.enter()
            for store, bus in ((two, None), (shared, "somewhere")):
                with pytest.raises(StoreError) as no:
                    await store.enter(bus)
                assert no.value.code == "DATABASE_IN_USE"
                assert not store.node
            await one.close()
            for store in (shared, shares):
                await store.enter("somewhere")
            with pytest.raises(StoreError):
                await two.enter()

    run(story())


def test_a_node_whose_time_was_over_begins_anew(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database()
    monkeypatch.setattr(nodes, "BEAT", 0.1)
    quiet()

    async def story() -> None:
        async with opened(url) as store:
            await store.enter()
            first = store.node
            assert store.serves(first)
            expire(url)
            await eventually(lambda: store.node not in ("", first))
            assert not store.serves(first)
            assert store.serves(store.node)
            postgres.stop()
            monkeypatch.setattr(nodes, "SERVES", 0.3)
            await eventually(lambda: not store.serves(store.node))
            with pytest.raises(Unavailable):
                await store.take("tablet")
            postgres.start()
            await eventually(lambda: store.serves(store.node))

    run(story())


def test_who_lost_a_table_brings_nobody_back_and_ends_no_pause(
    postgres: Postgres, tmp_path: Path, still: None
) -> None:
    """The first server still believes that the table is its own, and is asked for everything there is."""
    url = postgres.new_database()
    quiet()

    async def story() -> None:
        async with serving(tmp_path, url, workers=NoBots()) as one:
            host, friend = everybody = await people(one, 2)
            running = await seated(one, "silverfrost", everybody)
            assert (await host.ask(running, type="start"))["type"] == "done"
            lobby = await seated(one, "watch", everybody, seats=3)
            ears = await friend.socket()
            for name in (running, lobby):
                assert (await ears.ask(type="sync", table=name))["type"] == "synced"
            expire(url)
            async with serving(tmp_path, url, workers=NoBots()) as two:
                host.http.base_url = two.base
                assert (await host.ask(running, type="pause", on=True))["type"] == "done"
                assert (await host.ask(lobby, type="remove", guest=friend.id))["type"] == "done"
                host.http.base_url = one.base
                before = contents(url)
                invite = await two.hub.store.table(lobby)
                assert invite is not None
                asked: list[tuple[str, Json]] = [
                    (running, {"type": "pause", "on": True}),
                    (running, {"type": "chat", "text": "hello", "key": "c"}),
                    (running, {"type": "bot_pause", "pause": 3}),
                    (lobby, {"type": "chat", "text": "hello", "key": "c"}),
                    (lobby, {"type": "sit", "seat": 2}),
                    (lobby, {"type": "close"}),
                    (lobby, {"type": "start"}),
                ]
                for name, message in asked:
                    for person in everybody:
                        answer = await person.ask(name, **message)
                        assert answer["code"] in ("BUSY", "NOT_HOST", "SEATS_OPEN"), (message, answer)
                joined = await friend.http.post("/api/join", json={"invite": invite.invite})
                assert joined.status_code in (503, 403), joined.text
                assert contents(url) == before
                await eventually(lambda: ears.closed is not None)
                assert ears.closed == 1012
                # Where the table is now, all is as it was left.
                friend.http.base_url = two.base
                assert (await friend.ask(lobby, type="sync"))["code"] == "REMOVED"
                found = await friend.ask(running, type="sync")
                assert found["info"]["paused"]
                friend.http.base_url = one.base

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_killed_server_leaves_room_for_the_next_at_once(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    async def story() -> None:
        async with mortals(tmp_path) as family:
            first = await family.server(url)
            ann = await first.guest("Ann")
            made = await ann.make("watch", seats=3)
            await first.kill()
            second = await family.server(url, place=1)
            ann.http.base_url = second.base
            assert (await ann.ask(made, type="sync"))["type"] == "synced"
            assert len(tell(url, "SELECT id FROM nodes")) == 1
            await ann.http.aclose()

    asyncio.run(asyncio.wait_for(story(), 60))


def serve(url: str, folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "frostwall", "serve", "--port", "0", "--database", url, "--workers", "1"]
    kept = {**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder)}
    return subprocess.Popen(command, env=kept, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def listens(server: subprocess.Popen[str]) -> bool:
    assert server.stdout is not None
    return re.search("http://", server.stdout.readline()) is not None


def test_a_restart_that_overlaps_waits_and_a_second_server_refuses(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()
    servers = [serve(url, tmp_path)]
    try:
        assert listens(servers[0])
        servers += [serve(url, tmp_path)]
        assert servers[1].stderr is not None
        assert "waiting for it to leave" in servers[1].stderr.readline()
        servers[0].send_signal(signal.SIGTERM)
        assert listens(servers[1])
        assert servers[0].wait(20) == 0
        monkeypatch.setattr(nodes, "WAIT", 0.3)
        assert cli.main(["serve", "--port", "0", "--database", url]) == 2
        assert "Another Frostwall uses postgresql://" in capsys.readouterr().err
        assert servers[1].poll() is None
    finally:
        for one in servers:
            one.kill()
            one.communicate()
