"""How fast the engine is, alone or against a rival: both run in turns in one thread, and ratios are what counts.

A busy neighbour spoils absolute figures. So time is the processor's, each round gives every contender a slice of a few
seconds right after the other, rates are medians over rounds, and a ratio is the median of the rounds' own ratios.
Decisions are moves made by seats; nature's moves are not counted. Each side's board is made once per slice.
"""

import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from frostwall import about
from frostwall.core import drive
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Json, Setup
from frostwall.games import games
from frostwall.games.box import BenchTable, Box, Rival
from frostwall.lab import Mistake
from frostwall.lab.words import Words, columns

LIMIT: Final = 50_000
DEFAULT_SECONDS: Final = 60
# Of each round, how much goes to our playouts of the first table and of each other, to our stepped games and to the
# rival. The rival's games are the slowest and the fewest, so they need the most time for a rate as sure as ours.
FIRST_SHARE: Final = 0.16
OTHER_SHARE: Final = 0.12
STEPPED_SHARE: Final = 0.1
RIVAL_SHARE: Final = 0.5
ROUND: Final = 10.0  # seconds, at most
CLONES: Final = 2000

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Slice:
    games: int
    decisions: int
    seconds: float
    plies: int = 0  # moves, nature's included; 0 where nobody counts them

    def games_per_second(self) -> float:
        return self.games / self.seconds

    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def plies_per_second(self) -> float:
        return self.plies / self.seconds


def timed(play: Callable[[], int], seconds: float) -> Slice:
    """Play for this long, at least one game; `play` returns the decisions made in one."""
    games = decisions = 0
    start = time.process_time()
    while True:
        decisions += play()
        games += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return Slice(games, decisions, max(spent, 1e-9))


def tables() -> list[tuple[str, BenchTable]]:
    """What is measured: every game's own tables, of a game without any its first ruleset with all seats taken."""
    return [(box.name, table) for box in games.boxes() for table in box.bench or [_plain_table(box)]]


def _plain_table(box: Box) -> BenchTable:
    rules, seats = next(iter(box.engine.rulesets().items()))
    return BenchTable(rules, max(seats))


def rival_names() -> list[str]:
    return [name for box in games.boxes() for name in box.rivals]


class Opponent:
    """The other side: a rival, and the game that it plays."""

    def __init__(self, name: str, game: str, rival: Rival) -> None:
        self.name = name
        self.game = game
        self.rival = rival

    def run(self, seconds: float) -> Slice:
        return timed(self.rival.set_up(), seconds)


def find_rival(name: str) -> Opponent:
    for box in games.boxes():
        if name in box.rivals:
            return Opponent(name, box.name, box.rivals[name]())
    raise Mistake("cli-unknown-rival", {"rival": name, "rivals": ", ".join(rival_names())})


class Frostwall:
    """Our side: new_game and playout, or the same moves asked for one by one from interpreted Python."""

    def __init__(self, game: str, table: BenchTable) -> None:
        self.game = games[game]
        self.table = table
        self.rules = table.rules
        self.seats = table.seats
        self.seed = 0
        self.plies = 0  # of all games played out

    def setup(self) -> Setup:
        self.seed += 1
        return self.game.setup(self.rules, self.seats, Rng(self.seed, 1), **self.options())

    def options(self) -> dict[str, object]:
        return dict(self.table.options)

    def run(self, seconds: float) -> Slice:
        setup = self.setup()
        before = self.plies
        found = timed(lambda: self.play_out(setup), seconds)
        return replace(found, plies=self.plies - before)

    def run_stepped(self, seconds: float) -> Slice:
        setup = self.setup()
        return timed(lambda: self.step_through(setup), seconds)

    def play_out(self, setup: Setup) -> int:
        self.seed += 1
        s = self.game.new_game(setup)
        decisions = self.game.playout(s, Rng(self.seed, 0), Rng(self.seed, 1), LIMIT)
        self.plies += s.ply
        return decisions

    def step_through(self, setup: Setup) -> int:
        game = self.game
        self.seed += 1
        nature, rng = drive.Fast(self.seed), Rng(self.seed, 1)
        s = game.new_game(setup)
        decisions = 0
        actors = game.actors(s)
        while actors and decisions < LIMIT:
            seat = actors[0]
            if seat == CHANCE:
                move = nature.draw(game, s)
            else:
                move = game.random_move(s, seat, rng)
                decisions += 1
            game.apply(s, seat, move)
            actors = game.actors(s)
        return decisions

    def clone_us(self) -> float:
        """Microseconds to clone a state from the middle of a game: the median over several games."""
        found: list[float] = []
        for _ in range(9):
            setup = self.setup()
            s = self.game.new_game(setup)
            self.game.playout(s, Rng(self.seed, 0), Rng(self.seed, 1), 300)
            clone = s.clone
            start = time.process_time()
            for _ in range(CLONES):
                clone()
            found.append((time.process_time() - start) / CLONES * 1e6)
        return statistics.median(found)


def bench(against: str | None, seconds: float, progress: Progress | None = None) -> Json:
    """Run for about this many seconds and say how fast everybody was. A rival plays one game: then ours is that too."""
    rival = None if against is None else find_rival(against)
    ours = [Frostwall(game, table) for game, table in tables() if rival is None or game == rival.game]
    runs: list[Callable[[float], Slice]] = [table.run for table in ours]
    runs.append(ours[0].run_stepped)
    if rival is not None:
        runs.append(rival.run)
    shares = [FIRST_SHARE, *[OTHER_SHARE] * (len(ours) - 1), STEPPED_SHARE, RIVAL_SHARE][: len(runs)]
    rounds = max(3, round(seconds / ROUND))
    for run in runs:
        run(0.0)  # one game each, uncounted: imports, caches and tables are made here
    start = time.process_time()
    slices: list[list[Slice]] = []
    for number in range(rounds):
        # Later rounds absorb what earlier ones overran: one game of the rival may outlast a short slice.
        left = max(0.0, seconds - (time.process_time() - start)) / (rounds - number)
        slices.append([run(left * share / sum(shares)) for run, share in zip(runs, shares, strict=True)])
        if progress is not None:
            progress(number + 1, rounds)
    return _result(ours, rival, slices)


def _result(ours: list[Frostwall], rival: Opponent | None, slices: list[list[Slice]]) -> Json:
    """One entry per table; the figures of the first, which the rival plays too, stand at the top as well."""
    tables = [_table(table, [row[i] for row in slices]) for i, table in enumerate(ours)]
    stepped = [row[len(ours)].decisions_per_second() for row in slices]
    found: Json = {
        "frostwall": _rates([row[0] for row in slices]),
        "stepped_decisions_per_second": round(_median(stepped), 1),
        "clone_us": tables[0]["clone_us"],
        "tables": tables,
        "compiled": about.compiled(),
        "version": about.describe(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rules": ours[0].rules,
        "seats": ours[0].seats,
        "options": ours[0].options(),
        "rounds": len(slices),
    }
    if rival is not None:
        theirs = [row[-1] for row in slices]
        found[rival.name] = {**_rates(theirs), "version": rival.rival.version}
        for i, table in enumerate(tables):
            mine = [row[i] for row in slices]
            table["ratio_decisions"] = _ratio(
                [
                    (a.decisions_per_second(), b.decisions_per_second())
                    for a, b in zip(mine, theirs, strict=True)
                ]
            )
        found["ratio_games"] = _ratio([(r[0].games_per_second(), r[-1].games_per_second()) for r in slices])
        found["ratio_decisions"] = tables[0]["ratio_decisions"]
    return found


def _table(table: Frostwall, slices: list[Slice]) -> Json:
    return {
        "game": table.game.name,
        "rules": table.rules,
        "seats": table.seats,
        **_rates(slices),
        "clone_us": round(table.clone_us(), 3),
    }


def _rates(slices: list[Slice]) -> Json:
    found: Json = {
        "games_per_second": round(_median([one.games_per_second() for one in slices]), 2),
        "decisions_per_second": round(_median([one.decisions_per_second() for one in slices]), 1),
        "games": sum(one.games for one in slices),
        "decisions": sum(one.decisions for one in slices),
        "seconds": round(sum(one.seconds for one in slices), 2),
    }
    if all(one.plies for one in slices):
        found["plies_per_second"] = round(_median([one.plies_per_second() for one in slices]), 1)
        found["plies"] = sum(one.plies for one in slices)
    return found


def _ratio(pairs: list[tuple[float, float]]) -> float:
    return round(_median([a / b for a, b in pairs]), 1)


def _median(values: list[float]) -> float:
    return statistics.median(values)


def print_result(found: dict[str, Any], against: str | None, words: Words) -> None:
    """A row per table, then the rival; how many times as fast, where there is one."""
    number = words.number
    heads = ["games", "decisions", "plies", "clone", *([] if against is None else ["ratio"])]
    rows = [["", *(words.say(f"cli-bench-{head}") for head in heads)]]
    for table in found["tables"]:
        row = [_label(table, words)]
        row += [number(table["games_per_second"], 1), number(table["decisions_per_second"])]
        row += [number(table["plies_per_second"]), number(table["clone_us"], 2)]
        if "ratio_decisions" in table:
            row.append(number(table["ratio_decisions"], 1))
        rows.append(row)
    stepped = number(found["stepped_decisions_per_second"])
    rows.append([words.say("cli-bench-stepped"), "", stepped, *[""] * (len(heads) - 2)])
    if against is not None:
        rival = found[against]
        rates = [number(rival["games_per_second"], 1), number(rival["decisions_per_second"])]
        rows.append([f"{against} {rival['version']}", *rates, *[""] * (len(heads) - 2)])
    print(found["version"])
    print("\n".join(columns(rows, (0,))))
    print(words.say("cli-bench-terms", rounds=found["rounds"]))


def _label(table: dict[str, Any], words: Words) -> str:
    game, rules, seats = str(table["game"]), str(table["rules"]), int(table["seats"])
    if game == next(iter(games)):
        return words.say("cli-bench-table", rules=rules, seats=seats)
    if seats == 1:
        return words.say("cli-bench-table-solo", game=game, rules=rules)
    return words.say("cli-bench-table-of", game=game, rules=rules, seats=seats)
