"""Placing an animal (chapter 5): where it may stand, what that costs, and the Silver Guard.

What a place then does is in places.py. One function finds what is wrong with a placement; the list of legal moves and
the refusals both come from it.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import words
from frostwall.games.silverfrost.engine.chapters import snow, supply
from frostwall.games.silverfrost.engine.decision import Frame
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import measure, run, triggers
from frostwall.games.silverfrost.engine.effects.source import NO_SOURCE, source_of, source_owner, source_slot
from frostwall.games.silverfrost.engine.frames import ACT, ARRIVED, CARDS, JOURNEY_COST
from frostwall.games.silverfrost.engine.rules import (
    AREAS,
    DESTINATION,
    DESTINATIONS,
    FIRE,
    FORGE,
    GUILD,
    JOURNEY,
    MOST_AT_GUILD,
    POINT,
    SPRING,
)
from frostwall.games.silverfrost.engine.state import (
    CITY,
    FRESH,
    GUARD,
    HAND,
    NORMAL,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    SEASON,
    SNOWED,
    State,
)

# What can be wrong with a placement.
FINE: Final = 0
NO_ANIMAL: Final = 1
NOT_IN_PLAY: Final = 2
NOT_SPRING: Final = 3
OCCUPIED: Final = 4
OWN_ANIMAL: Final = 5
OTHER_GUARD: Final = 6
NO_SHARING: Final = 7
GUILD_FULL: Final = 8
NO_FIRE: Final = 9
NO_CARDS: Final = 10
NO_CARD_THERE: Final = 11
NO_DESTINATION: Final = 12
NO_OPEN_PLACE: Final = 13
JUST_PLAYED: Final = 14
OWN_PLACE_TAKEN: Final = 15
MEETS_GUARD: Final = 16

_WHY: Final = {
    NO_ANIMAL: ("NO_ANIMAL", "TURN-4"),
    NOT_IN_PLAY: ("NOT_IN_PLAY", "SET-3"),
    NOT_SPRING: ("NOT_SPRING", "JOUR-1"),
    OCCUPIED: ("OCCUPIED", "WORK-4"),
    OWN_ANIMAL: ("OWN_ANIMAL", "GUARD-2"),
    OTHER_GUARD: ("OTHER_GUARD", "GUARD-2"),
    NO_SHARING: ("NO_SHARING", "GUARD-3"),
    GUILD_FULL: ("GUILD_FULL", "GUILD-7"),
    NO_FIRE: ("NO_FIRE", "WORK-6"),
    NO_CARDS: ("NO_CARDS", "JOUR-2"),
    NO_CARD_THERE: ("NO_SUCH_CARD", "WORK-2"),
    NO_DESTINATION: ("NO_DESTINATION", "DEST-1"),
    NO_OPEN_PLACE: ("NO_OPEN_PLACE", "DEST-2"),
    JUST_PLAYED: ("JUST_PLAYED", "DEST-7"),
    OWN_PLACE_TAKEN: ("OWN_PLACE_TAKEN", "DEST-3"),
    MEETS_GUARD: ("OCCUPIED", "GUARD-8"),
}


# --- what it costs (WORK-6, WORK-8) ---


def fire_cost(s: State, who: i64, place: i64) -> i64:
    """WORK-6, less what cards take off (EFF-51)."""
    return _less(s, who, s.deck.fire_cost[place], s.deck.area[place])


def _less(s: State, who: i64, cost: i64, area: i64) -> i64:
    if cost == 0 or not s.deck.any_fire_cost:
        return cost
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        if s.is_live(who, slot):
            cost -= s.deck.fire_cost_less[s.card_at(who, slot) * len(AREAS) + area]
        slot += 1
    return max(0, cost)


def guard_fire(s: State, who: i64) -> i64:
    """GUARD-4, with what cards add (EFF-51)."""
    fire: i64 = 1
    if not s.deck.any_guard_fire:
        return fire
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        if s.is_live(who, slot):
            fire += s.deck.guard_fire[s.card_at(who, slot)]
        slot += 1
    return fire


def place_need(s: State, who: i64, place: i64) -> i64:
    """WORK-8: fire for the snow and for the place."""
    need: i64 = fire_cost(s, who, place)
    if s.snow[place]:
        need += s.snow[place] * snow.clear_cost(s, who)
    return need


def fire_at_hand(s: State, who: i64, guard: bool, empty: bool) -> i64:
    """GUARD-4: the fire of the Silver Guard counts."""
    fire: i64 = s.get(who, FIRE)
    if guard and empty:
        fire += guard_fire(s, who)
    return fire


# --- board places ---


def at_guild(s: State, who: i64) -> i64:
    """GUILD-7"""
    found: i64 = 0
    i: i64 = 0
    places = s.deck.guild
    while i < len(places):
        place: i64 = places[i]
        if s.occupied[place]:
            found += s.normal_at(place, who)
            if s.guard_at(place, who):
                found += 1
        i += 1
    return found


def place_problem(s: State, who: i64, guard: bool, place: i64) -> i64:
    """What speaks against a placement (5.1), for a place on the board or a beacon."""
    if s.get(who, GUARD if guard else NORMAL) == 0:
        return NO_ANIMAL
    if not s.in_play(place):
        return NOT_IN_PLAY
    return spot_problem(s, who, guard, place)


def spot_problem(s: State, who: i64, guard: bool, place: i64, roomy: bool = False) -> i64:
    """`roomy`: there is room at the guild, which need not be counted."""
    area: i64 = s.deck.area[place]
    if area == JOURNEY and s.get(who, SEASON) != SPRING:
        return NOT_SPRING
    there: i64 = s.occupied[place]
    if there and s.deck.shared[place] == 0:
        if not guard:
            return MEETS_GUARD if there >> 16 else OCCUPIED
        if area == JOURNEY:
            return NO_SHARING  # GUARD-3, JOUR-6
        if s.normal_at(place, who) or s.guard_at(place, who):
            return OWN_ANIMAL
        if there >> 16:
            return OTHER_GUARD
    if area == GUILD and not roomy and at_guild(s, who) >= MOST_AT_GUILD:
        return GUILD_FULL
    need: i64 = place_need(s, who, place)
    if need and fire_at_hand(s, who, guard, there == 0) < need:
        return NO_FIRE
    if s.get(who, HAND) < s.deck.discard_cost[place]:
        return NO_CARDS
    return FINE


# --- destination cards (DEST-1..9) ---


def own_places(s: State, owner: i64, slot: i64) -> i64:
    """DEST-1, and one more where a card says so (EFF-51)."""
    extra: i64 = s.deck.extra_place[s.card_at(owner, slot)]
    if extra == -1:
        return 1
    if extra == -2 or measure.holds(s, extra, owner, source_of(owner, slot), 0):
        return 2
    return 1


def on_own_places(flags: i64) -> i64:
    return ((flags // OWN_NORMAL) & 3) + (1 if flags & OWN_GUARD else 0)


def visit_problem(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> i64:
    if s.get(who, GUARD if guard else NORMAL) == 0:
        return NO_ANIMAL
    return card_problem(s, who, guard, owner, slot)


def card_problem(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> i64:
    if owner >= s.rules.people or slot < 1 or slot >= s.get(owner, CITY) or s.card_at(owner, slot) == NOTHING:
        return NO_CARD_THERE
    card: i64 = s.card_at(owner, slot)
    if s.deck.type[card] != DESTINATION:
        return NO_DESTINATION
    flags: i64 = s.flags[s.at(owner, slot)]
    if flags & FRESH:
        return JUST_PLAYED
    if owner == who:
        if on_own_places(flags) >= own_places(s, owner, slot):
            if guard:
                return NO_SHARING
            return OWN_PLACE_TAKEN if s.deck.creature[card] and (flags // OPEN_BY) & 7 == 0 else OCCUPIED
    else:
        if s.deck.creature[card] == 0:
            return NO_OPEN_PLACE
        if (flags // OPEN_BY) & 7:
            return NO_SHARING if guard else OCCUPIED
    if flags & SNOWED and fire_at_hand(s, who, guard, True) < snow.clear_cost(s, who):
        return NO_FIRE
    return FINE


# --- refusals ---


def refuse_place(s: State, who: i64, guard: bool, place: i64) -> Refusal | None:
    return _refusal(s, who, guard, place, place_problem(s, who, guard, place))


def _refusal(s: State, who: i64, guard: bool, place: i64, problem: i64) -> Refusal | None:
    if problem == FINE:
        return None
    code, rule = _WHY[int(problem)]
    args: Json = {"place": s.deck.place_names[place]}
    needs: Json = {}
    if problem == NO_ANIMAL:
        args = {"figure": "guard" if guard else "animal"}
    if problem == NOT_IN_PLAY and s.deck.area[place] == GUILD:
        rule = "GUILD-2"
    if problem == NO_SHARING:
        rule = "JOUR-6"
    if problem == NO_FIRE:
        if s.snow[place]:
            rule = "SNOW-16" if fire_cost(s, who, place) == 0 else "WORK-8"
        needs = {"fire": int(place_need(s, who, place))}
    if problem == NO_CARDS:
        needs = {"cards": int(s.deck.discard_cost[place])}
    return Refusal(code, rule, args, needs)


def refuse_visit(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> Refusal | None:
    return _visit_refusal(s, who, guard, owner, slot, visit_problem(s, who, guard, owner, slot))


def _visit_refusal(s: State, who: i64, guard: bool, owner: i64, slot: i64, problem: i64) -> Refusal | None:
    if problem == FINE:
        return None
    code, rule = _WHY[int(problem)]
    if problem == NO_ANIMAL:
        return Refusal(code, rule, {"figure": "guard" if guard else "animal"})
    if problem == NO_CARD_THERE:
        return Refusal(code, rule, {"slot": int(slot)})
    args: Json = {"card": s.deck.card_names[s.card_at(owner, slot)], "slot": int(slot)}
    if problem == NO_SHARING:
        rule = "DEST-6"
    if problem == NO_FIRE:
        return Refusal(
            code, "SNOW-17" if owner == who else "SNOW-18", args, {"fire": int(snow.clear_cost(s, who))}
        )
    if problem == NO_DESTINATION and s.deck.creature[s.card_at(owner, slot)] == 0 and owner != who:
        rule = "DEST-2"
    return Refusal(code, rule, args)


# --- carrying it out: the five steps of 5.1 ---


def place_animal(s: State, who: i64, guard: bool, place: i64, events: list[Event] | None) -> None:
    """One animal from supply on a place of the board, with its action on the stack."""
    start: i64 = triggers.open_list(s)
    empty: bool = s.occupied[place] == 0
    if guard and empty:
        supply.gain(s, who, FIRE, guard_fire(s, who), "GUARD-4", events)
    if s.snow[place]:
        supply.pay(s, who, FIRE, s.snow[place] * snow.clear_cost(s, who), "SNOW-14", events)
        snow.clear_place(s, who, place, s.snow[place], "SNOW-16", events)
    _pay_place(s, who, place, events)
    s.add(who, GUARD if guard else NORMAL, -1)
    s.put_animal(place, who, guard)
    if events is not None:
        args: Json = {"place": s.deck.place_names[place], "figure": "guard" if guard else "animal"}
        supply.tell(events, s, "place", who, args, "WORK-1")
    s.push(ARRIVED, who, place, NO_SOURCE, 1 if guard else 0, start)
    n: i64 = s.deck.discard_cost[place]
    if n > 0:  # JOUR-2
        s.push(CARDS, who, JOURNEY_COST, n, n, -1, 0)


def _pay_place(s: State, who: i64, place: i64, events: list[Event] | None) -> None:
    """WORK-6; SOLO-51, SOLO-52: at a marked shared place the fire goes to Claw."""
    cost: i64 = fire_cost(s, who, place)
    if cost == 0:
        return
    area: i64 = s.deck.area[place]
    marked: bool = s.deck.shared[place] == 1 and (
        (area == FORGE and s.claw_forge) or (area == GUILD and s.claw_guild)
    )
    if marked:
        rule = "SOLO-51" if area == FORGE else "SOLO-52"
        supply.give_good(s, who, s.rules.seats, FIRE, cost, rule, events)
    else:
        supply.pay(s, who, FIRE, cost, "WORK-6", events)


def visit_card(s: State, who: i64, guard: bool, owner: i64, slot: i64, events: list[Event] | None) -> None:
    """One animal from supply on a destination card: its own place, or the open one."""
    at: i64 = s.at(owner, slot)
    start: i64 = triggers.open_list(s)
    if guard:  # it shares no place of a card (DEST-6), so the place is empty
        supply.gain(s, who, FIRE, guard_fire(s, who), "GUARD-4", events)
    if s.flags[at] & SNOWED:
        supply.pay(s, who, FIRE, snow.clear_cost(s, who), "SNOW-14", events)
        snow.clear_card(s, who, owner, slot, "SNOW-17" if owner == who else "SNOW-18", events)
    s.add(who, GUARD if guard else NORMAL, -1)
    if owner == who:
        s.flags[at] += OWN_GUARD if guard else OWN_NORMAL
    else:
        s.flags[at] += OPEN_BY * (who + 1) + (OPEN_GUARD if guard else 0)
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[s.card_at(owner, slot)],
            "owner": int(supply.seat_number(s, owner)),
            "slot": int(slot),
            "figure": "guard" if guard else "animal",
        }
        supply.tell(events, s, "visit", who, args, "DEST-1" if owner == who else "DEST-2")
    if owner != who:
        if not s.passed(owner) or s.rules.passed_owner_point:  # DEST-4, DEST-9
            supply.gain(s, owner, POINT, 1, "DEST-4", events)
    s.push(ARRIVED, who, 0, source_of(owner, slot), 1 if guard else 0, start)


class Arrived(Frame):
    """An animal stands where it was placed and everything is paid: first is found out what will react to that once the
    action is done (EFF-15, EFF-56), then comes the action. a: place, b: the card visited instead, c: guard, d: start of
    triggers."""

    def __init__(self) -> None:
        a_to_d = (words.PLACE, words.SOURCE, words.FLAG, words.TRIGGERS)
        super().__init__(ARRIVED, "arrived", "WORK-1", words=a_to_d)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        place: i64 = s.word(0)
        visited: i64 = s.word(1)
        start: i64 = s.word(3)
        self._collect(s)
        s.pop()
        triggers.close_list(s, who, start)
        if visited == NO_SOURCE:
            s.push(ACT, who, place)
        else:  # EFF-12, for the visitor (DEST-5)
            owner: i64 = source_owner(visited)
            trigger: i64 = p.ON_VISIT_OWN if owner == who else p.ON_VISIT_OPEN
            run.begin_all(s, who, owner, source_slot(visited), trigger, 0)
        return True

    def _collect(self, s: State) -> None:
        who: i64 = s.frame_seat()
        visited: i64 = s.word(1)
        if visited != NO_SOURCE and source_owner(visited) != who:
            triggers.collect_open_visit(s, source_owner(visited), source_slot(visited))
        area: i64 = DESTINATIONS
        if visited == NO_SOURCE:
            area = s.deck.area[s.word(0)]
        triggers.collect_placement(s, who, area, s.word(2) == 1)

    def reading(self, s: State) -> list[int] | None:
        start: i64 = triggers.open_list(s)
        self._collect(s)
        return triggers.take_from(s, start)


FRAMES: Final[list[Frame]] = [Arrived()]
