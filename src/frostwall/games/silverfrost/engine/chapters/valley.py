"""The valley (VAL-1..9): eight spaces with eight different names, stacks, gaps and their filling."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.types import Event
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.chapters.supply import FromDeck
from frostwall.games.silverfrost.engine.decision import NOBODYS, Frame
from frostwall.games.silverfrost.engine.frames import FILLING
from frostwall.games.silverfrost.engine.rules import SPACES
from frostwall.games.silverfrost.engine.state import (
    NOBODY,
    NOTHING,
    V_CARD,
    V_CLAW,
    V_COUNT,
    V_SNOW,
    VALLEY,
    State,
)


def space_of(s: State, card: i64) -> i64:
    """Where this name lies in the valley, or NOTHING."""
    space: i64 = 0
    while space < SPACES:
        if s.valley[VALLEY * space] == card:
            return space
        space += 1
    return NOTHING


def snow_on(s: State, space: i64) -> bool:
    return s.valley[VALLEY * space + V_SNOW] > 0


def take_one(s: State, space: i64) -> None:
    """VAL-2: one card of the stack; an empty space has neither snow nor a claw token (SOLO-44)."""
    at: i64 = VALLEY * space
    s.valley[at + V_COUNT] -= 1
    if s.valley[at + V_COUNT] == 0:
        s.valley[at + V_CARD] = NOTHING
        s.valley[at + V_SNOW] = 0
        s.valley[at + V_CLAW] = 0


def mark_played(s: State, space: i64) -> None:
    """VAL-5: the gap of a card played waits for the end of the turn."""
    if s.valley[VALLEY * space + V_COUNT] == 0 or s.rules.refill_after_stack:
        s.gaps |= bit(space)


def fill(s: State, all_gaps: bool) -> None:
    """VAL-4, VAL-5: nature reveals cards until the gaps are filled."""
    s.push(FILLING, NOBODY, 1 if all_gaps else 0)


def next_gap(s: State, all_gaps: bool) -> i64:
    """The first gap in reading order, or NOTHING."""
    space: i64 = 0
    while space < SPACES:
        if s.valley[VALLEY * space] == NOTHING and (all_gaps or (s.gaps >> space) & 1 == 0):
            return space
        space += 1
    return NOTHING


class Filling(FromDeck):
    """Gaps in the valley; a: 1 with the gaps of cards played this turn."""

    def __init__(self) -> None:
        super().__init__(FILLING, "filling", "VAL-3", (words.FLAG,), whose=NOBODYS)

    def is_over(self, s: State) -> bool:
        """AMB-23: with the option a stack that was played from is a reason to reveal one card."""
        all_gaps: bool = s.word(0) == 1
        if next_gap(s, all_gaps) != NOTHING:
            return False
        return not (all_gaps and s.gaps != 0 and s.rules.refill_after_stack)

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.REVEAL, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        _reveal(s, kinds.first(m), events)


def _reveal(s: State, card: i64, events: list[Event] | None) -> None:
    """VAL-3, AMB-78: a name that lies there gets the card under it, snow and all."""
    supply.take_top(s, card)
    all_gaps: bool = s.word(0) == 1
    space: i64 = space_of(s, card)
    stacked: bool = space != NOTHING
    if not stacked:
        space = next_gap(s, all_gaps)
    if all_gaps and s.rules.refill_after_stack:
        gap: i64 = next_gap(s, True)
        if gap == NOTHING or not stacked:
            s.gaps &= s.gaps - 1 if gap == NOTHING else ~bit(space)
    if not stacked and space == NOTHING:
        supply.discard_card(s, card)  # AMB-23 with eight other names lying: there is no space for it
    else:
        at: i64 = VALLEY * space
        s.valley[at + V_CARD] = card
        s.valley[at + V_COUNT] += 1
    if events is not None:
        name = s.deck.card_names[card]
        args = {"card": name, "space": int(space), "stacked": stacked}
        supply.tell(events, s, "reveal", NOBODY, args, "VAL-3")


FRAMES: Final[list[Frame]] = [Filling()]
