"""Many games between bots, on all cores, with the same result whatever the number of workers.

Game k of seed S uses generators made from S and k alone, and a tally holds only whole numbers that are added up, so
neither the order nor the division of the games shows. Games of random bots run inside the compiled engine; when a
record is kept, a report looks on, or another bot sits down, `drive.play` plays the same games move by move.
"""

import hashlib
import math
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Final, Protocol

from frostwall import about, bots
from frostwall.core import drive
from frostwall.core.game import Game, S
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import Json, Move, Setup
from frostwall.games.silverfrost.report.observer import DIFFICULTIES, Looking, findings
from frostwall.games.watch.report.observer import Watching
from frostwall.lab import Mistake, game_for
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


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. Options are a person's words; the game reads them."""

    game: str
    rules: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    games: int
    records: Path | None = None
    sample: int = 0  # the first so many games are looked at move by move
    spread: bool = False  # over the difficulties of a solo game

    def table(self, k: int) -> tuple[dict[str, object], int]:
        """The options of game k, and the number its seeds are made from: every difficulty plays the same games."""
        if not self.spread:
            return self.options, k
        number, at = divmod(k - 1, len(DIFFICULTIES))
        return {**self.options, "difficulty": DIFFICULTIES[at]}, number + 1

    def all_random(self) -> bool:
        return all(name == "random" for name in self.bots)

    def first_setup(self) -> Setup:
        """The set-up of game 1; raises the game's Refused when rules, seats or options are wrong."""
        return _setup(game_for(self.game, self.options), self, 1)


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

    def choose(self, view: drive.SeatView[S], _rng: Rng) -> Move:
        return view.game.random_move(view.world, view.seat, self.rng)


class Eye(Protocol):
    """Looks on at one game, move by move, and counts what a report shows."""

    def chance(self) -> drive.Chance:
        """Nature, seen."""

    def seated(self, seated: list[drive.Bot[Any]]) -> list[drive.Bot[Any]]:
        """The bots, seen."""

    def count(self, s: Any, tally: Tally) -> None:
        """The game is over."""


EYES: Final[dict[str, Callable[[Game[Any], drive.Fast], Eye]]] = {"watch": Watching, "silverfrost": Looking}
# How many games a report looks at; of the others, all.
SAMPLES: Final = {"watch": 100}


def sample_of(game: str, games: int) -> int:
    return min(games, SAMPLES.get(game, games))


def play_game(game: Game[Any], plan: Plan, k: int, tally: Tally) -> None:
    _, number = plan.table(k)
    nature, seats = game_seed(plan.seed, number, NATURE), game_seed(plan.seed, number, SEATS)
    setup = _setup(game, plan, k)
    eye = EYES[plan.game](game, drive.Fast(nature)) if k <= plan.sample else None
    if plan.all_random() and plan.records is None and eye is None:
        _play_out(game, setup, nature, seats, tally)
        return
    shared = Uniform(Rng(seats))
    seated = [shared if plan.all_random() else bots.make(name, plan.game) for name in plan.bots]
    chance: drive.Chance = drive.Fast(nature)
    if eye is not None:
        chance, seated = eye.chance(), eye.seated(seated)
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
    else:
        record = played.record
        tally.count(game.outcome(played.state), played.plies, played.decisions, played.state.turn)
        if eye is not None:
            eye.count(played.state, tally)
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
            process = multiprocessing.Process(target=_work, args=(plan, theirs, os.getpid()), daemon=True)
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
            process.terminate()
        for process in processes:
            process.join()


def _hand_out(worker: Any, shares: Shares, busy: Busy) -> None:
    share = shares.next()
    if share is not None:
        worker.send(share)
        busy[worker] = (share[1], time.perf_counter())


def _work(plan: Plan, parent: Any, parent_id: int) -> None:
    """A worker process: plays shares until it is ended, or its parent is gone."""
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


# --- what came out ----------------------------------------------------------------------------------


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score: it stays inside 0..1 also for few games."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(total: int, squares: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a mean from the sum of n values and of their squares."""
    mean = total / max(1, n)
    if n < 2:
        return mean, mean
    variance = max(0.0, (squares - n * mean * mean) / (n - 1))
    half = 1.959964 * math.sqrt(variance / n)
    return mean - half, mean + half


def turns_interval(turns: Counter[int]) -> tuple[float, float]:
    total = sum(turn * n for turn, n in turns.items())
    return mean_interval(total, sum(turn * turn * n for turn, n in turns.items()), turns.total())


def percentile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all reach (nearest rank)."""
    rank = max(1, math.ceil(share * counts.total()))
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= rank:
            return value
    return 0


def result(plan: Plan, tally: Tally, seconds: float, workers: int) -> Json:
    """The object that `sim --json` prints; everything but time, rates and workers follows from the plan."""
    games = tally.games
    seats = range(plan.seats)
    wins = [tally.wins[seat] for seat in seats]
    turns = tally.turns
    total_turns = sum(turn * n for turn, n in turns.items())
    each = max(1, tally.finished)
    named = sorted({source for _, source in tally.sources})
    found: Json = {
        "game": plan.game,
        "rules": plan.rules,
        "rules_version": game_for(plan.game, plan.options).rules_version,
        "seats": plan.seats,
        "options": plan.first_setup().options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "workers": workers,
        "version": about.VERSION,
        "compiled": about.compiled(),
        "games": games,
        "plies": tally.plies,
        "decisions": tally.decisions,
        "seconds": round(seconds, 4),
        "games_per_second": _rate(games, seconds),
        "plies_per_second": _rate(tally.plies, seconds),
        "decisions_per_second": _rate(tally.decisions, seconds),
        "wins_by_seat": wins,
        "win_share_by_seat": [_rounded(n / games) for n in wins],
        "win_interval_by_seat": [[_rounded(end) for end in wilson(n, games)] for n in wins],
        "shared": tally.shared,
        "nobody": tally.nobody,
        "endings": dict(sorted(tally.endings.items())),
        "ending_intervals": {
            name: [_rounded(end) for end in wilson(n, games)] for name, n in sorted(tally.endings.items())
        },
        "mean_turns": _rounded(total_turns / games),
        "mean_turns_interval": [_rounded(end) for end in turns_interval(turns)],
        "turns": {
            "min": min(turns),
            **{f"p{p}": percentile(turns, p / 100) for p in (5, 25, 50, 75, 95)},
            "max": max(turns),
        },
        "mean_points_by_seat": [_rounded(tally.points[seat] / each) for seat in seats],
        "mean_points_interval_by_seat": [
            [_rounded(end) for end in mean_interval(tally.points[seat], tally.squares[seat], tally.finished)]
            for seat in seats
        ],
        "mean_points_by_source": [
            {source: _rounded(tally.sources[seat, source] / each) for source in named} for seat in seats
        ],
    }
    if plan.seats == 1:
        found["solo_wins"] = wins[0]  # the other side is no seat
    if tally.notes:
        found.update(findings(tally.notes))
    return found


def _rate(n: int, seconds: float) -> float:
    return round(n / max(seconds, 1e-9), 1)


def _rounded(value: float) -> float:
    return round(value, 4)
