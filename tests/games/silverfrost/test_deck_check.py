"""Deck files: what the check accepts, and what it refuses with the file, the entry and the field named.

The broken sets are copies of hearthside with one thing changed, so that the problem found is the one made.
"""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.silverfrost.deck_files import (
    HEARTHSIDE,
    SOURCE,
    Files,
    broken,
    card,
    entry,
    hearthside,
    places,
    put,
)

from frostwall.games import silverfrost
from frostwall.games.silverfrost.engine.deck.check import amounts, effects, steps
from frostwall.games.silverfrost.engine.deck.check.files import FILES, check_path, counts, problems, read_set
from frostwall.games.silverfrost.engine.deck.tables import translate

MESSAGES = Path(silverfrost.__file__).parent / "messages"


# --- what is right ---


def test_hearthside_has_no_problem() -> None:
    assert check_path(HEARTHSIDE) == []
    assert counts(read_set(HEARTHSIDE)) == {
        "cards": 53,
        "cards_copies": 123,
        "giants": 27,
        "giants_copies": 27,
        "quests": 42,
        "places": 26,
        "snow_cards": 24,
        "plan_cards": 8,
        "action_cards": 20,
    }


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_right_by_itself(name: str) -> None:
    assert check_path(HEARTHSIDE / f"{name}.toml") == []


# --- files ---


def test_BAD_63_a_set_that_fails_is_refused_and_the_entry_is_named(tmp_path: Path) -> None:
    for name in FILES:
        text = (HEARTHSIDE / f"{name}.toml").read_text("utf-8")
        if name == "cards":
            text = text.replace("gain = { birch = 1 }", 'gain = { birch = "three" }', 1)
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    (found,) = check_path(tmp_path)
    assert places([found]) == [("cards.toml", "timber_slide", "effects[0].do[0].gain.birch", "not_a_number")]
    assert found.args == {"low": 0, "high": 20, "found": '"three"'}


def test_a_missing_file_is_a_problem(tmp_path: Path) -> None:
    assert places(check_path(tmp_path)) == [(f"{name}.toml", "", "", "file_missing") for name in FILES]
    assert read_set(tmp_path) == {}
    assert places(problems({})) == [(f"{name}.toml", "", "", "file_missing") for name in FILES]
    files = hearthside()
    del files["board"]
    assert places(problems(files)) == [("board.toml", "", "", "file_missing")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"card = [", "not_toml"),
        (b"a = 1\na = 2", "not_toml"),
        (b"a = " + b"9" * 5000, "not_toml"),
        (b"a = " + b"[" * 5000, "not_toml"),
        (b"\xff\xfe", "not_text"),
        (b"#" * 1_000_001, "file_too_large"),
    ],
)
def test_a_malformed_file_is_a_problem(tmp_path: Path, data: bytes, code: str) -> None:
    (tmp_path / "cards.toml").write_bytes(data)
    assert places(check_path(tmp_path / "cards.toml")) == [("cards.toml", "", "", code)]
    found = [problem for problem in places(check_path(tmp_path)) if problem[0] == "cards.toml"]
    assert found == [("cards.toml", "", "", code)]


def test_a_byte_order_mark_is_no_problem(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / f"{name}.toml").write_bytes(b"\xef\xbb\xbf" + (HEARTHSIDE / f"{name}.toml").read_bytes())
    assert check_path(tmp_path) == []
    assert read_set(tmp_path) == read_set(HEARTHSIDE)


WRITTEN = [
    ("cards.card", "timber_slide"),
    ("giants.giant", "larder_bear"),
    ("quests.quest", "young_sprouts"),
    ("board.place", "journey_8"),
]


@pytest.mark.parametrize(("kind", "ident"), WRITTEN)
@pytest.mark.parametrize("sign", ["\n", "\t", "\x1b[2J", "\x7f", "\u202e", "\u2028"])
def test_names_and_texts_are_printable(kind: str, ident: str, sign: str) -> None:
    file = f"{kind.split('.', maxsplit=1)[0]}.toml"
    for key in ("name", "text"):
        if key not in entry(hearthside(), kind, ident):
            continue

        def change(files: Files, key: str = key) -> None:
            entry(files, kind, ident)[key]["de"] = f"Eis{sign}bär"

        assert broken(change) == [(file, ident, f"{key}.de", "not_printable")]


def test_a_name_may_have_spaces_that_do_not_break() -> None:
    assert broken(lambda files: card(files)["name"].update(de="Eis\u00a0bär\u202fÄ")) == []


@pytest.mark.parametrize(("kind", "ident"), WRITTEN)
@pytest.mark.parametrize("word", ["from", "to", "paying", "using", "chimney", "into", "nothing"])
def test_words_of_the_notation_are_no_ids(kind: str, ident: str, word: str) -> None:
    found = broken(put(kind, ident, id=word))
    assert (f"{kind.split('.', maxsplit=1)[0]}.toml", word, "id", "reserved_word") in found


def test_a_file_of_another_name_is_known_by_what_it_holds(tmp_path: Path) -> None:
    mine = tmp_path / "my_snow.toml"
    mine.write_text(
        (HEARTHSIDE / "snow.toml").read_text("utf-8").replace('marker = "none"', 'marker = "never"', 1),
        "utf-8",
    )
    assert places(check_path(mine)) == [("my_snow.toml", "snow_01", "marker", "not_one_of")]
    mine.write_text("a = 1", "utf-8")
    assert places(check_path(mine)) == [("my_snow.toml", "", "", "not_a_deck_file")]


def test_a_single_file_is_not_compared_with_others(tmp_path: Path) -> None:
    mine = tmp_path / "snow.toml"
    text = (HEARTHSIDE / "snow.toml").read_text("utf-8")
    mine.write_text(text.replace("journey_8", "moon"), "utf-8")
    assert check_path(mine) == []


def test_the_head_of_a_file() -> None:
    def change(files: Files) -> None:
        files["cards"].update(schema_version=True, set_id="My Set", origin=" ", more=1)
        del files["giants"]["set_id"]
        files["snow"]["set_id"] = "another"

    assert broken(change) == [
        ("cards.toml", "", "", "unknown_key"),
        ("cards.toml", "", "schema_version", "other_schema"),
        ("cards.toml", "", "set_id", "bad_id"),
        ("cards.toml", "", "origin", "not_a_text"),
        ("giants.toml", "", "", "key_missing"),
        *((f"{name}.toml", "", "set_id", "other_set") for name in ("quests", "board", "snow", "solo")),
    ]


# --- messages ---


def codes() -> dict[str, set[str]]:
    """Every code the check can note, with the names of its facts, as the source has them."""
    found: dict[str, set[str]] = {}
    for path in (SOURCE / "engine/deck/check").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr in ("error", "warning"):
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path.name}:{node.lineno}: write the code out"
                facts = {str(word.arg) for word in node.keywords}
                assert found.setdefault(str(code.value), facts) == facts, code.value
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_problem_has_its_sentence(lang: str) -> None:
    text = (MESSAGES / lang / "deck.ftl").read_text("utf-8")
    messages = dict(
        re.findall(r"^deck-problem-([a-z-]+) =((?:.*\n)(?:[ ]+.*\n|\n(?=[ ]))*)", text, re.MULTILINE)
    )
    known = {code.replace("_", "-"): facts for code, facts in codes().items()}
    assert set(messages) == set(known)
    for code, message in messages.items():
        assert set(re.findall(r"\$([a-z_-]+)", message)) == known[code], code


# --- junk ---

WORDS = [
    *steps.STEPS,
    *amounts._CONDITIONS,
    *amounts._METRICS,
    *effects._CARD_TRIGGERS,
    *(
        "id",
        "name",
        "on",
        "do",
        "filter",
        "min",
        "max",
        "then",
        "place",
        "corners",
        "target",
        "effects",
        "birch",
    ),
]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 25),
    st.integers(),
    st.floats(),
    st.dates(),
    st.text(max_size=5),
    st.sampled_from(WORDS),
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text(max_size=3)), inner, max_size=4),
    ),
    max_leaves=12,
)


def small_set() -> Files:
    """Hearthside with a few entries of each kind: quick to check many times."""
    files = hearthside()
    for name, kind in (("cards", "card"), ("giants", "giant"), ("quests", "quest"), ("snow", "snow")):
        files[name][kind] = files[name][kind][:2]
    files["solo"]["plan"] = files["solo"]["plan"][:1]
    files["solo"]["action"] = files["solo"]["action"][:1]
    files["board"]["place"] = files["board"]["place"][::5]
    return files


@given(st.data())
def test_junk_anywhere_never_raises(data: st.DataObject) -> None:
    files = small_set()
    for _ in range(8):
        at: Any = files[data.draw(st.sampled_from(FILES))]
        while True:  # down to somewhere
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if not isinstance(at[key], (dict, list)) or data.draw(st.integers(0, 5)) == 0:
                at[key] = data.draw(JUNK)
                break
            at = at[key]
    for problem in problems(files):
        assert problem.severity in ("error", "warning")
        assert all(isinstance(fact, (str, int)) for fact in problem.args.values())
    counts(files)


@given(st.dictionaries(st.sampled_from(FILES), st.dictionaries(st.sampled_from(WORDS), JUNK, max_size=4)))
def test_junk_alone_never_raises(files: Files) -> None:
    assert problems(files)


@given(st.one_of(st.text(max_size=60), st.text("[]{}=\"'\n,.#a1", max_size=60)))
def test_junk_as_text_never_raises(text: str) -> None:
    try:
        table = tomllib.loads(text)
    except ValueError:
        return
    for name in FILES:
        assert problems({name: table})


def test_a_further_language_may_bring_names_and_leave_texts_out() -> None:
    """The fingerprint of a set stays what it is: records name it."""
    texts = {
        part: {kind: [{"id": "one", "name": {"en": "One"}, "text": {"en": "Text"}}]}
        for part, kind in (("cards", "card"), ("giants", "giant"), ("quests", "quest"), ("board", "place"))
    }
    translate(texts, "xx", {"card": {"one": "Texte"}, "names": {"place": {"one": "Un"}}})
    assert texts["cards"]["card"][0]["text"] == {"en": "Text", "xx": "Texte"}
    assert texts["cards"]["card"][0]["name"] == {"en": "One"}
    assert texts["giants"]["giant"][0]["text"] == {"en": "Text"}
    assert texts["board"]["place"][0]["name"] == {"en": "One", "xx": "Un"}
