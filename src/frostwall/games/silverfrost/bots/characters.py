"""The characters that play Silverfrost, the weakest first. The messages `character-silverfrost-LEVEL` are their names,
and with `-style` how they play. How they fare against each other is in docs/play.md."""

from typing import Final

from frostwall.core.character import Character, Temper
from frostwall.core.search import Effort
from frostwall.games.silverfrost.bots.search.bot import SECONDS, SearchSilverfrost
from frostwall.games.silverfrost.engine.state import State

# How hard each one thinks (worlds and turns ahead; None: as hard as `search`), and its temper.
CHARACTERS: Final[dict[str, tuple[Effort | None, Temper | None]]] = {
    # Sees what a move brings at once, and nothing of what comes after it.
    "novice": (Effort(12, 0, 0), Temper({}, 0)),
    # Gathers, and puts off what she could build.
    "easy": (Effort(12, 1, 0), Temper({"play": -50}, 0)),
    # Plays whatever he can pay for.
    "medium": (Effort(12, 1, 0), Temper({"play": 70}, 0)),
    # Quick: a few worlds, and three turns ahead.
    "hard": (Effort(24, 3, 0), Temper({}, 2)),
    "master": (None, None),
}


def character(level: str) -> Character[State]:
    """The character of this level."""
    effort, temper = CHARACTERS[level]
    return Character(level, SearchSilverfrost(effort=effort), temper, SECONDS)
