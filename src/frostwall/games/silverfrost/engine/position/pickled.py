"""A state as bytes and back: its rules by their options, its set of cards by itself, and every other field as it is."""

import copyreg

from frostwall.core.pickled import Reduced, fields
from frostwall.core.types import Json
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.rules import Ruleset
from frostwall.games.silverfrost.engine.state import State

_rules: dict[str, Ruleset] = {}  # all states of a table share one
_MOST: int = 100


def register() -> None:
    """Tell `pickle` of it."""
    copyreg.pickle(State, _reduce)


def _reduce(s: State) -> Reduced[State]:
    rules = s.rules
    return restore, (rules.mode, rules.seats, rules.options, s.deck, fields(s, "rules", "deck"))


def restore(mode: str, seats: int, options: Json, deck: DeckSet, words: Json) -> State:
    key = repr((mode, seats, sorted(options.items())))
    if key not in _rules:
        if len(_rules) >= _MOST:
            _rules.clear()
        _rules[key] = Ruleset(mode, seats, options)
    s = State(_rules[key], deck)
    for name, value in words.items():
        setattr(s, name, value)
    return s
