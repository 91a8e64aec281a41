"""The conformance suite: what every game promises, tried on random games. `check_game` is the door."""

from frostwall.core.conformance.probe import CheckFailure, Tally
from frostwall.core.conformance.suite import check_game

__all__ = ["CheckFailure", "Tally", "check_game"]
