"""The step that activates cards in cities again (EFF-39)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import Frame
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure, run
from frostwall.games.silverfrost.engine.effects.source import means, source_of
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import ACTIVATE, ACTIVATED, CITY_CARD, RUN
from frostwall.games.silverfrost.engine.state import CITY, State


class Activate(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        n: i64 = measure.amount(s, s.deck.code[pc + 4], who, source, s.word(2))
        s.push(ACTIVATED, who, pc, 0, n, source)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 4], who, source, s.word(2))]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        code = s.deck.code
        n: i64 = measure.amount(s, code[pc + 4], who, source, run.known_variables(s))
        return _count(s, pc, who, source, 0) >= (n if code[pc + 6] else min(n, 1))


class Activated(Frame):
    """More cards to activate; a: pc, b: the cards used so far, a byte each, c: how many more, d: source."""

    def __init__(self) -> None:
        a_to_d = (words.STEP, words.BAG, words.NUMBER, words.SOURCE)
        super().__init__(ACTIVATED, "activated", words=a_to_d, on=(RUN,), asked_by=(steps.DO_ACTIVATE,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        pc: i64 = s.word(0)
        left: i64 = s.word(2)
        who: i64 = s.frame_seat()
        source: i64 = s.word(3)
        if left <= 0 or _count(s, pc, who, source, s.word(1)) == 0:
            s.pop()
        else:
            s.push(CITY_CARD, who, ACTIVATE, pc, s.word(1), left, source)
        return True

    def reading(self, s: State) -> list[int] | None:
        """The series ends for want of cards."""
        if s.word(2) <= 0 or _count(s, s.word(0), s.frame_seat(), s.word(3), s.word(1)) > 0:
            return None
        return []


def trigger_of(which: i64, card_is_open: bool) -> i64:
    if which == 0:
        return p.ON_PRODUCE
    if which == 1:
        return p.ON_PLAY
    if which == 2:
        return p.ON_VISIT_OPEN if card_is_open else p.ON_VISIT_OWN
    return p.END_SCORE


def _count(s: State, pc: i64, who: i64, source: i64, taken: i64) -> i64:
    """How many cards could be activated next."""
    found: i64 = 0
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            if can_activate(s, pc, who, source, taken, owner, slot):
                found += 1
            slot += 1
        owner += 1
    return found


def can_activate(s: State, pc: i64, who: i64, source: i64, taken: i64, owner: i64, slot: i64) -> bool:
    """EFF-39, SNOW-11: a fitting card with such an effect, not one still being resolved."""
    code = s.deck.code
    if not means(s, code[pc + 5], who, owner, source):
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
    return not run.is_running(s, source_of(owner, slot))


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
    run.begin_all(s, who, owner, slot, trigger_of(s.deck.code[pc + 2], owner != who), 0)


FRAMES: Final[list[Frame]] = [Activated()]
STEPS: Final[list[Step]] = [Activate(steps.DO_ACTIVATE)]
