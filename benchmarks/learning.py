"""How fast programs that learn can sample: batches, single observations, PettingZoo. `python -m benchmarks.learning`.

One thread, processor time, and for each figure the median of several slices: a busy neighbour costs less that way.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from frostwall import about
from frostwall.core.encode import Encoder
from frostwall.envs import Batch, aec
from frostwall.games import games

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("watch base 4, no trade", {"game": "watch", "rules": "base", "seats": 4, "player_trade": False}),
    (
        "watch brotherhood 4, no trade",
        {"game": "watch", "rules": "brotherhood", "seats": 4, "player_trade": False},
    ),
    ("silverfrost 2", {"game": "silverfrost", "rules": "standard", "seats": 2}),
]


def rate(work: Callable[[], int], seconds: float, slices: int) -> float:
    """What `work` says it has done, per second of processor time."""
    work()
    found = []
    for _ in range(slices):
        done = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            done += work()
        found.append(done / (time.process_time() - start))
    return statistics.median(found)


def stepped(batch: Batch, rng: np.random.Generator) -> Callable[[], int]:
    """Steps with actions that NumPy draws."""

    def work() -> int:
        for _ in range(8):
            batch.step(batch.sample(rng))
        return 8 * batch.n

    return work


def sampled(batch: Batch) -> Callable[[], int]:
    def work() -> int:
        batch.step_sampled(8)
        return 8 * batch.n

    return work


def step_alone(batch: Batch, rng: np.random.Generator, seconds: float) -> float:
    """Steps per second of `step` itself: what draws the actions is not counted."""
    spent = 0.0
    made = 0
    clock = time.process_time
    while spent < seconds:
        actions = batch.sample(rng)
        start = clock()
        batch.step(actions)
        spent += clock() - start
        made += batch.n
    return made / spent


def observing(batch: Batch, game: str) -> Callable[[], int]:
    """One row after the other, of positions from the middle of games."""
    states = [batch.state(row) for row in range(min(64, batch.n))]
    encoder: Encoder[Any] = Encoder(games[game], states[0])
    encoder.look(states[0], 0)
    choice, out = encoder.choice, encoder.observation

    def work() -> int:
        for s in states:
            encoder.tensor.observe(s, choice, out, 0)
        return len(states)

    return work


def zoo(words: dict[str, Any]) -> Callable[[], int]:
    """The loop of PettingZoo's own examples."""
    env = aec(**words)
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        made = 0
        for _ in env.agent_iter(200):
            observation, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                env.reset()
                break
            allowed = np.flatnonzero(observation["action_mask"])
            env.step(int(allowed[int(rng.random() * len(allowed))]))
            made += 1
        return made

    return work


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--n", type=int, default=256, help="games of a batch")
    reader.add_argument("--seconds", type=float, default=1.0, help="of a slice")
    reader.add_argument("--slices", type=int, default=5)
    given = reader.parse_args()
    print(about.describe())
    rng = np.random.default_rng(1)
    for name, words in TABLES:
        lean = Batch(n=given.n, seed=1, observing=False, **words)
        full = Batch(n=given.n, seed=1, **words)
        lean.step_sampled(300)
        full.step_sampled(300)
        print(f"\n{name}, {full.width} bytes, {full.size} actions, n = {given.n}; million steps/s")
        for what, work in (
            ("step + mask, drawn in the engine", sampled(lean)),
            ("the same + observation", sampled(full)),
            ("NumPy draws + observation", stepped(full, rng)),
        ):
            print(f"  {what:36} {rate(work, given.seconds, given.slices) / 1e6:7.2f}")
        for what, batch in (("step + mask alone", lean), ("step + mask + observation alone", full)):
            found = [step_alone(batch, rng, given.seconds) for _ in range(given.slices)]
            print(f"  {what:36} {statistics.median(found) / 1e6:7.2f}")
        one = rate(observing(full, words["game"]), given.seconds, given.slices)
        print(f"  {'one observation, µs':36} {1e6 / one:7.2f}")
        print(
            f"  {'PettingZoo, thousand steps/s':36} {rate(zoo(words), given.seconds, given.slices) / 1e3:7.1f}"
        )


if __name__ == "__main__":
    main()
