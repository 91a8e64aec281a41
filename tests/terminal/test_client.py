"""The game at the prompt: a whole game by short keys, every command, undo, saving and resuming, bad lines."""

import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.terminal.scripted import Scripted, client, finished, first_choice, start, stored, typed

from frostwall.core.drive import verify
from frostwall.core.record import RecordError
from frostwall.folders import data_folder
from frostwall.games.watch.engine.game import GAME
from frostwall.terminal.client import Quit
from frostwall.terminal.moment import Moment
from frostwall.terminal.session import TerminalSession, games_folder, latest, read_file, write_file
from frostwall.words.languages import COMPLETE

# --- whole games ---


@pytest.mark.parametrize(("seats", "bot"), [(3, "greedy"), (4, "greedy")])
def test_a_whole_game_by_short_keys(seats: int, bot: str) -> None:
    table = start("whole", seats, bot)
    display = finished(table)
    outcome = table.outcome()
    assert outcome is not None
    assert f"Won by {'Red (you)' if outcome.winners == [0] else ''}" in display.text
    assert "1. " in display.text
    assert str(outcome.points[outcome.winners[0]]) in display.text
    report = verify(table.record, GAME)
    assert not report.problems
    assert report.finished
    assert table.record.header.names == ["you"] + [bot] * (seats - 1)


def test_options_of_the_game_are_played(tmp_path: Path) -> None:
    table = start(
        "phases", 3, "greedy", tmp_path / "x.rec", phases="separate", board="full_random", steal="may"
    )
    display = finished(table)
    assert "finish trading" in display.text
    assert not verify(read_file(tmp_path / "x.rec"), GAME).problems


def test_saved_after_every_move_and_resumed_exactly(tmp_path: Path) -> None:
    """A game left after any line goes on, bots and dice included, as it would have gone on."""
    whole = start("resume", 4, "greedy", tmp_path / "whole.rec")
    finished(whole)
    text = whole.record.write()
    assert (tmp_path / "whole.rec").read_text(encoding="utf-8") == text
    lines = text.split("\n")
    header = lines.index("") + 1
    for kept in (header + 3, header + 40, header + len(whole.record.lines) // 2):
        path = tmp_path / f"{kept}.rec"
        path.write_text("\n".join(lines[:kept]) + "\n", encoding="utf-8")
        part = TerminalSession(GAME, read_file(path), 0, whole.bots, path)
        finished(part)
        assert part.record.write() == text
        assert path.read_text(encoding="utf-8") == text


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    path = tmp_path / "left.rec"
    table = start("leave", 3, "random", path)

    def one_move(moment: Moment) -> str:
        return next(script, "quit") if moment.view else ""

    script = iter(["s 33", "r 41", "s 10"])
    with pytest.raises(Quit):
        client(table, Scripted(one_move)).run()
    again = TerminalSession(GAME, read_file(path), 0, table.bots, path)
    assert again.record.write() == table.record.write()
    assert GAME.dump(again.state) == GAME.dump(table.state)
    for seat in range(table.seats):
        assert again.known_to(seat).to_json() == table.known_to(seat).to_json()
    assert [h.event.to_json() for h in again.happened] == [h.event.to_json() for h in table.happened]


# --- commands ---


def test_every_command_answers() -> None:
    table = stored("middle")
    lines = len(table.record.lines)
    display = typed(
        table,
        "help",
        "?",
        "why road 14",
        "why road 15 16",
        "why settlement 12",
        "why",
        "look 17",
        "look",
        "look 700",
        "map",
        "map paths",
        "map hexes",
        "map sea",
        "board",
        "hand",
        "costs",
        "log",
        "rules distance",
        "rules BLD-12",
        "rules",
        "rules zzzzz",
        "save",
        "resume",
        "lang de",
        "lang en",
        "lang xx",
    )
    for sentence in (
        "PLAYING",
        "Your moves",
        "“road 14” is legal now. You build a road on path 14.",
        "The distance rule  BLD-12",
        "Ask about a move",
        "intersection 17: ore 9, lumber 3, wool 5 (10 pips)",
        "Type a number",
        "There is no place with the number 700",
        "Type “map intersections”",
        "You hold 2 lumber, 1 brick, 4 wool, 2 grain and 3 ore (12 cards).",
        "3:1 for anything at intersections",
        "What happened so far",
        "Search the rulebook",
        "nothing about “zzzzz”",
        "Type a file",
        "--resume",
        "Ab jetzt auf Deutsch.",
        "Now in English.",
        f"The languages are {', '.join(COMPLETE)}.",
    ):
        assert sentence in display.text, sentence
    assert len(table.record.lines) == lines
    marks = [moment.marks for moment in display.moments]
    assert any(len(mark.intersections) == 53 for mark in marks)
    assert any(len(mark.paths) == 70 for mark in marks)
    assert any(len(mark.hexes) == 21 for mark in marks)


def test_opening_a_group_shows_its_places_only() -> None:
    display = typed(stored("middle"), "k", "r", "")
    assert [bool(moment.marks.paths) for moment in display.moments] == [True, False, True, True]
    assert [len(moment.marks.intersections) for moment in display.moments] == [1, 1, 0, 1]
    assert "To build a keep, type a number; Enter goes back." in display.text


def test_illegal_moves_get_a_sentence_with_its_rule() -> None:
    table = stored("middle")
    lines = len(table.record.lines)
    display = typed(
        table,
        "road 0",
        "settlement 12",
        "keep 3",
        "roll",
        "trade wool for ore",
        "offer wool for wool",
        "offer wool for ore to 0",
        "victim 2",
        "discard wool",
        "patrol",
        "accept",
        "declare",
        "give wool",
        "17",
        "x 3",
        "dance",
    )
    assert len(table.record.lines) == lines
    answers = display.said[2:]
    assert len(answers) == 16
    for rule in (
        "BLD-6",
        "BLD-12",
        "TURN-2",
        "TRD-13",
        "TRD-7",
        "TRD-4",
        "TOR-2",
        "SEV-2",
        "DEV-1",
        "TRD-5",
        "END-2",
        "TRD-6",
    ):
        assert any(f"[{rule}]" in answer for answer in answers), rule
    assert "Nothing here is called “dance”" in answers[-1]


def test_undo() -> None:
    table = stored("middle")
    before = GAME.dump(table.state)
    display = typed(table, "road 14", "undo")
    assert "You build a road on path 14." in display.text
    assert "Taken back: road 14." in display.text
    assert GAME.dump(table.state) == before
    assert [line.text for line in table.record.lines[-2:]] == [
        "road 14",
        f"undo {len(table.record.lines) - 2}",
    ]
    table.record.fold(GAME)


def test_undo_stops_at_chance_and_at_others() -> None:
    table = stored("middle")
    display = typed(table, "buy", "undo", "undo")
    assert display.text.count("You cannot take that back") == 2
    assert display.text.count("You buy a development card.") == 1
    with pytest.raises(RecordError):
        stored("founding").undo()


def test_several_undos_go_back_move_by_move() -> None:
    table = stored("middle")
    typed(table, "r 14", "t wwww o", "undo", "undo", "undo", "undo")
    assert [line.text for line in table.record.effective()][-1].startswith("dice")


def test_saving_a_copy(tmp_path: Path) -> None:
    table = stored("middle", tmp_path)
    copy = tmp_path / "copy.rec"
    display = typed(
        table,
        f"save {copy}",
        f"save {copy}",
        f"save {copy}/below/file",
        f"save {tmp_path}",
        "save",
        "resume",
    )
    assert f"Saved as {copy}." in display.text
    assert display.text.count("is there already") == 2
    assert "could not be saved" in display.text
    assert f"--resume {tmp_path}/middle.rec" in display.text
    assert read_file(copy).write() == table.record.write()


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    table = start("disk", 3, "random", tmp_path / "file" / "game.rec")
    assert table.save_problem is not None
    display = typed(table, "33", "41")
    assert "The game could not be saved" in display.text
    assert len(table.record.lines) > 1


def test_languages() -> None:
    display = typed(
        stored("middle"), "?", "why road 0", "rules distance", "k 3", "keep", "rules twierdza", lang="de"
    )
    assert "Deine Züge" in display.text
    assert "Befestigungen  BLD-15" in display.text
    assert "eine Straße bauen" in display.text
    assert "[BLD-6]" in display.text


def test_interrupting() -> None:
    def interrupted(_moment: Moment) -> str:
        raise KeyboardInterrupt

    table = stored("middle")
    display = Scripted(interrupted)
    with pytest.raises(Quit):
        client(table, display).run()
    assert len(display.moments) == 2


def test_proposing_while_another_seat_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while others move opens the prompt; an inactive seat may propose there, and nothing else."""
    table = start("propose", 3, "random")
    display = Scripted(first_choice)
    game = client(table, display)
    while (
        table.view()["turn"] < 4
        or table.view()["phase"] != "act"
        or table.actor() in (0, -1)
        or not table.view()["seats"][0]["hand"]
    ):
        if table.actor() == 0:
            game.prompt()
        else:
            table.advance()
    have = next(iter(table.view()["seats"][0]["hand"]))
    want = "ore" if have != "ore" else "wool"
    script = iter(["road 3", f"propose {have} for {want}"])
    monkeypatch.setattr(display, "_next", lambda _moment: next(script))

    def interrupt() -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(table, "advance", interrupt)
        game.let_others_move()
        game.let_others_move()
    assert table.record.lines[-1].text == f"propose {have} for {want}"
    assert "[TURN-1]" in display.text
    assert "Paused." in display.text


def test_the_end_stays_until_it_is_left() -> None:
    display = typed(stored("ended"), "log", "road 3", "map", "k", "")
    assert "Won by" in display.text
    assert "The game is over." in display.text
    assert "The game was not saved." in display.text


# --- bad lines ---


GARBAGE = [
    "\x00\x01\x02",
    "\x1b[2J\x1b[31m",
    "r\x00 14",
    "🐉" * 30,
    "A" * 100_000,
    "-1",
    "1e9",
    "road -1",
    "road 1.5",
    "road ١٤",
    "..",
    "/etc",
    "trade",
    "trade for",
    "trade wool*0 for ore",
    "trade wool*99999999999 for ore",
    "offer for",
    "offer wool for ore to 9",
    "offer wool for ore to to to",
    "offer wool for ore to 1,1",
    "discard",
    "d",
    "t0",
    "t 999",
    "r 999",
    "s",
    "victim 77",
    "tormund camp",
    "dice 3 4",
    "draw 0 victory",
    "steal 0 1 wool",
    "why " * 80,
    "why why why",
    "rules \x00",
    "look -1",
    "look ²",
    "lang de; rm",
    "map " * 50,
    "{ $x }",
    "%s %d",
    "\ud83d",
    "end end",
    "o to",
    "o w",
    "c",
    "x",
    "?" * 50,
]


@pytest.mark.parametrize("line", GARBAGE)
def test_bad_lines_get_a_sentence_and_change_nothing(line: str) -> None:
    table = stored("middle")
    before = GAME.dump(table.state)
    display = typed(table, line)
    assert GAME.dump(table.state) == before
    assert len(display.said) > 1
    assert all(char.isprintable() for said in display.said for char in said)


@given(st.one_of(st.text(max_size=60), st.text(string.ascii_lowercase + string.digits + " *,#", max_size=30)))
def test_any_line_is_survived(line: str) -> None:
    table = stored("middle")
    typed(table, line)
    table.record.fold(GAME)


# --- files ---


def test_files_are_written_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "game.rec"
    write_file(path, "one\n")

    def fail(_self: Path, _target: Path) -> Path:
        raise OSError("no space")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        with pytest.raises(OSError, match="no space"):
            write_file(path, "two\n")
    assert path.read_text() == "one\n"
    assert [file.name for file in path.parent.iterdir()] == ["game.rec"]


def test_where_games_are_kept(tmp_path: Path) -> None:
    assert games_folder() == data_folder() / "games"
    assert latest(tmp_path, "watch") is None
    for name in ("watch-1.rec", "watch-2.rec", "silverfrost-3.rec"):
        (tmp_path / name).write_text("x")
    found = latest(tmp_path, "watch")
    assert found is not None
    assert found.name.startswith("watch-")


def test_reading_files(tmp_path: Path) -> None:
    for data in (b"", b"\xff\xfe\x00", b"hello", b"frostwall 9\n", b"frostwall 1\ngame: watch\n"):
        path = tmp_path / "bad.rec"
        path.write_bytes(data)
        with pytest.raises(RecordError):
            read_file(path)
    with pytest.raises(OSError, match="No such file"):
        read_file(tmp_path / "none.rec")


def test_the_bot_of_a_seat_draws_from_the_seed_alone() -> None:
    a, b = start("same", 3, "random"), start("same", 3, "random")
    for table in (a, b):
        while table.actor() not in (0, None):
            table.advance()
        table.make(GAME.legal_moves(table.state, 0)[0])
        table.make(GAME.legal_moves(table.state, 0)[0])
        while table.actor() not in (0, None):
            table.advance()
    assert a.record.write() == b.record.write()
    assert len(a.record.lines) > 6
