"""Many games side by side as NumPy arrays: the quickest way to sample from a game."""

from random import Random
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core import batch as core
from frostwall.core.batch import BY_RANK
from frostwall.envs.table import ActionError, Array, open_game


class Batch:
    """`n` games that are stepped together. A game that ends begins anew at once, at one of `starts` set-ups that follow
    from the seed. The arrays are views of the engine's memory, read-only, and change with every step:

        observations  (n, width) int8, of the seat that decides
        masks         (n, size) int8
        counts        (n,) int64, how many actions each mask allows
        seats         (n,) int64, who decides
        rewards       (n, seats) float64, of games that have just ended; 0 otherwise
        done          (n,) int64: 1 where a game has just ended, 2 where it was cut off after `limit` numbers
        actions       (n,) int64, the numbers of the last step

    With `observing=False` no observations are written, which saves nearly half of the time.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seed: int = 0,
        rules: str | None = None,
        seats: int | None = None,
        by: str = BY_RANK,
        limit: int = 0,
        observing: bool = True,
        offers: bool = True,
        starts: int = 64,
        **options: Any,
    ) -> None:
        if n < 1 or starts < 1:
            raise ValueError("A batch has at least one game and one start.")
        engine, self.rules, self.n_seats = open_game(game, rules, seats, by)
        rng = Random(seed)
        positions = [
            engine.new_game(engine.setup(self.rules, self.n_seats, rng, **options)) for _ in range(starts)
        ]
        self._games: core.Batch[Any] = core.Batch(
            engine, positions, n, rng.getrandbits(60), by, limit, observing, offers
        )
        games = self._games
        self.n = n
        self.width = int(games.tensor.width)
        self.size = int(games.index.size)
        self.observations: Array = np.asarray(games.observations).view(np.int8).reshape(n, -1)
        self.masks: Array = np.asarray(games.masks).view(np.int8).reshape(n, -1)[:, : self.size]
        self._flags: Array = np.asarray(games.masks).view(np.bool_)
        self._rows: Array = np.arange(n) * (len(self._flags) // n)
        self.counts: Array = np.asarray(games.counts)
        self.seats: Array = np.asarray(games.seat)
        self.rewards: Array = np.asarray(games.rewards).reshape(n, -1)
        self.done: Array = np.asarray(games.done)
        self.actions: Array = np.asarray(games.actions)

    def step(self, actions: Array) -> None:
        """One number for each game. If a mask forbids one, ActionError says which, and no game has changed."""
        given = np.asarray(actions)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise ActionError(
                f"Actions are a row of whole numbers, not of {given.dtype} in the shape {given.shape}."
            )
        self._games.step(vec[i64](np.ascontiguousarray(given, dtype=np.int64)))

    def step_sampled(self, steps: int = 1) -> None:
        """So many steps, each with numbers drawn uniformly from the masks, inside the engine."""
        for _ in range(steps):
            self._games.step_sampled()

    def sample(self, rng: np.random.Generator) -> Array:
        """A number for each game, drawn uniformly from its mask by NumPy."""
        flat = np.flatnonzero(self._flags)
        chosen = (rng.random(self.n) * self.counts).astype(np.int64)
        chosen += np.cumsum(self.counts)
        chosen -= self.counts
        return flat[chosen] - self._rows

    def state(self, row: int) -> Any:
        """The position of a game, as a copy."""
        return self._games.state(row)

    def snapshot(self) -> core.Snapshot[Any]:
        """Where all games stand, chance included."""
        return self._games.snapshot()

    def restore(self, taken: core.Snapshot[Any]) -> None:
        """Go back to a snapshot of this batch. It can be used again."""
        self._games.restore(taken)

    def spec(self) -> dict[str, object]:
        """Every byte of an observation and every number of the action index."""
        return self._games.tensor.spec()
