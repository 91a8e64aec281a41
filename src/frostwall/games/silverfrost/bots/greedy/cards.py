"""What a card in the city would be worth to this seat: its points, what it does now and in the seasons to come, what it
adds to bonuses and quests, less the space it takes. What it costs is in plan.py."""

from mypy_extensions import i64

from frostwall.games.silverfrost.bots.greedy import weights as w
from frostwall.games.silverfrost.bots.greedy.effects import Tally, effect_worth, read
from frostwall.games.silverfrost.bots.greedy.outlook import Outlook
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS, NO_CHIMNEY
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.rules import DESTINATION
from frostwall.games.silverfrost.engine.state import CITY, NOTHING, WITH_CHIMNEY


def value_of(o: Outlook, card: i64) -> i64:
    """A card that is not in the city yet."""
    deck = o.s.deck
    value: i64 = deck.points[card] * w.POINT * w.KEPT // 100
    value += w.FIRES[o.season] * o.price[4] // 100
    value += lasting_worth(o, card, -1, True)
    value += o.quest_help(card)
    value += _for_bonuses(o, card)
    if deck.chimney[card] != NO_CHIMNEY and o.chimneys_ahead > _free_chimney_places(o):
        value += w.CHIMNEY[o.season] // 3
    return value - o.space_price * deck.spaces[card]


def lasting_worth(o: Outlook, card: i64, source: i64, fresh: bool) -> i64:
    """What the effects of a card bring from now on; with `fresh`, those of playing it too."""
    deck = o.s.deck
    season: i64 = o.season
    total: i64 = _static_worth(o, card)
    at: i64 = card * MOST_EFFECTS
    end: i64 = at + MOST_EFFECTS
    while at < end and deck.effects[at] >= 0:
        row: i64 = deck.effects[at]
        trigger: i64 = deck.trigger[row]
        if trigger == p.ON_PLAY:
            if fresh:
                total += effect_worth(o, row, source)
        elif trigger == p.ON_PRODUCE:
            if w.PRODUCTIONS[season]:
                total += effect_worth(o, row, source) * w.PRODUCTIONS[season] * w.FAR_OFF // 100
        elif trigger == p.END_SCORE:
            total += bonus_of(o, card, row, source)
        elif trigger == p.ON_VISIT_OWN:
            total += max(0, effect_worth(o, row, source) - w.SPOT) * _visits(o)
        elif trigger == p.ON_ADVANTAGE or trigger == p.STATIC_COST:
            total += _advantage(o, row)
        elif trigger != p.ON_VISIT_OPEN:
            total += effect_worth(o, row, source) * _uses(o, trigger, row) * w.FAR_OFF // 10000
        at += 1
    return total


def _visits(o: Outlook) -> i64:
    return w.VISITS[o.season] if o.animals else w.VISITS[o.season] - 1


def _uses(o: Outlook, trigger: i64, row: i64) -> i64:
    """How often something will be triggered, in hundredths."""
    deck = o.s.deck
    if trigger == p.AFTER_CLEAR:
        return 70 * w.CLEARS[o.season]
    if trigger == p.AFTER_QUEST:
        return 90 * w.QUESTS[o.season]
    if trigger == p.AFTER_GIANT:
        return 70 * w.GIANTS[o.season]
    if trigger == p.BEFORE_SEASON or trigger == p.AFTER_SEASON:
        return (100 if deck.trigger_word[row] == 0 else 33) * w.SEASONS_LEFT[o.season]
    if trigger == p.AFTER_PLACE:
        word: i64 = deck.trigger_word[row]
        return (90 if word >> 4 or word & 15 else 350) * w.SEASONS_LEFT[o.season]
    if trigger == p.AFTER_PLAY:
        return _share(o, deck.trigger_filter[row]) * o.plays
    if trigger == p.ABILITY:
        return 60 * w.CLEARS[o.season]
    if trigger == p.AFTER_OPEN_VISIT:
        return 40 * w.SEASONS_LEFT[o.season]
    return 0


def _share(o: Outlook, wanted: i64) -> i64:
    """How many of a hundred cards fit a filter."""
    return o.s.deck.shares[wanted]


def _advantage(o: Outlook, row: i64) -> i64:
    """Cheaper cards, and what an advantage brings besides. Who has one steers towards it."""
    deck = o.s.deck
    code = deck.code
    t = Tally()
    saved: i64 = 0
    at: i64 = deck.block[row]
    while code[at] != p.STOP:
        if code[at] == steps.DO_COST:
            kind: i64 = 0
            while kind < 4:
                saved += code[at + 2 + kind] * o.price[kind]
                kind += 1
            saved += code[at + 6] * 55
        at = code[at + 1]
    if saved == 0:
        read(o, deck.block[row], -1, 0, t)
        saved = t.worth(o)
    return saved * _share(o, deck.trigger_filter[row]) * o.plays * 13 // 1000


def _static_worth(o: Outlook, card: i64) -> i64:
    deck = o.s.deck
    seasons: i64 = w.SEASONS_LEFT[o.season]
    fire: i64 = o.price[4]
    total: i64 = deck.hand_limit[card] * 15 * seasons
    total += deck.city_spaces[card] * (o.space_price + 20)
    total += deck.clear_cost[card] * fire * w.CLEARS[o.season] // 2
    total += deck.extra_clear[card] * 40 * seasons
    total += deck.guard_fire[card] * fire * (seasons + (1 if o.animals else 0))
    if deck.snow_immune[card]:
        total += 60
    if deck.type[card] == DESTINATION and deck.creature[card]:
        total += w.OPEN_VISIT * seasons
    return total


# --- bonuses at scoring ---


def bonus_of(o: Outlook, card: i64, row: i64, source: i64) -> i64:
    """What a card that scores at the end will have, as far as can be seen."""
    s = o.s
    code = s.deck.code
    total: i64 = 0
    at: i64 = s.deck.block[row]
    while code[at] != p.STOP:
        if code[at] == steps.DO_SCORE:
            amount: i64 = code[at + 2]
            hundredths: i64 = 100 * measure.amount(s, amount, o.who, source, 0) + _growth(
                o, amount, card, source
            )
            hundredths *= measure.amount(s, code[at + 3], o.who, source, 0)
            if code[at + 4] >= 0:
                hundredths = min(hundredths, 100 * code[at + 4])
            total += hundredths
        at = code[at + 1]
    return total * 9 // 10


def _growth(o: Outlook, amount: i64, card: i64, source: i64) -> i64:
    """How much more an amount will be at the end, in hundredths."""
    code = o.s.deck.code
    each: i64 = 100
    metric: i64 = code[amount + 2]
    if code[amount] == p.PER:
        each = 100 // code[amount + 2]
        metric = code[amount + 3]
    elif code[amount] != p.COUNT:
        return 0
    op: i64 = code[metric]
    if op == p.M_CARDS:
        found: i64 = _share(o, code[metric + 2]) * o.plays
        if source < 0 and o.s.deck.matches[code[metric + 2] * o.s.deck.cards + card]:
            found += 100  # the card itself
        return found * each // 100
    if op == p.M_PAIRS:
        return min(_share(o, code[metric + 2]), _share(o, code[metric + 3])) * o.plays * each // 100
    if op == p.M_CLEARED:
        return 90 * w.CLEARS[o.season] * each // 100
    if op == p.M_QUESTS:
        return 75 * w.SEASONS_LEFT[o.season] * each // 100
    if op == p.M_CHIMNEYS:
        return 85 * o.chimneys_ahead * each // 100
    return 0


def _for_bonuses(o: Outlook, card: i64) -> i64:
    """What one more card adds to those in the city that count cards."""
    s = o.s
    deck = s.deck
    code = deck.code
    total: i64 = 0
    slots: i64 = o.bonus_slots
    slot: i64 = 1
    while slots >> slot:
        if (slots >> slot) & 1:
            row: i64 = deck.effect_of(s.card_at(o.who, slot), p.END_SCORE)
            at: i64 = deck.block[row]
            if code[at] == steps.DO_SCORE and code[code[at + 2]] == p.COUNT:
                metric: i64 = code[code[at + 2] + 2]
                times: i64 = measure.amount(s, code[at + 3], o.who, -1, 0)
                if code[metric] == p.M_CARDS and code[metric + 3] == p.SELF:
                    now: i64 = measure.metric(s, metric, o.who, source_of(o.who, slot)) * times
                    capped: bool = code[at + 4] >= 0 and now >= code[at + 4]
                    if not capped and deck.matches[code[metric + 2] * deck.cards + card]:
                        total += times * w.SYNERGY
                elif code[metric] == p.M_PAIRS and (
                    deck.matches[code[metric + 2] * deck.cards + card]
                    or deck.matches[code[metric + 3] * deck.cards + card]
                ):
                    total += times * w.SYNERGY // 2
        slot += 1
    return total


def _free_chimney_places(o: Outlook) -> i64:
    s = o.s
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(o.who, CITY):
        card: i64 = s.card_at(o.who, slot)
        if (
            card != NOTHING
            and s.deck.chimney[card] != NO_CHIMNEY
            and not s.has_flag(o.who, slot, WITH_CHIMNEY)
        ):
            found += 1
        slot += 1
    return found


def standing_worth(o: Outlook, slot: i64) -> i64:
    """A card of this seat's city: what would be missing without it."""
    deck = o.s.deck
    card: i64 = o.s.card_at(o.who, slot)
    source: i64 = source_of(o.who, slot)
    return deck.points[card] * w.POINT + lasting_worth(o, card, source, False) + _for_bonuses(o, card)
