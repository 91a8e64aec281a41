"""Steps about cards of one's own city: chimneys (EFF-44) and removing (EFF-45); and the choice of a card in a city."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit, lowest
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import NO_CHIMNEY
from frostwall.games.silverfrost.engine.effects import activate, measure
from frostwall.games.silverfrost.engine.effects.source import lies_there, source_of, source_owner, source_slot
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import (
    ACTIVATE,
    ACTIVATED,
    CHIMNEY_FROM,
    CHIMNEY_TO,
    CITY_CARD,
    EARNING,
    GAIN,
    REMOVE,
    RUN,
)
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CARDS,
    CHIMNEYS,
    CHIMNEYS_GONE,
    CITY,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    REACTS,
    SLOTS,
    SNOWED,
    WITH_CHIMNEY,
    State,
)
from frostwall.games.silverfrost.engine.words import Words

# By purpose.
RULES: Final = ["TYPE-1", "CARD-12", "CHIM-6", "CHIM-6"]
ASKED_BY: Final = (steps.DO_ACTIVATE, steps.DO_REMOVE, steps.DO_CHIMNEY, steps.DO_CHIMNEY)


class CityCard(Decision):
    """a: purpose, b: pc, c: cards taken already, or the slot a chimney comes from as a bit, d: how many more,
    e: source."""

    def __init__(self) -> None:
        a_to_e = ((0, 3), words.STEP, words.BAG, words.NUMBER, words.SOURCE)
        super().__init__(CITY_CARD, "city_card", "TYPE-1", a_to_e)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if not self.lapses(s):
            return False
        s.pop()
        return True

    def lapses(self, s: State) -> bool:
        """What could be chosen may be gone since: by an ability used meanwhile (AMB-62)."""
        found = MoveSet()
        self.list_moves(s, s.frame_seat(), found)
        return found.total == 0

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        owner: i64 = 0
        while owner < s.rules.people:
            slot: i64 = 1
            while slot < s.get(owner, CITY):
                if s.card_at(owner, slot) != NOTHING and self._suits(s, who, owner, slot):
                    moves.add(kinds.two(kinds.CITY, owner, slot))
                slot += 1
            owner += 1

    def _suits(self, s: State, who: i64, owner: i64, slot: i64) -> bool:
        purpose: i64 = s.word(0)
        pc: i64 = s.word(1)
        code = s.deck.code
        if purpose == ACTIVATE:
            return activate.can_activate(s, pc, who, s.word(4), s.word(2), owner, slot)
        if owner != who:
            return False
        if purpose == REMOVE:
            return _removable(s, pc, who, slot, s.below(1))
        if purpose == CHIMNEY_FROM:
            return _gives_chimney(s, who, slot, code[pc + 3], s.word(4))
        before: i64 = lowest(s.word(2))
        if slot == before or not s.has_flag(
            who, before, WITH_CHIMNEY
        ):  # it may have left with its card since
            return False
        return _takes_chimney(s, who, slot, code[pc + 4], s.word(4))

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.CITY:
            return self.not_offered(kind)
        owner: i64 = kinds.first(m)
        slot: i64 = kinds.second(m)
        if owner >= s.rules.people or slot >= s.get(owner, CITY) or s.card_at(owner, slot) == NOTHING:
            return Refusal("NO_SUCH_CARD", "WORK-2", {"slot": int(slot)})
        if s.has_flag(owner, slot, SNOWED):
            rule = "SNOW-12" if s.word(0) == REMOVE else "SNOW-11"
            return Refusal("UNDER_SNOW", rule, {"slot": int(slot)})
        return Refusal("CARD_DOES_NOT_FIT", "CARD-11", {"card": s.deck.card_names[s.card_at(owner, slot)]})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        purpose: i64 = s.word(0)
        slot: i64 = kinds.second(m)
        if purpose == ACTIVATE:
            activate.activate(s, kinds.first(m), slot, events)
        elif purpose == REMOVE:
            _remove(s, who, slot, events)
        elif purpose == CHIMNEY_FROM:
            _lift_chimney(s, who, slot, events)
        else:
            _set_chimney(s, who, slot, events)

    def rule_of(self, s: State) -> str:
        return RULES[s.word(0)]

    def words_with(self, given: list[int]) -> Words:
        return self.words[:2] if given[0] == REMOVE else self.words

    def asked_with(self, given: list[int]) -> tuple[int, ...]:
        return (ASKED_BY[min(given[0], 3)],)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        if frame.a == ACTIVATE:
            return below.kind == ACTIVATED and frame.b == below.a and frame.c == below.b
        if frame.a == CHIMNEY_TO:
            from_slots = [slot for slot in range(1, SLOTS) if (frame.c >> slot) & 1]
            if len(from_slots) != 1 or not s.has_flag(frame.seat, from_slots[0], WITH_CHIMNEY):
                return False
        return below.kind == RUN


# --- EFF-44: chimneys ---


class Chimney(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if not self.possible(s, pc, who, source, False):
            return
        if s.deck.code[pc + 2] != steps.CHIMNEY_GAIN:
            s.push(CITY_CARD, who, CHIMNEY_FROM, pc, 0, 0, source)
            return
        # One that had left the game: there are no more than two (CHIM-1).
        s.add(who, CHIMNEYS_GONE, -1)
        s.add(who, CHIMNEYS, 1)
        supply.tell(events, s, "chimney", who, {"from": None, "to": None}, "CHIM-1")

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return None if self.possible(s, pc, who, source, False) else []

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        code = s.deck.code
        op: i64 = code[pc + 2]
        if op == steps.CHIMNEY_GAIN:
            return s.get(who, CHIMNEYS_GONE) > 0
        if not _any_chimney(s, who, code[pc + 3], source, True):
            return False
        return op == steps.CHIMNEY_BACK or _any_chimney(s, who, code[pc + 4], source, False)


def _gives_chimney(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """A chimney that may be moved or taken back: on a card without snow."""
    return s.has_flag(who, slot, WITH_CHIMNEY) and measure.fits(s, who, slot, wanted, source)


def _takes_chimney(s: State, who: i64, slot: i64, wanted: i64, source: i64) -> bool:
    """EFF-61: a construction with a printed chimney and none on it."""
    return measure.fits(s, who, slot, wanted, source) and s.deck.chimney[s.card_at(who, slot)] != NO_CHIMNEY


def _any_chimney(s: State, who: i64, wanted: i64, source: i64, gives: bool) -> bool:
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if gives:
            if _gives_chimney(s, who, slot, wanted, source):
                return True
        elif _takes_chimney(s, who, slot, wanted, source):
            return True
        slot += 1
    return False


def _lift_chimney(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    pc: i64 = s.word(1)
    source: i64 = s.word(4)
    s.pop()
    if s.deck.code[pc + 2] == steps.CHIMNEY_BACK:
        s.flags[s.at(who, slot)] &= ~WITH_CHIMNEY
        s.add(who, CHIMNEYS, 1)
        if events is not None:
            args: Json = {"from": s.deck.card_names[s.card_at(who, slot)], "to": None}
            supply.tell(events, s, "chimney", who, args, "CHIM-6")
        return
    s.push(CITY_CARD, who, CHIMNEY_TO, pc, bit(slot), 0, source)


def _set_chimney(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    before: i64 = lowest(s.word(2))
    s.pop()
    s.flags[s.at(who, before)] &= ~WITH_CHIMNEY
    s.flags[s.at(who, slot)] |= WITH_CHIMNEY
    if events is not None:
        names = s.deck.card_names
        args: Json = {"from": names[s.card_at(who, before)], "to": names[s.card_at(who, slot)]}
        supply.tell(events, s, "chimney", who, args, "CHIM-6")


# --- EFF-45: removing a city card ---


class RemoveCard(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if self.possible(s, pc, who, source, False):
            s.push(CITY_CARD, who, REMOVE, pc)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return None if self.possible(s, pc, who, source, False) else []

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        slot: i64 = 1
        while slot < s.get(who, CITY):
            if _removable(s, pc, who, slot, source):
                return True
            slot += 1
        return False


def _removable(s: State, pc: i64, who: i64, slot: i64, source: i64) -> bool:
    """SNOW-12, CARD-12, AMB-20"""
    if s.deck.code[pc + 3] == steps.TO_UNDER and source == source_of(who, slot):
        return False
    if not measure.fits(s, who, slot, s.deck.code[pc + 2], source) or not s.is_live(who, slot):
        return False
    if s.deck.not_removable[s.card_at(who, slot)]:
        return False
    animals: i64 = OWN_GUARD | (3 * OWN_NORMAL) | (7 * OPEN_BY)
    return not s.rules.animal_protects or s.flags[s.at(who, slot)] & animals == 0


def _remove(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    """The effect lies below."""
    code = s.deck.code
    pc: i64 = s.word(1)
    s.pop()
    source: i64 = s.word(1)
    card: i64 = s.card_at(who, slot)
    to: i64 = code[pc + 3]
    _leave_city(s, who, slot, events)
    if to == steps.TO_UNDER and lies_there(s, source):
        supply.remember_tucked(s, source_owner(source), source_slot(source), card)
    elif to == steps.TO_HAND and measure.hand_room(s, who) > 0:
        s.add_to_hand(who, card)
        if events is not None:
            name = s.deck.card_names[card]
            supply.tell_cards(events, s, "take_card", who, {name: 1}, None, f"hand:{who}", "CARD-12")
    else:
        if to == steps.TO_HAND:
            supply.tell_full(events, s, who, 1, "CARD-12")
        supply.discard_card(s, card)
    refund: i64 = code[pc + 4]
    if refund == steps.COST_REFUND:
        kind: i64 = 0
        while kind < 4:
            supply.gain(s, who, kind, s.deck.cost[4 * card + kind], "GEN-5", events)
            kind += 1
        if s.deck.cost_any[card]:
            supply.ask_goods(s, who, GAIN, s.deck.cost_any[card], 0)
    elif refund == steps.BAG_REFUND:
        s.push(EARNING, who, pc + 5, 1)


def _leave_city(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
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
    if flags & SNOWED:
        s.uncover(who, slot)
    s.city[at] = NOTHING
    s.flags[at] = 0
    s.stored[at] = 0
    s.used[at] = 0
    s.add(who, CARDS, -1)
    s.put(who, REACTS, _reactions(s, who))
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


def _reactions(s: State, who: i64) -> i64:
    """The triggers of the cards in a city, as bits."""
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        card: i64 = s.card_at(who, slot)
        if card != NOTHING:
            found |= s.deck.listens[card]
        slot += 1
    return found


FRAMES: Final[list[Frame]] = [CityCard()]
STEPS: Final[list[Step]] = [Chimney(steps.DO_CHIMNEY), RemoveCard(steps.DO_REMOVE)]
