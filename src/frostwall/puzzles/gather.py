"""Mining until there are enough puzzles of every theme and level. What was found is kept in a file, game by game, so
that the work can be stopped and taken up again."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from frostwall.core.record import Record
from frostwall.games import games
from frostwall.puzzles.book import LEVELS, Book, NoPuzzles, Puzzle, joined
from frostwall.puzzles.kept import Kept
from frostwall.puzzles.mine import Care, Miner

EACH: Final = 3  # puzzles of one theme, level and ruleset

Progress = Callable[[int, int], None]


def gather(
    game: str,
    kept: Path,
    played: int,
    seed: int = 1,
    each: int = EACH,
    care: Care | None = None,
    progress: Progress | None = None,
) -> Book:
    """Play on until so many games are in the file `kept`, and return all of its puzzles. OtherGames if it holds those
    of another search."""
    face = games.box(game).puzzles if game in games else None
    if face is None:
        raise NoPuzzles(game)
    file = Kept(kept, game, seed, care)
    parts = file.parts
    file.write()
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
        file.add((rules, record.write() if puzzles else "", puzzles))
        if progress is not None:
            progress(n + 1, played)
    return in_order(joined(game, [(text, puzzles) for _, text, puzzles in parts if puzzles]))


def keep(book: Book, kept: Path) -> None:
    """Write the file from which `gather` goes on to more puzzles than those of this book. OtherGames if it holds what
    a search has found."""
    file = Kept(kept, book.game)
    file.parts = [
        (Record.read(text).header.rules, text, [each for each in book.puzzles if each.record == at])
        for at, text in enumerate(book.records)
    ]
    file.write()


def _question(rules: str, puzzle: Puzzle) -> tuple[str, ...]:
    """Two puzzles with the same two best moves are much the same."""
    return rules, puzzle.theme, puzzle.best.text, puzzle.next.text


def in_order(book: Book) -> Book:
    """The easy ones first, by theme, and what most players find before the rest."""
    face = games.box(book.game).puzzles
    themes = () if face is None else face.themes
    order = sorted(
        book.puzzles, key=lambda one: (LEVELS.index(one.level), themes.index(one.theme), -one.found, one.id)
    )
    return Book(book.game, book.records, tuple(order))
