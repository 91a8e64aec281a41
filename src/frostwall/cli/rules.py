"""`frostwall rules`: look up a game's rules by ID or by words."""

import argparse
import re
import sys
from typing import Final

from frostwall.cli.arguments import add_lang, read_game
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Words, columns, wrapped
from frostwall.words.rulebook import Entry, Rulebook, UnknownRulebook

FULL_ENTRIES: Final = 3  # of a search; the rest by title

_RULE: Final = re.compile(r"(?:[a-z]+:)?[a-z]+-[0-9]+", re.IGNORECASE)


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    first = next(iter(games))
    parser.add_argument("words", metavar="ID|WORDS", nargs="*", help="a rule's ID, or what to look for")
    parser.add_argument("--game", metavar="GAME", default=first, help=f"whose rules (default: {first})")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    game = read_game(place.game)
    try:
        book = Rulebook(game.name, lang)
    except UnknownRulebook:
        raise Mistake("cli-no-rulebook", {"game": game.name}) from None
    if book.is_fallback:
        print(words.say("cli-rules-fallback", lang=lang), file=sys.stderr)
    asked = " ".join(place.words).strip()
    if not asked:
        for chapter in book.chapters():
            print(f"{chapter}")
            entries = book.entries(chapter)
            print("\n".join(columns([["", ", ".join(entry.ids), entry.title] for entry in entries], (1, 2))))
        return 0
    exact = book.entry(asked)
    if exact is None and _RULE.fullmatch(asked):
        raise Mistake("cli-unknown-rule", {"rule": asked[:40]})
    found = [exact] if exact is not None else book.search(asked)
    if not found:
        raise Mistake("cli-rules-nothing", {"words": asked[:80]})
    print("\n\n".join(_entry(entry, book, words) for entry in found[:FULL_ENTRIES]))
    if len(found) > FULL_ENTRIES:
        titles = [f"{entry.title} [{', '.join(entry.ids)}]" for entry in found[FULL_ENTRIES:]]
        print(f"\n{words.say('cli-rules-more')}")
        print("\n".join(f"  {title}" for title in titles))
    return 0


def _entry(entry: Entry, book: Rulebook, words: Words) -> str:
    rows = [f"{entry.title} [{', '.join(entry.ids)}]", wrapped(entry.text, "  ")]
    related = [other for name in entry.see if (other := book.entry(name)) is not None]
    if related:
        titles = "; ".join(f"{other.title} [{other.ids[0]}]" for other in related)
        rows.append(wrapped(words.say("cli-rules-see", titles=titles), "  "))
    return "\n".join(rows)


COMMAND: Final = Command("rules", "look up the rules", _add_arguments, _run)
