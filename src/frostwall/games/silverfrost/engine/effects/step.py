"""What a step of an effect knows of itself (16.3, 16.4): what it does, whether it can be done, and how it uses a
decision that several steps share. Each word of the vocabulary is one object; the modules beside this one hold them,
with the decisions they open, and decisions.py lists them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.state import State


class Step:
    """The base of every step. `pc` is where the step stands in the program: its operands begin at pc + 2. While it
    runs, the frame on top is the effect's RUN frame, with the variables in c and the context in d."""

    def __init__(self, op: i64) -> None:
        self.op: i64 = op

    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        """Do it at once, or put a decision, a chance or a waiting step on the stack."""
        raise ValueError(f"no step {self.op}")

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        """Can it be carried out in full, with its minimum?"""
        return True

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        """EFF-66: what it takes from the position before anybody is asked, as numbers; None for nothing. A step that
        would ask reads nothing, one that would lapse for want of answers reads that there are none."""
        return None

    def is_secret(self, s: State, pc: i64) -> bool:
        """Does it look into a hand or at secret quests?"""
        return False

    def blocks(self, deck: DeckSet, pc: i64) -> list[int]:
        """The blocks inside it; -1 for one that is left out."""
        return []

    # SEAT: another person is chosen.

    def people(self, s: State, pc: i64, who: i64) -> i64:
        """Who may be chosen, as bits."""
        return others(s, who)

    def choose_person(self, s: State, pc: i64, who: i64, person: i64, events: list[Event] | None) -> None:
        """The answer; the decision still lies on top."""

    # TIMES: how often, or how many.

    def least_times(self, s: State, pc: i64) -> i64:
        return 0

    def most_times(self, s: State, pc: i64, who: i64, source: i64) -> i64:
        return 0

    def choose_times(self, s: State, pc: i64, who: i64, times: i64, events: list[Event] | None) -> None:
        """The answer; the effect lies on top again."""


def others(s: State, who: i64) -> i64:
    """Everybody else, as bits."""
    one: i64 = 1
    return ((one << s.rules.people) - 1) & ~(one << who)


_UNKNOWN: Final = Step(0)
STEPS: Final[vec[Step]] = vec[Step]([_UNKNOWN] * 64)  # by op


def enlist(steps: list[Step]) -> None:
    for step in steps:
        if STEPS[step.op] is not _UNKNOWN:
            raise ValueError(f"two steps have the code {step.op}")
        STEPS[step.op] = step


def possible(s: State, pc: i64, who: i64, source: i64, ability: bool = False) -> bool:
    """EFF-3: can the step at pc be carried out in full? A block is as possible as its first step."""
    return STEPS[s.deck.code[pc]].possible(s, pc, who, source, ability)


def is_secret(s: State, pc: i64) -> bool:
    return STEPS[s.deck.code[pc]].is_secret(s, pc)
