"""Puzzles for clients: a position as a table where it is one seat's turn, and what is answered to whoever is there.

Nothing is stored and nobody else takes part. A client is sent what the seat of the puzzle knows, never the record.
"""

from functools import lru_cache
from typing import Final

from frostwall import puzzles
from frostwall.core.record import game_of
from frostwall.core.types import Refusal
from frostwall.games import games
from frostwall.puzzles import NoPuzzles, Puzzle, Told, Verdict
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table.match import Match, foreseen_shape

KEPT: Final = 64  # positions in memory
TOLD: Final = 120  # lines of the record whose events the log shows
SOURCE: Final = "puzzle"  # of a table that is one
ME: Final = "me"  # whoever solves it


def listed(game: str) -> wire.PuzzleList:
    """The puzzles of a game; none where it has none."""
    if game not in games:
        raise Denied("NO_SUCH_PAGE")
    face = games.box(game).puzzles
    if face is None:
        return wire.PuzzleList(game=game, themes=[], puzzles=[])
    book = puzzles.book(game)
    found = [_line(_headers(game)[each.record], each) for each in book.puzzles]
    themes = [theme for theme in face.themes if any(line.theme == theme for line in found)]
    return wire.PuzzleList(game=game, themes=themes, puzzles=found)


@lru_cache(maxsize=8)
def _headers(game: str) -> list[tuple[str, int]]:
    """Of each record, its rules and how many sit there."""
    book = puzzles.book(game)
    first = {each.record: each for each in book.puzzles}
    heads = [book.record(first[n]).header for n in range(len(book.records))]
    return [(head.rules, head.seats) for head in heads]


def opened(game: str, puzzle: str) -> tuple[Puzzle, Match]:
    """A puzzle and its position. This folds a record: call it in a thread."""
    if game not in games:
        raise Denied("NO_SUCH_PAGE")
    try:
        return _opened(game, puzzle)
    except NoPuzzles as problem:
        raise Denied("NO_SUCH_PAGE") from problem


@lru_cache(maxsize=KEPT)
def _opened(game: str, puzzle: str) -> tuple[Puzzle, Match]:
    book = puzzles.book(game)
    found = book.find(puzzle)
    record = book.record(found)
    return found, Match(game_of(record, games), record, puzzle)


def shown(puzzle: Puzzle, match: Match) -> wire.PuzzleShape:
    """What its seat sees."""
    header = match.record.header
    lines, events = match.news_for(puzzle.seat, max(0, match.last - TOLD))
    seats = [wire.SeatShape(seat=n, kind="bot") for n in range(header.seats)]
    seats[puzzle.seat] = wire.SeatShape(seat=puzzle.seat, kind="person", guest=ME)
    info = wire.TableShape(
        id=puzzle.id,
        game=header.game,
        rules=header.rules,
        seats=seats,
        options=header.options,
        set=header.set,
        settings=wire.Settings(),
        stage="playing",
        host="",
        guests=[],
        watching=0,
        paused=False,
        locked=True,
        votes=[],
        commit=None,
        words=[],
        verifiable=False,
        day=None,
        compared=[],
        seed=None,
        ending=None,
        created=0,
        now=0,
        seq=match.last,
        source=SOURCE,
        rematch=None,
    )
    me = wire.You(guest=ME, seats=[puzzle.seat], viewer=puzzle.seat, host=False, muted=True, invite=None)
    table = wire.Synced(
        table=puzzle.id,
        version=1,
        info=info,
        you=me,
        seq=match.last,
        scene=match.scene,
        view=match.view(puzzle.seat),
        undo=None,
        lines=[wire.LineShape.model_validate(line) for line in lines],
        meanwhile=[wire.EventShape.model_validate(event) for event in events],
        chat=[],
    )
    return wire.PuzzleShape(puzzle=_line((header.rules, header.seats), puzzle), table=table)


def _line(header: tuple[str, int], puzzle: Puzzle) -> wire.PuzzleLine:
    rules, seats = header
    return wire.PuzzleLine(id=puzzle.id, rules=rules, seats=seats, theme=puzzle.theme, level=puzzle.level)


def asked(puzzle: Puzzle, match: Match, ask: wire.Ask) -> wire.Answer:
    """The answer to what can be asked of a puzzle: a move, what it would do, or why it may not be made."""
    if ask.table != puzzle.id:
        raise Denied("BAD_MESSAGE", problem="table")
    if isinstance(ask, wire.Why):
        if (ask.text is None) == (ask.fields is None):
            raise Denied("BAD_MESSAGE", problem="text or fields")
        found = match.why(puzzle.seat, ask.text, ask.fields)
        if isinstance(found, Refusal):
            raise Denied.of(found)
        return wire.Done(table=puzzle.id, result={"legal": True, "text": found})
    if isinstance(ask, wire.Preview):
        foreseen = match.preview(puzzle.seat, ask.moves)
        if isinstance(foreseen, Refusal):
            raise Denied.of(foreseen)
        return wire.Done(table=puzzle.id, result=foreseen_shape(foreseen))
    if isinstance(ask, wire.Move):
        verdict = answered(puzzle, match, ask)
        return wire.Done(table=puzzle.id, key=ask.key, result=_verdict(verdict).model_dump())
    raise Denied("BAD_MESSAGE", problem=ask.type)


def answered(puzzle: Puzzle, match: Match, ask: wire.Move) -> Verdict:
    """What is to be said about this move."""
    found = puzzles.answer(match, puzzle, ask.moves[0])
    if isinstance(found, Refusal):
        raise Denied.of(found)
    return found


def _verdict(found: Verdict) -> wire.PuzzleVerdict:
    return wire.PuzzleVerdict(
        right=found.right,
        cost=found.cost,
        best=_told(found.best),
        next=_told(found.next),
        reasons=[wire.PuzzleReason(key=each.key, args=each.args) for each in found.reasons],
    )


def _told(found: Told) -> wire.PuzzleMove:
    return wire.PuzzleMove(fields=found.fields, percent=found.percent)
