"""Mining puzzles, and looking at those that came with the games once more."""

from pathlib import Path
from typing import Any

import pytest

from frostwall import about, puzzles
from frostwall.core import net_file
from frostwall.core.drive import seat_view
from frostwall.core.rng import Rng
from frostwall.core.search import Search
from frostwall.core.session import Session
from frostwall.games import games

NAMES = [box.name for box in games.boxes() if box.puzzles is not None]
TINY = puzzles.Care(nodes=8, again=3, all=2, few=3, last=3)
SEED = 4711  # of worlds that no puzzle was verified in


def _gap(name: str, puzzle: puzzles.Puzzle, worlds: int, turns: int) -> tuple[float, float]:
    """What the best move promises beyond the next one in other worlds, and the error of that."""
    session: Session[Any] = puzzles.position(name, puzzle.id)
    brain = games.box(name).brains[session.record.header.rules]()
    net = net_file.read(brain.net.read_bytes(), brain.net.name, brain.mind.encoder, brain.mind.version)
    search: Search[Any] = Search(brain.mind, net)
    view = seat_view(session.game, session.state, puzzle.seat, Rng(SEED), session.known_to(puzzle.seat))
    moves = [session.game.parse(option.text) for option in puzzle.options[:2]]
    other = search.compare(view, moves, worlds, turns, SEED)[1]
    return -other.gain, other.error


@pytest.mark.parametrize("name", NAMES)
def test_other_worlds_say_the_same(name: str) -> None:
    book = puzzles.book(name)
    clearest = max(book.puzzles, key=lambda each: each.proof.gap - 4 * each.proof.error)
    worlds, turns = (100, clearest.proof.turns) if about.compiled() else (12, 4)
    gap, error = _gap(name, clearest, worlds, turns)
    assert gap > 2 * error, (clearest.id, gap, error)


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_verified_again(name: str) -> None:
    book = puzzles.book(name)
    for puzzle in book.puzzles[::7]:
        gap, error = _gap(name, puzzle, 300, puzzle.proof.turns)
        assert gap > 0, puzzle.id
        assert gap + 4 * error > puzzle.proof.gap - 4 * puzzle.proof.error, (puzzle, gap, error)


def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = puzzles.gather("watch", tmp_path / "whole", 2, seed=3, care=TINY)
    first = puzzles.gather("watch", tmp_path / "parts", 1, seed=3, care=TINY)
    both = puzzles.gather("watch", tmp_path / "parts", 2, seed=3, care=TINY)
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    assert both == whole
    assert {each.id for each in first.puzzles} <= {each.id for each in both.puzzles}
    assert puzzles.read(both.write()) == both
