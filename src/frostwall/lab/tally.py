"""What is counted over many games."""

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Final

from frostwall.core.types import Outcome

UNFINISHED: Final = "unfinished"

Note = tuple[str | int, ...]  # what is counted, then of what: ("played", "old_mill")


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
    observed: int = 0  # games that an observer of the game watched,
    notes: Counter[Note] = field(default_factory=Counter)  # and what it noted

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
