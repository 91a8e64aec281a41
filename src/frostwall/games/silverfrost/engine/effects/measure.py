"""What the amounts, metrics and conditions of the program are worth in a position (EFF-21, EFF-22, EFF-50).

Everything counts only cards without snow (EFF-1, SNOW-11). Against Claw his fire stands for resources and his
face-down cards for a hand (SOLO-69, SOLO-70, AMB-81).
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bits import bit
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import counts
from frostwall.games.silverfrost.engine.effects.source import owner_of, source_of, source_owner, source_slot
from frostwall.games.silverfrost.engine.rules import ANY, CITY_SPACES, FIRE, HAND_LIMIT, SPACES
from frostwall.games.silverfrost.engine.state import (
    CITY,
    DONE,
    HAND,
    HELD,
    NOTHING,
    POINTS,
    SEASON,
    SLOTS,
    SNOW,
    SNOWED,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)

# Context of a play: how the card was paid for and where it came from (EFF-21).
BY_CHIMNEY: Final = 1
FROM_VALLEY: Final = 2
BY_ABILITY: Final = 4  # an ability is being used (EFF-55)
NO_LIMIT: Final = 1000  # spaces: more than a city can have


# --- filters ---


def card_matches(s: State, card: i64, wanted: i64) -> bool:
    """Does what is printed on the card fit? For cards outside a city."""
    return wanted < 0 or s.deck.matches[wanted * s.deck.cards + card] == 1


def fits(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """Does the card in this slot fit the filter, snow and chimneys included?"""
    at: i64 = who * SLOTS + slot
    card: i64 = s.city[at]
    if card == NOTHING or s.deck.matches[wanted * s.deck.cards + card] == 0:
        return False
    flags: i64 = s.flags[at]
    asked: i64 = s.deck.filter_flags[wanted]
    if flags & SNOWED and asked & p.F_SNOWED == 0:
        return False
    if asked == 0:
        return True
    if asked & p.F_CHIMNEY and flags & WITH_CHIMNEY == 0:
        return False
    if asked & p.F_NO_CHIMNEY and flags & WITH_CHIMNEY:
        return False
    return not (asked & p.F_NOT_SELF and source == source_of(who, slot))


def count_cards(s: State, who: i64, wanted: i64, source: i64) -> i64:
    found: i64 = 0
    last: i64 = s.get(who, CITY)
    distinct: bool = s.deck.filter_flags[wanted] & p.F_DISTINCT != 0
    slot: i64 = 1
    while slot < last:
        if fits(s, who, slot, wanted, source) and not (
            distinct and _seen_before(s, who, slot, wanted, source)
        ):
            found += 1
        slot += 1
    return found


def _seen_before(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """Does an earlier slot hold a fitting card of the same name?"""
    card: i64 = s.card_at(who, slot)
    earlier: i64 = 1
    while earlier < slot:
        if s.card_at(who, earlier) == card and fits(s, who, earlier, wanted, source):
            return True
        earlier += 1
    return False


# --- limits (EFF-51) ---


def hand_limit(s: State, who: i64) -> i64:
    """HAND-1, AMB-65"""
    limit: i64 = HAND_LIMIT
    if not s.deck.any_limit:
        return limit
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        if s.is_live(who, slot):
            limit += s.deck.hand_limit[s.card_at(who, slot)]
        slot += 1
    return limit


def hand_room(s: State, who: i64) -> i64:
    """How many cards still fit; Claw takes any number (AMB-56)."""
    if s.is_claw(who):
        return 100
    room: i64 = hand_limit(s, who) - s.get(who, HAND)
    return max(0, room)


def free_spaces(s: State, who: i64) -> i64:
    """CARD-2: spaces left, never less than none; Claw has more than anybody can count (SOLO-40, AMB-83)."""
    if s.is_claw(who):
        return NO_LIMIT
    deck = s.deck
    spaces: i64 = CITY_SPACES
    shared: bool = False
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        card: i64 = s.card_at(who, slot)
        if card != NOTHING:
            spaces -= deck.spaces[card]
            if deck.any_spaces and s.is_live(who, slot):
                spaces += deck.city_spaces[card]
                shared = shared or deck.shares_space[card] >= 0
        slot += 1
    if shared:
        spaces += _shared_spaces(s, who, last)
    return max(0, spaces)


def _shared_spaces(s: State, who: i64, last: i64) -> i64:
    """Cards that share another's space: each partner takes in one (EFF-51)."""
    saved: i64 = 0
    partners: i64 = 0
    slot: i64 = 1
    while slot < last:
        card: i64 = s.card_at(who, slot)
        if card != NOTHING and s.is_live(who, slot) and s.deck.shares_space[card] >= 0:
            partner: i64 = _partner(s, who, slot, s.deck.shares_space[card], partners, last)
            if partner:
                partners |= bit(partner) | bit(slot)
                saved += s.deck.spaces[card]
        slot += 1
    return saved


def _partner(s: State, who: i64, sharer: i64, wanted: i64, taken: i64, last: i64) -> i64:
    slot: i64 = 1
    while slot < last:
        if slot != sharer and (taken >> slot) & 1 == 0:
            card: i64 = s.card_at(who, slot)
            if card != NOTHING and card_matches(s, card, wanted):
                return slot
        slot += 1
    return 0


def shares_a_space(s: State, who: i64, card: i64) -> bool:
    """Would this card, not yet in the city, find a partner whose space it shares?"""
    wanted: i64 = s.deck.shares_space[card]
    if wanted < 0:
        return False
    taken: i64 = 0
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        lying: i64 = s.card_at(who, slot)
        if lying != NOTHING and s.is_live(who, slot) and s.deck.shares_space[lying] >= 0:
            partner: i64 = _partner(s, who, slot, s.deck.shares_space[lying], taken, last)
            if partner:
                taken |= bit(partner) | bit(slot)
        slot += 1
    return _partner(s, who, 0, wanted, taken, last) != 0


# --- metrics (EFF-22) ---


def metric(s: State, pc: i64, who: i64, source: i64) -> i64:
    code = s.deck.code
    op: i64 = code[pc]
    if op == p.M_CARDS:
        return _sum_cards(s, code[pc + 2], code[pc + 3], who, source)
    if op == p.M_RESOURCE:
        if s.is_claw(who):
            return s.get(who, FIRE)  # SOLO-69
        return s.resources(who) if code[pc + 2] == 4 else s.get(who, code[pc + 2])
    if op == p.M_FIRE:
        return s.get(who, FIRE)
    if op == p.M_HAND:
        return counts.face_down(s) if s.is_claw(who) else s.get(who, HAND)  # SOLO-70
    if op == p.M_CLEARED:
        return s.get(who, SNOW)
    if op == p.M_QUESTS:
        return s.get(who, DONE) if code[pc + 2] == 2 else counts.quests_done(s, who, code[pc + 2])
    if op == p.M_CHIMNEYS:
        return counts.chimneys(s, who)
    if op == p.M_POINTS:
        return s.get(who, POINTS)
    if op == p.M_TUCKED:
        if source < 0:
            return 0
        return s.tucked_under(source_owner(source), source_slot(source))
    if op == p.M_STORED:
        if source < 0:
            return 0
        return bag_count(s.stored[s.at(source_owner(source), source_slot(source))], code[pc + 2])
    if op == p.M_TYPES:
        return counts.different_types(s, who)
    if op == p.M_PAIRS:
        return _pairs(s, who, code[pc + 2], code[pc + 3], source)
    return _rare_metric(s, pc, op, who, source)


def _rare_metric(s: State, pc: i64, op: i64, who: i64, source: i64) -> i64:
    code = s.deck.code
    if op == p.M_SNOW_CITY:
        return counts.snow_in_cities(s, code[pc + 2], who, source)
    if op == p.M_SNOW_BOARD:
        found: i64 = 0
        for n in s.snow:
            found += n
        return found
    if op == p.M_HELD:
        return s.get(who, HELD)
    if op == p.M_ANIMALS:
        return counts.animals(s, who, code[pc + 2])
    if op == p.M_EMPTY:
        return free_spaces(s, who)
    if op == p.M_HAND_ROOM:
        return hand_room(s, who)
    if op == p.M_VALLEY:
        found = 0
        space: i64 = 0
        while space < SPACES:
            card: i64 = s.valley[VALLEY * space]
            if (
                card != NOTHING
                and s.valley[VALLEY * space + V_SNOW] == 0
                and card_matches(s, card, code[pc + 2])
            ):
                found += 1
            space += 1
        return found
    raise ValueError(f"no metric {op}")


def _sum_cards(s: State, wanted: i64, whose: i64, who: i64, source: i64) -> i64:
    if whose == p.SELF:
        return count_cards(s, who, wanted, source)
    if whose == p.LEFT:
        return count_cards(s, s.left(who), wanted, source)
    if whose == p.OWNER:
        return count_cards(s, owner_of(source, who), wanted, source)
    found: i64 = 0
    other: i64 = 0
    while other < s.rules.people:
        if other != who or whose == p.EVERYBODY:
            found += count_cards(s, other, wanted, source)
        other += 1
    return found


def _pairs(s: State, who: i64, first: i64, second: i64, source: i64) -> i64:
    """Disjoint pairs: a card that fits both filters serves on the side that needs it."""
    only_a: i64 = 0
    only_b: i64 = 0
    both: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        a: bool = fits(s, who, slot, first, source)
        b: bool = fits(s, who, slot, second, source)
        if a and b:
            both += 1
        elif a:
            only_a += 1
        elif b:
            only_b += 1
        slot += 1
    few: i64 = min(only_a, only_b)
    more: i64 = max(only_a, only_b)
    if few + both <= more:
        return few + both
    return (few + more + both) // 2


# --- amounts ---


def amount(s: State, pc: i64, who: i64, source: i64, variables: i64) -> i64:
    code = s.deck.code
    op: i64 = code[pc]
    if op == p.CONST:
        return code[pc + 2]
    if op == p.COUNT:
        return metric(s, code[pc + 2], who, source)
    if op == p.PER:
        return metric(s, code[pc + 3], who, source) // code[pc + 2]
    if op == p.VAR:
        return bag_count(variables, code[pc + 2])
    n: i64 = code[pc + 2]
    found: i64 = amount(s, code[pc + 3], who, source, variables)
    i: i64 = 1
    while i < n:
        more: i64 = amount(s, code[pc + 3 + i], who, source, variables)
        if op == p.MIN:
            found = min(found, more)
        elif op == p.MAX:
            found = max(found, more)
        else:
            found += more
        i += 1
    return found


# --- conditions (EFF-21) ---


def holds(s: State, pc: i64, who: i64, source: i64, context: i64) -> bool:
    code = s.deck.code
    op: i64 = code[pc]
    if op == p.C_HAS:
        return _sum_cards(s, code[pc + 2], code[pc + 4], who, source) >= code[pc + 3]
    if op == p.C_COMPARE:
        return _compares(s, pc, who, source)
    if op == p.C_SEASON:
        return (code[pc + 2] >> s.get(who, SEASON)) & 1 == 1
    if op == p.C_PAID_BY:
        return (context & BY_CHIMNEY != 0) == (code[pc + 2] == 1)
    if op == p.C_SOURCE:
        return (context & FROM_VALLEY != 0) == (code[pc + 2] == 1)
    if op == p.C_OWNS:
        return can_pay(s, pc + 2, who, source, 0, 1)
    if op == p.C_SPACES:
        return free_spaces(s, who) >= code[pc + 2]
    if op == p.C_NOT:
        return not holds(s, code[pc + 2], who, source, context)
    n: i64 = code[pc + 2]
    i: i64 = 0
    while i < n:
        if holds(s, code[pc + 3 + i], who, source, context) == (op == p.C_ANY):
            return op == p.C_ANY
        i += 1
    return op == p.C_ALL


def _compares(s: State, pc: i64, who: i64, source: i64) -> bool:
    """QUEST-4, QUEST-5"""
    code = s.deck.code
    mine: i64 = metric(s, code[pc + 2], who, source)
    strict: bool = code[pc + 3] == 1
    if not strict and mine < 1:
        return False
    if code[pc + 4] == p.LEFT:
        theirs: i64 = metric(s, code[pc + 2], s.left(who), source)
        return mine > theirs or (mine == theirs and not strict)
    other: i64 = 0
    while other < s.rules.people:
        if other != who:
            theirs = metric(s, code[pc + 2], other, source)
            if mine < theirs or (mine == theirs and strict):
                return False
        other += 1
    return True


# --- bags of the program: n, then good and amount each ---


def can_pay(s: State, pc: i64, who: i64, source: i64, variables: i64, times: i64) -> bool:
    """Does this person own the whole bag, `times` over? Any resource may stand for `any` (EFF-2)."""
    code = s.deck.code
    n: i64 = code[pc]
    fixed: i64 = 0
    wanted: i64 = 0
    i: i64 = 0
    while i < n:
        good: i64 = code[pc + 1 + 2 * i]
        need: i64 = amount(s, code[pc + 2 + 2 * i], who, source, variables) * times
        if good == ANY:
            wanted += need
        else:
            if s.get(who, good) < need:
                return False
            if good < FIRE:
                fixed += need
        i += 1
    return s.resources(who) - fixed >= wanted


def bag_amounts(s: State, pc: i64, who: i64, source: i64, variables: i64) -> list[int]:
    """How many of each good the bag holds, in the order of the program."""
    code = s.deck.code
    found: list[int] = []
    i: i64 = 0
    while i < code[pc]:
        found.append(amount(s, code[pc + 2 + 2 * i], who, source, variables))
        i += 1
    return found


def bag_amount(s: State, pc: i64, good: i64, who: i64, source: i64, variables: i64) -> i64:
    """How many of one good the bag holds."""
    code = s.deck.code
    n: i64 = code[pc]
    i: i64 = 0
    while i < n:
        if code[pc + 1 + 2 * i] == good:
            return amount(s, code[pc + 2 + 2 * i], who, source, variables)
        i += 1
    return 0
