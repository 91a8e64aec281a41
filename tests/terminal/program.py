"""The real program and a conversation with it over pipes."""

import codecs
import os
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "frostwall", "terminal", "watch"]
WAIT = 60.0


def environment(home: Path, **more: str) -> dict[str, str]:
    found = {
        key: value
        for key, value in os.environ.items()
        if key not in ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES")
    }
    return {
        **found,
        "XDG_DATA_HOME": str(home),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
        **more,
    }


def piped(home: Path, typed: str | bytes, *args: str) -> subprocess.CompletedProcess[str]:
    data = typed.encode() if isinstance(typed, str) else typed
    found = subprocess.run(
        [*COMMAND, *args], input=data, capture_output=True, timeout=WAIT, env=environment(home), check=False
    )
    return subprocess.CompletedProcess(
        found.args, found.returncode, found.stdout.decode(), found.stderr.decode()
    )


def saved(home: Path) -> Path:
    files = list((home / "frostwall" / "games").glob("*.rec"))
    assert len(files) == 1
    return files[0]


class Talk:
    """A conversation with the program over two pipes."""

    def __init__(self, home: Path, *args: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(home)
        )
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.heard = ""

    def until_prompt(self) -> str:
        """What was printed up to the next prompt or the end."""
        assert self.process.stdout
        end = time.monotonic() + WAIT
        start = len(self.heard)
        while not self.heard[start:].endswith(("\n> ", "leaves > ")):
            assert time.monotonic() < end, self.heard[-2000:]
            data = os.read(self.process.stdout.fileno(), 65536)
            if not data:
                break
            self.heard += self._decoder.decode(data)
        return self.heard[start:]

    def say(self, line: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.until_prompt()
