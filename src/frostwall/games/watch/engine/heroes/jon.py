"""Jon Snow, Bastard Leader (HERO-JON): forced on a rolled seven; his holder discards nothing and may gain a card."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, size
from frostwall.core.bits import bit
from frostwall.core.kinds import NAME, Arg, Kind, pack1
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters.hands import refuse_supply, take_from_supply
from frostwall.games.watch.engine.heroes.hero import IN_WINDOW, ON_SEVEN, Hero
from frostwall.games.watch.engine.north import EXCUSED
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State

USE: Final = Kind(78, "jon", [Arg("card", NAME, RESOURCES)])


class Jon(Hero):
    def __init__(self) -> None:
        super().__init__("jon", "HERO-JON", IN_WINDOW, [USE], extension=True, window=ON_SEVEN, forced=True)

    def has_choice(self, s: State, seat: i64) -> bool:
        """A kind, with seven cards or fewer and something in the supply (AMB-24)."""
        return size(s.hand[seat]) <= 7 and s.supply != 0

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        for kind in range(5):
            if count(s.supply, kind):
                moves.add(pack1(USE.code, kind))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return refuse_supply(s, kinds.place(m), self.rule)

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        s.north[EXCUSED] |= bit(seat)
        if events is not None:
            events.append(Event("excused", seat, {}, self.rule))
        if m:
            take_from_supply(s, seat, kinds.place(m), self.rule, events)
