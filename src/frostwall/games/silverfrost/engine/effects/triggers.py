"""Which cards react to what just happened (EFF-14..17, EFF-56, AMB-69). They are written down at the moment of the
event, when a card must have no snow; reactions.py carries them out, in the order their owners choose.

A list is opened, filled and closed; closing puts a frame on the stack that works it off once everything above is
resolved. So what happens during the costs of a placement or a play waits for the action (EFF-56).
"""

from librt.vecs import append
from mypy_extensions import i64

from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects.measure import card_matches, holds
from frostwall.games.silverfrost.engine.effects.source import (
    NO_SOURCE,
    means,
    source_of,
    source_owner,
    source_slot,
)
from frostwall.games.silverfrost.engine.frames import TRIGGERS
from frostwall.games.silverfrost.engine.rules import DESTINATION
from frostwall.games.silverfrost.engine.state import (
    CITY,
    NOTHING,
    SLOTS,
    SNOWED,
    USED_GAME,
    USED_SEASON,
    State,
)


def open_list(s: State) -> i64:
    return len(s.triggers)


def close_list(s: State, who: i64, start: i64) -> None:
    if len(s.triggers) > start:
        s.push(TRIGGERS, who, start)


def entry(who: i64, slot: i64, effect: i64, context: i64) -> i64:
    return (context << 24) | (who << 16) | (slot << 8) | effect


def entry_person(found: i64) -> i64:
    return (found >> 16) & 255


def entry_slot(found: i64) -> i64:
    return (found >> 8) & 255


def entry_effect(found: i64) -> i64:
    """Which of the card's effects."""
    return found & 255


def entry_context(found: i64) -> i64:
    return found >> 24


# --- once per turn, season, game ---


def used_up(s: State, who: i64, slot: i64, effect: i64, row: i64) -> bool:
    once: i64 = s.deck.once[row]
    if once == 0:
        return False
    used: i64 = s.used[s.at(who, slot)]
    if once == p.ONCE_TURN:
        return (used >> effect) & 1 == 1
    if once == p.ONCE_SEASON:
        return (used >> (USED_SEASON + effect)) & 1 == 1
    return (used >> (USED_GAME + effect)) & 1 == 1


def mark_used(s: State, who: i64, slot: i64, effect: i64, row: i64) -> None:
    once: i64 = s.deck.once[row]
    if once == 0 or s.card_at(who, slot) == NOTHING:  # it may have left the city meanwhile
        return
    shift: i64 = effect
    if once == p.ONCE_SEASON:
        shift += USED_SEASON
    elif once == p.ONCE_GAME:
        shift += USED_GAME
    one: i64 = 1
    s.used[s.at(who, slot)] |= one << shift


def effect_row(s: State, who: i64, slot: i64, effect: i64) -> i64:
    """The number of a card's effect in the tables of the set."""
    return s.deck.effects[s.card_at(who, slot) * MOST_EFFECTS + effect]


def source_row(s: State, source: i64, effect: i64) -> i64:
    """The same for the card an effect is said to come from; -1 if there is no such card."""
    owner: i64 = source_owner(source)
    slot: i64 = source_slot(source)
    if owner >= s.rules.people or not 1 <= slot < SLOTS or s.card_at(owner, slot) == NOTHING:
        return -1
    return effect_row(s, owner, slot, effect)


# --- the events ---


def _note(s: State, who: i64, slot: i64, effect: i64, row: i64, context: i64) -> None:
    if used_up(s, who, slot, effect, row):
        return
    if s.deck.condition[row] >= 0 and not holds(s, s.deck.condition[row], who, source_of(who, slot), context):
        return
    s.triggers = append(s.triggers, entry(who, slot, effect, context))


def _collect(s: State, who: i64, trigger: i64, word: i64, alternative: i64, but: i64) -> None:
    """Every live card of this city with the trigger, whose parameter is none, `word` or `alternative`; not in slot
    `but`."""
    if s.is_claw(who) or not s.reacts(who, trigger):  # SOLO-62
        return
    deck = s.deck
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        at: i64 = s.at(who, slot)
        card: i64 = s.city[at]
        if card != NOTHING and slot != but and deck.has_trigger(card, trigger) and s.flags[at] & SNOWED == 0:
            effect: i64 = 0
            while effect < MOST_EFFECTS and deck.effects[card * MOST_EFFECTS + effect] >= 0:
                row: i64 = deck.effects[card * MOST_EFFECTS + effect]
                if deck.trigger[row] == trigger:
                    asked: i64 = deck.trigger_word[row]
                    if asked == 0 or asked == word or asked == alternative:
                        _note(s, who, slot, effect, row, 0)
                effect += 1
        slot += 1


def collect_play(s: State, player: i64, city: i64, played: i64, card: i64, context: i64) -> None:
    """EFF-14, CARD-S6, AMB-84: a card came into a city and its effect is resolved. Its own effects never react to it
    (TYPE-2)."""
    deck = s.deck
    owner: i64 = 0
    while owner < s.rules.people:
        last: i64 = s.get(owner, CITY)
        if s.is_claw(owner) or not s.reacts(owner, p.AFTER_PLAY):
            last = 0
        slot: i64 = 1
        while slot < last:
            at: i64 = s.at(owner, slot)
            lying: i64 = s.city[at]
            if (
                lying != NOTHING
                and deck.has_trigger(lying, p.AFTER_PLAY)
                and s.flags[at] & SNOWED == 0
                and not (owner == city and slot == played)
            ):
                effect: i64 = 0
                while effect < MOST_EFFECTS and deck.effects[lying * MOST_EFFECTS + effect] >= 0:
                    row: i64 = deck.effects[lying * MOST_EFFECTS + effect]
                    if (
                        deck.trigger[row] == p.AFTER_PLAY
                        and card_matches(s, card, deck.trigger_filter[row])
                        and means(s, deck.trigger_word[row], owner, player, NO_SOURCE)
                    ):
                        _note(s, owner, slot, effect, row, context)
                    effect += 1
            slot += 1
        owner += 1


def collect_placement(s: State, who: i64, area: i64, guard: bool) -> None:
    """EFF-15: parameters are area and Silver Guard, each given or not."""
    if not s.reacts(who, p.AFTER_PLACE):
        return
    deck = s.deck
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        at: i64 = s.at(who, slot)
        card: i64 = s.city[at]
        if card != NOTHING and deck.has_trigger(card, p.AFTER_PLACE) and s.flags[at] & SNOWED == 0:
            effect: i64 = 0
            while effect < MOST_EFFECTS and deck.effects[card * MOST_EFFECTS + effect] >= 0:
                row: i64 = deck.effects[card * MOST_EFFECTS + effect]
                if deck.trigger[row] == p.AFTER_PLACE:
                    word: i64 = deck.trigger_word[row]
                    if (word & 15 == 0 or word & 15 == 1 + area) and (
                        word >> 4 == 0 or word >> 4 == (2 if guard else 1)
                    ):
                        _note(s, who, slot, effect, row, 0)
                effect += 1
        slot += 1


def collect_open_visit(s: State, owner: i64, visited: i64) -> None:
    """EFF-15: somebody stands on an open place of this city. A destination card reacts only to its own visitors."""
    start: i64 = len(s.triggers)
    _collect(s, owner, p.AFTER_OPEN_VISIT, 0, 0, 0)
    kept: i64 = start
    at: i64 = start
    while at < len(s.triggers):
        slot: i64 = entry_slot(s.triggers[at])
        if slot == visited or s.deck.type[s.card_at(owner, slot)] != DESTINATION:
            s.triggers[kept] = s.triggers[at]
            kept += 1
        at += 1
    cut(s, kept)


def collect_clearing(s: State, who: i64, where: i64, slot: i64) -> None:
    """EFF-16: snow was cleared; `slot` is that of the city card it lay on, or 0."""
    _collect(s, who, p.AFTER_CLEAR, 1 + where, 1 + where, slot)


def collect_quest(s: State, who: i64, level: i64) -> None:
    _collect(s, who, p.AFTER_QUEST, 1 + level, 1 + level, 0)


def collect_giant(s: State, who: i64) -> None:
    _collect(s, who, p.AFTER_GIANT, 0, 0, 0)


def collect_season(s: State, who: i64, trigger: i64, season: i64) -> None:
    _collect(s, who, trigger, 1 + season, 1 + season, 0)


def take_from(s: State, start: i64) -> list[int]:
    """The entries from there on, in order; they are forgotten. For what a collection would find (EFF-66)."""
    found: list[int] = []
    at: i64 = start
    while at < len(s.triggers):
        found.append(s.triggers[at])
        at += 1
    cut(s, start)
    return found


def cut(s: State, length: i64) -> None:
    """Forget the entries behind."""
    while len(s.triggers) > length:
        s.triggers = s.triggers[:length]


def remove(s: State, at: i64) -> None:
    i: i64 = at
    while i + 1 < len(s.triggers):
        s.triggers[i] = s.triggers[i + 1]
        i += 1
    cut(s, len(s.triggers) - 1)
