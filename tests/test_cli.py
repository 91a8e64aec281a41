"""The command line as a process: what it prints, its exit codes, and one clear sentence for every mistake."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from frostwall import about
from frostwall.cli import files
from frostwall.cli import main as cli
from frostwall.core.record import Record
from frostwall.games import games

COMMAND = [sys.executable, "-m", "frostwall"]
MESSAGES = Path(cli.__file__).parents[1] / "words"


def run(*args: str | Path, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


# Runs many command lines in one process, each with output streams of its own: starting Python is what takes long.
BATCH = """
import json, os, sys
from frostwall.cli.main import main
found = []
for line in json.load(sys.stdin):
    kept = []
    for fd in (1, 2):
        kept.append(os.dup(fd))
        file = os.open(f"{sys.argv[1]}/{fd}", os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        os.dup2(file, fd)
        os.close(file)
    try:
        code = main(line)
    except BaseException as problem:
        code = repr(problem)
    for stream, fd, old in ((sys.stdout, 1, kept[0]), (sys.stderr, 2, kept[1])):
        stream.flush()
        os.dup2(old, fd)
        os.close(old)
    texts = [open(f"{sys.argv[1]}/{fd}", encoding="utf-8").read() for fd in (1, 2)]
    found.append([code, *texts])
json.dump(found, sys.stdout)
"""


def run_all(lines: list[list[str]], folder: Path) -> list[subprocess.CompletedProcess[str]]:
    done = subprocess.run(
        [sys.executable, "-c", BATCH, str(folder)],
        input=json.dumps(lines),
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = [subprocess.CompletedProcess(line, *rest) for line, rest in zip(lines, json.loads(done.stdout))]
    assert len(found) == len(lines)
    return found


def refused(done: subprocess.CompletedProcess[str], words: str) -> None:
    """Exit code 2 and one sentence on stderr that says what is wrong."""
    assert done.returncode == 2, done
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr[-2] in ".]')"
    assert "Traceback" not in done.stderr


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games that `sim` recorded."""
    folder = tmp_path_factory.mktemp("records")
    done = run("sim", "watch", "--games", "2", "--seed", "7", "--seats", "3", "--records", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def file(records: Path, tmp_path: Path) -> Path:
    """One of them, to be spoilt."""
    copy = tmp_path / "game.rec"
    copy.write_bytes((records / "watch-base-7-1.rec").read_bytes())
    return copy


# --- the door ---


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, about.describe() + "\n", "")


def test_help(tmp_path: Path) -> None:
    commands = ["play", "serve", "backup", "terminal", "sim", "replay", "verify", "rules", "bench"]
    nothing, whole, *each = run_all([[], ["--help"], *([name, "--help"] for name in commands)], tmp_path)
    assert (nothing.returncode, nothing.stdout) == (0, whole.stdout)
    for name, done in zip(commands, each, strict=True):
        assert name in whole.stdout
        assert done.returncode == 0
        assert done.stdout.startswith(f"usage: frostwall {name}")


MISTAKES = [
    ("play --port 65536", "--port takes a whole number from 0 to 65535, not “65536”"),
    ("play --port x", "--port takes a whole number"),
    ("play --database nonsense", "--database takes sqlite:///FILE"),
    ("play --database mysql://host/name", "“mysql” is not known here"),
    ("play --database sqlite:////no/such/place/table.sqlite", "Cannot write /no/such/place/table.sqlite"),
    ("play --seed ", "A seed is a line"),
    ("play --lang xx", "no texts in “xx”"),
    ("play --host 0.0.0.0", "--host"),  # that is `serve`
    ("serve", "FROSTWALL_DATABASE"),
    ("serve --port -1 --database sqlite://", "--port"),
    ("serve --port 99999 --database sqlite://", "--port takes a whole number"),
    ("serve --database postgresql://u:secret@h@ost/name", "--database takes sqlite:///FILE"),
    ("serve --database sqlite:////", "Cannot write /: Is a directory"),
    ("serve --database sqlite:// --public-url play.example.org", "not “play.example.org”"),
    ("serve --database sqlite:// --public-url ftp://play.example.org", "--public-url takes"),
    ("serve --database sqlite:// --public-url https://play.example.org/path", "without a path"),
    ("serve --database sqlite:// --public-url https://user:secret@play.example.org", "--public-url takes"),
    ("serve --database sqlite:// --public-url https://[::1", "--public-url takes"),
    ("serve --database sqlite:// --sets /no/such/place", "a directory that exists, not “/no/such/place”"),
    ("serve --database sqlite:// --keep-days soon", "--keep-days takes a whole number from 0"),
    ("serve --database sqlite:// --workers 0", "--workers takes a whole number from 1 to 64"),
    ("serve --database sqlite:// --forwarded-allow-ips nginx", "not “nginx”"),
    ("serve --database sqlite:// --forwarded-allow-ips 10.0.0.0/8,,", "not “”"),
    (
        "serve --database sqlite:// --host no.such.host.invalid",
        "Cannot listen on no.such.host.invalid, port 8000",
    ),
    ("serve --database sqlite:// --host 192.0.2.1", "Cannot listen on 192.0.2.1, port 8000"),
    ("backup", "FILE"),
    ("backup --database sqlite:////no/such/file /no/such/copy", "no database of Frostwall at /no/such/file"),
    ("backup --database nonsense /no/such/copy", "--database takes sqlite:///FILE"),
    ("decks", "'decks'"),
    ("deck", "check|new"),
    ("nonsense", "'nonsense'"),
    ("sim", "GAME"),
    ("sim chess", "no game “chess”"),
    ("sim watch --rules chess", "no mode “chess”"),
    ("sim watch --seats 2", "2 players cannot play"),
    ("sim watch --seats 7", "7 players cannot play"),
    ("sim watch --seats many", "--seats takes a whole number"),
    ("sim watch --seats 10000000000000000000000000000000000000000", "--seats takes a whole number"),
    ("sim watch --option board", "KEY=VALUE"),
    ("sim watch --option =x", "KEY=VALUE"),
    ("sim watch --option board=", "KEY=VALUE"),
    ("sim watch --option board=round", "“board” cannot be “round”"),
    ("sim watch --option wall=on", "no option “wall”"),
    ("sim watch --option seats=3", "no option “seats”"),
    ("sim watch --option board=standard --option board=full_random", "given twice"),
    ("sim watch --option start=beginner --option board=full_random", "“start” cannot be “beginner”"),
    ("sim watch --bots alphazero", "no bot “alphazero”"),
    ("sim watch --bots random,,random", "no bot “”"),
    ("sim watch --bots random,random,random --seats 4", "3 bots are named for 4 seats"),
    ("sim watch --bots random,random", "2 players cannot play"),
    ("sim watch --games 0", "--games takes a whole number from 1 to 10000000, not “0”"),
    ("sim watch --games -1", "not “-1”"),
    ("sim watch --games 1000000000000", "not “1000000000000”"),
    ("sim watch --games ten", "not “ten”"),
    ("sim watch --games 1000000 --records /tmp", "--games takes a whole number from 1 to 100000"),
    ("sim watch --seed -1", "--seed takes a whole number from 0"),
    ("sim watch --seed x", "--seed takes a whole number from 0"),
    ("sim watch --workers 0", "--workers takes a whole number from 1 to 256, not “0”"),
    ("sim watch --workers 1000000", "--workers takes a whole number"),
    ("sim watch --json /no/such/place", "Cannot write /no/such/place"),
    ("sim watch --json /", "Cannot write /: Is a directory"),
    ("sim watch --report /no/such/place", "Cannot write /no/such/place"),
    ("sim watch --records /dev/null", "Cannot use /dev/null as a directory"),
    ("sim watch --lang xx", "no texts in “xx”"),
    ("sim watch --wrong", "--wrong"),
    ("sim watch --games", "--games"),
    ("replay", "FILE"),
    ("replay /no/such/file", "Cannot read /no/such/file: No such file"),
    ("replay /", "Cannot read /: Is a directory"),
    ("verify", "FILE"),
    ("verify /no/such/file", "Cannot read /no/such/file: No such file"),
    ("verify /", "Cannot read /: Is a directory"),
    ("rules BLD-999", "no rule BLD-999"),
    ("rules qqqzzz", "nothing about “qqqzzz”"),
    ("rules --lang xx", "no texts in “xx”"),
    ("rules --game chess", "no game “chess”"),
    ("bench --against chess", "no yardstick “chess”"),
    ("bench --seconds 0", "--seconds takes a whole number from 1 to 3600"),
    ("bench --seconds soon", "--seconds takes a whole number"),
    ("bench --json /no/such/place", "Cannot write /no/such/place"),
    ("terminal chess", "no game “chess”"),
    ("terminal watch --seats some", "--seats"),
]


@pytest.fixture(scope="session")
def mistakes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, subprocess.CompletedProcess[str]]:
    lines = [line for line, _ in MISTAKES]
    found = run_all([line.split(" ") for line in lines], tmp_path_factory.mktemp("mistakes"))
    return dict(zip(lines, found, strict=True))


@pytest.mark.parametrize(("line", "words"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_one_sentence(
    line: str, words: str, mistakes: dict[str, subprocess.CompletedProcess[str]]
) -> None:
    refused(mistakes[line], words)
    assert mistakes[line].stdout == ""
    assert "secret" not in mistakes[line].stderr


def test_a_mistake_as_a_process_of_its_own() -> None:
    refused(run("sim", "watch", "--games", "0", "--lang", "de"), "--games verlangt eine ganze Zahl")
    done = run("sim", "\x1b[31mwatch")
    refused(done, "\N{REPLACEMENT CHARACTER}[31mwatch")
    assert "\x1b" not in done.stderr


def test_without_the_package_for_texts() -> None:
    """The engine's two wheels are enough to simulate; texts say what they need."""
    code = (
        "import sys; sys.modules['fluent'] = None; sys.modules['fluent.runtime'] = None\n"
        "from frostwall.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )

    def bare(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", code, *args], capture_output=True, text=True, check=False
        )

    assert bare("--version").returncode == 0
    done = bare("sim", "watch", "--games", "1", "--json", "-")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 1
    refused(bare("terminal", "watch"), "pip install 'frostwall[terminal]'")
    missing = code.replace("fluent.runtime", "platformdirs").replace("'fluent'", "'platformdirs'")
    done = subprocess.run(
        [sys.executable, "-c", missing, "terminal"], capture_output=True, text=True, check=False
    )
    refused(
        done,
        "The terminal needs the package platformdirs; install it with: pip install 'frostwall[terminal]'",
    )
    refused(bare("sim", "watch", "--games", "1"), "pip install 'frostwall[terminal]'")
    refused(bare("sim", "chess"), "error-unknown-game")


def test_without_the_packages_of_the_server() -> None:
    """Which of them is missing does not matter; that the first one is named does."""
    code = (
        "import sys; sys.modules[sys.argv[1]] = None\n"
        "from frostwall.cli.main import main; sys.exit(main(sys.argv[2:]))"
    )
    for package in ("uvicorn", "fastapi", "sqlalchemy", "segno"):
        for line in (["play", "--no-browser"], ["serve", "--database", "sqlite://"], ["backup", "copy"]):
            if line[0] == "backup" and package != "sqlalchemy":
                continue
            done = subprocess.run(
                [sys.executable, "-c", code, package, *line], capture_output=True, text=True, check=False
            )
            refused(done, f"needs the package {package}; install it with: pip install 'frostwall[server]'")


# --- sim ---


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
    assert "2 games of watch (base), 3 seats, seed 1" in done.stdout
    assert "greedy" in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["bots"] == ["greedy", "random", "random"]


def test_sim_in_german() -> None:
    done = run("sim", "watch", "--games", "1", "--lang", "de")
    assert done.returncode == 0
    assert "Eine Partie watch" in done.stdout


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


# --- replay and verify ---


def test_replay_and_verify_what_sim_wrote(records: Path, tmp_path: Path) -> None:
    files = [str(path) for path in sorted(records.iterdir())]
    assert len(files) == 2
    found = run_all([[command, file] for file in files for command in ("replay", "verify")], tmp_path)
    for done in found:
        assert (done.returncode, done.stderr) == (0, "")
    for replayed, verified in zip(found[::2], found[1::2], strict=True):
        assert "The game is over" in replayed.stdout
        assert "[SET-11]" in replayed.stdout
        assert "The record is in order." in verified.stdout


def test_replay_for_a_viewer_and_to_a_line(records: Path, tmp_path: Path) -> None:
    start = ["replay", str(records / "watch-base-7-1.rec")]
    viewers = [[*start, "--to", "60", "--viewer", viewer, "--lang", "de"] for viewer in ("0", "spectator")]
    wrong = [["--viewer", "3"], ["--viewer", "me"], ["--to", "99999"], ["--to", "-1"]]
    found = run_all([*viewers, *([*start, *more] for more in wrong)], tmp_path)
    for done in found[:2]:
        assert (done.returncode, done.stderr) == (0, "")
        assert "Angehalten nach Zug 60" in done.stdout
    for done, (name, _) in zip(found[2:], wrong, strict=True):
        refused(done, f"{name} takes a whole number from 0 to")


def edited(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.search(old, text, re.MULTILINE)
    file.write_text(re.sub(old, new, text, count=1, flags=re.MULTILINE), encoding="utf-8")


UNREADABLE = [
    (r"^frostwall 1$", "frostwall 2", "format 2"),
    (r"^frostwall 1$", "chess 1", "not a Frostwall record"),
    (r"^rules_version: 1$", "rules_version: 999", "version 999 of the rules"),
    (r"^game: watch$", "game: chess", "does not know the game “chess”"),
    (r"^rules: base$", "rules: nonsense", "no mode “nonsense”"),
    (r"^seats: 3$", "seats: x", "does not allow “seats”"),
    (r"^seats: 3$", "seats: 77", "does not allow"),
    (r"^setup: .*$", "setup: {}", "cannot begin"),
    (r"^setup: .*$", "setup: 7", "does not allow “setup”"),
    (r"^options: .*$", 'options: {"board": "round"}', "cannot begin"),
    (r"^game: watch\n", "", "lacks the line “game"),
    (r"^3 ", "4 ", "without gaps"),
    (r"^5 .*\n", "", "without gaps"),
    (r"^5 .*$", "what is this", "not a line of the form"),
    (r"\n\n", "\n", "blank line"),
]


ILLEGAL = [
    (r" roll$", " end"),
    (r" dice \d \d$", " dice 7 7"),
    (r"^1 (\d) .*$", r"1 \1 fly 3"),
    (r" roll$", " dice 1 1"),
]


def test_an_unreadable_record(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines: list[list[str]] = []
    for at, (old, new, _) in enumerate(UNREADABLE):
        spoilt = tmp_path / f"{at}.rec"
        spoilt.write_text(text, encoding="utf-8")
        edited(spoilt, old, new)
        lines += [["replay", str(spoilt)], ["verify", str(spoilt)]]
    for at, done in enumerate(run_all(lines, tmp_path)):
        refused(done, UNREADABLE[at // 2][2])
        assert lines[at][1] in done.stderr
        assert done.stdout == ""


def test_a_line_against_the_rules(file: Path, tmp_path: Path) -> None:
    """Replay prints up to it and refuses; verify has an answer: not in order."""
    text = file.read_text(encoding="utf-8")
    lines: list[list[str]] = []
    for at, (old, new) in enumerate(ILLEGAL):
        spoilt = tmp_path / f"{at}.rec"
        spoilt.write_text(text, encoding="utf-8")
        edited(spoilt, old, new)
        lines += [["replay", str(spoilt)], ["verify", str(spoilt)]]
    found = run_all(lines, tmp_path)
    for replayed, verified in zip(found[::2], found[1::2], strict=True):
        refused(replayed, "Line ")
        assert verified.returncode == 1
        assert "Line " in verified.stderr
        assert verified.stderr.count("\n") == 1
        assert "not legal" in verified.stdout


def test_other_dice_are_noticed(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    rolled = re.search(r" dice (\d) (\d)$", text, re.MULTILINE)
    assert rolled is not None
    first, second = map(int, rolled.groups())
    # The same sum by other dice: still legal, and nothing else changes.
    step = 1 if first < 6 and second > 1 else -1
    other = f"dice {first + step} {second - step}"
    edited(file, rf" dice {first} {second}$", f" {other}")
    replayed, verified = run_all([["replay", str(file)], ["verify", str(file)]], tmp_path)
    assert replayed.returncode == 0
    assert verified.returncode == 1
    assert other in verified.stderr


def test_a_truncated_record(file: Path, tmp_path: Path) -> None:
    data = file.read_bytes()
    middle = len(data) // 2
    file.write_bytes(data[:middle].rstrip(b"\n"))
    # Cut between two lines it is a game that is not over.
    between = tmp_path / "between.rec"
    between.write_bytes(data[: data.rindex(b"\n", 0, middle) + 1])
    lines = [[command, str(one)] for one in (file, between) for command in ("replay", "verify")]
    found = run_all(lines, tmp_path)
    for done in found[:2]:
        refused(done, "the end of the file may be lost")
    assert found[2].returncode == 0
    assert "The game is not over" in found[2].stdout
    assert found[3].returncode == 1
    assert "before the game is over" in found[3].stderr


def test_a_masked_record(file: Path, tmp_path: Path) -> None:
    whole = Record.read(file.read_text(encoding="utf-8"))
    masked = whole.for_viewer(games["watch"], 1, public_when_over=False)
    file.write_text(masked.write(), encoding="utf-8")
    lines = [["replay", str(file)], ["replay", str(file), "--viewer", "0"], ["verify", str(file)]]
    printed, other, verified = run_all(lines, tmp_path)
    assert (printed.returncode, printed.stderr) == (0, "")
    assert "This is what seat 1 may read" in printed.stdout
    refused(other, "seat 1 may read")
    refused(verified, "can be read but not replayed")


def test_files_that_are_no_records(tmp_path: Path) -> None:
    contents = {
        "not a Frostwall record": b"",
        "not a text file": bytes(range(256)),
        "blank line": b"frostwall 1\n" + b"\0" * 100,
        "too large": b"frostwall 1\n" * (files.MAX_FILE // 12 + 1),
    }
    lines: list[list[str]] = []
    for at, data in enumerate(contents.values()):
        file = tmp_path / f"{at}.rec"
        file.write_bytes(data)
        lines += [["replay", str(file)], ["verify", str(file)]]
    found = run_all(lines, tmp_path)
    for at, words in enumerate(contents):
        refused(found[2 * at], words)
        refused(found[2 * at + 1], words)


# --- rules ---


def test_rules(tmp_path: Path) -> None:
    asked = [["rules"], ["rules", "bld-12"], ["rules", "distance", "rule"], ["rules", "longest"]]
    every, one, words, word = run_all(asked, tmp_path)
    assert [done.returncode for done in (every, one, words, word)] == [0, 0, 0, 0]
    assert "BLD-12" in every.stdout
    assert one.stdout.startswith("The distance rule [BLD-12]\n")
    assert words.stdout.startswith("The distance rule")
    assert "Longest Road" in word.stdout


# --- bench ---


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


# --- pipes and interruptions ---

posix = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of POSIX")


@posix
def test_a_broken_pipe_is_quiet(records: Path) -> None:
    command = [*COMMAND, "replay", str(records / "watch-base-7-1.rec")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"A record")
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == cli.BROKEN_PIPE


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a full disk to try")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, "rules"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


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


# --- the sentences ---


PACKAGE = MESSAGES.parent


def keys(file: Path) -> dict[str, set[str]]:
    """The keys of a file of messages with their variables."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        start = re.match(r"([a-z][a-z0-9-]*) =", line)
        if start is not None:
            key = start[1]
            assert key not in found
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$([a-z-]+)", line))
    return found


def test_every_language_has_the_same_sentences() -> None:
    assert keys(MESSAGES / "de" / "cli.ftl") == keys(MESSAGES / "en" / "cli.ftl")


@pytest.mark.parametrize(
    ("prefix", "file", "sources"),
    [
        ("cli", "words/en/cli.ftl", ["cli/*.py", "lab/*.py", "games/*/report/*.py", "games/*/bench.py"]),
        *(
            ("report", f"games/{game}/messages/en/report.ftl", [f"games/{game}/report/*.py"])
            for game in games
        ),
    ],
)
def test_every_sentence_is_used_and_every_used_one_exists(prefix: str, file: str, sources: list[str]) -> None:
    """Keys put together in code (`cli-sim-{head}`) count as used by their beginning; a figure uses `KEY-text` too."""
    code = "".join(
        path.read_text(encoding="utf-8") for source in sources for path in sorted(PACKAGE.glob(source))
    )
    used = set(re.findall(rf"""["']({prefix}-[a-z0-9-]+)["']""", code))
    begun = tuple(re.findall(rf'"({prefix}-[a-z-]+-)\{{', code))
    known = set(keys(PACKAGE / file))
    assert used
    assert used <= known
    used |= {f"{key}-text" for key in used}
    assert {key for key in known - used if not key.startswith(begun)} == set()
