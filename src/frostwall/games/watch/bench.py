"""The yardstick of `frostwall bench`: Catanatron, which plays the Watch's base game under its other name."""

import importlib
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

from frostwall.lab import Mistake

SEATS: Final = 4


class Catanatron:
    """Four of its RandomPlayers; its log of actions holds the decisions, ROLL and END_TURN too."""

    def __init__(self) -> None:
        try:
            package: Any = importlib.import_module("catanatron")
            maps: Any = importlib.import_module("catanatron.models.map")
        except ModuleNotFoundError as problem:
            facts: dict[str, str | int] = {
                "rival": "Catanatron",
                "command": "pip install 'frostwall[bench]'",
            }
            raise Mistake("cli-no-rival", facts) from problem
        self.version = version("catanatron")
        self.new_game = package.Game
        self.new_player = package.RandomPlayer
        self.colors = list(package.Color)[:SEATS]
        self.maps = maps

    def set_up(self) -> Callable[[], int]:
        board = self.maps.CatanMap.from_template(self.maps.BASE_MAP_TEMPLATE)
        return lambda: self.play(board)

    def play(self, board: Any) -> int:
        game = self.new_game([self.new_player(color) for color in self.colors], catan_map=board)
        game.play()
        return len(game.state.actions)
