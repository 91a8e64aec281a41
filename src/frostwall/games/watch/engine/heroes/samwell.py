"""Samwell Tarly, Steward (HERO-A3): his owner may take a card when a roll brings nothing."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count
from frostwall.core.bits import holds
from frostwall.core.kinds import NAME, Arg, Kind, pack1
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters.hands import refuse_supply, take_from_supply
from frostwall.games.watch.engine.heroes.hero import AFTER_PRODUCTION, IN_WINDOW, Hero
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State

USE: Final = Kind(66, "samwell", [Arg("card", NAME, RESOURCES)])


class Samwell(Hero):
    def __init__(self) -> None:
        super().__init__("samwell", "HERO-A3", IN_WINDOW, [USE], letter=3, window=AFTER_PRODUCTION)

    def window_opens(self, s: State, seat: i64, received: i64) -> bool:  # AMB-20
        return not holds(received, seat) and s.supply != 0

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        for kind in range(5):
            if count(s.supply, kind):
                moves.add(pack1(USE.code, kind))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return refuse_supply(s, kinds.place(m), self.rule)

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        take_from_supply(s, seat, kinds.place(m), self.rule, events)
