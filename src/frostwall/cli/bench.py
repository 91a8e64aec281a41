"""`frostwall bench`: measure the engine's speed."""

import argparse
from typing import Final

from frostwall.cli.arguments import add_lang, read_whole
from frostwall.cli.files import check_writable, write_text
from frostwall.games.box import Command
from frostwall.lab import bench
from frostwall.lab.words import Bar, Words, json_text

MOST_SECONDS: Final = 3600


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    rivals = ", ".join(bench.rival_names())
    parser.add_argument("--against", metavar="NAME", help=f"also run a yardstick: {rivals}")
    parser.add_argument(
        "--seconds", metavar="N", default=str(bench.DEFAULT_SECONDS), help=f"default {bench.DEFAULT_SECONDS}"
    )
    parser.add_argument("--json", metavar="FILE|-", help="write the result as one JSON object; - is stdout")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    seconds = read_whole("--seconds", place.seconds, 1, MOST_SECONDS)
    if place.json != "-":
        words.say("cli-language")  # without words there is no table: say so before the work
        if place.json is not None:
            check_writable(place.json)
    bar = Bar(words, "cli-bench-progress")
    try:
        found = bench.bench(place.against, seconds, bar)
    finally:
        bar.close()
    text = json_text(found)
    if place.json == "-":
        print(text)
        return 0
    if place.json is not None:
        write_text(place.json, text + "\n")
    bench.print_result(found, place.against, words)
    return 0


COMMAND: Final = Command("bench", "measure the engine's speed", _add_arguments, _run)
