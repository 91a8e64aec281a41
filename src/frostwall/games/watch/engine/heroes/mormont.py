"""Jeor Mormont, Lord Commander (HERO-A1): asks one or two players for a card of one kind, and gives one back."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, single
from frostwall.core.kinds import NAME, Arg, Kind, kind_of, pack2
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters.hands import close_proposal
from frostwall.games.watch.engine.frames import HERO_STEP
from frostwall.games.watch.engine.heroes.hero import ANY_MOMENT, Hero
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State

USE: Final = Kind(64, "mormont", [Arg("card", NAME, RESOURCES), Arg("seat", most=5)])

# The step's argument: the kind, whom he asked first, and whether somebody waits for a card.
WAITING: Final = 64


def _about(kind: i64, first: i64, waiting: i64) -> i64:
    return waiting | (first << 3) | kind


class Mormont(Hero):
    def __init__(self) -> None:
        super().__init__("mormont", "HERO-A1", ANY_MOMENT, [USE], letter=1)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        for kind in range(5):
            for other in self._askable(s, seat, seat):
                moves.add(pack2(USE.code, kind, other))

    def _askable(self, s: State, seat: i64, before: i64) -> list[int]:
        """ERR-77, ERR-97: other players who hold a card, and nobody twice. How many cards they hold is public."""
        return [other for other in range(s.rules.seats) if other not in (seat, before) and s.hand[other] != 0]

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        if not self._askable(s, seat, seat):  # HERO-7, ERR-96
            return Refusal("HERO_IMPOSSIBLE", self.rule, {"hero": self.name})
        return self._refuse_target(s, seat, kinds.second(m), seat)

    def _refuse_target(self, s: State, seat: i64, target: i64, before: i64) -> Refusal | None:
        others = self._askable(s, seat, before)
        if target in others:
            return None
        return Refusal("BAD_TARGET", self.rule, {"hero": self.name, "seat": target}, {"seats": others})

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        kind: i64 = kinds.place(m)
        target: i64 = kinds.second(m)
        s.push(HERO_STEP, seat, self.number, _about(kind, target, 0))
        self._ask(s, seat, kind, target, events)
        self._close_if_done(s, seat)

    def _ask(self, s: State, seat: i64, kind: i64, target: i64, events: list[Event] | None) -> None:
        has_one: bool = count(s.hand[target], kind) > 0
        if has_one:
            s.hand[target] -= single(kind)
            s.hand[seat] += single(kind)
            close_proposal(s, target, events)
            s.set_frame_b(s.frame_b() | WAITING)
        if events is not None:
            args: Json = zones.moved(single(kind) if has_one else 0, zones.hand(target), zones.hand(seat))
            args["asked"] = target
            args["kind"] = RESOURCES[kind]
            if not has_one:
                args["none_in"] = zones.hand(target)
                args["none"] = [RESOURCES[kind]]
            events.append(Event("mormont_asked", seat, args, self.rule, reveals=True))

    def _first(self, s: State) -> i64:
        return (s.frame_b() >> 3) & 7

    def _asked_last(self, s: State) -> i64:
        """Who waits for a card: the second asked, kept above the first, or the first."""
        second: i64 = s.frame_b() >> 8
        return second - 1 if second else self._first(s)

    def _close_if_done(self, s: State, seat: i64) -> None:
        """Nothing to give back and nobody left to ask."""
        if s.frame_b() & WAITING == 0 and (s.frame_b() >> 8 or not self._askable(s, seat, self._first(s))):
            s.pop()

    def step_kinds(self) -> tuple[int, ...]:
        return (kinds.RETURN, kinds.ASK, kinds.DONE)

    def list_steps(self, s: State, seat: i64, moves: MoveSet) -> None:
        if s.frame_b() & WAITING:
            for kind in range(5):
                if count(s.hand[seat], kind):
                    moves.add(kinds.give_back(self._asked_last(s), kind))
            return
        moves.add(kinds.DONE)
        for other in self._askable(s, seat, self._first(s)):
            moves.add(kinds.ask(other))

    def refuse_step(self, s: State, seat: i64, m: i64) -> Refusal | None:
        waiting: bool = s.frame_b() & WAITING != 0
        if kind_of(m) == kinds.ASK and s.frame_b() >> 8:  # ERR-77: a third one
            return self._no_more(kinds.place(m))
        if waiting != (kind_of(m) == kinds.RETURN):
            return Refusal("PENDING_DECISION", self.rule, {"decision": "hero_step"})
        if kind_of(m) == kinds.ASK:
            return self._refuse_target(s, seat, kinds.place(m), self._first(s))
        if kind_of(m) == kinds.RETURN:
            if kinds.place(m) != self._asked_last(s):
                args: Json = {"hero": self.name, "seat": kinds.place(m)}
                return Refusal("BAD_TARGET", self.rule, args, {"seats": [self._asked_last(s)]})
            if count(s.hand[seat], kinds.second(m)) == 0:
                card: Json = {RESOURCES[kinds.second(m)]: 1}
                return Refusal("NOT_ENOUGH_CARDS", self.rule, {"cards": card}, {"cards": card})
        return None

    def refuse_again(self, s: State, seat: i64, m: i64) -> Refusal | None:
        """ERR-77: the second request is for the same kind (`ask`)."""
        return self._no_more(kinds.second(m))

    def _no_more(self, seat: i64) -> Refusal:
        return Refusal("BAD_TARGET", self.rule, {"hero": self.name, "seat": seat}, {"seats": []})

    def step(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        if kind_of(m) == kinds.DONE:
            s.pop()
        elif kind_of(m) == kinds.ASK:
            s.set_frame_b(s.frame_b() | ((kinds.place(m) + 1) << 8))
            self._ask(s, seat, s.frame_b() & 7, kinds.place(m), events)
            self._close_if_done(s, seat)
        else:
            self._give_back(s, seat, kinds.place(m), kinds.second(m), events)
            s.set_frame_b(s.frame_b() & ~WAITING)
            self._close_if_done(s, seat)

    def _give_back(self, s: State, seat: i64, to: i64, card: i64, events: list[Event] | None) -> None:
        s.hand[seat] -= single(card)
        s.hand[to] += single(card)
        if events is not None:
            args: Json = zones.moved(single(card), zones.hand(seat), zones.hand(to))
            args["with"] = to
            events.append(
                Event("mormont_returned", seat, args, self.rule, only=(seat, to), secret=("cards",))
            )

    def step_fits(self, s: State, seat: i64, b: i64) -> bool:
        first: i64 = (b >> 3) & 7
        second: i64 = b >> 8
        known: bool = b & 7 < 5 and first < s.rules.seats and first != seat
        fits: bool = second == 0 or (second <= s.rules.seats and second - 1 not in (seat, first))
        waits: bool = b & WAITING != 0
        if waits:
            return known and fits and s.hand[seat] != 0
        return known and fits and second == 0 and len(self._askable(s, seat, first)) > 0
