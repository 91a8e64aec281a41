"""Gilly, Wildling Ally (HERO-GILLY): the wildling die is rolled again, in anybody's turn."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import Kind
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event
from frostwall.games.watch.engine.chapters.roll import roll_wildling_again
from frostwall.games.watch.engine.heroes.hero import BEFORE_WILDLINGS, IN_WINDOW, Hero
from frostwall.games.watch.engine.state import State

USE: Final = Kind(77, "gilly")


class Gilly(Hero):
    def __init__(self) -> None:
        super().__init__("gilly", "HERO-GILLY", IN_WINDOW, [USE], extension=True, window=BEFORE_WILDLINGS)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add(USE.code)

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        roll_wildling_again(s)
