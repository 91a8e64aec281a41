"""Playing the games of a contest."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from frostwall import bots
from frostwall.core import drive
from frostwall.core.rng import Rng
from frostwall.core.types import Json, Move
from frostwall.lab import game_for
from frostwall.lab.arena.contest import Contest
from frostwall.lab.crew import Elsewhere, in_order, play_shares
from frostwall.lab.simulate import LIMIT, SEATS, SETUP, game_seed, make_bot

# Faults of a bot: the game counts as lost for it, and as a win shared by the others.
ILLEGAL: Final = "illegal"
FAILED: Final = "failed"
ENDLESS: Final = "endless"  # nobody's fault, and nobody's win


@dataclass(frozen=True)
class Game:
    """One game of a contest. Seconds are measured; everything else is the same on every machine."""

    k: int
    deal: int
    seating: tuple[str, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]  # by seat, from 1; seats that are level share a rank
    points: tuple[int, ...]
    turns: int
    ending: str
    decisions: tuple[int, ...]
    fault: str = ""
    faulty: int = -1
    reason: str = ""
    seconds: tuple[float, ...] = field(default=(), compare=False)

    def to_json(self) -> Json:
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in vars(self).items()
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Game":
        found: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return Game(**found)


class Timed(drive.Wrapper[Any]):
    """A bot whose thinking is timed and counted."""

    def __init__(self, bot: drive.Bot[Any], contest: Contest) -> None:
        super().__init__(bot)
        self.nodes = contest.nodes
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: drive.SeatView[Any], clock: drive.Clock) -> Move:
        begun = time.perf_counter()
        try:
            return super().choose(view, drive.Clock(clock.rng, clock.seconds, self.nodes))
        finally:
            self.seconds += time.perf_counter() - begun
            self.decisions += 1


def play_game(contest: Contest, k: int) -> Game:
    deal, seating = contest.table(k)
    game = game_for(contest.game, contest.options)
    setup = game.setup(
        contest.rules, contest.seats, Rng(game_seed(contest.seed, deal, SETUP)), **contest.options
    )
    seated = [Timed(make_bot(name, contest.game), contest) for name in seating]
    chance = drive.Streams(
        f"{contest.seed} {deal}"
    )  # outcome n of a stream is the same at every table of a deal
    rngs = drive.bot_rngs(game_seed(contest.seed, k, SEATS), contest.seats)
    fault, faulty, reason = "", -1, ""
    outcome, turns = None, 0
    try:
        played = drive.play(
            game, setup, seated, chance, rngs, record=False, limit=2 * LIMIT, seconds=contest.budget
        )
    except drive.TooLong:
        fault = ENDLESS
    except drive.IllegalMove as problem:
        fault, faulty, reason = ILLEGAL, problem.seat, f"{problem.text}: {problem.refusal}"
    except drive.BotFailed as problem:
        fault, faulty, reason = FAILED, problem.seat, problem.reason
    else:
        outcome, turns = game.outcome(played.state), played.state.turn
    if outcome is not None:
        winners, ranks = tuple(outcome.winners), _ranks(outcome.ranking, outcome.winners, contest.seats)
        points, ending = tuple(outcome.points), outcome.ending
    else:
        others = tuple(seat for seat in range(contest.seats) if seat != faulty)
        winners = others if faulty >= 0 else ()
        ranks = tuple(2 if seat == faulty else 1 for seat in range(contest.seats))
        points, ending = (0,) * contest.seats, fault
    return Game(
        k=k,
        deal=deal,
        seating=seating,
        winners=winners,
        ranks=ranks,
        points=points,
        turns=turns,
        ending=ending,
        decisions=tuple(bot.decisions for bot in seated),
        fault=fault,
        faulty=faulty,
        reason=reason[:300],
        seconds=tuple(round(bot.seconds, 6) for bot in seated),
    )


def _ranks(ranking: Sequence[int], winners: Sequence[int], seats: int) -> tuple[int, ...]:
    found = {seat: place for place, seat in enumerate(ranking, 1)}
    found.update(dict.fromkeys(winners, 1))
    return tuple(found.get(seat, seats) for seat in range(seats))


def play_share(contest: Contest, first: int, count: int) -> list[Game]:
    return [play_game(contest, k) for k in range(first, first + count)]


def hold(
    contest: Contest, workers: int = 1, first: int = 1, cluster: Elsewhere | None = None
) -> Iterator[Game]:
    """The games of a contest from `first` on, by their numbers."""
    for name in contest.bots:
        bots.parse(name, contest.game)  # imports it here, so that a mistake is found before the work
    parts = play_shares(partial(play_share, contest), contest.games, workers, first, cluster)
    for part in in_order(parts, first):
        yield from part.result
