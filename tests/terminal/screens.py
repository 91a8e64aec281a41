"""The stored screens: `python -m tests.terminal.screens` writes them anew. A change of them has to be meant."""

from functools import cache
from pathlib import Path

from tests.terminal.scripted import shared

from frostwall.terminal.commands import menu
from frostwall.terminal.paint import NONE, render
from frostwall.terminal.report import ending
from frostwall.terminal.screen import Moment, compose
from frostwall.terminal.stage import Stage
from frostwall.terminal.words import Words

SCREENS = Path(__file__).parent / "screens"
NAMES = ("founding", "middle", "ended")
WINDOW = (100, 35)


@cache
def moment(name: str, lang: str = "en", opened: str = "") -> Moment:
    """A stored game as it is shown to the person."""
    table = shared(name)
    words = Words(lang, table.scene, 0, {seat: bot.name for seat, bot in table.bots.items()})
    outcome = table.outcome()
    groups = [group for group in menu(table.view(), table.scene) if group.kind == opened]
    return Stage(table, words).moment(
        groups[0] if groups else None, [] if outcome is None else ending(outcome, words)
    )


def screen(name: str, lang: str = "en") -> str:
    return "\n".join(render(line, NONE) for line in compose(moment(name, lang), *WINDOW, NONE, True)) + "\n"


if __name__ == "__main__":
    for one in NAMES:
        (SCREENS / f"{one}.txt").write_text(screen(one), encoding="utf-8")
