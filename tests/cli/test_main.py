"""The command line as a process: what it prints, its exit codes, and one clear sentence for every mistake."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the extra [terminal] is not installed")

from tests.cli.command import COMMAND, posix, refused, run, run_all

from frostwall import about
from frostwall.cli import main as cli


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
    ("serve --database sqlite:// --admin 9465", "--admin takes an address and a port"),
    ("serve --database sqlite:// --admin 127.0.0.1:0", "--admin needs a token of at least 16 characters"),
    ("serve --database sqlite:// --admin 127.0.0.1:0 --admin-token-file /no/such/file", "/no/such/file"),
    ("serve --database sqlite:// --log xml", "--log takes text or json, not “xml”"),
    ("serve --database sqlite:// --traces nowhere", "--traces takes the address of a receiver"),
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


# --- pipes ---


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
