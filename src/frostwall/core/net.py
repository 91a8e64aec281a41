"""A small network that says how likely a seat is to win, from a row of small numbers that describes what it knows.

It needs no other package, and it counts in whole numbers: the same row has the same value in pure Python, compiled, and
on every machine. Rows are bytes of 0 to 127, eight to a word, as those of `core/tensor.py`. Two outputs of a layer
share a word while they are summed; `Net` refuses weights with which they could touch. Its file is in `net_file.py`.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.types import Json

ONE: Final = 1 << 20  # a certain win

# In these parts the weights are counted: of the first layer, of the others, and of what passes between two layers.
FIRST_PART: Final = 1 << 16
PART: Final = 1 << 12
SIGNAL_PART: Final = 1 << 9
LOUDEST: Final = 16 * SIGNAL_PART - 1  # a signal is cut off here

_LANE: Final = 31
_ROOM: Final = 1 << 30  # a sum must stay below
_LOW: Final = (1 << 31) - 1
_OUT_SHIFT: Final = 21  # parts of an output: PART * SIGNAL_PART
WIDEST: Final = 4096

_E: Final = 2.718281828459045
# The logistic curve from -12 to 12, in steps of a 64th.
_REACH: Final = 12
_STEPS: Final = 64
_CURVE: Final[vec[i64]] = vec[i64](
    [round(ONE / (1.0 + _E ** (-at / _STEPS))) for at in range(-_REACH * _STEPS, _REACH * _STEPS + 1)]
)


class NetError(ValueError):
    """A network that cannot be used, in one sentence."""


class Layer:
    """Whole numbers: `weights` row by row, one row for each input."""

    def __init__(self, biases: Sequence[int], weights: Sequence[int]) -> None:
        self.biases = list(biases)
        self.weights = list(weights)

    def __reduce__(self) -> tuple[object, ...]:
        return Layer, (self.biases, self.weights)


class _Sums:
    """A layer whose outputs lie two to a word."""

    def __init__(self, inputs: int, outputs: int, layer: Layer) -> None:
        pairs = (outputs + 1) // 2
        words = [0] * (inputs * pairs)
        for i in range(inputs):
            for j in range(outputs):
                words[i * pairs + j // 2] += layer.weights[i * outputs + j] << (_LANE * (j % 2))
        start = [0] * pairs
        for j in range(outputs):
            start[j // 2] += layer.biases[j] << (_LANE * (j % 2))
        self.inputs: i64 = inputs
        self.pairs: i64 = pairs
        self.start: vec[i64] = vec[i64](start)
        self.words: vec[i64] = vec[i64](words)
        self.sums: vec[i64] = vec[i64](start)

    def begin(self) -> None:
        p: i64 = 0
        while p < self.pairs:
            self.sums[p] = self.start[p]
            p += 1

    def add(self, i: i64, times: i64) -> None:
        """One input that is not 0."""
        sums = self.sums
        words = self.words
        at: i64 = i * self.pairs
        p: i64 = 0
        n: i64 = self.pairs
        while p < n:
            sums[p] += times * words[at + p]
            p += 1

    def signal(self, j: i64, shift: i64) -> i64:
        """An output on its way to the next layer: never negative, never too loud."""
        found: i64 = self.output(j) >> shift
        if found <= 0:
            return 0
        if found > LOUDEST:
            return LOUDEST
        return found

    def output(self, j: i64) -> i64:
        word: i64 = self.sums[j >> 1]
        low: i64 = ((word & _LOW) ^ _ROOM) - _ROOM
        if j & 1:
            return (word - low) >> _LANE
        return low


class Net:
    """`encoder` and `version` name what its rows mean; `most` is the largest value of each byte that it has learnt
    from: a larger one is taken for that. `sizes` are the inputs (a multiple of eight), the hidden layers, and 1."""

    def __init__(
        self,
        encoder: str,
        version: int,
        sizes: Sequence[int],
        most: Sequence[int],
        layers: Sequence[Layer],
        made: Json,
    ) -> None:
        self.encoder = encoder
        self.version = version
        self.sizes = list(sizes)
        self.most = list(most)
        self.layers = list(layers)
        self.made = made
        self._check()
        self.words: i64 = self.sizes[0] // 8
        self._most: vec[i64] = vec[i64](self.most)
        self._sums: list[_Sums] = [
            _Sums(self.sizes[n], self.sizes[n + 1], layer) for n, layer in enumerate(self.layers)
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return Net, (self.encoder, self.version, self.sizes, self.most, self.layers, self.made)

    def _check(self) -> None:
        sizes = self.sizes
        fits = len(sizes) >= 2 and len(self.layers) == len(sizes) - 1 and sizes[-1] == 1
        fits = fits and sizes[0] % 8 == 0 and all(0 < size <= WIDEST for size in sizes)
        if not fits or len(self.most) != sizes[0]:
            raise NetError(f"The network for {self.encoder} has layers that do not fit together.")
        for n, layer in enumerate(self.layers):
            if len(layer.biases) != sizes[n + 1] or len(layer.weights) != sizes[n] * sizes[n + 1]:
                raise NetError(f"The network for {self.encoder} has layers that do not fit together.")
            most = self.most if n == 0 else [LOUDEST] * sizes[n]
            for j in range(sizes[n + 1]):
                whole = abs(layer.biases[j])
                for i in range(sizes[n]):
                    whole += abs(layer.weights[i * sizes[n + 1] + j]) * most[i]
                if whole >= _ROOM:
                    raise NetError(f"The network for {self.encoder} has weights that are too large.")

    # --- values ---

    def evaluate(self, rows: vec[i64], n: i64, out: vec[i64]) -> None:
        """How likely the seat of each of the first `n` rows is to win, in parts of ONE."""
        row: i64 = 0
        while row < n:
            out[row] = self.value(rows, row * self.words)
            row += 1

    def value(self, rows: vec[i64], at: i64) -> i64:
        """The same for the row whose words begin at `at`."""
        return probability(self.score(rows, at))

    def score(self, rows: vec[i64], at: i64) -> i64:
        """The logit of the row's value, in parts of PART * SIGNAL_PART."""
        sums = self._sums[0]
        sums.begin()
        most = self._most
        end: i64 = self.words
        w: i64 = 0
        while w < end:
            word: i64 = rows[at + w]
            i: i64 = 8 * w
            while word:
                x: i64 = word & 127
                if x:
                    if x > most[i]:
                        x = most[i]
                    sums.add(i, x)
                word >>= 8
                i += 1
            w += 1
        shift: i64 = 7  # FIRST_PART to SIGNAL_PART
        n: i64 = 1
        while n < len(self._sums):
            following = self._sums[n]
            following.begin()
            j: i64 = 0
            while j < following.inputs:
                x = sums.signal(j, shift)
                if x:
                    following.add(j, x)
                j += 1
            sums = following
            shift = 12
            n += 1
        found: i64 = sums.output(0)
        if len(self._sums) == 1:
            return found << (_OUT_SHIFT - 16)
        return found


def probability(score: i64) -> i64:
    """A logit on the logistic curve, in parts of ONE."""
    at: i64 = score + (_REACH << _OUT_SHIFT)
    if at <= 0:
        return _CURVE[0]
    step: i64 = at >> (_OUT_SHIFT - 6)
    if step >= 2 * _REACH * _STEPS:
        return _CURVE[2 * _REACH * _STEPS]
    rest: i64 = at & ((1 << (_OUT_SHIFT - 6)) - 1)
    low: i64 = _CURVE[step]
    return low + (((_CURVE[step + 1] - low) * rest) >> (_OUT_SHIFT - 6))
