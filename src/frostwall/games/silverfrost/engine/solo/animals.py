"""Claw's animals (11.3, 11.4): placing one, and what it does there. Which place it is, is in places.py."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import giants, supply
from frostwall.games.silverfrost.engine.decision import CLAWS, Chance, Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck.tables import AREA_TARGET
from frostwall.games.silverfrost.engine.frames import (
    CLAW_ACT,
    CLAW_DRAW,
    CLAW_QUEST,
    CLAW_STACK,
    CLAW_TURN,
    GIANTS,
)
from frostwall.games.silverfrost.engine.rules import (
    AREAS,
    BEACON,
    FIRE,
    FORGE,
    GIANT_SLOTS,
    GUILD,
    HIGHLAND,
    HOT_SPRING,
    POINT,
    SPACES,
)
from frostwall.games.silverfrost.engine.solo import cards, display, places
from frostwall.games.silverfrost.engine.solo.places import NOWHERE, claw
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    DONE,
    GUARD,
    NOBODY,
    NORMAL,
    NOTHING,
    SNOW,
    V_CLAW,
    VALLEY,
    State,
)


def where_name(s: State, where: i64) -> str:
    return AREAS[where - AREA_TARGET] if where >= AREA_TARGET else s.deck.place_names[where]


def place(s: State, action: i64, corner: i64, events: list[Event] | None) -> None:
    who: i64 = claw(s)
    guard: bool = s.get(who, NORMAL) == 0  # SOLO-16
    wanted: i64 = s.deck.corner_place[4 * action + corner]
    spot: i64 = places.find_spot(s, wanted, action, corner, guard, False)
    plan_b: bool = spot == NOWHERE
    if plan_b:  # SOLO-33, AMB-48
        size: i64 = len(s.deck.tactics)
        at: i64 = 0
        while s.deck.tactics[at] != wanted:
            at += 1
        arrow: i64 = s.deck.plan_arrow[s.display[display.current(s)]]
        steps: i64 = 1
        while steps < size and spot == NOWHERE:
            at = (at + arrow + size) % size
            spot = places.find_spot(s, s.deck.tactics[at], action, corner, guard, True)
            steps += 1
        if events is not None:
            args: Json = {
                "wanted": where_name(s, wanted),
                "arrow": "down" if arrow > 0 else "up",
                "place": None if spot == NOWHERE else s.deck.place_names[spot],
                "because": places.why_not(s, wanted),
            }
            supply.tell(events, s, "claw_plan_b", who, args, "SOLO-33")
    s.push(CLAW_ACT, who, 1 if plan_b else 0, action)
    if spot == NOWHERE:  # AMB-49
        s.add(who, GUARD if guard else NORMAL, -1)
        s.add(who, ASIDE_GUARD if guard else ASIDE_NORMAL, 1)
        return
    _stand(s, spot, guard, action, corner, events)


def _stand(s: State, spot: i64, guard: bool, action: i64, corner: i64, events: list[Event] | None) -> None:
    who: i64 = claw(s)
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
    supply.gain(s, claw(s), POINT, points, "SOLO-22", events)
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
            s.push(CLAW_STACK, claw(s))
        return
    if best & (best - 1) and s.rules.quest_tie_chosen:  # AMB-45
        s.push(CLAW_QUEST, 0, best)
        return
    at: i64 = 0
    while (best >> at) & 1 == 0:
        at += 1
    _take_open(s, s.highland_open[at], events)


class Act(Frame):
    """SOLO-35: after plan B a claw token goes to the valley; a: by plan B, b: action card."""

    def __init__(self) -> None:
        super().__init__(CLAW_ACT, "claw_act", words=(words.FLAG, words.ACTION), on=(CLAW_TURN,), whose=CLAWS)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        plan_b: bool = s.word(0) == 1
        action: i64 = s.word(1)
        s.pop()
        if not plan_b:
            return True
        allowed: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if s.valley[VALLEY * space + V_CLAW] == 0:
                allowed |= bit(space)
            space += 1
        space = cards.pick_valley(s, action, allowed)
        if space == NOWHERE:
            return True
        s.valley[VALLEY * space + V_CLAW] = 1
        if events is not None:
            args: Json = {
                "card": s.deck.card_names[s.valley[VALLEY * space]],
                "space": int(space),
                "by": cards.why_picked(s, allowed, space),
            }
            supply.tell(events, s, "claw_token", claw(s), args, "SOLO-35")
        return True


# --- quests (SOLO-5, SOLO-27) ---


class Stack(Chance):
    """The next quest of his stack: of a level as its rest is mixed, and any unseen one of it."""

    def __init__(self) -> None:
        super().__init__(CLAW_STACK, "claw_stack", "SOLO-5", on=(CLAW_ACT,), whose=CLAWS)

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.CLAW_QUEST, what)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        low: i64 = supply.in_pile(s.lowland)
        high: i64 = supply.in_pile(s.highland)
        found: list[tuple[int, int]] = []
        quest: i64 = 0
        while quest < s.deck.quests:
            weight: i64 = s.lowland[quest] * s.claw_low * max(high, 1)
            weight += s.highland[quest] * s.claw_high * max(low, 1)
            if weight:
                found.append((int(self.move(s, quest)), int(weight)))
            quest += 1
        return found

    def draw(self, s: State, rng: Rng) -> i64:
        found = self.outcomes(s)
        total: i64 = 0
        for _, weight in found:
            total += weight
        left: i64 = rng.below(total)
        at: i64 = 0
        while left >= found[at][1]:
            left -= found[at][1]
            at += 1
        return found[at][0]

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        quest: i64 = kinds.first(m)
        s.pop()
        if s.deck.quest_level[quest] == HIGHLAND:
            s.highland[quest] = 0
            s.claw_high -= 1
        else:
            s.lowland[quest] = 0
            s.claw_low -= 1
        _complete(s, quest, "SOLO-27", events)


class ClawQuest(Decision):
    """solo.questTie: which highland quest he completes; a: quests, as bits of open places."""

    def __init__(self) -> None:
        super().__init__(CLAW_QUEST, "claw_quest", "SOLO-27", (words.NUMBER,), (CLAW_ACT,))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        at: i64 = 0
        while at < len(s.highland_open):
            if (s.word(0) >> at) & 1:
                moves.add(kinds.one(kinds.QUEST, s.highland_open[at]))
            at += 1

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        return Refusal("NOT_OFFERED", "SOLO-27", {"decision": self.name})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()
        _take_open(s, kinds.first(m), events)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        known = [at for at, quest in enumerate(s.highland_open) if quest != NOTHING]
        return frame.a > 0 and all(at in known for at in range(7) if (frame.a >> at) & 1)


def _take_open(s: State, quest: i64, events: list[Event] | None) -> None:
    at: i64 = 0
    while s.highland_open[at] != quest:
        at += 1
    s.highland_open[at] = NOTHING
    _complete(s, quest, "SOLO-27", events)


def _complete(s: State, quest: i64, rule: str, events: list[Event] | None) -> None:
    who: i64 = claw(s)
    s.done[who * s.deck.quests + quest] = 1
    s.add(who, DONE, 1)
    if events is not None:
        args: Json = {
            "quest": s.deck.quest_names[quest],
            "level": "highland" if s.deck.quest_level[quest] == HIGHLAND else "lowland",
            "points": int(s.deck.quest_points[quest]),
        }
        supply.tell(events, s, "complete", who, args, rule)


FRAMES: Final[list[Frame]] = [Act(), Stack(), ClawQuest()]
