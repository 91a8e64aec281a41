"""Playing the same deals under several variants of the rules.

A deal is a seed of the set-up, the streams of its chance, and generators for the bots. Every variant plays it, so what
luck the seats have is shared, and the differences between variants show with fewer games.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from frostwall.core import drive
from frostwall.core.rng import Rng
from frostwall.core.types import Json
from frostwall.lab import Mistake, game_for
from frostwall.lab.compare.found import ENDING, LENGTH, POINTS, SOURCE, UNIT, WIN, Found, Measure
from frostwall.lab.crew import Elsewhere, play_shares
from frostwall.lab.simulate import LIMIT, SEATS, SETUP, game_seed, make_bot
from frostwall.lab.tally import UNFINISHED

Options = Mapping[str, object]


@dataclass(frozen=True)
class Comparison:
    """What is compared; the same comparison gives the same games on any number of workers."""

    game: str
    rules: str
    seats: int
    variants: tuple[Options, ...]  # whole sets of options; the first is what the others are compared with
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    deals: int

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "variants": [
                {"name": name, "options": dict(options)} for name, options in zip(self.names, self.variants)
            ],
            "bots": list(self.bots),
            "seed": self.seed,
        }


def compare(
    comparison: Comparison,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    cluster: Elsewhere | None = None,
) -> Found:
    """Play all deals; `progress(done, deals)` is called now and then."""
    found = Found.empty(len(comparison.variants))
    work = partial(play_deals, comparison)
    for part in play_shares(work, comparison.deals, workers, cluster=cluster):
        found.add(part.result)
        if progress is not None:
            progress(found.deals, comparison.deals)
    return found


def play_deals(comparison: Comparison, first: int, count: int) -> Found:
    found = Found.empty(len(comparison.variants))
    for deal in range(first, first + count):
        found.count([play_game(comparison, options, deal) for options in comparison.variants])
    return found


def play_game(comparison: Comparison, options: Options, deal: int) -> Counter[Measure]:
    """One deal under one variant: everything that is measured, in whole numbers."""
    game = game_for(comparison.game, options)
    setup_rng = Rng(game_seed(comparison.seed, deal, SETUP))
    setup = game.setup(comparison.rules, comparison.seats, setup_rng, **options)
    seated: list[drive.Bot[Any]] = [make_bot(name, comparison.game) for name in comparison.bots]
    rngs = drive.bot_rngs(game_seed(comparison.seed, deal, SEATS), comparison.seats)
    chance = drive.Streams(f"{comparison.seed} {deal}")
    try:
        played = drive.play(game, setup, seated, chance, rngs, record=False, limit=2 * LIMIT)
    except drive.TooLong:
        return Counter({(ENDING, UNFINISHED): UNIT})
    except (drive.IllegalMove, drive.BotFailed) as problem:
        reason = problem.reason if isinstance(problem, drive.BotFailed) else str(problem.refusal)
        facts: dict[str, str | int] = {"bot": problem.bot, "game": deal, "reason": reason[:300]}
        raise Mistake("error-bot-failed", facts) from problem
    outcome = game.outcome(played.state)
    assert outcome is not None
    found: Counter[Measure] = Counter()
    found[LENGTH, "turns"] = played.state.turn
    found[LENGTH, "decisions"] = played.decisions
    found[ENDING, outcome.ending] = UNIT
    for seat in outcome.winners:
        found[WIN, seat] = UNIT // len(outcome.winners)
    for seat, points in enumerate(outcome.points):
        found[POINTS, seat] = points
        for source, n in outcome.sources[seat].items():
            found[SOURCE, source] += n
    return found
