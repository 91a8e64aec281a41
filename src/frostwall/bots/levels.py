"""A bot that is easier to beat: now and then it makes any legal move instead of the one it would choose."""

from collections.abc import Sequence
from typing import Generic

from frostwall.core.drive import Bot, Clock, SeatView, remembering
from frostwall.core.game import S
from frostwall.core.types import Event, Move, Seat, Setup


class Slipping(Generic[S]):
    def __init__(self, bot: Bot[S], percent: int, name: str) -> None:
        self.name = name
        self.bot = bot
        self.percent = percent
        self.mind = remembering(bot)
        self.memory: bool = self.mind is not None
        self.honest: bool = getattr(bot, "honest", True)

    def __reduce__(self) -> tuple[object, ...]:
        return Slipping, (self.bot, self.percent, self.name)

    def start(self, seat: Seat, setup: Setup) -> None:
        if self.mind is not None:
            self.mind.start(seat, setup)

    def observe(self, events: Sequence[Event]) -> None:
        if self.mind is not None:
            self.mind.observe(events)

    def choose(self, view: SeatView[S], clock: Clock) -> Move:
        if clock.rng.below(100) < self.percent:
            return view.game.random_move(view.world, view.seat, clock.rng)
        return self.bot.choose(view, clock)
