"""The puzzles of a game: positions of games that were played, each with one move that is clearly best by what its seat
knows. They are kept as JSON in the game's folder; a record is stored once, however many puzzles it holds."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any, Final, Literal, cast

from frostwall.core.record import Record
from frostwall.core.types import Json, Seat
from frostwall.games import games

FORMAT: Final = 1
Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")


class NoPuzzles(Exception):
    """There are none for this game, or none of this name."""

    def __init__(self, game: str, puzzle: str = "") -> None:
        super().__init__(f"{game} {puzzle}".strip())
        self.game = game
        self.puzzle = puzzle


@dataclass(frozen=True)
class Option:
    """A move, and the share of the game that it promises."""

    text: str
    value: float


@dataclass(frozen=True)
class Proof:
    """What verified a puzzle: all moves together in so many worlds, each played on for so many turns. `gap` is what the
    best move promises beyond the next one, and `error` the standard error of that."""

    worlds: int
    turns: int
    seed: int
    gap: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """The decision of `seat` after line `line` of a record. `options` are the moves that were compared, the best first;
    `found` is the share of weaker players that make the best one."""

    id: str
    record: int
    line: int
    seat: Seat
    theme: str
    level: Level
    found: float
    options: tuple[Option, ...]
    proof: Proof

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def next(self) -> Option:
        """The next best move."""
        return self.options[1]


@dataclass(frozen=True)
class Book:
    """All puzzles of a game. They are in the order in which somebody should meet them."""

    game: str
    records: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]

    def find(self, puzzle: str) -> Puzzle:
        for each in self.puzzles:
            if each.id == puzzle:
                return each
        raise NoPuzzles(self.game, puzzle)

    def record(self, puzzle: Puzzle) -> Record:
        """The game up to the decision."""
        whole = Record.read(self.records[puzzle.record])
        return Record(whole.header, whole.lines[: puzzle.line])

    def write(self) -> str:
        """JSON with a line for each record and each puzzle, so that changes can be read."""
        records = ",\n".join(json.dumps(text, ensure_ascii=False) for text in self.records)
        puzzles = ",\n".join(json.dumps(packed(each), ensure_ascii=False) for each in self.puzzles)
        head = f'"format": {FORMAT}, "game": {json.dumps(self.game)}'
        return f'{{{head},\n"puzzles": [\n{puzzles}\n],\n"records": [\n{records}\n]}}\n'


def read(text: str) -> Book:
    """What `Book.write` wrote."""
    found: dict[str, Any] = json.loads(text)
    if found["format"] != FORMAT:
        raise ValueError(f"puzzles of format {found['format']}")
    return Book(found["game"], tuple(found["records"]), tuple(unpacked(each) for each in found["puzzles"]))


@lru_cache(maxsize=8)
def book(game: str) -> Book:
    """The puzzles that come with a game; NoPuzzles if there are none."""
    face = games.box(game).puzzles if game in games else None
    if face is None:
        raise NoPuzzles(game)
    return read(face.file.read_text(encoding="utf-8"))


def joined(game: str, parts: Sequence[tuple[str, Sequence[Puzzle]]]) -> Book:
    """A book of records with their puzzles; a record ends where its last puzzle begins."""
    records: list[str] = []
    puzzles: list[Puzzle] = []
    for text, found in parts:
        whole = Record.read(text)
        last = max(each.line for each in found)
        puzzles += [replace(each, record=len(records)) for each in found]
        records.append(Record(whole.header, whole.lines[:last]).write())
    return Book(game, tuple(records), tuple(puzzles))


def packed(puzzle: Puzzle) -> Json:
    """A puzzle as JSON."""
    return {**asdict(puzzle), "options": [[each.text, each.value] for each in puzzle.options]}


def unpacked(found: dict[str, Any]) -> Puzzle:
    """What `packed` wrote."""
    options = tuple(Option(text, value) for text, value in found["options"])
    level = cast(Level, found["level"])
    return Puzzle(**{**found, "level": level, "options": options, "proof": Proof(**found["proof"])})
