"""Scoring (10.2, SOLO-72..76): points by source, the snow tile, ties, and Claw's bonus."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bag import several
from frostwall.core.types import Outcome
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import NO_SOURCE, source_of
from frostwall.games.silverfrost.engine.rules import FIRE, JOURNEY
from frostwall.games.silverfrost.engine.state import CITY, DONE, POINTS, SNOW, State

SOURCES: Final = ["cards", "prosperity", "quests", "snow", "tokens", "journey"]
FLURRY_BONUS: Final = 5  # SCORE-7
STORM_BONUS: Final = 12  # SCORE-8


def card_points(s: State, who: i64) -> i64:
    """SCORE-1"""
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if s.is_live(who, slot):
            found += s.deck.points[s.card_at(who, slot)]
        slot += 1
    return found


def card_bonus(s: State, who: i64, slot: i64) -> i64:
    """SCORE-2, EFF-65: what one card adds at scoring."""
    deck = s.deck
    card: i64 = s.card_at(who, slot)
    source: i64 = source_of(who, slot)
    found: i64 = 0
    effect: i64 = 0
    while effect < MOST_EFFECTS and deck.effects[card * MOST_EFFECTS + effect] >= 0:
        row: i64 = deck.effects[card * MOST_EFFECTS + effect]
        if deck.trigger[row] == p.END_SCORE and (
            deck.condition[row] < 0 or measure.holds(s, deck.condition[row], who, source, 0)
        ):
            found += _block_bonus(s, deck.block[row], who, source, 0)
        effect += 1
    return found


def _block_bonus(s: State, pc: i64, who: i64, source: i64, variables: i64) -> i64:
    """EFF-49; conditions, sequences, repetitions and variables may stand around a `score`."""
    code = s.deck.code
    found: i64 = 0
    while code[pc] != p.STOP:
        op: i64 = code[pc]
        if op == steps.DO_SCORE:
            points: i64 = measure.amount(s, code[pc + 2], who, source, variables)
            points *= measure.amount(s, code[pc + 3], who, source, variables)
            found += points if code[pc + 4] < 0 else min(points, code[pc + 4])
        elif op == steps.DO_IF:
            block: i64 = code[pc + 3] if measure.holds(s, code[pc + 2], who, source, 0) else code[pc + 4]
            if block >= 0:
                found += _block_bonus(s, block, who, source, variables)
        elif op == steps.DO_SEQ:
            found += _block_bonus(s, code[pc + 2], who, source, variables)
        elif op == steps.DO_FOR_EACH:
            times: i64 = measure.amount(s, code[pc + 2], who, source, variables)
            found += times * _block_bonus(s, code[pc + 3], who, source, variables)
        elif op == steps.DO_LET:
            value: i64 = min(measure.amount(s, code[pc + 3], who, source, variables), 100)
            variables += several(code[pc + 2], value - bag_count(variables, code[pc + 2]))
        pc = code[pc + 1]
    return found


def bonus_points(s: State, who: i64) -> i64:
    """SCORE-2; SOLO-73 for Claw."""
    found: i64 = 0
    if s.is_claw(who):
        at: i64 = 5 * (s.rules.difficulty - 1)
        table = s.deck.bonus
        found += measure.metric(s, table[at], who, NO_SOURCE) // table[at + 1] * table[at + 2]
        return found + supply.in_pile(s.face_down) // table[at + 3] * table[at + 4]
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if s.is_live(who, slot) and s.deck.has_trigger(s.card_at(who, slot), p.END_SCORE):
            found += card_bonus(s, who, slot)
        slot += 1
    return found


def quest_points(s: State, who: i64) -> i64:
    """SCORE-3"""
    found: i64 = 0
    quest: i64 = 0
    while quest < s.deck.quests:
        if s.done[who * s.deck.quests + quest]:
            found += s.deck.quest_points[quest]
        quest += 1
    return found


def snow_points(s: State, who: i64) -> i64:
    """SCORE-7, SCORE-8, AMB-35"""
    mine: i64 = s.get(who, SNOW)
    most: i64 = 0
    other: i64 = 0
    while other < s.rules.people:
        most = max(most, s.get(other, SNOW))
        other += 1
    first: bool = mine == most and (mine > 0 or s.rules.bonus_at_zero)
    if s.rules.snowstorm:
        return STORM_BONUS if first else 0
    return mine + (FLURRY_BONUS if first else 0)


def journey_points(s: State, who: i64) -> i64:
    """SCORE-6"""
    found: i64 = 0
    place: i64 = 0
    while place < s.deck.places:
        if s.deck.area[place] == JOURNEY:
            animals: i64 = s.normal_at(place, who) + (1 if s.guard_at(place, who) else 0)
            found += animals * s.deck.journey_points[place]
        place += 1
    return found


def sources(s: State, who: i64) -> list[int]:
    """Points in the order of SOURCES."""
    return [
        card_points(s, who),
        bonus_points(s, who),
        quest_points(s, who),
        snow_points(s, who),
        s.get(who, POINTS),
        journey_points(s, who),
    ]


def by_source(s: State, who: i64) -> dict[str, int]:
    """Only sources that brought points."""
    return {name: n for name, n in zip(SOURCES, sources(s, who), strict=True) if n}


def points(s: State, who: i64) -> i64:
    """What this person would have if the game ended now."""
    return (
        card_points(s, who)
        + bonus_points(s, who)
        + quest_points(s, who)
        + snow_points(s, who)
        + s.get(who, POINTS)
        + journey_points(s, who)
    )


def outcome(s: State) -> Outcome | None:
    if not s.over:
        return None
    seats = range(s.rules.seats)
    found = [by_source(s, seat) for seat in seats]
    total = [sum(each.values()) for each in found]
    if s.rules.solo:  # SOLO-75
        won = total[0] > points(s, 1)
        return Outcome([0] if won else [], [0], total, found, "won" if won else "lost")
    keys = [
        (total[seat], s.get(seat, SNOW), s.get(seat, DONE), s.get(seat, FIRE), s.resources(seat))
        for seat in seats
    ]  # SCORE-9, SCORE-10
    ranking = sorted(seats, key=lambda seat: keys[seat], reverse=True)
    winners = [seat for seat in seats if keys[seat] == max(keys)]
    return Outcome(winners, ranking, total, found, "points")
