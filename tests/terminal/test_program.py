"""The real program: over a pipe, on a pseudo-terminal, and with wrong arguments."""

import codecs
import errno
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.terminal.scripted import RECORDS

from frostwall.cli.main import main
from frostwall.core.drive import daily_seed, verify
from frostwall.games.watch.engine.game import GAME
from frostwall.terminal.session import read_file

COMMAND = [sys.executable, "-m", "frostwall", "terminal", "watch"]
WAIT = 60.0
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def environment(home: Path, **more: str) -> dict[str, str]:
    found = {
        key: value
        for key, value in os.environ.items()
        if key not in ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES")
    }
    return {
        **found,
        "XDG_DATA_HOME": str(home),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
        **more,
    }


def piped(home: Path, typed: str | bytes, *args: str) -> subprocess.CompletedProcess[str]:
    data = typed.encode() if isinstance(typed, str) else typed
    found = subprocess.run(
        [*COMMAND, *args], input=data, capture_output=True, timeout=WAIT, env=environment(home), check=False
    )
    return subprocess.CompletedProcess(
        found.args, found.returncode, found.stdout.decode(), found.stderr.decode()
    )


def saved(home: Path) -> Path:
    files = list((home / "frostwall" / "games").glob("*.rec"))
    assert len(files) == 1
    return files[0]


# --- over a pipe ---


def test_the_end_of_the_input_ends_politely(tmp_path: Path) -> None:
    found = piped(tmp_path, "33\n41\n", "--seed", "a", "--bots", "random")
    assert found.returncode == 0
    assert found.stderr == ""
    assert "You found a settlement at intersection 33. SET-11" in found.stdout
    assert "> 33\n" in found.stdout
    file = saved(tmp_path)
    assert f"--resume {file}" in found.stdout
    assert [line.text for line in read_file(file).lines if line.seat == 0] == ["settlement 33", "road 41"]
    assert "\x1b" not in found.stdout


def test_the_game_of_a_day_is_that_of_the_table_server(tmp_path: Path) -> None:
    piped(tmp_path, "", "--day", "2026-11-16", "--seats", "3", "--option", "edition=de", "--bots", "random")
    seed = read_file(saved(tmp_path)).header.seed
    assert seed == daily_seed("2026-11-16", "watch", "base", 3, {"edition": "de"})
    assert seed == 'daily 2026-11-16 watch base 3 edition="de"'


def test_every_command_over_a_pipe(tmp_path: Path) -> None:
    lines = [
        "help",
        "?",
        "why settlement 33",
        "look 33",
        "map",
        "map paths",
        "board",
        "hand",
        "costs",
        "log",
        "rules distance",
        "rules BLD-12",
        "33",
        "undo",
        "33",
        f"save {tmp_path}/copy.rec",
        "resume",
        "lang de",
        "?",
        "lang en",
        "quit",
    ]
    found = piped(tmp_path, "\n".join(lines) + "\n", "--seed", "b", "--bots", "random")
    assert found.returncode == 0
    assert found.stderr == ""
    for sentence in (
        "PLAYING",
        "Your moves",
        "“settlement 33” is legal now",
        "intersection 33: wool 12, grain 5",
        "Hexes, with their",
        "You hold no resource cards.",
        "Trade routes:",
        "What happened so far",
        "The distance rule",
        "Taken back: settlement 33.",
        f"Saved as {tmp_path}/copy.rec.",
        "Deine Züge",
        "Now in English.",
    ):
        assert sentence in found.stdout, sentence
    assert re.search(r"^ +47.* 48", found.stdout, re.MULTILINE)  # the drawn map
    assert read_file(tmp_path / "copy.rec").lines[-1].text == "settlement 33"


def test_resuming_continues(tmp_path: Path) -> None:
    first = tmp_path / "one"
    second = tmp_path / "two"
    piped(first, "33\n41\n22\n30\nr\ne\nr\n", "--seed", "r")
    piped(second, "33\n41\n", "--seed", "r", "--record", str(tmp_path / "two.rec"))
    piped(second, "22\n30\nr\n", "--resume", str(tmp_path / "two.rec"))
    piped(second, "e\nr\n", "--resume", str(tmp_path / "two.rec"))
    assert saved(first).read_text() == (tmp_path / "two.rec").read_text()
    last = piped(first, "hand\n", "--resume")
    assert last.returncode == 0
    assert "Welcome back" in last.stdout


def test_nothing_but_bytes(tmp_path: Path) -> None:
    found = piped(
        tmp_path,
        b"\xff\xfe\x00\x80\n\x1b[31m\n" + b"A" * 200_000 + b"\n\r\n33\r\n",
        "--seed",
        "a",
        "--bots",
        "random",
    )
    assert found.returncode == 0
    assert found.stderr == ""
    assert "too long" in found.stdout
    assert "You found a settlement at intersection 33." in found.stdout
    assert "\x1b" not in found.stdout


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--seed", "a"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    try:
        process.stdin.write(b"help\n" * 50)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(WAIT) != 1
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


class Talk:
    """A conversation with the program over two pipes."""

    def __init__(self, home: Path, *args: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(home)
        )
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.heard = ""

    def until_prompt(self) -> str:
        """What was printed up to the next prompt or the end."""
        assert self.process.stdout
        end = time.monotonic() + WAIT
        start = len(self.heard)
        while not self.heard[start:].endswith(("\n> ", "leaves > ")):
            assert time.monotonic() < end, self.heard[-2000:]
            data = os.read(self.process.stdout.fileno(), 65536)
            if not data:
                break
            self.heard += self._decoder.decode(data)
        return self.heard[start:]

    def say(self, line: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.until_prompt()


def test_a_whole_game_through_the_prompt(tmp_path: Path) -> None:
    """Whatever `?` lists first is typed until the game is over."""
    talk = Talk(tmp_path, "--seed", "pipe", "--bots", "greedy", "--seats", "3")
    shown = talk.until_prompt()
    for _ in range(2000):
        if shown.endswith("leaves > "):
            break
        listed = talk.say("?").split("Your moves\n", 1)[1]
        first = re.search(r"^   ([a-z](?:\d+|camp))  ", listed, re.MULTILINE)
        single = re.search(r"^([a-z]) .*  [a-z]+$", listed, re.MULTILINE)
        typed = re.search(r"such as (d [a-z]+),", listed)
        choice = next(match for match in (first, single, typed) if match is not None)
        shown = talk.say(choice[1])
    talk.say("")
    assert talk.process.wait(WAIT) == 0
    assert talk.process.stdin
    assert talk.process.stdout
    talk.process.stdin.close()
    talk.process.stdout.close()
    assert "Won by" in talk.heard
    assert f"frostwall replay {saved(tmp_path)}" in talk.heard
    report = verify(read_file(saved(tmp_path)), GAME)
    assert not report.problems
    assert report.finished


# --- mistakes on the command line ---


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--rules", "chess"], "chess"),
        (["--seats", "9"], "9"),
        (["--seats", "2"], "2"),
        (["--seats", "many"], "many"),
        (["--seat", "4"], "seat 4"),
        (["--seat", "-1"], "seat -1"),
        (["--seats", "3", "--seat", "3"], "seat 3"),
        (["--bots", "genius"], "genius"),
        (["--bots", "greedy,random"], "2 bots"),
        (["--bots", ""], "bot"),
        (["--option", "phases"], "phases"),
        (["--option", "phases=sideways"], "sideways"),
        (["--option", "colour=red"], "colour"),
        (["--lang", "tlh"], "tlh"),
        (["--seed", ""], "seed"),
        (["--seed", "a\nb"], "seed"),
        (["--day", "20261116"], "20261116"),
        (["--day", "2026-02-30"], "2026-02-30"),
        (["--day", "9999-12-31"], "9999-12-31"),
        (["--day", "--seed", "a"], "--day"),
        (["--resume", "x", "--day"], "resumed"),
        (["--resume", "/no/such/file"], "/no/such/file"),
        (["--resume", "/"], "/"),
        (["--resume", "x", "--seed", "y"], "resumed"),
        (["--record", "/no/such/folder/x.rec"], "/no/such/folder"),
        (["--resume"], "no game"),
    ],
)
def test_mistakes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: list[str],
    sentence: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["terminal", "watch", *args]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert not (tmp_path / "frostwall").exists()


def test_a_mistake_of_the_real_program(tmp_path: Path) -> None:
    found = piped(tmp_path, "", "--bots", "genius")
    assert found.returncode == 2
    assert "genius" in found.stderr
    assert found.stdout == ""


def test_unknown_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "checkers"]) == 2
    assert "checkers" in capsys.readouterr().err


def test_bad_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = (RECORDS / "middle.rec").read_text(encoding="utf-8")
    bad = {
        "empty": "",
        "foreign": "PGN 1\n",
        "newer": good.replace("frostwall 1", "frostwall 2", 1),
        "newer_rules": good.replace("rules_version: 1", "rules_version: 999", 1),
        "other_game": good.replace("game: watch", "game: chess", 1),
        "truncated": good[:-3],
        "illegal": good.replace("\n1 ", "\n1 0 road 3\n2 ", 1),
        "hand_edited": good.replace(" settlement ", " keep ", 1),
        "no_seed": re.sub(r"seed: .*\n", "", re.sub(r"commit: .*\n", "", good)),
        "masked": good.replace("seed:", "viewer: 1\nseed:", 1),
        "seats": good.replace("seats: 4", "seats: 7", 1),
        "binary": "frostwall 1\n\x00\x01\n\n",
    }
    for name, text in bad.items():
        path = tmp_path / f"{name}.rec"
        path.write_text(text, encoding="utf-8")
        assert main(["terminal", "watch", "--resume", str(path)]) == 2, name
        said = capsys.readouterr()
        assert said.err.count("\n") == 1, name
        assert said.out == ""
        assert path.read_text(encoding="utf-8") == text


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.rec"
    path.write_text("precious")
    assert main(["terminal", "watch", "--record", str(path)]) == 2
    assert path.read_text() == "precious"


# --- on a terminal ---

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")


class Terminal:
    """The program on a pseudo-terminal of a given size; `heard` is all it wrote."""

    def __init__(self, master: int, child: int) -> None:
        self.master = master
        self.child = child
        self.heard = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def until(self, text: str, start: int) -> None:
        end = time.monotonic() + WAIT
        while text not in CODES.sub("", self.heard[start:]) and text not in self.heard[start:]:
            assert time.monotonic() < end, self.heard[-3000:]
            if not self._read():
                raise AssertionError(self.heard[-3000:])

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 1.0)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError as problem:  # how Linux says that the other side is closed
            if problem.errno != errno.EIO:
                raise
            return False
        self.heard += self._decoder.decode(data)
        return bool(data)

    def type(self, line: str, answer: str) -> None:
        start = len(self.heard)
        os.write(self.master, line.encode())
        self.until(answer, start)
        self.quiet(0.3)  # what is typed while a screen is still being drawn is echoed into it

    def ready(self) -> None:
        """Wait for the first prompt, and until the program really waits for a key: a Ctrl-C that comes just before
        that is noticed only with the next key."""
        self.until("> ", 0)
        self.quiet(1.0)

    def quiet(self, seconds: float) -> None:
        """Read until nothing has come for so long."""
        while select.select([self.master], [], [], seconds)[0] and self._read():
            pass

    def rest(self) -> str:
        start = len(self.heard)
        while self._read():
            pass
        return self.heard[start:]


# Gives the program the terminal as its own, so that Ctrl-C reaches it, then becomes the program.
OWN_TERMINAL = """
import fcntl, os, sys, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


@contextmanager
def terminal(home: Path, *args: str, columns: int = 100, rows: int = 35, **more: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    termios.tcsetwinsize(slave, (rows, columns))
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_TERMINAL, *COMMAND, *args],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(home, **more),
    )
    os.close(slave)
    try:
        yield Terminal(master, process.pid)
    finally:
        process.kill()
        process.wait(WAIT)
        os.close(master)


def frames(heard: str) -> list[list[str]]:
    """Every drawn screen as rows of text."""
    found = []
    for frame in heard.split("\x1b[H")[1:]:
        text = CODES.sub("", frame.split("\x1b[J")[0])
        found.append(text.replace("\r\n", "\n").split("\n")[:-1])
    return found


def test_a_real_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "--resume", str(copied(tmp_path)), "--fast") as talk:
        talk.until("Welcome back", 0)
        talk.until("> ", 0)
        talk.type("r\n", "type a number")
        talk.type("14\n", "You build a road on path 14.")
        talk.type("undo\n", "Taken back: road 14.")
        talk.type("rules distance\n", "Enter: back")
        talk.type("\n", "Trade and build")
        talk.type("map paths\n", "Enter: back")
        talk.type("\n", "Trade and build")
        talk.type("ro\t73\n", "You build a road on path 73.")
        talk.type("\x1b[A\n", "[BLD-5]")  # the last line again
        talk.type("e\n", "> ")
        talk.type("quit\n", "saved in")
        talk.rest()
    assert talk.heard.startswith("\x1b[?1049h")
    assert "\x1b[?1049l" in talk.heard
    assert "\x1b[38;5;" in talk.heard
    drawn = frames(talk.heard)
    assert len(drawn) >= 8
    for frame in drawn:
        assert len(frame) <= 34
        assert max(len(line) for line in frame) <= 100


def copied(home: Path) -> Path:
    path = home / "middle.rec"
    path.write_text((RECORDS / "middle.rec").read_text(encoding="utf-8"), encoding="utf-8")
    return path


def test_without_colour_and_in_small_and_large_windows(tmp_path: Path) -> None:
    path = copied(tmp_path)
    for columns, rows, more in ((80, 24, {}), (160, 50, {"NO_COLOR": "1"}), (100, 35, {"TERM": "vt100"})):
        with terminal(tmp_path, "--resume", str(path), columns=columns, rows=rows, **more) as talk:
            talk.until("Trade and build", 0)
            talk.type("quit\n", "--resume")
        shown = frames(talk.heard)[-1]
        assert len(shown) == rows - 1
        assert max(len(line) for line in shown) <= columns
        assert ("\x1b[38;5;" in talk.heard) == (not more)
        assert ("\x1b[9" in talk.heard) == (more.get("TERM") == "vt100")


def test_plain_and_tiny_and_dumb_terminals_get_sentences(tmp_path: Path) -> None:
    path = copied(tmp_path)
    for columns, args, term in ((100, ["--plain"], "xterm"), (40, [], "xterm"), (100, [], "dumb")):
        with terminal(tmp_path, "--resume", str(path), *args, columns=columns, TERM=term) as talk:
            talk.until("Trade and build", 0)
            talk.type("hand\n", "You hold 2 lumber")
            talk.type("quit\n", "--resume")
        assert "\x1b[H" not in talk.heard
        assert ("smaller than 80 by 24" in talk.heard) == (columns == 40)


def test_interrupts_on_a_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "--resume", str(copied(tmp_path))) as talk:
        talk.ready()
        talk.type("\x03", "press Ctrl-C again")
        talk.type("\x03", "saved in")
        talk.rest()
    assert "Traceback" not in talk.heard
    with terminal(tmp_path, "--resume", str(copied(tmp_path))) as talk:
        talk.ready()
        talk.type("e\n", "is playing")
        talk.type("\x03", "Paused.")
        talk.type("\x04", "saved in")
    assert "\x1b[?1049l" in talk.heard


def test_a_window_that_changes_its_size_is_drawn_anew(tmp_path: Path) -> None:
    with terminal(tmp_path, "--resume", str(copied(tmp_path))) as talk:
        talk.ready()
        talk.type("ro", "ro")
        start = len(talk.heard)
        termios.tcsetwinsize(talk.master, (50, 160))
        os.kill(talk.child, signal.SIGWINCH)
        talk.until("> ro", start)
        assert len(frames(talk.heard[start:])[-1]) == 49
        talk.type("ad 14\n", "You build a road on path 14.")


def test_being_told_to_stop_puts_the_terminal_back(tmp_path: Path) -> None:
    with terminal(tmp_path, "--resume", str(copied(tmp_path))) as talk:
        talk.ready()
        # A signal that comes just before the program starts to wait for a key is noticed with the next one.
        while "\x1b[?1049l" not in talk.heard:
            os.kill(talk.child, signal.SIGTERM)
            talk.quiet(1.0)
