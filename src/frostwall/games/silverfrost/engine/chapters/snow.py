"""Snow (chapter 7): where it falls, what it blocks, and how it is cleared."""

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import VALLEY_TARGET
from frostwall.games.silverfrost.engine.effects import triggers
from frostwall.games.silverfrost.engine.frames import CITY_SNOW, CITY_SNOWING
from frostwall.games.silverfrost.engine.rules import FIRE
from frostwall.games.silverfrost.engine.state import (
    CITY,
    NOBODY,
    NOTHING,
    SNOW,
    SNOWED,
    V_SNOW,
    VALLEY,
    State,
)


def clear_cost(s: State, who: i64) -> i64:
    """SNOW-14, less what cards take off (EFF-51)."""
    cost: i64 = 2 if s.freezing else 1
    if not s.deck.any_clearing:
        return cost
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        if s.is_live(who, slot):
            cost -= s.deck.clear_cost[s.card_at(who, slot)]
        slot += 1
    return max(0, cost)


def most_clears(s: State, who: i64) -> i64:
    """TURN-8, with what cards add (EFF-51)."""
    most: i64 = 1
    if not s.deck.any_clearing:
        return most
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        if s.is_live(who, slot):
            most += s.deck.extra_clear[s.card_at(who, slot)]
        slot += 1
    return most


# --- falling (SNOW-1..9) ---


def fall(s: State, card: i64, events: list[Event] | None) -> None:
    """SNOW-2: one snow card. SNOW-4, SNOW-5: no snow on an empty space, none where there is some."""
    s.snow_pile[card] -= 1
    s.snow_gone[card] += 1
    target: i64 = s.deck.snow_target[card]
    falls: bool = True
    args: Json = {"snow": s.deck.snow_names[card]} if events is not None else {}
    if target >= VALLEY_TARGET:
        at: i64 = VALLEY * (target - VALLEY_TARGET)
        falls = s.valley[at] != NOTHING and (s.valley[at + V_SNOW] == 0 or s.rules.much_snow)
        if falls:
            s.valley[at + V_SNOW] += 1
        if events is not None:
            args["space"] = int(target - VALLEY_TARGET)
            args["place"] = None
            args["card"] = None if s.valley[at] == NOTHING else s.deck.card_names[s.valley[at]]
    else:
        falls = s.snow[target] == 0 or s.rules.much_snow
        if falls:
            s.snow[target] += 1
        if events is not None:
            args["space"] = None
            args["place"] = s.deck.place_names[target]
            args["card"] = None
    if events is not None:
        args["falls"] = falls
        empty = target >= VALLEY_TARGET and s.valley[VALLEY * (target - VALLEY_TARGET)] == NOTHING
        rule = "SNOW-2" if falls else "SNOW-4" if empty else "SNOW-5"
        supply.tell(events, s, "snow_falls", NOBODY, args, rule)


def make_pile(s: State) -> None:
    """SNOW-6"""
    if supply.in_pile(s.snow_pile) == 0:
        card: i64 = 0
        while card < s.deck.snow_cards:
            s.snow_pile[card] = s.snow_gone[card]
            s.snow_gone[card] = 0
            card += 1


def put_on_card(s: State, who: i64, slot: i64, rule: str, events: list[Event] | None) -> None:
    s.flags[s.at(who, slot)] |= SNOWED
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.card_at(who, slot)], "slot": int(slot)}
        supply.tell(events, s, "city_snow", who, args, rule)


def tied(s: State, who: i64) -> i64:
    """SNOW-7, SNOW-8: the cards of which one gets the next snow, as bits."""
    found: i64 = 0
    best: i64 = -1
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if s.is_live(who, slot):
            card: i64 = s.card_at(who, slot)
            if s.deck.snow_immune[card] == 0:
                value: i64 = s.deck.points[card] * 8 + 7 - s.deck.type[card]
                if value > best:
                    best = value
                    found = 0
                if value == best:
                    found |= bit(slot)
        slot += 1
    return found


def city_snow(s: State, events: list[Event] | None) -> None:
    """For CITY_SNOWING: put tokens until they are gone, or a choice is to be made (SNOW-9: the surplus lapses)."""
    who: i64 = s.frame_seat()
    left: i64 = s.word(0)
    while left > 0:
        found: i64 = tied(s, who)
        if found == 0:
            break
        if found & (found - 1) and _count(found) > left:
            s.set_word(0, left)
            s.push(CITY_SNOW, who, left)
            return
        slot: i64 = 1
        while (found >> slot) & 1 == 0:
            slot += 1
        put_on_card(s, who, slot, "SNOW-7", events)
        left -= 1
    s.pop()


def _count(word: i64) -> i64:
    found: i64 = 0
    while word:
        word &= word - 1
        found += 1
    return found


def begin_city_snow(s: State, who: i64, n: i64) -> None:
    if n > 0:
        s.push(CITY_SNOWING, who, n)


def choose_city_snow(s: State, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_SNOW."""
    who: i64 = s.frame_seat()
    s.pop()
    put_on_card(s, who, slot, "SNOW-8", events)
    s.set_word(0, s.word(0) - 1)


# --- clearing (SNOW-14..24); the caller has paid ---


def keep_token(s: State, who: i64, n: i64) -> None:
    """SNOW-22"""
    s.add(who, SNOW, n)


def clear_place(s: State, who: i64, place: i64, n: i64, rule: str, events: list[Event] | None) -> None:
    """SNOW-16: whoever places there clears everything, an effect one token."""
    s.snow[place] -= n
    keep_token(s, who, n)
    triggers.collect_clearing(s, who, p.BOARD, 0)
    if events is not None:
        args: Json = {"place": s.deck.place_names[place], "n": int(n)}
        supply.tell(events, s, "clear_place", who, args, rule)


def clear_valley(s: State, who: i64, space: i64, n: i64, rule: str, events: list[Event] | None) -> None:
    """SNOW-15"""
    s.valley[VALLEY * space + V_SNOW] -= n
    keep_token(s, who, n)
    triggers.collect_clearing(s, who, p.IN_VALLEY, 0)
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.valley[VALLEY * space]], "space": int(space), "n": int(n)}
        supply.tell(events, s, "clear_valley", who, args, rule)


def clear_card(s: State, who: i64, owner: i64, slot: i64, rule: str, events: list[Event] | None) -> None:
    """SNOW-17..19"""
    s.flags[s.at(owner, slot)] &= ~SNOWED
    keep_token(s, who, 1)
    triggers.collect_clearing(s, who, p.OWN_CITY if owner == who else p.A_CITY, slot if owner == who else 0)
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[s.card_at(owner, slot)],
            "owner": int(supply.seat_number(s, owner)),
            "slot": int(slot),
        }
        supply.tell(events, s, "clear_card", who, args, rule)


# --- TURN-8: one card of the own city ---


def may_clear(s: State, who: i64, slot: i64) -> bool:
    """Is there snow to clear, and are the fire and the once a turn at hand? When it may be done is in turn.py."""
    return (
        s.card_at(who, slot) != NOTHING
        and s.has_flag(who, slot, SNOWED)
        and s.clears < most_clears(s, who)
        and s.get(who, FIRE) >= clear_cost(s, who)
    )


def clear_own(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    supply.pay(s, who, FIRE, clear_cost(s, who), "SNOW-14", events)
    s.clears += 1
    start: i64 = triggers.open_list(s, who)
    clear_card(s, who, who, slot, "SNOW-19", events)
    triggers.close_list(s, who, start)
