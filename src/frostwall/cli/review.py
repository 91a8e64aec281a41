"""`frostwall review`: what chance gave in a finished game, and what each seat made of it."""

import argparse
from typing import Final

from frostwall import coach
from frostwall.cli.arguments import add_lang, read_whole
from frostwall.cli.files import check_writable, read_record, write_text
from frostwall.core.net import NetError
from frostwall.core.record import game_of
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab import review as telling
from frostwall.lab.words import Bar, Words, json_text

DEFAULT: Final = coach.Effort()
MOST: Final = 10_000


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--html", metavar="FILE", help="write a page with the curve of every seat")
    parser.add_argument("--json", metavar="FILE", help="write everything for programs; `-` prints it")
    parser.add_argument(
        "--nodes", metavar="N", help=f"positions to try for each decision (default {DEFAULT.nodes})"
    )
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    record = read_record(place.file)
    place.game = record.header.game  # a mistake is told in its words
    nodes = DEFAULT.nodes if place.nodes is None else read_whole("--nodes", place.nodes, 2, MOST)
    for file in (place.html, place.json):
        if file is not None and file != "-":
            check_writable(file)
    game = game_of(record, games)
    bar = Bar(words, "cli-review-progress")
    try:
        effort = coach.Effort(nodes=nodes, compared=max(2, 3 * nodes // 4))
        found = coach.review(record, game, effort, bar)
    except coach.NoBrain as problem:
        raise Mistake("cli-review-no-net", {"game": problem.game, "rules": problem.rules}) from problem
    except NetError as problem:
        raise Mistake("cli-review-bad-net", {"reason": str(problem)}) from problem
    finally:
        bar.close()
    if place.json is not None:
        text = json_text(coach.document(found, game))
        if place.json == "-":
            print(text)
        else:
            write_text(place.json, text + "\n")
    told = telling.Telling(found, game, lang)
    if place.html is not None:
        write_text(place.html, telling.html(told))
    if place.json != "-":
        print("\n".join(telling.lines(told)))
    return 0


COMMAND: Final = Command("review", "what luck and what play made of a finished game", _add_arguments, _run)
