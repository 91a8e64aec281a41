"""What the message files hold: their keys, variables and variants, and what a sentence looks like."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tests.message_source import SOURCE

from frostwall import bots, games
from frostwall.words import files, languages

COMPLETE = languages.COMPLETE  # languages that must have every key
LANGUAGES = languages.ALL
# Arguments that a sentence may always leave out. `count`: the cards are named or counted anyway.
ALWAYS_UNSAID = {"none", "none_in", "count", "source", "target"}
# Variables that the catalogue adds itself.
ADDED = {"rule", "you", "nobody", "masked", "bare", "why"}
FILES = sorted([*SOURCE.glob("words/*/*.ftl"), *SOURCE.glob("games/*/messages/*/*.ftl")])
# Prefixes of keys that are not asked for by the engine: words of the game, and what clients say themselves.
CLIENTS = (
    "term-",
    *{f"{path.stem}-" for path in FILES if path.stem not in ("core", "game")},
)
# The table server has codes of its own, which are the same for every client: test_messages_table.py.
SERVER = "table"
# Files of a client for one game, with the beginning of their keys.
GAME_KEYS = {
    **{f"{game}/terminal": ("ui-",) for game in games},
    "silverfrost/web": ("web-silver-", "web-reason-"),
    "silverfrost/learn": ("learn-silver-", "learn-puzzle-theme-"),
}
SERVER_KEYS = ("table-", "refusal-", "notice-")
# The catalogue's own words.
OWN = {
    *("list-comma", "list-and", "list-or"),
    *("seat-number", "seat-nobody", "seat-nature", "seat-to-you"),
    *("quoted", "value-yes", "value-no", "cards-none", "cards-hidden", "record-at-line", "record-why"),
    *(
        "generic-count",
        "generic-hidden",
        "generic-zone",
        "generic-source",
        "generic-target",
    ),  # of games that bring no sentences
    *("generic-event", "generic-refusal", "generic-needs"),
    *(
        "error-unknown-game",
        "error-unknown-bot",
        "error-broken-bot",
        "error-bot-failed",
        "error-unknown-language",
    ),  # for the command line
}


class Used(Visitor):
    """The variables of a message, the messages it refers to, and the variants of each selector."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            names = {str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def file_of(lang: str, name: str) -> Path:
    """The file of a catalogue: `table`, `watch/game`."""
    game, _, part = name.rpartition("/")
    return SOURCE / (f"games/{game}/messages" if game else "words") / lang / f"{part}.ftl"


def name_of(path: Path) -> str:
    """The opposite: what `file_of` finds the file by."""
    game = path.parents[2].name
    return f"{game}/{path.stem}" if game in games else path.stem


@cache
def file_messages(path: Path) -> dict[str, Used]:
    found: dict[str, Used] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            found[entry.id.name] = Used()
            found[entry.id.name].visit(entry)
    return found


@cache
def language(lang: str, game: str = "watch") -> dict[str, Used]:
    """Every message of a language for one game. A key stands in one file only, except that a game's terminal.ftl may
    say in its own way what ui.ftl says for all."""
    found: dict[str, Used] = {}
    for path in sorted(FILES, key=lambda path: "/" in name_of(path)):
        if path.parent.name == lang and name_of(path).rpartition("/")[0] in ("", game):
            twice = set(found) & set(file_messages(path))
            shared = set(file_messages(file_of(lang, "ui"))) if path.stem == "terminal" else set()
            assert twice <= shared, f"{path}: a key of another file"
            found.update(file_messages(path))
    return found


def with_references(lang: str, name: str, game: str = "watch") -> set[str]:
    """A message and those it is put together from."""
    found = {name}
    for other in language(lang, game)[name].references:
        found |= with_references(lang, other, game)
    return found


def of_bots(game: str) -> set[str]:
    """What the catalogue may ask for about bots: what a bot of the game is called, and how strong one is."""
    of_characters = {
        f"character-{game}-{name}{part}" for name in bots.characters(game) for part in ("", "-style")
    }
    return {"bot-other", "bot-character", *of_characters} | {
        key + bot for bot in bots.names(game) for key in ("bot-", "bot-kind-")
    }


def only_terms(lang: str, name: str) -> FluentBundle:
    """In place of the catalogue's own `bundle`: every language but English has terms and nothing else."""
    if lang == languages.ENGLISH:
        return files.bundle(lang, name)
    text = file_of(lang, f"{name}/game").read_text(encoding="utf-8")
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource("".join(re.findall(r"^term-.*\n", text, re.MULTILINE))))
    return found


def check_sentence(text: str) -> None:
    assert text[0].isupper() or text[0].isdecimal() or text[0] in "“„", text
    assert re.search(r"[.!)…](?: \[[A-Z0-9]+-[A-Z0-9]+\])?$", text), text
    assert not re.search(r"[{}$\u2066-\u2069]|\bNone\b|\?\?\?|  | [.,:;!]", text), text
