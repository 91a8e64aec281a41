"""What an effect is worth before it is used: its program is read step by step, as engine/effects/ carries it out, and
what it would bring is written down. Nothing is drawn and nothing is decided; where the user may choose, the best is
taken.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bits import bit
from frostwall.games.silverfrost.bots.greedy import weights as w
from frostwall.games.silverfrost.bots.greedy.outlook import Outlook, zeros
from frostwall.games.silverfrost.engine.chapters import quests
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import source_of, source_owner, source_slot
from frostwall.games.silverfrost.engine.rules import SPACES, SPRING
from frostwall.games.silverfrost.engine.state import (
    CHIMNEYS,
    CITY,
    NOTHING,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)

_DEEP: Final = 3  # effects that start others are followed so far


class Tally:
    """What an effect brings: goods in the order of GOODS, cards, and other worth."""

    def __init__(self) -> None:
        self.goods: vec[i64] = zeros(7)
        self.cards: i64 = 0
        self.other: i64 = 0

    def worth(self, o: Outlook) -> i64:
        """At plain prices."""
        total: i64 = self.other + self.cards * o.card_price
        good: i64 = 0
        while good < 7:
            n: i64 = self.goods[good]
            if n:
                total += n * o.price[good]
            good += 1
        return total

    def add(self, more: "Tally") -> None:
        good: i64 = 0
        while good < 7:
            self.goods[good] += more.goods[good]
            good += 1
        self.cards += more.cards
        self.other += more.other


def read(o: Outlook, block: i64, source: i64, context: i64, t: Tally, deep: i64 = 0) -> None:
    """Add what a block brings to the tally."""
    code = o.s.deck.code
    pc: i64 = block
    while code[pc] != p.STOP:
        _step(o, pc, source, context, t, deep)
        pc = code[pc + 1]


def effect_worth(o: Outlook, row: i64, source: i64 = -1, context: i64 = 0) -> i64:
    """One effect of a card, if its condition holds."""
    deck = o.s.deck
    if deck.condition[row] >= 0 and not measure.holds(o.s, deck.condition[row], o.who, source, context):
        return 0
    t = Tally()
    read(o, deck.block[row], source, context, t)
    found: i64 = t.worth(o)
    return max(0, found) if deck.may[row] else found


def _bag(o: Outlook, pc: i64, source: i64, times: i64, t: Tally) -> None:
    code = o.s.deck.code
    n: i64 = code[pc]
    i: i64 = 0
    while i < n:
        amount: i64 = measure.amount(o.s, code[pc + 2 + 2 * i], o.who, source, 0)
        t.goods[code[pc + 1 + 2 * i]] += amount * times
        i += 1


def _step(o: Outlook, pc: i64, source: i64, context: i64, t: Tally, deep: i64) -> None:
    s = o.s
    code = s.deck.code
    op: i64 = code[pc]
    if op == steps.DO_GAIN:
        if code[pc + 2] == p.SELF or code[pc + 2] == p.EVERYBODY:
            _bag(o, pc + 3, source, 1, t)
        else:
            other = Tally()
            _bag(o, pc + 3, source, 1, other)
            t.other -= other.worth(o) * w.OPPONENT // 100
    elif op == steps.DO_DRAW:
        n: i64 = measure.amount(s, code[pc + 3], o.who, source, 0)
        if code[pc + 2] == p.SELF or code[pc + 2] == p.EVERYBODY:
            t.cards += n
        else:
            t.other -= n * o.card_price * w.OPPONENT // 100
    elif op == steps.DO_IF:
        block: i64 = code[pc + 3] if measure.holds(s, code[pc + 2], o.who, source, context) else code[pc + 4]
        if block >= 0:
            read(o, block, source, context, t, deep)
    elif op == steps.DO_MAY:
        may(o, pc, source, context, t, deep)
    elif op == steps.DO_UP_TO:
        _up_to(o, pc, source, t)
    elif op == steps.DO_GIVE:
        given = Tally()
        _bag(o, pc + 5, source, 1, given)
        if code[pc + 3] >= 0:
            given.cards += measure.amount(s, code[pc + 3], o.who, source, 0)
        lost: i64 = given.worth(o)
        t.other -= lost + lost * w.OPPONENT // 100
        if code[pc + 4] >= 0:
            read(o, code[pc + 4], source, context, t, deep)
    elif op == steps.DO_CHOOSE:
        _choose(o, pc, source, context, t, deep)
    elif op == steps.DO_SEQ:
        read(o, code[pc + 2], source, context, t, deep)
    elif op == steps.DO_FOR_EACH:
        n = measure.amount(s, code[pc + 2], o.who, source, 0)
        while n > 0:
            read(o, code[pc + 3], source, context, t, deep)
            n -= 1
    else:
        _more(o, op, pc, source, t, deep)


def may(o: Outlook, pc: i64, source: i64, context: i64, t: Tally, deep: i64) -> None:
    """A `may` is used if that gains something. What it costs is thought to be at hand in later seasons."""
    code = o.s.deck.code
    part = Tally()
    read(o, code[pc + 2], source, context, part, deep)
    if code[pc + 4]:
        _bag(o, pc + 5, source, -1, part)
        part.cards -= code[pc + 3]
    if part.worth(o) > 0:
        t.add(part)


def _up_to(o: Outlook, pc: i64, source: i64, t: Tally) -> None:
    code = o.s.deck.code
    part = Tally()
    _bag(o, pc + 4, source, -1, part)
    part.cards -= code[pc + 3]
    _bag(o, pc + 5 + 2 * code[pc + 4], source, 1, part)
    each: i64 = part.worth(o)
    if each > 0:
        t.other += each * measure.amount(o.s, code[pc + 2], o.who, source, 0)


def _choose(o: Outlook, pc: i64, source: i64, context: i64, t: Tally, deep: i64) -> None:
    code = o.s.deck.code
    left: i64 = code[pc + 2]
    taken: i64 = 0
    while left > 0:
        best: Tally | None = None
        top: i64 = 0
        which: i64 = -1
        i: i64 = 0
        while i < code[pc + 3]:
            if (taken >> i) & 1 == 0:
                part = Tally()
                read(o, code[pc + 4 + i], source, context, part, deep)
                value: i64 = part.worth(o)
                if best is None or value > top:
                    best = part
                    top = value
                    which = i
            i += 1
        if best is None:
            return
        t.add(best)
        taken |= bit(which)
        left -= 1


def _more(o: Outlook, op: i64, pc: i64, source: i64, t: Tally, deep: i64) -> None:
    s = o.s
    code = s.deck.code
    if op == steps.DO_PAY:
        _bag(o, pc + 2, source, -1, t)
    elif op == steps.DO_DISCARD:
        t.cards -= code[pc + 2]
    elif op == steps.DO_LOOK:
        n: i64 = measure.amount(s, code[pc + 2], o.who, source, 0)
        if code[pc + 4] == steps.KEEP_SOME:
            t.cards += code[pc + 5]
            t.other += (n - code[pc + 5]) * w.LOOK_MORE
        elif code[pc + 4] == steps.PLAY_ONE:
            t.other += _reduction(o, pc + 8)
    elif op == steps.DO_TAKE_VALLEY:
        n = measure.amount(s, code[pc + 2], o.who, source, 0)
        t.cards += n
        t.other += n * w.CHOSEN_CARD
    elif op == steps.DO_PLAY_CARD:
        t.other += _reduction(o, pc + 5)
    elif op == steps.DO_ACTIVATE:
        if deep < _DEEP:
            t.other += _activate(o, pc, source, deep)
    elif op == steps.DO_COPY_PLACE:
        t.other += w.COPY
    elif op == steps.DO_USE_GIANT:
        n = measure.amount(s, code[pc + 2], o.who, source, 0)
        t.other += n * (w.GIANT + (w.POINT if code[pc + 3] else 0))
    elif op == steps.DO_CLEAR_SNOW:
        t.other += _clearing(o, pc, source)
    elif op == steps.DO_SCORE:
        amount: i64 = measure.amount(s, code[pc + 2], o.who, source, 0)
        t.goods[5] += amount * measure.amount(s, code[pc + 3], o.who, source, 0)
    else:
        _rare(o, op, pc, source, t)


def _rare(o: Outlook, op: i64, pc: i64, source: i64, t: Tally) -> None:
    s = o.s
    code = s.deck.code
    if op == steps.DO_CHIMNEY:
        t.other += _chimney(o, code[pc + 2])
    elif op == steps.DO_REMOVE:
        t.other -= 2 * w.POINT if code[pc + 4] == steps.NO_REFUND else w.POINT
    elif op == steps.DO_ANIMAL:
        t.other += w.RECALL if code[pc + 2] != steps.MOVE else 20
    elif op == steps.DO_QUEST:
        if code[pc + 2] == steps.QUEST_DRAW:
            t.other += w.NEW_QUEST[o.season]
        elif code[pc + 2] == steps.QUEST_COMPLETE:
            t.other += best_quest(o, code[pc + 3], code[pc + 4] == 1)
        else:
            t.other += 20
    elif op == steps.DO_STORE:
        part = Tally()
        _bag(o, pc + 2, source, 1, part)
        t.other += part.worth(o) // 2
    elif op == steps.DO_TAKE_STORED:
        if source >= 0:
            lying: i64 = s.stored[s.at(source_owner(source), source_slot(source))]
            good: i64 = 0
            while good < 6:
                t.goods[good] += bag_count(lying, good)
                good += 1
    elif op == steps.DO_TUCK:
        if code[pc + 4] == steps.FROM_HAND:
            t.cards -= code[pc + 3]
            # Cards tucked are counted by what comes next in the effect.
            t.goods[5] += code[pc + 3]
    elif op == steps.DO_ADD_SNOW:
        own: bool = code[pc + 2] == p.OWN_CITY or (code[pc + 2] == p.A_CITY and code[pc + 4] == p.SELF)
        t.other += -w.MARGINAL_CARD if own else 20


def _reduction(o: Outlook, at: i64) -> i64:
    """A card played by an effect: what is taken off its cost."""
    code = o.s.deck.code
    if code[at] == steps.FREE:
        return 3 * w.POINT
    found: i64 = w.EXTRA_PLAY
    if code[at] == steps.REDUCED:
        kind: i64 = 0
        while kind < 4:
            found += code[at + 1 + kind] * max(40, o.price[kind])
            kind += 1
        found += code[at + 5] * 55
    return found


def _activate(o: Outlook, pc: i64, source: i64, deep: i64) -> i64:
    """The best cards to activate, in this seat's city or the left person's."""
    s = o.s
    code = s.deck.code
    city: i64 = s.left(o.who) if code[pc + 5] == p.LEFT else o.who
    trigger: i64 = p.ON_PRODUCE
    if code[pc + 2] == 1:
        trigger = p.ON_PLAY
    elif code[pc + 2] == 2:
        trigger = p.ON_VISIT_OWN
    elif code[pc + 2] == 3:
        trigger = p.END_SCORE
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    slot: i64 = 1
    while slot < s.get(city, CITY):
        if measure.fits(s, city, slot, code[pc + 3], source) and source_of(city, slot) != source:
            value: i64 = card_effects(o, s.card_at(city, slot), trigger, source_of(city, slot), deep + 1)
            if value > first:
                third = second
                second = first
                first = value
            elif value > second:
                third = second
                second = value
            elif value > third:
                third = value
        slot += 1
    n: i64 = measure.amount(s, code[pc + 4], o.who, source, 0)
    if n > 1:
        first += second
    if n > 2:
        first += third
    return first


def card_effects(o: Outlook, card: i64, trigger: i64, source: i64, deep: i64 = 0) -> i64:
    """What the effects of a card with this trigger bring."""
    deck = o.s.deck
    total: i64 = 0
    at: i64 = card * MOST_EFFECTS
    end: i64 = at + MOST_EFFECTS
    while at < end and deck.effects[at] >= 0:
        row: i64 = deck.effects[at]
        if deck.trigger[row] == trigger and deep <= _DEEP:
            t = Tally()
            read(o, deck.block[row], source, 0, t, deep)
            value: i64 = t.worth(o)
            total += max(0, value) if deck.may[row] else value
        at += 1
    return total


def _clearing(o: Outlook, pc: i64, source: i64) -> i64:
    s = o.s
    code = s.deck.code
    n: i64 = measure.amount(s, code[pc + 3], o.who, source, 0)
    each: i64 = o.token + 20
    if code[pc + 2] == p.OWN_CITY:
        n = min(n, o.snowed)
        each = o.token + w.MARGINAL_CARD
    elif code[pc + 2] == p.BOARD:
        n = min(n, _snow_lying(s))
    else:
        n = min(n, _snow_in_valley(s))
    cost: i64 = code[pc + 4]
    if cost == steps.FIRE_COST:
        each -= o.clear_cost * o.price[4]
    elif cost > steps.FIRE_COST:
        each -= (cost - steps.FIRE_COST) * o.card_price
    return n * max(0, each)


def _snow_lying(s: State) -> i64:
    found: i64 = 0
    for n in s.snow:
        found += n
    return found


def _snow_in_valley(s: State) -> i64:
    found: i64 = 0
    space: i64 = 0
    while space < SPACES:
        found += s.valley[VALLEY * space + V_SNOW]
        space += 1
    return found


def _chimney(o: Outlook, op: i64) -> i64:
    s = o.s
    if op == steps.CHIMNEY_MOVE:
        return 20
    if op == steps.CHIMNEY_GAIN:
        if s.get(o.who, CHIMNEYS) < 2:
            return w.CHIMNEY[o.season]
        return 0
    slot: i64 = 1
    while slot < s.get(o.who, CITY):
        if s.card_at(o.who, slot) != NOTHING and s.has_flag(o.who, slot, WITH_CHIMNEY):
            return w.CHIMNEY[o.season]
        slot += 1
    return 0


def quest_gain(o: Outlook, quest: i64) -> i64:
    """The points of a quest, less what it makes its owner give away."""
    s = o.s
    code = s.deck.code
    found: i64 = s.deck.quest_points[quest] * w.POINT
    pc: i64 = s.deck.requirements[quest]
    i: i64 = 0
    while i < code[pc + 2]:
        part: i64 = code[pc + 3 + i]
        if code[part] == p.R_GIVE:
            given = Tally()
            _bag(o, part + 3, -1, 1, given)
            given.cards = measure.amount(s, code[part + 2], o.who, -1, 0)
            found -= given.worth(o) * (100 + w.OPPONENT) // 100
        i += 1
    slot: i64 = 1
    while slot < s.get(o.who, CITY):
        if s.is_live(o.who, slot):
            card: i64 = s.card_at(o.who, slot)
            if s.deck.has_trigger(card, p.AFTER_QUEST):
                found += card_effects(o, card, p.AFTER_QUEST, source_of(o.who, slot))
        slot += 1
    return found


def best_quest(o: Outlook, level: i64, ignore: bool) -> i64:
    """The best quest that could be completed now."""
    best: i64 = 0
    at: i64 = 0
    while at < len(o.quests):
        if quests.can_complete(o.s, o.who, o.quests[at], level, ignore):
            best = max(best, quest_gain(o, o.quests[at]))
        at += 1
    return best


def new_quest(o: Outlook) -> i64:
    """A lowland quest more (GUILD-3): of use only while animals can still go to the Guild."""
    if o.season == SPRING and o.animals < 3:
        return 0
    return w.NEW_QUEST[o.season]
