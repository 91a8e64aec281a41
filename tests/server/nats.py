"""A NATS of the tests' own, as `postgres` has a PostgreSQL: a real server on a free port of the loopback."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import IN_CI, install_package


class Nats:
    def __init__(self, settings: Path | None = None) -> None:
        program = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        assert program is not None
        self._program = program
        self._settings = [] if settings is None else ["-c", str(settings)]
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.log: Path | None = None
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self._program, "-a", "127.0.0.1", "-p", str(self.port), *self._settings],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError("nats-server does not listen")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self.process.kill()
        self.process.wait()


def is_there() -> bool:
    return shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None


def _check_there() -> None:
    pytest.importorskip("nats", reason="the extra [cluster] is not installed")
    if not is_there():
        if not IN_CI:
            pytest.skip("nats-server is not installed")
        install_package("nats-server", is_there)


@pytest.fixture
def nats() -> Iterator[Nats]:
    _check_there()
    found = Nats()
    yield found
    found.stop()


@pytest.fixture
def strict_nats(tmp_path: Path) -> Iterator[Nats]:
    """One that soon closes a connection whose reader is slow. It writes a log."""
    _check_there()
    settings = tmp_path / "nats.conf"
    log = tmp_path / "nats.log"
    log.touch()
    settings.write_text(
        f'write_deadline: "1s"\nping_interval: "500ms"\nping_max: 2\ndebug: true\nlog_file: "{log}"\n'
    )
    found = Nats(settings)
    found.log = log
    yield found
    found.stop()
