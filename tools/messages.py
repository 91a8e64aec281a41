"""`make messages`: what each language lacks, per file, and whose English has changed since somebody looked at it.

A text is a message of a .ftl file, an entry of a rulebook, or a name or text of a set of cards. For each translation,
tools/looked_at/LANG.txt holds the hash of the English it was made from: if that differs from today's, the translation
is stale. After looking at the translations, and changing them where the new English says something else:

    make messages ARGS='--looked nl'                    all of a language
    make messages ARGS='--looked nl watch/game.ftl'     one file of it
"""

import argparse
import hashlib
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, serialize

from frostwall.words.languages import ALL, ENGLISH

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "frostwall"
LOOKED_AT = ROOT / "tools" / "looked_at"
OTHERS = ALL[1:]

Texts = dict[str, dict[str, str]]  # by file, then by key


@cache
def texts(lang: str) -> Texts:
    """Every text of a language. Files are named as they are in every language: `watch/game.ftl`."""
    found: Texts = {}
    for path in sorted(SOURCE.glob(f"words/{lang}/*.ftl")):
        found[path.name] = _messages(path)
    for path in sorted(SOURCE.glob(f"games/*/messages/{lang}/*.ftl")):
        found[f"{path.parents[2].name}/{path.name}"] = _messages(path)
    for path in sorted(SOURCE.glob(f"games/*/rulebook/{lang}.toml")):
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
        found[f"{path.parents[1].name}/rulebook"] = {
            name: f"{entry['chapter']}\n{entry['title']}\n{entry['text']}" for name, entry in entries.items()
        }
    for path in sorted(SOURCE.glob("games/*/decks/*/*.toml")):
        said = {key: text[lang] for key, text in _of_set(path) if lang in text}
        said |= _translated(path.parent / "texts" / f"{lang}.toml", path)
        if said:
            found[f"{path.parts[-4]}/{path.parent.name}/{path.name}"] = said
    return found


def _messages(path: Path) -> dict[str, str]:
    body = parse(path.read_text(encoding="utf-8"), with_spans=False).body
    return {entry.id.name: _text(entry) for entry in body if isinstance(entry, ast.Message)}


def _text(entry: ast.Message) -> str:
    entry.comment = None
    return str(serialize(ast.Resource([entry])))


def _of_set(path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Names and texts, which are tables with a text per language, by where they stand in the file."""

    def walk(value: Any, where: str) -> Iterator[tuple[str, dict[str, str]]]:
        if isinstance(value, dict) and isinstance(value.get(ENGLISH), str):
            yield where, value
        elif isinstance(value, dict):
            for key, inner in value.items():
                yield from walk(inner, f"{where}.{key}".lstrip("."))
        elif isinstance(value, list):
            for at, inner in enumerate(value):
                name = inner.get("id", at) if isinstance(inner, dict) else at
                yield from walk(inner, f"{where}.{name}".lstrip("."))

    yield from walk(tomllib.loads(path.read_text(encoding="utf-8")), "")


def _translated(translation: Path, path: Path) -> dict[str, str]:
    """The names and texts of one file of a set in a language that has a file of its own."""
    if not translation.is_file():
        return {}
    kinds = tomllib.loads(translation.read_text(encoding="utf-8"))
    names = kinds.pop("names", {})
    said = {f"{kind}.{entry}.text": text for kind, texts in kinds.items() for entry, text in texts.items()}
    said |= {f"{kind}.{entry}.name": name for kind, found in names.items() for entry, name in found.items()}
    here = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: text for key, text in said.items() if key.split(".")[0] in here}


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def looked_at(lang: str) -> dict[tuple[str, str], str]:
    """The hash of the English that was looked at last, by file and key; a new language has no such file yet."""
    found, file = {}, ""
    path = LOOKED_AT / f"{lang}.txt"
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        name, _, seen = line.partition(" ")
        if seen:
            found[file, name] = seen
        else:
            file = name
    return found


@dataclass
class State:
    """What is to be done about one file in one language."""

    file: str
    missing: list[str]
    stale: list[str]
    extra: list[str]


def states(lang: str) -> list[State]:
    own, seen = texts(lang), looked_at(lang)
    found = []
    for file in sorted(texts(ENGLISH).keys() | own.keys()):
        english, said = texts(ENGLISH).get(file, {}), own.get(file, {})
        marks = {key: fingerprint(english[key]) for key in said if key in english}
        # A new translation has no mark yet: it was made from the English beside it.
        stale = [key for key, mark in marks.items() if seen.get((file, key), mark) != mark]
        missing = [key for key in english if key not in said]
        # A language may have parts of sentences of its own, such as nouns in the cases it needs.
        extra = [key for key in said if key not in english and not key.startswith("word-")]
        found.append(State(file, missing, stale, extra))
    return found


def look(lang: str, files: list[str]) -> None:
    """Mark the translations of these files, or of all, as looked at; forget what no longer exists."""
    before, english, lines = looked_at(lang), texts(ENGLISH), []
    for file, said in sorted(texts(lang).items()):
        lines.append(f"{file}\n")
        for key in sorted(said.keys() & english.get(file, {}).keys()):
            now = not files or file in files
            mark = fingerprint(english[file][key]) if now else before.get((file, key))
            if mark is not None:
                lines.append(f"{key} {mark}\n")
    (LOOKED_AT / f"{lang}.txt").write_text("".join(lines), encoding="utf-8")


def table(langs: list[str], keys: bool) -> Iterator[str]:
    yield f"{'':36}{'texts':>7}" + "".join(f"{lang:>6} missing  stale  extra" for lang in langs)
    by_lang = {lang: {state.file: state for state in states(lang)} for lang in langs}
    files = sorted({file for found in by_lang.values() for file in found})
    sums = {lang: [0, 0, 0] for lang in langs}
    for file in files:
        line = f"{file:36}{len(texts(ENGLISH).get(file, {})):>7}"
        for lang in langs:
            state = by_lang[lang][file]
            counts = [len(state.missing), len(state.stale), len(state.extra)]
            sums[lang] = [a + b for a, b in zip(sums[lang], counts, strict=True)]
            line += f"{counts[0] or '-':>14}{counts[1] or '-':>7}{counts[2] or '-':>7}"
        yield line
    total = sum(len(found) for found in texts(ENGLISH).values())
    yield f"{'all':36}{total:>7}" + "".join(f"{a:>14}{b:>7}{c:>7}" for a, b, c in sums.values())
    if keys:
        for lang in langs:
            for state in states(lang):
                for what in ("missing", "stale", "extra"):
                    for key in getattr(state, what):
                        yield f"{lang} {what:8}{state.file} {key}"


def main() -> None:
    parser = argparse.ArgumentParser(description="What each language lacks.")
    parser.add_argument("langs", nargs="*", help="only these languages; with --looked, only these files")
    parser.add_argument("--keys", action="store_true", help="also every key that is missing, stale or extra")
    parser.add_argument("--looked", metavar="LANG", choices=OTHERS, help="mark its translations as looked at")
    given = parser.parse_args()
    if given.looked:
        look(given.looked, given.langs)
        given.langs = [given.looked]
    for line in table(given.langs or list(OTHERS), given.keys):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
