"""What the games of a contest say: shares of wins, ratings, and whether a difference is proven."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from frostwall.lab.arena.contest import Contest
from frostwall.lab.arena.games import ENDLESS, FAILED, ILLEGAL, Game
from frostwall.lab.statistics import wilson

# A sequential test is wrong in at most one case of twenty, either way.
BOUND: Final = math.log(0.95 / 0.05)
FEWEST_DEALS: Final = 8  # before that a variance says little

BETTER: Final = "better"
WORSE: Final = "worse"
LEVEL: Final = "level"  # the difference is smaller than the one that was asked for
OPEN: Final = "open"
UNTESTED: Final = "untested"


@dataclass
class Row:
    """One bot. A win shared by n seats counts 1/n for each."""

    bot: str
    seats: int = 0  # that it took, over all games
    wins: float = 0.0
    expected: float = 0.0  # wins if all were equally good
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    illegal: int = 0
    failed: int = 0
    endless: int = 0
    rating: float | None = None
    uncertainty: float | None = None

    @property
    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def parity(self) -> float:
        return self.expected / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's. Seats of one game are counted as if they were games of their own, which makes it a little wide."""
        return wilson(round(self.wins), self.seats)


@dataclass
class Duel:
    """One bot against all the others: by how much it is better or worse, and is that proven?"""

    bot: str
    deals: int
    margin: float  # share of wins above parity, the mean over deals
    error: float  # its standard error
    verdict: str


@dataclass
class Standing:
    games: int
    rows: list[Row]
    duels: list[Duel] = field(default_factory=list)


def judge(contest: Contest, games: Sequence[Game], difference: float | None = None) -> Standing:
    """The standing after these games, which are whole deals. `difference` is the margin that matters: with it, the
    margin of each bot is tested."""
    rows = {bot: Row(bot) for bot in dict.fromkeys(contest.bots)}
    margins = Margins(contest)
    for game in games:
        _count(rows, game)
        margins.add(game)
    _rate(rows, games)
    ordered = sorted(rows.values(), key=lambda row: (row.parity - row.share, row.bot))
    return Standing(len(games), ordered, margins.duels(difference))


class Margins:
    """How far each bot is above parity in each deal. A sequential test asks after every deal, so games are added as
    they come, and nothing else is counted."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self._found: dict[str, dict[int, float]] = {
            bot: defaultdict(float) for bot in dict.fromkeys(contest.bots)
        }

    def add(self, game: Game) -> None:
        for seat, bot in enumerate(game.seating):
            self._found[bot][game.deal] += _won(game, seat) - 1 / len(game.seating)

    def duels(self, difference: float | None) -> list[Duel]:
        """After whole deals."""
        found: list[Duel] = []
        for bot, margins in self._found.items():
            seats = sum(seating.count(bot) for seating in self.contest.round)  # that it takes in each deal
            found.append(_duel(bot, [margin / seats for margin in margins.values()], difference))
        return found


def _won(game: Game, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _count(rows: dict[str, Row], game: Game) -> None:
    for seat, bot in enumerate(game.seating):
        row = rows[bot]
        row.seats += 1
        row.points += game.points[seat]
        row.decisions += game.decisions[seat]
        row.seconds += game.seconds[seat] if game.seconds else 0.0
        row.wins += _won(game, seat)
        row.expected += 1 / len(game.seating)
        row.endless += game.fault == ENDLESS
    if game.faulty >= 0:
        row = rows[game.seating[game.faulty]]
        row.illegal += game.fault == ILLEGAL
        row.failed += game.fault == FAILED


def _duel(bot: str, margins: list[float], difference: float | None) -> Duel:
    n = len(margins)
    mean = sum(margins) / n if n else 0.0
    variance = sum((margin - mean) ** 2 for margin in margins) / (n - 1) if n > 1 else 0.0
    error = math.sqrt(variance / n) if n else 0.0
    return Duel(bot, n, mean, error, _verdict(n, mean, variance, difference))


def _verdict(n: int, mean: float, variance: float, difference: float | None) -> str:
    """A sequential probability ratio test, with a normal likelihood, of a margin of nought against the difference."""
    if difference is None:
        return UNTESTED
    if n < FEWEST_DEALS or (variance == 0.0 and mean == 0.0):
        return OPEN
    spread = max(variance, 1e-6)  # a bot that wins every deal has none
    up = n * difference * (mean - difference / 2) / spread
    down = n * -difference * (mean + difference / 2) / spread
    if up >= BOUND:
        return BETTER
    if down >= BOUND:
        return WORSE
    return LEVEL if max(up, down) <= -BOUND else OPEN


def is_decided(duels: Sequence[Duel]) -> bool:
    """Is every bot's margin proven, one way or the other?"""
    return all(duel.verdict != OPEN for duel in duels)


def _rate(rows: dict[str, Row], games: Sequence[Game]) -> None:
    """Ratings by openskill's Plackett-Luce model, from the ranks of all games in their order; none if it is missing."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in rows}
    for game in games:
        if game.fault == ENDLESS or len(set(game.seating)) == 1:
            continue
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma], bot)] for bot in game.seating]
        rated = model.rate(teams, ranks=list(game.ranks))
        moved: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for bot, (after,) in zip(game.seating, rated, strict=True):
            moved[bot].append((after.mu, after.sigma))
        for bot, found in moved.items():  # of a bot in several seats, the mean
            ratings[bot].mu = sum(mu for mu, _ in found) / len(found)
            ratings[bot].sigma = sum(sigma for _, sigma in found) / len(found)
    for bot, rating in ratings.items():
        rows[bot].rating, rows[bot].uncertainty = rating.mu, rating.sigma
