"""A running effect (EFF-53): how it begins, its steps one after the other, its blocks and its variables.

An effect in progress is a RUN frame; a step either is done at once or puts a decision, a chance or a waiting step above
it. Nothing here knows a card.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bag import several
from frostwall.core.types import Event
from frostwall.games.silverfrost.engine import frames as f
from frostwall.games.silverfrost.engine import words
from frostwall.games.silverfrost.engine.decision import Frame, Lying
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import measure, triggers
from frostwall.games.silverfrost.engine.effects.source import source_of, source_owner, source_slot
from frostwall.games.silverfrost.engine.effects.step import STEPS
from frostwall.games.silverfrost.engine.frames import BEGIN, FRAME, NESTED, RUN, YES_NO
from frostwall.games.silverfrost.engine.state import NOTHING, State


def begin(s: State, who: i64, source: i64, effect: i64, row: i64, context: i64) -> None:
    """Put an effect of a city card on the stack, for the benefit of `who` (EFF-4); its condition, if it had one, holds.
    Where it may be declined, its user is asked (GEN-2)."""
    owner: i64 = source_owner(source)
    slot: i64 = source_slot(source)
    if triggers.used_up(s, owner, slot, effect, row):
        return
    if s.deck.may[row]:
        s.push(RUN, who, s.deck.block[row], source, 0, context, effect + 1)
        s.push(YES_NO, who, -1, row, source, context)
        return
    triggers.mark_used(s, owner, slot, effect, row)
    s.push(RUN, who, s.deck.block[row], source, 0, context, 0)


class Begin(Frame):
    """An effect with a condition, which is judged when the effect's turn comes; a: effect of the set, b: source,
    c: effect of the card, d: context."""

    def __init__(self) -> None:
        a_to_d = (words.EFFECT, words.SOURCE, (0, MOST_EFFECTS - 1), words.CONTEXT)
        super().__init__(BEGIN, "begin", words=a_to_d)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        row: i64 = s.word(0)
        source: i64 = s.word(1)
        effect: i64 = s.word(2)
        context: i64 = s.word(3)
        holds: bool = self._holds(s)
        s.pop()
        if holds:
            begin(s, who, source, effect, row, context)
        return True

    def _holds(self, s: State) -> bool:
        return measure.holds(s, s.deck.condition[s.word(0)], s.frame_seat(), s.word(1), s.word(3))

    def reading(self, s: State) -> list[int] | None:
        return [1 if self._holds(s) else 0]

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        lying: i64 = triggers.source_row(s, frame.b, frame.c)
        return s.deck.condition[frame.a] >= 0 and (lying == frame.a or lying < 0)


def begin_all(s: State, who: i64, owner: i64, slot: i64, trigger: i64, context: i64) -> None:
    """Every effect of a city card with this trigger, in the order printed."""
    card: i64 = s.card_at(owner, slot)
    effect: i64 = MOST_EFFECTS - 1 if card != NOTHING else -1
    while effect >= 0:
        row: i64 = s.deck.effects[card * MOST_EFFECTS + effect]
        if row >= 0 and s.deck.trigger[row] == trigger:
            source: i64 = source_of(owner, slot)
            if s.deck.condition[row] >= 0:
                s.push(BEGIN, who, row, source, effect, context)
            else:
                begin(s, who, source, effect, row, context)
        effect -= 1


def run_block(s: State, block: i64) -> None:
    """A block inside the effect on top: it sees the same source, variables and context."""
    s.push(RUN, s.frame_seat(), block, s.word(1), s.word(2), s.word(3), NESTED)


def run_below(s: State, block: i64) -> None:
    """A block inside the effect directly below the frame on top."""
    s.push(RUN, s.frame_seat(), block, s.below(1), s.below(2), s.below(3), NESTED)


def set_variable(s: State, variable: i64, value: i64) -> None:
    """In the effect on top."""
    variables: i64 = s.word(2)
    s.set_word(2, variables + several(variable, value - bag_count(variables, variable)))


def known_variables(s: State) -> i64:
    """Those of the running effect, which is on top or directly below its decision."""
    if s.frame() == RUN:
        return s.word(2)
    if s.depth > 1 and s.frames[(s.depth - 2) * FRAME] == RUN:
        return s.below(2)
    return 0


def is_running(s: State, source: i64) -> bool:
    """EFF-39: is an effect of this card still being resolved?"""
    i: i64 = 0
    while i < s.depth:
        at: i64 = i * FRAME
        if s.frames[at] == RUN and s.frames[at + 3] == source:
            return True
        i += 1
    return False


class Run(Frame):
    """An effect in progress; e: which effect of its card, counted from 1, while its user is asked; NESTED for a block
    inside the effect below."""

    def __init__(self) -> None:
        a_to_e = (words.STEP, words.SOURCE, words.BAG, words.CONTEXT, (NESTED, MOST_EFFECTS))
        super().__init__(RUN, "run", words=a_to_e)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        pc: i64 = s.word(0)
        code = s.deck.code
        op: i64 = code[pc]
        if op == p.STOP:
            if s.word(4) == NESTED:
                _hand_back(s)
            s.pop()
        else:
            s.set_word(0, code[pc + 1])
            STEPS[op].run(s, pc, s.frame_seat(), s.word(1), events)
        return True

    def reading(self, s: State) -> list[int] | None:
        pc: i64 = s.word(0)
        op: i64 = s.deck.code[pc]
        return None if op == p.STOP else STEPS[op].reading(s, pc, s.frame_seat(), s.word(1))

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        if frame.e != NESTED:
            return True
        return below.kind == f.RUN or below.kind == f.OPTIONS or below.kind == f.REPEAT


def _hand_back(s: State) -> None:
    """A block that ends leaves its variables to the effect it stands in."""
    at: i64 = s.depth - 2
    while s.frames[at * FRAME] != RUN:
        at -= 1
    s.frames[at * FRAME + 4] = s.word(2)


FRAMES: Final[list[Frame]] = [Begin(), Run()]
