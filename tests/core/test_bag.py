"""Bags packed into one number, compared with plain counting."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostwall.core import bag as bags

NAMES = ["a", "b", "c", "d", "e", "f", "g"]


def counts(most: int, kinds: int = 7) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, most), min_size=kinds, max_size=kinds)


def bag_of(numbers: list[int]) -> int:
    return sum(bags.several(kind, n) for kind, n in enumerate(numbers))


@given(counts(127))
def test_counting(numbers: list[int]) -> None:
    bag = bag_of(numbers)
    assert [bags.count(bag, kind) for kind in range(7)] == numbers
    assert bags.size(bag) == sum(numbers)
    expected = {name: n for name, n in zip(NAMES, numbers, strict=True) if n}
    assert bags.to_dict(bag, NAMES) == expected
    assert bags.from_dict(expected, NAMES) == bag


@given(counts(127), counts(127))
def test_comparing(a: list[int], b: list[int]) -> None:
    first, second = bag_of(a), bag_of(b)
    lacking = [max(0, y - x) for x, y in zip(a, b, strict=True)]
    assert bags.covers(first, second) == (not any(lacking))
    assert bags.missing(first, second) == bag_of(lacking)
    assert bags.larger(first, second) == bag_of([max(x, y) for x, y in zip(a, b, strict=True)])
    assert bags.shared_kinds(first, second) == any(x and y for x, y in zip(a, b, strict=True))
    if bags.covers(first, second):
        assert first - second == bag_of([x - y for x, y in zip(a, b, strict=True)])


@given(counts(31, 5))
def test_narrow_and_widen(numbers: list[int]) -> None:
    bag = bag_of(numbers)
    packed = bags.narrow(bag)
    assert packed < 1 << 25
    assert bags.widen(packed) == bag
    assert packed == sum(n << 5 * kind for kind, n in enumerate(numbers))


@given(st.integers(0, (1 << 25) - 1))
def test_widen_and_narrow(packed: int) -> None:
    assert bags.narrow(bags.widen(packed)) == packed


@given(counts(9))
def test_nth(numbers: list[int]) -> None:
    cards = [kind for kind, n in enumerate(numbers) for _ in range(n)]
    assert [bags.nth(bag_of(numbers), n) for n in range(len(cards))] == cards
    with pytest.raises(IndexError):
        bags.nth(bag_of(numbers), len(cards))


@given(counts(3), st.integers(0, 8))
def test_parts_agree(numbers: list[int], n: int) -> None:
    """`parts`, `count_parts`, `ways` and `part` describe the same sub-multisets, in the same order."""
    bag = bag_of(numbers)
    expected = [bag_of(list(take)) for take in product(*(range(k + 1) for k in numbers)) if sum(take) == n]
    assert bags.parts(bag, n) == expected
    assert bags.count_parts(bag, n) == len(expected)
    assert list(bags.ways(bag, n))[n] == len(expected)
    assert [bags.part(bag, n, at) for at in range(len(expected))] == expected
    assert all(bags.covers(bag, part) and bags.size(part) == n for part in expected)


@given(counts(30), st.integers(0, 40), st.integers(0, 10**9))
def test_part_of_a_large_bag(numbers: list[int], n: int, at: int) -> None:
    bag = bag_of(numbers)
    total = bags.count_parts(bag, n)
    if total:
        part = bags.part(bag, n, at % total)
        assert bags.covers(bag, part)
        assert bags.size(part) == n


def test_counts_out_of_range() -> None:
    for n in (-1, 128):
        with pytest.raises(ValueError, match="out of range"):
            bags.from_dict({"a": n}, NAMES)
    with pytest.raises(ValueError, match="not in list"):
        bags.from_dict({"z": 1}, NAMES)
