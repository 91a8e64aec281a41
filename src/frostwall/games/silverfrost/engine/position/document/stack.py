"""What a document can get wrong about open decisions: a stack of frames that play could not have left.

A frame relies on what lies below it and on the rest of the position; here is what its answer will take for granted.
"""

from typing import Final

from frostwall.games.silverfrost.engine import frames as f
from frostwall.games.silverfrost.engine.chapters import seasons, supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.rules import SPRING, SUMMER
from frostwall.games.silverfrost.engine.state import (
    CORNERS,
    GUARD,
    HELD,
    NO_ACTION,
    NOBODY,
    NORMAL,
    NOTHING,
    PLACING,
    PLAYING,
    PREPARING,
    SEASON,
    SLOTS,
    SPECIES,
    UNCOVERED,
    WITH_CHIMNEY,
    State,
)

MOST_VARIABLES: Final = 7  # of one effect
# What has to lie directly below.
LIES_ON: Final[dict[int, tuple[int, ...]]] = {
    f.YES_NO: (f.RUN,),
    f.OPTION: (f.OPTIONS,),
    f.OPTIONS: (f.RUN,),
    f.REPEAT: (f.RUN,),
    f.EARNING: (f.RUN,),
    f.TIMES: (f.RUN,),
    f.GIVING: (f.RUN,),
    f.ACTIVATED: (f.RUN,),
    f.COPY: (f.RUN,),
    f.ANIMAL: (f.RUN,),
    f.ORDER: (f.TRIGGERS,),
    f.CITY_SNOW: (f.CITY_SNOWING,),
    f.SEASON: (f.TURN_END,),
    f.PRODUCE: (f.SEASON,),
    f.BOUND: (f.READY,),
    f.SPECIES: (f.DEAL, f.SPECIES),
    f.KEEP_QUEST: (f.DEAL,),
    f.MULLIGAN: (f.DEAL, f.MULLIGAN),
    f.CLAW_SEASON: (f.CLAW_TURN,),
    f.CLAW_PLAN: (f.DEAL, f.CLAW_TURN, f.CLAW_SEASON),
    f.CLAW_ACTION: (f.CLAW_TURN,),
    f.CLAW_ACT: (f.CLAW_TURN,),
    f.CLAW_CARD: (f.CLAW_TURN,),
    f.CLAW_STACK: (f.CLAW_ACT,),
    f.CLAW_QUEST: (f.CLAW_ACT,),
}
# What the set-up waits for after each of its steps.
DEALT: Final[dict[int, tuple[int, ...]]] = {
    1: (f.HIGHLAND,),
    2: (f.GIANTS,),
    3: (f.FILLING,),
    4: (f.SPECIES,),
    5: (f.QUESTS,),
    6: (f.KEEP_QUEST,),
    7: (f.DRAWING,),
    8: (f.MULLIGAN, f.DRAWING),
    9: (f.CLAW_PLAN,),
}
TURNS: Final = (f.DEAL, f.READY, f.CLOSING, f.TURN_END, f.CLAW_TURN)


class _Frame:
    """One frame of the stack, by its words."""

    def __init__(self, s: State, i: int) -> None:
        at = i * f.FRAME
        self.kind: int = s.frames[at]
        self.seat: int = s.frames[at + 1]
        self.a, self.b, self.c, self.d, self.e = (s.frames[at + 2 + word] for word in range(5))


def check(s: State) -> None:
    """Every frame lies where it can, on what it needs."""
    stack = [_Frame(s, i) for i in range(s.depth)]
    for i, frame in enumerate(stack):
        below = stack[i - 1] if i else None
        on = below.kind if below else NOTHING
        if (frame.kind in TURNS) != (i == 0):
            raise ValueError("a turn within a turn, or none")
        if frame.kind in LIES_ON and on not in LIES_ON[frame.kind]:
            raise ValueError(f"{f.FRAME_NAMES[frame.kind]} lies on nothing that asks it")
        if below is not None and not _fits(s, frame, below):
            raise ValueError(f"{f.FRAME_NAMES[frame.kind]} does not fit what it lies on")
    if stack:
        _check_turn(s, stack[0])
        if s.turn == 0:
            _check_deal(s, stack)
    _check_looked(s, stack)
    starts = [frame.a for frame in stack if frame.kind == f.TRIGGERS]
    starts += [frame.d for frame in stack if frame.kind == f.LAND]
    if len(s.triggers) and min(starts, default=1) > 0:
        raise ValueError("reactions that nobody works off")


def _check_turn(s: State, lowest: _Frame) -> None:
    if (lowest.kind == f.DEAL) != (s.turn == 0) or (s.turn > 0 and lowest.seat != s.active):
        raise ValueError("the turn is another seat's")
    if lowest.kind == f.READY and s.action != NO_ACTION:
        raise ValueError("an action before the action")
    if lowest.kind == f.CLOSING and s.action not in (PLACING, PLAYING):
        raise ValueError("no action before the end")


def _check_deal(s: State, stack: list[_Frame]) -> None:
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


def _check_looked(s: State, stack: list[_Frame]) -> None:
    """Each part of `looked` belongs to one frame, and is cards or quests as that one expects."""
    parts = [(frame.b, False) for frame in stack if frame.kind in (f.LOOKED, f.PLAY) and frame.b >= 0]
    parts += [(frame.c, False) for frame in stack if frame.kind == f.LOOKING]
    parts += [(frame.b, True) for frame in stack if frame.kind == f.KEEP]
    parts += [(frame.c, True) for frame in stack if frame.kind == f.QUESTS]
    parts.sort()
    if len(s.looked) and (not parts or parts[0][0] > 0):
        raise ValueError("cards that nobody looks at")
    for at, entry in enumerate(s.looked):
        quest = [is_quest for start, is_quest in parts if start <= at][-1]
        if quest != (entry >= s.deck.cards):
            raise ValueError("cards where quests are looked at, or quests where cards are")


def _fits(s: State, frame: _Frame, below: _Frame) -> bool:
    """What an answer to this frame will take for granted."""
    kind, on = frame.kind, below.kind
    code = s.deck.code
    if kind == f.YES_NO and frame.a == -1:
        return below.e > 0 and below.b >= 0 and frame.b == _row(s, below.b, below.e - 1)
    if kind == f.RUN and frame.e == f.NESTED:
        return on in (f.RUN, f.OPTIONS, f.REPEAT)
    if kind == f.SEAT:
        return on == (f.GIVING if code[frame.a] == p.DO_GIVE else f.RUN)
    if kind == f.OPTION:
        return (frame.a, frame.b, frame.c) == (below.a, below.b, below.c) and frame.b < 1 << code[frame.a + 3]
    if kind == f.CITY_CARD:
        return _fits_city_card(s, frame, below)
    if kind == f.CARDS:
        return _fits_cards(s, frame, on)
    if kind == f.GOODS:
        return frame.a == f.GAIN or frame.b <= s.resources(frame.seat)
    if kind == f.QUESTS:
        return frame.b != f.IN_SETUP or s.turn == 0
    if kind == f.QUEST:
        return frame.b & f.AT_GUILD == 0 or on == f.GUILD_DRAW
    if kind == f.WHERE and frame.c:
        return s.get(frame.seat, GUARD if frame.b else NORMAL) > 0
    if kind == f.LOOKED and frame.c:
        return code[frame.a + 6] == p.REST_GIVE and supply.receiver(s, frame.seat, NOTHING) != NOBODY
    if kind == f.CLEAR_WHERE:
        return frame.a != p.A_CITY
    if kind == f.SNOW_WHERE:
        return frame.a in (p.BOARD, p.IN_VALLEY)
    if kind == f.TUCKING:
        return frame.b >= 0 and s.card_at(frame.b >> 6, frame.b & 63) != NOTHING
    return _fits_season(s, frame, below)


def _fits_season(s: State, frame: _Frame, below: _Frame) -> bool:
    kind = frame.kind
    season = s.get(max(frame.seat, 0), SEASON)
    if kind == f.PRODUCE:
        return frame.a == below.b and frame.a & ~seasons.productive(s, frame.seat) == 0
    if kind == f.SEASON:
        return s.action == PREPARING and (season < SPRING if frame.a < 2 else season > SUMMER)
    if kind == f.CLAW_SEASON:
        return s.action == PREPARING and (season < SPRING if frame.a < 2 else season > SUMMER)
    if kind == f.CLAW_ACTION:
        return len(s.display) > 0 and s.display[len(s.display) - CORNERS + 1 + frame.a] == UNCOVERED
    if kind == f.CLAW_QUEST:
        known = [at for at, quest in enumerate(s.highland_open) if quest != NOTHING]
        return frame.a > 0 and all(at in known for at in range(7) if (frame.a >> at) & 1)
    return True


def _fits_city_card(s: State, frame: _Frame, below: _Frame) -> bool:
    if frame.a == f.ACTIVATE:
        return below.kind == f.ACTIVATED and (frame.b, frame.c) == (below.a, below.b)
    if frame.a == f.CHIMNEY_TO:  # c: where it comes from
        slots = [slot for slot in range(1, SLOTS) if (frame.c >> slot) & 1]
        return below.kind == f.RUN and len(slots) == 1 and s.has_flag(frame.seat, slots[0], WITH_CHIMNEY)
    return below.kind == f.RUN


def _fits_cards(s: State, frame: _Frame, on: int) -> bool:
    if frame.b > frame.c:
        return False
    if frame.a == f.DISCARD:
        return 0 <= frame.e <= MOST_VARIABLES and (frame.e == 0 or on == f.RUN)
    if frame.a == f.GIVE:
        return 0 <= frame.e < s.rules.people and frame.e != frame.seat
    if frame.a == f.TUCK:
        return frame.e >= 0 and _row(s, frame.e, 0) >= 0
    return True


def _row(s: State, source: int, effect: int) -> int:
    """The effect of a card in a city, or -1."""
    owner, slot = source >> 6, source & 63
    if owner >= s.rules.people or not 1 <= slot < SLOTS or s.card_at(owner, slot) == NOTHING:
        return -1
    return s.deck.effects[s.card_at(owner, slot) * MOST_EFFECTS + effect]
