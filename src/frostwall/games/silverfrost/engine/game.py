"""Silverfrost behind the Game protocol: what bots, clients and servers talk to. One object per set of cards."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from frostwall.core.engine import NOBODY, Engine
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng, rng_from
from frostwall.core.tensor import Tensor
from frostwall.core.types import CHANCE, Event, Json, Option, Outcome, Refusal, Setup
from frostwall.games.silverfrost.engine import decision
from frostwall.games.silverfrost.engine import moves as dispatch
from frostwall.games.silverfrost.engine import rules as rulebook
from frostwall.games.silverfrost.engine.chapters import score
from frostwall.games.silverfrost.engine.chapters import setup as dealing
from frostwall.games.silverfrost.engine.deck.sets import PACKAGED, open_set, place_of
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE_2, DeckSet
from frostwall.games.silverfrost.engine.phrases import forbidden
from frostwall.games.silverfrost.engine.position import hidden, pickled
from frostwall.games.silverfrost.engine.position import scene as scenes
from frostwall.games.silverfrost.engine.position import view as views
from frostwall.games.silverfrost.engine.position.document import whole
from frostwall.games.silverfrost.engine.state import State
from frostwall.games.silverfrost.engine.tensor import SilverfrostTensor

if TYPE_CHECKING:
    from random import Random


RULES_VERSION: Final = 2  # goes up when an old record would come out differently


class Silverfrost(Engine[State]):
    def __init__(self, deck: DeckSet, where: str = rulebook.USUAL_SET) -> None:
        super().__init__(
            "silverfrost", RULES_VERSION, deck.kinds, "COMP-4", "INFO-1", "SET-1", text_rule="TURN-14"
        )  # BAD-64
        self.deck = deck
        self.where = where  # what the option `set` says: a packaged set's name, or a directory

    def __reduce__(self) -> tuple[object, ...]:
        return Silverfrost, (self.deck, self.where)

    def rulesets(self) -> Mapping[str, tuple[int, ...]]:
        return rulebook.MODES

    def options(self, rules: str) -> list[Option]:
        return rulebook.options_of(rules, self.where)

    def set_of(self, _setup: Setup) -> str:
        """How a record names the set of cards."""
        return self.deck.label()

    def packaged(self) -> list[str]:
        """The sets that come with the game, the usual one first."""
        return list(PACKAGED)

    def with_set(self, where: str) -> "Silverfrost":
        """The same game with another set of cards: its name or its directory."""
        return self if place_of(where) == self.where else Silverfrost(open_set(where), place_of(where))

    def setup(self, rules: str, seats: int, rng: "Random | Rng", **options: object) -> Setup:
        if isinstance(options.get("set"), str):
            options["set"] = place_of(str(options["set"]))
        return dealing.setup(rules, seats, rng_from(rng), options, self.where)

    def new_game(self, setup: Setup) -> State:
        s = dealing.new_game(setup, self.deck, self.where)
        decision.settle(s, None)
        return s

    def scene(self, setup: Setup) -> Json:
        rules = rulebook.build(setup.rules, setup.seats, setup.options, self.where)
        return scenes.scene(self.deck, rules)

    def actors(self, s: State) -> list[int]:
        return dispatch.actors(s)

    def seats(self, s: State) -> int:
        return s.rules.seats

    def over_rule(self, s: State) -> str | None:
        return "END-6" if s.over else None

    def list_moves(self, s: State, seat: int, moves: MoveSet) -> None:
        dispatch.list_moves(s, seat, moves)

    def refuse(self, s: State, seat: int, m: int) -> Refusal | None:
        return dispatch.refuse(s, seat, m)

    def forbidden(self, s: State, seat: int, words: list[str]) -> Refusal | None:
        return forbidden(words, s, seat)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return [] if s.over else decision.top(s).outcomes(s)

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        dispatch.apply(s, seat, m, events)

    def advance(self, s: State, nature: Rng) -> int:
        return advance(s, nature)

    def go_on(self, s: State, nature: Rng, moves: MoveSet, _terms: bool) -> i64:
        seat: i64 = advance(s, nature)
        if seat != NOBODY:
            moves.clear()
            dispatch.list_moves(s, seat, moves)
        return seat

    def move_on(self, s: State, seat: i64, m: i64, nature: Rng, moves: MoveSet, terms: bool) -> i64:
        dispatch.apply(s, seat, m, None)
        return self.go_on(s, nature, moves, terms)

    def tensor(self, s: State) -> Tensor[State]:
        return SilverfrostTensor(s)

    def outcome(self, s: State) -> Outcome | None:
        return score.outcome(s)

    def view(self, s: State, viewer: int) -> Json:
        outcome = score.outcome(s)
        legal = self.legal_moves(s, viewer)
        return views.view(
            s, viewer, dispatch.actors(s), legal, None if outcome is None else outcome.to_json()
        )

    def views(self, s: State, viewers: list[int]) -> list[Json]:
        outcome = score.outcome(s)
        legal = [self.legal_moves(s, viewer) for viewer in viewers]
        return views.views(
            s, viewers, dispatch.actors(s), legal, None if outcome is None else outcome.to_json()
        )

    def determinize(
        self, s: State, viewer: int, rng: "Random | Rng", known: Knowledge | None = None
    ) -> State:
        return hidden.determinize(s, viewer, rng_from(rng), known)

    def knowledge(self, s: State, viewer: int) -> Knowledge:
        return hidden.knowledge(s, viewer)

    def dump(self, s: State) -> Json:
        return whole.dump(s)

    def load(self, d: Json) -> State:
        s = whole.load(d, self.deck)
        self.check_open(s)
        return s

    def playout(self, s: State, nature: Rng, seats: Rng, limit: int) -> int:
        """Random moves by every seat to the end, quickly; returns the decisions made by seats."""
        return playout(s, nature, seats, limit)


def advance(s: State, nature: Rng) -> i64:
    while not s.over:
        seat: i64 = dispatch.first_actor(s)
        if seat != CHANCE:
            return seat
        dispatch.apply(s, CHANCE, decision.top(s).draw(s, nature), None)
    return NOBODY


def playout(s: State, natural: Rng, seats: Rng, limit: i64) -> i64:
    found = MoveSet()
    decisions: i64 = 0
    while not s.over and decisions < limit:
        seat: i64 = dispatch.first_actor(s)
        if seat == CHANCE:
            dispatch.apply(s, CHANCE, decision.top(s).draw(s, natural), None)
        else:
            found.clear()
            dispatch.list_moves(s, seat, found)
            dispatch.apply(s, seat, found.pick(seats), None)
            decisions += 1
    return decisions


pickled.register()
GAME = Silverfrost(HEARTHSIDE_2)
