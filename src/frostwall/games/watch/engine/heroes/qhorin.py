"""Qhorin Halfhand, Ranger (HERO-QHORIN): sends Tormund to his camp and takes a card of the hex he left."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count
from frostwall.core.kinds import Kind
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine.chapters import seven
from frostwall.games.watch.engine.chapters.hands import take_from_supply
from frostwall.games.watch.engine.heroes.hero import AROUND_ROLL, Hero
from frostwall.games.watch.engine.state import IN_CAMP, State

USE: Final = Kind(75, "qhorin")


class Qhorin(Hero):
    def __init__(self) -> None:
        super().__init__("qhorin", "HERO-QHORIN", AROUND_ROLL, [USE], always=True)

    def _can_go(self, s: State) -> bool:  # AMB-21
        return s.tormund != IN_CAMP and count(s.supply, s.board.terrain[s.tormund]) > 0

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        if self._can_go(s):
            moves.add(USE.code)

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if not self._can_go(s):  # ERR-83
            return Refusal("HERO_IMPOSSIBLE", self.rule, {"hero": self.name})
        return None

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        kind: i64 = s.board.terrain[s.tormund]
        seven.place(s, IN_CAMP)
        if events is not None:
            events.append(Event("tormund", seat, {"hex": "camp"}, self.rule))
        take_from_supply(s, seat, kind, self.rule, events)
