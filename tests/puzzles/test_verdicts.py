"""What is said about answers in the terminal and on the plain pages: all puzzles, and no two moves by one name."""

from typing import Any

import pytest

from frostwall import puzzles
from frostwall.core.types import Refusal
from frostwall.games import games
from frostwall.lab.verdict import said, seat_names
from frostwall.server.pages.face import GamePage
from frostwall.server.pages.speech import Speech
from frostwall.server.pages.table import game_page
from frostwall.server.table import puzzles as tables
from frostwall.server.table.match import Match
from frostwall.terminal.plain import Plain
from frostwall.terminal.puzzle import PuzzleSession

NAMES = [box.name for box in games.boxes() if box.puzzles is not None]


@pytest.mark.parametrize("name", NAMES)
def test_the_best_move_and_the_next_best_never_read_the_same(name: str) -> None:
    book, display = puzzles.book(name), Plain(0, True, False)
    face = games.box(name).terminal
    assert face is not None
    for puzzle in book.puzzles:
        page, match = _page(name, puzzle.id)
        moves = [_fields(match, puzzle.seat, each.text) for each in puzzle.options[:2]]
        player = face(PuzzleSession(book, puzzle, ""), "en", display, True)
        for named in (page.named, player.named):
            best, following = (named(move) for move in moves)
            assert best != following, puzzle.id


def _page(game: str, puzzle: str) -> tuple[GamePage, Match]:
    found, match = tables.opened(game, puzzle)
    table = tables.shown(found, match).table
    assert table.view is not None
    return game_page(table, table.view, seat_names("en", len(table.info.seats)), Speech("en")), match


def _fields(match: Match, seat: int, text: str) -> dict[str, Any]:
    """A move as the view lists it, or as it would."""
    view: dict[str, Any] = match.view(seat)
    listed: dict[str, dict[str, Any]] = {move["text"]: move for move in view["moves"]}
    return listed.get(text) or {"text": text, **match.game.fields(match.game.parse(text))}


@pytest.mark.parametrize(
    ("game", "puzzle", "told"),
    [
        ("watch", "1bfda999", "Best: Steal from a player: Player 1. Player 1 holds 5 cards."),
        ("watch", "0ad572b7", "Best: Choose a development card: victory point card."),
        ("watch", "d2c142d4", "Best: Do not use the hero. Your hero stays ready for another time."),
        ("silverfrost", "8661233a", "Best: No: the effect of Jay Forager."),
        ("silverfrost", "3109d190", "Best: Clear snow: Air Guard."),
        ("silverfrost", "d337e66e", "Best: Place your Silver Guard: Birch Slope. You get 3 birch."),
    ],
)
def test_a_verdict_tells_the_move_and_what_it_brings_and_no_more(game: str, puzzle: str, told: str) -> None:
    page, match = _page(game, puzzle)
    found = puzzles.book(game).find(puzzle)
    verdict = puzzles.answer(match, found, found.next.text)
    assert not isinstance(verdict, Refusal)
    sentences = said(verdict, match.game, found.seat, "en", page.names, page.named)
    assert sentences.best.startswith(told)
    assert "breached" not in sentences.best
