"""What the rest of a move's effect can bring: its own further answers, tried in a world as its seat knows it.

A branch ends where chance decides, where somebody else does, where something hidden would be shown, where another card
begins to take effect, or where the turn goes on. What is found there is a fact: somebody who answers so gets it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from frostwall.core.types import Event
from frostwall.games.box import World

MOST: Final = 90  # positions that are looked at
FREE: Final = ("ready", "closing")  # decisions that belong to the turn, not to an effect
ASIDE: Final = ("use", "clear")  # answers that only come between
View = dict[str, Any]


@dataclass
class End:
    """Where a branch ends: what the seat sees there, and the answers that led there."""

    view: View
    answers: list[View] = field(default_factory=list)


@dataclass
class Ahead:
    """All branches after a move; `whole` if none was left out."""

    ends: list[End] = field(default_factory=list)
    whole: bool = True

    def least(self, amount: Callable[[View], int]) -> int:
        """What every branch brings."""
        return min((amount(end.view) for end in self.ends), default=0) if self.whole else 0

    def most(self, amount: Callable[[View], int]) -> int:
        return max((amount(end.view) for end in self.ends), default=0)

    def answers(self, *kinds: str) -> Iterator[View]:
        """The answers of these kinds that can be given on the way, each once."""
        told: set[str] = set()
        for move in (move for end in self.ends for move in end.answers if move["kind"] in kinds):
            if move["text"] not in told:
                told.add(move["text"])
                yield move


def ahead(world: World, seat: int, text: str) -> Ahead:
    """Every way to answer what this move asks."""
    found = Ahead()
    start = after(world, seat, text)
    if start is None:
        found.whole = False
        return found
    waiting: list[tuple[World, list[View]]] = [(start, [])]
    source = _source(start.game.view(start.state, seat))
    looked = 0
    while waiting:
        world, answers = waiting.pop()
        view: View = world.game.view(world.state, seat)
        goes_on = _goes_on(view, seat) and _source(view) == source
        if looked >= MOST or not goes_on:
            # Where it would have gone on, nothing is known about the rest.
            found.whole = found.whole and not goes_on
            found.ends.append(End(view, answers))
            continue
        for move in view["moves"]:
            if move["kind"] in ASIDE:
                continue
            looked += 1
            then = after(world, seat, move["text"])
            if then is None:
                found.ends.append(End(view, [*answers, move]))
            else:
                waiting.append((then, [*answers, move]))
    return found


def after(world: World, seat: int, text: str) -> World | None:
    """The position after a move; None where it shows something hidden."""
    state = world.state.clone()
    events: list[Event] = []
    world.game.apply(state, seat, world.game.parse(text), events)
    return None if any(event.reveals for event in events) else World(world.game, state)


def _source(view: View) -> object:
    """What asks."""
    return (view["decision"] or {}).get("source")


def _goes_on(view: View, seat: int) -> bool:
    return seat in view["actors"] and view["decision"]["kind"] not in FREE
