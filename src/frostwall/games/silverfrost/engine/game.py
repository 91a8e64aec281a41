"""Silverfrost behind the Game protocol: what bots, clients and servers talk to. One object per set of cards."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64

from frostwall.core import game as core
from frostwall.core.kinds import Kinds
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng, rng_from
from frostwall.core.types import CHANCE, Event, Json, Option, Outcome, Refusal, Refused, Setup
from frostwall.games.silverfrost.engine import moves
from frostwall.games.silverfrost.engine import rules as rulebook
from frostwall.games.silverfrost.engine.chapters import nature, score, turn
from frostwall.games.silverfrost.engine.chapters import setup as dealing
from frostwall.games.silverfrost.engine.deck.sets import open_set, place_of
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE, DeckSet
from frostwall.games.silverfrost.engine.phrases import forbidden
from frostwall.games.silverfrost.engine.position import hidden
from frostwall.games.silverfrost.engine.position import scene as scenes
from frostwall.games.silverfrost.engine.position import view as views
from frostwall.games.silverfrost.engine.position.document import whole
from frostwall.games.silverfrost.engine.state import State

if TYPE_CHECKING:
    from random import Random


class Silverfrost:
    def __init__(self, deck: DeckSet, where: str = "hearthside") -> None:
        self.name = "silverfrost"
        self.rules_version = 1
        self.deck = deck
        self.where = where  # what the option `set` says: a packaged set's name, or a directory
        self.kinds: Kinds = deck.kinds

    def rulesets(self) -> Mapping[str, tuple[int, ...]]:
        return rulebook.MODES

    def options(self, rules: str) -> list[Option]:
        return rulebook.options_of(rules, self.where)

    def set_of(self, _setup: Setup) -> str:
        """How a record names the set of cards."""
        return self.deck.label()

    def with_set(self, where: str) -> "Silverfrost":
        """The same game with another set of cards: its name or its directory."""
        return self if place_of(where) == self.where else Silverfrost(open_set(where), place_of(where))

    def setup(self, rules: str, seats: int, rng: "Random | Rng", **options: object) -> Setup:
        if isinstance(options.get("set"), str):
            options["set"] = place_of(str(options["set"]))
        return dealing.setup(rules, seats, rng_from(rng), options, self.where)

    def new_game(self, setup: Setup) -> State:
        s = dealing.new_game(setup, self.deck, self.where)
        turn.settle(s, None)
        return s

    def scene(self, setup: Setup) -> Json:
        rules = rulebook.build(setup.rules, setup.seats, setup.options, self.where)
        return scenes.scene(self.deck, rules)

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
            return Refusal("GAME_OVER", "END-6")
        if not self.kinds.well_formed(m):
            return Refusal("UNKNOWN_TEXT", "", {"reason": "no_move", "word": str(m)[:40]})
        if seat == CHANCE or self.kinds.kind(m).stream:
            return self._refuse_nature(s, seat, m)
        if not 0 <= seat < s.rules.seats:
            return Refusal("NO_SUCH_SEAT", "COMP-4", {"seat": seat})
        return moves.refuse(s, seat, m)

    def _refuse_nature(self, s: State, seat: int, m: int) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("NATURE_ONLY", "INFO-1")
        if turn.actors(s) != [CHANCE] or m not in [outcome for outcome, _ in nature.chance(s)]:
            return Refusal("NOT_AN_OUTCOME", "INFO-1")
        return None

    def judge(self, s: State, seat: int, text: str) -> int | Refusal:
        judged = core.judge(self, s, seat, text, lambda words: forbidden(words, s, seat), "END-6")
        if isinstance(judged, Refusal) and judged.code == "UNKNOWN_TEXT":  # BAD-64
            return Refusal(judged.code, "TURN-14", judged.args)
        return judged

    def chance(self, s: State) -> list[tuple[int, int]]:
        return nature.chance(s) if turn.actors(s) == [CHANCE] else []

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        moves.apply(s, seat, m, events)

    def outcome(self, s: State) -> Outcome | None:
        return score.outcome(s)

    def view(self, s: State, viewer: int) -> Json:
        outcome = score.outcome(s)
        legal = self.legal_moves(s, viewer)
        return views.view(s, viewer, turn.actors(s), legal, None if outcome is None else outcome.to_json())

    def views(self, s: State, viewers: list[int]) -> list[Json]:
        outcome = score.outcome(s)
        legal = [self.legal_moves(s, viewer) for viewer in viewers]
        return views.views(s, viewers, turn.actors(s), legal, None if outcome is None else outcome.to_json())

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
        return whole.dump(s)

    def load(self, d: Json) -> State:
        s = whole.load(d, self.deck)
        actors = turn.actors(s)
        stuck = [seat for seat in actors if not (self.legal_moves(s, seat) or self.chance(s))]
        if stuck or not (actors or s.over):
            raise Refused(Refusal("IMPOSSIBLE_POSITION", "SET-1", {"reason": "nothing to decide"}))
        return s

    def playout(self, s: State, nature: Rng, seats: Rng, limit: int) -> int:
        """Random moves by every seat to the end, quickly; returns the decisions made by seats."""
        return playout(s, nature, seats, limit)


def playout(s: State, natural: Rng, seats: Rng, limit: i64) -> i64:
    found = MoveSet()
    decisions: i64 = 0
    while not s.over and decisions < limit:
        seat: i64 = turn.first_actor(s)
        if seat == CHANCE:
            moves.apply(s, CHANCE, nature.draw(s, natural), None)
        else:
            found.clear()
            moves.list_moves(s, seat, found)
            moves.apply(s, seat, found.pick(seats), None)
            decisions += 1
    return decisions


GAME = Silverfrost(HEARTHSIDE)
