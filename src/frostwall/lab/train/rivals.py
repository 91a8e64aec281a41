"""Two bots for the arena: a new generation, and the one it must beat. The arena knows bots by name only."""

from dataclasses import dataclass
from typing import Any, Final

from frostwall import bots
from frostwall.core.drive import Bot
from frostwall.core.net import Net
from frostwall.games import games
from frostwall.lab.arena import Contest, Game
from frostwall.lab.arena.games import play_share

NEW: Final = "new"
OLD: Final = "old"

_seated: dict[str, "Rivals"] = {}


@dataclass(frozen=True)
class Rivals:
    """The new network and the one before; without one before, the quick player's bot is the rival."""

    game: str
    rules: str
    new: Net
    old: Net | None

    def play(self, contest: Contest, first: int, count: int) -> list[Game]:
        """Games of a contest between NEW and OLD, in whatever process."""
        _seated.update({NEW: self, OLD: self})
        bots.plugins.add(NEW, f"{__name__}:{make_new.__name__}")
        bots.plugins.add(OLD, f"{__name__}:{make_old.__name__}")
        try:
            return play_share(contest, first, count)
        finally:
            for name in (NEW, OLD):
                bots.plugins.remove(name)
            _seated.clear()

    def bot(self, net: Net | None) -> Bot[Any]:
        box = games.box(self.game)
        brain = box.brains[self.rules]()
        if net is not None:
            return brain.bot(net)
        quick = [name for name in box.bots if name != brain.bot(self.new).name]
        return bots.make(quick[0], self.game)


def make_new() -> Bot[Any]:
    return _seated[NEW].bot(_seated[NEW].new)


def make_old() -> Bot[Any]:
    return _seated[OLD].bot(_seated[OLD].old)
