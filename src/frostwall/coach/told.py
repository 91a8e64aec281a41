"""What happened at the lines that a review speaks of, and what the better move would have done, as events."""

from dataclasses import dataclass
from typing import Any

from frostwall.coach.review import Review
from frostwall.core.game import Game
from frostwall.core.types import Event, Move, Seat
from frostwall.games import games


@dataclass(frozen=True)
class Told:
    """A line: what it did, what the better move would have done, and what the obvious one that a find surpassed would
    have done; nothing where there was none. If no event is of the seat that decided, its move is not told by them."""

    line: int
    did: list[Event]
    better: list[Event]
    obvious: list[Event]


def told(review: Review, game: Game[Any]) -> list[Told]:
    """Turning points, mistakes and finds, in the order of the game."""
    spoken = {each.line: each for seat in review.seats for each in (*seat.mistakes, *seat.finds)}
    wanted = {*spoken, *review.turning}
    found: list[Told] = []
    state = review.record.new_game(game)
    for line in review.record.effective():
        move = game.parse(line.text)
        if line.seq in wanted:
            decision = spoken.get(line.seq)
            better: list[Event] = []
            obvious: list[Event] = []
            if decision is not None and decision.is_mistake:
                better = _events(game, state, line.seat, game.parse(decision.best.text))
            if decision is not None and decision.obvious is not None:
                obvious = _events(game, state, line.seat, game.parse(decision.obvious.text))
            found.append(Told(line.seq, _events(game, state, line.seat, move), better, obvious))
        game.apply(state, line.seat, move)
    return found


def _events(game: Game[Any], state: Any, seat: Seat, move: Move) -> list[Event]:
    events: list[Event] = []
    game.apply(state.clone(), seat, move, events)
    # That somebody's turn comes next is not what this move did; what it did to others is.
    left_out = games.box(game.name).turn_events
    return [event for event in events if event.name not in left_out]
