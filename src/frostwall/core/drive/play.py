"""Playing one game between bots. Not here: any bot, any loop over many games (lab), any clock or file."""

from collections.abc import Callable, Sequence
from typing import Generic

from frostwall.core.drive.seat_view import Bot, IllegalMove, seat_view
from frostwall.core.drive.streams import Chance
from frostwall.core.game import Game, S
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Line, Record
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Move, Seat, Setup


class TooLong(Exception):
    """A game did not end within the limit; `record` shows how it got there, if one was kept."""

    def __init__(self, limit: int, record: Record | None) -> None:
        super().__init__(f"the game did not end within {limit} lines")
        self.limit = limit
        self.record = record


class Result(Generic[S]):
    """A game played to its end. `plies` counts all moves, `decisions` those of seats."""

    def __init__(self, state: S, record: Record | None, plies: int, decisions: int) -> None:
        self.state = state
        self.record = record
        self.plies = plies
        self.decisions = decisions


def play(
    game: Game[S],
    setup: Setup,
    bots: Sequence[Bot[S]],
    chance: Chance,
    rngs: Sequence[Rng],
    record: bool = True,
    on_line: Callable[[Line], None] | None = None,
    limit: int = 100_000,
) -> Result[S]:
    """Play a game between bots, one per seat. Of several actors the first in `actors` is asked first."""
    if len(bots) != setup.seats or len(rngs) != setup.seats:
        raise ValueError("one bot and one generator per seat")
    kept = start_record(game, setup, chance, [bot.name for bot in bots]) if record or on_line else None
    s = game.new_game(setup)
    known = [Knowledge(seat) for seat in range(setup.seats)]
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
            move = _ask(game, s, seat, bots[seat], rngs[seat], known[seat])
            decisions += 1
        if kept is not None:
            line = kept.append(seat, game.text(move))
            if on_line is not None:
                on_line(line)
        events: list[Event] = []
        game.apply(s, seat, move, events)
        for knowledge in known:
            knowledge.fold(events)
        plies += 1
        actors = game.actors(s)
    return Result(s, kept if record else None, plies, decisions)


def start_record(game: Game[S], setup: Setup, chance: Chance, names: list[str] | None = None) -> Record:
    """An empty record whose header says where its chance comes from."""
    return Record.start(game, setup, names=names, **chance.header())


def _ask(game: Game[S], s: S, seat: Seat, bot: Bot[S], rng: Rng, known: Knowledge) -> Move:
    move = bot.choose(seat_view(game, s, seat, rng, known), rng)
    refusal = game.refusal(s, seat, move)
    if refusal is not None:
        text = game.text(move) if game.kinds.well_formed(move) else str(move)
        raise IllegalMove(bot.name, seat, text, refusal)
    return move
