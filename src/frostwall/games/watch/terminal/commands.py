"""What a person types at a table of the Watch: short keys, numbers, notation and commands, and their completion.

As in terminal/commands.py, reading judges nothing. Resources and seats may also be written in the person's language or
by their letters (`d wwoo`, `offer wool for ore to blue`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from frostwall.games.watch.terminal.groups import BAGS, BROTHERHOOD, KEYS, PLACES, SEATED, TERMS, WatchGroup
from frostwall.terminal import commands
from frostwall.terminal.commands import LONGEST, SHORTEST, Do, Open, Read, Run, Say, readable
from frostwall.terminal.groups import Group
from frostwall.words import languages

COMMANDS: Final = (
    *("help", "moves", "why", "hint", "look", "map", "board", "hand", "costs", "log"),
    *("north", "wall", "gift", "hero", "heroes"),
    *("rules", "undo", "save", "resume", "lang", "quit"),
)
ALIASES: Final = {**commands.ALIASES, "h": "hero", ".": "pane", "m": "map"}
MAPS: Final = ("intersections", "paths", "hexes")
# What may come after a command.
ARGUMENTS: Final[Mapping[str, tuple[str, ...]]] = {"map": MAPS, "m": MAPS, "lang": languages.COMPLETE}
FILLERS: Final = ("for", "instead", "of", "to", "and", "from")  # words of the notation that say nothing alone
WITH_SEATS: Final = (*SEATED, "mormont", "take", "return")


# --- words ---


@dataclass
class Vocabulary(commands.Vocabulary):
    """How resources, seats and names may be written, all in lower case."""

    seats: Mapping[str, int] = field(default_factory=dict)  # name or letter -> seat
    names: Mapping[str, str] = field(default_factory=dict)  # heroes, clans, wildlings, cards -> the engine's
    wall: bool = False  # Brotherhood modes

    def seat(self, word: str) -> str:
        parts = [str(self.seats.get(part, part)) for part in word.split(",")]
        return ",".join(parts)

    def fitting(self, group: Group, text: str) -> list[dict[str, Any]]:
        """The listed moves that these words describe: each word a resource, seat, name or number of the notation, in
        its order."""
        tokens = [word for word in re.split(r"[ ,+]+", text) if word and word not in FILLERS]
        if text in self.names:
            tokens = [self.names[text]]
        meant = [(token, self._meanings(token, group.kind in WITH_SEATS)) for token in tokens]
        return [
            move for move in group.moves if meant and self._describes(meant, str(move["text"]).split()[1:])
        ]

    def _describes(self, tokens: list[tuple[str, set[str]]], notation: list[str]) -> bool:
        at = 0
        for token, meant in tokens:
            while at < len(notation) and not self._means(token, meant, notation[at]):
                at += 1
            if at == len(notation):
                return False
            at += 1
        return True

    def _meanings(self, token: str, seated: bool) -> set[str]:
        found = {token, self.resources.get(token, token), self.letters.get(token, token)}
        if seated and token in self.seats:
            found.add(str(self.seats[token]))
        if len(token) >= SHORTEST:
            found |= {
                name for shown, name in self.names.items() if token in shown.split(" ") or shown == token
            }
        return found

    @staticmethod
    def _means(token: str, meant: set[str], word: str) -> bool:
        return word in meant or (len(token) >= SHORTEST and word.startswith(token))

    def notation(self, words: list[str]) -> str:
        """A move in the engine's notation; what is not understood stays as it is, for the engine to refuse."""
        kind, rest = words[0], words[1:]
        if kind in SEATED:
            return " ".join([kind, *(self.seat(word) for word in rest)])
        if kind not in BAGS:
            return " ".join(words)
        rest = [self.joints.get(word, word) for word in rest]
        tail: list[str] = []
        if "to" in rest:
            at = rest.index("to")
            tail = ["to", *(self.seat(word.strip(",")) for word in rest[at + 1 :])]
            tail = [tail[0], ",".join(tail[1:])] if len(tail) > 1 else tail
            rest = rest[:at]
        if "for" in rest:
            at = rest.index("for")
            rest = [*self.cards(rest[:at]), "for", *self.cards(rest[at + 1 :])]
        elif kind in TERMS and len(rest) == 2:  # t wwww o
            rest = [*self.cards(rest[:1]), "for", *self.cards(rest[1:])]
        else:
            rest = self.cards(rest)
        return " ".join([kind, *rest, *tail])


# --- reading ---


def read(
    line: str, groups: list[Group], opened: Group | None, words: Vocabulary, kinds: Mapping[str, Any]
) -> Read:
    """What a line means now. `opened` is the group the last key opened."""
    text = readable(line)
    if not isinstance(text, str):
        return text
    first, _, rest = text.partition(" ")
    first = first.lower()
    keys = {group.key: group for group in groups}
    if opened is not None and (rest or first not in keys):
        picked = _pick(opened, text.lower(), words)
        if picked is not None:
            return picked
    if first in COMMANDS:
        return Run(first, rest)
    if first in kinds:
        return _by_kind(first, rest.lower(), groups, words)
    if first in keys:
        return _by_key(keys[first], rest.lower(), words)
    key, more = _split_key(first, rest.lower())
    if key in keys and not rest:
        return _by_key(keys[key], more, words)
    if first in ALIASES:
        return Run(ALIASES[first], rest)
    closed = [kind for kind in _kinds_of(key) if words.wall or kind not in BROTHERHOOD]
    if closed:
        return _closed(closed, more, words, kinds)
    if first.isdigit() or first == "camp" or first.startswith("#"):
        return _by_number(text.lower(), groups, words)
    return Do(text[:LONGEST].lower())


def _split_key(first: str, rest: str) -> tuple[str, str]:
    """A key and what follows it, with or without a space: `r 12` and `r12`."""
    match = re.fullmatch(r"([a-z])(\d+)", first)
    return (match[1], match[2]) if match else (first, rest)


def _kinds_of(key: str) -> list[str]:
    """The kinds of move that have this key when they are in the menu."""
    return [kind for kind, own in KEYS.items() if own == key]


def _pick(group: Group, text: str, words: Vocabulary) -> Read | None:
    """A choice inside an opened group: its number, or its cards."""
    picks = group.picks()
    wanted = words.seat(text) if group.kind in SEATED else text.removeprefix("#")
    if wanted in picks:
        return Do(picks[wanted])
    if text.replace(" ", "").isdigit() and picks and " " not in text:
        return Say("ui-no-such-choice", text)
    tokens = text.split()
    if tokens[0] in COMMANDS or tokens[0] in ALIASES:
        return None
    described = _described(group, text, words)
    if described is not None:
        return described
    if group.kind in BAGS and words.are_cards(tokens) and (group.kind not in TERMS or len(tokens) > 1):
        return Do(words.notation([group.kind, *tokens]))
    return None


def _described(group: Group, text: str, words: Vocabulary) -> Read | None:
    """A choice by its words: `wool blue` among what Jeor Mormont may ask for."""
    if group.kind in BAGS or not group.moves:
        return None
    found = words.fitting(group, text)
    if len(found) == 1:
        return Do(found[0]["text"])
    return Open(WatchGroup(group.kind, group.key, found)) if found and not text.isdigit() else None


def _by_kind(kind: str, rest: str, groups: list[Group], words: Vocabulary) -> Read:
    if rest:
        open_now = [group for group in groups if group.kind == kind]
        whole = f"{kind} {rest}"
        if open_now and not any(move["text"] == whole for move in open_now[0].moves):
            described = _described(open_now[0], rest, words)
            if described is not None:
                return described
        return Do(words.notation([kind, *rest.split()]))
    for group in groups:
        if group.kind == kind and not group.is_single:
            is_whole = any(move["text"] == kind for move in group.moves)
            return Do(kind) if is_whole else Open(group)
    return Say("ui-not-open", kind) if kind in PLACES or kind in BAGS else Do(kind)


def _closed(closed: list[str], rest: str, words: Vocabulary, kinds: Mapping[str, Any]) -> Read:
    """A key that is not in the menu now: the engine says why, if it is a whole move."""
    whole = [kind for kind in closed if bool(kinds[kind].args) == bool(rest)]
    if whole:
        return Do(words.notation([whole[-1], *rest.split()]))
    return Say("ui-not-open", closed[-1])


def _by_key(group: Group, rest: str, words: Vocabulary) -> Read:
    if not rest:
        return Do(group.moves[0]["text"]) if group.is_single else Open(group)
    picks = group.picks()
    wanted = words.seat(rest) if group.kind in SEATED else rest.removeprefix("#")
    if wanted in picks:
        return Do(picks[wanted])
    if rest.isdigit() and picks and (group.kind in BAGS or group.kind not in PLACES):
        return Say("ui-no-such-choice", rest)
    described = _described(group, rest, words)
    if described is not None:
        return described
    return Do(words.notation([group.kind, *rest.removeprefix("#").split()]))


def _by_number(text: str, groups: list[Group], words: Vocabulary) -> Read:
    """A number alone: the place, where only one kind of place can be chosen."""
    placed = [group for group in groups if group.kind in PLACES]
    if len(placed) == 1:
        return _by_key(placed[0], text, words)
    return Say("ui-number-of-what", text.split(maxsplit=1)[0])


# --- completion ---


def complete(buffer: str, groups: list[Group], names: list[str], kinds: list[str]) -> list[str]:
    """The words that may come next, or end the word being typed. `names` are resources as the notation has them."""
    tokens = buffer.split()
    if buffer.endswith(" ") or not tokens:
        tokens.append("")
    before, last = [token.lower() for token in tokens[:-1]], tokens[-1].lower()
    return [word for word in _next_words(before, groups, names, kinds) if word.startswith(last)]


def _next_words(before: list[str], groups: list[Group], names: list[str], kinds: list[str]) -> list[str]:
    if not before:
        return [*(group.kind for group in groups), *COMMANDS]
    if before[0] == "why":
        return kinds if len(before) == 1 else _next_words(before[1:], groups, names, kinds)
    if before[0] in ARGUMENTS:
        return list(ARGUMENTS[before[0]]) if len(before) == 1 else []
    by_name = {group.kind: group for group in groups} | {group.key: group for group in groups}
    kind = by_name[before[0]].kind if before[0] in by_name else before[0]
    if kind in BAGS:
        return names + _joints(kind, before)
    if kind in by_name and kind in PLACES and len(before) == 1:
        return list(by_name[kind].picks())
    if kind in by_name:
        return _following(by_name[kind], before[1:])
    return []


def _joints(kind: str, before: list[str]) -> list[str]:
    """The words between the parts of a trade that may come after these."""
    if kind not in TERMS or len(before) == 1 or before[-1] == "for":
        return []
    if "for" not in before:
        return ["for"]
    return ["to"] if kind == "offer" else []


def _following(group: Group, before: list[str]) -> list[str]:
    """The words of the notation that may come after these."""
    texts = [str(move["text"]).split()[1:] for move in group.moves]
    at = len(before)
    return list(dict.fromkeys(words[at] for words in texts if words[:at] == before and len(words) > at))
