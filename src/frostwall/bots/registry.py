"""The bots by name. A bot is handed a SeatView and a generator, and keeps nothing between two decisions."""

from typing import Any, Final

from frostwall.bots.levels import Slipping
from frostwall.bots.random import RandomBot
from frostwall.core.drive import Bot
from frostwall.core.types import Refusal, Refused
from frostwall.games import games

RANDOM: Final = "random"  # plays every game

# How well a bot plays: of a hundred decisions, how many it leaves to the draw.
LEVELS: Final[dict[str, int]] = {"easy": 40, "medium": 15, "full": 0}


def names(game: str | None = None) -> list[str]:
    """All bots, or those that play this game."""
    boxes = games.boxes() if game is None else [games.box(game)] if game in games else []
    return [*dict.fromkeys(name for box in boxes for name in box.bots), RANDOM]


def make(name: str, game: str, level: str = "full") -> Bot[Any]:
    """A bot at one of the LEVELS. The random one has none: it cannot play worse."""
    if name == RANDOM:
        return RandomBot()
    makers = games.box(game).bots if game in games else {}
    if name not in makers:
        raise Refused(Refusal("UNKNOWN_BOT", "", {"bot": name}, {"bots": names(game)}))
    bot = makers[name]()
    slips = LEVELS[level]
    return Slipping(bot, slips) if slips else bot
