"""Guards on the Wall (8.5): recruiting, their positions, losing them, their points."""

from mypy_extensions import i64

from frostwall.core.bag import covers
from frostwall.core.bits import bit, members
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters.hands import cannot_pay, cost_args, pay
from frostwall.games.watch.engine.north import (
    GUARDS,
    SECTION_LIMIT,
    WALL,
    entry,
    guard_points,
    joined,
    length,
    without,
)
from frostwall.games.watch.engine.rules import GUARD_COST
from frostwall.games.watch.engine.state import State


def guards_left(s: State, seat: i64) -> i64:
    return s.rules.guards - s.north[GUARDS + seat]


def open_sections(s: State) -> i64:
    """The sections with a free position, as a set (GRD-2)."""
    found: i64 = 0
    section: i64 = 0
    while section < s.board.sections:
        if length(s.north[WALL + section]) < SECTION_LIMIT:
            found |= bit(section)
        section += 1
    return found


def can_place(s: State, seat: i64) -> bool:
    return guards_left(s, seat) > 0 and open_sections(s) != 0


def list_guards(s: State, seat: i64, moves: MoveSet) -> None:
    if guards_left(s, seat) > 0 and covers(s.hand[seat], GUARD_COST):
        moves.add_bits(kinds.GUARD, open_sections(s), 0)


def refuse_guard(s: State, seat: i64, section: i64) -> Refusal | None:
    if not s.rules.wall:
        return Refusal("NOT_IN_MODE", "MODE-1")
    refusal = refuse_section(s, section)
    if refusal is None:
        refusal = cannot_pay(s, seat, GUARD_COST)
    return refusal if refusal is not None else refuse_piece(s, seat)


def refuse_section(s: State, section: i64, full_rule: str = "GRD-2") -> Refusal | None:
    """Is there a section of this number, and a free position on it?"""
    if section >= s.board.sections:
        return Refusal("NO_SUCH_PLACE", "GRD-1", {"section": section}, {"most": s.board.sections - 1})
    if length(s.north[WALL + section]) >= SECTION_LIMIT:
        free = {"sections": members(open_sections(s), 0)}
        return Refusal("SECTION_FULL", full_rule, {"section": section}, dict(free))
    return None


def refuse_piece(s: State, seat: i64) -> Refusal | None:
    if guards_left(s, seat) == 0:
        return Refusal("NO_PIECE", "BLD-3", {"piece": "guard"})
    return None


def place_guard(s: State, seat: i64, section: i64, cost: i64, rule: str, events: list[Event] | None) -> None:
    """GRD-1: to the lowest free position; nothing is compared with the wildlings (GRD-6)."""
    pay(s, seat, cost)
    s.north[WALL + section] = joined(s.north[WALL + section], seat)
    _count(s, seat, 1)
    if events is not None:
        args: Json = {"section": section, "position": length(s.north[WALL + section])}
        events.append(Event("guard", seat, cost_args(seat, cost, args), rule))


def _count(s: State, seat: i64, more: i64) -> None:
    """GRD-5: points follow the number of guards at once, up and down."""
    guards: i64 = s.north[GUARDS + seat]
    s.points[seat] += guard_points(guards + more) - guard_points(guards)
    s.north[GUARDS + seat] = guards + more


def expel_first(s: State, section: i64, rule: str, events: list[Event] | None) -> None:
    """GRD-3, GRD-4: the guard on position 1 goes back to its owner, the others close up."""
    owner: i64 = entry(s.north[WALL + section], 0)
    s.north[WALL + section] = without(s.north[WALL + section], 0)
    _count(s, owner, -1)
    if events is not None:
        events.append(Event("guard_lost", owner, {"section": section}, rule))


def move_guard(s: State, section: i64, position: i64, target: i64) -> None:
    """A guard changes its section; position counted from 0."""
    owner: i64 = entry(s.north[WALL + section], position)
    s.north[WALL + section] = without(s.north[WALL + section], position)
    s.north[WALL + target] = joined(s.north[WALL + target], owner)
