"""What the engines of all games share: the order in which a move is judged, and the questions that follow from others.

A game's engine subclasses `Engine`, passes it the kinds of moves, and defines the methods that raise here and those of
`Game` that are not here. An engine that shares nothing may implement `Game` alone.
"""

from typing import TYPE_CHECKING, Final, Generic

from mypy_extensions import i64, mypyc_attr

from frostwall.core.game import S
from frostwall.core.kinds import Kinds, Unreadable
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng, rng_from
from frostwall.core.tensor import Tensor
from frostwall.core.types import CHANCE, Event, Json, Move, Outcome, Refusal, Refused, Seat

if TYPE_CHECKING:
    from random import Random

NOBODY: Final = -2  # from `advance`: the game is over
LONGEST_TEXT: Final = 400  # of what a person or a network may say at once


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Generic[S]):
    """The rules that refusals of every game name: `seat_rule` how many seats there are, `nature_rule` what only nature
    does, `position_rule` what a position is, `text_rule` a text that means nothing."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        kinds: Kinds,
        seat_rule: str,
        nature_rule: str,
        position_rule: str,
        text_rule: str = "",
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.kinds = kinds
        self._seat_rule = seat_rule
        self._nature_rule = nature_rule
        self._position_rule = position_rule
        self._text_rule = text_rule

    def knowledge(self, _s: S, viewer: Seat) -> Knowledge:
        """What is certain, and nothing about how likely the rest is."""
        return Knowledge(viewer)

    # --- what each game answers ---

    def seats(self, s: S) -> int:
        """How many seats this game has."""
        raise NotImplementedError

    def over_rule(self, s: S) -> str | None:
        """The rule by which this game is over; None while it runs."""
        raise NotImplementedError

    def actors(self, s: S) -> list[Seat]:
        """Who must decide, as `Game.actors` says."""
        raise NotImplementedError

    def list_moves(self, s: S, seat: Seat, moves: MoveSet) -> None:
        """Every legal move of an actor that is to be listed."""
        raise NotImplementedError

    def list_terms(self, s: S, seat: Seat, moves: MoveSet) -> None:
        """The kinds of `listed=False` with which an actor may put terms forward now (MoveSet.add_terms)."""

    def chance(self, s: S) -> list[tuple[Move, int]]:
        """The outcomes of nature's decision, each with its weight; none while a seat decides."""
        raise NotImplementedError

    def apply(self, s: S, seat: Seat, m: Move, events: list[Event] | None = None) -> None:
        """Make a legal move, as `Game.apply` says."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while somebody must decide."""
        raise NotImplementedError

    def refuse(self, s: S, seat: Seat, m: Move) -> Refusal | None:
        """Why this seat of a running game may not make this well-formed move, which is not nature's."""
        raise NotImplementedError

    def tensor(self, s: S) -> Tensor[S]:
        """How programs that learn see tables like this one."""
        raise NotImplementedError(f"the game {self.name} has no tensors")

    def forbidden(self, s: S, seat: Seat, words: list[str]) -> Refusal | None:
        """The refusal of words that are no move but that the rules know and forbid."""
        return None

    # --- what follows ---

    def advance(self, s: S, nature: Rng) -> Seat:
        """Let nature draw until a seat must decide: the first that must, or NOBODY when the game is over."""
        while True:
            actors = self.actors(s)
            if not actors:
                return NOBODY
            if actors[0] != CHANCE:
                return actors[0]
            self.apply(s, CHANCE, drawn(self.chance(s), nature))

    def go_on(self, s: S, nature: Rng, moves: MoveSet, terms: bool) -> i64:
        """The same, and what that seat may do: every legal move that is listed, and with `terms` what it may put
        forward."""
        seat: i64 = self.advance(s, nature)
        if seat != NOBODY:
            moves.clear()
            self.list_moves(s, seat, moves)
            if terms:
                self.list_terms(s, seat, moves)
        return seat

    def move_on(self, s: S, seat: i64, m: i64, nature: Rng, moves: MoveSet, terms: bool) -> i64:
        """Make a legal move, then `go_on`."""
        self.apply(s, seat, m)
        return self.go_on(s, nature, moves, terms)

    def legal_moves(self, s: S, seat: Seat) -> list[Move]:
        found = MoveSet()
        if seat != CHANCE and seat in self.actors(s):
            self.list_moves(s, seat, found)
        return found.list()

    def random_move(self, s: S, seat: Seat, rng: "Random | Rng") -> Move:
        found = MoveSet()
        self.list_moves(s, seat, found)
        return found.pick(rng_from(rng))

    def refusal(self, s: S, seat: Seat, m: Move) -> Refusal | None:
        over = self.over_rule(s)
        if over is not None:
            return Refusal("GAME_OVER", over)
        if not self.kinds.well_formed(m):
            return Refusal("UNKNOWN_TEXT", "", {"reason": "no_move", "word": str(m)[:40]})
        if seat == CHANCE or self.kinds.kind(m).stream:
            return self._refuse_nature(s, seat, m)
        if not 0 <= seat < self.seats(s):
            return Refusal("NO_SUCH_SEAT", self._seat_rule, {"seat": seat})
        return self.refuse(s, seat, m)

    def _refuse_nature(self, s: S, seat: Seat, m: Move) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("NATURE_ONLY", self._nature_rule)
        if m not in [outcome for outcome, _ in self.chance(s)]:
            return Refusal("NOT_AN_OUTCOME", self._nature_rule)
        return None

    def judge(self, s: S, seat: Seat, text: str) -> Move | Refusal:
        """What people and networks say: parse it, then refuse it or return the move."""
        over = self.over_rule(s)
        if over is not None:
            return Refusal("GAME_OVER", over)
        if len(text) > LONGEST_TEXT:
            return self._unknown("too_long", text)
        words = text.split()
        try:
            move = self.parse(" ".join(words))
        except Unreadable as problem:
            return self.forbidden(s, seat, words) or self._unknown(problem.reason, problem.word)
        return self.refusal(s, seat, move) or move

    def _unknown(self, reason: str, word: str) -> Refusal:
        return Refusal("UNKNOWN_TEXT", self._text_rule, {"reason": reason, "word": word[:40]})

    def text(self, m: Move) -> str:
        return self.kinds.text(m)

    def fields(self, m: Move) -> Json:
        return self.kinds.fields(m)

    def parse(self, t: str) -> Move:
        return self.kinds.parse(t)

    def check_open(self, s: S) -> None:
        """A loaded position must leave somebody something to do, unless the game is over."""
        actors = self.actors(s)
        stuck = [seat for seat in actors if not (self.legal_moves(s, seat) or self.chance(s))]
        if stuck or not (actors or self.over_rule(s) is not None):
            raise Refused(
                Refusal("IMPOSSIBLE_POSITION", self._position_rule, {"reason": "nothing to decide"})
            )


def drawn(outcomes: list[tuple[Move, int]], nature: Rng) -> Move:
    """One of nature's moves by its weight."""
    at = nature.below(sum(weight for _, weight in outcomes))
    for move, weight in outcomes:
        at -= weight
        if at < 0:
            return move
    raise ValueError("nature has nothing to draw")
