"""Described sets of moves: list, count and n-th move agree; sets of numbers as bits."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostwall.core import bag as bags
from frostwall.core.bits import WORD_BITS, bit, lowest, members, popcount, select
from frostwall.core.kinds import first, first_bag, kind_of, pack1
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng

words = st.integers(0, (1 << 62) - 1)
hands = st.lists(st.integers(0, 4), min_size=5, max_size=5)


def hand(numbers: list[int]) -> int:
    return sum(bags.several(kind, n) for kind, n in enumerate(numbers))


# --- bits ---


def test_every_number_that_a_word_can_hold() -> None:
    for n in range(WORD_BITS):
        assert (bit(n), popcount(bit(n)), lowest(bit(n))) == (1 << n, 1, n)


@given(words)
def test_bits(word: int) -> None:
    numbers = [n for n in range(62) if word >> n & 1]
    assert popcount(word) == len(numbers)
    assert members(word, 0) == numbers
    assert [select(word, n) for n in range(len(numbers))] == numbers
    if word:
        assert lowest(word) == numbers[0]


@given(words, words)
def test_two_words(low: int, high: int) -> None:
    assert members(low, high) == members(low, 0) + [WORD_BITS + n for n in members(high, 0)]


# --- sets of moves ---


@given(
    st.lists(st.integers(1, 1000), max_size=5, unique=True),
    st.lists(st.tuples(words, words), max_size=3),
    st.lists(st.tuples(hands, st.integers(0, 6)), max_size=2),
)
def test_nth_is_the_list(
    singles: list[int], groups: list[tuple[int, int]], parts: list[tuple[list[int], int]]
) -> None:
    found = MoveSet()
    for move in singles:
        found.add(move)
    for kind, (low, high) in enumerate(groups, 1):
        found.add_bits(kind, low, high)
    for kind, (numbers, n) in enumerate(parts, 10):
        found.add_parts(kind, hand(numbers), n)
    listed = found.list()
    assert found.total == len(listed)
    assert [found.nth(n) for n in range(len(listed))] == listed
    assert listed[: len(singles)] == singles
    with pytest.raises(IndexError):
        found.nth(len(listed))
    if listed:
        assert found.pick(Rng(1)) in listed
    found.clear()
    assert (found.total, found.list()) == (0, [])


@given(words, words)
def test_add_bits(low: int, high: int) -> None:
    found = MoveSet()
    found.add_bits(7, low, high)
    assert found.list() == [pack1(7, n) for n in members(low, high)]
    assert all(kind_of(move) == 7 for move in found.list())
    assert [first(move) for move in found.list()] == members(low, high)


@given(hands, st.integers(0, 6))
def test_add_parts(numbers: list[int], n: int) -> None:
    found = MoveSet()
    found.add_parts(9, hand(numbers), n)
    assert [first_bag(move) for move in found.list()] == bags.parts(hand(numbers), n)


def test_pick_is_uniform() -> None:
    found = MoveSet()
    found.add(1)
    found.add_bits(2, 0b1011, 0)
    found.add_parts(3, hand([2, 2, 0, 0, 0]), 2)
    rng = Rng(9)
    counts = Counter(found.pick(rng) for _ in range(7000))
    assert set(counts) == set(found.list())
    assert all(abs(n - 1000) < 150 for n in counts.values())


def test_a_reused_set_keeps_nothing() -> None:
    found = MoveSet()
    for n in range(20):
        found.clear()
        found.add(n + 1)
        found.add_bits(2, n, 0)
        fresh = MoveSet()
        fresh.add(n + 1)
        fresh.add_bits(2, n, 0)
        assert found.list() == fresh.list()
