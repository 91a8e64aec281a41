"""The command line as a process: running it, and what a mistake looks like."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "frostwall"]
posix = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of POSIX")


def run(*args: str | Path, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


# Runs many command lines in one process, each with output streams of its own: starting Python is what takes long.
BATCH = """
import json, os, sys
from frostwall.cli.main import main
found = []
for line in json.load(sys.stdin):
    kept = []
    for fd in (1, 2):
        kept.append(os.dup(fd))
        file = os.open(f"{sys.argv[1]}/{fd}", os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        os.dup2(file, fd)
        os.close(file)
    try:
        code = main(line)
    except BaseException as problem:
        code = repr(problem)
    for stream, fd, old in ((sys.stdout, 1, kept[0]), (sys.stderr, 2, kept[1])):
        stream.flush()
        os.dup2(old, fd)
        os.close(old)
    texts = [open(f"{sys.argv[1]}/{fd}", encoding="utf-8").read() for fd in (1, 2)]
    found.append([code, *texts])
json.dump(found, sys.stdout)
"""


def run_all(lines: list[list[str]], folder: Path) -> list[subprocess.CompletedProcess[str]]:
    done = subprocess.run(
        [sys.executable, "-c", BATCH, str(folder)],
        input=json.dumps(lines),
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = [subprocess.CompletedProcess(line, *rest) for line, rest in zip(lines, json.loads(done.stdout))]
    assert len(found) == len(lines)
    return found


def refused(done: subprocess.CompletedProcess[str], words: str) -> None:
    """Exit code 2 and one sentence on stderr that says what is wrong."""
    assert done.returncode == 2, done
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr[-2] in ".]')"
    assert "Traceback" not in done.stderr
