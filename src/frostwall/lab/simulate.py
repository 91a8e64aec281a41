"""Many games between bots, on all cores, with the same result whatever the number of workers.

Game k of seed S uses generators made from S and k alone, and a tally holds only whole numbers that are added up, so
neither the order nor the division of the games shows. Games of random bots run inside the compiled engine; when a
record is kept, a report looks on, or another bot sits down, `drive.play` plays the same games move by move.
"""

import hashlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Final

from frostwall import bots
from frostwall.core import drive
from frostwall.core.game import Game, S
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import Move, Setup
from frostwall.games import games
from frostwall.lab import Mistake, game_for
from frostwall.lab.plan import Plan
from frostwall.lab.tally import Tally

LIMIT: Final = 50_000  # decisions; a hundred times a usual game, so whoever gets there is stuck
# What a game's seeds are for.
NATURE: Final = "nature"
SEATS: Final = "seats"  # random bots share one generator, as in `playout`
SETUP: Final = "setup"
SLICE: Final = 0.25  # seconds of work handed to a worker at a time
MOST_AT_ONCE: Final = 20_000

Progress = Callable[[int, int], None]
# By its end of a pipe (whose class is the system's): the games a worker was handed, and when.
Busy = dict[Any, tuple[int, float]]


def first_setup(plan: Plan) -> Setup:
    """The set-up of game 1; raises the game's Refused when rules, seats or options are wrong."""
    return _setup(game_for(plan.game, plan.options), plan, 1)


# --- one game ---------------------------------------------------------------------------------------


def game_seed(seed: int, k: int, use: str) -> int:
    """A seed of game k (from 1): 59 bits, so that it fits an Rng.

    One hash for each use: a generator can be run backwards to its seed, and a bot that does so with its own must
    not find nature's.
    """
    digest = hashlib.sha256(f"{seed}|{k}|{use}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 5


def record_name(plan: Plan, k: int) -> str:
    return f"{plan.game}-{plan.rules}-{plan.seed}-{k}.rec"


class Uniform:
    """The random bot on a generator that all seats share, so that `drive.play` plays the games of `playout`."""

    name: Final = "random"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: drive.SeatView[S], _clock: drive.Clock) -> Move:
        return view.game.random_move(view.world, view.seat, self.rng)


def make_bot(label: str, game: str) -> drive.Bot[Any]:
    """The bot of a label: its name, or its name and level."""
    found = bots.parse(label, game)
    return bots.make(label, game) if found is None else bots.make(found[0], game, found[1])


def play_game(game: Game[Any], plan: Plan, k: int, tally: Tally) -> None:
    _, number = plan.table(k)
    nature, seats = game_seed(plan.seed, number, NATURE), game_seed(plan.seed, number, SEATS)
    setup = _setup(game, plan, k)
    face = games.box(plan.game).report
    observer = face.observer(game, drive.Fast(nature)) if face is not None and k <= plan.sample else None
    if plan.all_random() and plan.records is None and observer is None:
        _play_out(game, setup, nature, seats, tally)
        return
    shared = Uniform(Rng(seats))
    seated = [shared if plan.all_random() else make_bot(name, plan.game) for name in plan.bots]
    chance: drive.Chance = drive.Fast(nature)
    if observer is not None:
        chance, seated = observer.chance(), observer.seated(seated)
    rngs = drive.bot_rngs(seats, plan.seats)
    keep = plan.records is not None
    try:
        played = drive.play(game, setup, seated, chance, rngs, record=keep, limit=2 * LIMIT)
    except drive.TooLong as problem:
        record = problem.record
        if plan.all_random():
            _play_out(game, setup, nature, seats, tally)
        else:
            tally.count(None, 2 * LIMIT, LIMIT, 0)
    except (drive.IllegalMove, drive.BotFailed) as problem:
        reason = problem.reason if isinstance(problem, drive.BotFailed) else str(problem.refusal)
        facts: dict[str, str | int] = {"bot": problem.bot, "game": k, "reason": reason[:300]}
        raise Mistake("error-bot-failed", facts) from problem
    else:
        record = played.record
        tally.count(game.outcome(played.state), played.plies, played.decisions, played.state.turn)
        if observer is not None:
            observer.count(played.state, tally)
    if plan.records is not None and record is not None:
        _write_record(plan.records / record_name(plan, k), record)


def _play_out(game: Game[Any], setup: Setup, nature: int, seats: int, tally: Tally) -> None:
    """A game of random bots inside the engine: no views, no records."""
    s = game.new_game(setup)
    decisions = game.playout(s, Rng(nature), Rng(seats), LIMIT)
    tally.count(game.outcome(s), s.ply, decisions, s.turn)


def _setup(game: Game[Any], plan: Plan, k: int) -> Setup:
    options, number = plan.table(k)
    return game.setup(plan.rules, plan.seats, Rng(game_seed(plan.seed, number, SETUP)), **options)


def _write_record(path: Path, record: Record) -> None:
    try:
        path.write_text(record.write(), encoding="utf-8", newline="\n")
    except OSError as problem:
        raise Mistake("cli-cannot-write", {"file": str(path), "reason": problem.strerror or "?"}) from problem


# --- many games -------------------------------------------------------------------------------------


def play_games(plan: Plan, first: int, count: int) -> Tally:
    tally = Tally()
    game = game_for(plan.game, plan.options)
    for k in range(first, first + count):
        play_game(game, plan, k, tally)
    return tally


class Shares:
    """Cuts the games into shares of about SLICE seconds, by how long the share before took."""

    def __init__(self, games: int, workers: int) -> None:
        self.games = games
        self.given = 0
        self.size = 1
        self.most = max(1, min(MOST_AT_ONCE, games // (4 * workers)))

    def next(self) -> tuple[int, int] | None:
        if self.given == self.games:
            return None
        first = self.given + 1
        count = min(self.size, self.games - self.given)
        self.given += count
        return first, count

    def took(self, count: int, seconds: float) -> None:
        fitting = count * SLICE / max(seconds, 1e-6)
        self.size = max(1, min(self.most, int(fitting), 8 * self.size))


def simulate(plan: Plan, workers: int = 1, progress: Progress | None = None) -> Tally:
    """Play all games of the plan; `progress(done, games)` is called now and then."""
    shares = Shares(plan.games, workers)
    tally = Tally()
    for part in _alone(plan, shares) if workers == 1 else _together(plan, shares, workers):
        tally.add(part)
        if progress is not None:
            progress(tally.games, plan.games)
    return tally


def _alone(plan: Plan, shares: Shares) -> Iterator[Tally]:
    share = shares.next()
    while share is not None:
        start = time.perf_counter()
        yield play_games(plan, *share)
        shares.took(share[1], time.perf_counter() - start)
        share = shares.next()


def _together(plan: Plan, shares: Shares, workers: int) -> Iterator[Tally]:
    """Hand shares to worker processes. When this ends, in whatever way, the workers end."""
    processes: list[multiprocessing.Process] = []
    busy: Busy = {}
    try:
        for _ in range(min(workers, plan.games)):
            ours, theirs = multiprocessing.Pipe()
            given = (plan, dict(games.added), dict(bots.plugins.added), theirs, os.getpid())
            process = multiprocessing.Process(target=_work, args=given, daemon=True)
            process.start()
            processes.append(process)
            theirs.close()
            _hand_out(ours, shares, busy)
        while busy:
            ready: Any
            for ready in wait(list(busy)):
                count, start = busy.pop(ready)
                try:
                    part: Tally | Mistake = ready.recv()
                except EOFError:
                    raise Mistake("cli-worker-died") from None
                if isinstance(part, Mistake):
                    raise part
                shares.took(count, time.perf_counter() - start)
                _hand_out(ready, shares, busy)
                yield part
    finally:
        for process in processes:
            process.kill()  # a forked worker has its parent's handlers, which may not let SIGTERM end it
        for process in processes:
            process.join()


def _hand_out(worker: Any, shares: Shares, busy: Busy) -> None:
    share = shares.next()
    if share is not None:
        worker.send(share)
        busy[worker] = (share[1], time.perf_counter())


def _work(plan: Plan, added: dict[str, str], plugins: dict[str, str], parent: Any, parent_id: int) -> None:
    """A worker process: plays shares until it is ended, or its parent is gone."""
    for name, where in added.items():  # a fresh process knows none of them
        games.add(name, where)
    for name, where in plugins.items():
        bots.plugins.add(name, where)
    # Ctrl-C reaches the whole group; the parent answers it and ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        while not parent.poll(1.0):
            if os.getppid() != parent_id:
                return
        try:
            first, count = parent.recv()
            try:
                parent.send(play_games(plan, first, count))
            except Mistake as problem:
                parent.send(problem)
        except (EOFError, BrokenPipeError):
            return
