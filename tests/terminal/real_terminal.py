"""The real program on a pseudo-terminal."""

import codecs
import errno
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.terminal import program
from tests.terminal.program import WAIT, environment

CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")


class Terminal:
    """The program on a pseudo-terminal of a given size; `heard` is all it wrote."""

    def __init__(self, master: int, child: int) -> None:
        self.master = master
        self.child = child
        self.heard = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def until(self, text: str, start: int) -> None:
        end = time.monotonic() + WAIT
        while text not in CODES.sub("", self.heard[start:]) and text not in self.heard[start:]:
            assert time.monotonic() < end, self.heard[-3000:]
            if not self._read():
                raise AssertionError(self.heard[-3000:])

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 1.0)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError as problem:  # how Linux says that the other side is closed
            if problem.errno != errno.EIO:
                raise
            return False
        self.heard += self._decoder.decode(data)
        return bool(data)

    def type(self, line: str, answer: str) -> None:
        start = len(self.heard)
        os.write(self.master, line.encode())
        self.until(answer, start)
        self.quiet(0.3)  # what is typed while a screen is still being drawn is echoed into it

    def ready(self) -> None:
        """Wait for the first prompt, and until the program really waits for a key: a Ctrl-C that comes just before
        that is noticed only with the next key."""
        self.until("> ", 0)
        self.quiet(1.0)

    def quiet(self, seconds: float) -> None:
        """Read until nothing has come for so long."""
        while select.select([self.master], [], [], seconds)[0] and self._read():
            pass

    def rest(self) -> str:
        start = len(self.heard)
        while self._read():
            pass
        return self.heard[start:]


# Gives the program the terminal as its own, so that Ctrl-C reaches it, then becomes the program.
OWN_TERMINAL = """
import fcntl, os, sys, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


@contextmanager
def terminal(home: Path, *args: str, columns: int = 100, rows: int = 35, **more: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    termios.tcsetwinsize(slave, (rows, columns))
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_TERMINAL, *program.COMMAND, *args],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(home, **more),
    )
    os.close(slave)
    try:
        yield Terminal(master, process.pid)
    finally:
        process.kill()
        process.wait(WAIT)
        os.close(master)


def frames(heard: str) -> list[list[str]]:
    """Every drawn screen as rows of text."""
    found = []
    for frame in heard.split("\x1b[H")[1:]:
        text = CODES.sub("", frame.split("\x1b[J")[0])
        found.append(text.replace("\r\n", "\n").split("\n")[:-1])
    return found
