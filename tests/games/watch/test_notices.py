"""Where a board is chosen or the options of a table are shown, people read that our boards are reconstructions."""

from html import unescape
from pathlib import Path
from random import Random

import pytest
from tests.games.watch.layout import Document
from tests.games.watch.test_layout import exchanged, text_of
from tests.server.browser import Browser
from tests.server.browser import run as serve
from tests.server.rig import Server
from tests.terminal.scripted import start, typed

from frostwall.cli.main import main
from frostwall.games.watch.engine.game import GAME
from frostwall.words import Catalogue

LANGUAGES = ["en", "de"]
OURS = {"en": "Our boards are reconstructions", "de": "Unsere Spielfelder sind Rekonstruktionen"}
OWN = {"en": "on a layout of its own, not on our reconstruction", "de": "auf einem eigenen Aufbau, nicht auf"}
TABLES = [(rules, seats) for rules, numbers in GAME.rulesets().items() for seats in numbers]


def flat(text: str) -> str:
    """However a screen breaks its lines."""
    return " ".join(unescape(text).split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_EX_D34_the_list_of_options_says_that_boards_are_reconstructions(
    rules: str, seats: int, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(["terminal", "watch", "--rules", rules, "--seats", str(seats), "--options", "--lang", lang]) == 0
    )
    said = flat(capsys.readouterr().out)
    assert said.count(OURS[lang]) == 1
    assert "MODE-19" in said[said.index(OURS[lang]) :][:400]
    assert "frostwall layout new" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["standard", "shuffled_terrain", "full_random"])
def test_EX_D34_b_a_running_table_says_so_on_every_board(board: str, lang: str) -> None:
    table = start("notice", 3, rules="brotherhood", board=board)
    said = flat(typed(table, "help", lang=lang).text)
    assert OURS[lang] in said
    assert OWN[lang] not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_MODE_18_a_table_with_an_own_layout_says_that_instead(lang: str) -> None:
    table = start("notice", 4, rules="brotherhood", layout=exchanged())
    said = flat(typed(table, "help", lang=lang).text)
    assert OWN[lang] in said
    assert OURS[lang] not in said


def test_MODE_18_b_words_know_a_layout_by_its_name_and_as_a_document() -> None:
    setup = GAME.setup("brotherhood", 4, Random(0), layout=exchanged())
    scene: Document = GAME.scene(setup)
    for lang in LANGUAGES:
        option = Catalogue(lang, "watch").option("layout")
        assert option.value(setup.options["layout"]) == option.value(scene["options"]["layout"])
        assert OWN[lang] in option.note(setup.options["layout"])
        assert OURS[lang] in option.note("built_in")


def test_MODE_19_h_other_numbers_than_in_the_box_are_told_at_the_table() -> None:
    layout = exchanged()
    layout["hexes"][1][2:] = ["forest", 12]
    layout["routes"].pop()
    table = start("notice", 4, rules="brotherhood", layout=layout)
    said = flat(typed(table, "help").text)
    assert "Hexes of forest: 5 in the layout, 4 in the game." in said
    assert "Number 12: 2 in the layout, 1 in the game." in said
    assert "Trade routes for brick: 0 in the layout, 1 in the game." in said
    layout = {"note": "layout_any_route", "have": 3, "box": 4}
    for lang in LANGUAGES:
        assert "3:1" in Catalogue(lang, "watch").note(layout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_EX_D34_c_the_pages_say_so_where_a_table_is_made_and_at_the_table(lang: str, tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await Browser(server, lang).come("Ann")
        assert OURS[lang] in flat(await ann.get("/new?game=watch&rules=base&seats=3"))
        made = {"game": "watch", "rules": "base", "seats": "3", "sit": "1", "bots": "2", "bot": "random"}
        await ann.post("/new", **made, **{"option.board": '"full_random"'})
        table = ann.path.removeprefix("/t/")
        assert OURS[lang] in flat(ann.page.text)
        assert OURS[lang] in flat(await ann.post(f"/t/{table}/start"))
        await ann.get("/new?game=watch&rules=base&seats=3")
        layout = text_of("base", 3).replace('"pasture", 10]', '"pasture", 11]')
        said = flat(await ann.post("/new", **made, **{"file.layout": layout}))
        assert OWN[lang] in said
        assert OURS[lang] not in said
        table = ann.path.removeprefix("/t/")
        assert ("Number 11: 3" if lang == "en" else "Zahl 11: 3") in flat(await ann.post(f"/t/{table}/start"))
        await ann.get("/new?game=watch&rules=base&seats=3")
        await ann.post("/new", **made, **{"file.layout": "nonsense"})
        assert ann.page.status_code == 422
        assert "TOML" in ann.page.text

    serve(tmp_path, play, bots=True)
