"""Bad inputs against the rows of the checklist (section 15): the rule named, and nothing changed (`refused` sees to
that)."""

from random import Random

import pytest
from tests.games.silverfrost.scene import Scene

from frostwall.core.types import Refusal, Refused
from frostwall.games.silverfrost.engine.game import GAME

# The rules each row names; AMB rows stand for the rule they are the ruling of.
ROWS: dict[int, tuple[str, ...]] = {
    1: ("TURN-1", "END-2"),
    2: ("TURN-2", "TURN-3"),
    3: ("TURN-12", "GEN-2"),
    4: ("TURN-12", "EFF-52"),
    5: ("TURN-6",),
    6: ("TURN-6", "SEAS-1"),
    7: ("TURN-7", "END-1"),
    8: ("TURN-9", "TURN-10"),
    9: ("TURN-8", "SNOW-19"),
    10: ("TURN-8",),
    11: ("SNOW-14",),
    12: ("SNOW-14",),
    13: ("SNOW-24",),
    14: ("SNOW-18",),
    15: ("TURN-10",),
    16: ("TURN-4", "WORK-1", "SET-13"),
    17: ("WORK-4",),
    18: ("SET-3", "GUILD-2"),
    19: ("WORK-7", "SNOW-10"),
    20: ("WORK-6",),
    21: ("GUARD-2",),
    22: ("GUARD-3", "DEST-6", "JOUR-6"),
    23: ("GUARD-8",),
    24: ("GUILD-7",),
    25: ("DEST-3",),
    26: ("DEST-2",),
    27: ("DEST-7", "DEST-8"),
    28: ("JOUR-1",),
    29: ("JOUR-2",),
    30: ("JOUR-5", "WORK-9"),
    31: ("FORGE-1", "GEN-7"),
    32: ("BEAC-2",),
    33: ("GUILD-1", "QUEST-1"),
    34: ("QUEST-2", "QUEST-3", "QUEST-4", "QUEST-5"),
    35: ("GUILD-4", "QUEST-12"),
    36: ("GUILD-3",),
    37: ("CARD-1",),
    38: ("CARD-2",),
    39: ("CARD-3",),
    40: ("CARD-4", "CARD-5", "TURN-14"),
    41: ("CHIM-2", "CARD-5"),
    42: ("CHIM-8", "CHIM-2"),
    43: ("CHIM-3", "CHIM-4", "CHIM-5", "CHIM-2"),
    44: ("CHIM-6",),
    45: ("CARD-7", "SNOW-11", "CARD-8"),
    46: ("CARD-6",),
    47: ("CARD-9", "SNOW-13"),
    48: ("HAND-3",),
    49: ("HAND-1", "HAND-2"),
    50: ("HAND-4",),
    51: ("END-3", "END-4"),
    52: ("LEFT-1", "LEFT-2"),
    53: ("SNOW-11", "SNOW-12"),
    54: ("SNOW-7", "SNOW-8", "SNOW-9"),
    55: ("SEAS-6", "TYPE-1"),
    56: ("GEN-2",),
    57: ("SET-19",),
    58: ("SET-12", "SET-11"),
    59: ("INFO-1",),
    60: ("COMP-4", "SOLO-2", "SOLO-4"),
    61: ("SOLO-51", "SOLO-52"),
    62: ("SOLO-13", "SOLO-42"),
    64: ("TURN-14",),
    65: ("TURN-15", "SNOW-11"),
    66: ("TURN-18", "TURN-8", "SNOW-14", "SNOW-19"),
    67: ("TURN-16",),
    68: ("CARD-S6",),
    69: ("SOLO-3",),
}
_CHAPTERS = (
    ("COMP",),
    ("SET",),
    ("TURN", "INFO"),
    ("WORK", "BASIC", "HOT", "FORGE", "BEAC", "DEST", "GUILD", "JOUR", "GUARD"),
    ("CARD", "CHIM", "TYPE", "HAND", "LEFT", "VAL"),
    ("SNOW",),
    ("SEAS",),
    ("QUEST",),
    ("END", "SCORE"),
    ("SOLO",),
)


def _chapter(rule: str) -> int:
    """-1 for the general rules, which are of no chapter."""
    prefix = rule.partition("-")[0]
    return next((n for n, prefixes in enumerate(_CHAPTERS) if prefix in prefixes), -1)


def check(row: int, refusal: Refusal, rule: str) -> None:
    """It names this rule, which is one of the row's or a more specific one of the same chapter."""
    assert refusal.rule == rule, refusal
    named = ROWS[row]
    assert rule in named or _chapter(rule) in {_chapter(other) for other in named} - {-1}


def bad(row: int, t: Scene, seat: int, text: str, rule: str, code: str | None = None) -> Refusal:
    """This text of this seat is refused by this rule, and the position is as it was."""
    before = t.begin().dump()
    refusal = t.refused(seat, text, code)
    assert t.dump() == before
    check(row, refusal, rule)
    return refusal


def bad_table(row: int, seats: int, rule: str, **options: object) -> None:
    """A table with these seats and options cannot be set up."""
    with pytest.raises(Refused) as problem:
        GAME.setup("standard", seats, Random(0), **options)
    check(row, problem.value.refusal, rule)
