"""Games that greedy plays on for every seat, inside the engine: what a search looks ahead with.

Greedy reads nothing that its seat does not know, so it may decide on a whole world without a view being made of it.
"""

from mypy_extensions import i64

from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE
from frostwall.games.silverfrost.bots.greedy.bot import decide
from frostwall.games.silverfrost.engine import decision, moves
from frostwall.games.silverfrost.engine.state import State


def greedy_playout(s: State, stop_turn: i64, seed: i64) -> i64:
    """Play on until the turn with this number begins or the game is over; returns the decisions made by seats. Each
    turn has chance of its own, so that what a later turn deals does not depend on how much was dealt before."""
    decisions: i64 = 0
    turn: i64 = s.turn
    rng = Rng(seed, turn)
    while not s.over and turn < stop_turn:
        seat: i64 = moves.first_actor(s)
        if seat == CHANCE:
            moves.apply(s, CHANCE, decision.top(s).draw(s, rng), None)
        else:
            moves.apply(s, seat, decide(s, seat, rng), None)
            decisions += 1
        if s.turn != turn:
            turn = s.turn
            rng = Rng(seed, turn)
    return decisions
