"""A running effect (EFF-53): its blocks, its variables, options and repetitions (EFF-24, EFF-28)."""

from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bag import several
from frostwall.core.bits import bit
from frostwall.games.silverfrost.engine.frames import FRAME, NESTED, OPTION, RUN
from frostwall.games.silverfrost.engine.state import State


def run_block(s: State, block: i64) -> None:
    """A block inside the effect on top: it sees the same source, variables and context."""
    s.push(RUN, s.frame_seat(), block, s.word(1), s.word(2), s.word(3), NESTED)


def hand_back(s: State) -> None:
    """A block that ends leaves its variables to the effect it stands in."""
    at: i64 = s.depth - 2
    while s.frames[at * FRAME] != RUN:
        at -= 1
    s.frames[at * FRAME + 4] = s.word(2)


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


# --- EFF-24: options ---


def options(s: State) -> None:
    """For OPTIONS: ask for the next one, or be done."""
    pc: i64 = s.word(0)
    taken: i64 = s.word(1)
    left: i64 = s.word(2)
    who: i64 = s.frame_seat()
    if left <= 0:
        s.pop()
        return
    s.push(OPTION, who, pc, taken, left)


def take_option(s: State, option: i64) -> None:
    """The answer to OPTION; the OPTIONS frame lies below, and below it the effect."""
    s.pop()
    pc: i64 = s.word(0)
    s.set_word(1, s.word(1) | bit(option))
    s.set_word(2, s.word(2) - 1)
    at: i64 = (s.depth - 2) * FRAME + 2
    block: i64 = s.deck.code[pc + 4 + option]
    s.push(RUN, s.frame_seat(), block, s.frames[at + 1], s.frames[at + 2], s.frames[at + 3], NESTED)


def repeat(s: State) -> None:
    """For REPEAT (EFF-28)."""
    left: i64 = s.word(1)
    if left <= 0:
        s.pop()
        return
    s.set_word(1, left - 1)
    at: i64 = (s.depth - 2) * FRAME + 2
    s.push(RUN, s.frame_seat(), s.word(0), s.frames[at + 1], s.frames[at + 2], s.frames[at + 3], NESTED)
