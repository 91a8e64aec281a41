"""What the games of a contest say: shares of wins, ratings, and whether a difference is proven."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from frostwall.lab.arena.contest import Contest
from frostwall.lab.arena.games import ENDLESS, FAILED, ILLEGAL, Game
from frostwall.lab.statistics import wilson

# A sequential test calls equals better in at most one case of twenty, and worse in at most one.
BOUND: Final = math.log(0.95 / 0.05)
FEWEST_DEALS: Final = 8  # before that the mean of the deals is too far from normal

BETTER: Final = "better"
WORSE: Final = "worse"
LEVEL: Final = "level"  # neither better nor worse by the difference that was asked for
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
            taken = [seating.count(bot) for seating in self.contest.round]  # seats, game by game of a deal
            shares = [count / self.contest.seats for count in taken]
            fair = sum(share * (1 - share) for share in shares) / sum(taken) ** 2
            in_deals = [margin / sum(taken) for margin in margins.values()]
            found.append(_duel(bot, in_deals, fair, difference))
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


def _duel(bot: str, margins: list[float], fair: float, difference: float | None) -> Duel:
    n = len(margins)
    mean = sum(margins) / n if n else 0.0
    variance = sum((margin - mean) ** 2 for margin in margins) / (n - 1) if n > 1 else 0.0
    error = math.sqrt(variance / n) if n else 0.0
    verdict = UNTESTED if difference is None else verdict_on(n, mean, variance, fair, difference)
    return Duel(bot, n, mean, error, verdict)


def verdict_on(n: int, mean: float, variance: float, fair: float, difference: float) -> str:
    """A sequential probability ratio test, with a normal likelihood, of a margin of nought against the difference. What
    it proves is that the margin is not nought; the difference says how large a margin it must seldom miss. The
    variance of a deal is never taken for less than `fair`, what equals would have if its games had nothing in common: a
    few deals often look alike by chance, and with what they have equals would be called worse in one case of nine."""
    spread = max(variance, fair)
    if n < FEWEST_DEALS or spread == 0.0:  # a bot that sits in every seat has none
        return OPEN
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
