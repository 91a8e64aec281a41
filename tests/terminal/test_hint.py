"""The command `hint`: over a pipe in both games, in every language, and where there is nothing to say."""

import re
import shutil
from pathlib import Path

import pytest
from tests.terminal import program
from tests.terminal.program import WAIT, Talk, piped, saved
from tests.terminal.real_terminal import frames, terminal
from tests.terminal.scripted import RECORDS, Scripted, client, finished, start, stored, typed

from frostwall import coach
from frostwall.core.drive import verify
from frostwall.games import games
from frostwall.terminal.session import read_file
from frostwall.words.languages import COMPLETE

TYPED = re.compile(r"To make the move, type “([^”]+)”(?:; for the other one, “([^”]+)”)?\.")
SURE = ("It is clearly better than the next best move: ", "Just as good: ", "The next best move: ")


@pytest.mark.parametrize(
    ("game", "args", "hints"),
    [
        ("watch", ["--rules", "brotherhood", "--seats", "3", "--seed", "a", "--bots", "greedy"], 9),
        ("silverfrost", ["--seats", "2", "--seed", "a", "--bots", "greedy"], 12),
    ],
)
def test_a_game_is_played_by_hints_over_a_pipe(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, args: list[str], hints: int
) -> None:
    """Whatever a hint tells somebody to type is the move it has named."""
    monkeypatch.setattr(program, "COMMAND", [*program.COMMAND[:-1], game])
    talk = Talk(tmp_path, "--lang", "en", *args)
    talk.until_prompt()
    told: list[str] = []
    compared = 0
    for _ in range(hints):
        said = talk.say("hint").splitlines()
        assert said[1].startswith("A good move: ")
        assert said[1].count(". ") >= 1  # at least one reason
        found = TYPED.search(said[2])
        assert found is not None, said
        assert " " not in found[1] or found[1] not in said[1]  # in words, not in notation
        if found[2] is None:
            assert said[2].startswith("It was not weighed against other moves.")
        else:
            assert said[2].startswith(SURE)
            compared += 1
        told.append(found[1])
        assert said[3:] == ["> "]
        talk.say(found[1])
    talk.say("quit")
    assert talk.process.wait(WAIT) == 0
    assert talk.process.stdin
    assert talk.process.stdout
    talk.process.stdin.close()
    talk.process.stdout.close()
    record = read_file(saved(tmp_path))
    assert [line.text for line in record.lines if line.seat == 0] == told
    assert compared
    assert not verify(record, games[game]).problems


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_hint_in_every_language(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr("frostwall.terminal.client.SECONDS", None)  # the same on every machine
    table = stored("middle")
    found = coach.hint(table, table.person)
    display = typed(table, "hint", lang=lang)
    move, sure = display.said[-2:]
    assert found.best.text in sure
    if lang == "en":
        assert re.match(r"A good move: \w", move)
    else:
        assert "good" not in move + sure


def test_a_hint_on_a_drawn_screen_leaves_the_menu(tmp_path: Path) -> None:
    path = shutil.copy(RECORDS / "middle.rec", tmp_path)
    with terminal(tmp_path, "--resume", str(path), "--fast", columns=80, rows=24) as talk:
        talk.ready()
        talk.type("hi\t\n", "To make the move,")
        talk.type("road 32\n", "You build a road on path 32.")
        talk.type("quit\n", "saved in")
        talk.rest()
    shown = next(frame for frame in frames(talk.heard) if any("A good move" in line for line in frame))
    assert len(shown) == 23
    assert max(map(len, shown)) <= 80
    assert any("e end" in line for line in shown)


def test_a_hint_with_something_behind_it_is_not_read_as_one(tmp_path: Path) -> None:
    table = stored("middle", tmp_path)
    before = table.record.write()
    display = typed(table, "hint nonsense", "hint 3", "hint road 14")
    assert display.said[-3:] == ["Type “hint” alone: it says what you might do now, and why."] * 3
    assert table.record.write() == before
    assert table.file is not None
    assert table.file.read_text(encoding="utf-8") == before


def test_whoever_has_nothing_to_decide_gets_no_hint() -> None:
    nothing = "You have nothing to decide now, so there is no hint."
    table = start("others", 3)
    table.make(table.game.parse("settlement 33"))
    table.make(table.game.parse("road 41"))
    assert table.actor() != table.person
    display = Scripted([])
    client(table, display).do("hint")  # as after Ctrl-C, while others move
    assert display.said[-1] == nothing
    ended = Scripted(["hint"])
    over = start("over", 3, "greedy")
    finished(over)
    lines = len(over.record.lines)
    client(over, ended).run()
    assert ended.said[-1] == nothing
    assert len(over.record.lines) == lines


@pytest.mark.parametrize("game", ["watch", "silverfrost"])
@pytest.mark.parametrize("lang", COMPLETE)
def test_help_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, lang: str) -> None:
    monkeypatch.setattr(program, "COMMAND", [*program.COMMAND[:-1], game])
    said = piped(tmp_path, "help\n", "--lang", lang, "--seats", "3", "--bots", "random").stdout
    assert re.search(r"^ +hint  +\S", said, re.MULTILINE)
