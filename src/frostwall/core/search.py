"""A bot that looks ahead: it tries each move worth a thought in worlds it cannot tell from the true one.

In each world the move is made, the quick player of the game's `Mind` goes on for every seat for some turns, and a
network says how likely the seat is then to win. Values are never compared in the middle of a turn. All moves meet the
same worlds and the same dice. A move that is clearly worse than the best is dropped at once, the worse half at the end
of each round, and a decision that is clear ends the thinking. The quick player's own move is left only for one that is
clearly better.

The same seed and the same number of nodes give the same move everywhere. Time only cuts the thinking short.
"""

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.drive import Clock, SeatView
from frostwall.core.game import S
from frostwall.core.mind import Mind
from frostwall.core.net import ONE, Net, NetError
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Move

_ROWS: Final = 64  # leaves judged at once
_IN_TIME: Final = 0.85  # of the time there is: the rest is for the answer's way

_FEWEST: Final = 8  # worlds before a move is dropped as clearly worse
_SURE: Final = 6  # the square of the standard errors that make a difference clear
_ALIKE: Final = ONE // 1000  # a difference that does not matter
# Before anything is known, two moves differ by so much in two worlds: equals in a few worlds are not equal in all.
_DOUBT: Final = 2 * (ONE // 50) * (ONE // 50)


class Effort:
    """How hard to think. `nodes` are the worlds played on in one decision, at most; `turns` is how far each is, `gain`
    what another move must promise beyond the quick player's own, in thousandths of a game."""

    def __init__(self, nodes: int, turns: int, gain: int) -> None:
        self.nodes = nodes
        self.turns = turns
        self.gain = gain

    def __reduce__(self) -> tuple[object, ...]:
        return Effort, (self.nodes, self.turns, self.gain)

    def within(self, clock: Clock, seconds: float) -> "Effort":
        """The same thought with as many nodes as the clock's time allows, if these take so many seconds."""
        if clock.seconds is None:
            return self
        return Effort(max(1, int(self.nodes * clock.seconds / seconds)), self.turns, self.gain)

    def reaching(self, turns: int) -> "Effort":
        """Further, or less far, in the same time."""
        return Effort(max(1, self.nodes * self.turns // turns), turns, self.gain)


class Judged:
    """A move, and the share of the game that it promises, over so many worlds. `gain` is what it promises beyond the
    quick player's own move in the same worlds, and `error` the standard error of that."""

    def __init__(self, move: Move, value: float, gain: float, error: float, worlds: int) -> None:
        self.move = move
        self.value = value
        self.gain = gain
        self.error = error
        self.worlds = worlds

    def __repr__(self) -> str:
        return f"Judged({self.move}, {self.value:.3f}, {self.gain:+.3f} ± {self.error:.3f}, {self.worlds})"


class _Line:
    """A candidate: its values so far, in parts of ONE, against those of the first candidate."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.worlds: i64 = 0
        self.total: i64 = 0
        self.ahead: i64 = 0
        self.squares: i64 = 0
        self.values: vec[i64] = vec[i64]()

    def add(self, value: i64, first: i64) -> None:
        self.values = append(self.values, value)
        self.worlds += 1
        self.total += value
        self.ahead += value - first
        self.squares += (value - first) * (value - first)

    def is_clear(self, gain: int) -> bool:
        """Is it ahead of the first candidate by so many thousandths, and by a standard error? n sums with mean m and
        variance v have the error sqrt(v / n), so that is: the square of their sum exceeds the sum of their squares."""
        ahead = int(self.ahead)
        return 1000 * ahead > gain * ONE * int(self.worlds) and ahead * ahead > int(self.squares)

    def judged(self) -> Judged:
        n = int(self.worlds)
        mean = int(self.ahead) / n
        error = 0.0
        if n > 1:
            error = (max(0.0, int(self.squares) / n - mean * mean) / (n - 1)) ** 0.5
        return Judged(self.move, int(self.total) / n / ONE, mean / ONE, error / ONE, n)


class Search(Generic[S]):
    """Thinks for one seat at a time, and keeps nothing between two decisions. NetError if the network reads longer or
    shorter rows than the mind writes."""

    def __init__(self, mind: Mind[S], net: Net) -> None:
        if net.words != mind.words:
            raise NetError(
                f"The network for {net.encoder} reads rows of {int(net.words)} words, and those of {mind.encoder},"
                f" version {mind.version}, have {int(mind.words)}: train it again."
            )
        self.mind = mind
        self.net = net
        self._rows: vec[i64] = vec[i64]([0] * (_ROWS * int(mind.words)))
        self._values: vec[i64] = vec[i64]([0] * _ROWS)
        self._waiting: i64 = 0  # rows that are not judged yet

    def choose(self, view: SeatView[S], clock: Clock, effort: Effort) -> Move:
        """The move to make."""
        lines = self._think(view, clock, effort)
        best = lines[0]
        for line in lines[1:]:
            if line.worlds == lines[0].worlds and line.total > best.total:
                best = line
        if best is lines[0] or best.is_clear(effort.gain):
            return best.move
        return lines[0].move

    def judge(self, view: SeatView[S], clock: Clock, effort: Effort) -> list[Judged]:
        """Every move worth a thought, the best first among those that were looked at longest. A single one is not
        judged, and has no worlds."""
        lines = self._think(view, clock, effort)
        if lines[0].worlds == 0:
            return [Judged(line.move, 0.0, 0.0, 0.0, 0) for line in lines]
        found = [line.judged() for line in lines if line.worlds]
        return sorted(found, key=lambda one: (one.worlds, one.value), reverse=True)

    def compare(
        self,
        view: SeatView[S],
        moves: list[Move],
        worlds: int,
        turns: int,
        seed: int,
        later: Move | None = None,
    ) -> list[Judged]:
        """These moves, all in the same worlds, and none dropped; gains are those beyond the first. After each of the
        others the seat also makes the move `later`, as soon as it may in the same turn, whether it still makes sense or
        not: a move that is no worse then was a matter of order. A move that cannot wait is not made later."""
        lines = [_Line(move) for move in moves]
        if later is not None and not self.mind.may_wait(view.world, later):
            later = None
        until: i64 = self.mind.stop_turn(view.world, turns)
        endless = Clock(Rng(seed))
        for world in range(worlds):
            self._try(view, lines, world, seed, until, endless, later)
        return [line.judged() for line in lines]

    def value(self, s: S, seat: int) -> float:
        """The share of the game that this seat can expect, between two turns, by what it knows."""
        if self.mind.game.outcome(s) is not None:
            return int(self.mind.result(s, seat)) / ONE
        rows = vec[i64]([0] * int(self.mind.words))
        self.mind.write(s, seat, rows, 0)
        return int(self.net.value(rows, 0)) / ONE

    # --- thinking ---

    def _think(self, view: SeatView[S], clock: Clock, effort: Effort) -> list[_Line]:
        """Rounds of all lines that are left, each with as many nodes; the first line always stays."""
        moves = self.mind.candidates(view.world, view.seat, view.known, clock.rng)
        lines = [_Line(move) for move in moves]
        seed: i64 = clock.rng.below(1 << 29) << 29 | clock.rng.below(1 << 29)
        if len(lines) == 1:
            return lines
        alive = lines
        rounds = (len(lines) - 1).bit_length()
        nodes = effort.nodes if clock.nodes is None else clock.nodes
        until: i64 = self.mind.stop_turn(view.world, effort.turns)
        world: i64 = 0
        spent = 0
        for at in range(1, rounds + 1):
            most = max(1, len(lines) >> at)  # beside the first, after this round
            begun = world
            check: i64 = _FEWEST
            while world == begun or spent + len(alive) <= _within(nodes, spent, clock) * at // rounds:
                if not self._try(view, alive, world, seed, until, clock):
                    return lines
                world += 1
                spent += len(alive)
                if world >= check:
                    check = world + max(2, world >> 2)
                    alive = _open(alive, effort.gain)
                    if len(alive) == 1:
                        return lines
            alive = _best(alive, most)
        return lines

    def _try(
        self,
        view: SeatView[S],
        lines: list[_Line],
        world: i64,
        seed: i64,
        until: i64,
        clock: Clock,
        later: Move | None = None,
    ) -> bool:
        """All lines in one more world; False, and nothing learnt, if time runs out."""
        mind = self.mind
        game = mind.game
        base = view.game.determinize(view.world, view.seat, Rng(seed, world), view.known)
        chance: i64 = seed ^ (world << 20)
        values: list[int] = []
        self._clear()
        for line in lines:
            if clock.seconds is not None and clock.used() > _IN_TIME * clock.seconds:
                return False
            s = base.clone()
            game.apply(s, view.seat, line.move)
            if later is not None and line.move != later:
                self._wait_for(s, view.seat, later, base.turn, chance)
            mind.play_on(s, until, chance)
            if not game.actors(s):
                values.append(int(mind.result(s, view.seat)))
            else:
                values.append(-1)
                if self._waiting == _ROWS:
                    self._settle(values)
                mind.write(s, view.seat, self._rows, self._waiting * mind.words)
                self._waiting += 1
        self._settle(values)
        first = values[0]
        for at, line in enumerate(lines):
            line.add(values[at], first)
        return True

    def _wait_for(self, s: S, seat: int, move: Move, turn: i64, chance: i64) -> None:
        """Go on until the seat may make the move in this turn, and make it; or until the turn ends. The dice are those
        of the other moves; what chance brings after the move repeats their numbers."""
        mind = self.mind
        game = mind.game
        rng = Rng(chance, turn)
        while s.turn == turn:
            actors = game.actors(s)
            if not actors:
                return
            actor = actors[0]
            if actor == CHANCE:
                mind.draw(s, rng)
            elif actor == seat and mind.may_wait(s, move) and game.refuse(s, seat, move) is None:
                game.apply(s, seat, move)
                return
            else:
                game.apply(s, actor, mind.reply(s, actor, rng))

    def _settle(self, values: list[int]) -> None:
        """Judge the leaves that wait, and write their values where -1 stands; the last one is not written yet."""
        self.net.evaluate(self._rows, self._waiting, self._values)
        row: i64 = 0
        for at in range(len(values)):
            if values[at] < 0 and row < self._waiting:
                values[at] = self._values[row]
                row += 1
        self._clear()

    def _clear(self) -> None:
        i: i64 = 0
        end: i64 = self._waiting * self.mind.words
        while i < end:
            self._rows[i] = 0
            i += 1
        self._waiting = 0


def _within(nodes: int, spent: int, clock: Clock) -> int:
    """The nodes that there is time for, going by those that are spent."""
    if clock.seconds is None or spent == 0:
        return nodes
    used = max(clock.used(), 1e-6)
    return min(nodes, int(spent * _IN_TIME * clock.seconds / used))


def _best(lines: list[_Line], most: int) -> list[_Line]:
    """So many, and the first line, which the others are measured by."""
    order = sorted(range(1, len(lines)), key=lambda at: (-int(lines[at].total), at))
    return [lines[0], *(lines[at] for at in sorted(order[:most]))]


def _open(lines: list[_Line], gain: int) -> list[_Line]:
    """The lines that may still be the best by more than a trifle, and the first; a single one if the best is
    known. What another move must promise beyond the first is credited to the first."""
    worlds = int(lines[0].worlds)
    credit = gain * ONE // 1000 * worlds
    leader = 0
    most = int(lines[0].total) + credit
    for at in range(1, len(lines)):
        if int(lines[at].total) > most:
            leader, most = at, int(lines[at].total)
    left = [lines[0]]
    settled = True
    for at, line in enumerate(lines):
        if at == leader:
            if at:
                left.append(line)
            continue
        behind = most - int(line.total) - (0 if at else credit)
        if not _is_behind(lines[leader], line, behind + _ALIKE * worlds):
            settled = False
            if at:
                left.append(line)
    return lines[:1] if settled else left


def _is_behind(leader: _Line, line: _Line, behind: int) -> bool:
    """Is a difference that adds up to `behind` clear, by how much the lines differ from world to world?"""
    if behind <= 0:
        return False
    n = len(leader.values)
    total: i64 = 0
    squares: i64 = _DOUBT
    at: i64 = 0
    while at < n:
        d: i64 = leader.values[at] - line.values[at]
        total += d
        squares += d * d
        at += 1
    return behind * behind * (n - 1) > _SURE * (n * int(squares) - int(total) * int(total))
