"""How a record is written: the header's keys, a line's parts, and every defect a text can have.

Here is the text only; what the lines mean, one after another and for a game, is in fold.py. Whatever the text, reading
raises nothing but RecordError.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from frostwall.core.types import CHANCE, SPECTATOR, Json, Refusal, Seat, Setup

FORMAT: Final = 1
MAX_LINE: Final = 4096
MAX_HEADER_LINE: Final = 65536  # a set-up is one line of JSON
MAX_LINES: Final = 200_000
UNDO: Final = "undo"
HIDDEN: Final = "?"

REQUIRED: Final = ("game", "rules", "rules_version", "seats", "options", "setup")
OPTIONAL: Final = ("set", "names", "commit", "seed", "words", "generator", "viewer")

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_HEADER_LINE: Final = re.compile(r"([a-z_]{1,40}): (.+)")
_LINE: Final = re.compile(r"(0|[1-9][0-9]{0,8}) (\*|0|[1-9][0-9]?) (\S+(?: \S+)*)")
_NOTE: Final = re.compile(r"([a-z_]{1,40})=([^\s;]+)")


class RecordError(ValueError):
    """A record that is not accepted: a code and plain arguments for the message catalogue, and the line of the
    file (from 1; None when the defect has no place). `refusal` is the game's, where the game refused the line."""

    def __init__(
        self, code: str, args: Json | None = None, line: int | None = None, refusal: Refusal | None = None
    ) -> None:
        self.code = code
        self.facts: Json = args if args is not None else {}  # BaseException owns the name `args`
        self.line = line
        self.refusal = refusal
        super().__init__(f"{code} {self.facts}" + ("" if line is None else f" (line {line})"))

    def to_json(self) -> Json:
        found: Json = {"code": self.code, "args": self.facts, "line": self.line}
        if self.refusal is not None:
            found["refusal"] = self.refusal.to_json()
        return found


@dataclass
class Header:
    """What a record says before its first line. `options` holds only what differs from the default."""

    game: str
    rules: str
    rules_version: int
    seats: int
    options: Json
    setup: Json
    set: str | None = None
    names: list[str] | None = None
    commit: str | None = None
    seed: str | None = None
    words: list[str] | None = None
    generator: str | None = None
    viewer: int | None = None

    def to_setup(self) -> Setup:
        """The set-up that the game started from."""
        return Setup(self.rules, self.seats, self.options, self.setup)

    def count_lines(self) -> int:
        return 1 + sum(getattr(self, key) is not None for key in REQUIRED + OPTIONAL)

    def lines(self) -> list[str]:
        """The header as it stands in a file."""
        found = [f"frostwall {FORMAT}"]
        for key in REQUIRED + OPTIONAL:
            value: object = getattr(self, key)
            if value is not None:
                found.append(f"{key}: {value if isinstance(value, str) else compact(value)}")
        return found


@dataclass(frozen=True, slots=True)
class Line:
    """One line: who did what. `seat` is CHANCE for nature; `text` is a move or `undo N`."""

    seq: int
    seat: Seat
    text: str
    notes: Mapping[str, str] = field(default_factory=dict)

    def undone_to(self) -> int | None:
        """N of `undo N`; None for a move."""
        words = self.text.split(" ")
        return int(words[1]) if words[0] == UNDO else None

    def is_masked(self) -> bool:
        """Whether something in it is hidden."""
        return HIDDEN in self.text.split(" ")

    def write(self) -> str:
        """The line as it stands in a file."""
        seat = "*" if self.seat == CHANCE else str(self.seat)
        notes = " ; " + " ".join(f"{key}={value}" for key, value in self.notes.items()) if self.notes else ""
        return f"{self.seq} {seat} {self.text}{notes}"


def compact(value: object) -> str:
    """JSON on one line, the same for equal values."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def plain(value: Json) -> Json:
    """The value as it would be read again: lists for tuples, text for keys."""
    found: Json = json.loads(compact(value))
    return found


# --- reading ----------------------------------------------------------------------------------------


def check_format(row: str) -> None:
    number = row.removeprefix("frostwall ")
    if not _NUMBER.fullmatch(number):
        raise RecordError("not_a_record", line=1)
    if int(number) > FORMAT:
        raise RecordError("newer_format", {"have": FORMAT, "need": int(number)}, 1)
    if int(number) < FORMAT:
        raise RecordError("not_a_record", line=1)


def read_header(rows: list[str]) -> Header:
    found: dict[str, str] = {}
    at: dict[str, int] = {}
    for number, row in enumerate(rows[1:], 2):
        if len(row) > MAX_HEADER_LINE:
            raise RecordError("line_too_long", {"limit": MAX_HEADER_LINE}, number)
        match = _HEADER_LINE.fullmatch(row)
        if match is None or not row.isprintable():
            raise RecordError("bad_header", {"key": None, "value": row[:80]}, number)
        key, value = match.groups()
        if key in found or key not in REQUIRED + OPTIONAL:
            raise RecordError("bad_header", {"key": key, "value": value[:80]}, number)
        found[key] = value
        at[key] = number
    for key in REQUIRED:
        if key not in found:
            raise RecordError("missing_header", {"key": key}, len(rows))
    values: dict[str, object] = {}
    for key, value in found.items():
        values[key] = _header_value(key, value)
        if values[key] is None:
            raise RecordError("bad_header", {"key": key, "value": value[:80]}, at[key])
    header = Header(**values)  # type: ignore[arg-type]
    _check_seats(header, at)
    return header


def _header_value(key: str, value: str) -> object:
    """The value behind a header's key, or None when it is not one."""
    if key in ("game", "rules"):
        return value if _NAME.fullmatch(value) else None
    if key in ("rules_version", "seats"):
        return int(value) if _NUMBER.fullmatch(value) else None
    if key in ("options", "setup"):
        found = _json(value)
        return found if isinstance(found, dict) else None
    if key in ("names", "words"):
        texts = _json(value)
        return texts if isinstance(texts, list) and all(isinstance(text, str) for text in texts) else None
    if key == "commit":
        return value if _DIGEST.fullmatch(value) else None
    if key == "viewer":
        return int(value) if _NUMBER.fullmatch(value.removeprefix("-")) else None
    return value if value == value.strip() else None


def _check_seats(header: Header, at: dict[str, int]) -> None:
    if not 1 <= header.seats <= 99:
        raise RecordError("bad_header", {"key": "seats", "value": header.seats}, at["seats"])
    if header.names is not None and len(header.names) != header.seats:
        raise RecordError("bad_header", {"key": "names", "value": len(header.names)}, at["names"])
    viewer = header.viewer
    if viewer is not None and viewer != SPECTATOR and not 0 <= viewer < header.seats:
        raise RecordError("bad_header", {"key": "viewer", "value": viewer}, at["viewer"])


def _json(text: str) -> object:
    """What the JSON says, or None. What could not be written again (NaN, lone surrogates, huge nesting) is none."""
    try:
        found: object = json.loads(text)
        return found if compact(found).isprintable() else None
    except (ValueError, RecursionError):
        return None


def read_line(row: str, seq: int, at: int, header: Header) -> Line:
    if len(row) > MAX_LINE:
        raise RecordError("line_too_long", {"limit": MAX_LINE}, at)
    body, _, tail = row.partition(" ; ")
    match = _LINE.fullmatch(body)
    if match is None or not row.isprintable() or ";" in body or (" ; " in row and not tail):
        raise RecordError("bad_line", {"text": row[:80]}, at)
    if int(match[1]) != seq:
        raise RecordError("sequence_gap", {"have": int(match[1]), "need": seq}, at)
    seat = CHANCE if match[2] == "*" else int(match[2])
    if seat >= header.seats:
        raise RecordError("bad_line", {"text": row[:80]}, at)
    line = Line(seq, seat, match[3], _read_notes(tail, row, at))
    if line.text.split(" ")[0] == UNDO:
        _check_undo(line, row, at)
    elif line.is_masked() and header.viewer is None:
        raise RecordError("masked", {"seq": seq}, at)
    return line


def _check_undo(line: Line, row: str, at: int) -> None:
    words = line.text.split(" ")
    if len(words) != 2 or line.seat == CHANCE or not _NUMBER.fullmatch(words[1]) or int(words[1]) >= line.seq:
        raise RecordError("bad_line", {"text": row[:80]}, at)


def _read_notes(tail: str, row: str, at: int) -> dict[str, str]:
    notes: dict[str, str] = {}
    for word in tail.split(" ") if tail else []:
        match = _NOTE.fullmatch(word)
        if match is None or match[1] in notes:
            raise RecordError("bad_line", {"text": row[:80]}, at)
        notes[match[1]] = match[2]
    return notes
