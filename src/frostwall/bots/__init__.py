"""Bots: the registry, and the bots that belong to no game."""

from frostwall.bots.names import free_name
from frostwall.bots.registry import (
    LEVELS,
    About,
    BrokenBot,
    about,
    adviser,
    label,
    make,
    named,
    names,
    parse,
    plugins,
    register,
    remembers,
    strongest,
    table_names,
)

__all__ = [
    "LEVELS",
    "About",
    "BrokenBot",
    "about",
    "adviser",
    "free_name",
    "label",
    "make",
    "named",
    "names",
    "parse",
    "plugins",
    "register",
    "remembers",
    "strongest",
    "table_names",
]
