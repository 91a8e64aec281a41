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
    """Reused from decision to decision: the vectors only grow, the counters say how much of them is in use."""

    def __init__(self) -> None:
        self.total: i64 = 0
        self.singles: vec[i64] = vec[i64]()
        self.single_words: i64 = 0
        self.groups: vec[i64] = vec[i64]()  # kind, word, offset
        self.group_words: i64 = 0
        self.parts: vec[i64] = vec[i64]()  # kind, cards, how many of them, number of ways
        self.part_words: i64 = 0
        # Terms that the seat may put forward: too many to list, so neither `total` nor `list` counts them.
        self.terms: vec[i64] = vec[i64]()  # kind, cards it may give, may it ask for a kind that it gives
        self.term_words: i64 = 0

    def clear(self) -> None:
        self.term_words = 0
        self.total = 0
        self.single_words = 0
        self.group_words = 0
        self.part_words = 0

    def add(self, move: i64) -> None:
        if self.single_words < len(self.singles):
            self.singles[self.single_words] = move
        else:
            self.singles = append(self.singles, move)
        self.single_words += 1
        self.total += 1

    def add_bits(self, kind: i64, low: i64, high: i64) -> None:
        """One move of the kind for each number in the set."""
        if low:
            self._add_word(kind, low, 0)
        if high:
            self._add_word(kind, high, WORD_BITS)

    def _add_word(self, kind: i64, word: i64, offset: i64) -> None:
        at: i64 = self.group_words
        while len(self.groups) < at + 3:
            self.groups = append(self.groups, 0)
        self.groups[at] = kind
        self.groups[at + 1] = word
        self.groups[at + 2] = offset
        self.group_words = at + 3
        self.total += popcount(word)

    def add_parts(self, kind: i64, cards: i64, n: i64) -> None:
        """One move of the kind for each way to choose n of the cards."""
        ways: i64 = bags.count_parts(cards, n)
        at: i64 = self.part_words
        while len(self.parts) < at + 4:
            self.parts = append(self.parts, 0)
        self.parts[at] = kind
        self.parts[at + 1] = cards
        self.parts[at + 2] = n
        self.parts[at + 3] = ways
        self.part_words = at + 4
        self.total += ways

    def add_terms(self, kind: i64, cards: i64, same_kind: bool) -> None:
        """Moves of a kind that is judged, not listed: some of these cards for others."""
        at: i64 = self.term_words
        while len(self.terms) < at + 3:
            self.terms = append(self.terms, 0)
        self.terms[at] = kind
        self.terms[at + 1] = cards
        self.terms[at + 2] = 0
        if same_kind:
            self.terms[at + 2] = 1
        self.term_words = at + 3

    def nth(self, n: i64) -> i64:
        """The n-th move, in the order of `list`."""
        if n < self.single_words:
            return self.singles[n]
        n -= self.single_words
        i: i64 = 0
        while i < self.group_words:
            word: i64 = self.groups[i + 1]
            here: i64 = popcount(word)
            if n < here:
                return pack1(self.groups[i], self.groups[i + 2] + select(word, n))
            n -= here
            i += 3
        i = 0
        while i < self.part_words:
            if n < self.parts[i + 3]:
                return pack_bag(self.parts[i], bags.part(self.parts[i + 1], self.parts[i + 2], n))
            n -= self.parts[i + 3]
            i += 4
        raise IndexError("there are fewer moves")

    def pick(self, rng: Rng) -> i64:
        if self.total == 1 and self.single_words == 1:
            return self.singles[0]
        return self.nth(rng.below(self.total))

    def list(self) -> list[int]:
        found: list[int] = []
        i: i64 = 0
        while i < self.single_words:
            found.append(self.singles[i])
            i += 1
        i = 0
        while i < self.group_words:
            word: i64 = self.groups[i + 1]
            while word:
                found.append(pack1(self.groups[i], self.groups[i + 2] + lowest(word)))
                word &= word - 1
            i += 3
        i = 0
        while i < self.part_words:
            for cards in bags.parts(self.parts[i + 1], self.parts[i + 2]):
                found.append(pack_bag(self.parts[i], cards))
            i += 4
        return found
