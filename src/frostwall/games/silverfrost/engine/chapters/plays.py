"""Every way to play a card (6.1): its source, its cost, advantages and chimneys; and why another is refused.

Source, card, clearing, advantage and payment are one move that is checked as a whole (TURN-14). Effects that let
somebody play a card use the same code with a reduction and other sources (CARD-11, AMB-19).
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.moves import MoveSet
from frostwall.core.types import Json, Refusal
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import prices, snow, supply, valley
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import ANY_CHIMNEY
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.measure import BY_CHIMNEY, FROM_VALLEY
from frostwall.games.silverfrost.engine.kinds import HAND, REVEALED, VALLEY_SOURCE, goods_count
from frostwall.games.silverfrost.engine.rules import FIRE, RESOURCES, SPACES
from frostwall.games.silverfrost.engine.state import (
    CHIMNEYS,
    CITY,
    NOBODY,
    NOTHING,
    PERSON,
    SLOTS,
    SNOWED,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)
from frostwall.games.silverfrost.engine.state import HAND as IN_HAND

_LANES: Final = 0x80808080  # the highest bit of each of four counts in a bag
ANY_PRICE: Final = 0xFFFFFFFFFF  # a purse from which every price can be taken off

# --- lists ---


class Buyer:
    """Who plays a card and in which way, and what they have for it: found out once for all the cards looked at."""

    def __init__(self, s: State, who: i64, way: i64, minus: i64) -> None:
        self.who: i64 = who
        self.way: i64 = way
        self.minus: i64 = minus
        self.room: i64 = measure.free_spaces(s, who)
        self.offers: i64 = _advantages(s, who)
        self.fire: i64 = s.get(who, FIRE)
        self.served: i64 = _served(s, who)
        self.purse: i64 = _purse(s, who)
        if self.offers or way != steps.NORMAL or s.deck.any_static_cost:
            self.purse = ANY_PRICE

    def reaches(self, s: State, card: i64) -> bool:
        """A quick look: can the card be paid for with resources or by a chimney? One with another price is looked at
        anyway, and so is every card if it may be cheaper than printed."""
        if (self.purse - s.deck.cost_bag[card]) & _LANES == _LANES:
            return True
        return s.deck.creature[card] == 1 and (self.served >> s.deck.type[card]) & 1 == 1


def _advantages(s: State, who: i64) -> i64:
    """The live cards that offer an advantage, as bits."""
    found: i64 = 0
    if not s.reacts(who, p.ON_ADVANTAGE):
        return found
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        lying: i64 = s.card_at(who, slot)
        if lying != NOTHING and s.deck.has_trigger(lying, p.ON_ADVANTAGE) and s.is_live(who, slot):
            found |= bit(slot)
        slot += 1
    return found


def _purse(s: State, who: i64) -> i64:
    """The resources as a bag (core/bag.py) with the highest bit of each count set, so that a price can be taken off."""
    at: i64 = who * PERSON
    own = s.own
    purse: i64 = min(own[at], 127) | (min(own[at + 1], 127) << 8)
    return _LANES | purse | (min(own[at + 2], 127) << 16) | (min(own[at + 3], 127) << 24)


def _served(s: State, who: i64) -> i64:
    """The types of creatures that could be had for a chimney, as bits."""
    found: i64 = 0
    if s.get(who, CHIMNEYS) == 0 or s.get(who, FIRE) == 0:
        return found
    at: i64 = s.at(who, 1)
    end: i64 = s.at(who, s.get(who, CITY))
    while at < end:
        lying: i64 = s.city[at]
        if lying != NOTHING and s.flags[at] & (SNOWED | WITH_CHIMNEY) == 0:
            serves: i64 = s.deck.chimney[lying]
            if serves == ANY_CHIMNEY:
                return -1
            found |= bit(serves) >> 1
        at += 1
    return found


def list_plays(
    s: State, who: i64, sources: i64, wanted: i64, way: i64, minus: i64, start: i64, moves: MoveSet
) -> None:
    """Every way to play a card from these sources (as bits) that fits the filter (-1: any card). `start` is where the
    cards looked at begin."""
    buyer = Buyer(s, who, way, minus)
    if sources & 1:
        _list_hand(s, buyer, wanted, moves, False)
    if sources & 2:
        _list_valley(s, buyer, wanted, moves)
    if sources & 4 and start >= 0:
        at: i64 = start
        while at < len(s.looked):
            card: i64 = s.looked[at]
            if measure.card_matches(s, card, wanted) and not _looked_before(s, start, at):
                _list_card(s, buyer, card, REVEALED, buyer.fire, moves)
            at += 1


def _list_hand(s: State, buyer: Buyer, wanted: i64, moves: MoveSet, enough: bool) -> None:
    """With `enough` one card that can be played will do."""
    left: i64 = s.get(buyer.who, IN_HAND)
    base: i64 = buyer.who * s.deck.cards
    hand = s.hand
    card: i64 = 0
    while left > 0:
        copies: i64 = hand[base + card]
        if copies:
            left -= copies
            if buyer.reaches(s, card) and measure.card_matches(s, card, wanted):
                _list_card(s, buyer, card, HAND, buyer.fire, moves)
                if enough and moves.total:
                    return
        card += 1


def _list_valley(s: State, buyer: Buyer, wanted: i64, moves: MoveSet) -> None:
    valley = s.valley
    space: i64 = 0
    while space < SPACES:
        card: i64 = valley[VALLEY * space]
        if card != NOTHING and buyer.reaches(s, card) and measure.card_matches(s, card, wanted):
            fire: i64 = buyer.fire
            n: i64 = valley[VALLEY * space + V_SNOW]
            if n:  # CARD-9
                fire -= n * snow.clear_cost(s, buyer.who)
            if fire >= 0:
                _list_card(s, buyer, card, VALLEY_SOURCE, fire, moves)
        space += 1


def _looked_before(s: State, start: i64, at: i64) -> bool:
    i: i64 = start
    while i < at:
        if s.looked[i] == s.looked[at]:
            return True
        i += 1
    return False


def _list_card(s: State, buyer: Buyer, card: i64, source: i64, fire: i64, moves: MoveSet) -> None:
    """`fire` is what is left after clearing."""
    who: i64 = buyer.who
    if s.deck.play_into[card] == 0:
        fits: bool = buyer.room >= s.deck.spaces[card] or (
            s.deck.any_spaces and measure.shares_a_space(s, who, card)
        )
        if fits and s.get(who, CITY) < SLOTS and not prices.is_second_copy(s, who, card):
            _list_payments(s, buyer, card, source, 0, fire, moves)
        return
    city: i64 = 0
    while city < s.rules.people:
        if (
            city != who
            and not s.is_claw(city)
            and prices.fits_into(s, city, card)
            and not prices.is_second_copy(s, city, card)
        ):
            _list_payments(s, buyer, card, source, bit(city), fire, moves)
        city += 1


def _list_payments(
    s: State, buyer: Buyer, card: i64, source: i64, into: i64, fire: i64, moves: MoveSet
) -> None:
    who: i64 = buyer.who
    offers: i64 = buyer.offers
    context: i64 = 0
    if source == VALLEY_SOURCE:
        context = FROM_VALLEY
    gift: i64 = 0
    if buyer.way != steps.FREE:
        gift = s.deck.cost_gift[card]
    slot: i64 = _first_slot(s, who, card, context)
    while slot == 0 or offers >> slot:
        if slot == 0 or ((offers >> slot) & 1 and prices.advantage_applies(s, who, slot, card, context)):
            if gift:
                if fire >= gift:
                    moves.add(kinds.play(card, source, 0, slot, 0, into))
            else:
                price: i64 = prices.price_of(s, who, card, buyer.way, buyer.minus, slot)
                _list_bags(s, who, card, source, slot, into, price, moves)
        slot += 1
    if buyer.way != steps.FREE and fire >= 1 and prices.may_use_chimney(s, who, card):
        if (buyer.served >> s.deck.type[card]) & 1:
            _list_chimneys(s, who, card, source, into, offers, context | BY_CHIMNEY, moves)


def _first_slot(s: State, who: i64, card: i64, context: i64) -> i64:
    """0 stands for no advantage; where one has to be used the slots are looked at alone."""
    if prices.must_use(s, who, card, context):
        return 1
    return 0


def _list_chimneys(
    s: State, who: i64, card: i64, source: i64, into: i64, offers: i64, context: i64, moves: MoveSet
) -> None:
    """Paid for with a chimney, with each advantage or none."""
    last: i64 = s.get(who, CITY)
    chimney: i64 = 1
    while chimney < last:
        if prices.takes_chimney(s, who, chimney, card):
            slot: i64 = _first_slot(s, who, card, context)
            while slot == 0 or offers >> slot:
                if slot == 0 or (
                    (offers >> slot) & 1 and prices.advantage_applies(s, who, slot, card, context)
                ):
                    moves.add(kinds.play(card, source, 0, slot, chimney, into))
                slot += 1
        chimney += 1


def _list_bags(
    s: State, who: i64, card: i64, source: i64, slot: i64, into: i64, price: i64, moves: MoveSet
) -> None:
    """One move for every way to settle the price."""
    if prices.any_of(price) == 0 and prices.less_of(price) == 0:
        if supply.owns(s, who, price):
            moves.add(kinds.play(card, source, price, slot, 0, into))
        return
    if not prices.affordable(s, who, price):
        return
    total: i64 = prices.to_pay(price)
    birch: i64 = 0
    while birch <= min(total, s.get(who, 0)):
        moss: i64 = 0
        while moss <= min(total - birch, s.get(who, 1)):
            copper: i64 = 0
            while copper <= min(total - birch - moss, s.get(who, 2)):
                nut: i64 = total - birch - moss - copper
                paid: i64 = birch | (moss << 5) | (copper << 10) | (nut << 15)
                if nut <= s.get(who, 3) and prices.settles(price, paid):
                    moves.add(kinds.play(card, source, paid, slot, 0, into))
                copper += 1
            moss += 1
        birch += 1


def can_play(s: State, who: i64) -> bool:
    """TURN-5: is there a card to play, from hand or valley?"""
    found = MoveSet()
    buyer = Buyer(s, who, steps.NORMAL, prices.NO_MINUS)
    _list_hand(s, buyer, -1, found, True)
    if found.total == 0:
        _list_valley(s, buyer, -1, found)
    return found.total > 0


# --- refusals ---


def refuse_play(
    s: State, who: i64, m: i64, sources: i64, wanted: i64, way: i64, minus: i64, start: i64
) -> Refusal | None:
    card: i64 = kinds.play_card(m)
    source: i64 = kinds.play_source(m)
    name = s.deck.card_names[card]
    args: Json = {"card": name}
    if (sources >> source) & 1 == 0:
        return Refusal("WRONG_SOURCE", "CARD-11", {"source": kinds.SOURCES[source]})
    if not _lies_there(s, who, card, source, start):
        return Refusal("NOT_THERE", "CARD-1", {"card": name, "source": kinds.SOURCES[source]})
    if not measure.card_matches(s, card, wanted):
        return Refusal("CARD_DOES_NOT_FIT", "CARD-11", args)
    into: i64 = kinds.play_into(m)
    city: i64 = who
    if into or s.deck.play_into[card]:
        city = city_in(s, into)
        if s.deck.play_into[card] == 0 or city == NOBODY or city == who or s.is_claw(city):
            return Refusal("WRONG_CITY", "CARD-1", args)
    if not prices.fits_into(s, city, card):
        return Refusal("CITY_FULL", "CARD-2", args)
    if prices.is_second_copy(s, city, card):
        return Refusal("SECOND_COPY", "CARD-3", args)
    return _refuse_payment(s, who, m, card, source, way, minus)


def _lies_there(s: State, who: i64, card: i64, source: i64, start: i64) -> bool:
    if source == HAND:
        return s.hand_count(who, card) > 0
    if source == VALLEY_SOURCE:
        return valley.space_of(s, card) != NOTHING
    if source == REVEALED and start >= 0:
        at: i64 = start
        while at < len(s.looked):
            if s.looked[at] == card:
                return True
            at += 1
    return False


def city_in(s: State, into: i64) -> i64:
    """The one seat of a set, or NOBODY."""
    city: i64 = 0
    while city < s.rules.people:
        if into == bit(city):
            return city
        city += 1
    return NOBODY


def _refuse_payment(
    s: State, who: i64, m: i64, card: i64, source: i64, way: i64, minus: i64
) -> Refusal | None:
    name = s.deck.card_names[card]
    paid: i64 = kinds.play_cost(m)
    advantage: i64 = kinds.play_advantage(m)
    chimney: i64 = kinds.play_chimney(m)
    context: i64 = FROM_VALLEY if source == VALLEY_SOURCE else 0
    if chimney:
        context |= BY_CHIMNEY
    clearing: i64 = prices.clearing(s, who, card, source)
    if s.get(who, FIRE) < clearing:
        return Refusal("NO_FIRE_FOR_SNOW", "CARD-9", {"card": name}, {"fire": int(clearing)})
    if advantage:
        problem = _refuse_advantage(s, who, advantage, card, context)
        if problem is not None:
            return problem
    elif prices.must_use(s, who, card, context):
        return Refusal("ADVANTAGE_MUST", "CARD-7", {"card": name})
    if chimney:
        return _refuse_chimney(s, who, card, chimney, paid, way, clearing)
    gift: i64 = s.deck.cost_gift[card] if way != steps.FREE else 0
    if gift:
        if paid:
            return Refusal("GIFT_COST", "CARD-6", {"card": name}, {"fire": int(gift)})
        if s.get(who, FIRE) < clearing + gift:
            return Refusal("NO_FIRE", "CARD-6", {"card": name}, {"fire": int(clearing + gift)})
        return None
    price: i64 = prices.price_of(s, who, card, way, minus, advantage)
    if not prices.settles(price, paid):
        rule = "CARD-5" if s.deck.creature[card] else "CARD-4"
        return Refusal("WRONG_PAYMENT", rule, {"card": name}, {"cost": _price_words(price)})
    if not supply.owns(s, who, paid):
        return Refusal("CANNOT_PAY", "TURN-14", {"card": name}, {"cost": _price_words(price)})
    return None


def _price_words(price: i64) -> Json:
    """What is to be paid, for a refusal: resources, any, and how many of them may be left out."""
    words: Json = {}
    kind = 0
    for name in RESOURCES:
        n = int(goods_count(price, kind))
        if n:
            words[name] = n
        kind += 1
    if prices.any_of(price):
        words["any"] = int(prices.any_of(price))
    if prices.less_of(price):
        words["less"] = int(prices.less_of(price))
    return words


def _refuse_advantage(s: State, who: i64, slot: i64, card: i64, context: i64) -> Refusal | None:
    if prices.advantage_applies(s, who, slot, card, context):
        return None
    args: Json = {"slot": int(slot)}
    if s.card_at(who, slot) == NOTHING or not s.deck.has_trigger(s.card_at(who, slot), p.ON_ADVANTAGE):
        return Refusal("NO_ADVANTAGE", "CARD-7", args)
    if not s.is_live(who, slot):
        return Refusal("UNDER_SNOW", "SNOW-11", args)
    if context & BY_CHIMNEY and not s.rules.chimney_with_advantage:
        return Refusal("NO_ADVANTAGE", "CARD-10", args)
    return Refusal("NO_ADVANTAGE", "CARD-7", args)


def _refuse_chimney(
    s: State, who: i64, card: i64, slot: i64, paid: i64, way: i64, clearing: i64
) -> Refusal | None:
    name = s.deck.card_names[card]
    args: Json = {"slot": int(slot)}
    if s.deck.creature[card] == 0:
        return Refusal("NO_CREATURE", "CHIM-8", {"card": name})
    if s.deck.cost_gift[card] and not s.rules.gift_cost_chimney:
        return Refusal("GIFT_COST", "CARD-6", {"card": name}, {"fire": int(s.deck.cost_gift[card])})
    if way == steps.FREE or paid:
        return Refusal("CHIMNEY_PAYS_ALL", "CHIM-2", {"card": name})
    if s.get(who, CHIMNEYS) == 0:
        return Refusal("NO_CHIMNEY", "CHIM-2", {"card": name})
    if s.card_at(who, slot) == NOTHING:
        return Refusal("NO_SUCH_CARD", "CHIM-2", args)
    if not s.is_live(who, slot):
        return Refusal("UNDER_SNOW", "CHIM-5", args)
    if s.has_flag(who, slot, WITH_CHIMNEY):
        return Refusal("CHIMNEY_TAKEN", "CHIM-4", args)
    if not prices.takes_chimney(s, who, slot, card):
        return Refusal("CHIMNEY_DOES_NOT_FIT", "CHIM-3", args)
    if s.get(who, FIRE) < clearing + 1:
        return Refusal("NO_FIRE", "CHIM-2", {"card": name}, {"fire": int(clearing + 1)})
    return None
