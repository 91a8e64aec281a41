"""Claw, the solo opponent (chapter 11): his turns as the plan and action cards say, plan B, plan C, his seasons.

Nothing is decided for him but by cards: what nature deals are plan cards, action cards, draws and quests; every step is
an event that says which corner of which card caused it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine.chapters import giants, supply, valley
from frostwall.games.silverfrost.engine.chapters.play_card import put_into_city
from frostwall.games.silverfrost.engine.chapters.seasons import take_back
from frostwall.games.silverfrost.engine.deck.tables import AREA_TARGET
from frostwall.games.silverfrost.engine.frames import (
    CLAW_ACT,
    CLAW_ACTION,
    CLAW_CARD,
    CLAW_DRAW,
    CLAW_PLAN,
    CLAW_QUEST,
    CLAW_SEASON,
    CLAW_STACK,
    GIANTS,
    SNOWING,
    TURN_END,
)
from frostwall.games.silverfrost.engine.rules import (
    AREAS,
    AUTUMN,
    BEACON,
    CITIES_FULL,
    CLAW_STOPS,
    FIRE,
    FORGE,
    GIANT_SLOTS,
    GUILD,
    HIGHLAND,
    HOT_SPRING,
    NEW_ANIMALS,
    POINT,
    SEASONS,
    SPACES,
    SPRING,
    TYPES,
    WINTER,
)
from frostwall.games.silverfrost.engine.solo import places
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CARDS,
    CORNERS,
    DONE,
    GUARD,
    NOBODY,
    NORMAL,
    NOTHING,
    PASSED,
    PLACING,
    PLAYING,
    PREPARING,
    SEASON,
    SKIPPED,
    SNOW,
    UNCOVERED,
    V_CLAW,
    V_COUNT,
    V_SNOW,
    VALLEY,
    State,
)

# --- his display (SOLO-6, SOLO-11, SOLO-12, SOLO-14) ---


def current(s: State) -> i64:
    """Where the current plan card begins in the display, or NOWHERE."""
    return len(s.display) - CORNERS if len(s.display) else places.NOWHERE


def next_corner(s: State) -> i64:
    """The first free corner, cave first, then clockwise; NOWHERE if all are covered."""
    at: i64 = current(s)
    if at == places.NOWHERE:
        return places.NOWHERE
    cave: i64 = s.deck.plan_cave[s.display[at]]
    turn: i64 = 0
    while turn < 4:
        corner: i64 = (cave + turn) % 4
        if s.display[at + 1 + corner] == UNCOVERED:
            return corner
        turn += 1
    return places.NOWHERE


def plays_card(s: State, corner: i64) -> bool:
    """SOLO-13: what the plan card says."""
    return s.deck.plan_card[4 * s.display[current(s)] + corner] == 1


def make_piles(s: State) -> None:
    """AMB-39: when a card is needed and its stack and discard pile are empty, the oldest full plan card gives it."""
    while supply.in_pile(s.plan_pile if s.frame() == CLAW_PLAN else s.action_pile) == 0:
        _discard_display(s, CORNERS)


def _reshuffle(s: State) -> None:
    """SOLO-14: as soon as a stack is empty its discard pile becomes the new one."""
    if supply.in_pile(s.plan_pile) == 0:
        _refill(s.plan_pile, s.plan_gone)
    if supply.in_pile(s.action_pile) == 0:
        _refill(s.action_pile, s.action_gone)


def _refill(pile: vec[i64], gone: vec[i64]) -> None:
    i: i64 = 0
    while i < len(pile):
        pile[i] += gone[i]
        gone[i] = 0
        i += 1


def _discard_display(s: State, words: i64) -> None:
    """The first cards of the display go to their discard piles."""
    at: i64 = 0
    while at < words:
        lying: i64 = s.display[at]
        if at % CORNERS == 0:
            s.plan_gone[lying] += 1
        elif lying >= 0:
            s.action_gone[lying] += 1
        at += 1
    s.display = s.display[words:]
    _reshuffle(s)


# --- the turn (11.2, 11.11) ---


def turn(s: State, events: list[Event] | None) -> None:
    """For CLAW_TURN: 0 begin, 1 the plan card is there, 2 what he does is done."""
    who: i64 = places.claw(s)
    at: i64 = s.word(0)
    if at == 2:
        s.pop()
        done: bool = s.get(who, CARDS) >= CITIES_FULL or not _cards_left(s)
        if s.get(who, SEASON) == SPRING and s.animals_in_supply(who) == 0 and done:
            s.put(who, PASSED, 1)  # SOLO-55, AMB-55
            supply.tell(events, s, "pass", who, {}, "SOLO-55")
        s.push(TURN_END, who)
        return
    if at == 0 and s.get(who, SEASON) < s.get(0, SEASON) and s.animals_in_supply(who) == 0:  # SOLO-46
        s.set_word(0, 2)
        s.action = PREPARING
        s.push(CLAW_SEASON, who, 0)
        return
    corner: i64 = next_corner(s)
    if corner != places.NOWHERE and _skips(s, who) and plays_card(s, corner):  # SOLO-56, AMB-54
        s.display[current(s) + 1 + corner] = SKIPPED
        _tell_corner(s, "claw_skips", corner, "SOLO-56", events)
        return
    if corner == places.NOWHERE:
        s.push(CLAW_PLAN, who)  # SOLO-12
        return
    s.set_word(0, 2)
    s.push(CLAW_ACTION, who, corner)


def _cards_left(s: State) -> bool:
    """Is there a card anywhere that he could play? Without one he would go on for ever."""
    space: i64 = 0
    while space < SPACES:
        if s.valley[VALLEY * space] != NOTHING:
            return True
        space += 1
    return supply.can_draw(s)


def _skips(s: State, who: i64) -> bool:
    return (
        (s.get(who, SEASON) == SPRING or s.rules.cap_always)
        and s.get(who, CARDS) >= CLAW_STOPS
        and s.animals_in_supply(who) > 0
    )


def _tell_corner(s: State, name: str, corner: i64, rule: str, events: list[Event] | None) -> None:
    if events is not None:
        plan = s.deck.plan_names[s.display[current(s)]]
        supply.tell(events, s, name, places.claw(s), {"plan": plan, "corner": int(corner)}, rule)


def dealt(s: State, frame: i64, what: i64, events: list[Event] | None) -> None:
    """What nature dealt for him."""
    who: i64 = places.claw(s)
    if frame == CLAW_PLAN:
        s.pop()
        s.plan_pile[what] -= 1
        s.display = append(s.display, what)
        corner: i64 = 0
        while corner < 4:
            s.display = append(s.display, UNCOVERED)
            corner += 1
        _reshuffle(s)
        supply.tell(events, s, "claw_plan", who, {"plan": s.deck.plan_names[what]}, "SOLO-12")
    elif frame == CLAW_ACTION:
        corner = s.word(0)
        s.pop()
        s.action_pile[what] -= 1
        s.display[current(s) + 1 + corner] = what
        _reshuffle(s)
        _begin_action(s, what, corner, events)
    elif frame == CLAW_DRAW:
        supply.take_top(s, what)
        s.face_down[what] += 1
        s.set_word(0, s.word(0) - 1)
        if events is not None:
            cards = {s.deck.card_names[what]: 1}
            supply.tell_cards(events, s, "claw_draws", who, cards, None, "claw", "SOLO-61", ())
    elif frame == CLAW_CARD:
        s.pop()
        supply.take_top(s, what)
        slot: i64 = put_into_city(s, who, what)
        _tell_card(s, what, slot, "deck", None, "SOLO-41", events)
    else:
        s.pop()
        if s.deck.quest_level[what] == HIGHLAND:
            s.highland[what] = 0
            s.claw_high -= 1
        else:
            s.lowland[what] = 0
            s.claw_low -= 1
        _complete(s, what, "SOLO-27", events)


def _tell_card(
    s: State, card: i64, slot: i64, source: str, reason: str | None, rule: str, events: list[Event] | None
) -> None:
    args: Json = {"card": s.deck.card_names[card], "slot": int(slot), "from": source, "by": reason}
    supply.tell(events, s, "claw_plays", places.claw(s), args, rule)


def _begin_action(s: State, action: i64, corner: i64, events: list[Event] | None) -> None:
    """SOLO-13: the plan's corner says what, the action's corner where or whence."""
    who: i64 = places.claw(s)
    card: bool = plays_card(s, corner)
    plan_c: bool = not card and s.animals_in_supply(who) == 0  # SOLO-37
    at: i64 = 4 * action + corner
    if events is not None:
        args: Json = {
            "plan": s.deck.plan_names[s.display[current(s)]],
            "action": s.deck.action_names[action],
            "corner": int(corner),
            "does": "card" if card else "animal",
            "where": _where_name(s, s.deck.corner_place[at]),
            "source": "valley" if s.deck.corner_valley[at] else "deck",
        }
        supply.tell(events, s, "claw_action", who, args, "SOLO-13")
    if card or plan_c:
        s.action = PLAYING
        if plan_c:
            s.add(who, SNOW, 1)
            supply.tell(events, s, "claw_plan_c", who, {}, "SOLO-37")
        if s.deck.corner_valley[at]:
            _play_from_valley(s, action, events)
        else:
            s.push(CLAW_CARD, who, 1)
        return
    s.action = PLACING
    _place(s, action, corner, events)


def _where_name(s: State, where: i64) -> str:
    return AREAS[where - AREA_TARGET] if where >= AREA_TARGET else s.deck.place_names[where]


# --- playing a card (11.6) ---


def pick_valley(s: State, action: i64, allowed: i64) -> i64:
    """SOLO-42, among these spaces (as bits): by type order, points, snow, then reading order."""
    rank: i64 = 0
    while rank < len(TYPES):
        wanted: i64 = s.deck.type_order[len(TYPES) * action + rank]
        best: i64 = places.NOWHERE
        value: i64 = -1
        space: i64 = 0
        while space < SPACES:
            card: i64 = s.valley[VALLEY * space]
            if card != NOTHING and (allowed >> space) & 1 and s.deck.type[card] == wanted:
                worth: i64 = 2 * s.deck.points[card] + (1 if s.valley[VALLEY * space + V_SNOW] else 0)
                if worth > value:
                    value = worth
                    best = space
            space += 1
        if best != places.NOWHERE:
            return best
        rank += 1
    return places.NOWHERE


def why_picked(s: State, allowed: i64, space: i64) -> str:
    """What decided for this space: it was the only card of its type, had the most points, had snow, or came first."""
    card: i64 = s.valley[VALLEY * space]
    rivals: i64 = 0
    equals: i64 = 0
    dry: i64 = 0
    other: i64 = 0
    while other < SPACES:
        lying: i64 = s.valley[VALLEY * other]
        if lying != NOTHING and other != space and (allowed >> other) & 1:
            if s.deck.type[lying] == s.deck.type[card]:
                rivals += 1
                if s.deck.points[lying] == s.deck.points[card]:
                    equals += 1
                    dry += 0 if s.valley[VALLEY * other + V_SNOW] else 1
        other += 1
    if rivals == 0:
        return "only"
    if equals == 0:
        return "points"
    return "snow" if s.valley[VALLEY * space + V_SNOW] and dry == equals else "place"


def _play_from_valley(s: State, action: i64, events: list[Event] | None) -> None:
    who: i64 = places.claw(s)
    space: i64 = pick_valley(s, action, 255)
    if space == places.NOWHERE:
        supply.tell(events, s, "claw_nothing", who, {}, "SOLO-42")
        return
    at: i64 = VALLEY * space
    card: i64 = s.valley[at]
    reason = why_picked(s, 255, space)
    if s.valley[at + V_SNOW]:  # SOLO-43
        s.add(who, SNOW, s.valley[at + V_SNOW])
        if events is not None:
            args: Json = {
                "card": s.deck.card_names[card],
                "space": int(space),
                "n": int(s.valley[at + V_SNOW]),
            }
            supply.tell(events, s, "clear_valley", who, args, "SOLO-43")
        s.valley[at + V_SNOW] = 0
    valley.take_one(s, space)
    valley.mark_played(s, space)
    slot: i64 = put_into_city(s, who, card)
    _tell_card(s, card, slot, "valley", reason, "SOLO-42", events)


# --- placing an animal (11.3, 11.4); where is in automa_places.py ---


def _place(s: State, action: i64, corner: i64, events: list[Event] | None) -> None:
    who: i64 = places.claw(s)
    guard: bool = s.get(who, NORMAL) == 0  # SOLO-16
    wanted: i64 = s.deck.corner_place[4 * action + corner]
    spot: i64 = places.find_spot(s, wanted, action, corner, guard, False)
    plan_b: bool = spot == places.NOWHERE
    if plan_b:  # SOLO-33, AMB-48
        size: i64 = len(s.deck.tactics)
        at: i64 = 0
        while s.deck.tactics[at] != wanted:
            at += 1
        arrow: i64 = s.deck.plan_arrow[s.display[current(s)]]
        steps: i64 = 1
        while steps < size and spot == places.NOWHERE:
            at = (at + arrow + size) % size
            spot = places.find_spot(s, s.deck.tactics[at], action, corner, guard, True)
            steps += 1
        if events is not None:
            args: Json = {
                "wanted": _where_name(s, wanted),
                "arrow": "down" if arrow > 0 else "up",
                "place": None if spot == places.NOWHERE else s.deck.place_names[spot],
                "because": places.why_not(s, wanted),
            }
            supply.tell(events, s, "claw_plan_b", who, args, "SOLO-33")
    s.push(CLAW_ACT, who, 1 if plan_b else 0, action)
    if spot == places.NOWHERE:  # AMB-49
        s.add(who, GUARD if guard else NORMAL, -1)
        s.add(who, ASIDE_GUARD if guard else ASIDE_NORMAL, 1)
        return
    _stand(s, spot, guard, action, corner, events)


def _stand(s: State, spot: i64, guard: bool, action: i64, corner: i64, events: list[Event] | None) -> None:
    who: i64 = places.claw(s)
    yours: bool = s.normal_at(spot, 0) > 0 or s.guard_at(spot, 0)
    empty: bool = s.occupied[spot] == 0
    s.add(who, GUARD if guard else NORMAL, -1)
    s.put_animal(spot, who, guard)
    if events is not None:
        args: Json = {"place": s.deck.place_names[spot], "figure": "guard" if guard else "animal"}
        supply.tell(events, s, "place", who, args, "SOLO-16")
    if s.snow[spot]:  # SOLO-19
        s.add(who, SNOW, s.snow[spot])
        if events is not None:
            args = {"place": s.deck.place_names[spot], "n": int(s.snow[spot])}
            supply.tell(events, s, "clear_place", who, args, "SOLO-19")
        s.snow[spot] = 0
    if guard and (empty if s.rules.guard_fire_if_empty else not yours):  # SOLO-17, AMB-40
        supply.gain(s, who, FIRE, 1, "SOLO-17", events)
    area: i64 = s.deck.area[spot]
    if area == HOT_SPRING:  # SOLO-31, AMB-47
        if s.rules.spring_fire:
            supply.gain(s, who, FIRE, 2, "SOLO-31", events)
        if s.rules.spring_cards:
            s.push(CLAW_DRAW, who, 2)
    elif area == FORGE:  # SOLO-24
        supply.gain(s, who, FIRE, 1, "SOLO-24", events)
    elif area == BEACON:
        _giant(s, action, corner, events)
    elif area == GUILD:
        _quest(s, events)


def _giant(s: State, action: i64, corner: i64, events: list[Event] | None) -> None:
    """SOLO-22, SOLO-23, AMB-42: the points of the first beacon corner, clockwise from the one in use."""
    turn: i64 = 0
    while s.deck.corner_points[4 * action + (corner + turn) % 4] < 0:
        turn += 1
    points: i64 = s.deck.corner_points[4 * action + (corner + turn) % 4]
    supply.gain(s, places.claw(s), POINT, points, "SOLO-22", events)
    slot: i64 = 0
    while slot < GIANT_SLOTS:
        if s.deck.slot_points[slot] == points and s.giants[slot] != NOTHING:
            giants.leave(s, slot, events)
            s.push(GIANTS, NOBODY)
            return
        slot += 1


def _quest(s: State, events: list[Event] | None) -> None:
    best: i64 = places.best_quests(s)
    if best == 0:
        if s.claw_low + s.claw_high > 0:
            s.push(CLAW_STACK, places.claw(s))
        return
    if best & (best - 1) and s.rules.quest_tie_chosen:  # AMB-45
        s.push(CLAW_QUEST, 0, best)
        return
    at: i64 = 0
    while (best >> at) & 1 == 0:
        at += 1
    take_open_quest(s, s.highland_open[at], events)


def take_open_quest(s: State, quest: i64, events: list[Event] | None) -> None:
    at: i64 = 0
    while s.highland_open[at] != quest:
        at += 1
    s.highland_open[at] = NOTHING
    _complete(s, quest, "SOLO-27", events)


def _complete(s: State, quest: i64, rule: str, events: list[Event] | None) -> None:
    who: i64 = places.claw(s)
    s.done[who * s.deck.quests + quest] = 1
    s.add(who, DONE, 1)
    if events is not None:
        args: Json = {
            "quest": s.deck.quest_names[quest],
            "level": "highland" if s.deck.quest_level[quest] == HIGHLAND else "lowland",
            "points": int(s.deck.quest_points[quest]),
        }
        supply.tell(events, s, "complete", who, args, rule)


def act(s: State, events: list[Event] | None) -> None:
    """For CLAW_ACT: after plan B a claw token goes to the valley (SOLO-35)."""
    plan_b: bool = s.word(0) == 1
    action: i64 = s.word(1)
    s.pop()
    if not plan_b:
        return
    allowed: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if s.valley[VALLEY * space + V_CLAW] == 0:
            allowed |= bit(space)
        space += 1
    space = pick_valley(s, action, allowed)
    if space == places.NOWHERE:
        return
    s.valley[VALLEY * space + V_CLAW] = 1
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[s.valley[VALLEY * space]],
            "space": int(space),
            "by": why_picked(s, allowed, space),
        }
        supply.tell(events, s, "claw_token", places.claw(s), args, "SOLO-35")


# --- his seasons (11.7) ---


def season(s: State, events: list[Event] | None) -> None:
    """For CLAW_SEASON."""
    who: i64 = places.claw(s)
    at: i64 = s.word(0)
    s.set_word(0, at + 1)
    if at == 0:
        collect(s, "SOLO-47", events)
        valley.fill(s, True)  # AMB-52
        return
    if at == 1:
        take_back(s, who)
        s.add(who, SEASON, 1)
        s.add(who, NORMAL, NEW_ANIMALS[s.get(who, SEASON)])
        supply.tell(events, s, "season", who, {"season": SEASONS[s.get(who, SEASON)]}, "SOLO-48")
        s.push(SNOWING, NOBODY, s.rules.snow_cards[s.get(who, SEASON)])
        return
    if at == 2:
        if s.get(who, SEASON) == AUTUMN:
            s.claw_forge = True
            supply.tell(events, s, "claw_marks", who, {"area": "forge"}, "SOLO-51")
        elif s.get(who, SEASON) == WINTER:
            s.claw_guild = True
            supply.tell(events, s, "claw_marks", who, {"area": "guild"}, "SOLO-52")
        _discard_display(s, len(s.display))  # SOLO-53
        s.push(CLAW_PLAN, who)
        return
    s.pop()


def collect(s: State, rule: str, events: list[Event] | None) -> None:
    """SOLO-47, SOLO-58: clawed stacks, and their snow, come to him."""
    who: i64 = places.claw(s)
    space: i64 = 0
    while space < SPACES:
        at: i64 = VALLEY * space
        if s.valley[at + V_CLAW]:
            card: i64 = s.valley[at]
            n: i64 = s.valley[at + V_COUNT]
            s.face_down[card] += n
            s.add(who, SNOW, s.valley[at + V_SNOW])
            if events is not None:
                more: Json = {"snow": int(s.valley[at + V_SNOW]), "space": int(space)}
                cards = {s.deck.card_names[card]: int(n)}
                supply.tell_cards(events, s, "claw_collects", who, cards, None, "claw", rule, None, more)
            s.valley[at] = NOTHING
            s.valley[at + V_COUNT] = 0
            s.valley[at + V_SNOW] = 0
            s.valley[at + V_CLAW] = 0
        space += 1
