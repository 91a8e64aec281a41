"""Snow (chapter 7), one rule per test."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene


def autumn(seats: int = 4, **options: object) -> Scene:
    """Seat 0 has placed everything and may prepare for autumn; with four players one snow card falls."""
    return scene(seats, options).no_animals(0)


# --- falling ---


def test_SNOW_1_first_the_cards_then_the_city() -> None:
    t = autumn().build(0, "bath_otter", "storm_scout")
    t.do(0, "prepare")
    assert t.decision() == "snowing"
    assert t.snowed(0) == []
    t.deal("snow snow_13")
    assert t.snow_at("birch_slope") == 1
    assert t.snowed(0) == [1, 2]


def test_SNOW_2_one_after_the_other_what_they_name() -> None:
    t = autumn(2)
    t.do(0, "prepare")
    t.deal("snow snow_08", "snow snow_03")
    assert t.snow_at("beacon_1") == 1
    assert t.in_valley()[1] == "moss_loft snow"  # row 0, column 1
    assert t.actors() == [1]


def test_SNOW_3_an_animal_stays_and_comes_back() -> None:
    t = autumn(2).animals(1, "birch_slope")
    t.do(0, "prepare")
    t.deal("snow snow_13", "snow snow_14")
    assert t.at("birch_slope") == [(1, "animal")]
    t.go(1, "place guard nut_path")
    t.go(0, "place animal birch_edge")
    t.go(1, "prepare")
    assert t.at("birch_slope") == []
    assert t.snow_at("birch_slope") == 1


def test_SNOW_4_AMB_26_an_empty_space_gets_none() -> None:
    t = autumn(2).valley(None, "moss_loft*2").build(1, "chronicle_keeper").draw_deck().hide_discards(1, 1)
    t.do(0, "prepare")
    t.deal("snow snow_01", "snow snow_03")
    assert t.in_valley()[:2] == ["-", "moss_loft*2 snow"]


def test_SNOW_5_no_second_token() -> None:
    t = autumn(2).snow_on("birch_slope").valley_snow("timber_slide")
    t.do(0, "prepare")
    t.deal("snow snow_13", "snow snow_01")
    assert (t.snow_at("birch_slope"), t.in_valley()[0]) == (1, "timber_slide snow")


def test_AMB_27_or_any_number() -> None:
    t = autumn(2, **{"snow.maxPerPlace": "unlimited"}).snow_on("birch_slope").goods(1, fire=2)
    t.do(0, "prepare")
    t.deal("snow snow_13", "snow snow_14")
    assert t.snow_at("birch_slope") == 2
    t.do(1, "place animal birch_slope")  # every token is cleared and paid
    assert (t.fire(1), t.snow_tokens(1), t.snow_at("birch_slope")) == (0, 2, 0)


def test_SNOW_6_the_revealed_ones_become_a_new_deck() -> None:
    t = autumn(2).snow_deck("snow_13")
    t.do(0, "prepare")
    assert list(t.outcomes()) == ["snow snow_13"]
    t.deal("snow snow_13")
    assert len(t.outcomes()) == 16
    t.deal("snow snow_14")


# --- the city ---


def prepared(t: Scene) -> Scene:
    """Seat 0 prepares, declines whatever may be declined, and nature deals, until snow in the city is asked for."""
    t.go(0, "prepare")
    while t.actors() == [0] and t.decision() != "city_snow":
        legal = t.legal(0)
        t.go(0, next((text for text in legal if text in ("no", "times 0")), legal[0]))
    return t


def test_SNOW_7_the_highest_points_first() -> None:
    t = prepared(autumn().build(0, "hall_of_deeds", "bell_tower", "rye_oven", "jay_forager", "notice_board"))
    assert t.snowed(0) == [1, 2, 3]  # 4, 3 and 2 points; 1 and 0 stay


def test_SNOW_7_only_cards_without_snow() -> None:
    t = (
        autumn()
        .build(0, "hall_of_deeds", snow=True)
        .build(0, "bell_tower", "rye_oven", "jay_forager", "notice_board")
    )
    assert prepared(t).snowed(0) == [1, 2, 3, 4]


def test_AMB_29_printed_points_count() -> None:
    """The Chronicle Keeper is worth 2, whatever lies under it."""
    t = (
        autumn()
        .build(0, "chronicle_keeper", tucked=["moss_loft*2"])
        .build(0, "bell_tower", "great_stove", "signal_fire")
    )
    assert prepared(t).snowed(0) == [2, 3, 4]


def test_SNOW_8_type_decides_between_equal_points() -> None:
    """Cards of 1 point each; three tokens."""
    t = autumn().build(0, "mountaineer", "bath_otter", "jay_forager", "storm_scout", "row_cottage")
    assert prepared(t).snowed(0) == [3, 4, 5]  # prosperity, governance, production


def test_SNOW_8_destination_before_traveller() -> None:
    t = autumn().build(0, "mountaineer", "bath_otter", "storm_scout", "row_cottage")
    assert prepared(t).snowed(0) == [2, 3, 4]


def test_SNOW_8_equal_within_a_type_you_choose() -> None:
    t = prepared(autumn().build(0, "hall_of_deeds", "bath_otter*2", "storm_scout"))
    assert t.snowed(0) == [1, 4]
    assert t.legal(0) == ["on 2", "on 3"]
    t.do(0, "on 3")
    assert t.snowed(0) == [1, 3, 4]


def test_SNOW_8_no_choice_where_all_get_one() -> None:
    t = prepared(autumn().build(0, "bath_otter*2", "mountaineer"))
    assert t.snowed(0) == [1, 2, 3]
    assert t.actors() == [1]


def test_SNOW_9_the_surplus_lapses() -> None:
    t = prepared(autumn().build(0, "hall_of_deeds", snow=True).build(0, "bath_otter"))
    assert t.snowed(0) == [1, 2]


def test_EFF_51_a_card_that_is_never_chosen() -> None:
    t = prepared(autumn().build(0, "ember_brazier", "bath_otter", "mountaineer"))
    assert t.snowed(0) == [2, 3]


# --- what it does ---


def test_SNOW_10_each_snow_blocks_one_place() -> None:
    t = scene().snow_on("guild_1", "beacon_1")
    legal = t.legal(0, "place animal")
    assert "place animal guild_1" not in legal
    assert "place animal guild_2" in legal


def test_SNOW_10_an_effect_cannot_use_a_snowed_place() -> None:
    t = scene().giants("echo_puma", "larder_bear", "mossback_elk", "emberback_boar").goods(0, fire=1)
    t.snow_on("birch_slope").animals(1, "moss_hollow")
    t.do(0, "place animal beacon_1", "giant echo_puma")
    copies = t.legal(0, "copy")
    assert "copy birch_slope" not in copies
    assert "copy moss_hollow" in copies  # AMB-64: occupancy does not matter
    assert "copy forge_shared" in copies
    t.do(0, "copy forge_shared")
    assert t.fire(0) == 1  # no fire cost; 1 of the giant's second step


def test_SNOW_11_no_trigger_no_bonus_not_counted() -> None:
    t = scene().build(0, "row_cottage*2").build(0, "row_cottage", snow=True).begin()
    assert t.sources(0) == {"cards": 2, "prosperity": 4}  # two live ones count two each


def test_SNOW_12_no_points_at_the_end() -> None:
    t = scene().build(0, "hall_of_deeds", snow=True).completed(0, "young_sprouts").begin()
    assert t.sources(0) == {"quests": 2}


def test_SNOW_13_it_can_only_be_played() -> None:
    t = scene().goods(0, fire=2, birch=1, moss=1).valley_snow("timber_slide")
    t.giants("choosy_chamois", "larder_bear", "mossback_elk", "emberback_boar")
    assert t.legal(0, "play timber_slide")
    t.do(0, "place animal beacon_1", "giant choosy_chamois")
    assert "valley timber_slide" not in t.legal(0)


def test_SNOW_25_no_fire_and_no_production_for_snowed_cards() -> None:
    t = autumn(2).build(0, "stoker_stoat").build(0, "fire_guard", "timber_slide", snow=True)
    t.go(0, "prepare")
    assert (t.fire(0), t.resources(0)) == (1 + 1, {})  # 1 card without snow, and the stoat's own


def test_SNOW_26_an_animal_on_a_snowed_card_comes_back() -> None:
    t = scene().season(0, "autumn").build(0, "bath_otter", own=1, snow=True).no_animals(0)
    t.go(0, "prepare")
    assert t.supply(0) == (3, 1)


# --- clearing ---


@pytest.mark.parametrize(("cold", "fire"), [(False, 1), (True, 2)])
def test_SNOW_14_one_fire_then_two(cold: bool, fire: int) -> None:
    def start() -> Scene:
        t = scene().goods(0, fire=3, birch=1, moss=1)
        return t.freezing() if cold else t

    place = start().snow_on("birch_slope")
    place.do(0, "place animal birch_slope")  # SNOW-16
    valley = start().valley_snow("timber_slide")
    valley.do(0, "play timber_slide from valley paying birch moss")  # SNOW-15
    own = start().build(0, "wax_chandler", snow=True)
    own.do(0, "visit animal 0 1", "times 0")  # SNOW-17
    foreign = start().build(1, "wax_chandler", snow=True)
    foreign.do(0, "visit animal 1 1", "times 0")  # SNOW-18
    city = start().build(0, "moss_loft", snow=True)
    city.do(0, "clear 1")  # SNOW-19
    for t in (place, valley, own, foreign, city):
        assert (t.fire(0), t.snow_tokens(0)) == (3 - fire, 1)  # SNOW-22


def test_SNOW_18_clearing_frees_both_places() -> None:
    t = scene().build(1, "wax_chandler", snow=True).goods(0, fire=1)
    t.do(0, "visit animal 1 1")
    assert t.snowed(1) == []
    assert "visit animal 1 1" in t.legal(1)


def test_SNOW_18_only_while_the_open_place_is_free() -> None:
    t = scene(3).build(1, "wax_chandler", snow=True, guest=2).goods(0, fire=3)
    assert t.legal(0, "visit") == []


def test_SNOW_20_two_of_the_own_city_in_one_turn() -> None:
    t = scene().build(0, "wax_chandler", "moss_loft", "jay_forager", snow=True).goods(0, fire=3)
    t.do(0, "visit animal 0 1", "times 0", "clear 2")
    assert (t.snowed(0), t.snow_tokens(0)) == ([3], 2)
    assert t.actors() == [1]


@pytest.mark.parametrize(("valley", "beacon"), [(True, True), (False, True), (True, False), (False, False)])
def test_SNOW_21_storm_scout(valley: bool, beacon: bool) -> None:
    t = scene(2, {"snow.stormScoutValley": valley, "snow.stormScoutBeacon": beacon}).hold(0, "row_cottage")
    t.build(0, "storm_scout").snow_on("birch_slope", "beacon_1").valley_snow("rye_oven").build(
        0, "moss_loft", snow=True
    )
    t.do(0, "use 1 0", "discard row_cottage")
    wanted = ["at birch_slope"] + ["at beacon_1"] * beacon + ["above rye_oven"] * valley  # AMB-79, AMB-30
    assert t.legal(0) == wanted
    t.do(0, "at birch_slope")
    assert (t.snow_at("birch_slope"), t.snow_tokens(0), t.fire(0)) == (0, 1, 0)
    t.do(0, "place animal birch_slope")  # SNOW-23: at once
    assert t.resources(0) == {"birch": 3}


def test_SNOW_21_shovel_squirrel() -> None:
    t = (
        scene()
        .hold(0, "row_cottage")
        .build(0, "shovel_squirrel")
        .build(0, "moss_loft", "rye_oven", snow=True)
    )
    t.snow_on("birch_slope").goods(0, fire=1)
    t.do(0, "use 1 0", "discard row_cottage")
    assert t.legal(0) == ["on 2", "on 3"]
    t.do(0, "on 2", "clear 3")  # AMB-7: it does not use up the one per turn
    assert (t.snowed(0), t.snow_tokens(0)) == ([], 2)


def test_SNOW_23_a_cleared_card_serves_in_the_same_turn() -> None:
    t = scene().season(0, "autumn").goods(0, fire=2).build(0, "moss_loft", snow=True)
    t.do(0, "clear 1", "play jay_forager from valley paying nothing chimney 1")
    assert t.with_chimney(0) == [1]


def test_EFF_60_other_effects_with_board_do_not_reach_the_valley() -> None:
    t = scene().goods(0, fire=1).hold(0, "mountaineer").snow_on("beacon_1").valley_snow("rye_oven")
    t.do(0, "play mountaineer from hand paying nothing", "option 1")
    assert t.legal(0) == ["at beacon_1"]


def test_EFF_60_new_snow_needs_a_place_without_snow_in_play() -> None:
    t = (
        scene()
        .goods(0, birch=1, moss=1)
        .hold(0, "avalanche_horn")
        .snow_on("birch_slope")
        .animals(1, "moss_hollow")
    )
    t.do(0, "play avalanche_horn from hand paying birch moss")
    places = t.legal(0)
    assert "at birch_slope" not in places
    assert "at beacon_2" not in places
    assert {"at moss_hollow", "at birch_edge", "at journey_shared", "at beacon_3"} <= set(places)
    assert not [text for text in places if text.startswith("above")]
    t.do(0, "at moss_hollow")
    assert (t.snow_at("moss_hollow"), t.fire(0)) == (1, 2)


def test_EFF_51_cheaper_and_more_often() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "snow_hut",
                "type": "governance",
                "effects": [{"on": "static", "do": [{"clear_cost": 1}, {"extra_city_clear": 1}]}],
            }
        ]
    )
    t = scene(2, deck=deck).freezing().goods(0, fire=2).build(0, "snow_hut")
    t.build(0, "moss_loft", "rye_oven", "jay_forager", snow=True)
    t.do(0, "clear 2", "clear 3")
    assert (t.fire(0), t.snowed(0)) == (0, [4])
    t.s.add(0, 4, 2)
    t.refused(0, "clear 4", "CLEARED_ALREADY")
