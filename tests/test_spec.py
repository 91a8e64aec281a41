"""Every worked example, every bad input and every rule of a mode the engine has is carried by a test.

A test carries IDs by its name: `test_EX_D1_...`, `test_ERR_10_...`, `test_BLD_11_BLD_12_...`; a letter may follow
(`test_BLD_6_b_...`); some heroes have their name for a number (`test_HERO_MANCE_...`). Not every game is tried rule
by rule (RULE_BY_RULE). The lists are tests/spec/GAME.toml and the packaged rulebook; the tests of a game stand in
tests/games/GAME. Nothing is run here: names are read from the sources.
"""

import ast
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from frostwall import games

TESTS = Path(__file__).parent
SPECS = sorted(path.stem for path in (TESTS / "spec").glob("*.toml"))
EXAMPLE_KEYS = {"modes", "given", "when", "then", "rules"}
ERROR_KEYS = {"modes", "tries", "code", "rules"}
BAD_KEYS = {"modes", "tries", "rules"}  # without a code: every part of what is tried has one of its own
KEYS = {"EX": EXAMPLE_KEYS, "ERR": ERROR_KEYS, "TEST": EXAMPLE_KEYS, "BAD": BAD_KEYS}
WITHOUT_GAPS = ("EX-", "EX-D", "TEST-", "BAD-")
# IDs of a specification that are no rules of the rulebook, with their highest numbers: rulings, effects, data.
BESIDE = {"silverfrost": {"AMB-": 84, "EFF-": 66, "DATA-": 16, "DATA-C": 10}}
# Games where every rule has a test of its own; elsewhere the examples and bad inputs have to do.
RULE_BY_RULE = ["watch"]
# A family and a number, or a hero and its name.
_ID = r"(?:HERO_[A-Z]+|[A-Z]+[0-9]*_[A-Z]?[0-9]+)_"
_CARRIED = re.compile(rf"test_((?:{_ID})+)")

# Rules without anything a test could try, and why.
UNTRIED = {
    "watch": {
        "COMP-5": "a reminder card",
        "COMP-29": "a reminder token",
        "COMP-30": "frame pieces: the layout says what they enclose",
        "DEV-14": "colours of card titles",
        "END-11": "outside the rules",
    }
}


def read_spec(game: str) -> dict[str, Any]:
    return tomllib.loads((TESTS / "spec" / f"{game}.toml").read_text(encoding="utf-8"))


def carried_ids(name: str) -> list[str]:
    """The IDs a test's name carries."""
    match = _CARRIED.match(name)
    return [found[:-1].replace("_", "-") for found in re.findall(_ID, match[1])] if match else []


def carried(game: str) -> dict[str, list[str]]:
    """ID -> the tests of the game that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / "games" / game).glob("**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in carried_ids(node.name):
                    found.setdefault(name, []).append(f"{path.name}::{node.name}")
    return found


def rules_of(game: str) -> dict[str, set[str] | None]:
    """Rule ID -> the modes where it applies (None: all), as the rulebook says."""
    file = resources.files("frostwall").joinpath("games", game, "rulebook", "en.toml")
    found: dict[str, set[str] | None] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).values():
        for name in entry["ids"]:
            found[name] = set(entry["modes"]) if "modes" in entry else None
    return found


def beside(game: str) -> set[str]:
    """IDs of the specification that are no rules for players."""
    families = BESIDE.get(game, {}).items()
    return {f"{family}{n}" for family, most in families for n in range(1, most + 1)}


def modes_of(game: str) -> set[str]:
    return set(games[game].rulesets()) if game in games else set()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("test_EX_1_a_settlement", ["EX-1"]),
        ("test_EX_D19_a_new_route", ["EX-D19"]),
        ("test_ERR_2_b_acting", ["ERR-2"]),
        ("test_BLD_11_BLD_12_both", ["BLD-11", "BLD-12"]),
        ("test_X56_3_order", ["X56-3"]),
        ("test_HERO_A1_mormont", ["HERO-A1"]),
        ("test_HERO_MANCE_he_sees_a_hand", ["HERO-MANCE"]),
        ("test_HERO_MANCE_HERO_JON_HERO_5_X56_6_b_all", ["HERO-MANCE", "HERO-JON", "HERO-5", "X56-6"]),
        ("test_SEAS_A5_SET_T6_snow_cards", ["SEAS-A5", "SET-T6"]),
        ("test_TEST_12_BAD_5_AMB_30_EFF_13_all", ["TEST-12", "BAD-5", "AMB-30", "EFF-13"]),
        ("test_places_that_are_not", []),
    ],
)
def test_a_name_carries_its_ids(name: str, expected: list[str]) -> None:
    assert carried_ids(name) == expected


@pytest.mark.parametrize("game", SPECS)
def test_the_list_of_examples_is_complete_in_itself(game: str) -> None:
    """No number of a family is missing, every row is whole, every error code it names has a row."""
    spec = read_spec(game)
    for family in WITHOUT_GAPS:
        numbers = sorted(
            int(name.removeprefix(family)) for name in spec if re.fullmatch(family + r"\d+", name)
        )
        assert numbers == list(range(1, len(numbers) + 1)), f"a gap in {family}"
    for name, row in spec.items():
        keys = KEYS[name.partition("-")[0]]
        assert set(row) == keys, name
        assert row["modes"], name
        assert row["rules"], name
        assert all(row.values()), name
        for mentioned in re.findall(r"ERR-\d+", " ".join(str(row[key]) for key in keys)):
            assert mentioned in spec, f"{name} mentions {mentioned}"


@pytest.mark.parametrize("game", SPECS)
def test_every_example_and_bad_input_has_a_test(game: str) -> None:
    modes = modes_of(game)
    needed = {name for name, row in read_spec(game).items() if modes & set(row["modes"])}
    assert sorted(needed - set(carried(game))) == []


@pytest.mark.parametrize("game", SPECS)
def test_no_test_carries_an_unknown_id(game: str) -> None:
    known = set(read_spec(game)) | set(rules_of(game)) | beside(game)
    unknown = {name: tests for name, tests in carried(game).items() if name not in known}
    assert unknown == {}


@pytest.mark.parametrize("game", RULE_BY_RULE)
def test_every_rule_of_a_mode_has_a_test(game: str) -> None:
    modes = modes_of(game)
    rules = rules_of(game) if modes else {}
    needed = {name for name, where in rules.items() if where is None or modes & where}
    untried = set(UNTRIED.get(game, {}))
    assert sorted(needed - set(carried(game)) - untried) == []
    assert sorted(untried & set(carried(game))) == [], "tried after all"


@pytest.mark.parametrize("game", SPECS)
def test_the_rules_a_row_names_exist(game: str) -> None:
    """Rulings (AMB), conflicts (CON) and what stands beside the rulebook are no rules; all other IDs are."""
    rules = set(rules_of(game)) | beside(game)
    for name, row in read_spec(game).items():
        for rule in row["rules"]:
            assert rule in rules or rule.startswith(("AMB-", "CON-")), f"{name} names {rule}"
