"""Whole games through a network that loses, doubles, delays and reorders messages: everybody ends with the same game,
and no move is made twice.
"""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.faulty import Faults, faulty
from tests.server.play import golden, seated, without_bots
from tests.server.rig import Person, Server
from tests.server.steady import Steady, play

import frostwall

Json = dict[str, Any]

BAD = Faults(drop=0.02, double=0.04, late=0.06, cut=0.002)
EVIL = Faults(drop=0.08, double=0.1, late=0.2, cut=0.01, longest=0.2)
# By chance a game of the Watch takes a thousand lines and more: outside the soak its beginning and its end.
GATE_LINES = 150


async def everything(person: Person, table: str, viewer: int) -> tuple[list[Json], Json]:
    """All events of a game as this viewer may know them, and its last view, from the server's replay."""
    events: list[Json] = []
    since: int | None = 0
    view: Json = {}
    while since is not None:
        page = await person.http.get(
            f"/api/records/{table}/views", params={"viewer": viewer, "since": since, "count": 100}
        )
        assert page.status_code == 200, page.text
        for step in page.json()["steps"]:
            events += step["events"]
            view = step["view"]
        since = page.json()["next"]
    return events, view


async def play_through(
    server: Server, table: str, people: list[Person], faults: Faults, seed: int, lines: int | None = None
) -> Counter[str]:
    """Play a table that is ready to start, to its end or for so many lines."""
    watcher = await server.guest("Watcher")
    await watcher.join(await people[0].invited(table))
    assert (await people[0].ask(table, type="start"))["type"] == "done"
    began = len(await server.hub.store.lines(table))
    async with faulty(server.base, faults, seed) as proxy:
        clients = [Steady(proxy.base, person.cookie, table, f"p{n}") for n, person in enumerate(people)]
        watching = Steady(proxy.base, watcher.cookie, table, "watcher")

        def enough(client: Steady) -> bool:
            return lines is not None and client.seq >= began + lines

        made = await asyncio.gather(
            *(play(client, Random(seed * 100 + n), enough) for n, client in enumerate(clients))
        )
        actor = server.hub.known(table)
        assert actor is not None
        assert actor.match is not None
        last = actor.match.last
        counts = proxy.counts.copy()
        for person, client in zip([*people, watcher], [*clients, watching], strict=True):
            await client.until(lambda it: it.seq == last)
            events, view = await everything(person, table, client.seat)
            assert client.view == view
            assert client.events == events, "each event once, in its order"
            counts += client.counts
            await client.close()
    rows = await server.hub.store.lines(table)
    assert [row.seq for row in rows] == list(range(1, last + 1))
    # A line of a seat is a move that was asked for once: by one key, which was answered with that line.
    assert sum(row.seat >= 0 for row in rows[began:]) == sum(made)
    if lines is None:
        assert actor.doc.stage == "over"
    return counts


GAMES = [(game, rules) for game, found in frostwall.games.items() for rules in found.rulesets()]


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_a_game_through_a_bad_network_is_the_same_for_everybody(
    game: str, rules: str, tmp_path: Path, soak: bool
) -> None:
    async def story() -> None:
        seats = max(2, min(frostwall.games[game].rulesets()[rules]))
        lines = None if soak or game == "silverfrost" else GATE_LINES
        async with without_bots(tmp_path) as server:
            for seed in range(10 if soak else 1):
                people = [await server.guest(f"Guest {n}") for n in range(seats)]
                table = await seated(server, game, people, rules=rules, seats=seats)
                counts = await play_through(server, table, people, BAD, seed, lines)
                for fault in ("drop", "double", "late"):
                    assert counts[fault], fault

    asyncio.run(story())


@pytest.mark.parametrize("name", ["base-3", "brotherhood-3"])
def test_the_end_of_a_game_through_a_bad_network_is_the_same_for_everybody(name: str, tmp_path: Path) -> None:
    """The Watch from a late position on, to its end."""

    async def story() -> None:
        record = golden(name)
        head = record.header
        async with without_bots(tmp_path) as server:
            people = [await server.guest(f"Guest {n}") for n in range(head.seats)]
            late = {"record": record.write(), "to": len(record.lines) - 12}
            table = await seated(server, head.game, people, seats=head.seats, **late)
            await play_through(server, table, people, BAD, 11)

    asyncio.run(story())


def test_a_game_through_an_evil_network_is_the_same_for_everybody(tmp_path: Path, soak: bool) -> None:
    """Two messages in five suffer; connections last a hundred messages."""

    async def story() -> None:
        async with without_bots(tmp_path) as server:
            people = [await server.guest(f"Guest {n}") for n in range(3)]
            table = await seated(server, "silverfrost", people)
            counts = await play_through(server, table, people, EVIL, 7, None if soak else GATE_LINES)
            assert counts["cut"]
            assert counts["gaps"]
            assert counts["again"]

    asyncio.run(story())
