"""A bot that is easier to beat: now and then it makes any legal move instead of the one it would choose."""

from typing import Generic

from frostwall.core.drive import Bot, SeatView
from frostwall.core.game import S
from frostwall.core.rng import Rng
from frostwall.core.types import Move


class Slipping(Generic[S]):
    def __init__(self, bot: Bot[S], percent: int, name: str) -> None:
        self.name = name
        self.bot = bot
        self.percent = percent

    def choose(self, view: SeatView[S], rng: Rng) -> Move:
        if rng.below(100) < self.percent:
            return view.game.random_move(view.world, view.seat, rng)
        return self.bot.choose(view, rng)
