"""The rules in our own words: entries by name, by rule ID, by chapter, and by what a person looks for.

Here: reading a game's rulebook and searching it. Not here: the texts themselves, and the rules as
code. An entry covers one or more rule IDs; every ID a player can meet belongs to exactly one entry.
"""

import re
import tomllib
import unicodedata
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from math import log
from typing import Final

from frostwall.games import games
from frostwall.words.files import terms

FALLBACK: Final = "en"

_WORD: Final = re.compile(r"\w+(?:-\w*\d+)?")
# People write both; casefold does the same for ß. Of all other letters with marks, the mark may be left out.
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ł": "l"})

# How much a word of a query counts by where it is found: the whole word, and only its beginning.
_TITLE: Final = (10.0, 5.0)
_NAME: Final = (8.0, 4.0)
_ID: Final = (8.0, 3.0)
_TEXT: Final = (2.0, 1.0)
# Words that stand together as in the query count as much as so many single ones.
_TITLE_PHRASE: Final = 20.0
_TEXT_PHRASE: Final = 4.0
_NONE: Final[Mapping[str, list[str]]] = {}
_PREFIX: Final = 3  # shorter words are only found whole
_INFLECTED: Final = 5  # longer words are found with another ending
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
        self._by_title = {
            " ".join(_words(called)): self._entries[name]
            for name, called in terms(self.lang, game).items()
            if name in self._entries
        }
        self._by_title |= {" ".join(_words(entry.title)): entry for entry in self._entries.values()}
        self._by_rule = {rule: entry for entry in self._entries.values() for rule in entry.ids}
        self._indices = {name: _index(entry) for name, entry in self._entries.items()}
        self._vocabulary = sorted({word for index in self._indices.values() for word in index.words})
        self.elsewhere = _elsewhere(game, self.lang)

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
        finds longer ones that begin with it. What this language does not know may be a name of another language, and
        what none knows is taken for a slip of the pen."""
        query = self._translated(_words(words)[:_LONGEST])
        exact = self.entry(words) or self.entry("-".join(query)) or self._by_title.get(" ".join(query))
        asked = {word: self._asked(word) for word in query}
        ranked: list[tuple[bool, float, Entry]] = []
        for name, entry in self._entries.items():
            score = self._indices[name].score(query, asked)
            if score > 0 or entry is exact:
                ranked.append((entry is not exact, -score, entry))
        ranked.sort(key=lambda row: row[:2])  # stable: between equals the order of the file decides
        return [entry for _, _, entry in ranked[:limit]]

    @cached_property
    def _foreign(self) -> dict[str, list[str]]:
        """Names of other languages, each with the words to look for in this one."""
        own = {name: _words(text) for name, text in self.elsewhere.items()}
        return {name: [form for word in words for form in self._known(word)] for name, words in own.items()}

    def _translated(self, query: list[str]) -> list[str]:
        """The query in this language, without names of other languages (the longest are replaced first) and slips."""
        found: list[str] = []
        while query:
            for end in range(len(query), 0, -1):
                own = self._foreign.get(" ".join(query[:end]))
                if own is not None and (
                    (not found and end == len(query)) or not all(map(self._longer, query[:end]))
                ):
                    found += own
                    break
            else:
                end = 1
                found += self._known(query[0], self._foreign)
            query = query[end:]
        return found

    def _known(self, word: str, foreign: Mapping[str, list[str]] = _NONE) -> list[str]:
        """A word of this language, or those that it probably stands for."""
        if len(word) < 4 or self._longer(word):
            return [word]
        begun = [own for name, own in foreign.items() if name.startswith(word)]
        if begun:
            return begun[0]
        close = get_close_matches(word, [*self._vocabulary, *foreign], 1, 0.75)
        return foreign.get(close[0], close) if close else [word]

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
        if len(word) >= _INFLECTED and word not in forms:
            forms |= self._longer(word[:-1])
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
    bare = unicodedata.normalize("NFD", text.casefold().translate(_UMLAUTS))
    return _WORD.findall("".join(char for char in bare if not unicodedata.combining(char)))


@cache
def _elsewhere(game: str, lang: str) -> dict[str, str]:
    """What other languages call things: titles of entries and terms of the game, each with what it is called in this
    language. Names are in one case and spelling; those that mean something in this language too are left out."""
    found: dict[str, str] = {}
    own, called = _read(game, lang), terms(lang, game)
    known = {" ".join(_words(text)) for text in called.values()}
    known |= {" ".join(_words(text)) for entry in own.values() for text in (entry.title, *entry.words)}
    for other in Rulebook.languages(game):
        entries = _read(game, other).values()
        pairs = [(entry.title, own[entry.name].title) for entry in entries if entry.name in own]
        pairs += [(text, called[key]) for key, text in terms(other, game).items() if key in called]
        for name, text in pairs:
            if (plain := " ".join(_words(name))) not in known:
                found.setdefault(plain, text)
    return found


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
