"""`frostwall replay`: print a record, move by move."""

import argparse
from typing import Final

from frostwall.cli.arguments import add_lang, read_whole
from frostwall.cli.files import read_record
from frostwall.core.types import SPECTATOR, Seat
from frostwall.games.box import Command
from frostwall.lab import replay
from frostwall.lab.words import Words


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--to", metavar="N", help="only up to line N")
    parser.add_argument("--viewer", metavar="SEAT", help="as this seat saw it, or `spectator`")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    record = read_record(place.file)
    place.game = record.header.game  # a mistake is told in its words
    last = len(record.lines)
    to = last if place.to is None else read_whole("--to", place.to, 0, last)
    viewer: Seat | None = None
    if place.viewer is not None:
        most = record.header.seats - 1
        viewer = SPECTATOR if place.viewer == "spectator" else read_whole("--viewer", place.viewer, 0, most)
    replay.print_record(record, to, viewer, Words(lang))
    return 0


COMMAND: Final = Command("replay", "print a record, move by move", _add_arguments, _run)
