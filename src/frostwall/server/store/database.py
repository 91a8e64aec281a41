"""The database itself: which one a URL names, how it is opened, and its migrations. Its contents are in `store`.

There are two kinds, with the same code: one SQLite file, and PostgreSQL. Everything that can go wrong before the first
row is read is a `StoreError`, whose facts can be shown to people: no password, no SQL, no parameters.
"""

import logging
import os
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

VERSION_TABLE: Final = "frostwall_version"  # of our own: a PostgreSQL may hold other programs' tables as well
BUSY_WAIT: Final = 5.0  # seconds for another process (a backup, a second server) to finish writing
CONNECT_WAIT: Final = 10  # seconds
_SQLITE: Final = "sqlite:"
_POSTGRES: Final = ("postgresql", "postgres", "postgresql+psycopg")
LOCK_NUMBER: Final = 0x46726F73  # "Fros"; any number does, as long as all servers take the same
# A server that is stopped in the middle of a transaction must not keep its tables from the others.
_LONGEST_PAUSE: Final = "5s"
# Alembic's `context` and `op` are variables of its modules: one migration per process at a time.
_migrating: Final = threading.Lock()
# At its most talkative SQLAlchemy logs the rows it reads; ours hold seeds and invitations.
logging.getLogger("sqlalchemy.engine.Engine").addFilter(lambda record: record.levelno > logging.DEBUG)

_SENTENCES: Final = {
    "BAD_DATABASE_URL": "this is not the URL of a database; sqlite:///FILE and postgresql://USER@HOST/NAME are",
    "UNKNOWN_DATABASE": "unknown kind of database {scheme}: there are sqlite and postgresql",
    "NO_SUCH_DATABASE": "there is no database of Frostwall at {where}",
    "DATABASE_NOT_WRITABLE": "{where} cannot be written: {reason}",
    "NOT_A_DATABASE": "{where} is not a database",
    "DATABASE_NEWER": "{where} was made by a newer Frostwall (its version is {revision})",
    "NO_SUCH_REVISION": "{where} cannot be brought to version {revision}: it has {found}, and there are {known}",
    "DATABASE_UNREACHABLE": "{where} does not answer: {reason}",
    "DATABASE_IN_USE": "another server uses {where}; several need a bus",
    "DATABASE_FAILED": "{where} could not be opened: {reason}",
    "BACKUP_EXISTS": "{where} exists already",
    "BACKUP_IN_USE": "{where} is a database in use",
    "BACKUP_NOT_WRITABLE": "{where} cannot be written: {reason}",
}


class StoreError(Exception):
    """The database cannot be used, or not be copied: a code and plain facts; as text, one English sentence."""

    def __init__(self, code: str, args: dict[str, str] | None = None) -> None:
        self.code = code
        self.facts: dict[str, str] = args if args is not None else {}  # BaseException owns the name `args`
        super().__init__(_SENTENCES[code].format(**self.facts))


@dataclass(frozen=True)
class Address:
    """Where a database is. `where` is what may be shown of it; `file` is None for PostgreSQL and in memory."""

    url: sa.URL
    where: str
    file: Path | None

    @property
    def is_sqlite(self) -> bool:
        return self.url.drivername == "sqlite+pysqlite"

    @property
    def is_memory(self) -> bool:
        return self.is_sqlite and self.file is None

    def fails(self, code: str, reason: str | None = None, **facts: str) -> StoreError:
        """The error about this database. A driver's words are cut to one line, and lose the password."""
        if reason is not None:
            words = " ".join(reason.split())[:300]
            for secret in _secrets(self.url):
                words = words.replace(secret, "***")
            facts["reason"] = words
        return StoreError(code, {"where": self.where, **facts})


def _secrets(url: sa.URL) -> list[str]:
    asked = [url.password, *(url.query.get(name) for name in ("password", "sslpassword"))]
    return [secret for secret in asked if isinstance(secret, str) and secret]


def find_address(url: str) -> Address:
    """Read a URL; nothing is opened. The URL itself never goes into an error: it may hold a password."""
    if url.startswith(_SQLITE):
        return _find_file(url)
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        found = None
    if found is None:
        raise StoreError("BAD_DATABASE_URL")
    if found.drivername in _POSTGRES:
        host = found.host or found.query.get("host") or "localhost"
        if not isinstance(host, str) or "@" in host:
            # A password with an "@" that is not written %40 would become part of the host, and so of error messages.
            raise StoreError("BAD_DATABASE_URL")
        port = f":{found.port}" if found.port else ""
        where = f"postgresql://{host}{port}/{found.database or ''}"
        return Address(found.set(drivername="postgresql+psycopg"), where, None)
    raise StoreError("UNKNOWN_DATABASE", {"scheme": found.drivername})


def _find_file(url: str) -> Address:
    """Everything after `sqlite:///` is the name of the file as it is: a folder may well be called `100% #1?`."""
    name = url.removeprefix("sqlite:///")
    if name == url:
        name = url.removeprefix("sqlite://") or ":memory:"
        if name != ":memory:":
            raise StoreError("BAD_DATABASE_URL")  # a slash too few, and the file would be a host
    file = None if name in ("", ":memory:") else Path(name)
    return Address(sa.URL.create("sqlite+pysqlite", database=name), str(file or "memory"), file)


def make_engine(address: Address) -> sa.Engine:
    """An engine without a pool: the caller keeps the connection. Errors never show parameters, which hold seeds and
    invitations."""
    if address.is_sqlite:
        engine = sa.create_engine(
            address.url,
            poolclass=sa.NullPool,
            hide_parameters=True,
            # None: Python's module shall not begin transactions by itself, see _begin_sqlite.
            connect_args={"isolation_level": None, "timeout": BUSY_WAIT},
        )
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    wanted: dict[str, Any] = {
        "connect_timeout": CONNECT_WAIT,
        "application_name": "frostwall",
        # A database behind a cut cable is noticed in seconds, not in a quarter of an hour.
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 8000,
    }
    arguments = {name: value for name, value in wanted.items() if name not in address.url.query}
    engine = sa.create_engine(
        address.url, poolclass=sa.NullPool, hide_parameters=True, connect_args=arguments
    )
    sa.event.listen(engine, "connect", _prepare_postgres)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    _write_ahead(connection)
    # FULL: after a commit the data is on the disk, not only with the operating system.
    for setting in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}").close()


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Turn on the write-ahead log. Where several servers open a new file at once, SQLite fails here instead of waiting
    for the lock."""
    until = time.monotonic() + BUSY_WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY") or time.monotonic() > until:
                raise
        time.sleep(0.01)


def _begin_sqlite(connection: sa.Connection) -> None:
    # A transaction that begins by reading and then writes may fail at once where another process wrote meanwhile;
    # one that takes the lock at its start waits. Readers need no lock.
    connection.exec_driver_sql("BEGIN" if connection.info.get("reads") else "BEGIN IMMEDIATE")


def _prepare_postgres(connection: Any, _record: object) -> None:
    # Some servers are set up to acknowledge before the disk does. Not for us.
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.execute(f"SET idle_in_transaction_session_timeout = '{_LONGEST_PAUSE}'")
    connection.commit()


def open_database(address: Address) -> tuple[sa.Engine, sa.Connection]:
    """Connect, and bring the database to the present shape. Raises StoreError."""
    if address.file is not None:
        _make_file(address, address.file)
    engine = make_engine(address)
    connection = connect(address, engine)
    try:
        migrate(address, connection)
    except BaseException:
        connection.close()
        raise
    return engine, connection


def _make_file(address: Address, file: Path) -> None:
    """For this user alone: it holds the seeds of running games. SQLite gives its journal the same rights."""
    problem = None
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        problem = error.strerror or "?"
    if problem is not None:
        raise address.fails("DATABASE_NOT_WRITABLE", problem)


def connect(address: Address, engine: sa.Engine) -> sa.Connection:
    """A connection, or a StoreError that says why not."""
    problem: StoreError | None = None
    try:
        return engine.connect()
    except sa.exc.DBAPIError as error:
        problem = _opening_problem(address, error)
    # Outside of `except`: the driver's error is not to hang on ours, where a log would print it.
    raise problem


def _opening_problem(address: Address, error: sa.exc.DBAPIError) -> StoreError:
    if not address.is_sqlite:
        return address.fails("DATABASE_UNREACHABLE", str(error.orig))
    kind = getattr(error.orig, "sqlite_errorname", "")
    if kind == "SQLITE_NOTADB":
        return address.fails("NOT_A_DATABASE")
    failed = not kind.startswith(
        ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_FULL", "SQLITE_PERM")
    )
    return address.fails("DATABASE_FAILED" if failed else "DATABASE_NOT_WRITABLE", str(error.orig))


def migrate(address: Address, connection: sa.Connection, revision: str = "head") -> None:
    """All steps that are missing, in one transaction. Two servers that start at once take turns."""
    if revision == "head" and _is_newest(connection):
        return  # without Alembic: it takes longer to import than all the rest takes here

    def steps(found: str | None, known: list[str]) -> StoreError | None:
        from alembic import command

        if found is not None and found not in known:
            return address.fails("DATABASE_NEWER", revision=found)
        if found != known[0]:
            command.upgrade(_alembic(connection), revision)
        return None

    _change_shape(address, connection, steps)


def newest_revision() -> str:
    """Of all steps there are, by the names of their files."""
    found = (name.name for name in resources.files("frostwall.server.store.migrations.versions").iterdir())
    return max(name[1:5] for name in found if re.fullmatch(r"v\d{4}_\w+\.py", name))


def _is_newest(connection: sa.Connection) -> bool:
    """Has this database seen all steps? Where that cannot be read, whoever takes the steps says why."""
    connection.info["reads"] = True
    try:
        with connection.begin():
            if not sa.inspect(connection).has_table(VERSION_TABLE):
                return False
            found = connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()
            return found == [newest_revision()]
    except sa.exc.DBAPIError:
        return False
    finally:
        connection.info["reads"] = False


def downgrade(address: Address, connection: sa.Connection, revision: str) -> None:
    """Back to an older shape, in one transaction, for an older Frostwall. What that one does not know is lost."""

    def steps(found: str | None, known: list[str]) -> StoreError | None:
        from alembic import command

        if found not in known:
            return address.fails("DATABASE_NEWER", revision=found or "?")
        if revision not in known or known.index(revision) < known.index(found):
            facts = {"revision": revision[:40], "found": found, "known": ", ".join(reversed(known))}
            return address.fails("NO_SUCH_REVISION", **facts)
        command.downgrade(_alembic(connection), revision)
        return None

    _change_shape(address, connection, steps)


def _change_shape(
    address: Address,
    connection: sa.Connection,
    steps: Callable[[str | None, list[str]], StoreError | None],
) -> None:
    """Let `steps` see which revision there is and which are known, newest first, and change the one to another."""
    problem: StoreError | None = None
    try:
        with _migrating, connection.begin():
            if not address.is_sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK_NUMBER)))
            problem = steps(current_revision(connection), known_revisions())
    except sa.exc.DBAPIError as error:
        problem = _opening_problem(address, error)
        if problem.code == "DATABASE_UNREACHABLE":  # it did answer
            problem = address.fails("DATABASE_FAILED", str(error.orig))
    if problem is not None:
        raise problem


def _alembic(connection: sa.Connection | None = None) -> "Config":
    """Alembic's configuration, without a file: the steps lie in the installed package."""
    # Late: Alembic is only needed for this moment, and a third of the time that starting takes.
    from alembic.config import Config

    config = Config()
    if connection is not None:
        config.attributes["connection"] = connection
    config.set_main_option("script_location", "frostwall.server.store:migrations")
    return config


def known_revisions() -> list[str]:
    """Of all steps there are, newest first."""
    from alembic.script import ScriptDirectory

    return [step.revision for step in ScriptDirectory.from_config(_alembic()).walk_revisions()]


def current_revision(connection: sa.Connection) -> str | None:
    """The last step this database has seen; None where there was none yet."""
    from alembic.runtime.migration import MigrationContext

    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()
