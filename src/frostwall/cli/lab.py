"""`frostwall lab`: experiments. `compare` asks what a house rule or another set of cards changes."""

import argparse
import shlex
import time
from collections.abc import Sequence
from typing import Any, Final

from frostwall import bots
from frostwall.cli import sim
from frostwall.cli.arguments import add_lang, add_workers, read_bot, read_game, read_whole, workers_of
from frostwall.cli.files import check_writable, write_text
from frostwall.core.game import Game
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.compare import Comparison, compare, page, summary
from frostwall.lab.words import Bar, Words, json_text

DEFAULT_DEALS: Final = 400
MOST_DEALS: Final = 10_000_000
MOST_VARIANTS: Final = 6  # as many as a page has colours


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="lab_command", metavar="compare", required=True)
    said = "what an option or another set of cards changes, on the same deals"
    found = commands.add_parser("compare", help=said, description=said, allow_abbrev=False)
    found.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    found.add_argument("--rules", metavar="R", help="the mode (default: the game's first)")
    found.add_argument("--seats", metavar="N", help="number of seats (default: as many as can sit)")
    found.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="a table option; one that is given several times is compared",
    )
    found.add_argument(
        "--variant",
        metavar="'KEY=VALUE ..'",
        action="append",
        default=[],
        help="a whole set of options to compare with the others; '' is the usual rules",
    )
    found.add_argument("--bots", metavar="NAME|A,B,..", help="for all seats, or one each (default: the best)")
    found.add_argument("--deals", metavar="N", default=str(DEFAULT_DEALS), help=f"default {DEFAULT_DEALS}")
    found.add_argument("--seed", metavar="S", default="1", help="same seed, same deals (default 1)")
    found.add_argument("--json", metavar="FILE|-", help="write the result as one JSON object; - is stdout")
    found.add_argument("--report", metavar="FILE.html", help="write a page with plots")
    add_workers(found)
    add_lang(found)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    comparison = _comparison(place)
    for file in (None if place.json == "-" else place.json, place.report):
        if file is not None:
            check_writable(file)
    with workers_of(place) as (workers, cluster):
        bar = Bar(words, "cli-compare-progress")
        start = time.perf_counter()
        try:
            found = compare(comparison, workers, bar, cluster)
        finally:
            bar.close()
    told = summary.result(comparison, found, time.perf_counter() - start, workers)
    if place.report is not None:
        write_text(place.report, page.html(comparison, found, _command(place), lang))
    if place.json == "-":
        print(json_text(told))
        return 0
    if place.json is not None:
        write_text(place.json, json_text(told) + "\n")
    print("\n".join(summary.lines(comparison, found, words)))
    return 0


def _comparison(place: argparse.Namespace) -> Comparison:
    game = read_game(place.game)
    rules: str = place.rules if place.rules is not None else next(iter(game.rulesets()))
    given = _variants(place)
    named = [bots.strongest(place.game)] if place.bots is None else place.bots.split(",")
    seated = [read_bot(name.strip(), place.game) for name in named]
    most = len(seated) if len(seated) > 1 else max(game.rulesets().get(rules, [1]))
    seats = read_whole("--seats", place.seats, 1, 99) if place.seats else most
    if len(seated) not in (1, seats):
        raise Mistake("cli-bots-and-seats", {"bots": len(seated), "seats": seats})
    variants = [_options(game, rules, seats, options) for options in given]
    return Comparison(
        game=place.game,
        rules=rules,
        seats=seats,
        variants=tuple(variants),
        names=_names(given),
        bots=tuple(seated * seats if len(seated) == 1 else seated),
        seed=read_whole("--seed", place.seed, 0, sim.MOST_SEED),
        deals=read_whole("--deals", place.deals, 1, MOST_DEALS),
    )


def _variants(place: argparse.Namespace) -> list[list[str]]:
    """The options of each variant, as they are written."""
    values: dict[str, list[str]] = {}
    for text in place.option:
        values.setdefault(text.partition("=")[0].replace("-", "_"), []).append(text)
    several = {key: texts for key, texts in values.items() if len(texts) > 1}
    common = [texts[0] for texts in values.values() if len(texts) == 1]
    if place.variant and not several:
        found = [[*common, *_split(text)] for text in place.variant]
    else:
        lengths = {len(texts) for texts in several.values()}
        if place.variant or len(lengths) > 1:
            raise Mistake("cli-compare-mixed")
        found = [[*common, *texts] for texts in zip(*several.values(), strict=True)]
    if not 2 <= len(found) <= MOST_VARIANTS:
        raise Mistake("cli-compare-how-many", {"most": MOST_VARIANTS})
    if len({tuple(sorted(texts)) for texts in found}) < len(found):
        raise Mistake("cli-compare-same")
    return found


def _split(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as problem:
        raise Mistake("cli-bad-option", {"option": text[:60]}) from problem


def _options(game: Game[Any], rules: str, seats: int, texts: Sequence[str]) -> dict[str, object]:
    known = [option.key for option in game.options(rules)]  # refuses unknown rules
    options = sim.with_files(game, rules, sim.read_options(texts, known, rules))
    sim.check_table(game, rules, seats, options)
    return options


def _names(given: list[list[str]]) -> tuple[str, ...]:
    """What is different about each variant, as it was written."""
    shared = set.intersection(*(set(texts) for texts in given))
    return tuple(" ".join(text for text in texts if text not in shared) for texts in given)


def _command(place: argparse.Namespace) -> str:
    """The command that compares again."""
    parts = ["frostwall", "lab", "compare", place.game]
    for name in ("rules", "seats", "bots", "deals", "seed"):
        if getattr(place, name) is not None:
            parts += [f"--{name}", str(getattr(place, name))]
    for name in ("option", "variant"):
        for text in getattr(place, name):
            parts += [f"--{name}", text]
    return shlex.join(parts)


COMMAND: Final = Command("lab", "find out what a house rule changes", _add_arguments, _run)
