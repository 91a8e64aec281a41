"""What is said about the answer to a puzzle, for clients that show text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from frostwall.core.session import Session
from frostwall.core.types import Event, Seat
from frostwall.games import games
from frostwall.lab.words import Words
from frostwall.puzzles import Told, Verdict
from frostwall.words import Catalogue
from frostwall.words.generic import GenericCatalogue


@dataclass(frozen=True)
class Said:
    """A verdict in sentences; `cost` is empty where the answer was right or nobody looked at it."""

    heading: str
    best: str
    next: str
    cost: str


def seat_names(lang: str, seats: int) -> list[str]:
    """Nobody at a puzzle has a name."""
    words = Catalogue(lang, "learn")
    return [words.text("learn-opponent", number=seat + 1) for seat in range(seats)]


def said(verdict: Verdict, session: Session[Any], seat: Seat, lang: str) -> Said:
    """A verdict on an answer of this seat."""
    game, words, numbers = session.game, Catalogue(lang, "learn"), Words(lang)
    sentences = GenericCatalogue(lang, f"{game.name}/web", games.box(game.name).set_names(game))
    names = seat_names(lang, session.record.header.seats)

    def say(move: Told) -> str:
        # A move that only lets others go on is told by its kind.
        own = any(event.seat == seat for event in move.events)
        events: Sequence[Event] = move.events if own else []
        told = " ".join(sentences.event(event, names, seat) for event in events)
        kind = sentences.kind(move.text.split(" ")[0])
        return told or f"{kind[0].upper()}{kind[1:]}."

    def percent(share: float) -> str:
        return numbers.percent(share, 0)

    why = " ".join(sentences.reason(each.key, each.args, names, seat) for each in verdict.reasons)
    chances = words.text(
        "learn-puzzle-chances", best=percent(verdict.best.value), next=percent(verdict.next.value)
    )
    cost = ""
    if not verdict.right and verdict.cost is not None:
        cost = words.text("learn-puzzle-cost", cost=percent(verdict.cost))
    return Said(
        words.text("learn-puzzle-right" if verdict.right else "learn-puzzle-wrong"),
        f"{words.text('learn-puzzle-best')} {say(verdict.best)} {why}",
        f"{chances} {say(verdict.next)}",
        cost,
    )
