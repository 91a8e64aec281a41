"""A finished game, looked at again with the network and the search of its game's best bot.

Two questions are asked of every line. What is the position worth to each seat, for somebody who sees everything? And,
where a seat had a choice: which move was best by what that seat knew?

What each line changes is put down to whoever made it: to nature (luck), to the seat itself, or to the others. The parts
of a seat therefore add up to what it won or lost, from the first position to the last.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from frostwall.core import net_file
from frostwall.core.drive import Clock, seat_view
from frostwall.core.game import Game
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.search import Effort as Thought
from frostwall.core.search import Judged, Search
from frostwall.core.types import CHANCE, Event, Move, Seat
from frostwall.core.worth import Worth
from frostwall.games import games

MOST: Final = 3  # mistakes and finds told of each seat
TURNING: Final = 5  # turning points told of a game
SURE: Final = 2.0  # standard errors by which a move must be better before we call the other one a mistake
LEAST: Final = 0.01  # of the chance to win; what costs less is no mistake
FURTHER: Final = 3  # times as far ahead must a mistake still be one

Progress = Callable[[int, int], None]


class NoBrain(Exception):
    """Nobody can judge games with these rules: there is no network for them, or no bot but the random one."""

    def __init__(self, game: str, rules: str) -> None:
        super().__init__(f"{game} {rules}")
        self.game = game
        self.rules = rules


@dataclass(frozen=True)
class Effort:
    """How closely to look: worlds for a position, nodes to find the best move, and worlds to compare it in. `turns`
    ahead; without a number as far as the game's own bot."""

    worlds: int = 24
    nodes: int = 64
    compared: int = 48
    turns: int | None = None


@dataclass(frozen=True)
class Moment:
    """The position after a line; line 0 is the beginning. `by` is who made the line."""

    line: int
    turn: int
    by: Seat
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Option:
    """A move, and how likely a win was with it by what its seat knew."""

    text: str
    value: float


@dataclass(frozen=True)
class Decision:
    """A choice that a seat had. `loss` is how much likelier a win was with the best move than with the one made, and
    `error` how far off that may be; `gain` is how much likelier it was than with the quick player's move, if the move
    made was the best one. The lesser move of the two may be followed by the better one, if that was still possible in
    the same turn. `options` are the best moves that were looked at, the best first."""

    line: int
    turn: int
    seat: Seat
    played: Option
    options: tuple[Option, ...]
    loss: float
    gain: float
    error: float

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def is_mistake(self) -> bool:
        return self.loss >= LEAST and self.loss > SURE * self.error

    @property
    def is_find(self) -> bool:
        return self.gain >= LEAST and self.gain > SURE * self.error

    @property
    def obvious(self) -> Option | None:
        """The quick player's move, which promised `gain` less than a find; None if it is not among the best."""
        promised = self.played.value - self.gain
        others = (each for each in self.options[1:] if abs(each.value - promised) < 1e-9)
        return next(others, None) if self.is_find else None


@dataclass(frozen=True)
class SeatReview:
    """What made a seat win or lose, in shares of the game: `start` + `luck` + `play` + `others` = `end`."""

    seat: Seat
    start: float
    luck: float
    play: float
    others: float
    end: float
    lost: float  # by mistakes, all together
    mistakes: tuple[Decision, ...]
    finds: tuple[Decision, ...]


@dataclass(frozen=True)
class Part:
    """What was found about some lines."""

    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class Review:
    """Everything that was found about a game."""

    record: Record
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    seats: tuple[SeatReview, ...]
    turning: tuple[int, ...]  # lines after which most was different, the greatest change first


def review(
    record: Record, game: Game[Any], effort: Effort | None = None, progress: Progress | None = None
) -> Review:
    """Look at a record whose lines are all open; RecordError if one is not legal, NoBrain if nobody can judge it. The
    same record and effort give the same review everywhere."""
    return gather(record, [look(record, game, effort, progress=progress)])


def look(
    record: Record,
    game: Game[Any],
    effort: Effort | None = None,
    first: int = 0,
    stop: int | None = None,
    progress: Progress | None = None,
) -> Part:
    """What there is to say about the lines that count from number `first` to before `stop`, the beginning of the game
    being number 0. Each line is looked at for itself, so parts may be looked at anywhere and in any order."""
    looking = Looking(record, game, effort or Effort())
    looking.go(first, stop, progress)
    return Part(tuple(looking.moments), tuple(looking.decisions))


def gather(record: Record, parts: Iterable[Part]) -> Review:
    """The review that all parts together give, in the order of the game."""
    moments: list[Moment] = []
    decisions: list[Decision] = []
    for part in parts:
        moments.extend(part.moments)
        decisions.extend(part.decisions)
    seats = tuple(_of_seat(seat, moments, decisions) for seat in range(record.header.seats))
    return Review(record, tuple(moments), tuple(decisions), seats, _turning(moments, decisions))


class Looking:
    """Goes through the lines that count: what was undone is nobody's mistake."""

    def __init__(self, record: Record, game: Game[Any], effort: Effort) -> None:
        make = games.box(game.name).brains.get(record.header.rules)
        if make is None:
            raise NoBrain(game.name, record.header.rules)
        brain = make()
        net = net_file.read(brain.net.read_bytes(), brain.net.name, brain.mind.encoder, brain.mind.version)
        self.record = record
        self.game = game
        self.effort = effort
        self.worth = Worth(brain.mind, net)
        self.search = Search(brain.mind, net)
        self.chance = brain.mind.chance
        self.state = record.new_game(game)
        self.known = [game.knowledge(self.state, seat) for seat in range(record.header.seats)]
        self.moments: list[Moment] = []
        self.decisions: list[Decision] = []

    def go(self, first: int, stop: int | None, progress: Progress | None) -> None:
        self.record.fold(self.game)  # every line is judged
        lines = self.record.effective()
        end = len(lines) + 1 if stop is None else min(stop, len(lines) + 1)
        if first == 0:
            self._look(0, CHANCE)
        for number, line in enumerate(lines[: end - 1], 1):
            move = self.game.parse(line.text)
            if number >= first and line.seat != CHANCE:
                self._decide(line.seq, line.seat, move)
            events: list[Event] = []
            self.game.apply(self.state, line.seat, move, events)
            for known in self.known:
                known.fold(events)
            if number >= first:
                self._look(line.seq, line.seat)
                if progress is not None:
                    progress(number, end - 1)

    def _look(self, line: int, by: Seat) -> None:
        seats = self.record.header.seats
        shares = self.worth.shares(self.state, seats, self.effort.worlds, 7919 * (line + 1))
        self.moments.append(Moment(line, self.state.turn, by, tuple(shares)))

    def _decide(self, line: int, seat: Seat, played: Move) -> None:
        """Judge a choice by what the seat knew."""
        rng = Rng(line, seat)
        view = seat_view(self.game, self.state, seat, rng, self.known[seat])
        effort, mind = self.effort, self.search.mind
        turns = mind.ahead(self.state) if effort.turns is None else effort.turns
        found = self.search.judge(view, Clock(rng), Thought(effort.nodes, turns, 0))
        if len(found) == 1 and found[0].move == played:
            return  # there was nothing to decide
        quick = mind.candidates(view.world, seat, view.known, Rng(line, seat))[0]

        def compared(moves: list[Move], turns: int, seed: int, later: Move | None = None) -> Decision:
            judged = self.search.compare(view, moves, effort.compared, turns, seed, later)
            return self._decision(line, seat, judged, quick, found)

        # The first search chose the best of many by chance, too; new worlds say what it is really worth.
        near, far = rng.below(1 << 29), rng.below(1 << 29)
        decision = compared(list(dict.fromkeys([played, found[0].move, quick])), turns, near)
        better = self.game.parse(decision.best.text)
        rival = better if decision.is_mistake else quick
        # What looks like a mistake or a find soon may be none in the long run. And a move costs only what it spoils: if
        # the better one could still follow in the same turn, whoever left it out made that mistake in a later decision.
        # Followed by it where that makes no sense, a move looks worse than it is: then it counts alone.
        for later in (None, better):
            if decision.is_mistake or decision.is_find:
                looked = _confirmed(decision, compared([played, rival], FURTHER * turns, far, later))
                if later is None or looked.loss + looked.gain < decision.loss + decision.gain:
                    decision = looked
        self.decisions.append(decision)

    def _decision(
        self, line: int, seat: Seat, judged: list[Judged], quick: Move, found: list[Judged]
    ) -> Decision:
        """What it comes down to. `judged` are the moves that were compared, the one made first of all, and `found` is
        what the first search said of all moves."""
        mine = judged[0]
        best = max(judged, key=lambda one: one.gain)  # the first of equals: the move made
        loss, error = self._ahead(best, mine, best.error)
        gain = 0.0
        if best is mine:
            plain = next((one for one in judged if one.move == quick), mine)
            gain, error = self._ahead(mine, plain, plain.error)
        return Decision(
            line,
            self.state.turn,
            seat,
            self._option(mine),
            self._options(best, judged, found),
            loss,
            gain,
            error,
        )

    def _ahead(self, better: Judged, other: Judged, error: float) -> tuple[float, float]:
        """How much likelier a win is with the better move, and how far off that may be."""
        gain = self.chance(better.value) - self.chance(other.value)
        apart = better.value - other.value
        return gain, error * gain / apart if apart else error

    def _options(self, best: Judged, judged: list[Judged], found: list[Judged]) -> tuple[Option, ...]:
        """The best few. The first search saw other worlds, so what counts there is how far moves are apart; and what
        was only seen there is never said to be better than the best."""
        moves = [one.move for one in judged]
        off = next((best.value - one.value for one in found if one.move == best.move), 0.0)
        others = [
            replace(self._option(one), value=self.chance(max(0.0, min(best.value, one.value + off))))
            for one in found
            if one.move not in moves and one.worlds == found[0].worlds
        ]
        rest = [*(self._option(one) for one in judged if one is not best), *others]
        return (self._option(best), *sorted(rest, key=lambda one: -one.value))[:MOST]

    def _option(self, one: Judged) -> Option:
        return Option(self.game.text(one.move), self.chance(one.value))


def _confirmed(before: Decision, after: Decision) -> Decision:
    """A second look at a mistake or a find, which may not make the one of the other."""
    return replace(after, gain=0.0) if before.is_mistake else replace(after, loss=0.0)


def _of_seat(seat: Seat, moments: Sequence[Moment], decisions: Sequence[Decision]) -> SeatReview:
    parts = {"luck": 0.0, "play": 0.0, "others": 0.0}
    for before, after in pairwise(moments):
        part = "luck" if after.by == CHANCE else "play" if after.by == seat else "others"
        parts[part] += after.shares[seat] - before.shares[seat]
    own = [each for each in decisions if each.seat == seat]
    mistakes = sorted((each for each in own if each.is_mistake), key=lambda each: -each.loss)
    finds = sorted((each for each in own if each.is_find), key=lambda each: -each.gain)
    return SeatReview(
        seat,
        moments[0].shares[seat],
        parts["luck"],
        parts["play"],
        parts["others"],
        moments[-1].shares[seat],
        sum(each.loss for each in mistakes),
        tuple(mistakes[:MOST]),
        tuple(finds[:MOST]),
    )


def _turning(moments: Sequence[Moment], decisions: Sequence[Decision]) -> tuple[int, ...]:
    """The lines that changed most, all seats together, not two of the same turn. What nobody chose and chance did not
    decide, like asking for a roll, changes nothing: there the estimates only waver."""
    chosen = {each.line for each in decisions}
    changed = [
        (sum(abs(b - a) for a, b in zip(before.shares, after.shares, strict=True)), after)
        for before, after in pairwise(moments)
        if after.by == CHANCE or after.line in chosen
    ]
    found: list[Moment] = []
    for change, moment in sorted(changed, key=lambda each: (-each[0], each[1].line)):
        if change > LEAST and all(moment.turn != other.turn for other in found):
            found.append(moment)
    return tuple(moment.line for moment in found[:TURNING])
