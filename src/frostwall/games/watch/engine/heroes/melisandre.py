"""Melisandre, Red Priestess of R'hllor (HERO-A6): buys a development card and chooses it among three.

Nature shows the cards to her owner alone; until the choice they are still part of the pile, which has no order.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, covers, single, size, to_dict
from frostwall.core.kinds import NAME, Arg, Kind, pack2
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters.cards import receive_card
from frostwall.games.watch.engine.chapters.hands import cannot_pay, cost_args, pay
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.frames import HERO_STEP, LOOKING
from frostwall.games.watch.engine.heroes.hero import BUILDING, Hero
from frostwall.games.watch.engine.north import LOOKED
from frostwall.games.watch.engine.rules import CARD_COST, CARDS, RESOURCES
from frostwall.games.watch.engine.state import State

_KINDS: Final = ["none", *RESOURCES]
USE: Final = Kind(
    69,
    "melisandre",
    [Arg("instead", NAME, _KINDS), Arg("card", NAME, _KINDS)],
    "melisandre",
    tails=["instead of {instead} {card}"],
)
SHOWN: Final = 3


class Melisandre(Hero):
    def __init__(self) -> None:
        super().__init__("melisandre", "HERO-A6", BUILDING, [USE], letter=6, looks_at_pile=True)

    def _cost(self, instead: i64, card: i64) -> i64:
        """What she pays; the arguments count kinds from 1, 0 replaces nothing."""
        if instead == 0:
            return CARD_COST
        return CARD_COST - single(instead - 1) + single(card - 1)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        if s.pile == 0:
            return
        if not s.rules.must_replace and covers(s.hand[seat], CARD_COST):
            moves.add(USE.code)
        for instead in range(1, 6):
            if count(CARD_COST, instead - 1):
                for card in range(1, 6):
                    if card != instead and covers(s.hand[seat], self._cost(instead, card)):
                        moves.add(pack2(USE.code, instead, card))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        instead: i64 = kinds.place(m)
        card: i64 = kinds.second(m)
        if s.pile == 0:
            return impossible(self)
        both: bool = instead > 0 and card > 0 and instead != card and count(CARD_COST, instead - 1) > 0
        neither: bool = instead == 0 and card == 0 and not s.rules.must_replace  # CON-22
        if not both and not neither:  # AMB-52
            return Refusal("BAD_SUBSTITUTE", self.rule, {"card": _KINDS[card]})
        return cannot_pay(s, seat, self._cost(instead, card))

    def refuse_words(self, words: list[str]) -> Refusal | None:
        """ERR-79: more than one card replaced."""
        cards = [word for word in words if word in RESOURCES]
        return Refusal("BAD_SUBSTITUTE", self.rule, {"card": cards[-1]}) if len(cards) > 2 else None

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        cost: i64 = self._cost(kinds.place(m), kinds.second(m))
        pay(s, seat, cost)
        s.push(LOOKING, seat, self.number, min(SHOWN, size(s.pile)))  # AMB-48
        if events is not None:
            events.append(Event("buy", seat, cost_args(seat, cost, {}), self.rule))

    def looked_at(self, s: State, cards: i64, events: list[Event] | None) -> None:
        seat: i64 = s.frame_seat()
        s.north[LOOKED] = cards
        s.replace(HERO_STEP, seat, self.number, 0)
        if events is not None:
            args: Json = {"zone": zones.PILE, "cards": to_dict(cards, CARDS), "shown": size(cards)}
            events.append(
                Event("looked", seat, args, self.rule, only=(seat,), secret=("cards",), reveals=True)
            )

    def step_kinds(self) -> tuple[int, ...]:
        return (kinds.CHOOSE,)

    def list_steps(self, s: State, seat: i64, moves: MoveSet) -> None:
        for card in range(5):
            if count(s.north[LOOKED], card):
                moves.add(kinds.choose(card))

    def refuse_step(self, s: State, seat: i64, m: i64) -> Refusal | None:
        card: i64 = kinds.place(m)
        if count(s.north[LOOKED], card) == 0:
            return Refusal("NO_SUCH_CARD", self.rule, {"card": CARDS[card]})
        return None

    def step(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        s.north[LOOKED] = 0
        s.pop()
        receive_card(s, seat, kinds.place(m), self.rule, events)

    def step_fits(self, s: State, seat: i64, b: i64) -> bool:
        return s.north[LOOKED] != 0
