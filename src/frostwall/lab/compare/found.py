"""What the deals of a comparison come to: means of each variant, and of the differences within a deal."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from frostwall.lab.statistics import Z, mean_interval, student, wilson

# What is measured in each game.
WIN: Final = "win"  # by seat, in units of a share: a win of several seats is divided among them
ENDING: Final = "ending"  # by its name, likewise
LENGTH: Final = "length"  # turns, decisions
POINTS: Final = "points"  # by seat
SOURCE: Final = "source"  # by its name, over all seats
KINDS: Final = (WIN, LENGTH, POINTS, SOURCE, ENDING)
UNIT: Final = 60  # divisible by every number of winners up to six
SHARES: Final = (WIN, ENDING)

Measure = tuple[str, int | str]


@dataclass
class Found:
    """Whole numbers only: adding them up in any order gives the same."""

    deals: int
    sums: list[Counter[Measure]]  # by variant
    squares: list[Counter[Measure]]
    changes: list[Counter[Measure]]  # of each variant against the first, deal by deal
    change_squares: list[Counter[Measure]]
    turns: list[Counter[int]]  # how many games took how many

    @staticmethod
    def empty(variants: int) -> "Found":
        def counters() -> list[Counter[Measure]]:
            return [Counter() for _ in range(variants)]

        return Found(0, counters(), counters(), counters(), counters(), [Counter() for _ in range(variants)])

    def count(self, games: Sequence[Counter[Measure]]) -> None:
        """A deal: its game under each variant."""
        self.deals += 1
        for at, game in enumerate(games):
            self.turns[at][game[LENGTH, "turns"]] += 1
            for measure, value in game.items():
                self.sums[at][measure] += value
                self.squares[at][measure] += value * value
            for measure in {*game, *games[0]}:
                change = game[measure] - games[0][measure]
                self.changes[at][measure] += change
                self.change_squares[at][measure] += change * change

    def add(self, other: "Found") -> None:
        self.deals += other.deals
        for name in ("sums", "squares", "changes", "change_squares", "turns"):
            for here, there in zip(getattr(self, name), getattr(other, name), strict=True):
                here.update(there)


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """One measure under every variant."""

    kind: str
    name: int | str
    values: list[Estimate]
    changes: list[Estimate]  # of the second variant and those after it, against the first, on paired games

    def is_clear(self, at: int) -> bool:
        """Does the interval of this change leave out nought?"""
        return self.changes[at].low > 0 or self.changes[at].high < 0


def judge(found: Found, seats: int) -> list[Row]:
    """Everything that was measured, in the order of KINDS. Sources are a seat's mean."""
    measures = {measure for sums in found.sums for measure in sums}
    measures |= {(kind, seat) for kind in (WIN, POINTS) for seat in range(seats)}
    ordered = sorted(
        measures, key=lambda measure: (KINDS.index(measure[0]), isinstance(measure[1], str), _rank(measure))
    )
    return [_row(found, measure, seats) for measure in ordered]


def _rank(measure: Measure) -> tuple[int, str]:
    kind, name = measure
    return (name, "") if isinstance(name, int) else (-(kind == LENGTH and name == "turns"), name)


def _row(found: Found, measure: Measure, seats: int) -> Row:
    kind, name = measure
    unit = UNIT if kind in SHARES else seats if kind == SOURCE else 1
    variants = range(len(found.sums))
    values = [
        _share(found.sums[at][measure] / UNIT, found.deals)
        if kind in SHARES
        else _mean(found.sums[at][measure], found.squares[at][measure], found.deals, unit)
        for at in variants
    ]
    changes = [
        _mean(found.changes[at][measure], found.change_squares[at][measure], found.deals, unit)
        for at in variants[1:]
    ]
    return Row(kind, name, values, changes)


def _share(wins: float, games: int) -> Estimate:
    return Estimate(wins / max(1, games), *wilson(round(wins), games))


def _mean(total: int, squares: int, n: int, unit: int) -> Estimate:
    low, high = mean_interval(total, squares, n)
    mean = total / max(1, n)
    half = (high - low) / 2 * student(n - 1) / Z
    return Estimate(mean / unit, (mean - half) / unit, (mean + half) / unit)
