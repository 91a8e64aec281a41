"""Two servers one of which is cut off: from the database, from the bus, or from the right time."""

import asyncio
import itertools
import re
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server import history
from tests.server.cable import Cable, cable
from tests.server.nats import Nats
from tests.server.play import FirstMove, people, seated, settings, some_move
from tests.server.postgres import Postgres
from tests.server.rig import Clock, Ears, Person, Server, quiet
from tests.server.steady import eventually, is_calm
from tests.server.test_cluster import cluster, one, run
from tests.server.test_fence import tell

from frostwall.server.store import nodes
from frostwall.server.table import far, hub
from frostwall.server.table.guests import Guest

Json = dict[str, Any]


async def running(server: Server, count: int = 2, **more: Any) -> tuple[list[Person], str]:
    """A table of this server that has started; all its people are there too."""
    found = await people(server, count)
    table = await seated(server, "silverfrost", found, **more)
    assert (await found[0].ask(table, type="start"))["type"] == "done"
    return found, table


async def moves(server: Server, everybody: list[Person], table: str, count: int) -> int:
    """Make some moves where the table is, as long as the game goes on; the last line."""
    actor = await server.hub.at(table)
    for _ in range(count):
        match = actor.match
        assert match is not None
        if match.game.outcome(match.state) is not None:
            break
        seat = match.actors()[0]
        move = {
            "decision": match.decision_id(seat),
            "moves": [some_move(match, seat, Random(match.last).randrange(99))],
        }
        answer = await everybody[seat].ask(table, type="move", key=f"k{match.last}-{seat}", **move)
        assert answer["type"] == "done", answer
    assert actor.match is not None
    return actor.match.last


async def onlooker(person: Person, server: Server, table: str) -> Ears:
    """A socket at another server than the table's, which only listens."""
    ears = await person.socket(server.base)
    assert (await ears.ask(type="sync", table=table))["type"] == "synced"
    return ears


def heard(everybody: list[Ears], table: str, last: int) -> bool:
    return all(ears.latest(table)["seq"] == last for ears in everybody)


def test_a_server_without_its_database_falls_silent_and_the_other_goes_on(
    postgres: Postgres, nats: Nats, tmp_path: Path, soak: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing tells it that the database is gone. In the gate its time is over sooner than by waiting for it."""
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    looks_at_time = soak and is_calm()
    if not soak:
        monkeypatch.setattr(nodes, "BEAT", 0.2)
        monkeypatch.setattr(nodes, "SERVES", 2.0)
    quiet()

    async def story(wire: Cable) -> None:
        through = f"postgresql://app@127.0.0.1:{wire.port}/{name}?application_name=first"
        beside = history.named(url, "second")
        async with one(tmp_path, (through, nats.url)) as first, one(tmp_path, (beside, nats.url)) as second:
            history.keep(url)
            (host, friend), table = await running(first)
            last = await moves(first, [host, friend], table, 4)
            near, away = await onlooker(host, first, table), await onlooker(friend, second, table)
            node = first.hub.store.node
            wire.cut()
            begun = asyncio.get_running_loop().time()
            late = asyncio.create_task(host.ask(table, type="chat", text="late", key="late"))
            if not soak:
                tell(url, f"UPDATE nodes SET until = clock_timestamp() WHERE id = '{node}'")
            await eventually(lambda: near.closed is not None)
            assert near.closed == 1012
            if looks_at_time:
                silent = asyncio.get_running_loop().time() - begun
                assert silent <= nodes.SERVES + hub.LOOK_AT_NODE, "seconds until it fell silent"
            assert not first.hub.store.serves(node)
            count = len(near.heard)
            # It comes back by itself, to the socket that is open at the other server.
            await away.until(lambda heard: heard["type"] == "synced" and second.hub.known(table) is not None)
            host.http.base_url = friend.http.base_url = second.base
            last = await moves(second, [host, friend], table, 4)
            await eventually(lambda: away.latest(table)["seq"] == last)
            assert not late.done()
            assert len(near.heard) == count
            wire.mend()
            # Its message has found the way to the other server meanwhile, or is to be sent again.
            answer = await late
            assert answer["type"] == "done" or answer["code"] == "BUSY"
            await eventually(lambda: first.hub.store.serves(first.hub.store.node))
            assert first.hub.store.node != node
            host.http.base_url = first.base
            await eventually_synced(host, table, last)
            rows = history.noted(url)[table]
            history.check_epochs(rows)
            assert {row.writer for row in rows if row.epoch == 2} == {"second"}
            assert first.hub.figures.lost == {"taken": 1}
            assert second.hub.figures.taken.total() == 1

    async def whole() -> None:
        async with cable(postgres.home / ".s.PGSQL.5432") as wire:
            await story(wire)

    run(whole(), 90)


async def eventually_synced(person: Person, table: str, last: int) -> None:
    async with asyncio.timeout(30):
        while True:
            answer = await person.ask(table, type="sync")
            if answer["type"] == "synced":
                assert answer["seq"] == last
                return
            assert answer["code"] == "BUSY", answer
            await asyncio.sleep(0.05)


# --- the bus ------------------------------------------------------------------------------------------

Trouble = Callable[[Nats, Cable, Server, Callable[[int], Coroutine[Any, Any, int]]], Coroutine[Any, Any, int]]


async def killed(nats: Nats, _: Cable, away: Server, go: Callable[[int], Coroutine[Any, Any, int]]) -> int:
    nats.stop()
    await eventually(lambda: not away.hub.gateway.bus.is_connected)  # type: ignore[union-attr]  # there is one
    last = await go(10)
    nats.start()
    return last


async def dropping(_: Nats, line: Cable, __: Server, go: Callable[[int], Coroutine[Any, Any, int]]) -> int:
    line.drops = 0.4
    last = 0
    for _n in range(20):
        last = await go(2)
        if line.dropped >= 8:
            break
    line.drops = 1.0  # the last ones too
    dropped = line.dropped
    last = await go(2)
    await eventually(lambda: line.dropped > dropped)
    line.drops = 0.0
    return last


async def slow(nats: Nats, line: Cable, away: Server, go: Callable[[int], Coroutine[Any, Any, int]]) -> int:
    """The bus cannot get rid of its messages, and closes the connection."""
    line.cut()
    client = away.hub.gateway.bus._client  # type: ignore[union-attr]  # there is one
    assert client is not None
    last = await go(30)
    log = nats.log
    assert log is not None
    closed = re.compile(f"{line.name} .*(Stale|Slow Consumer)")
    await eventually(lambda: closed.search(log.read_text()) is not None)
    line.mend()
    await eventually(lambda: client.stats["reconnects"] > 0)
    return last


@pytest.mark.parametrize("trouble", [killed, dropping, slow])
def test_with_trouble_on_the_bus_local_tables_go_on_and_far_views_come_right(
    postgres: Postgres, tmp_path: Path, trouble: Trouble, strict_nats: Nats, soak: bool
) -> None:
    """The far sockets only listen: nobody asks for a fresh view but the server they are at."""
    url = postgres.new_database()
    bus = strict_nats
    seconds = 10 if soak and is_calm() else 30
    quiet()

    async def story() -> None:
        async with (
            cable(bus.port) as line,
            one(tmp_path, (history.named(url, "first"), bus.url)) as first,
            one(
                tmp_path,
                (
                    history.named(url, "second"),
                    bus.url if trouble is killed else f"nats://127.0.0.1:{line.port}",
                ),
            ) as second,
        ):
            history.keep(url)
            everybody, table = await running(first)

            async def go(count: int) -> int:
                return await moves(first, everybody, table, count)

            ears = [await onlooker(person, second, table) for person in everybody for _ in range(3)]
            assert first.hub.known(table) is not None
            for n in range(3 if soak else 1):
                last = await trouble(bus, line, second, go)
                await eventually(partial(heard, ears, table, last), seconds)
                assert all(one.closed is None for one in ears), n
            gateway = second.hub.gateway
            assert gateway is not None
            assert second.hub.figures.bus_troubles["lost"] + gateway.bus.reconnects() > 0
            history.check_epochs(history.noted(url)[table])
            shown = [one.latest(table)["view"] for one in ears]
            assert shown[:3] == [shown[0]] * 3
            assert shown[3:] == [shown[3]] * 3

    run(story(), 120)


def test_a_message_that_gets_lost_is_to_be_sent_again_and_counted(
    postgres: Postgres, nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    monkeypatch.setattr(far, "ANSWER", 0.3)
    quiet()

    async def story() -> None:
        async with (
            cable(nats.port) as line,
            one(tmp_path, (url, nats.url)) as first,
            one(tmp_path, (url, f"nats://127.0.0.1:{line.port}")) as second,
        ):
            (host, _), table = await running(first)
            host.http.base_url = second.base
            assert (await host.ask(table, type="sync"))["type"] == "synced"
            line.drops = 1.0
            assert (await host.ask(table, type="sync"))["code"] == "BUSY"
            assert second.hub.figures.bus_troubles["unanswered"] == 1
            assert sum(second.hub.figures.passed_on["sync"].counts) == 1
            line.drops = 0.0

    run(story())


def test_who_is_forgotten_or_signs_out_elsewhere_is_gone_also_without_a_bus(
    postgres: Postgres, nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within a minute, which is shorter here."""
    url = postgres.new_database()
    monkeypatch.setattr(hub, "RECHECK", 0.3)
    quiet()

    async def story() -> None:
        async with cluster(tmp_path, (url, nats.url)) as (first, second):
            everybody = ann, ben, cleo = await people(first, 3)
            sockets = [await person.socket() for person in everybody]
            nats.stop()
            for person in everybody:
                person.http.base_url = second.base
            assert (await ann.http.delete("/api/me")).status_code in (200, 204)
            await second.hub.guests.end_session(Guest(ben.id, ben.name))
            await eventually(lambda: [one.closed for one in sockets] == [1008, 1008, None])
            # Whoever is there stays there.
            await asyncio.sleep(0.7)
            assert sockets[2].closed is None
            assert (await cleo.http.get("/api/me")).json()["name"] == "Cleo"

    run(story())


async def look(person: Person, table: str) -> Json:
    """What is due is done before the second message."""
    await person.ask(table, type="sync")
    found = await person.ask(table, type="sync")
    assert found["type"] == "synced", found
    return found


# --- clocks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("apart", [300.0, -300.0])
def test_clocks_five_minutes_apart(
    postgres: Postgres, nats: Nats, tmp_path: Path, apart: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No caretaker comes too early, no vote ends too early, and versions grow as the table goes to and fro."""
    url = postgres.new_database()
    monkeypatch.setattr(hub, "SWEEP", 3600.0)  # the table goes where it is asked for
    clocks = [Clock(), Clock(1_000_000.0 + apart)]

    def pass_by(seconds: float) -> None:
        for clock in clocks:
            clock.now += seconds

    async def story() -> None:
        async with (
            one(tmp_path, (url, nats.url), clock=clocks[0], workers=FirstMove()) as first,
            one(tmp_path, (url, nats.url), clock=clocks[1], workers=FirstMove()) as second,
        ):
            auto = settings(caretaker="auto", away_after=60)
            (host, friend), table = await running(first, settings=auto)
            votes = await seated(first, "silverfrost", [host, friend])
            assert (await host.ask(votes, type="start"))["type"] == "done"
            assert (await host.ask(votes, type="vote", matter="end", yes=True))["type"] == "done"
            both = (table, votes)
            versions = [[(await host.ask(name, type="sync"))["version"] for name in both]]
            for here, there in itertools.pairwise((first, second, first)):
                host.http.base_url = there.base
                for name in both:
                    actor = here.hub.known(name)
                    assert actor is not None
                    await actor.give_away()
                    assert (await host.ask(name, type="sync"))["type"] == "synced"
                for _ in range(5):
                    pass_by(10)
                    found = [await look(host, name) for name in both]
                    assert [seat["caretaker"] for seat in found[0]["info"]["seats"]] == [None, None]
                    assert len(found[1]["info"]["votes"]) == 1
                    versions.append([one["version"] for one in found])
                assert all(there.hub.known(name) is not None for name in both)
            for one_table in zip(*versions, strict=True):
                assert list(one_table) == sorted(one_table)
                assert len({version >> 24 for version in one_table}) == 3
            # In the end somebody does come for the one who is away, and the vote does end.
            pass_by(50)
            assert (await look(host, table))["info"]["seats"][1]["caretaker"] == "greedy"
            assert not (await look(host, votes))["info"]["votes"]

    run(story())
