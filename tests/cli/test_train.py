"""`frostwall train` on the command line."""

import json
from pathlib import Path

from tests.cli.command import refused, run

TINY = (
    "train",
    "watch",
    "--games",
    "20",
    "--epochs",
    "1",
    "--match",
    "1",
    "--nodes",
    "1",
    "--generations",
    "1",
)


def test_a_tiny_course_goes_on_and_refuses_what_does_not_fit(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run(*TINY, "--out", tmp_path / "course", "--report", page, "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Generation 0 is ")
    assert "calibration error" in done.stdout
    assert "<svg" in page.read_text(encoding="utf-8")
    again = run(*TINY, "--out", tmp_path / "course", "--lang", "de")
    assert (again.returncode, again.stderr) == (0, "")
    assert "Kalibrierungsfehler" in again.stdout
    for wrong, said in ((("--seed", "2"), "holds another course"),):
        found = run(*TINY, "--out", tmp_path / "course", "--lang", "en", *wrong)
        assert found.returncode == 2
        assert said in found.stderr
        assert len(found.stderr.splitlines()) <= 2


def test_a_network_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "course"
    assert run(*TINY, "--out", folder).returncode == 0
    file = folder / "course.json"
    found = json.loads(file.read_text())
    found["generations"][0]["kept"] = True
    file.write_text(json.dumps(found))
    net = folder / "generation-0.net"
    net.write_bytes(net.read_bytes()[:-4])
    more = (*TINY[:-1], "2", "--out", folder, "--lang", "en")
    refused(run(*more), "The course cannot go on. generation-0.net is damaged")
