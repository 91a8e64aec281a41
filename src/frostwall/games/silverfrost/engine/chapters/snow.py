"""Snow (chapter 7): where it falls, what it blocks, and how it is cleared."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bits import bit, lowest, popcount
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import NOBODYS, Chance, Decision, Frame
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import VALLEY_TARGET
from frostwall.games.silverfrost.engine.effects import triggers
from frostwall.games.silverfrost.engine.frames import CITY_SNOW, CITY_SNOWING, SNOWING
from frostwall.games.silverfrost.engine.rules import FIRE
from frostwall.games.silverfrost.engine.state import (
    CITY,
    NOBODY,
    NOTHING,
    SNOW,
    SNOWED,
    SNOWY,
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


def snowed(s: State, who: i64) -> i64:
    """Cards of a city under snow, as bits."""
    return s.get(who, SNOWY)


# --- falling (SNOW-1..9) ---


class Snowing(Chance):
    """Snow cards; a: how many more."""

    def __init__(self) -> None:
        super().__init__(SNOWING, "snowing", "SNOW-2", (words.NUMBER,), whose=NOBODYS)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if s.word(0) <= 0 or supply.in_pile(s.snow_pile) + supply.in_pile(s.snow_gone) == 0:
            s.pop()
            return True
        _make_pile(s)
        return False

    def bag(self, s: State) -> vec[i64]:
        return s.snow_pile

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.SNOW, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.set_word(0, s.word(0) - 1)
        _fall(s, kinds.first(m), events)


def _fall(s: State, card: i64, events: list[Event] | None) -> None:
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


def _make_pile(s: State) -> None:
    """SNOW-6"""
    if supply.in_pile(s.snow_pile) == 0:
        card: i64 = 0
        while card < s.deck.snow_cards:
            s.snow_pile[card] = s.snow_gone[card]
            s.snow_gone[card] = 0
            card += 1


def _put_on_card(s: State, who: i64, slot: i64, rule: str, events: list[Event] | None) -> None:
    s.cover(who, slot)
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


def begin_city_snow(s: State, who: i64, n: i64) -> None:
    if n > 0:
        s.push(CITY_SNOWING, who, n)


class CitySnowing(Frame):
    """Put one token after the other until they are gone, or a choice is to be made (SNOW-9: the surplus lapses);
    a: tokens left."""

    def __init__(self) -> None:
        super().__init__(CITY_SNOWING, "city_snowing", words=(words.NUMBER,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        left: i64 = s.word(0)
        found: i64 = tied(s, who)
        if left <= 0 or found == 0:
            s.pop()
        elif popcount(found) > left:
            s.push(CITY_SNOW, who, left)
        else:
            _put_on_card(s, who, lowest(found), "SNOW-7", events)
            s.set_word(0, left - 1)
        return True

    def reading(self, s: State) -> list[int] | None:
        """Which cards get the next token, unless that is asked."""
        found: i64 = tied(s, s.frame_seat())
        return None if s.word(0) <= 0 or popcount(found) > s.word(0) else [int(found)]


class CitySnow(Decision):
    """Which of several equal cards gets snow; a: tokens left."""

    def __init__(self) -> None:
        super().__init__(CITY_SNOW, "city_snow", "SNOW-8", (words.NUMBER,), (CITY_SNOWING,))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        found: i64 = tied(s, who)
        slot: i64 = 1
        while found >> slot:
            if (found >> slot) & 1:
                moves.add(kinds.one(kinds.SNOW_CARD, slot))
            slot += 1

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.SNOW_CARD:
            return self.not_offered(kind)
        slot: i64 = kinds.first(m)
        if slot < s.get(who, CITY) and s.card_at(who, slot) != NOTHING and s.has_flag(who, slot, SNOWED):
            return Refusal("SNOW_THERE", "SNOW-9", {"slot": int(slot)})
        return Refusal("NOT_NEXT_FOR_SNOW", "SNOW-8", {"slot": int(slot)})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()
        _put_on_card(s, who, kinds.first(m), "SNOW-8", events)
        s.set_word(0, s.word(0) - 1)


# --- clearing (SNOW-14..24); the caller has paid ---


def keep_token(s: State, who: i64, n: i64) -> None:
    """SNOW-22"""
    s.add(who, SNOW, n)


def clear_place(s: State, who: i64, place: i64, n: i64, rule: str, events: list[Event] | None) -> None:
    """SNOW-16: placing there clears everything, an effect one token."""
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
    s.uncover(owner, slot)
    keep_token(s, who, 1)
    if owner == who:
        triggers.collect_clearing(s, who, p.OWN_CITY, slot)
    else:
        triggers.collect_clearing(s, who, p.A_CITY, 0)
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[s.card_at(owner, slot)],
            "owner": int(supply.seat_number(s, owner)),
            "slot": int(slot),
        }
        supply.tell(events, s, "clear_card", who, args, rule)


# --- TURN-8: one card of one's own city ---


def clear_own(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    supply.pay(s, who, FIRE, clear_cost(s, who), "SNOW-14", events)
    s.clears += 1
    start: i64 = triggers.open_list(s)
    clear_card(s, who, who, slot, "SNOW-19", events)
    triggers.close_list(s, who, start)


FRAMES: Final[list[Frame]] = [Snowing(), CitySnowing(), CitySnow()]
