"""Looking once more at puzzles that are there, when the networks that judge them have changed."""

from frostwall.core.drive import seat_view
from frostwall.core.record import Record, game_of
from frostwall.core.rng import Rng
from frostwall.core.session import Session
from frostwall.games import games
from frostwall.games.box import Preset
from frostwall.puzzles.book import Book, Puzzle, joined
from frostwall.puzzles.gather import Progress, in_order
from frostwall.puzzles.mine import Care, Miner


def again(book: Book, seed: int = 1, care: Care | None = None, progress: Progress | None = None) -> Book:
    """The puzzles that still are ones, judged by the networks of today in worlds of this seed, with new levels, options
    and proofs."""
    miners: dict[tuple[str, int], Miner] = {}
    kept: dict[int, list[Puzzle]] = {}
    for done, puzzle in enumerate(book.puzzles):
        record = book.record(puzzle)
        table = Preset(record.header.rules, record.header.seats)
        key = table.rules, table.seats
        if key not in miners:
            miners[key] = Miner(book.game, table, care)
        found = _look(miners[key], puzzle, record, seed)
        if found is not None:
            kept.setdefault(puzzle.record, []).append(found)
        if progress is not None:
            progress(done + 1, len(book.puzzles))
    parts = [(book.records[record], kept[record]) for record in sorted(kept)]
    return in_order(joined(book.game, parts))


def _look(miner: Miner, puzzle: Puzzle, record: Record, seed: int) -> Puzzle | None:
    session = Session(game_of(record, games), record, puzzle.id)
    known = session.known_to(puzzle.seat)
    view = seat_view(session.game, session.state, puzzle.seat, Rng(seed, puzzle.line), known)
    return miner.again(puzzle, view, seed)
