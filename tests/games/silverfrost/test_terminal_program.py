"""The real program with Silverfrost: on pseudo-terminals, over a pipe, by its options."""

import io
import re
import sys
from pathlib import Path

import pytest
from tests.terminal import program
from tests.terminal.program import WAIT, Talk, piped, saved
from tests.terminal.real_terminal import frames, terminal

from frostwall.cli.main import main
from frostwall.core.drive import verify
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.terminal.session import read_file


@pytest.fixture(autouse=True)
def silverfrost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "COMMAND", [sys.executable, "-m", "frostwall", "terminal", "silverfrost"])


@pytest.mark.parametrize(("seats", "columns", "rows"), [(1, 80, 24), (2, 120, 40), (4, 80, 24)])
def test_the_screen(tmp_path: Path, seats: int, columns: int, rows: int) -> None:
    args = ("--seats", str(seats), "--seed", "screen", "--fast", "--bots", "random")
    with terminal(tmp_path, *args, columns=columns, rows=rows) as talk:
        talk.until("Which animals do you play with?", 0)
        talk.quiet(0.5)
        if seats == 1:
            talk.type("1\n", "Which animals does Claw play with?")
            talk.quiet(0.5)
        talk.type("1\n", "Which lowland quest")
        talk.quiet(0.5)
        talk.type("1\n", "Keep your hand")
        talk.quiet(0.5)
        talk.type("s\n", "Your turn")
        talk.quiet(0.5)
        talk.type("card rye oven\n", "Take 1 nut for each larder in your city, this one included, at most 3.")
        talk.type("\n", "> ")
        talk.type(".\n", "> ")
        talk.type("p 16\n", "> ")
        talk.type("quit\n", "saved in")
        talk.rest()
    for frame in frames(talk.heard):
        assert len(frame) <= rows - 1
        assert max(len(line) for line in frame) <= columns
    assert "Traceback" not in talk.heard


def test_a_whole_game_through_the_prompt(tmp_path: Path) -> None:
    """Whatever `?` lists first is typed until the game is over."""
    talk = Talk(tmp_path, "--seed", "pipe", "--bots", "random", "--seats", "2")
    shown = talk.until_prompt()
    for _ in range(1000):
        if shown.endswith("leaves > "):
            break
        listed = talk.say("?").split("Your moves\n", 1)[1]
        first = re.search(r"^([a-z]) [^\n]*\n +(\d+(?:\.\d+)?)  ", listed, re.MULTILINE)
        single = re.search(r"^([a-z]) .*  [a-z]+$", listed, re.MULTILINE)
        if first is not None and (single is None or first.start() < single.start()):
            shown = talk.say(f"{first[1]} {first[2]}")
            if "[" in shown and "discard" in shown:  # more than one card is asked for
                shown = talk.say(f"{first[1]} 1 2")
        else:
            assert single is not None
            shown = talk.say(single[1])
    talk.say("")
    assert talk.process.wait(WAIT) == 0
    assert talk.process.stdin
    assert talk.process.stdout
    talk.process.stdin.close()
    talk.process.stdout.close()
    assert "Won by" in talk.heard
    report = verify(read_file(saved(tmp_path)), GAME)
    assert not report.problems
    assert report.finished


def test_a_game_is_resumed(tmp_path: Path) -> None:
    first = piped(tmp_path, "1\n1\n1\ns\nquit\n", "--seats", "1", "--seed", "r", "--option", "difficulty=3")
    assert (first.returncode, first.stderr) == (0, "")
    again = piped(tmp_path, "seats\nquit\n", "--resume")
    assert (again.returncode, again.stderr) == (0, "")
    assert "Welcome back to Silverfrost." in again.stdout
    assert "Claw, difficulty 3:" in again.stdout
    assert "\x1b" not in again.stdout


def test_german_over_a_pipe(tmp_path: Path) -> None:
    found = piped(
        tmp_path, "1\n1\ns\n?\ncard roggenofen\nhelp\nquit\n", "--seats", "3", "--lang", "de", "--seed", "g"
    )
    assert (found.returncode, found.stderr) == (0, "")
    for sentence in ("Willkommen bei Silverfrost.", "Dein Zug (Sommer)", "Roggenofen  Bauwerk", "OPTIONEN"):
        assert sentence in found.stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seats", "5"], "5 players"),
        (["--rules", "base"], "base"),
        (["--option", "difficulty=9"], "difficulty"),
        (["--option", "set=nowhere"], "nowhere"),
        (["--bots", "genius"], "genius"),
        (["--seats", "1", "--bots", "greedy,random"], "2 bots"),
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
    assert main(["terminal", "silverfrost", *args]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "silverfrost", "--options", "--seats", "1"]) == 0
    text = capsys.readouterr().out
    alone = {option.key for option in GAME.options("standard") if not option.seats or 1 in option.seats}
    assert set(re.findall(r"^(\S+)=", text, re.MULTILINE)) == alone


def test_a_record_says_itself_what_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = piped(tmp_path, "1\n1\ns\nquit\n", "--seats", "2", "--seed", "r")
    assert first.returncode == 0
    file = saved(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["terminal", "--resume", str(file), "--plain"]) == 0
    assert "Welcome back to Silverfrost." in capsys.readouterr().out
    file.write_text(file.read_text("utf-8").replace("options: {}", 'options: {"set":"nowhere"}'), "utf-8")
    assert main(["terminal", "--resume", str(file), "--plain"]) == 2
    assert "nowhere" in capsys.readouterr().err
