"""Steps that clear snow or put it somewhere (EFF-42, EFF-43, EFF-60)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import snow, supply, valley
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure, run, triggers
from frostwall.games.silverfrost.engine.effects.measure import BY_ABILITY
from frostwall.games.silverfrost.engine.effects.source import means
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import CARDS, CLEAR_WHERE, PAY_CARDS, SEAT, SNOW_WHERE
from frostwall.games.silverfrost.engine.rules import BEACON, FIRE, SPACES
from frostwall.games.silverfrost.engine.state import CITY, HAND, NOTHING, SNOWED, V_SNOW, State
from frostwall.games.silverfrost.engine.state import VALLEY as SPACE

A_PLACE: Final = (0, len(p.WHERE) - 1)  # a word of CLEAR_WHERE and SNOW_WHERE

# --- EFF-42: clearing ---


class ClearSnow(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        """The price first, then where. Discards pay for the whole step, fire for each token."""
        code = s.deck.code
        n: i64 = measure.amount(s, code[pc + 3], who, source, s.word(2))
        ability: bool = s.word(3) & BY_ABILITY != 0
        price: i64 = code[pc + 4]
        if n <= 0 or not _can_clear(s, pc, who, 1, ability):
            return
        s.push(CLEAR_WHERE, who, code[pc + 2], n, price, 1 if ability else 0)
        if price > steps.FIRE_COST:
            s.push(CARDS, who, PAY_CARDS, price - 1, price - 1, -1, 0)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        """How many, or that there is nothing to choose from."""
        n: i64 = measure.amount(s, s.deck.code[pc + 3], who, source, s.word(2))
        if n <= 0 or not _can_clear(s, pc, who, 1, s.word(3) & BY_ABILITY != 0):
            return []
        return None if s.deck.code[s.deck.code[pc + 3]] == p.CONST else [int(n)]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        n: i64 = measure.amount(s, s.deck.code[pc + 3], who, source, run.known_variables(s))
        return _can_clear(s, pc, who, n, ability)


def _can_clear(s: State, pc: i64, who: i64, n: i64, ability: bool) -> bool:
    """For a `may` and for abilities: the cost is at hand and something is there to clear."""
    code = s.deck.code
    price: i64 = code[pc + 4]
    if price == steps.FIRE_COST and s.get(who, FIRE) < snow.clear_cost(s, who):
        return False
    if price > steps.FIRE_COST and s.get(who, HAND) < price - 1:
        return False
    if code[pc + 2] == p.OWN_CITY and s.rules.effect_uses_clear and s.clears >= snow.most_clears(s, who):
        return False
    found = MoveSet()
    list_snow(s, who, code[pc + 2], ability, found)
    return found.total >= n


def list_snow(s: State, who: i64, where: i64, ability: bool, moves: MoveSet) -> None:
    """What may be cleared. AMB-30: an ability that clears the board reaches the valley too."""
    if where == p.OWN_CITY:
        slot: i64 = 1
        while slot < s.get(who, CITY):
            if s.card_at(who, slot) != NOTHING and s.has_flag(who, slot, SNOWED):
                moves.add(kinds.one(kinds.SNOW_CARD, slot))
            slot += 1
    if where == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if _clears_place(s, place, ability):
                moves.add(kinds.one(kinds.SNOW_PLACE, place))
            place += 1
    if where == p.IN_VALLEY or (where == p.BOARD and ability and s.rules.ability_clears_valley):
        space: i64 = 0
        while space < SPACES:
            if s.valley[SPACE * space + V_SNOW]:
                moves.add(kinds.one(kinds.SNOW_VALLEY, s.valley[SPACE * space]))
            space += 1


def _clears_place(s: State, place: i64, ability: bool) -> bool:
    """EFF-60, AMB-79"""
    if not s.in_play(place) or s.snow[place] == 0:
        return False
    return not ability or s.deck.area[place] != BEACON or s.rules.ability_clears_beacons


class ClearWhere(Decision):
    """a: where, b: how many more, c: price, d: by an ability."""

    def __init__(self) -> None:
        a_to_d = (A_PLACE, words.NUMBER, words.NUMBER, words.FLAG)
        super().__init__(CLEAR_WHERE, "clear_where", "SNOW-21", a_to_d)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if not self.lapses(s):
            return False
        s.pop()
        return True

    def lapses(self, s: State) -> bool:
        who: i64 = s.frame_seat()
        if s.word(1) <= 0:
            return True
        if s.word(0) == p.OWN_CITY and s.rules.effect_uses_clear and s.clears >= snow.most_clears(s, who):
            return True  # AMB-7
        if s.word(2) == steps.FIRE_COST and s.get(who, FIRE) < snow.clear_cost(s, who):
            return True
        found = MoveSet()
        self.list_moves(s, who, found)
        return found.total == 0

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        list_snow(s, who, s.word(0), s.word(3) == 1, moves)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind == kinds.SNOW_CARD or kind == kinds.SNOW_PLACE or kind == kinds.SNOW_VALLEY:
            return Refusal("NO_SNOW", "SNOW-14")
        return self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        if s.word(2) == steps.FIRE_COST:
            supply.pay(s, who, FIRE, snow.clear_cost(s, who), "SNOW-14", events)
        if s.word(0) == p.OWN_CITY and s.rules.effect_uses_clear:  # AMB-7
            s.clears += 1
        s.set_word(1, s.word(1) - 1)
        start: i64 = triggers.open_list(s)
        kind: i64 = kind_of(m)
        if kind == kinds.SNOW_CARD:
            snow.clear_card(s, who, who, kinds.first(m), "SNOW-21", events)
        elif kind == kinds.SNOW_PLACE:
            snow.clear_place(s, who, kinds.first(m), 1, "SNOW-21", events)
        else:
            snow.clear_valley(s, who, valley.space_of(s, kinds.first(m)), 1, "SNOW-21", events)
        triggers.close_list(s, who, start)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.a != p.A_CITY


# --- EFF-43: more snow ---


class AddSnow(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        n: i64 = measure.amount(s, code[pc + 3], who, source, s.word(2))
        where: i64 = code[pc + 2]
        if where == p.BOARD or where == p.IN_VALLEY:
            s.push(SNOW_WHERE, who, where, n)
            return
        whose: i64 = p.SELF
        if where == p.A_CITY:
            whose = code[pc + 4]
        if whose == p.CHOSEN_OTHER and s.rules.people > 2:
            s.push(SEAT, who, pc, n)
            return
        other: i64 = s.rules.people - 1
        while other >= 0:
            person: i64 = (who + other) % s.rules.people
            if _snows_city(s, whose, who, person, source):
                snow.begin_city_snow(s, person, n)
            other -= 1

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 3], who, source, s.word(2))]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        where: i64 = s.deck.code[pc + 2]
        if where == p.BOARD or where == p.IN_VALLEY:
            found = MoveSet()
            _list_dry(s, where, found)
            return found.total > 0
        whose: i64 = p.SELF
        if where == p.A_CITY:
            whose = s.deck.code[pc + 4]
        person: i64 = 0
        while person < s.rules.people:
            if _snows_city(s, whose, who, person, source) and snow.tied(s, person):
                return True
            person += 1
        return False

    def choose_person(self, s: State, pc: i64, who: i64, person: i64, events: list[Event] | None) -> None:
        n: i64 = s.word(1)
        s.pop()
        snow.begin_city_snow(s, person, n)


def _snows_city(s: State, whose: i64, who: i64, person: i64, source: i64) -> bool:
    """Does an `add_snow` reach this person's city? Never Claw's (SOLO-68)."""
    return not s.is_claw(person) and means(s, whose, who, person, source)


def _list_dry(s: State, where: i64, moves: MoveSet) -> None:
    """Places of the board in play (EFF-60), or cards of the valley, without snow."""
    if where == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if s.in_play(place) and s.snow[place] == 0:
                moves.add(kinds.one(kinds.SNOW_PLACE, place))
            place += 1
        return
    space: i64 = 0
    while space < SPACES:
        if s.valley[SPACE * space] != NOTHING and s.valley[SPACE * space + V_SNOW] == 0:
            moves.add(kinds.one(kinds.SNOW_VALLEY, s.valley[SPACE * space]))
        space += 1


class SnowWhere(Decision):
    """a: where, b: how many more."""

    def __init__(self) -> None:
        super().__init__(SNOW_WHERE, "snow_where", "SNOW-2", (A_PLACE, words.NUMBER))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        found = MoveSet()
        if s.word(1) > 0:
            _list_dry(s, s.word(0), found)
        if found.total:
            return False
        s.pop()
        return True

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        _list_dry(s, s.word(0), moves)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind == kinds.SNOW_PLACE or kind == kinds.SNOW_VALLEY:
            return Refusal("SNOW_THERE", "SNOW-5", {"slot": None})
        return self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.set_word(1, s.word(1) - 1)
        args: Json = {}
        if kind_of(m) == kinds.SNOW_PLACE:
            s.snow[kinds.first(m)] += 1
            args = {"place": s.deck.place_names[kinds.first(m)], "card": None}
        else:
            s.valley[SPACE * valley.space_of(s, kinds.first(m)) + V_SNOW] += 1
            args = {"place": None, "card": s.deck.card_names[kinds.first(m)]}
        supply.tell(events, s, "put_snow", who, args, "SNOW-2")

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.a == p.BOARD or frame.a == p.IN_VALLEY


FRAMES: Final[list[Frame]] = [ClearWhere(), SnowWhere()]
STEPS: Final[list[Step]] = [ClearSnow(steps.DO_CLEAR_SNOW), AddSnow(steps.DO_ADD_SNOW)]
