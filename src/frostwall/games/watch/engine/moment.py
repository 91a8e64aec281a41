"""Whether it is the moment for a move (5.3): whose decision is open, and does it take this kind of move?"""

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.types import Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import cards, ending
from frostwall.games.watch.engine.decisions import DECISION_OF, open_decision
from frostwall.games.watch.engine.frames import FRAME, SPECIAL_BUILD
from frostwall.games.watch.engine.heroes.hero import hero_of_move, is_hero_kind
from frostwall.games.watch.engine.state import ANSWER, NOT_CHOSEN, TERMS, UNASKED, State


def refuse_moment(s: State, seat: i64, m: i64) -> Refusal | None:
    """Why this seat may not make a move of this kind now, whatever it names; None: it may."""
    kind: i64 = kind_of(m)
    if kind == kinds.DECLARE and not s.rules.wall:
        # END-2, AMB-47: the check is automatic, so there is never anything to declare
        return Refusal("CANNOT_WIN_NOW", "END-2", {}, {"points": s.rules.win_points})
    decision = open_decision(s)
    if seat not in decision.actors(s):
        return _not_yours(s, seat, m)
    if is_hero_kind(kind):
        return decision.refuse_hero(s, seat, m) if s.rules.wall else Refusal("NOT_IN_MODE", "MODE-1")
    return None if decision.allows(s, kind) else decision.refuse_kind(s, seat, kind)


def _not_yours(s: State, seat: i64, m: i64) -> Refusal:
    kind: i64 = kind_of(m)
    if kind == kinds.DISCARD:
        return Refusal("NO_DISCARD_DUE", "SEV-2")
    if s.turn == 0:  # SET-11, SET-12, SET-21
        return Refusal("NOT_YOUR_TURN", DECISION_OF[s.frames[0]].rule_of(s), {"active": s.frame_seat()})
    if kind == kinds.DECLARE and seat != s.active:
        return ending.cannot_win(s, seat)
    special: bool = s.frames[0] == SPECIAL_BUILD
    if special and not _waits(s, seat):
        return _not_your_special_build(s, seat)
    answered: bool = s.chosen[seat] != NOT_CHOSEN or s.terms[TERMS * seat + ANSWER] != UNASKED
    if (seat == s.active and not special) or answered or _waits(s, seat):
        return open_decision(s).pending()
    if is_hero_kind(kind):
        if not s.rules.wall:
            return Refusal("NOT_IN_MODE", "MODE-1")
        hero = hero_of_move(m)
        return Refusal("HERO_NOT_NOW", hero.rule if hero.window else "HERO-3", {"hero": hero.name})
    if kind == kinds.OFFER:
        return Refusal("ONLY_WITH_ACTIVE_PLAYER", "TRD-4", {"active": s.active})
    if cards.is_play(kind):
        return Refusal("NOT_NOW", "TURN-5", {"active": s.active})
    return Refusal("NOT_YOUR_TURN", "TRD-4" if kind == kinds.TRADE else "TURN-1", {"active": s.active})


def _waits(s: State, seat: i64) -> bool:
    """Is something this seat began still being resolved?"""
    i: i64 = 0
    while i < s.depth:
        if s.frames[FRAME * i + 1] == seat:
            return True
        i += 1
    return False


def _not_your_special_build(s: State, seat: i64) -> Refusal:
    """ERR-91: the active seat has none; ERR-90: the others come in their order."""
    code = "NOT_YOUR_TURN" if seat == s.active else "NOT_IN_SPECIAL_BUILD"
    return Refusal(code, "X56-3", {"active": s.frames[1]})
