"""The legal moves of one decision as a set that is described, not spelled out.

Chapters add single moves, or a group of moves that differ in one argument as bits. From the same
description come the list, a count, and one move drawn uniformly, so the three cannot disagree.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core import bag as bags
from frostwall.core.bits import WORD_BITS, lowest, popcount, select
from frostwall.core.kinds import pack1, pack_bag
from frostwall.core.rng import Rng


class MoveSet:
    def __init__(self) -> None:
        self.total: i64 = 0
        self.singles: vec[i64] = vec[i64]()
        self.groups: vec[i64] = vec[i64]()  # kind, word, offset
        self.parts: vec[i64] = vec[i64]()  # kind, cards, how many of them, number of ways

    def clear(self) -> None:
        self.total = 0
        self.singles = self.singles[:0]
        self.groups = self.groups[:0]
        self.parts = self.parts[:0]

    def add(self, move: i64) -> None:
        self.singles = append(self.singles, move)
        self.total += 1

    def add_bits(self, kind: i64, low: i64, high: i64) -> None:
        """One move of the kind for each number in the set."""
        if low:
            self._add_word(kind, low, 0)
        if high:
            self._add_word(kind, high, WORD_BITS)

    def _add_word(self, kind: i64, word: i64, offset: i64) -> None:
        groups = append(self.groups, kind)
        groups = append(groups, word)
        self.groups = append(groups, offset)
        self.total += popcount(word)

    def add_parts(self, kind: i64, cards: i64, n: i64) -> None:
        """One move of the kind for each way to choose n of the cards."""
        ways: i64 = bags.count_parts(cards, n)
        parts = append(self.parts, kind)
        parts = append(parts, cards)
        parts = append(parts, n)
        self.parts = append(parts, ways)
        self.total += ways

    def nth(self, n: i64) -> i64:
        """The n-th move, in the order of `list`."""
        count: i64 = len(self.singles)
        if n < count:
            return self.singles[n]
        n -= count
        i: i64 = 0
        while i < len(self.groups):
            word: i64 = self.groups[i + 1]
            here: i64 = popcount(word)
            if n < here:
                return pack1(self.groups[i], self.groups[i + 2] + select(word, n))
            n -= here
            i += 3
        i = 0
        while i < len(self.parts):
            if n < self.parts[i + 3]:
                return pack_bag(self.parts[i], bags.part(self.parts[i + 1], self.parts[i + 2], n))
            n -= self.parts[i + 3]
            i += 4
        raise IndexError("there are fewer moves")

    def pick(self, rng: Rng) -> i64:
        if self.total == 1 and len(self.singles) == 1:
            return self.singles[0]
        return self.nth(rng.below(self.total))

    def list(self) -> list[int]:
        found: list[int] = [move for move in self.singles]
        i: i64 = 0
        while i < len(self.groups):
            word: i64 = self.groups[i + 1]
            while word:
                found.append(pack1(self.groups[i], self.groups[i + 2] + lowest(word)))
                word &= word - 1
            i += 3
        i = 0
        while i < len(self.parts):
            for cards in bags.parts(self.parts[i + 1], self.parts[i + 2]):
                found.append(pack_bag(self.parts[i], cards))
            i += 4
        return found
