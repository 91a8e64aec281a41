"""The rulebook: every rule a player can meet stands in exactly one entry, links lead somewhere, a search finds it."""

import ast
import re
from pathlib import Path

import pytest

from frostwall import games
from frostwall.core.types import Option
from frostwall.rulebook import Rulebook, UnknownRulebook

SOURCE = Path(__file__).resolve().parents[1] / "src" / "frostwall"
FILES = sorted((SOURCE / "rulebook").glob("*.toml"))
RULE = re.compile(r"[A-Z][A-Z0-9]*-[A-Z0-9]+")
# IDs of the specification that are no rules for players: rulings, conflicts, data, effects, tests, bad inputs.
NOT_FOR_PLAYERS = re.compile(r"(AMB|CON|DATA|EFF|TEST|BAD|ERR|EX)-")
BOOK = Rulebook("watch", "en")


def cited(game: str) -> dict[str, str]:
    """Every rule ID that is a text of its own in the game's source, and where it stands first."""
    found: dict[str, str] = {}
    for path in sorted((SOURCE / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if RULE.fullmatch(node.value) and not NOT_FOR_PLAYERS.match(node.value):
                found.setdefault(node.value, f"{path.name}:{node.lineno}")
    return found


def options(game: str) -> list[Option]:
    return [option for mode in games[game].rulesets() for option in games[game].options(mode)]


@pytest.fixture(params=FILES, ids=lambda path: path.name)
def book(request: pytest.FixtureRequest) -> Rulebook:
    game, lang, _ = request.param.name.split(".")
    return Rulebook(game, lang)


def test_every_cited_rule_is_in_one_entry(book: Rulebook) -> None:
    where: dict[str, list[str]] = {}
    for entry in book.entries():
        for rule in entry.ids:
            where.setdefault(rule, []).append(entry.name)
    assert {rule: names for rule, names in where.items() if len(names) > 1} == {}
    rules = cited(book.game)
    assert len(rules) > 40
    assert {rule: at for rule, at in rules.items() if rule not in where} == {}


def test_entries_are_complete(book: Rulebook) -> None:
    for entry in book.entries():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", entry.name)
        assert entry.ids, entry.name
        assert all(RULE.fullmatch(rule) for rule in entry.ids), entry.name
        assert not any(NOT_FOR_PLAYERS.match(rule) for rule in entry.ids), entry.name
        assert entry.title, entry.name
        assert entry.text, entry.name
        assert entry.title == entry.title.strip()


def test_links_lead_to_other_entries(book: Rulebook) -> None:
    names = {entry.name for entry in book.entries()}
    for entry in book.entries():
        assert set(entry.see) <= names - {entry.name}, entry.name
        assert len(set(entry.see)) == len(entry.see), entry.name


def test_languages_have_the_same_entries(book: Rulebook) -> None:
    english = Rulebook(book.game, "en")
    shape = [(e.name, e.ids, e.chapter, e.see, e.modes) for e in book.entries()]
    assert shape == [(e.name, e.ids, e.chapter, e.see, e.modes) for e in english.entries()]


def test_values_of_options_are_named_as_they_are(book: Rulebook) -> None:
    """`key` = `value` in a text must be a value the table accepts."""
    known = {option.key: option for option in options(book.game)}
    for entry in book.entries():
        for name, value in re.findall(r"`(\w+)` = `(\w+)`", entry.text):
            if name in known:
                allowed = {str(one) for one in known[name].values}
                assert value in allowed or known[name].kind == "bool", entry.name


def test_chapters_hang_together(book: Rulebook) -> None:
    """Reading order: no chapter begins twice."""
    chapters = book.chapters()
    assert [entry for chapter in chapters for entry in book.entries(chapter)] == book.entries()
    assert book.entries("nonsense") == []


def test_entry_by_name_and_by_rule() -> None:
    distance = BOOK.entry("distance")
    assert distance is not None
    assert distance is BOOK.entry("BLD-12") is BOOK.entry(" bld-12 ") is BOOK.by_rule("watch:BLD-12")
    assert BOOK.entry("longest road") is BOOK.entry("LONGEST-ROAD") is BOOK.entry("longest_road")
    assert BOOK.entry("SPC-1") is BOOK.entry("longest-road")
    assert BOOK.entry("nonsense") is None
    assert BOOK.by_rule("distance") is None
    assert BOOK.by_rule("AMB-1") is None


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("distance", "distance"),
        ("Distance Rule", "distance"),
        ("BLD-12", "distance"),
        ("bld-12", "distance"),
        ("HERO-A3", "samwell"),
        ("longest road", "longest-road"),
        ("LONGEST", "longest-road"),
        ("longe roa", "longest-road"),
        ("road building", "road-building"),
        ("trade routes", "trade-routes"),
        ("discard cards on a 7", "discard"),
        ("what is production", "production"),
        ("distnace", "distance"),
        ("setlement", "settlement"),
    ],
)
def test_search_finds_the_best_first(words: str, name: str) -> None:
    found = BOOK.search(words)
    assert found[0].name == name, [entry.name for entry in found]


def test_every_rule_and_title_finds_its_entry(book: Rulebook) -> None:
    for entry in book.entries():
        assert book.search(entry.name, 1) == [entry]
        assert entry in book.search(entry.title, 3), entry.title
        for rule in entry.ids:
            assert book.search(rule, 1) == [entry]


def test_a_prefix_finds_all_rules_of_a_chapter() -> None:
    found = {rule for entry in BOOK.search("TRD", 100) for rule in entry.ids if rule.startswith("TRD-")}
    assert found == {rule for entry in BOOK.entries() for rule in entry.ids if rule.startswith("TRD-")}


@pytest.mark.parametrize(
    "words", ["", "   ", "xyzzy", "*[(", "\\", "a" * 5000, "ß ĳ 山", "-", "BLD-", "\x00\n"]
)
def test_odd_searches_do_not_crash(words: str) -> None:
    assert isinstance(BOOK.search(words), list)
    assert BOOK.entry(words) is None


def test_search_respects_its_limit() -> None:
    assert len(BOOK.search("road", 3)) == 3
    assert len(BOOK.search("road", 100)) > 10
    assert BOOK.search("xyzzy") == []


def test_a_missing_language_is_english_and_says_so() -> None:
    assert not BOOK.is_fallback
    other = Rulebook("watch", "xx")
    assert other.is_fallback
    assert other.lang == "en"
    assert other.entries() == BOOK.entries()
    assert "en" in Rulebook.languages("watch")


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(UnknownRulebook, match="chess"):
        Rulebook("chess")
