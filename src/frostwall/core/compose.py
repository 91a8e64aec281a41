"""The move that a seat is choosing, one number of the action index after the other, and the mask of what may come next.

A step that leaves no choice is taken by itself: who plays a card that can be paid in one way only makes the move with
one number. Bags and lists are chosen in ascending order, so each move is reached in exactly one way.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core import bag as bags
from frostwall.core.bits import bit, lowest, popcount, select
from frostwall.core.index import Cursor, Index
from frostwall.core.kinds import first_bag, pack1, pack_bag
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng

PENDING: Final = 0  # the move is not complete
WRONG: Final = -1  # the mask forbids the number
MOST_ASKED: Final = 6  # cards that composed terms ask for
MOST_STEPS: Final = 128  # a move has fewer: no hand holds so many cards


class ActionError(ValueError):
    """A number that the mask forbids. Nothing has changed."""


def _spread() -> vec[i64]:
    """Eight bits as eight bytes of 0 or 1."""
    table: vec[i64] = vec[i64]()
    for bits in range(256):
        table = append(table, sum(1 << (8 * n) for n in range(8) if bits >> n & 1))
    return table


SPREAD: Final = _spread()


def ones(word: i64) -> i64:
    """How many of eight bytes of 0 and 1 are 1."""
    return ((word * 0x0101010101010101) >> 56) & 255


def byte_set(out: vec[i64], at: i64, i: i64) -> bool:
    return (out[at + (i >> 3)] >> ((i & 7) << 3)) & 1 == 1


class Choice:
    """One seat's choice at a position. Fill `moves` with what it may do, then `open` it. The mask is in `out`: bytes of
    0 and 1, from word `at` on."""

    def __init__(self, index: Index, out: vec[i64], at: i64) -> None:
        self.index = index
        self.out = out
        self.at = at
        self._used: vec[i64] = vec[i64]([0] * ((index.words + 31) >> 5))  # a bit for each word that is not 0
        self._allowed: i64 = 0  # how many numbers the mask allows
        self.moves = MoveSet()
        self.seat: i64 = 0
        self.begun: i64 = -1  # the first number, while there are more to come
        self.shown = True  # may the row that shows this choice say that some move is begun? (core/tensor.py)
        self._steps: vec[i64] = vec[i64]([0] * MOST_STEPS)  # the numbers so far, of a move that is begun
        self._stepped: i64 = 0
        self.taken: vec[i64] = vec[i64]([0] * (index.size - index.tokens_from))  # how often each token was
        self._cursor = Cursor(index, 0, 0)
        self._left: vec[i64] = vec[i64]()  # the moves that agree so far
        self._count: i64 = 0
        # The choice of n cards, which is not spelled out.
        self._kind: i64 = 0
        self._by_cards = False
        self._cards: i64 = 0  # what may still be taken
        self._missing: i64 = 0
        self._bag: i64 = 0
        # Terms that the seat puts forward: what it gives is `_bag`, what it may give `_cards`.
        self._by_terms = False
        self._same_kind = False
        self._ask: i64 = 0
        self._whom: i64 = 0

    def rest(self) -> None:
        """Nobody chooses: an empty mask."""
        self._forget()
        self._clear()

    def open(self, seat: i64) -> None:
        """A new choice among `moves`."""
        self.seat = seat
        if self.begun >= 0:
            self._forget()
        self._clear()
        self._mask_moves()

    def _forget(self) -> None:
        """No move is begun any more."""
        self.begun = -1
        while self._stepped > 1:
            self._stepped -= 1
            self.taken[self._steps[self._stepped] - self.index.tokens_from] = 0

    def _clear(self) -> None:
        self._allowed = 0
        out = self.out
        used = self._used
        parts: i64 = len(used)
        part: i64 = 0
        while part < parts:
            words: i64 = used[part]
            if words:
                used[part] = 0
                at: i64 = self.at + (part << 5)
                while words:
                    out[at + lowest(words)] = 0
                    words &= words - 1
            part += 1

    def _allow(self, i: i64) -> None:
        """The mask allows this number."""
        word: i64 = i >> 3
        there: i64 = self.out[self.at + word]
        now: i64 = there | bit((i & 7) << 3)
        if there != now:
            self.out[self.at + word] = now
            self._used[word >> 5] |= bit(word & 31)
            self._allowed += 1

    # --- the first number ---

    def _mask_moves(self) -> None:
        index = self.index
        moves = self.moves
        seat: i64 = self.seat
        out = self.out
        used = self._used
        at: i64 = self.at
        allowed: i64 = 0
        singles = moves.singles
        n: i64 = moves.single_words
        i: i64 = 0
        while i < n:
            first: i64 = index.first(singles[i], seat)
            if first < 0:
                raise ValueError("a legal move has no number in the action index")
            word: i64 = first >> 3
            there: i64 = out[at + word]
            now: i64 = there | bit((first & 7) << 3)
            if there != now:
                out[at + word] = now
                used[word >> 5] |= bit(word & 31)
                allowed += 1
            i += 1
        self._allowed = allowed
        if moves.group_words:
            self._mask_groups()
        i = 0
        while i < moves.part_words:
            if moves.parts[i + 3]:
                self._allow(index.starts(moves.parts[i]))
            i += 4
        i = 0
        while i < moves.term_words:
            self._allow(index.starts(moves.terms[i]))
            i += 3

    def _mask_groups(self) -> None:
        index = self.index
        groups = self.moves.groups
        n: i64 = self.moves.group_words
        i: i64 = 0
        while i < n:
            kind: i64 = groups[i]
            word: i64 = groups[i + 1]
            first: i64 = index.row(kind)
            if first >= 0:
                self._mask_row(first + groups[i + 2], word)
            else:
                while word:
                    self._allow(index.first(pack1(kind, groups[i + 2] + lowest(word)), self.seat))
                    word &= word - 1
            i += 3

    def _mask_row(self, first: i64, bits: i64) -> None:
        """These numbers, counted from `first` and not allowed yet: eight bits at a time become the bytes of a word."""
        self._allowed += popcount(bits)
        out = self.out
        used = self._used
        table = SPREAD
        word: i64 = first >> 3
        shift: i64 = first & 7
        here: i64 = (bits << shift) & 255
        bits = bits >> (8 - shift)
        while True:
            if here:
                out[self.at + word] |= table[here]
                used[word >> 5] |= bit(word & 31)
            if bits == 0:
                return
            here = bits & 255
            bits >>= 8
            word += 1

    def allows(self, i: i64) -> bool:
        """Does the mask allow this number?"""
        return 0 <= i < self.index.size and byte_set(self.out, self.at, i)

    def step(self, i: i64) -> i64:
        """Take a number: the move, PENDING if more numbers must follow, WRONG (and nothing changed) if the mask forbids
        it."""
        if not self.allows(i):
            return WRONG
        return self.take(i)

    def take(self, i: i64) -> i64:
        """The same for a number that the mask allows for certain."""
        if self.begun >= 0:
            return self._next(i)
        made: i64 = self.index.move(i, self.seat)
        if made >= 0:
            return made
        return self._begin(i)

    def _begin(self, i: i64) -> i64:
        index = self.index
        moves = self.moves
        self._count = 0
        at: i64 = 0
        while at < moves.single_words:
            m: i64 = moves.singles[at]
            if index.first(m, self.seat) == i:
                self._keep(m)
            at += 1
        self._kind = index.kind(i)
        self._by_cards = False
        at = 0
        while at < moves.part_words:
            if moves.parts[at] == self._kind and moves.parts[at + 3]:
                self._by_cards = True
                self._cards = moves.parts[at + 1]
                self._missing = moves.parts[at + 2]
                self._bag = 0
            at += 4
        self._by_terms = False
        at = 0
        while at < moves.term_words:
            if moves.terms[at] == self._kind:
                self._begin_terms(moves.terms[at + 1], moves.terms[at + 2] == 1)
            at += 3
        if self._count == 1 and not self._by_cards and not self._by_terms:
            return self._left[0]
        self.begun = i
        self._steps[0] = i
        self._stepped = 1
        self._cursor.restart(self._kind, self.seat)
        return self._go_on()

    def _keep(self, m: i64) -> None:
        if self._count < len(self._left):
            self._left[self._count] = m
        else:
            self._left = append(self._left, m)
        self._count += 1

    # --- the others ---

    def _next(self, i: i64) -> i64:
        self.taken[i - self.index.tokens_from] += 1
        self._steps[self._stepped] = i
        self._stepped += 1
        if self._by_terms:
            self._take_term(i)
        elif self._by_cards:
            self._take_card(i - self.index.token[self._cursor.arg])
        else:
            self._filter(i)
        return self._go_on()

    def _filter(self, i: i64) -> None:
        kept: i64 = 0
        at: i64 = 0
        while at < self._count:
            m: i64 = self._left[at]
            if self._cursor.next(m) == i:
                self._left[kept] = m
                kept += 1
            at += 1
        self._count = kept
        self._cursor.take(i)

    def _go_on(self) -> i64:
        """Take what leaves no choice, then offer the rest."""
        if self._by_terms:
            return self._go_on_with_terms()
        if self._by_cards:
            return self._go_on_with_cards()
        while self._count > 1:
            step: i64 = self._cursor.next(self._left[0])
            at: i64 = 1
            while at < self._count and self._cursor.next(self._left[at]) == step:
                at += 1
            if at < self._count:
                self._clear()
                at = 0
                while at < self._count:
                    self._allow(self._cursor.next(self._left[at]))
                    at += 1
                return PENDING
            self._cursor.take(step)
        self._forget()
        return self._left[0]

    def _take_card(self, kind: i64) -> None:
        """One more card; kinds before it can no longer be taken."""
        self._bag += bags.single(kind)
        self._missing -= 1
        before: i64 = bit(kind << 3) - 1
        self._cards = (self._cards & ~before) - bags.single(kind)

    def _go_on_with_cards(self) -> i64:
        while self._missing:
            choices: i64 = 0
            kind: i64 = 0
            last: i64 = -1
            behind: i64 = bags.size(self._cards)
            while behind >= self._missing:
                here: i64 = bags.count(self._cards, kind)
                if here:
                    choices += 1
                    last = kind
                    behind -= here
                kind += 1
            if choices > 1:
                self._mask_cards(last)
                return PENDING
            self._take_card(last)
        move: i64 = pack_bag(self._kind, self._bag)
        self._forget()
        return move

    def _mask_cards(self, last: i64) -> None:
        self._clear()
        token: i64 = self.index.token[self._cursor.arg]
        kind: i64 = 0
        while kind <= last:
            if bags.count(self._cards, kind):
                self._allow(token + kind)
            kind += 1

    # --- terms that a seat puts forward: cards to give, cards to ask for, and perhaps whom it asks ---

    def _begin_terms(self, cards: i64, same_kind: bool) -> None:
        self._by_terms = True
        self._same_kind = same_kind
        self._cards = cards
        self._bag = 0
        self._ask = 0
        self._whom = 0

    def _take_term(self, i: i64) -> None:
        cursor = self._cursor
        if i != self.index.done:
            chosen: i64 = i - self.index.token[cursor.arg]
            if cursor.part == 0:
                self._bag += bags.single(chosen)
            elif cursor.part == 1:
                self._ask += bags.single(chosen)
            else:
                seat: i64 = chosen + self.seat
                if seat >= self.index.people:
                    seat -= self.index.people
                self._whom |= bit(seat)
        cursor.take(i)

    def _go_on_with_terms(self) -> i64:
        while not self._cursor.at_end():
            self._clear()
            self._mask_terms()
            if self.count() > 1:
                return PENDING
            self._take_term(self._only())
        move: i64 = self._cursor.terms(self._kind, self._bag, self._ask, self._whom)
        self._forget()
        return move

    def _mask_terms(self) -> None:
        cursor = self._cursor
        token: i64 = self.index.token[cursor.arg]
        at: i64 = cursor.last
        if cursor.part == 2:
            if at == 0:
                at = 1  # nobody asks itself
            while at < self.index.people:
                self._allow(token + at)
                at += 1
            self._allow(self.index.done)
            return
        mine: bool = cursor.part == 0
        while at < 5:
            if (mine and self._may_give(at)) or (not mine and self._may_ask(at)):
                self._allow(token + at)
            at += 1
        if (mine and self._bag) or (not mine and self._ask):
            self._allow(self.index.done)

    def _may_give(self, kind: i64) -> bool:
        """Does it have another one, and is a kind left to ask for?"""
        if bags.count(self._cards, kind) <= bags.count(self._bag, kind):
            return False
        if self._same_kind or bags.count(self._bag, kind):
            return True
        others: i64 = 0
        other: i64 = 0
        while other < 5:
            if other != kind and bags.count(self._bag, other) == 0:
                others += 1
            other += 1
        return others > 0

    def _may_ask(self, kind: i64) -> bool:
        if bags.size(self._ask) >= MOST_ASKED:
            return False
        return self._same_kind or bags.count(self._bag, kind) == 0

    def _only(self) -> i64:
        """The lowest number that the mask allows."""
        part: i64 = 0
        while self._used[part] == 0:
            part += 1
        word: i64 = (part << 5) + lowest(self._used[part])
        return (word << 3) + (lowest(self.out[self.at + word]) >> 3)

    # --- what else one may ask ---

    def steps(self) -> list[int]:
        """The numbers of the move that is begun."""
        return [self._steps[i] for i in range(self._stepped)] if self.begun >= 0 else []

    def count(self) -> i64:
        """How many numbers the mask allows."""
        return self._allowed

    def pick(self, rng: Rng) -> i64:
        """A number that the mask allows, all equally likely; -1 if it allows none."""
        if self._allowed == 0:
            return -1
        n: i64 = rng.below(self._allowed)
        part: i64 = 0
        words: i64 = self._used[0]
        while True:
            while words == 0:
                part += 1
                words = self._used[part]
            at: i64 = (part << 5) + lowest(words)
            word: i64 = self.out[self.at + at]
            here: i64 = ones(word)
            if n < here:
                return (at << 3) + (select(word, n) >> 3)
            n -= here
            words &= words - 1

    def path(self, m: i64) -> list[int]:
        """The numbers that make this legal move from here, without those that leave no choice. Empty: there are none,
        because it is not among the moves."""
        if self.begun >= 0:
            raise ValueError("another move has been begun")
        first: i64 = self.index.first(m, self.seat)
        if not self.allows(first):
            return []
        there = Choice(self.index, vec[i64]([0] * self.index.words), 0)
        there.moves = self.moves
        there.open(self.seat)
        found: list[int] = [first]
        made: i64 = there.step(first)
        while made == PENDING:
            step: i64 = there.wanted(m)
            if not there.allows(step):
                return []
            found.append(step)
            made = there.step(step)
        return found if made == m else []

    def wanted(self, m: i64) -> i64:
        """The next number of a move that agrees so far."""
        if self._by_cards:
            short: i64 = bags.missing(self._bag, first_bag(m))
            return self.index.token[self._cursor.arg] + bags.nth(short, 0)
        return self._cursor.next(m)
