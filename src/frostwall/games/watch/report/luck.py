"""The luck of the dice in a finished game of the Watch: what each roll brought, and what was to be expected of it."""

from collections.abc import Iterator
from typing import Any

from frostwall.core.game import Game, S
from frostwall.core.record import Record, Replay
from frostwall.core.types import CHANCE, Event, Move
from frostwall.games.watch.report.observer import dice_sum
from frostwall.lab.face import Draw


def luck_of(game: Game[Any], record: Record) -> Iterator[Draw]:
    """Each roll that stood, with the cards it produced for each seat."""
    standing = {line.seq for line in record.effective()}
    seats = record.header.seats
    replay = Replay(record, game, with_events=False)
    while (line := replay.ahead()) is not None:
        by_sum = _weights(game, replay.state) if line.seat == CHANCE and line.seq in standing else {}
        rolled = dice_sum(game, game.parse(line.text)) if by_sum else None
        if rolled is not None:
            total = sum(weight for _, weight in by_sum.values())
            cards = {
                number: _produced(game, replay.state, move, seats) for number, (move, _) in by_sum.items()
            }
            expected = [
                sum(cards[number][seat] * weight for number, (_, weight) in by_sum.items()) / total
                for seat in range(seats)
            ]
            yield Draw(line.seq, cards[rolled], expected)
        replay.step()


def _weights(game: Game[S], s: S) -> dict[int, tuple[Move, int]]:
    """If the dice are about to fall: a roll of each sum, and the weight of the sum."""
    found: dict[int, tuple[Move, int]] = {}
    for move, weight in game.chance(s):
        total = dice_sum(game, move)
        if total is not None:
            first, others = found.get(total, (move, 0))
            found[total] = first, others + weight
    return found


def _produced(game: Game[S], s: S, roll: Move, seats: int) -> list[int]:
    """The cards that each seat would receive for a roll. With a Wall a third die falls before production; what it
    shows makes no difference to that."""
    after = s.clone()
    events: list[Event] = []
    game.apply(after, CHANCE, roll, events)
    if game.actors(after) == [CHANCE] and not any(event.name in ("produce", "seven") for event in events):
        game.apply(after, CHANCE, game.chance(after)[0][0], events)
    found = [0] * seats
    for event in events:
        if event.name == "produce" and isinstance(cards := event.args["count"], int):
            found[event.seat] += cards
    return found
