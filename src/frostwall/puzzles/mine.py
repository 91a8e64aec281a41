"""Searches games of good bots for puzzles: decisions in which one move is clearly best by what the seat knows.

Every seat looks ahead a little, and that already says where one move stands out. Such a decision is looked at again, in
worlds that the first look did not see. If it still stands out, weaker players are asked: how many of them find the
move? Then one move of every kind that may be made at all is compared with it, and the best few of them once more, each
followed by the best one if that may still be made: what comes to the same in another order is no puzzle. Last, the best
move and the next two are played on three times as far, in many worlds of their own.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from frostwall.core import net_file
from frostwall.core.drive import Clock, SeatView, seat_view
from frostwall.core.engine import drawn
from frostwall.core.game import Game
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.search import Effort, Judged, Search
from frostwall.core.types import CHANCE, Event, Move
from frostwall.games import games
from frostwall.games.box import Box, Preset, PuzzleFace
from frostwall.puzzles.book import LEVELS, Level, NoPuzzles, Option, Proof, Puzzle

FIRST: Final = 0.05  # of the game: what the first look must see between the best move and the next
GAP: Final = 0.04  # what the last look must see
SURE: Final = 4.0  # standard errors by which it must be seen
LIKELY: Final = 2.0  # and by which the second look must see it
MOST: Final = 6  # puzzles of one game
RIVALS: Final = 3  # of the best move that the second look compares with it
APART: Final = 3  # turns between two of them
EASY: Final = 0.7  # of the weaker players find the move
MEDIUM: Final = 0.6
ASKED: Final = 6  # times that each weaker player is asked
FURTHER: Final = 3  # times: how much further ahead the last look sees
DIGITS: Final = 4

Wanted = Callable[[str, Level], bool]  # is there a want of puzzles of this theme and level?


@dataclass(frozen=True)
class Care:
    """How closely to look: nodes of the first look, worlds of the second one, worlds for all moves, for the best few of
    them, and for the last three."""

    nodes: int = 96
    again: int = 64
    all: int = 24
    few: int = 160
    last: int = 500


@dataclass(frozen=True)
class _Found:
    """A decision that seems to be a puzzle."""

    line: int
    turn: int
    view: SeatView[Any]
    best: Move
    rivals: list[Move]  # the next best ones
    theme: str


class Miner:
    """Plays games of one kind of table, and finds the puzzles in them. The same seed gives the same."""

    def __init__(self, game: str, table: Preset, care: Care | None = None) -> None:
        self.box: Box = games.box(game)
        if self.box.puzzles is None or table.rules not in self.box.brains:
            raise NoPuzzles(game)
        self.face: PuzzleFace = self.box.puzzles
        self.table = table
        self.care = care or Care()
        brain = self.box.brains[table.rules]()
        net = net_file.read(brain.net.read_bytes(), brain.net.name, brain.mind.encoder, brain.mind.version)
        self.mind = brain.mind
        self.search: Search[Any] = Search(brain.mind, net)
        self.turns = 2 * table.seats if table.seats > 1 else 4

    # --- a game ---

    def mine(self, seed: int, wanted: Wanted) -> tuple[Record, list[Puzzle]]:
        """One game, and its puzzles."""
        engine: Game[Any] = self.box.engine
        table = self.table
        setup = engine.setup(table.rules, table.seats, Rng(seed, 1), **table.options)
        record = Record.start(engine, setup)
        order = Rng(seed, 4)  # the end of a game has as much to teach as its beginning
        found = sorted(self._play(engine, record, seed), key=lambda _: order.below(1 << 29))
        puzzles: list[Puzzle] = []
        turns: list[int] = []
        for each in found:
            if len(puzzles) == MOST or any(abs(each.turn - turn) < APART for turn in turns):
                continue
            puzzle = self._verified(each, seed, wanted)
            if puzzle is not None:
                puzzles.append(puzzle)
                turns.append(each.turn)
        return record, sorted(puzzles, key=lambda puzzle: puzzle.line)

    def _play(self, engine: Game[Any], record: Record, seed: int) -> Iterator[_Found]:
        s = record.new_game(engine)
        scene = engine.scene(record.header.to_setup())
        known = [engine.knowledge(s, seat) for seat in range(self.table.seats)]
        nature, thought = Rng(seed, 2), Rng(seed, 3)
        while actors := engine.actors(s):
            seat = actors[0]
            if seat == CHANCE:
                move = drawn(engine.chance(s), nature)
            else:
                view = seat_view(engine, s, seat, thought, known[seat])
                judged = self.search.judge(view, Clock(thought), Effort(self.care.nodes, self.turns, 0))
                move = _chosen(judged)
                rivals = self._rivals(judged)
                theme = self.face.theme(scene, view.view(), self._fields(judged[0].move)) if rivals else None
                if theme is not None:
                    yield _Found(len(record.lines), s.turn, view, judged[0].move, rivals, theme)
            record.append(seat, engine.text(move))
            events: list[Event] = []
            engine.apply(s, seat, move, events)
            for each in known:
                each.fold(events)

    def _rivals(self, judged: list[Judged]) -> list[Move]:
        """The next best moves if the best one is far ahead of them; else none."""
        best = judged[0]
        gist = self._gist(best.move)
        others = [each for each in judged[1:] if self._gist(each.move) != gist]
        if not others or best.gain - max(each.gain for each in others) < FIRST:
            return []
        order = sorted(others, key=lambda each: -each.gain)
        return [each.move for each in order[:RIVALS]]

    def _gist(self, move: Move) -> object:
        return self.face.gist(self._fields(move))

    def _fields(self, move: Move) -> Any:
        return self.mind.game.fields(move)

    # --- a puzzle ---

    def _verified(self, found: _Found, seed: int, wanted: Wanted) -> Puzzle | None:
        """The puzzle, if new worlds say the same as the first look, and if there is a want of such ones."""
        if not any(wanted(found.theme, level) for level in LEVELS):
            return None
        care, worlds = self.care, Rng(seed, 1000 + found.line)
        again = self._compare(found, found.rivals, care.again, self.turns, worlds.below(1 << 29))
        if again[0].move != found.best or not _is_clear(again, LIKELY):
            return None
        share = self._share_that_find(found, worlds)
        if not wanted(found.theme, level_of(share)):
            return None
        name = hashlib.sha256(f"{self.box.name} {self.table} {seed} {found.line}".encode()).hexdigest()[:8]
        return self._proven(found, name, share, worlds)

    def again(self, puzzle: Puzzle, view: SeatView[Any], seed: int) -> Puzzle | None:
        """The same puzzle as it looks in worlds of this seed; None if its move does not stand out any more."""
        best = self.box.engine.parse(puzzle.best.text)
        found = _Found(puzzle.line, view.world.turn, view, best, [], puzzle.theme)
        worlds = Rng(seed, 1000 + puzzle.line)
        share = self._share_that_find(found, worlds)
        proven = self._proven(found, puzzle.id, share, worlds)
        return None if proven is None else replace(proven, record=puzzle.record)

    def _proven(self, found: _Found, name: str, share: float, worlds: Rng) -> Puzzle | None:
        """The puzzle, if its move is far ahead of one of every kind, and still if the best three are played on far."""
        care = self.care
        moves = self._kinds_of_moves(found)
        all_of_them = self._compare(found, moves, care.all, self.turns, worlds.below(1 << 29))
        best_few = [each.move for each in all_of_them[:5]]
        near = worlds.below(1 << 29)
        few = self._compare(found, best_few, care.few, self.turns, near)
        if few[0].move != found.best or not _is_clear(few):
            return None
        if not self.is_more_than_order(found.view, found.best, best_few, near):
            return None
        deep = worlds.below(1 << 29)
        last = self._compare(found, [each.move for each in few[:3]], care.last, FURTHER * self.turns, deep)
        if last[0].move != found.best or not _is_clear(last):
            return None
        options = _options(self.box.engine, last, few, all_of_them)
        gap, error = (round(value, DIGITS) for value in (-last[1].gain, last[1].error))
        proof = Proof(care.last, FURTHER * self.turns, deep, gap, error)
        seat, level = found.view.seat, level_of(share)
        return Puzzle(name, 0, found.line, seat, found.theme, level, round(share, 2), options, proof)

    def is_more_than_order(self, view: SeatView[Any], best: Move, moves: list[Move], seed: int) -> bool:
        """Is the best move still far ahead of these where it follows them as soon as it may in the same turn?"""
        order = [best, *(move for move in moves if move != best)]
        judged = self.search.compare(view, order, self.care.few, self.turns, seed, later=best)
        return _is_clear(judged)

    def _kinds_of_moves(self, found: _Found) -> list[Move]:
        """The best move, and one of every other gist, those worth a thought before others of the same gist."""
        view = found.view
        thought = self.mind.candidates(view.world, view.seat, view.known, Rng(found.line))
        moves: dict[object, Move] = {self._gist(found.best): found.best}
        for move in [*thought, *view.moves()]:
            moves.setdefault(self._gist(move), move)
        return list(moves.values())

    def _compare(self, found: _Found, moves: list[Move], worlds: int, turns: int, seed: int) -> list[Judged]:
        """The best first; gains are those beyond the move that seemed best."""
        order = [found.best, *(move for move in moves if move != found.best)]
        judged = self.search.compare(found.view, order, worlds, turns, seed)
        return sorted(judged, key=lambda each: -each.value)

    def _share_that_find(self, found: _Found, rng: Rng) -> float:
        """The quick player, and two that look ahead a little; each of the three counts as much."""
        view, right = found.view, self._gist(found.best)
        hits = [0, 0, 0]
        for _ in range(ASKED):
            quick = self.mind.candidates(view.world, view.seat, view.known, rng)[0]
            hits[0] += self._gist(quick) == right
            for at, (nodes, turns) in enumerate(((8, 1), (24, 2)), 1):
                judged = self.search.judge(view, Clock(rng), Effort(nodes, turns, 0))
                hits[at] += self._gist(judged[0].move) == right
        return sum(hits) / (3 * ASKED)


def level_of(share: float) -> Level:
    """How hard a puzzle is that this share of weaker players solve."""
    return "easy" if share >= EASY else "medium" if share >= MEDIUM else "hard"


def _chosen(judged: list[Judged]) -> Move:
    """The best move if it is ahead of the quick player's by more than its error, else that one."""
    quick = next(each for each in judged if each.gain == 0 and each.error == 0)
    return judged[0].move if judged[0].gain > judged[0].error else quick.move


def _is_clear(judged: list[Judged], sure: float = SURE) -> bool:
    """Is the first one far ahead of all others, and by several standard errors?"""
    return all(-each.gain >= GAP and -each.gain >= sure * each.error for each in judged[1:])


def _options(engine: Game[Any], *looks: list[Judged]) -> tuple[Option, ...]:
    """Every move with what the closest look at it says, the best first. What was looked at less closely is never said
    to be better than what was looked at more closely."""
    found: list[Option] = []
    seen: set[Move] = set()
    most = 1.0
    for judged in looks:
        # Each look has its own measure; what counts is how far a move is behind the best one.
        off = 0.0 if not found else found[0].value - judged[0].value
        for each in judged:
            if each.move not in seen:
                seen.add(each.move)
                most = round(max(0.0, min(most, each.value + off)), DIGITS)
                found.append(Option(engine.text(each.move), most))
    return tuple(found)
