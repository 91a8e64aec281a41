"""Who meets whom: line-ups, the deals they play, and the number of each game.

A deal is a set-up and the streams of its chance. Every line-up plays every deal in all its rotations, so each bot sits
in each seat of the same game as the others; what luck a seat has is shared by all who sit there.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Final

from frostwall.core.types import Json

# How line-ups are made of the bots that are named.
ALL: Final = "all"  # every mixture of at least two of them
PAIRS: Final = "pairs"  # of each two, one against a table of the other
LADDER: Final = "ladder"  # likewise, but only of neighbours in the list
TABLE: Final = "table"  # one table, as they are named
LINE_UPS: Final = (ALL, PAIRS, LADDER, TABLE)

LineUp = tuple[str, ...]  # bots by seat, before rotation


def line_ups(bots: Sequence[str], seats: int, how: str) -> list[LineUp]:
    """The tables at which these bots meet; none if they cannot meet in this way."""
    if how == TABLE:
        return [tuple(bots)] if len(bots) == seats else []
    names = list(dict.fromkeys(bots))
    if how == ALL:
        mixed = combinations_with_replacement(names, seats)
        return [found for found in mixed if len(set(found)) > 1 or seats == 1]
    pairs = list(pairwise(names)) if how == LADDER else list(combinations(names, 2))
    found: list[LineUp] = []
    for one, other in pairs:
        found.append((one, *[other] * (seats - 1)))
        if seats > 2:
            found.append((other, *[one] * (seats - 1)))
    return found


def rotations(line_up: LineUp) -> list[LineUp]:
    """Every way to seat a line-up in its order, each once."""
    turned = [line_up[n:] + line_up[:n] for n in range(len(line_up))]
    return list(dict.fromkeys(turned))


@dataclass(frozen=True)
class Contest:
    """Everything that decides what is played; the same contest gives the same games on any number of workers."""

    game: str
    rules: str
    seats: int
    options: Json
    bots: tuple[str, ...]
    line_ups: tuple[LineUp, ...]
    seed: int
    deals: int
    budget: float | None = None  # seconds for a decision
    nodes: int | None = None

    @property
    def round(self) -> list[LineUp]:
        """The seatings that play each deal."""
        return [seating for line_up in self.line_ups for seating in rotations(line_up)]

    @property
    def games(self) -> int:
        return self.deals * len(self.round)

    def table(self, k: int) -> tuple[int, LineUp]:
        """The deal of game k (both from 1), and who sits where."""
        deal, at = divmod(k - 1, len(self.round))
        return deal + 1, self.round[at]

    def to_json(self) -> Json:
        found: Json = asdict(self)
        found["bots"] = list(self.bots)
        found["line_ups"] = [list(line_up) for line_up in self.line_ups]
        return found
