"""Environments for programs that learn, in the words of the libraries they are written with. Extra `[envs]`.

    batch   many games side by side, as NumPy arrays
    zoo     PettingZoo: every seat is an agent
    gym     Gymnasium: one seat against bots, and many games by its vector interface
    spiel   OpenSpiel: explicit chance, information states
    rllib   RLlib: several agents (needs `ray[rllib]` as well)

`import frostwall.envs` also tells Gymnasium the names of its environments, such as `frostwall/GameMode-v0`.
"""

from typing import TYPE_CHECKING, Any

from frostwall.envs.batch import Batch
from frostwall.envs.table import BY_RANK, BY_WIN, ActionError, Desk

if TYPE_CHECKING:
    from frostwall.envs.zoo import TableAEC

__all__ = ["BY_RANK", "BY_WIN", "ActionError", "Batch", "Desk", "aec", "register"]


def aec(game: str, **table: Any) -> "TableAEC":
    """A PettingZoo environment: `aec(GAME, rules=MODE, seats=4)`. The other words are those of `Desk`."""
    from frostwall.envs.zoo import TableAEC

    return TableAEC(game, **table)


def register() -> list[str]:
    """Tell Gymnasium of one environment for each game and mode; their names."""
    from frostwall.envs.gym import register as tell

    return tell()


try:
    register()
except ModuleNotFoundError as missing:  # Batch needs NumPy alone
    if missing.name != "gymnasium":
        raise
