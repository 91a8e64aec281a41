"""What the arguments of each game's events and refusals stand for, and the names that a set of cards brings along.

The catalogue puts arguments into words by these tables; it knows no game besides.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final


class SetNames:
    """The names that a set of cards brings along, by what is named (`card`), in the languages its files have."""

    def __init__(self, entries: Mapping[str, Iterable[Mapping[str, Any]]]) -> None:
        self._names: dict[str, dict[str, Mapping[str, str]]] = {
            what: {str(entry["id"]): entry.get("name", {}) for entry in found}
            for what, found in entries.items()
        }

    def knows(self, what: str, word: str) -> bool:
        return word in self._names.get(what, {})

    def name(self, what: str, word: str, languages: Sequence[str]) -> str:
        """The name of something in the first of these languages that has one."""
        known = self._names.get(what, {}).get(word, {})
        return next((known[lang] for lang in languages if lang in known), readable(word))


def readable(word: str) -> str:
    """An identifier that has no name: `old_mill` as "Old Mill"."""
    return word.replace("_", " ").title()


def number_in(word: str) -> str:
    """The number of a card that has no name: `plan_07` is "7"; else the identifier."""
    found = re.search(r"(\d+)$", word)
    return str(int(found[1])) if found else readable(word)


class Wording:
    """How one game's arguments are read. Keys of `of_set` and `from_zero` are `(sentence, argument)`, the sentence an
    event's name or a refusal's code, or empty for all sentences."""

    def __init__(
        self,
        *,
        seat: Iterable[str],
        seats: Iterable[str] = (),
        named: Mapping[str, str],
        nobody: str = "seat-nobody",
        zones: Iterable[str] = (),
        secret: Iterable[str] | None = None,
        of_set: Mapping[tuple[str, str], str] | None = None,
        numbered: Iterable[str] = (),
        from_zero: Iterable[tuple[str, str]] = (),
        optional: Iterable[str] = (),
        owners: Iterable[str] = (),
        slots: Mapping[str, str] | None = None,
    ) -> None:
        self.seat = frozenset(seat)  # arguments that hold one seat,
        self.seats = frozenset(seats)  # and several
        self.named = named  # arguments that name something, and the prefix of the keys with its name
        self.nobody = nobody  # the key of what seat -1 is called
        self.zones = frozenset(zones)  # arguments for Knowledge, nothing to read
        self.secret = (
            None if secret is None else frozenset(secret)
        )  # where None is a secret; None: everywhere
        self.of_set = of_set or {}  # arguments that name things of the set, and which: "card", ...
        self.numbered = frozenset(numbered)  # cards without a name: plan_7
        self.from_zero = frozenset(from_zero)  # counted from 0 by the engine, from 1 by people
        self.optional = frozenset(optional)  # "none" where a refusal lacks them or they are empty
        self.owners = frozenset(owners)  # whose something is; `$own` says whether it is that of `seat`
        # Arguments of a move that name a card by where it lies, and the argument that says before whom; "": the viewer.
        self.slots = slots or {}

    def thing(self, sentence: str, name: str) -> str:
        """What of the set an argument names, or nothing."""
        return self.of_set.get((sentence, name), self.of_set.get(("", name), ""))

    def counts_from_zero(self, sentence: str, name: str) -> bool:
        return (sentence, name) in self.from_zero or ("", name) in self.from_zero

    def is_secret(self, name: str) -> bool:
        return self.secret is None or name in self.secret


# For a client's own sentences, and for a game that says nothing else.
PLAIN: Final = Wording(seat=("seat",), seats=("seats", "winners"), named={"decision": "phase"})
