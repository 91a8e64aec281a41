"""Fitting a small network to rows and results, and measuring how good it is."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.net import FIRST_PART, ONE, PART, SIGNAL_PART, Layer, Net
from frostwall.core.types import Json

HIDDEN: Final = (64, 32)
BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = 1e-5
EPOCHS: Final = 8
BINS: Final = 15
# What the weights into one unit may add up to: the whole-number network has room for 32.
LARGEST: Final = 28.0

Array = Any


@dataclass(frozen=True)
class Quality:
    """How good a network is on games it has not learnt from: the area under the ROC curve, the log loss, and the
    expected calibration error. `bins` are pairs of what was said and what came of it, with the number of rows."""

    rows: int
    auc: float
    log_loss: float
    calibration: float
    bins: tuple[tuple[float, float, int], ...]

    def to_json(self) -> Json:
        return {
            "rows": self.rows,
            "auc": round(self.auc, 4),
            "log_loss": round(self.log_loss, 4),
            "calibration": round(self.calibration, 4),
            "bins": [[round(said, 4), round(came, 4), n] for said, came, n in self.bins],
        }


@dataclass(frozen=True)
class Rows:
    """Rows as bytes, what each was worth (0 to 1), and the number of the game it is from."""

    x: Array
    y: Array
    game: Array

    def split(self) -> tuple["Rows", "Rows"]:
        """To learn from, and one game in ten to be judged by."""
        held = self.game % 10 == 9
        return self.only(~held), self.only(held)

    def only(self, which: Array) -> "Rows":
        return Rows(self.x[which], self.y[which], self.game[which])


def in_one(parts: Sequence[Rows]) -> Rows:
    """Rows of one harvest that lie in several places."""
    return Rows(
        np.concatenate([part.x for part in parts]),
        np.concatenate([part.y for part in parts]),
        np.concatenate([part.game for part in parts]),
    )


def joined(parts: Sequence[Rows]) -> Rows:
    """Several harvests as one: the games of a later one come after those of the ones before."""
    found, after = [], 0
    for part in parts:
        found.append(replace(part, game=part.game + after))
        after += int(part.game.max()) + 1 if len(part.game) else 0
    return in_one(found)


def fit(
    rows: Rows,
    encoder: str,
    version: int,
    seed: int,
    made: Json,
    epochs: int = EPOCHS,
    hidden: Sequence[int] = HIDDEN,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[Net, Quality, list[Json]]:
    """A network that says what a row is worth; how good it is on rows held back; and the loss after each epoch."""
    learnt, held = rows.split()
    sizes = [rows.x.shape[1], *hidden, 1]
    rng = np.random.default_rng(seed)
    mean = learnt.x.mean(axis=0, dtype=np.float64).astype(np.float32)
    spread = spreads(learnt.x).astype(np.float32)
    scale = np.where(spread > 0, 1 / np.maximum(spread, 1e-6), 0).astype(np.float32)
    weights = _start(sizes, rng)
    best, best_loss = [w.copy() for w in weights], math.inf
    curve: list[Json] = []
    adam = _Adam(weights)
    steps = epochs * max(1, len(learnt.y) // BATCH)
    for epoch in range(epochs):
        order = rng.permutation(len(learnt.y))
        losses = []
        for at in range(0, len(order) - BATCH + 1, BATCH) or [0]:
            chosen = order[at : at + BATCH]
            x = (learnt.x[chosen].astype(np.float32) - mean) * scale
            loss, slopes = _slopes(weights, x, learnt.y[chosen])
            losses.append(loss)
            adam.step(slopes, RATE * 0.5 * (1 + math.cos(math.pi * min(1.0, adam.t / steps))))
            _shrink(weights)
        found = _log_loss(_forward(weights, held.x, mean, scale), held.y)
        curve.append(
            {"epoch": epoch + 1, "learnt": round(float(np.mean(losses)), 4), "held": round(found, 4)}
        )
        if found < best_loss:
            best, best_loss = [w.copy() for w in weights], found
        if progress is not None:
            progress(epoch + 1, epochs)
    _calibrate(best, _forward(best, held.x, mean, scale), held.y)
    most = [int(n) for n in learnt.x.max(axis=0)]
    net = Net(encoder, version, sizes, most, _whole(best, mean, scale), made)
    return net, measure(net, held), curve


def spreads(x: Array) -> Array:
    """The standard deviation of each column. NumPy turns what it is given into fractions first, which take eight times
    the memory of the rows; so it is given a few columns at a time, and says the same to the last bit."""
    few = 8  # not one: a single column is summed in another order
    parts = [x[:, at : at + few].std(axis=0, dtype=np.float64) for at in range(0, x.shape[1], few)]
    return np.concatenate(parts)


def measure(net: Net, rows: Rows) -> Quality:
    """How good a network is on these rows."""
    said = values(net, rows.x)
    low = np.clip(said, 1e-6, 1 - 1e-6)
    loss = float(-(rows.y * np.log(low) + (1 - rows.y) * np.log(1 - low)).mean())
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    bins: list[tuple[float, float, int]] = []
    error = 0.0
    for n in range(BINS):
        here = place == n
        count = int(here.sum())
        if count:
            bins.append((float(said[here].mean()), float(rows.y[here].mean()), count))
            error += count / len(said) * abs(bins[-1][0] - bins[-1][1])
    return Quality(len(said), _auc(said, rows.y >= 0.5), loss, error, tuple(bins))


def values(net: Net, x: Array) -> Array:
    """What a network says of rows of bytes, as the engine would."""
    words = vec[i64](np.ascontiguousarray(x).view(np.int64).reshape(-1))
    out = vec[i64]([0] * len(x))
    net.evaluate(words, len(x), out)
    return np.asarray(out) / ONE


def _auc(said: Array, won: Array) -> float:
    order = np.argsort(said, kind="stable")
    ranks = np.empty(len(said))
    ranks[order] = np.arange(1, len(said) + 1)
    # Equal values share their mean rank.
    _, inverse, counts = np.unique(said, return_inverse=True, return_counts=True)
    ranks = (np.bincount(inverse, ranks) / counts)[inverse]
    wins = int(won.sum())
    if wins in (0, len(said)):
        return 0.5
    return float((ranks[won].sum() - wins * (wins + 1) / 2) / (wins * (len(said) - wins)))


# --- the network in fractions: for each layer its weights, then its biases ---


def _start(sizes: Sequence[int], rng: Array) -> list[Array]:
    found: list[Array] = []
    for inputs, outputs in pairwise(sizes):
        found.append((rng.standard_normal((inputs, outputs)) * math.sqrt(2 / inputs)).astype(np.float32))
        found.append(np.zeros(outputs, np.float32))
    return found


def _slopes(weights: list[Array], x: Array, y: Array) -> tuple[float, list[Array]]:
    signals = [x]
    for n in range(0, len(weights) - 2, 2):
        signals.append(np.maximum(signals[-1] @ weights[n] + weights[n + 1], 0))
    logits = (signals[-1] @ weights[-2] + weights[-1])[:, 0]
    back = ((_sigmoid(logits) - y) / len(y)).astype(np.float32)[:, None]
    found: list[Array] = [None] * len(weights)
    for n in range(len(weights) - 2, -1, -2):
        found[n] = signals[n // 2].T @ back + DECAY * weights[n]
        found[n + 1] = back.sum(axis=0)
        if n:
            back = (back @ weights[n].T) * (signals[n // 2] > 0)
    return _log_loss(logits, y), found


class _Adam:
    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.first = [np.zeros_like(w) for w in weights]
        self.second = [np.zeros_like(w) for w in weights]
        self.t = 0

    def step(self, slopes: list[Array], rate: float) -> None:
        self.t += 1
        size = rate * math.sqrt(1 - 0.999**self.t) / (1 - 0.9**self.t)
        for w, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            w -= (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def _shrink(weights: list[Array]) -> None:
    """Keep what flows into a unit of a later layer within what whole numbers hold."""
    for n in range(2, len(weights), 2):
        sums = np.abs(weights[n]).sum(axis=0)
        weights[n] *= np.minimum(1.0, LARGEST / np.maximum(sums, 1e-6)).astype(np.float32)


def _forward(weights: list[Array], x: Array, mean: Array, scale: Array) -> Array:
    """Logits of rows of bytes."""
    found = []
    for at in range(0, len(x), 65536):
        signal = (x[at : at + 65536].astype(np.float32) - mean) * scale
        for n in range(0, len(weights) - 2, 2):
            signal = np.maximum(signal @ weights[n] + weights[n + 1], 0)
        found.append((signal @ weights[-2] + weights[-1])[:, 0])
    return np.concatenate(found) if found else np.zeros(0, np.float32)


def _calibrate(weights: list[Array], logits: Array, y: Array) -> None:
    """Stretch and move the last layer so that what it says is what comes: two numbers, by Newton's method."""
    a, b = 1.0, 0.0
    for _ in range(20):
        p = _sigmoid(a * logits + b)
        slack, weight = p - y, p * (1 - p) + 1e-9
        slope = np.array([(slack * logits).sum(), slack.sum()], np.float64)
        bend = np.array(
            [
                [(weight * logits * logits).sum() + 1e-3, (weight * logits).sum()],
                [(weight * logits).sum(), weight.sum() + 1e-3],
            ],
            np.float64,
        )
        change = np.linalg.solve(bend, slope)
        a, b = float(np.clip(a - change[0], 0.3, 1.3)), float(np.clip(b - change[1], -1.0, 1.0))
    weights[-2] *= np.float32(a)
    weights[-1] = (weights[-1] * a + b).astype(np.float32)
    _shrink(weights)


def _whole(weights: list[Array], mean: Array, scale: Array) -> list[Layer]:
    """The same network in whole numbers, for rows as they are."""
    found: list[Layer] = []
    for n in range(0, len(weights), 2):
        w, b = weights[n].astype(np.float64), weights[n + 1].astype(np.float64)
        part, whole = PART, PART * SIGNAL_PART
        if n == 0:
            w = w * scale[:, None]
            b = b - mean @ w
            part = whole = FIRST_PART
        found.append(Layer(_rounded(b * whole), _rounded(w * part)))
    return found


def _rounded(numbers: Array) -> list[int]:
    return [int(n) for n in np.rint(numbers).reshape(-1)]


def _sigmoid(logits: Array) -> Array:
    return 1 / (1 + np.exp(-np.clip(logits, -30, 30)))


def _log_loss(logits: Array, y: Array) -> float:
    p = np.clip(_sigmoid(logits), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())
