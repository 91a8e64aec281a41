"""The Watch in the laboratory: its observer, its page and its positions."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from frostwall.core import drive
from frostwall.core.game import Game
from frostwall.core.record import Record
from frostwall.core.types import Json, Seat
from frostwall.games.watch.report.luck import luck_of
from frostwall.games.watch.report.observer import WatchObserver
from frostwall.games.watch.report.page import WatchPage
from frostwall.games.watch.report.position import WatchPosition
from frostwall.lab.face import Draw, Observer, ReportFace
from frostwall.lab.plan import Plan
from frostwall.lab.tally import Tally

SAMPLE: Final = 100  # games; dice and the growth of points need no more


class WatchReport(ReportFace):
    def sample(self, games: int) -> int:
        return min(games, SAMPLE)

    def observer(self, _game: Game[Any], nature: drive.Fast) -> Observer:
        return WatchObserver(nature)

    def page(self, plan: Plan, tally: Tally, found: Json, lang: str) -> str:
        return WatchPage(plan, tally, found, lang).html()

    def position(
        self, game: Game[Any], s: Any, viewer: Seat | None, names: Sequence[str], lang: str
    ) -> list[str]:
        return WatchPosition(game, s, viewer, names, lang).lines()

    def luck(self, game: Game[Any], record: Record) -> Iterable[Draw]:
        return luck_of(game, record)
