"""The checklist of bad inputs, rows 37 to 53: playing cards, paying, chimneys, hands and gifts."""

import pytest
from tests.games.silverfrost.bad import bad
from tests.games.silverfrost.scene import Scene, deck_with, scene

OPEN_HANDED = deck_with(
    cards=[
        {
            "id": "open_hand",
            "type": "traveller",
            "effects": [{"on": "play", "do": [{"give": {"cards": 1}, "to": "chosen_other"}]}],
        },
        {
            "id": "bearer",
            "type": "traveller",
            "effects": [{"on": "play", "do": [{"give": {"birch": 1}, "to": "chosen_other"}]}],
        },
    ]
)


def test_BAD_37_a_card_that_is_not_there() -> None:
    t = scene().goods(0, birch=3, moss=3, copper=3, nut=5).hold(1, "row_cottage").build(0, "bath_otter")
    bad(
        37, t, 0, "play row_cottage from hand paying birch moss copper", "CARD-1", "NOT_THERE"
    )  # another's hand
    bad(37, t, 0, "play row_cottage from valley paying birch moss copper", "CARD-1", "NOT_THERE")
    bad(
        37, t, 0, "play timber_slide from hand paying birch moss", "CARD-1", "NOT_THERE"
    )  # it is in the valley
    bad(37, t, 0, "play bath_otter from hand paying nut*3", "CARD-1", "NOT_THERE")  # it is in the city


@pytest.mark.parametrize("source", ["revealed", "discard"])
def test_BAD_37_a_source_that_is_not_offered(source: str) -> None:
    t = scene().goods(0, birch=3, moss=3)
    bad(37, t, 0, f"play timber_slide from {source} paying birch moss", "CARD-11", "WRONG_SOURCE")


def test_BAD_37_a_card_an_effect_does_not_offer() -> None:
    t = scene().giants("beam_bearing_bull", "larder_bear", "mossback_elk", "emberback_boar")
    t.goods(0, fire=1, nut=2, birch=4).hold(0, "jay_forager", "moss_loft")
    t.do(0, "place animal beacon_1", "giant beam_bearing_bull")
    bad(37, t, 0, "play jay_forager from hand paying nut*2", "CARD-11", "CARD_DOES_NOT_FIT")
    bad(37, t, 0, "play moss_loft from revealed paying nothing", "CARD-11", "WRONG_SOURCE")


FULL = (
    "timber_slide*3",
    "moss_loft*2",
    "copper_adit*2",
    "hazel_bin*2",
    "charcoal_kiln*2",
    "rye_oven*2",
    "row_cottage*2",
)


def test_BAD_38_a_full_city() -> None:
    t = scene().goods(0, birch=1, moss=1, nut=2).build(0, *FULL)
    assert len(t.city(0)) == 15
    bad(38, t, 0, "play timber_slide from valley paying birch moss", "CARD-2", "CITY_FULL")
    bad(38, t, 0, "play jay_forager from valley paying nut*2", "CARD-2", "CITY_FULL")


def test_BAD_38_snowed_cards_keep_their_space() -> None:
    t = scene().goods(0, birch=1, moss=1).build(0, *FULL, snow=True)
    bad(38, t, 0, "play timber_slide from valley paying birch moss", "CARD-2", "CITY_FULL")


@pytest.mark.parametrize("snow", [False, True])
def test_BAD_39_a_second_copy_of_a_unique_card(snow: bool) -> None:
    t = scene().goods(0, nut=4).hold(0, "storm_scout").build(0, "storm_scout", snow=snow)
    bad(39, t, 0, "play storm_scout from hand paying nut*2", "CARD-3", "SECOND_COPY")


@pytest.mark.parametrize(
    "paying",
    [
        "nothing",
        "birch",
        "birch*2 moss",
        "birch moss*2",
        "birch*2",
        "birch nut",
        "nut*2",
        "birch copper",
        "birch moss nut",
    ],
)
def test_BAD_40_paying_a_construction_wrongly(paying: str) -> None:
    t = scene().goods(0, birch=4, moss=4, copper=4, nut=4)
    bad(40, t, 0, f"play timber_slide from valley paying {paying}", "CARD-4", "WRONG_PAYMENT")


@pytest.mark.parametrize("paying", ["nothing", "nut", "nut*3", "birch*2", "nut birch"])
def test_BAD_40_paying_a_creature_wrongly(paying: str) -> None:
    t = scene().goods(0, birch=4, nut=4)
    bad(40, t, 0, f"play jay_forager from valley paying {paying}", "CARD-5", "WRONG_PAYMENT")


def test_BAD_40_paying_what_one_does_not_have() -> None:
    t = scene().goods(0, birch=1, nut=1)
    bad(40, t, 0, "play timber_slide from valley paying birch moss", "TURN-14", "CANNOT_PAY")
    bad(40, t, 0, "play jay_forager from valley paying nut*2", "TURN-14", "CANNOT_PAY")


def test_BAD_40_the_fire_for_snow_and_for_the_card_together() -> None:
    """TURN-14: the costs of one action must be payable together."""
    t = scene().season(0, "autumn").goods(0, fire=1).build(0, "moss_loft").valley_snow("jay_forager")
    refusal = t.refused(0, "play jay_forager from valley paying nothing chimney 1", "NO_FIRE")
    assert refusal.needs == {"fire": 2}


def chimneys() -> Scene:
    """Autumn, one chimney, a construction that serves production creatures in slot 1."""
    return scene().season(0, "autumn").goods(0, fire=2, nut=4).build(0, "moss_loft")


def test_BAD_41_part_by_chimney_and_part_by_nuts() -> None:
    t = chimneys()
    for paying in ("nut", "nut*2"):
        bad(41, t, 0, f"play jay_forager from valley paying {paying} chimney 1", "CHIM-2", "CHIMNEY_PAYS_ALL")


def test_BAD_42_a_chimney_for_a_construction() -> None:
    t = chimneys().goods(0, birch=2, moss=2)
    bad(42, t, 0, "play timber_slide from valley paying nothing chimney 1", "CHIM-8", "NO_CREATURE")
    bad(42, t, 0, "play timber_slide from valley paying birch moss chimney 1", "CHIM-8", "NO_CREATURE")


def test_BAD_42_without_a_chimney_or_without_fire() -> None:
    play = "play jay_forager from valley paying nothing chimney 1"
    bad(42, scene().goods(0, fire=2).build(0, "moss_loft"), 0, play, "CHIM-2", "NO_CHIMNEY")
    bad(42, scene().season(0, "autumn").build(0, "moss_loft"), 0, play, "CHIM-2", "NO_FIRE")
    used = (
        scene().season(0, "autumn").goods(0, fire=2).build(0, "rye_oven", chimney=True).build(0, "moss_loft")
    )
    bad(42, used, 0, "play jay_forager from valley paying nothing chimney 2", "CHIM-2", "NO_CHIMNEY")


def test_BAD_43_a_construction_that_takes_no_chimney() -> None:
    play = "play jay_forager from valley paying nothing chimney"
    t = scene().season(0, "winter").goods(0, fire=5).build(1, "moss_loft")
    t.build(0, "timber_slide").build(0, "notice_board", "stoker_stoat")
    t.build(0, "moss_loft", snow=True).build(0, "hazel_bin", chimney=True)
    bad(43, t, 0, f"{play} 1", "CHIM-3", "CHIMNEY_DOES_NOT_FIT")  # serves travellers
    bad(43, t, 0, f"{play} 2", "CHIM-3", "CHIMNEY_DOES_NOT_FIT")  # has no chimney printed
    bad(43, t, 0, f"{play} 3", "CHIM-3", "CHIMNEY_DOES_NOT_FIT")  # a creature
    bad(43, t, 0, f"{play} 4", "CHIM-5", "UNDER_SNOW")
    bad(43, t, 0, f"{play} 5", "CHIM-4", "CHIMNEY_TAKEN")
    bad(43, t, 0, f"{play} 6", "CHIM-2", "NO_SUCH_CARD")


def test_BAD_43_a_construction_in_another_city() -> None:
    t = scene().season(0, "autumn").goods(0, fire=2).build(1, "moss_loft")
    bad(43, t, 0, "play jay_forager from valley paying nothing chimney 1", "CHIM-2", "NO_SUCH_CARD")


def test_BAD_44_moving_a_chimney() -> None:
    t = scene().season(0, "autumn").goods(0, fire=2).build(0, "moss_loft", chimney=True).build(0, "hazel_bin")
    for text in ("chimney 1 2", "chimney 1", "chimney back 1"):
        bad(44, t, 0, text, "CHIM-6", "CHIMNEY_STAYS")


def test_BAD_44_moving_a_chimney_to_where_it_does_not_belong() -> None:
    t = (
        scene()
        .season(0, "winter")
        .goods(0, nut=2)
        .hold(0, "soot_sweep")
        .build(0, "moss_loft", "hazel_bin", chimney=True)
    )
    t.build(0, "rye_oven", "notice_board").build(0, "timber_slide", snow=True)
    t.do(0, "play soot_sweep from hand paying nut*2", "yes")
    assert t.decision() == "city_card"
    assert t.refused(0, "city 0 3").code == "CARD_DOES_NOT_FIT"  # no chimney to take
    t.do(0, "city 0 1")
    for slot, rule in ((1, "CARD-11"), (2, "CARD-11"), (4, "CARD-11"), (5, "SNOW-11")):
        assert t.refused(0, f"city 0 {slot}").rule in (rule, "CHIM-4", "CHIM-5", "CHIM-6")
    t.do(0, "city 0 3")
    assert t.with_chimney(0) == [2, 3]


def test_BAD_45_two_advantages() -> None:
    t = scene().goods(0, nut=4).build(0, "silver_quartermaster", "cocoa_parlour").hold(0, "fire_guard")
    bad(45, t, 0, "play fire_guard from hand paying nothing using 1 using 2", "CARD-7")
    bad(
        45, t, 0, "play fire_guard from hand paying nothing using 1", "CARD-5", "WRONG_PAYMENT"
    )  # 2 less, not 3


def test_BAD_45_an_advantage_of_a_snowed_card() -> None:
    t = scene().goods(0, nut=4).build(0, "cocoa_parlour", snow=True)
    bad(45, t, 0, "play jay_forager from valley paying nut using 1", "SNOW-11", "UNDER_SNOW")


def test_BAD_45_an_advantage_that_does_not_apply() -> None:
    t = scene().goods(0, nut=4, birch=4, moss=4).build(0, "cocoa_parlour", "moss_loft")
    t.build(1, "cocoa_parlour")
    bad(45, t, 0, "play timber_slide from valley paying birch using 1", "CARD-7", "NO_ADVANTAGE")
    bad(45, t, 0, "play jay_forager from valley paying nut using 2", "CARD-7", "NO_ADVANTAGE")
    bad(45, t, 0, "play jay_forager from valley paying nut using 9", "CARD-7", "NO_ADVANTAGE")


def test_BAD_45_an_advantage_of_the_card_itself() -> None:
    """The Silver Quartermaster's own slot would be 2; a lantern warden is unique and comes from the valley."""
    t = scene().goods(0, nut=4).build(0, "moss_loft")
    t.valley("lantern_warden", "moss_loft", "copper_adit", "hazel_bin", "charcoal_kiln", "rye_oven")
    bad(45, t, 0, "play lantern_warden from valley paying nut*3 using 2", "CARD-7", "NO_ADVANTAGE")


def test_BAD_46_the_mountaineer_with_nuts_or_by_chimney() -> None:
    t = (
        scene()
        .season(0, "autumn")
        .goods(0, nut=4, fire=3)
        .hold(0, "mountaineer")
        .build(0, "timber_slide", "great_stove")
    )
    for paying in ("nut", "birch", "nut*3"):
        bad(46, t, 0, f"play mountaineer from hand paying {paying}", "CARD-6", "GIFT_COST")
    for slot in (1, 2):
        bad(46, t, 0, f"play mountaineer from hand paying nothing chimney {slot}", "CARD-6", "GIFT_COST")


def test_BAD_46_the_mountaineer_without_fire() -> None:
    t = scene().hold(0, "mountaineer")
    assert bad(46, t, 0, "play mountaineer from hand paying nothing", "CARD-6", "NO_FIRE").needs == {
        "fire": 1
    }


def test_BAD_47_a_snowed_valley_card_without_clearing() -> None:
    t = scene().goods(0, birch=1, moss=1).valley_snow("timber_slide")
    play = "play timber_slide from valley paying birch moss"
    assert bad(47, t, 0, play, "CARD-9", "NO_FIRE_FOR_SNOW").needs == {"fire": 1}
    cold = scene().freezing().goods(0, birch=1, moss=1, fire=1).valley_snow("timber_slide")
    assert bad(47, cold, 0, play, "CARD-9", "NO_FIRE_FOR_SNOW").needs == {"fire": 2}


def valley_giant(name: str) -> Scene:
    t = scene().giants(name, "larder_bear", "mossback_elk", "emberback_boar").goods(0, fire=1)
    t.valley_snow("timber_slide").do(0, "place animal beacon_1", f"giant {name}")
    return t


def test_BAD_47_taking_a_snowed_valley_card_by_an_effect() -> None:
    t = valley_giant("choosy_chamois")
    assert t.decision() == "valley"
    bad(47, t, 0, "valley timber_slide", "SNOW-13", "UNDER_SNOW")


def test_BAD_47_discarding_a_snowed_valley_card_by_an_effect() -> None:
    t = valley_giant("sweeping_wolverine")
    t.do(0, "yes")
    bad(47, t, 0, "valley timber_slide", "SNOW-13", "UNDER_SNOW")
    bad(48, t, 0, "valley row_cottage", "HAND-3", "NOT_THERE")


def test_BAD_48_drawing_from_the_valley() -> None:
    t = scene()
    t.do(0, "place animal news_stone")
    assert t.decision() == "drawing"
    bad(48, t, 0, "valley moss_loft", "HAND-3")
    bad(48, scene(), 0, "valley moss_loft", "HAND-3")


def test_BAD_48_discarding_from_the_city() -> None:
    t = scene().hold(0, "row_cottage*2").build(0, "moss_loft")
    t.do(0, "place animal forge_individual")
    bad(48, t, 0, "discard moss_loft", "HAND-3", "NOT_THERE")


def test_BAD_49_keeping_more_than_the_hand_holds() -> None:
    """Of two cards to keep only one fits (AMB-61)."""
    t = scene().goods(0, fire=1).hold(0, "row_cottage*4", "moss_loft*2", "rye_oven")
    t.giants("riddling_condor", "larder_bear", "mossback_elk", "emberback_boar")
    t.do(0, "place animal beacon_1", "giant riddling_condor")
    t.deal(
        "look 0 bath_otter", "look 0 mist_guard", "look 0 bath_otter", "look 0 air_guard", "look 0 air_guard"
    )
    assert t.hand_size(0) == 7
    refusal = t.refused(0, "hold bath_otter mist_guard", "WRONG_NUMBER")
    assert refusal.needs == {"number": 1}
    assert refusal.rule in ("HAND-1", "HAND-2")  # it is the limit that forbids the second one
    t.do(0, "hold mist_guard")
    assert t.hand_size(0) == 8


def test_BAD_49_taking_with_a_full_hand() -> None:
    t = scene().goods(0, fire=1).hold(0, "row_cottage*4", "moss_loft*2", "rye_oven")
    t.giants("choosy_chamois", "larder_bear", "mossback_elk", "emberback_boar")
    t.do(0, "place animal beacon_1", "giant choosy_chamois", "valley moss_loft")
    assert t.hand_size(0) == 8
    assert t.refused(0, "valley rye_oven").rule in ("HAND-1", "HAND-2", "HAND-3")
    t.deal_any()
    assert t.hand_size(0) == 8


def test_BAD_49_giving_more_than_the_receiver_can_hold() -> None:
    """Two cards for somebody with seven: one is given, the other discarded (HAND-5)."""
    t = (
        scene()
        .lowland(0, "lent_drawings")
        .build(0, "moss_loft", "rye_oven", "hazel_bin")
        .hold(0, "row_cottage*2")
    )
    t.hold(1, "timber_slide*3", "moss_loft", "copper_adit*2", "charcoal_kiln")
    t.do(0, "place animal guild_1", "lowland lent_drawings")
    refusal = t.refused(0, "give row_cottage row_cottage to 1", "WRONG_CARDS")
    assert refusal.rule in ("HAND-1", "HAND-2", "HAND-5")
    t.do(0, "give row_cottage to 1", "discard row_cottage")
    assert (t.hand_size(1), t.discards()) == (8, {"row_cottage": 1})


def gift(seats: int = 3) -> Scene:
    """Seat 0 plays a card by which it gives a card to somebody of its choice."""
    return scene(seats, deck=OPEN_HANDED).hold(0, "open_hand", "moss_loft")


def test_BAD_50_giving_to_a_full_hand() -> None:
    t = gift().hold(1, "timber_slide*3", "moss_loft", "copper_adit*2", "charcoal_kiln*2")
    t.do(0, "play open_hand from hand paying nothing")
    assert t.decision() == "seat"
    bad(50, t, 0, "person 1", "HAND-4", "HAND_FULL")
    t.do(0, "person 2", "give moss_loft to 2")
    assert t.hand(2) == {"moss_loft": 1}


def test_BAD_51_giving_to_a_passed_player() -> None:
    t = gift(4).passed(2)
    t.do(0, "play open_hand from hand paying nothing")
    bad(51, t, 0, "person 2", "END-3", "HAS_PASSED")
    t = scene(4, deck=OPEN_HANDED).hold(0, "bearer").goods(0, birch=1).passed(3)
    t.do(0, "play bearer from hand paying nothing")
    bad(51, t, 0, "person 3", "END-3", "HAS_PASSED")  # resources as well


def test_BAD_51_a_gift_to_the_left_that_has_passed() -> None:
    t = scene(3).passed(1).goods(0, nut=2).hold(0, "jay_forager", "moss_loft")
    t.do(0, "play jay_forager from hand paying nut*2", "yes")
    bad(51, t, 0, "give moss_loft to 1", "END-4", "WRONG_RECEIVER")
    t.do(0, "give moss_loft to 2")
    assert t.hand(2) == {"moss_loft": 1}


def test_BAD_52_giving_to_somebody_else_than_the_left() -> None:
    t = scene(3).goods(0, nut=2).hold(0, "jay_forager", "moss_loft")
    t.do(0, "play jay_forager from hand paying nut*2", "yes")
    bad(52, t, 0, "give moss_loft to 2", "LEFT-2", "WRONG_RECEIVER")
    bad(52, t, 0, "give moss_loft to 0", "LEFT-2", "WRONG_RECEIVER")
    bad(52, t, 0, "give moss_loft to 4", "LEFT-2", "WRONG_RECEIVER")


def test_BAD_52_the_left_of_the_visitor_not_of_the_owner() -> None:
    t = scene(3).build(2, "mist_guard").hold(0, "row_cottage")
    t.do(0, "visit animal 2 1", "valley timber_slide", "valley moss_loft", "valley copper_adit")
    t.deal_any()
    bad(52, t, 0, "give row_cottage to 2", "LEFT-2", "WRONG_RECEIVER")
    t.do(0, "give row_cottage to 1")


def test_BAD_52_a_person_that_is_not_there() -> None:
    t = gift()
    t.do(0, "play open_hand from hand paying nothing")
    for person in (0, 3, 4):
        assert t.refused(0, f"person {person}").rule in ("LEFT-1", "HAND-4", "END-3")


def test_BAD_53_activating_a_snowed_card() -> None:
    t = scene().build(0, "hearth_teller", "moss_loft", "stoker_stoat").build(0, "charcoal_kiln", snow=True)
    t.do(0, "visit animal 0 1")
    assert t.decision() == "city_card"
    bad(53, t, 0, "city 0 4", "SNOW-11", "UNDER_SNOW")


def test_BAD_53_removing_a_snowed_card() -> None:
    t = scene().goods(0, nut=2).hold(0, "scaffold_goat").build(0, "moss_loft").build(0, "rye_oven", snow=True)
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes")
    bad(53, t, 0, "city 0 2", "SNOW-12", "UNDER_SNOW")


def test_BAD_53_counting_a_snowed_card() -> None:
    """One creature to the other's one: with the snow on it, the second nut of the Hazel Bin does not come."""
    t = scene().goods(0, birch=1, copper=1).build(0, "jay_forager", snow=True).build(1, "stoker_stoat")
    t.do(0, "play hazel_bin from valley paying birch copper")
    assert t.resources(0) == {"nut": 1}


def test_BAD_53_a_card_that_is_not_there_or_does_not_fit() -> None:
    t = scene().build(0, "hearth_teller", "moss_loft", "stoker_stoat", "bath_otter").build(1, "rye_oven")
    t.do(0, "visit animal 0 1")
    for text in ("city 0 4", "city 0 1", "city 1 1", "city 0 9", "city 4 1", "city 0 0"):
        assert t.refused(0, text).rule in ("CARD-11", "WORK-2")
