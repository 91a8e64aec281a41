"""Two bots for the arena: a new generation, and the one it must beat. The arena knows bots by name only."""

from collections.abc import Callable
from typing import Any, Final

from frostwall import bots
from frostwall.core.drive import Bot

NEW: Final = "new"
OLD: Final = "old"

_makers: dict[str, Callable[[], Bot[Any]]] = {}


def seat(new: Callable[[], Bot[Any]], old: Callable[[], Bot[Any]]) -> None:
    """Let these two meet under the names NEW and OLD, in this process."""
    _makers.update({NEW: new, OLD: old})
    bots.plugins.add(NEW, f"{__name__}:{make_new.__name__}")
    bots.plugins.add(OLD, f"{__name__}:{make_old.__name__}")


def leave() -> None:
    for name in (NEW, OLD):
        bots.plugins.remove(name)
    _makers.clear()


def make_new() -> Bot[Any]:
    return _makers[NEW]()


def make_old() -> Bot[Any]:
    return _makers[OLD]()
