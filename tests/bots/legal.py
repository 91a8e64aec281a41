"""Games in which every decision of a bot is judged, wherever a third of random moves leads them."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from frostwall import bots
from frostwall.bots.registry import CHARACTERS, LEVELS, RANDOM
from frostwall.core.conformance.suite import some_options
from frostwall.core.drive import Bot, Clock, Fast, seat_view
from frostwall.core.game import Game
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Setup
from frostwall.games import games

LIMIT = 100_000  # lines of a game
SELDOM = 20  # a bot that takes its time is asked about one decision in so many


class Judged:
    """What was tried: decisions by table and by bot."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.tables: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()


def company(game: str, thinking: bool) -> list[tuple[str, Bot[Any]]]:
    """Every bot that answers at once, or every one that takes its time, at every level if it has levels."""
    named = [name for name in bots.names(game) if (bots.about(name, game).budget is not None) == thinking]
    levels = [(name, level) for name in named if name not in (RANDOM, *CHARACTERS) for level in LEVELS]
    return [
        *((f"{name}:{level}", bots.make(name, game, level)) for name, level in levels),
        *((name, bots.make(name, game)) for name in named if name in CHARACTERS),
        (RANDOM, bots.make(RANDOM, game)),
    ]


def judge(
    name: str,
    decisions: int,
    seed: int = 0,
    report: Callable[[Judged], None] | None = None,
    thinking: bool = False,
) -> Judged:
    """Ask bots for this many decisions or more, in whole games over all modes and numbers of seats.

    The first game at each table has the default options, the others some at random. `report` is called after each game.
    Raises AssertionError for a refusal; its text ends with the record that leads there.
    """
    game = games[name]
    tables = [(rules, seats) for rules, numbers in game.rulesets().items() for seats in numbers]
    everyone = company(name, thinking)
    judged = Judged()
    while judged.decisions < decisions or judged.games < len(tables):
        rules, seats = tables[judged.games % len(tables)]
        rng = Random(f"{seed} {judged.games}")
        options = some_options(game, rules, seats, rng) if judged.games >= len(tables) else {}
        setup = game.setup(rules, seats, Random(rng.getrandbits(60)), **options)
        seated = [rng.choice(everyone) for _ in range(seats)]
        _play(game, setup, seated, Rng(rng.getrandbits(60)), judged)
        judged.games += 1
        if report is not None:
            report(judged)
    return judged


def _play(
    game: Game[Any], setup: Setup, seated: list[tuple[str, Bot[Any]]], rng: Rng, judged: Judged
) -> None:
    """A third of the moves made are random; the bot is asked before each of them all the same. Where several seats
    must decide, any of them is asked first."""
    record = Record.start(game, setup)
    chance = Fast(rng.below(1 << 30))
    s = game.new_game(setup)
    known = [game.knowledge(s, seat) for seat in range(setup.seats)]
    table = f"{setup.rules}/{setup.seats}"
    while actors := game.actors(s):
        seat = actors[rng.below(len(actors))]
        if seat == CHANCE:
            move = chance.draw(game, s)
        else:
            name, bot = seated[seat]
            thinks = getattr(bot, "budget", None) is not None
            move = game.random_move(s, seat, rng)
            if not (thinks and rng.below(SELDOM)):
                chosen = bot.choose(seat_view(game, s, seat, rng, known[seat]), Clock(rng, nodes=4))
                refusal = game.refusal(s, seat, chosen)
                if refusal is not None:
                    said = game.text(chosen) if game.kinds.well_formed(chosen) else str(chosen)
                    raise AssertionError(f"{name} in seat {seat} chose {said}: {refusal}\n{record.write()}")
                judged.decisions += 1
                judged.tables[table] += 1
                judged.bots[name] += 1
                if rng.below(3):
                    move = chosen
        record.append(seat, game.text(move))
        events: list[Event] = []
        game.apply(s, seat, move, events)
        for knowledge in known:
            knowledge.fold(events)
        if len(record.lines) > LIMIT:
            raise AssertionError(f"no end after {LIMIT} lines\n{record.write()}")
