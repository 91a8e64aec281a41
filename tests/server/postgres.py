"""A PostgreSQL of the tests' own: a real server in a directory of its own, on a unix socket, open to nobody else.

Where the programs are missing the tests that need them are skipped; with CI set they are installed, or fail.
"""

import fcntl
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

IN_CI = bool(os.environ.get("CI"))
OWNERS = ("postgres", "nobody")  # whom root becomes: PostgreSQL refuses to run as root


class Missing(Exception):
    """There is no PostgreSQL on this machine; the text says what was looked for."""


def find_programs() -> Path:
    """The directory of initdb and pg_ctl; the newest, where there are several."""
    on_path = shutil.which("initdb")
    if on_path is not None and shutil.which("pg_ctl", path=str(Path(on_path).resolve().parent)):
        return Path(on_path).resolve().parent
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")]
    if not found:
        raise Missing("no initdb and pg_ctl on PATH or in /usr/lib/postgresql/*/bin")
    return max(found, key=lambda path: int(path.parent.name) if path.parent.name.isdigit() else 0)


def install_package(package: str, is_there: Callable[[], bool]) -> None:
    """In CI, as root, once for all workers: where it fails, whoever needs it says the rest."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    with Path(tempfile.gettempdir(), f"fw-{package}-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_there():  # another worker was first
            return
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
            subprocess.run(
                [apt, "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False, timeout=600
            )


def install() -> None:
    def is_there() -> bool:
        try:
            find_programs()
        except Missing:
            return False
        return True

    install_package("postgresql", is_there)


class Postgres:
    """A server. `durable` is for measuring: the tests end our process at bad moments, never the machine."""

    def __init__(self, durable: bool = False) -> None:
        self.programs = find_programs()
        # Short and in /tmp: the path of a socket has at most 107 characters, and its owner must be able to enter.
        self.home = Path(tempfile.mkdtemp(prefix="fw-pg-", dir="/tmp"))
        self._become: list[str] = []
        if os.geteuid() == 0:
            owner = next(name for name in OWNERS if _is_user(name))
            self._become = ["runuser", "-u", owner, "--"]
            shutil.chown(self.home, owner)
        self._data = self.home / "data"
        self._numbers = itertools.count(1)
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.home),
            "max_connections": "50",
        }
        if not durable:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        self._settings = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        try:
            trust = ["--auth=trust", "--username=app", "--encoding=UTF8", "--locale=C", "--no-sync"]
            self._call("initdb", "-D", str(self._data), *trust)
            self.start()
        except BaseException:
            shutil.rmtree(self.home, ignore_errors=True)
            raise
        # Clears up when its pipe closes, and so also after tests that were killed.
        stop = [
            *self._become,
            str(self.programs / "pg_ctl"),
            "stop",
            "-w",
            "-m",
            "immediate",
            "-D",
            str(self._data),
        ]
        self._broom = subprocess.Popen(
            ["sh", "-c", 'cat > /dev/null; "$@" > /dev/null 2>&1; rm -rf "$0"', str(self.home), *stop],
            cwd="/",
            stdin=subprocess.PIPE,
            start_new_session=True,
        )

    def _call(self, program: str, *words: str) -> None:
        # Into a file, not a pipe: the server inherits it and would keep the pipe open.
        with tempfile.TemporaryFile() as said:
            command = [*self._become, str(self.programs / program), *words]
            done = subprocess.run(
                command, cwd="/", stdin=subprocess.DEVNULL, stdout=said, stderr=said, check=False, timeout=120
            )
            if done.returncode != 0:
                said.seek(0)
                raise RuntimeError(f"{program} failed:\n{said.read().decode(errors='replace')}")

    def start(self) -> None:
        log = str(self.home / "log")
        self._call("pg_ctl", "start", "-w", "-D", str(self._data), "-l", log, "-o", self._settings)

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._call("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self._data))

    def process(self) -> int:
        """The number of its first process."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def close(self) -> None:
        self._broom.communicate(timeout=120)

    def url(self, name: str) -> str:
        return f"postgresql://app@/{name}?host={self.home}"

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, statement: str) -> None:
        """As the database's owner, outside of any transaction."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server per session, and so per worker of pytest-xdist; take a `new_database()` per test."""
    try:
        find_programs()
    except Missing as missing:
        if not IN_CI:
            pytest.skip(f"PostgreSQL is not installed: {missing}")
        install()
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: the test runs once with a SQLite file and once with PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'frostwall.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
