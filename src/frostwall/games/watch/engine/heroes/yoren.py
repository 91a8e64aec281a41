"""Yoren, Wandering Crow (HERO-YOREN): spends an open Ranger Patrol for a guard."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import Arg, Kind
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters import guards, score
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.heroes.hero import BUILDING, Hero
from frostwall.games.watch.engine.rules import CARDS, PATROL
from frostwall.games.watch.engine.state import State

USE: Final = Kind(74, "yoren", [Arg("section", most=5)])


class Yoren(Hero):
    def __init__(self) -> None:
        super().__init__("yoren", "HERO-YOREN", BUILDING, [USE])

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        if s.patrols[seat] and guards.guards_left(s, seat):
            moves.add_bits(USE.code, guards.open_sections(s), 0)

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if s.patrols[seat] == 0:  # ERR-82
            return Refusal("NO_SUCH_CARD", self.rule, {"card": CARDS[PATROL]})
        if not guards.can_place(s, seat):
            return impossible(self)
        return guards.refuse_section(s, kinds.place(m))

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        s.patrols[seat] -= 1
        if events is not None:
            args: Json = {"cards": {CARDS[PATROL]: 1}, "count": 1}
            args["source"] = zones.open_patrols(seat)
            args["target"] = zones.OUT
            events.append(Event("patrol_spent", seat, args, self.rule))
        guards.place_guard(s, seat, kinds.place(m), 0, self.rule, events)
        score.patrol_spent(s, events)  # AMB-15
