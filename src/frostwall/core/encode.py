"""Positions and moves as numbers, for programs that learn: what a seat knows, what it may do, what it chooses.

    encoder = Encoder(game, state)        for this table and all others with the same rules, seats and set of cards
    encoder.look(state, seat)             fills `observation` and `mask`
    encoder.path(move)                    the numbers of the action index that make this move
    encoder.step(number)                  the move, or PENDING while more numbers must follow

`observation` and `mask` are vectors whose bytes NumPy sees without a copy: `numpy.asarray(encoder.mask).view("int8")`.
Their last bytes are filling; `width` and `size` say how many count.
"""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.compose import PENDING, WRONG, ActionError, Choice
from frostwall.core.engine import Engine
from frostwall.core.game import Game, S
from frostwall.core.types import Json, Move, Seat


class Encoder(Generic[S]):
    """One row and one mask, written anew by each `look`. Without `offers` a seat may do what `legal_moves` lists, and
    answer what others offer, but put no terms forward itself."""

    def __init__(self, game: Game[S], s: S, offers: bool = True) -> None:
        if not isinstance(game, Engine):
            raise TypeError(f"the game {game.name} has no tensors: it is not an Engine")
        self.game: Engine[S] = game
        self.offers = offers
        self.tensor = self.game.tensor(s)
        self.index = self.tensor.index
        self.width: i64 = self.tensor.width
        self.size: i64 = self.index.size
        self.observation: vec[i64] = vec[i64]([0] * self.tensor.words)
        self.mask: vec[i64] = vec[i64]([0] * self.index.words)
        self.choice = Choice(self.index, self.mask, 0)

    def look(self, s: S, seat: Seat) -> None:
        """What the seat may know and do at this position. The mask of a seat that does not decide is empty."""
        moves = self.choice.moves
        moves.clear()
        if seat in self.game.actors(s):
            self.game.list_moves(s, seat, moves)
            if self.offers:
                self.game.list_terms(s, seat, moves)
        self.choice.open(seat)
        self.tensor.observe(s, self.choice, self.observation, 0)

    def step(self, number: int) -> Move:
        """Choose a number that the mask allows. The move, or PENDING: then mask and observation say how it goes on."""
        made: i64 = WRONG
        if 0 <= number < self.size:
            made = self.choice.step(number)
        if made == WRONG:
            raise ActionError(wrong_number(number, self.size, self.choice.count()))
        if made == PENDING:
            self.tensor.observe_choice(self.choice, self.observation, 0)
        return made

    def path(self, m: Move) -> list[int]:
        """The numbers that make this legal move from here. ActionError if there are none."""
        found = self.choice.path(m)
        if not found:
            raise ActionError(f"{self.game.text(m)!r} is not among the moves that the mask allows here.")
        return found

    def spec(self) -> Json:
        """Every byte of an observation and every number of the action index."""
        return self.tensor.spec()


def wrong_number(number: int, size: int, allowed: int) -> str:
    """Why a number was not taken."""
    if not 0 <= number < size:
        return f"There is no action {number}: this table has the actions 0 to {size - 1}."
    return f"The mask does not allow action {number} here; it allows {allowed} others. Nothing was changed."
