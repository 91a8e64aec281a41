"""The games by name: those that come with Frostwall, and those that other packages bring along.

`games[NAME]` is an engine; `games.box(NAME)` is everything the game brings along. A package adds a game with an
entry point of the group `frostwall.games`, a program with `games.add("chess", "my_package.box:BOX")`.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from frostwall.core.game import Game
from frostwall.games.box import Box

GROUP: Final = "frostwall.games"
# Each game is `module:ATTRIBUTE`, as an entry point says it: nothing is imported before it is asked for.
BUILT_IN: Final = {
    "watch": "frostwall.games.watch.box:BOX",
    "silverfrost": "frostwall.games.silverfrost.box:BOX",
}


class BrokenGame(Exception):
    """The box of a game cannot be loaded; the cause is what its package raised."""

    def __init__(self, name: str, where: str, reason: str) -> None:
        super().__init__(
            f"The game “{name}” ({where}) cannot be loaded: {reason}. Repair or remove the package that brings it."
        )


class Registry(Mapping[str, Game[Any]]):
    """Engines by name, in the order in which clients list them."""

    def __init__(self, built_in: Mapping[str, str]) -> None:
        self._where = dict(built_in)
        for found in entry_points(group=GROUP):
            self._where.setdefault(found.name, found.value)
        self._boxes: dict[str, Box] = {}
        self.added: dict[str, str] = {}  # by this program; other processes must be told

    def add(self, name: str, where: str) -> None:
        """Add a game: `where` is `module:ATTRIBUTE` and names its box."""
        self._where[name] = self.added[name] = where
        self._boxes.pop(name, None)

    def remove(self, name: str) -> None:
        """Take back an `add`."""
        del self.added[name]
        del self._where[name]
        self._boxes.pop(name, None)

    def box(self, name: str) -> Box:
        """What the game of this name brings along; KeyError if there is none, BrokenGame if it cannot be loaded."""
        if name not in self._boxes:
            where = self._where[name]
            module, _, attribute = where.partition(":")
            try:
                found = getattr(import_module(module), attribute)
            except Exception as problem:  # another package's code: it may raise anything
                raise BrokenGame(name, where, f"{type(problem).__name__}: {problem}") from problem
            if not isinstance(found, Box) or found.name != name:
                raise BrokenGame(name, where, f"it is not the box of a game named {name!r}")
            self._boxes[name] = found
        return self._boxes[name]

    def boxes(self) -> list[Box]:
        """The boxes of all games, in order."""
        return [self.box(name) for name in self._where]

    def __getitem__(self, name: str) -> Game[Any]:
        return self.box(name).engine

    def __contains__(self, name: object) -> bool:
        return name in self._where

    def __iter__(self) -> Iterator[str]:
        return iter(self._where)

    def __len__(self) -> int:
        return len(self._where)


games: Final = Registry(BUILT_IN)

__all__ = ["Box", "BrokenGame", "Registry", "games"]
