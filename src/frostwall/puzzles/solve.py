"""A puzzle to solve: the position as its seat knows it, and what is said about an answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from frostwall.coach import advise
from frostwall.core.record import game_of
from frostwall.core.session import Foreseen, Session
from frostwall.core.types import Event, Json, Move, Refusal
from frostwall.games import games
from frostwall.games.box import PuzzleFace, Reason
from frostwall.puzzles.book import NoPuzzles, Option, Puzzle, book

MOST: Final = 3  # reasons that are told


@dataclass(frozen=True)
class Told:
    """A move, what it does as far as its seat can know, and the share of the game that it promises."""

    text: str
    events: Sequence[Event]
    value: float


@dataclass(frozen=True)
class Verdict:
    """What is said about an answer. `cost` is what it promises less than the best move, None where nobody looked at
    it. `reasons` speak for the best move, and not for the next one."""

    right: bool
    cost: float | None
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
    right = puzzle.best in same
    cost = 0.0 if right else round(puzzle.best.value - same[0].value, 4) if same else None
    best, following = (_told(session, puzzle, each) for each in (puzzle.best, puzzle.next))
    return Verdict(right, cost, best, following, _reasons(session, puzzle))


def _gist(session: Session[Any], move: Move) -> object:
    return _face(session).gist(session.game.fields(move))


def _face(session: Session[Any]) -> PuzzleFace:
    face = games.box(session.game.name).puzzles
    if face is None:
        raise NoPuzzles(session.game.name)
    return face


def _told(session: Session[Any], puzzle: Puzzle, option: Option) -> Told:
    seen = session.preview(puzzle.seat, [option.text])
    events = seen.events if isinstance(seen, Foreseen) else []
    return Told(option.text, [event.for_viewer(puzzle.seat) for event in events], option.value)


def _reasons(session: Session[Any], puzzle: Puzzle) -> list[Reason]:
    """Those that the best move alone has, else its own."""
    parse = session.game.parse
    best, following = (
        advise(session, puzzle.seat, parse(each.text)).reasons for each in (puzzle.best, puzzle.next)
    )
    known = [_key(each) for each in following]
    return [each for each in best if _key(each) not in known][:MOST] or list(best)[:MOST]


def _key(reason: Reason) -> tuple[str, Json]:
    return reason.key, reason.args
