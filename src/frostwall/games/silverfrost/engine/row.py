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


def write_counts(out: vec[i64], at: i64, counts: vec[i64], start: i64, total: i64) -> None:
    """One byte for each number behind `start`, into cleared words; `total` is their sum, so most of them are 0."""
    i: i64 = 0
    while total > 0:
        n: i64 = counts[start + i]
        if n:
            out[at + (i >> 3)] |= byte(n, i & 7)
            total -= n
        i += 1
