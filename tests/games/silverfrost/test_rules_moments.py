"""What may not come between, what lapses, and what ends: gifts in one piece, decisions whose last answer is gone."""

from typing import Any

import pytest
from tests.games.silverfrost.scene import CLAW, Scene, deck_with, scene

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.kinds import LOWLAND
from frostwall.games.silverfrost.engine.state import NOTHING, VALLEY

GIANTS = ("larder_bear", "mossback_elk", "emberback_boar")


def shovels(*cards: str) -> Scene:
    """Somebody with both abilities at hand, a snowed card and snow on the board."""
    t = scene(2).hold(0, *cards).build(0, "shovel_squirrel").build(0, "moss_loft", snow=True)
    return t.build(0, "timber_slide", "charcoal_kiln", "copper_adit", "storm_scout").snow_on("nut_path")


def giant(*steps: object, **side: Any) -> Scene:
    """Seat 0 is about to call a giant with these steps."""
    deck = deck_with(giants=[{"id": "larder_bear", "effects": [{"on": "giant", "do": list(steps)}]}], **side)
    t = scene(2, None, deck).giants("larder_bear", "mossback_elk", "emberback_boar", "grandmother_ibex")
    return t.goods(0, fire=1)


def test_AMB_62_nothing_comes_between_a_quest_and_its_gift() -> None:
    t = shovels("jay_forager", "rye_oven").lowland(0, "lent_drawings")
    t.do(0, "place animal guild_1", "lowland lent_drawings")
    assert t.legal(0) == ["give rye_oven jay_forager to 1"]
    t.refused(0, "use 1 0", "PAYMENT_FIRST")
    t.refused(0, "clear 2", "PAYMENT_FIRST")
    t.do(0, "give rye_oven jay_forager to 1")
    assert t.hand(1) == {"jay_forager": 1, "rye_oven": 1}


def test_AMB_62_nothing_comes_between_a_gift_and_its_reward() -> None:
    t = shovels("jay_forager", "rye_oven").goods(0, nut=2)
    t.do(0, "play jay_forager from hand paying nut*2", "yes")
    assert t.legal(0) == ["give rye_oven to 1"]
    t.do(0, "give rye_oven to 1")
    assert t.resources(0) == {"nut": 3}


def test_EFF_47_which_quest_is_exchanged_others_do_not_see() -> None:
    t = giant({"quest": {"op": "swap"}}).lowland(0, "open_doors", "full_shelves")
    t.do(0, "place animal beacon_1", "giant larder_bear")
    move = t.game.parse("exchange open_doors")
    assert t.game.kinds.hidden_args(move, 0, 1) == {"quest"}
    assert t.game.kinds.by_code[LOWLAND].args[0].only is None  # completed in the open


REMOVE = {"remove_card": {"filter": {"kind": "construction"}, "to": "discard", "refund": "none"}}
RECALL = {"animal": {"op": "recall", "filter": {"guard": True}}}


@pytest.mark.parametrize("step", [REMOVE, RECALL])
def test_AMB_62_a_decision_whose_last_answer_is_gone_lapses(step: object) -> None:
    effect = {"on": "static", "may": True, "once_per": "turn", "do": [step]}
    card = {"id": "plough_yard", "effects": [effect]}
    t = giant(step, cards=[card]).build(0, "plough_yard").build(0, "bath_otter").guard(0, "birch_slope")
    t.do(0, "place animal beacon_1", "giant larder_bear")
    assert t.decision() in ("city_card", "animal")
    t.do(0, "use 1 0")
    while t.decision() in ("city_card", "animal"):
        t.do(0, t.legal(0)[0])
    assert t.decision() not in ("city_card", "animal")


def test_HAND_5_all_the_cards_are_given_that_fit() -> None:
    t = giant({"look": {"n": 8, "from": "deck", "keep": 1, "rest": "give"}})
    t.do(0, "place animal beacon_1", "giant larder_bear")
    while t.decision() == "looking":
        t.deal(next(iter(t.outcomes())))
    t.do(0, t.legal(0)[0])
    while t.legal(0) and t.legal(0)[0].startswith("give"):
        t.do(0, t.legal(0)[0])
    assert (t.hand_size(0), t.hand_size(1), t.discards()) == (1, 7, {})


def test_SNOW_21_an_effect_clears_one_token_of_several() -> None:
    t = scene(2, {"snow.maxPerPlace": "unlimited"}).hold(0, "moss_loft").build(0, "storm_scout")
    t.snow_on("nut_path")
    t.s.snow[t.deck.place_names.index("nut_path")] = 3
    t.do(0, "use 1 0", "discard moss_loft", "at nut_path")
    assert (t.snow_tokens(0), t.s.snow[t.deck.place_names.index("nut_path")]) == (1, 2)


def test_AMB_30_only_abilities_reach_from_the_board_into_the_valley() -> None:
    t = giant({"clear_snow": {"where": "board", "n": 1, "cost": {"discard": 1}}}).hold(0, "rye_oven")
    t.valley_snow("moss_loft").snow_on("nut_path")
    t.do(0, "place animal beacon_1", "giant larder_bear", "discard rye_oven")
    assert t.legal(0) == ["at nut_path"]


def test_SOLO_55_claw_passes_when_no_card_is_left_anywhere() -> None:
    t = scene(1).season(0, "spring").season(CLAW, "spring").no_animals(0).no_animals(CLAW).passed(0)
    s = t.s
    for card in range(t.deck.cards):
        s.face_down[card] += s.pile[card]
        s.pile[card] = 0
    for space in range(8):
        card = s.valley[VALLEY * space]
        s.face_down[card] += s.valley[VALLEY * space + 1]
        s.valley[VALLEY * space], s.valley[VALLEY * space + 1] = NOTHING, 0
    t.display("plan_1").turn(CLAW)
    for _ in range(12):
        if t.decision() == "over":
            break
        t.deal(next(iter(t.outcomes())))
    assert t.decision() == "over"


def test_QUEST_7_a_quest_with_two_gifts_is_no_quest() -> None:
    gift = {"give": {"birch": 1}, "to": "left"}
    with pytest.raises((ValueError, AssertionError)):
        deck_with(quests=[{"id": "open_doors", "requirements": {"all_of": [gift, gift]}}])


def test_GUILD_3_SET_16_events_name_their_rule() -> None:
    t = scene(2)
    events: list[Event] = t.do(0, "place animal guild_1", "none")
    assert all(event.rule != "SET-16" for event in events)
