"""Sets of small numbers (places of a board) as bits: two words of 62 bits each hold up to 124."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD_BITS: Final = 62


def bit(n: i64) -> i64:
    """The set {n}, n at most 61. Never write `1 << n` for an i64: mypyc hands a small literal to C as a 32-bit
    number and the bits above are lost. A literal of 2**62 or more is a Python integer that is unboxed at each use, so
    the highest one below is moved down."""
    return 0x2000000000000000 >> (61 - n)


def holds(word: i64, n: i64) -> bool:
    return (word >> n) & 1 == 1


def put(sets: vec[i64], owner: i64, number: i64) -> None:
    """Add a number to the owner's set in a vector that has two words for each owner."""
    if number < WORD_BITS:
        sets[2 * owner] |= bit(number)
    else:
        sets[2 * owner + 1] |= bit(number - WORD_BITS)


def drop(sets: vec[i64], owner: i64, number: i64) -> None:
    if number < WORD_BITS:
        sets[2 * owner] &= ~bit(number)
    else:
        sets[2 * owner + 1] &= ~bit(number - WORD_BITS)


def has(sets: vec[i64], owner: i64, number: i64) -> bool:
    if number < WORD_BITS:
        return holds(sets[2 * owner], number)
    return holds(sets[2 * owner + 1], number - WORD_BITS)


def popcount(word: i64) -> i64:
    if word == 0:
        return 0
    word = word - ((word >> 1) & 0x1555555555555555)  # sets have 62 bits
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((word * 0x0101010101010101) >> 56) & 127


_DE_BRUIJN: Final = (
    0x03F79D71B4CB0A89  # shifted left by 0 to 63, it begins with 64 different patterns of 6 bits
)


def _places() -> vec[i64]:
    found = [0] * 64
    for n in range(64):
        found[(_DE_BRUIJN << n >> 58) & 63] = n
    return vec[i64](found)


_PLACE: Final = _places()


def lowest(word: i64) -> i64:
    """The number of the lowest bit that is set."""
    return _PLACE[(((word & -word) * _DE_BRUIJN) >> 58) & 63]


def select(word: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, counted from 0."""
    while n > 0:
        word &= word - 1
        n -= 1
    return lowest(word)


def members(low: i64, high: i64) -> list[int]:
    found: list[int] = []
    while low:
        found.append(lowest(low))
        low &= low - 1
    while high:
        found.append(WORD_BITS + lowest(high))
        high &= high - 1
    return found
