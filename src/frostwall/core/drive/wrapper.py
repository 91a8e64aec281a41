"""A bot around another one."""

from collections.abc import Sequence
from typing import Generic

from mypy_extensions import mypyc_attr

from frostwall.core.drive.clock import Clock
from frostwall.core.drive.seat_view import Bot, SeatView, remembering
from frostwall.core.game import S
from frostwall.core.types import Event, Move, Seat, Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Wrapper(Generic[S]):
    """Says and does what the bot inside does; a subclass changes how it chooses."""

    def __init__(self, bot: Bot[S]) -> None:
        self.bot = bot
        self.name = bot.name
        self.mind = remembering(bot)
        self.memory: bool = self.mind is not None
        self.honest: bool = getattr(bot, "honest", True)
        self.budget: float | None = getattr(bot, "budget", None)

    def start(self, seat: Seat, setup: Setup) -> None:
        if self.mind is not None:
            self.mind.start(seat, setup)

    def observe(self, events: Sequence[Event]) -> None:
        if self.mind is not None:
            self.mind.observe(events)

    def choose(self, view: SeatView[S], clock: Clock) -> Move:
        return self.bot.choose(view, clock)
