"""Steps that take back, move or place an animal (EFF-46)."""

from mypy_extensions import i64

from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.frames import ANIMAL, WHERE
from frostwall.games.silverfrost.engine.rules import DESTINATIONS, JOURNEY
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CITY,
    GUARD,
    NORMAL,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    State,
)


def recallable_area(s: State, pc: i64, area: i64) -> bool:
    return area != JOURNEY and (s.deck.code[pc + 4] == -1 or s.deck.code[pc + 4] == area)


def wants_figure(s: State, pc: i64, guard: bool) -> bool:
    asked: i64 = s.deck.code[pc + 3]
    return asked == -1 or (asked == 1) == guard


def any_placed(s: State, pc: i64, who: i64) -> bool:
    """EFF-64: an animal that counts as placed and may be taken back."""
    guard: i64 = 0
    while guard < 2:
        if wants_figure(s, pc, guard == 1) and _placed(s, pc, who, guard == 1):
            return True
        guard += 1
    return False


def _placed(s: State, pc: i64, who: i64, guard: bool) -> bool:
    place: i64 = 0
    while place < s.deck.places:
        if recallable_area(s, pc, s.deck.area[place]):
            if s.guard_at(place, who) if guard else s.normal_at(place, who) > 0:
                return True
        place += 1
    if recallable_area(s, pc, DESTINATIONS):
        owner: i64 = 0
        while owner < s.rules.people:
            slot: i64 = 1
            while slot < s.get(owner, CITY):
                if stands_on(s, who, guard, owner, slot):
                    return True
                slot += 1
            owner += 1
    return s.deck.code[pc + 4] == -1 and s.get(who, ASIDE_GUARD if guard else ASIDE_NORMAL) > 0


def stands_on(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> bool:
    """Does this person's animal stand on that card, where it may be taken back from?"""
    card: i64 = s.card_at(owner, slot)
    if card == NOTHING or s.deck.animal_stays[card]:
        return False
    flags: i64 = s.flags[s.at(owner, slot)]
    if owner == who:
        return flags & OWN_GUARD != 0 if guard else flags & (3 * OWN_NORMAL) != 0
    return (flags // OPEN_BY) & 7 == who + 1 and (flags & OPEN_GUARD != 0) == guard


def begin_animal(s: State, pc: i64, who: i64) -> None:
    op: i64 = s.deck.code[pc + 2]
    if op == p.PLACE_EXTRA:
        if s.animals_in_supply(who) > 0:
            s.push(WHERE, who, pc, 0, 0)
    elif any_placed(s, pc, who):
        s.push(ANIMAL, who, pc)


def lift_from_place(s: State, who: i64, guard: bool, place: i64) -> None:
    s.take_animal(place, who, guard)
    s.add(who, GUARD if guard else NORMAL, 1)


def lift_from_card(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> None:
    at: i64 = s.at(owner, slot)
    if owner == who:
        s.flags[at] -= OWN_GUARD if guard else OWN_NORMAL
    else:
        s.flags[at] &= ~(7 * OPEN_BY | OPEN_GUARD)
    s.add(who, GUARD if guard else NORMAL, 1)
