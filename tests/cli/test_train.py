"""`frostwall train` on the command line."""

from pathlib import Path

from tests.cli.command import run

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
