"""What is said about the answer to a puzzle, for clients that show text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from frostwall.core.game import Game
from frostwall.core.types import Seat
from frostwall.games import games
from frostwall.lab.words import Words
from frostwall.puzzles import Verdict
from frostwall.words import Catalogue
from frostwall.words.generic import GenericCatalogue

Named = Callable[[dict[str, Any]], str]  # a move by its fields, in the words of whoever shows the position


@dataclass(frozen=True)
class Said:
    """A verdict in sentences; `cost` is empty where the answer was right or nobody looked at it."""

    heading: str
    cost: str
    best: str
    next: str


def seat_names(lang: str, seats: int) -> list[str]:
    """Nobody at a puzzle has a name."""
    words = Catalogue(lang, "learn")
    return [words.text("learn-opponent", number=seat + 1) for seat in range(seats)]


def said(
    verdict: Verdict, game: Game[Any], seat: Seat, lang: str, names: Sequence[str], named: Named
) -> Said:
    """A verdict on an answer of this seat; the seats and the moves are called as where the position is shown."""
    words, numbers = Catalogue(lang, "learn"), Words(lang)
    sentences = GenericCatalogue(lang, f"{game.name}/web", games.box(game.name).set_names(game))

    def percent(points: int) -> str:
        return numbers.percent(points / 100, 0)

    why = [sentences.reason(each.key, each.args, names, seat) for each in verdict.reasons]
    chances = words.text(
        "learn-puzzle-chances", best=percent(verdict.best.percent), next=percent(verdict.next.percent)
    )
    cost = ""
    if not verdict.right and verdict.cost is not None:
        cost = words.text("learn-puzzle-cost", cost=percent(verdict.cost))
    return Said(
        words.text("learn-puzzle-right" if verdict.right else "learn-puzzle-wrong"),
        cost,
        " ".join([words.text("learn-puzzle-best"), f"{named(verdict.best.fields)}.", *why]),
        f"{chances} {named(verdict.next.fields)}.",
    )
