"""Steps about cards in cities: activating (EFF-39), copying a place (EFF-40), chimneys (EFF-44), removing (EFF-45),
storing and tucking (EFF-48)."""

from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bag import several
from frostwall.core.bits import bit
from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine.chapters import places, supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS, NO_CHIMNEY
from frostwall.games.silverfrost.engine.effects import goods, measure
from frostwall.games.silverfrost.engine.effects.measure import source_of, source_owner, source_slot
from frostwall.games.silverfrost.engine.frames import (
    ACTIVATE,
    CARDS,
    CHIMNEY_FROM,
    CHIMNEY_TO,
    CITY_CARD,
    FRAME,
    GAIN,
    RUN,
    TIMES,
    TUCK,
    TUCKING,
)
from frostwall.games.silverfrost.engine.rules import ANY, JOURNEY
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CHIMNEYS,
    CHIMNEYS_GONE,
    CITY,
    HAND,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    WITH_CHIMNEY,
    State,
)
from frostwall.games.silverfrost.engine.state import CARDS as CITY_CARDS

# --- EFF-39: activating ---


def is_running(s: State, source: i64) -> bool:
    """EFF-39: is an effect of this card still being resolved?"""
    i: i64 = 0
    while i < s.depth:
        at: i64 = i * FRAME
        if s.frames[at] == RUN and s.frames[at + 3] == source:
            return True
        i += 1
    return False


def trigger_of(which: i64, card_is_open: bool) -> i64:
    if which == 0:
        return p.ON_PRODUCE
    if which == 1:
        return p.ON_PLAY
    if which == 2:
        return p.ON_VISIT_OPEN if card_is_open else p.ON_VISIT_OWN
    return p.END_SCORE


def concerns_city(s: State, pc: i64, who: i64, owner: i64, source: i64) -> bool:
    """Does an `activate` reach this person's city?"""
    whose: i64 = s.deck.code[pc + 5]
    if whose == p.SELF:
        return owner == who
    if whose == p.LEFT:
        return owner == s.left(who)
    if whose == p.OWNER:
        return owner == (who if source < 0 else source_owner(source))
    return whose == p.EVERYBODY or owner != who


def activated(s: State) -> None:
    """For ACTIVATED: ask for the next card, or be done. `b` lists the cards used so far."""
    pc: i64 = s.word(0)
    left: i64 = s.word(2)
    who: i64 = s.frame_seat()
    source: i64 = s.word(3)
    if left <= 0 or count_activatable(s, pc, who, source, s.word(1)) == 0:
        s.pop()
        return
    s.push(CITY_CARD, who, ACTIVATE, pc, s.word(1), left, source)


def count_activatable(s: State, pc: i64, who: i64, source: i64, taken: i64) -> i64:
    """How many cards could be activated next."""
    found: i64 = 0
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            if activatable(s, pc, who, source, taken, owner, slot):
                found += 1
            slot += 1
        owner += 1
    return found


def activatable(s: State, pc: i64, who: i64, source: i64, taken: i64, owner: i64, slot: i64) -> bool:
    """EFF-39, SNOW-11: a fitting card with such an effect, not one still being resolved."""
    code = s.deck.code
    if not concerns_city(s, pc, who, owner, source):
        return False
    if not measure.fits(s, owner, slot, code[pc + 3], source) or not s.is_live(owner, slot):
        return False
    card: i64 = s.card_at(owner, slot)
    mine: bool = owner == who
    if not s.deck.has_trigger(card, trigger_of(code[pc + 2], not mine)):
        return False
    if not mine and s.deck.not_copyable[card]:
        return False
    if code[pc + 6] and _was_taken(taken, source_of(owner, slot)):
        return False
    return not is_running(s, source_of(owner, slot))


def _was_taken(taken: i64, source: i64) -> bool:
    """Is the card on the list? Seven fit; a step that activates more may come back to the first ones."""
    while taken:
        if taken & 255 == source:
            return True
        taken >>= 8
    return False


def activate(s: State, owner: i64, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD: the card's effect, for the benefit of the user (EFF-4). ACTIVATED lies below."""
    pc: i64 = s.word(1)
    who: i64 = s.frame_seat()
    s.pop()
    s.set_word(1, ((s.word(1) << 8) | source_of(owner, slot)) & 0xFFFFFFFFFFFFFF)
    s.set_word(2, s.word(2) - 1)
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[s.card_at(owner, slot)],
            "owner": int(supply.seat_number(s, owner)),
            "slot": int(slot),
        }
        supply.tell(events, s, "activate", who, args, "TYPE-1")
    run_card(s, who, owner, slot, trigger_of(s.deck.code[pc + 2], owner != who))


def run_card(s: State, who: i64, owner: i64, slot: i64, trigger: i64) -> None:
    """Every effect of a card with this trigger, in the order printed."""
    card: i64 = s.card_at(owner, slot)
    effect: i64 = MOST_EFFECTS - 1
    while effect >= 0:
        row: i64 = s.deck.effects[card * MOST_EFFECTS + effect]
        if row >= 0 and s.deck.trigger[row] == trigger:
            places.begin(s, who, owner, slot, effect, row, 0)
        effect -= 1


# --- EFF-40: a place without an animal ---


def can_copy(s: State, pc: i64, who: i64, place: i64) -> bool:
    """AMB-64, SNOW-10"""
    code = s.deck.code
    if not s.in_play(place) or s.snow[place] or (code[pc + 2] >> s.deck.area[place]) & 1 == 0:
        return False
    if s.deck.area[place] == JOURNEY:
        return False
    i: i64 = 0
    while i < code[pc + 4]:
        if code[pc + 5 + i] == place:
            return False
        i += 1
    return code[pc + 3] == 0 or s.normal_at(place, who) > 0 or s.guard_at(place, who)


def any_copy(s: State, pc: i64, who: i64) -> bool:
    place: i64 = 0
    while place < s.deck.places:
        if can_copy(s, pc, who, place):
            return True
        place += 1
    return False


# --- EFF-44: chimneys ---


def chimney_holder(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """A chimney that may be moved or taken back: on a card without snow."""
    return s.has_flag(who, slot, WITH_CHIMNEY) and measure.fits(s, who, slot, wanted, source)


def chimney_target(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """EFF-61: a construction with a printed chimney and none on it."""
    return measure.fits(s, who, slot, wanted, source) and s.deck.chimney[s.card_at(who, slot)] != NO_CHIMNEY


def _count_slots(s: State, who: i64, wanted: i64, source: i64, held: bool) -> i64:
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if (
            chimney_holder(s, who, slot, wanted, source)
            if held
            else chimney_target(s, who, slot, wanted, source)
        ):
            found += 1
        slot += 1
    return found


def can_chimney(s: State, pc: i64, who: i64, source: i64) -> bool:
    code = s.deck.code
    op: i64 = code[pc + 2]
    if op == p.CHIMNEY_GAIN:
        return s.get(who, CHIMNEYS_GONE) > 0
    if _count_slots(s, who, code[pc + 3], source, True) == 0:
        return False
    return op == p.CHIMNEY_BACK or _count_slots(s, who, code[pc + 4], source, False) > 0


def begin_chimney(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    if not can_chimney(s, pc, who, source):
        return
    if (
        s.deck.code[pc + 2] == p.CHIMNEY_GAIN
    ):  # one that had left the game: there are no more than two (CHIM-1)
        s.add(who, CHIMNEYS_GONE, -1)
        s.add(who, CHIMNEYS, 1)
        supply.tell(events, s, "chimney", who, {"from": None, "to": None}, "CHIM-1")
        return
    s.push(CITY_CARD, who, CHIMNEY_FROM, pc, 0, 0, source)


def lift_chimney(s: State, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD about a chimney's card."""
    pc: i64 = s.word(1)
    source: i64 = s.word(4)
    who: i64 = s.frame_seat()
    s.pop()
    if s.deck.code[pc + 2] == p.CHIMNEY_BACK:
        s.flags[s.at(who, slot)] &= ~WITH_CHIMNEY
        s.add(who, CHIMNEYS, 1)
        if events is not None:
            args: Json = {"from": s.deck.card_names[s.card_at(who, slot)], "to": None}
            supply.tell(events, s, "chimney", who, args, "CHIM-6")
        return
    s.push(CITY_CARD, who, CHIMNEY_TO, pc, bit(slot), 0, source)


def set_chimney(s: State, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD about where a chimney goes; `c` holds where it comes from."""
    who: i64 = s.frame_seat()
    before: i64 = 1
    while (s.word(2) >> before) & 1 == 0:
        before += 1
    s.pop()
    s.flags[s.at(who, before)] &= ~WITH_CHIMNEY
    s.flags[s.at(who, slot)] |= WITH_CHIMNEY
    if events is not None:
        names = s.deck.card_names
        args: Json = {"from": names[s.card_at(who, before)], "to": names[s.card_at(who, slot)]}
        supply.tell(events, s, "chimney", who, args, "CHIM-6")


# --- EFF-45: removing a city card ---


def lies_there(s: State, source: i64) -> bool:
    """Is the card an effect comes from still in its city?"""
    return source >= 0 and s.card_at(source_owner(source), source_slot(source)) != NOTHING


def removable(s: State, pc: i64, who: i64, slot: i64, source: i64) -> bool:
    """SNOW-12, CARD-12, AMB-20"""
    if s.deck.code[pc + 3] == p.TO_UNDER and source == source_of(who, slot):
        return False
    if not measure.fits(s, who, slot, s.deck.code[pc + 2], source) or not s.is_live(who, slot):
        return False
    if s.deck.not_removable[s.card_at(who, slot)]:
        return False
    animals: i64 = OWN_GUARD | (3 * OWN_NORMAL) | (7 * OPEN_BY)
    return not s.rules.animal_protects or s.flags[s.at(who, slot)] & animals == 0


def any_removable(s: State, pc: i64, who: i64, source: i64) -> bool:
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if removable(s, pc, who, slot, source):
            return True
        slot += 1
    return False


def remove_card(s: State, slot: i64, events: list[Event] | None) -> None:
    """The answer to CITY_CARD about a card to remove; the effect lies below."""
    code = s.deck.code
    pc: i64 = s.word(1)
    who: i64 = s.frame_seat()
    s.pop()
    source: i64 = s.word(1)
    card: i64 = s.card_at(who, slot)
    refund: i64 = code[pc + 4]
    to: i64 = code[pc + 3]
    leave_city(s, who, slot, events)
    name = s.deck.card_names[card]
    if to == p.TO_UNDER and lies_there(s, source):
        supply.remember_tucked(s, source_owner(source), source_slot(source), card)
    elif to == p.TO_HAND and measure.hand_room(s, who) > 0:
        s.add_to_hand(who, card)
        if events is not None:
            supply.tell_cards(events, s, "take_card", who, {name: 1}, None, f"hand:{who}", "CARD-12")
    else:
        supply.discard_card(s, card)
    if refund == p.COST_REFUND:
        kind: i64 = 0
        while kind < 4:
            supply.gain(s, who, kind, s.deck.cost[4 * card + kind], "GEN-5", events)
            kind += 1
        if s.deck.cost_any[card]:
            supply.ask_goods(s, who, GAIN, s.deck.cost_any[card], 0)
    elif refund == p.BAG_REFUND:
        goods.gain_bag(s, who, pc + 5, who, source, s.word(2), 1, events)


def leave_city(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    """CARD-12, CHIM-7, AMB-20: animals lie beside the city, tokens go to the supply, cards under it are discarded."""
    at: i64 = s.at(who, slot)
    flags: i64 = s.flags[at]
    card: i64 = s.city[at]
    if flags & WITH_CHIMNEY:
        s.add(who, CHIMNEYS_GONE, 1)
    s.add(who, ASIDE_NORMAL, (flags // OWN_NORMAL) & 3)
    if flags & OWN_GUARD:
        s.add(who, ASIDE_GUARD, 1)
    guest: i64 = (flags // OPEN_BY) & 7
    if guest:
        s.add(guest - 1, ASIDE_GUARD if flags & OPEN_GUARD else ASIDE_NORMAL, 1)
    s.city[at] = NOTHING
    s.flags[at] = 0
    s.stored[at] = 0
    s.used[at] = 0
    s.add(who, CITY_CARDS, -1)
    kept: i64 = 0
    i: i64 = 0
    while i < len(s.tucked):
        entry: i64 = s.tucked[i]
        if entry >> 8 == who * 256 + slot:
            supply.discard_card(s, entry & 255)
        else:
            s.tucked[kept] = entry
            kept += 1
        i += 1
    s.tucked = s.tucked[:kept]
    if events is not None:
        args: Json = {
            "card": s.deck.card_names[card],
            "slot": int(slot),
            "chimney": flags & WITH_CHIMNEY != 0,
        }
        supply.tell(events, s, "remove", who, args, "CARD-12")


# --- EFF-48: storing and tucking ---


def store(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    if not lies_there(s, source):
        return
    code = s.deck.code
    at: i64 = s.at(source_owner(source), source_slot(source))
    i: i64 = 0
    while i < code[pc + 2]:
        good: i64 = code[pc + 3 + 2 * i]
        n: i64 = measure.amount(s, code[pc + 4 + 2 * i], who, source, s.word(2))
        n = min(n, 100 - bag_count(s.stored[at], good))
        s.stored[at] += several(good, n)
        i += 1
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.city[at]], "slot": int(source_slot(source))}
        supply.tell(events, s, "store", who, args, "GEN-5")


def take_stored(s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
    if not lies_there(s, source):
        return
    code = s.deck.code
    at: i64 = s.at(source_owner(source), source_slot(source))
    good: i64 = 0
    while good < ANY:
        n: i64 = bag_count(s.stored[at], good)
        if code[pc + 2] == 0:
            n = min(n, measure.bag_amount(s, pc + 3, good, who, source, s.word(2)))
        if n:
            s.stored[at] -= several(good, n)
            supply.gain(s, who, good, n, "GEN-5", events)
        good += 1


def tuck(s: State, pc: i64, who: i64, source: i64) -> None:
    if not lies_there(s, source):
        return
    code = s.deck.code
    if code[pc + 4] == p.FROM_DECK:
        if code[pc + 2] < code[pc + 3]:
            s.push(TIMES, who, pc)
        else:
            s.push(TUCKING, who, code[pc + 3], source)
    elif s.get(who, HAND) > 0:
        s.push(CARDS, who, TUCK, min(code[pc + 2], s.get(who, HAND)), code[pc + 3], -1, source)
