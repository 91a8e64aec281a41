"""Where Claw's animals go (11.3, 11.4): the place that a corner of his action card or the tactics card means."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.games.silverfrost.engine.chapters import quests
from frostwall.games.silverfrost.engine.deck.tables import AREA_TARGET, HIGHEST, LOWEST, SHARED
from frostwall.games.silverfrost.engine.rules import FORGE, GUILD, JOURNEY, SPRING
from frostwall.games.silverfrost.engine.state import NOTHING, SEASON, State

NOWHERE: Final = -1


def claw(s: State) -> i64:
    return s.rules.seats


def _legal_spot(s: State, place: i64, guard: bool, sharing: bool) -> bool:
    """Shared, empty, or open to his Silver Guard (SOLO-18)."""
    if not s.in_play(place):
        return False
    if s.deck.shared[place] or s.occupied[place] == 0:
        return True
    if not (guard and sharing) or s.deck.area[place] == JOURNEY:
        return False
    who: i64 = claw(s)
    mine: bool = s.normal_at(place, who) > 0 or s.guard_at(place, who)
    return not mine and s.occupied[place] >> 16 == 0


def find_spot(s: State, where: i64, action: i64, corner: i64, guard: bool, searching: bool) -> i64:
    """The place where he goes for this entry of an action or the tactics card, or NOWHERE."""
    sharing: bool = not searching or s.rules.plan_b_shares  # AMB-49
    if where < AREA_TARGET:
        if _legal_spot(s, where, guard, sharing):
            return where
        return NOWHERE
    area: i64 = where - AREA_TARGET
    if area == GUILD:
        return _guild_spot(s, guard, sharing)
    if area == JOURNEY:
        return _journey_spot(s, action, corner, searching)
    best: i64 = NOWHERE
    value: i64 = -1
    place: i64 = 0
    while place < s.deck.places:
        if s.deck.area[place] == area and not (area == FORGE and s.deck.shared[place]):  # SOLO-24
            if _legal_spot(s, place, guard, sharing):
                worth: i64 = (2 if s.occupied[place] == 0 else 0) + (1 if s.snow[place] else 0)  # AMB-43
                if worth > value:
                    value = worth
                    best = place
        place += 1
    return best


def _guild_spot(s: State, guard: bool, sharing: bool) -> i64:
    """SOLO-25..28, AMB-44, AMB-46"""
    if s.claw_low + s.claw_high == 0 and best_quests(s) == 0:
        return NOWHERE
    best: i64 = NOWHERE
    value: i64 = -1
    place: i64 = 0
    while place < s.deck.places:
        if s.deck.area[place] == GUILD and _legal_spot(s, place, guard, sharing):
            individual: i64 = 0 if s.deck.shared[place] else 1
            free: i64 = 1 if s.occupied[place] == 0 else 0
            snowed: i64 = 1 if s.snow[place] else 0
            worth: i64 = 4 * individual + 2 * free + snowed
            if s.rules.guild_by_count:
                worth = 8 * (individual + free + snowed) + worth
            if worth > value:
                value = worth
                best = place
        place += 1
    return best


def _journey_wish(s: State, action: i64, corner: i64, searching: bool) -> i64:
    """Which place of the journey: HIGHEST, LOWEST or SHARED, or 0 where the corner names none."""
    if s.rules.difficulty == 1:
        return SHARED
    if not searching:
        return s.deck.corner_journey[4 * action + corner]
    turn: i64 = 0
    while turn < 4:
        wish: i64 = s.deck.corner_journey[4 * action + (corner + turn) % 4]
        if wish:
            return wish
        turn += 1
    return HIGHEST if s.rules.plan_b_highest else SHARED


def _journey_spot(s: State, action: i64, corner: i64, searching: bool) -> i64:
    """SOLO-29, SOLO-30, AMB-71"""
    if s.get(claw(s), SEASON) != SPRING:
        return NOWHERE
    wish: i64 = _journey_wish(s, action, corner, searching)
    best: i64 = NOWHERE
    place: i64 = 0
    while place < s.deck.places:
        if s.deck.area[place] == JOURNEY and s.in_play(place):
            if s.deck.shared[place]:
                if wish == SHARED:
                    return place
            elif wish != SHARED and s.occupied[place] == 0:
                more: i64 = 0
                if best != NOWHERE:
                    more = s.deck.journey_points[place] - s.deck.journey_points[best]
                if best == NOWHERE or (wish == HIGHEST and more > 0) or (wish == LOWEST and more < 0):
                    best = place
        place += 1
    return best


def why_not(s: State, wanted: i64) -> str:
    """Why he could not go there: the wrong season, no quest to complete, or an animal in the way."""
    if wanted == AREA_TARGET + JOURNEY and s.get(claw(s), SEASON) != SPRING:
        return "season"
    if wanted == AREA_TARGET + GUILD and s.claw_low + s.claw_high == 0 and best_quests(s) == 0:
        return "quest"
    return "occupied"


def best_quests(s: State) -> i64:
    """SOLO-27: the open highland quests of the highest value whose requirements he meets, as bits of their places."""
    best: i64 = 0
    value: i64 = -1
    at: i64 = 0
    while at < len(s.highland_open):
        quest: i64 = s.highland_open[at]
        if quest != NOTHING and quests.meets(s, claw(s), quest):
            if s.deck.quest_points[quest] > value:
                value = s.deck.quest_points[quest]
                best = 0
            if s.deck.quest_points[quest] == value:
                best |= bit(at)
        at += 1
    return best
