"""The worked examples of tests/spec/silverfrost.toml about clearing snow between the items of an effect (TURN-16..18)
and about reactions to a play (CARD-S6), by ID."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import do

from frostwall.core.types import Json

FIRE = {"gain": {"fire": 1}}
BIRCH = {"gain": {"birch": 1}}
THREE = {"has": {"filter": {"kind": "construction"}, "min": 3}}
AGAIN = {"activate": {"which": "produce", "filter": {"type": ["production"]}, "n": 2, "distinct": True}}


def production(name: str, step: Mapping[str, object]) -> Json:
    return {"id": name, "effects": [{"on": ["play", "produce"], "do": [step]}]}


def bell(*steps: Mapping[str, object]) -> Json:
    """A destination card of seat 0 that does these steps; it is no construction, so that it does not count."""
    effect = {"on": "visit", "do": list(steps)}
    return {"id": "bell", "kind": "creature", "type": "destination", "effects": [effect]}


# --- activating (TEST-57, 58, 63) ---


def activating(*more: str, kiln: Mapping[str, object] = FIRE) -> Scene:
    """Seat 0 has the bell in slot 1, kiln ("take 1 fire") in 2, loft ("take 1 moss") under snow in 3, then more."""
    cards = [bell(AGAIN), production("kiln", kiln), production("loft", {"gain": {"moss": 1}})]
    t = scene(2, None, deck_with(cards=cards)).build(0, "bell", "kiln").build(0, "loft", snow=True)
    return t.build(0, *more)


def visited(t: Scene) -> Scene:
    """A normal animal stands on the bell, and kiln was activated."""
    return do(t, 0, "visit animal 0 1", "city 0 2")


def test_TEST_57_a_window_before_the_second_activation_lapses() -> None:
    t = visited(activating())
    assert (t.decision(), t.fire(0), t.legal(0)) == ("window", 1, ["continue", "clear 3"])
    shown: Any = t.game.view(t.s, 0)
    assert shown["window"] == [3]
    assert (shown["decision"]["source"], shown["decision"]["rule"]) == ("bell", "TURN-17")
    do(t, 0, "clear 3")
    assert (t.fire(0), t.snow_tokens(0), t.legal(0)) == (0, 1, ["city 0 3"])
    do(t, 0, "city 0 3")
    assert t.resources(0) == {"moss": 1}
    t = do(visited(activating()), 0, "continue")
    assert (t.resources(0), t.snowed(0), t.decision()) == ({}, [3], "closing")
    assert t.legal(0) == ["end", "clear 3"]


def test_TEST_58_a_decision_needs_no_window() -> None:
    t = visited(activating("timber_slide", "copper_adit"))
    assert (t.decision(), t.legal(0)) == ("city_card", ["city 0 4", "city 0 5", "clear 3"])
    do(t, 0, "clear 3", "city 0 3")
    assert (t.resources(0), t.actors()) == ({"moss": 1}, [1])
    t = visited(activating("timber_slide"))  # the only one left: it is asked for all the same
    assert t.legal(0) == ["city 0 4", "clear 3"]
    do(t, 0, "clear 3", "city 0 3")
    assert t.resources(0) == {"moss": 1}


@pytest.mark.parametrize("used", [True, False])
def test_TEST_63_no_window_where_nothing_can_be_cleared(used: bool) -> None:
    t = activating()
    if used:
        t.build(0, "row_cottage", snow=True).goods(0, fire=1)
        do(t, 0, "clear 4")
    else:
        t.freezing()
    do(t, 0, "visit animal 0 1", "city 0 2")
    assert (t.fire(0), t.snowed(0), t.actors()) == (
        1,
        [3],
        [1],
    )  # the turn is over: the second activation lapsed


# --- conditions (TEST-59..62) ---


def test_TEST_59_no_window_where_nothing_reads_the_snow() -> None:
    t = scene(2).goods(0, fire=3).build(0, "row_cottage*2", snow=True)
    t.go(0, "place animal nut_cellar")
    assert (t.resources(0), t.hand_size(0), t.decision()) == ({"nut": 2}, 1, "closing")
    assert t.legal(0) == ["end", "clear 1", "clear 2"]


def counting(*more: Mapping[str, object], fire: int) -> Scene:
    """Seat 0 has the bell in slot 1 and three constructions, the last of them under snow."""
    deck = deck_with(cards=[bell(BIRCH, {"if": THREE, "then": [BIRCH]}, *more)])
    t = scene(2, None, deck).goods(0, fire=fire).build(0, "bell", "row_cottage*2")
    return t.build(0, "row_cottage", snow=True)


def test_TEST_60_no_window_where_it_could_have_been_cleared_before() -> None:
    t = do(counting(fire=1), 0, "visit animal 0 1")
    assert (t.resources(0), t.decision()) == ({"birch": 1}, "closing")
    t = do(counting(fire=1), 0, "clear 4", "visit animal 0 1")
    assert t.resources(0) == {"birch": 2}


def test_TEST_61_the_fire_of_the_silver_guard_opens_a_window() -> None:
    t = do(counting(fire=0), 0, "visit guard 0 1")
    assert (t.decision(), t.resources(0), t.fire(0)) == ("window", {"birch": 1}, 1)
    do(t, 0, "clear 4")
    assert (t.resources(0), t.fire(0)) == ({"birch": 2}, 0)
    t = do(counting(fire=0), 0, "visit guard 0 1", "continue")
    assert (t.resources(0), t.decision()) == ({"birch": 1}, "closing")


def test_TEST_62_a_window_before_the_second_item_that_reads_it() -> None:
    t = do(counting({"if": THREE, "then": [{"draw": 1}]}, fire=1), 0, "visit animal 0 1")
    assert (t.decision(), t.resources(0)) == ("window", {"birch": 1})
    do(t, 0, "clear 4")
    t.deal_any()
    assert (t.resources(0), t.hand_size(0)) == ({"birch": 1}, 1)


# --- reactions to a play (TEST-64, 65) ---


def reacting(step: Mapping[str, object], kind: str, *do_it: Mapping[str, object], snow: bool) -> Scene:
    """Seat 0 has a governance card in slot 1 that does this step after a play of a type, and holds a free hut of it."""
    after = {"on": {"after_play": {"filter": {"type": [kind]}}}, "do": [step]}
    herald = {"id": "herald", "type": "governance", "effects": [after]}
    hut = {"id": "hut", "type": kind, "effects": [{"on": "play", "do": list(do_it)}]}
    t = scene(2, None, deck_with(cards=[herald, hut])).hold(0, "hut")
    return t.build(0, "herald", snow=snow)


PLAY = "play hut from hand paying nothing"


def test_TEST_64_a_window_before_the_reactions_to_a_play() -> None:
    t = do(reacting({"draw": 1}, "production", FIRE, snow=True), 0, PLAY)
    assert (t.decision(), t.legal(0)) == ("window", ["continue", "clear 1"])
    do(t, 0, "clear 1")
    t.deal_any()
    assert (t.hand_size(0), t.snow_tokens(0)) == (1, 1)
    t = do(reacting({"draw": 1}, "production", FIRE, snow=True), 0, PLAY, "continue")
    assert t.decision() == "closing"
    do(t, 0, "clear 1")
    assert (t.hand_size(0), t.snow_tokens(0)) == (0, 1)


def test_TEST_65_reactions_are_found_after_the_effect_of_the_card() -> None:
    clear = {"clear_snow": {"where": "own_city", "n": 1, "cost": "none"}}
    t = do(reacting(FIRE, "traveller", clear, snow=True), 0, PLAY, "on 1")
    assert (t.fire(0), t.snow_tokens(0)) == (1, 1)
    remove = {"remove_card": {"filter": {"type": ["governance"]}, "to": "discard", "refund": "none"}}
    t = do(reacting(FIRE, "traveller", remove, snow=False), 0, PLAY, "city 0 1")
    assert (t.fire(0), t.city(0)) == (0, ["hut"])
