"""Primitives about city cards, places and giants (16.4): EFF-38 to EFF-41, EFF-45, EFF-58; AMB-19, AMB-20, AMB-64."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import PLAY, do, if_asked, over, played, table

POINT = {"gain": {"point": 1}}


def hut(**play: object) -> Scene:
    """Playing a card by an effect: not from the valley unless it says so."""
    return table({"play_card": {"from": ["hand"], "cost": "normal", "may": True, **play}})


# --- EFF-38, AMB-19, EFF-58 ---


def test_EFF_38_sources_and_filter() -> None:
    for source in ("hand", "valley"):
        t = hut(**{"from": [source], "filter": {"kind": "construction"}}).hold(0, "moss_loft", "jay_forager")
        do(t.goods(0, birch=2, nut=2), 0, PLAY)
        assert t.legal(0, "play moss_loft") == [f"play moss_loft from {source} paying birch*2"]
        assert t.legal(0, "play jay_forager") == []
    t = do(
        hut(**{"from": ["hand", "valley"]}).hold(0, "row_cottage").goods(0, birch=2, moss=1, copper=1),
        0,
        PLAY,
    )
    assert {text.split()[3] for text in t.legal(0, "play")} == {"hand", "valley"}


def test_EFF_38_from_the_discard_pile() -> None:
    t = hut(**{"from": ["discard"], "cost": "free"}).discard_pile("moss_loft", "rye_oven")
    do(t, 0, PLAY)
    t.deal_any()
    assert sorted(t.legal(0, "play")) == [
        "play moss_loft from revealed paying nothing",
        "play rye_oven from revealed paying nothing",
    ]
    do(t, 0, "play moss_loft from revealed paying nothing")
    assert (t.city(0), t.discards()) == (["hut", "moss_loft"], {"rye_oven": 1})


def test_EFF_38_revealed_cards_are_those_looked_at() -> None:
    look = {"look": {"n": 2, "from": "deck", "play": {"filter": {}, "cost": "free"}, "rest": "discard"}}
    t = do(table(look), 0, PLAY)
    t.deal("look 0 moss_loft", "look 0 rye_oven")
    assert t.legal(0, "play") == [
        "play moss_loft from revealed paying nothing",
        "play rye_oven from revealed paying nothing",
    ]


def test_EFF_38_nothing_is_revealed_without_looking() -> None:
    t = table({"play_card": {"from": ["revealed", "hand"], "cost": "free", "may": True}}).hold(0, "moss_loft")
    do(t, 0, PLAY)
    assert sorted(t.legal(0)) == ["none", "play moss_loft from hand paying nothing"]


def test_EFF_38_costs() -> None:
    t = do(hut(cost="free").hold(0, "hall_of_deeds"), 0, PLAY, "play hall_of_deeds from hand paying nothing")
    assert t.city(0) == ["hut", "hall_of_deeds"]
    t = do(hut(cost="normal").hold(0, "moss_loft").goods(0, birch=2), 0, PLAY)
    t.do(0, "play moss_loft from hand paying birch*2")
    t = do(
        hut(cost={"minus": {"birch": 1, "copper": 9}}).hold(0, "hall_of_deeds").goods(0, birch=1, moss=2),
        0,
        PLAY,
    )
    t.do(0, "play hall_of_deeds from hand paying birch moss*2")  # EFF-58: never below 0


def test_EFF_38_wrong_payments_are_told() -> None:
    t = do(hut(cost={"minus": {"birch": 1}}).hold(0, "moss_loft").goods(0, birch=2), 0, PLAY)
    t.refused(0, "play moss_loft from hand paying birch*2", "WRONG_PAYMENT", "CARD-4")
    t.refused(0, "play moss_loft from valley paying birch", "WRONG_SOURCE")
    t.refused(0, "play rye_oven from hand paying nothing", "NOT_THERE")


def test_EFF_38_may_or_must() -> None:
    t = do(hut(cost="free", may=True).hold(0, "moss_loft"), 0, PLAY)
    assert "none" in t.legal(0)
    t = do(hut(cost="free", may=False).hold(0, "moss_loft"), 0, PLAY)
    assert "none" not in t.legal(0)
    t.refused(0, "none", "MANDATORY")
    t = do(hut(cost="free", may=False), 0, PLAY)  # nothing to play
    assert over(do(t, 0, "none"))


def test_EFF_58_any_takes_off_what_the_player_chooses() -> None:
    t = do(
        hut(cost={"minus": {"any": 2}}).hold(0, "row_cottage").goods(0, birch=1, moss=1, copper=1), 0, PLAY
    )
    assert {text.split("paying ")[1] for text in t.legal(0, "play")} == {"birch", "moss", "copper"}
    t.refused(0, "play row_cottage from hand paying nut")


def test_EFF_58_an_effect_and_an_advantage_add_up() -> None:
    t = hut(cost={"minus": {"nut": 1}}).build(0, "cocoa_parlour").hold(0, "jay_forager")
    do(t, 0, PLAY, "play jay_forager from hand paying nothing using 1")
    assert t.resources(0) == {"nut": 1}


def test_EFF_58_neither_gift_nor_fire_is_reduced() -> None:
    t = do(hut(cost={"minus": {"any": 3}}).hold(0, "mountaineer").goods(0, fire=1), 0, PLAY)
    t.do(0, "play mountaineer from hand paying nothing")
    assert (t.fire(0), t.fire(1)) == (0, 1)
    t = do(hut(cost={"minus": {"any": 3}}).hold(0, "mountaineer"), 0, PLAY)
    assert t.legal(0) == ["none"]


def test_EFF_38_AMB_19_chimney_advantage_limits_and_triggers_apply() -> None:
    t = hut(cost="normal").season(0, "autumn").build(0, "moss_loft").hold(0, "jay_forager").goods(0, fire=1)
    do(t, 0, PLAY, "play jay_forager from hand paying nothing chimney 1")
    assert (t.fire(0), t.with_chimney(0), t.resources(0)) == (0, [1], {"nut": 1})
    t = do(hut(cost="free").build(0, "kettle_smithy").hold(0, "kettle_smithy", "moss_loft"), 0, PLAY)
    t.refused(0, "play kettle_smithy from hand paying nothing")
    city = ("timber_slide*3", "moss_loft*2", "row_cottage*4", "copper_adit*2", "hazel_bin*2", "rye_oven")
    t = do(hut(cost="free").build(0, *city).hold(0, "great_stove"), 0, PLAY)
    assert t.legal(0, "play") == []  # with the hut the city is full


def test_EFF_38_AMB_19_the_gap_is_filled_at_the_end_of_the_turn() -> None:
    t = do(
        hut(**{"from": ["valley"], "cost": "free"}), 0, PLAY, "play timber_slide from valley paying nothing"
    )
    t.deal_any()
    assert "-" not in t.in_valley()
    assert t.city(0) == ["hut", "timber_slide"]


# --- EFF-39 ---


def test_EFF_39_activate_play_and_visit() -> None:
    t = do(
        table({"activate": {"which": "play", "filter": {"type": ["traveller"], "not_self": True}}}).build(
            0, "avalanche_horn"
        ),
        0,
        PLAY,
    )
    if_asked(t, 0, "city 0 1")
    do(t, 0, "at birch_slope")
    assert (t.fire(0), t.snow_at("birch_slope")) == (2, 1)
    t = do(
        table({"activate": {"which": "visit", "filter": {"name": ["bath_otter"]}}}).build(
            0, "bath_otter", own=1
        ),
        0,
        PLAY,
    )
    if_asked(t, 0, "city 0 1")
    do(t, 0, "resources moss")
    t.deal("draw 0 moss_loft")
    assert (t.fire(0), t.resources(0), t.on_card(0, 1)) == (1, {"moss": 1}, (1, 0, None))


def test_EFF_39_activate_elsewhere_for_the_benefit_of_the_user() -> None:
    step = {"activate": {"which": "produce", "filter": {}, "n": 1, "city": "left"}}
    t = do(table(step, seats=3).build(1, "timber_slide", "stoker_stoat").build(2, "moss_loft"), 0, PLAY)
    assert t.legal(0) == ["city 1 1", "city 1 2"]
    do(t, 0, "city 1 2")
    assert (t.fire(0), t.fire(1)) == (1, 0)
    step = {"activate": {"which": "produce", "filter": {}, "n": 1, "city": "each_other"}}
    t = do(
        table(step, seats=3).build(0, "moss_loft").build(1, "timber_slide").build(2, "stoker_stoat"), 0, PLAY
    )
    assert t.legal(0) == ["city 1 1", "city 2 1"]
    step = {"activate": {"which": "produce", "filter": {}, "n": 1, "city": "all"}}
    t = do(
        table(step, seats=3).build(0, "hazel_bin").build(1, "timber_slide").build(2, "stoker_stoat"), 0, PLAY
    )
    assert t.legal(0) == ["city 0 1", "city 1 1", "city 2 1"]
    t.refused(0, "city 0 2")  # the hut produces nothing


def test_EFF_39_activate_visits_for_guests_of_another_city() -> None:
    step = {"activate": {"which": "visit", "filter": {}, "n": 1, "city": "left"}}
    t = do(
        table(step).build(1, "wax_chandler", "bath_otter").goods(0, fire=1), 0, PLAY, "city 1 1", "times 1"
    )
    assert (t.fire(0), t.tokens(0), t.tokens(1)) == (0, 2, 0)  # no animal is placed


@pytest.mark.parametrize("city", ["left", "each_other", "chosen_other"])
def test_EFF_39_distinct_means_different_cards(city: str) -> None:
    step = {"activate": {"which": "produce", "filter": {}, "n": 2, "city": city, "distinct": True}}
    t = do(table(step, seats=3).build(1, "stoker_stoat*2"), 0, PLAY, "city 1 1")
    assert t.legal(0, "city") == ["city 1 2"]  # copies of one name count as different
    do(t, 0, "city 1 2")
    assert (t.fire(0), over(t)) == (2, True)


def test_EFF_39_without_distinct_one_card_may_be_used_twice() -> None:
    step = {"activate": {"which": "produce", "filter": {}, "n": 2, "distinct": False}}
    t = do(table(step).build(0, "stoker_stoat"), 0, PLAY, "city 0 1", "city 0 1")
    assert (t.fire(0), over(t)) == (2, True)


def test_EFF_39_the_owner_of_a_visited_card() -> None:
    step = {"activate": {"which": "produce", "filter": {}, "n": 1, "city": "owner"}}
    effects = [{"on": "visit", "do": [step]}]
    inn = {"id": "inn", "kind": "creature", "type": "destination", "cost": {"nut": 1}, "effects": effects}
    deck = deck_with(cards=[inn])
    t = scene(3, None, deck).build(2, "inn", "stoker_stoat", "fire_guard").build(1, "timber_slide")
    do(t.build(0, "moss_loft"), 0, "visit animal 2 1")
    assert t.legal(0, "city") == ["city 2 2", "city 2 3"]
    t = scene(3, None, deck).build(0, "inn", "stoker_stoat", "fire_guard").build(1, "timber_slide")
    do(t, 0, "visit animal 0 1")
    assert t.legal(0, "city") == ["city 0 2", "city 0 3"]


def test_EFF_39_never_a_card_whose_effect_is_being_resolved() -> None:
    step = {"activate": {"which": "produce", "filter": {"type": ["production"]}, "n": 2}}
    t = do(table(step, type="production").build(0, "hut"), 0, PLAY)
    # the hut played activates the other one, which finds only cards that are at work
    while not over(t):
        assert "city 0 2" not in t.legal(0)
        do(t, 0, t.legal(0)[0])
    assert over(t)


def test_EFF_39_snowed_cards_are_not_activated() -> None:
    step = {"activate": {"which": "produce", "filter": {"snowed": True}, "n": 2}}
    t = do(table(step).build(0, "stoker_stoat", snow=True), 0, PLAY)
    assert t.fire(0) == 0  # SNOW-11, whatever the filter says
    assert t.legal(0, "city") == []


def test_EFF_39_end_score_is_no_effect_before_the_end() -> None:
    t = do(
        table({"activate": {"which": "end_score", "filter": {"type": ["prosperity"]}}}, POINT).build(
            0, "row_cottage"
        ),
        0,
        PLAY,
    )
    if_asked(t, 0, "city 0 1")
    assert (t.tokens(0), over(t), t.sources(0).get("prosperity")) == (1, True, 1)


# --- EFF-40, AMB-64 ---


def test_EFF_40_copy_a_place() -> None:
    areas = ["basic", "hot_spring", "beacon", "guild"]
    step = {"copy_place": {"areas": areas, "exclude": ["birch_slope"]}}
    t = do(table(step).snow_on("moss_hollow").animals(1, "copper_seam"), 0, PLAY)
    listed = {text.split()[1] for text in t.legal(0, "copy")}
    assert {"copper_seam", "hot_spring_1", "beacon_1", "guild_1", "guild_shared"} <= listed  # occupied or not
    assert not {"birch_slope", "moss_hollow", "hot_spring_2", "forge_individual", "journey_8"} & listed
    t.do(0, "copy hot_spring_1")
    t.deal("draw 0 moss_loft", "draw 0 rye_oven")
    assert (t.fire(0), t.hand_size(0), t.supply(0)) == (2, 2, (1, 1))


def test_EFF_40_no_fire_for_beacon_or_guild() -> None:
    t = do(table({"copy_place": {"areas": ["beacon"]}}), 0, PLAY, "copy beacon_1", "giant mossback_elk")
    assert (t.resources(0), t.tokens(0), t.fire(0)) == ({"moss": 3}, 2, 0)
    t = table({"copy_place": {"areas": ["guild"]}}).build(0, "timber_slide").lowland(0, "young_sprouts")
    do(t, 0, PLAY, "copy guild_shared", "lowland young_sprouts")
    t.deal_any()
    assert (t.done(0), t.decision()) == (["young_sprouts"], "keep")


def test_EFF_40_only_where_an_own_animal_is() -> None:
    step = {"copy_place": {"areas": ["basic"], "with_own_animal": True}}
    t = do(table(step).animals(0, "birch_slope").guard(0, "moss_hollow").animals(1, "copper_seam"), 0, PLAY)
    assert sorted(t.legal(0, "copy")) == ["copy birch_slope", "copy moss_hollow"]
    t = do(table(step, POINT), 0, PLAY)
    assert (t.tokens(0), over(t)) == (1, True)  # none: nothing happens


# --- EFF-41 ---


def test_EFF_41_giants_with_and_without_points() -> None:
    for points in (True, False):
        t = do(played({"use_giant": {"n": 1, "points": points}}), 0, "giant mossback_elk")
        t.deal("rise soot_wolf")  # discarded unless it says otherwise
        assert (t.resources(0), t.tokens(0)) == ({"moss": 3}, 2 if points else 0)
        assert t.open_giants() == ["soot_wolf", "grandmother_ibex", "larder_bear", "emberback_boar"]


def test_EFF_41_a_giant_that_stays() -> None:
    t = do(played({"use_giant": {"n": 1, "points": True, "discard": False}}), 0, "giant mossback_elk")
    assert (t.open_giants()[2], t.tokens(0), over(t)) == ("mossback_elk", 2, True)


def test_EFF_41_two_giants_with_the_refill_between() -> None:
    t = do(played({"use_giant": {"n": 2, "points": True}}), 0, "giant mossback_elk")
    t.deal("rise soot_wolf")
    do(t, 0, "giant larder_bear")
    assert t.tokens(0) == 2 + 2  # BEAC-6: it has moved on meanwhile
    t.deal_any()
    assert over(t)


# --- EFF-45, AMB-20 ---


def remove(**step: object) -> Scene:
    return table(
        {"remove_card": {"to": "discard", "filter": {"kind": "construction", "not_self": True}, **step}}
    )


def test_EFF_45_remove_card_refunds_its_cost() -> None:
    t = do(remove(refund="cost").build(0, "hall_of_deeds", "row_cottage"), 0, PLAY)
    assert t.legal(0) == ["city 0 1", "city 0 2"]
    do(t, 0, "city 0 1")
    assert (t.resources(0), t.city(0)) == ({"birch": 2, "moss": 2, "copper": 3}, ["row_cottage", "hut"])
    assert (t.slots(0), t.discards()) == ([2, 3], {"hall_of_deeds": 1})  # a hole


def test_EFF_45_other_refunds() -> None:
    for refund, resources in (("none", {}), ({"nut": 2}, {"nut": 2}), ({"cost_of": "chosen"}, {"birch": 2})):
        t = do(remove(refund=refund).build(0, "moss_loft"), 0, PLAY)
        if t.decision() == "city_card":
            do(t, 0, "city 0 1")
        assert (t.resources(0), t.city(0)) == (resources, ["hut"])


def test_EFF_45_cost_any_is_refunded_by_choice() -> None:
    shed = {"id": "shed", "cost": {"birch": 1, "any": 2}, "effects": [{"on": "play", "do": [POINT]}]}
    t = table({"remove_card": {"to": "discard", "filter": {"name": ["shed"]}, "refund": "cost"}}, also=[shed])
    do(t.build(0, "shed"), 0, PLAY)
    if_asked(t, 0, "city 0 1")
    do(t, 0, "resources nut*2")
    assert t.resources(0) == {"birch": 1, "nut": 2}


def test_EFF_45_where_the_card_goes() -> None:
    t = do(remove(to="hand").build(0, "moss_loft"), 0, PLAY)
    if_asked(t, 0, "city 0 1")
    assert (t.hand(0), t.discards()) == ({"moss_loft": 1}, {})
    t = do(remove(to="under_this").build(0, "moss_loft"), 0, PLAY)
    if_asked(t, 0, "city 0 1")
    assert (t.tucked(0, 2), t.city(0), t.discards()) == (1, ["hut"], {})


def test_EFF_45_not_under_snow() -> None:
    t = do(remove().build(0, "moss_loft", snow=True).build(1, "rye_oven"), 0, PLAY)
    assert (t.city(0), over(t)) == (["moss_loft", "hut"], True)


def test_EFF_45_AMB_20_animals_tokens_and_cards_on_it() -> None:
    step = {"remove_card": {"to": "discard", "filter": {"type": ["destination"]}}}
    t = (
        table(step)
        .season(0, "autumn")
        .build(0, "bath_otter", own=1, guest=1, stored={"moss": 2}, tucked=["rye_oven"])
    )
    do(t, 0, PLAY)
    if_asked(t, 0, "city 0 1")
    assert (t.city(0), t.resources(0), t.discards()) == (["hut"], {}, {"bath_otter": 1, "rye_oven": 1})
    assert (t.supply(0), t.supply(1)) == ((1, 1), (0, 1))  # they count as placed ...
    do(t, 1, "place guard birch_slope")
    t.no_animals(0).go(0, "prepare")
    assert t.supply(0) == (3, 1)  # ... until the next season: three in autumn and one more in winter


def test_EFF_45_AMB_20_animals_protect_by_option() -> None:
    step = {"remove_card": {"to": "discard", "filter": {"type": ["destination"]}}}
    t = table(step, options={"city.removedCardAnimal": "cardNotRemovable"}).build(0, "bath_otter", own=1)
    do(t, 0, PLAY)
    assert (t.city(0), over(t)) == (["bath_otter", "hut"], True)


def test_EFF_45_CHIM_7_a_chimney_on_it_is_lost() -> None:
    t = do(remove().season(0, "autumn").build(0, "timber_slide", chimney=True), 0, PLAY)
    if_asked(t, 0, "city 0 1")
    assert t.chimney_supply(0) == (0, 1, 1)
