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


def write_counts(out: vec[i64], at: i64, counts: vec[i64], start: i64, n: i64) -> None:
    """One byte for each number."""
    i: i64 = 0
    while i < n:
        word: i64 = 0
        shift: i64 = 0
        while shift < 64 and i < n:
            word |= counts[start + i] << shift
            shift += 8
            i += 1
        out[at] = word
        at += 1
