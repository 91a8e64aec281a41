"""What a person types at a table of Silverfrost: keys with numbers, numbers alone, names, notation and commands.

As in terminal/commands.py, reading judges nothing: a place that cannot be used becomes a move too, and the engine says
why not.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from frostwall.games.silverfrost.terminal.groups import (
    ANSWERS,
    KEYS,
    SINGLE,
    Choice,
    distinct,
    own_hand,
    valley_cards,
)
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal import commands
from frostwall.terminal.commands import SHORTEST, Do, Open, Read, Run, Say, readable
from frostwall.terminal.groups import Group
from frostwall.words import languages

Tree = dict[str, Any]

COMMANDS: Final = (
    *("help", "moves", "why", "hint", "card", "board", "hand", "log"),
    *("city", "cities", "quests", "claw", "seats"),
    *("rules", "undo", "save", "resume", "lang", "quit"),
)
# Words of other games that people try, and the commands that stand for them here.
SAME: Final = {"look": "card", "costs": "hand", "map": "board", "town": "city", "pane": "pane"}
ALIASES: Final = {**commands.ALIASES, ".": "pane"}
FIGURES: Final = {"place": "animal", "guard": "guard"}
NUMBERS: Final = re.compile(r"\d+(\.\d+)?([ ,+]+\d+(\.\d+)?)*")
NONE: Final = ("0", "nothing", "none", "nichts", "keine")


def read(
    line: str,
    groups: Sequence[Group],
    opened: Group | None,
    words: SilverWords,
    view: Tree,
    kinds: Mapping[str, Any],
) -> Read:
    """What a line means now. `opened` is the group the last key opened."""
    text = readable(line)
    if not isinstance(text, str):
        return text
    low = text.lower()
    if any(move["text"] == low for move in view["moves"]):
        return Do(low)
    return _Reader([group for group in groups if isinstance(group, Choice)], words, view, kinds).read(
        text, opened
    )


class _Reader:
    def __init__(
        self, groups: list[Choice], words: SilverWords, view: Tree, kinds: Mapping[str, Any]
    ) -> None:
        self.groups = groups
        self.words = words
        self.view = view
        self.kinds = kinds
        self.by_key = {group.key: group for group in groups}

    def read(self, text: str, opened: Group | None) -> Read:
        first, _, rest = text.partition(" ")
        first = first.lower()
        if first == "?":
            return Run("card", rest) if rest else Run("moves", "")
        low = text.lower()
        asked = self._asked(opened)
        if NUMBERS.fullmatch(text) or (low in NONE and asked is not None and asked.is_set):
            return self._numbers(asked, low)
        if first in COMMANDS or first in SAME:
            return Run(SAME.get(first, first), rest)
        key, more = _split_key(first, rest)
        if len(key) == 1 and key in self.by_key:
            return self._by_key(self.by_key[key], more.lower())
        if len(key) == 1 and key in KEYS.values():
            return self._closed(key, more.lower(), first)
        if first in self.kinds:
            return self._by_kind(first, rest.lower())
        if first in ALIASES:
            return Run(ALIASES[first], rest)
        described = self._described(asked, low) if asked is not None else None
        return described or Do(low)

    def _asked(self, opened: Group | None) -> Choice | None:
        """The group that a number or a name alone is about: the opened one, or the question to be answered."""
        if isinstance(opened, Choice):
            return opened
        return next((group for group in self.groups if group.kind in ANSWERS), None)

    # --- numbers ---

    def _numbers(self, group: Choice | None, text: str) -> Read:
        if group is None:
            return Say("ui-number-of-what", text.split(maxsplit=1)[0])
        if group.is_set:
            return self._several(group, text)
        picks = group.picks()
        if text in picks:
            return Do(picks[text])
        narrowed = group.narrowed(text)
        return Open(narrowed) if narrowed is not None else Say("ui-no-such-choice", text)

    def _several(self, group: Choice, text: str) -> Read:
        """`1 3 3`: these of the cards that can be chosen."""
        if text in NONE:
            return Do(group.chosen([]))
        items = {str(at): name for at, name, _ in distinct(group)}
        names: list[str] = []
        for word in re.split(r"[ ,+]+", text):
            number = word.lstrip("0")
            if number not in items:
                return Say("ui-no-such-choice", word)
            names.append(items[number])
        return Do(group.chosen(names))

    # --- keys ---

    def _by_key(self, group: Choice, rest: str) -> Read:
        if not rest:
            return Do(group.moves[0]["text"]) if group.is_single else Open(group)
        if NUMBERS.fullmatch(rest) or (group.is_set and rest in NONE):
            found = self._numbers(group, rest)
            other = self._unlisted(group.kind, rest) if isinstance(found, Say) else None
            return found if other is None else Do(other)
        described = self._described(group, rest)
        if described is not None:
            return described
        thing = self._thing(rest)
        other = None if thing is None else self._about(group.kind, thing)
        return Do(other) if other is not None else Say("ui-no-such-choice", rest)

    def _closed(self, key: str, rest: str, typed: str) -> Read:
        """A key that is not in the menu: the engine says why, if it is a whole move."""
        for kind in [kind for kind, known in KEYS.items() if known == key]:
            if kind in SINGLE and not rest:
                if kind in self._meant(key):
                    return Do(kind)
                continue
            other = self._unlisted(kind, rest)
            if other is not None:
                return Do(other)
        if typed in ALIASES:
            return Run(ALIASES[typed], rest)
        return Say("ui-not-open", next(kind for kind, known in KEYS.items() if known == key))

    def _meant(self, key: str) -> tuple[str, ...]:
        """Of the moves that share a key, the one a person means in a turn."""
        return ("prepare",) if key == "s" else ("no",) if key == "n" else SINGLE

    def _unlisted(self, kind: str, number: str) -> str | None:
        """A place, card or slot by its number on the screen that is not legal now."""
        if not number.isdigit():
            return None
        at = int(number)
        if kind in FIGURES:
            for place, known in self.words.place_numbers.items():
                if known == at:
                    return self._about(kind, place)
        if kind == "hand" and 0 < at <= len(own_hand(self.view)):
            return self._about(kind, own_hand(self.view)[at - 1])
        if kind == "valley" and 0 < at <= len(valley_cards(self.view)):
            card = valley_cards(self.view)[at - 1]
            return None if card is None else self._about(kind, card)
        return f"clear {at}" if kind == "clear" else None

    def _about(self, kind: str, thing: str) -> str | None:
        """A move of this kind about a thing, as far as one name says all of it."""
        entry = self.words.entries[thing]
        if kind in FIGURES and entry["what"] == "places":
            return f"place {FIGURES[kind]} {thing}"
        if kind in ("hand", "valley") and entry["what"] == "cards":
            cost = self.words.printed(thing)
            paid = " ".join(name if n == 1 else f"{name}*{n}" for name, n in cost.items()) or "nothing"
            return f"play {thing} from {kind} paying {paid}"
        return None

    # --- words ---

    def _by_kind(self, kind: str, rest: str) -> Read:
        """A move by its own word: `place birch slope`, `play rye oven`, `discard 1 3`."""
        mine = [
            group
            for group in self.groups
            if group.verb == kind or any(m["kind"] == kind for m in group.moves)
        ]
        if not rest:
            return Do(kind) if kind in SINGLE or not mine else Open(mine[0])
        if kind == "resources":
            return Do(" ".join([kind, *self.words.vocabulary().cards(rest.split())]))
        sets = [self._set_by_names(group, rest) for group in mine if group.is_set]
        chosen = next((found for found in sets if found is not None), None)
        if chosen is not None:
            return chosen
        fitting = [found for group in mine if (found := self._described(group, rest)) is not None]
        if fitting:
            return next((found for found in fitting if isinstance(found, Do)), fitting[0])
        return Do(self._unlisted_thing(kind, rest) or f"{kind} {rest}")

    def _unlisted_thing(self, kind: str, text: str) -> str | None:
        """A place or card by its name that is not legal now."""
        thing = self._thing(text)
        if thing is None:
            return None
        source = {"place": "place", "play": "hand"}.get(kind, "")
        if source == "hand" and thing not in own_hand(self.view):
            source = "valley"
        return self._about(source, thing)

    def _thing(self, text: str) -> str | None:
        """The one thing that these words name."""
        names = self.words.vocabulary_names()
        if text in names:
            return names[text]
        text = text.replace(" ", "_")
        if text in self.words.entries:
            return text
        found = {thing for name, thing in names.items() if name.startswith(text.replace("_", " "))}
        return found.pop() if len(found) == 1 else None

    def _set_by_names(self, group: Choice, text: str) -> Read | None:
        if NUMBERS.fullmatch(text) or text in NONE:
            return self._several(group, text)
        things = [self._thing(part.strip()) for part in re.split(r"[,+]", text)]
        names = [thing for thing in things if thing is not None]
        return Do(group.chosen(names)) if len(names) == len(things) else None

    def _described(self, group: Choice, text: str) -> Read | None:
        """A choice by its words: `birch slope` among the places."""
        if group.is_set:
            return self._set_by_names(group, text)
        if group.kind == "goods" or (group.moves and group.moves[0]["kind"] == "resources"):
            words = text.split()
            vocabulary = self.words.vocabulary()
            if vocabulary.are_cards(words):
                return Do(" ".join(["resources", *vocabulary.cards(words)]))
        thing = self._thing(text)
        found = [
            move
            for move in group.moves
            if thing in move.values()
            or (thing is None and _fits(text, self.words.move(move, self.view), move))
        ]
        if len(found) == 1:
            return Do(found[0]["text"])
        if not found:
            return None
        return Open(Choice(group.kind, group.key, found, [str(i) for i in range(1, len(found) + 1)]))


def _split_key(first: str, rest: str) -> tuple[str, str]:
    """A key and what follows it, with or without a space: `p 3` and `p3`."""
    match = re.fullmatch(r"([a-z])(\d+(?:\.\d+)?)", first)
    return (match[1], f"{match[2]} {rest}".strip()) if match else (first, rest)


def _fits(text: str, shown: str, move: Tree) -> bool:
    """Does every word begin a word of what is shown or of the notation?"""
    known = re.split(r"[ ,_*]+", f"{shown.lower()} {move['text']}")
    tokens = [word for word in re.split(r"[ ,_*]+", text) if word]
    return bool(tokens) and all(
        any(word == token or (len(token) >= SHORTEST and word.startswith(token)) for word in known)
        for token in tokens
    )


# --- completion ---


def complete(buffer: str, groups: Sequence[Group], words: SilverWords) -> list[str]:
    """The words that may come next, or end the word being typed."""
    tokens = buffer.lower().split()
    if buffer.endswith(" ") or not tokens:
        tokens.append("")
    before, last = tokens[:-1], tokens[-1]
    if not before:
        moves = [str(move["text"]).split()[0] for group in groups for move in group.moves]
        found = [*dict.fromkeys(moves), *COMMANDS]
    elif before[0] in ("card", "?"):
        found = [name.replace(" ", "_") for name in words.vocabulary_names()] if len(before) == 1 else []
    elif before[0] == "lang":
        found = list(languages.COMPLETE)
    elif before[0] == "why":
        return complete(buffer.lower().split("why", 1)[1].lstrip(), groups, words)
    else:
        texts = [str(move["text"]).split() for group in groups for move in group.moves]
        at = len(before)
        found = [text[at] for text in texts if text[:at] == before and len(text) > at]
    return [word for word in dict.fromkeys(found) if word.startswith(last)]
