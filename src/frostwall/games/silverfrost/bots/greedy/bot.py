"""The greedy bot of Silverfrost: one ply, by hand-made values. It answers every decision, with one to four seats.

No card, giant, quest or place is known by name: everything comes from the tables and the program of the set in play. Of
the world it reads only what its seat knows: its own hand and quests, and what lies open. It never looks at the other
hands and the piles of a determinized world card by card.
"""

from mypy_extensions import i64

from frostwall.core.drive import Clock, SeatView
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Move
from frostwall.games.silverfrost.bots.greedy.answers import answer, mulligan
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.bots.greedy.turn import NO_MOVE, closing, ready, window
from frostwall.games.silverfrost.engine import frames, moves
from frostwall.games.silverfrost.engine.chapters import extras
from frostwall.games.silverfrost.engine.state import State


class GreedySilverfrost:
    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        return decide(view.world, view.seat, clock.rng)


def decide(s: State, seat: i64, rng: Rng) -> i64:
    """The move of this seat."""
    frame: i64 = s.frame()
    found = MoveSet()
    if frame != frames.CARDS or extras.is_bound(s):
        moves.list_moves(s, seat, found)
        if found.total == 1 or frame == frames.SPECIES or frame == frames.CLAW_SPECIES:
            return found.pick(rng)
    plan = Plan(s, seat)
    if frame == frames.READY:
        best: i64 = ready(plan, found.list())
    elif frame == frames.CLOSING:
        best = closing(plan, found.list())
    elif frame == frames.WINDOW:
        best = window(plan, found.list())
    elif frame == frames.MULLIGAN:
        best = mulligan(plan)
    else:
        best = answer(plan, frame, found.list())
    return found.pick(rng) if best == NO_MOVE else best
