"""Preparing for the next season (chapter 8): the steps of autumn, winter and spring, and Freezing Cold."""

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.chapters import giants, snow, supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import answers, triggers
from frostwall.games.silverfrost.engine.frames import GIANTS, PRODUCE, SEASON, SNOWING
from frostwall.games.silverfrost.engine.rules import (
    AUTUMN,
    CITY_SNOW,
    FIRE,
    JOURNEY,
    NEW_ANIMALS,
    SEASONS,
    SPRING,
    WINTER,
)
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CHIMNEYS,
    CHIMNEYS_WAITING,
    CITY,
    GUARD,
    NOBODY,
    NORMAL,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    PREPARING,
    USED_GAME,
    State,
)
from frostwall.games.silverfrost.engine.state import SEASON as IN_SEASON


def prepare(s: State, who: i64) -> None:
    """SEAS-2; EFF-17: whoever acts before the season does so in the old one."""
    s.action = PREPARING
    s.push(SEASON, who, 0)


def step(s: State, events: list[Event] | None) -> None:
    """For SEASON: the next step of the season being prepared for; b holds the production cards left."""
    who: i64 = s.frame_seat()
    at: i64 = s.word(0)
    if at == 0:
        s.set_word(0, 1)
        start: i64 = triggers.open_list(s, who)
        triggers.collect_season(s, who, p.BEFORE_SEASON, s.get(who, IN_SEASON) + 1)
        triggers.close_list(s, who, start)
        return
    if at == 1:
        s.set_word(0, 2)
        take_back(s, who)
        s.add(who, IN_SEASON, 1)  # SEAS-3
        forget_season(s, who)
        season: i64 = s.get(who, IN_SEASON)
        if events is not None:
            supply.tell(events, s, "season", who, {"season": SEASONS[season]}, "SEAS-2")
        _fire_and_animals(s, who, season, events)
        return
    season = s.get(who, IN_SEASON)
    if at == 2:
        s.set_word(0, 3)
        if season == WINTER:
            _freezing_cold(s, who, events)
        else:
            s.set_word(1, productive(s, who))
        return
    if at == 3:
        _next_production(s, who, events)
        return
    if at == 4:
        s.set_word(0, 5)
        s.push(SNOWING, NOBODY, s.rules.snow_cards[season])
        return
    if at == 5:
        s.set_word(0, 6)
        snow.begin_city_snow(s, who, CITY_SNOW[season])
        return
    s.pop()
    start = triggers.open_list(s, who)
    triggers.collect_season(s, who, p.AFTER_SEASON, season)
    triggers.close_list(s, who, start)


def _fire_and_animals(s: State, who: i64, season: i64, events: list[Event] | None) -> None:
    """SEAS-A1..A3, SEAS-W1..W3, SEAS-F1..F2"""
    cards: i64 = live_cards(s, who)
    if season == AUTUMN:
        supply.gain(s, who, FIRE, cards, "SEAS-A1", events)
    else:
        supply.gain(s, who, FIRE, cards // 2, "SEAS-W1" if season == WINTER else "SEAS-F1", events)
    s.add(who, NORMAL, NEW_ANIMALS[season])
    if season != SPRING:  # SEAS-A3, SEAS-W3
        s.add(who, CHIMNEYS, 1)
        s.add(who, CHIMNEYS_WAITING, -1)


def live_cards(s: State, who: i64) -> i64:
    """SEAS-5: cards without snow."""
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if s.is_live(who, slot):
            found += 1
        slot += 1
    return found


def productive(s: State, who: i64) -> i64:
    """SEAS-6: production cards without snow, as bits."""
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if s.is_live(who, slot) and s.deck.has_trigger(s.card_at(who, slot), p.ON_PRODUCE):
            found |= bit(slot)
        slot += 1
    return found


def _next_production(s: State, who: i64, events: list[Event] | None) -> None:
    left: i64 = s.word(1)
    slot: i64 = 1
    while left >> slot:  # what an effect has removed meanwhile
        if (left >> slot) & 1 and not s.is_live(who, slot):
            left &= ~bit(slot)
        slot += 1
    s.set_word(1, left)
    if left == 0:
        s.set_word(0, 4)
    elif left & (left - 1):
        s.push(PRODUCE, who, left)
    else:
        s.set_word(1, 0)
        slot = 1
        while (left >> slot) & 1 == 0:
            slot += 1
        answers.produce(s, who, slot, events)


def _freezing_cold(s: State, who: i64, events: list[Event] | None) -> None:
    """SEAS-W4: only for the first of all to reach winter."""
    if s.freezing:
        return
    s.freezing = True
    supply.tell(events, s, "freezing_cold", who, {}, "SEAS-W4")
    giants.discard_all(s, events)
    s.push(GIANTS, NOBODY)


def take_back(s: State, who: i64) -> None:
    """WORK-9, SNOW-3: all animals but those on the Journey and where a card keeps them (EFF-51)."""
    place: i64 = 0
    while place < s.deck.places:
        if s.occupied[place] and s.deck.area[place] != JOURNEY:
            n: i64 = s.normal_at(place, who)
            while n > 0:
                s.take_animal(place, who, False)
                s.add(who, NORMAL, 1)
                n -= 1
            if s.guard_at(place, who):
                s.take_animal(place, who, True)
                s.add(who, GUARD, 1)
        place += 1
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            card: i64 = s.card_at(owner, slot)
            at: i64 = s.at(owner, slot)
            if card != NOTHING and s.deck.animal_stays[card] == 0:
                flags: i64 = s.flags[at]
                if owner == who:
                    s.add(who, NORMAL, (flags // OWN_NORMAL) & 3)
                    s.add(who, GUARD, 1 if flags & OWN_GUARD else 0)
                    flags &= ~(3 * OWN_NORMAL | OWN_GUARD)
                if (flags // OPEN_BY) & 7 == who + 1:
                    s.add(who, GUARD if flags & OPEN_GUARD else NORMAL, 1)
                    flags &= ~(7 * OPEN_BY | OPEN_GUARD)
                s.flags[at] = flags
            slot += 1
        owner += 1
    s.add(who, NORMAL, s.get(who, ASIDE_NORMAL))
    s.add(who, GUARD, s.get(who, ASIDE_GUARD))
    s.put(who, ASIDE_NORMAL, 0)
    s.put(who, ASIDE_GUARD, 0)


def forget_season(s: State, who: i64) -> None:
    """What a card does once per season it may do again."""
    slot: i64 = 1
    while slot < s.get(who, CITY):
        at: i64 = s.at(who, slot)
        game: i64 = s.used[at] >> USED_GAME
        s.used[at] = (game << USED_GAME) | (s.used[at] & 0xFFF)
        slot += 1
