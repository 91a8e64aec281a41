"""What `play`, `serve` and `backup` share: the database and the listener.

Nothing of the extra `server` is imported before one of these commands runs.
"""

import argparse
import errno
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from frostwall.cli.extras import needing
from frostwall.cli.files import reason
from frostwall.games import games
from frostwall.lab import Mistake
from frostwall.lab.words import Words, clean

if TYPE_CHECKING:
    from frostwall.server.config import Config
    from frostwall.server.store import StoreError

DATABASE_VARIABLE: Final = "FROSTWALL_DATABASE"
FILE_NAME: Final = "table.sqlite"
LOCAL: Final = "127.0.0.1"  # not `localhost`: that may lead to another program's ::1


def own_database() -> str:
    """The database of `frostwall play`."""
    with needing("server"):
        from frostwall.folders import data_folder
    return f"sqlite:///{data_folder().absolute() / FILE_NAME}"


@contextmanager
def hold(database: str, listener: Callable[[], socket.socket]) -> Iterator[socket.socket]:
    """Hold the file of the database for this process, and open the listener."""
    from frostwall.server.run import NoLock, lock
    from frostwall.server.store import StoreError, find_address

    try:
        file = find_address(database).file
    except StoreError as problem:
        raise store_mistake(problem) from None  # the URL may hold a password
    if file is None:
        with closing(listener()) as found:
            yield found
        return
    try:
        if database == own_database():
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        file.touch(mode=0o600)  # it holds the seeds of running games: for its owner alone
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-write", {"file": str(file)[:200], "reason": reason(problem)}) from problem
    try:
        with lock(file, listener) as found:
            yield found
    except NoLock as no:
        facts: dict[str, str | int] = {"file": str(no.path)[:200], "reason": reason(no.problem)}
        raise Mistake("cli-cannot-write", facts) from no


def listen_on(host: str, port: int) -> socket.socket:
    from frostwall.server.http.lan import bind

    try:
        return bind(host, port)
    except (OSError, UnicodeError, OverflowError) as problem:
        facts: dict[str, str | int] = {"host": host[:80], "port": str(port), "reason": reason(problem)}
        raise Mistake("cli-cannot-listen", facts) from problem


def run_until_stopped(run: Callable[[], None]) -> None:
    """A database that cannot be opened is something a person can put right."""
    from frostwall.server.store import StoreError

    try:
        run()
    except StoreError as problem:
        raise store_mistake(problem) from problem


def store_mistake(problem: "StoreError") -> Mistake:
    facts: dict[str, str | int] = {name: fact[:300] for name, fact in problem.facts.items()}
    return Mistake(f"cli-store-{problem.code.lower().replace('_', '-')}", facts)


def warn_of_seed(config: "Config", words: Words) -> None:
    if config.seed is not None:
        print(words.say("cli-seed-known"), file=sys.stderr)


# --- sets of cards ---


def add_sets(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sets", metavar="DIR", help="a directory of sets of cards that tables may choose")


def read_sets(given: str | None) -> Path | None:
    if given is None:
        return None
    found = Path(given).absolute()
    if not found.is_dir():
        raise Mistake("cli-no-sets", {"file": given[:200]})
    return found


def say_broken_sets(config: "Config", words: Words) -> None:
    """The sets that no table will be able to choose, and why. Whatever plays is kept for the tables."""
    from frostwall.server.denied import Denied
    from frostwall.server.pages.speech import Speech
    from frostwall.server.table.card_sets import packaged_sets, sets_in
    from frostwall.server.table.rules import game_with

    try:
        sets = sets_in(config.sets)
    except OSError as problem:
        raise Mistake(
            "cli-cannot-read", {"file": str(config.sets)[:200], "reason": reason(problem)}
        ) from problem
    for game in (game for game in games if packaged_sets(games[game])):
        for name, folder in sets.items():
            try:
                game_with(games, game, {"set": name}, sets)
            except Denied as no:
                why = clean(Speech(words.lang).refusal(no.answer))
                told = words.say("cli-broken-set", file=clean(str(folder))[:200], reason=why)
                print(told, file=sys.stderr)
