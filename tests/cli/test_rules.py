"""`frostwall rules`: by ID, by words, and all of them."""

from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from tests.cli.command import run_all


def test_rules(tmp_path: Path) -> None:
    asked = [["rules"], ["rules", "bld-12"], ["rules", "distance", "rule"], ["rules", "longest"]]
    asked += [["rules", "Befestigung"], ["rules", "twierdza", "--lang", "nl"]]
    every, one, words, word, german, polish = run_all(asked, tmp_path)
    assert [done.returncode for done in (every, one, words, word, german, polish)] == [0] * 6
    assert "BLD-12" in every.stdout
    assert one.stdout.startswith("The distance rule [BLD-12]\n")
    assert words.stdout.startswith("The distance rule")
    assert "Longest Road" in word.stdout
    assert german.stdout.startswith("Keeps [BLD-15")
    assert polish.stdout.startswith("Burchten [BLD-15")
