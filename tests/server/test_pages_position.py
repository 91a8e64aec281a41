"""What a position becomes on the plain pages: told to everybody, and every legal move within reach."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.play import GOLDEN

from frostwall.core.record import Record, Replay, game_of
from frostwall.core.types import SPECTATOR
from frostwall.games import games
from frostwall.games.watch.pages.board import picture
from frostwall.server.pages import moves, position
from frostwall.server.pages.words import Speech


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("*.rec"))[::6], ids=lambda path: path.stem)
def test_every_position_is_told_and_every_legal_move_has_a_button(path: Path, lang: str, soak: bool) -> None:
    """For each viewer; moves that are described instead of listed have a form."""
    record = Record.read(path.read_text("utf-8"))
    game = game_of(record, games)
    replay = Replay(record, game)
    say = Speech(lang)
    scene: Any = game.scene(record.header.to_setup())
    step = max(1, len(record.lines) // (200 if soak else 12))
    for at in range(len(record.lines)):
        replay.step()
        if at % step:
            continue
        for viewer in (*game.actors(replay.state), 0, SPECTATOR):
            view: Any = game.view(replay.state, viewer)
            if viewer == -1:
                continue
            words = position.words_of(lang, scene, view, [f"N{n}" for n in range(record.header.seats)])
            found = position.position(view, words, say)
            assert found.sentences
            assert len(found.people.rows) >= record.header.seats
            groups = moves.moves(view, words)
            shown = {button.text for group in groups for button in group.buttons}
            listed = {move["text"] for move in view["moves"]}
            formed = [group for group in groups if group.form == "names"]
            assert shown == listed or (formed and shown < listed)
            if game.name == "watch":
                assert len(picture(view, words).hexes) == len(scene["hexes"])
            if viewer == SPECTATOR:
                assert not groups
                assert not found.own


def test_forms_of_cards_become_notation() -> None:
    chosen = moves.chosen
    assert chosen({"form": "bag", "verb": "discard", "n.wool": "2", "n.ore": "1"}) == "discard wool*2 ore"
    assert chosen({"form": "trade", "verb": "offer", "g.wool": "1", "t.ore": "2"}) == "offer wool for ore*2"
    assert (
        chosen({"form": "names", "verb": "give", "n.b": "1", "n.a": "2", "tail": "to 1"}) == "give a a b to 1"
    )
    assert chosen({"form": "names", "verb": "hold", "n.a": "0"}) == "hold nothing"
    assert (
        chosen({"form": "bag", "verb": "discard", "n.wool": "-1", "n.ore": "x", "n.grain": "9999"})
        == "discard"
    )
