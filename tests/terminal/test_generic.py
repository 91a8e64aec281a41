"""A game that the terminal has never heard of: Magpies is added by one line and played at the prompt to its end."""

import contextlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.small_game import GAME
from tests.terminal import program
from tests.terminal.program import Talk, piped, saved
from tests.terminal.real_terminal import frames, terminal
from tests.terminal.scripted import Scripted

from frostwall import bots
from frostwall.cli.main import main
from frostwall.core.drive import setup_rng, verify
from frostwall.core.rng import Rng
from frostwall.games import games
from frostwall.terminal.client import Quit
from frostwall.terminal.commands import Do, Nothing, Open, Read, Run, Say
from frostwall.terminal.generic import GenericClient, GenericMoment, complete, menu, read
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import FEW, MANY, NONE, render, text_of, width
from frostwall.terminal.session import TerminalSession, read_file
from frostwall.words import languages

ROOT = Path(__file__).resolve().parents[2]
NAMES = GAME.kinds.by_name["stake"].args[0].names
KINDS = GAME.kinds.by_name
WINDOWS = [(80, 24), (100, 35), (160, 50)]
# The program with the game added by one line.
PROGRAM = """
import sys
from frostwall.games import games
games.add("magpies", "tests.small_game:BOX")
from frostwall.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(autouse=True)
def magpies(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(program, "COMMAND", [sys.executable, "-c", PROGRAM, "terminal", "magpies"])
    path = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    games.add("magpies", "tests.small_game:BOX")
    yield
    games.remove("magpies")


def start(seed: str, seats: int = 3, file: Path | None = None, **options: object) -> TerminalSession:
    others: dict[int, Any] = {seat: bots.make("random", "magpies") for seat in range(1, seats)}
    setup = GAME.setup("plain", seats, setup_rng(seed), **options)
    return TerminalSession.start(GAME, setup, seed, 0, others, file)


def until(session: TerminalSession, phase: str, seed: int = 5) -> TerminalSession:
    """Random moves of the person until such a decision is open."""
    rng = Rng(seed)
    while (actor := session.actor()) is not None:
        if actor != session.person:
            session.advance()
            continue
        if session.view()["phase"] == phase:
            return session
        session.make(GAME.random_move(session.state, session.person, rng))
    pytest.fail(f"no {phase}")


def client(session: TerminalSession, display: Scripted, lang: str = "en") -> GenericClient:
    return GenericClient(session, lang, display, fast=True)


def typed(session: TerminalSession, *lines: str, lang: str = "en") -> Scripted:
    """What is said when these lines are typed, one decision after the other."""
    display = Scripted(lines)
    with contextlib.suppress(Quit):
        client(session, display, lang).run()
    return display


def some_number(seed: int) -> Callable[[Moment], str]:
    """Types a number of the menu, or what the screen gives as an example."""
    rng = Rng(seed)

    def type_it(moment: Moment) -> str:
        numbers = [pick for group in menu(moment.view) for pick in group.picks()]
        if numbers:
            return numbers[rng.below(len(numbers))]
        asked = "".join(text_of(line) for line in moment.asking)
        return "".join(re.findall("[“„](.+?)[”“]", asked)[-1:])

    return type_it


def understood(session: TerminalSession, line: str) -> Read:
    return read(line, menu(session.view()), KINDS)


# --- whole games ---


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "de")])
def test_a_whole_game_by_numbers(seats: int, lang: str) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        session = start(f"whole {seed}", seats)
        display = Scripted(some_number(seed))
        client(session, display, lang).run()
        outcome = session.outcome()
        assert outcome is not None
        assert not verify(session.record, GAME).problems
        assert ("Won by" if lang == "en" else "Gewonnen hat") in display.text
        assert all(char.isprintable() for said in display.said for char in said)
        kinds |= {line.text.split()[0] for line in session.record.lines if line.seat == 0}
    assert kinds >= {"draw", "look", "keep", "raid", "feast", "stake"}


def test_the_record_verifies_and_the_end_lists_the_points() -> None:
    session = start("end", 2)
    display = Scripted(some_number(1))
    client(session, display).run()
    outcome = session.outcome()
    assert outcome is not None
    ranked = [line for line in display.said if line.startswith(("1. ", "2. "))]
    assert len(ranked) == 2
    for line, seat in zip(ranked, outcome.ranking, strict=True):
        assert f"Seat {seat + 1} ({'you' if seat == 0 else 'Eira'})" in line
        assert f" {outcome.points[seat]}" in line


def test_a_game_is_left_and_resumed(tmp_path: Path) -> None:
    """However often it is left, it goes on as it would have gone on."""
    whole = start("resume", 3, tmp_path / "whole.rec")
    client(whole, Scripted(some_number(9))).run()
    text = whole.record.write()
    assert (tmp_path / "whole.rec").read_text(encoding="utf-8") == text
    own = iter([line.text for line in whole.record.lines if line.seat == 0])
    part = start("resume", 3, tmp_path / "part.rec")
    while part.outcome() is None:
        display = Scripted([next(own), "quit"])
        with contextlib.suppress(Quit):
            client(part, display).run()
        part = TerminalSession(GAME, read_file(tmp_path / "part.rec"), 0, whole.bots, tmp_path / "part.rec")
    assert part.record.write() == text


# --- moves ---


def test_numbers_words_and_notation() -> None:
    session = until(start("lines"), "turn")
    texts = [move["text"] for move in session.view()["moves"]]
    for number, text in enumerate(texts, 1):
        assert understood(session, str(number)) == Do(text)
        assert understood(session, text.upper()) == Do(text)
    assert understood(session, "99") == Say("ui-no-such-choice", "99")
    assert understood(session, "draw") == Do("draw")
    several = understood(session, "raid")
    assert isinstance(several, Open)
    assert [move["text"] for move in several.group.moves] == [
        text for text in texts if text.startswith("raid")
    ]
    assert understood(session, "swap ring for coin to 1") == Do("swap ring for coin to 1")
    assert understood(session, " ") == Nothing()
    assert understood(session, "\x1b[A") == Say("ui-bad-signs")
    assert understood(session, "x" * 401) == Say("ui-too-long")
    assert understood(session, "?") == Run("moves", "")
    assert understood(session, "save a file") == Run("save", "a file")
    assert understood(session, "look") == Do("look")  # a move, though other games have such a command


def test_a_choice_is_explained_so_that_it_can_be_typed() -> None:
    session = until(start("choice"), "stakes")
    held = session.view()["choices"][0]["pick"]["from"]
    display = typed(session, "stake", "?", "stake spoon*9")
    assert display.moments[0].asking == display.moments[1].asking
    asked = text_of(display.moments[0].asking[0])
    assert asked.startswith("Type “stake” and 2 of these: ")
    assert all(name in asked for name in held)
    assert display.text.count(asked) == 2
    assert "MAG-" in display.said[-1]
    example = some_number(0)(display.moments[0])
    typed(session, example)
    assert session.record.lines[-1].text != example  # others have moved since
    assert [line.text for line in session.record.lines if line.seat == 0][-1] == example


def test_a_list_of_names_to_choose_from() -> None:
    session = until(start("names"), "turn")
    view = {**session.view(), "moves": [], "choices": [{"kind": "keep", "from": NAMES, "min": 1, "max": 3}]}
    [group] = menu(view)
    usage = client(session, Scripted([])).words.usage(group, view)
    assert usage == ("Type “keep” and 1-3 of these: bead coin ring spoon. For example: “keep bead”.")


def test_every_legal_move_has_a_sentence_and_a_number() -> None:
    for lang in ("en", "de"):
        session = start(f"sentences {lang}")
        here = client(session, Scripted([]), lang)
        rng = Rng(3)
        while (actor := session.actor()) is not None:
            if actor != session.person:
                session.advance()
                continue
            view = session.view()
            listed = [text_of(line) for line in here.list_moves()]
            entries = " ".join(text_of(entry) for entry in here.moment().menu)
            for number, move in enumerate(view["moves"], 1):
                sentence = here.words.move(move, view)
                assert f"{number}) {sentence}" in entries
                assert any(line.endswith(move["text"]) and sentence in line for line in listed)
            session.make(GAME.random_move(session.state, session.person, rng))


def test_completion() -> None:
    groups = menu(until(start("tab"), "turn").view())
    assert complete("dr", groups) == ["draw"]
    assert {"raid", "help", "undo"} <= set(complete("", groups))
    assert complete("raid ", groups) == ["1", "2"]
    assert complete("why raid 1 b", groups) == ["bead"]
    assert complete("lang ", groups) == list(languages.COMPLETE)


# --- asking ---


def test_commands() -> None:
    session = until(start("talk"), "turn")
    lines = len(session.record.lines)
    held = session.view()["seats"][0]["hand"]
    assert held
    move = session.view()["moves"][0]["text"]
    display = typed(
        session, "help", "hand", "board", "log", f"why {move}", "why stake ring", "why", "rules x", "hint"
    )
    for sentence in (
        "PLAYING",
        "Rounds: 3 (rounds)",
        "Seat 1: took (",
        f"“{move}” is legal now.",
        "Not possible: not now",
        "[MAG-1]",
        "Ask about a move",
        "This game has no rulebook.",
        "No bot of this game can give hints.",
    ):
        assert sentence in display.text, sentence
    told = [line for line in display.said if line.startswith("Seat 1 (you)  points ")]
    assert len(told) == 1
    assert all(f"{n} {name}" in told[0] for name, n in held.items())
    assert any(isinstance(moment, GenericMoment) for moment in display.moments)
    assert len(session.record.lines) == lines


def test_undo_and_languages(tmp_path: Path) -> None:
    session = until(start("undo", file=tmp_path / "a.rec"), "turn")
    before = GAME.dump(session.state)
    display = typed(session, "feast", "undo", "lang de", f"save {tmp_path / 'b.rec'}", "99")
    assert "Seat 1: feast." in display.text
    assert "Taken back: feast." in display.text
    assert "99 steht nicht zur Wahl." in display.text
    assert GAME.dump(session.state) == before
    assert (tmp_path / "a.rec").read_text() == (tmp_path / "b.rec").read_text()


def test_nothing_hidden_is_shown() -> None:
    session = until(start("secret"), "turn")
    shown = "\n".join(
        text_of(line) for line in client(session, Scripted([])).moment().compose(160, 50, NONE, True)
    )
    for seat, name in ((1, "Eira"), (2, "Talvi")):
        row = next(line for line in shown.split("\n") if f"Seat {seat + 1} ({name})" in line)
        assert not any(hidden in row for hidden in NAMES)
        assert f"cards {session.view()['seats'][seat]['cards']}" in row
    taken = [line for line in shown.split(". ") if "Seat 2: took" in line]
    assert taken
    assert not any(name in line for line in taken for name in NAMES)


# --- the screen ---


@pytest.mark.parametrize("window", [*WINDOWS, (200, 60)])
@pytest.mark.parametrize("depth", [NONE, FEW, MANY])
def test_every_window_is_filled_exactly(window: tuple[int, int], depth: int) -> None:
    columns, rows = window
    for phase in ("turn", "stakes"):
        here = client(until(start("window"), phase), Scripted([]), "de" if depth == FEW else "en")
        lines = here.moment().compose(columns, rows, depth, True)
        assert len(lines) == rows - 1  # the last is the prompt's
        assert max(width(line) for line in lines) <= columns
        assert ("\x1b" in render(lines[0], depth)) == (depth != NONE)
        text = "\n".join(text_of(line) for line in lines)
        for seat in ("1", "2", "3"):
            assert f"{seat} " in text
        assert "deck" in text


@pytest.mark.parametrize("window", [(1, 2), (10, 5), (40, 12), (79, 24), (300, 10)])
def test_a_window_made_too_small_is_survived(window: tuple[int, int]) -> None:
    lines = client(until(start("small"), "turn"), Scripted([])).moment().compose(*window, MANY, False)
    assert len(lines) <= window[1] - 1
    assert max(width(line) for line in lines) <= window[0]


# --- the real program ---


def test_a_whole_game_over_a_pipe(tmp_path: Path) -> None:
    """The first number shown is typed, or the example, until the game is over."""
    talk = Talk(tmp_path, "--seed", "pipe", "--seats", "2")
    shown = talk.until_prompt()
    for _ in range(60):
        if shown.endswith("leaves > "):
            break
        typed = re.findall("type “(.+?)”|For example: “(.+?)”", shown)
        shown = talk.say("".join(typed[-1]) if typed else re.findall(r"(\d+)\) ", shown)[0])
    assert shown.endswith("leaves > ")
    talk.say("")
    assert talk.process.wait(program.WAIT) == 0
    assert talk.process.stdin
    assert talk.process.stdout
    talk.process.stdin.close()
    talk.process.stdout.close()
    assert "Won by" in talk.heard
    assert "\x1b" not in talk.heard
    report = verify(read_file(saved(tmp_path)), GAME)
    assert not report.problems
    assert report.finished


def test_left_and_resumed_over_a_pipe(tmp_path: Path) -> None:
    first = piped(tmp_path, "feast\nundo\ndraw\nquit\n", "--seed", "r")
    assert first.returncode == 0
    assert first.stderr == ""
    assert "Taken back: feast." in first.stdout
    again = piped(tmp_path, "log\n", "--resume", "--lang", "de")
    assert again.returncode == 0
    assert "Willkommen zurück bei Magpies." in again.stdout
    own = [line.text for line in read_file(saved(tmp_path)).effective() if line.seat == 0]
    assert own[:1] == ["draw"]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_full_screen(tmp_path: Path, window: tuple[int, int]) -> None:
    columns, rows = window
    with terminal(tmp_path, "--seed", "screen", "--fast", columns=columns, rows=rows) as talk:
        talk.until("Your move (turn)", 0)
        talk.quiet(0.5)
        talk.type("feast\n", "Type “stake” and")
        talk.type("undo\n", "Taken back: feast.")
        talk.type("?\n", "Enter: back")
        talk.type("\n", "Your move (turn)")
        talk.type("quit\n", "saved in")
        talk.rest()
    assert "Traceback" not in talk.heard
    for frame in frames(talk.heard):
        assert len(frame) <= rows - 1
        assert max(len(line) for line in frame) <= columns


def test_options_and_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "magpies", "--options"]) == 0
    assert capsys.readouterr().out == "rounds=2..4\n    Rounds (default: 3).\n"
    for args in (["--option", "rounds=9"], ["--seats", "7"], ["--rules", "odd"], ["--bots", "greedy"]):
        assert main(["terminal", "magpies", *args]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert args[1].removeprefix("rounds=") in said.err


def test_help_names_the_games_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "--help"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    first, *others = games
    assert f"{first} (default) or {' or '.join(others)}" in text
    assert "magpies" in others
