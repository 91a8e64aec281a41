"""Bot processes: real ones, and real bots that misbehave."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from frostwall import bots
from frostwall.core.drive import Clock, SeatView, Streams
from frostwall.core.game import Game
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Json, Refusal
from frostwall.games import games
from frostwall.server.wire import Level
from frostwall.server.workers import Choice, Closed, Job, Workers, job_for, worker

BAD = "tests.server.badbots:make"
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds; for a busy machine, never for a comparison
MODES = [("watch", "brotherhood", 4), ("silverfrost", "standard", 3)]

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="asks the system as Linux answers")


def position(
    name: str, rules: str, seats: int, seed: int, plies: int
) -> tuple[Game[Any], Any, int, Knowledge]:
    """A game played at random so far, the seat to decide, and what it knows."""
    game = games[name]
    s = game.new_game(game.setup(rules, seats, Rng(seed)))
    known = [Knowledge(seat) for seat in range(seats)]
    chance = Streams(f"seed {seed}")
    rng = Rng(seed, 5)
    while s.ply < plies or game.actors(s) == [CHANCE]:
        seat = game.actors(s)[0]
        move = chance.draw(game, s) if seat == CHANCE else game.random_move(s, seat, rng)
        events: list[Event] = []
        game.apply(s, seat, move, events)
        for one in known:
            one.fold(events)
    seat = game.actors(s)[0]
    return game, s, seat, known[seat]


def job(
    bot: str = "greedy", seed: int = 1, level: Level = "full", name: str = "watch", plies: int = 60
) -> Job:
    rules, seats = next((rules, seats) for game, rules, seats in MODES if game == name)
    game, s, seat, known = position(name, rules, seats, seed, plies)
    return job_for(game, {}, s, seat, known, bot, level, (seed, 9))


def is_legal(asked: Job, choice: Choice) -> bool:
    game = games[asked.game]
    return not isinstance(game.judge(game.load(asked.world), asked.seat, choice.text), Refusal)


def at_work(
    what: Callable[[Workers], Awaitable[Any]], count: int = 1, budget: float = PATIENCE, maker: str = BAD
) -> Any:
    async def run() -> Any:
        workers = Workers(count, budget, maker)
        try:
            return await what(workers)
        finally:
            await workers.close()

    return asyncio.run(run())


def choices(*jobs: Job, budget: float = PATIENCE, count: int = 1, maker: str = BAD) -> list[Choice]:
    """One after another."""

    async def run(workers: Workers) -> list[Choice]:
        return [await workers.choose(one) for one in jobs]

    found: list[Choice] = at_work(run, count, budget, maker)
    return found


# --- jobs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "rules", "seats"), MODES)
def test_a_job_is_made_of_what_the_seat_may_know(name: str, rules: str, seats: int) -> None:
    """Whatever the others hide, the bytes are the same."""
    told = 0
    for seed in range(6):
        game, s, seat, known = position(name, rules, seats, seed, 40 + 20 * seed)
        other = game.determinize(s, seat, Rng(77, seed), known)
        told += game.dump(other) != game.dump(s)
        one = job_for(game, {}, s, seat, known, "greedy", "full", (1, 2)).message()
        assert one == job_for(game, {}, other, seat, known, "greedy", "full", (1, 2)).message()
    assert told


def test_a_job_does_not_show_a_hand_in_a_log_line() -> None:
    asked = job()
    shown = repr(asked)
    assert "greedy" in shown
    assert "hand" not in shown
    assert str(asked.seed[0]) not in shown


def test_the_seed_handed_over_is_not_the_one_it_was_made_from() -> None:
    game, s, seat, known = position("watch", "base", 3, 1, 30)
    seeds = [
        job_for(game, {}, s, seat, known, "greedy", "full", source).seed
        for source in [(1, 2), (1, 3), (2, 2)]
    ]
    assert len(set(seeds)) == 3
    assert (1, 2) not in seeds
    for seed, stream in seeds:
        assert 0 <= seed < 1 << 62
        assert 0 <= stream < 1 << 32


# --- good bots --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "rules", "seats"), MODES)
@pytest.mark.parametrize("level", ["easy", "full"])
def test_a_worker_answers_as_the_bot_does_here(name: str, rules: str, seats: int, level: Level) -> None:
    jobs = [job("greedy", seed, level, name, 20 + 30 * seed) for seed in range(4)]
    expected = []
    for one in jobs:
        game = games[name]
        view = SeatView(game, one.seat, game.load(one.world), Knowledge.from_json(one.known))
        expected.append(game.text(bots.make("greedy", name, level).choose(view, Clock(Rng(*one.seed)))))
    assert choices(*jobs, maker="frostwall.bots:make") == [Choice(text, "greedy") for text in expected]


@pytest.mark.parametrize(("name", "rules", "seats"), MODES)
def test_a_whole_game_by_workers(name: str, rules: str, seats: int) -> None:
    game = games[name]
    setup = game.setup(rules, seats, Rng(8))

    async def run(workers: Workers) -> Any:
        s = game.new_game(setup)
        known = [Knowledge(seat) for seat in range(seats)]
        chance = Streams("a whole game")
        while actors := game.actors(s):
            seat = actors[0]
            if seat == CHANCE:
                move = chance.draw(game, s)
            else:
                level: Level = "medium" if seat == 1 else "full"
                asked = job_for(game, setup.options, s, seat, known[seat], "greedy", level, (8, s.ply))
                choice = await workers.choose(asked)
                assert choice.failed is None
                judged = game.judge(s, seat, choice.text)  # legal in that world, legal in the true one
                assert not isinstance(judged, Refusal), (s.ply, choice, judged)
                move = judged
            events: list[Event] = []
            game.apply(s, seat, move, events)
            for one in known:
                one.fold(events)
        return game.outcome(s)

    assert at_work(run, count=1) is not None


def test_a_game_that_was_added_is_known_to_the_processes() -> None:
    games.add("magpies", "tests.small_game:BOX")
    try:
        game, s, seat, known = position("magpies", "plain", 2, 1, 2)
        one = job_for(game, {}, s, seat, known, "random", "full", (1, 9))
        choice = choices(one, maker="frostwall.bots:make")[0]
        assert choice.failed is None
        assert is_legal(one, choice)
    finally:
        games.remove("magpies")


def test_several_workers_share_the_jobs() -> None:
    jobs = [job("greedy", seed) for seed in range(12)]

    async def run(workers: Workers) -> list[Choice]:
        await workers.start()
        await workers.start()  # no harm
        return list(await asyncio.gather(*(workers.choose(one) for one in jobs)))

    found = at_work(run, count=2)
    assert [choice.failed for choice in found] == [None] * len(jobs)
    assert found == choices(*jobs)


def test_a_job_without_the_world_at_hand_is_judged_by_its_document() -> None:
    asked = job("greedy")
    bare = Job(
        asked.game, asked.options, asked.seat, asked.world, asked.known, asked.bot, asked.level, asked.seed
    )
    assert bare == asked
    assert choices(bare) == choices(asked)


def test_a_game_with_options_is_made_once() -> None:
    options = orjson.dumps({"set": "hearthside"})
    assert worker.game_named("silverfrost", options) is worker.game_named("silverfrost", options)
    assert worker.game_named("watch", b"{}") is games["watch"]


# --- bad bots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "failed", "tries"),
    [
        ("raises", "crashed", 1),
        ("leaves", "crashed", 1),
        ("dies", "crashed", 2),
        ("cheats", "illegal", 1),
        ("babbles", "illegal", 1),
        ("says_nothing", "crashed", 1),
        ("spoils", "illegal", 1),
        pytest.param("eats", "crashed", 2, marks=on_linux),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_move(
    bot: str, failed: str, tries: int, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    first, then = job(bot), job("greedy", 2)
    with caplog.at_level(logging.INFO):
        instead, after = choices(first, then)
    assert (instead.by, instead.failed) == ("random", failed)
    assert is_legal(first, instead)
    assert (after.by, after.failed) == ("greedy", None)
    assert len(caplog.records) == tries  # the host is told, but no cards
    assert "hand" not in caplog.text
    assert capfd.readouterr() == ("", "")


def test_a_process_that_is_killed_costs_one_retry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot ends its process once; the new process decides."""
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "died"))
    (choice,) = choices(job("dies_once"))
    assert (choice.by, choice.failed) == ("dies_once", None)


def test_the_move_instead_comes_from_the_job_alone() -> None:
    asked = job("raises", 3)
    assert choices(asked) == choices(asked)


@pytest.mark.parametrize("bot", ["sleeps", "loops"])
def test_a_bot_that_stalls_is_killed_and_replaced(bot: str) -> None:
    asked = job(bot)
    # The budget is for the bad bot only: on a busy machine a good one could need longer than that.
    (stalled,) = choices(asked, budget=0.3)
    assert (stalled.by, stalled.failed) == ("random", "stalled")
    assert is_legal(asked, stalled)


def test_after_a_stall_there_is_a_new_process() -> None:
    async def run(workers: Workers) -> list[Choice]:
        stalled = await workers.choose(job("sleeps"))
        return [stalled, *[await workers.choose(job("greedy", seed)) for seed in range(3)]]

    stalled, *after = at_work(run, budget=4.0)
    assert stalled.failed == "stalled"
    assert [choice.by for choice in after] == ["greedy"] * 3


def test_one_that_stalls_does_not_stop_the_others() -> None:
    async def run(workers: Workers) -> bool:
        stalling = asyncio.create_task(workers.choose(job("sleeps")))
        await asyncio.sleep(0)
        for seed in range(5):
            assert (await workers.choose(job("greedy", seed))).failed is None
        waited = not stalling.done()
        stalling.cancel()
        await asyncio.gather(stalling, return_exceptions=True)
        return waited

    assert at_work(run, count=2, budget=PATIENCE)


def test_a_bot_that_prints_is_not_heard(capfd: pytest.CaptureFixture[str]) -> None:
    (choice,) = choices(job("prints"))
    assert (choice.by, choice.failed) == ("prints", None)
    assert "PRINTED" not in "".join(capfd.readouterr())


def test_bots_that_cannot_be_made() -> None:
    asked = job()
    (choice,) = choices(asked, maker="tests.server.badbots:make_nothing")
    assert choice.failed == "crashed"
    assert is_legal(asked, choice)


def test_processes_that_do_not_come_up(caplog: pytest.LogCaptureFixture) -> None:
    asked = job()
    with caplog.at_level(logging.CRITICAL):
        first, second = choices(asked, asked, maker="tests.server.badbots:no_such_function")
    assert first == second
    assert first.failed == "crashed"
    assert is_legal(asked, first)


# --- beginning and end ------------------------------------------------------------------------------


def test_nobody_waits_for_closed_workers() -> None:
    async def run() -> None:
        workers = Workers(1, PATIENCE, BAD)
        waiting = [asyncio.create_task(workers.choose(job(bot))) for bot in ("sleeps", "greedy")]
        await asyncio.sleep(0.5)
        before = time.monotonic()
        await workers.close()
        assert time.monotonic() - before < PATIENCE / 2  # the sleeping one is not waited for
        for task in waiting:
            with pytest.raises(Closed):
                await task
        with pytest.raises(Closed):
            await workers.choose(job())
        await workers.close()

    asyncio.run(run())


def test_closing_at_once(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        await Workers(1, PATIENCE).close()
        workers = Workers(2, PATIENCE)
        await workers.start()
        await asyncio.sleep(0.1)  # somewhere in the middle of coming up
        await workers.close()

    asyncio.run(run())
    assert caplog.text == ""  # it is nobody's failure


def test_who_no_longer_waits_does_not_disturb() -> None:
    async def run(workers: Workers) -> Choice:
        tasks = [asyncio.create_task(workers.choose(job("greedy", seed))) for seed in range(3)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return await workers.choose(job("greedy", 4))

    assert at_work(run).failed is None


@pytest.mark.parametrize(("count", "budget"), [(0, 1.0), (1, 0.0)])
def test_no_workers_or_no_time(count: int, budget: float) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Workers(count, budget)


# --- signals and sudden ends ------------------------------------------------------------------------

SERVER = """
import asyncio, multiprocessing, os, signal, sys
from frostwall.server.workers import Workers
from tests.server.test_workers import job

async def main():
    loop = asyncio.get_running_loop()
    heard = []
    loop.add_signal_handler(signal.SIGINT, heard.append, 1)
    workers = Workers(2, float(sys.argv[2]), "tests.server.badbots:make")
    await workers.start()
    if sys.argv[1] == "interrupt":
        for _ in range(40):
            os.killpg(0, signal.SIGINT)
            await asyncio.sleep(0.02)
        jobs = [job("greedy", seed) for seed in range(4)]
        found = await asyncio.gather(*(workers.choose(one) for one in jobs))
        os.killpg(0, signal.SIGINT)
        found.append(await workers.choose(jobs[0]))
        print(bool(heard), [choice.failed for choice in found])
        await workers.close()
    else:
        await workers.choose(job("greedy"))
        tasks = [asyncio.create_task(workers.choose(job("sleeps")))]
        await asyncio.sleep(0.3)
        print(*[child.pid for child in multiprocessing.active_children()], flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


def server(*words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", SERVER, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal on POSIX")
def test_ctrl_c_is_for_the_server_alone() -> None:
    with server("interrupt", "60") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "True [None, None, None, None, None]\n", "")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@on_linux
def test_workers_do_not_outlive_a_killed_server() -> None:
    """One of them waits for a job, the other never comes back from its bot."""
    with server("killed", "2") as process:
        assert process.stdout is not None
        pids = [int(word) for word in process.stdout.readline().split()]
        running = [is_running(pid) for pid in pids]
        os.kill(process.pid, signal.SIGKILL)
    assert running == [True, True]
    until = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    assert [is_running(pid) for pid in pids] == [False, False]


def test_what_a_worker_says_of_a_failure_holds_no_cards() -> None:
    """Kind and place of a problem, never its text."""
    asked: Json = orjson.loads(job("raises").message())
    answer = worker._answer(asked, worker.maker_named(BAD), 1.0)
    assert list(answer) == ["problem"]
    problem = str(answer["problem"])
    assert problem.startswith("ValueError at badbots.py:")
    assert "hand" not in problem
