"""The worked examples of tests/spec/silverfrost.toml about places, cards in play and the valley, by ID."""

import pytest
from tests.games.silverfrost.scene import VALLEY, deck_with, scene

HAND = (
    "great_stove",
    "bell_tower",
    "plough_yard",
    "notice_board",
    "guest_porch",
    "ice_house",
    "signal_fire",
    "row_cottage",
)
DEAR = (*VALLEY[:6], "sledge_hauler", "barley_baker")  # a valley where 2 nuts buy nothing


# --- places ---


@pytest.mark.parametrize(("held", "drawn"), [(7, 1), (8, 0)])
def test_TEST_17_the_hot_spring_and_the_hand_limit(held: int, drawn: int) -> None:
    t = scene().hold(0, *HAND[:held])
    t.go(0, "place animal hot_spring_1")
    assert (t.fire(0), t.hand_size(0)) == (2, held + drawn)


def test_TEST_20_a_guard_joins_a_foreign_normal_animal_only() -> None:
    t = scene().animals(1, "birch_slope")
    t.do(0, "place guard birch_slope")
    assert (t.at("birch_slope"), t.fire(0), t.resources(0)) == (
        [(1, "animal"), (0, "guard")],
        0,
        {"birch": 3},
    )
    scene().guard(1, "birch_slope").refused(0, "place guard birch_slope", None, "GUARD-2")
    scene().animals(0, "birch_slope").refused(0, "place guard birch_slope", None, "GUARD-2")


def test_TEST_21_a_guard_shares_no_destination() -> None:
    scene().build(0, "bath_otter", own=1).refused(0, "visit guard 0 1", "NO_SHARING", "DEST-6")
    t = scene(3).build(1, "bath_otter", guest=2)
    t.refused(0, "visit guard 1 1", "NO_SHARING", "DEST-6")


def test_TEST_22_two_of_a_species_at_the_guild() -> None:
    t = scene(4).season(3, "winter").animals(3, "guild_1", "guild_2").goods(3, fire=1).turn(3)
    for figure in ("animal", "guard"):
        for place in ("guild_3", "guild_shared"):
            t.refused(3, f"place {figure} {place}", None, "GUILD-7")
    t = scene(4).season(3, "winter").animals(3, "guild_1", "guild_2").goods(2, fire=1).turn(2)
    assert "place animal guild_3" in t.legal(2)
    t.do(2, "place animal guild_shared")
    assert t.at("guild_shared") == [(2, "animal")]


def test_TEST_23_a_quest_just_drawn_waits() -> None:
    t = scene().cleared(0, 5)
    t.do(0, "place animal guild_1", "none")
    t.deal("offer 0 morning_shovel", "offer 0 warm_night")
    t.refused(0, "lowland morning_shovel", "NOT_OFFERED")
    t.do(0, "retain morning_shovel")
    assert (t.held(0), t.done(0), t.actors()) == (["morning_shovel"], [], [1])
    t.refused(0, "lowland morning_shovel", "NOT_YOUR_TURN")


def test_TEST_24_the_journey_opens_with_the_own_spring() -> None:
    cards = HAND[:5]
    t = scene().season(0, "spring").season(1, "winter").hold(0, *cards).hold(1, *cards).goods(0, fire=1)
    t.do(0, "place animal journey_8", "discard " + " ".join(cards))
    assert t.at("journey_8") == [(0, "animal")]
    t.goods(1, fire=1)
    for place in ("journey_6", "journey_shared"):
        t.refused(1, f"place animal {place}", None, "JOUR-1")


def test_TEST_25_the_costs_of_the_journey() -> None:
    t = scene().season(0, "spring").hold(0, *HAND[:3])
    t.refused(0, "place animal journey_4", "NO_FIRE")
    t.do(0, "place animal journey_shared", "discard great_stove bell_tower")
    assert (t.hand(0), t.points(0), t.at("journey_shared")) == ({"plough_yard": 1}, 2, [(0, "animal")])
    t = scene().season(0, "spring").hold(0, *HAND[:3]).goods(0, fire=1)
    t.do(0, "place animal journey_4", "discard great_stove bell_tower plough_yard")
    assert (t.hand(0), t.fire(0), t.points(0)) == ({}, 0, 4)
    scene().season(0, "spring").hold(0, "great_stove").refused(
        0, "place animal journey_shared", None, "JOUR-2"
    )
    t = scene().season(0, "spring").hold(0, *HAND[:2]).goods(0, fire=1)
    t.refused(0, "place animal journey_4", None, "JOUR-2")


def test_TEST_33_who_clears_a_foreign_destination_keeps_the_snow() -> None:
    t = scene().build(1, "bath_otter", snow=True).goods(0, fire=1)
    t.go(0, "visit animal 1 1", "resources birch")
    assert (t.snow_tokens(0), t.snow_tokens(1), t.tokens(1), t.fire(0)) == (1, 0, 1, 1)
    assert (t.on_card(1, 1), t.snowed(1)) == ((0, 0, 0), [])
    t.do(1, "visit animal 1 1")
    assert t.on_card(1, 1) == (1, 0, 0)


def test_TEST_46_at_the_forge_nothing_may_be_discarded_and_fire_is_no_resource() -> None:
    t = scene().hold(0, *HAND[:2])
    t.do(0, "place animal forge_individual", "discard nothing")
    assert (t.hand_size(0), t.resources(0), t.actors()) == (2, {}, [1])
    t = scene().hold(0, *HAND[:2])
    t.do(0, "place animal forge_individual", "discard great_stove bell_tower")
    for text in ("resources fire*2", "resources birch fire", "resources birch"):
        t.refused(0, text)
    t.do(0, "resources birch nut")
    assert (t.hand_size(0), t.resources(0), t.fire(0)) == (0, {"birch": 1, "nut": 1}, 0)


def test_TEST_47_the_mountain_moves_up_to_the_gap() -> None:
    p, q, r, s = "larder_bear", "mossback_elk", "emberback_boar", "copperhorn_ram"
    t = scene().giants(p, q, r, s).goods(0, fire=1)
    t.do(0, "place animal beacon_1", f"giant {r}")
    assert (t.fire(0), t.tokens(0)) == (3, 2)
    t.deal("rise story_swan")
    assert (t.open_giants(), t.actors()) == (["story_swan", p, q, s], [1])


def test_TEST_50_own_place_and_open_place() -> None:
    t = scene(3).season(0, "autumn").build(0, "bath_otter", own=1)
    t.refused(0, "visit animal 0 1", "OWN_PLACE_TAKEN", "DEST-3")  # the open place is free
    t.refused(0, "open animal 0 1", "OWN_OPEN_PLACE", "DEST-3")
    t = scene(3).build(1, "bath_otter", guest=2)
    t.refused(0, "visit animal 1 1", "OCCUPIED")  # the owner's place is free
    t = scene(3).build(1, "bath_otter", guest=2).turn(1)
    t.go(1, "visit animal 1 1", "resources nut")
    assert (t.on_card(1, 1), t.tokens(1)) == ((1, 0, 2), 0)
    scene().build(1, "ice_house").refused(0, "visit animal 1 1", None, "DEST-2")


def test_TEST_54_gaps_are_filled_between_two_steps() -> None:
    t = scene().giants("sweeping_wolverine", "larder_bear", "mossback_elk", "emberback_boar").goods(0, fire=1)
    t.do(0, "place animal beacon_1", "giant sweeping_wolverine", "yes")
    t.do(0, *[f"valley {card}" for card in VALLEY[:3]])
    assert t.in_valley()[:3] == ["-", "-", "-"]
    t.deal("reveal great_stove", "reveal bell_tower", "reveal ice_house")
    assert t.in_valley()[:3] == ["great_stove", "bell_tower", "ice_house"]
    t.go(0, "valley bell_tower")
    assert (t.hand(0), t.resources(0)) == ({"bell_tower": 1}, {"nut": 2})


# --- the valley ---


def test_TEST_18_a_name_that_lies_there_joins_its_stack() -> None:
    t = scene().goods(0, birch=1, moss=1)
    t.do(0, "play timber_slide from valley paying birch moss")
    t.deal("reveal moss_loft")
    assert t.in_valley()[:2] == ["-", "moss_loft*2"]
    t.deal("reveal great_stove")
    assert (t.in_valley()[:2], t.actors()) == (["great_stove", "moss_loft*2"], [1])


def test_TEST_19_a_stack_that_goes_on_is_no_gap() -> None:
    t = scene().valley("timber_slide*2", *VALLEY[1:]).goods(0, birch=1, moss=1)
    t.do(0, "play timber_slide from valley paying birch moss")
    assert (t.in_valley(), t.actors(), t.city(0)) == (list(VALLEY), [1], ["timber_slide"])


# --- cards ---


def test_TEST_30_a_chimney_leaves_the_game_with_its_card() -> None:
    t = scene().season(0, "autumn").build(0, "row_cottage", chimney=True)
    t.hold(0, "scaffold_goat").goods(0, nut=2)
    assert t.chimney_supply(0) == (0, 1, 0)
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes", "city 0 1")
    assert (t.chimney_supply(0), t.city(0), t.discards()) == (
        (0, 1, 1),
        ["scaffold_goat"],
        {"row_cottage": 1},
    )


def test_TEST_31_a_snowed_construction_takes_no_chimney() -> None:
    t = scene().season(0, "autumn").build(0, "moss_loft", snow=True).hold(0, "jay_forager").goods(0, fire=2)
    t.refused(0, "play jay_forager from hand paying nothing chimney 1", None, "CHIM-5")
    t.do(0, "clear 1", "play jay_forager from hand paying nothing chimney 1")
    assert (t.fire(0), t.with_chimney(0), t.chimney_supply(0)) == (0, [1], (0, 1, 0))
    assert t.city(0) == ["moss_loft", "jay_forager"]


@pytest.mark.parametrize(("flipped", "needed"), [(False, 2), (True, 3)])
def test_TEST_32_a_snowed_creature_by_chimney(flipped: bool, needed: int) -> None:
    text = "play jay_forager from valley paying nothing chimney 1"
    for fire in (needed - 1, needed):
        t = scene().season(0, "autumn").build(0, "moss_loft").valley_snow("jay_forager").goods(0, fire=fire)
        if flipped:
            t.freezing()
        if fire < needed:
            assert t.refused(0, text, "NO_FIRE", "CHIM-2").needs == {"fire": needed}
        else:
            t.do(0, text)
            assert (t.fire(0), t.snow_tokens(0), t.city(0)) == (0, 1, ["moss_loft", "jay_forager"])


def test_TEST_38_nobody_clears_without_an_action_left() -> None:
    t = scene().no_animals(0).build(0, "row_cottage", snow=True).goods(0, fire=1)
    t.refused(0, "clear 1", "BOUND_TO_ACT", "TURN-10")
    assert t.legal(0) == ["prepare"]
    t.go(0, "prepare")
    assert t.in_season(0) == "autumn"


def test_TEST_48_common_cards_twice_unique_cards_once() -> None:
    t = scene().build(0, "timber_slide").hold(0, "timber_slide").goods(0, birch=1, moss=1)
    t.do(0, "play timber_slide from hand paying birch moss")
    assert t.city(0) == ["timber_slide", "timber_slide"]
    for snow in (False, True):
        t = scene().build(0, "plough_yard", snow=snow).hold(0, "plough_yard").goods(0, birch=2, moss=1)
        t.refused(0, "play plough_yard from hand paying birch*2 moss", None, "CARD-3")


def test_TEST_49_what_a_hand_cannot_take_is_discarded() -> None:
    gift = {"on": "play", "do": [{"give": {"cards": 3}, "to": "left"}]}
    porter = {"id": "porter", "kind": "creature", "type": "traveller", "cost": {"nut": 1}, "effects": [gift]}
    t = scene(deck=deck_with(cards=[porter])).hold(0, "porter", *HAND[:3]).goods(0, nut=1)
    t.hold(1, "row_cottage*4", "rye_oven*2", "moss_loft")
    t.do(0, "play porter from hand paying nut", "give bell_tower to 1", "discard great_stove plough_yard")
    assert (t.hand(0), t.hand_size(1), t.hand(1)["bell_tower"]) == ({}, 8, 1)
    assert t.discards() == {"great_stove": 1, "plough_yard": 1}


def test_TEST_51_an_ability_before_the_action_binds_to_act() -> None:
    t = scene().no_animals(0).build(0, "shovel_squirrel").build(0, "row_cottage", snow=True)
    t.valley(*DEAR).hold(0, "jay_forager", "rye_oven").goods(0, nut=2)
    t.do(0, "use 1 0")
    t.refused(0, "discard jay_forager", "BOUND_TO_ACT", "TURN-10")  # nothing could be played any more
    t.do(0, "discard rye_oven", "on 2")
    assert (t.snowed(0), t.snow_tokens(0)) == ([], 1)
    t.refused(0, "prepare", "BOUND_TO_ACT")
    t.do(0, "play jay_forager from hand paying nut*2")
    t = scene().no_animals(0).build(0, "shovel_squirrel").build(0, "row_cottage", snow=True)
    t.valley(*DEAR).hold(0, "jay_forager").goods(0, nut=2)
    t.refused(0, "use 1 0", "BOUND_TO_ACT", "TURN-10")
    assert "prepare" in t.legal(0)


@pytest.mark.parametrize("fire", [1, 2])
def test_TEST_52_what_an_advantage_brings_cannot_pay_for_the_card(fire: int) -> None:
    t = scene().season(0, "autumn").build(0, "lantern_warden", "copper_adit").goods(0, fire=fire)
    t.valley(*VALLEY[:7], "storm_scout").valley_snow("storm_scout")
    text = "play storm_scout from valley paying nothing using 1 chimney 2"
    if fire == 1:
        assert t.refused(0, text, "NO_FIRE", "CHIM-2").needs == {"fire": 2}
    else:
        t.do(0, text)
        assert t.fire(0) == 1
        t.deal_any()
        assert (t.fire(0), t.hand_size(0), t.snow_tokens(0), t.city(0)[-1]) == (1, 1, 1, "storm_scout")


def test_TEST_53_immune_cards_are_passed_over() -> None:
    deck = deck_with(cards=[{"id": "ember_brazier", "points": 4}])
    t = scene(deck=deck).build(0, "ember_brazier", "sculpture_garden", "row_cottage").no_animals(0)
    t.go(0, "prepare")
    assert (t.snowed(0), t.actors()) == ([2, 3], [1])


@pytest.mark.parametrize("foreman_first", [False, True])
def test_TEST_55_a_production_card_once_by_the_season_and_once_more_by_a_card(foreman_first: bool) -> None:
    t = scene().build(0, "timber_slide", "shift_foreman").no_animals(0)
    t.do(0, "prepare", "next 2 0" if foreman_first else "next 1 0")
    assert t.resources(0) == ({} if foreman_first else {"birch": 1})
    t.go(0, "yes", "city 0 1")
    assert (t.resources(0), t.fire(0), t.in_season(0), t.actors()) == ({"birch": 2}, 1, "autumn", [1])
