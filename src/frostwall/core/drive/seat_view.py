"""What a bot is handed: a `SeatView`, never the true state; and what a bot is."""

from collections.abc import Iterator
from typing import Generic, Protocol

from frostwall.core.game import Game, S
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Json, Move, Refusal, Seat


class SeatView(Generic[S]):
    """What a bot receives: a world in which everything its seat cannot know is re-dealt, and what it has learnt.

    Made by `seat_view` only, so that no bot ever holds the true state.
    """

    def __init__(self, game: Game[S], seat: Seat, world: S, known: Knowledge) -> None:
        self.game = game
        self.seat = seat
        self.world = world
        self.known = known

    def view(self) -> Json:
        """What the seat sees."""
        return self.game.view(self.world, self.seat)

    def moves(self) -> list[Move]:
        """The seat's legal moves."""
        return self.game.legal_moves(self.world, self.seat)

    def worlds(self, rng: Rng) -> Iterator[S]:
        """Fresh determinizations, as many as are asked for."""
        while True:
            yield self.game.determinize(self.world, self.seat, rng, self.known)


def seat_view(game: Game[S], s: S, seat: Seat, rng: Rng, known: Knowledge) -> SeatView[S]:
    """What a bot in this seat may know of the state."""
    return SeatView(game, seat, game.determinize(s, seat, rng, known), known.clone())


class Bot(Protocol[S]):
    """Chooses a seat's moves. Keeps nothing from one decision to the next."""

    @property
    def name(self) -> str:
        """The name that records and tables show."""

    def choose(self, view: SeatView[S], rng: Rng) -> Move:
        """A legal move. All its randomness comes from `rng`."""


class IllegalMove(ValueError):
    """A bot chose a move its seat may not make."""

    def __init__(self, bot: str, seat: Seat, text: str, refusal: Refusal) -> None:
        super().__init__(f"bot {bot} in seat {seat} chose {text}: {refusal}")
        self.bot = bot
        self.seat = seat
        self.text = text
        self.refusal = refusal
