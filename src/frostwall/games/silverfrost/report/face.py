"""Silverfrost in the laboratory: its observer, its page, its positions, and the difficulties of solo games."""

from collections.abc import Mapping, Sequence
from typing import Any

from frostwall.core import drive
from frostwall.core.game import Game
from frostwall.core.types import Json, Seat
from frostwall.games.silverfrost.report import observer
from frostwall.games.silverfrost.report.observer import DIFFICULTIES, SilverfrostObserver, findings
from frostwall.games.silverfrost.report.page import SilverfrostPage
from frostwall.games.silverfrost.report.position import SilverfrostPosition
from frostwall.lab.face import Observer, ReportFace
from frostwall.lab.plan import Plan
from frostwall.lab.report import share_interval
from frostwall.lab.tally import UNFINISHED, Tally
from frostwall.lab.words import Words, columns
from frostwall.words import Catalogue


class SilverfrostReport(ReportFace):
    def sample(self, games: int) -> int:
        return games

    def observer(self, game: Game[Any], nature: drive.Fast) -> Observer:
        return SilverfrostObserver(game, nature)

    def variants(self, seats: int, options: Mapping[str, object]) -> Sequence[Mapping[str, object]]:
        """A report on solo games compares the difficulties, unless one is asked for."""
        solo = seats == 1 and "difficulty" not in options
        return [{"difficulty": level} for level in DIFFICULTIES] if solo else ()

    def findings(self, tally: Tally) -> Json:
        return findings(tally.notes) if tally.notes else {}

    def summary(self, plan: Plan, tally: Tally, lang: str) -> list[str]:
        """Of solo games: the difficulties they were spread over, and how many games Claw won."""
        if plan.seats > 1:
            return []
        rows = _difficulty_rows(tally, lang)
        lost = tally.nobody - tally.endings[UNFINISHED]
        claw_won = Catalogue(lang, "silverfrost/report").text("report-summary-claw-won", games=lost)
        return [*rows, "", claw_won] if rows else [claw_won]

    def page(self, plan: Plan, tally: Tally, found: Json, lang: str) -> str:
        return SilverfrostPage(plan, tally, found, lang).html()

    def position(
        self, game: Game[Any], s: Any, viewer: Seat | None, names: Sequence[str], lang: str
    ) -> list[str]:
        return SilverfrostPosition(game, s, viewer, names, lang).lines()


def _difficulty_rows(tally: Tally, lang: str) -> list[str]:
    words, own = Words(lang), Catalogue(lang, "silverfrost/report")
    notes, number = tally.notes, words.number
    levels = [level for level in DIFFICULTIES if notes[observer.GAMES, level]]
    if len(levels) < 2:
        return []
    shared = [words.say(f"cli-sim-{head}") for head in ("games", "wins", "share", "interval", "points")]
    rows = [[own.text("report-summary-level"), *shared, own.text("report-summary-claw")]]
    for level in levels:
        games, wins = notes[observer.GAMES, level], notes[observer.WINS, level]
        share = [words.percent(wins / games), share_interval(wins, games, words)]
        points = [number(notes[what, level] / games, 2) for what in (observer.POINTS, observer.CLAW)]
        rows.append([str(level), number(games), number(wins), *share, *points])
    return columns(rows, (0,))
