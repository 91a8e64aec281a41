"""`frostwall revert`: bring a database back to the shape that an older Frostwall knows."""

import argparse
import os
from contextlib import closing
from typing import Final

from frostwall.cli.arguments import add_lang
from frostwall.cli.extras import needing
from frostwall.cli.hosting import DATABASE_VARIABLE, LOCAL, hold, listen_on, own_database, store_mistake
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Words


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("revision", metavar="VERSION", help="of the database, as an older Frostwall names it")
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"which one (default: the variable {DATABASE_VARIABLE}, else the file of `frostwall play`)",
    )
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    with needing("server"):
        from frostwall.server import run, store
    database = place.database or os.environ.get(DATABASE_VARIABLE) or own_database()
    try:
        address = store.find_address(database)
        if address.file is not None and not address.file.exists():
            raise address.fails("NO_SUCH_DATABASE")
        # The file is held as by a server: none may run meanwhile.
        with hold(database, lambda: listen_on(LOCAL, 0)):
            engine = store.make_engine(address)
            with closing(store.connect(address, engine)) as connection:
                store.downgrade(address, connection, place.revision)
    except run.InUse as other:
        raise Mistake("cli-in-use", {"url": other.url or "?"}) from other
    except store.StoreError as problem:
        raise store_mistake(problem) from problem
    print(words.say("cli-reverted", where=address.where, revision=place.revision))
    return 0


COMMAND: Final = Command("revert", "bring a database back to an older version", _add_arguments, _run)
