"""A small, fast generator that gives the same numbers compiled and interpreted (sfc32, 32-bit words in i64).

Games and bots are handed one; they never make one. `random.Random` is accepted wherever a person
calls the protocol and is turned into an Rng by `rng_from`.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from random import Random

WORD: Final = 0xFFFFFFFF


class Rng:
    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = stream & WORD
        self.n: i64 = 1
        for _ in range(16):
            self.word()

    def word(self) -> i64:
        t: i64 = (self.a + self.b + self.n) & WORD
        self.n = (self.n + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number in 0..n-1; n < 2**30, so the bias of the multiplication is below one in a million."""
        return (self.word() * n) >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.a, self.b, self.c, self.n)


def resumed(a: i64, b: i64, c: i64, n: i64) -> Rng:
    """A generator that goes on where another one stood."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.n = a, b, c, n
    return rng


def shuffle(values: list[int], rng: Rng) -> None:
    """Every order equally likely."""
    for i in range(len(values) - 1, 0, -1):
        j = rng.below(i + 1)
        values[i], values[j] = values[j], values[i]


def rng_from(source: "Random | Rng") -> Rng:
    if isinstance(source, Rng):
        return source
    return Rng(source.getrandbits(62))
