"""Steps that clear snow or put it somewhere (EFF-42, EFF-43, EFF-60)."""

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.chapters import snow, supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects.measure import source_owner
from frostwall.games.silverfrost.engine.frames import CARDS, CLEAR_WHERE, PAY_CARDS, SEAT, SNOW_WHERE
from frostwall.games.silverfrost.engine.rules import BEACON, FIRE, SPACES
from frostwall.games.silverfrost.engine.state import CITY, HAND, NOTHING, SNOWED, V_SNOW, State
from frostwall.games.silverfrost.engine.state import VALLEY as SPACE


def clears_board(s: State, place: i64, ability: bool) -> bool:
    """EFF-60, AMB-79"""
    if not s.in_play(place) or s.snow[place] == 0:
        return False
    return not ability or s.deck.area[place] != BEACON or s.rules.ability_clears_beacons


def clearable(s: State, who: i64, where: i64, ability: bool) -> i64:
    """How many targets there are. AMB-30: an ability that clears the board reaches the valley too."""
    found: i64 = 0
    if where == p.OWN_CITY:
        slot: i64 = 1
        while slot < s.get(who, CITY):
            if s.card_at(who, slot) != NOTHING and s.has_flag(who, slot, SNOWED):
                found += 1
            slot += 1
    if where == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if clears_board(s, place, ability):
                found += 1
            place += 1
    if where == p.IN_VALLEY or (where == p.BOARD and ability and s.rules.ability_clears_valley):
        space: i64 = 0
        while space < SPACES:
            if s.valley[SPACE * space + V_SNOW]:
                found += 1
            space += 1
    return found


def can_clear(s: State, pc: i64, who: i64, n: i64, ability: bool) -> bool:
    """For a `may` and for abilities: the cost is at hand and something is there to clear."""
    code = s.deck.code
    price: i64 = code[pc + 4]
    if price == p.FIRE_COST and s.get(who, FIRE) < snow.clear_cost(s, who):
        return False
    if price > p.FIRE_COST and s.get(who, HAND) < price - 1:
        return False
    if code[pc + 2] == p.OWN_CITY and s.rules.effect_uses_clear and s.clears >= snow.most_clears(s, who):
        return False
    return clearable(s, who, code[pc + 2], ability) >= n


def begin_clearing(s: State, pc: i64, who: i64, n: i64, ability: bool) -> None:
    """The price first, then where. Discards pay for the whole step, fire for each token."""
    price: i64 = s.deck.code[pc + 4]
    if n <= 0 or not can_clear(s, pc, who, 1, ability):
        return
    s.push(CLEAR_WHERE, who, s.deck.code[pc + 2], n, price, 1 if ability else 0)
    if price > p.FIRE_COST:
        s.push(CARDS, who, PAY_CARDS, price - 1, price - 1, -1, 0)


def clearing_is_over(s: State) -> bool:
    """For CLEAR_WHERE."""
    who: i64 = s.frame_seat()
    if s.word(1) <= 0 or clearable(s, who, s.word(0), s.word(3) == 1) == 0:
        return True
    if s.word(0) == p.OWN_CITY and s.rules.effect_uses_clear and s.clears >= snow.most_clears(s, who):
        return True  # AMB-7
    return s.word(2) == p.FIRE_COST and s.get(who, FIRE) < snow.clear_cost(s, who)


def pay_for_clearing(s: State, who: i64, events: list[Event] | None) -> None:
    if s.word(2) == p.FIRE_COST:
        supply.pay(s, who, FIRE, snow.clear_cost(s, who), "SNOW-14", events)
    if s.word(0) == p.OWN_CITY and s.rules.effect_uses_clear:  # AMB-7
        s.clears += 1
    s.set_word(1, s.word(1) - 1)


def takes_snow(s: State, place: i64) -> bool:
    """EFF-60: a place of the board in play without snow."""
    return s.in_play(place) and s.snow[place] == 0


def any_snow_target(s: State, who: i64, where: i64) -> bool:
    if where == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if takes_snow(s, place):
                return True
            place += 1
        return False
    if where == p.IN_VALLEY:
        space: i64 = 0
        while space < SPACES:
            if s.valley[SPACE * space] != NOTHING and s.valley[SPACE * space + V_SNOW] == 0:
                return True
            space += 1
        return False
    return snow.tied(s, who) != 0


def add_snow(s: State, pc: i64, who: i64, source: i64, n: i64) -> None:
    code = s.deck.code
    where: i64 = code[pc + 2]
    if where == p.BOARD or where == p.IN_VALLEY:
        s.push(SNOW_WHERE, who, where, n)
        return
    whose: i64 = code[pc + 4] if where == p.A_CITY else p.SELF
    if whose == p.CHOSEN_OTHER and s.rules.people > 2:
        s.push(SEAT, who, pc, n)
        return
    other: i64 = s.rules.people - 1
    while other >= 0:
        person: i64 = (who + other) % s.rules.people
        if _snows_city(s, whose, who, person, source):
            snow.begin_city_snow(s, person, n)
        other -= 1


def _snows_city(s: State, whose: i64, who: i64, person: i64, source: i64) -> bool:
    """Does an `add_snow` reach this person's city? Never Claw's (SOLO-68)."""
    if s.is_claw(person):
        return False
    if whose == p.SELF:
        return person == who
    if whose == p.LEFT:
        return person == s.left(who)
    if whose == p.OWNER:
        return person == (who if source < 0 else source_owner(source))
    return whose == p.EVERYBODY or person != who


def can_add_snow(s: State, pc: i64, who: i64, source: i64) -> bool:
    where: i64 = s.deck.code[pc + 2]
    if where == p.BOARD or where == p.IN_VALLEY:
        return any_snow_target(s, who, where)
    whose: i64 = s.deck.code[pc + 4] if where == p.A_CITY else p.SELF
    person: i64 = 0
    while person < s.rules.people:
        if _snows_city(s, whose, who, person, source) and snow.tied(s, person):
            return True
        person += 1
    return False


def snow_where_is_over(s: State) -> bool:
    """For SNOW_WHERE."""
    return s.word(1) <= 0 or not any_snow_target(s, s.frame_seat(), s.word(0))
