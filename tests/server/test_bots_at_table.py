"""Bots at a table: they play to the end at every level, wait for people, and cost nobody the game when they fail."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import (
    BOTH,
    FirstMove,
    from_position,
    golden,
    kind_open,
    line_where,
    match_of,
    people,
    refused,
    settings,
    started,
    until_over,
)
from tests.server.rig import Ears, Json, quiet, serving

from frostwall import bots, games
from frostwall.core.drive import Clock, SeatView
from frostwall.core.record import Record
from frostwall.core.types import Event, Setup
from frostwall.server.table import bots as table_bots
from frostwall.server.workers import Workers

FAILING = [
    ("sleeps", "stalled"),
    ("raises", "crashed"),
    ("dies", "crashed"),
    ("cheats", "illegal"),
    ("babbles", "crashed"),
]


@pytest.mark.parametrize(("bot", "why"), FAILING)
def test_a_bot_that_fails_is_replaced_for_that_move_and_the_table_says_so(
    tmp_path: Path, bot: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet()
    names = [*bots.table_names("watch"), bot]
    monkeypatch.setattr(bots, "table_names", lambda _game: names)

    async def run() -> None:
        workers = Workers(1, 0.4, "tests.server.badbots:make")
        async with serving(tmp_path, limits=False, workers=workers) as server:
            for game in BOTH if bot == "cheats" else ["watch"]:
                seats = BOTH[game]
                round_ = await started(
                    server, game, await people(server, 1), seats=seats, bots=[bot] * (seats - 1)
                )
                while round_.acting == 0:
                    await round_.go(0)
                await round_.ears[0].until(lambda heard: (heard.get("line") or {}).get("notice") is not None)
                await round_.ears[0].until(
                    lambda heard: (
                        heard["type"] == "chat"
                        and (heard["line"]["notice"] or {}).get("code") == "bot_failed"
                    )
                )
                line = next(line for line in round_.match.record.lines if line.seat > 0)
                assert line.notes["by"].startswith("random:")
                found = [notice for notice in await round_.notices() if notice["code"] == "bot_failed"]
                assert found[0]["args"]["seat"] == line.seat
                assert found[0]["args"]["bot"] == bot
                if bot != "babbles":
                    assert found[0]["args"]["reason"] == why
                    assert line.notes["by"] == f"random:{why}"

    asyncio.run(run())


def test_bots_of_all_levels_play_a_game_to_its_end(tmp_path: Path) -> None:
    """From a late position, so that it takes seconds."""

    async def run() -> None:
        async with serving(tmp_path, limits=False) as server:
            (ann,) = await people(server, 1)
            for name in ("base-3-aside", "silverfrost-2"):
                record = golden(name)
                table = await ann.make(
                    record.header.game,
                    record.header.seats,
                    record=record.write(),
                    to=len(record.lines) - 30,
                    sit=False,
                )
                for seat, level in zip(range(record.header.seats), ("easy", "medium", "full"), strict=False):
                    answer = await ann.ask(table, type="fill", seat=seat, bot="greedy", level=level)
                    assert answer["type"] == "done"
                ears = await ann.socket()
                await ears.ask(type="sync", table=table)
                assert (await ears.ask(type="start", table=table))["type"] == "done"
                over = await ears.until(
                    lambda heard: heard["type"] == "table" and heard["info"]["stage"] == "over", 60
                )
                shown = [(seat["bot"], seat["level"]) for seat in over["info"]["seats"]]
                assert shown[:2] == [("greedy", "easy"), ("greedy", "medium")]
                match = match_of(server, table)
                assert match.outcome() is not None
                assert "notice" not in str([line.notes for line in match.record.lines])

    asyncio.run(run())


class Counting:
    """Chooses by how many events it was told of."""

    name = "counting"
    memory = True

    def start(self, _seat: int, _setup: Setup) -> None:
        self.told = 0

    def observe(self, events: Sequence[Event]) -> None:
        self.told += len(events)

    def choose(self, view: SeatView[Any], _clock: Clock) -> int:
        moves = view.moves()
        return moves[self.told % len(moves)]


def test_a_bot_of_another_package_that_remembers_is_told_the_game(tmp_path: Path) -> None:
    """Its process gets what its seat has seen with every decision, so it does not matter which process that is."""
    bots.register(Counting)

    async def run() -> Record:
        async with serving(tmp_path, limits=False, workers=Workers(2, 30.0)) as server:
            round_ = await started(server, "watch", await people(server, 1), seats=3, bots=["counting"] * 2)
            while len(round_.match.record.lines) < 12:
                if 0 in round_.match.actors():
                    await round_.go(0)
                else:
                    await asyncio.sleep(0.02)
            return round_.match.record

    try:
        record = asyncio.run(run())
    finally:
        bots.plugins.remove("counting")
    game = games["watch"]
    chosen = [line for line in record.lines if line.seat > 0]
    assert {line.seat for line in chosen} == {1, 2}
    for line in chosen:
        before = Record(record.header, record.lines[: line.seq - 1])
        told = sum(len(events) for _, events in before.events(game, line.seat))
        moves = game.legal_moves(before.fold(game), line.seat)
        assert line.text == game.text(moves[told % len(moves)])
        assert "by" not in line.notes


def may_move(ears: Ears, table: str, _: Json) -> bool:
    return 0 in ears.latest(table)["view"]["actors"]


def test_a_game_of_one_person_among_bots_begins_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False) as server:
            for game, seats in BOTH.items():
                round_ = await started(
                    server, game, await people(server, 1), seats=seats, bots=["greedy"] * (seats - 1)
                )
                for n in range(10):
                    await round_.ears[0].until(partial(may_move, round_.ears[0], round_.table))
                    await round_.go(0, round_.some_move(0, n))
                others = {line.seat for line in round_.match.record.lines} - {0, -1}
                assert others == set(range(1, seats))

    asyncio.run(run())


@pytest.mark.parametrize("patience", [0.6, 30.0])
def test_a_bot_that_made_an_offer_waits_for_peoples_answers(
    tmp_path: Path, patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_bots, "PATIENCE", patience)

    async def run() -> None:
        record = golden("base-4-trade")
        to = line_where(record, kind_open("offer"))
        decision: Any = games["watch"].view(record.fold(games["watch"], to), -2)["decision"]
        offering = decision["seat"]
        workers = FirstMove()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            crowd = await people(server, 3)
            table = await crowd[0].make(
                "watch", 4, record=record.write(), to=to, sit=False, settings=settings(bot_pause=0)
            )
            invite = await crowd[0].invited(table)
            seats = [seat for seat in range(4) if seat != offering]
            for person, seat in zip(crowd, seats, strict=True):
                await person.join(invite)
                assert (await person.ask(table, type="sit", seat=seat))["type"] == "done"
            assert (await crowd[0].ask(table, type="fill", seat=offering, bot="random"))["type"] == "done"
            ears = await crowd[0].socket()
            await ears.ask(type="sync", table=table)
            assert (await ears.ask(type="start", table=table))["type"] == "done"
            if patience < 1:  # nobody answers: in the end it decides alone
                await ears.until(lambda heard: heard["type"] == "update" and heard["seq"] > to)
                assert workers.asked[0][0] == offering
                return
            match = match_of(server, table)
            for person, seat in zip(crowd, seats, strict=True):
                assert workers.asked == []
                answer = await person.ask(
                    table,
                    type="move",
                    decision=match.decision_id(seat),
                    key="a",
                    moves=["decline"],
                    seat=seat,
                )
                assert answer["type"] == "done", answer
            await ears.until(lambda heard: heard["type"] == "update" and heard["seq"] > to + 3)
            assert workers.asked[0][0] == offering

    asyncio.run(run())


def test_a_bot_whose_answer_comes_twice_moves_once(tmp_path: Path) -> None:
    """Other messages stand between its answer and the table, which asks again meanwhile."""

    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 1), seats=3, bots=["random"] * 2)
            while round_.acting == 0:
                await round_.go(0)
            for _ in range(30):
                await asyncio.gather(*(round_.ask(0, type="sync", scene=False) for _ in range(5)))
                workers.go.set()
            await round_.ears[0].until(lambda heard: 0 in (heard.get("view") or {}).get("actors", []))
            seats = [line.seat for line in round_.match.record.lines]
            assert all(seats.count(seat) <= 4 for seat in range(3))

    asyncio.run(run())


def test_bots_wait_their_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    async def run() -> float:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            round_ = await started(
                server,
                "watch",
                await people(server, 1),
                seats=3,
                bots=["random"] * 2,
                settings=settings(bot_pause=400),
            )
            loop = asyncio.get_running_loop()
            while round_.acting == 0:
                await round_.go(0)
            at, last = loop.time(), round_.match.last
            await round_.ears[0].until(lambda heard: heard["type"] == "update" and heard["seq"] > last)
            return loop.time() - at

    assert asyncio.run(run()) > 0.3


def test_the_host_changes_the_pause_during_the_game(tmp_path: Path) -> None:
    async def run() -> float:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            crowd = await people(server, 2)
            round_ = await started(
                server, "watch", crowd, seats=3, bots=["random"], settings=settings(bot_pause=5000)
            )
            refused(await round_.ask(1, type="bot_pause", pause=0), "NOT_HOST")
            refused(await round_.ask(0, type="bot_pause", pause=5001), "BAD_MESSAGE")
            while round_.acting != 2:
                await round_.go(round_.acting)
            loop = asyncio.get_running_loop()
            at, last = loop.time(), round_.match.last
            answer = await round_.ask(0, type="bot_pause", pause=0)
            assert answer["type"] == "done", answer
            assert (await round_.info(1))["settings"]["bot_pause"] == 0
            await round_.ears[0].until(lambda heard: heard["type"] == "update" and heard["seq"] > last)
            return loop.time() - at

    assert asyncio.run(run()) < 4


def test_hosts_may_play_bots_against_each_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False) as server:
            (ann,) = await people(server, 1)
            record = golden("silverfrost-2")
            round_ = await from_position(
                server,
                record,
                len(record.lines) - 12,
                [ann],
                sit=False,
                bots=["builder", "greedy"],
                level="medium",
            )
            info = await until_over(round_)
            assert info["stage"] == "over"
            assert [seat["bot"] for seat in info["seats"]] == ["builder", "greedy"]

    asyncio.run(run())
