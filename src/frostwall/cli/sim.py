"""`frostwall sim`: let bots play many games."""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from frostwall.cli.arguments import add_lang, add_workers, read_bot, read_game, read_whole, workers_of
from frostwall.cli.files import check_writable, reason, write_text
from frostwall.core.game import Game
from frostwall.core.rng import Rng
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.games.option_files import read_files
from frostwall.lab import Mistake, game_for, report, simulate
from frostwall.lab.plan import Plan
from frostwall.lab.words import Bar, Words, json_text

DEFAULT_GAMES: Final = 1000
DEFAULT_SEED: Final = 1
MOST_GAMES: Final = 10_000_000
MOST_RECORDS: Final = 100_000
MOST_SEED: Final = 2**63 - 1


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    parser.add_argument("--rules", metavar="R", help="the mode (default: the game's first)")
    parser.add_argument(
        "--seats", metavar="N", help="number of seats (default: as many as can sit, or bots named)"
    )
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="a table option; may be repeated"
    )
    parser.add_argument(
        "--bots",
        metavar="NAME|A,B,..",
        default="random",
        help="one bot for all seats, or one each; a bot of your own is package.module:Class",
    )
    parser.add_argument("--games", metavar="N", default=str(DEFAULT_GAMES), help=f"default {DEFAULT_GAMES}")
    parser.add_argument(
        "--seed",
        metavar="S",
        default=str(DEFAULT_SEED),
        help=f"same seed, same games (default {DEFAULT_SEED})",
    )
    add_workers(parser)
    parser.add_argument("--json", metavar="FILE|-", help="write the result as one JSON object; - is stdout")
    parser.add_argument("--records", metavar="DIR", help="write every game's record into this directory")
    parser.add_argument(
        "--report",
        metavar="FILE.html",
        help="write a page with plots; for some tables it compares variants, such as difficulties",
    )
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    plan = _plan(place)
    if place.json != "-" or place.report is not None:
        words.say("cli-language")  # without words there is no summary and no page: say so before the work
    for file in (None if place.json == "-" else place.json, place.report):
        if file is not None:
            check_writable(file)
    if plan.records is not None:
        try:
            plan.records.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as problem:
            raise Mistake("cli-no-directory", {"file": place.records, "reason": reason(problem)}) from problem
    with workers_of(place) as (workers, cluster):
        bar = Bar(words, "cli-sim-progress")
        start = time.perf_counter()
        try:
            tally = simulate.simulate(plan, workers, bar, cluster)
        finally:
            bar.close()
        found = report.result(plan, tally, time.perf_counter() - start, workers)
    if place.report is not None:
        write_text(place.report, report.page(plan, tally, found, lang))
    if place.json is not None:
        text = json_text(found)
        if place.json == "-":
            print(text)
            return 0
        write_text(place.json, text + "\n")
    report.print_summary(plan, tally, found, lang)
    return 0


def _plan(place: argparse.Namespace) -> Plan:
    game = read_game(place.game)
    rules: str = place.rules if place.rules is not None else next(iter(game.rulesets()))
    known = [option.key for option in game.options(rules)]  # refuses unknown rules
    named = _bots(place)
    most = max(game.rulesets()[rules])
    seats = (
        read_whole("--seats", place.seats, 1, 99) if place.seats else len(named) if len(named) > 1 else most
    )
    if len(named) not in (1, seats):
        raise Mistake("cli-bots-and-seats", {"bots": len(named), "seats": seats})
    number = read_whole("--games", place.games, 1, MOST_RECORDS if place.records is not None else MOST_GAMES)
    options = with_files(game, rules, read_options(place.option, known, rules))
    face = None if place.report is None else games.box(place.game).report
    plan = Plan(
        game=place.game,
        rules=rules,
        seats=seats,
        options=options,
        bots=tuple(named * seats if len(named) == 1 else named),
        seed=read_whole("--seed", place.seed, 0, MOST_SEED),
        games=number,
        records=None if place.records is None else Path(place.records),
        sample=0 if face is None else face.sample(number),
        variants=() if face is None else tuple(face.variants(seats, options)),
    )
    simulate.first_setup(plan)  # refuses seats, values and a set of cards that is not one
    return plan


def _bots(place: argparse.Namespace) -> list[str]:
    return [read_bot(name.strip(), place.game) for name in place.bots.split(",")]


def read_options(given: Sequence[str], known: Sequence[str], rules: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise Mistake("cli-bad-option", {"option": text[:60]})
        key = key.replace("-", "_")
        if key not in known:
            facts: dict[str, str | int] = {"option": key[:40], "rules": rules, "known": ", ".join(known)}
            raise Mistake("cli-unknown-option", facts)
        if key in found:
            raise Mistake("cli-option-twice", {"option": key})
        found[key] = value
    return found


def with_files(game: Game[Any], rules: str, options: dict[str, object]) -> dict[str, object]:
    try:
        return read_files(game.options(rules), options)
    except (OSError, ValueError) as problem:
        file = str(getattr(problem, "filename", None) or "")
        raise Mistake("cli-cannot-read", {"file": file, "reason": reason(problem)}) from problem


def check_table(game: Game[Any], rules: str, seats: int, options: dict[str, object]) -> None:
    """Raises the game's Refused when rules, seats or options are wrong."""
    game_for(game.name, options).setup(rules, seats, Rng(1), **options)


COMMAND: Final = Command("sim", "let bots play many games", _add_arguments, _run)
