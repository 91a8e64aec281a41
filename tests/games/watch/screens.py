"""The stored screens: `python -m tests.games.watch.screens` writes them anew. A change of them has to be meant."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.terminal.scripted import shared

from frostwall.games.watch.terminal.groups import menu
from frostwall.games.watch.terminal.presenter import WatchPresenter
from frostwall.games.watch.terminal.screen import GIFT, NORTH, WatchMoment
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.paint import NONE, render
from frostwall.terminal.report import ending

SCREENS = Path(__file__).parent / "screens"
NAMES = ("founding", "middle", "ended")
WATCH = ("guards", "wall", "special", "six")  # Brotherhood: 3, 4, 5 and 6 seats
WINDOW = (100, 35)
SMALL = (80, 24)
LARGE = (160, 50)


class Shot(NamedTuple):
    """A stored screen: a game, a window, and in a small window the pane."""

    record: str
    window: tuple[int, int] = WINDOW
    pane: str = GIFT

    @property
    def file(self) -> Path:
        size = "" if self.window == WINDOW else f"-{self.window[0]}"
        return SCREENS / f"{self.record}{size}{'-north' if self.pane == NORTH else ''}.txt"


SHOTS = (
    *(Shot(name) for name in NAMES),
    Shot("guards", SMALL, NORTH),
    Shot("wall", SMALL),
    Shot("wall", SMALL, NORTH),
    Shot("wall"),
    Shot("wall", LARGE),
    Shot("special", SMALL),
    Shot("special"),
    Shot("six", SMALL),
    Shot("six", SMALL, NORTH),
    Shot("six"),
    Shot("six", LARGE),
)


@cache
def moment(name: str, lang: str = "en", opened: str = "", pane: str = GIFT) -> WatchMoment:
    """A stored game as it is shown to the person."""
    table = shared(name)
    words = WatchWords(lang, table.scene, 0, {seat: bot.name for seat, bot in table.bots.items()})
    outcome = table.outcome()
    groups = [group for group in menu(table.view(), table.scene) if group.kind == opened]
    found = WatchPresenter(table, words, set()).moment(
        groups[0] if groups else None, [] if outcome is None else ending(outcome, words), pane
    )
    assert isinstance(found, WatchMoment)
    return found


def screen(shot: Shot, lang: str = "en") -> str:
    lines = moment(shot.record, lang, pane=shot.pane).compose(*shot.window, NONE, True)
    return "\n".join(render(line, NONE) for line in lines) + "\n"


if __name__ == "__main__":
    for one in SHOTS:
        one.file.write_text(screen(one), encoding="utf-8")
