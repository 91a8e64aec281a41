"""Mining until there are enough puzzles of every theme and level. What was found is kept in a file, game by game, so
that the work can be stopped and taken up again."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from frostwall.core.record import Record
from frostwall.games import games
from frostwall.puzzles.book import LEVELS, Book, NoPuzzles, Puzzle, joined, packed, unpacked
from frostwall.puzzles.mine import Care, Miner

EACH: Final = 3  # puzzles of one theme, level and ruleset

Progress = Callable[[int, int], None]
Part = tuple[str, str, list[Puzzle]]  # rules, a record and its puzzles


def gather(
    game: str,
    kept: Path,
    played: int,
    seed: int = 1,
    each: int = EACH,
    care: Care | None = None,
    progress: Progress | None = None,
) -> Book:
    """Play on until so many games are in the file `kept`, and return all of its puzzles."""
    face = games.box(game).puzzles if game in games else None
    if face is None:
        raise NoPuzzles(game)
    parts = _read(kept)
    count: Counter[tuple[str, str, str]] = Counter()
    for rules, _, puzzles in parts:
        count.update((rules, puzzle.theme, puzzle.level) for puzzle in puzzles)
    asked = {_question(rules, puzzle) for rules, _, puzzles in parts for puzzle in puzzles}
    miners = [Miner(game, table, care) for table in face.tables]
    for n in range(len(parts), played):
        miner = miners[n % len(miners)]
        rules = miner.table.rules

        def wanted(theme: str, level: str, rules: str = rules) -> bool:
            return count[rules, theme, level] < each

        record, found = miner.mine(seed * 1_000_000 + n, wanted)
        puzzles = [puzzle for puzzle in found if _question(rules, puzzle) not in asked]
        asked.update(_question(rules, puzzle) for puzzle in puzzles)
        count.update((rules, puzzle.theme, puzzle.level) for puzzle in puzzles)
        parts.append((rules, record.write() if puzzles else "", puzzles))
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([rules, parts[-1][1], [packed(one) for one in puzzles]]) + "\n")
        if progress is not None:
            progress(n + 1, played)
    return in_order(joined(game, [(text, puzzles) for _, text, puzzles in parts if puzzles]))


def keep(book: Book, kept: Path) -> None:
    """Write the file from which `gather` goes on to more puzzles than those of this book."""
    rows: list[str] = []
    for at, text in enumerate(book.records):
        found = [packed(each) for each in book.puzzles if each.record == at]
        rows.append(json.dumps([Record.read(text).header.rules, text, found]) + "\n")
    kept.write_text("".join(rows), encoding="utf-8")


def _question(rules: str, puzzle: Puzzle) -> tuple[str, ...]:
    """Two puzzles with the same two best moves are much the same."""
    return rules, puzzle.theme, puzzle.best.text, puzzle.next.text


def _read(kept: Path) -> list[Part]:
    if not kept.exists():
        return []
    rows = [json.loads(row) for row in kept.read_text(encoding="utf-8").splitlines()]
    return [(rules, text, [unpacked(one) for one in puzzles]) for rules, text, puzzles in rows]


def in_order(book: Book) -> Book:
    """The easy ones first, by theme, and what most players find before the rest."""
    face = games.box(book.game).puzzles
    themes = () if face is None else face.themes
    order = sorted(
        book.puzzles, key=lambda one: (LEVELS.index(one.level), themes.index(one.theme), -one.found, one.id)
    )
    return Book(book.game, book.records, tuple(order))
