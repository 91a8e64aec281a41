"""How vectors and states become bytes: `pickle`, and with it worker processes and clusters.

A compiled class whose constructor takes arguments says in `__reduce__` how it is made again. A state is told field
by field; its rules and its board are looked up where it arrives. Interpreted: no hot path.
"""

import copyreg
from collections.abc import Callable
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.types import Json

T = TypeVar("T")
Reduced = tuple[Callable[..., T], tuple[Any, ...]]  # how to make an object again


def numbers(data: bytes) -> "vec[i64]":
    """The vector of these bytes."""
    return vec[i64](memoryview(data).cast("q"))


def _bytes_of(found: Any) -> "Reduced[vec[i64]]":
    return numbers, (memoryview(found).tobytes(),)


copyreg.pickle(type(vec[i64]()), _bytes_of)


def fields(found: object, *left_out: str) -> Json:
    """The fields of an object, compiled or not, but for those that are told in another way."""
    state: Any = found.__getstate__()
    return {name: value for name, value in state.items() if name not in left_out}
