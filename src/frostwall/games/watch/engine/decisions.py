"""The table of all decisions. A new one is listed by its chapter; only a new chapter needs a line here."""

from typing import Final

from librt.vecs import vec

from frostwall.games.watch.engine.chapters import (
    cards,
    founding,
    heroes,
    phases,
    roll,
    score,
    seven,
    trade,
    wildlings,
)
from frostwall.games.watch.engine.decision import Decision
from frostwall.games.watch.engine.state import State

_ALL: Final[list[Decision]] = [
    *founding.DECISIONS,
    *phases.DECISIONS,
    *roll.DECISIONS,
    *seven.DECISIONS,
    *trade.DECISIONS,
    *cards.DECISIONS,
    *score.DECISIONS,
    *wildlings.DECISIONS,
    *heroes.DECISIONS,
]
NAMES: Final[dict[int, str]] = {decision.code: decision.name for decision in _ALL}


def _table() -> vec[Decision]:
    if len(NAMES) != len(_ALL):
        raise ValueError("two decisions have the same code")
    table = vec[Decision]([Decision(0, "")] * (max(NAMES) + 1))
    for decision in _ALL:
        table[decision.code] = decision
    return table


DECISION_OF: Final[vec[Decision]] = _table()  # by the kind of a frame


def open_decision(s: State) -> Decision:
    """What has to be decided next in a running game."""
    return DECISION_OF[s.frame()]
