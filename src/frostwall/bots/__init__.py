"""Bots: the registry, and the bots that belong to no game."""

from frostwall.bots.names import free_name
from frostwall.bots.registry import LEVELS, label, make, names, parse, strongest

__all__ = ["LEVELS", "free_name", "label", "make", "names", "parse", "strongest"]
