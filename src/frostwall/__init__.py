"""Frostwall: two winter board games as exact, fast simulators. `frostwall.games` holds them by name."""

from typing import Any

from frostwall.core.game import Game
from frostwall.silverfrost.game import GAME as _silverfrost
from frostwall.watch.game import GAME as _watch

games: dict[str, Game[Any]] = {"watch": _watch, "silverfrost": _silverfrost}

__all__ = ["games"]
