"""The rules in our own words: entries by name, by rule ID, by chapter, and by what a person looks for.

Here: reading a game's rulebook and searching it. Not here: the texts themselves, and the rules as
code. An entry covers one or more rule IDs; every ID a player can meet belongs to exactly one entry.
"""

import re
import tomllib
from bisect import bisect_left
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from math import log
from typing import Final

from frostwall.games import games

FALLBACK: Final = "en"

_WORD: Final = re.compile(r"\w+(?:-\w*\d+)?")
# People write both; casefold does the same for ß.
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

# How much a word of a query counts by where it is found: the whole word, and only its beginning.
_TITLE: Final = (10.0, 5.0)
_NAME: Final = (8.0, 4.0)
_ID: Final = (8.0, 3.0)
_TEXT: Final = (2.0, 1.0)
# Words that stand together as in the query count as much as so many single ones.
_TITLE_PHRASE: Final = 20.0
_TEXT_PHRASE: Final = 4.0
_PREFIX: Final = 3  # shorter words are only found whole
_LONGEST: Final = 20  # words of a query that are looked at


@dataclass(frozen=True, slots=True)
class Entry:
    """One topic. `modes` is empty for one that applies in every mode; `see` names related entries; `words` are
    further words people may look for, such as what other games call it."""

    name: str
    ids: tuple[str, ...]
    chapter: str
    title: str
    text: str
    see: tuple[str, ...]
    modes: tuple[str, ...]
    words: tuple[str, ...]


class UnknownRulebook(LookupError):
    """There is no rulebook of this game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"There is no rulebook of the game {game!r}.")
        self.game = game


class Rulebook:
    """The rulebook of a game. `lang` is the language of its texts; `is_fallback` says that it is not the one asked
    for, because there is no rulebook in that language yet."""

    def __init__(self, game: str, lang: str = FALLBACK) -> None:
        known = self.languages(game)
        if FALLBACK not in known:
            raise UnknownRulebook(game)
        self.game = game
        self.lang = lang if lang in known else FALLBACK
        self.is_fallback = self.lang != lang
        self._entries = _read(game, self.lang)
        self._by_title = {" ".join(_words(entry.title)): entry for entry in self._entries.values()}
        self._by_rule = {rule: entry for entry in self._entries.values() for rule in entry.ids}
        self._indices = {name: _index(entry) for name, entry in self._entries.items()}
        self._vocabulary = sorted({word for index in self._indices.values() for word in index.words})

    @staticmethod
    def languages(game: str) -> list[str]:
        """The languages this game's rulebook is written in."""
        folder = games.box(game).rulebook if game in games else None
        names = [] if folder is None else [file.name for file in folder.iterdir()]
        return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))

    def entry(self, id_or_name: str) -> Entry | None:
        """The entry of this name (`last-round`, `last round`) or rule ID; capitals do not matter."""
        wanted = id_or_name.strip()
        return self._entries.get(re.sub(r"[\s_]+", "-", wanted.lower())) or self.by_rule(wanted)

    def by_rule(self, rule: str) -> Entry | None:
        """The entry that covers a rule: `MAG-12`, also as `magpies:MAG-12`."""
        return self._by_rule.get(rule.strip().upper().removeprefix(f"{self.game.upper()}:"))

    def entries(self, chapter: str | None = None) -> list[Entry]:
        """The entries of a chapter, or all, in reading order."""
        return [entry for entry in self._entries.values() if chapter is None or entry.chapter == chapter]

    def chapters(self) -> list[str]:
        """The chapters in reading order."""
        return list(dict.fromkeys(entry.chapter for entry in self._entries.values()))

    def search(self, words: str, limit: int = 10) -> list[Entry]:
        """The entries that fit best, best first: an ID, a name or a whole title, then titles, then texts. A word also
        finds longer ones that begin with it, and one found nowhere is taken for a slip of the pen."""
        query = [self._known(word) for word in _words(words)[:_LONGEST]]
        exact = self.entry(words) or self.entry("-".join(query)) or self._by_title.get(" ".join(query))
        asked = {word: self._asked(word) for word in query}
        ranked: list[tuple[bool, float, Entry]] = []
        for name, entry in self._entries.items():
            score = self._indices[name].score(query, asked)
            if score > 0 or entry is exact:
                ranked.append((entry is not exact, -score, entry))
        ranked.sort(key=lambda row: row[:2])  # stable: between equals the order of the file decides
        return [entry for _, _, entry in ranked[:limit]]

    def _known(self, word: str) -> str:
        if len(word) < 4 or self._longer(word):
            return word
        close = get_close_matches(word, self._vocabulary, 1, 0.75)
        return close[0] if close else word

    def _longer(self, word: str) -> frozenset[str]:
        """The words that begin with this one, itself included if there is such a word."""
        found: set[str] = set()
        at = bisect_left(self._vocabulary, word)
        while at < len(self._vocabulary) and self._vocabulary[at].startswith(word):
            found.add(self._vocabulary[at])
            at += 1
        return frozenset(found)

    def _asked(self, word: str) -> "_Asked":
        forms = self._longer(word) if len(word) >= _PREFIX else frozenset({word})
        entries = sum(not forms.isdisjoint(index.words) for index in self._indices.values())
        return _Asked(forms, log((len(self._indices) + 1) / (entries + 0.5)))


@lru_cache(maxsize=16)
def rulebook(game: str, lang: str = FALLBACK) -> Rulebook:
    """The same, for programs that answer many questions: it takes a while to read."""
    return Rulebook(game, lang)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A word of a query: the words it finds, and its weight: much if few entries have it, little if most do."""

    forms: frozenset[str]
    weight: float


class _Index:
    """The words of one entry, ready to be compared."""

    def __init__(self, title: list[str], name: list[str], ids: list[str], text: list[str]) -> None:
        self.places: list[tuple[frozenset[str], tuple[float, float]]] = [
            (frozenset(title), _TITLE),
            (frozenset(name), _NAME),
            (frozenset(ids), _ID),
            (frozenset(text), _TEXT),
        ]
        self.words = frozenset(title + name + ids + text)
        self.title_line = f" {' '.join(title)} "
        self.text_line = f" {' '.join(text)} "

    def score(self, query: list[str], asked: dict[str, _Asked]) -> float:
        """How well the entry fits: each word by its weight and its place, the whole by how much of it is found."""
        total = found = every = 0.0
        for word in query:
            here = 0.0
            for words, (whole, start) in self.places:
                if word in words:
                    here += whole
                elif not asked[word].forms.isdisjoint(words):
                    here += start
            every += asked[word].weight
            found += asked[word].weight if here else 0
            total += asked[word].weight * here
        if len(query) > 1:
            phrase = f" {' '.join(query)} "
            together = _TITLE_PHRASE * (phrase in self.title_line) + _TEXT_PHRASE * (phrase in self.text_line)
            total += together * every
        return total * found / every if every else 0.0


def _index(entry: Entry) -> _Index:
    return _Index(
        _words(entry.title),
        _words(" ".join([entry.name.replace("-", " "), *entry.words])),
        [rule.casefold() for rule in entry.ids],
        _words(entry.text),
    )


def _words(text: str) -> list[str]:
    """The words in one case and spelling; a rule ID such as mag-12 is one word."""
    return _WORD.findall(text.casefold().translate(_UMLAUTS))


@cache
def _read(game: str, lang: str) -> dict[str, Entry]:
    folder = games.box(game).rulebook
    assert folder is not None
    text = (folder / f"{lang}.toml").read_text(encoding="utf-8")
    return {name: _entry(name, fields) for name, fields in tomllib.loads(text).items()}


def _entry(name: str, fields: dict[str, object]) -> Entry:
    return Entry(
        name=name,
        ids=_strings(fields["ids"]),
        chapter=str(fields["chapter"]),
        title=str(fields["title"]),
        text=str(fields["text"]).strip(),
        see=_strings(fields.get("see", [])),
        modes=_strings(fields.get("modes", [])),
        words=_strings(fields.get("words", [])),
    )


def _strings(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("a list was expected")
    return tuple(str(item) for item in value)
