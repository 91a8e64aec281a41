"""Several at once: two tabs of one person, two people after one seat or one decision, sealed choices sent together, two
servers on one database; and who was not there while it happened.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.mortal import mortals
from tests.server.play import (
    FirstMove,
    Round,
    again,
    from_position,
    golden,
    kind_open,
    line_where,
    people,
    seated,
    settings,
    several_decide,
    started,
    without_bots,
)
from tests.server.rig import Clock, Ears, Person, Server, quiet, serving
from tests.server.steady import Steady, choose, eventually, play
from tests.server.test_kill import seated as seat_all
from tests.server.test_kill import stored

from frostwall.core.record import Record
from frostwall.core.types import SPECTATOR
from frostwall.server.config import Config

Json = dict[str, Any]


async def together(*asks: Any) -> list[Json]:
    return list(await asyncio.gather(*asks))


def kinds(answers: list[Json]) -> list[str]:
    return sorted(answer.get("code", "done") for answer in answers)


async def tab(person: Person, table: str, **more: Any) -> Ears:
    ears = await person.socket()
    answer = await ears.ask(type="sync", table=table, **more)
    assert answer["type"] == "synced", answer
    return ears


async def stands_at(ears: Ears, table: str, line: int) -> None:
    await ears.until(lambda _: ears.latest(table)["seq"] == line)


# --- tabs and players -----------------------------------------------------------------------------------


@pytest.mark.parametrize("same_key", [True, False])
def test_one_move_of_two_tabs_is_made(same_key: bool, tmp_path: Path) -> None:
    async def story() -> None:
        async with without_bots(tmp_path) as server:
            told = await started(server, "watch", await people(server, 3))
            for n in range(12):
                seat = told.acting
                tabs = [await tab(told.people[seat], told.table) for _ in range(3)]
                before = told.match.last
                decision = told.match.decision_id(seat)
                moves = [told.some_move(seat, 0 if same_key else at) for at in range(3)]
                keys = [f"{n}" if same_key else f"{n}-{at}" for at in range(3)]
                answers = await together(
                    *(
                        ears.ask(type="move", table=told.table, decision=decision, key=key, moves=[move])
                        for ears, key, move in zip(tabs, keys, moves, strict=True)
                    )
                )
                if same_key:
                    assert kinds(answers) == ["done"] * 3
                    assert len({answer["seq"] for answer in answers}) == 1
                else:
                    assert kinds(answers) == ["STALE", "STALE", "done"]
                rows = await server.hub.store.lines(told.table)
                assert sum(row.seat >= 0 for row in rows[before:]) == 1
                for ears in tabs:
                    await stands_at(ears, told.table, len(rows))
                    await ears.close()

    asyncio.run(story())


def test_one_of_two_people_gets_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with without_bots(tmp_path) as server:
            everybody = await people(server, 6)
            for _ in range(5):
                table = await seated(server, "watch", everybody[:1])
                invite = await everybody[0].invited(table)
                rivals = everybody[1:]
                for rival in rivals:
                    await rival.join(invite)
                tabs = [await tab(rival, table) for rival in rivals]
                answers = await together(*(ears.ask(type="sit", table=table, seat=1) for ears in tabs))
                assert kinds(answers) == ["SEAT_TAKEN"] * 4 + ["done"]
                first = [answer["type"] for answer in answers].index("done")
                actor = server.hub.known(table)
                assert actor is not None
                assert actor.doc.seats[1].guest == rivals[first].id

    asyncio.run(story())


def test_whoever_decides_first_decides(tmp_path: Path) -> None:
    """An offer in the Watch: everybody whom it concerns answers at once, again and again, until it is settled. One
    after another they are heard; the record is some order of it, and everybody sees the same one."""

    async def story() -> None:
        record = golden("base-4-trade")
        async with without_bots(tmp_path) as server:
            everybody = await people(server, record.header.seats)
            at = line_where(record, several_decide)
            told = await from_position(server, record, at, everybody)
            rng = Random(3)
            for _ in range(20):
                actors = told.match.actors()
                asks = []
                for seat in range(len(everybody)):
                    # Those who are not to move try as well.
                    whose = seat if seat in actors else actors[0]
                    view: Any = told.match.view(whose)
                    asks.append(
                        told.ask(
                            seat,
                            type="move",
                            decision=view["decision"]["id"],
                            key=f"{told.match.last}-{seat}",
                            moves=[choose(view, rng)],
                        )
                    )
                before = told.match.last
                answers = await together(*asks)
                assert sum(answer["type"] == "done" for answer in answers) >= 1
                rows = await server.hub.store.lines(told.table)
                made = [row.seat for row in rows[before:] if row.seat >= 0]
                assert sorted(made) == [n for n, answer in enumerate(answers) if answer["type"] == "done"]
                await told.seen(len(rows))
            head = told.match.record.header
            Record(head, list(told.match.record.lines)).fold(told.match.game)

    asyncio.run(story())


# --- sealed choices --------------------------------------------------------------------------------------


async def seal_together(told: Round, watcher: Ears) -> None:
    """Everybody chooses at once; what an onlooker is told before the last choice."""
    match = told.match
    before: Any = match.view(SPECTATOR)
    actors = match.actors()
    assert len(actors) > 1
    rng = Random(1)
    since, count = match.last, len(watcher.heard)
    hands: dict[int, Any] = {seat: match.view(seat) for seat in actors}
    asks = [
        told.ask(
            seat, type="move", decision=view["decision"]["id"], key=f"s{seat}", moves=[choose(view, rng)]
        )
        for seat, view in hands.items()
    ]
    answers = await together(*asks)
    assert kinds(answers) == ["done"] * len(actors)
    await watcher.until(lambda heard: heard["type"] == "update" and heard["seq"] == match.last)
    updates = [heard for heard in watcher.heard[count:] if heard["type"] == "update"]
    assert [update["since"] for update in updates] == [since + n for n in range(len(actors))]
    for n, update in enumerate(updates[:-1], 1):
        shown = update["view"]
        changed = {name for name in before if before[name] != shown[name]}
        # That somebody has chosen is public; what, is not.
        assert changed <= {"actors", "seats"}, changed
        assert len(shown["actors"]) == len(actors) - n
        assert shown["decision"] == before["decision"]
        for was, now in zip(before["seats"], shown["seats"], strict=True):
            assert {name for name in was if was[name] != now[name]} <= {"has_chosen"}
        assert "?" in update["lines"][0]["text"]
    assert updates[-1]["view"] != before
    assert updates[-1]["view"]["decision"] != before["decision"]


def test_discards_sent_at_once_open_with_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with without_bots(tmp_path) as server:
            done = 0
            for name in ("base-3", "base-4", "base-4-random", "base-4-trade", "base-4-de"):
                record = golden(name)
                found = kind_open("discard")
                try:
                    at = line_where(record, lambda game, s: found(game, s) and several_decide(game, s))  # noqa: B023
                except LookupError:
                    continue
                everybody = await people(server, record.header.seats)
                told = await from_position(server, record, at, everybody)
                watcher = await tab(everybody[0], told.table, seat=SPECTATOR)
                await seal_together(told, watcher)
                done += 1
            assert done

    asyncio.run(story())


@pytest.mark.parametrize("seats", [2, 4])
def test_quests_kept_at_once_open_with_the_last(seats: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with without_bots(tmp_path) as server:
            everybody = await people(server, seats)
            told = await started(server, "silverfrost", everybody)
            found = kind_open("keep_quest")
            while not found(told.match.game, told.match.state):
                await told.go(told.acting)
            watcher = await tab(everybody[0], told.table, seat=SPECTATOR)
            await seal_together(told, watcher)

    asyncio.run(story())


# --- two servers -----------------------------------------------------------------------------------------


def test_two_servers_on_one_file_write_one_game(tmp_path: Path, soak: bool) -> None:
    """Every seat is played at both servers at once: each line is written once, and who was second sees the first. The
    command refuses this; on PostgreSQL the server itself does."""
    database_url = f"sqlite:///{tmp_path / 'table.sqlite'}"

    async def story() -> None:
        async with mortals(tmp_path) as family:
            servers = [await family.server(database_url, place=place) for place in (0, 1)]
            guests = [await servers[0].guest(f"Guest {n}") for n in range(2)]
            for seed in range(5 if soak else 1):
                table = await seat_all(guests, "silverfrost")
                assert (await guests[0].ask(table, type="start"))["type"] == "done"
                clients = [
                    Steady(server.base, guest.cookie, table, f"p{n}at{place}")
                    for place, server in enumerate(servers)
                    for n, guest in enumerate(guests)
                ]
                # First the second server alone, which the other one does not know of; then both at once.
                first = await asyncio.gather(
                    *(play(client, Random(seed), lambda it: it.seq >= 30) for client in clients[2:])
                )
                made = await asyncio.gather(
                    *(play(client, Random(seed * 10 + n)) for n, client in enumerate(clients))
                )
                end = await stored(database_url, table)
                end.fold()
                assert end.row.stage == "over"
                assert sum(row.seat >= 0 for row in end.lines) == sum(first) + sum(made)
                assert sum(first)
                assert sum(made)
                for one, other in zip(clients[:2], clients[2:], strict=True):
                    assert one.seq == other.seq == len(end.lines)
                    assert one.view == other.view
                    assert one.events == other.events
                for client in clients:
                    await client.close()
            for guest in guests:
                await guest.http.aclose()

    asyncio.run(story())


# --- who was not there ----------------------------------------------------------------------------------


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("game", ["watch", "silverfrost"])
def test_who_missed_k_events_ends_equal_to_who_missed_none(game: str, restart: bool, tmp_path: Path) -> None:
    async def story() -> None:
        heard: list[Json] = []  # events, by who misses none
        missing: dict[int, tuple[int, int]] = {}  # how many lines to miss: from which on
        async with without_bots(tmp_path) as server:
            everybody = await people(server, 3)
            told = await started(server, game, everybody)
            rng = Random(4)
            first = told.match.last
            for k in (1, 2, 5, 50):
                left = await tab(everybody[1], told.table)
                since = left.latest(told.table)["seq"]
                await left.close()
                while told.match.last < since + k:
                    seat = told.acting
                    await told.go(seat, choose(told.match.view(seat), rng))
                missing[k] = (since, told.match.last)
                if not restart:
                    await compare(server, everybody[1], told.ears[1], told.table, since)
            heard = [event for update in updates(told.ears[1]) for event in update["events"]]
            last = told.ears[1].latest(told.table)
            assert first > 0 or heard
        if restart:
            async with without_bots(tmp_path) as server:
                person = await again(server, everybody[1])
                for k, (since, _) in missing.items():
                    ears = await person.socket()
                    answer = await ears.ask(type="sync", table=told.table, since=since)
                    assert answer["view"] == last["view"], k
                    assert answer["seq"] == last["seq"]
                    assert answer["meanwhile"] == [event for event in heard if event["seq"] > since]
                    await ears.close()

    asyncio.run(story())


def updates(ears: Ears) -> list[Json]:
    return [heard for heard in ears.heard if heard["type"] == "update"]


async def compare(server: Server, person: Person, always: Ears, table: str, since: int) -> None:
    ears = await person.socket()
    answer = await ears.ask(type="sync", table=table, since=since)
    latest = always.latest(table)
    for name in ("view", "seq", "undo"):
        assert answer[name] == latest[name]
    assert answer["meanwhile"] == [
        event for update in updates(always) if update["seq"] > since for event in update["events"]
    ]
    await ears.close()


def test_somebody_may_have_missed_more_than_is_kept(tmp_path: Path) -> None:
    """A table of a thousand lines: what happened since the tenth is folded anew, and is what the replay says."""

    async def story() -> None:
        record = golden("base-4")
        async with without_bots(tmp_path) as server:
            everybody = await people(server, record.header.seats)
            to = len(record.lines) - 1
            assert to > 400
            told = await from_position(server, record, to, everybody)
            for since in (0, 10, to - 1, to):
                answer = await told.ask(0, type="sync", since=since)
                steps = list(told.match.record.steps(told.match.game))[since:]
                events = [
                    (step.line.seq, event.for_viewer(0).name) for step in steps for event in step.events
                ]
                assert [(event["seq"], event["name"]) for event in answer["meanwhile"]] == events

    asyncio.run(story())


# --- restarts -------------------------------------------------------------------------------------------


def test_bots_go_on_by_themselves_after_a_restart(database_url: str, tmp_path: Path) -> None:
    """Killed in the middle of their game, and nobody comes back: they finish it."""

    async def story() -> None:
        async with mortals(tmp_path) as family:
            server = await family.server(database_url, bots=True)
            host = await server.guest("Host")
            table = await host.make(
                "silverfrost", 2, sit=False, bots=["random", "random"], settings={"bot_pause": 30}
            )
            assert (await host.ask(table, type="start"))["type"] == "done"
            await reached(database_url, table, 40)
            await server.kill()
            await host.http.aclose()
            before = await stored(database_url, table)
            assert before.row.stage == "playing", "it was killed in the middle"
            server.begin()
            after = await reached(database_url, table, None)
            assert after.lines[: len(before.lines)] == before.lines
            after.fold()

    asyncio.run(story())


async def reached(url: str, table: str, line: int | None) -> Any:
    """Wait, looking into the database only, until the game has this line, or has ended."""
    async with asyncio.timeout(120):
        while True:
            found = await stored(url, table)
            if found.row.stage == "over" if line is None else len(found.lines) >= line:
                return found
            await asyncio.sleep(0.05)


def test_a_restart_costs_nobody_time(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        crew: Callable[[], Any] = FirstMove
        options = settings(clock_move=60, clock_game=100, away_after=60, caretaker="auto")
        async with serving(tmp_path, limits=False, workers=crew(), clock=clock) as server:
            everybody = await people(server, 3)
            told = await started(server, "watch", everybody, settings=options)
            seat = told.acting
            clock.now += 20
            await told.go(seat)
            clock.now += 30
            waiting = told.acting
            info = await told.info()
            assert info["seats"][seat]["used"] == 20
            assert info["seats"][waiting]["deadline"] == clock.now + 30
            last = told.match.last
        clock.now += 3600
        async with serving(tmp_path, limits=False, workers=crew(), clock=clock) as server:
            person = await again(server, everybody[0])
            ears = await tab(person, told.table)
            info = ears.info(told.table)
            assert info["seats"][seat]["used"] == (50 if waiting == seat else 20)
            assert all(found["caretaker"] is None for found in info["seats"])
            # What was thought about the open decision counts, the hour without a server does not; absence counts
            # from the restart.
            assert info["seats"][waiting]["deadline"] == clock.now + 30
            assert all(found["away"] in (None, clock.now) for found in info["seats"])
            assert ears.latest(told.table)["seq"] == last

    asyncio.run(story())


def test_a_table_that_cannot_be_read_keeps_no_other_asleep(tmp_path: Path) -> None:
    async def story() -> None:
        quiet()
        crew: Callable[[], Any] = FirstMove
        async with serving(tmp_path, limits=False, workers=crew()) as server:
            host = await server.guest("Host")
            tables = []
            for _ in range(3):
                table = await host.make(
                    "silverfrost", 2, sit=False, bots=["random"] * 2, settings=settings(bot_pause=5000)
                )
                assert (await host.ask(table, type="start"))["type"] == "done"
                tables.append(table)
            rows = await server.hub.store.running()
            first = rows[0].id
            await server.hub.store.save_table(
                type(rows[0])(**{**vars(rows[0]), "header": "frostwall 1\ngame: chess\n"})
            )
        async with serving(
            tmp_path, limits=False, workers=crew(), config=Config(database="", workers=1)
        ) as server:
            others = [table for table in tables if table != first]
            await eventually(lambda: all(server.hub.known(table) is not None for table in others))
            assert server.hub.known(first) is None

    asyncio.run(story())


# --- sockets that come and go ----------------------------------------------------------------------------


def test_a_socket_is_counted_once_and_not_after_it_has_gone(tmp_path: Path) -> None:
    """The first `sync` twice at once; and a socket that closes while its `sync` is under way."""

    async def story() -> None:
        async with without_bots(tmp_path) as server:
            host, friend = await people(server, 2)
            table = await seated(server, "silverfrost", [host, friend])
            actor = server.hub.known(table)
            assert actor is not None
            ears = await host.socket()
            await together(*(ears.ask(type="sync", table=table) for _ in range(5)))
            assert len(actor.listeners) == 1
            await ears.close()
            for _ in range(20):
                ears = await friend.socket()
                await ears.say(type="sync", table=table)
                await ears.close()
            await eventually(lambda: not actor.listeners)
            assert not actor.presence._open

    asyncio.run(story())


def test_the_same_wish_to_undo_twice_opens_one_vote(tmp_path: Path) -> None:
    async def story() -> None:
        async with without_bots(tmp_path) as server:
            told = await started(server, "watch", await people(server, 3))
            seat = told.acting
            await told.go(seat)
            await told.go(seat)
            other = told.acting
            assert other != seat
            await told.go(other)
            await told.go(other)
            third = told.acting
            assert third not in (seat, other)
            await told.go(third)  # concerned too, and does not answer: the vote stays open
            wish = {"type": "undo", "key": "wish", "to": 1, "consent": True}
            assert (await told.ask(seat, **wish))["type"] == "done"
            assert (await told.ask(other, type="vote", matter="undo", yes=True))["type"] == "done"
            assert (await told.ask(seat, **wish))["type"] == "done"
            votes = (await told.info())["votes"]
            assert [sorted(vote["yes"]) for vote in votes] == [sorted([seat, other])]

    asyncio.run(story())
