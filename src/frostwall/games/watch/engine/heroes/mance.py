"""Mance Rayder, King-beyond-the-Wall (HERO-MANCE): sees the hand of a player who leads, and takes a card."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, single, to_dict
from frostwall.core.kinds import Arg, Kind, kind_of, pack1
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters.hands import close_proposal
from frostwall.games.watch.engine.frames import HERO_STEP
from frostwall.games.watch.engine.heroes.hero import AFTER_DICE, Hero
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State

USE: Final = Kind(70, "mance", [Arg("seat", most=5)])


class Mance(Hero):
    def __init__(self) -> None:
        super().__init__("mance", "HERO-MANCE", AFTER_DICE, [USE])

    def _eligible(self, s: State, seat: i64, target: i64) -> bool:
        """AMB-17: visible points on both sides."""
        return s.points[target] > s.points[seat] and s.hand[target] != 0

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        for target in range(s.rules.seats):
            if self._eligible(s, seat, target):
                moves.add(pack1(USE.code, target))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        target: i64 = kinds.place(m)
        if target < s.rules.seats and self._eligible(s, seat, target):
            return None
        seats: list[int] = [other for other in range(s.rules.seats) if self._eligible(s, seat, other)]
        return Refusal("BAD_TARGET", self.rule, {"hero": self.name, "seat": target}, {"seats": seats})

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        target: i64 = kinds.place(m)
        s.push(HERO_STEP, seat, self.number, target)
        if events is not None:
            args: Json = {
                "zone": zones.hand(target),
                "cards": to_dict(s.hand[target], RESOURCES),
                "of": target,
            }
            event = Event(
                "hand_seen", seat, args, self.rule, only=(seat, target), secret=("cards",), reveals=True
            )
            events.append(event)

    def sees_hand_of(self, s: State) -> i64:
        return s.frame_b()

    def step_kinds(self) -> tuple[int, ...]:
        return (kinds.TAKE, kinds.DONE)

    def list_steps(self, s: State, seat: i64, moves: MoveSet) -> None:
        target: i64 = s.frame_b()
        for kind in range(5):
            if count(s.hand[target], kind):
                moves.add(kinds.take(target, kind))
        if not s.rules.look_must_take:  # CON-20
            moves.add(kinds.DONE)

    def refuse_step(self, s: State, seat: i64, m: i64) -> Refusal | None:
        target: i64 = s.frame_b()
        if kind_of(m) == kinds.DONE:
            return Refusal("MUST_TAKE", self.rule) if s.rules.look_must_take else None
        if kinds.place(m) != target:
            return Refusal(
                "BAD_TARGET", self.rule, {"hero": self.name, "seat": kinds.place(m)}, {"seats": [target]}
            )
        if count(s.hand[target], kinds.second(m)) == 0:
            return Refusal("NO_SUCH_CARD", self.rule, {"card": RESOURCES[kinds.second(m)]})
        return None

    def step(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        target: i64 = s.frame_b()
        s.pop()
        if kind_of(m) == kinds.DONE:
            return
        card: i64 = single(kinds.second(m))
        s.hand[target] -= card
        s.hand[seat] += card
        close_proposal(s, target, events)
        if events is not None:
            args: Json = zones.moved(card, zones.hand(target), zones.hand(seat))
            args["victim"] = target
            events.append(Event("taken", seat, args, self.rule, only=(seat, target), secret=("cards",)))

    def step_fits(self, s: State, seat: i64, b: i64) -> bool:
        return b < s.rules.seats and b != seat and s.hand[b] != 0
