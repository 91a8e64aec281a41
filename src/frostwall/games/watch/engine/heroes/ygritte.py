"""Ygritte, Wildling Spearwife (HERO-YGRITTE): sends a wildling of the Gift back to the Frostfangs."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count
from frostwall.core.bits import members
from frostwall.core.kinds import NAME, Arg, Kind, pack2
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import wildlings
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.heroes.hero import AROUND_ROLL, Hero
from frostwall.games.watch.engine.north import GIFT
from frostwall.games.watch.engine.rules import WILDLINGS
from frostwall.games.watch.engine.state import State

USE: Final = Kind(73, "ygritte", [Arg("hex", most=61), Arg("wildling", NAME, WILDLINGS)])


class Ygritte(Hero):
    def __init__(self) -> None:
        super().__init__("ygritte", "HERO-YGRITTE", AROUND_ROLL, [USE], always=True)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        for h in members(s.held, 0):
            for kind in range(4):
                if count(s.north[GIFT + h], kind):
                    moves.add(pack2(USE.code, h, kind))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if s.held == 0:
            return impossible(self)
        return wildlings.refuse_in_gift(s, kinds.place(m), kinds.second(m), "BAD_WILDLING", self.rule)

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        h: i64 = kinds.place(m)
        kind: i64 = kinds.second(m)
        wildlings.leave_gift(s, kind, h)
        if events is not None:
            args: Json = {"wildling": WILDLINGS[kind], "clan": None, "camp": None, "section": None, "hex": h}
            events.append(Event("sent_back", seat, args, self.rule))
