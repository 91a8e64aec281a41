"""Hints at a table: whom they are for, whether the table allows them, and those that come too late."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.play import (
    BOTH,
    FirstMove,
    Round,
    from_position,
    golden,
    kind_open,
    line_where,
    people,
    refused,
    seated,
    settings,
    several_decide,
    started,
)
from tests.server.rig import serving

from frostwall.bots import adviser
from frostwall.core.game import Game
from frostwall.core.types import CHANCE


def test_a_hint_is_a_move_that_may_be_made(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False) as server:
            crowd = await people(server, 3)
            for game, count in BOTH.items():
                round_: Round = await started(server, game, crowd[:count])
                for _ in range(4):
                    seat = round_.acting
                    answer = await round_.ask(seat, type="hint")
                    assert answer["result"]["bot"] == adviser(game)
                    assert answer["result"]["sure"] in (None, "clear", "likely", "even")
                    assert ("next" in answer["result"]) == (answer["result"]["sure"] is not None)
                    await round_.go(seat, *answer["result"]["moves"])
                idle = next(seat for seat in range(count) if seat not in round_.match.actors())
                refused(await round_.ask(idle, type="hint"), "NOT_TO_MOVE")

    asyncio.run(run())


def test_a_table_can_do_without_hints(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False) as server:
            crowd = await people(server, 2)
            round_ = await started(server, "silverfrost", crowd, settings=settings(hints=False))
            assert (await round_.info(1))["settings"]["hints"] is False
            for seat in (0, 1):  # also for a seat that is not to move
                refused(await round_.ask(seat, type="hint"), "HINTS_OFF")
            refused(await round_.ask(0, type="hints", on=True), "NOT_IN_LOBBY")

    asyncio.run(run())


def test_the_host_switches_hints_off_before_the_start(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False) as server:
            crowd = await people(server, 2)
            ann, ben = crowd
            table = await seated(server, "silverfrost", crowd)
            refused(await ben.ask(table, type="hints", on=False), "NOT_HOST")
            for on in (False, True, False):
                assert (await ann.ask(table, type="hints", on=on))["type"] == "done"
                info = (await ben.http.get(f"/api/tables/{table}")).json()["info"]
                assert info["settings"]["hints"] is on
            await ann.ask(table, type="start")
            refused(await ann.ask(table, type="hint", seat=0), "HINTS_OFF")

    asyncio.run(run())


def test_a_hint_that_comes_too_late_says_that_the_table_has_gone_on(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            ref = await round_.ears[seat].say(type="hint", table=round_.table, seat=seat)
            await round_.go(seat)
            workers.go.set()
            refused(await round_.ears[seat].until(lambda heard: heard.get("ref") == ref), "STALE")

    asyncio.run(run())


def still_legal(game: Game[Any], state: Any) -> str | None:
    """A move after which the same seat can still make the one that was the first it could make."""
    actors = game.actors(state)
    if len(actors) != 1 or actors == [CHANCE]:
        return None
    (seat,) = actors
    first, *others = game.legal_moves(state, seat)
    for move in others:
        after = state.clone()
        game.apply(after, seat, move)
        if game.actors(after) == [seat] and first in game.legal_moves(after, seat):
            return game.text(move)
    return None


def test_a_hint_for_a_position_of_before_is_too_late_even_if_its_move_is_legal(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        record = golden("base-3")
        to = line_where(record, lambda game, state: still_legal(game, state) is not None)
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await from_position(server, record, to, await people(server, 3))
            seat = round_.acting
            advised = round_.some_move(seat)
            move = still_legal(round_.match.game, round_.match.state)
            assert move is not None
            ref = await round_.ears[seat].say(type="hint", table=round_.table, seat=seat)
            await round_.go(seat, move)
            assert round_.match.game.judge(round_.match.state, seat, advised)
            workers.go.set()
            refused(await round_.ears[seat].until(lambda heard: heard.get("ref") == ref), "STALE")

    asyncio.run(run())


def test_what_others_decide_meanwhile_does_not_make_a_hint_late(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        record = golden("base-4")
        wanted = kind_open("discard")
        to = line_where(record, lambda game, state: several_decide(game, state) and wanted(game, state))
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await from_position(server, record, to, await people(server, 4))
            asking, other = round_.match.actors()[:2]
            ref = await round_.ears[asking].say(type="hint", table=round_.table, seat=asking)
            await round_.go(other)
            workers.go.set()
            answer = await round_.ears[asking].until(lambda heard: heard.get("ref") == ref)
            assert answer["type"] == "done", answer

    asyncio.run(run())
