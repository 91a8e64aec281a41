"""The bots by name. A bot is handed a SeatView and a generator, and keeps nothing between two decisions."""

from collections.abc import Callable
from typing import Any, Final

from frostwall.bots.builder_silverfrost import BuilderSilverfrost
from frostwall.bots.greedy_silverfrost import GreedySilverfrost
from frostwall.bots.greedy_watch import GreedyWatch
from frostwall.bots.random_bot import RandomBot
from frostwall.bots.slipping import Slipping
from frostwall.core.drive import Bot
from frostwall.core.types import Refusal, Refused

ANY_GAME: Final = "*"

_MAKERS: Final[dict[str, dict[str, Callable[[], Bot[Any]]]]] = {
    "builder": {"silverfrost": BuilderSilverfrost},
    "greedy": {"silverfrost": GreedySilverfrost, "watch": GreedyWatch},
    "random": {ANY_GAME: RandomBot},
}

# How well a bot plays: of a hundred decisions, how many it leaves to the draw.
LEVELS: Final[dict[str, int]] = {"easy": 40, "medium": 15, "full": 0}


def names(game: str | None = None) -> list[str]:
    """All bots, or those that play this game."""
    return [name for name, makers in _MAKERS.items() if game is None or game in makers or ANY_GAME in makers]


def make(name: str, game: str, level: str = "full") -> Bot[Any]:
    """A bot at one of the LEVELS. The random one has none: it cannot play worse."""
    makers = _MAKERS.get(name, {})
    maker = makers.get(game, makers.get(ANY_GAME))
    if maker is None:
        raise Refused(Refusal("UNKNOWN_BOT", "", {"bot": name}, {"bots": names(game)}))
    bot = maker()
    slips = LEVELS[level]
    return Slipping(bot, slips) if slips and name != "random" else bot


__all__ = ["LEVELS", "make", "names"]
