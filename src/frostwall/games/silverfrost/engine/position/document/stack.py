"""What a document can get wrong about open decisions: a stack of frames that play could not have left.

A frame relies on what lies below it and on the rest of the position: its kind says what its answers take for granted.
"""

from typing import Final

from frostwall.games.silverfrost.engine import frames as f
from frostwall.games.silverfrost.engine.decision import FRAMES, NO_PART, Lying
from frostwall.games.silverfrost.engine.state import (
    HELD,
    NO_ACTION,
    NOTHING,
    PLACING,
    PLAYING,
    SPECIES,
    State,
)

# What the set-up waits for after each of its steps.
DEALT: Final[dict[int, tuple[int, ...]]] = {
    1: (f.HIGHLAND,),
    2: (f.GIANTS,),
    3: (f.FILLING,),
    4: (f.SPECIES, f.CLAW_SPECIES),
    5: (f.QUESTS,),
    6: (f.KEEP_QUEST,),
    7: (f.DRAWING,),
    8: (f.MULLIGAN, f.DRAWING),
    9: (f.CLAW_PLAN,),
}


def check(s: State) -> None:
    """Every frame lies where it can, on what it needs."""
    stack = [Lying(s, i) for i in range(s.depth)]
    for i, frame in enumerate(stack):
        kind = FRAMES[frame.kind]
        below = stack[i - 1] if i else None
        if kind.begins_turn != (i == 0):
            raise ValueError("a turn within a turn, or none")
        if kind.on and (below is None or below.kind not in kind.on):
            raise ValueError(f"{kind.name} lies on nothing that asks it")
        if below is not None and not kind.fits(s, frame, below):
            raise ValueError(f"{kind.name} does not fit what it lies on")
    if stack:
        _check_turn(s, stack[0])
        if s.turn == 0:
            _check_deal(s, stack)
            if s.rules.solo and (s.get(s.rules.seats, SPECIES) == NOTHING) != (stack[0].a <= 4):
                raise ValueError("Claw's species chosen too early, or never")
    _check_looked(s, stack)
    starts = [frame.a for frame in stack if frame.kind == f.TRIGGERS]
    starts += [frame.d for frame in stack if frame.kind in (f.LAND, f.PLAYED, f.ARRIVED)]
    if len(s.triggers) and min(starts, default=1) > 0:
        raise ValueError("reactions that nobody works off")


def _check_turn(s: State, lowest: Lying) -> None:
    if (lowest.kind == f.DEAL) != (s.turn == 0) or (s.turn > 0 and lowest.seat != s.active):
        raise ValueError("the turn is another seat's")
    if lowest.kind == f.READY and s.action != NO_ACTION:
        raise ValueError("an action before the action")
    if lowest.kind == f.CLOSING and s.action not in (PLACING, PLAYING):
        raise ValueError("no action before the end")


def _check_deal(s: State, stack: list[Lying]) -> None:
    """SET-12: nobody has a species twice. SET-16: two quests are drawn by each seat, and one of them kept."""
    step = stack[0].a
    if len(stack) < 2 or any(frame.kind not in DEALT.get(step, ()) for frame in stack[1:]):
        raise ValueError("the set-up is at another step")
    for seat in range(s.rules.seats):
        coming = sum(frame.a for frame in stack if frame.kind == f.QUESTS and frame.seat == seat)
        if any(frame.b != f.IN_SETUP for frame in stack if frame.kind == f.QUESTS):
            raise ValueError("quests drawn as if not in the set-up")
        if s.get(seat, HELD) + coming > 2 or (step > 4) != (s.get(seat, HELD) + coming > 0):
            raise ValueError("not two quests to choose from")
        choosing = [frame for frame in stack if frame.kind in (f.SPECIES, f.MULLIGAN) and frame.seat == seat]
        has_none = s.get(seat, SPECIES) == NOTHING
        if len(choosing) > 1 or has_none != (step < 4 or (step == 4 and bool(choosing))):
            raise ValueError("a species chosen twice, or never")


def _check_looked(s: State, stack: list[Lying]) -> None:
    """Each part of `looked` belongs to one frame, and is cards or quests as that one expects."""
    parts: list[tuple[int, bool]] = []
    for frame in stack:
        kind = FRAMES[frame.kind]
        start = -1 if kind.looks == NO_PART else (frame.a, frame.b, frame.c)[kind.looks]
        if start >= 0:
            parts.append((start, kind.looks_at_quests))
    parts.sort()
    if len(s.looked) and (not parts or parts[0][0] > 0):
        raise ValueError("cards that nobody looks at")
    for at, entry in enumerate(s.looked):
        quest = [is_quest for start, is_quest in parts if start <= at][-1]
        if quest != (entry >= s.deck.cards):
            raise ValueError("cards where quests are looked at, or quests where cards are")
