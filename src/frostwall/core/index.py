"""The action index: each move of a table as one or a few small numbers, derived from the kinds' declarations.

A kind whose arguments have at most FLAT combinations has a number for each of them. Of any other kind the leading
arguments, as far as they fit, make the first number, and the rest is chosen step by step with numbers that all kinds
share, the *tokens*: one for each resource, card, slot or seat. DONE ends a list. Seats are counted from the one that
moves: 0 is itself, 1 its left neighbour.

A number alone does not say at what rate cards are exchanged, or how a card is paid; the legal moves do. So
`core/compose.py` turns numbers back into moves.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core import bag as bags
from frostwall.core.kinds import BAG, NAME, NAMES, NUMBER, SEATS, Arg, Kind, Kinds, kind_of

VERSION: Final = 1  # goes up when a number of some table comes to mean something else
FLAT: Final = 128
SEAT: Final = "seat"  # the domain of arguments that name a seat

# What an argument is to the index.
_PLAIN: Final = 0
_SEAT: Final = 1
_BAG: Final = 2
_NAMES: Final = 3
_SEATS: Final = 4
_LONGEST: Final = 5  # list of names

NOT_INDEXED: Final = -1
_UNKNOWN: Final = 0  # no move is 0
_SLOTS: Final = 1024  # moves whose number is remembered
_MIX: Final = 0x1E3779B97F4A7C15  # spreads moves over the slots


class Block:
    """Consecutive numbers: the moves or first steps of one kind, or the tokens of one domain."""

    def __init__(self, name: str, start: int, sizes: list[int], words: list[list[str]], token: bool) -> None:
        self.name = name
        self.start = start
        self.sizes = sizes
        self.words = words  # for each argument, its values
        self.token = token
        self.size = 1
        for size in sizes:
            self.size *= size

    def label(self, i: int) -> str:
        """What the number says: "end", "choose slot 4"."""
        at = i - self.start
        said: list[str] = []
        for n in range(len(self.sizes) - 1, -1, -1):
            said.insert(0, self.words[n][at % self.sizes[n]])
            at //= self.sizes[n]
        return " ".join([self.name, *said])


class Index:
    """`limits` says how many values a domain has at this table, where that is fewer than declared. `fold` names kinds
    whose first arguments are folded though they are many; `exchanges` kinds that give several equal cards for one,
    at a rate that the position says."""

    # Long: the layout of all numbers, in one order.
    def __init__(
        self,
        kinds: Kinds,
        people: int,
        limits: dict[str, int],
        leave_out: Sequence[int] = (),
        fold: dict[int, int] | None = None,
        exchanges: Sequence[int] = (),
    ) -> None:
        self.people: i64 = people
        self._limits = {**limits, SEAT: people}
        self.blocks: list[Block] = []
        self.size: i64 = 0
        self._base: vec[i64] = vec[i64]([NOT_INDEXED] * 256)
        self._from: vec[i64] = vec[i64]([0] * 256)  # of a kind, in the tables of arguments
        self._folded: vec[i64] = vec[i64]([0] * 256)
        self._args: vec[i64] = vec[i64]([0] * 256)
        self._exchange: vec[i64] = vec[i64]([0] * 256)
        self._by_seat: vec[i64] = vec[i64]([0] * 256)  # 1: its first number depends on the seat that moves
        # The tables of arguments.
        self.form: vec[i64] = vec[i64]()
        self._shift: vec[i64] = vec[i64]()
        self._mask: vec[i64] = vec[i64]()
        self._limit: vec[i64] = vec[i64]()  # how many values there are
        self._word: vec[i64] = vec[i64]()  # the value that is no number, counted behind them; -1: none
        self.token: vec[i64] = vec[i64]()  # where its tokens begin
        self._owner: vec[i64] = vec[i64]()  # of each number: its kind, 0 for tokens
        wanted = [
            kind for kind in kinds.by_code.values() if not kind.stream and kind.code not in set(leave_out)
        ]
        rest: list[list[Arg]] = []
        for kind in wanted:
            rest.append(self._add_kind(kind, (fold or {}).get(kind.code, 0), kind.code in exchanges))
        self.tokens_from: i64 = self.size
        for kind, args in zip(wanted, rest, strict=True):
            first = self._from[kind.code] + self._folded[kind.code]
            for n, arg in enumerate(args):
                self.token[first + n] = self._tokens_of(arg)
        self.done: i64 = self.size
        self._add_block("enough", [], [], True)
        self.words: i64 = (self.size + 7) // 8  # of a mask
        self._made: vec[i64] = vec[i64]([_UNKNOWN] * (people * self.size))  # by seat: the move of a number
        # Moves and their first numbers, where these do not depend on the seat.
        self._met: vec[i64] = vec[i64]([0] * _SLOTS)
        self._met_first: vec[i64] = vec[i64]([NOT_INDEXED] * _SLOTS)

    # --- the layout ---

    def _values(self, arg: Arg) -> list[str]:
        """The values of an argument at this table, or of one step of it."""
        if arg.names:
            return arg.names
        if arg.form == SEATS or arg.domain == SEAT:
            return [f"seat+{n}" for n in range(self.people)]
        limit = min(arg.most + 1, self._limits.get(arg.domain, arg.most + 1))
        return [str(n) for n in range(limit)] + sorted(arg.words)

    def _add_kind(self, kind: Kind, fold: int, exchange: bool) -> list[Arg]:
        """Number a kind; the arguments that are left to steps."""
        code = kind.code
        self._from[code] = len(self.form)
        self._args[code] = len(kind.args)
        for arg in kind.args:
            self._add_argument(arg)
        if exchange:
            names = kind.args[0].names
            self._exchange[code] = len(names)
            self._base[code] = self._add_block(
                kind.name, [len(names), len(names)], [names, names], False, code
            )
            return []
        folded: list[Arg] = []
        total = 1
        for arg in kind.args:
            values = len(self._values(arg))
            if arg.form not in (NUMBER, NAME) or (len(folded) >= fold and total * values > FLAT):
                break
            folded.append(arg)
            total *= values
            if arg.domain == SEAT:
                self._by_seat[code] = 1
        self._folded[code] = len(folded)
        said = [self._values(arg) for arg in folded]
        self._base[code] = self._add_block(kind.name, [len(words) for words in said], said, False, code)
        return kind.args[len(folded) :]

    def _add_argument(self, arg: Arg) -> None:
        forms = {BAG: _BAG, NAMES: _NAMES, SEATS: _SEATS}
        self.form = append(self.form, forms.get(arg.form, _SEAT if arg.domain == SEAT else _PLAIN))
        self._shift = append(self._shift, arg.shift)
        self._mask = append(self._mask, (1 << arg.width) - 1)
        self._limit = append(self._limit, len(self._values(arg)))
        words = list(arg.words.values())
        if len(words) > 1:
            raise ValueError(f"the argument {arg.name} has more than one value that is a word")
        self._word = append(self._word, words[0] if words else -1)
        self.token = append(self.token, NOT_INDEXED)

    def _tokens_of(self, arg: Arg) -> int:
        """Where the tokens of the argument's domain begin; they are added with its first argument."""
        values = self._values(arg)
        for block in self.blocks:
            if block.token and block.words == [values]:
                return block.start
        return self._add_block(f"choose {arg.domain}", [len(values)], [values], True)

    def _add_block(
        self, name: str, sizes: list[int], words: list[list[str]], token: bool, code: int = 0
    ) -> int:
        block = Block(name, self.size, sizes, words, token)
        self.blocks.append(block)
        self.size += block.size
        for _ in range(block.size):
            self._owner = append(self._owner, code)
        return block.start

    def label(self, i: int) -> str:
        """What a number says, in the words of the notation."""
        for block in self.blocks:
            if block.start <= i < block.start + block.size:
                return block.label(i)
        raise IndexError(f"there is no action {i}; this table has {self.size}")

    def spec(self) -> dict[str, object]:
        """The layout as a document."""
        blocks = [
            {"name": b.name, "start": b.start, "size": b.size, "token": b.token, "values": b.words}
            for b in self.blocks
        ]
        return {"version": VERSION, "size": int(self.size), "blocks": blocks}

    # --- from a move to its numbers ---

    def _value(self, arg: i64, m: i64, seat: i64) -> i64:
        """What a move says for a plain argument, as the index counts; -1 if this table has no such value."""
        value: i64 = (m >> self._shift[arg]) & self._mask[arg]
        limit: i64 = self._limit[arg]
        if self.form[arg] == _SEAT:
            if value >= limit:
                return -1
            value -= seat
            if value < 0:
                value += limit
            return value
        word: i64 = self._word[arg]
        if word >= 0:
            if value == word:
                return limit - 1
            limit -= 1
        if value >= limit:
            return -1
        return value

    def first(self, m: i64, seat: i64) -> i64:
        """The first number of a move of this seat: the only one of most moves. NOT_INDEXED if it has none."""
        slot: i64 = ((m * _MIX) >> 48) & (_SLOTS - 1)
        if self._met[slot] == m:
            return self._met_first[slot]
        found: i64 = self._first(m, seat)
        if not self._by_seat[kind_of(m)]:
            self._met[slot] = m
            self._met_first[slot] = found
        return found

    def _first(self, m: i64, seat: i64) -> i64:
        code: i64 = kind_of(m)
        base: i64 = self._base[code]
        if base < 0 or self._args[code] == 0:
            return base
        arg: i64 = self._from[code]
        if self._exchange[code]:
            return self._first_exchange(m, arg, base, self._exchange[code])
        end: i64 = arg + self._folded[code]
        at: i64 = 0
        while arg < end:
            value: i64 = self._value(arg, m, seat)
            if value < 0:
                return NOT_INDEXED
            at = at * self._limit[arg] + value
            arg += 1
        return base + at

    def _first_exchange(self, m: i64, arg: i64, base: i64, names: i64) -> i64:
        """Several of one kind for a single card."""
        give: i64 = bags.widen((m >> self._shift[arg]) & self._mask[arg])
        take: i64 = bags.widen((m >> self._shift[arg + 1]) & self._mask[arg + 1])
        if give == 0 or bags.size(take) != 1:
            return NOT_INDEXED
        kind: i64 = bags.nth(give, 0)
        if bags.count(give, kind) != bags.size(give):
            return NOT_INDEXED
        return base + kind * names + bags.nth(take, 0)

    def starts(self, kind: i64) -> i64:
        """Where the numbers of a kind begin."""
        return self._base[kind]

    def row(self, kind: i64) -> i64:
        """Where the numbers of a kind begin that are its one argument, counted from 0; NOT_INDEXED for other kinds."""
        at: i64 = self._from[kind]
        if self._args[kind] == 1 and self._folded[kind] == 1 and self.form[at] == _PLAIN:
            return self._base[kind]
        return NOT_INDEXED

    def kind(self, i: i64) -> i64:
        """The kind that a number begins; 0 for a token."""
        return self._owner[i]

    def move(self, i: i64, seat: i64) -> i64:
        """The move of a number that is one by itself, whatever the position; otherwise NOT_INDEXED."""
        at: i64 = seat * self.size + i
        m: i64 = self._made[at]
        if m == _UNKNOWN:
            m = self._move(i, seat)
            self._made[at] = m
        return m

    def _move(self, i: i64, seat: i64) -> i64:
        code: i64 = self._owner[i]
        if code == 0 or self._exchange[code] or self._folded[code] != self._args[code]:
            return NOT_INDEXED
        at: i64 = i - self._base[code]
        first: i64 = self._from[code]
        arg: i64 = first + self._folded[code]
        m: i64 = code
        while arg > first:
            arg -= 1
            limit: i64 = self._limit[arg]
            value: i64 = at % limit
            at = at // limit
            if self.form[arg] == _SEAT:
                value += seat
                if value >= limit:
                    value -= limit
            elif self._word[arg] >= 0 and value == limit - 1:
                value = self._word[arg]
            m |= value << self._shift[arg]
        return m

    def steps(self, m: i64, seat: i64) -> list[int]:
        """All numbers of a move, also those that a position may leave no choice about. Empty: it has none."""
        first: i64 = self.first(m, seat)
        if first < 0:
            return []
        found: list[int] = [first]
        cursor = Cursor(self, kind_of(m), seat)
        while not cursor.at_end():
            step: i64 = cursor.next(m)
            if step < 0:
                return []
            found.append(step)
            cursor.take(step)
        return found


class Cursor:
    """How far the steps of a move have come: the argument, and inside a bag or a list what was taken last."""

    def __init__(self, index: Index, code: i64, seat: i64) -> None:
        self.index = index
        self.arg: i64 = 0
        self.end: i64 = 0
        self.last: i64 = 0
        self.inner: i64 = 0
        self.seat: i64 = 0
        self.part: i64 = 0  # how many of the arguments that are chosen by steps are complete
        self.restart(code, seat)

    def restart(self, code: i64, seat: i64) -> None:
        """Stand behind the first number of a move of this kind."""
        index = self.index
        self.seat = seat
        self.arg = index._from[code] + index._folded[code]
        self.end = index._from[code] + index._args[code]
        if index._exchange[code]:
            self.arg = self.end
        self.part = 0
        self.last = 0
        self.inner = 0

    def at_end(self) -> bool:
        """Is the move complete?"""
        return self.arg == self.end

    def next(self, m: i64) -> i64:
        """The next number of a move that agrees so far; NOT_INDEXED where the table has none for it."""
        index = self.index
        form: i64 = index.form[self.arg]
        token: i64 = index.token[self.arg]
        if form == _PLAIN or form == _SEAT:
            plain: i64 = index._value(self.arg, m, self.seat)
            if plain < 0:
                return NOT_INDEXED
            return token + plain
        value: i64 = (m >> index._shift[self.arg]) & index._mask[self.arg]
        if form == _NAMES:
            if self.inner < _LONGEST:
                name: i64 = (value >> (self.inner << 3)) & 255
                if name:
                    return token + name - 1
            return index.done
        if form == _BAG:
            return self._next_of_bag(value, token)
        other: i64 = self.last
        while other < index.people:
            seat: i64 = other + self.seat
            if seat >= index.people:
                seat -= index.people
            if (value >> seat) & 1:
                return token + other
            other += 1
        return index.done

    def _next_of_bag(self, value: i64, token: i64) -> i64:
        kind: i64 = self.last
        if (value >> (5 * kind)) & 31 > self.inner:
            return token + kind
        kind += 1
        while value >> (5 * kind):
            if (value >> (5 * kind)) & 31:
                return token + kind
            kind += 1
        return self.index.done

    def take(self, step: i64) -> None:
        """Go on behind this number."""
        index = self.index
        form: i64 = index.form[self.arg]
        if form == _PLAIN or form == _SEAT or step == index.done:
            self.arg += 1
            self.part += 1
            self.last = 0
            self.inner = 0
            return
        chosen: i64 = step - index.token[self.arg]
        if form == _NAMES:
            self.inner += 1
        elif form == _SEATS:
            self.last = chosen + 1
        elif chosen == self.last:
            self.inner += 1
        else:
            self.last = chosen
            self.inner = 1

    def terms(self, code: i64, give: i64, ask: i64, whom: i64) -> i64:
        """The move of a kind whose arguments are two bags, and perhaps a set of seats."""
        index = self.index
        arg: i64 = index._from[code]
        m: i64 = code | (bags.narrow(give) << index._shift[arg]) | (bags.narrow(ask) << index._shift[arg + 1])
        if index._args[code] > 2:
            m |= whom << index._shift[arg + 2]
        return m
