"""`frostwall bench`: what it prints. How fast anything is, no test says."""

import json
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from tests.cli.command import run


def test_bench_prints_one_object() -> None:
    done = run("bench", "--seconds", "1", "--json", "-")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert {"games_per_second", "decisions_per_second"} <= set(found["frostwall"])
    assert {"clone_us", "compiled", "stepped_decisions_per_second"} <= set(found)


def test_bench_in_words(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    done = run("bench", "--seconds", "1", "--json", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "decisions/s" in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["rounds"] == 3
