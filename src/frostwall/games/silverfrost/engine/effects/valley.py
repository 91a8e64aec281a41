"""Steps that take cards of the valley into the hand or discard them (EFF-35, EFF-36)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply, valley
from frostwall.games.silverfrost.engine.decision import Decision, Frame
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure, run
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import REPLACE, TAKE, VALLEY
from frostwall.games.silverfrost.engine.rules import SPACES
from frostwall.games.silverfrost.engine.state import NOTHING, V_COUNT, V_SNOW, State
from frostwall.games.silverfrost.engine.state import VALLEY as SPACE


class TakeValley(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        n: i64 = measure.amount(s, s.deck.code[pc + 2], who, source, s.word(2))
        if events is not None:
            wanted: i64 = min(n, _lying(s, s.deck.code[pc + 3]))
            supply.tell_full(events, s, who, wanted - measure.hand_room(s, who), "VAL-5")
        s.push(VALLEY, who, TAKE, n, s.deck.code[pc + 3])

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 2], who, source, s.word(2))]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        n: i64 = measure.amount(s, s.deck.code[pc + 2], who, source, run.known_variables(s))
        return _lying(s, s.deck.code[pc + 3]) >= n and measure.hand_room(s, who) >= n


class DiscardValley(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        n: i64 = measure.amount(s, s.deck.code[pc + 2], who, source, s.word(2))
        s.push(VALLEY, who, REPLACE, n, s.deck.code[pc + 3])

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 2], who, source, s.word(2))]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        n: i64 = measure.amount(s, s.deck.code[pc + 2], who, source, run.known_variables(s))
        return _lying(s, s.deck.code[pc + 3]) >= n


def _fits(s: State, space: i64, wanted: i64) -> bool:
    """SNOW-13: a card an effect may take or discard."""
    card: i64 = s.valley[SPACE * space]
    return card != NOTHING and s.valley[SPACE * space + V_SNOW] == 0 and measure.card_matches(s, card, wanted)


def _lying(s: State, wanted: i64) -> i64:
    """How many cards there are to take or discard."""
    found: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if _fits(s, space, wanted):
            found += s.valley[SPACE * space + V_COUNT]
        space += 1
    return found


class Valley(Decision):
    """a: purpose, b: how many more, c: filter."""

    def __init__(self) -> None:
        super().__init__(VALLEY, "valley", "VAL-5", (words.FLAG, words.NUMBER, words.FILTER))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """Until there is nothing more to take, or no room in the hand. VAL-5: the gaps are filled when the step is
        done."""
        if not self.lapses(s):
            return False
        s.pop()
        if not s.rules.refill_late:
            valley.fill(s, False)
        return True

    def lapses(self, s: State) -> bool:
        full: bool = s.word(0) == TAKE and measure.hand_room(s, s.frame_seat()) == 0
        return full or s.word(1) <= 0 or _lying(s, s.word(2)) == 0

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        space: i64 = 0
        while space < SPACES:
            if _fits(s, space, s.word(2)):
                moves.add(kinds.one(kinds.VALLEY, s.valley[SPACE * space]))
            space += 1

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.VALLEY:
            return self.not_offered(kind)
        card: i64 = kinds.first(m)
        args: Json = {"card": s.deck.card_names[card]}
        space: i64 = valley.space_of(s, card)
        if space == NOTHING:
            return Refusal("NOT_THERE", "HAND-3", {**args, "source": "valley"})
        if valley.snow_on(s, space):
            return Refusal("UNDER_SNOW", "SNOW-13", {"slot": None, **args})
        return Refusal("CARD_DOES_NOT_FIT", "CARD-11", args)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        card: i64 = kinds.first(m)
        valley.take_one(s, valley.space_of(s, card))
        name = s.deck.card_names[card]
        if s.word(0) == TAKE:
            s.add_to_hand(who, card)
            if events is not None:
                supply.tell_cards(events, s, "take_card", who, {name: 1}, None, f"hand:{who}", "VAL-5")
        else:
            supply.discard_card(s, card)
            if events is not None:
                supply.tell_cards(events, s, "discard_valley", who, {name: 1}, None, "discard", "VAL-5")
        s.set_word(1, s.word(1) - 1)


FRAMES: Final[list[Frame]] = [Valley()]
STEPS: Final[list[Step]] = [TakeValley(steps.DO_TAKE_VALLEY), DiscardValley(steps.DO_DISCARD_VALLEY)]
