"""Arguments that several commands take, and how they are read."""

import argparse
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, Final

from frostwall import bots
from frostwall.cli.extras import needing
from frostwall.core.game import Game
from frostwall.games import games
from frostwall.lab import Mistake
from frostwall.lab.crew import Elsewhere
from frostwall.words import languages

MOST_WORKERS: Final = 256
PROCESSES: Final = "processes"
RAY: Final = "ray"

_WHOLE: Final = re.compile(r"-?[0-9]{1,30}")
_BUDGET: Final = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,6})?)\s*(ms|s)?")
_SEED: Final = re.compile(r"\S(.{0,198}\S)?")  # as the terminal takes it


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help=languages.HELP)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Who plays many games; none of it changes a result."""
    parser.add_argument("--workers", metavar="W", help="at a time (default: one per core); changes no result")
    parser.add_argument(
        "--executor", metavar="HOW", default=PROCESSES, help="processes (default), or ray: a Ray cluster"
    )
    parser.add_argument(
        "--address",
        metavar="A",
        help="a running Ray cluster, HOST:PORT or auto (default: one is started here)",
    )


@contextmanager
def workers_of(place: argparse.Namespace) -> Iterator[tuple[int, Elsewhere | None]]:
    """How many workers there are, and where if not here. A cluster that was started here ends with the block."""
    workers = None if place.workers is None else read_whole("--workers", place.workers, 1, MOST_WORKERS)
    if place.executor not in (PROCESSES, RAY):
        raise Mistake("cli-executor", {"given": place.executor[:40], "known": f"{PROCESSES}, {RAY}"})
    if place.executor == PROCESSES:
        if place.address is not None:
            raise Mistake("cli-address-alone")
        yield workers or cores(), None
        return
    with needing(RAY):
        from frostwall.lab.cluster import Cluster
    wanted = workers if place.address is not None else workers or cores()
    # Ray prints to stdout what happened to its workers, in the middle of a result.
    with (
        Path(os.devnull).open("w", encoding="utf-8") as nowhere,
        redirect_stdout(nowhere),
        Cluster(place.address, wanted) as cluster,
    ):
        yield cluster.workers, cluster


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def add_seed_of_chance(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="S", help="the seed of all chance, for tests: nobody can verify it")


def read_whole(name: str, text: str, low: int, high: int) -> int:
    """A whole number between two others, both included."""
    value = int(text) if _WHOLE.fullmatch(text) else None
    if value is None or not low <= value <= high:
        raise Mistake(
            "cli-bad-number", {"name": name, "value": text[:40], "low": str(low), "high": str(high)}
        )
    return value


def read_game(name: str) -> Game[Any]:
    if name not in games:
        raise Mistake("error-unknown-game", {"game": name[:40], "games": ", ".join(games)})
    return games[name]


def read_bot(text: str, game: str) -> str:
    """A bot as `--bots` names it: a name, `name:level` or `package.module:Class`, also of the current folder."""
    here = str(Path.cwd())
    if ":" in text and here not in sys.path:
        sys.path.append(here)
    try:
        found = bots.parse(bots.named(text, game), game)
    except bots.BrokenBot as problem:
        facts: dict[str, str | int] = {"bot": text[:80], "reason": problem.reason[:300]}
        raise Mistake("error-broken-bot", facts) from problem
    if found is None:
        raise Mistake("error-unknown-bot", {"bot": text[:80], "bots": ", ".join(bots.names(game))})
    return bots.label(*found)


def read_budget(text: str) -> float:
    """Seconds, from a text such as 0.2s, 200ms or 0.2."""
    found = _BUDGET.fullmatch(text.strip())
    seconds = 0.0 if found is None else float(found[1]) / (1000 if found[2] == "ms" else 1)
    if seconds <= 0:
        raise Mistake("cli-bad-budget", {"value": text[:40]})
    return seconds


def read_seed_of_chance(text: str | None) -> str | None:
    if text is not None and not (_SEED.fullmatch(text) and text.isprintable()):
        raise Mistake("cli-bad-seed")
    return text
