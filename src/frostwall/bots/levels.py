"""The levels of a bot: one that now and then makes any legal move instead of the one it would choose, and one that may
look at so many positions."""

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


class Bounded(Wrapper[S]):
    """Looks at no more than so many nodes, however long it may think."""

    def __init__(self, bot: Bot[S], nodes: int, name: str) -> None:
        super().__init__(bot)
        self.name = name
        self.nodes = nodes

    def __reduce__(self) -> tuple[object, ...]:
        return Bounded, (self.bot, self.nodes, self.name)

    def choose(self, view: SeatView[S], clock: Clock) -> Move:
        nodes = self.nodes if clock.nodes is None else min(self.nodes, clock.nodes)
        return super().choose(view, Clock(clock.rng, clock.seconds, nodes))
