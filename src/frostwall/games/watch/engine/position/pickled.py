"""A state as bytes and back: its rules by their options, its board by its facts, and every other field as it is."""

import copyreg
from typing import Any

from frostwall.core.pickled import Reduced, fields
from frostwall.core.types import Json
from frostwall.games.watch.engine.chapters.setup import read_board
from frostwall.games.watch.engine.position.document import board_facts
from frostwall.games.watch.engine.rules import Ruleset
from frostwall.games.watch.engine.state import State

_rules: dict[str, Ruleset] = {}  # all states of a table share one
_MOST: int = 100


def register() -> None:
    """Tell `pickle` of it."""
    copyreg.pickle(State, _reduce)


def _reduce(s: State) -> Reduced[State]:
    rules = s.rules
    return restore, (
        rules.mode,
        rules.seats,
        rules.options,
        board_facts(s.board),
        fields(s, "rules", "board"),
    )


def restore(mode: str, seats: int, options: Json, board: Json, words: dict[str, Any]) -> State:
    key = repr((mode, seats, sorted(options.items())))
    if key not in _rules:
        if len(_rules) >= _MOST:
            _rules.clear()
        _rules[key] = Ruleset(mode, seats, options)
    rules = _rules[key]
    return State(rules=rules, board=read_board(rules, board), **words)
