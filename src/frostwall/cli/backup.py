"""`frostwall backup`: copy all tables into one file, also while a server runs."""

import argparse
import os
from pathlib import Path
from typing import Final

from frostwall.cli.arguments import add_lang
from frostwall.cli.extras import needing
from frostwall.cli.files import reason
from frostwall.cli.hosting import DATABASE_VARIABLE, own_database, store_mistake
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Words


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the copy to write: one SQLite file")
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"of what (default: the variable {DATABASE_VARIABLE}, else the file of `frostwall play`)",
    )
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    with needing("server"):
        from frostwall.server import store
    database = place.database or os.environ.get(DATABASE_VARIABLE) or own_database()
    try:
        store.backup(database, Path(place.file))
    except store.StoreError as problem:
        raise store_mistake(problem) from problem
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-write", {"file": place.file[:200], "reason": reason(problem)}) from problem
    print(words.say("cli-backup-made", file=place.file[:200]))
    return 0


COMMAND: Final = Command("backup", "copy all tables into one file", _add_arguments, _run)
