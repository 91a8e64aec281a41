"""The step that takes back, moves or places an animal (EFF-46)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import placements, placing, supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying, is_answer
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import ANIMAL, RUN, WHERE
from frostwall.games.silverfrost.engine.rules import DESTINATIONS, GUILD, JOURNEY, MOST_AT_GUILD
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CITY,
    GUARD,
    NORMAL,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    State,
)


class Animal(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if s.deck.code[pc + 2] == steps.PLACE_EXTRA:
            if s.animals_in_supply(who) > 0:
                s.push(WHERE, who, pc, 0, 0)
        elif _any_placed(s, pc, who):
            s.push(ANIMAL, who, pc)

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return s.deck.code[pc + 2] == steps.PLACE_EXTRA or _any_placed(s, pc, who)


def _reaches(s: State, pc: i64, area: i64) -> bool:
    """May an animal be taken back from this area? Never from the Journey (JOUR-5)."""
    return area != JOURNEY and (s.deck.code[pc + 4] == -1 or s.deck.code[pc + 4] == area)


def _wants(s: State, pc: i64, guard: bool) -> bool:
    asked: i64 = s.deck.code[pc + 3]
    return asked == -1 or (asked == 1) == guard


def _any_placed(s: State, pc: i64, who: i64) -> bool:
    """EFF-64: an animal that counts as placed and may be taken back."""
    found = MoveSet()
    _list_placed(s, pc, who, found)
    return found.total > 0


def _list_placed(s: State, pc: i64, who: i64, moves: MoveSet) -> None:
    """Every animal that may be taken back."""
    guard: i64 = 0
    while guard < 2:
        if _wants(s, pc, guard == 1):
            place: i64 = 0
            while place < s.deck.places:
                stands: bool = s.guard_at(place, who) if guard else s.normal_at(place, who) > 0
                if stands and _reaches(s, pc, s.deck.area[place]):
                    moves.add(kinds.figure_at(kinds.RECALL, guard, place))
                place += 1
            if _reaches(s, pc, DESTINATIONS):
                _list_on_cards(s, who, guard, moves)
            if s.deck.code[pc + 4] == -1 and s.get(who, ASIDE_GUARD if guard else ASIDE_NORMAL) > 0:
                moves.add(kinds.aside(guard))
        guard += 1


def _list_on_cards(s: State, who: i64, guard: i64, moves: MoveSet) -> None:
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            if _stands_on(s, who, guard == 1, owner, slot):
                moves.add(kinds.figure_on(kinds.RECALL_CARD, guard, owner, slot))
            slot += 1
        owner += 1


def _stands_on(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> bool:
    """Does this person's animal stand on that card, where it may be taken back from?"""
    card: i64 = s.card_at(owner, slot)
    if card == NOTHING or s.deck.animal_stays[card]:
        return False
    flags: i64 = s.flags[s.at(owner, slot)]
    if owner == who:
        return flags & OWN_GUARD != 0 if guard else flags & (3 * OWN_NORMAL) != 0
    return (flags // OPEN_BY) & 7 == who + 1 and (flags & OPEN_GUARD != 0) == guard


class WhichAnimal(Decision):
    """Which to take back or move; a: pc."""

    def __init__(self) -> None:
        super().__init__(ANIMAL, "animal", "WORK-9", (words.STEP,), (RUN,), (steps.DO_ANIMAL,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """What could be chosen may be gone since: by an ability used meanwhile (AMB-62)."""
        if _any_placed(s, s.word(0), s.frame_seat()):
            return False
        s.pop()
        return True

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        _list_placed(s, s.word(0), who, moves)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind == kinds.RECALL and s.deck.area[kinds.figure_place(m)] == JOURNEY:
            return Refusal("STAYS_ON_JOURNEY", "JOUR-5")
        return self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        """Back to supply, and for a move on to the next question."""
        pc: i64 = s.word(0)
        s.pop()
        guard: bool = kinds.figure_of(m) == 1
        kind: i64 = kind_of(m)
        if kind == kinds.RECALL:
            s.take_animal(kinds.figure_place(m), who, guard)
        elif kind == kinds.RECALL_CARD:
            _lift_from_card(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m))
        else:
            s.add(who, ASIDE_GUARD if guard else ASIDE_NORMAL, -1)
        s.add(who, GUARD if guard else NORMAL, 1)
        supply.tell(events, s, "recall", who, {"figure": "guard" if guard else "animal"}, "WORK-9")
        if s.deck.code[pc + 2] == steps.MOVE:
            s.push(WHERE, who, pc, 1 if guard else 0, 1)


def _lift_from_card(s: State, who: i64, guard: bool, owner: i64, slot: i64) -> None:
    at: i64 = s.at(owner, slot)
    if owner == who:
        s.flags[at] -= OWN_GUARD if guard else OWN_NORMAL
    else:
        s.flags[at] &= ~(7 * OPEN_BY | OPEN_GUARD)


class Where(Decision):
    """One more placement, or where a moved animal goes; a: pc, b: guard, c: by moving. Nowhere to go: none."""

    def __init__(self) -> None:
        super().__init__(
            WHERE, "where", "WORK-9", (words.STEP, words.FLAG, words.FLAG), asked_by=(steps.DO_ANIMAL,)
        )

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        if s.word(2) == 1:
            guard: i64 = s.word(1)
            place: i64 = 0
            while place < s.deck.places:
                if s.in_play(place) and _free_spot(s, who, place):
                    moves.add(kinds.figure_at(kinds.MOVE, guard, place))
                place += 1
        else:
            placements.list_placements(s, who, moves)
            _keep_wanted(s, s.word(0), moves)
        if moves.total == 0:
            moves.add(kinds.NONE)

    def takes(self, kind: i64) -> bool:
        return kind == kinds.PLACE or kind == kinds.VISIT or is_answer(kind)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        problem: Refusal | None = None
        guard: bool = kinds.figure_of(m) == 1
        if kind == kinds.PLACE:
            problem = placing.refuse_place(s, who, guard, kinds.figure_place(m))
        elif kind == kinds.VISIT:
            problem = placing.refuse_visit(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m))
        return problem or self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        moving: bool = s.word(2) == 1
        kind: i64 = kind_of(m)
        s.pop()
        if kind == kinds.NONE:
            return
        guard: bool = kinds.figure_of(m) == 1
        if moving:
            place: i64 = kinds.figure_place(m)
            s.add(who, GUARD if guard else NORMAL, -1)
            s.put_animal(place, who, guard)
            if events is not None:
                args: Json = {"place": s.deck.place_names[place], "figure": "guard" if guard else "animal"}
                supply.tell(events, s, "move", who, args, "WORK-9")
        elif kind == kinds.PLACE:
            placing.place_animal(s, who, guard, kinds.figure_place(m), events)
        else:
            placing.visit_card(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m), events)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.c == 0 or s.get(frame.seat, GUARD if frame.b else NORMAL) > 0


def _free_spot(s: State, who: i64, place: i64) -> bool:
    """AMB-63: moving is no placing: an empty or shared place without snow; no cost, no power of the Silver Guard."""
    area: i64 = s.deck.area[place]
    if s.snow[place] or area == JOURNEY or (area == GUILD and placing.at_guild(s, who) >= MOST_AT_GUILD):
        return False
    return s.deck.shared[place] == 1 or s.occupied[place] == 0


def _keep_wanted(s: State, pc: i64, moves: MoveSet) -> None:
    """EFF-46: only animals and areas the filter names."""
    i: i64 = 0
    kept: i64 = 0
    while i < moves.single_words:
        m: i64 = moves.singles[i]
        area: i64 = DESTINATIONS
        if kind_of(m) == kinds.PLACE:
            area = s.deck.area[kinds.figure_place(m)]
        asked: i64 = s.deck.code[pc + 4]
        if (asked == -1 or asked == area) and _wants(s, pc, kinds.figure_of(m) == 1):
            moves.singles[kept] = m
            kept += 1
        i += 1
    moves.total -= moves.single_words - kept
    moves.single_words = kept


FRAMES: Final[list[Frame]] = [WhichAnimal(), Where()]
STEPS: Final[list[Step]] = [Animal(steps.DO_ANIMAL)]
