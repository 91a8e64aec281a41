"""`frostwall puzzle` and `frostwall mine`."""

import subprocess
import sys
from pathlib import Path

from tests.cli.command import refused, run
from tests.terminal.program import WAIT, environment

from frostwall import puzzles


def _solve(home: Path, typed: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "frostwall", "puzzle", *args],
        input=typed,
        encoding="utf-8",
        capture_output=True,
        timeout=WAIT,
        env=environment(home),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_puzzle_is_solved_at_the_prompt_and_remembered(tmp_path: Path) -> None:
    first, second = puzzles.book("silverfrost").puzzles[:2]
    said = _solve(tmp_path, f"{first.best.text}\n\n{second.next.text}\n", "silverfrost", "--lang", "en")
    assert "Puzzle 1 of" in said
    assert "Right!" in said
    assert "Puzzle 2 of" in said
    assert "Not the best move" in said
    assert "Your move gives up about" in said
    left = _solve(tmp_path, "quit\n", "silverfrost", "--lang", "de")
    assert "Aufgabe 2 von" in left
    listed = _solve(tmp_path, "", "silverfrost", "--list").splitlines()
    assert [line.split()[:2] for line in listed if line.startswith("+")] == [["+", first.id]]


def test_the_answer_is_told_to_whoever_asks_and_then_is_not_solved(tmp_path: Path) -> None:
    first, second = puzzles.book("watch").puzzles[:2]
    again = f"{first.next.text}\n\n{first.best.text}\n"
    told = f"{second.next.text}\na\nq\n"
    said = _solve(tmp_path, f"{again}\n{told}", "watch", "--lang", "en", "--plain")
    wrong, right, rest = said.split("Best:")[0], said.split("Best:")[1], said.split("Best:")[2]
    assert "Not the best move Your move gives up about" in wrong
    assert f"({first.best.text})." in right
    assert f"({second.best.text})." in rest
    listed = _solve(tmp_path, "", "watch", "--list").splitlines()
    assert [line.split()[:2] for line in listed if line.startswith("+")] == [["+", first.id]]


def test_a_puzzle_gives_no_hint(tmp_path: Path) -> None:
    said = _solve(tmp_path, "hint\nquit\n", "watch", "--lang", "en")
    assert "A puzzle gives no hints: the move you make is your answer." in said
    assert "A good move" not in said


def test_a_puzzle_says_what_it_is_and_offers_nothing_that_it_refuses(tmp_path: Path) -> None:
    said = _solve(tmp_path, "quit\n", "watch", "--lang", "en")
    assert "Puzzle 1 of" in said
    assert "Founding · Easy. Find the best move." in said
    assert "Welcome" not in said
    assert "u undo" not in said


def test_what_does_not_exist_is_refused(tmp_path: Path) -> None:
    refused(run("puzzle", "watch", "--theme", "nonsense", "--lang", "en"), "Choose one of")
    refused(run("puzzle", "watch", "--puzzle", "nonsense", "--lang", "en"), "no puzzles")
    refused(run("mine", "watch", "--out", tmp_path / "book", "--games", "0", "--lang", "en"), "--games")
    for flag in ("--games", "--each"):
        both = run(
            "mine",
            "watch",
            "--out",
            tmp_path / "new",
            "--again",
            tmp_path / "book",
            flag,
            "3",
            "--lang",
            "en",
        )
        refused(both, "--again looks at the puzzles of a file")
    text = tmp_path / "book"
    for wrong in ("", "[]", "{}", '{"format": 9}', puzzles.Book("silverfrost", (), ()).write()):
        text.write_text(wrong)
        said = run("mine", "watch", "--out", tmp_path / "new", "--again", text, "--lang", "en")
        refused(said, "holds no puzzles of watch")
    refused(
        run("mine", "watch", "--out", tmp_path / "new", "--again", tmp_path / "none", "--lang", "en"), "none"
    )
    (tmp_path / "new.games").write_text("hours of work\n")
    text.write_text(puzzles.book("watch").write())
    for more in (("--games", "1"), ("--again", text)):
        said = run("mine", "watch", "--out", tmp_path / "new", *more, "--lang", "en")
        refused(said, "new.games holds other games than those of this search")
    assert (tmp_path / "new.games").read_text() == "hours of work\n"
    assert not (tmp_path / "new").exists()
