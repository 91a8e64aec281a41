"""A bot with a character: it judges its moves like the bot inside, and then does what it likes.

How well a character plays comes from the bot inside, which may try few worlds and see a few turns only, and from two
traits. What it `likes` or dislikes, by kinds of moves, counts as if it were worth so many thousandths of a game more or
less. Its `doubt` is how many worlds it wants to have seen before it believes half of what they promise: whoever has
none follows the first impression. It errs as people do, by taste and short sight. It never draws lots.
"""

from collections.abc import Mapping
from typing import Generic, Protocol

from frostwall.core.drive import Bot, Clock, SeatView
from frostwall.core.game import S
from frostwall.core.search import Judged
from frostwall.core.types import Move


class Judging(Bot[S], Protocol[S]):
    """A bot that says how good moves are."""

    def judge(self, view: SeatView[S], clock: Clock) -> list[Judged]:
        """Every move worth a thought; one that was not tried has no worlds."""


class Temper:
    """What a character likes, by the first words of kinds of moves, and how much it doubts."""

    def __init__(self, likes: Mapping[str, int], doubt: int) -> None:
        self.likes = dict(likes)
        self.doubt = doubt

    def __reduce__(self) -> tuple[object, ...]:
        return Temper, (self.likes, self.doubt)


class Character(Generic[S]):
    """Without a temper it plays as the bot inside does. `budget` is the seconds it takes at most."""

    def __init__(self, name: str, bot: Judging[S], temper: Temper | None, budget: float) -> None:
        self.name = name
        self.bot = bot
        self.temper = temper
        self.budget = budget

    def __reduce__(self) -> tuple[object, ...]:
        return Character, (self.name, self.bot, self.temper, self.budget)

    def choose(self, view: SeatView[S], clock: Clock) -> Move:
        temper = self.temper
        if temper is None:
            return self.bot.choose(view, clock)
        judged = self.bot.judge(view, clock)
        best = judged[0]
        if best.worlds == 0:  # there was no choice, or no time
            return best.move
        top = _appeal(view, best, temper)
        for one in judged[1:]:
            appeal = _appeal(view, one, temper)
            if appeal > top:
                best = one
                top = appeal
        return best.move


def _appeal(view: SeatView[S], one: Judged, temper: Temper) -> float:
    """What the move promises beyond the obvious one, as far as it is believed, and how much it is liked, in thousandths
    of a game."""
    liked = temper.likes.get(view.game.kinds.kind(one.move).words[0], 0)
    return 1000.0 * one.gain * one.worlds / (one.worlds + temper.doubt) + liked
