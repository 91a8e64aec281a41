"""The luck of the dice in a finished game: rolls as they fell against rolls to be expected."""

import math
from pathlib import Path
from typing import Any

import pytest

from frostwall.core.record import Record
from frostwall.games import games
from frostwall.games.watch.report.luck import luck_of

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("name", ["base-4-undo", "base-4-shortage", "brotherhood-4", "hero-samwell"])
def test_what_was_received_is_what_the_rolls_produced(name: str) -> None:
    record = Record.read((GOLDEN / f"{name}.rec").read_text(encoding="utf-8"))
    game = games["watch"]
    draws = list(luck_of(game, record))
    standing = {line.seq for line in record.effective()}
    produced = [0] * record.header.seats
    rolls = 0
    for step in record.steps(game):
        for event in step.events if step.line.seq in standing else []:
            rolls += event.name == "dice"
            if event.name == "produce" and isinstance(cards := event.args["count"], int):
                produced[event.seat] += cards
    assert len(draws) == rolls > 0
    assert [sum(draw.got[seat] for draw in draws) for seat in range(record.header.seats)] == produced


def test_what_was_to_be_expected_follows_from_the_buildings() -> None:
    """The beginners' board before its first roll: each settlement yields by the number chips beside it."""
    record = Record.read((GOLDEN / "base-4-beginner.rec").read_text(encoding="utf-8"))
    game = games["watch"]
    first = next(iter(luck_of(game, record)))
    header = record.header
    scene: Any = game.scene(header.to_setup())
    at = next(step.line.seq for step in record.steps(game) if any(e.name == "dice" for e in step.events))
    view: Any = game.view(record.fold(game, at - 1), -2)
    ways = {n: 6 - abs(7 - n) for n in range(2, 13)}
    for seat in range(header.seats):
        chips = [
            scene["hexes"][tile]["number"]
            for corner in view["board"]["settlements"][seat]
            for tile in scene["intersections"][corner]["hexes"]
        ]
        assert math.isclose(first.expected[seat], sum(ways[n] for n in chips if n) / 36), seat
