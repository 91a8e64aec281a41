"""Bad inputs against their rows in tests/spec/watch.toml: code and rule, and nothing changed (`say` sees to that)."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.watch.layout import Document
from tests.games.watch.play import say

from frostwall.core.types import Refusal, Refused
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

SPEC: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "spec" / "watch.toml").read_text(encoding="utf-8")
)
# A ruling belongs to a rule; players are shown the rule.
RULED = {"AMB-30": "DEV-9", "AMB-31": "DEV-7", "AMB-32": "DEV-8"}


def check(row: str, refusal: Refusal, rule: str) -> None:
    expected = SPEC[row]
    assert refusal.code == expected["code"], refusal
    assert refusal.rule == rule, refusal
    assert rule in [RULED.get(name, name) for name in expected["rules"]]


def bad(row: str, s: State, seat: int, text: str, rule: str) -> Refusal:
    """This text of this seat is refused as the row says, naming this one of its rules."""
    said = say(s, seat, text)
    assert isinstance(said, Refusal), f"{text} was accepted"
    check(row, said, rule)
    return said


def bad_table(row: str, rule: str, options: Document, seats: int = 4, rules: str = "base") -> None:
    """A table with these options cannot be set up."""
    with pytest.raises(Refused) as problem:
        GAME.setup(rules, seats, Random(0), **options)
    check(row, problem.value.refusal, rule)
