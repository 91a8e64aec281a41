"""The bots by name. A bot is handed a SeatView and a generator, and keeps nothing between two decisions."""

from collections.abc import Callable
from typing import Any, Final

from frostwall.bots.builder_silverfrost import BuilderSilverfrost
from frostwall.bots.greedy_silverfrost import GreedySilverfrost
from frostwall.bots.greedy_watch import GreedyWatch
from frostwall.bots.random_bot import RandomBot
from frostwall.core.drive import Bot
from frostwall.core.types import Refusal, Refused

ANY_GAME: Final = "*"

_MAKERS: Final[dict[str, dict[str, Callable[[], Bot[Any]]]]] = {
    "builder": {"silverfrost": BuilderSilverfrost},
    "greedy": {"silverfrost": GreedySilverfrost, "watch": GreedyWatch},
    "random": {ANY_GAME: RandomBot},
}


def names(game: str | None = None) -> list[str]:
    """All bots, or those that play this game."""
    return [name for name, makers in _MAKERS.items() if game is None or game in makers or ANY_GAME in makers]


def make(name: str, game: str) -> Bot[Any]:
    makers = _MAKERS.get(name, {})
    maker = makers.get(game, makers.get(ANY_GAME))
    if maker is None:
        raise Refused(Refusal("UNKNOWN_BOT", "", {"bot": name}, {"bots": names(game)}))
    return maker()


__all__ = ["make", "names"]
