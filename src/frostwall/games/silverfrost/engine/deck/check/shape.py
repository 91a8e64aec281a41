"""What a problem in a deck file is, and the shapes of values: tables, lists, numbers, words.

A check is a function of a `Spot` (where in which file) and the value found there; it notes what is wrong and goes on,
so that one reading finds everything. Not here: what a card, an effect or a board must be (the other modules).
"""

import unicodedata
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

Table = dict[str, object]
Facts = dict[str, str | int]

ERROR: Final = "error"
WARNING: Final = "warning"

RESOURCES: Final = ("birch", "moss", "copper", "nut")
TYPES: Final = ("production", "governance", "traveller", "destination", "prosperity")
KINDS: Final = ("creature", "construction")
RARITIES: Final = ("unique", "common")
AREAS: Final = ("basic", "hot_spring", "forge", "guild", "journey", "beacon")
LEVELS: Final = ("lowland", "highland")
SEASONS: Final = ("summer", "autumn", "winter", "spring")
NEEDED_LANGUAGES: Final = ("en", "de")
WANTED_LANGUAGES: Final = ("nl", "pl")

_SHOWN: Final = 40  # characters of a wrong value that a message repeats
_KEYS: Final = 6  # of a wrong table that a message repeats
_ID_LENGTH: Final = 40
_TEXT_LENGTH: Final = 1000
_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz")
_ID_SIGNS: Final = _LETTERS | frozenset("0123456789_")


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: where, and a code with facts for the message `deck-problem-CODE`.

    `field` is the path inside the entry, `effects[1].do[0].gain.birch`; `entry` is empty for what belongs to the file.
    """

    file: str
    entry: str
    field: str
    code: str
    args: Facts
    severity: str = ERROR

    @classmethod
    def noted(
        cls, file: str, entry: str, where: str, code: str, args: Facts, severity: str = ERROR
    ) -> "Problem":
        return cls(file, entry, where, code, args, severity)

    @property
    def is_error(self) -> bool:
        return self.severity == ERROR


@dataclass
class Program:
    """What the steps of one effect may use, and what they have used so far."""

    triggers: frozenset[str] = frozenset()
    of_giant: bool = False
    limited: bool = False  # the effect has `once_per`
    depth: int = 0
    repeating: bool = False  # inside a `for_each`
    variables: set[str] = field(default_factory=set)
    steps: int = 0
    events: set[str] = field(default_factory=set)  # what its steps bring about, in the words of triggers
    top: list[str] = field(default_factory=list)  # names of the steps that stand in no other


@dataclass
class Known:
    """What may be named in the set; None where the file that says so is missing."""

    cards: frozenset[str] | None = None
    tags: frozenset[str] | None = None
    places: frozenset[str] | None = None


class Spot:
    """A place in a file. Its methods note what is wrong there."""

    def __init__(
        self,
        found: list[Problem],
        file: str,
        entry: str = "",
        where: str = "",
        known: Known | None = None,
        program: Program | None = None,
    ) -> None:
        self.found = found
        self.file = file
        self.entry = entry
        self.field = where
        self.known = known if known is not None else Known()
        self.program = program

    def at(self, key: str | int) -> "Spot":
        """The place of a key or an index inside this one."""
        if isinstance(key, int):
            where = f"{self.field}[{key}]"
        else:
            where = f"{self.field}.{shown_key(key)}" if self.field else shown_key(key)
        return Spot(self.found, self.file, self.entry, where, self.known, self.program)

    def of_entry(self, entry: str) -> "Spot":
        """The place of an entry that has an id."""
        return Spot(self.found, self.file, entry, "", self.known)

    def with_program(self, program: Program) -> "Spot":
        return Spot(self.found, self.file, self.entry, self.field, self.known, program)

    def error(self, code: str, **args: str | int) -> None:
        self.found.append(Problem.noted(self.file, self.entry, self.field, code, args))

    def warning(self, code: str, **args: str | int) -> None:
        self.found.append(Problem.noted(self.file, self.entry, self.field, code, args, WARNING))

    # --- values as what they should be, or None and a problem ---

    def table(
        self, value: object, needed: Collection[str] = (), optional: Collection[str] | None = None
    ) -> Table | None:
        """A table with all keys of `needed` and no others but `optional` (None: any)."""
        if not isinstance(value, dict):
            self.error("not_a_table", found=shown(value))
            return None
        for key in needed:
            if key not in value:
                self.error("key_missing", key=key)
        if optional is not None:
            for key in value:
                if key not in needed and key not in optional:
                    self.error("unknown_key", key=shown_key(key), known=", ".join([*needed, *optional]))
        return value

    def listing(self, value: object, low: int = 0, high: int | None = None) -> list[object]:
        """The items of a list; none if it is no list or one of a wrong length."""
        if not isinstance(value, list):
            self.error("not_a_list", found=shown(value))
            return []
        if len(value) < low and high is None:
            self.error("list_too_short", low=low, found=len(value))
            return []
        if high is not None and not low <= len(value) <= high:
            if low == high:
                self.error("list_exact", wanted=low, found=len(value))
            else:
                self.error("list_length", low=low, high=high, found=len(value))
            return []
        return value

    def whole(self, value: object, low: int, high: int) -> int | None:
        if type(value) is not int or not low <= value <= high:  # a bool is an int, but no number here
            self.error("not_a_number", low=low, high=high, found=shown(value))
            return None
        return value

    def word(self, value: object, known: Collection[str]) -> str | None:
        if not isinstance(value, str) or value not in known:
            self.error("not_one_of", found=shown(value), known=", ".join(known))
            return None
        return value

    def flag(self, value: object) -> bool | None:
        if not isinstance(value, bool):
            self.error("not_a_flag", found=shown(value))
            return None
        return value

    def text(self, value: object) -> str | None:
        if not isinstance(value, str) or not value.strip():
            self.error("not_a_text", found=shown(value))
            return None
        if len(value) > _TEXT_LENGTH:
            self.error("text_too_long", most=_TEXT_LENGTH, found=len(value))
        return value

    def line(self, value: object) -> str | None:
        """A text that is shown in a game: no line breaks, no codes that could rewrite a screen."""
        said = self.text(value)
        bad = next((char for char in said or "" if not _can_be_shown(char)), None)
        if bad is not None:
            self.error("not_printable", found=f"U+{ord(bad):04X}")
        return said

    def ident(self, value: object) -> str | None:
        if not isinstance(value, str) or not is_ident(value):
            self.error("bad_id", found=shown(value))
            return None
        return value


def is_ident(text: str) -> bool:
    """A small letter, then small letters, digits and underscores."""
    return 0 < len(text) <= _ID_LENGTH and text[0] in _LETTERS and set(text) <= _ID_SIGNS


def _can_be_shown(char: str) -> bool:
    return (
        char.isprintable() or unicodedata.category(char) == "Zs"
    )  # spaces that do not break, and narrow ones


def is_whole(value: object) -> bool:
    return type(value) is int


def shown(value: object) -> str:
    """A wrong value as a message repeats it: short, and in no language."""
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= _SHOWN else f'"{value[:_SHOWN]}…"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ … }" if value else "{ }"
    if isinstance(value, list):
        return "[ … ]" if value else "[ ]"
    if type(value) is int and value.bit_length() > 100:
        return "…"  # a number of thousands of digits cannot even be written
    return str(value)[:_SHOWN]


def shown_key(key: object) -> str:
    text = str(key)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def shown_keys(table: Table) -> str:
    """The keys of a wrong table, as far as a message repeats them."""
    keys = [shown_key(key) for key in list(table)[:_KEYS]]
    return ", ".join([*keys, "…"] if len(table) > _KEYS else keys) or shown(table)


# --- checks to put together ---

Check = Callable[[Spot, object], None]


def number(low: int, high: int) -> Check:
    def check(spot: Spot, value: object) -> None:
        spot.whole(value, low, high)

    return check


def word(*known: str) -> Check:
    def check(spot: Spot, value: object) -> None:
        spot.word(value, known)

    return check


def words(*known: str) -> Check:
    """A list of at least one of these words."""

    def check(spot: Spot, value: object) -> None:
        for i, item in enumerate(spot.listing(value, 1)):
            spot.at(i).word(item, known)

    return check


def flag(spot: Spot, value: object) -> None:
    spot.flag(value)


def true(spot: Spot, value: object) -> None:
    """Only `true`: what does not hold is left out."""
    if value is not True:
        spot.error("not_true", found=shown(value))


def text(spot: Spot, value: object) -> None:
    spot.text(value)


def fields(checks: Mapping[str, Check], needed: Collection[str] = ()) -> Check:
    """A table with these keys, each with its own check; those not in `needed` may be left out."""
    optional = [key for key in checks if key not in needed]

    def check(spot: Spot, value: object) -> None:
        table = spot.table(value, needed, optional)
        if table is not None:
            check_fields(spot, table, checks)

    return check


def check_fields(spot: Spot, table: Table, checks: Mapping[str, Check]) -> None:
    """Each key of the table that has a check; keys that are missing or unknown are not looked at."""
    for key, check in checks.items():
        if key in table:
            check(spot.at(key), table[key])


def check_languages(spot: Spot, value: object, wanted: bool) -> None:
    """Texts by language: English and German are needed; Dutch and Polish, if `wanted`, only missed."""
    table = spot.table(value, NEEDED_LANGUAGES)
    if table is None:
        return
    for lang, said in table.items():
        if len(lang) not in (2, 3) or not set(lang) <= _LETTERS:
            spot.error("not_a_language", key=shown_key(lang))
        else:
            spot.at(lang).line(said)
    for lang in WANTED_LANGUAGES:
        if wanted and lang not in table:
            spot.warning("translation_missing", lang=lang)


def check_name(spot: Spot, value: object) -> None:
    check_languages(spot, value, wanted=True)


def check_text(spot: Spot, value: object) -> None:
    check_languages(spot, value, wanted=False)
