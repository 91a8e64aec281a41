"""What a kind of move is: its code, its name, its arguments and how it is written."""

from collections.abc import Sequence
from typing import Final

from frostwall.core.kinds.packing import KIND_BITS, MOVE_BITS, WIDE, WIDE_BITS, is_code, well_formed_names

# Forms of an argument.
NUMBER: Final = "number"
NAME: Final = "name"
BAG: Final = "bag"
SEATS: Final = "seats"
NAMES: Final = "names"  # up to five names, sorted; the same one may stand there twice

WIDTHS: Final = {NUMBER: 8, NAME: 8, BAG: 25, SEATS: 6, NAMES: 40}

MOVER: Final = "@"  # in Arg.only: the seat that makes the move


class Arg:
    """One argument of a kind. `only` says who may see it: None everybody, () nobody, else names of other
    arguments that hold a seat, or MOVER. `domain` says what its numbers count (core/index.py), where its name does
    not: "seat", "section"."""

    def __init__(
        self,
        name: str,
        form: str = NUMBER,
        names: Sequence[str] = (),
        most: int = 255,
        only: tuple[str, ...] | None = None,
        words: dict[str, int] | None = None,
        bits: int = 0,
        domain: str = "",
    ) -> None:
        self.name = name
        self.domain = domain or name
        self.form = form
        self.names = list(names)
        self.most = len(names) - 1 if form == NAME else most
        self.only = only
        self.words: dict[str, int] = words if words is not None else {}  # a number that is written as a word
        self.shift = 0
        self.width: int = bits or WIDTHS[form]

    def value(self, m: int) -> int:
        """What the move says for this argument."""
        return (m >> self.shift) & ((1 << self.width) - 1)

    def allows(self, value: int) -> bool:
        """Is this a value of the argument?"""
        if self.form in (NUMBER, NAME):
            return value <= self.most or value in self.words.values()
        if self.form == BAG:
            return value >> (5 * len(self.names)) == 0  # no cards of a kind that has no name
        return self.form != NAMES or well_formed_names(value, len(self.names))


class Kind:
    """A kind of move. `text` is its notation, e.g. "offer {give} for {take}"; each of `tails` may be
    left out, with its words, when its arguments are 0. `listed` kinds appear in legal_moves completely; the others
    (offers) are judged only. `sealed` choices take effect together. `stream` names a chance kind's stream."""

    def __init__(
        self,
        code: int,
        name: str,
        args: Sequence[Arg] = (),
        text: str = "",
        tails: Sequence[str] = (),
        listed: bool = True,
        sealed: bool = False,
        stream: str = "",
    ) -> None:
        self.code = code
        self.name = name
        self.args = list(args)
        self.words = (text or " ".join([name] + ["{" + arg.name + "}" for arg in args])).split()
        self.tails = [tail.split() for tail in tails]
        self.listed = listed
        self.sealed = sealed
        self.stream = stream
        shift = WIDE_BITS if code == WIDE else KIND_BITS
        for arg in self.args:
            arg.shift = shift
            shift += arg.width
        if shift > MOVE_BITS or not is_code(code):
            raise ValueError(f"kind {name} does not fit into a move")
        self.bits = shift

    def make(self, values: Sequence[int]) -> int:
        """The move with these values, one for each argument."""
        m = self.code
        for arg, value in zip(self.args, values, strict=True):
            m |= value << arg.shift
        return m

    def well_formed(self, m: int) -> bool:
        """Is every argument of this move in range, and nothing behind the last?"""
        return m >> self.bits == 0 and all(arg.allows(arg.value(m)) for arg in self.args)
