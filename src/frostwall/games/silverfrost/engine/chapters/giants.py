"""Giants on the mountain (BEAC-2..8): using one, the points of its slot, and the refill."""

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.effects import triggers
from frostwall.games.silverfrost.engine.effects.measure import NO_SOURCE
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


def use(s: State, giant: i64, events: list[Event] | None) -> None:
    """BEAC-2, BEAC-6: the answer to GIANT: its effect, then the points of the slot it lies on, then the refill."""
    who: i64 = s.frame_seat()
    points: bool = s.word(0) == 1
    discard: bool = s.word(1) == 1
    more: i64 = s.word(2) - 1
    s.pop()
    if more > 0:
        s.push(GIANT, who, 1 if points else 0, 1 if discard else 0, more)
    slot: i64 = slot_of(s, giant)
    if events is not None:
        args = {"giant": s.deck.giant_names[giant], "slot": int(slot)}
        supply.tell(events, s, "use_giant", who, args, "BEAC-2")
    if points:
        supply.gain(s, who, POINT, s.deck.slot_points[slot], "BEAC-2", events)
    s.push(AFTER_GIANT, who, giant, 1 if discard else 0)
    s.push(RUN, who, s.deck.giant_block[giant], NO_SOURCE)


def after(s: State, events: list[Event] | None) -> None:
    """BEAC-3: the giant used is discarded and the mountain refilled; then whoever reacts (EFF-16)."""
    who: i64 = s.frame_seat()
    giant: i64 = s.word(0)
    discard: bool = s.word(1) == 1
    s.pop()
    start: i64 = triggers.open_list(s, who)
    triggers.collect_giant(s, who)
    triggers.close_list(s, who, start)
    if discard and slot_of(s, giant) != NOTHING:
        leave(s, slot_of(s, giant), events)
        s.push(GIANTS, NOBODY)


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


def next_free(s: State) -> i64:
    """The rightmost empty slot is filled first, so that new giants come to lie on the left."""
    slot: i64 = GIANT_SLOTS - 1
    while slot >= 0:
        if s.giants[slot] == NOTHING:
            return slot
        slot -= 1
    return NOTHING


def make_pile(s: State) -> None:
    """BEAC-7, AMB-10"""
    if supply.in_pile(s.giant_pile) == 0:
        giant: i64 = 0
        while giant < s.deck.giants:
            s.giant_pile[giant] = s.giant_gone[giant]
            s.giant_gone[giant] = 0
            giant += 1


def rising_is_over(s: State) -> bool:
    if next_free(s) == NOTHING:
        return True
    return supply.in_pile(s.giant_pile) == 0 and supply.in_pile(s.giant_gone) == 0


def rise(s: State, giant: i64, events: list[Event] | None) -> None:
    slot: i64 = next_free(s)
    s.giant_pile[giant] -= 1
    s.giants[slot] = giant
    if events is not None:
        supply.tell(
            events,
            s,
            "giant_rises",
            NOBODY,
            {"giant": s.deck.giant_names[giant], "slot": int(slot)},
            "BEAC-3",
        )
