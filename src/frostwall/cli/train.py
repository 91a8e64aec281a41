"""`frostwall train`: teach the bot that looks ahead, from nothing but games of the engine."""

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from frostwall.cli import sim
from frostwall.cli.arguments import add_lang, add_workers, read_game, read_whole, workers_of
from frostwall.cli.extras import needing
from frostwall.cli.files import check_writable, write_text
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Bar, Words

if TYPE_CHECKING:
    from frostwall.lab.train import Generation

GAMES: Final = 12_000
EPOCHS: Final = 8
MATCH: Final = 200
NODES: Final = 100
MOST: Final = 10_000_000


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    parser.add_argument("--out", metavar="DIR", required=True, help="a new directory, or one to go on with")
    parser.add_argument("--rules", metavar="R", help="the mode (default: the game's first)")
    parser.add_argument("--hours", metavar="H", default="1", help="of processor time (default 1)")
    parser.add_argument("--generations", metavar="N", default="5", help="at most (default 5)")
    parser.add_argument(
        "--games", metavar="N", default=str(GAMES), help=f"of the first generation (default {GAMES})"
    )
    parser.add_argument("--epochs", metavar="N", default=str(EPOCHS), help=f"of each fit (default {EPOCHS})")
    parser.add_argument(
        "--match",
        metavar="N",
        default=str(MATCH),
        help=f"games at most to prove a generation (default {MATCH})",
    )
    parser.add_argument(
        "--nodes", metavar="N", default=str(NODES), help=f"for a decision in a match (default {NODES})"
    )
    parser.add_argument(
        "--difference",
        metavar="PERCENT",
        default="5",
        help="the margin above parity that a match looks for (default 5)",
    )
    parser.add_argument("--seed", metavar="S", default="1", help="same seed, same games (default 1)")
    add_workers(parser)
    parser.add_argument("--report", metavar="FILE.html", help="write a page with curves")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    game = read_game(place.game)
    rules: str = place.rules if place.rules is not None else next(iter(game.rulesets()))
    game.options(rules)  # refuses unknown rules
    with needing("train"):
        from frostwall.lab.train import Course, learn
        from frostwall.lab.train.page import html
    course = Course(
        game=place.game,
        rules=rules,
        seed=read_whole("--seed", place.seed, 0, sim.MOST_SEED >> 9),
        games=read_whole("--games", place.games, 20, MOST),
        epochs=read_whole("--epochs", place.epochs, 1, 1000),
        match=read_whole("--match", place.match, 1, MOST),
        nodes=read_whole("--nodes", place.nodes, 1, MOST),
        difference=read_whole("--difference", place.difference, 1, 50) / 100,
    )
    generations = read_whole("--generations", place.generations, 1, 1000)
    if place.report is not None:
        check_writable(place.report)
    bars: dict[str, Bar] = {}

    def progress(what: str, done: int, total: int) -> None:
        if done == 1 or what not in bars:
            bars[what] = Bar(words, f"cli-train-{what}")
        bars[what](done, total)
        if done == total:
            bars[what].close()

    hours = _hours(place.hours)
    with workers_of(place) as (workers, cluster):
        done = learn(course, Path(place.out), hours, generations, progress, workers, cluster)
    if place.report is not None:
        write_text(place.report, html(course, done, _command(place), lang))
    for one in done:
        print(_line(one, words))
    best = next((one for one in reversed(done) if one.kept), None)
    if best is None:
        print(words.say("cli-train-none"))
    else:
        print(words.say("cli-train-best", file=str(Path(place.out) / "best.net"), number=best.number))
    return 0


def _line(one: "Generation", words: Words) -> str:
    return words.say(
        "cli-train-kept" if one.kept else "cli-train-dropped",
        number=one.number,
        rows=words.number(one.rows),
        auc=words.number(float(str(one.quality["auc"])), 3),
        loss=words.number(float(str(one.quality["log_loss"])), 3),
        error=words.number(float(str(one.quality["calibration"])), 3),
        wins=words.percent(one.wins),
        low=words.percent(one.interval[0]),
        high=words.percent(one.interval[1]),
        parity=words.percent(one.parity),
        games=one.played,
        seconds=words.number(sum(one.cpu.values())),
    )


def _hours(text: str) -> float:
    try:
        hours = float(text)
    except ValueError:
        hours = 0.0
    if not 0.0 < hours <= 10_000:
        raise Mistake("cli-bad-number", {"name": "--hours", "value": text[:40], "low": "0", "high": "10000"})
    return hours


def _command(place: argparse.Namespace) -> str:
    """The command that repeats the course."""
    parts = ["frostwall", "train", place.game, "--out", place.out]
    for name in (
        "rules", "hours", "generations", "games", "epochs", "match", "nodes", "difference", "seed",
    ):  # fmt: skip
        value = getattr(place, name)
        if value is not None:
            parts += [f"--{name}", str(value)]
    return shlex.join(parts)


COMMAND: Final = Command("train", "teach the bot that looks ahead", _add_arguments, _run)
