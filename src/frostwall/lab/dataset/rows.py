"""The rows of a record: what the seat that decided could know and do, and what it chose."""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pyarrow as pa

from frostwall.core.encode import Encoder
from frostwall.core.game import Game
from frostwall.core.record import Record
from frostwall.core.types import CHANCE, Json

# The columns and what is in them; docs/develop/data.md has the same list.
COLUMNS: Final = {
    "record": "which game: the name of its file in records",
    "line": "the number of the move in its record, from 1",
    "step": "0, or which of the numbers of a composed move this is",
    "seat": "who decides",
    "observation": "what that seat knows, a signed byte for each feature of spec.json",
    "mask": "a bit for each number of the action index that is allowed, the first in the lowest bit",
    "action": "the number that was chosen",
    "won": "the seat's part of the win: 1, a fraction of a shared one, or 0",
    "rank": "the seat's place at the end, from 1; winners share it",
    "points": "the seat's points at the end",
}


def schema(width: int, size: int) -> Any:
    """The schema of every part: rows of so many bytes, masks of so many numbers."""
    types = {
        "record": pa.string(),
        "line": pa.int32(),
        "step": pa.int16(),
        "seat": pa.int8(),
        "observation": pa.binary(width),
        "mask": pa.binary((size + 7) // 8),
        "action": pa.int16(),
        "won": pa.float32(),
        "rank": pa.int8(),
        "points": pa.int32(),
    }
    return pa.schema([pa.field(name, types[name], nullable=False) for name in COLUMNS])


class Rows:
    """Turns records of one kind of table into rows."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.encoder: Encoder[Any] = Encoder(game, s)
        self.game = game
        self.width = int(self.encoder.width)
        self.size = int(self.encoder.size)
        self.schema = schema(self.width, self.size)
        self.allowed: Any = np.asarray(self.encoder.mask).view(np.int8)[: self.size]  # changes with it

    def of(self, name: str, record: Record) -> list[Json]:
        """The rows of a game that has ended."""
        found = list(self._steps(record))
        outcome = self.game.outcome(self.state)
        if outcome is None:
            raise ValueError(f"the game {name} has not ended")
        seats = range(len(outcome.points))
        won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats]
        rank = {seat: place for place, seat in enumerate(outcome.ranking, 1)}
        rank.update(dict.fromkeys(outcome.winners, 1))
        for row in found:
            seat = row["seat"]
            assert isinstance(seat, int)
            row.update(
                record=name, won=won[seat], rank=rank.get(seat, len(seats)), points=outcome.points[seat]
            )
        return found

    def _steps(self, record: Record) -> Iterator[Json]:
        game, encoder = self.game, self.encoder
        self.state = game.new_game(record.header.to_setup())
        for number, line in enumerate(record.lines, 1):
            move = game.parse(line.text)
            if line.seat != CHANCE:
                encoder.look(self.state, line.seat)
                for step, chosen in enumerate(encoder.path(move)):
                    yield {
                        "line": number,
                        "step": step,
                        "seat": line.seat,
                        "observation": memoryview(encoder.observation).tobytes()[: self.width],
                        "mask": np.packbits(self.allowed, bitorder="little").tobytes(),
                        "action": chosen,
                    }
                    encoder.step(chosen)
            game.apply(self.state, line.seat, move)
