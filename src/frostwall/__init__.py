"""Frostwall: two winter board games as exact, fast simulators. `frostwall.games` holds them by name."""

from frostwall.games import games

__all__ = ["games"]
