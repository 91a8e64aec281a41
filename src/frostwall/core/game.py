"""What a game is: the protocol every client, bot and server is written against, and the judge at its door."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Protocol, Self, TypeVar

from frostwall.core.kinds import Kinds, Unreadable
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Move, Option, Outcome, Refusal, Seat, Setup

if TYPE_CHECKING:
    from random import Random


class GameState(Protocol):
    @property
    def ply(self) -> int:
        """Moves made so far, nature's included."""

    @property
    def turn(self) -> int: ...
    def clone(self) -> Self: ...
    def check(self) -> None:
        """Raise AssertionError when an invariant is broken."""


S = TypeVar("S", bound=GameState)

LONGEST_TEXT: Final = 400  # of what a person or a network may say at once


class Game(Protocol[S]):
    @property
    def name(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def kinds(self) -> Kinds: ...

    def rulesets(self) -> Mapping[str, tuple[int, ...]]:
        """The modes, each with the numbers of seats it takes."""

    def options(self, rules: str) -> list[Option]: ...
    def setup(self, rules: str, seats: int, rng: "Random | Rng", **options: object) -> Setup: ...
    def new_game(self, setup: Setup) -> S: ...
    def scene(self, setup: Setup) -> Json: ...
    def actors(self, s: S) -> list[Seat]: ...
    def legal_moves(self, s: S, seat: Seat) -> list[Move]: ...
    def random_move(self, s: S, seat: Seat, rng: "Random | Rng") -> Move: ...
    def refusal(self, s: S, seat: Seat, m: Move) -> Refusal | None: ...
    def judge(self, s: S, seat: Seat, text: str) -> Move | Refusal: ...
    def chance(self, s: S) -> list[tuple[Move, int]]: ...
    def apply(self, s: S, seat: Seat, m: Move, events: list[Event] | None = None) -> None: ...
    def outcome(self, s: S) -> Outcome | None: ...
    def view(self, s: S, viewer: Seat) -> Json: ...
    def views(self, s: S, viewers: list[Seat]) -> list[Json]:
        """`view` for each of them. What several may see can be the same object in all of their views."""

    def determinize(self, s: S, viewer: Seat, rng: "Random | Rng", known: Knowledge | None = None) -> S: ...
    def text(self, m: Move) -> str: ...
    def fields(self, m: Move) -> Json: ...
    def parse(self, t: str) -> Move: ...
    def dump(self, s: S) -> Json: ...
    def load(self, d: Json) -> S: ...
    def playout(self, s: S, nature: Rng, seats: Rng, limit: int) -> int:
        """Random moves by every seat until the end or the limit; returns the decisions made by seats. The same as
        asking `random_move` for the first actor each time, with nature drawing by weight, only quicker."""


def judge(
    game: Game[S],
    s: S,
    seat: Seat,
    text: str,
    forbidden: Callable[[list[str]], Refusal | None],
    over_rule: str,
) -> Move | Refusal:
    """The door for people and networks: parse, then refuse. `forbidden` knows the phrases that the rules know
    but forbid; `over_rule` is the rule by which a game ends."""
    if game.outcome(s) is not None:
        return Refusal("GAME_OVER", over_rule)
    if len(text) > LONGEST_TEXT:
        return Refusal("UNKNOWN_TEXT", "", {"reason": "too_long", "word": text[:40]})
    words = text.split()
    try:
        move = game.parse(" ".join(words))
    except Unreadable as problem:
        known = forbidden(words)
        if known is not None:
            return known
        return Refusal("UNKNOWN_TEXT", "", {"reason": problem.reason, "word": problem.word[:40]})
    return game.refusal(s, seat, move) or move
