"""Windows (TURN-16..18): before something that nobody decides, the active person is asked where clearing a card of
their city now would change it.

What comes next says what it reads (EFF-66, `reading`). It is read in the position as it is and in the one with the card
clear; where the two differ, the card matters. A card that could have been cleared at the last moment to the same end
stands, and nobody is asked about it again.
"""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine import decision, kinds, words
from frostwall.games.silverfrost.engine.chapters import extras, snow
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.frames import WINDOW
from frostwall.games.silverfrost.engine.state import FIRE, PLACING, PLAYING, SNOW, State


def begin_moment(s: State, who: i64) -> None:
    """The active person is about to answer where snow could be cleared as well: all that could be stands."""
    s.standing = extras.may_clear(s, who)


class Window(Decision):
    """Clear a card of the city, use an ability, or continue; a: slots of the cards that matter."""

    def __init__(self) -> None:
        super().__init__(WINDOW, "window", "TURN-17", (words.SLOTS,))

    def interrupts(self, s: State) -> bool:
        if s.is_claw(s.active):
            return False
        clearable: i64 = extras.may_clear(s, s.active)
        s.standing &= clearable
        if clearable == 0:
            return False
        now = decision.top(s).reading(s)
        if now is None:
            return False
        matters: i64 = _matters(s, clearable, now)
        if matters & ~s.standing:
            s.push(WINDOW, s.active, matters)
            return True
        if s.frame_seat() == s.active or not decision.top(s).interruptible:
            s.standing &= (
                ~matters
            )  # a decision of somebody else is only put now; when made, it ends what stands
        return False

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        moves.add(kinds.CONTINUE)

    def takes(self, kind: i64) -> bool:
        return True

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        return Refusal("PENDING_DECISION", "TURN-18", {"decision": self.name})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        """Something that matters can be cleared before what lies below."""
        if frame.seat != s.active or (s.action != PLACING and s.action != PLAYING):
            return False
        world = s.clone()
        world.pop()
        world.standing = 0
        return self.interrupts(world) and world.word(0) == frame.a


def _matters(s: State, clearable: i64, now: list[int]) -> i64:
    """The cards of these after whose clearing what comes next would read something else."""
    who: i64 = s.active
    by_fire: bool = extras.may_pay(s, who)
    by_ability: bool = extras.has_clearing_ability(s, who)
    found: i64 = 0
    slot: i64 = 1
    while clearable >> slot:
        if (clearable >> slot) & 1 and (
            (by_fire and _read_cleared(s, slot, True) != now)
            or (by_ability and _read_cleared(s, slot, False) != now)
        ):
            found |= bit(slot)
        slot += 1
    return found


def _read_cleared(s: State, slot: i64, by_fire: bool) -> list[int] | None:
    """What comes next would read this with the card clear, the token kept and the fire for it paid; an ability costs
    nothing here."""
    who: i64 = s.active
    cost: i64 = 0
    if by_fire:
        cost = snow.clear_cost(s, who)
    used: i64 = 1 if by_fire or s.rules.effect_uses_clear else 0
    s.uncover(who, slot)
    s.add(who, FIRE, -cost)
    s.add(who, SNOW, 1)
    s.clears += used
    found = decision.top(s).reading(s)
    s.clears -= used
    s.add(who, SNOW, -1)
    s.add(who, FIRE, cost)
    s.cover(who, slot)
    return found


FRAMES: Final[list[Frame]] = [Window()]
