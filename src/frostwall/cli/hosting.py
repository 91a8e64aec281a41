"""What `play`, `serve` and `backup` share: the database and the listener.

Nothing of the extra `server` is imported before one of these commands runs.
"""

import errno
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from frostwall.cli.extras import needing
from frostwall.cli.files import reason
from frostwall.lab import Mistake
from frostwall.lab.words import Words

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
