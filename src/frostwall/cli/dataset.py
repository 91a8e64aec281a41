"""`frostwall dataset`: the decisions of many games as Parquet, for programs that learn."""

import argparse
import time
from pathlib import Path
from typing import Final

from frostwall import bots
from frostwall.cli import sim
from frostwall.cli.arguments import add_lang, add_workers, read_bot, read_game, read_whole, workers_of
from frostwall.cli.extras import needing
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.plan import Plan
from frostwall.lab.words import Bar, Words, json_text

DEFAULT_GAMES: Final = 100


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    parser.add_argument("--out", metavar="DIR", required=True, help="a new directory, or one to go on with")
    parser.add_argument("--rules", metavar="R", help="the mode (default: the game's first)")
    parser.add_argument("--seats", metavar="N", help="number of seats (default: as many as can sit)")
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="a table option; may be repeated"
    )
    parser.add_argument(
        "--bots", metavar="NAME|A,B,..", help="for all seats, or one each (default: the best)"
    )
    parser.add_argument("--games", metavar="N", default=str(DEFAULT_GAMES), help=f"default {DEFAULT_GAMES}")
    parser.add_argument("--seed", metavar="S", default="1", help="same seed, same games (default 1)")
    parser.add_argument("--json", metavar="-", choices=["-"], help="print what dataset.json says")
    add_workers(parser)
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    plan = _plan(place)
    with needing("data"):
        from frostwall.lab.dataset import make
    with workers_of(place) as (workers, cluster):
        bar = Bar(words, "cli-dataset-progress")
        start = time.perf_counter()
        try:
            found = make(plan, Path(place.out), workers, bar, cluster)
        finally:
            bar.close()
        seconds = time.perf_counter() - start
    if place.json is not None:
        print(json_text(found))
        return 0
    parts = found["parts"]
    assert isinstance(parts, list)
    rows = sum(part["rows"] for part in parts)
    facts: dict[str, str | int] = {"games": plan.games, "rows": words.number(rows), "parts": len(parts)}
    print(words.say("cli-dataset-made", folder=place.out, seconds=words.number(seconds, 1), **facts))
    print(words.say("cli-dataset-next", folder=place.out))
    return 0


def _plan(place: argparse.Namespace) -> Plan:
    game = read_game(place.game)
    rules: str = place.rules if place.rules is not None else next(iter(game.rulesets()))
    known = [option.key for option in game.options(rules)]  # refuses unknown rules
    named = [bots.strongest(place.game)] if place.bots is None else place.bots.split(",")
    seated = [read_bot(name.strip(), place.game) for name in named]
    most = len(seated) if len(seated) > 1 else max(game.rulesets()[rules])
    seats = read_whole("--seats", place.seats, 1, 99) if place.seats else most
    if len(seated) not in (1, seats):
        raise Mistake("cli-bots-and-seats", {"bots": len(seated), "seats": seats})
    options = sim.with_files(game, rules, sim.read_options(place.option, known, rules))
    sim.check_table(game, rules, seats, options)
    return Plan(
        game=place.game,
        rules=rules,
        seats=seats,
        options=options,
        bots=tuple(seated * seats if len(seated) == 1 else seated),
        seed=read_whole("--seed", place.seed, 0, sim.MOST_SEED),
        games=read_whole("--games", place.games, 1, sim.MOST_RECORDS),
    )


COMMAND: Final = Command("dataset", "write the decisions of many games as Parquet", _add_arguments, _run)
