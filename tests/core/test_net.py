"""The small network of the bots: what it says of a row, and which files it refuses."""

import json
import math
import pickle
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.net import (
    FIRST_PART,
    ONE,
    PART,
    SIGNAL_PART,
    Layer,
    Net,
    NetError,
    probability,
)
from frostwall.core.net_file import read, write

pytestmark = pytest.mark.engine

SIZES = [16, 6, 4, 1]


def drawn(seed: int) -> tuple[Net, list[list[list[float]]]]:
    """A network, and its weights as fractions: of each layer the biases, then a row for each input."""
    rng = random.Random(seed)
    layers, real = [], []
    for n in range(len(SIZES) - 1):
        part, whole = (FIRST_PART, FIRST_PART) if n == 0 else (PART, PART * SIGNAL_PART)
        rows = [[rng.uniform(-1, 1) for _ in range(SIZES[n + 1])] for _ in range(SIZES[n] + 1)]
        biases = [round(b * whole) for b in rows[0]]
        layers.append(Layer(biases, [round(w * part) for row in rows[1:] for w in row]))
        real.append(rows)
    return Net("toy", 3, SIZES, [20] * SIZES[0], layers, {"seed": seed}), real


def by_hand(real: list[list[list[float]]], row: list[int]) -> float:
    signal = [float(min(x, 20)) for x in row]
    for n, (biases, *weights) in enumerate(real):
        sums = [b + sum(x * w[j] for x, w in zip(signal, weights, strict=True)) for j, b in enumerate(biases)]
        signal = [min(16.0, max(0.0, x)) for x in sums] if n < len(real) - 1 else sums
    return 1 / (1 + math.exp(-signal[0]))


def packed(row: list[int]) -> list[int]:
    return [int.from_bytes(bytes(row[i : i + 8]), "little") for i in range(0, len(row), 8)]


def test_values_are_those_of_the_fractions_that_the_weights_stand_for() -> None:
    rng = random.Random(5)
    for seed in range(20):
        net, real = drawn(seed)
        rows = [[rng.choice([0, 0, 1, 3, rng.randrange(40)]) for _ in range(16)] for _ in range(9)]
        out = vec[i64]([0] * 9)
        net.evaluate(vec[i64]([word for row in rows for word in packed(row)]), 9, out)
        for row, value in zip(rows, out, strict=True):
            assert abs(value / ONE - by_hand(real, row)) < 0.01


def test_a_network_without_hidden_layers_is_a_weighted_sum() -> None:
    weights = [FIRST_PART // 4, -FIRST_PART // 8, *[0] * 6]
    net = Net("toy", 3, [8, 1], [127] * 8, [Layer([FIRST_PART // 2], weights)], {})
    found = net.value(vec[i64](packed([3, 6, 0, 0, 0, 0, 0, 0])), 0)
    assert abs(found / ONE - 1 / (1 + math.exp(-(0.5 + 0.75 - 0.75)))) < 0.0001


def test_the_curve_rises_from_nought_to_one() -> None:
    found = [probability(score << 15) for score in range(-1000, 1000)]
    assert found == sorted(found)
    assert probability(0) == ONE // 2
    assert found[0] < ONE // 100_000
    assert found[-1] > ONE - ONE // 100_000


def test_a_file_and_a_pickle_hold_the_same_network() -> None:
    net, _ = drawn(1)
    row = vec[i64](packed(list(range(16))))
    for again in (read(write(net), "x.net", "toy", 3), pickle.loads(pickle.dumps(net))):
        assert again.value(row, 0) == net.value(row, 0)
        assert again.made == {"seed": 1}
    assert write(read(write(net), "x.net", "toy", 3)) == write(net)


def test_a_file_that_does_not_fit_is_refused_in_one_sentence() -> None:
    data = write(drawn(1)[0])
    line, _, body = data.partition(b"\n")
    head = json.loads(line)
    newer = json.dumps({**head, "format": 2}).encode() + b"\n" + body
    for bad, encoder, version, said in (
        (data, "toy", 4, "x.net belongs to the encoder toy, version 3, and this is toy, version 4: train it"),
        (data, "other", 3, "x.net belongs to the encoder toy"),
        (data[:-1], "toy", 3, "x.net is damaged"),
        (data[:-9] + b"\x01" + data[-8:], "toy", 3, "x.net is damaged"),
        (data.replace(b'"seed": 1', b'"seed": 2'), "toy", 3, "x.net is damaged"),
        (newer, "toy", 3, "x.net was written by another release"),
        (b"", "toy", 3, "x.net is no network"),
        (b"\xff\xfe", "toy", 3, "x.net is no network"),
        (b"[]\n", "toy", 3, "x.net is no network"),
        (b'{"frostwall": "net"}\n', "toy", 3, "x.net is no network"),
    ):
        with pytest.raises(NetError) as found:
            read(bad, "x.net", encoder, version)
        assert str(found.value).startswith(said)


def test_layers_that_do_not_fit_or_could_overflow_are_refused() -> None:
    with pytest.raises(NetError, match="too large"):
        Net("toy", 1, [8, 1], [127] * 8, [Layer([0], [1 << 24] * 8)], {})
    with pytest.raises(NetError, match="do not fit"):
        Net("toy", 1, [8, 2, 1], [127] * 8, [Layer([0, 0], [0] * 16)], {})
    with pytest.raises(NetError, match="do not fit"):
        Net("toy", 1, [8, 1], [127] * 8, [Layer([0], [0] * 7)], {})
