"""Counted multisets. Small ones are packed into one i64 (a lane of 8 bits per kind, at most 7 kinds, at most
127 of each), so that adding, taking and comparing hands are single operations.

Moves carry bags too, narrower (5 bits a kind, five kinds): `narrow` and `widen` convert. No other module
knows the layout.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bits import bit

_HIGH: Final = 0x80808080808080
_EVEN: Final = 0x00FF00FF00FF00FF
_PAIR: Final = 0x0000FFFF0000FFFF


def single(kind: i64) -> i64:
    return bit(kind << 3)


def several(kind: i64, n: i64) -> i64:
    return n << (kind << 3)


def count(bag: i64, kind: i64) -> i64:
    return (bag >> (kind << 3)) & 127


def covers(bag: i64, part: i64) -> bool:
    """Does the bag hold at least the part, kind by kind?"""
    return ((bag | _HIGH) - part) & _HIGH == _HIGH


def size(bag: i64) -> i64:
    pairs: i64 = (bag & _EVEN) + ((bag >> 8) & _EVEN)
    fours: i64 = (pairs & _PAIR) + ((pairs >> 16) & _PAIR)
    return (fours & 0xFFFF) + (fours >> 32)


def shared_kinds(a: i64, b: i64) -> bool:
    """Is some kind in both bags?"""
    while a and b:
        if a & 127 and b & 127:
            return True
        a >>= 8
        b >>= 8
    return False


def missing(bag: i64, part: i64) -> i64:
    """What the bag lacks to cover the part."""
    lack: i64 = 0
    k: i64 = 0
    while k < 7:
        short: i64 = count(part, k) - count(bag, k)
        if short > 0:
            lack += several(k, short)
        k += 1
    return lack


def larger(a: i64, b: i64) -> i64:
    """Kind by kind the larger count."""
    return a + missing(a, b)


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th card, the cards sorted by kind."""
    k: i64 = 0
    while k < 7:
        here: i64 = count(bag, k)
        if n < here:
            return k
        n -= here
        k += 1
    raise IndexError("the bag holds fewer cards")


def narrow(bag: i64) -> i64:
    """The bag as a move carries it: five kinds of 5 bits."""
    return (
        (bag & 31)
        | ((bag >> 3) & 0x3E0)
        | ((bag >> 6) & 0x7C00)
        | ((bag >> 9) & 0xF8000)
        | ((bag >> 12) & 0x1F00000)
    )


def widen(packed: i64) -> i64:
    return (
        (packed & 31)
        | ((packed & 0x3E0) << 3)
        | ((packed & 0x7C00) << 6)
        | ((packed & 0xF8000) << 9)
        | ((packed & 0x1F00000) << 12)
    )


def to_dict(bag: i64, names: list[str]) -> dict[str, int]:
    """Readable, without the kinds that are not there."""
    found: dict[str, int] = {}
    k: i64 = 0
    for name in names:
        n: i64 = count(bag, k)
        if n:
            found[name] = n
        k += 1
    return found


def from_dict(counts: dict[str, int], names: list[str]) -> i64:
    bag: i64 = 0
    for name, n in counts.items():
        if not 0 <= n <= 127:
            raise ValueError(f"a count of {n} is out of range")
        bag += several(names.index(name), n)
    return bag


def parts(bag: i64, n: i64) -> list[int]:
    """Every sub-multiset of n cards, ascending by kind counts."""
    found: list[int] = []
    _parts(bag, n, 0, 0, found)
    return found


def _parts(bag: i64, n: i64, kind: i64, chosen: i64, found: list[int]) -> None:
    if n == 0:
        found.append(chosen)
        return
    if kind == 7 or size(bag >> (kind << 3)) < n:
        return
    most: i64 = min(count(bag, kind), n)
    take: i64 = 0
    while take <= most:
        _parts(bag, n - take, kind + 1, chosen + several(kind, take), found)
        take += 1


def count_parts(bag: i64, n: i64) -> i64:
    """How many sub-multisets of n cards the bag has: the length of `parts`."""
    return ways(bag, n)[n]


def ways(bag: i64, n: i64) -> vec[i64]:
    """ways[m] = number of sub-multisets of m cards, for m up to n."""
    found: vec[i64] = vec[i64]()
    found = append(found, 1)
    m: i64 = 1
    while m <= n:
        found = append(found, 0)
        m += 1
    while bag:
        most: i64 = bag & 127
        if most:
            m = n
            while m > 0:
                total: i64 = found[m]
                take: i64 = 1
                while take <= most and take <= m:
                    total += found[m - take]
                    take += 1
                found[m] = total
                m -= 1
        bag >>= 8
    return found


def part(bag: i64, n: i64, index: i64) -> i64:
    """The index-th sub-multiset of n cards in the order of `parts`."""
    chosen: i64 = 0
    kind: i64 = 0
    while n > 0:
        most: i64 = min(count(bag, kind), n)
        rest: i64 = bag >> ((kind + 1) << 3)
        take: i64 = 0
        while take <= most:
            here: i64 = count_parts(rest, n - take)
            if index < here:
                break
            index -= here
            take += 1
        chosen += several(kind, take)
        n -= take
        kind += 1
    return chosen
