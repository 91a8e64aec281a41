"""Steps that move goods: gain and draw (EFF-30, EFF-32), pay (EFF-31), pay up to n times (EFF-26)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure, run
from frostwall.games.silverfrost.engine.effects.source import means, owner_of
from frostwall.games.silverfrost.engine.effects.step import STEPS as ALL_STEPS
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import (
    AT_FORGE,
    EARNING,
    GAIN,
    GOODS,
    PAY_GOODS,
    RUN,
    SEAT,
    TIMES,
)
from frostwall.games.silverfrost.engine.kinds import goods_count, goods_total
from frostwall.games.silverfrost.engine.rules import ANY
from frostwall.games.silverfrost.engine.state import HAND, State

# --- EFF-30, EFF-32: gain and draw, for one or several people ---


class Gain(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        _for_people(s, who, source, pc, 0, events)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return measure.bag_amounts(s, pc + 3, who, source, s.word(2))

    def choose_person(self, s: State, pc: i64, who: i64, person: i64, events: list[Event] | None) -> None:
        _serve_chosen(s, pc, who, person, events)


class Draw(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        n: i64 = measure.amount(s, s.deck.code[pc + 3], who, source, s.word(2))
        _for_people(s, who, source, pc, n, events)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        """How many; for those who draw without being chosen first, how many of them they can take."""
        n: i64 = measure.amount(s, s.deck.code[pc + 3], who, source, s.word(2))
        whose: i64 = s.deck.code[pc + 2]
        found: list[int] = []
        person: i64 = 0
        while person < s.rules.people:
            if means(s, whose, who, person, source):
                found.append(n if whose == p.CHOSEN_OTHER else min(n, measure.hand_room(s, person)))
            person += 1
        return found

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        n: i64 = measure.amount(s, s.deck.code[pc + 3], who, source, run.known_variables(s))
        return s.deck.code[pc + 2] != p.SELF or measure.hand_room(s, who) >= n

    def choose_person(self, s: State, pc: i64, who: i64, person: i64, events: list[Event] | None) -> None:
        _serve_chosen(s, pc, who, person, events)


def _for_people(s: State, who: i64, source: i64, pc: i64, n: i64, events: list[Event] | None) -> None:
    whose: i64 = s.deck.code[pc + 2]
    variables: i64 = s.word(2)
    if whose == p.SELF:
        _serve(s, who, pc, n, who, source, variables, events)
    elif whose == p.LEFT:
        _serve(s, s.left(who), pc, n, who, source, variables, events)
    elif whose == p.OWNER:
        _serve(s, owner_of(source, who), pc, n, who, source, variables, events)
    elif whose == p.CHOSEN_OTHER:
        if s.rules.people == 2:
            _serve(s, s.left(who), pc, n, who, source, variables, events)
        else:
            s.push(SEAT, who, pc, n)
    else:
        other: i64 = s.rules.people - 1
        while other >= 0:  # what asks somebody lies above what comes later
            person: i64 = (who + other) % s.rules.people
            if person != who or whose == p.EVERYBODY:
                _serve(s, person, pc, n, who, source, variables, events)
            other -= 1


def _serve_chosen(s: State, pc: i64, who: i64, person: i64, events: list[Event] | None) -> None:
    """The answer to SEAT; b: how many."""
    n: i64 = s.word(1)
    s.pop()
    _serve(s, person, pc, n, who, s.word(1), s.word(2), events)


def _serve(
    s: State, person: i64, pc: i64, n: i64, who: i64, source: i64, variables: i64, events: list[Event] | None
) -> None:
    """One person gains or draws what the step says; the amounts are those of the user."""
    if s.deck.code[pc] == steps.DO_DRAW:
        if not s.passed(person):  # END-3
            fit: i64 = min(n, measure.hand_room(s, person))
            supply.tell_full(events, s, person, n - fit, "HAND-1")
            supply.draw(s, person, fit)
        return
    gain_bag(s, person, pc + 3, who, source, variables, 1, events)


def gain_bag(
    s: State,
    person: i64,
    pc: i64,
    who: i64,
    source: i64,
    variables: i64,
    times: i64,
    events: list[Event] | None,
) -> None:
    code = s.deck.code
    wanted: i64 = 0
    i: i64 = 0
    while i < code[pc]:
        good: i64 = code[pc + 1 + 2 * i]
        n: i64 = measure.amount(s, code[pc + 2 + 2 * i], who, source, variables) * times
        if good == ANY:
            wanted += n
        else:
            supply.gain(s, person, good, n, "GEN-5", events)
        i += 1
    if wanted > 0 and not s.is_claw(person) and not s.passed(person):
        supply.ask_goods(s, person, GAIN, wanted, 0)


# --- EFF-31: paying ---


class Pay(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        """GEN-3: in full, or the rest of the effect lapses."""
        if measure.can_pay(s, pc + 2, who, source, s.word(2), 1):
            pay_bag(s, pc + 2, who, source, s.word(2), 1, events)
        else:
            s.pop()

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        if not measure.can_pay(s, pc + 2, who, source, s.word(2), 1):
            return []
        return measure.bag_amounts(s, pc + 2, who, source, s.word(2))

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return measure.can_pay(s, pc + 2, who, source, run.known_variables(s), 1)


def pay_bag(
    s: State, pc: i64, who: i64, source: i64, variables: i64, times: i64, events: list[Event] | None
) -> None:
    code = s.deck.code
    wanted: i64 = 0
    i: i64 = 0
    while i < code[pc]:
        good: i64 = code[pc + 1 + 2 * i]
        n: i64 = measure.amount(s, code[pc + 2 + 2 * i], who, source, variables) * times
        if good == ANY:
            wanted += n
        else:
            supply.pay(s, who, good, n, "GEN-5", events)
        i += 1
    if wanted > 0:
        supply.ask_goods(s, who, PAY_GOODS, wanted, 0)


# --- resources of one's choice ---


class Goods(Decision):
    """a: purpose, b: how many, c: receiver, or AT_FORGE."""

    def __init__(self) -> None:
        super().__init__(GOODS, "resources", "GEN-7", ((0, 2), words.GOODS, words.PERSON))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        n: i64 = s.word(1)
        free: bool = s.word(0) == GAIN
        birch: i64 = 0
        while birch <= n:
            moss: i64 = 0
            while birch + moss <= n:
                copper: i64 = 0
                while birch + moss + copper <= n:
                    bag: i64 = birch | (moss << 5) | (copper << 10) | ((n - birch - moss - copper) << 15)
                    if free or supply.owns(s, who, bag):
                        moves.add(kinds.goods(bag))
                    copper += 1
                moss += 1
            birch += 1

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.TAKE_GOODS:
            return self.not_offered(kind)
        if goods_total(kinds.goods_of(m)) != s.word(1):
            rule = "FORGE-1" if s.word(0) == GAIN and s.word(2) == AT_FORGE else "GEN-3"
            return Refusal("WRONG_NUMBER", rule, {}, {"number": int(s.word(1))})
        return Refusal("CANNOT_PAY", "GEN-3", {"card": None}, {"cost": {}})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        bag: i64 = kinds.goods_of(m)
        purpose: i64 = s.word(0)
        to: i64 = s.word(2)
        s.pop()
        kind: i64 = 0
        while kind < 4:
            n: i64 = goods_count(bag, kind)
            if n:
                if purpose == GAIN:
                    supply.gain(s, who, kind, n, "GEN-7", events)
                elif purpose == PAY_GOODS:
                    supply.pay(s, who, kind, n, "GEN-7", events)
                else:
                    supply.give_good(s, who, to, kind, n, "LEFT-1", events)
            kind += 1

    def is_payment(self, s: State) -> bool:
        return s.word(0) != GAIN

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.a == GAIN or frame.b <= s.resources(frame.seat)


# --- EFF-26: pay up to n times ---


class UpTo(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if self.most_times(s, pc, who, source) > 0:
            s.push(TIMES, who, pc)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return None if self.most_times(s, pc, who, source) > 0 else []

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return self.most_times(s, pc, who, source) > 0

    def most_times(self, s: State, pc: i64, who: i64, source: i64) -> i64:
        variables: i64 = run.known_variables(s)
        most: i64 = min(measure.amount(s, s.deck.code[pc + 2], who, source, variables), 31)
        times: i64 = 0
        while times < most and self._can_pay(s, pc, who, source, variables, times + 1):
            times += 1
        return times

    def _can_pay(self, s: State, pc: i64, who: i64, source: i64, variables: i64, times: i64) -> bool:
        cards: i64 = s.deck.code[pc + 3] * times
        return s.get(who, HAND) >= cards and measure.can_pay(s, pc + 4, who, source, variables, times)

    def choose_times(self, s: State, pc: i64, who: i64, times: i64, events: list[Event] | None) -> None:
        """What is gained waits until the choice of what to pay is made."""
        source: i64 = s.word(1)
        variables: i64 = s.word(2)
        s.push(EARNING, who, pc + 5 + 2 * s.deck.code[pc + 4], times)
        pay_bag(s, pc + 4, who, source, variables, times, events)
        supply.ask_discards(s, who, s.deck.code[pc + 3] * times)


class Times(Decision):
    """a: pc of a step that says how often, or how many."""

    def __init__(self) -> None:
        super().__init__(TIMES, "times", "GEN-3", (words.STEP,), (RUN,), (steps.DO_UP_TO, steps.DO_TUCK))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        pc: i64 = s.word(0)
        step = ALL_STEPS[s.deck.code[pc]]
        times: i64 = step.least_times(s, pc)
        most: i64 = step.most_times(s, pc, who, s.below(1))
        while times <= most:
            moves.add(kinds.one(kinds.TIMES, times))
            times += 1

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        pc: i64 = s.word(0)
        times: i64 = kinds.first(m)
        s.pop()
        if times:
            ALL_STEPS[s.deck.code[pc]].choose_times(s, pc, who, times, events)


class Earning(Frame):
    """What was paid for, or comes back for a card removed, comes after that; a: what, b: how often. The effect lies
    below."""

    def __init__(self) -> None:
        super().__init__(EARNING, "earning", words=(words.PRIZE, words.NUMBER), on=(RUN,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        pc: i64 = s.word(0)
        times: i64 = s.word(1)
        s.pop()
        gain_bag(s, who, pc, who, s.word(1), s.word(2), times, events)
        return True

    def reading(self, s: State) -> list[int] | None:
        return measure.bag_amounts(s, s.word(0), s.frame_seat(), s.below(1), s.below(2))


FRAMES: Final[list[Frame]] = [Goods(), Times(), Earning()]
STEPS: Final[list[Step]] = [Gain(steps.DO_GAIN), Draw(steps.DO_DRAW), Pay(steps.DO_PAY), UpTo(steps.DO_UP_TO)]
