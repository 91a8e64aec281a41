"""The real program in Brotherhood modes: on pseudo-terminals of every size, over a pipe, by its options."""

from pathlib import Path

import pytest
from tests.terminal.program import piped
from tests.terminal.real_terminal import frames, terminal
from tests.terminal.scripted import RECORDS

from frostwall.cli.main import main
from frostwall.terminal.session import read_file


def copied(home: Path, name: str) -> str:
    path = home / f"{name}.rec"
    path.write_text((RECORDS / f"{name}.rec").read_text(encoding="utf-8"), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", ["wall", "six"])
def test_panes_on_a_small_terminal(tmp_path: Path, name: str) -> None:
    with terminal(tmp_path, "--resume", copied(tmp_path, name), "--fast", columns=80, rows=24) as talk:
        talk.ready()
        talk.type(".\n", "Crossing takes")
        talk.type("gift\n", ". the north")
        talk.type("h\n", "> ")
        talk.type("undo\n", "> ")
        talk.type("heroes\n", "Enter:")
        talk.type("x\n", "> ")
        talk.type("quit\n", "saved in")
        talk.rest()
    for frame in frames(talk.heard):
        assert len(frame) <= 23
        assert max(len(line) for line in frame) <= 80
    assert "Traceback" not in talk.heard


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 35), (160, 50)])
@pytest.mark.parametrize("more", [{}, {"NO_COLOR": "1"}, {"TERM": "vt100"}])
def test_windows_and_colours(tmp_path: Path, columns: int, rows: int, more: dict[str, str]) -> None:
    with terminal(tmp_path, "--resume", copied(tmp_path, "six"), columns=columns, rows=rows, **more) as talk:
        talk.until("Trade and build", 0)
        talk.quiet(0.5)  # what is typed while a screen is still being drawn is echoed into it
        talk.type("quit\n", "--resume")
    shown = frames(talk.heard)[-1]
    assert len(shown) == rows - 1
    assert max(len(line) for line in shown) <= columns
    assert any("5/8" in line for line in shown)
    assert ("╱1,2" in "\n".join(shown)) == (columns > 80)
    assert ("\x1b[38;5;" in talk.heard) == (not more)


def test_founding_guards_are_placed_in_the_north(tmp_path: Path) -> None:
    path = copied(tmp_path, "guards")
    with terminal(tmp_path, "--resume", path, "--fast", columns=80, rows=24) as talk:
        talk.until("Put your first guard on the Wall", 0)
        talk.until("Crossing takes", 0)
        talk.quiet(1.0)
        talk.type("1\n", "> ")
        talk.type("quit\n", "saved in")
    assert "guard 1" in [line.text for line in read_file(Path(path)).lines if line.seat == 0]


def test_sentences_over_a_pipe(tmp_path: Path) -> None:
    found = piped(
        tmp_path, "north\nwall\ngift\nheroes\nhero\n.\nh\nquit\n", "--resume", copied(tmp_path, "six")
    )
    assert found.returncode == 0
    assert found.stderr == ""
    for sentence in (
        "The north and the Wall",
        "Section 5: 3 guards",
        "Hex 3 (lumber 4) is blocked",
        "In the display",
    ):
        assert sentence in found.stdout
    assert "\x1b" not in found.stdout


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_mode_stands_for_its_extension_too(tmp_path: Path, seats: int) -> None:
    path = tmp_path / "new.rec"
    args = (
        "--rules",
        "brotherhood",
        "--seats",
        str(seats),
        "--seed",
        "s",
        "--record",
        str(path),
        "--bots",
        "random",
    )
    found = piped(tmp_path, "help\nmap\nquit\n", *args)
    assert found.returncode == 0
    assert found.stderr == ""
    record = read_file(path)
    assert (record.header.rules, record.header.seats) == (
        "brotherhood56" if seats > 4 else "brotherhood",
        seats,
    )


def test_the_options_of_a_mode_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "watch", "--options"]) == 0
    assert "heroic_tragedy" not in capsys.readouterr().out
    assert (
        main(["terminal", "watch", "--rules", "brotherhood", "--seats", "6", "--options", "--lang", "de"])
        == 0
    )
    said = capsys.readouterr().out
    assert "heroic_tragedy=yes|no" in said
    assert "heroes=extended7|all" in said
    assert "vp_cards=0..20" in said
    assert main(["terminal", "watch", "--rules", "chess", "--options"]) == 2
    assert main(["terminal", "watch", "--rules", "brotherhood", "--seats", "7", "--options"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
