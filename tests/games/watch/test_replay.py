"""A record of the Watch printed for people: the position shows what the mode has."""

from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall.core.record import Record
from frostwall.lab import replay
from frostwall.lab.words import Words


def test_a_position_of_brotherhood_shows_the_north(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parents[2] / "golden" / "hero-mormont.rec"
    record = Record.read(path.read_text(encoding="utf-8"))
    replay.print_record(record, len(record.lines), None, Words("en"))
    said = capsys.readouterr().out
    assert "the Wall: 0: Seat 1; 1: Seat 0; 2: Seat 2, Seat 1; 3: Seat 3" in said
    assert "Samwell Tarly A" in said
    assert "hero display: Jeor Mormont, Bowen Marsh" in said
