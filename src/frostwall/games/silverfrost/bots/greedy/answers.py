"""How greedy answers the decisions inside effects, and those of the set-up."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of, name_at, with_name
from frostwall.games.silverfrost.bots import receiver
from frostwall.games.silverfrost.bots.greedy import weights as w
from frostwall.games.silverfrost.bots.greedy.cards import standing_worth
from frostwall.games.silverfrost.bots.greedy.effects import Tally, card_effects, may, quest_gain, read
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.bots.greedy.turn import (
    NO_MOVE,
    clear_worth,
    forge_cards,
    giant_worth,
    place_worth,
    placement,
    play_worth,
    visit_worth,
)
from frostwall.games.silverfrost.engine import frames, kinds
from frostwall.games.silverfrost.engine.chapters import giants
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.kinds import goods_count
from frostwall.games.silverfrost.engine.rules import SPRING

_NONE: Final = -1000000


def answer(plan: Plan, frame: i64, moves: list[int]) -> i64:
    """The best answer, or NO_MOVE where every one is as good."""
    if frame == frames.CARDS:
        return cards(plan) if not moves else bound_cards(plan, moves)
    best: i64 = NO_MOVE
    top: i64 = _NONE
    for m in moves:
        kind: i64 = kind_of(m)
        if kind != kinds.CLEAR and kind != kinds.USE:
            value: i64 = rate(plan, frame, m, kind)
            if best == NO_MOVE or value > top:
                best = m
                top = value
    return best


def rate(plan: Plan, frame: i64, m: i64, kind: i64) -> i64:
    """What an answer is worth; only the order counts."""
    s = plan.s
    if kind == kinds.NONE or kind == kinds.NO:
        return 0
    if frame == frames.YES_NO:
        return _yes(plan)
    if frame == frames.OPTION:
        t = Tally()
        read(
            plan.o,
            s.deck.code[s.word(0) + 4 + kinds.first(m)],
            s.frames[(s.depth - 3) * frames.FRAME + 3],
            0,
            t,
        )
        return plan.tally_worth(t)
    if frame == frames.GOODS:
        bag: i64 = kinds.goods_of(m)
        sign: i64 = 1 if s.word(0) == frames.GAIN else -1
        birch: i64 = sign * goods_count(bag, 0)
        moss: i64 = sign * goods_count(bag, 1)
        return plan.gain(birch, moss, sign * goods_count(bag, 2), sign * goods_count(bag, 3), 0)
    if frame == frames.TIMES:
        return _times(plan, kinds.first(m))
    if frame == frames.PLAY:
        return play_worth(plan, m)
    if frame == frames.GIANT:
        giant: i64 = kinds.first(m)
        return giant_worth(plan, giant, giants.slot_of(s, giant), s.word(0) == 1, 0)
    if frame == frames.QUEST:
        quest: i64 = kinds.first(m)
        if s.word(1) & frames.SWAP:
            return -plan.o.quest_worth(quest, plan.o.missing_steps(quest))
        return quest_gain(plan.o, quest) + (50 if kind == kinds.QUEST else 0)  # others want the open ones too
    if frame == frames.ORDER or frame == frames.PRODUCE:
        return _order(plan, kinds.first(m))
    if frame == frames.CITY_SNOW:
        return -standing_worth(plan.o, kinds.first(m))
    return _rate_more(plan, frame, m, kind)


def _rate_more(plan: Plan, frame: i64, m: i64, kind: i64) -> i64:
    s = plan.s
    if frame == frames.VALLEY:
        card: i64 = kinds.first(m)
        return plan.desire(card) if s.word(0) == frames.TAKE else -plan.desire(card)
    if frame == frames.CITY_CARD:
        return _city_card(plan, kinds.first(m), kinds.second(m))
    if frame == frames.CLEAR_WHERE:
        return _clear(plan, kind, kinds.first(m))
    if frame == frames.SNOW_WHERE:
        return _snow(plan, kind, kinds.first(m))
    if frame == frames.KEEP or frame == frames.KEEP_QUEST:
        return _quests(plan, m, kind)
    if frame == frames.LOOKED:
        return _looked(plan, kinds.names_of(m))
    if frame == frames.SEAT:
        return -receiver.standing(s, plan.who, kinds.first(m))
    if frame == frames.COPY:
        return place_worth(plan, kinds.first(m), 0)
    if frame == frames.ANIMAL:
        return _animal(plan, m, kind)
    if frame == frames.WHERE:
        if kind == kinds.PLACE or kind == kinds.VISIT:
            return placement(plan, m)
        return 1
    if frame == frames.CLAW_QUEST:
        return -s.deck.quest_points[kinds.first(m)]
    return 0


# --- effects that may be used, options, repetitions ---


def _yes(plan: Plan) -> i64:
    """The effect lies below; a `may` inside it has its price."""
    s = plan.s
    t = Tally()
    if s.word(0) < 0:
        read(plan.o, s.below(0), s.below(1), s.below(3), t)
        return plan.tally_worth(t)
    pc: i64 = s.word(0)
    may(plan.o, pc, s.below(1), s.below(3), t, 0)
    return plan.tally_worth(t)


def _times(plan: Plan, times: i64) -> i64:
    s = plan.s
    code = s.deck.code
    pc: i64 = s.word(0)
    if times == 0:
        return 0
    t = Tally()
    _bag(plan, pc + 4, -times, t)
    _bag(plan, pc + 5 + 2 * code[pc + 4], times, t)
    t.cards -= code[pc + 3] * times
    return plan.tally_worth(t)


def _bag(plan: Plan, pc: i64, times: i64, t: Tally) -> None:
    code = plan.s.deck.code
    i: i64 = 0
    while i < code[pc]:
        n: i64 = measure.amount(plan.s, code[pc + 2 + 2 * i], plan.who, plan.s.below(1), 0)
        t.goods[code[pc + 1 + 2 * i]] += n * times
        i += 1


def _order(plan: Plan, slot: i64) -> i64:
    """What takes nothing comes first: it may pay for what follows."""
    s = plan.s
    card: i64 = s.card_at(plan.who, slot)
    row: i64 = s.deck.effect_of(card, p.ON_PRODUCE)
    if row < 0:
        return 0
    op: i64 = s.deck.code[s.deck.block[row]]
    if op == steps.DO_GAIN:
        return 2
    return 0 if op == steps.DO_UP_TO or op == steps.DO_MAY else 1


# --- cards ---


def cards(plan: Plan) -> i64:
    """CARDS: those least worth keeping, and as few as will do; more where that pays."""
    s = plan.s
    purpose: i64 = s.word(0)
    least: i64 = s.word(1)
    most: i64 = s.word(2)
    wanted: i64 = s.word(3)
    fitting: list[int] = []
    for card in plan.cheapest(plan.o.hand):
        if plan.matches(card, wanted):
            fitting.append(card)
    n: i64 = min(least, len(fitting))
    if purpose == frames.FORGE_CARDS:
        n = forge_cards(plan, most, 0)
    elif purpose == frames.TUCK:
        n = most
    elif purpose == frames.DISCARD and most > least:
        while n < min(most, len(fitting)) and plan.desire(fitting[n]) < w.POINT:
            n += 1
    n = min(n, most, len(fitting))
    chosen: i64 = 0
    picked: list[int] = sorted(fitting[:n])
    for card in picked:
        chosen = with_name(chosen, card)
    if purpose == frames.GIVE:
        return kinds.give(chosen, s.word(4))
    return kinds.names(kinds.UNDER if purpose == frames.TUCK else kinds.DISCARD, chosen)


def bound_cards(plan: Plan, moves: list[int]) -> i64:
    """CARDS while an ability binds the seat to act (TURN-10): not every choice leaves an action, so only those listed.
    The usual choice if it does; else as many cards, those least worth keeping."""
    usual: i64 = cards(plan)
    number: i64 = _count(kinds.names_of(usual))
    best: i64 = NO_MOVE
    top: i64 = _NONE
    for m in moves:
        if m == usual:
            return usual
        more: i64 = _count(kinds.names_of(m)) - number
        value: i64 = -_desired(plan, kinds.names_of(m)) - 100 * w.POINT * (more if more > 0 else -more)
        if best == NO_MOVE or value > top:
            best = m
            top = value
    return best


def _count(chosen: i64) -> i64:
    n: i64 = 0
    while n < 5 and name_at(chosen, n) >= 0:
        n += 1
    return n


def _desired(plan: Plan, chosen: i64) -> i64:
    total: i64 = 0
    i: i64 = 0
    while i < 5 and name_at(chosen, i) >= 0:
        total += plan.desire(name_at(chosen, i))
        i += 1
    return total


def _looked(plan: Plan, chosen: i64) -> i64:
    """Cards to keep, or (c = 1) to give away."""
    total: i64 = _desired(plan, chosen)
    keep: bool = plan.s.word(2) == 0 and plan.s.deck.code[plan.s.word(0) + 4] == steps.KEEP_SOME
    return total if keep else -total


def _quests(plan: Plan, m: i64, kind: i64) -> i64:
    o = plan.o
    if kind == kinds.KEEP:
        return o.quest_worth(kinds.first(m), o.missing_steps(kinds.first(m)))
    total: i64 = 0
    chosen: i64 = kinds.names_of(m)
    i: i64 = 0
    while i < 5 and name_at(chosen, i) >= 0:
        total += o.quest_worth(name_at(chosen, i), o.missing_steps(name_at(chosen, i)))
        i += 1
    return total


# --- cities, places, animals ---


def _city_card(plan: Plan, owner: i64, slot: i64) -> i64:
    s = plan.s
    purpose: i64 = s.word(0)
    if purpose == frames.ACTIVATE:
        which: i64 = s.deck.code[s.word(1) + 2]
        trigger: i64 = p.ON_PRODUCE
        if which == 1:
            trigger = p.ON_PLAY
        elif which == 2:
            trigger = p.ON_VISIT_OWN
        return card_effects(plan.o, s.card_at(owner, slot), trigger, source_of(owner, slot))
    if purpose == frames.REMOVE:
        return -standing_worth(plan.o, slot)
    return s.deck.points[s.card_at(owner, slot)]


def _clear(plan: Plan, kind: i64, where: i64) -> i64:
    if kind == kinds.SNOW_CARD:
        return clear_worth(plan, where)
    if kind == kinds.SNOW_PLACE:
        free: bool = plan.s.occupied[where] == 0 or plan.s.deck.shared[where] == 1
        if not free:
            return 0
        return place_worth(plan, where, 0)
    return plan.desire(where)


def _snow(plan: Plan, kind: i64, where: i64) -> i64:
    """Where it hurts this seat least: places that others will want and it will not."""
    if kind == kinds.SNOW_VALLEY:
        return -plan.desire(where)
    s = plan.s
    mine: bool = s.normal_at(where, plan.who) > 0 or s.guard_at(where, plan.who)
    if plan.o.animals == 0 or mine:
        return place_worth(plan, where, 0) + (200 if mine and plan.o.season != SPRING else 0)
    return -place_worth(plan, where, 0)


def _animal(plan: Plan, m: i64, kind: i64) -> i64:
    """Back from where it can be used best again, the Silver Guard rather than another."""
    guard: i64 = kinds.figure_of(m) * plan.o.price[4]
    if kind == kinds.RECALL:
        return guard + place_worth(plan, kinds.figure_place(m), 0)
    if kind == kinds.RECALL_CARD:
        return guard + visit_worth(plan, kinds.figure_place(m), kinds.figure_slot(m), 0)
    return guard + w.SPOT


# --- set-up ---


def mulligan(plan: Plan) -> i64:
    """SET-19: a hand without three cards to aim for is exchanged."""
    total: i64 = 0
    for card in plan.cheapest(plan.o.hand):
        total += plan.desire(card)
    return kinds.MULLIGAN if total < w.MULLIGAN else kinds.STAY
