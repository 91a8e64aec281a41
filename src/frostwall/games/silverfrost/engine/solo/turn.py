"""Claw, the solo opponent (chapter 11): his turns as the plan and action cards say.

Nothing is decided for him but by cards: what nature deals are plan cards, action cards, draws and quests; every step is
an event that says which corner of which card caused it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import CLAWS, Chance, Frame, Lying
from frostwall.games.silverfrost.engine.frames import (
    CLAW_ACTION,
    CLAW_CARD,
    CLAW_PLAN,
    CLAW_SEASON,
    CLAW_TURN,
    TURN_END,
)
from frostwall.games.silverfrost.engine.rules import CITIES_FULL, CLAW_STOPS, SPRING
from frostwall.games.silverfrost.engine.solo import animals, cards, display
from frostwall.games.silverfrost.engine.solo.places import NOWHERE, claw
from frostwall.games.silverfrost.engine.state import (
    CARDS,
    CORNERS,
    PASSED,
    PLACING,
    PLAYING,
    PREPARING,
    SEASON,
    SKIPPED,
    SNOW,
    UNCOVERED,
    State,
)


class Turn(Frame):
    """11.2, 11.11; a: 0 begin, 1 the plan card is there, 2 what he does is done."""

    def __init__(self) -> None:
        super().__init__(CLAW_TURN, "claw_turn", words=((0, 2),), whose=CLAWS, begins_turn=True)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = claw(s)
        at: i64 = s.word(0)
        if at == 2:
            s.pop()
            done: bool = s.get(who, CARDS) >= CITIES_FULL or not cards.any_left(s)
            if s.get(who, SEASON) == SPRING and s.animals_in_supply(who) == 0 and done:
                s.put(who, PASSED, 1)  # SOLO-55, AMB-55
                supply.tell(events, s, "pass", who, {}, "SOLO-55")
            s.push(TURN_END, who)
            return True
        if at == 0 and s.get(who, SEASON) < s.get(0, SEASON) and s.animals_in_supply(who) == 0:  # SOLO-46
            s.set_word(0, 2)
            s.action = PREPARING
            s.push(CLAW_SEASON, who, 0)
            return True
        corner: i64 = display.next_corner(s)
        if corner != NOWHERE and _skips(s, who) and display.plays_card(s, corner):  # SOLO-56, AMB-54
            s.display[display.current(s) + 1 + corner] = SKIPPED
            _tell_corner(s, "claw_skips", corner, "SOLO-56", events)
            return True
        if corner == NOWHERE:
            s.push(CLAW_PLAN, who)  # SOLO-12
            return True
        s.set_word(0, 2)
        s.push(CLAW_ACTION, who, corner)
        return True


def _skips(s: State, who: i64) -> bool:
    return (
        (s.get(who, SEASON) == SPRING or s.rules.cap_always)
        and s.get(who, CARDS) >= CLAW_STOPS
        and s.animals_in_supply(who) > 0
    )


def _tell_corner(s: State, name: str, corner: i64, rule: str, events: list[Event] | None) -> None:
    if events is not None:
        plan = s.deck.plan_names[s.display[display.current(s)]]
        supply.tell(events, s, name, claw(s), {"plan": plan, "corner": int(corner)}, rule)


class Action(Chance):
    """SOLO-11: the next action card; a: the corner it covers."""

    def __init__(self) -> None:
        super().__init__(CLAW_ACTION, "claw_action", "SOLO-11", ((0, 3),), (CLAW_TURN,), whose=CLAWS)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        while supply.in_pile(s.action_pile) == 0:
            display.free_oldest(s)
        return False

    def bag(self, s: State) -> vec[i64]:
        return s.action_pile

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.ACTION, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        action: i64 = kinds.first(m)
        corner: i64 = s.word(0)
        s.pop()
        s.action_pile[action] -= 1
        s.display[display.current(s) + 1 + corner] = action
        display.reshuffle(s)
        _begin_action(s, action, corner, events)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return len(s.display) > 0 and s.display[len(s.display) - CORNERS + 1 + frame.a] == UNCOVERED


def _begin_action(s: State, action: i64, corner: i64, events: list[Event] | None) -> None:
    """SOLO-13: the plan's corner says what, the action's corner where or whence."""
    who: i64 = claw(s)
    card: bool = display.plays_card(s, corner)
    plan_c: bool = not card and s.animals_in_supply(who) == 0  # SOLO-37
    at: i64 = 4 * action + corner
    if events is not None:
        args: Json = {
            "plan": s.deck.plan_names[s.display[display.current(s)]],
            "action": s.deck.action_names[action],
            "corner": int(corner),
            "does": "card" if card else "animal",
            "where": animals.where_name(s, s.deck.corner_place[at]),
            "source": "valley" if s.deck.corner_valley[at] else "deck",
        }
        supply.tell(events, s, "claw_action", who, args, "SOLO-13")
    if card or plan_c:
        s.action = PLAYING
        if plan_c:
            s.add(who, SNOW, 1)
            supply.tell(events, s, "claw_plan_c", who, {}, "SOLO-37")
        if s.deck.corner_valley[at]:
            cards.play_from_valley(s, action, events)
        else:
            s.push(CLAW_CARD, who, 1)
        return
    s.action = PLACING
    animals.place(s, action, corner, events)


FRAMES: Final[list[Frame]] = [Turn(), Action()]
