"""What the steps of an effect do (16.3, 16.4): the interpreter of the program that program.py writes.

An effect in progress is a RUN frame; a step either is done at once or puts a decision or a chance above it. Answers to
decisions are in answers.py. Nothing here knows a card.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bag import several
from frostwall.core.bits import bit
from frostwall.core.kinds import MOST_NAMES
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json
from frostwall.silverfrost import giants, measure, places, play_card, quests, snow, supply, triggers, valley
from frostwall.silverfrost import program as p
from frostwall.silverfrost.deck import MOST_EFFECTS, NO_CHIMNEY
from frostwall.silverfrost.frames import (
    ACTIVATE,
    ACTIVATED,
    ANIMAL,
    CARDS,
    CHIMNEY_FROM,
    CHIMNEY_TO,
    CITY_CARD,
    CLEAR_WHERE,
    COPY,
    DISCARD,
    EARNING,
    FRAME,
    GAIN,
    GIVE_GOODS,
    GIVING,
    GOODS,
    IGNORE,
    LOOKING,
    NESTED,
    OPTION,
    OPTIONS,
    ORDER,
    PAY_CARDS,
    PAY_GOODS,
    PLAY,
    QUEST,
    REMOVE,
    REPEAT,
    REPLACE,
    RUN,
    SEAT,
    SNOW_WHERE,
    SWAP,
    TAKE,
    TIMES,
    TUCK,
    TUCKING,
    VALLEY,
    WHERE,
    YES_NO,
)
from frostwall.silverfrost.measure import BY_ABILITY, source_of, source_owner, source_slot
from frostwall.silverfrost.rules import ANY, BEACON, DESTINATIONS, FIRE, JOURNEY, SPACES
from frostwall.silverfrost.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CHIMNEYS,
    CHIMNEYS_GONE,
    CITY,
    GUARD,
    HAND,
    HELD,
    NOBODY,
    NORMAL,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    SNOWED,
    V_COUNT,
    V_SNOW,
    WITH_CHIMNEY,
    State,
)
from frostwall.silverfrost.state import CARDS as CITY_CARDS
from frostwall.silverfrost.state import VALLEY as SPACE

MOST_GOODS: Final = 12  # resources chosen in one move

# --- the frame of a running effect ---


def step(s: State, events: list[Event] | None) -> None:
    """One step of the effect on top."""
    pc: i64 = s.word(0)
    code = s.deck.code
    op: i64 = code[pc]
    if op == p.STOP:
        if s.word(4) == NESTED:
            _hand_back(s)
        s.pop()
        return
    s.set_word(0, code[pc + 1])
    who: i64 = s.frame_seat()
    source: i64 = s.word(1)
    if op == p.DO_GAIN:
        _for_people(s, who, source, code[pc + 2], pc, 0, s.word(2), events)
    elif op == p.DO_DRAW:
        n: i64 = measure.amount(s, code[pc + 3], who, source, s.word(2))
        _for_people(s, who, source, code[pc + 2], pc, n, s.word(2), events)
    elif op == p.DO_IF:
        holds: bool = measure.holds(s, code[pc + 2], who, source, s.word(3))
        block: i64 = code[pc + 3] if holds else code[pc + 4]
        if block >= 0:
            run_block(s, block)
    elif op == p.DO_MAY:
        if may_ask(s, pc, who, source):
            s.push(YES_NO, who, pc)
    elif op == p.DO_UP_TO:
        if most_times(s, pc, who, source) > 0:
            s.push(TIMES, who, pc)
    elif op == p.DO_GIVE:
        _give(s, pc, who)
    elif op == p.DO_CHOOSE:
        s.push(OPTIONS, who, pc, 0, code[pc + 2])
    elif op == p.DO_COST or op == p.DO_SCORE:
        pass  # read by play_card.py and score.py
    else:
        _more(s, op, pc, who, source, events)


def _more(s: State, op: i64, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    code = s.deck.code
    variables: i64 = s.word(2)
    if op == p.DO_PAY:
        _pay(s, pc, who, source, events)
    elif op == p.DO_DISCARD:
        _discard(s, pc, who)
    elif op == p.DO_LOOK:
        n: i64 = measure.amount(s, code[pc + 2], who, source, variables)
        s.push(LOOKING, who, pc, n, len(s.looked), code[pc + 3])
    elif op == p.DO_TAKE_VALLEY:
        n = measure.amount(s, code[pc + 2], who, source, variables)
        s.push(VALLEY, who, TAKE, n, code[pc + 3])
    elif op == p.DO_DISCARD_VALLEY:
        n = measure.amount(s, code[pc + 2], who, source, variables)
        s.push(VALLEY, who, REPLACE, n, code[pc + 3])
    elif op == p.DO_PLAY_CARD:
        if (code[pc + 2] >> 3) & 1:  # the discard pile is face down: its cards are looked at first
            s.push(LOOKING, who, pc, supply.in_pile(s.discard), len(s.looked), p.DISCARD_PILE)
        else:
            s.push(PLAY, who, pc, -1)
    elif op == p.DO_ACTIVATE:
        n = measure.amount(s, code[pc + 4], who, source, variables)
        s.push(ACTIVATED, who, pc, 0, n, source)
    elif op == p.DO_COPY_PLACE:
        if any_copy(s, pc, who):
            s.push(COPY, who, pc)
    elif op == p.DO_USE_GIANT:
        n = measure.amount(s, code[pc + 2], who, source, variables)
        giants.ask(s, who, n, code[pc + 3] == 1, code[pc + 4] == 1)
    elif op == p.DO_CLEAR_SNOW:
        n = measure.amount(s, code[pc + 3], who, source, variables)
        begin_clearing(s, pc, who, n, s.word(3) & BY_ABILITY != 0)
    elif op == p.DO_ADD_SNOW:
        _add_snow(s, pc, who, source, measure.amount(s, code[pc + 3], who, source, variables))
    else:
        _rare(s, op, pc, who, source, events)


def _rare(s: State, op: i64, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    code = s.deck.code
    if op == p.DO_CHIMNEY:
        _chimney(s, pc, who, source, events)
    elif op == p.DO_REMOVE:
        if any_removable(s, pc, who, source):
            s.push(CITY_CARD, who, REMOVE, pc)
    elif op == p.DO_ANIMAL:
        _animal(s, pc, who)
    elif op == p.DO_QUEST:
        _quest(s, pc, who, source)
    elif op == p.DO_STORE:
        _store(s, pc, who, source, events)
    elif op == p.DO_TAKE_STORED:
        _take_stored(s, pc, who, source, events)
    elif op == p.DO_TUCK:
        _tuck(s, pc, who, source)
    elif op == p.DO_FOR_EACH:
        s.push(REPEAT, who, code[pc + 3], measure.amount(s, code[pc + 2], who, source, s.word(2)))
    elif op == p.DO_LET:
        value: i64 = min(measure.amount(s, code[pc + 3], who, source, s.word(2)), 100)
        set_variable(s, code[pc + 2], value)
    elif op == p.DO_SEQ:
        run_block(s, code[pc + 2])
    else:
        raise ValueError(f"no step {op}")


def run_block(s: State, block: i64) -> None:
    """A block inside the effect on top: it sees the same source, variables and context."""
    s.push(RUN, s.frame_seat(), block, s.word(1), s.word(2), s.word(3), NESTED)


def _hand_back(s: State) -> None:
    """A block that ends leaves its variables to the effect it stands in."""
    at: i64 = s.depth - 2
    while s.frames[at * FRAME] != RUN:
        at -= 1
    s.frames[at * FRAME + 4] = s.word(2)


def set_variable(s: State, variable: i64, value: i64) -> None:
    """In the effect on top."""
    variables: i64 = s.word(2)
    s.set_word(2, variables + several(variable, value - bag_count(variables, variable)))


# --- EFF-30, EFF-32: gain and draw, for one or several people ---


def _for_people(
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
        ask_goods(s, person, GAIN, wanted, 0)


# --- EFF-31: paying ---


def _pay(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
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
        ask_goods(s, who, PAY_GOODS, wanted, 0)


# --- EFF-3, EFF-25: what may be done ---


def may_ask(s: State, pc: i64, who: i64, source: i64) -> bool:
    """Is there anything to ask? Where the answer depends on what others do not see, always."""
    return can_accept(s, pc, who, source) or is_secret(s, s.deck.code[pc + 2])


def can_accept(s: State, pc: i64, who: i64, source: i64) -> bool:
    """EFF-3: with a payment if it is possible; without, if the first step can be carried out in full."""
    code = s.deck.code
    if code[pc + 4]:
        return s.get(who, HAND) >= code[pc + 3] and measure.can_pay(s, pc + 5, who, source, _variables(s), 1)
    return possible(s, code[pc + 2], who, source)


def _variables(s: State) -> i64:
    """Those of the running effect, which is on top or directly below its decision."""
    if s.frame() == RUN:
        return s.word(2)
    if s.depth > 1 and s.frames[(s.depth - 2) * FRAME] == RUN:
        return s.below(2)
    return 0


def is_secret(s: State, block: i64) -> bool:
    """Does the first step look into a hand or at secret quests?"""
    code = s.deck.code
    op: i64 = code[block]
    return (
        op == p.DO_PLAY_CARD
        or (op == p.DO_QUEST and code[block + 2] != p.QUEST_DRAW)
        or (op == p.DO_DISCARD and code[block + 4] != -1)
    )


def possible(s: State, pc: i64, who: i64, source: i64, ability: bool = False) -> bool:
    """Can this step be carried out in full, with its minimum?"""
    code = s.deck.code
    op: i64 = code[pc]
    variables: i64 = _variables(s)
    if op == p.DO_PAY:
        return measure.can_pay(s, pc + 2, who, source, variables, 1)
    if op == p.DO_GIVE:
        return _can_give(s, pc, who, source, variables)
    if op == p.DO_DISCARD:
        return hand_fitting(s, who, code[pc + 4]) >= code[pc + 2]
    if op == p.DO_DRAW:
        n: i64 = measure.amount(s, code[pc + 3], who, source, variables)
        return code[pc + 2] != p.SELF or measure.hand_room(s, who) >= n
    if op == p.DO_LOOK:
        return supply.can_draw(s) if code[pc + 3] == p.DECK_PILE else supply.in_pile(s.discard) > 0
    if op == p.DO_TAKE_VALLEY:
        n = measure.amount(s, code[pc + 2], who, source, variables)
        return in_valley(s, code[pc + 3]) >= n and measure.hand_room(s, who) >= n
    if op == p.DO_DISCARD_VALLEY:
        return in_valley(s, code[pc + 3]) >= measure.amount(s, code[pc + 2], who, source, variables)
    if op == p.DO_ACTIVATE:
        n = measure.amount(s, code[pc + 4], who, source, variables)
        return count_activatable(s, pc, who, source, 0) >= (n if code[pc + 6] else min(n, 1))
    if op == p.DO_CLEAR_SNOW:
        n = measure.amount(s, code[pc + 3], who, source, variables)
        return can_clear(s, pc, who, n, ability)
    if op == p.DO_ADD_SNOW:
        return _can_add_snow(s, pc, who, source)
    return _possible_rare(s, op, pc, who, source)


def _possible_rare(s: State, op: i64, pc: i64, who: i64, source: i64) -> bool:
    code = s.deck.code
    if op == p.DO_PLAY_CARD:
        return any_play(s, pc, who, -1)
    if op == p.DO_QUEST:
        if code[pc + 2] == p.QUEST_DRAW:
            return quests.in_stack(s) > 0
        if code[pc + 2] == p.QUEST_SWAP:
            return s.get(who, HELD) > 0
        return quests.any_completable(s, who, code[pc + 3], code[pc + 4] == 1)
    if op == p.DO_CHIMNEY:
        return _can_chimney(s, pc, who, source)
    if op == p.DO_REMOVE:
        return any_removable(s, pc, who, source)
    if op == p.DO_ANIMAL:
        return code[pc + 2] == p.PLACE_EXTRA or any_placed(s, pc, who)
    if op == p.DO_COPY_PLACE:
        return any_copy(s, pc, who)
    if op == p.DO_USE_GIANT:
        return giants.any_open(s)
    if op == p.DO_TUCK:
        return code[pc + 4] == p.FROM_DECK or s.get(who, HAND) >= code[pc + 2]
    if op == p.DO_UP_TO:
        return most_times(s, pc, who, source) > 0
    if op == p.DO_TAKE_STORED:
        return source >= 0 and s.stored[s.at(source_owner(source), source_slot(source))] != 0
    if op == p.DO_SEQ:
        return possible(s, code[pc + 2], who, source)
    return True


# --- EFF-26: pay up to n times ---


def least_times(s: State, pc: i64) -> i64:
    return s.deck.code[pc + 2] if s.deck.code[pc] == p.DO_TUCK else 0


def most_times(s: State, pc: i64, who: i64, source: i64) -> i64:
    code = s.deck.code
    if code[pc] == p.DO_TUCK:
        return code[pc + 3]
    variables: i64 = _variables(s)
    most: i64 = min(measure.amount(s, code[pc + 2], who, source, variables), 31)
    times: i64 = 0
    while times < most and can_pay_times(s, pc, who, source, times + 1):
        times += 1
    return times


def can_pay_times(s: State, pc: i64, who: i64, source: i64, times: i64) -> bool:
    cards: i64 = s.deck.code[pc + 3] * times
    return s.get(who, HAND) >= cards and measure.can_pay(s, pc + 4, who, source, _variables(s), times)


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
    ask_discards(s, who, s.deck.code[pc + 3] * times)


def earn(s: State, events: list[Event] | None) -> None:
    """For EARNING: what was paid for comes after the payment; the effect lies below."""
    who: i64 = s.frame_seat()
    pc: i64 = s.word(0)
    times: i64 = s.word(1)
    s.pop()
    gain_bag(s, who, pc, who, s.word(1), s.word(2), times, events)


def ask_goods(s: State, who: i64, purpose: i64, n: i64, to: i64) -> None:
    """Resources of one's choice; a move names a dozen at most, so that they can be listed."""
    while n > 0:
        few: i64 = min(n, MOST_GOODS)
        s.push(GOODS, who, purpose, few, to)
        n -= few


def ask_discards(s: State, who: i64, n: i64) -> None:
    """Discards as a payment; a move names at most five cards."""
    while n > 0:
        few: i64 = min(n, MOST_NAMES)
        s.push(CARDS, who, PAY_CARDS, few, few, -1, 0)
        n -= few


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


# --- EFF-33: discarding ---


def hand_fitting(s: State, who: i64, wanted: i64) -> i64:
    """How many hand cards fit."""
    found: i64 = 0
    card: i64 = 0
    while card < s.deck.cards:
        n: i64 = s.hand_count(who, card)
        if n and measure.card_matches(s, card, wanted):
            found += n
        card += 1
    return found


def _discard(s: State, pc: i64, who: i64) -> None:
    code = s.deck.code
    if s.get(who, HAND) > 0:
        s.push(CARDS, who, DISCARD, code[pc + 2], code[pc + 3], code[pc + 4], code[pc + 5])


# --- EFF-35, EFF-36: the valley ---


def in_valley(s: State, wanted: i64) -> i64:
    """SNOW-13: cards an effect may take or discard."""
    found: i64 = 0
    space: i64 = 0
    while space < SPACES:
        card: i64 = s.valley[SPACE * space]
        if (
            card != NOTHING
            and s.valley[SPACE * space + V_SNOW] == 0
            and measure.card_matches(s, card, wanted)
        ):
            found += s.valley[SPACE * space + V_COUNT]
        space += 1
    return found


def valley_is_over(s: State) -> bool:
    """For VALLEY: nothing more to take, or no room in the hand."""
    if s.word(1) <= 0 or in_valley(s, s.word(2)) == 0:
        return True
    return s.word(0) == TAKE and measure.hand_room(s, s.frame_seat()) == 0


def end_valley(s: State) -> None:
    """VAL-5: the gaps are filled when the step is done."""
    s.pop()
    if not s.rules.refill_late:
        valley.fill(s, False)


def choose_valley(s: State, card: i64, events: list[Event] | None) -> None:
    """The answer to VALLEY."""
    who: i64 = s.frame_seat()
    valley.take_one(s, valley.space_of(s, card))
    name = s.deck.card_names[card]
    if s.word(0) == TAKE:
        s.add_to_hand(who, card)
        if events is not None:
            supply.tell_cards(events, s, "take_card", who, {name: 1}, None, f"hand:{who}", "VAL-5")
    else:
        supply.discard_card(s, card)
        if events is not None:
            supply.tell_cards(events, s, "discard_valley", who, {name: 1}, None, "discard", "VAL-5")
    s.set_word(1, s.word(1) - 1)


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


def _can_give(s: State, pc: i64, who: i64, source: i64, variables: i64) -> bool:
    """Everything that is to be given is at hand."""
    code = s.deck.code
    times: i64 = 1
    if code[pc + 2] == p.EACH_OTHER or code[pc + 2] == p.EVERYBODY:
        times = max(1, _count_bits(_receivers(s, pc, who, source)))
    cards: i64 = 0
    if code[pc + 3] >= 0:
        cards = measure.amount(s, code[pc + 3], who, source, variables) * times
    return s.get(who, HAND) >= cards and measure.can_pay(s, pc + 5, who, source, variables, times)


def _give(s: State, pc: i64, who: i64) -> None:
    """One GIVING frame hands over to all receivers; then comes the reward (EFF-59)."""
    source: i64 = s.word(1)
    if s.deck.code[pc + 2] == p.OWNER and (source < 0 or source_owner(source) == who):
        return  # GEN-5: a gift is for somebody else
    whole: bool = _can_give(s, pc, who, source, s.word(2))
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
            run_block(s, reward)
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
                ask_goods(s, who, GIVE_GOODS, n, to)
        else:
            supply.give_good(s, who, to, good, min(n, s.get(who, good)), "LEFT-1", events)
        i += 1
    if code[pc + 3] >= 0:
        cards: i64 = min(measure.amount(s, code[pc + 3], who, source, variables), s.get(who, HAND))
        quests.give_cards(s, who, to, cards)


# --- EFF-38: playing by an effect ---


def play_terms(s: State, pc: i64) -> i64:
    """Where the filter of a PLAY decision stands: DO_PLAY_CARD or DO_LOOK."""
    return pc + 3 if s.deck.code[pc] == p.DO_PLAY_CARD else pc + 7


def play_sources(s: State, pc: i64) -> i64:
    """As bits of kinds.SOURCES; cards of the discard pile have been looked at."""
    if s.deck.code[pc] == p.DO_LOOK:
        return 4
    sources: i64 = s.deck.code[pc + 2]
    return sources | 4 if (sources >> 3) & 1 else sources


def play_way(s: State, pc: i64) -> i64:
    return s.deck.code[pc + 5] if s.deck.code[pc] == p.DO_PLAY_CARD else s.deck.code[pc + 8]


def play_minus(s: State, pc: i64) -> i64:
    return pc + 6 if s.deck.code[pc] == p.DO_PLAY_CARD else pc + 9


def play_may(s: State, pc: i64) -> bool:
    return s.deck.code[pc] == p.DO_LOOK or s.deck.code[pc + 4] == 1


def any_play(s: State, pc: i64, who: i64, start: i64) -> bool:
    found = MoveSet()
    list_play(s, pc, who, start, found)
    return found.total > 0


def list_play(s: State, pc: i64, who: i64, start: i64, moves: MoveSet) -> None:
    wanted: i64 = s.deck.code[play_terms(s, pc)]
    play_card.list_plays(
        s, who, play_sources(s, pc), wanted, play_way(s, pc), play_minus(s, pc), start, moves
    )


# --- EFF-34: looking ---


def dispose(s: State, who: i64, start: i64, rest: i64, events: list[Event] | None) -> bool:
    """What was looked at and not kept. False while cards are still to be given (AMB-22): the receiver sees those."""
    if rest == p.REST_GIVE and len(s.looked) > start:
        to: i64 = supply.receiver(s, who, NOTHING)
        if to != NOBODY and measure.hand_room(s, to) > 0:
            return False
    at: i64 = start
    cards: dict[str, int] = {}
    while at < len(s.looked):
        card: i64 = s.looked[at]
        if rest == p.REST_BOTTOM:
            s.pile_tail = append(s.pile_tail, card + 256 * who)
        else:
            s.discard[card] += 1
        if events is not None:
            cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
        at += 1
    s.looked = s.looked[:start]
    if events is not None and cards:
        target = None if rest == p.REST_BOTTOM else "discard"
        supply.tell_cards(events, s, "put_back", who, cards, None, target, "GEN-5", (int(who),))
    return True


# --- EFF-39: activating ---


def is_running(s: State, source: i64) -> bool:
    """EFF-39: is an effect of this card still being resolved?"""
    i: i64 = 0
    while i < s.depth:
        at: i64 = i * FRAME
        if s.frames[at] == RUN and s.frames[at + 3] == source:
            return True
        i += 1
    return False


def trigger_of(which: i64, card_is_open: bool) -> i64:
    if which == 0:
        return p.ON_PRODUCE
    if which == 1:
        return p.ON_PLAY
    if which == 2:
        return p.ON_VISIT_OPEN if card_is_open else p.ON_VISIT_OWN
    return p.END_SCORE


def concerns_city(s: State, pc: i64, who: i64, owner: i64, source: i64) -> bool:
    """Does an `activate` reach this person's city?"""
    whose: i64 = s.deck.code[pc + 5]
    if whose == p.SELF:
        return owner == who
    if whose == p.LEFT:
        return owner == s.left(who)
    if whose == p.OWNER:
        return owner == (who if source < 0 else source_owner(source))
    return whose == p.EVERYBODY or owner != who


def activated(s: State) -> None:
    """For ACTIVATED: ask for the next card, or be done. `b` lists the cards used so far."""
    pc: i64 = s.word(0)
    left: i64 = s.word(2)
    who: i64 = s.frame_seat()
    source: i64 = s.word(3)
    if left <= 0 or count_activatable(s, pc, who, source, s.word(1)) == 0:
        s.pop()
        return
    s.push(CITY_CARD, who, ACTIVATE, pc, s.word(1), left, source)


def count_activatable(s: State, pc: i64, who: i64, source: i64, taken: i64) -> i64:
    """How many cards could be activated next."""
    found: i64 = 0
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            if activatable(s, pc, who, source, taken, owner, slot):
                found += 1
            slot += 1
        owner += 1
    return found


def activatable(s: State, pc: i64, who: i64, source: i64, taken: i64, owner: i64, slot: i64) -> bool:
    """EFF-39, SNOW-11: a fitting card with such an effect, not one still being resolved."""
    code = s.deck.code
    if not concerns_city(s, pc, who, owner, source):
        return False
    if not measure.fits(s, owner, slot, code[pc + 3], source) or not s.is_live(owner, slot):
        return False
    card: i64 = s.card_at(owner, slot)
    mine: bool = owner == who
    if not s.deck.has_trigger(card, trigger_of(code[pc + 2], not mine)):
        return False
    if not mine and s.deck.not_copyable[card]:
        return False
    if code[pc + 6] and _was_taken(taken, source_of(owner, slot)):
        return False
    return not is_running(s, source_of(owner, slot))


def _was_taken(taken: i64, source: i64) -> bool:
    """Is the card on the list? Seven fit; a step that activates more may come back to the first ones."""
    while taken:
        if taken & 255 == source:
            return True
        taken >>= 8
    return False


def activate(s: State, owner: i64, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD: the card's effect, for the benefit of the user (EFF-4). ACTIVATED lies below."""
    pc: i64 = s.word(1)
    who: i64 = s.frame_seat()
    s.pop()
    s.set_word(1, ((s.word(1) << 8) | source_of(owner, slot)) & 0xFFFFFFFFFFFFFF)
    s.set_word(2, s.word(2) - 1)
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[s.card_at(owner, slot)],
            "owner": int(supply.seat_number(s, owner)),
            "slot": int(slot),
        }
        supply.tell(events, s, "activate", who, args, "TYPE-1")
    run_card(s, who, owner, slot, trigger_of(s.deck.code[pc + 2], owner != who))


def run_card(s: State, who: i64, owner: i64, slot: i64, trigger: i64) -> None:
    """Every effect of a card with this trigger, in the order printed."""
    card: i64 = s.card_at(owner, slot)
    effect: i64 = MOST_EFFECTS - 1
    while effect >= 0:
        row: i64 = s.deck.effects[card * MOST_EFFECTS + effect]
        if row >= 0 and s.deck.trigger[row] == trigger:
            places.begin(s, who, owner, slot, effect, row, 0)
        effect -= 1


# --- EFF-40: a place without an animal ---


def can_copy(s: State, pc: i64, who: i64, place: i64) -> bool:
    """AMB-64, SNOW-10"""
    code = s.deck.code
    if not s.in_play(place) or s.snow[place] or (code[pc + 2] >> s.deck.area[place]) & 1 == 0:
        return False
    if s.deck.area[place] == JOURNEY:
        return False
    i: i64 = 0
    while i < code[pc + 4]:
        if code[pc + 5 + i] == place:
            return False
        i += 1
    return code[pc + 3] == 0 or s.normal_at(place, who) > 0 or s.guard_at(place, who)


def any_copy(s: State, pc: i64, who: i64) -> bool:
    place: i64 = 0
    while place < s.deck.places:
        if can_copy(s, pc, who, place):
            return True
        place += 1
    return False


# --- EFF-42, EFF-43: snow ---


def clears_board(s: State, place: i64, ability: bool) -> bool:
    """EFF-60, AMB-79"""
    if not s.in_play(place) or s.snow[place] == 0:
        return False
    return not ability or s.deck.area[place] != BEACON or s.rules.ability_clears_beacons


def clearable(s: State, who: i64, where: i64, ability: bool) -> i64:
    """How many targets there are. AMB-30: an ability that clears the board reaches the valley too."""
    found: i64 = 0
    if where == p.OWN_CITY:
        slot: i64 = 1
        while slot < s.get(who, CITY):
            if s.card_at(who, slot) != NOTHING and s.has_flag(who, slot, SNOWED):
                found += 1
            slot += 1
    if where == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if clears_board(s, place, ability):
                found += 1
            place += 1
    if where == p.IN_VALLEY or (where == p.BOARD and ability and s.rules.ability_clears_valley):
        space: i64 = 0
        while space < SPACES:
            if s.valley[SPACE * space + V_SNOW]:
                found += 1
            space += 1
    return found


def can_clear(s: State, pc: i64, who: i64, n: i64, ability: bool) -> bool:
    """For a `may` and for abilities: the cost is at hand and something is there to clear."""
    code = s.deck.code
    price: i64 = code[pc + 4]
    if price == p.FIRE_COST and s.get(who, FIRE) < snow.clear_cost(s, who):
        return False
    if price > p.FIRE_COST and s.get(who, HAND) < price - 1:
        return False
    if code[pc + 2] == p.OWN_CITY and s.rules.effect_uses_clear and s.clears >= snow.most_clears(s, who):
        return False
    return clearable(s, who, code[pc + 2], ability) >= n


def begin_clearing(s: State, pc: i64, who: i64, n: i64, ability: bool) -> None:
    """The price first, then where. Discards pay for the whole step, fire for each token."""
    price: i64 = s.deck.code[pc + 4]
    if n <= 0 or not can_clear(s, pc, who, 1, ability):
        return
    s.push(CLEAR_WHERE, who, s.deck.code[pc + 2], n, price, 1 if ability else 0)
    if price > p.FIRE_COST:
        s.push(CARDS, who, PAY_CARDS, price - 1, price - 1, -1, 0)


def clearing_is_over(s: State) -> bool:
    """For CLEAR_WHERE."""
    who: i64 = s.frame_seat()
    if s.word(1) <= 0 or clearable(s, who, s.word(0), s.word(3) == 1) == 0:
        return True
    if s.word(0) == p.OWN_CITY and s.rules.effect_uses_clear and s.clears >= snow.most_clears(s, who):
        return True  # AMB-7
    return s.word(2) == p.FIRE_COST and s.get(who, FIRE) < snow.clear_cost(s, who)


def pay_for_clearing(s: State, who: i64, events: list[Event] | None) -> None:
    if s.word(2) == p.FIRE_COST:
        supply.pay(s, who, FIRE, snow.clear_cost(s, who), "SNOW-14", events)
    if s.word(0) == p.OWN_CITY and s.rules.effect_uses_clear:  # AMB-7
        s.clears += 1
    s.set_word(1, s.word(1) - 1)


def takes_snow(s: State, place: i64) -> bool:
    """EFF-60: a place of the board in play without snow."""
    return s.in_play(place) and s.snow[place] == 0


def any_snow_target(s: State, who: i64, where: i64) -> bool:
    if where == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if takes_snow(s, place):
                return True
            place += 1
        return False
    if where == p.IN_VALLEY:
        space: i64 = 0
        while space < SPACES:
            if s.valley[SPACE * space] != NOTHING and s.valley[SPACE * space + V_SNOW] == 0:
                return True
            space += 1
        return False
    return snow.tied(s, who) != 0


def _add_snow(s: State, pc: i64, who: i64, source: i64, n: i64) -> None:
    code = s.deck.code
    where: i64 = code[pc + 2]
    if where == p.BOARD or where == p.IN_VALLEY:
        s.push(SNOW_WHERE, who, where, n)
        return
    whose: i64 = code[pc + 4] if where == p.A_CITY else p.SELF
    if whose == p.CHOSEN_OTHER and s.rules.people > 2:
        s.push(SEAT, who, pc, n)
        return
    other: i64 = s.rules.people - 1
    while other >= 0:
        person: i64 = (who + other) % s.rules.people
        if _snows_city(s, whose, who, person, source):
            snow.begin_city_snow(s, person, n)
        other -= 1


def _snows_city(s: State, whose: i64, who: i64, person: i64, source: i64) -> bool:
    """Does an `add_snow` reach this person's city? Never Claw's (SOLO-68)."""
    if s.is_claw(person):
        return False
    if whose == p.SELF:
        return person == who
    if whose == p.LEFT:
        return person == s.left(who)
    if whose == p.OWNER:
        return person == (who if source < 0 else source_owner(source))
    return whose == p.EVERYBODY or person != who


def _can_add_snow(s: State, pc: i64, who: i64, source: i64) -> bool:
    where: i64 = s.deck.code[pc + 2]
    if where == p.BOARD or where == p.IN_VALLEY:
        return any_snow_target(s, who, where)
    whose: i64 = s.deck.code[pc + 4] if where == p.A_CITY else p.SELF
    person: i64 = 0
    while person < s.rules.people:
        if _snows_city(s, whose, who, person, source) and snow.tied(s, person):
            return True
        person += 1
    return False


def snow_where_is_over(s: State) -> bool:
    """For SNOW_WHERE."""
    return s.word(1) <= 0 or not any_snow_target(s, s.frame_seat(), s.word(0))


# --- EFF-44: chimneys ---


def chimney_holder(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """A chimney that may be moved or taken back: on a card without snow."""
    return s.has_flag(who, slot, WITH_CHIMNEY) and measure.fits(s, who, slot, wanted, source)


def chimney_target(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """EFF-61: a construction with a printed chimney and none on it."""
    return measure.fits(s, who, slot, wanted, source) and s.deck.chimney[s.card_at(who, slot)] != NO_CHIMNEY


def _count_slots(s: State, who: i64, wanted: i64, source: i64, held: bool) -> i64:
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if (
            chimney_holder(s, who, slot, wanted, source)
            if held
            else chimney_target(s, who, slot, wanted, source)
        ):
            found += 1
        slot += 1
    return found


def _can_chimney(s: State, pc: i64, who: i64, source: i64) -> bool:
    code = s.deck.code
    op: i64 = code[pc + 2]
    if op == p.CHIMNEY_GAIN:
        return s.get(who, CHIMNEYS_GONE) > 0
    if _count_slots(s, who, code[pc + 3], source, True) == 0:
        return False
    return op == p.CHIMNEY_BACK or _count_slots(s, who, code[pc + 4], source, False) > 0


def _chimney(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    if not _can_chimney(s, pc, who, source):
        return
    if (
        s.deck.code[pc + 2] == p.CHIMNEY_GAIN
    ):  # one that had left the game: there are no more than two (CHIM-1)
        s.add(who, CHIMNEYS_GONE, -1)
        s.add(who, CHIMNEYS, 1)
        supply.tell(events, s, "chimney", who, {"from": None, "to": None}, "CHIM-1")
        return
    s.push(CITY_CARD, who, CHIMNEY_FROM, pc, 0, 0, source)


def lift_chimney(s: State, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD about a chimney's card."""
    pc: i64 = s.word(1)
    source: i64 = s.word(4)
    who: i64 = s.frame_seat()
    s.pop()
    if s.deck.code[pc + 2] == p.CHIMNEY_BACK:
        s.flags[s.at(who, slot)] &= ~WITH_CHIMNEY
        s.add(who, CHIMNEYS, 1)
        if events is not None:
            args: Json = {"from": s.deck.card_names[s.card_at(who, slot)], "to": None}
            supply.tell(events, s, "chimney", who, args, "CHIM-6")
        return
    s.push(CITY_CARD, who, CHIMNEY_TO, pc, bit(slot), 0, source)


def set_chimney(s: State, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD about where a chimney goes; `c` holds where it comes from."""
    who: i64 = s.frame_seat()
    before: i64 = 1
    while (s.word(2) >> before) & 1 == 0:
        before += 1
    s.pop()
    s.flags[s.at(who, before)] &= ~WITH_CHIMNEY
    s.flags[s.at(who, slot)] |= WITH_CHIMNEY
    if events is not None:
        names = s.deck.card_names
        args: Json = {"from": names[s.card_at(who, before)], "to": names[s.card_at(who, slot)]}
        supply.tell(events, s, "chimney", who, args, "CHIM-6")


# --- EFF-45: removing a city card ---


def lies_there(s: State, source: i64) -> bool:
    """Is the card an effect comes from still in its city?"""
    return source >= 0 and s.card_at(source_owner(source), source_slot(source)) != NOTHING


def removable(s: State, pc: i64, who: i64, slot: i64, source: i64) -> bool:
    """SNOW-12, CARD-12, AMB-20"""
    if s.deck.code[pc + 3] == p.TO_UNDER and source == source_of(who, slot):
        return False
    if not measure.fits(s, who, slot, s.deck.code[pc + 2], source) or not s.is_live(who, slot):
        return False
    if s.deck.not_removable[s.card_at(who, slot)]:
        return False
    animals: i64 = OWN_GUARD | (3 * OWN_NORMAL) | (7 * OPEN_BY)
    return not s.rules.animal_protects or s.flags[s.at(who, slot)] & animals == 0


def any_removable(s: State, pc: i64, who: i64, source: i64) -> bool:
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if removable(s, pc, who, slot, source):
            return True
        slot += 1
    return False


def remove_card(s: State, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD about a card to remove; the effect lies below."""
    code = s.deck.code
    pc: i64 = s.word(1)
    who: i64 = s.frame_seat()
    s.pop()
    source: i64 = s.word(1)
    card: i64 = s.card_at(who, slot)
    refund: i64 = code[pc + 4]
    to: i64 = code[pc + 3]
    leave_city(s, who, slot, events)
    name = s.deck.card_names[card]
    if to == p.TO_UNDER and lies_there(s, source):
        supply.remember_tucked(s, source_owner(source), source_slot(source), card)
    elif to == p.TO_HAND and measure.hand_room(s, who) > 0:
        s.add_to_hand(who, card)
        if events is not None:
            supply.tell_cards(events, s, "take_card", who, {name: 1}, None, f"hand:{who}", "CARD-12")
    else:
        supply.discard_card(s, card)
    if refund == p.COST_REFUND:
        kind: i64 = 0
        while kind < 4:
            supply.gain(s, who, kind, s.deck.cost[4 * card + kind], "GEN-5", events)
            kind += 1
        if s.deck.cost_any[card]:
            ask_goods(s, who, GAIN, s.deck.cost_any[card], 0)
    elif refund == p.BAG_REFUND:
        gain_bag(s, who, pc + 5, who, source, s.word(2), 1, events)


def leave_city(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    """CARD-12, CHIM-7, AMB-20: animals lie beside the city, tokens go to the supply, cards under it are discarded."""
    at: i64 = s.at(who, slot)
    flags: i64 = s.flags[at]
    card: i64 = s.city[at]
    if flags & WITH_CHIMNEY:
        s.add(who, CHIMNEYS_GONE, 1)
    s.add(who, ASIDE_NORMAL, (flags // OWN_NORMAL) & 3)
    if flags & OWN_GUARD:
        s.add(who, ASIDE_GUARD, 1)
    guest: i64 = (flags // OPEN_BY) & 7
    if guest:
        s.add(guest - 1, ASIDE_GUARD if flags & OPEN_GUARD else ASIDE_NORMAL, 1)
    s.city[at] = NOTHING
    s.flags[at] = 0
    s.stored[at] = 0
    s.used[at] = 0
    s.add(who, CITY_CARDS, -1)
    kept: i64 = 0
    i: i64 = 0
    while i < len(s.tucked):
        entry: i64 = s.tucked[i]
        if entry >> 8 == who * 256 + slot:
            supply.discard_card(s, entry & 255)
        else:
            s.tucked[kept] = entry
            kept += 1
        i += 1
    s.tucked = s.tucked[:kept]
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[card],
            "slot": int(slot),
            "chimney": flags & WITH_CHIMNEY != 0,
        }
        supply.tell(events, s, "remove", who, args, "CARD-12")


# --- EFF-46: animals ---


def recallable_area(s: State, pc: i64, area: i64) -> bool:
    return area != JOURNEY and (s.deck.code[pc + 4] == -1 or s.deck.code[pc + 4] == area)


def wants_figure(s: State, pc: i64, guard: bool) -> bool:
    asked: i64 = s.deck.code[pc + 3]
    return asked == -1 or (asked == 1) == guard


def any_placed(s: State, pc: i64, who: i64) -> bool:
    """EFF-64: an animal that counts as placed and may be taken back."""
    guard: i64 = 0
    while guard < 2:
        if wants_figure(s, pc, guard == 1) and _placed(s, pc, who, guard == 1):
            return True
        guard += 1
    return False


def _placed(s: State, pc: i64, who: i64, guard: bool) -> bool:
    place: i64 = 0
    while place < s.deck.places:
        if recallable_area(s, pc, s.deck.area[place]):
            if s.guard_at(place, who) if guard else s.normal_at(place, who) > 0:
                return True
        place += 1
    if recallable_area(s, pc, DESTINATIONS):
        owner: i64 = 0
        while owner < s.rules.people:
            slot: i64 = 1
            while slot < s.get(owner, CITY):
                if stands_on(s, who, guard, owner, slot):
                    return True
                slot += 1
            owner += 1
    return s.deck.code[pc + 4] == -1 and s.get(who, ASIDE_GUARD if guard else ASIDE_NORMAL) > 0


def stands_on(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> bool:
    """Does this person's animal stand on that card, where it may be taken back from?"""
    card: i64 = s.card_at(owner, slot)
    if card == NOTHING or s.deck.animal_stays[card]:
        return False
    flags: i64 = s.flags[s.at(owner, slot)]
    if owner == who:
        return flags & OWN_GUARD != 0 if guard else flags & (3 * OWN_NORMAL) != 0
    return (flags // OPEN_BY) & 7 == who + 1 and (flags & OPEN_GUARD != 0) == guard


def _animal(s: State, pc: i64, who: i64) -> None:
    op: i64 = s.deck.code[pc + 2]
    if op == p.PLACE_EXTRA:
        if s.animals_in_supply(who) > 0:
            s.push(WHERE, who, pc, 0, 0)
    elif any_placed(s, pc, who):
        s.push(ANIMAL, who, pc)


def lift_from_place(s: State, who: i64, guard: bool, place: i64) -> None:
    s.take_animal(place, who, guard)
    s.add(who, GUARD if guard else NORMAL, 1)


def lift_from_card(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> None:
    at: i64 = s.at(owner, slot)
    if owner == who:
        s.flags[at] -= OWN_GUARD if guard else OWN_NORMAL
    else:
        s.flags[at] &= ~(7 * OPEN_BY | OPEN_GUARD)
    s.add(who, GUARD if guard else NORMAL, 1)


# --- EFF-47: quests ---


def _quest(s: State, pc: i64, who: i64, source: i64) -> None:
    code = s.deck.code
    op: i64 = code[pc + 2]
    if op == p.QUEST_DRAW:
        quests.draw(s, who, measure.amount(s, code[pc + 3], who, source, s.word(2)), code[pc + 4])
    elif op == p.QUEST_COMPLETE:
        s.push(QUEST, who, code[pc + 3], IGNORE if code[pc + 4] else 0)
    elif s.get(who, HELD) > 0:
        s.push(QUEST, who, 0, SWAP)


# --- EFF-48: storing and tucking ---


def _store(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    if not lies_there(s, source):
        return
    code = s.deck.code
    at: i64 = s.at(source_owner(source), source_slot(source))
    i: i64 = 0
    while i < code[pc + 2]:
        good: i64 = code[pc + 3 + 2 * i]
        n: i64 = measure.amount(s, code[pc + 4 + 2 * i], who, source, s.word(2))
        n = min(n, 100 - bag_count(s.stored[at], good))
        s.stored[at] += several(good, n)
        i += 1
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.city[at]], "slot": int(source_slot(source))}
        supply.tell(events, s, "store", who, args, "GEN-5")


def _take_stored(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    if not lies_there(s, source):
        return
    code = s.deck.code
    at: i64 = s.at(source_owner(source), source_slot(source))
    good: i64 = 0
    while good < ANY:
        n: i64 = bag_count(s.stored[at], good)
        if code[pc + 2] == 0:
            n = min(n, measure.bag_amount(s, pc + 3, good, who, source, s.word(2)))
        if n:
            s.stored[at] -= several(good, n)
            supply.gain(s, who, good, n, "GEN-5", events)
        good += 1


def _tuck(s: State, pc: i64, who: i64, source: i64) -> None:
    if not lies_there(s, source):
        return
    code = s.deck.code
    if code[pc + 4] == p.FROM_DECK:
        if code[pc + 2] < code[pc + 3]:
            s.push(TIMES, who, pc)
        else:
            s.push(TUCKING, who, code[pc + 3], source)
    elif s.get(who, HAND) > 0:
        s.push(CARDS, who, TUCK, min(code[pc + 2], s.get(who, HAND)), code[pc + 3], -1, source)


# --- EFF-56, AMB-69: triggers ---


def work_off(s: State, events: list[Event] | None) -> None:
    """For TRIGGERS: the next person's reactions, one after the other in the order that person chooses."""
    start: i64 = s.word(0)
    if len(s.triggers) <= start:
        s.pop()
        return
    who: i64 = _next_person(s, start)
    only: i64 = -1
    count: i64 = 0
    at: i64 = start
    while at < len(s.triggers):
        if triggers.entry_person(s.triggers[at]) == who:
            only = at
            count += 1
        at += 1
    if count > 1:
        s.push(ORDER, who, start)
        return
    start_trigger(s, only, events)


def _next_person(s: State, start: i64) -> i64:
    """The active person first, then clockwise."""
    turn: i64 = 0
    while turn < s.rules.people:
        who: i64 = (s.active + turn) % s.rules.people
        at: i64 = start
        while at < len(s.triggers):
            if triggers.entry_person(s.triggers[at]) == who:
                return who
            at += 1
        turn += 1
    return 0


def start_trigger(s: State, at: i64, events: list[Event] | None) -> None:
    entry: i64 = s.triggers[at]
    triggers.remove(s, at)
    who: i64 = triggers.entry_person(entry)
    slot: i64 = triggers.entry_slot(entry)
    if s.card_at(who, slot) == NOTHING:
        return
    effect: i64 = triggers.entry_effect(entry)
    row: i64 = triggers.effect_row(s, who, slot, effect)
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.card_at(who, slot)], "slot": int(slot)}
        supply.tell(events, s, "react", who, args, "CARD-S6")
    places.begin(s, who, who, slot, effect, row, triggers.entry_context(entry))
