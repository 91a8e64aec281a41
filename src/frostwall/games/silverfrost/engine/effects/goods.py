"""Steps that move goods: gain and draw (EFF-30, EFF-32), pay (EFF-31), pay up to n times (EFF-26), give (EFF-37)."""

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.chapters import quests, snow, supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import measure, run
from frostwall.games.silverfrost.engine.effects.measure import source_owner
from frostwall.games.silverfrost.engine.frames import (
    EARNING,
    GAIN,
    GIVE_GOODS,
    GIVING,
    PAY_GOODS,
    SEAT,
    TUCKING,
)
from frostwall.games.silverfrost.engine.rules import ANY
from frostwall.games.silverfrost.engine.state import HAND, NOBODY, State

# --- EFF-30, EFF-32: gain and draw, for one or several people ---


def for_people(
    s: State, who: i64, source: i64, whose: i64, pc: i64, n: i64, variables: i64, events: list[Event] | None
) -> None:
    if whose == p.SELF:
        _serve(s, who, pc, n, who, source, variables, events)
    elif whose == p.LEFT:
        _serve(s, s.left(who), pc, n, who, source, variables, events)
    elif whose == p.OWNER:
        _serve(s, who if source < 0 else source_owner(source), pc, n, who, source, variables, events)
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


def serve_chosen(s: State, person: i64, events: list[Event] | None) -> None:
    """The answer to SEAT of a gain, a draw or snow: the effect lies below."""
    pc: i64 = s.word(0)
    n: i64 = s.word(1)
    who: i64 = s.frame_seat()
    s.pop()
    if s.deck.code[pc] == p.DO_ADD_SNOW:
        snow.begin_city_snow(s, person, n)
        return
    _serve(s, person, pc, n, who, s.word(1), s.word(2), events)


def _serve(
    s: State, person: i64, pc: i64, n: i64, who: i64, source: i64, variables: i64, events: list[Event] | None
) -> None:
    """One person gains or draws what the step says; the amounts are those of the user."""
    code = s.deck.code
    if code[pc] == p.DO_DRAW:
        if not s.passed(person):  # END-3
            supply.draw(s, person, n)
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


def pay_or_stop(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    """GEN-3: in full, or the rest of the effect lapses."""
    if not measure.can_pay(s, pc + 2, who, source, s.word(2), 1):
        s.pop()
        return
    pay_bag(s, pc + 2, who, source, s.word(2), 1, events)


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


# --- EFF-26: pay up to n times ---


def least_times(s: State, pc: i64) -> i64:
    return s.deck.code[pc + 2] if s.deck.code[pc] == p.DO_TUCK else 0


def most_times(s: State, pc: i64, who: i64, source: i64) -> i64:
    code = s.deck.code
    if code[pc] == p.DO_TUCK:
        return code[pc + 3]
    variables: i64 = run.known_variables(s)
    most: i64 = min(measure.amount(s, code[pc + 2], who, source, variables), 31)
    times: i64 = 0
    while times < most and can_pay_times(s, pc, who, source, times + 1):
        times += 1
    return times


def can_pay_times(s: State, pc: i64, who: i64, source: i64, times: i64) -> bool:
    cards: i64 = s.deck.code[pc + 3] * times
    return s.get(who, HAND) >= cards and measure.can_pay(
        s, pc + 4, who, source, run.known_variables(s), times
    )


def pay_times(s: State, times: i64, events: list[Event] | None) -> None:
    """The answer to TIMES. What is gained waits until the choice of what to pay is made."""
    pc: i64 = s.word(0)
    who: i64 = s.frame_seat()
    s.pop()
    if times == 0:
        return
    source: i64 = s.word(1)
    if s.deck.code[pc] == p.DO_TUCK:
        s.push(TUCKING, who, times, source)
        return
    variables: i64 = s.word(2)
    s.push(EARNING, who, pc + 5 + 2 * s.deck.code[pc + 4], times)
    pay_bag(s, pc + 4, who, source, variables, times, events)
    supply.ask_discards(s, who, s.deck.code[pc + 3] * times)


def earn(s: State, events: list[Event] | None) -> None:
    """For EARNING: what was paid for comes after the payment; the effect lies below."""
    who: i64 = s.frame_seat()
    pc: i64 = s.word(0)
    times: i64 = s.word(1)
    s.pop()
    gain_bag(s, who, pc, who, s.word(1), s.word(2), times, events)


# --- EFF-37: giving ---


def _receivers(s: State, pc: i64, who: i64, source: i64) -> i64:
    """Who gets something, as bits; nobody if it goes to the supply. END-4 for the left person."""
    code = s.deck.code
    whose: i64 = code[pc + 2]
    if whose == p.LEFT:
        to: i64 = supply.receiver(s, who, _good_given(s, pc))
        return 0 if to == NOBODY else bit(to)
    if whose == p.OWNER:
        owner: i64 = who if source < 0 else source_owner(source)
        return bit(owner) if supply.receives(s, owner, _good_given(s, pc)) else 0
    found: i64 = 0
    other: i64 = 0
    while other < s.rules.people:
        if other != who and supply.receives(s, other, _good_given(s, pc)):
            found |= bit(other)
        other += 1
    return found


def _good_given(s: State, pc: i64) -> i64:
    """The kind of thing given, for END-3: fire, or what is like resources and cards."""
    code = s.deck.code
    return code[pc + 6] if code[pc + 3] < 0 and code[pc + 5] == 1 else 0


def _count_bits(word: i64) -> i64:
    found: i64 = 0
    while word:
        word &= word - 1
        found += 1
    return found


def can_give(s: State, pc: i64, who: i64, source: i64, variables: i64) -> bool:
    """Everything that is to be given is at hand."""
    code = s.deck.code
    times: i64 = 1
    if code[pc + 2] == p.EACH_OTHER or code[pc + 2] == p.EVERYBODY:
        times = max(1, _count_bits(_receivers(s, pc, who, source)))
    cards: i64 = 0
    if code[pc + 3] >= 0:
        cards = measure.amount(s, code[pc + 3], who, source, variables) * times
    return s.get(who, HAND) >= cards and measure.can_pay(s, pc + 5, who, source, variables, times)


def begin_gift(s: State, pc: i64, who: i64) -> None:
    """One GIVING frame hands over to all receivers; then comes the reward (EFF-59)."""
    source: i64 = s.word(1)
    if s.deck.code[pc + 2] == p.OWNER and (source < 0 or source_owner(source) == who):
        return  # GEN-5: a gift is for somebody else
    whole: bool = can_give(s, pc, who, source, s.word(2))
    to: i64 = _receivers(s, pc, who, source)
    s.push(GIVING, who, pc, to, 1 if whole else 0, source, 0)
    if s.deck.code[pc + 2] == p.CHOSEN_OTHER and _count_bits(to) > 1:
        s.push(SEAT, who, pc, 0)


def chosen_receivers(s: State, pc: i64, who: i64, source: i64) -> i64:
    """HAND-4: cards go to somebody with room as long as there is one."""
    found: i64 = _receivers(s, pc, who, source)
    if s.deck.code[pc + 3] < 0:
        return found
    roomy: i64 = 0
    other: i64 = 0
    while other < s.rules.people:
        if (found >> other) & 1 and measure.hand_room(s, other) > 0:
            roomy |= bit(other)
        other += 1
    return roomy or found


def give_to_chosen(s: State, person: i64) -> None:
    """The answer to SEAT of a gift."""
    s.pop()
    s.set_word(1, bit(person))


def giving(s: State, events: list[Event] | None) -> None:
    """For GIVING: the next receiver's share, or the reward. e counts the shares handed over."""
    code = s.deck.code
    pc: i64 = s.word(0)
    left: i64 = s.word(1)
    who: i64 = s.frame_seat()
    source: i64 = s.word(3)
    first: bool = s.word(4) == 0
    if left == 0 and not first:
        whole: bool = s.word(2) == 1
        reward: i64 = code[pc + 4]
        s.pop()
        if whole and reward >= 0:
            run.run_block(s, reward)
        return
    to: i64 = NOBODY
    if left:
        to = 0
        while (left >> to) & 1 == 0:
            to += 1
        left &= ~bit(to)
    s.set_word(1, left)
    s.set_word(4, 1)
    variables: i64 = s.below(2)
    _hand_over(s, pc, who, to, source, variables, events)


def _hand_over(
    s: State, pc: i64, who: i64, to: i64, source: i64, variables: i64, events: list[Event] | None
) -> None:
    """GEN-3: as much as there is."""
    code = s.deck.code
    i: i64 = 0
    while i < code[pc + 5]:
        good: i64 = code[pc + 6 + 2 * i]
        n: i64 = measure.amount(s, code[pc + 7 + 2 * i], who, source, variables)
        if good == ANY:
            n = min(n, s.resources(who))
            if n > 0:
                supply.ask_goods(s, who, GIVE_GOODS, n, to)
        else:
            supply.give_good(s, who, to, good, min(n, s.get(who, good)), "LEFT-1", events)
        i += 1
    if code[pc + 3] >= 0:
        cards: i64 = min(measure.amount(s, code[pc + 3], who, source, variables), s.get(who, HAND))
        quests.give_cards(s, who, to, cards)
