"""Othell Yarwyck, First Builder (HERO-A4): takes up a road at the end of a line and lays it elsewhere.

The use names the road, the step its new path; until then the road lies where it was (AMB-16).
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import WORD_BITS, has, lowest, members
from frostwall.core.kinds import Arg, Kind, pack1
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import build, score
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.frames import HERO_STEP
from frostwall.games.watch.engine.heroes.hero import ANY_MOMENT, Hero
from frostwall.games.watch.engine.state import State, pieces

USE: Final = Kind(67, "yarwyck", [Arg("path", most=119)])
NOWHERE: Final = -1


class Yarwyck(Hero):
    def __init__(self) -> None:
        super().__init__("yarwyck", "HERO-A4", ANY_MOMENT, [USE], letter=4)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        word: i64 = 0
        while word < 2:
            left: i64 = s.roads[2 * seat + word]
            while left:
                road: i64 = word * WORD_BITS + lowest(left)
                if self._can_move(s, seat, road):
                    moves.add(pack1(USE.code, road))
                left &= left - 1
            word += 1

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        road: i64 = kinds.place(m)
        if road >= s.board.paths:
            return Refusal("NO_SUCH_PLACE", "BLD-7", {"path": road}, {"most": s.board.paths - 1})
        if self._can_move(s, seat, road):
            return None
        movable: list[int] = [path for path in pieces(s.roads, seat) if self._can_move(s, seat, path)]
        if not movable:
            return impossible(self)
        return Refusal("BAD_ROAD_MOVE", self.rule, {"path": road}, {"paths": movable})

    def _can_move(self, s: State, seat: i64, road: i64) -> bool:
        if not has(s.roads, seat, road):
            return False
        end: i64 = self._bare_end(s, seat, road)
        if end == NOWHERE:
            return False
        return (self._targets(s, seat, end, 0) | self._targets(s, seat, end, 1)) != 0

    def _bare_end(self, s: State, seat: i64, road: i64) -> i64:
        """The end that touches no other own piece, if there is exactly one."""
        a: i64 = s.board.ends[2 * road]
        b: i64 = s.board.ends[2 * road + 1]
        bare_a: bool = self._is_bare(s, seat, road, a)
        bare_b: bool = self._is_bare(s, seat, road, b)
        if bare_a == bare_b:
            return NOWHERE
        return a if bare_a else b

    def _is_bare(self, s: State, seat: i64, road: i64, at: i64) -> bool:
        if has(s.settlements, seat, at) or has(s.keeps, seat, at):
            return False
        i: i64 = 0
        while i < 3:
            path: i64 = s.board.paths_at[3 * at + i]
            if path >= 0 and path != road and has(s.roads, seat, path):
                return False
            i += 1
        return True

    def _targets(self, s: State, seat: i64, end: i64, word: i64) -> i64:
        """Where it may lie instead, one word of the set: every path in reach except those that are reached over its own
        bare end alone."""
        found: i64 = s.reach[2 * seat + word]
        i: i64 = 0
        while i < 3:
            path: i64 = s.board.paths_at[3 * end + i]
            if path >= 0 and not build.joins(s, seat, s.board.beyond[3 * end + i]):
                if word == 0:
                    found &= ~s.board.path_low(path)
                else:
                    found &= ~s.board.path_high(path)
            i += 1
        return found

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        s.push(HERO_STEP, seat, self.number, kinds.place(m))

    def step_kinds(self) -> tuple[int, ...]:
        return (kinds.ROAD,)

    def _paths(self, s: State, seat: i64) -> list[int]:
        """Where the road that was named may lie instead."""
        end: i64 = self._bare_end(s, seat, s.frame_b())
        return members(self._targets(s, seat, end, 0), self._targets(s, seat, end, 1))

    def list_steps(self, s: State, seat: i64, moves: MoveSet) -> None:
        for path in self._paths(s, seat):
            moves.add(kinds.road(path))

    def refuse_step(self, s: State, seat: i64, m: i64) -> Refusal | None:
        targets = self._paths(s, seat)
        if kinds.place(m) in targets:
            return None
        return Refusal("BAD_ROAD_MOVE", self.rule, {"path": kinds.place(m)}, {"paths": targets})

    def step(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        road: i64 = s.frame_b()
        s.pop()
        build.lift_road(s, seat, road)
        if events is not None:
            args: Json = {"path": road}
            events.append(Event("road_lifted", seat, args, self.rule))
        build.build_road(s, seat, kinds.place(m), 0, self.rule, events)
        score.update_longest_road(s, events)

    def step_fits(self, s: State, seat: i64, b: i64) -> bool:
        return b < s.board.paths and self._can_move(s, seat, b)
