"""From an open decision to its legal moves, from a move to its refusal, and from a move to its effect.

Each kind of frame knows its own answers (decisions.py lists them all); here is what holds for all of them.
"""

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.silverfrost.engine import decision, kinds
from frostwall.games.silverfrost.engine.chapters import extras, windows
from frostwall.games.silverfrost.engine.decisions import FRAMES
from frostwall.games.silverfrost.engine.frames import CLOSING, KEEP_QUEST, MULLIGAN, READY, VALLEY, WINDOW
from frostwall.games.silverfrost.engine.state import (
    CHOSEN,
    NO_ACTION,
    NOT_CHOSEN,
    PLACING,
    PLAYING,
    PREPARING,
    State,
)


def actors(s: State) -> list[int]:
    return [] if s.over else FRAMES[s.frame()].actors(s)


def first_actor(s: State) -> i64:
    """One of them; the game is not over."""
    return FRAMES[s.frame()].first_actor(s)


def list_moves(s: State, seat: i64, moves: MoveSet) -> None:
    """Every legal move of an actor."""
    open_decision = FRAMES[s.frame()]
    open_decision.list_moves(s, seat, moves)
    if open_decision.interruptible:
        if s.action != NO_ACTION:
            extras.list_extras(s, seat, moves)
        elif extras.is_bound(s):  # TURN-10, TURN-15
            extras.keep_bound(s, seat, moves)


def refuse(s: State, seat: i64, m: i64) -> Refusal | None:
    """None if the seat may make this move now. The first reason in the order of the protocol."""
    frame: i64 = s.frame()
    kind: i64 = kind_of(m)
    open_decision = FRAMES[frame]
    problem = _refuse_elsewhere(s, seat, frame, kind)
    if problem is not None:
        return problem
    who_acts = open_decision.actors(s)
    if who_acts == [CHANCE]:
        return Refusal("NATURE_FIRST", "TURN-12")
    if seat not in who_acts:
        return _refuse_outsider(s, seat, frame, kind)
    if open_decision.interruptible and (kind == kinds.CLEAR or kind == kinds.USE):
        if open_decision.is_payment(s):
            return Refusal("PAYMENT_FIRST", "TURN-16")
        if s.action == PREPARING or s.action == NO_ACTION:
            return Refusal("NOT_NOW", "TURN-9" if kind == kinds.CLEAR else "TURN-15")
        return extras.refuse(s, seat, m)
    problem = open_decision.refuse(s, seat, m)
    if problem is None and open_decision.interruptible and extras.is_bound(s):
        found = MoveSet()
        list_moves(s, seat, found)
        if m not in found.list():
            return Refusal("BOUND_TO_ACT", "TURN-10")
    return problem


def _refuse_elsewhere(s: State, seat: i64, frame: i64, kind: i64) -> Refusal | None:
    """Kinds of moves that answer one decision only, whoever makes them."""
    if kind == kinds.VALLEY and frame != VALLEY:
        return Refusal("NOT_FROM_VALLEY", "HAND-3")
    if kind == kinds.MULLIGAN and not (frame == MULLIGAN and s.frame_seat() == seat):
        return Refusal("NO_MULLIGAN", "SET-19")
    if kind == kinds.SPECIES and s.turn > 0:
        return Refusal("NO_DECISION", "SOLO-3" if s.rules.solo else "SET-12")
    if kind == kinds.CONTINUE and frame != WINDOW:
        return Refusal("NO_DECISION", "TURN-18")
    return None


def _refuse_outsider(s: State, seat: i64, frame: i64, kind: i64) -> Refusal:
    """BAD-1, BAD-4, BAD-10, BAD-67: somebody whose decision it is not."""
    if frame == KEEP_QUEST and s.get(seat, CHOSEN) != NOT_CHOSEN:
        return Refusal("CHOSEN_ALREADY", "SET-16")
    if s.passed(seat):
        return Refusal("HAS_PASSED", "END-2", {"person": int(seat)})
    if kind == kinds.CLEAR:
        if s.active == seat:  # BAD-67
            return Refusal("NOT_YOUR_DECISION", "TURN-16")
        return Refusal("NOT_YOUR_TURN", "TURN-8")
    if frame == READY or frame == CLOSING:
        return Refusal("NOT_YOUR_TURN", "TURN-1")
    return Refusal("NOT_YOUR_DECISION", "TURN-12")


def apply(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    """Make a legal move, and everything that follows without a decision."""
    kind: i64 = kind_of(m)
    s.ply += 1
    if seat != s.active:
        s.standing = 0  # TURN-17
    elif _is_moment(s, kind):
        windows.begin_moment(s, seat)
    if kind == kinds.CLEAR or kind == kinds.USE:
        if s.frame() == WINDOW:  # TURN-18: what comes next is judged afresh
            s.pop()
        extras.apply(s, seat, m, events)
    else:
        FRAMES[s.frame()].apply(s, seat, m, events)
    decision.settle(s, events)


def _is_moment(s: State, kind: i64) -> bool:
    """TURN-16, as far as windows may follow: in a turn of placing or playing, or with the move that begins one."""
    if s.action == NO_ACTION:
        return kind == kinds.PLACE or kind == kinds.VISIT or kind == kinds.PLAY
    return (s.action == PLACING or s.action == PLAYING) and not decision.top(s).is_payment(s)
