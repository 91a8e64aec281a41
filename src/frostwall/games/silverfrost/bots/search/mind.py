"""What the search needs to know of Silverfrost: which moves are worth a thought, how greedy goes on, and what a game
was worth."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.knowledge import Knowledge
from frostwall.core.mind import Mind, Table
from frostwall.core.moves import MoveSet
from frostwall.core.net import PART, SIGNAL_PART, probability
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Move
from frostwall.games.silverfrost.bots.greedy.answers import rate
from frostwall.games.silverfrost.bots.greedy.bot import decide
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.bots.greedy.turn import extra, placement, play_worth
from frostwall.games.silverfrost.bots.playout import greedy_playout
from frostwall.games.silverfrost.bots.search import features
from frostwall.games.silverfrost.engine import decision, frames, kinds, moves
from frostwall.games.silverfrost.engine.chapters import score
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.state import State

AHEAD: Final = {1: 6, 2: 6, 3: 6, 4: 8}  # turns, by seats; one of Claw's is one, too
# So many moves of a kind are worth a thought, by greedy's measure.
_PLAYS: Final = 6
_ALIKE: Final = 2  # ... of those that play the same card from the same place
_PLACEMENTS: Final = 7
_EXTRAS: Final = 2
_ANSWERS: Final = 8

# A finished game is worth its points to this seat, not only the win: so many points ahead are nearly a sure win.
_SPREAD: Final = 5
_SCORE_PART: Final = PART * SIGNAL_PART  # of a logit
# The odds of a win are those of what a position is worth to this power, by 4,000 games of greedy.
_STEEPER: Final = 1.32


class SilverfrostMind(Mind[State]):
    """For tables of one to four seats, whatever their set of cards."""

    def __init__(self) -> None:
        super().__init__(GAME, features.ENCODER, features.VERSION, features.WORDS)

    def __reduce__(self) -> tuple[object, ...]:
        return SilverfrostMind, ()

    def tables(self) -> Sequence[Table]:
        usual = [Table("standard", seats, {}) for seats in (2, 2, 3, 4)]
        storm = [Table("standard", seats, {"snow_side": "snowstorm"}) for seats in (2, 4)]
        return [*usual, *storm, *(Table("standard", 1, {"difficulty": n}) for n in (1, 2, 3, 4))]

    def ahead(self, s: State) -> int:
        return AHEAD[s.rules.seats]

    def candidates(self, s: State, seat: i64, _known: Knowledge, rng: Rng) -> list[Move]:
        first: i64 = decide(s, seat, rng)
        frame: i64 = s.frame()
        if frame in (frames.CARDS, frames.SPECIES, frames.CLAW_SPECIES):
            return [int(first)]
        found = MoveSet()
        moves.list_moves(s, seat, found)
        if found.total == 1:
            return [int(first)]
        return [int(m) for m in _ranked(Plan(s, seat), frame, found.list(), first)]

    def reply(self, s: State, seat: i64, rng: Rng) -> i64:
        return decide(s, seat, rng)

    def play_on(self, s: State, until: i64, seed: i64) -> None:
        greedy_playout(s, until, seed)

    def draw(self, s: State, rng: Rng) -> None:
        moves.apply(s, CHANCE, decision.top(s).draw(s, rng), None)

    def may_wait(self, _s: State, move: Move) -> bool:
        return not decision.is_answer(kind_of(move))

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        features.write(s, seat, out, at)

    def result(self, s: State, seat: i64) -> i64:
        """By the points ahead of the best of the others, on a curve: a narrow win is worth little more than a narrow
        defeat. Ties are broken as the rules do."""
        best: i64 = -1000
        who: i64 = 0
        while who < s.rules.people:
            if who != seat:
                best = max(best, score.points(s, who))
            who += 1
        return squashed(score.points(s, seat) - best)

    def chance(self, worth: float) -> float:
        """A narrow win is a win, so the chance of one is further from the middle than what a position is worth."""
        win: float = worth**_STEEPER
        defeat: float = (1.0 - worth) ** _STEEPER
        return win / (win + defeat)


def squashed(margin: i64) -> i64:
    """Points ahead as parts of ONE."""
    return probability((margin * _SCORE_PART) // _SPREAD)


class _Best:
    """The best moves of a kind, best first."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.moves: vec[i64] = vec[i64]()
        self.values: vec[i64] = vec[i64]()

    def add(self, m: i64, value: i64) -> None:
        at: i64 = len(self.moves)
        self.moves = append(self.moves, m)
        self.values = append(self.values, value)
        while at > 0 and self.values[at - 1] < value:
            self.moves[at] = self.moves[at - 1]
            self.values[at] = self.values[at - 1]
            at -= 1
        self.moves[at] = m
        self.values[at] = value

    def add_to(self, found: list[int]) -> None:
        n: i64 = 0
        at: i64 = 0
        while at < len(self.moves) and n < self.most:
            m: i64 = self.moves[at]
            if m != found[0] and not self._has_many_like(at):
                found.append(m)
                n += 1
            at += 1

    def _has_many_like(self, at: i64) -> bool:
        """Do better moves play the same card from the same place?"""
        m: i64 = self.moves[at]
        if kind_of(m) != kinds.PLAY:
            return False
        alike: i64 = 0
        before: i64 = 0
        while before < at:
            other: i64 = self.moves[before]
            if kinds.play_card(other) == kinds.play_card(m) and kinds.play_source(other) == kinds.play_source(
                m
            ):
                alike += 1
            before += 1
        return alike >= _ALIKE


def _ranked(plan: Plan, frame: i64, legal: list[int], first: i64) -> list[int]:
    """The moves worth a thought, greedy's first."""
    plays = _Best(_PLAYS)
    placements = _Best(_PLACEMENTS)
    extras = _Best(_EXTRAS)
    answers = _Best(_ANSWERS)
    for m in legal:
        kind: i64 = kind_of(m)
        if kind == kinds.CLEAR or kind == kinds.USE:
            extras.add(m, extra(plan, m))
        elif kind == kinds.PLAY:
            plays.add(m, play_worth(plan, m))
        elif kind == kinds.PLACE or kind == kinds.VISIT:
            placements.add(m, placement(plan, m))
        elif (
            frame == frames.READY
            or frame == frames.CLOSING
            or frame == frames.WINDOW
            or frame == frames.MULLIGAN
        ):
            answers.add(m, 0)
        else:
            answers.add(m, rate(plan, frame, m, kind))
    found = [int(first)]
    plays.add_to(found)
    placements.add_to(found)
    answers.add_to(found)
    extras.add_to(found)
    return found
