"""What a game is: the protocol every client, bot and server is written against."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

from frostwall.core.kinds import Kinds
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Move, Option, Outcome, Refusal, Seat, Setup

if TYPE_CHECKING:
    from random import Random


class GameState(Protocol):
    """A position. Only its game looks inside."""

    @property
    def ply(self) -> int:
        """Moves made so far, nature's included."""

    @property
    def turn(self) -> int:
        """The number of the turn, as the game counts them."""

    def clone(self) -> Self:
        """An independent copy."""

    def check(self) -> None:
        """Raise AssertionError when an invariant is broken."""


S = TypeVar("S", bound=GameState)


class Game(Protocol[S]):
    """The rules of one game, as pure functions over a state.

    A seat is a number from 0; CHANCE (-1) is nature and SPECTATOR (-2) a viewer without a seat. A move is an integer
    whose meaning `kinds` declares. What is not allowed is a Refusal: returned where a person may ask, raised as Refused
    where a program should have known.
    """

    @property
    def name(self) -> str:
        """The name under which the game is registered and recorded."""

    @property
    def rules_version(self) -> int:
        """Goes up when an old record would come out differently."""

    @property
    def kinds(self) -> Kinds:
        """The kinds of moves, with their notation and who may see what of them."""

    def rulesets(self) -> Mapping[str, tuple[int, ...]]:
        """The modes, each with the numbers of seats it takes."""

    def options(self, rules: str) -> list[Option]:
        """The options that a table of this mode has."""

    def setup(self, rules: str, seats: int, rng: "Random | Rng", **options: object) -> Setup:
        """The public facts of a new table. The same generator gives the same facts."""

    def new_game(self, setup: Setup) -> S:
        """The first state. Draws nothing: the same set-up always gives the same state."""

    def scene(self, setup: Setup) -> Json:
        """What never changes at this table: places, names, costs."""

    def actors(self, s: S) -> list[Seat]:
        """Who must decide: `[]` when the game is over, `[CHANCE]`, one seat, or several seats at once."""

    def legal_moves(self, s: S, seat: Seat) -> list[Move]:
        """Every legal move of the seat, except of kinds declared with `listed=False`."""

    def random_move(self, s: S, seat: Seat, rng: "Random | Rng") -> Move:
        """A move drawn uniformly from `legal_moves`."""

    def refusal(self, s: S, seat: Seat, m: Move) -> Refusal | None:
        """Why the seat may not make this move, or None if it may. Takes any integer."""

    def judge(self, s: S, seat: Seat, text: str) -> Move | Refusal:
        """The move that this text means, or why the seat may not make it. For people and networks."""

    def chance(self, s: S) -> list[tuple[Move, int]]:
        """Nature's possible moves in ascending order, each with its weight."""

    def apply(self, s: S, seat: Seat, m: Move, events: list[Event] | None = None) -> None:
        """Make a legal move. Appends what happened to `events`, if given."""

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while somebody must decide."""

    def view(self, s: S, viewer: Seat) -> Json:
        """What the viewer may know, in the shape of ViewShape. A hidden value is None."""

    def views(self, s: S, viewers: list[Seat]) -> list[Json]:
        """`view` for each of them. What several may see can be the same object in all of their views."""

    def determinize(self, s: S, viewer: Seat, rng: "Random | Rng", known: Knowledge | None = None) -> S:
        """A state that the viewer cannot tell from this one: everything hidden from them is dealt again."""

    def knowledge(self, s: S, viewer: Seat) -> Knowledge:
        """What the viewer knows about hidden zones before the first move; `s` is fresh from `new_game`."""

    def text(self, m: Move) -> str:
        """The move in notation."""

    def fields(self, m: Move) -> Json:
        """The move as JSON: its kind and its arguments."""

    def parse(self, t: str) -> Move:
        """The move of a notation. Raises Unreadable."""

    def dump(self, s: S) -> Json:
        """The whole state as a document."""

    def load(self, d: Json) -> S:
        """The state of a document. Raises Refused for an impossible position."""

    def playout(self, s: S, nature: Rng, seats: Rng, limit: int) -> int:
        """Random moves by every seat until the end or the limit; returns the decisions made by seats. The same as
        asking `random_move` for the first actor each time, with nature drawing by weight, only quicker."""
