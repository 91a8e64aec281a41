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
from dataclasses import dataclass, field, fields
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Final

from frostwall import about, bots
from frostwall.core import drive
from frostwall.core.game import Game, S
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Json, Move, Outcome, Setup
from frostwall.lab import Mistake, game_for

LIMIT: Final = 50_000  # decisions; a hundred times a usual game, so whoever gets there is stuck
UNFINISHED: Final = "unfinished"
# What a game's seeds are for.
NATURE: Final = "nature"
SEATS: Final = "seats"  # random bots share one generator, as in `playout`
SETUP: Final = "setup"
SAMPLE: Final = 100  # games a report looks at move by move
STEPS: Final = 20  # points of a game's course that a report shows
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
    sample: int = 0

    def all_random(self) -> bool:
        return all(name == "random" for name in self.bots)

    def first_setup(self) -> Setup:
        """The set-up of game 1; raises the game's Refused when rules, seats or options are wrong."""
        return _setup(game_for(self.game, self.options), self, 1)


@dataclass
class Tally:
    """What is counted over games. Whole numbers only: adding them up in any order gives the same."""

    games: int = 0
    plies: int = 0
    decisions: int = 0
    shared: int = 0
    nobody: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    finished: int = 0
    points: Counter[int] = field(default_factory=Counter)
    squares: Counter[int] = field(default_factory=Counter)  # of the points, for their interval
    sources: Counter[tuple[int, str]] = field(default_factory=Counter)
    # Of the games that nature's eye saw (see Watching): sums of dice, and public points by seat and step.
    watched: int = 0
    dice: Counter[int] = field(default_factory=Counter)
    course: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        for one in fields(self):
            here, there = getattr(self, one.name), getattr(other, one.name)
            if isinstance(here, Counter):
                here.update(there)
            else:
                setattr(self, one.name, here + there)

    def count(self, outcome: Outcome | None, plies: int, decisions: int, turns: int) -> None:
        self.games += 1
        self.plies += plies
        self.decisions += decisions
        self.turns[turns] += 1
        if outcome is None:
            self.nobody += 1
            self.endings[UNFINISHED] += 1
            return
        self.finished += 1
        self.endings[outcome.ending] += 1
        if len(outcome.winners) == 1:
            self.wins[outcome.winners[0]] += 1
        elif outcome.winners:
            self.shared += 1
        else:
            self.nobody += 1
        for seat, points in enumerate(outcome.points):
            self.points[seat] += points
            self.squares[seat] += points * points
            for source, n in outcome.sources[seat].items():
                self.sources[seat, source] += n


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


class Watching:
    """Nature's generator with an eye: counts dice, and sees how the points stood at each roll."""

    def __init__(self, seed: int, seats: int) -> None:
        self.fast = drive.Fast(seed)
        self.seats = seats
        self.dice: Counter[int] = Counter()
        self.seen: list[list[int]] = []

    def draw(self, game: Game[S], s: S) -> Move:
        move = self.fast.draw(game, s)
        total = dice_sum(game, move)
        if total is not None:
            self.dice[total] += 1
            self.seen.append(public_points(game, s))
        return move

    def header(self) -> drive.ChanceHeader:
        return self.fast.header()

    def course(self) -> Counter[tuple[int, int]]:
        """The points at equal steps of the game, from its first dice to its last."""
        found: Counter[tuple[int, int]] = Counter()
        for step in range(STEPS + 1 if self.seen else 0):
            for seat, points in enumerate(self.seen[step * (len(self.seen) - 1) // STEPS]):
                found[seat, step] = points
        return found


def dice_sum(game: Game[S], move: Move) -> int | None:
    """The sum of the dice, if the move is nature's roll."""
    kind = game.kinds.kind(move)
    if kind.name != "dice":
        return None
    values = game.fields(move)
    return sum(value for value in values.values() if isinstance(value, int))


def public_points(game: Game[S], s: S) -> list[int]:
    """The points everybody sees, by seat; empty when the game shows none while it runs."""
    seats = game.view(s, SPECTATOR)["seats"]
    points = [one.get("points") for one in seats] if isinstance(seats, list) else []
    return [n for n in points if isinstance(n, int)]


def expected_dice(game: Game[Any], setup: Setup) -> dict[int, float]:
    """How often each sum falls, by the weights of the first roll of a game; empty when it never comes."""
    s = game.new_game(setup)
    rng = Rng(1)
    for _ in range(1000):
        actors = game.actors(s)
        if not actors:
            break
        if actors[0] != CHANCE:
            game.apply(s, actors[0], game.random_move(s, actors[0], rng))
            continue
        outcomes = game.chance(s)
        sums = [(dice_sum(game, move), weight) for move, weight in outcomes]
        if sums[0][0] is None:
            game.apply(s, CHANCE, outcomes[0][0])
            continue
        total = sum(weight for _, weight in outcomes)
        found: Counter[int] = Counter()
        for number, weight in sums:
            if number is not None:
                found[number] += weight
        return {number: found[number] / total for number in sorted(found)}
    return {}


def play_game(plan: Plan, k: int, tally: Tally) -> None:
    game = game_for(plan.game, plan.options)
    nature, seats = game_seed(plan.seed, k, NATURE), game_seed(plan.seed, k, SEATS)
    setup = _setup(game, plan, k)
    watch = k <= plan.sample
    if plan.all_random() and plan.records is None and not watch:
        _play_out(game, setup, nature, seats, tally)
        return
    eye = Watching(nature, plan.seats)
    chance = eye if watch else drive.Fast(nature)
    shared = Uniform(Rng(seats))
    seated = [shared if plan.all_random() else bots.make(name, plan.game) for name in plan.bots]
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
        if watch:
            tally.watched += 1
            tally.dice.update(eye.dice)
            tally.course.update(eye.course())
    if plan.records is not None and record is not None:
        _write_record(plan.records / record_name(plan, k), record)


def _play_out(game: Game[Any], setup: Setup, nature: int, seats: int, tally: Tally) -> None:
    """A game of random bots inside the engine: no views, no records."""
    s = game.new_game(setup)
    decisions = game.playout(s, Rng(nature), Rng(seats), LIMIT)
    tally.count(game.outcome(s), s.ply, decisions, s.turn)


def _setup(game: Game[Any], plan: Plan, k: int) -> Setup:
    return game.setup(plan.rules, plan.seats, Rng(game_seed(plan.seed, k, SETUP)), **plan.options)


def _write_record(path: Path, record: Record) -> None:
    try:
        path.write_text(record.write(), encoding="utf-8", newline="\n")
    except OSError as problem:
        raise Mistake("cli-cannot-write", {"file": str(path), "reason": problem.strerror or "?"}) from problem


# --- many games -------------------------------------------------------------------------------------


def play_games(plan: Plan, first: int, count: int) -> Tally:
    tally = Tally()
    for k in range(first, first + count):
        play_game(plan, k, tally)
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
    return {
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


def _rate(n: int, seconds: float) -> float:
    return round(n / max(seconds, 1e-9), 1)


def _rounded(value: float) -> float:
    return round(value, 4)
