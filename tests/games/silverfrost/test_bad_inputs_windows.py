"""Bad inputs about windows, moments and reactions (BAD-66 to BAD-69)."""

from typing import Any

import pytest
from tests.games.silverfrost.bad import bad, check
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_examples_windows import activating, reacting, visited
from tests.games.silverfrost.test_rules_moments import shovels
from tests.games.silverfrost.test_rules_setup import Table

from frostwall.core.types import Refusal
from frostwall.games.silverfrost.engine.game import GAME


@pytest.mark.parametrize("decision", ["ready", "city_card", "closing"])
def test_BAD_66_continuing_without_a_window(decision: str) -> None:
    t = activating("timber_slide")
    if decision != "ready":
        visited(t)
    if decision == "closing":
        t.do(0, "city 0 4")
    assert t.decision() == decision
    bad(66, t, 0, "continue", "TURN-18", "NO_DECISION")


@pytest.mark.parametrize(
    "text",
    [
        "place guard birch_slope",
        "play moss_loft from valley paying birch*2",
        "prepare",
        "pass",
        "end",
        "city 0 3",
        "none",
    ],
)
def test_BAD_66_something_else_in_a_window(text: str) -> None:
    bad(66, visited(activating().goods(0, birch=2)), 0, text, "TURN-18", "PENDING_DECISION")


def test_BAD_66_clearing_what_cannot_be_cleared_in_a_window() -> None:
    bad(66, visited(activating()), 0, "clear 2", "SNOW-14", "NO_SNOW")
    # A window for the ability alone: there is no fire, or the clearing of the turn is used.
    bad(66, window_by_ability(fire=0), 0, "clear 3", "SNOW-14", "NO_FIRE_FOR_SNOW")
    bad(66, window_by_ability(fire=2, cleared=True), 0, "clear 3", "SNOW-19", "CLEARED_ALREADY")


def window_by_ability(*, fire: int, cleared: bool = False) -> Scene:
    """Shovel Squirrel in slot 4 can clear loft in slot 3, once a card to discard was drawn."""
    t = activating("shovel_squirrel", kiln={"draw": 1}).goods(0, fire=fire)
    if cleared:
        t.build(0, "row_cottage", snow=True)
        t.do(0, "clear 5")
    visited(t)
    t.deal_any()
    assert t.decision() == "window"
    return t


def test_BAD_67_clearing_inside_a_payment_or_a_gift() -> None:
    t = shovels("jay_forager", "rye_oven").lowland(0, "lent_drawings").goods(0, fire=1)
    t.do(0, "place animal guild_1", "lowland lent_drawings")
    bad(67, t, 0, "clear 2", "TURN-16", "PAYMENT_FIRST")
    t = scene().season(0, "spring").goods(0, fire=3).build(0, "row_cottage", snow=True)
    t.hold(0, "row_cottage*3", "craft_elder*2").do(0, "place animal journey_4")
    bad(67, t, 0, "clear 1", "TURN-16", "PAYMENT_FIRST")


def test_BAD_67_clearing_while_somebody_else_decides() -> None:
    effect: Any = {"on": "play", "do": [{"gain": {"any": 1}, "who": "left"}]}
    deck = deck_with(cards=[{"id": "hut", "type": "traveller", "effects": [effect]}])
    t = scene(2, None, deck).hold(0, "hut").goods(0, fire=1).build(0, "row_cottage", snow=True)
    t.do(0, "play hut from hand paying nothing")
    assert t.actors() == [1]
    bad(67, t, 0, "clear 1", "TURN-16", "NOT_YOUR_DECISION")


def test_BAD_68_a_reaction_of_a_card_cleared_after_the_check() -> None:
    t = reacting({"gain": {"moss": 1}}, "traveller", {"gain": {"nut": 1}}, snow=False).goods(0, fire=1)
    t.build(0, "herald").build(0, "herald", snow=True)
    t.do(0, "play hut from hand paying nothing")
    assert t.legal(0, "next") == ["next 1 0", "next 2 0"]
    t.do(0, "clear 3")
    bad(68, t, 0, "next 3 0", "CARD-S6", "NOT_OFFERED")
    t.do(0, "next 1 0")
    assert t.resources(0) == {"moss": 2, "nut": 1}


def test_BAD_69_a_species_for_claw_that_he_cannot_have() -> None:
    table = Table(1).play_to("species")
    table.do(0, "species hare")
    for text, code in (("species hare", "SPECIES_TAKEN"), ("species bear", "UNKNOWN_TEXT")):
        judged = GAME.judge(table.s, 0, text)
        assert isinstance(judged, Refusal)
        assert judged.code == code
        if code == "SPECIES_TAKEN":
            check(69, judged, "SOLO-3")
    table.do(0, "species falcon")
    table.play_to("ready")
    judged = GAME.judge(table.s, 0, "species penguin")
    assert isinstance(judged, Refusal)
    check(69, judged, "SOLO-3")
