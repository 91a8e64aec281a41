"""What a decision is: an entry that says who decides, lists, refuses and makes their moves, and where it may be open.

The entries are classes in the chapters, beside the rules they follow, and each chapter lists its own as DECISIONS. The
table of all is in decisions.py; the rest of the engine asks it for the open decision and knows none by name. There are
three sorts: decisions of seats, those of `Nature`, and a `Step` that waits until everything above it is resolved and
then needs nobody.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.watch.engine.state import State

# When a decision may be the lowest on the stack.
NEVER: Final = 0  # it interrupts another
FOUNDING: Final = 1
BEFORE_ROLL: Final = 2
AFTER_ROLL: Final = 3


class Decision:
    """The base of every entry. `kinds` are the moves it takes, `rule` is the rule by which it is made, `sealed` choices
    take effect together. The other fields are for positions that are loaded: `lowest` says when it may lie at the
    bottom of the stack, `waits` whether another decision may lie on it, `of_others` whether it may belong to another
    seat than the active one, `wall` whether only Brotherhood modes know it."""

    def __init__(
        self,
        code: i64,
        name: str,
        rule: str = "",
        kinds: tuple[int, ...] = (),
        lowest: i64 = NEVER,
        waits: bool = False,
        of_others: bool = False,
        wall: bool = False,
        sealed: bool = False,
    ) -> None:
        self.code: i64 = code
        self.name = name
        self.rule = rule
        self.kinds = kinds
        self.lowest: i64 = lowest
        self.interrupts = lowest == NEVER
        self.waits = waits
        self.of_others = of_others
        self.wall = wall
        self.sealed = sealed

    # --- who ---

    def actors(self, s: State) -> list[int]:
        """Who must decide, in the order in which they are asked."""
        return [s.frame_seat()]

    def first_actor(self, s: State) -> i64:
        """The first of `actors`, without the list."""
        return s.frame_seat()

    # --- their moves ---

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        """Every legal move of an actor, except offers and several exchanges at once."""

    def allows(self, s: State, kind: i64) -> bool:
        """Does it take this kind of move at all? Heroes are asked with `refuse_hero`."""
        return kind in self.kinds

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        """Why an actor may not make this move, of a kind that is allowed: the object, its cost, the supply."""
        return None

    def refuse_kind(self, s: State, seat: i64, kind: i64) -> Refusal:
        """Why an actor may not make a move of a kind that is not allowed."""
        return self.pending()

    def refuse_hero(self, s: State, seat: i64, m: i64) -> Refusal | None:
        """Why an actor may not use this hero now; None: it is the moment for it."""
        return self.pending()

    def pending(self) -> Refusal:
        return Refusal("PENDING_DECISION", "TURN-7", {"decision": self.name})

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """On top of the stack: resolve it if that needs nobody. False: somebody has to decide."""
        return False

    # --- nature ---

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """What nature may do, each move with its weight."""
        return []

    def draw(self, s: State, rng: Rng) -> i64:
        """One of `outcomes` by its weight, without the list: for bulk simulation."""
        raise NotImplementedError

    # --- for views and documents ---

    def rule_of(self, s: State) -> str:
        """The rule by which it is made now."""
        return self.rule

    def hero(self, s: State) -> str:
        """The name of the hero it belongs to, if any."""
        return ""

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        """May a position have this open as its i-th frame, with this seat and these arguments?"""
        return True


class Nature(Decision):
    """An outcome is drawn."""

    def actors(self, s: State) -> list[int]:
        return [CHANCE]

    def first_actor(self, s: State) -> i64:
        return CHANCE


class Step(Decision):
    """What waits until everything above it is resolved (WILD-29). Nobody decides: `settle` makes it."""

    def __init__(self, code: i64, name: str, of_others: bool = False, wall: bool = True) -> None:
        super().__init__(code, name, waits=True, of_others=of_others, wall=wall)

    def actors(self, s: State) -> list[int]:
        return []
