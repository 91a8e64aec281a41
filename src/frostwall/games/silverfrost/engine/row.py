"""Numbers as bytes of a row (tensor.py). What core/tensor.py has as well is here again because it is too small for a
call to a module that is compiled apart."""

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.tensor import MOST


def clip(n: i64) -> i64:
    if n > MOST:
        return MOST
    if n < 0:
        return 0
    return n


def byte(n: i64, at: i64) -> i64:
    """A number as the byte `at` of a word."""
    return n << (at << 3)


def clear(out: vec[i64], at: i64, n: i64) -> None:
    """Set n words to 0; eight at a time, because the loop would cost more than the writing."""
    end: i64 = at + n
    while at + 8 <= end:
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0
        out[at + 3] = 0
        out[at + 4] = 0
        out[at + 5] = 0
        out[at + 6] = 0
        out[at + 7] = 0
        at += 8
    while at < end:
        out[at] = 0
        at += 1


def write_counts(out: vec[i64], at: i64, counts: vec[i64], start: i64, n: i64) -> None:
    """One byte for each number: by eights without a branch, then the rest."""
    end: i64 = start + n
    while start + 8 <= end:
        low: i64 = counts[start] | counts[start + 1] << 8 | counts[start + 2] << 16 | counts[start + 3] << 24
        start += 4
        out[at] = (
            low
            | counts[start] << 32
            | counts[start + 1] << 40
            | counts[start + 2] << 48
            | counts[start + 3] << 56
        )
        start += 4
        at += 1
    word: i64 = 0
    shift: i64 = 0
    while start < end:
        word |= counts[start] << shift
        shift += 8
        start += 1
    if shift:
        out[at] = word


def animals_on(occupied: i64, seat: i64, people: i64) -> i64:
    """Who stands on a place (State.occupied), one byte for each person, beginning with the seat: how many normal
    animals, and 8 more for the Guard."""
    normal: i64 = occupied & 0xFFFF  # four bits for each; spread to a byte for each, by halves
    normal = (normal | (normal << 8)) & 0x00FF00FF
    normal = (normal | (normal << 4)) & 0x07070707
    guards: i64 = (((occupied >> 16) & 15) * 0x204081) & 0x01010101  # from one bit for each to a byte
    word: i64 = normal | (guards << 3)
    before: i64 = word & (0xFFFFFFFF >> ((4 - seat) << 3))  # those who come last
    return (word >> (seat << 3)) | (before << ((people - seat) << 3))
