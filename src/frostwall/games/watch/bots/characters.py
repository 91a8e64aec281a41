"""The characters that play the Watch, the weakest first. The messages `character-watch-LEVEL` are their names,
and with `-style` how they play. How they fare against each other is in docs/play.md."""

from typing import Final

from frostwall.core.character import Character, Temper
from frostwall.core.search import Effort
from frostwall.games.watch.bots.search.bot import SECONDS, SearchWatch
from frostwall.games.watch.engine.state import State

TRADES: Final = ("offer", "propose", "counter", "accept", "deal", "trade")

# How hard each one thinks (worlds and turns ahead; None: as hard as `search`), and its temper.
CHARACTERS: Final[dict[str, tuple[Effort | None, Temper | None]]] = {
    # Keeps to himself: he would rather go without than trade.
    "novice": (Effort(12, 1, 0), Temper(dict.fromkeys(TRADES, -220), 0)),
    # Loves roads, wherever they lead.
    "easy": (Effort(12, 1, 0), Temper({"road": 150}, 0)),
    # Spends what he has at once.
    "medium": (Effort(8, 1, 0), Temper({"buy": 60, "end": -60}, 0)),
    # Careful: she guards more than she must, and wants to be sure.
    "hard": (Effort(60, 2, 0), Temper({"guard": 10}, 6)),
    "master": (None, None),
}


def character(level: str) -> Character[State]:
    """The character of this level."""
    effort, temper = CHARACTERS[level]
    return Character(level, SearchWatch(effort=effort, loyal=True), temper, SECONDS)
