"""What the Watch brings along."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from frostwall.core.game import Game
from frostwall.games.box import (
    Advice,
    BenchTable,
    BotMaker,
    Box,
    Brain,
    Command,
    Preset,
    PuzzleFace,
    Reason,
    Rival,
)

if TYPE_CHECKING:
    from frostwall.lab.face import ReportFace
    from frostwall.server.pages.face import PagesFace
    from frostwall.terminal.face import TerminalFace
    from frostwall.words.wording import Wording


class WatchBox(Box):
    name = "watch"

    @property
    def engine(self) -> Game[Any]:
        from frostwall.games.watch.engine.game import GAME

        return GAME

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        from frostwall.games.watch.bots.greedy.bot import GreedyWatch
        from frostwall.games.watch.bots.search.bot import SearchWatch

        return {"greedy": GreedyWatch, "search": SearchWatch}

    @property
    def characters(self) -> Mapping[str, BotMaker]:
        from frostwall.games.watch.bots.characters import CHARACTERS, character

        return {level: partial(character, level) for level in CHARACTERS}

    @property
    def brains(self) -> Mapping[str, Callable[[], Brain]]:
        return {rules: partial(_brain, rules) for rules in self.engine.rulesets()}

    @property
    def messages(self) -> Traversable:
        return resources.files("frostwall.games.watch") / "messages"

    @property
    def rulebook(self) -> Traversable:
        return resources.files("frostwall.games.watch") / "rulebook"

    @property
    def wording(self) -> "Wording":
        from frostwall.games.watch.wording import WORDING

        return WORDING

    @property
    def turn_events(self) -> frozenset[str]:
        return frozenset(("turn", "special_build"))

    def reasons(self, advice: Advice) -> Sequence[Reason]:
        from frostwall.games.watch.reasons import reasons

        return reasons(advice)

    @property
    def puzzles(self) -> PuzzleFace:
        from frostwall.games.watch.puzzles import FACE

        return FACE

    @property
    def report(self) -> "ReportFace":
        from frostwall.games.watch.report.face import WatchReport

        return WatchReport()

    @property
    def commands(self) -> Sequence[Command]:
        from frostwall.games.watch.commands import LAYOUT

        return (LAYOUT,)

    @property
    def terminal(self) -> "TerminalFace":
        from frostwall.games.watch.terminal.client import WatchClient

        return WatchClient

    @property
    def pages(self) -> "PagesFace":
        from frostwall.games.watch.pages.face import FACE

        return FACE

    @property
    def bench(self) -> Sequence[BenchTable]:
        # Without trade between seats: the rival of the benchmark has none.
        options = {"player_trade": False}
        return (
            BenchTable("base", 4, options),
            BenchTable("brotherhood", 4, options),
            BenchTable("brotherhood56", 6, options),
        )

    @property
    def rivals(self) -> Mapping[str, Callable[[], Rival]]:
        from frostwall.games.watch.bench import Catanatron

        return {"catanatron": Catanatron}

    @property
    def play_now(self) -> Sequence[Preset]:
        return (Preset("brotherhood", 4),)


def _brain(rules: str) -> Brain:
    from frostwall.games.watch.bots.search.bot import SearchWatch, net_file
    from frostwall.games.watch.bots.search.mind import WatchMind

    return Brain(
        WatchMind(rules), net_file(rules), lambda net: SearchWatch({rules: net}), WatchMind(rules, loyal=True)
    )


BOX: Final = WatchBox()
