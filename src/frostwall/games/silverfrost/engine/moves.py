"""From an open decision to its legal moves, from a move to its refusal, and from a move to its effect.

The chapters know the rules; this file only sends a decision or a kind of move to its chapter.
"""

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import nature, setup, turn
from frostwall.games.silverfrost.engine.effects import answers, answers_listed, answers_refused
from frostwall.games.silverfrost.engine.frames import (
    CLAW_QUEST,
    CLOSING,
    FRAME_NAMES,
    KEEP_QUEST,
    MULLIGAN,
    NATURE,
    PLAY,
    READY,
    SPECIES,
    VALLEY,
    WHERE,
    is_payment,
)
from frostwall.games.silverfrost.engine.rules import SPECIES as ANIMALS
from frostwall.games.silverfrost.engine.solo import claw
from frostwall.games.silverfrost.engine.state import CHOSEN, NO_ACTION, NOT_CHOSEN, PREPARING, State


def list_moves(s: State, seat: i64, moves: MoveSet) -> None:
    """Every legal move of an actor."""
    frame: i64 = s.frame()
    if frame == READY:
        turn.list_ready(s, seat, moves)
    elif frame == CLOSING:
        moves.add(kinds.END)
        turn.list_extras(s, seat, moves)
    elif frame == SPECIES:
        species: i64 = 0
        while species < len(ANIMALS):
            if not setup.species_taken(s, species):
                moves.add(kinds.one(kinds.SPECIES, species))
            species += 1
    elif frame == KEEP_QUEST:
        quest: i64 = 0
        while quest < s.deck.quests:
            if s.holds_quest(seat, quest):
                moves.add(kinds.one(kinds.KEEP, quest))
            quest += 1
    elif frame == MULLIGAN:
        moves.add(kinds.STAY)
        moves.add(kinds.MULLIGAN)
    elif frame == CLAW_QUEST:
        at: i64 = 0
        while at < len(s.highland_open):
            if (s.word(0) >> at) & 1:
                moves.add(kinds.one(kinds.QUEST, s.highland_open[at]))
            at += 1
    else:
        answers_listed.list_answers(s, seat, frame, moves)
        if s.action == NO_ACTION:
            if turn.is_bound(s):
                _keep_bound(s, seat, moves)
        else:
            turn.list_extras(s, seat, moves)


def _keep_bound(s: State, seat: i64, moves: MoveSet) -> None:
    """TURN-10, TURN-15: only answers after which something is left to do."""
    kept: i64 = 0
    i: i64 = 0
    while i < moves.single_words:
        if turn.answer_leaves_action(s, seat, moves.singles[i]):
            moves.singles[kept] = moves.singles[i]
            kept += 1
        i += 1
    if kept:
        moves.total = kept
        moves.single_words = kept


def refuse(s: State, seat: i64, m: i64) -> Refusal | None:
    """None if the seat may make this move now. The first reason in the order of the protocol."""
    frame: i64 = s.frame()
    kind: i64 = kind_of(m)
    if kind == kinds.VALLEY and frame != VALLEY:
        return Refusal("NOT_FROM_VALLEY", "HAND-3")
    if kind == kinds.MULLIGAN and not (frame == MULLIGAN and s.frame_seat() == seat):
        return Refusal("NO_MULLIGAN", "SET-19")
    if frame >= NATURE:
        return Refusal("NATURE_FIRST", "TURN-12")
    if seat not in turn.actors(s):
        return _refuse_outsider(s, seat, frame, kind)
    if frame == READY or frame == CLOSING:
        if _is_answer(kind):
            return Refusal("NO_DECISION", "TURN-12")
        return turn.refuse_turn_move(s, seat, m)
    if frame == SPECIES:
        if kind != kinds.SPECIES:
            return _pending(frame)
        species = kinds.first(m)
        if setup.species_taken(s, species):
            return Refusal("SPECIES_TAKEN", "SET-12", {"species": ANIMALS[species]})
        return None
    if frame == KEEP_QUEST:
        if kind != kinds.KEEP:
            return _pending(frame)
        quest: i64 = kinds.first(m)
        if not s.holds_quest(seat, quest):
            return Refusal("NOT_YOUR_QUEST", "SET-16", {"quest": s.deck.quest_names[quest]})
        return None
    if frame == MULLIGAN:
        return None if kind == kinds.MULLIGAN or kind == kinds.STAY else _pending(frame)
    if kind == kinds.CLEAR or kind == kinds.USE:
        if is_payment(frame, s.word(0)):
            return Refusal("PAYMENT_FIRST", "TURN-12")
        if s.action == PREPARING or s.action == NO_ACTION:
            return Refusal("NOT_NOW", "TURN-9" if kind == kinds.CLEAR else "TURN-15")
        return turn.refuse_turn_move(s, seat, m)
    found = MoveSet()
    list_moves(s, seat, found)
    if m in found.list():
        return None
    if not (_is_answer(kind) or _answers_with_action(frame, kind)):
        return _pending(frame)
    if frame == CLAW_QUEST:
        return Refusal("NOT_OFFERED", "SOLO-27", {"decision": FRAME_NAMES[int(frame)]})
    problem = answers_refused.refuse_answer(s, seat, frame, m)
    if problem is None:
        return Refusal("BOUND_TO_ACT", "TURN-10")
    if problem.code == "NOT_OFFERED":
        return Refusal("NOT_OFFERED", "TURN-12", {"decision": FRAME_NAMES[int(frame)]})
    return problem


def _refuse_outsider(s: State, seat: i64, frame: i64, kind: i64) -> Refusal:
    """BAD-1, BAD-4, BAD-10: somebody whose decision it is not."""
    if frame == KEEP_QUEST and s.get(seat, CHOSEN) != NOT_CHOSEN:
        return Refusal("CHOSEN_ALREADY", "SET-16")
    if s.passed(seat):
        return Refusal("HAS_PASSED", "END-2", {"person": int(seat)})
    if kind == kinds.CLEAR:
        return Refusal("NOT_YOUR_TURN", "TURN-8")
    if frame == READY or frame == CLOSING:
        return Refusal("NOT_YOUR_TURN", "TURN-1")
    return Refusal("NOT_YOUR_DECISION", "TURN-12")


def _pending(frame: i64) -> Refusal:
    return Refusal("PENDING_DECISION", "TURN-12", {"decision": FRAME_NAMES[int(frame)]})


def _is_answer(kind: i64) -> bool:
    """Kinds that only make sense as the answer to a decision."""
    return kind >= kinds.YES or kind < kinds.PLACE


def _answers_with_action(frame: i64, kind: i64) -> bool:
    """Effects that let somebody play a card or place an animal ask for the same moves."""
    if frame == PLAY:
        return kind == kinds.PLAY
    return frame == WHERE and (kind == kinds.PLACE or kind == kinds.VISIT)


# --- making a move ---


def apply(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    """Make a legal move, and everything that follows without a decision."""
    frame: i64 = s.frame()
    kind: i64 = kind_of(m)
    s.ply += 1
    if seat == CHANCE:
        nature.apply(s, m, events)
    elif frame == READY or frame == CLOSING or kind == kinds.CLEAR or kind == kinds.USE:
        turn.apply_turn_move(s, seat, m, events)
    elif frame == SPECIES:
        setup.choose_species(s, kinds.first(m), events)
    elif frame == KEEP_QUEST:
        setup.keep_quest(s, seat, kinds.first(m), events)
    elif frame == MULLIGAN:
        setup.mulligan(s, kind == kinds.MULLIGAN, events)
    elif frame == CLAW_QUEST:
        s.pop()
        claw.take_open_quest(s, kinds.first(m), events)
    else:
        answers.apply_answer(s, seat, frame, m, events)
    turn.settle(s, events)
