"""`frostwall arena`: which of several bots is better, and how sure that is."""

import argparse
import shlex
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from frostwall.cli import sim
from frostwall.cli.arguments import (
    add_lang,
    add_workers,
    read_bot,
    read_budget,
    read_game,
    read_whole,
    workers_of,
)
from frostwall.cli.files import check_writable, write_text
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.arena import LINE_UPS, Contest, Game, Results, hold, judge, line_ups, summary
from frostwall.lab.arena import page as arena_page
from frostwall.lab.arena.contest import ALL, TABLE
from frostwall.lab.arena.standing import Margins, is_decided
from frostwall.lab.words import Bar, Words, json_text

DEFAULT_GAMES: Final = 400
MOST_GAMES: Final = 10_000_000
MOST_LINE_UPS: Final = 2000


class Playing(Protocol):
    """Plays the games of a contest from a number on."""

    def __call__(self, *, first: int) -> Iterator[Game]: ...


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    parser.add_argument(
        "--bots", metavar="A,B,..", required=True, help="names, name:level or package.module:Class"
    )
    parser.add_argument("--rules", metavar="R", help="the mode (default: the game's first)")
    parser.add_argument("--seats", metavar="N", help="number of seats (default: as many as can sit)")
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="a table option")
    parser.add_argument(
        "--line-ups",
        metavar="HOW",
        default=ALL,
        help="all mixtures (default), pairs: one against a table of the other, ladder: pairs of neighbours, "
        "table: one table as named",
    )
    parser.add_argument(
        "--games", metavar="N", default=str(DEFAULT_GAMES), help=f"at least; default {DEFAULT_GAMES}"
    )
    parser.add_argument("--seed", metavar="S", default="1", help="same seed, same deals (default 1)")
    parser.add_argument("--budget", metavar="TIME", help="for a decision, such as 0.2s or 50ms")
    parser.add_argument("--nodes", metavar="N", help="positions a bot may look at, instead of time")
    parser.add_argument(
        "--sprt",
        metavar="PERCENT",
        help="stop as soon as every bot is proven better or worse than parity, or less than this much of either",
    )
    add_workers(parser)
    parser.add_argument(
        "--results", metavar="FILE", help="keep every game here; a contest that stopped goes on"
    )
    parser.add_argument("--json", metavar="FILE|-", help="write the result as one JSON object; - is stdout")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with a plot")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    contest = _contest(place)
    difference = None if place.sprt is None else read_whole("--sprt", place.sprt, 1, 50) / 100
    for file in (None if place.json == "-" else place.json, place.report):
        if file is not None:
            check_writable(file)
    with workers_of(place) as (workers, cluster):
        start = time.perf_counter()
        games_of = partial(hold, contest, workers, cluster=cluster)
        played = _play(place, contest, games_of, difference, Bar(words, "cli-sim-progress"))
        seconds = time.perf_counter() - start
    standing = judge(contest, played, difference)
    found = summary.result(contest, standing, played, seconds, workers)
    if place.report is not None:
        write_text(place.report, arena_page.html(contest, standing, _command(place), lang))
    if place.json == "-":
        print(json_text(found))
        return 0
    if place.json is not None:
        write_text(place.json, json_text(found) + "\n")
    print("\n".join(summary.lines(contest, standing, words)))
    return 0


def _play(
    place: argparse.Namespace, contest: Contest, games_of: Playing, difference: float | None, bar: Bar
) -> list[Game]:
    """The games until the contest ends or is decided: whole deals."""
    if place.results is None:
        return _until_decided(contest, games_of, difference, bar, [], None)
    with Results(Path(place.results), contest) as results:
        return _until_decided(contest, games_of, difference, bar, list(results.games), results)


def _until_decided(
    contest: Contest,
    games_of: Playing,
    difference: float | None,
    bar: Bar,
    played: list[Game],
    results: Results | None,
) -> list[Game]:
    margins = Margins(contest)

    def is_over(game: Game, number: int) -> bool:
        """Is the contest decided by this game and those before it?"""
        if difference is None:
            return False
        margins.add(game)
        return number % len(contest.round) == 0 and is_decided(margins.duels(difference))

    for number, game in enumerate(played, 1):  # a contest that was decided stays so
        if is_over(game, number):
            return played[:number]
    try:
        for game in games_of(first=len(played) + 1):
            played.append(game)
            if results is not None:
                results.add(game)
            bar(len(played), contest.games)
            if is_over(game, len(played)):
                break
    finally:
        bar.close()
    return played


def _contest(place: argparse.Namespace) -> Contest:
    game = read_game(place.game)
    rules: str = place.rules if place.rules is not None else next(iter(game.rulesets()))
    known = [option.key for option in game.options(rules)]  # refuses unknown rules
    bots = [read_bot(name.strip(), place.game) for name in place.bots.split(",")]
    if place.line_ups not in LINE_UPS:
        raise Mistake("cli-arena-line-ups", {"given": place.line_ups[:40], "known": ", ".join(LINE_UPS)})
    most = len(bots) if place.line_ups == TABLE else max(game.rulesets()[rules])
    seats = read_whole("--seats", place.seats, 1, 99) if place.seats else most
    found = line_ups(bots, seats, place.line_ups)
    if not found:
        raise Mistake("cli-arena-too-few", {"bots": len(bots), "seats": seats})
    if len(found) > MOST_LINE_UPS:
        raise Mistake("cli-arena-too-many", {"tables": len(found), "most": MOST_LINE_UPS})
    options = sim.with_files(game, rules, sim.read_options(place.option, known, rules))
    contest = Contest(
        game=place.game,
        rules=rules,
        seats=seats,
        options=options,
        bots=tuple(dict.fromkeys(bots)),
        line_ups=tuple(found),
        seed=read_whole("--seed", place.seed, 0, sim.MOST_SEED),
        deals=1,
        budget=None if place.budget is None else read_budget(place.budget),
        nodes=None if place.nodes is None else read_whole("--nodes", place.nodes, 1, MOST_GAMES),
    )
    wanted = read_whole("--games", place.games, 1, MOST_GAMES)
    deals = -(-wanted // len(contest.round))
    sim.check_table(game, rules, seats, options)
    return Contest(**{**vars(contest), "deals": deals})


def _command(place: argparse.Namespace) -> str:
    """The command that holds the contest again."""
    parts = ["frostwall", "arena", place.game, "--bots", place.bots, "--line-ups", place.line_ups]
    for name in ("rules", "seats", "games", "seed", "budget", "nodes", "sprt"):
        value = getattr(place, name)
        if value is not None:
            parts += [f"--{name}", str(value)]
    for option in place.option:
        parts += ["--option", option]
    return shlex.join(parts)


COMMAND: Final = Command("arena", "find out which bot is better", _add_arguments, _run)
