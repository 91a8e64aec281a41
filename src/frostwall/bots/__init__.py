"""Bots: the registry, and the bots that belong to no game."""

from frostwall.bots.registry import LEVELS, make, names

__all__ = ["LEVELS", "make", "names"]
