"""Osha, Wildling Informant (HERO-OSHA): takes a card for one or two own hexes that wildlings hold."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import covers, single
from frostwall.core.bits import members
from frostwall.core.kinds import NAME, Arg, Kind, pack2
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters.hands import take_from_supply
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.heroes.hero import ANY_MOMENT, Hero
from frostwall.games.watch.engine.state import State

_SECOND: Final = ["none", *[str(h) for h in range(62)]]  # hexes counted from 1, 0: only one
USE: Final = Kind(
    79,
    "osha",
    [Arg("hex", most=61), Arg("second", NAME, _SECOND)],
    "osha {hex}",
    tails=["and {second}"],
)


class Osha(Hero):
    def __init__(self) -> None:
        super().__init__("osha", "HERO-OSHA", ANY_MOMENT, [USE], extension=True)

    def _hexes(self, s: State, seat: i64) -> list[int]:
        """Own hexes that wildlings hold (AMB-22: Tormund alone does not) and whose kind is in the supply."""
        low: i64 = s.settlements[2 * seat] | s.keeps[2 * seat]
        high: i64 = s.settlements[2 * seat + 1] | s.keeps[2 * seat + 1]
        found: list[int] = []
        for h in members(s.held, 0):
            near: i64 = (s.board.hex_low[h] & low) | (s.board.hex_high[h] & high)
            if near and covers(s.supply, single(s.board.terrain[h])):
                found.append(h)
        return found

    def _both(self, s: State, a: i64, b: i64) -> bool:
        """HERO-7: two hexes of one kind need two cards."""
        return a != b and covers(s.supply, single(s.board.terrain[a]) + single(s.board.terrain[b]))

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        hexes = self._hexes(s, seat)
        for a in hexes:
            moves.add(pack2(USE.code, a, 0))
            for b in hexes:
                if self._both(s, a, b):
                    moves.add(pack2(USE.code, a, b + 1))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        hexes = self._hexes(s, seat)
        if not hexes:
            return impossible(self)
        a: i64 = kinds.place(m)
        b: i64 = kinds.second(m) - 1
        if a not in hexes or (b >= 0 and (b not in hexes or b == a)):  # ERR-87
            others: list[int] = [h for h in hexes if h != a or a not in hexes]
            return Refusal("BAD_HEX", self.rule, {"hex": a if a not in hexes else b}, {"hexes": others})
        if b >= 0 and not self._both(s, a, b):
            return impossible(self)
        return None

    def refuse_words(self, words: list[str]) -> Refusal | None:
        """ERR-87: more than two hexes."""
        if sum(word.isdigit() for word in words) < 3:
            return None
        return Refusal("BAD_HEX", self.rule, {"hex": words[-1][:20]}, {"hexes": []})

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        take_from_supply(s, seat, s.board.terrain[kinds.place(m)], self.rule, events)
        if kinds.second(m):
            take_from_supply(s, seat, s.board.terrain[kinds.second(m) - 1], self.rule, events)
