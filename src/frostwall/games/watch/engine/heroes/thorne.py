"""Ser Alliser Thorne, Master-at-Arms (HERO-A5): recruits a guard with one cost card replaced by any other."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, covers, single
from frostwall.core.bits import members
from frostwall.core.kinds import NAME, Arg, Kind, pack3
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import guards
from frostwall.games.watch.engine.chapters.hands import cannot_pay
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.heroes.hero import BUILDING, Hero
from frostwall.games.watch.engine.rules import GUARD_COST, RESOURCES
from frostwall.games.watch.engine.state import State

USE: Final = Kind(
    68,
    "thorne",
    [Arg("section", most=5), Arg("instead", NAME, RESOURCES), Arg("card", NAME, RESOURCES)],
    "thorne {section} instead of {instead} {card}",
)


class Thorne(Hero):
    def __init__(self) -> None:
        super().__init__("thorne", "HERO-A5", BUILDING, [USE], letter=5)

    def _cost(self, instead: i64, card: i64) -> i64:
        return GUARD_COST - single(instead) + single(card)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        if guards.guards_left(s, seat) == 0:
            return
        sections = members(guards.open_sections(s), 0)
        for instead in range(5):
            if count(GUARD_COST, instead):
                for card in range(5):
                    if card != instead and covers(s.hand[seat], self._cost(instead, card)):
                        for section in sections:
                            moves.add(pack3(USE.code, section, instead, card))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        instead: i64 = kinds.second(m)
        card: i64 = kinds.third(m)
        if not guards.can_place(s, seat):
            return impossible(self)
        if count(GUARD_COST, instead) == 0 or card == instead:  # AMB-52
            return Refusal("BAD_SUBSTITUTE", self.rule, {"card": RESOURCES[card]})
        refusal = guards.refuse_section(s, kinds.place(m))
        if refusal is None:
            refusal = cannot_pay(s, seat, self._cost(instead, card))
        return refusal

    def refuse_words(self, words: list[str]) -> Refusal | None:
        """ERR-79: more than one card replaced."""
        cards = [word for word in words if word in RESOURCES]
        return Refusal("BAD_SUBSTITUTE", self.rule, {"card": cards[-1]}) if len(cards) > 2 else None

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        cost: i64 = self._cost(kinds.second(m), kinds.third(m))
        guards.place_guard(s, seat, kinds.place(m), cost, self.rule, events)
