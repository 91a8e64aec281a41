"""The rulebook: every rule a player can meet stands in exactly one entry, links lead somewhere, a search finds it."""

import ast
import re
from pathlib import Path

import pytest

from frostwall import games
from frostwall.core.types import Option
from frostwall.words.languages import COMPLETE
from frostwall.words.rulebook import Rulebook, UnknownRulebook, rulebook
from frostwall.words.told import tell

SOURCE = Path(__file__).resolve().parents[1] / "src" / "frostwall"
FILES = sorted(SOURCE.glob("games/*/rulebook/*.toml"))
RULE = re.compile(r"[A-Z][A-Z0-9]*-[A-Z0-9]+")
# IDs of the specification that are no rules for players: rulings, conflicts, data, effects, tests, bad inputs.
NOT_FOR_PLAYERS = re.compile(r"(AMB|CON|DATA|EFF|TEST|BAD|ERR|EX)-")
# Titles that are the same in every language.
NAMES = {"Tormund", "Jeor Mormont, Lord Commander"}
# Words that give away an English sentence, and belong to no other language of ours.
ENGLISH = {"the", "and", "you", "your", "with", "from", "they"}
BOOK = Rulebook("watch", "en")
GERMAN = Rulebook("watch", "de")


def cited(game: str) -> dict[str, str]:
    """Every rule ID that is a text of its own in the game's source, and where it stands first."""
    found: dict[str, str] = {}
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if RULE.fullmatch(node.value) and not NOT_FOR_PLAYERS.match(node.value):
                found.setdefault(node.value, f"{path.name}:{node.lineno}")
    return found


def options(game: str) -> list[Option]:
    return [option for mode in games[game].rulesets() for option in games[game].options(mode)]


def quoted(text: str) -> set[str]:
    """What stands in backquotes: options and their values."""
    return set(re.findall(r"`([^`]+)`", text))


def plain(text: str) -> list[str]:
    """The words of a text without what stands in backquotes."""
    return re.findall(r"\w+", re.sub(r"`[^`]*`", " ", text).casefold())


@pytest.fixture(params=FILES, ids=lambda path: "/".join(path.parts[-3:]))
def book(request: pytest.FixtureRequest) -> Rulebook:
    return Rulebook(request.param.parents[1].name, request.param.stem)


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
    shape, same = (
        [(e.name, e.ids, each.chapters().index(e.chapter), e.see, e.modes) for e in each.entries()]
        for each in (book, english)
    )
    assert shape == same


def test_languages_say_the_same(book: Rulebook) -> None:
    """The same options, values and numbers in every entry; lists have as many items."""
    for entry, english in zip(book.entries(), Rulebook(book.game, "en").entries(), strict=True):
        assert quoted(entry.text) == quoted(english.text), entry.name
        assert entry.text.count("`") % 2 == 0, entry.name
        assert set(re.findall(r"\d+", entry.text)) == set(re.findall(r"\d+", english.text)), entry.name
        assert entry.text.count("\n- ") == english.text.count("\n- "), entry.name


@pytest.mark.parametrize("lang", [lang for lang in COMPLETE if lang != "en"])
def test_nothing_is_left_in_english(lang: str) -> None:
    for entry, english in zip(Rulebook("watch", lang).entries(), BOOK.entries(), strict=True):
        assert entry.title != english.title or entry.title in NAMES, entry.name
        assert entry.text != english.text, entry.name
        assert ENGLISH.isdisjoint(plain(f"{entry.title} {entry.text} {' '.join(entry.words)}")), entry.name


def test_titles_differ_from_one_another(book: Rulebook) -> None:
    titles = [entry.title.casefold() for entry in book.entries()]
    assert len(set(titles)) == len(titles)


def test_search_words_add_something(book: Rulebook) -> None:
    """A word of the title or of the name counts there already."""
    for entry in book.entries():
        assert len(set(entry.words)) == len(entry.words), entry.name
        there = set(plain(entry.title)) | set(entry.name.split("-"))
        for words in entry.words:
            assert words.strip() == words != "", entry.name
            assert not set(plain(words)) <= there, (entry.name, words)
            assert entry in book.search(words, 5), (entry.name, words)


def test_values_of_options_are_named_as_they_are(book: Rulebook) -> None:
    """`key` = `value` in a text must be a value the table accepts in some mode."""
    known: dict[str, set[str]] = {}
    for option in options(book.game):
        values = {"yes", "no", "on", "off"} if option.kind == "bool" else {str(one) for one in option.values}
        known.setdefault(option.key, set()).update(values)
    for entry in book.entries():
        for name, value in re.findall(r"`(\w+)` = `(\w+)`", entry.text):
            if name in known:
                assert value in known[name], entry.name


def test_players_read_the_words_of_options(book: Rulebook) -> None:
    """Not their keys: only what is typed into a shell is shown as it is typed."""
    keys = {option.key for option in options(book.game)}
    for entry in book.entries():
        told = tell(entry.text, book.game, book.lang)
        assert all(each.startswith("frostwall ") for each in quoted(told)), (entry.name, quoted(told))
        assert not {key for key in keys if re.search(rf"\b{re.escape(key)}\b", told) and not key.isalpha()}, (
            entry.name
        )
    assert tell("With option `phases` = `separate`; not `combined`.", "watch", "en") == (
        "With option “Phases: trade first, then build”; not “trade and build in any order”."
    )


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


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Abstandsregel", "distance"),
        ("abstand", "distance"),
        ("BLD-12", "distance"),
        ("distance", "distance"),
        ("Siedlung", "settlement"),
        ("Siedlugn", "settlement"),
        ("Befestigung", "keep"),
        ("Wächter", "guard"),
        ("Waechter", "guard"),
        ("STRASSEN", "road"),
        ("längste Straße", "longest-road"),
        ("laengste strasse", "longest-road"),
        ("Handel", "trading"),
        ("Mauerdurchbruch", "breach"),
        ("Der Winter naht", "winter-is-coming"),
        ("Karten ablegen bei 7", "discard"),
        ("was kostet eine Siedlung", "costs"),
    ],
)
def test_search_in_german(words: str, name: str) -> None:
    found = GERMAN.search(words)
    assert found[0].name == name, [entry.name for entry in found]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("robber", ["tormund"]),
        ("the robber", ["tormund", "stealing"]),
        ("move the robber", ["moving-tormund"]),
        ("harbour", ["trade-routes"]),
        ("port", ["trade-routes"]),
        ("city", ["keep"]),
        ("Cities", ["keep"]),
        ("knight", ["ranger-patrol", "guard"]),
        ("year of plenty", ["winter-is-coming"]),
        ("monopoly", ["played-cards", "mormont"]),
        ("largest army", ["strongest-patrol"]),
        ("longest trade route", ["longest-road"]),
        ("bank", ["supply-trade"]),
        ("desert", ["ice-fields"]),
        ("sheep", ["resource-cards", "terrain"]),
    ],
)
def test_words_of_other_games_find_ours(words: str, names: list[str]) -> None:
    found = [entry.name for entry in BOOK.search(words, 2)]
    assert set(names) <= set(found), found


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("Räuber", ["tormund"]),
        ("raeuber", ["tormund"]),
        ("Räuber versetzen", ["moving-tormund"]),
        ("Hafen", ["trade-routes"]),
        ("Häfen", ["trade-routes"]),
        ("Stadt", ["keep"]),
        ("Städte", ["keep"]),
        ("Ritter", ["ranger-patrol", "guard"]),
        ("Erfindung", ["winter-is-coming"]),
        ("Monopol", ["played-cards", "mormont"]),
        ("Größte Rittermacht", ["strongest-patrol"]),
        ("Längste Handelsstraße", ["longest-road"]),
        ("Bank", ["supply-trade"]),
        ("Wüste", ["ice-fields"]),
        ("Schafe", ["resource-cards", "terrain"]),
        ("Sieben", ["seven", "discard"]),
    ],
)
def test_words_of_other_games_find_ours_in_german(words: str, names: list[str]) -> None:
    found = [entry.name for entry in GERMAN.search(words, 2)]
    assert set(names) <= set(found), found


def test_a_title_of_any_language_finds_its_entry(book: Rulebook, soak: bool) -> None:
    for other in Rulebook.languages(book.game):
        for entry in Rulebook(book.game, other).entries()[:: 1 if soak else 9]:
            found = [each.name for each in book.search(entry.title, 3)]
            assert entry.name in found, (other, entry.title, found)


@pytest.mark.parametrize("lang", Rulebook.languages("watch"))
@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("Befestigung", ["keep"]),
        ("burcht", ["keep"]),
        ("Twierdza", ["keep"]),
        ("keep", ["keep"]),
        ("strażnik", ["guard"]),
        ("straznik", ["guard"]),
        ("wildling die", ["advance", "dice"]),
        ("Wildling-Würfel", ["advance", "dice"]),
        ("kość dzikich", ["advance", "dice"]),
        ("glina", ["resource-cards"]),
        ("baksteen", ["resource-cards"]),
    ],
)
def test_a_thing_is_found_by_its_name_in_any_language(lang: str, words: str, names: list[str]) -> None:
    found = [entry.name for entry in rulebook("watch", lang).search(words, 5)]
    assert set(names) & set(found), found


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
    assert {"de", "en"} <= set(Rulebook.languages("watch"))
    assert not GERMAN.is_fallback


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(UnknownRulebook, match="chess"):
        Rulebook("chess")
