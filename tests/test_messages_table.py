"""The words of the table server: every code it can send and every key its pages ask for, in both languages.

Codes and their arguments are read from the source with `ast`; keys from the templates and the modules of the pages.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from tests.message_files import COMPLETE, SERVER, check_sentence, file_messages, file_of, language
from tests.message_source import SOURCE, key

from frostwall import bots
from frostwall.core.types import Refusal
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.pages.speech import Speech
from frostwall.words import Catalogue, character_name

SERVER_FILES = SOURCE / "server"
SESSION = SOURCE / "core" / "session.py"  # what a table plays on
PAGES = SERVER_FILES / "pages"
GAME_PAGES = {game: SOURCE / "games" / game / "pages" for game in games}
NAMES = ["Ann", "Bo", "Cem", "Dee"]
# Sent where no call says it: a status turned into a code.
ELSEWHERE = {"NO_SUCH_PAGE", "WRONG_METHOD", "UNKNOWN_GAME"}
# What a refusal may say besides: other places of the source pass it to the same code.
SAMPLES: dict[str, object] = {
    "bot": "greedy",
    "bots": ["greedy", "random"],
    "code": "BAD_LINE",
    "day": "2026-11-16",
    "decision": 7,
    "floor": 3,
    "game": "chess",
    "games": ["watch", "silverfrost"],
    "last": 90,
    "line": 12,
    "matter": "end",
    "most": 24,
    "moves": 2,
    "name": "Ann",
    "problem": "seats",
    "reason": "stalled",
    "seat": 1,
    "seats": [1, 2],
    "seconds": 3,
    "set": "mine",
    "text": "Back in a minute.",
    "sets": ["hearthside"],
    "to": 4,
    "today": "2026-11-15",
    "viewer": 2,
    "what": "tables",
    "word": "road",
}
# Arguments for programs, which the sentence leaves out.
UNSAID = {("STALE", "needs-decision"), ("NO_SUCH_SET", "needs-sets"), ("NO_SUCH_TABLE", "problem")}
UNSAID |= {("NOT_AT_TABLE", "seat"), ("UNKNOWN_TEXT", "problem"), ("BAD_MESSAGE", "reason")}
UNSAID |= {("BAD_MESSAGE", "word"), ("VOTE_FAILED", "seat")}
UNSAID |= {("CARETAKER", "bot"), ("BOT_FAILED", "bot")}
# People do not count lines; who must agree is named beside the button.
UNSAID |= {("UNDO_NEEDS_CONSENT", "to"), ("UNDO_NEEDS_CONSENT", "seats"), ("UNDONE", "to")}
UNSAID |= {("UNDO_REFUSED", "to"), ("UNDO_REFUSED", "floor")}
# Keys of the pages that are put together from parts.
PARTS = (
    "admin-count-",
    "admin-done-",
    *("about-stored-keep-", "replay-first", "replay-prev", "replay-next", "replay-last"),
    *("seconds", "minutes", "hours", "days"),
)


@dataclass(frozen=True)
class Sent:
    """A code that the server sends, with the names of its arguments."""

    where: str
    code: str
    args: frozenset[str]
    needs: frozenset[str] = frozenset()


def _name(call: ast.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


def _text(node: ast.expr | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _text(node.body) + _text(node.orelse)
    return []


@cache
def _trees() -> list[tuple[str, ast.Module]]:
    return [
        (path.name, ast.parse(path.read_text(encoding="utf-8")))
        for path in [*sorted(SERVER_FILES.rglob("*.py")), SESSION]
    ]


def refusals() -> Iterator[Sent]:
    for file, tree in _trees():
        needs: dict[int, frozenset[str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node) == "with_needs":
                assert isinstance(node.func, ast.Attribute)
                needs[id(node.func.value)] = frozenset(str(word.arg) for word in node.keywords)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            where = f"{file}:{node.lineno}"
            named = {str(word.arg): word.value for word in node.keywords}
            if _name(node) == "Denied" and node.args:
                for code in _text(node.args[0]):
                    yield Sent(where, code, frozenset(named), needs.get(id(node), frozenset()))
            elif _name(node) == "Refused" and "code" in named:
                given = named.get("args")
                args = given.keys if isinstance(given, ast.Dict) else []
                for code in _text(named["code"]):
                    yield Sent(where, code, frozenset(text for part in args for text in _text(part)))
            elif _name(node) == "Refusal" and len(node.args) > 2 and isinstance(node.args[2], ast.Dict):
                for code in _text(node.args[0]):
                    keys = frozenset(text for part in node.args[2].keys for text in _text(part))
                    more = (
                        node.args[3].keys if len(node.args) > 3 and isinstance(node.args[3], ast.Dict) else []
                    )
                    yield Sent(where, code, keys, frozenset(text for part in more for text in _text(part)))


def notices() -> Iterator[Sent]:
    for file, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node) in ("notice", "notice_of") and node.args:
                args = frozenset(str(word.arg) for word in node.keywords)
                if _name(node) == "notice_of":  # of somebody, whose name comes beside it
                    args = frozenset({"name"})
                for code in [text for part in node.args[:2] for text in _text(part)]:
                    yield Sent(f"{file}:{node.lineno}", code, args)


def own(lang: str) -> set[str]:
    return set(file_messages(file_of(lang, SERVER)))


def variables(name: str, lang: str) -> set[str]:
    return {var.removesuffix("-count") for var in language(lang)[name].variables}


def test_the_source_is_read() -> None:
    """The tests below say nothing if nothing is found."""
    assert len({sent.code for sent in refusals()}) > 25
    assert len({sent.code for sent in notices()}) > 8


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_code_has_a_message(lang: str) -> None:
    known = [Catalogue(lang, SERVER), *Speech(lang).games()]
    asked = {key("refusal", sent.code): sent.where for sent in refusals()}
    asked |= {key("notice", sent.code): sent.where for sent in notices()}
    missing = {name: where for name, where in asked.items() if not any(one.has(name) for one in known)}
    assert missing == {}


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_code_is_dead(lang: str) -> None:
    asked = {key("refusal", sent.code) for sent in refusals()} | {key("refusal", code) for code in ELSEWHERE}
    asked |= {key("notice", sent.code) for sent in notices()}
    assert {name for name in own(lang) if not name.startswith("table-")} - asked == set()


def test_sentences_use_what_they_are_passed() -> None:
    """Nothing that a code is not sent with, and all of what it is sent with but for what programs alone read."""
    passed: dict[str, tuple[set[str], set[str]]] = {}
    for group, sites in (("refusal", refusals()), ("notice", notices())):
        for sent in sites:
            args = {*sent.args, *(f"needs-{need}" for need in sent.needs)}
            every, always = passed.setdefault(key(group, sent.code), (set(), set(args)))
            every |= args
            always &= args
    for name, (every, always) in passed.items():
        if name not in own("en"):
            continue
        code = name.split("-", 1)[1].replace("-", "_").upper()
        used = variables(name, "en") - {"bare", "rule", "you", "nobody"}
        assert used <= every, f"{name} uses {used - every}"
        unsaid = always - used - {arg for of, arg in UNSAID if of == code}
        assert unsaid == set(), f"{name} does not say {unsaid}"


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_refusal_is_told(lang: str) -> None:
    """With names, without names, and never as a bare code."""
    say = Speech(lang)
    for sent in refusals():
        args = {name: SAMPLES[name] for name in sent.args}
        needs = {name: SAMPLES[name] for name in sent.needs}
        for names in (NAMES, []):
            text = say.refusal(wire.Refused(code=sent.code, args=args, needs=needs), None, names)
            assert text, sent.where
            assert sent.code not in text, f"{sent.where}: {text}"
            assert "{" not in text


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_notice_is_told(lang: str) -> None:
    say = Speech(lang)
    for sent in notices():
        text = say.notice(sent.code, {name: SAMPLES[name] for name in sent.args}, NAMES)
        assert text
        assert "seat" not in sent.args or "Bo" in text or sent.code == "vote_failed", text


def test_a_refusal_of_a_game_is_told_without_its_rule() -> None:
    """The page links the rule; the terminal writes it behind the sentence."""
    refused = Refusal("GAME_OVER", "END-3")
    told = Speech("en").refusal(wire.Refused(code=refused.code, rule=refused.rule))
    assert told == "The game is over."


def test_a_code_nobody_knows_still_makes_a_sentence() -> None:
    assert "XYZ" in Speech("de").refusal(wire.Refused(code="XYZ"))
    assert Speech("en").refusal(wire.Refused(code="NOT_YET")) != ""  # its argument is missing


# --- the pages --------------------------------------------------------------------------------------


SAID = re.compile(r"""say\(\s*["']([a-z0-9-]+)["']\s*[,)]""")


def texts(folder: Path) -> dict[str, str]:
    files = [*folder.glob("templates/*.html"), *folder.glob("*.py")]
    return {path.name: path.read_text(encoding="utf-8") for path in files}


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_key_of_the_pages_exists(lang: str) -> None:
    catalogue = Catalogue(lang, SERVER)
    for file, text in texts(PAGES).items():
        for found in SAID.findall(text):
            assert catalogue.has(f"table-{found}"), f"{file}: {found}"


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", COMPLETE)
def test_every_key_of_a_games_pages_exists(lang: str, game: str) -> None:
    """In the game's own words, or in those of all pages."""
    shared, own = Catalogue(lang, SERVER), Catalogue(lang, f"{game}/pages")
    found = {(file, said) for file, text in texts(GAME_PAGES[game]).items() for said in SAID.findall(text)}
    assert len(found) > 10
    for file, said in found:
        assert shared.has(f"table-{said}") != own.has(f"pages-{said}"), f"{file}: {said}"


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", COMPLETE)
def test_a_game_has_a_name_and_words_for_its_modes_and_bots(lang: str, game: str) -> None:
    own = Catalogue(lang, f"{game}/pages")
    wanted = {"name", "about", *(f"mode-{rules}" for rules in games[game].rulesets())}
    assert {name for name in wanted if not own.has(f"pages-{name}")} == set()
    words = Catalogue(lang, game)
    others = [bot for bot in bots.names(game) if bot not in bots.characters(game)]
    assert {bot for bot in others if not words.has(f"bot-kind-{bot}")} == set()


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", COMPLETE)
def test_a_character_has_a_name_a_level_and_a_style(lang: str, game: str) -> None:
    words, english = Catalogue(lang, game), Catalogue("en", game)
    characters = bots.characters(game)
    assert len({words.bot_style(bot) for bot in characters}) == len(characters)
    for bot in characters:
        name = words.bot_name(bot)
        assert name == english.bot_name(bot) == character_name(game, bot)
        assert name
        assert words.bot_kind(bot) == f"{name}, {words.bot(bot, 'full')}"
        check_sentence(words.bot_style(bot))
        assert lang == "en" or words.bot_style(bot) != english.bot_style(bot)
    assert words.bot_name("greedy") is None
    assert words.bot_style("greedy") == ""


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", games)
def test_no_bot_is_shown_by_its_identifier(lang: str, game: str) -> None:
    words = Catalogue(lang, game)
    for bot in bots.names(game):
        told = [words.bot(bot, level) for level in bots.LEVELS]
        assert len(set(told)) == (1 if bot in ("random", *bots.characters(game)) else len(told))
        for text in (*told, words.bot_kind(bot)):
            assert not {"greedy", "random"} & set(text.lower().split())


def test_no_key_of_the_pages_is_dead() -> None:
    folders = (PAGES, *GAME_PAGES.values())
    every = "\n".join(text for folder in folders for text in texts(folder).values())
    for name in own("en"):
        short = name.removeprefix("table-")
        if name.startswith("table-") and not short.startswith(PARTS):
            assert f'"{short}"' in every or f"'{short}'" in every, f"nothing says {name}"


@pytest.mark.parametrize("game", games)
def test_no_key_of_a_games_pages_is_dead(game: str) -> None:
    every = "\n".join(texts(GAME_PAGES[game]).values())
    for name in file_messages(file_of("en", f"{game}/pages")):
        short = name.removeprefix("pages-")
        if short not in ("name", "about", "credits") and not short.startswith("mode-"):
            assert f'"{short}"' in every or f"'{short}'" in every, f"nothing says {name}"


TEMPLATES = [
    path for folder in (PAGES, *GAME_PAGES.values()) for path in sorted(folder.glob("templates/*.html"))
]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_templates_hold_no_words_script_or_style(path: Path) -> None:
    """Words are in the catalogue; the content security policy allows neither inline styles nor scripts."""
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"<script|<style|\sstyle=|\son[a-z]+=|javascript:", text)
    assert "|safe" not in text
    bare = re.sub(r"{[{%].*?[}%]}", "", text, flags=re.DOTALL)
    bare = re.sub(r"<[^>]*>", "", bare)
    assert not re.search(r"[A-Za-z]{3,}", bare), re.findall(r"[A-Za-z]{3,}", bare)
