"""Quests (chapter 9), one rule per test."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene

FIVE = ("timber_slide", "moss_loft", "hazel_bin", "rye_oven", "stoker_stoat")


def completable(t: Scene, seat: int = 0) -> list[str]:
    """What this seat may complete at the Guild."""
    t.do(seat, "place animal guild_1")
    return [text.split()[1] for text in t.legal(seat, "quest", "lowland")]


def test_QUEST_2_at_the_very_moment() -> None:
    """The card that counts is played later: too late for this visit."""
    t = scene().lowland(0, "young_sprouts").goods(0, birch=1, moss=1)
    assert completable(t) == []


def test_QUEST_2_all_requirements() -> None:
    for production, copper, met in ((2, 1, True), (1, 1, False), (2, 0, False)):
        t = scene().lowland(0, "kettle_maker").goods(0, copper=copper).build(0, *FIVE[:production])
        assert completable(t) == (["kettle_maker"] if met else [])


def test_QUEST_3_snow_in_the_left_city_does_not_count_either() -> None:
    t = scene().lowland(0, "young_sprouts").build(0, "moss_loft").build(1, "timber_slide", snow=True)
    assert completable(t) == ["young_sprouts"]


@pytest.mark.parametrize(
    ("mine", "theirs", "met"), [(1, 0, True), (1, 1, False), (2, 1, True), (0, 0, False)]
)
def test_QUEST_4_more_is_strict(mine: int, theirs: int, met: bool) -> None:
    t = scene().lowland(0, "young_sprouts").build(0, *FIVE[:mine]).build(1, *FIVE[:theirs])
    assert completable(t) == (["young_sprouts"] if met else [])


@pytest.mark.parametrize(
    ("mine", "theirs", "met"), [(0, 0, False), (1, 0, True), (1, 1, True), (1, 2, False), (3, 2, True)]
)
def test_QUEST_5_at_least_as_many_and_at_least_one(mine: int, theirs: int, met: bool) -> None:
    t = scene().build(0, *FIVE).goods(0, birch=mine).goods(1, birch=theirs)
    assert completable(t) == (["coast_to_coast"] if met else [])


def test_QUEST_6_a_number_is_a_minimum() -> None:
    t = scene().build(0, *FIVE, "jay_forager").goods(0, birch=1)
    assert completable(t) == ["coast_to_coast"]


def test_QUEST_7_a_gift_is_part_of_it() -> None:
    t = (
        scene(3)
        .lowland(0, "basket_next_door")
        .goods(0, nut=3)
        .build(0, "jay_forager", "stoker_stoat", "bath_otter")
    )
    t.go(0, "place animal guild_1", "lowland basket_next_door")
    assert (t.resources(0), t.resources(1), t.done(0)) == ({"nut": 1}, {"nut": 2}, ["basket_next_door"])


def test_QUEST_7_requirements_are_checked_before_the_gift() -> None:
    """With 2 fire of mine and none of theirs the fire is compared before it is given away."""
    quest = {
        "id": "warm_gift",
        "requirements": {
            "all_of": [{"metric": "fire", "op": ">", "with": "left"}, {"give": {"fire": 2}, "to": "left"}]
        },
    }
    t = scene(2, deck=deck_with(quests=[quest])).lowland(0, "warm_gift").goods(0, fire=2)
    t.go(0, "place animal guild_1", "lowland warm_gift")
    assert (t.fire(0), t.fire(1), t.done(0)) == (0, 2, ["warm_gift"])


def test_AMB_32_a_gift_with_the_left_person_passed() -> None:
    for passed, got in (((1,), {2: {"nut": 2}}), ((1, 2), {})):
        t = scene(3).passed(*passed).lowland(0, "basket_next_door").goods(0, nut=2)
        t.build(0, "jay_forager", "stoker_stoat", "bath_otter")
        t.go(0, "place animal guild_1", "lowland basket_next_door")
        assert t.done(0) == ["basket_next_door"]
        assert {seat: t.resources(seat) for seat in range(3) if t.resources(seat)} == got


def test_AMB_32_cards_nobody_may_receive_are_discarded() -> None:
    t = scene().passed(1).lowland(0, "lent_drawings").hold(0, "row_cottage*2").build(0, *FIVE[:3])
    t.do(0, "place animal guild_1", "lowland lent_drawings", "discard row_cottage row_cottage")
    assert (t.hand(0), t.hand(1), t.discards()) == ({}, {}, {"row_cottage": 2})


@pytest.mark.parametrize(("mine", "theirs", "met"), [(6, 5, True), (6, 6, False), (5, 0, False)])
def test_QUEST_8_hand_cards(mine: int, theirs: int, met: bool) -> None:
    cards = ["row_cottage", "row_cottage", "sledge_depot", "sledge_depot", "bath_otter", "mist_guard"]
    others = ["row_cottage", "row_cottage", "sledge_depot", "bath_otter", "mist_guard", "air_guard"]
    t = (
        scene()
        .lowland(0, "fireside_tales")
        .build(0, *FIVE[:3])
        .hold(0, *cards[:mine])
        .hold(1, *others[:theirs])
    )
    assert completable(t) == (["fireside_tales"] if met else [])


def test_QUEST_9_a_passed_left_person_still_counts() -> None:
    t = scene(3).passed(1).build(0, *FIVE).goods(0, birch=2).goods(1, birch=3)
    assert completable(t) == []


@pytest.mark.parametrize(
    ("guards", "met"),
    [
        (("mountain_guard", "fire_guard"), True),
        (("air_guard", "mist_guard"), True),
        (("forest_guard", "mountain_guard"), True),
        (("mist_guard",), False),
        (("fire_guard*2",), True),
    ],
)
def test_QUEST_10_two_guards(guards: tuple[str, ...], met: bool) -> None:
    assert completable(scene().build(0, *guards)) == (["nobility_in_distress"] if met else [])


def test_AMB_33_two_different_ones() -> None:
    option = {"quest.guardsMustDiffer": True}
    assert completable(scene(2, option).build(0, "fire_guard*2")) == []
    assert completable(scene(2, option).build(0, "fire_guard*2", "air_guard")) == ["nobility_in_distress"]
    snowed = scene(2, option).build(0, "fire_guard").build(0, "air_guard", snow=True)
    assert completable(snowed) == []


def test_QUEST_11_printed_points_for_completed_ones_only() -> None:
    t = scene().completed(0, "young_sprouts", "winding_path").lowland(0, "silver_and_velvet").begin()
    assert t.sources(0) == {"quests": 2 + 6}


def test_QUEST_12_first_come_first_served() -> None:
    t = scene().build(0, "mist_guard", "fire_guard").build(1, "air_guard", "fire_guard")
    t.do(0, "place animal guild_1", "quest nobility_in_distress")
    t.deal_any()
    t.do(0, t.legal(0)[0])
    assert "nobility_in_distress" not in t.open_quests()
    t.do(1, "place animal guild_2")
    assert t.refused(1, "quest nobility_in_distress").rule == "QUEST-12"


def test_QUEST_13_fire_is_no_resource() -> None:
    t = scene().lowland(0, "bulging_sacks").goods(0, birch=5, fire=5)
    assert completable(t) == []
    t = scene().lowland(0, "bulging_sacks").goods(0, birch=5, nut=1).goods(1, fire=9)
    assert completable(t) == ["bulging_sacks"]


def test_QUEST_1_by_an_effect_without_the_draw() -> None:
    """EFF-62: as at the Guild, without the draw of GUILD-3."""
    t = scene().giants("errand_crane", "larder_bear", "mossback_elk", "emberback_boar").goods(0, fire=1)
    t.lowland(0, "young_sprouts").build(0, "moss_loft")
    t.do(0, "place animal beacon_1", "giant errand_crane", "yes", "lowland young_sprouts")
    assert (t.done(0), t.held(0), t.decision()) == (["young_sprouts"], [], "drawing")


def test_EFF_62_the_others_go_under_the_stack_in_the_order_drawn() -> None:
    t = scene().goods(0, nut=2).hold(0, "errand_hare")
    t.do(0, "play errand_hare from hand paying nut*2")
    t.deal("offer 0 row_of_roofs", "offer 0 sledge_party", "offer 0 open_doors")
    t.do(0, "retain sledge_party")
    assert t.held(0) == ["sledge_party"]
    assert [t.deck.quest_names[entry & 255] for entry in t.s.lowland_tail] == ["row_of_roofs", "open_doors"]
