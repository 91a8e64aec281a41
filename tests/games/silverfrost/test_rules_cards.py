"""Playing cards, chimneys and types (6.1 to 6.4), one rule per test."""

from tests.games.silverfrost.scene import Scene, deck_with, scene

FULL = (
    "timber_slide*3",
    "moss_loft*2",
    "copper_adit*2",
    "hazel_bin*2",
    "charcoal_kiln*2",
    "rye_oven*2",
    "row_cottage*2",
)
POINT = {"on": "play", "do": [{"gain": {"point": 1}}]}


def test_CARD_1_from_hand_and_from_the_valley() -> None:
    t = scene().goods(0, birch=2, moss=2).hold(0, "timber_slide")
    t.do(0, "play timber_slide from hand paying birch moss")
    assert (t.hand(0), t.city(0), t.in_valley()[0]) == ({}, ["timber_slide"], "timber_slide")
    t = scene().goods(0, birch=2, moss=2).hold(0, "timber_slide")
    t.do(0, "play timber_slide from valley paying birch moss")
    assert (t.hand(0), t.city(0), t.in_valley()[0]) == ({"timber_slide": 1}, ["timber_slide"], "-")


def test_CARD_2_fifteen_spaces() -> None:
    t = scene().goods(0, birch=3, moss=1, nut=2).build(0, *FULL[:-1], "row_cottage")
    assert len(t.city(0)) == 14
    t.go(0, "play timber_slide from valley paying birch moss")
    assert len(t.city(0)) == 15


def test_CARD_2_a_card_without_a_space_fits_into_a_full_city() -> None:
    t = scene().goods(0, birch=2).hold(0, "notice_board").build(0, *FULL)
    t.do(0, "play notice_board from hand paying birch*2")
    assert len(t.city(0)) == 16


def test_CARD_2_a_card_of_two_spaces_and_a_city_with_more() -> None:
    deck = deck_with(
        cards=[
            {"id": "hall", "type": "traveller", "effects": [POINT], "spaces": 2},
            {
                "id": "terrace",
                "type": "governance",
                "effects": [{"on": "static", "do": [{"city_spaces": 2}]}],
            },
        ]
    )
    t = scene(2, deck=deck).hold(0, "hall").build(0, *FULL[:-1], "row_cottage")
    t.refused(0, "play hall from hand paying nothing", "CITY_FULL")
    t = scene(2, deck=deck).hold(0, "hall*2").build(0, *FULL[:-1], "terrace")
    t.do(0, "play hall from hand paying nothing")
    t.do(1, "place animal birch_slope")
    t.refused(0, "play hall from hand paying nothing", "CITY_FULL")  # 14 + 2 of 17: one is left
    snowed = scene(2, deck=deck).hold(0, "hall").build(0, *FULL[:-1]).build(0, "terrace", snow=True)
    snowed.refused(0, "play hall from hand paying nothing", "CITY_FULL")  # AMB-65: suspended


def test_CARD_3_common_cards_in_any_number() -> None:
    t = scene().goods(0, birch=1, moss=1).build(0, "timber_slide*2")
    t.go(0, "play timber_slide from valley paying birch moss")
    assert t.city(0) == ["timber_slide"] * 3


def test_CARD_3_another_citys_copy_does_not_matter() -> None:
    t = scene().goods(0, nut=2).hold(0, "storm_scout").build(1, "storm_scout")
    t.do(0, "play storm_scout from hand paying nut*2")


def test_AMB_15_a_snowed_unique_copy() -> None:
    play = "play storm_scout from hand paying nut*2"
    t = scene().goods(0, nut=2).hold(0, "storm_scout").build(0, "storm_scout", snow=True)
    t.refused(0, play, "SECOND_COPY")
    t = scene(2, {"card.snowedUniqueBlocks": False}).goods(0, nut=2).hold(0, "storm_scout")
    t.build(0, "storm_scout", snow=True)
    t.do(0, play)
    assert t.city(0) == ["storm_scout"] * 2
    t = (
        scene(2, {"card.snowedUniqueBlocks": False})
        .goods(0, nut=2)
        .hold(0, "storm_scout")
        .build(0, "storm_scout")
    )
    t.refused(0, play, "SECOND_COPY")


def test_CARD_4_nuts_where_any_resource_may_be_paid() -> None:
    deck = deck_with(
        cards=[{"id": "hut", "type": "traveller", "effects": [POINT], "cost": {"birch": 1, "any": 2}}]
    )
    t = scene(2, deck=deck).goods(0, birch=3, nut=2, moss=1).hold(0, "hut")
    assert sorted(t.legal(0, "play hut")) == sorted(
        f"play hut from hand paying {paying}"
        for paying in ("birch nut*2", "birch moss nut", "birch*2 nut", "birch*2 moss", "birch*3")
    )


def test_CARD_6_the_mountaineer() -> None:
    t = scene(3).goods(0, fire=1).hold(0, "mountaineer")
    assert t.legal(0, "play") == ["play mountaineer from hand paying nothing"]
    t.do(0, "play mountaineer from hand paying nothing")
    assert (t.fire(0), t.fire(1), t.city(0)) == (0, 1, ["mountaineer"])


def test_AMB_34_the_mountaineer_with_a_passed_left() -> None:
    play = "play mountaineer from hand paying nothing"
    like = {"end.fireLikeResources": True}
    t = scene(3, like).passed(1).goods(0, fire=1).hold(0, "mountaineer")
    t.do(0, play)
    assert (t.fire(0), t.fire(1), t.fire(2)) == (0, 0, 1)
    t = scene(3, like).passed(1, 2).goods(0, fire=1).hold(0, "mountaineer")
    t.do(0, play)
    assert (t.fire(0), t.fire(1), t.fire(2)) == (0, 0, 0)  # to the supply, and still payable
    for passed in ((1,), (1, 2)):
        t = scene(3).passed(*passed).goods(0, fire=1).hold(0, "mountaineer")
        t.do(0, play)
        assert (t.fire(0), t.fire(1), t.fire(2)) == (0, 1, 0)


def test_AMB_16_the_mountaineer_by_chimney() -> None:
    t = (
        scene(2, {"card.mountaineerChimney": True})
        .season(0, "autumn")
        .goods(0, fire=1)
        .hold(0, "mountaineer")
    )
    t.build(0, "timber_slide")
    t.do(0, "play mountaineer from hand paying nothing chimney 1")
    assert (t.fire(0), t.fire(1), t.with_chimney(0)) == (0, 0, [1])


def test_AMB_16_a_reduction_does_not_help_but_other_advantages_do() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "welcome",
                "type": "governance",
                "advantage": True,
                "effects": [
                    {
                        "on": {"advantage": {"filter": {"kind": "creature"}}},
                        "may": True,
                        "do": [{"gain": {"moss": 1}}],
                    }
                ],
            }
        ]
    )
    t = scene(2, deck=deck).goods(0, fire=1).hold(0, "mountaineer").build(0, "welcome", "cocoa_parlour")
    t.do(0, "play mountaineer from hand paying nothing using 1")
    assert t.amount(0, "moss") == 1
    t = scene().hold(0, "mountaineer").build(0, "cocoa_parlour")
    assert t.legal(0, "play mountaineer") == []  # EFF-58: a reduction changes no fire


def test_CARD_7_one_advantage_of_several() -> None:
    t = scene().goods(0, nut=2).hold(0, "fire_guard").build(0, "silver_quartermaster", "cocoa_parlour")
    assert sorted(t.legal(0, "play fire_guard")) == [
        "play fire_guard from hand paying nut using 1",
        "play fire_guard from hand paying nut*2 using 2",
    ]


def test_AMB_17_an_advantage_need_not_be_used() -> None:
    t = scene().goods(0, nut=3).hold(0, "fire_guard").build(0, "silver_quartermaster")
    t.do(0, "play fire_guard from hand paying nut*3")


def test_CARD_8_never_for_the_card_itself() -> None:
    """The Lantern Warden is unique and comes from the valley: its own advantage would fit."""
    t = scene().goods(0, nut=3).valley("lantern_warden", *FULL_VALLEY)
    t.go(0, "play lantern_warden from valley paying nut*3")
    assert (t.fire(0), t.hand_size(0)) == (0, 0)


FULL_VALLEY = (
    "moss_loft",
    "copper_adit",
    "hazel_bin",
    "charcoal_kiln",
    "rye_oven",
    "jay_forager",
    "stoker_stoat",
)


def test_CARD_9_a_snowed_valley_card_is_cleared_while_playing() -> None:
    t = scene().goods(0, birch=1, moss=1, fire=1).valley_snow("timber_slide")
    t.do(0, "play timber_slide from valley paying birch moss")
    assert (t.fire(0), t.snow_tokens(0), t.city(0)) == (0, 1, ["timber_slide"])


def test_CARD_10_a_chimney_is_no_advantage() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "welcome",
                "type": "governance",
                "advantage": True,
                "effects": [
                    {
                        "on": {"advantage": {"filter": {"kind": "creature"}}},
                        "may": True,
                        "do": [{"gain": {"moss": 1}}],
                    }
                ],
            }
        ]
    )
    play = "play jay_forager from valley paying nothing using 2 chimney 1"
    t = scene(2, deck=deck).season(0, "autumn").goods(0, fire=1).build(0, "moss_loft", "welcome")
    t.do(0, play)
    assert (t.fire(0), t.amount(0, "moss"), t.with_chimney(0)) == (0, 1, [1])
    t = scene(2, {"card.chimneyWithAdvantage": False}, deck).season(0, "autumn").goods(0, fire=1)
    t.build(0, "moss_loft", "welcome")
    assert t.refused(0, play, "NO_ADVANTAGE").rule == "CARD-10"  # AMB-18
    t.do(0, "play jay_forager from valley paying nothing chimney 1")


def test_CARD_11_played_by_an_effect() -> None:
    """Not the turn's action, but with limits, snow cost and one advantage (AMB-19)."""
    t = (
        scene()
        .giants("beam_bearing_bull", "larder_bear", "mossback_elk", "emberback_boar")
        .goods(0, fire=2, moss=1)
    )
    t.hold(0, "bell_tower").build(0, "pulley_house").valley_snow("timber_slide")
    t.do(0, "place animal beacon_1", "giant beam_bearing_bull")
    plays = t.legal(0, "play")
    # Bell Tower: 5 resources, 3 less by the giant, 2 less by the Pulley House (EFF-58: they add up).
    assert "play bell_tower from hand paying nothing using 1" in plays
    # Timber Slide: free by the giant, its snow costs the fire that is left.
    assert "play timber_slide from valley paying nothing" in plays
    t.do(0, "play timber_slide from valley paying nothing")
    assert (t.fire(0), t.snow_tokens(0)) == (0, 1)


def removal(**options: object) -> Scene:
    return scene(2, options).season(0, "autumn").goods(0, nut=2).hold(0, "scaffold_goat")


def test_CARD_12_AMB_20_a_removed_card_with_things_on_it() -> None:
    t = removal().build(0, "ice_house", own=1, stored={"birch": 2}).build(0, "moss_loft", chimney=True)
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes", "city 0 1")
    assert t.discards() == {"ice_house": 1}
    assert t.resources(0) == {}  # stored tokens go to the supply
    assert t.supply(0) == (1, 1)  # the animal counts as placed


def test_AMB_20_the_animal_comes_back_with_the_next_season() -> None:
    t = removal().build(0, "ice_house", own=1).animals(0, "birch_edge").guard(0, "birch_edge")
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes", "city 0 1", "none")
    assert t.supply(0) == (0, 0)
    t.do(1, "place animal birch_slope")
    t.go(0, "prepare")
    assert t.supply(0) == (3, 1)


def test_AMB_20_a_card_with_an_animal_may_not_be_removable() -> None:
    t = (
        removal(**{"city.removedCardAnimal": "cardNotRemovable"})
        .build(0, "ice_house", own=1)
        .build(0, "moss_loft")
    )
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes")
    assert t.legal(0) == ["city 0 2"]
    t = removal().build(0, "ice_house", own=1).build(0, "moss_loft")
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes")
    assert t.legal(0) == ["city 0 1", "city 0 2"]


def test_AMB_20_tucked_cards_are_discarded() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "porter",
                "type": "traveller",
                "effects": [
                    {"on": "play", "do": [{"remove_card": {"filter": {"kind": "creature"}, "to": "discard"}}]}
                ],
            }
        ],
        checked=False,
    )
    t = (
        scene(3, deck=deck)
        .hold(0, "porter")
        .build(0, "chronicle_keeper", tucked=["moss_loft", "rye_oven"], guest=1)
    )
    t.do(0, "play porter from hand paying nothing", "city 0 1")
    assert t.discards() == {"chronicle_keeper": 1, "moss_loft": 1, "rye_oven": 1}
    assert t.supply(1) == (0, 1)  # the guest counts as placed, too


# --- chimneys ---


def test_CHIM_2_a_chimney_replaces_the_whole_cost() -> None:
    t = scene().season(0, "autumn").goods(0, fire=1).hold(0, "shift_foreman").build(0, "moss_loft")
    t.do(0, "play shift_foreman from hand paying nothing chimney 1")
    assert (t.fire(0), t.chimney_supply(0), t.with_chimney(0)) == (0, (0, 1, 0), [1])


def test_CHIM_3_by_type_or_any() -> None:
    t = scene().season(0, "autumn").goods(0, fire=1).hold(0, "hearth_teller")
    t.build(0, "moss_loft", "timber_slide", "rye_oven", "great_stove", "chimney_row")
    assert t.legal(0, "play hearth_teller") == [
        f"play hearth_teller from hand paying nothing chimney {slot}" for slot in (3, 4, 5)
    ]


def test_CHIM_1_two_in_the_whole_game() -> None:
    t = scene().no_animals(0)
    assert t.chimney_supply(0) == (0, 2, 0)
    t.go(0, "prepare")
    assert t.chimney_supply(0) == (1, 1, 0)
    for season, supply in (("winter", (2, 0, 0)), ("spring", (2, 0, 0))):
        t = scene().season(0, "autumn" if season == "winter" else "winter").no_animals(0)
        t.go(0, "prepare")
        assert (t.in_season(0), t.chimney_supply(0)) == (season, supply)


def test_CHIM_6_taken_back_by_an_effect() -> None:
    t = scene().season(0, "autumn").goods(0, fire=1).build(0, "moss_loft", chimney=True)
    t.giants("soot_wolf", "larder_bear", "mossback_elk", "emberback_boar")
    t.do(0, "place animal beacon_1", "giant soot_wolf")
    if t.decision() == "city_card":
        t.do(0, "city 0 1")
    assert (t.chimney_supply(0), t.with_chimney(0)) == ((1, 1, 0), [])


def test_CHIM_7_lost_with_the_card() -> None:
    t = removal().build(0, "moss_loft", chimney=True)
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes", "city 0 1")
    assert t.chimney_supply(0) == (0, 1, 1)


def test_CHIM_3_EFF_61_a_moved_chimney_need_not_match() -> None:
    t = scene().season(0, "autumn").goods(0, nut=2).hold(0, "soot_sweep")
    t.build(0, "moss_loft", chimney=True).build(0, "timber_slide")
    t.do(0, "play soot_sweep from hand paying nut*2", "yes", "city 0 1", "city 0 2")
    assert t.with_chimney(0) == [2]


# --- types ---


def test_TYPE_1_production_when_played() -> None:
    t = scene().goods(0, nut=2)
    t.do(0, "play stoker_stoat from valley paying nut*2")
    assert t.fire(0) == 1


def test_TYPE_2_a_governance_card_does_not_react_to_itself() -> None:
    """The Plough Yard draws a card when snow is cleared, not when its own is."""
    t = scene().goods(0, fire=2).build(0, "plough_yard", snow=True)
    t.do(0, "clear 1")
    assert (t.hand_size(0), t.decision()) == (0, "ready")


def test_EFF_56_a_card_reacts_only_without_snow() -> None:
    t = scene().goods(0, fire=2).build(0, "plough_yard").build(0, "moss_loft", snow=True)
    t.do(0, "clear 2")
    assert t.decision() == "drawing"
    t = scene().goods(0, fire=2).build(0, "plough_yard", "moss_loft", snow=True)
    t.do(0, "clear 2")
    assert t.decision() == "ready"
