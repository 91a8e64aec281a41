"""What a seat may know of a position as a row of small numbers, for programs that learn.

A game's `engine/tensor.py` lays out the row and fills it. A row is bytes of 0 to 127, eight to a word of the vector
they are written to, so that NumPy can look at the vector as int8 without a copy. Seats are counted from the one that
looks: 0 is itself, 1 its left neighbour.
"""

from collections.abc import Sequence
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from frostwall.core.bits import bit
from frostwall.core.compose import SPREAD, Choice
from frostwall.core.game import S
from frostwall.core.index import Index
from frostwall.core.types import Json

MOST: Final = 127  # a larger number is shown as this


class Feature:
    """Some bytes of a row that belong together: `names` says what each is, `size` how many there are."""

    def __init__(self, name: str, start: int, size: int, about: str, names: Sequence[str], most: int) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.about = about
        self.names = list(names)
        self.most = most

    def to_json(self) -> Json:
        return {
            "name": self.name,
            "start": self.start,
            "size": self.size,
            "about": self.about,
            "names": self.names,
            "most": self.most,
        }


class Layout:
    """Hands out the words of a row."""

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self.words = 0

    def row(self, name: str, size: int, about: str, names: Sequence[str] = (), most: int = 1) -> int:
        """Bytes of their own words; the word they begin with. Unless told, each is 0 or 1."""
        at = self.words
        self.features.append(Feature(name, 8 * at, size, about, names, most))
        self.words += (size + 7) // 8
        return at

    def word(self, parts: Sequence[tuple[str, int, str, int]]) -> int:
        """One word of several features, each a name, how many bytes, what it is, and its largest value."""
        at = self.words
        start = 8 * at
        for name, size, about, most in parts:
            self.features.append(Feature(name, start, size, about, [], most))
            start += size
        if start > 8 * at + 8:
            raise ValueError("more than a word")
        self.words += 1
        return at


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor(Generic[S]):
    """The rows and the action index of one table: of all games with the same rules, seats and set of cards. A game
    defines `write`."""

    def __init__(self, version: int, index: Index, layout: Layout) -> None:
        self.version = version  # goes up when a byte of some table comes to mean something else
        self.index = index
        self._partial: i64 = layout.row(
            "begun",
            2 + index.size - index.tokens_from,
            "the move that the seat has begun: its first number, plus 1, as two digits of base 128; then how often"
            " each token was chosen",
            ["low", "high", *(index.label(i) for i in range(index.tokens_from, index.size))],
            MOST,
        )
        self.features = layout.features
        self.words: i64 = layout.words
        self.width: i64 = 8 * layout.words
        self.memory: i64 = 1  # words that `rewrite` keeps for a row

    def write(self, s: S, seat: i64, out: vec[i64], at: i64) -> None:
        """Fill all words of the features, from `at` on, whatever they hold."""
        raise NotImplementedError

    def rewrite(self, s: S, seat: i64, out: vec[i64], at: i64, seen: vec[i64], mark: i64) -> None:
        """Fill them in a row that always shows the same game, where much may stand as it is. What is remembered of the
        row is in `seen`, from `mark` on; its first word is 0 when a game begins."""
        seen[mark] = 1
        self.write(s, seat, out, at)

    def observe(self, s: S, choice: Choice, out: vec[i64], at: i64) -> None:
        """What the seat of this choice may know, and what it has begun to choose."""
        self.write(s, choice.seat, out, at)
        choice.shown = True
        self.observe_choice(choice, out, at)

    def observe_again(self, s: S, choice: Choice, out: vec[i64], at: i64, seen: vec[i64], mark: i64) -> None:
        """The same, as `rewrite` does it."""
        self.rewrite(s, choice.seat, out, at, seen, mark)
        self.observe_choice(choice, out, at)

    def observe_choice(self, choice: Choice, out: vec[i64], at: i64) -> None:
        """Only what it has begun to choose: for a row that is about this position already."""
        if not choice.shown and choice.begun < 0:
            return
        clear(out, at + self._partial, self.words - self._partial)
        choice.shown = choice.begun >= 0
        if choice.begun >= 0:
            at += self._partial
            out[at] = ((choice.begun + 1) & 127) | ((choice.begun + 1) >> 7) << 8
            n: i64 = len(choice.taken)
            i: i64 = 0
            while i < n:
                if choice.taken[i]:
                    byte: i64 = i + 2
                    out[at + (byte >> 3)] |= choice.taken[i] << ((byte & 7) << 3)
                i += 1

    def spec(self) -> Json:
        """Every byte of a row and every number of the action index."""
        return {
            "version": self.version,
            "width": int(self.width),
            "features": [feature.to_json() for feature in self.features],
            "actions": self.index.spec(),
        }


# --- for those who write rows ---


def clip(n: i64) -> i64:
    if n > MOST:
        return MOST
    if n < 0:
        return 0
    return n


def byte(n: i64, at: i64) -> i64:
    """A number as the byte `at` of a word."""
    return n << (at << 3)


def put_byte(out: vec[i64], at: i64, i: i64) -> None:
    """Set byte i behind word `at` to 1."""
    out[at + (i >> 3)] |= bit((i & 7) << 3)


def clear(out: vec[i64], at: i64, n: i64) -> None:
    """Set n words to 0."""
    end: i64 = at + n
    while at < end:
        out[at] = 0
        at += 1


def copy(out: vec[i64], at: i64, source: vec[i64], first: i64, n: i64) -> None:
    """Write n words of another vector, two at a time."""
    end: i64 = at + n
    if n & 1:
        out[at] = source[first]
        at += 1
        first += 1
    while at < end:
        out[at] = source[first]
        out[at + 1] = source[first + 1]
        at += 2
        first += 2


def spread(out: vec[i64], at: i64, n: i64, low: i64, high: i64) -> None:
    """A set of places as bytes of 0 and 1, in n words."""
    table = SPREAD
    end: i64 = at + n
    while at < end:
        out[at] = table[low & 255]
        low = (low >> 8) | ((high & 255) << 54)
        high >>= 8
        at += 1


def spread_double(out: vec[i64], at: i64, n: i64, once: vec[i64], twice: vec[i64], owner: i64) -> None:
    """Two sets of places that have none in common, of an owner's two words each: bytes of 1 and of 2, in n words."""
    table = SPREAD
    low: i64 = once[2 * owner]
    high: i64 = once[2 * owner + 1]
    low2: i64 = twice[2 * owner]
    high2: i64 = twice[2 * owner + 1]
    end: i64 = at + n
    while at < end:
        out[at] = table[low & 255] + 2 * table[low2 & 255]
        low = (low >> 8) | ((high & 255) << 54)
        high >>= 8
        low2 = (low2 >> 8) | ((high2 & 255) << 54)
        high2 >>= 8
        at += 1
