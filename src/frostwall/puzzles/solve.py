"""A puzzle to solve: the position as its seat knows it, and what is said about an answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from frostwall.coach import advise, apart
from frostwall.core.record import game_of
from frostwall.core.session import Session
from frostwall.core.types import Json, Move, Refusal
from frostwall.games import games
from frostwall.games.box import PuzzleFace, Reason
from frostwall.puzzles.book import NoPuzzles, Puzzle, book

MOST: Final = 3  # reasons that are told


@dataclass(frozen=True)
class Told:
    """A move by its fields, and the chance of winning that it promises, in percent."""

    fields: Json
    percent: int


@dataclass(frozen=True)
class Verdict:
    """What is said about an answer. `cost` is what it promises less than the best move, in percentage points as people
    can reckon them, None where nobody looked at it. `reasons` speak for the best move, and not for the next one."""

    right: bool
    cost: int | None
    best: Told
    next: Told
    reasons: Sequence[Reason]


def position(game: str, puzzle: str) -> Session[Any]:
    """The game up to the decision of a puzzle; NoPuzzles if there is none of this name."""
    found = book(game)
    record = found.record(found.find(puzzle))
    return Session(game_of(record, games), record, puzzle)


def answer(session: Session[Any], puzzle: Puzzle, text: str) -> Verdict | Refusal:
    """What is said about a move in the position of a puzzle; a Refusal if it may not be made."""
    move = session.game.judge(session.state, puzzle.seat, text)
    if isinstance(move, Refusal):
        return move
    gist = _gist(session, move)
    same = [each for each in puzzle.options if gist == _gist(session, session.game.parse(each.text))]
    cost = _percent(puzzle.best.value) - _percent(same[0].value) if same else None
    best, following = (
        advise(session, puzzle.seat, session.game.parse(each.text)) for each in (puzzle.best, puzzle.next)
    )
    return Verdict(
        puzzle.best in same,
        cost,
        Told(best.fields, _percent(puzzle.best.value)),
        Told(following.fields, _percent(puzzle.next.value)),
        apart(best, following).reasons[:MOST],
    )


def _percent(share: float) -> int:
    return round(100 * share)


def _gist(session: Session[Any], move: Move) -> object:
    return _face(session).gist(session.game.fields(move))


def _face(session: Session[Any]) -> PuzzleFace:
    face = games.box(session.game.name).puzzles
    if face is None:
        raise NoPuzzles(session.game.name)
    return face
