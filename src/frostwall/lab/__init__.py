"""The lab: many games at once. Simulation, benchmark and their report, on one machine.

Nothing here decides a rule or words a sentence: a person's mistake is raised as a `Mistake`, a key of the message
catalogue with its arguments, and the command line says it.
"""

from collections.abc import Mapping
from typing import Any

from frostwall.core.game import Game
from frostwall.core.record import with_options
from frostwall.games import games


def game_for(name: str, options: Mapping[str, object]) -> Game[Any]:
    """The game that these options ask for."""
    return with_options(games[name], options)


class Mistake(ValueError):
    """Something a person can put right: a key of the message catalogue and plain arguments."""

    def __init__(self, key: str, facts: dict[str, str | int] | None = None) -> None:
        # Both go to the base class, so that a worker's mistake survives the way back to its parent.
        super().__init__(key, facts)
        self.key = key
        self.facts: dict[str, str | int] = facts if facts is not None else {}
