"""The turn of greedy in Silverfrost: which card to play, where to place, what to clear, when to prepare."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.games.silverfrost.bots import receiver
from frostwall.games.silverfrost.bots.greedy import weights as w
from frostwall.games.silverfrost.bots.greedy.cards import standing_worth
from frostwall.games.silverfrost.bots.greedy.effects import Tally, best_quest, effect_worth, new_quest, read
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import placing, plays
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.frames import ANY_LEVEL
from frostwall.games.silverfrost.engine.kinds import VALLEY_SOURCE, goods_count
from frostwall.games.silverfrost.engine.rules import (
    BEACON,
    FORGE,
    GIANT_SLOTS,
    GUILD,
    JOURNEY,
    SPACES,
    SPRING,
)
from frostwall.games.silverfrost.engine.rules import FORGE_CARDS as MOST_CARDS
from frostwall.games.silverfrost.engine.state import NOTHING, SNOWED, V_SNOW, VALLEY

NO_MOVE: Final = -1
_NONE: Final = -1000000


# --- what places bring ---


def place_worth(plan: Plan, place: i64, fire: i64) -> i64:
    """The action of a place, with this much fire gained or spent beside it."""
    s = plan.s
    deck = s.deck
    area: i64 = deck.area[place]
    if area == FORGE:
        return _forge(plan, fire)
    if area == GUILD:
        return plan.gain(0, 0, 0, 0, fire) + best_quest(plan.o, ANY_LEVEL, False) + new_quest(plan.o)
    if area == BEACON:
        return best_giant(plan, True, fire)
    if area == JOURNEY:
        return _journey(plan, place) + plan.gain(0, 0, 0, 0, fire)
    at: i64 = 6 * place
    return (
        plan.gain(
            deck.gains[at],
            deck.gains[at + 1],
            deck.gains[at + 2],
            deck.gains[at + 3],
            deck.gains[at + 4] + fire,
        )
        + deck.gains[at + 5] * w.POINT
        + plan.more_cards(deck.gain_cards[place], True)
    )


def _journey(plan: Plan, place: i64) -> i64:
    """Its points, the cards discarded for it, and what the others can still do there."""
    o = plan.o
    n: i64 = plan.s.deck.discard_cost[place]
    but: i64 = NOTHING
    if plan.s.deck.shared[place] == 0:
        but = place
    animals: i64 = max(0, o.animals - 1)
    after: i64 = o.journeys(max(0, o.hand - n), animals, but) - o.hand_worth(o.hand, animals)
    value: i64 = plan.s.deck.journey_points[place] * w.POINT + after
    for card in plan.cheapest(n):
        value -= plan.desire(card)
    return value


def forge_cards(plan: Plan, most: i64, fire: i64) -> i64:
    """How many cards the Forge should get."""
    best: i64 = plan.gain(0, 0, 0, 0, fire)
    found: i64 = 0
    worst = plan.cheapest(most)
    n: i64 = 0
    while n < len(worst):
        n += 1
        value: i64 = plan.any_gain(0, 0, 0, 0, fire, n) - plan.cards_worth(worst[:n], False)
        if value > best:
            best = value
            found = n
    return found


def _forge(plan: Plan, fire: i64) -> i64:
    best: i64 = plan.gain(0, 0, 0, 0, fire)
    worst = plan.cheapest(MOST_CARDS)
    if not worst:
        return best
    return max(best, plan.any_gain(0, 0, 0, 0, fire, len(worst)) - plan.cards_worth(worst, True))


def giant_worth(plan: Plan, giant: i64, slot: i64, points: bool, fire: i64) -> i64:
    t = Tally()
    t.goods[4] = fire
    read(plan.o, plan.s.deck.giant_block[giant], -1, 0, t)
    return plan.tally_worth(t, True) + (plan.s.deck.slot_points[slot] * w.POINT if points else 0)


def best_giant(plan: Plan, points: bool, fire: i64) -> i64:
    best: i64 = _NONE
    slot: i64 = 0
    while slot < GIANT_SLOTS:
        if plan.s.giants[slot] != NOTHING:
            best = max(best, giant_worth(plan, plan.s.giants[slot], slot, points, fire))
        slot += 1
    return best


def visit_worth(plan: Plan, owner: i64, slot: i64, fire: i64) -> i64:
    """The effect of a destination card, in this seat's city or another."""
    s = plan.s
    card: i64 = s.card_at(owner, slot)
    source: i64 = source_of(owner, slot)
    trigger: i64 = p.ON_VISIT_OWN if owner == plan.who else p.ON_VISIT_OPEN
    t = Tally()
    t.goods[4] = fire
    at: i64 = card * MOST_EFFECTS
    end: i64 = at + MOST_EFFECTS
    while at < end and s.deck.effects[at] >= 0:
        row: i64 = s.deck.effects[at]
        if s.deck.trigger[row] == trigger and (
            s.deck.condition[row] < 0 or measure.holds(s, s.deck.condition[row], plan.who, source, 0)
        ):
            read(plan.o, s.deck.block[row], source, 0, t)
        at += 1
    value: i64 = plan.tally_worth(t, True)
    if owner != plan.who:  # DEST-4
        value -= w.POINT if s.rules.people == 2 else w.OPPONENT
    return value


# --- placing ---


def placement(plan: Plan, m: i64) -> i64:
    """What a PLACE or VISIT is worth, the Silver Guard's fire included (GUARD-4); but that it would bring anywhere."""
    s = plan.s
    who: i64 = plan.who
    guard: bool = kinds.figure_of(m) == 1
    fire: i64 = 0
    value: i64 = 0
    if kind_of(m) == kinds.PLACE:
        place: i64 = kinds.figure_place(m)
        if guard and s.occupied[place] == 0:
            fire += placing.guard_fire(s, who)
        fire -= placing.place_need(s, who, place)
        value = place_worth(plan, place, fire) + s.snow[place] * plan.o.token
    else:
        owner: i64 = kinds.figure_place(m)
        slot: i64 = kinds.figure_slot(m)
        at: i64 = s.at(owner, slot)
        if guard and (owner != who or placing.on_own_places(s.flags[at]) == 0):
            fire += placing.guard_fire(s, who)
        if s.flags[at] & SNOWED:
            fire -= plan.o.clear_cost
            value += plan.o.token + (w.MARGINAL_CARD if owner == who else 0)
        value += visit_worth(plan, owner, slot, fire)
    if guard:
        value -= placing.guard_fire(s, who) * plan.o.price[4] * 9 // 10
    return value


# --- playing ---


def play_worth(plan: Plan, m: i64) -> i64:
    """What a play gains over keeping everything for later."""
    s = plan.s
    o = plan.o
    card: i64 = kinds.play_card(m)
    paid: i64 = kinds.play_cost(m)
    chimney: i64 = kinds.play_chimney(m)
    advantage: i64 = kinds.play_advantage(m)
    fire: i64 = -s.deck.cost_gift[card]
    value: i64 = -s.deck.cost_gift[card] * o.price[4] * w.OPPONENT // 100
    if kinds.play_into(m):
        value += effect_of_play(plan, card) - s.deck.points[card] * w.POINT
        if plays.city_in(s, kinds.play_into(m)) != receiver.city_for(s, plan.who, card):
            value -= 1
    else:
        value += plan.value(card)
    if kinds.play_source(m) == VALLEY_SOURCE:
        space: i64 = 0
        while s.valley[VALLEY * space] != card and space < SPACES - 1:
            space += 1
        covered: i64 = s.valley[VALLEY * space + V_SNOW]
        fire -= covered * o.clear_cost
        value += covered * o.token
    elif kinds.play_source(m) == kinds.HAND:
        value += plan.more_cards(-1, False)
    if chimney:
        if s.deck.cost_gift[card]:
            fire = 0
        fire -= 1
        value -= w.CHIMNEY[o.season]
    if advantage:
        row: i64 = s.deck.effect_of(s.card_at(plan.who, advantage), p.ON_ADVANTAGE)
        value += effect_worth(o, row, source_of(plan.who, advantage))
    before: i64 = plan.now()
    after: i64 = plan.potential(
        -goods_count(paid, 0),
        -goods_count(paid, 1),
        -goods_count(paid, 2),
        -goods_count(paid, 3),
        fire,
        card,
        1 if chimney else 0,
    )
    return value + after - before


def effect_of_play(plan: Plan, card: i64) -> i64:
    row: i64 = plan.s.deck.effect_of(card, p.ON_PLAY)
    if row < 0:
        return 0
    return effect_worth(plan.o, row)


# --- snow and abilities ---


def clear_worth(plan: Plan, slot: i64) -> i64:
    """What clearing a card of this seat's city gains, without its cost. Before spring the best cards will be snowed
    again, and what counts is that one more will be free in the end."""
    o = plan.o
    value: i64 = standing_worth(o, slot)
    if o.season != SPRING:
        points: i64 = plan.s.deck.points[plan.s.card_at(plan.who, slot)] * w.POINT
        value = w.MARGINAL_CARD + (value - points) // 2 + points // 10
    return value + o.token


def extra(plan: Plan, m: i64) -> i64:
    """CLEAR or USE."""
    s = plan.s
    if kind_of(m) == kinds.CLEAR:
        return clear_worth(plan, kinds.first(m)) + plan.gain(0, 0, 0, 0, -plan.o.clear_cost)
    slot: i64 = kinds.first(m)
    row: i64 = s.deck.effects[s.card_at(plan.who, slot) * MOST_EFFECTS + kinds.second(m)]
    return effect_worth(plan.o, row, source_of(plan.who, slot))


def closing(plan: Plan, moves: list[int]) -> i64:
    """The action is done: clear what pays, else end."""
    best: i64 = kinds.END
    top: i64 = 0
    for m in moves:
        if m != kinds.END:
            value: i64 = extra(plan, m)
            if value > top:
                top = value
                best = m
    return best


def window(plan: Plan, moves: list[int]) -> i64:
    """TURN-17: clearing that pays at the end of a turn pays before what it changes; and more so there."""
    best: i64 = kinds.CONTINUE
    top: i64 = 0
    for m in moves:
        if kind_of(m) == kinds.CLEAR:
            matters: bool = (plan.s.word(0) >> kinds.first(m)) & 1 == 1
            value: i64 = extra(plan, m) + (w.POINT // 2 if matters else 0)
            if value > top:
                top = value
                best = m
    return best


# --- the turn ---


def ready(plan: Plan, moves: list[int]) -> i64:
    """A card that pays is played before an animal is placed, an animal placed before preparing."""
    spot: i64 = NO_MOVE
    spot_worth: i64 = _NONE
    card: i64 = NO_MOVE
    card_worth: i64 = _NONE
    leave: i64 = NO_MOVE
    for m in moves:
        kind: i64 = kind_of(m)
        if kind == kinds.PLAY:
            value: i64 = play_worth(plan, m)
            if value > card_worth:
                card = m
                card_worth = value
        elif kind == kinds.PLACE or kind == kinds.VISIT:
            value = placement(plan, m)
            if value > spot_worth:
                spot = m
                spot_worth = value
        elif kind == kinds.PREPARE or kind == kinds.PASS or kind == kinds.END:
            leave = m
    if card != NO_MOVE and card_worth > w.PLAY_LEAST:
        return card
    if spot != NO_MOVE:
        return spot
    if leave != NO_MOVE:
        return leave
    return card
