"""`frostwall sim`: the same games however they are played, its files, and how it ends."""

import json
import os
import signal
import subprocess
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from tests.cli.command import COMMAND, posix, run

from frostwall import about
from frostwall.cli import main as cli


def comparable(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for key in ("seconds", "games_per_second", "plies_per_second", "decisions_per_second", "workers"):
        del found[key]
    return found


def test_sim_prints_one_object() -> None:
    done = run("sim", "watch", "--games", "4", "--seed", "3", "--workers", "1", "--json", "-")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["games"], found["seed"], found["workers"]) == (4, 3, 1)
    assert len(found["wins_by_seat"]) == 4
    assert found["bots"] == ["random"] * 4
    assert found["compiled"] == about.compiled()


def test_sim_is_the_same_for_any_workers_and_with_records(tmp_path: Path) -> None:
    base = ["sim", "watch", "--games", "5", "--seed", "3", "--option", "player-trade=off", "--json", "-"]
    one = comparable(run(*base, "--workers", "1").stdout)
    assert one == comparable(run(*base, "--workers", "2").stdout)
    assert one == comparable(
        run(*base, "--records", str(tmp_path), "--report", str(tmp_path / "r.html")).stdout
    )
    assert one["options"] == {"player_trade": False}
    other = [word if word != "3" else "4" for word in base]
    assert one != comparable(run(*other).stdout)


def test_sim_summary_and_files(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = run("sim", "watch", "--games", "2", "--bots", "greedy,random,random", "--json", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 games of A Game of Thrones Catan (base game), 3 seats, seed 1" in done.stdout
    assert "strong bot" in done.stdout
    assert "bot without a plan" in done.stdout
    assert "greedy" not in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["bots"] == ["greedy", "random", "random"]


def test_sim_in_german() -> None:
    done = run("sim", "watch", "--games", "1", "--lang", "de")
    assert done.returncode == 0
    assert "Eine Partie A Game of Thrones - Catan (Basisspiel)" in done.stdout


def test_sim_where_signs_are_missing() -> None:
    done = run("sim", "watch", "--games", "1", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")


class Balanced(HTMLParser):
    """Counts on every tag being closed where it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_sim_report_opens(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run("sim", "watch", "--games", "2", "--report", page)
    assert done.returncode == 0, done.stderr
    parser = Balanced()
    parser.feed(page.read_text(encoding="utf-8"))
    parser.close()
    assert parser.open == []
    assert {"html", "title", "svg", "table"} <= parser.seen


def test_records_directory_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "deep"
    assert run("sim", "watch", "--games", "1", "--seed", "9", "--records", folder).returncode == 0
    assert [path.name for path in folder.iterdir()] == ["watch-base-9-1.rec"]


# --- interruptions and progress ---


@posix
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("whole_group", [True, False])
def test_an_interruption_is_quiet(workers: str, whole_group: bool, tmp_path: Path) -> None:
    """Ctrl-C reaches the whole group, `kill -INT` one process; either way all of them end."""
    command = [
        *COMMAND,
        "sim",
        "watch",
        "--games",
        "100000",
        "--workers",
        workers,
        "--records",
        str(tmp_path),
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        while not any(tmp_path.iterdir()):  # it is at work
            assert process.poll() is None
            time.sleep(0.05)
        if whole_group:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (cli.INTERRUPTED, b"", b"")
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


@posix
def test_progress_is_shown_on_a_terminal_only() -> None:
    ours, theirs = os.openpty()
    command = [*COMMAND, "sim", "watch", "--games", "3", "--json", "-"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, check=False)
    os.close(theirs)
    shown = os.read(ours, 100_000)
    os.close(ours)
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 3
    assert b"3 of 3 games" in shown
    assert shown.endswith(b"\r\x1b[K")  # and nothing of it is left
