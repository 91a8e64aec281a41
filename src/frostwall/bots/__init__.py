"""Bots: the registry, and the bots that belong to no game."""

from frostwall.bots.names import free_name
from frostwall.bots.registry import (
    LEVELS,
    About,
    BrokenBot,
    about,
    adviser,
    characters,
    label,
    make,
    named,
    names,
    newcomer,
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
    "characters",
    "free_name",
    "label",
    "make",
    "named",
    "names",
    "newcomer",
    "parse",
    "plugins",
    "register",
    "remembers",
    "strongest",
    "table_names",
]
