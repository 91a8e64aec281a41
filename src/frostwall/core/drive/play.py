"""Playing one game between bots. Not here: any bot, any loop over many games (lab), any clock or file."""

from collections.abc import Callable, Sequence
from typing import Generic

from frostwall.core.drive.clock import Clock
from frostwall.core.drive.seat_view import Bot, Remembering, ask, remembering
from frostwall.core.drive.streams import Chance
from frostwall.core.game import Game, S
from frostwall.core.record import Line, Record
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Seat, Setup


class TooLong(Exception):
    """A game did not end within the limit; `record` shows how it got there, if one was kept."""

    def __init__(self, limit: int, record: Record | None) -> None:
        super().__init__(f"the game did not end within {limit} lines")
        self.limit = limit
        self.record = record

    def __reduce__(self) -> tuple[object, ...]:
        return TooLong, (self.limit, self.record)


class Result(Generic[S]):
    """A game played to its end. `plies` counts all moves, `decisions` those of seats."""

    def __init__(self, state: S, record: Record | None, plies: int, decisions: int) -> None:
        self.state = state
        self.record = record
        self.plies = plies
        self.decisions = decisions

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.state, self.record, self.plies, self.decisions)


def play(
    game: Game[S],
    setup: Setup,
    bots: Sequence[Bot[S]],
    chance: Chance,
    rngs: Sequence[Rng],
    record: bool = True,
    on_line: Callable[[Line], None] | None = None,
    limit: int = 100_000,
    seconds: float | None = None,
) -> Result[S]:
    """Play a game between bots, one per seat. Of several actors the first in `actors` is asked first. `seconds` is what
    each bot may think about a decision."""
    if len(bots) != setup.seats or len(rngs) != setup.seats:
        raise ValueError("one bot and one generator per seat")
    kept = start_record(game, setup, chance, [bot.name for bot in bots]) if record or on_line else None
    s = game.new_game(setup)
    known = [game.knowledge(s, seat) for seat in range(setup.seats)]
    minds = _start(bots, setup)
    plies = 0
    decisions = 0
    actors = game.actors(s)
    while actors:
        if plies == limit:
            raise TooLong(limit, kept)
        seat = actors[0]
        if seat == CHANCE:
            move = chance.draw(game, s)
        else:
            move = ask(game, s, seat, bots[seat], known[seat], Clock(rngs[seat], seconds))
            decisions += 1
        if kept is not None:
            line = kept.append(seat, game.text(move))
            if on_line is not None:
                on_line(line)
        events: list[Event] = []
        game.apply(s, seat, move, events)
        for knowledge in known:
            knowledge.fold(events)
        for viewer, mind in minds:
            mind.observe([event.for_viewer(viewer) for event in events])
        plies += 1
        actors = game.actors(s)
    return Result(s, kept if record else None, plies, decisions)


def start_record(game: Game[S], setup: Setup, chance: Chance, names: list[str] | None = None) -> Record:
    """An empty record whose header says where its chance comes from."""
    return Record.start(game, setup, names=names, **chance.header())


def _start(bots: Sequence[Bot[S]], setup: Setup) -> list[tuple[Seat, Remembering[S]]]:
    """Tell the bots that remember that a game begins."""
    found: list[tuple[Seat, Remembering[S]]] = []
    for seat, bot in enumerate(bots):
        mind = remembering(bot)
        if mind is not None:
            mind.start(seat, setup)
            found.append((seat, mind))
    return found
