"""Files that commands read and write; whatever is wrong with one is a Mistake."""

from pathlib import Path
from typing import Final

from frostwall.core.record import Record
from frostwall.lab import Mistake

MAX_FILE: Final = 20_000_000  # bytes


def read_record(file: str) -> Record:
    """The record in a file, whatever that file turns out to be."""
    return Record.read(read_text(file))


def read_text(file: str) -> str:
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MAX_FILE + 1)
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-read", {"file": file, "reason": reason(problem)}) from problem
    if len(data) > MAX_FILE:
        raise Mistake("cli-too-large", {"file": file, "limit": str(MAX_FILE)})
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Mistake("cli-not-text", {"file": file}) from problem


def check_writable(file: str) -> None:
    """Say before the work, not after it, that a file cannot be written."""
    try:
        with Path(file).open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-write", {"file": file, "reason": reason(problem)}) from problem


def write_text(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Mistake("cli-cannot-write", {"file": file, "reason": reason(problem)}) from problem


def reason(problem: Exception) -> str:
    """What the system says is wrong."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
