"""What a typed line can mean, and the words that every game reads alike.

Reading changes nothing and judges nothing: it turns a line into a move's notation for the engine, a command, a group of
moves to open, or a sentence. The notation is the engine's own.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from frostwall.terminal.groups import Group

LONGEST: Final = 400  # characters of a line that are still read
SHORTEST: Final = 3  # letters by which a longer name is known

ALIASES: Final[Mapping[str, str]] = {"?": "moves", "u": "undo", "l": "log", "q": "quit", "exit": "quit"}


# --- words ---


@dataclass
class Vocabulary:
    """How what is counted may be written, all in lower case."""

    resources: Mapping[str, str]  # any name -> the engine's
    letters: Mapping[str, str]  # one letter -> the engine's name
    joints: Mapping[str, str] = field(
        default_factory=lambda: {
            "für": "for",
            "gegen": "for",
            "->": "for",
            "an": "to",
            "mit": "to",
            "with": "to",
        }
    )

    def cards(self, words: list[str]) -> list[str]:
        """Words about cards as the notation has them: `2 ring` is ring*2, `rrc` is ring*2 coin."""
        found: list[str] = []
        times = ""
        for word in words:
            count, name, star = self._counted(word)
            if name in self.resources:
                number = star or count or times
                found.append(self.resources[name] + (f"*{number}" if number else ""))
                times = ""
            elif word.isdigit() and not times:
                times = word
            elif not count and not star and name and all(char in self.letters for char in name):
                order = list(dict.fromkeys(name))
                found += [self.letters[c] + (f"*{name.count(c)}" if name.count(c) > 1 else "") for c in order]
            else:
                found.append(word)
        return found + ([times] if times else [])

    def are_cards(self, words: list[str]) -> bool:
        """Do these words speak of cards, and of whom to give them to, and of nothing else?"""
        words = [self.joints.get(word, word) for word in words]
        if "to" in words:
            words = words[: words.index("to")]
        named = [word for word in words if word != "for" and not word.isdigit()]
        return bool(named) and all(
            name in self.resources or (name != "" and all(char in self.letters for char in name))
            for _, name, _ in map(self._counted, named)
        )

    @staticmethod
    def _counted(word: str) -> tuple[str, str, str]:
        match = re.fullmatch(r"(\d*)([^\d*]*)(?:\*(\d+))?", word)
        return (match[1], match[2], match[3] or "") if match else ("", word, "")


# --- reading ---


@dataclass(frozen=True)
class Do:
    """A move in notation, still to be judged."""

    text: str


@dataclass(frozen=True)
class Run:
    """A command and the rest of the line."""

    name: str
    rest: str


@dataclass(frozen=True)
class Open:
    """A group of moves to choose from."""

    group: Group


@dataclass(frozen=True)
class Say:
    """A sentence: the line cannot be read."""

    key: str
    word: str = ""


@dataclass(frozen=True)
class Nothing:
    """An empty line."""


Read = Do | Run | Open | Say | Nothing


def clean(text: str) -> str:
    """The text without control characters, its words one space apart."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def readable(line: str) -> str | Say | Nothing:
    """The words of a line one space apart, or why there is nothing to read."""
    if len(line) > LONGEST:
        return Say("ui-too-long")
    text = " ".join(line.removeprefix("\ufeff").split())
    if not text:
        return Nothing()
    return text if text.isprintable() else Say("ui-bad-signs")
