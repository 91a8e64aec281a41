"""What may be done beside the action of a turn (TURN-8..10, TURN-15): clearing a card of one's own city, and using an
ability. Before the action both must leave something to do, which is tried out."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.kinds import kind_of, name_at
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import decision, kinds
from frostwall.games.silverfrost.engine.chapters import placements, plays, snow, supply, valley
from frostwall.games.silverfrost.engine.decision import Frame
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS, DeckSet
from frostwall.games.silverfrost.engine.effects import measure, run, triggers
from frostwall.games.silverfrost.engine.effects.snow import list_snow
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.effects.step import STEPS, is_secret, possible
from frostwall.games.silverfrost.engine.frames import (
    BOUND,
    CARDS,
    CLEAR_WHERE,
    FRAME,
    NATURE,
    PAY_CARDS,
    READY,
    RUN,
)
from frostwall.games.silverfrost.engine.rules import FIRE, SPRING
from frostwall.games.silverfrost.engine.state import (
    CITY,
    NO_ACTION,
    NOTHING,
    PLACING,
    PLAYING,
    SNOW,
    SNOWED,
    V_SNOW,
    VALLEY,
    State,
)
from frostwall.games.silverfrost.engine.state import SEASON as IN_SEASON

SEARCH: Final = 300  # positions looked at to find that an ability leaves something to do

A_CARD: Final = 2  # the price of a clearing that costs a card of the hand

# What can be wrong with using an ability.
FINE: Final = 0
NO_SUCH_CARD: Final = 1
NO_ABILITY: Final = 2
UNDER_SNOW: Final = 3
USED_ALREADY: Final = 4
CANNOT_USE: Final = 5
BOUND_TO_ACT: Final = 6


# --- the actions (TURN-2..7) ---


def has_action(s: State, who: i64) -> bool:
    """TURN-4, TURN-5: is there an animal to place or a card to play?"""
    return placements.can_place(s, who) or plays.can_play(s, who)


def animals_done(s: State, who: i64) -> bool:
    """TURN-6, AMB-5: all animals are placed, or none of the rest can be."""
    if s.animals_in_supply(who) == 0:
        return True
    if placements.can_place(s, who):
        return False
    return s.rules.stuck_may_prepare or not plays.can_play(s, who)


# --- TURN-8, TURN-15: what may be done beside the action ---


def extras_allowed(s: State, who: i64) -> bool:
    """TURN-16: in one's own turn of placing or playing, or before it; never inside a payment."""
    if s.active != who:
        return False
    frame: i64 = s.frame()
    if s.action == NO_ACTION:
        return frame == READY
    if s.action != PLACING and s.action != PLAYING:
        return False
    return frame < NATURE and not decision.top(s).is_payment(s)


def list_extras(s: State, who: i64, moves: MoveSet) -> None:
    if not extras_allowed(s, who):
        return
    snowed: i64 = snow.snowed(s, who)
    if snowed == 0 and not s.reacts(who, p.ABILITY):
        return
    cost: i64 = snow.clear_cost(s, who)
    can_clear: bool = snowed != 0 and may_pay(s, who)
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        at: i64 = s.at(who, slot)
        card: i64 = s.city[at]
        if card != NOTHING:
            if s.flags[at] & SNOWED:
                if can_clear and (s.action != NO_ACTION or _action_after_clearing(s, who, slot, cost)):
                    moves.add(kinds.one(kinds.CLEAR, slot))
            elif s.deck.has_trigger(card, p.ABILITY):
                effect: i64 = 0
                while effect < MOST_EFFECTS and s.deck.effects[card * MOST_EFFECTS + effect] >= 0:
                    if _problem(s, who, slot, effect) == FINE:
                        moves.add(kinds.two(kinds.USE, slot, effect))
                    effect += 1
        slot += 1


def may_pay(s: State, who: i64) -> bool:
    """TURN-8, SNOW-14: a card of one's own city may still be cleared, and the fire for it is there."""
    return s.get(who, FIRE) >= snow.clear_cost(s, who) and s.clears < snow.most_clears(s, who)


def may_clear(s: State, who: i64) -> i64:
    """TURN-17: cards of one's own city that can be cleared now, by fire or by an ability, as bits."""
    snowed: i64 = snow.snowed(s, who)
    if snowed == 0:
        return 0
    found: i64 = 0
    if may_pay(s, who):
        found = snowed
    if found and s.action == NO_ACTION:  # TURN-10
        cost: i64 = snow.clear_cost(s, who)
        slot: i64 = 1
        while found >> slot:
            if (found >> slot) & 1 and not _action_after_clearing(s, who, slot, cost):
                found &= ~bit(slot)
            slot += 1
    return snowed if found != snowed and has_clearing_ability(s, who) else found


def has_clearing_ability(s: State, who: i64) -> bool:
    """Can an ability be used now that clears cards of one's own city?"""
    if not s.reacts(who, p.ABILITY):
        return False
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        card: i64 = s.card_at(who, slot)
        if card != NOTHING and s.deck.has_trigger(card, p.ABILITY):
            effect: i64 = 0
            while effect < MOST_EFFECTS and s.deck.effects[card * MOST_EFFECTS + effect] >= 0:
                row: i64 = s.deck.effects[card * MOST_EFFECTS + effect]
                if _clears_own_city(s.deck, s.deck.block[row]) and _problem(s, who, slot, effect) == FINE:
                    return True
                effect += 1
        slot += 1
    return False


def _clears_own_city(deck: DeckSet, pc: i64) -> bool:
    """Is one of these steps, or of the blocks inside them, such a clearing?"""
    while pc >= 0 and deck.code[pc] != p.STOP:
        if deck.code[pc] == steps.DO_CLEAR_SNOW and deck.code[pc + 2] == p.OWN_CITY:
            return True
        for block in STEPS[deck.code[pc]].blocks(deck, pc):
            if _clears_own_city(deck, block):
                return True
        pc = deck.code[pc + 1]
    return False


def any_extra(s: State, who: i64) -> bool:
    """For CLOSING: is there anything list_extras would list?"""
    if snow.snowed(s, who) == 0 and not s.reacts(who, p.ABILITY):
        return False
    found = MoveSet()
    list_extras(s, who, found)
    return found.total > 0


def _refuse_clear(s: State, who: i64, slot: i64) -> Refusal | None:
    """TURN-8..10, SNOW-19"""
    if s.active != who:
        return Refusal("NOT_YOUR_TURN", "TURN-8")
    if not extras_allowed(s, who):
        return Refusal("NOT_NOW", "TURN-9")
    args: Json = {"slot": int(slot)}
    if slot >= s.get(who, CITY) or s.card_at(who, slot) == NOTHING:
        return Refusal("NO_SUCH_CARD", "SNOW-19", args)
    if not s.has_flag(who, slot, SNOWED):
        return Refusal("NO_SNOW", "SNOW-14")
    if s.clears >= snow.most_clears(s, who):
        return Refusal("CLEARED_ALREADY", "SNOW-19", {}, {"number": int(snow.most_clears(s, who))})
    cost: i64 = snow.clear_cost(s, who)
    if s.get(who, FIRE) < cost:
        snowed = s.deck.card_names[s.card_at(who, slot)]
        return Refusal("NO_FIRE_FOR_SNOW", "SNOW-14", {"card": snowed}, {"fire": int(cost)})
    if s.action == NO_ACTION and not _action_after_clearing(s, who, slot, cost):
        return Refusal("BOUND_TO_ACT", "TURN-10")
    return None


def _action_after_clearing(s: State, who: i64, slot: i64, cost: i64) -> bool:
    """TURN-10: would a placement or a play be left?"""
    if s.rules.clear_on_pass and not s.bound and s.get(who, IN_SEASON) == SPRING and animals_done(s, who):
        return True
    if placements.has_plain_place(s, who):
        return True
    s.add(who, FIRE, -cost)
    s.uncover(who, slot)
    possible: bool = has_action(s, who)
    s.cover(who, slot)
    s.add(who, FIRE, cost)
    return possible


def _refuse_use(s: State, who: i64, slot: i64, effect: i64) -> Refusal | None:
    """TURN-15, EFF-55"""
    if s.active != who:
        return Refusal("NOT_YOUR_TURN", "TURN-15")
    if not extras_allowed(s, who):
        return Refusal("NOT_NOW", "TURN-15")
    return _why_not(s, who, slot, effect)


def _why_not(s: State, who: i64, slot: i64, effect: i64) -> Refusal | None:
    """What speaks against using the ability, whenever that would be."""
    args: Json = {"slot": int(slot)}
    problem: i64 = _problem(s, who, slot, effect)
    if problem == NO_SUCH_CARD:
        return Refusal("NO_SUCH_CARD", "TURN-15", args)
    if problem == NO_ABILITY:
        return Refusal("NO_ABILITY", "TURN-15", args)
    if problem == UNDER_SNOW:
        return Refusal("UNDER_SNOW", "SNOW-11", args)
    if problem == USED_ALREADY:
        return Refusal("USED_ALREADY", "TURN-15", args)
    if problem == CANNOT_USE:
        return Refusal("CANNOT_USE", "TURN-15", args)
    if problem == BOUND_TO_ACT:
        return Refusal("BOUND_TO_ACT", "TURN-10")
    return None


def _problem(s: State, who: i64, slot: i64, effect: i64) -> i64:
    """The same as a code: legal moves are listed by it."""
    if slot < 1 or slot >= s.get(who, CITY) or s.card_at(who, slot) == NOTHING:
        return NO_SUCH_CARD
    row: i64 = -1
    if effect < MOST_EFFECTS:
        row = s.deck.effects[s.card_at(who, slot) * MOST_EFFECTS + effect]
    if row < 0 or s.deck.trigger[row] != p.ABILITY:
        return NO_ABILITY
    if not s.is_live(who, slot):
        return UNDER_SNOW
    if triggers.used_up(s, who, slot, effect, row):
        return USED_ALREADY
    source: i64 = source_of(who, slot)
    if s.deck.condition[row] >= 0 and not measure.holds(s, s.deck.condition[row], who, source, 0):
        return CANNOT_USE
    block: i64 = s.deck.block[row]
    # Whether a secret hand allows it must not show in a turn that ends by itself.
    usable: bool = possible(s, block, who, source, True) or is_secret(s, block)
    if run.is_running(s, source) or not usable:
        return CANNOT_USE
    if s.action == NO_ACTION and not _ability_leaves_action(s, who, slot, effect):
        return BOUND_TO_ACT
    return FINE


def refuse(s: State, who: i64, m: i64) -> Refusal | None:
    """Why this CLEAR or USE is not possible."""
    if kind_of(m) == kinds.CLEAR:
        return _refuse_clear(s, who, kinds.first(m))
    return _refuse_use(s, who, kinds.first(m), kinds.second(m))


def apply(s: State, who: i64, m: i64, events: list[Event] | None) -> None:
    """CLEAR or USE."""
    if kind_of(m) == kinds.CLEAR:
        _clear(s, who, kinds.first(m), events)
    else:
        _use_ability(s, who, kinds.first(m), kinds.second(m), events)


def _clear(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    if s.action == NO_ACTION and not (s.rules.clear_on_pass and s.get(who, IN_SEASON) == SPRING):
        s.bound = True
    snow.clear_own(s, who, slot, events)


def _use_ability(s: State, who: i64, slot: i64, effect: i64, events: list[Event] | None) -> None:
    row: i64 = triggers.effect_row(s, who, slot, effect)
    if s.action == NO_ACTION:
        s.bound = True
        s.push(BOUND, who)
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.card_at(who, slot)], "slot": int(slot)}
        supply.tell(events, s, "use", who, args, "TURN-15")
    triggers.mark_used(s, who, slot, effect, row)
    s.push(RUN, who, s.deck.block[row], source_of(who, slot), 0, measure.BY_ABILITY)


class Bound(Frame):
    """An ability used before the action is being resolved."""

    def __init__(self) -> None:
        super().__init__(BOUND, "bound", on=(READY,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        s.pop()
        return True


def is_bound(s: State) -> bool:
    """An ability used before the action is being resolved: what is done now must leave an action (TURN-10)."""
    if s.action != NO_ACTION or not s.bound:
        return False
    i: i64 = 0
    while i < s.depth:
        if s.frames[i * FRAME] == BOUND:
            return True
        i += 1
    return False


# --- TURN-10: does something to do remain? ---


def _stays_open(s: State, who: i64) -> bool:
    """Is there an animal, and a place for it that no ability of this set can close? Then nothing need be tried out."""
    return s.deck.calm and placements.has_plain_place(s, who)


def _ability_leaves_action(s: State, who: i64, slot: i64, effect: i64) -> bool:
    if _stays_open(s, who):
        return True
    pc: i64 = s.deck.block[triggers.effect_row(s, who, slot, effect)]
    if _is_lone_clearing(s, who, pc):
        return _clearing_leaves_action(s, who, pc)
    world = s.clone()
    _use_ability(world, who, slot, effect, None)
    decision.settle(world, None)
    return _reaches_action(world, who, SEARCH) >= 0


def keep_bound(s: State, who: i64, moves: MoveSet) -> None:
    """Of the answers to the decision on top only those after which something is left to do; if there are none, all."""
    if _stays_open(s, who):
        return
    lone: bool = _ends_with_clearing(s, who)
    kept: i64 = 0
    i: i64 = 0
    while i < moves.single_words:
        m: i64 = moves.singles[i]
        leaves: bool = (
            _answer_leaves_action(s, who, m) if lone else _reaches_action(_after(s, who, m), who, SEARCH) >= 0
        )
        if leaves:
            moves.singles[kept] = m
            kept += 1
        i += 1
    if kept:
        moves.total = kept
        moves.single_words = kept


# Most abilities clear one snow, for nothing or for a card of the hand, and are over. What they leave is tried out on
# the table itself.


def _is_lone_clearing(s: State, who: i64, pc: i64) -> bool:
    """Is this effect no more than that, with nobody to react?"""
    code = s.deck.code
    return (
        code[pc] == steps.DO_CLEAR_SNOW
        and (code[pc + 4] == 0 or code[pc + 4] == A_CARD)
        and code[code[pc + 1]] == p.STOP
        and code[code[pc + 3]] == p.CONST
        and code[code[pc + 3] + 2] == 1
        and not s.reacts(who, p.AFTER_CLEAR)
    )


def _ends_with_clearing(s: State, who: i64) -> bool:
    """On top is where to clear, or which card that costs: is the ability over when one snow is cleared?"""
    at: i64 = (s.depth - 1) * FRAME
    if s.frame() == CARDS:
        if s.word(0) != PAY_CARDS or s.word(1) != 1 or s.word(2) != 1:
            return False
        at -= FRAME
    return (
        s.frames[at] == CLEAR_WHERE
        and s.frames[at + 3] == 1
        and s.frames[at + 4] != steps.FIRE_COST
        and s.frames[at - FRAME] == RUN
        and s.deck.code[s.frames[at - FRAME + 2]] == p.STOP
        and s.frames[at - 2 * FRAME] == BOUND
        and not s.reacts(who, p.AFTER_CLEAR)
    )


def _answer_leaves_action(s: State, who: i64, m: i64) -> bool:
    if kind_of(m) != kinds.DISCARD:
        return _cleared_leaves_action(s, who, m)
    found = MoveSet()
    list_snow(s, who, s.below(0), s.below(3) == 1, found)
    return _discard_leaves_action(s, who, name_at(kinds.names_of(m), 0), found)


def _clearing_leaves_action(s: State, who: i64, pc: i64) -> bool:
    found = MoveSet()
    list_snow(s, who, s.deck.code[pc + 2], True, found)
    if s.deck.code[pc + 4] == 0:
        return _any_leaves_action(s, who, found)
    card: i64 = 0
    while card < s.deck.cards:
        if s.hand_count(who, card) and _discard_leaves_action(s, who, card, found):
            return True
        card += 1
    return False


def _discard_leaves_action(s: State, who: i64, card: i64, clearings: MoveSet) -> bool:
    s.take_from_hand(who, card)
    found: bool = _any_leaves_action(s, who, clearings)
    s.add_to_hand(who, card)
    return found


def _any_leaves_action(s: State, who: i64, clearings: MoveSet) -> bool:
    i: i64 = 0
    while i < clearings.single_words:
        if _cleared_leaves_action(s, who, clearings.singles[i]):
            return True
        i += 1
    return False


def _cleared_leaves_action(s: State, who: i64, m: i64) -> bool:
    _lift_snow(s, who, m, 1)
    found: bool = has_action(s, who)
    _lift_snow(s, who, m, -1)
    return found


def _lift_snow(s: State, who: i64, m: i64, n: i64) -> None:
    """Clear one snow as the answer to CLEAR_WHERE says, or with -1 take that back."""
    kind: i64 = kind_of(m)
    s.add(who, SNOW, n)
    if kind == kinds.SNOW_PLACE:
        s.snow[kinds.first(m)] -= n
    elif kind == kinds.SNOW_VALLEY:
        s.valley[VALLEY * valley.space_of(s, kinds.first(m)) + V_SNOW] -= n
    elif n > 0:
        s.uncover(who, kinds.first(m))
    else:
        s.cover(who, kinds.first(m))


def _after(s: State, who: i64, m: i64) -> State:
    """The position after an answer to the decision on top."""
    world = s.clone()
    decision.top(world).apply(world, who, m, None)
    decision.settle(world, None)
    return world


def _reaches_action(s: State, who: i64, left: i64) -> i64:
    """Can the ability be finished with an action left? The budget that remains, or -1 for no. What nature deals only
    adds cards, so there the hand as it is decides."""
    if left <= 0:
        return 0
    frame: i64 = s.frame()
    if frame == READY or frame >= NATURE or s.frame_seat() != who:
        if has_action(s, who):
            return left
        return -1
    found = MoveSet()
    decision.top(s).list_moves(s, who, found)
    for m in found.list():
        rest: i64 = _reaches_action(_after(s, who, m), who, left - 1)
        if rest >= 0:
            return rest
    return -1


FRAMES: Final[list[Frame]] = [Bound()]
