"""What Silverfrost brings along."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from frostwall.core.game import Game
from frostwall.core.types import Json
from frostwall.games.box import Advice, BenchTable, BotMaker, Box, Brain, Command, Preset, PuzzleFace, Reason

if TYPE_CHECKING:
    from frostwall.lab.face import ReportFace
    from frostwall.server.pages.face import PagesFace
    from frostwall.terminal.face import TerminalFace
    from frostwall.words.wording import SetNames, Wording


class SilverfrostBox(Box):
    name = "silverfrost"

    @property
    def engine(self) -> Game[Any]:
        from frostwall.games.silverfrost.engine.game import GAME

        return GAME

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        from frostwall.games.silverfrost.bots.builder import BuilderSilverfrost
        from frostwall.games.silverfrost.bots.greedy.bot import GreedySilverfrost
        from frostwall.games.silverfrost.bots.search.bot import SearchSilverfrost

        return {"greedy": GreedySilverfrost, "search": SearchSilverfrost, "builder": BuilderSilverfrost}

    @property
    def characters(self) -> Mapping[str, BotMaker]:
        from frostwall.games.silverfrost.bots.characters import CHARACTERS, character

        return {level: partial(character, level) for level in CHARACTERS}

    @property
    def brains(self) -> Mapping[str, Callable[[], Brain]]:
        return {"standard": _brain}

    @property
    def messages(self) -> Traversable:
        return resources.files("frostwall.games.silverfrost") / "messages"

    @property
    def rulebook(self) -> Traversable:
        return resources.files("frostwall.games.silverfrost") / "rulebook"

    @property
    def wording(self) -> "Wording":
        from frostwall.games.silverfrost.wording import WORDING

        return WORDING

    def set_names(self, _game: Game[Any]) -> "SetNames | None":
        from frostwall.games.silverfrost.engine.game import Silverfrost
        from frostwall.games.silverfrost.wording import names_of_texts

        return names_of_texts(_game.deck.texts) if isinstance(_game, Silverfrost) else None

    def seatless_points(self, _view: Json) -> int | None:
        """Claw's, in a game for one."""
        board = _view["board"]
        claw = board.get("claw") if isinstance(board, dict) else None
        return None if claw is None else sum(claw["sources"].values())

    def reasons(self, advice: Advice) -> Sequence[Reason]:
        from frostwall.games.silverfrost.reasons import reasons

        return reasons(advice)

    @property
    def puzzles(self) -> PuzzleFace:
        from frostwall.games.silverfrost.puzzles import FACE

        return FACE

    @property
    def report(self) -> "ReportFace":
        from frostwall.games.silverfrost.report.face import SilverfrostReport

        return SilverfrostReport()

    @property
    def commands(self) -> Sequence[Command]:
        from frostwall.games.silverfrost.commands import DECK

        return (DECK,)

    @property
    def terminal(self) -> "TerminalFace":
        from frostwall.games.silverfrost.terminal.client import SilverClient

        return SilverClient

    @property
    def pages(self) -> "PagesFace":
        from frostwall.games.silverfrost.pages.face import FACE

        return FACE

    @property
    def bench(self) -> Sequence[BenchTable]:
        return (BenchTable("standard", 2), BenchTable("standard", 4), BenchTable("standard", 1))

    @property
    def play_now(self) -> Sequence[Preset]:
        return (Preset("standard", 2),)


def _brain() -> Brain:
    from frostwall.games.silverfrost.bots.search.bot import NET, SearchSilverfrost
    from frostwall.games.silverfrost.bots.search.mind import SilverfrostMind

    return Brain(SilverfrostMind(), NET, SearchSilverfrost)


BOX: Final = SilverfrostBox()
