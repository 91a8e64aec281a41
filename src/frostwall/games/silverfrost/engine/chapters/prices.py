"""What a card costs and whether it may come into a city (CARD-2..10, CHIM-1..8): prices, payments, advantages,
chimneys, room and uniqueness.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.games.silverfrost.engine.chapters import snow, valley
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import ANY_CHIMNEY, MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import measure, triggers
from frostwall.games.silverfrost.engine.effects.measure import BY_CHIMNEY
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.kinds import VALLEY_SOURCE, goods_count, goods_total
from frostwall.games.silverfrost.engine.state import (
    CHIMNEYS,
    CITY,
    NOTHING,
    SLOTS,
    SNOWED,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)

NO_MINUS: Final = -1  # no reduction by an effect

# A price is one number: what each resource costs (five bits each), any resources on top, and how many may be left out.
_ANY_AT: Final = 20
_LESS_AT: Final = 25


def any_of(price: i64) -> i64:
    return (price >> _ANY_AT) & 31


def less_of(price: i64) -> i64:
    return price >> _LESS_AT


def _fixed(price: i64) -> i64:
    return price & 0xFFFFF


def _reduced(price: i64, at: i64, s: State) -> i64:
    """EFF-58: five numbers of the program are taken off, never below nothing."""
    kind: i64 = 0
    while kind < 4:
        off: i64 = min(goods_count(price, kind), s.deck.code[at + kind])
        price -= off << (5 * kind)
        kind += 1
    return price + (s.deck.code[at + 4] << _LESS_AT)


def price_of(s: State, who: i64, card: i64, way: i64, minus: i64, advantage: i64) -> i64:
    """What this card costs this person now. `minus` is where the program holds a reduction, or NO_MINUS;
    `advantage` the slot of the card that offers one, or 0."""
    deck = s.deck
    if way == steps.FREE:
        return 0
    price: i64 = deck.price[card] | (deck.cost_any[card] << _ANY_AT)
    if deck.any_static_cost:
        price = _lasting(s, who, card, price)
    if way == steps.REDUCED and minus != NO_MINUS:
        price = _reduced(price, minus, s)
    if advantage:
        at: i64 = deck.block[deck.effect_of(s.card_at(who, advantage), p.ON_ADVANTAGE)]
        while deck.code[at] != p.STOP:
            if deck.code[at] == steps.DO_COST:
                price = _reduced(price, at + 2, s)
            at = deck.code[at + 1]
    return price


def _lasting(s: State, who: i64, card: i64, price: i64) -> i64:
    """EFF-51: what cards of the city take off for good."""
    deck = s.deck
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        lying: i64 = s.card_at(who, slot)
        if lying != NOTHING and deck.has_trigger(lying, p.STATIC_COST) and s.is_live(who, slot):
            effect: i64 = 0
            while effect < MOST_EFFECTS and deck.effects[lying * MOST_EFFECTS + effect] >= 0:
                row: i64 = deck.effects[lying * MOST_EFFECTS + effect]
                if deck.trigger[row] == p.STATIC_COST and measure.card_matches(
                    s, card, deck.trigger_filter[row]
                ):
                    source: i64 = source_of(who, slot)
                    if deck.condition[row] < 0 or measure.holds(s, deck.condition[row], who, source, 0):
                        price = _reduced(price, deck.block[row] + 2, s)
                effect += 1
        slot += 1
    return price


def to_pay(price: i64) -> i64:
    """How many resources in all."""
    total: i64 = goods_total(_fixed(price)) + any_of(price) - less_of(price)
    return max(0, total)


def settles(price: i64, paid: i64) -> bool:
    """Is this exactly a payment of the price? Beyond the resources named only so many others as `any` allows."""
    if goods_total(paid) != to_pay(price):
        return False
    beyond: i64 = 0
    kind: i64 = 0
    while kind < 4:
        more: i64 = goods_count(paid, kind) - goods_count(price, kind)
        if more > 0:
            beyond += more
        kind += 1
    return beyond <= any_of(price)


def affordable(s: State, who: i64, price: i64) -> bool:
    """Is there a payment at all?"""
    exact: i64 = 0
    spare: i64 = 0
    kind: i64 = 0
    while kind < 4:
        have: i64 = s.get(who, kind)
        need: i64 = goods_count(price, kind)
        if have < need:
            exact += have
        else:
            exact += need
            spare += have - need
        kind += 1
    return exact + min(spare, any_of(price)) >= to_pay(price)


# --- advantages (CARD-7, CARD-8, AMB-17) ---


def advantage_applies(s: State, who: i64, slot: i64, card: i64, context: i64) -> bool:
    deck = s.deck
    lying: i64 = s.card_at(who, slot)
    if lying == NOTHING or not deck.has_trigger(lying, p.ON_ADVANTAGE) or not s.is_live(who, slot):
        return False
    effect: i64 = advantage_index(s, lying)
    row: i64 = deck.effects[lying * MOST_EFFECTS + effect]
    if not measure.card_matches(s, card, deck.trigger_filter[row]) or triggers.used_up(
        s, who, slot, effect, row
    ):
        return False
    if context & BY_CHIMNEY and not s.rules.chimney_with_advantage:  # AMB-18
        return False
    if deck.cost_gift[card] and not has_rider(s, deck.block[row]):  # AMB-16: there are no resources to reduce
        return False
    condition: i64 = deck.condition[row]
    return condition < 0 or measure.holds(s, condition, who, source_of(who, slot), context)


def advantage_index(s: State, card: i64) -> i64:
    effect: i64 = 0
    while s.deck.trigger[s.deck.effects[card * MOST_EFFECTS + effect]] != p.ON_ADVANTAGE:
        effect += 1
    return effect


def must_use(s: State, who: i64, card: i64, context: i64) -> bool:
    """AMB-17: an advantage worded without "may" that is no reduction has to be used."""
    if not s.deck.any_forced_advantage:
        return False
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        if advantage_applies(s, who, slot, card, context):
            row: i64 = s.deck.effect_of(s.card_at(who, slot), p.ON_ADVANTAGE)
            if s.deck.may[row] == 0 and s.deck.code[s.deck.block[row]] != steps.DO_COST:
                return True
        slot += 1
    return False


# --- chimneys (CHIM-1..8) ---


def takes_chimney(s: State, who: i64, slot: i64, card: i64) -> bool:
    """CHIM-3..5: a construction without snow and chimney that serves this kind of creature (AMB-66)."""
    lying: i64 = s.card_at(who, slot)
    if lying == NOTHING or not s.is_live(who, slot) or s.has_flag(who, slot, WITH_CHIMNEY):
        return False
    serves: i64 = s.deck.chimney[lying]
    return serves == ANY_CHIMNEY or serves == 1 + s.deck.type[card]


def may_use_chimney(s: State, who: i64, card: i64) -> bool:
    """CHIM-8, CARD-6, AMB-16"""
    if s.deck.creature[card] == 0 or s.get(who, CHIMNEYS) == 0:
        return False
    return s.deck.cost_gift[card] == 0 or s.rules.gift_cost_chimney


# --- may the card come into a city at all? (CARD-2, CARD-3) ---


def fits_into(s: State, city: i64, card: i64) -> bool:
    if s.get(city, CITY) >= SLOTS:
        return False
    spaces: i64 = s.deck.spaces[card]
    if spaces == 0 or measure.shares_a_space(s, city, card):
        return True
    return measure.free_spaces(s, city) >= spaces


def is_second_copy(s: State, city: i64, card: i64) -> bool:
    """CARD-3, AMB-15"""
    if s.deck.unique[card] == 0:
        return False
    at: i64 = s.at(city, 1)
    end: i64 = s.at(city, s.get(city, CITY))
    cards = s.city
    while at < end:
        if cards[at] == card and (s.rules.snowed_unique_blocks or s.flags[at] & SNOWED == 0):
            return True
        at += 1
    return False


def clearing(s: State, who: i64, card: i64, source: i64) -> i64:
    """CARD-9: fire for the snow on a valley card."""
    if source != VALLEY_SOURCE:
        return 0
    n: i64 = s.valley[VALLEY * valley.space_of(s, card) + V_SNOW]
    if n:
        n *= snow.clear_cost(s, who)
    return n


def has_rider(s: State, at: i64) -> bool:
    while s.deck.code[at] != p.STOP:
        if s.deck.code[at] != steps.DO_COST:
            return True
        at = s.deck.code[at + 1]
    return False
