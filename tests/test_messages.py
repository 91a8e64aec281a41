"""The message files of all games, the same in every language, and how they are loaded.

What one game says is tested with that game: games/*/test_messages.py and games/*/test_sentences.py.
"""

import ast
import re
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from tests.message_files import (
    COMPLETE,
    FILES,
    GAME_KEYS,
    LANGUAGES,
    SERVER,
    SERVER_KEYS,
    Used,
    file_messages,
    file_of,
    language,
    name_of,
    only_terms,
)
from tests.message_source import SOURCE

from frostwall import games
from frostwall.core.types import Event
from frostwall.words import Catalogue, MissingExtra, UnknownLanguage, catalogue, files
from frostwall.words.rulebook import Rulebook


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{name_of(path)}")
def test_files_have_no_junk(path: Path) -> None:
    """What does not parse would silently be missing."""
    text = path.read_text(encoding="utf-8")
    junk = [entry.content for entry in parse(text).body if isinstance(entry, ftl.Junk)]
    assert junk == []
    assert "\t" not in text
    assert not re.search(r"[\u2066-\u2069\u200e\u200f]", text)


def test_languages() -> None:
    assert Catalogue.languages() == sorted(LANGUAGES)
    assert {path.parent.name for path in FILES} == set(LANGUAGES)
    for game in games:
        assert set(COMPLETE) <= set(Rulebook.languages(game)) <= set(LANGUAGES)


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_complete(lang: str, game: str) -> None:
    terms = {name for name in language("en", game) if name.startswith("term-")}
    assert terms == {name for name in language(lang, game) if name.startswith("term-")}
    for name in terms:
        assert Catalogue(lang, game).text(name)


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_use_the_same_variables(lang: str, game: str) -> None:
    english, own = language("en", game), language(lang, game)
    for name, used in own.items():
        assert used.references <= own.keys(), name
        if name not in english:  # a case that English does not have, for a sentence that needs it
            assert name.startswith("word-"), f"{name} is in {lang} only"
            assert any(name in other.references for other in own.values()), f"nothing says {name}"
            continue
        wanted = english[name].variables
        # A noun in a case that English does not have may say it.
        inside = [own[other].variables for other in used.references if other not in english]
        assert used.variables <= wanted <= used.variables.union(*inside), name
        # Plural forms, and what is chosen by them, differ between languages; variants that stand for words of ours do
        # not.
        assert _words_chosen_by(used) == _words_chosen_by(english[name]), name


def _words_chosen_by(used: Used) -> dict[str, set[str]]:
    plural = {"zero", "one", "two", "few", "many", "other"}
    return {variable: found - plural for variable, found in used.variants.items() if found - plural}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{name_of(path)}")
def test_clients_keep_to_their_own_keys(path: Path) -> None:
    """`ui.ftl` has keys ui-..., and so on, the server its codes too; English and German have the same keys."""
    names = set(file_messages(path))
    if path.stem not in ("core", "game"):
        own = SERVER_KEYS if path.stem == SERVER else GAME_KEYS.get(name_of(path), (f"{path.stem}-",))
        assert all(name.startswith(own) for name in names)
    for lang in COMPLETE:
        other = file_of(lang, name_of(path))
        assert other.is_file()
        differing = names ^ set(file_messages(other))  # a language may have cases of its own
        assert path.parent.name not in COMPLETE or all(name.startswith("word-") for name in differing)


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", COMPLETE)
def test_a_game_says_anew_only_what_it_says_otherwise(lang: str, game: str) -> None:
    own, shared = Catalogue(lang, f"{game}/terminal"), Catalogue(lang, "ui")
    twice = set(file_messages(file_of(lang, f"{game}/terminal"))) & set(file_messages(file_of(lang, "ui")))
    assert "ui-help" in twice
    for name in twice:
        variables = language(lang, game)[name].variables | file_messages(file_of(lang, "ui"))[name].variables
        args: dict[str, str | int] = dict.fromkeys(variables, "x")
        assert own.text(name, **args) != shared.text(name, **args), name


@pytest.mark.parametrize("game", ["", *games])
def test_the_terminal_asks_for_every_key_it_has(game: str) -> None:
    """In a text that is written out, or in one that begins so."""
    folders = [
        SOURCE / "terminal",
        *(SOURCE / f"games/{one}/{part}" for one in games for part in ("terminal", "pages")),
    ]
    trees = [
        ast.parse(path.read_text(encoding="utf-8")) for folder in folders for path in folder.glob("*.py")
    ]
    texts = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("ui-")
    }
    begun = tuple(text if text.endswith("-") else f"{text}-" for text in texts if text != "ui-")
    names = file_messages(file_of("en", f"{game}/terminal" if game else "ui"))
    assert {name for name in names if name not in texts and not name.startswith(begun)} == set()


def test_errors_of_the_command_line() -> None:
    text = Catalogue("en", "watch").error("unknown_game", game="chess", games=["silverfrost", "watch"])
    assert text == "There is no game “chess”. Known here: silverfrost and watch."
    text = Catalogue("de", "watch").error("unknown_language", lang="fr", languages=["de", "en"])
    assert text == "Texte in „fr“ gibt es nicht. Bekannt: de und en."


# --- the loader ---


def test_fallback_key_by_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "bundle", only_terms)
    dutch = Catalogue("nl", "watch")
    assert dutch.term("wool") == "wol"
    assert dutch.phase("over") == Catalogue("en", "watch").phase("over")
    shortage = Event("shortage", 0, {"kinds": ["wool", "ore"]}, "PROD-6")
    assert dutch.event(shortage) == Catalogue("en", "watch").event(
        shortage
    )  # no Dutch word in an English sentence
    assert "wool and ore" in dutch.event(shortage)
    assert dutch.has("phase-over")
    assert not dutch.has("phase-nonsense")
    with pytest.raises(KeyError):
        dutch.text("phase-nonsense")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match="cards-wool"):
        Catalogue("en", "watch").text("cards-wool")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="Known here: de, en, nl, pl"):
        Catalogue("xx", "watch")


def test_other_peoples_text_cannot_write_to_the_terminal() -> None:
    event = Event("accept", 0, {}, "TRD-5")
    text = Catalogue("en", "watch").event(event, ["Eve\x1b[2J\u202e\n"])
    assert text.isprintable()
    assert "{ $seat }" in Catalogue("en", "watch").event(event, ["{ $seat }"])  # a name is never a pattern


def test_without_fluent_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    files.bundle.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(MissingExtra, match=r"pip install 'frostwall\[terminal\]'"):
        Catalogue("en", "watch")
    assert Catalogue.languages() == sorted(LANGUAGES)
