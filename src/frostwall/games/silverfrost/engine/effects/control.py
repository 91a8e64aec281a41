"""Steps about other steps (16.3): options, what may be declined, conditions, repetitions, variables, sequences."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.effects import goods, measure, run, triggers
from frostwall.games.silverfrost.engine.effects.source import source_owner, source_slot
from frostwall.games.silverfrost.engine.effects.step import Step, is_secret, possible
from frostwall.games.silverfrost.engine.frames import OPTION, OPTIONS, REPEAT, RUN, YES_NO
from frostwall.games.silverfrost.engine.state import HAND, State
from frostwall.games.silverfrost.engine.words import Words

# --- EFF-25: may ---


class May(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        """Where the answer depends on what others do not see, it is always asked."""
        if can_accept(s, pc, who, source) or is_secret(s, s.deck.code[pc + 2]):
            s.push(YES_NO, who, pc)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return None if can_accept(s, pc, who, source) or is_secret(s, s.deck.code[pc + 2]) else []

    def blocks(self, deck: DeckSet, pc: i64) -> list[int]:
        return [deck.code[pc + 2]]


def can_accept(s: State, pc: i64, who: i64, source: i64) -> bool:
    """EFF-3: with a payment if it is possible; without, if the first step can be carried out in full."""
    code = s.deck.code
    if code[pc + 4]:
        return s.get(who, HAND) >= code[pc + 3] and measure.can_pay(
            s, pc + 5, who, source, run.known_variables(s), 1
        )
    return possible(s, code[pc + 2], who, source)


class YesNo(Decision):
    """a: pc of a `may`, or -1 for a whole effect, which lies below; then b: the effect, c: source, d: context."""

    def __init__(self) -> None:
        whole = ((-1, -1), words.EFFECT, words.SOURCE, words.CONTEXT)
        super().__init__(YES_NO, "yes_no", "GEN-2", whole, (RUN,), (steps.DO_MAY,))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        moves.add(kinds.NO)
        if self._may_accept(s, who):
            moves.add(kinds.YES)

    def _may_accept(self, s: State, who: i64) -> bool:
        """EFF-3"""
        if s.word(0) >= 0:
            return can_accept(s, s.word(0), who, s.below(1))
        return possible(s, s.below(0), who, s.below(1))

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        return Refusal("CANNOT_ACCEPT", "GEN-3") if kind == kinds.YES else self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        yes: bool = kind_of(m) == kinds.YES
        pc: i64 = s.word(0)
        row: i64 = s.word(1)
        s.pop()
        if pc < 0:
            self._answer_whole(s, row, yes)
        elif yes:
            self._accept(s, pc, who, events)

    def _answer_whole(self, s: State, row: i64, yes: bool) -> None:
        """EFF-3: the effect waits below."""
        effect: i64 = s.word(4) - 1
        source: i64 = s.word(1)
        if not yes:
            s.pop()
            return
        s.set_word(4, 0)
        triggers.mark_used(s, source_owner(source), source_slot(source), effect, row)

    def _accept(self, s: State, pc: i64, who: i64, events: list[Event] | None) -> None:
        """EFF-25: the payment is made before the block runs."""
        code = s.deck.code
        source: i64 = s.word(1)
        variables: i64 = s.word(2)
        run.run_block(s, code[pc + 2])
        if code[pc + 4]:
            goods.pay_bag(s, pc + 5, who, source, variables, 1, events)
            supply.ask_discards(s, who, code[pc + 3])

    def words_with(self, given: list[int]) -> Words:
        return self.words if given[0] == -1 else (words.STEP,)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        if frame.a != -1:
            return True
        return below.e > 0 and below.b >= 0 and frame.b == triggers.source_row(s, below.b, below.e - 1)


# --- EFF-24: options ---


class Choose(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        s.push(OPTIONS, who, pc, 0, s.deck.code[pc + 2])

    def blocks(self, deck: DeckSet, pc: i64) -> list[int]:
        return [deck.code[pc + 4 + i] for i in range(deck.code[pc + 3])]


class Options(Frame):
    """The options still to be picked; a: pc, b: taken, c: left."""

    def __init__(self) -> None:
        a_to_c = (words.STEP, words.NUMBER, words.NUMBER)
        super().__init__(OPTIONS, "options", words=a_to_c, on=(RUN,), asked_by=(steps.DO_CHOOSE,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if s.word(2) <= 0:
            s.pop()
        else:
            s.push(OPTION, s.frame_seat(), s.word(0), s.word(1), s.word(2))
        return True


class Option(Decision):
    """The same words as OPTIONS below it; below that lies the effect."""

    def __init__(self) -> None:
        a_to_c = (words.STEP, words.NUMBER, words.NUMBER)
        super().__init__(OPTION, "option", "GEN-2", a_to_c, (OPTIONS,), (steps.DO_CHOOSE,))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        n: i64 = s.deck.code[s.word(0) + 3]
        option: i64 = 0
        while option < n:
            if (s.word(1) >> option) & 1 == 0:
                moves.add(kinds.one(kinds.OPTION, option))
            option += 1

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        option: i64 = kinds.first(m)
        s.pop()
        s.set_word(1, s.word(1) | bit(option))
        s.set_word(2, s.word(2) - 1)
        run.run_below(s, s.deck.code[s.word(0) + 4 + option])

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        same: bool = frame.a == below.a and frame.b == below.b and frame.c == below.c
        return same and frame.b < bit(s.deck.code[frame.a + 3])


# --- EFF-27 to EFF-29: conditions, repetitions, variables, sequences ---


class If(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        holds: bool = measure.holds(s, code[pc + 2], who, source, s.word(3))
        block: i64 = code[pc + 3] if holds else code[pc + 4]
        if block >= 0:
            run.run_block(s, block)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [1 if measure.holds(s, s.deck.code[pc + 2], who, source, s.word(3)) else 0]

    def blocks(self, deck: DeckSet, pc: i64) -> list[int]:
        return [deck.code[pc + 3], deck.code[pc + 4]]


class ForEach(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        s.push(REPEAT, who, code[pc + 3], measure.amount(s, code[pc + 2], who, source, s.word(2)))

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 2], who, source, s.word(2))]

    def blocks(self, deck: DeckSet, pc: i64) -> list[int]:
        return [deck.code[pc + 3]]


class Repeat(Frame):
    """EFF-28; a: block, b: how often still."""

    def __init__(self) -> None:
        super().__init__(REPEAT, "repeat", words=(words.STEP, words.NUMBER), on=(RUN,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if s.word(1) <= 0:
            s.pop()
        else:
            s.set_word(1, s.word(1) - 1)
            run.run_below(s, s.word(0))
        return True


class Let(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        value: i64 = min(measure.amount(s, code[pc + 3], who, source, s.word(2)), 100)
        run.set_variable(s, code[pc + 2], value)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 3], who, source, s.word(2))]


class Seq(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        run.run_block(s, s.deck.code[pc + 2])

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return possible(s, s.deck.code[pc + 2], who, source)

    def blocks(self, deck: DeckSet, pc: i64) -> list[int]:
        return [deck.code[pc + 2]]


class ReadElsewhere(Step):
    """A reduced cost is read by prices.py, a score by score.py."""

    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        pass


FRAMES: Final[list[Frame]] = [YesNo(), Options(), Option(), Repeat()]
STEPS: Final[list[Step]] = [
    May(steps.DO_MAY),
    Choose(steps.DO_CHOOSE),
    If(steps.DO_IF),
    ForEach(steps.DO_FOR_EACH),
    Let(steps.DO_LET),
    Seq(steps.DO_SEQ),
    ReadElsewhere(steps.DO_COST),
    ReadElsewhere(steps.DO_SCORE),
]
