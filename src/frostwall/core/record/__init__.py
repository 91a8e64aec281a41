"""The record: one text that is save, replay, undo, bug report and test."""

from frostwall.core.record.fold import (
    Record,
    Replay,
    WithSet,
    game_of,
    options_with_set,
    set_in,
    with_options,
)
from frostwall.core.record.step import Step, make_step, masked_line
from frostwall.core.record.text import Header, Line, RecordError, compact
from frostwall.core.record.undo import concerned, is_hard, opened, undo_floor, undo_lines

__all__ = [
    "Header",
    "Line",
    "Record",
    "RecordError",
    "Replay",
    "Step",
    "WithSet",
    "compact",
    "concerned",
    "game_of",
    "is_hard",
    "make_step",
    "masked_line",
    "opened",
    "options_with_set",
    "set_in",
    "undo_floor",
    "undo_lines",
    "with_options",
]
