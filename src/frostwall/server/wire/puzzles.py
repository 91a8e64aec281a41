"""What is asked and answered about puzzles. An answer to one is a `Move`, as at a table."""

from typing import Literal

from frostwall.server.wire.answers import Synced
from frostwall.server.wire.fields import Json, Strict

PuzzleLevel = Literal["easy", "medium", "hard"]


class PuzzleLine(Strict):
    """One puzzle of a list."""

    id: str
    rules: str
    seats: int
    theme: str
    level: PuzzleLevel


class PuzzleList(Strict):
    """The puzzles of a game in the order in which somebody should meet them; `themes` likewise."""

    game: str
    themes: list[str]
    puzzles: list[PuzzleLine]


class PuzzleShape(Strict):
    """A puzzle as its seat sees it: the same as a table where it is that seat's turn."""

    puzzle: PuzzleLine
    table: Synced


class PuzzleMove(Strict):
    """A move by its fields, as a view lists it, and the chance of winning that it promises, in percent."""

    fields: Json
    percent: int


class PuzzleReason(Strict):
    """What speaks for a move: the key of a sentence, and its arguments."""

    key: str
    args: Json


class PuzzleVerdict(Strict):
    """What is said about an answer. `cost` is what it promises less than the best move, in percentage points; None:
    nobody looked at it."""

    right: bool
    cost: int | None
    best: PuzzleMove
    next: PuzzleMove
    reasons: list[PuzzleReason]
