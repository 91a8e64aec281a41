"""The bots by name. A bot is handed a SeatView and a generator, and keeps nothing between two decisions."""

from typing import Any, Final

from frostwall.bots.levels import Slipping
from frostwall.bots.random import RandomBot
from frostwall.core.drive import Bot
from frostwall.core.types import Refusal, Refused
from frostwall.games import games

RANDOM: Final = "random"  # plays every game

# How well a bot plays: of a hundred decisions, how many it leaves to the draw.
FULL: Final = "full"
LEVELS: Final[dict[str, int]] = {"easy": 40, "medium": 15, FULL: 0}


def names(game: str | None = None) -> list[str]:
    """All bots, or those that play this game."""
    boxes = games.boxes() if game is None else [games.box(game)] if game in games else []
    return [*dict.fromkeys(name for box in boxes for name in box.bots), RANDOM]


def strongest(game: str) -> str:
    """The best bot that plays this game: its box lists it first."""
    return names(game)[0]


def label(name: str, level: str) -> str:
    """A bot and its level as records and command lines write them: `greedy`, `greedy:easy`. Read by `parse`."""
    return name if name == RANDOM or LEVELS.get(level) == 0 else f"{name}:{level}"


def parse(text: str, game: str) -> tuple[str, str] | None:
    """The bot and the level of a label; None if this game has no such bot."""
    name, colon, level = text.partition(":")
    level = level if colon else FULL
    return (name, level) if name in names(game) and level in LEVELS else None


def make(name: str, game: str, level: str = FULL) -> Bot[Any]:
    """A bot at one of the LEVELS. The random one has none: it cannot play worse."""
    if name == RANDOM:
        return RandomBot()
    makers = games.box(game).bots if game in games else {}
    if name not in makers:
        raise Refused(Refusal("UNKNOWN_BOT", "", {"bot": name}, {"bots": names(game)}))
    bot = makers[name]()
    slips = LEVELS[level]
    return Slipping(bot, slips, label(name, level)) if slips else bot
