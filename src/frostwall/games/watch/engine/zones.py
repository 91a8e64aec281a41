"""Where cards lie, by the names that events and Knowledge use, and the arguments of an event that moves some."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import size, to_dict
from frostwall.core.types import Json
from frostwall.games.watch.engine.rules import RESOURCES

SUPPLY: Final = "supply"
PILE: Final = "pile"
OUT: Final = "out"  # of the game (DEV-3)


def hand(seat: i64) -> str:
    return f"hand:{seat}"


def held_cards(seat: i64) -> str:
    """The development cards a seat holds."""
    return f"cards:{seat}"


def open_patrols(seat: i64) -> str:
    return f"patrols:{seat}"


def moved(cards: i64, source: str, target: str) -> Json:
    """Resource cards pass from one zone to another."""
    return {"cards": to_dict(cards, RESOURCES), "count": size(cards), "source": source, "target": target}
