"""What the steps of an effect do (16.3, 16.4): the interpreter of the program that program.py writes.

An effect in progress is a RUN frame; a step either is done at once or puts a decision or a chance above it. Here: which
step goes where, what may be accepted (EFF-3), and reactions. The steps themselves are in effect_*.py, the answers to
decisions in answers.py. Nothing here knows a card.
"""

from mypy_extensions import i64

from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine.chapters import giants, places, quests, supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import (
    animals,
    cards,
    city,
    goods,
    measure,
    run,
    snow,
    triggers,
)
from frostwall.games.silverfrost.engine.effects.measure import BY_ABILITY, source_owner, source_slot
from frostwall.games.silverfrost.engine.frames import (
    ACTIVATED,
    CITY_CARD,
    COPY,
    IGNORE,
    LOOKING,
    NESTED,
    OPTIONS,
    ORDER,
    PLAY,
    QUEST,
    REMOVE,
    REPEAT,
    REPLACE,
    SWAP,
    TAKE,
    TIMES,
    VALLEY,
    YES_NO,
)
from frostwall.games.silverfrost.engine.state import HAND, HELD, NOTHING, State

# --- the frame of a running effect ---


def step(s: State, events: list[Event] | None) -> None:
    """One step of the effect on top."""
    pc: i64 = s.word(0)
    code = s.deck.code
    op: i64 = code[pc]
    if op == p.STOP:
        if s.word(4) == NESTED:
            run.hand_back(s)
        s.pop()
        return
    s.set_word(0, code[pc + 1])
    who: i64 = s.frame_seat()
    source: i64 = s.word(1)
    if op == p.DO_GAIN:
        goods.for_people(s, who, source, code[pc + 2], pc, 0, s.word(2), events)
    elif op == p.DO_DRAW:
        n: i64 = measure.amount(s, code[pc + 3], who, source, s.word(2))
        goods.for_people(s, who, source, code[pc + 2], pc, n, s.word(2), events)
    elif op == p.DO_IF:
        holds: bool = measure.holds(s, code[pc + 2], who, source, s.word(3))
        block: i64 = code[pc + 3] if holds else code[pc + 4]
        if block >= 0:
            run.run_block(s, block)
    elif op == p.DO_MAY:
        if may_ask(s, pc, who, source):
            s.push(YES_NO, who, pc)
    elif op == p.DO_UP_TO:
        if goods.most_times(s, pc, who, source) > 0:
            s.push(TIMES, who, pc)
    elif op == p.DO_GIVE:
        goods.begin_gift(s, pc, who)
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
        goods.pay_or_stop(s, pc, who, source, events)
    elif op == p.DO_DISCARD:
        cards.ask_hand(s, pc, who)
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
        if city.any_copy(s, pc, who):
            s.push(COPY, who, pc)
    elif op == p.DO_USE_GIANT:
        n = measure.amount(s, code[pc + 2], who, source, variables)
        giants.ask(s, who, n, code[pc + 3] == 1, code[pc + 4] == 1)
    elif op == p.DO_CLEAR_SNOW:
        n = measure.amount(s, code[pc + 3], who, source, variables)
        snow.begin_clearing(s, pc, who, n, s.word(3) & BY_ABILITY != 0)
    elif op == p.DO_ADD_SNOW:
        snow.add_snow(s, pc, who, source, measure.amount(s, code[pc + 3], who, source, variables))
    else:
        _rare(s, op, pc, who, source, events)


def _rare(s: State, op: i64, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    code = s.deck.code
    if op == p.DO_CHIMNEY:
        city.begin_chimney(s, pc, who, source, events)
    elif op == p.DO_REMOVE:
        if city.any_removable(s, pc, who, source):
            s.push(CITY_CARD, who, REMOVE, pc)
    elif op == p.DO_ANIMAL:
        animals.begin_animal(s, pc, who)
    elif op == p.DO_QUEST:
        _quest(s, pc, who, source)
    elif op == p.DO_STORE:
        city.store(s, pc, who, source, events)
    elif op == p.DO_TAKE_STORED:
        city.take_stored(s, pc, who, source, events)
    elif op == p.DO_TUCK:
        city.tuck(s, pc, who, source)
    elif op == p.DO_FOR_EACH:
        s.push(REPEAT, who, code[pc + 3], measure.amount(s, code[pc + 2], who, source, s.word(2)))
    elif op == p.DO_LET:
        value: i64 = min(measure.amount(s, code[pc + 3], who, source, s.word(2)), 100)
        run.set_variable(s, code[pc + 2], value)
    elif op == p.DO_SEQ:
        run.run_block(s, code[pc + 2])
    else:
        raise ValueError(f"no step {op}")


# --- EFF-3, EFF-25: what may be done ---


def may_ask(s: State, pc: i64, who: i64, source: i64) -> bool:
    """Is there anything to ask? Where the answer depends on what others do not see, always."""
    return can_accept(s, pc, who, source) or is_secret(s, s.deck.code[pc + 2])


def can_accept(s: State, pc: i64, who: i64, source: i64) -> bool:
    """EFF-3: with a payment if it is possible; without, if the first step can be carried out in full."""
    code = s.deck.code
    if code[pc + 4]:
        return s.get(who, HAND) >= code[pc + 3] and measure.can_pay(
            s, pc + 5, who, source, run.known_variables(s), 1
        )
    return possible(s, code[pc + 2], who, source)


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
    variables: i64 = run.known_variables(s)
    if op == p.DO_PAY:
        return measure.can_pay(s, pc + 2, who, source, variables, 1)
    if op == p.DO_GIVE:
        return goods.can_give(s, pc, who, source, variables)
    if op == p.DO_DISCARD:
        return cards.hand_fitting(s, who, code[pc + 4]) >= code[pc + 2]
    if op == p.DO_DRAW:
        n: i64 = measure.amount(s, code[pc + 3], who, source, variables)
        return code[pc + 2] != p.SELF or measure.hand_room(s, who) >= n
    if op == p.DO_LOOK:
        return supply.can_draw(s) if code[pc + 3] == p.DECK_PILE else supply.in_pile(s.discard) > 0
    if op == p.DO_TAKE_VALLEY:
        n = measure.amount(s, code[pc + 2], who, source, variables)
        return cards.in_valley(s, code[pc + 3]) >= n and measure.hand_room(s, who) >= n
    if op == p.DO_DISCARD_VALLEY:
        return cards.in_valley(s, code[pc + 3]) >= measure.amount(s, code[pc + 2], who, source, variables)
    if op == p.DO_ACTIVATE:
        n = measure.amount(s, code[pc + 4], who, source, variables)
        return city.count_activatable(s, pc, who, source, 0) >= (n if code[pc + 6] else min(n, 1))
    if op == p.DO_CLEAR_SNOW:
        n = measure.amount(s, code[pc + 3], who, source, variables)
        return snow.can_clear(s, pc, who, n, ability)
    if op == p.DO_ADD_SNOW:
        return snow.can_add_snow(s, pc, who, source)
    return _possible_rare(s, op, pc, who, source)


def _possible_rare(s: State, op: i64, pc: i64, who: i64, source: i64) -> bool:
    code = s.deck.code
    if op == p.DO_PLAY_CARD:
        return cards.any_play(s, pc, who, -1)
    if op == p.DO_QUEST:
        if code[pc + 2] == p.QUEST_DRAW:
            return quests.in_stack(s) > 0
        if code[pc + 2] == p.QUEST_SWAP:
            return s.get(who, HELD) > 0
        return quests.any_completable(s, who, code[pc + 3], code[pc + 4] == 1)
    if op == p.DO_CHIMNEY:
        return city.can_chimney(s, pc, who, source)
    if op == p.DO_REMOVE:
        return city.any_removable(s, pc, who, source)
    if op == p.DO_ANIMAL:
        return code[pc + 2] == p.PLACE_EXTRA or animals.any_placed(s, pc, who)
    if op == p.DO_COPY_PLACE:
        return city.any_copy(s, pc, who)
    if op == p.DO_USE_GIANT:
        return giants.any_open(s)
    if op == p.DO_TUCK:
        return code[pc + 4] == p.FROM_DECK or s.get(who, HAND) >= code[pc + 2]
    if op == p.DO_UP_TO:
        return goods.most_times(s, pc, who, source) > 0
    if op == p.DO_TAKE_STORED:
        return source >= 0 and s.stored[s.at(source_owner(source), source_slot(source))] != 0
    if op == p.DO_SEQ:
        return possible(s, code[pc + 2], who, source)
    return True


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
