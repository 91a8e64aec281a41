"""The bot that plays anything: a uniform draw from the legal moves. It never offers, and answers by the draw."""

from typing import Generic

from frostwall.core.drive import Clock, SeatView
from frostwall.core.game import S
from frostwall.core.types import Move


class RandomBot(Generic[S]):
    def __init__(self) -> None:
        self.name = "random"

    def choose(self, view: SeatView[S], clock: Clock) -> Move:
        return view.game.random_move(view.world, view.seat, clock.rng)
