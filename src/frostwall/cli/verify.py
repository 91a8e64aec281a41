"""`frostwall verify`: check a finished record, or a data set."""

import argparse
import sys
from pathlib import Path
from typing import Final

from frostwall.cli.arguments import add_lang
from frostwall.cli.extras import needing
from frostwall.cli.files import read_record
from frostwall.games.box import Command
from frostwall.lab import replay
from frostwall.lab.words import Words, clean, one_line

NOT_IN_ORDER: Final = 1


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, or the directory of a data set")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    if (Path(place.file) / "dataset.json").is_file():
        return _check_data(place.file, words)
    record = read_record(place.file)
    place.game = record.header.game  # a mistake is told in its words
    problem = replay.print_check(record, words)
    if problem is None:
        return 0
    print(one_line(words.say("cli-in-file", file=clean(place.file), text=problem)), file=sys.stderr)
    return NOT_IN_ORDER


def _check_data(folder: str, words: Words) -> int:
    """Checksums, and every row made again from its record."""
    with needing("data"):
        from frostwall.lab.dataset import BrokenData, Dataset
    try:
        data = Dataset(folder)
        data.verify()
    except BrokenData as problem:
        print(one_line(words.say(problem.key, **problem.facts)), file=sys.stderr)
        return NOT_IN_ORDER
    facts: dict[str, str | int] = {"rows": words.number(data.rows), "games": data.games}
    print(words.say("cli-dataset-whole", folder=clean(folder), **facts))
    return 0


COMMAND: Final = Command(
    "verify", "check a finished record (legal, and from its seed), or a data set", _add_arguments, _run
)
