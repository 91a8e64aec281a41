"""Generations: gather games, fit a network, and keep it only if the arena proves it better than the one before.

The first generation learns from the quick player and must beat it; each later one learns from games in which all seats
look ahead with the best network so far, and from all games before. Everything is kept in a folder, so that a course
that was stopped goes on where it stood.
"""

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from frostwall import about
from frostwall.core.mind import Mind
from frostwall.core.net import Net, NetError
from frostwall.core.net_file import read, write
from frostwall.core.types import Json
from frostwall.games import games
from frostwall.games.box import Brain
from frostwall.lab import Mistake
from frostwall.lab.arena import Contest, Game, Results, judge, line_ups
from frostwall.lab.arena.contest import PAIRS
from frostwall.lab.arena.standing import BETTER, OPEN, Margins
from frostwall.lab.crew import Elsewhere
from frostwall.lab.train.fit import Rows, fit, in_one, joined
from frostwall.lab.train.harvest import gather
from frostwall.lab.train.rivals import NEW, OLD, Rivals
from frostwall.lab.train.workers import Workers

COURSE: Final = "course.json"
ROWS: Final = "rows-{}.npz"  # by generation
MATCH: Final = "match-{}-{}.games"  # by generation and the hash of its weights
PARTS: Final = 20  # in which the games of a generation are gathered
LATER: Final = 8  # a later generation has so many times fewer games: looking ahead takes time

# What is being done, done so far, of how many.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Course:
    """Everything that decides what is learnt."""

    game: str
    rules: str
    seed: int
    games: int  # of the first generation
    epochs: int
    match: int  # games against the generation before, at most
    nodes: int  # for a decision in those
    difference: float  # the margin above parity that a match looks for


@dataclass
class Generation:
    """What came of one. `wins` is the new network's share of `played` games, and `parity` what equals would have."""

    number: int
    games: int
    rows: int
    quality: Json
    curve: list[Json]
    wins: float = 0.0
    parity: float = 0.0
    interval: tuple[float, float] = (0.0, 1.0)
    played: int = 0
    verdict: str = OPEN
    kept: bool = False
    cpu: dict[str, float] = field(default_factory=dict)  # processor seconds by what was done


def learn(
    course: Course,
    folder: Path,
    hours: float,
    generations: int,
    progress: Progress,
    workers: int = 1,
    cluster: Elsewhere | None = None,
) -> list[Generation]:
    """Go on with a course until so many generations are done or the hours of processor time are used up. A generation
    that was begun is finished. The best network is `best.net` in the folder. So many workers play the games, in
    processes or on a cluster; that changes no result."""
    brain = _brain(course)
    done = _resume(course, folder, brain.mind)
    try:
        while len(done) < generations and (not done or _spent(done) < 3600 * hours):
            done.append(_generation(course, folder, brain, done, Workers(workers, cluster), progress))
            _store(course, folder, brain.mind, done)
    except NetError as problem:
        raise Mistake("cli-train-net", {"reason": str(problem)}) from problem
    return done


def _spent(done: list[Generation]) -> float:
    return sum(sum(one.cpu.values()) for one in done)


def _brain(course: Course) -> Brain:
    brains = games.box(course.game).brains
    if course.rules not in brains:
        known = ", ".join(brains) or "-"
        raise Mistake("cli-train-nothing", {"game": course.game, "rules": course.rules, "known": known})
    return brains[course.rules]()


def _resume(course: Course, folder: Path, mind: Mind[Any]) -> list[Generation]:
    """The generations that are there. A new folder is given its course before the first game, so that the rows of a
    course that was stopped are never taken for those of another."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / COURSE
    if not file.exists():
        if (folder / ROWS.format(0)).exists():
            raise Mistake("cli-train-other", {"folder": str(folder)})
        _store(course, folder, mind, [])
        return []
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        same = found["course"] == asdict(course)
        reads = found.get("encoder"), found.get("version")
        done = [Generation(**{**one, "interval": tuple(one["interval"])}) for one in found["generations"]]
    except (KeyError, TypeError, ValueError) as problem:
        raise Mistake("cli-train-broken", {"file": str(file)}) from problem
    if not same:
        raise Mistake("cli-train-other", {"folder": str(folder)})
    if reads != (mind.encoder, mind.version):
        raise Mistake("cli-train-version", {"folder": str(folder)})
    return done


def _store(course: Course, folder: Path, mind: Mind[Any], done: list[Generation]) -> None:
    found = {
        "course": asdict(course),
        "encoder": mind.encoder,
        "version": mind.version,
        "made_with": about.describe(),
        "generations": [asdict(one) for one in done],
    }
    part = folder / f"{COURSE}.part"
    part.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    part.replace(folder / COURSE)


def _generation(
    course: Course,
    folder: Path,
    brain: Brain,
    done: list[Generation],
    workers: Workers,
    progress: Progress,
) -> Generation:
    number = len(done)
    last = next((one.number for one in reversed(done) if one.kept), None)
    best = None if last is None else _read(folder / f"generation-{last}.net", brain)
    count = course.games if best is None else max(1, course.games // LATER)
    cpu: dict[str, float] = {}
    rows = _rows(course, folder, brain, number, count, best, workers, partial(progress, "gather"))
    cpu["gather"] = workers.seconds
    begun = time.process_time()
    made: Json = {
        "by": "frostwall train",
        "with": about.describe(),
        "course": asdict(course),
        "generation": number,
        "games": [one.games for one in done] + [count],
    }
    mind = brain.mind
    net, quality, curve = fit(
        rows,
        mind.encoder,
        mind.version,
        course.seed + number,
        made,
        course.epochs,
        progress=partial(progress, "fit"),
    )
    net.made["quality"] = quality.to_json()
    (folder / f"generation-{number}.net").write_bytes(write(net))
    cpu["fit"] = time.process_time() - begun
    found = Generation(number, count, len(rows.y), quality.to_json(), curve)
    _match(course, folder, brain, net, best, found, workers, partial(progress, "match"))
    cpu["match"] = workers.seconds - cpu["gather"]
    found.cpu = {what: round(seconds, 1) for what, seconds in cpu.items()}
    if found.kept:
        (folder / "best.net").write_bytes(write(net))
    return found


def _rows(
    course: Course,
    folder: Path,
    brain: Brain,
    number: int,
    count: int,
    best: Net | None,
    workers: Workers,
    progress: Callable[[int, int], None],
) -> Rows:
    """The rows of this generation and of all before; those that a stopped course has gathered are read again. Games in
    which all look ahead take hours, so they are kept in parts until all are there."""
    file = folder / ROWS.format(number)
    if not file.exists():
        seed = (course.seed << 8) + number
        size = -(-count // PARTS)
        parts: list[Path] = []
        for first in range(1, count + 1, size):
            part = folder / ROWS.format(f"{number}.{first}")
            parts.append(part)
            if not part.exists():
                last = min(first + size - 1, count)
                _keep(
                    part, gather(brain.mind, last, seed, best, progress, workers, first, player=brain.player)
                )
        _keep(file, in_one([_kept(part) for part in parts]))
        for part in parts:
            part.unlink()
    return joined([_kept(folder / ROWS.format(n)) for n in range(number + 1)])


def _keep(file: Path, rows: Rows) -> None:
    part = file.parent / "rows.part.npz"
    np.savez_compressed(part, x=rows.x, y=rows.y, game=rows.game)
    part.replace(file)


def _kept(file: Path) -> Rows:
    with np.load(file) as found:
        return Rows(found["x"], found["y"], found["game"])


def _read(file: Path, brain: Brain) -> Net:
    return read(file.read_bytes(), file.name, brain.mind.encoder, brain.mind.version)


def _match(
    course: Course,
    folder: Path,
    brain: Brain,
    net: Net,
    best: Net | None,
    found: Generation,
    workers: Workers,
    progress: Callable[[int, int], None],
) -> None:
    """The new network against the best one, or against the quick player's bot; kept if proven better."""
    table = max(brain.mind.tables(), key=lambda one: one.seats)
    one = line_ups((NEW, OLD), table.seats, PAIRS)[:1]
    contest = Contest(
        course.game,
        course.rules,
        table.seats,
        dict(table.options),
        (NEW, OLD),
        tuple(one),
        course.seed + found.number,
        -(-course.match // table.seats),
        nodes=course.nodes,
    )
    played: list[Game] = []
    margins = Margins(contest)
    verdict = OPEN
    weights = write(net).partition(b"\n")[2]
    file = folder / MATCH.format(found.number, hashlib.sha256(weights).hexdigest()[:12])
    with Results(file, contest) as results:
        for game in _games(results, contest, Rivals(course.game, course.rules, net, best), workers):
            played.append(game)
            margins.add(game)
            progress(len(played), contest.games)
            if len(played) % table.seats == 0:
                duels = margins.duels(course.difference)
                verdict = next(duel.verdict for duel in duels if duel.bot == NEW)
                if verdict != OPEN:
                    break
    row = next(row for row in judge(contest, played).rows if row.bot == NEW)
    found.wins, found.parity, found.interval = round(row.share, 4), row.parity, row.interval
    found.played, found.verdict, found.kept = len(played), verdict, verdict == BETTER


def _games(results: Results, contest: Contest, rivals: Rivals, workers: Workers) -> Iterator[Game]:
    """Those that a stopped course has played, and then the others."""
    there = list(results.games)
    yield from there
    for _, share in workers.play(partial(rivals.play, contest), contest.games, len(there) + 1):
        for game in share:
            results.add(game)
            yield game
