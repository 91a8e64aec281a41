"""What is drawn: stored screens, every size of window, every depth of colour, and pictures that read without it."""

import re

import pytest
from tests.games.watch.screens import NAMES, SHOTS, WATCH, WINDOW, Shot, moment, screen
from tests.terminal.scripted import shared

from frostwall.games.watch.terminal import panels
from frostwall.games.watch.terminal.board import SIZES, Board, Marks, columns_of, pips, rows_of
from frostwall.games.watch.terminal.board_north import number_text
from frostwall.games.watch.terminal.screen import choose_size
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.paint import FEW, MANY, NONE, Row, render, text_of, width
from frostwall.terminal.screen import SMALLEST
from frostwall.words.languages import COMPLETE as LANGUAGES

WINDOWS = [(80, 24), (90, 30), WINDOW, (120, 40), (150, 50), (200, 70)]
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.golden
@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.file.stem)
def test_stored_screens(shot: Shot) -> None:
    assert screen(shot) == shot.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("depth", [NONE, FEW, MANY])
@pytest.mark.parametrize("name", [*NAMES, *WATCH])
def test_every_window_is_filled_exactly(name: str, depth: int, window: tuple[int, int]) -> None:
    columns, rows = window
    for lang in LANGUAGES:
        lines = moment(name, lang).compose(columns, rows, depth, unicode=True)
        assert len(lines) == rows - 1  # the last is the prompt's
        assert max(width(line) for line in lines) <= columns
        for line in lines:
            shown = render(line, depth)
            assert ESCAPE.sub("", shown).rstrip() == text_of(line).rstrip()
            assert ("\x1b" in shown) <= (depth != NONE)


@pytest.mark.parametrize("window", [(1, 2), (10, 5), (40, 12), (79, 24), (80, 23), (300, 10)])
def test_a_window_made_too_small_is_survived(window: tuple[int, int]) -> None:
    for name in (*NAMES, *WATCH):
        lines = moment(name).compose(*window, MANY, unicode=True)
        assert len(lines) <= window[1] - 1
        assert max(width(line) for line in lines) <= window[0]


def test_all_that_matters_is_visible_in_the_usual_window() -> None:
    shown = screen(Shot("middle"))
    for word in (
        "Red",
        "Blue",
        "Yellow",
        "Black",
        "VP",
        "Your hand: 12",
        "rate",
        "supply",
        "Development cards",
        "Build",
    ):
        assert word in shown
    for word in (
        "ready",
        "trade with the supply",
        "end the turn",
        "MODE-13",
        "PROD-2",
        "Tormund",
        "2:1",
        "3:1",
        "♜R",
        "⌂Y",
    ):
        assert word in shown
    assert "\x1b" not in shown


def test_the_largest_board_that_fits_is_taken() -> None:
    scene = shared("middle").scene
    sizes = [choose_size(scene, *window)[0] for window in WINDOWS]
    assert sizes[0] == SIZES[-1]
    assert sizes[2] == SIZES[-2]
    assert sizes[-1] == SIZES[0]
    assert [size.half for size in sizes] == sorted(size.half for size in sizes)
    assert SMALLEST == (80, 24)


# --- the board ---


def words(name: str = "middle", lang: str = "en") -> WatchWords:
    return WatchWords(lang, shared(name).scene, 0, {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_and_heroes_have_their_names_in_every_language(lang: str) -> None:
    """At the usual width of the panel, which leaves nine columns for a seat."""
    table, said = shared("wall"), words("wall", lang)
    rows = [text_of(line) for line in panels.seats(table.view(), said, 44)]
    for seat, name in enumerate(said.names):
        assert name in rows[1 + seat]
    for hero in table.scene["heroes"]:
        assert said.hero_short(hero["name"]) in said.hero(hero["name"]).split()


def drawn(
    marks: Marks, depth: int = NONE, unicode: bool = True, name: str = "middle", size: int = -2
) -> list[Row]:
    table = shared(name)
    return Board(table.scene, SIZES[size], words(name).look(depth, unicode)).draw(table.view(), marks)


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("depth", [NONE, FEW, MANY])
def test_every_number_of_a_place_can_be_read(depth: int, size: int) -> None:
    table = shared("founding")
    places = {place["intersection"] for place in table.scene["intersections"]}
    paths = {path["path"] for path in table.scene["paths"]}
    hexes = {place["hex"] for place in table.scene["hexes"]}
    for marks, numbers in (
        (Marks(intersections=places), places),
        (Marks(paths=paths), paths),
        (Marks(hexes=hexes), hexes),
    ):
        lines = drawn(marks, depth, name="founding", size=size)
        picks = [text for line in lines for text, style in line if style.bg in ("pick", "pick_path")]
        if depth != NONE:
            found = " ".join(picks)
        else:
            found = "\n".join(text_of(line) for line in lines)
        for number in numbers:
            assert str(number) in found, (number, size)


def test_a_place_stands_where_it_is() -> None:
    """The numbers run from north to south and from west to east, as they are counted."""
    table = shared("founding")
    board = Board(table.scene, SIZES[-2], words("founding").look(NONE, unicode=True))
    assert board.corners == sorted(board.corners)
    for path in table.scene["paths"]:
        (ya, xa), (yb, xb) = (board.corners[end] for end in path["ends"])
        assert (abs(xa - xb), abs(ya - yb)) in ((0, SIZES[-2].wall), (SIZES[-2].half, SIZES[-2].slope))


def test_the_board_reads_without_colour() -> None:
    table = shared("middle")
    view = table.view()
    plain = "\n".join(text_of(line) for line in drawn(Marks()))
    for seat, letter in enumerate("RBYK"):
        assert plain.count(f"⌂{letter}") == len(view["board"]["settlements"][seat])
        assert plain.count(f"♜{letter}") == len(view["board"]["keeps"][seat])
        cells = sum(
            len(Board(table.scene, SIZES[-2], words().look(NONE, True))._cells(p))
            for p in view["board"]["roads"][seat]
        )
        assert cells
    for place in table.scene["hexes"]:
        assert (words().resources[place["resource"]] if place["resource"] else "ice") in plain
    assert plain.count("3:1") == 4
    assert plain.count("2:1") == 5


def test_roads_are_letters_without_colour_and_lines_with_it() -> None:
    plain = "\n".join(text_of(line) for line in drawn(Marks()))
    assert "rr" in plain
    assert "kk" in plain
    coloured = [style for line in drawn(Marks(), MANY) for _, style in line]
    assert {"seat_red", "seat_blue", "seat_yellow", "seat_black"} <= {style.fg for style in coloured} | {
        style.bg for style in coloured
    }


def test_a_terminal_without_signs_gets_ascii() -> None:
    for name in NAMES:
        lines = drawn(Marks(intersections={17}, paths={3}, hexes={4}), unicode=False, name=name)
        assert "\n".join(text_of(line) for line in lines).isascii()


def test_tormund_is_shown_where_he_is() -> None:
    camp = "\n".join(text_of(line) for line in drawn(Marks(), name="founding"))
    assert "[Tormund]" in camp.split("\n")[1]
    away = [text_of(line) for line in drawn(Marks())]
    assert "[Tormund]" not in away[1]
    assert any("Tormund" in line for line in away[2:])
    chosen = "\n".join(text_of(line) for line in drawn(Marks(camp=True, hexes={0, 13})))
    assert " camp " in chosen
    assert "#0" in chosen
    assert "#13" in chosen


def test_pips() -> None:
    assert [pips(n) for n in (2, 3, 6, 7, 8, 12, 0)] == [1, 2, 5, 6, 5, 1, 0]
    assert pips(14) == 2
    assert number_text(14) == "2+12"
    scene = shared("middle").scene
    assert (columns_of(scene, SIZES[-2]), rows_of(scene, SIZES[-2])) == (70, 20)
