"""Steps that put goods on a city card or cards under it (EFF-48, EFF-63)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count as bag_count
from frostwall.core.bag import several
from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.chapters.supply import FromDeck
from frostwall.games.silverfrost.engine.decision import Frame, Lying
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import lies_there, source_owner, source_slot
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import CARDS, TIMES, TUCK, TUCKING
from frostwall.games.silverfrost.engine.rules import ANY
from frostwall.games.silverfrost.engine.state import HAND, NOTHING, State


class Store(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
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

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return measure.bag_amounts(s, pc + 2, who, source, s.word(2))


class TakeStored(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if not lies_there(s, source):
            return
        at: i64 = s.at(source_owner(source), source_slot(source))
        good: i64 = 0
        while good < ANY:
            n: i64 = bag_count(s.stored[at], good)
            if s.deck.code[pc + 2] == 0:
                n = min(n, measure.bag_amount(s, pc + 3, good, who, source, s.word(2)))
            if n:
                s.stored[at] -= several(good, n)
                supply.gain(s, who, good, n, "GEN-5", events)
            good += 1

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return measure.bag_amounts(s, pc + 3, who, source, s.word(2)) if s.deck.code[pc + 2] == 0 else None

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return source >= 0 and s.stored[s.at(source_owner(source), source_slot(source))] != 0


class Tuck(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if not lies_there(s, source):
            return
        code = s.deck.code
        if code[pc + 4] == steps.FROM_DECK:
            if code[pc + 2] < code[pc + 3]:
                s.push(TIMES, who, pc)
            else:
                s.push(TUCKING, who, code[pc + 3], source)
        elif s.get(who, HAND) > 0:
            s.push(CARDS, who, TUCK, min(code[pc + 2], s.get(who, HAND)), code[pc + 3], -1, source)

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        code = s.deck.code
        return code[pc + 4] == steps.FROM_DECK or s.get(who, HAND) >= code[pc + 2]

    def least_times(self, s: State, pc: i64) -> i64:
        return s.deck.code[pc + 2]

    def most_times(self, s: State, pc: i64, who: i64, source: i64) -> i64:
        return s.deck.code[pc + 3]

    def choose_times(self, s: State, pc: i64, who: i64, times: i64, events: list[Event] | None) -> None:
        s.push(TUCKING, who, times, s.word(1))


class Tucking(FromDeck):
    """EFF-63: cards of the deck under a card, face down; nobody sees them. a: how many, b: source."""

    def __init__(self) -> None:
        super().__init__(TUCKING, "tucking", "GEN-5", (words.NUMBER, words.SOURCE))

    def is_over(self, s: State) -> bool:
        return not lies_there(s, s.word(1)) or s.word(0) <= 0

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.TUCK, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        card: i64 = kinds.first(m)
        source: i64 = s.word(1)
        supply.take_top(s, card)
        s.set_word(0, s.word(0) - 1)
        supply.remember_tucked(s, source_owner(source), source_slot(source), card)
        if events is not None:
            lying = s.card_at(source_owner(source), source_slot(source))
            args: Json = {"card": s.deck.card_names[lying], "count": 1}
            supply.tell(events, s, "tuck_unseen", s.frame_seat(), args, "GEN-5")

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.b >= 0 and s.card_at(source_owner(frame.b), source_slot(frame.b)) != NOTHING


FRAMES: Final[list[Frame]] = [Tucking()]
STEPS: Final[list[Step]] = [Store(steps.DO_STORE), TakeStored(steps.DO_TAKE_STORED), Tuck(steps.DO_TUCK)]
