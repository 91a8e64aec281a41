"""Move kinds, each declared once. A move is one i64: the kind in 6 bits, then its arguments.

From the declaration follow packing, text, fields, parsing, JSON schema and who may see which argument.
Hot code packs and reads with the functions below; nothing outside this module shifts or masks a move.
Widths, unless an argument says fewer: a number or a name 8 bits, a bag of five kinds 25, a set of seats 6, a list of up
to five names 40; together at most 62 bits.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from frostwall.core import bag as bags
from frostwall.core.rng import Rng
from frostwall.core.types import Json

NUMBER: Final = "number"
NAME: Final = "name"
BAG: Final = "bag"
SEATS: Final = "seats"
NAMES: Final = "names"  # up to five names, sorted; the same one may stand there twice

WIDTHS: Final = {NUMBER: 8, NAME: 8, BAG: 25, SEATS: 6, NAMES: 40}
MOST_NAMES: Final = 5
KIND_BITS: Final = 6

MOVER: Final = "@"  # in Arg.only: the seat that makes the move


def kind_of(m: i64) -> i64:
    return m & 63


def pack1(kind: i64, a: i64) -> i64:
    return kind | (a << 6)


def pack2(kind: i64, a: i64, b: i64) -> i64:
    return kind | (a << 6) | (b << 14)


def pack3(kind: i64, a: i64, b: i64, c: i64) -> i64:
    return kind | (a << 6) | (b << 14) | (c << 22)


def first(m: i64) -> i64:
    return (m >> 6) & 255


def second(m: i64) -> i64:
    return (m >> 14) & 255


def third(m: i64) -> i64:
    return (m >> 22) & 255


def pack_bag(kind: i64, cards: i64) -> i64:
    return kind | (bags.narrow(cards) << 6)


def pack_bags(kind: i64, give: i64, take: i64, seats: i64) -> i64:
    return kind | (bags.narrow(give) << 6) | (bags.narrow(take) << 31) | (seats << 56)


def pack_seat_bag(kind: i64, seat: i64, cards: i64) -> i64:
    return kind | (seat << 6) | (bags.narrow(cards) << 14)


def bag_after_seat(m: i64) -> i64:
    return bags.widen((m >> 14) & 0x1FFFFFF)


def first_bag(m: i64) -> i64:
    return bags.widen((m >> 6) & 0x1FFFFFF)


def second_bag(m: i64) -> i64:
    return bags.widen((m >> 31) & 0x1FFFFFF)


def seats_of(m: i64) -> i64:
    """The set of seats behind two bags."""
    return (m >> 56) & 63


def pack_names(kind: i64, names: i64) -> i64:
    return kind | (names << 6)


def names_of(m: i64) -> i64:
    """The list of names of a move that has nothing else, as `name_at` reads it."""
    return m >> 6


def name_at(names: i64, at: i64) -> i64:
    """One name of a list: its number, or -1 behind the last."""
    return ((names >> (at << 3)) & 255) - 1


def with_name(names: i64, name: i64) -> i64:
    """The list with one more name, which must not be smaller than the others."""
    at: i64 = 0
    while names >> (at << 3):
        at += 1
    return names | ((name + 1) << (at << 3))


class Arg:
    """One argument of a kind. `only` says who may see it: None everybody, () nobody, else names of other
    arguments that hold a seat, or MOVER."""

    def __init__(
        self,
        name: str,
        form: str = NUMBER,
        names: Sequence[str] = (),
        most: int = 255,
        only: tuple[str, ...] | None = None,
        words: dict[str, int] | None = None,
        bits: int = 0,
    ) -> None:
        self.name = name
        self.form = form
        self.names = list(names)
        self.most = len(names) - 1 if form == NAME else most
        self.only = only
        self.words: dict[str, int] = words if words is not None else {}  # e.g. camp: a place without number
        self.shift = 0
        self.width: int = bits or WIDTHS[form]


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
        shift = KIND_BITS
        for arg in self.args:
            arg.shift = shift
            shift += arg.width
        if shift > 62 or not 0 < code < 64:
            raise ValueError(f"kind {name} does not fit into a move")
        self.bits = shift


class Unreadable(ValueError):
    """A text that means nothing; `reason` is a code for the message catalogue."""

    def __init__(self, reason: str, word: str = "") -> None:
        super().__init__(f"{reason} {word}")
        self.reason = reason
        self.word = word


class Kinds:
    """All kinds of one game, and everything derived from them."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.by_code: dict[int, Kind] = {kind.code: kind for kind in kinds}
        self.by_name: dict[str, Kind] = {kind.words[0]: kind for kind in kinds}
        if len(self.by_code) != len(kinds) or len(self.by_name) != len(kinds):
            raise ValueError("two kinds share a code or a name")

    def add(self, kind: Kind) -> None:
        """A kind declared where its rule lives, once, while the game is loaded."""
        if kind.code in self.by_code or kind.words[0] in self.by_name:
            raise ValueError(f"two kinds share the code or the name of {kind.name}")
        self.by_code[kind.code] = kind
        self.by_name[kind.words[0]] = kind

    def of(self, m: int) -> Kind | None:
        return self.by_code.get(m & 63)

    def kind(self, m: int) -> Kind:
        return self.by_code[m & 63]

    # --- values ---

    def value(self, m: int, arg: Arg) -> int:
        return (m >> arg.shift) & ((1 << arg.width) - 1)

    def make(self, kind: Kind, values: Sequence[int]) -> int:
        m = kind.code
        for arg, value in zip(kind.args, values, strict=True):
            m |= value << arg.shift
        return m

    def well_formed(self, m: int) -> bool:
        """Is this integer a move of a known kind with every argument in range?"""
        kind = self.of(m)
        if m < 0 or kind is None or m >> kind.bits:
            return False
        for arg in kind.args:
            value = self.value(m, arg)
            if arg.form in (NUMBER, NAME) and value > arg.most and value not in arg.words.values():
                return False
            if arg.form == BAG and value >> (5 * len(arg.names)):
                return False  # cards of a kind that has no name
            if arg.form == NAMES and not _well_formed_names(value, len(arg.names)):
                return False
        return True

    # --- text ---

    def text(self, m: int, hidden: frozenset[str] = frozenset()) -> str:
        kind = self.kind(m)
        args = {arg.name: arg for arg in kind.args}
        out = self._words(m, kind.words, args, hidden)
        for tail in kind.tails:
            if any(self.value(m, args[word[1:-1]]) for word in tail if word[0] == "{"):
                out += self._words(m, tail, args, hidden)
        return " ".join(out)

    def _words(self, m: int, words: list[str], args: dict[str, Arg], hidden: frozenset[str]) -> list[str]:
        out: list[str] = []
        for word in words:
            if word[0] != "{":
                out.append(word)
            elif word[1:-1] in hidden:
                out.append(self._hidden_text(args[word[1:-1]], m))
            else:
                arg = args[word[1:-1]]
                out.append(self._argument_text(arg, self.value(m, arg)))
        return out

    def _hidden_text(self, arg: Arg, m: int) -> str:
        """How many names a list holds everybody sees."""
        if arg.form == NAMES:
            return " ".join(["?"] * len(names_in(self.value(m, arg), arg.names))) or "nothing"
        return "?"

    def _argument_text(self, arg: Arg, value: int) -> str:
        if arg.form == NAME:
            return arg.names[value]
        if arg.form == BAG:
            return bag_text(bags.widen(value), arg.names)
        if arg.form == NAMES:
            return " ".join(names_in(value, arg.names)) or "nothing"
        if arg.form == SEATS:
            return ",".join(str(seat) for seat in range(6) if value >> seat & 1)
        for word, number in arg.words.items():
            if number == value:
                return word
        return str(value)

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise Unreadable("empty")
        kind = self.by_name.get(words[0])
        if kind is None:
            raise Unreadable("unknown_word", words[0])
        args = {arg.name: arg for arg in kind.args}
        stops = {word for words in [kind.words[1:], *kind.tails] for word in words if word[0] != "{"}
        m, rest = self._read(kind.code, kind.words, words, args, stops)
        for tail in kind.tails:
            if rest and rest[0] == tail[0]:
                m, rest = self._read(m, tail, rest, args, stops)
        if rest:
            raise Unreadable("too_many_words", " ".join(rest))
        return m

    def _read(
        self, m: int, pattern: list[str], words: list[str], args: dict[str, Arg], stops: set[str]
    ) -> tuple[int, list[str]]:
        at = 0
        for expected in pattern:
            if expected[0] != "{":
                if at >= len(words) or words[at] != expected:
                    raise Unreadable("word_expected", expected)
                at += 1
                continue
            arg = args[expected[1:-1]]
            if arg.form in (BAG, NAMES):
                start = at
                while at < len(words) and words[at] not in stops:
                    at += 1
                if arg.form == BAG:
                    value = bags.narrow(read_bag(words[start:at], arg.names))
                else:
                    value = read_names(words[start:at], arg.names)
            else:
                if at >= len(words):
                    raise Unreadable("missing_argument", arg.name)
                value = self._read_argument(arg, words[at])
                at += 1
            m |= value << arg.shift
        return m, words[at:]

    def _read_argument(self, arg: Arg, word: str) -> int:
        if arg.form == NAME:
            if word not in arg.names:
                raise Unreadable("unknown_word", word)
            return arg.names.index(word)
        if arg.form == SEATS:
            seats = 0
            for part in word.split(","):
                seat = read_number(part, 5)
                if seats >> seat & 1:
                    raise Unreadable("unknown_word", word)
                seats |= 1 << seat
            return seats
        if word in arg.words:
            return arg.words[word]
        return read_number(word, arg.most)

    # --- fields ---

    def fields(self, m: int) -> Json:
        """What a client filters: {"kind": "road", "path": 17}."""
        kind = self.kind(m)
        found: Json = {"kind": kind.name}
        for arg in kind.args:
            value = self.value(m, arg)
            if arg.form == NAME:
                found[arg.name] = arg.names[value]
            elif arg.form == BAG:
                found[arg.name] = bags.to_dict(bags.widen(value), arg.names)
            elif arg.form == NAMES:
                found[arg.name] = names_in(value, arg.names)
            elif arg.form == SEATS:
                found[arg.name] = [seat for seat in range(6) if value >> seat & 1]
            else:
                found[arg.name] = value
                for word, number in arg.words.items():
                    if number == value:
                        found[arg.name] = word
        return found

    def from_fields(self, fields: Json) -> int:
        """The inverse of `fields`, through the notation, so that there is one reader only."""
        name = fields.get("kind")
        matches = [kind for kind in self.by_code.values() if kind.name == name]
        if len(matches) != 1:
            raise Unreadable("unknown_word", str(name))
        kind = matches[0]
        m = kind.code
        if set(fields) != {"kind"} | {arg.name for arg in kind.args}:
            raise Unreadable("missing_argument", ", ".join(arg.name for arg in kind.args))
        for arg in kind.args:
            given = fields[arg.name]
            if arg.form == BAG:
                if not isinstance(given, dict):
                    raise Unreadable("unknown_word", str(given))
                words = [f"{k}*{n}" for k, n in given.items()] or ["nothing"]
                value = bags.narrow(read_bag(words, arg.names))
            elif arg.form == NAMES:
                if not isinstance(given, list):
                    raise Unreadable("unknown_word", str(given))
                value = read_names([str(name) for name in given] or ["nothing"], arg.names)
            elif arg.form == SEATS:
                if not isinstance(given, list):
                    raise Unreadable("unknown_word", str(given))
                value = self._read_argument(arg, ",".join(str(seat) for seat in given)) if given else 0
            else:
                value = self._read_argument(arg, str(given))
            m |= value << arg.shift
        return m

    def schema(self) -> Json:
        """A JSON schema of every kind's fields."""
        variants: list[Json] = []
        for kind in self.by_code.values():
            properties: dict[str, Json] = {"kind": {"const": kind.name}}
            for arg in kind.args:
                properties[arg.name] = _arg_schema(arg)
            variants.append(
                {
                    "type": "object",
                    "properties": properties,
                    "required": ["kind"] + [arg.name for arg in kind.args],
                    "additionalProperties": False,
                }
            )
        return {"oneOf": variants}

    # --- secrecy ---

    def hidden_args(self, m: int, mover: int, viewer: int) -> frozenset[str]:
        """The names of the arguments this viewer may not know."""
        kind = self.kind(m)
        found: list[str] = []
        for arg in kind.args:
            if arg.only is None:
                continue
            allowed = [mover if name == MOVER else self._seat_in(kind, m, name) for name in arg.only]
            if viewer not in allowed:
                found.append(arg.name)
        return frozenset(found)

    def _seat_in(self, kind: Kind, m: int, name: str) -> int:
        return next(self.value(m, arg) for arg in kind.args if arg.name == name)

    # --- probing ---

    def random(self, rng: Rng) -> int:
        """Any well-formed move, legal or not: food for the checks of `refusal`."""
        kinds = list(self.by_code.values())
        kind = kinds[rng.below(len(kinds))]
        values: list[int] = []
        for arg in kind.args:
            if arg.form == BAG:
                cards: i64 = 0
                for _ in range(1 + rng.below(4)):
                    cards += bags.single(rng.below(len(arg.names)))
                values.append(bags.narrow(cards))
            elif arg.form == NAMES:
                several = sorted(rng.below(len(arg.names)) for _ in range(rng.below(4)))
                values.append(list_names(several))
            elif arg.form == SEATS:
                values.append(rng.below(8))
            else:
                choices = list(arg.words.values())
                at = rng.below(arg.most + 1 + len(choices))
                values.append(choices[at - arg.most - 1] if at > arg.most else at)
        return self.make(kind, values)


def _arg_schema(arg: Arg) -> Json:
    if arg.form == NAME:
        return {"enum": arg.names}
    if arg.form == BAG:
        count: Json = {"type": "integer", "minimum": 1, "maximum": 31}
        return {
            "type": "object",
            "properties": dict.fromkeys(arg.names, count),
            "additionalProperties": False,
        }
    if arg.form == NAMES:
        return {"type": "array", "items": {"enum": arg.names}, "maxItems": MOST_NAMES}
    if arg.form == SEATS:
        return {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 5}}
    number: Json = {"type": "integer", "minimum": 0, "maximum": arg.most}
    if arg.words:
        return {"anyOf": [number, {"enum": list(arg.words)}]}
    return number


def bag_text(cards: i64, names: list[str]) -> str:
    """wool*2 ore"""
    shown = [name if n == 1 else f"{name}*{n}" for name, n in bags.to_dict(cards, names).items()]
    return " ".join(shown) if shown else "nothing"


def read_bag(words: list[str], names: list[str]) -> int:
    if words == ["nothing"]:
        return 0
    if not words:
        raise Unreadable("missing_argument", "cards")
    counts: dict[str, int] = {}
    for word in words:
        name, star, number = word.partition("*")
        if name not in names:
            raise Unreadable("unknown_word", word)
        n = read_number(number, 31) if star else 1
        if n == 0 or counts.get(name, 0) + n > 31:
            raise Unreadable("out_of_range", word)
        counts[name] = counts.get(name, 0) + n
    return bags.from_dict(counts, names)


def list_names(numbers: Sequence[int]) -> int:
    """A list of names as a move carries it, from their numbers in ascending order."""
    packed: i64 = 0
    for number in numbers:
        packed = with_name(packed, number)
    return packed


def names_in(packed: i64, names: list[str]) -> list[str]:
    found: list[str] = []
    while packed:
        found.append(names[(packed & 255) - 1])
        packed >>= 8
    return found


def _well_formed_names(packed: i64, most: i64) -> bool:
    """Are these names of the book, ascending, without a gap?"""
    last: i64 = 1
    while packed:
        name: i64 = packed & 255
        if name < last or name > most:
            return False
        last = name
        packed >>= 8
    return True


def read_names(words: list[str], names: list[str]) -> int:
    if words == ["nothing"]:
        return 0
    if not words:
        raise Unreadable("missing_argument", "cards")
    numbers: list[int] = []
    for word in words:
        name, star, number = word.partition("*")
        if name not in names:
            raise Unreadable("unknown_word", word)
        n = read_number(number, MOST_NAMES) if star else 1
        numbers.extend([names.index(name)] * n)
        if n == 0 or len(numbers) > MOST_NAMES:
            raise Unreadable("out_of_range", word)
    return list_names(sorted(numbers))


def read_number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 4) or (word[0] == "0" and word != "0"):
        raise Unreadable("not_a_number", word)
    number = int(word)
    if number > most:
        raise Unreadable("out_of_range", word)
    return number
