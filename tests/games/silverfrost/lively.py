"""Random games of Silverfrost in which much happens."""

from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Seat
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.state import State


def lively_move(s: State, rng: Rng) -> tuple[Seat, int]:
    """By kind first, so that rare kinds come up; cards are played when they can be."""
    actors = GAME.actors(s)
    if actors == [CHANCE]:
        outcomes = GAME.chance(s)
        n = rng.below(sum(weight for _, weight in outcomes))
        for move, weight in outcomes:
            if n < weight:
                return CHANCE, move
            n -= weight
    seat = actors[rng.below(len(actors))]
    legal = GAME.legal_moves(s, seat)
    names = sorted({GAME.kinds.kind(move).name for move in legal})
    names += ["play"] * 3 if "play" in names else []
    name = names[rng.below(len(names))]
    legal = [move for move in legal if GAME.kinds.kind(move).name == name]
    return seat, legal[rng.below(len(legal))]
