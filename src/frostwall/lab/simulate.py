"""Many games between bots, on all cores, with the same result whatever the number of workers.

Game k of seed S uses generators made from S and k alone, and a tally holds only whole numbers that are added up, so
neither the order nor the division of the games shows. Games of random bots run inside the compiled engine; when a
record is kept, a report looks on, or another bot sits down, `drive.play` plays the same games move by move.
"""

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from frostwall import bots
from frostwall.core import drive
from frostwall.core.game import Game, S
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import Move, Setup
from frostwall.games import games
from frostwall.lab import Mistake, game_for
from frostwall.lab.crew import Elsewhere, play_shares
from frostwall.lab.plan import Plan
from frostwall.lab.tally import Tally

LIMIT: Final = 50_000  # decisions; a hundred times a usual game, so whoever gets there is stuck
# What a game's seeds are for.
NATURE: Final = "nature"
SEATS: Final = "seats"  # random bots share one generator, as in `playout`
SETUP: Final = "setup"

Progress = Callable[[int, int], None]


def first_setup(plan: Plan) -> Setup:
    """The set-up of game 1; raises the game's Refused when rules, seats or options are wrong."""
    return new_setup(game_for(plan.game, plan.options), plan, 1)


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

    def choose(self, view: drive.SeatView[S], _clock: drive.Clock) -> Move:
        return view.game.random_move(view.world, view.seat, self.rng)


def make_bot(label: str, game: str) -> drive.Bot[Any]:
    """The bot of a label: its name, or its name and level."""
    found = bots.parse(label, game)
    return bots.make(label, game) if found is None else bots.make(found[0], game, found[1])


def play_game(game: Game[Any], plan: Plan, k: int, tally: Tally) -> None:
    _, number = plan.table(k)
    nature, seats = game_seed(plan.seed, number, NATURE), game_seed(plan.seed, number, SEATS)
    setup = new_setup(game, plan, k)
    face = games.box(plan.game).report
    observer = face.observer(game, drive.Fast(nature)) if face is not None and k <= plan.sample else None
    if plan.all_random() and plan.records is None and observer is None:
        _play_out(game, setup, nature, seats, tally)
        return
    shared = Uniform(Rng(seats))
    seated = [shared if plan.all_random() else make_bot(name, plan.game) for name in plan.bots]
    chance: drive.Chance = drive.Fast(nature)
    if observer is not None:
        chance, seated = observer.chance(), observer.seated(seated)
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
    except (drive.IllegalMove, drive.BotFailed) as problem:
        reason = problem.reason if isinstance(problem, drive.BotFailed) else str(problem.refusal)
        facts: dict[str, str | int] = {"bot": problem.bot, "game": k, "reason": reason[:300]}
        raise Mistake("error-bot-failed", facts) from problem
    else:
        record = played.record
        tally.count(game.outcome(played.state), played.plies, played.decisions, played.state.turn)
        if observer is not None:
            observer.count(played.state, tally)
    if plan.records is not None and record is not None:
        _write_record(plan.records / record_name(plan, k), record)


def _play_out(game: Game[Any], setup: Setup, nature: int, seats: int, tally: Tally) -> None:
    """A game of random bots inside the engine: no views, no records."""
    s = game.new_game(setup)
    decisions = game.playout(s, Rng(nature), Rng(seats), LIMIT)
    tally.count(game.outcome(s), s.ply, decisions, s.turn)


def new_setup(game: Game[Any], plan: Plan, k: int) -> Setup:
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


def simulate(
    plan: Plan, workers: int = 1, progress: Progress | None = None, cluster: Elsewhere | None = None
) -> Tally:
    """Play all games of the plan; `progress(done, games)` is called now and then."""
    tally = Tally()
    for part in play_shares(partial(play_games, plan), plan.games, workers, cluster=cluster):
        tally.add(part.result)
        if progress is not None:
            progress(tally.games, plan.games)
    return tally
