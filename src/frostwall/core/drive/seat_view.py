"""What a bot is handed: a `SeatView`, never the true state; and what a bot is."""

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, cast

from frostwall.core.drive.clock import Clock
from frostwall.core.game import Game, S
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Move, Refusal, Seat, Setup


class SeatView(Generic[S]):
    """What a bot receives: a world in which everything its seat cannot know is re-dealt, and what it has learnt.

    Made by `seat_view` only, so that no bot ever holds the true state.
    """

    def __init__(self, game: Game[S], seat: Seat, world: S, known: Knowledge) -> None:
        self.game = game
        self.seat = seat
        self.world = world
        self.known = known

    def __reduce__(self) -> tuple[object, ...]:
        return SeatView, (self.game, self.seat, self.world, self.known)

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
    """Chooses a seat's moves. It may say more about itself, each with the usual value if it does not:

    `memory` (False): it remembers the game, and so is Remembering. `honest` (True): one that is not is handed the true
    state, and plays only in the laboratory. `budget`: the seconds it wants for a decision. `games`: the names of those
    it plays; none: all. `strength`: its measured rating.
    """

    @property
    def name(self) -> str:
        """The name that records and tables show."""

    def choose(self, view: SeatView[S], clock: Clock) -> Move:
        """A legal move. All its chance comes from `clock.rng`."""


class Remembering(Bot[S], Protocol[S]):
    """A bot that keeps something from one decision to the next. It says so by `memory = True`."""

    def start(self, seat: Seat, setup: Setup) -> None:
        """A new game begins, and this is its seat. Whatever it remembered is of another game."""

    def observe(self, events: Sequence[Event]) -> None:
        """This has happened, as its seat may know it. Every move of every seat and of nature is told, in order, before
        the next decision."""


def remembering(bot: Bot[S]) -> Remembering[S] | None:
    """The same bot if it has a memory."""
    return cast("Remembering[S]", bot) if getattr(bot, "memory", False) else None


def ask(game: Game[S], s: S, seat: Seat, bot: Bot[S], known: Knowledge, clock: Clock) -> Move:
    """The move that a bot chooses, judged; IllegalMove if its seat may not make it, BotFailed if the bot raises."""
    if getattr(bot, "honest", True):
        view = seat_view(game, s, seat, clock.rng, known)
    else:
        view = SeatView(game, seat, s.clone(), known.clone())
    try:
        move = bot.choose(view, clock)
    except Exception as problem:
        raise BotFailed(bot.name, seat, f"{type(problem).__name__}: {problem}") from problem
    refusal = game.refusal(s, seat, move)
    if refusal is not None:
        text = game.text(move) if game.kinds.well_formed(move) else str(move)
        raise IllegalMove(bot.name, seat, text, refusal)
    return move


class BotFailed(Exception):
    """A bot raised instead of choosing; the cause is what it raised."""

    def __init__(self, bot: str, seat: Seat, reason: str) -> None:
        super().__init__(f"bot {bot} in seat {seat} failed: {reason}")
        self.bot = bot
        self.seat = seat
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return BotFailed, (self.bot, self.seat, self.reason)


class IllegalMove(ValueError):
    """A bot chose a move its seat may not make."""

    def __init__(self, bot: str, seat: Seat, text: str, refusal: Refusal) -> None:
        super().__init__(f"bot {bot} in seat {seat} chose {text}: {refusal}")
        self.bot = bot
        self.seat = seat
        self.text = text
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.bot, self.seat, self.text, self.refusal)
