"""Bowen Marsh, First Steward (HERO-A2): exchanges one card with the supply, one for one."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, single, to_dict
from frostwall.core.kinds import NAME, Arg, Kind, pack2
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.heroes.hero import ANY_MOMENT, Hero
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State

USE: Final = Kind(
    65, "marsh", [Arg("give", NAME, RESOURCES), Arg("take", NAME, RESOURCES)], "marsh {give} for {take}"
)


class Marsh(Hero):
    def __init__(self) -> None:
        super().__init__("marsh", "HERO-A2", ANY_MOMENT, [USE], letter=2)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        for give in range(5):
            if count(s.hand[seat], give):
                for take in range(5):
                    if take != give and count(s.supply, take):
                        moves.add(pack2(USE.code, give, take))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        give: i64 = kinds.place(m)
        take: i64 = kinds.second(m)
        if s.hand[seat] == 0:
            return impossible(self)
        if give == take:  # AMB-19
            return Refusal("SAME_KIND", self.rule)
        if count(s.hand[seat], give) == 0:
            lack = {RESOURCES[give]: 1}
            return Refusal("NOT_ENOUGH_CARDS", self.rule, {"cards": lack}, {"cards": lack})
        if count(s.supply, take) == 0:
            return Refusal("SUPPLY_EMPTY", self.rule, {"cards": {RESOURCES[take]: 1}})
        return None

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        give: i64 = single(kinds.place(m))
        take: i64 = single(kinds.second(m))
        s.hand[seat] += take - give
        s.supply += give - take
        if events is not None:
            args = zones.moved(give, zones.hand(seat), zones.SUPPLY)
            args["back"] = to_dict(take, RESOURCES)
            events.append(Event("trade", seat, args, self.rule))
