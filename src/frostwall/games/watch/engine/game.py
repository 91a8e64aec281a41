"""The Watch behind the Game protocol: what bots, clients and servers talk to."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from frostwall.core.engine import Engine
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng, rng_from
from frostwall.core.tensor import Tensor
from frostwall.core.types import Event, Json, Option, Outcome, Refusal, Setup
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine import moves as dispatch
from frostwall.games.watch.engine import rules as rulebook
from frostwall.games.watch.engine.chapters import ending
from frostwall.games.watch.engine.chapters import setup as founding
from frostwall.games.watch.engine.heroes import roster
from frostwall.games.watch.engine.phrases import forbidden
from frostwall.games.watch.engine.position import document, hidden, pickled
from frostwall.games.watch.engine.position import view as views
from frostwall.games.watch.engine.state import State
from frostwall.games.watch.engine.tensor import WatchTensor

if TYPE_CHECKING:
    from random import Random


RULES_VERSION: Final = 2  # goes up when an old record would come out differently


class Watch(Engine[State]):
    def __init__(self) -> None:
        super().__init__("watch", RULES_VERSION, kinds.KINDS, "MODE-1", "TURN-3", "SET-1")
        self.heroes: list[str] = roster.names()  # their entries declare their moves when they are loaded

    def __reduce__(self) -> tuple[object, ...]:
        return Watch, ()

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
        return dispatch.actors(s)

    def seats(self, s: State) -> int:
        return s.rules.seats

    def over_rule(self, s: State) -> str | None:
        return ending.over_rule(s) if s.over else None

    def list_moves(self, s: State, seat: int, moves: MoveSet) -> None:
        dispatch.list_moves(s, seat, moves)

    def list_terms(self, s: State, seat: int, moves: MoveSet) -> None:
        dispatch.list_terms(s, seat, moves)

    def refuse(self, s: State, seat: int, m: int) -> Refusal | None:
        return dispatch.refuse(s, seat, m)

    def forbidden(self, s: State, seat: int, words: list[str]) -> Refusal | None:
        return forbidden(words, s, seat)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return dispatch.chance(s)

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        dispatch.apply(s, seat, m, events)

    def advance(self, s: State, nature: Rng) -> int:
        return dispatch.advance(s, nature)

    def go_on(self, s: State, nature: Rng, moves: MoveSet, terms: bool) -> i64:
        return dispatch.go_on(s, nature, moves, terms)

    def move_on(self, s: State, seat: i64, m: i64, nature: Rng, moves: MoveSet, terms: bool) -> i64:
        dispatch.apply(s, seat, m, None)
        return dispatch.go_on(s, nature, moves, terms)

    def tensor(self, s: State) -> Tensor[State]:
        return WatchTensor(s)

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

    def knowledge(self, s: State, viewer: int) -> Knowledge:
        return hidden.knowledge(s, viewer)

    def dump(self, s: State) -> Json:
        return document.dump(s)

    def load(self, d: Json) -> State:
        s = document.load(d)
        self.check_open(s)
        return s

    def playout(self, s: State, nature: Rng, seats: Rng, limit: int) -> int:
        """Random moves by every seat to the end, quickly; returns the decisions made by seats."""
        return dispatch.playout(s, nature, seats, limit)


pickled.register()
GAME = Watch()
