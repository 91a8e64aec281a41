"""Silverfrost as it is drawn: every size of window, languages and colours, for positions of one to four seats."""

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from frostwall import bots
from frostwall.core.drive import setup_rng
from frostwall.core.rng import Rng
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.frames import NATURE
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.terminal import panels
from frostwall.games.silverfrost.terminal.board import BOARD, CARDS, PANES, TOWN, pane_of, upper
from frostwall.games.silverfrost.terminal.groups import menu
from frostwall.games.silverfrost.terminal.panels import people
from frostwall.games.silverfrost.terminal.presenter import SilverPresenter, ranges
from frostwall.games.silverfrost.terminal.report import city_line
from frostwall.games.silverfrost.terminal.words import SilverWords, split_options
from frostwall.terminal.layout import tail
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import FEW, MANY, NONE, render, row, text_of, width
from frostwall.terminal.session import TerminalSession
from frostwall.words.languages import COMPLETE as LANGUAGES

WINDOWS = [(80, 24), (100, 35), (120, 40), (160, 50), (200, 60)]
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def start(seed: str, seats: int, bot: str = "random", **options: object) -> TerminalSession:
    others: dict[int, Any] = {seat: bots.make(bot, "silverfrost") for seat in range(1, seats)}
    setup = GAME.setup("standard", seats, setup_rng(seed), **options)
    return TerminalSession.start(GAME, setup, seed, 0, others, None)


def decisions(table: TerminalSession, seed: int = 5) -> Iterator[dict[str, Any]]:
    """Random moves of the person to the end; the view before each."""
    rng = Rng(seed)
    while (actor := table.actor()) is not None:
        if actor != table.person:
            table.advance()
            continue
        yield table.view()
        table.make(GAME.random_move(table.state, table.person, rng))


def until(table: TerminalSession, phase: str, count: int = 0, seed: int = 5) -> TerminalSession:
    """Random moves until such a decision is open after so many others."""
    for number, view in enumerate(decisions(table, seed)):
        if number >= count and view["phase"] == phase:
            return table
    pytest.fail(f"no {phase}")


def words(table: TerminalSession, lang: str = "en") -> SilverWords:
    found = SilverWords(lang, table.scene, 0, {seat: bot.name for seat, bot in table.bots.items()})
    found.name_seats(table.view())
    return found


def moment(table: TerminalSession, lang: str = "en", pane: str = "") -> Moment:
    return SilverPresenter(table, words(table, lang)).moment(None, [], pane or pane_of(table.view()))


def screen(table: TerminalSession, columns: int, rows: int, lang: str = "en", pane: str = "") -> str:
    lines = moment(table, lang, pane).compose(columns, rows, NONE, True)
    return "\n".join(render(line, NONE) for line in lines)


@cache
def middle(seats: int) -> TerminalSession:
    """A game in its middle, to look at: nobody moves at it."""
    return until(start(f"middle {seats}", seats), "ready", 18)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_window_is_filled_exactly(seats: int, lang: str, soak: bool) -> None:
    for game in range(6 if soak else 1):
        table = start(f"window {game}", seats)
        for number, view in enumerate(decisions(table, game)):
            if number % (1 if soak else 3):
                continue
            shown = moment(table, lang)
            assert shown.heading
            columns, rows = WINDOWS[number % len(WINDOWS)] if number % 2 else WINDOWS[0]
            for pane in PANES:
                shown.pane = pane
                lines = shown.compose(columns, rows, NONE, unicode=True)
                assert len(lines) == rows - 1  # the last is the prompt's
                assert max(width(line) for line in lines) <= columns, view["phase"]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("depth", [NONE, FEW, MANY])
def test_colours_change_nothing_but_colours(depth: int, window: tuple[int, int]) -> None:
    for seats in (1, 4):
        for line in moment(middle(seats), "de").compose(*window, depth, unicode=True):
            shown = render(line, depth)
            assert ESCAPE.sub("", shown).rstrip() == text_of(line).rstrip()
            assert ("\x1b" in shown) <= (depth != NONE)


@pytest.mark.parametrize("window", [(1, 2), (10, 5), (40, 12), (79, 24), (80, 23), (300, 10)])
def test_a_window_made_too_small_is_survived(window: tuple[int, int]) -> None:
    for seats in (1, 2, 4):
        lines = moment(middle(seats)).compose(*window, MANY, unicode=True)
        assert len(lines) <= window[1] - 1
        assert max(width(line) for line in lines) <= window[0]


def test_all_that_matters_is_visible_in_a_large_window() -> None:
    table = middle(2)
    view, said = table.view(), words(table)
    shown = screen(table, 160, 60)
    for name in ("Mountain", "Highland quests", "Valley", "Your hand", "Your quests", "Your city", "City of"):
        assert name in shown
    for head in ("Season", "Fire", "Resources", "Pts", "Snow", "Chim", "Anim", "Hand", "Quests", "City"):
        assert head in shown
    names = [giant for giant in view["board"]["giants"] if giant]
    names += [quest for quest in view["board"]["highland"] if quest]
    names += [space["card"] for space in view["board"]["valley"] if space["card"]]
    names += list(view["seats"][0]["hand"]["cards"]) + view["seats"][0]["quests"]["quests"]
    names += [card["card"] for one in people(view) for card in one["city"]]
    for thing in names:
        assert said.name(thing) in shown, thing
    for entry in table.scene["places"]:
        assert said.short_place(entry["id"]) in shown
    assert "TURN-2" in shown
    assert said.about(names[0]) in shown  # there is room for the texts of the giants


def test_who_stands_where_reads_without_colour() -> None:
    for seats in (1, 2, 3, 4):
        table = middle(seats)
        view, said = table.view(), words(table)
        lines = upper(view, said, BOARD, 120, 40).rows
        shown = "\n".join(text_of(line) for line in lines)
        here = [one for place in view["board"]["places"].values() for one in place["animals"]]
        assert here
        for who, letter in enumerate(said.letters):
            board = [one for one in here if one["who"] == who]
            guards = sum(one["figure"] == "guard" for one in board)
            assert shown.count(f"[{letter}+]") >= guards
            assert shown.count(f"[{letter}]") >= len(board) - guards
        assert len(set(said.letters)) == len(said.letters)


def test_panes_of_a_small_window() -> None:
    for seats in (1, 2, 3, 4):
        table = middle(seats)
        board, cards, town = (screen(table, 80, 24, pane=pane) for pane in (BOARD, CARDS, TOWN))
        for shown in (board, cards, town):
            assert "Penguin" in shown or "Hare" in shown or "Falcon" in shown or "Red panda" in shown
        assert "Basic: 1" in board
        assert ". valley and hand" in board
        assert "Valley (" in cards
        assert "Your hand" in cards
        assert ". the cities" in cards
        assert "Your city" in town
        assert ". the board" in town


def test_what_can_be_chosen_is_marked() -> None:
    table = until(start("marks", 2), "ready")
    view = table.view()
    shown = screen(table, 120, 40)
    numbers = words(table).place_numbers
    legal = {move["place"] for move in view["moves"] if move["kind"] == "place"}
    for place, number in numbers.items():
        name = words(table).short_place(place)
        assert (f"{number}){name}" in shown) == (place in legal)


def test_a_decision_shows_its_source_and_the_texts_to_choose_from() -> None:
    table = until(start("giants", 3), "giant")
    shown = screen(table, 80, 24)
    said = words(table)
    for number, move in enumerate(table.view()["moves"][:2], 1):
        slot = table.view()["board"]["giants"].index(move["giant"])
        assert f"{number}) {said.name(move['giant'])} (+{table.scene['giant_slots'][slot]}): " in shown
    seen = False
    for game in range(12):
        table = start(f"source {game}", 2)
        for view in decisions(table, game):
            source = view["decision"].get("source")
            if source is not None:
                heading = text_of(moment(table).heading)
                assert heading.startswith(f"{words(table).name(source)}: ")
                assert words(table).about(source)[:20] in "\n".join(
                    text_of(line) for line in moment(table).asking
                )
                seen = True
                break
        if seen:
            break
    assert seen


def test_every_phase_is_explained_in_both_languages(soak: bool) -> None:
    seen: set[str] = set()
    for game in range(40 if soak else 6):
        table = start(f"phases {game}", game % 4 + 1)
        for view in decisions(table, game):
            if view["phase"] not in seen or soak:
                seen.add(view["phase"])
                for lang in LANGUAGES:
                    shown = moment(table, lang)
                    assert view["decision"]["rule"] in text_of(shown.heading)
                    assert len(shown.menu) >= len(menu(view, table.scene)) - 1
    assert {
        "species",
        "keep_quest",
        "mulligan",
        "ready",
        "cards",
        "giant",
        "closing",
        "quest",
        "keep",
    } <= seen


def test_options_are_read_from_the_text() -> None:
    assert split_options("Choose 2: take 1 fire; draw 1 card.", "or") == ["take 1 fire", "draw 1 card"]
    assert split_options("Draw 1. Take 1 fire, or draw 2 cards.", "or") == ["Take 1 fire", "draw 2 cards"]
    assert split_options("Take 1 fire.", "or") == []


def test_numbers_in_a_row() -> None:
    assert ranges(["4", "1", "2", "3", "9", "7", "8"]) == "1-4 7-9"
    assert ranges(["1", "2", "5"]) == "1 2 5"
    assert ranges([]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_heading(lang: str) -> None:
    said = words(middle(2), lang)
    for code, name in FRAME_NAMES.items():
        if code < NATURE:
            name = "cards-discard" if name == "cards" else name.replace("_", "-")
            assert said.text(
                f"ui-decide-{name}",
                least=1,
                most=2,
                total=0,
                seat="x",
                season="x",
                source="x",
                text="x",
                cards="x",
            )


def test_moves_that_are_rarely_open_in_words() -> None:
    solo, said = middle(1), words(middle(1))
    view = solo.view()
    slot = view["board"]["claw"]["city"][0]
    card = said.name(slot["card"])
    for text, shown in (
        (f"back animal 1 {slot['slot']}", f"animal: {card} of Claw"),
        (f"call guard 1 {slot['slot']}", f"Silver Guard: {card} of Claw"),
        (f"city 1 {slot['slot']}", f"{card} of Claw"),
        ("move guard birch_slope", "Silver Guard: Birch Slope"),
        ("recall animal birch_slope", "animal: Birch Slope"),
        ("aside animal", "animal"),
        ("person 1", "Claw"),
        ("copy birch_slope", "Birch Slope"),
        ("times 0", "not at all"),
        ("city 0 61", "slot 61"),
        ("quest winter_council", "The Winter Council"),
        ("discard nothing", "nothing"),
        ("hold rye_oven rye_oven", "Rye Oven x2"),
    ):
        move = {"text": text, **GAME.fields(GAME.parse(text))}
        assert said.move(move, view) == shown, text


# --- what moves cost besides resources ---


def play(card: str, source: str = "hand", paying: str = "nothing") -> dict[str, Any]:
    text = f"play {card} from {source} paying {paying}"
    return {"text": text, **GAME.fields(GAME.parse(text))}


def test_CARD_6_a_gift_is_named_as_the_price() -> None:
    table = middle(3)
    view = deepcopy(table.view())
    said = words(table)
    assert said.move(play("mountaineer"), view) == f"Mountaineer for a gift of 1 fire to {said.names[1]}"
    view["seats"][1]["passed"] = True
    assert said.move(play("mountaineer"), view).endswith(f"to {said.names[1]}")  # AMB-34
    said.scene["options"]["end.fireLikeResources"] = True
    assert said.move(play("mountaineer"), view).endswith(f"to {said.names[2]}")
    view["seats"][2]["passed"] = True
    assert said.move(play("mountaineer"), view) == "Mountaineer for a gift of 1 fire"
    german = words(table, "de").move(play("mountaineer"), table.view())
    assert german == f"Bergsteiger für ein Geschenk von 1 Feuer an {words(table, 'de').names[1]}"
    assert words(middle(1)).move(play("mountaineer"), middle(1).view()).endswith("1 fire to Claw")


def test_SNOW_14_the_fire_for_the_snow_is_named() -> None:
    table = middle(2)
    view = deepcopy(table.view())
    said = words(table)
    view["board"]["valley"][0] |= {"card": "rye_oven", "snow": 2}
    view["board"]["places"]["birch_slope"]["snow"] = 1
    view["seats"][0]["city"] = [{"slot": 1, "card": "rye_oven", "snow": True, "chimney": False}]
    place, visit = (
        {"text": text, **GAME.fields(GAME.parse(text))}
        for text in ("place animal birch_slope", "visit animal 0 1")
    )
    for fire in (1, 2):
        view["seats"][view["viewer"]]["clear_fire"] = fire
        valley = said.move(play("rye_oven", "valley", "birch"), view)
        assert valley == f"Rye Oven for 1 birch and {2 * fire} fire for the snow"
        assert said.move(play("rye_oven", paying="birch"), view) == "Rye Oven for 1 birch"
        assert said.move(place, view) == f"Birch Slope (and {fire} fire for the snow)"
        assert said.move(visit, view) == f"animal: Rye Oven (and {fire} fire for the snow)"
    view["board"]["places"]["birch_slope"]["snow"] = 0
    assert said.move(place, view) == "Birch Slope"


def test_a_name_that_is_cut_keeps_its_sign() -> None:
    table = middle(2)
    view = deepcopy(table.view())
    said = words(table)
    unique = max(
        (card for card in table.scene["cards"] if card["rarity"] == "unique"),
        key=lambda card: len(card["name"]["en"]),
    )
    view["board"]["valley"][0]["card"] = unique["id"]
    shown = "\n".join(text_of(line) for line in upper(view, said, CARDS, 60, 40).rows)
    cut = re.search(r"^1.(\S.*?)…!", shown, re.MULTILINE)
    assert cut is not None
    assert unique["name"]["en"].startswith(cut[1])
    assert f"{unique['name']['en']}!" in "\n".join(
        text_of(line) for line in upper(view, said, CARDS, 170, 40).rows
    )


def test_the_log_loses_no_letter() -> None:
    log = [row("first"), row("second"), row(" third")]
    assert [text_of(line) for line in tail(log, 40, 2, True)] == ["second", " third"]
    assert [text_of(line) for line in tail(log, 40, 1, True)] == ["…third"]


def test_cities_are_counted_in_words() -> None:
    table = middle(1)
    view = deepcopy(table.view())
    card = view["board"]["claw"]["city"][0]
    view["seats"][0] |= {"city": [card], "free_spaces": 14}
    view["board"]["claw"]["city"] = [card]
    for lang, own, claw in (
        ("en", "Your city (1 card, 14 free)", "City of Claw (1 card)"),
        ("de", "Deine Stadt (1 Karte, 14 frei)", f"Stadt von {words(table, 'de').names[1]} (1 Karte)"),
    ):
        said = words(table, lang)
        assert text_of(panels.city(view, said, 0, 80, set())[0]).startswith(own)
        assert text_of(panels.city(view, said, 1, 80, set())[0]).startswith(claw)
    said = words(table)
    assert city_line(view, said, 0).endswith("Free spaces: 14.")
    assert "Free" not in city_line(view, said, 1)
    assert text_of(panels.seats(view, said, 100)[2]).endswith(" 1")
    view["board"]["claw"]["city"] = []
    assert city_line(view, said, 1) == "City: empty."
