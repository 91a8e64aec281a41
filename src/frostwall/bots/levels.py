"""A bot that is easier to beat: now and then it makes any legal move instead of the one it would choose."""

from frostwall.core.drive import Bot, Clock, SeatView, Wrapper
from frostwall.core.game import S
from frostwall.core.types import Move


class Slipping(Wrapper[S]):
    def __init__(self, bot: Bot[S], percent: int, name: str) -> None:
        super().__init__(bot)
        self.name = name
        self.percent = percent

    def __reduce__(self) -> tuple[object, ...]:
        return Slipping, (self.bot, self.percent, self.name)

    def choose(self, view: SeatView[S], clock: Clock) -> Move:
        if clock.rng.below(100) < self.percent:
            return view.game.random_move(view.world, view.seat, clock.rng)
        return super().choose(view, clock)
