"""Brotherhood modes drawn and told: the north, the Wall and the Gift in every window, panes, heroes in the panels."""

import itertools

import pytest
from tests.games.watch.screens import LARGE, SMALL, WATCH, WINDOW, Shot, moment, screen
from tests.terminal.scripted import shared

from frostwall.games.watch.terminal import report_north
from frostwall.games.watch.terminal.board import TINY, Board, Marks
from frostwall.games.watch.terminal.board_north import facts, figures, is_open, pane
from frostwall.games.watch.terminal.colours import BLOCKED, FOE
from frostwall.games.watch.terminal.screen import GIFT, NORTH, choose_layout
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.paint import COLOURS, FEW, MANY, NONE, Row, render, text_of
from frostwall.words.languages import COMPLETE as LANGUAGES
from frostwall.words.rulebook import Rulebook

LETTERS = {"regular": "R", "climber": "C", "giant": "G", "mammoth": "M"}
SEATS = {"guards": 3, "wall": 4, "special": 5, "six": 6}


def words(name: str, lang: str = "en") -> WatchWords:
    return WatchWords(lang, shared(name).scene, 0, {})


def shown(
    name: str, window: tuple[int, int], where: str = GIFT, depth: int = NONE, unicode: bool = True
) -> list[Row]:
    return moment(name, pane=where).compose(*window, depth, unicode)


def text(lines: list[Row]) -> str:
    return "\n".join(text_of(line) for line in lines)


# --- what is drawn ---


def test_letters_of_wildlings() -> None:
    assert figures({}, LETTERS, 5) == ""
    assert figures({"regular": 2, "giant": 1}, LETTERS, 5) == "RRG"
    assert figures({"regular": 4, "mammoth": 2}, LETTERS, 5) == "4R2M"
    assert figures({"regular": 5}, LETTERS, 3) == "5R"


@pytest.mark.parametrize("name", WATCH)
def test_a_small_window_has_two_panes_and_a_larger_one_shows_everything(name: str) -> None:
    scene = shared(name).scene
    assert choose_layout(scene, *SMALL).panes
    for window in (WINDOW, LARGE, (200, 60)):
        layout = choose_layout(scene, *window)
        assert not layout.panes
        assert layout.above >= 5
    assert not choose_layout(shared("middle").scene, *SMALL).panes


@pytest.mark.parametrize(("window", "where"), [(SMALL, GIFT), (SMALL, NORTH), (WINDOW, GIFT), (LARGE, GIFT)])
@pytest.mark.parametrize("name", WATCH)
def test_every_guard_and_wildling_stands_in_its_place(name: str, window: tuple[int, int], where: str) -> None:
    """The rows of the Wall and of the clearings read without colour."""
    view = shared(name).view()
    lines = [text_of(line) for line in shown(name, window, where)]
    letters = words(name).letters
    wall = "".join(
        f"{section}{''.join(letters[seat] for seat in guards).ljust(5, '·')}"
        for section, guards in enumerate(view["board"]["wall"])
    )
    assert any(wall in line.replace(" ", "") for line in lines), wall
    clearings = [
        figures(one["wildlings"], LETTERS, 20) or "".join(one["wildlings"])
        for one in view["board"]["clearings"]
    ]
    row = next(line for line in lines if line.count("↙") + line.count("↘") == len(clearings))
    for here, clearing in zip(clearings, view["board"]["clearings"], strict=True):
        assert here in row or figures(clearing["wildlings"], LETTERS, 3) in row
    assert row.count("↘") == sum(one["direction"] == "south_east" for one in view["board"]["clearings"])
    assert f"In Gift {view['board']['in_gift']}/8" in "\n".join(lines)
    assert f"Breach {view['board']['breaches']}/3" in "\n".join(lines)


@pytest.mark.parametrize("name", WATCH)
def test_camps_and_trails_are_drawn(name: str) -> None:
    view, scene = shared(name).view(), shared(name).scene
    for window, where in ((SMALL, NORTH), (LARGE, GIFT)):
        lines = [
            text_of(line)[: window[0] - choose_layout(scene, *window).side]
            for line in shown(name, window, where)
        ]
        for camp in range(1, 6):
            row = next(line for line in lines if line.count(f" {camp} ") >= len(scene["clans"]))
            taken = [one["camps"][camp - 1 : camp] for one in view["board"]["camps"]]
            assert sum(row.count(letter) for letter in LETTERS.values()) >= sum(map(len, taken))
        trails = next(line for line in lines if "╱1,2" in line)
        assert "7,8╲" in trails
        for label in {str(t["label"]) for clan in scene["clans"] for t in clan["trails"]}:
            assert label in trails
    brief = text(shown(name, WINDOW))
    assert "╱1,2" in brief


def test_wildlings_in_the_gift_are_seen_on_their_hexes() -> None:
    for name, window in itertools.product(("wall", "six"), (SMALL, WINDOW, LARGE)):
        drawn = text(shown(name, window))
        gift = shared(name).view()["board"]["gift"]
        expected = [f"[{figures(place['wildlings'], LETTERS, 5)}]" for place in gift]
        for mark in set(expected):
            assert drawn.count(mark) == expected.count(mark)
        coloured = [style.bg for line in shown(name, window, depth=MANY) for _, style in line]
        assert FOE in coloured
        assert BLOCKED in coloured


@pytest.mark.parametrize("size", [TINY, choose_layout(shared("wall").scene, *LARGE).size])
def test_tormund_beside_wildlings(size: object) -> None:
    table = shared("wall")
    view = table.view()
    held = view["board"]["gift"][0]["hex"]
    view["board"]["tormund"] = held
    board = Board(table.scene, TINY if size == TINY else choose_layout(table.scene, *LARGE).size,
                  words("wall").look(NONE, unicode=True))  # fmt: skip
    drawn = text(board.draw(view, Marks()))
    assert "T+C" in drawn or "[Tormund C]" in drawn
    marked = text(board.draw(view, Marks(hexes={held})))
    assert f"#{held}" in marked
    assert "C" in marked


@pytest.mark.parametrize("window", [SMALL, WINDOW, LARGE])
@pytest.mark.parametrize("name", WATCH)
def test_every_number_to_choose_can_be_read(name: str, window: tuple[int, int]) -> None:
    where = NORTH if name == "guards" and window == SMALL else GIFT
    here = moment(name, pane=where)
    lines = here.compose(*window, MANY, True)
    picks = " ".join(
        part for line in lines for part, style in line if style.bg in ("pick", "pick_path")
    ).split()
    numbers = {int(pick) for pick in picks if pick.isdigit()}
    assert here.marks.paths | here.marks.intersections | here.marks.sections <= numbers


def test_seats_have_their_own_colours_and_letters() -> None:
    for lang in LANGUAGES:
        six = words("six", lang)
        assert len(set(six.letters)) == 6
        assert len(set(six.names)) == 6
        assert len({six.text(f"ui-letter-{kind}") for kind in LETTERS}) == 4
    for many in range(2):
        assert len({COLOURS[f"seat_{colour}"][many] for colour in words("six").colours}) == 6


@pytest.mark.parametrize("name", WATCH)
def test_a_terminal_without_signs_gets_ascii(name: str) -> None:
    for where in (GIFT, NORTH):
        lines = shown(name, SMALL, where, unicode=False)
        beside = choose_layout(shared(name).scene, *SMALL).side  # its sentences may have signs of their own
        assert all(text_of(line)[: SMALL[0] - beside].isascii() for line in lines[1:18])


@pytest.mark.parametrize("depth", [FEW, MANY])
def test_colour_changes_no_letter_of_the_wall(depth: int) -> None:
    plain = [text_of(line) for line in shown("six", SMALL, NORTH)]
    for line, other in zip(plain, shown("six", SMALL, NORTH, depth), strict=True):
        found = text_of(other).replace("▀", " ").replace("▄", " ")
        assert line.replace("▄", " ").rstrip() == found.rstrip()
        assert "\x1b" in render(other, depth) or not text_of(other).strip() or "──" not in line


def test_danger_is_marked() -> None:
    table = shared("wall")
    view = table.view()
    look = words("wall").look(NONE, unicode=True).north
    assert look is not None
    assert [near for _, near in facts(view, table.scene, look)] == [False, False, False, True, False]
    view["board"]["breaches"], view["board"]["in_gift"] = 0, 6
    assert facts(view, table.scene, look)[4] == ("In Gift 6/8!", True)
    assert not any(is_open(view, section) for section in range(4))
    view["board"]["wall"][2] = [0]
    assert is_open(view, 2)
    assert "!" in text(pane(table.scene, look, view, set(), 57, 17)).split("\n")[9]


def test_the_hexes_of_a_breach_are_named() -> None:
    drawn = screen(Shot("wall", SMALL, NORTH))
    assert "o9 w6" in drawn
    assert "[o8] l9" in drawn
    lines = text(report_north.wall(shared("wall").view(), words("wall")))
    assert "A crossing runs south-west: ore 9, wool 6, ore 4, grain 11." in lines
    assert "5 guards (Yellow, Red, Black, Yellow and Red), 3 regular wildlings before it." in lines
    assert "south-east: brick 6, ore 10, grain 5, ore 8" in text(
        report_north.wall(shared("six").view(), words("six"))
    )


# --- panels ---


@pytest.mark.parametrize("name", ["wall", "special", "six"])
def test_panels_have_guards_and_heroes(name: str) -> None:
    view = shared(name).view()
    for window, where in ((SMALL, NORTH), (WINDOW, GIFT), (LARGE, GIFT)):
        drawn = text(shown(name, window, where))
        for seat in view["seats"]:
            hero = seat["hero"]
            assert f"{hero['name'].capitalize()} {hero['side']}" in drawn
        assert "Gd" in drawn
    for window in (SMALL, WINDOW, LARGE):
        drawn = text(shown(name, window))
        for piece in ("road", "settlement", "keep", "guard", "card"):
            assert f" {piece} " in drawn


def test_the_own_hero_is_explained() -> None:
    assert "Your hero Bowen Marsh (A): h uses it now." in screen(Shot("wall", LARGE))
    assert "Your hero Bowen Marsh" in screen(Shot("wall", SMALL, NORTH))
    assert "Display: Mormont" in screen(Shot("wall", LARGE))
    state = words("special").hero_state(shared("special").view()["seats"][0]["hero"])
    assert "[X56-6]" in state[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_heroes_do(lang: str) -> None:
    here = words("six", lang)
    for book in (Rulebook("watch", lang), Rulebook("watch", "en")):
        lines = report_north.heroes(shared("six").view(), here, book)
        for name in shared("six").view()["display"]:
            assert here.hero(name) in text(lines)
            assert len(report_north.hero_help(name, here, book)) > 40


def test_without_a_text_of_its_own_a_hero_is_explained_by_the_rulebook(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = words("wall")
    monkeypatch.setattr(here.catalogue, "has", lambda _key: False)
    book = Rulebook("watch", "en")
    entry = book.by_rule("HERO-A2")
    assert entry is not None
    assert report_north.hero_help("marsh", here, book) == entry.text


# --- below the board ---


@pytest.mark.parametrize("name", WATCH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_and_the_rule_fit_into_the_smallest_window(name: str, lang: str) -> None:
    here = moment(name, lang)
    lines = [text_of(line) for line in here.compose(*SMALL, NONE, True)]
    view = shared(name).view()
    heading = next(line for line in lines if line.startswith("── "))
    assert view["decision"]["rule"] in heading
    menu = " ".join(lines[lines.index(heading) + 1 :])
    for entry in here.brief:
        assert f" {entry[0][0]} " in f" {menu}"
    assert " . " in menu


def test_a_long_list_covers_the_board_and_not_itself() -> None:
    here = moment("wall")
    lines = [[(f"{i}) something to choose from", here.heading[0][1])] for i in range(1, 9)]
    before, here.message = here.message, lines
    drawn = text(here.compose(*SMALL, NONE, True))
    here.message = before
    assert len(drawn.split("\n")) == SMALL[1] - 1
    assert "8) something" in drawn
    assert "Trade and build" in drawn


def test_wildling_moves_are_told_with_their_rules() -> None:
    drawn = " ".join(screen(Shot("wall", LARGE)).split())
    assert (
        "A regular wildling of the Ice River clan advances into the clearing before section 0. WILD-12"
        in drawn
    )
    assert "Section 0 holds: 2 wildlings against 3 guards. WILD-14" in drawn
    assert "wildlings 1" in drawn.split("\n", maxsplit=1)[0]
