"""Steps that use a place (EFF-40) or a giant (EFF-41) without an animal."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.core.types import Event
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import giants, places, supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import COPY, RUN
from frostwall.games.silverfrost.engine.rules import JOURNEY
from frostwall.games.silverfrost.engine.state import State


class CopyPlace(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if _any_copy(s, pc, who):
            s.push(COPY, who, pc)

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return _any_copy(s, pc, who)


def _any_copy(s: State, pc: i64, who: i64) -> bool:
    place: i64 = 0
    while place < s.deck.places:
        if _can_copy(s, pc, who, place):
            return True
        place += 1
    return False


def _can_copy(s: State, pc: i64, who: i64, place: i64) -> bool:
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


class Copy(Decision):
    """a: pc."""

    def __init__(self) -> None:
        super().__init__(COPY, "copy", "SNOW-10", (words.STEP,), (RUN,), (steps.DO_COPY_PLACE,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """What could be chosen may be gone since: by an ability used meanwhile (AMB-62)."""
        if _any_copy(s, s.word(0), s.frame_seat()):
            return False
        s.pop()
        return True

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        place: i64 = 0
        while place < s.deck.places:
            if _can_copy(s, s.word(0), who, place):
                moves.add(kinds.one(kinds.COPY, place))
            place += 1

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        place: i64 = kinds.first(m)
        s.pop()
        if events is not None:
            supply.tell(events, s, "copy", who, {"place": s.deck.place_names[place]}, "SNOW-10")
        places.act(s, who, place, events)


class UseGiant(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        n: i64 = measure.amount(s, code[pc + 2], who, source, s.word(2))
        giants.ask(s, who, n, code[pc + 3] == 1, code[pc + 4] == 1)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 2], who, source, s.word(2))]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return giants.any_open(s)


FRAMES: Final[list[Frame]] = [Copy()]
STEPS: Final[list[Step]] = [CopyPlace(steps.DO_COPY_PLACE), UseGiant(steps.DO_USE_GIANT)]
