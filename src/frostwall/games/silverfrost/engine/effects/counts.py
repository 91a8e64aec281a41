"""What metrics count that needs no filter (EFF-22): quests, chimneys, types, snow, animals."""

from mypy_extensions import i64

from frostwall.core.bits import popcount
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects.source import means
from frostwall.games.silverfrost.engine.rules import DESTINATIONS
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CITY,
    OPEN_BY,
    OWN_GUARD,
    OWN_NORMAL,
    SNOWED,
    WITH_CHIMNEY,
    State,
)


def face_down(s: State) -> i64:
    found: i64 = 0
    for n in s.face_down:
        found += n
    return found


def quests_done(s: State, who: i64, level: i64) -> i64:
    found: i64 = 0
    quest: i64 = 0
    while quest < s.deck.quests:
        if s.deck.quest_level[quest] == level:
            found += s.done[who * s.deck.quests + quest]
        quest += 1
    return found


def chimneys(s: State, who: i64) -> i64:
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if s.flags[s.at(who, slot)] & (WITH_CHIMNEY | SNOWED) == WITH_CHIMNEY:
            found += 1
        slot += 1
    return found


def different_types(s: State, who: i64) -> i64:
    seen: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if s.is_live(who, slot):
            seen |= s.deck.types[s.card_at(who, slot)]
        slot += 1
    return popcount(seen)


def snow_in_cities(s: State, whose: i64, who: i64, source: i64) -> i64:
    found: i64 = 0
    other: i64 = 0
    while other < s.rules.people:
        if means(s, whose, who, other, source):
            slot: i64 = 1
            while slot < s.get(other, CITY):
                if s.flags[s.at(other, slot)] & SNOWED:
                    found += 1
                slot += 1
        other += 1
    return found


def animals(s: State, who: i64, where: i64) -> i64:
    """Animals in an area, all that count as placed, or those in supply."""
    if where == p.IN_SUPPLY:
        return s.animals_in_supply(who)
    found: i64 = 0
    place: i64 = 0
    while place < s.deck.places:
        if where == p.ALL_PLACED or s.deck.area[place] == where:
            found += s.normal_at(place, who) + (1 if s.guard_at(place, who) else 0)
        place += 1
    if where == p.ALL_PLACED:
        found += s.get(who, ASIDE_NORMAL) + s.get(who, ASIDE_GUARD)
    if where == p.ALL_PLACED or where == DESTINATIONS:
        found += _animals_on_cards(s, who)
    return found


def _animals_on_cards(s: State, who: i64) -> i64:
    found: i64 = 0
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            flags: i64 = s.flags[s.at(owner, slot)]
            if owner == who:
                found += (flags // OWN_NORMAL) & 3
                found += 1 if flags & OWN_GUARD else 0
            if (flags // OPEN_BY) & 7 == who + 1:
                found += 1
            slot += 1
        owner += 1
    return found
