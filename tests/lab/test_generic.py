"""A game that the laboratory has never heard of: registered by one line, it is simulated, shown and measured."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall.cli.main import main
from frostwall.core.record import Record
from frostwall.games import games

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def magpies() -> Iterator[None]:
    games.add("magpies", "tests.small_game:BOX")
    yield
    games.remove("magpies")


def run(capsys: pytest.CaptureFixture[str], *args: str | Path) -> str:
    code = main([str(arg) for arg in args])
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    return said.out


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(list(args)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A game that `sim` recorded."""
    run(capsys, "sim", "magpies", "--games", "1", "--seed", "3", "--records", tmp_path)
    return tmp_path / "magpies-plain-3-1.rec"


# --- sim ---


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "sim", "magpies", "--games", "6", "--workers", "2")
    assert said.startswith("6 games of magpies (plain), 3 seats, seed 1\n")
    assert "\nrounds      6  100.0%" in said  # its only ending, by its identifier
    assert "Eine Partie magpies" in run(capsys, "sim", "magpies", "--games", "1", "--lang", "de")


def test_workers_and_observation_change_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = ["sim", "magpies", "--games", "7", "--option", "rounds=4", "--json", "-"]
    more = ["--records", str(tmp_path), "--report", str(tmp_path / "page.html")]
    results = [
        json.loads(run(capsys, *base, "--workers", workers, *extra))
        for workers, extra in (("1", []), ("2", []), ("2", more))
    ]
    for found in results:
        for key in ("seconds", "games_per_second", "plies_per_second", "decisions_per_second", "workers"):
            del found[key]
    assert results[0] == results[1] == results[2]
    assert results[0]["options"] == {"rounds": 4}
    assert len(list(tmp_path.glob("*.rec"))) == 7


@pytest.mark.parametrize("lang", ["en", "de"])
def test_its_report_is_the_generic_page(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.html"
    run(capsys, "sim", "magpies", "--games", "9", "--option", "rounds=4", "--report", file, "--lang", lang)
    root = ET.fromstring(file.read_text(encoding="utf-8").removeprefix("<!doctype html>\n"))
    assert (root.findtext("head/title") or "").startswith("Magpies: 9 ")
    assert "Rounds: 4." in (root.findtext("body/main/p") or "")
    wins, lengths, sources = root.iter("figure")
    assert len(list(wins.iter("tr"))) == len(list(sources.iter("tr"))) == 1 + 3
    assert len(list(lengths.iter("tr"))) > 1
    assert "stakes" in "".join(sources.itertext())


def test_mistakes_are_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“rounds” cannot be “9” here; possible: 2..4. [MAG-1]" in refused(
        capsys, "sim", "magpies", "--option", "rounds=9"
    )
    assert "5 players cannot play" in refused(capsys, "sim", "magpies", "--seats", "5")
    assert "no mode “chess”" in refused(capsys, "sim", "magpies", "--rules", "chess")
    assert "no bot “greedy”. Known here: random." in refused(capsys, "sim", "magpies", "--bots", "greedy")
    assert "“magpies” has no rulebook" in refused(capsys, "rules", "--game", "magpies")


# --- replay and verify ---


def test_its_records_are_replayed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "replay", record)
    lines = Record.read(record.read_text(encoding="utf-8")).lines
    for line in lines:
        assert f"{line.seq:{len(str(len(lines)))}} {line.write().split(' ', 1)[1]}\n" in said
    assert "Eira: took (1 " in said
    assert "\nThe position in turn 0:\n  Eira\n    points: " in said
    assert "\n  discard: " in said
    assert "The game is over (rounds): " in said


def test_a_viewer_of_its_records_reads_no_secrets(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = ["replay", str(record), "--to", "6"]
    assert run(capsys, *start).count("hand: hidden") == 0
    assert run(capsys, *start, "--viewer", "1").count("hand: hidden") == 2
    assert run(capsys, *start, "--viewer", "spectator").count("hand: hidden") == 3
    assert run(capsys, *start, "--viewer", "1", "--lang", "de").count("hand: verdeckt") == 2


def test_its_records_are_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "verify", record).endswith("The record is in order.\n")
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(" card 0 ", " card 1 ", 1), encoding="utf-8")
    assert main(["verify", str(record)]) == 1
    assert "Line " in capsys.readouterr().err
    assert main(["replay", str(record)]) == 2
    assert "Line " in capsys.readouterr().err


# --- bench ---


def test_it_is_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    said = run(capsys, "bench", "--seconds", "1", "--json", file)
    assert "\nmagpies plain, 3 seats " in said
    found = json.loads(file.read_text(encoding="utf-8"))
    (table,) = [table for table in found["tables"] if table["game"] == "magpies"]
    assert (table["rules"], table["seats"]) == ("plain", 3)
    assert table["plies_per_second"] > table["decisions_per_second"] > 0


# --- in other processes ---

SPAWNING = """
import multiprocessing
import sys

if __name__ == "__main__":
    from frostwall.cli.main import main
    from frostwall.games import games

    multiprocessing.set_start_method("spawn")
    games.add("magpies", "tests.small_game:BOX")
    sys.exit(main(sys.argv[1:]))
"""


def as_process(command: list[str], *path: Path) -> subprocess.CompletedProcess[str]:
    """With these folders on its path, besides those it has anyway."""
    given = [*map(str, path), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(given), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_workers_that_are_fresh_processes_are_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SPAWNING, encoding="utf-8")
    done = as_process([str(script), "sim", "magpies", "--games", "4", "--workers", "2", "--json", "-"], ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 4


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder as pip leaves it: the distribution `frostwall-magpies`, which brings the game."""
    info = tmp_path / "site" / "frostwall_magpies-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: frostwall-magpies\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[frostwall.games]\nmagpies = tests.small_game:BOX\n")
    return info.parent


def test_an_installed_package_brings_it(installed: Path, tmp_path: Path) -> None:
    command = ["-m", "frostwall"]
    records = ["--records", str(tmp_path / "records"), "--workers", "2"]
    done = as_process([*command, "sim", "magpies", "--games", "2", *records], installed, ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("2 games of magpies (plain), 3 seats, seed 1\n")
    file = tmp_path / "records" / "magpies-plain-1-1.rec"
    done = as_process([*command, "replay", str(file)], installed, ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over (rounds): " in done.stdout
    without = as_process([*command, "sim", "magpies"], ROOT)
    assert without.returncode == 2
    assert "no game “magpies”. Known here: watch, silverfrost." in without.stderr
