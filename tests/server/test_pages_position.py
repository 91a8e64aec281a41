"""What a position becomes on the plain pages: told to everybody, and every legal move within reach."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.play import GOLDEN

from frostwall.core.record import Record, Replay, game_of
from frostwall.core.types import CHANCE, SPECTATOR, Json
from frostwall.games import games
from frostwall.server.pages.face import Button, Item, Moves
from frostwall.server.pages.forms import picked
from frostwall.server.pages.generic import GENERIC, face_of
from frostwall.server.pages.speech import Speech
from frostwall.server.pages.table import hint_in_words, in_words


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("*.rec"))[::6], ids=lambda path: path.stem)
def test_every_position_is_told_and_every_legal_move_has_a_button(path: Path, lang: str, soak: bool) -> None:
    """For each viewer, on the game's own pages and on the generic ones. Moves that are described instead of listed have
    a form."""
    record = Record.read(path.read_text("utf-8"))
    game = game_of(record, games)
    replay = Replay(record, game)
    say = Speech(lang)
    scene: Any = game.scene(record.header.to_setup())
    names = [f"N{n}" for n in range(record.header.seats)]
    step = max(1, len(record.lines) // (200 if soak else 12))
    for at in range(len(record.lines)):
        replay.step()
        if at % step:
            continue
        for viewer in (*game.actors(replay.state), 0, SPECTATOR):
            if viewer == CHANCE:
                continue
            view: Any = game.view(replay.state, viewer)
            for face in (face_of(game.name), GENERIC):
                page = face.page(say, scene, view, names)
                found = page.position()
                assert found.sentences or face is GENERIC
                assert len(found.people.rows) >= record.header.seats
                groups = page.moves()
                shown = {button.text for group in groups for button in group.buttons}
                listed = {move["text"] for move in view["moves"]}
                formed = [group for group in groups if group.form == "names"]
                assert shown == listed or (formed and shown < listed)
                assert len([group for group in groups if group.form]) >= len(view["choices"])
                if viewer == SPECTATOR:
                    assert not groups
                    assert not found.has_own


def test_the_picture_of_a_board_has_buttons_only_for_those_who_may_move() -> None:
    record = Record.read((GOLDEN / "base-4.rec").read_text("utf-8"))
    game = game_of(record, games)
    state = game.new_game(record.header.to_setup())
    scene: Any = game.scene(record.header.to_setup())
    seat = game.actors(state)[0]
    view: Any = game.view(state, seat)
    page = face_of(game.name).page(Speech("en"), scene, view, ["Ann", "Bo", "Cem", "Dee"])
    with_form, without = page.picture("The board", "spots"), page.picture("The board", "")
    assert with_form is not None
    assert without is not None
    assert with_form.svg.count("<button") == len(view["moves"])
    assert with_form.svg.count("<polygon") == len(scene["hexes"])
    assert "<button" not in without.svg


def test_a_hinted_move_of_a_form_is_said_as_the_form_says_it() -> None:
    goods = [Item("wool", "Wool", 3), Item("ore", "Ore", 2)]
    bag = Moves("Discard cards", "discard", form="bag", items=goods)
    trade = Moves("Offer", "offer", form="trade", items=goods, wanted=[Item("brick", "Brick", 9)])
    one = Moves("Roll", "roll", [Button("roll", "Roll")])
    forms, say = [bag, trade, one], Speech("en")
    cards = {"kind": "discard", "cards": {"wool": 2, "ore": 1}}
    assert in_words("discard wool*2 ore", cards, forms, say) == "Discard cards: 2 Wool and 1 Ore"
    swap = {"kind": "offer", "give": {"ore": 1}, "take": {"brick": 1}}
    assert in_words("offer ore for brick", swap, forms, say) == "Offer. You give: 1 Ore. You get: 1 Brick."
    assert in_words("roll", {"kind": "roll"}, forms, say) == "Roll"


def test_a_hint_says_its_reasons_how_sure_it_is_and_the_next_best_move() -> None:
    record = Record.read((GOLDEN / "base-4.rec").read_text("utf-8"))
    game = game_of(record, games)
    state = game.new_game(record.header.to_setup())
    seat = game.actors(state)[0]
    scene: Any = game.scene(record.header.to_setup())
    view: Any = game.view(state, seat)
    say = Speech("en")
    page = face_of(game.name).page(say, scene, view, ["Ann", "Bo", "Cem", "Dee"])
    best, other = view["moves"][:2]
    hint: Json = {
        "moves": [best["text"]],
        "says": [best],
        "reasons": [{"key": "covers", "args": {"kinds": ["wool", "ore"]}}, {"key": "bot", "args": {}}],
    }
    said, second = (in_words(each["text"], each, page.moves(), say) for each in (best, other))
    told = f"A good move: {said}. It covers wool and ore, which you lack. That is what our strongest bot would do."
    assert hint_in_words(hint, game.name, page, seat, page.moves(), say) == told
    more = f" It is clearly better than the next best move: {second}."
    hint |= {"sure": "clear", "next": [other]}
    assert hint_in_words(hint, game.name, page, seat, page.moves(), say) == told + more


def test_forms_of_cards_become_notation() -> None:
    assert picked({"form": "bag", "verb": "discard", "n.wool": "2", "n.ore": "1"}) == "discard wool*2 ore"
    assert picked({"form": "bag", "verb": "give", "n.ore": "1", "tail": "to 2"}) == "give ore to 2"
    assert picked({"form": "trade", "verb": "offer", "g.wool": "1", "t.ore": "2"}) == "offer wool for ore*2"
    assert (
        picked({"form": "names", "verb": "give", "n.b": "1", "n.a": "2", "tail": "to 1"}) == "give a a b to 1"
    )
    assert picked({"form": "names", "verb": "hold", "n.a": "0"}) == "hold nothing"
    assert (
        picked({"form": "bag", "verb": "discard", "n.wool": "-1", "n.ore": "x", "n.grain": "9999"})
        == "discard nothing"
    )
