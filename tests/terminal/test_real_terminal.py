"""The real program on a pseudo-terminal: keys, windows and signals."""

import os
import signal
from pathlib import Path

from tests.terminal.real_terminal import frames, terminal, termios
from tests.terminal.scripted import RECORDS


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
        # The kernel signals, too: the screen may be drawn a second time, and not be whole yet.
        assert len(frames(talk.heard[start:])[0]) == 49
        talk.type("ad 14\n", "You build a road on path 14.")


def test_being_told_to_stop_puts_the_terminal_back(tmp_path: Path) -> None:
    with terminal(tmp_path, "--resume", str(copied(tmp_path))) as talk:
        talk.ready()
        # A signal that comes just before the program starts to wait for a key is noticed with the next one.
        while "\x1b[?1049l" not in talk.heard:
            os.kill(talk.child, signal.SIGTERM)
            talk.quiet(1.0)
