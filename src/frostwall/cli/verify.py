"""`frostwall verify`: check a finished record."""

import argparse
import sys
from typing import Final

from frostwall.cli.arguments import add_lang
from frostwall.cli.files import read_record
from frostwall.games.box import Command
from frostwall.lab import replay
from frostwall.lab.words import Words, clean, one_line

NOT_IN_ORDER: Final = 1


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    record = read_record(place.file)
    place.game = record.header.game  # a mistake is told in its words
    problem = replay.print_check(record, words)
    if problem is None:
        return 0
    print(one_line(words.say("cli-in-file", file=clean(place.file), text=problem)), file=sys.stderr)
    return NOT_IN_ORDER


COMMAND: Final = Command("verify", "check a finished record: legal, and from its seed", _add_arguments, _run)
