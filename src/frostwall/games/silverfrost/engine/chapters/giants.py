"""Giants on the mountain (BEAC-2..8): using one, the points of its slot, and the refill."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import NOBODYS, Chance, Decision, Frame
from frostwall.games.silverfrost.engine.effects import triggers
from frostwall.games.silverfrost.engine.effects.source import NO_SOURCE
from frostwall.games.silverfrost.engine.frames import AFTER_GIANT, GIANT, GIANTS, RUN
from frostwall.games.silverfrost.engine.rules import GIANT_SLOTS, POINT
from frostwall.games.silverfrost.engine.state import NOBODY, NOTHING, State


def slot_of(s: State, giant: i64) -> i64:
    """The slot of this giant, of equal ones that with the most points; NOTHING if it is not open."""
    best: i64 = NOTHING
    slot: i64 = 0
    while slot < GIANT_SLOTS:
        if s.giants[slot] == giant and (
            best == NOTHING or s.deck.slot_points[slot] > s.deck.slot_points[best]
        ):
            best = slot
        slot += 1
    return best


def any_open(s: State) -> bool:
    slot: i64 = 0
    while slot < GIANT_SLOTS:
        if s.giants[slot] != NOTHING:
            return True
        slot += 1
    return False


def ask(s: State, who: i64, n: i64, points: bool, discard: bool) -> None:
    """Choose an open giant to use; n of them one after the other."""
    if n > 0 and any_open(s):
        s.push(GIANT, who, 1 if points else 0, 1 if discard else 0, n)


class Giant(Decision):
    """a: points of the slot, b: discard it, c: how many more."""

    def __init__(self) -> None:
        super().__init__(GIANT, "giant", "BEAC-2", (words.FLAG, words.FLAG, (1, words.NUMBER[1])))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """What could be chosen may be gone since: by an ability used meanwhile (AMB-62)."""
        if any_open(s):
            return False
        s.pop()
        return True

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        slot: i64 = 0
        while slot < GIANT_SLOTS:
            if s.giants[slot] != NOTHING and slot_of(s, s.giants[slot]) == slot:
                moves.add(kinds.one(kinds.GIANT, s.giants[slot]))
            slot += 1

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind == kinds.GIANT:
            return Refusal("GIANT_NOT_OPEN", "BEAC-2", {"giant": s.deck.giant_names[kinds.first(m)]})
        return self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        """BEAC-2, BEAC-6: its effect, then the points of the slot it lies on, then the refill."""
        giant: i64 = kinds.first(m)
        points: i64 = s.word(0)
        discard: i64 = s.word(1)
        more: i64 = s.word(2) - 1
        s.pop()
        if more > 0:
            s.push(GIANT, who, points, discard, more)
        slot: i64 = slot_of(s, giant)
        if events is not None:
            args = {"giant": s.deck.giant_names[giant], "slot": int(slot)}
            supply.tell(events, s, "use_giant", who, args, "BEAC-2")
        if points:
            supply.gain(s, who, POINT, s.deck.slot_points[slot], "BEAC-2", events)
        s.push(AFTER_GIANT, who, giant, discard)
        s.push(RUN, who, s.deck.giant_block[giant], NO_SOURCE)


class AfterGiant(Frame):
    """BEAC-3: the giant used is discarded and the mountain refilled; then others react (EFF-16). a: giant,
    b: discard it."""

    def __init__(self) -> None:
        super().__init__(AFTER_GIANT, "after_giant", words=(words.GIANT, words.FLAG))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        giant: i64 = s.word(0)
        discard: bool = s.word(1) == 1
        s.pop()
        start: i64 = triggers.open_list(s)
        triggers.collect_giant(s, who)
        triggers.close_list(s, who, start)
        if discard and slot_of(s, giant) != NOTHING:
            leave(s, slot_of(s, giant), events)
            s.push(GIANTS, NOBODY)
        return True

    def reading(self, s: State) -> list[int] | None:
        start: i64 = triggers.open_list(s)
        triggers.collect_giant(s, s.frame_seat())
        return triggers.take_from(s, start)


def leave(s: State, slot: i64, events: list[Event] | None) -> None:
    """A giant is discarded; those left of the gap move to the right."""
    giant: i64 = s.giants[slot]
    s.giant_gone[giant] += 1
    while slot > 0:
        s.giants[slot] = s.giants[slot - 1]
        slot -= 1
    s.giants[0] = NOTHING
    if events is not None:
        supply.tell(events, s, "giant_leaves", NOBODY, {"giant": s.deck.giant_names[giant]}, "BEAC-3")


def discard_all(s: State, events: list[Event] | None) -> None:
    """SEAS-W4 B"""
    slot: i64 = 0
    while slot < GIANT_SLOTS:
        if s.giants[slot] != NOTHING:
            s.giant_gone[s.giants[slot]] += 1
            s.giants[slot] = NOTHING
        slot += 1
    if events is not None:
        supply.tell(events, s, "giants_leave", NOBODY, {}, "SEAS-W4")


# --- the refill ---


def _next_free(s: State) -> i64:
    """The rightmost empty slot is filled first, so that new giants come to lie on the left."""
    slot: i64 = GIANT_SLOTS - 1
    while slot >= 0:
        if s.giants[slot] == NOTHING:
            return slot
        slot -= 1
    return NOTHING


class Giants(Chance):
    """SEAS-W4 B, BEAC-3: empty slots of the mountain."""

    def __init__(self) -> None:
        super().__init__(GIANTS, "giants", "BEAC-3", whose=NOBODYS)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        left: i64 = supply.in_pile(s.giant_pile)
        if _next_free(s) == NOTHING or left + supply.in_pile(s.giant_gone) == 0:
            s.pop()
            return True
        if left == 0:  # BEAC-7, AMB-10
            giant: i64 = 0
            while giant < s.deck.giants:
                s.giant_pile[giant] = s.giant_gone[giant]
                s.giant_gone[giant] = 0
                giant += 1
        return False

    def bag(self, s: State) -> vec[i64]:
        return s.giant_pile

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.RISE, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        giant: i64 = kinds.first(m)
        slot: i64 = _next_free(s)
        s.giant_pile[giant] -= 1
        s.giants[slot] = giant
        if events is not None:
            args = {"giant": s.deck.giant_names[giant], "slot": int(slot)}
            supply.tell(events, s, "giant_rises", NOBODY, args, "BEAC-3")


FRAMES: Final[list[Frame]] = [Giant(), AfterGiant(), Giants()]
