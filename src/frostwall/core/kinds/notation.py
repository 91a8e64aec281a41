"""A move as text ("raid 2 coin", "swap coin*2 for ring") and as fields for programs; both are read back strictly."""

from typing import Final

from mypy_extensions import i64

from frostwall.core import bag as bags
from frostwall.core.kinds.declare import BAG, NAME, NAMES, SEATS, Arg, Kind
from frostwall.core.kinds.packing import MOST_NAMES, list_names
from frostwall.core.types import Json

NOTHING: Final = "nothing"  # a bag or a list without anything in it


class Unreadable(ValueError):
    """A text that means nothing; `reason` is a code for the message catalogue."""

    def __init__(self, reason: str, word: str = "") -> None:
        super().__init__(f"{reason} {word}")
        self.reason = reason
        self.word = word


# --- text ---


def text(kind: Kind, m: int, hidden: frozenset[str]) -> str:
    """The move in its notation, with `?` for arguments that are hidden."""
    args = {arg.name: arg for arg in kind.args}
    out = _words(m, kind.words, args, hidden)
    for tail in kind.tails:
        if any(args[word[1:-1]].value(m) for word in tail if word[0] == "{"):
            out += _words(m, tail, args, hidden)
    return " ".join(out)


def _words(m: int, words: list[str], args: dict[str, Arg], hidden: frozenset[str]) -> list[str]:
    out: list[str] = []
    for word in words:
        if word[0] != "{":
            out.append(word)
        else:
            arg = args[word[1:-1]]
            value = arg.value(m)
            out.append(_hidden_text(arg, value) if arg.name in hidden else _argument_text(arg, value))
    return out


def _hidden_text(arg: Arg, value: int) -> str:
    """How many names a list holds everybody sees."""
    if arg.form == NAMES:
        return " ".join(["?"] * len(_names_in(value, arg.names))) or NOTHING
    return "?"


def _argument_text(arg: Arg, value: int) -> str:
    if arg.form == NAME:
        return arg.names[value]
    if arg.form == BAG:
        return _bag_text(bags.widen(value), arg.names)
    if arg.form == NAMES:
        return " ".join(_names_in(value, arg.names)) or NOTHING
    if arg.form == SEATS:
        return ",".join(str(seat) for seat in _seats_in(value))
    return str(_number(arg, value))


def _bag_text(cards: i64, names: list[str]) -> str:
    """coin*2 ring"""
    shown = [name if n == 1 else f"{name}*{n}" for name, n in bags.to_dict(cards, names).items()]
    return " ".join(shown) if shown else NOTHING


def _names_in(packed: i64, names: list[str]) -> list[str]:
    found: list[str] = []
    while packed:
        found.append(names[(packed & 255) - 1])
        packed >>= 8
    return found


def _seats_in(value: int) -> list[int]:
    return [seat for seat in range(6) if value >> seat & 1]


def _number(arg: Arg, value: int) -> int | str:
    """The number, or its word where it has one."""
    for word, number in arg.words.items():
        if number == value:
            return word
    return value


# --- text, read ---


def parse(kind: Kind, words: list[str]) -> int:
    """The move of this kind that the words say."""
    args = {arg.name: arg for arg in kind.args}
    stops = {word for words in [kind.words[1:], *kind.tails] for word in words if word[0] != "{"}
    m, rest = _read(kind.code, kind.words, words, args, stops)
    for tail in kind.tails:
        if rest and rest[0] == tail[0]:
            m, rest = _read(m, tail, rest, args, stops)
    if rest:
        raise Unreadable("too_many_words", " ".join(rest))
    return m


def _read(
    m: int, pattern: list[str], words: list[str], args: dict[str, Arg], stops: set[str]
) -> tuple[int, list[str]]:
    at = 0
    for expected in pattern:
        if expected[0] != "{":
            if at >= len(words) or words[at] != expected:
                raise Unreadable("word_expected", expected)
            at += 1
            continue
        arg = args[expected[1:-1]]
        start = at
        if arg.form in (BAG, NAMES):
            while at < len(words) and words[at] not in stops:
                at += 1
        elif at < len(words):
            at += 1
        else:
            raise Unreadable("missing_argument", arg.name)
        m |= _read_argument(arg, words[start:at]) << arg.shift
    return m, words[at:]


def _read_argument(arg: Arg, words: list[str]) -> int:
    """A bag and a list may be several words; everything else is one."""
    if arg.form == BAG:
        return _read_bag(words, arg.names)
    if arg.form == NAMES:
        return _read_names(words, arg.names)
    word = words[0]
    if arg.form == NAME:
        if word not in arg.names:
            raise Unreadable("unknown_word", word)
        return arg.names.index(word)
    if arg.form == SEATS:
        return _read_seats(word)
    return arg.words[word] if word in arg.words else _read_number(word, arg.most)


def _read_bag(words: list[str], names: list[str]) -> int:
    if words == [NOTHING]:
        return 0
    if not words:
        raise Unreadable("missing_argument", "cards")
    counts: dict[str, int] = {}
    for word in words:
        name, star, number = word.partition("*")
        if name not in names:
            raise Unreadable("unknown_word", word)
        n = _read_number(number, 31) if star else 1
        if n == 0 or counts.get(name, 0) + n > 31:
            raise Unreadable("out_of_range", word)
        counts[name] = counts.get(name, 0) + n
    return bags.narrow(bags.from_dict(counts, names))


def _read_names(words: list[str], names: list[str]) -> int:
    if words == [NOTHING]:
        return 0
    if not words:
        raise Unreadable("missing_argument", "cards")
    numbers: list[int] = []
    for word in words:
        name, star, number = word.partition("*")
        if name not in names:
            raise Unreadable("unknown_word", word)
        n = _read_number(number, MOST_NAMES) if star else 1
        numbers.extend([names.index(name)] * n)
        if n == 0 or len(numbers) > MOST_NAMES:
            raise Unreadable("out_of_range", word)
    return list_names(sorted(numbers))


def _read_seats(word: str) -> int:
    seats = 0
    for part in word.split(","):
        seat = _read_number(part, 5)
        if seats >> seat & 1:
            raise Unreadable("unknown_word", word)
        seats |= 1 << seat
    return seats


def _read_number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 4) or (word[0] == "0" and word != "0"):
        raise Unreadable("not_a_number", word)
    number = int(word)
    if number > most:
        raise Unreadable("out_of_range", word)
    return number


# --- fields ---


def fields(kind: Kind, m: int) -> Json:
    """What a client filters: {"kind": "raid", "seat": 2}."""
    found: Json = {"kind": kind.name}
    for arg in kind.args:
        found[arg.name] = _field(arg, arg.value(m))
    return found


def _field(arg: Arg, value: int) -> object:
    if arg.form == NAME:
        return arg.names[value]
    if arg.form == BAG:
        return bags.to_dict(bags.widen(value), arg.names)
    if arg.form == NAMES:
        return _names_in(value, arg.names)
    if arg.form == SEATS:
        return _seats_in(value)
    return _number(arg, value)


def from_fields(kind: Kind, given: Json) -> int:
    """The inverse of `fields`, through the words of the notation, so that there is one reader only."""
    if set(given) != {"kind"} | {arg.name for arg in kind.args}:
        raise Unreadable("missing_argument", ", ".join(arg.name for arg in kind.args))
    m = kind.code
    for arg in kind.args:
        m |= _read_field(arg, given[arg.name]) << arg.shift
    return m


def _read_field(arg: Arg, given: object) -> int:
    if arg.form == BAG:
        if not isinstance(given, dict):
            raise Unreadable("unknown_word", str(given))
        return _read_argument(arg, [f"{name}*{n}" for name, n in given.items()] or [NOTHING])
    if arg.form not in (NAMES, SEATS):
        return _read_argument(arg, [str(given)])
    if not isinstance(given, list):
        raise Unreadable("unknown_word", str(given))
    words = [str(entry) for entry in given]
    if arg.form == NAMES:
        return _read_argument(arg, words or [NOTHING])
    return _read_argument(arg, [",".join(words)]) if words else 0
