"""Preparing for the next season (chapter 8): the steps of autumn, winter and spring, and Freezing Cold."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import giants, snow, supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import run, triggers
from frostwall.games.silverfrost.engine.frames import GIANTS, PRODUCE, SEASON, SNOWING, TURN_END
from frostwall.games.silverfrost.engine.rules import (
    AUTUMN,
    CITY_SNOW,
    FIRE,
    JOURNEY,
    NEW_ANIMALS,
    SEASONS,
    SPRING,
    SUMMER,
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
    """SEAS-2; EFF-17: what happens before the season happens in the old one."""
    s.action = PREPARING
    s.push(SEASON, who, 0)


class Season(Frame):
    """The season being prepared for; a: its next step, b: the production cards left."""

    def __init__(self) -> None:
        super().__init__(SEASON, "season", words=((0, 6), words.SLOTS), on=(TURN_END,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        _step(s, events)
        return True

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return season_fits(s, frame)


def season_fits(s: State, frame: Lying) -> bool:
    """The season changes between the steps 1 and 2 (SEAS-3)."""
    season: i64 = s.get(frame.seat, IN_SEASON)
    return s.action == PREPARING and (season < SPRING if frame.a < 2 else season > SUMMER)


def _step(s: State, events: list[Event] | None) -> None:
    who: i64 = s.frame_seat()
    at: i64 = s.word(0)
    if at == 0:
        s.set_word(0, 1)
        start: i64 = triggers.open_list(s)
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
    start = triggers.open_list(s)
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


# --- SEAS-6: production ---


def productive(s: State, who: i64) -> i64:
    """Production cards without snow, as bits."""
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
        _produce(s, who, slot, events)


def _produce(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    """One production card."""
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.card_at(who, slot)], "slot": int(slot), "owner": int(who)}
        supply.tell(events, s, "activate", who, args, "SEAS-6")
    run.begin_all(s, who, who, slot, p.ON_PRODUCE, 0)


class Produce(Decision):
    """Which production card comes next; a: cards left, the same as b of SEASON below."""

    def __init__(self) -> None:
        super().__init__(PRODUCE, "produce", "SEAS-6", (words.SLOTS,), (SEASON,))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        found: i64 = s.word(0)
        slot: i64 = 1
        while found >> slot:
            if (found >> slot) & 1:
                moves.add(kinds.one(kinds.ORDER, slot))
            slot += 1

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()
        s.set_word(1, s.word(1) & ~bit(kinds.first(m)))
        _produce(s, who, kinds.first(m), events)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.a == below.b and frame.a & ~productive(s, frame.seat) == 0


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


FRAMES: Final[list[Frame]] = [Season(), Produce()]
