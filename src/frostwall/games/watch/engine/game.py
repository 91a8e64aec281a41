"""The Watch behind the Game protocol: what bots, clients and servers talk to."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64

from frostwall.core import game as core
from frostwall.core.kinds import Kinds
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng, rng_from
from frostwall.core.types import CHANCE, Event, Json, Option, Outcome, Refusal, Refused, Setup
from frostwall.games.watch.engine import kinds, moves
from frostwall.games.watch.engine import rules as rulebook
from frostwall.games.watch.engine.chapters import ending, turn
from frostwall.games.watch.engine.chapters import setup as founding
from frostwall.games.watch.engine.heroes import roster
from frostwall.games.watch.engine.phrases import forbidden
from frostwall.games.watch.engine.position import document, hidden
from frostwall.games.watch.engine.position import view as views
from frostwall.games.watch.engine.state import State

if TYPE_CHECKING:
    from random import Random


class Watch:
    def __init__(self) -> None:
        self.name = "watch"
        self.rules_version = 1
        self.kinds: Kinds = kinds.KINDS
        self.heroes: list[str] = roster.names()  # their entries declare their moves when they are loaded

    def rulesets(self) -> Mapping[str, tuple[int, ...]]:
        return rulebook.MODES

    def options(self, rules: str) -> list[Option]:
        return rulebook.options_of(rules)

    def setup(self, rules: str, seats: int, rng: "Random | Rng", **options: object) -> Setup:
        return founding.setup(rules, seats, rng_from(rng), options)

    def new_game(self, setup: Setup) -> State:
        return founding.new_game(setup)

    def scene(self, setup: Setup) -> Json:
        return views.scene(setup)

    def actors(self, s: State) -> list[int]:
        return turn.actors(s)

    def legal_moves(self, s: State, seat: int) -> list[int]:
        found = MoveSet()
        if seat in turn.actors(s) and seat != CHANCE:
            moves.list_moves(s, seat, found)
        return found.list()

    def random_move(self, s: State, seat: int, rng: "Random | Rng") -> int:
        found = MoveSet()
        moves.list_moves(s, seat, found)
        return found.pick(rng_from(rng))

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        if s.over:
            return Refusal("GAME_OVER", ending.over_rule(s))
        if not self.kinds.well_formed(m):
            return Refusal("UNKNOWN_TEXT", "", {"reason": "no_move", "word": str(m)[:40]})
        if seat == CHANCE or self.kinds.kind(m).stream:
            return self._refuse_nature(s, seat, m)
        if not 0 <= seat < s.rules.seats:
            return Refusal("NO_SUCH_SEAT", "MODE-1", {"seat": seat})
        return moves.refuse(s, seat, m)

    def _refuse_nature(self, s: State, seat: int, m: int) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("NATURE_ONLY", "TURN-3")
        if m not in [outcome for outcome, _ in moves.chance(s)]:
            return Refusal("NOT_AN_OUTCOME", "TURN-3")
        return None

    def judge(self, s: State, seat: int, text: str) -> int | Refusal:
        return core.judge(self, s, seat, text, lambda words: forbidden(words, s, seat), ending.over_rule(s))

    def chance(self, s: State) -> list[tuple[int, int]]:
        return moves.chance(s)

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        moves.apply(s, seat, m, events)

    def outcome(self, s: State) -> Outcome | None:
        return ending.outcome(s)

    def view(self, s: State, viewer: int) -> Json:
        return views.view(s, viewer)

    def views(self, s: State, viewers: list[int]) -> list[Json]:
        return views.views(s, viewers)

    def determinize(
        self, s: State, viewer: int, rng: "Random | Rng", known: Knowledge | None = None
    ) -> State:
        return hidden.determinize(s, viewer, rng_from(rng), known)

    def text(self, m: int) -> str:
        return self.kinds.text(m)

    def fields(self, m: int) -> Json:
        return self.kinds.fields(m)

    def parse(self, t: str) -> int:
        return self.kinds.parse(t)

    def dump(self, s: State) -> Json:
        return document.dump(s)

    def load(self, d: Json) -> State:
        s = document.load(d)
        actors = turn.actors(s)
        stuck = [seat for seat in actors if not (self.legal_moves(s, seat) or moves.chance(s))]
        if stuck or not (actors or s.over):
            raise Refused(Refusal("IMPOSSIBLE_POSITION", "SET-1", {"reason": "nothing to decide"}))
        return s

    def playout(self, s: State, nature: Rng, seats: Rng, limit: int) -> int:
        """Random moves by every seat to the end, quickly; returns the decisions made by seats."""
        return playout(s, nature, seats, limit)


def playout(s: State, nature: Rng, seats: Rng, limit: i64) -> i64:
    found = MoveSet()
    decisions: i64 = 0
    while not s.over and decisions < limit:
        seat: i64 = turn.first_actor(s)
        if seat == CHANCE:
            moves.apply(s, CHANCE, moves.draw(s, nature), None)
        else:
            found.clear()
            moves.list_moves(s, seat, found)
            moves.apply(s, seat, found.pick(seats), None)
            decisions += 1
    return decisions


GAME = Watch()
