"""What the command line and the lab say: the catalogues of one language, numbers, and text laid out for a terminal."""

import json
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from frostwall import bots
from frostwall.core.game import Game
from frostwall.games import games
from frostwall.lab import game_for
from frostwall.words import Catalogue, MissingExtra
from frostwall.words.files import message_key
from frostwall.words.generic import GenericCatalogue

WIDTH: Final = 100


class Words:
    """The sentences of one language: the command line's own, and each game's."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def own(self) -> Catalogue:
        return Catalogue(self.lang, "cli")

    @cached_property
    def known(self) -> bool:
        """Is there what it takes to say anything? A bare engine has no package for texts."""
        try:
            return self.own.lang == self.lang
        except MissingExtra:
            return False

    def game(self, name: str, options: Mapping[str, object] | None = None) -> GenericCatalogue:
        """A game's own, with the names of the set of cards that the options ask for."""
        known = name if name in games else next(iter(games))
        return self.of_game(game_for(known, options or {}))

    def of_game(self, game: Game[Any]) -> GenericCatalogue:
        """Its messages; what it has none for is told by its identifiers."""
        return GenericCatalogue(self.lang, game.name, games.box(game.name).set_names(game))

    def title(self, game: str) -> str:
        """What a game is called; one that does not say keeps its identifier."""
        found = Catalogue(self.lang, game)
        return found.text("term-game") if found.has("term-game") else game

    def mode(self, game: str, rules: str) -> str:
        """What a mode of a game is called; one without a name keeps its identifier."""
        found = Catalogue(self.lang, f"{game}/pages")
        key = message_key("pages-mode", rules)
        return found.text(key) if found.has(key) else rules

    def bot(self, game: str, label: str) -> str:
        """How well a bot plays, by its label: "easy bot" for `greedy:easy`. One without words keeps its label."""
        found = bots.parse(label, game)
        if found is None or found[1] not in bots.LEVELS:
            return label
        words = self.game(game)
        known = any(words.has(f"{key}-{found[0]}") for key in ("bot", "bot-kind"))
        return words.bot(*found) if known else label

    def say(self, key: str, **facts: str | int) -> str:
        return self.own.text(key, **facts)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it: 1,234.5 or 1.234,5."""
        signs = {",": self.say("cli-group-sign"), ".": self.say("cli-decimal-sign")}
        return "".join(signs.get(char, char) for char in f"{value:,.{digits}f}")

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say("cli-percent", value=self.number(100 * share, digits))


def clean(text: str) -> str:
    """Other people's text without control characters, which could rewrite a terminal's screen."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def one_line(text: str) -> str:
    return " ".join(text.split())


def width() -> int:
    """How wide a page is: as the terminal, but no wider than reads well."""
    return min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns)


def wrapped(text: str, indent: str = "") -> str:
    """Paragraphs and lists of `- ` no wider than a page."""
    found: list[str] = []
    for line in text.split("\n"):
        hang = indent + ("  " if line.startswith("- ") else "")
        found.append(textwrap.fill(line, width(), initial_indent=indent, subsequent_indent=hang))
    return "\n".join(found)


def columns(rows: Sequence[Sequence[str]], left: Iterable[int] = ()) -> list[str]:
    """Rows as aligned columns, numbers to the right; `left` names the columns of words."""
    words = set(left)
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    found: list[str] = []
    for row in rows:
        cells = [cell.ljust(wide[i]) if i in words else cell.rjust(wide[i]) for i, cell in enumerate(row)]
        found.append("  ".join(cells).rstrip())
    return found


def json_text(found: Mapping[str, object]) -> str:
    """One JSON object, one line per key."""
    rows = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in found.items()]
    return "{\n" + ",\n".join(rows) + "\n}"


class Bar:
    """A progress bar on a terminal; in a pipe, nothing."""

    def __init__(self, words: Words, key: str) -> None:
        self.words = words
        self.key = key
        self.shown = sys.stderr is not None and sys.stderr.isatty() and words.known
        self.start = time.monotonic()
        self.last = 0.0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if not self.shown or (now - self.last < 0.1 and done < total):
            return
        self.last = now
        spent = now - self.start
        full = 30 * done // total
        left = self.words.number(spent * (total - done) / done)
        text = self.words.say(
            self.key, done=self.words.number(done), total=self.words.number(total), seconds=left
        )
        print(f"\r[{'#' * full}{'.' * (30 - full)}] {text}\x1b[K", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
