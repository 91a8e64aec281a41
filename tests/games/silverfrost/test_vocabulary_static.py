"""Static modifiers (16.5): EFF-51, each while its card is live and not under snow; AMB-65."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import FULL, PLAY, built, do, if_asked, over, table

CITY14 = ("timber_slide*3", "moss_loft*2", "row_cottage*4", "copper_adit*2", "hazel_bin*2", "rye_oven")


def static(
    *steps: object, snow: bool = False, options: Mapping[str, object] | None = None, **card: object
) -> Scene:
    """Seat 0 has a hut in slot 1 with these modifiers."""
    hut = {"id": "hut", "type": "governance", "effects": [{"on": "static", "do": list(steps)}], **card}
    return scene(2, options, deck_with(cards=[hut])).build(0, "hut", snow=snow)


# --- costs ---


def test_EFF_51_cost() -> None:
    step = {"cost": {"filter": {"kind": "construction"}, "minus": {"birch": 1}}}
    t = static(step).hold(0, "moss_loft", "jay_forager").goods(0, birch=2, nut=2)
    t.refused(
        0, "play moss_loft from hand paying birch*2", "WRONG_PAYMENT"
    )  # no choice: it simply costs less
    do(t, 0, "play moss_loft from hand paying birch")
    t = static(step, snow=True).hold(0, "moss_loft").goods(0, birch=2)
    do(t, 0, "play moss_loft from hand paying birch*2")
    t = static(step).hold(0, "jay_forager").goods(0, nut=2)
    do(t, 0, "play jay_forager from hand paying nut*2")
    t = static(step).build(0, "hut").hold(0, "moss_loft")  # two of them, never below 0
    do(t, 0, "play moss_loft from hand paying nothing")


def test_EFF_51_cost_of_the_card_itself_is_not_changed() -> None:
    step = {"on": "static", "do": [{"cost": {"filter": {}, "minus": {"birch": 1}}}]}
    t = table(effects=[step], type="governance", cost={"birch": 1})
    t.refused(0, "play hut from hand paying nothing", "WRONG_PAYMENT")
    do(t.goods(0, birch=1), 0, "play hut from hand paying birch")


def test_EFF_51_several_costs_of_one_card() -> None:
    construction = {"cost": {"filter": {"kind": "construction"}, "minus": {"birch": 1}}}
    creature = {"cost": {"filter": {"kind": "creature"}, "minus": {"nut": 1}}}
    t = static(construction, creature).hold(0, "jay_forager").goods(0, nut=1)
    do(t, 0, "play jay_forager from hand paying nut")
    assert t.city(0) == ["hut", "jay_forager"]


def test_EFF_51_cost_with_a_condition() -> None:
    step = {"cost": {"filter": {}, "minus": {"birch": 1}}}
    effect = {"on": "static", "if": {"season": {"in": ["autumn"]}}, "do": [step]}
    t = built(effect).hold(0, "moss_loft").goods(0, birch=2)
    do(t, 0, "play moss_loft from hand paying birch*2")
    t = built(effect).season(0, "autumn").hold(0, "moss_loft").goods(0, birch=2)
    do(t, 0, "play moss_loft from hand paying birch")


def test_EFF_51_cost_and_advantage_add_up() -> None:
    step = {"cost": {"filter": {"kind": "creature"}, "minus": {"nut": 1}}}
    t = static(step).build(0, "cocoa_parlour").hold(0, "jay_forager")
    do(t, 0, "play jay_forager from hand paying nothing using 2")


def test_EFF_51_pay_cost_to_the_left_person() -> None:
    effects = [
        {"on": "play", "do": [{"gain": {"point": 1}}]},
        {"on": "static", "do": [{"pay_cost_to": "left"}]},
    ]
    t = table(effects=effects, cost={"birch": 1, "any": 1}, seats=3).goods(0, birch=1, nut=1)
    do(t, 0, "play hut from hand paying birch nut")
    assert [t.resources(who) for who in range(3)] == [{}, {"birch": 1, "nut": 1}, {}]
    t = table(effects=effects, cost={"birch": 1}, seats=3).goods(0, birch=1).passed(1)
    do(t, 0, "play hut from hand paying birch")
    assert t.resources(2) == {"birch": 1}  # END-4


def test_EFF_51_pay_cost_to_somebody_chosen() -> None:
    effects = [
        {"on": "play", "do": [{"gain": {"point": 1}}]},
        {"on": "static", "do": [{"pay_cost_to": "chosen_other"}]},
    ]
    # The choice lies on the effect of the card, or on the turn.
    for kind, does in (("traveller", effects), ("governance", effects[1:])):
        t = table(effects=does, type=kind, cost={"birch": 1}, seats=3).goods(0, birch=1)
        do(t, 0, "play hut from hand paying birch")
        assert t.legal(0, "person") == ["person 1", "person 2"]
        do(t, 0, "person 2")
        assert (t.resources(1), t.resources(2)) == ({}, {"birch": 1})


# --- limits, AMB-65 ---


def test_EFF_51_hand_limit() -> None:
    t = static({"hand_limit": 2}).hold(0, *FULL)
    t.go(0, "place animal news_stone")
    assert t.hand_size(0) == 10
    t = static({"hand_limit": 2}, snow=True).hold(0, *FULL)
    t.go(0, "place animal news_stone")
    assert t.hand_size(0) == 8


def test_EFF_51_AMB_65_a_suspended_hand_limit_discards_nothing() -> None:
    t = static({"hand_limit": 2}, snow=True).hold(0, *FULL, "timber_slide*2").goods(0, birch=1, moss=1)
    t.go(0, "place animal news_stone")
    assert t.hand_size(0) == 10
    do(t, 1, "place animal birch_slope")
    do(t, 0, "play timber_slide from hand paying birch moss")
    do(t, 1, "place guard moss_hollow")
    t.go(0, "place guard nut_path")
    assert t.hand_size(0) == 9  # still above: nothing is drawn


def test_EFF_51_city_spaces() -> None:
    t = static({"city_spaces": 1}).build(0, *CITY14).hold(0, "errand_hare*2").goods(0, nut=4)
    t.go(0, "play errand_hare from hand paying nut*2")
    t.do(0, t.legal(0)[0])
    t.deal_any()
    do(t, 1, "place animal birch_slope")
    t.refused(0, "play errand_hare from hand paying nut*2", "CITY_FULL")
    t = static({"city_spaces": 1}, snow=True).build(0, *CITY14).hold(0, "errand_hare").goods(0, nut=2)
    t.refused(0, "play errand_hare from hand paying nut*2", "CITY_FULL")


def test_EFF_51_spaces_of_a_card() -> None:
    def hut(spaces: int, n: int) -> Scene:
        city = [
            name
            for card in (*CITY14, "rye_oven")
            for name in [card.partition("*")[0]] * int(card[-1] if "*" in card else 1)
        ]
        return table({"gain": {"point": 1}}, spaces=spaces).build(0, *city[:n])

    do(hut(2, 13), 0, PLAY)
    hut(2, 14).refused(0, PLAY, "CITY_FULL")
    do(hut(0, 15), 0, PLAY)
    hut(1, 15).refused(0, PLAY, "CITY_FULL")


def test_EFF_51_sharing_a_space() -> None:
    effects = [
        {"on": "play", "do": [{"gain": {"point": 1}}]},
        {"on": "static", "do": [{"shares_space_with": {"filter": {"name": ["bath_otter"]}}}]},
    ]

    def hut(*city: str) -> Scene:
        return table(effects=effects).build(0, *CITY14, *city)

    do(hut("bath_otter"), 0, PLAY)  # 15 spaces are taken, and it needs none
    hut("great_stove").refused(0, PLAY, "CITY_FULL")
    t = table(effects=effects).build(0, *CITY14[:-1], "bath_otter", "hut")  # one partner takes in one
    t.do(0, PLAY)
    t = table(effects=effects).build(0, *CITY14, "bath_otter", "hut")
    t.refused(0, PLAY, "CITY_FULL")


def test_EFF_51_played_into_another_city() -> None:
    effects = [
        {"on": "end_score", "do": [{"score": 2}]},
        {"on": "static", "do": [{"play_into": "other_city"}]},
    ]
    t = table(effects=effects, type="prosperity", points=0, rarity="unique", seats=3)
    t.refused(0, PLAY, "WRONG_CITY")
    assert t.legal(0, "play hut") == [
        "play hut from hand paying nothing into 1",
        "play hut from hand paying nothing into 2",
    ]
    do(t, 0, "play hut from hand paying nothing into 2")
    assert (t.city(0), t.city(2), t.sources(2)) == ([], ["hut"], {"prosperity": 2})
    t = table(effects=effects, type="prosperity", rarity="unique", seats=3).build(1, "hut")
    assert t.legal(0, "play hut") == ["play hut from hand paying nothing into 2"]  # CARD-3 of that city


def test_EFF_51_a_card_played_into_another_city_acts_for_who_played_it() -> None:
    effects = [
        {"on": "play", "do": [{"gain": {"point": 1}}]},
        {"on": "static", "do": [{"play_into": "other_city"}]},
    ]
    t = do(table(effects=effects), 0, "play hut from hand paying nothing into 1")
    assert (t.tokens(0), t.tokens(1), t.city(1)) == (1, 0, ["hut"])


# --- snow and fire ---


def test_EFF_51_snow_immune() -> None:
    t = static({"snow_immune": True}, points=5).build(0, "row_cottage").no_animals(0)
    t.go(0, "prepare")
    assert t.snowed(0) == [2]


def test_EFF_51_clear_cost() -> None:
    t = static({"clear_cost": 1}).build(0, "moss_loft", snow=True).snow_on("birch_slope")
    do(t, 0, "clear 2", "place animal birch_slope")  # for nothing
    assert (t.snow_tokens(0), t.fire(0)) == (2, 0)
    t = static({"clear_cost": 1}).freezing().build(0, "moss_loft", snow=True).goods(0, fire=1)
    do(t, 0, "clear 2")
    assert t.fire(0) == 0
    t = static({"clear_cost": 1}, snow=True).goods(0, fire=0)
    t.refused(0, "clear 1", "NO_FIRE_FOR_SNOW")


@pytest.mark.parametrize(("freezing", "fire"), [(False, [0, 1]), (True, [1, 2])])
def test_EFF_51_a_view_tells_what_clearing_costs_each(freezing: bool, fire: list[int]) -> None:
    t = static({"clear_cost": 1})
    if freezing:
        t.freezing()
    view: Any = t.begin().game.view(t.s, 0)
    assert [seat["clear_fire"] for seat in view["seats"]] == fire


def test_EFF_51_extra_city_clear() -> None:
    t = (
        static({"extra_city_clear": 1})
        .build(0, "moss_loft", "rye_oven", "hazel_bin", snow=True)
        .goods(0, fire=3)
    )
    do(t, 0, "clear 2", "clear 3")
    t.refused(0, "clear 4", "CLEARED_ALREADY")


def test_EFF_51_fire_cost_of_an_area() -> None:
    t = static({"fire_cost": {"minus": 1, "area": "beacon"}})
    assert "place animal beacon_1" in t.legal(0)
    t.refused(0, "place animal forge_shared", "NO_FIRE")
    t = static({"fire_cost": {"minus": 1}})  # every area
    assert {"place animal beacon_1", "place animal forge_shared"} <= set(t.legal(0))
    t = static({"fire_cost": {"minus": 1}}, snow=True)
    t.refused(0, "place animal beacon_1", "NO_FIRE")


def test_EFF_51_guard_fire() -> None:
    t = do(static({"guard_fire": 2}), 0, "place guard birch_slope")
    assert t.fire(0) == 3
    t = do(static({"guard_fire": 2}).animals(1, "birch_slope"), 0, "place guard birch_slope")
    assert t.fire(0) == 0  # sharing brings none
    t = do(static({"guard_fire": 1}).snow_on("beacon_1"), 0, "place guard beacon_1")
    assert (t.fire(0), t.snow_tokens(0)) == (0, 1)  # and pays for this placement


# --- protection, kinds, places ---


def test_EFF_51_not_copyable_and_not_removable() -> None:
    well = {
        "id": "well",
        "effects": [
            {"on": "play", "do": [{"gain": {"moss": 1}}]},
            {"on": "static", "do": [{"not_copyable": True}, {"not_removable": True}]},
        ],
    }
    activate = {"activate": {"which": "produce", "filter": {}, "n": 1, "city": "left"}}
    t = do(table(activate, also=[well]).build(1, "well"), 0, PLAY)
    assert (t.resources(0), over(t)) == ({}, True)
    own = {"activate": {"which": "produce", "filter": {}, "n": 1}}
    t = do(table(own, also=[well]).build(0, "well"), 0, PLAY)  # the own card is not copied
    if_asked(t, 0, "city 0 1")
    assert t.resources(0) == {"moss": 1}
    remove = {"remove_card": {"to": "discard", "filter": {"not_self": True}}}
    t = do(table(remove, also=[well]).build(0, "well"), 0, PLAY)
    assert (t.city(0), over(t)) == (["well", "hut"], True)


def test_EFF_51_counts_as() -> None:
    t = static({"counts_as": {"type": "production"}}, {"counts_as": {"tag": "guard"}}).build(0, "air_guard")
    do(t.lowland(0, "young_sprouts"), 0, "place animal guild_1")
    assert sorted(t.legal(0, "lowland", "quest")) == ["lowland young_sprouts", "quest nobility_in_distress"]
    t = static({"counts_as": {"type": "production"}}, snow=True).lowland(0, "young_sprouts")
    do(t, 0, "place animal guild_1")
    assert t.legal(0, "lowland") == []


def test_EFF_51_counts_as_a_type_for_different_types() -> None:
    step = {"gain": {"point": {"count": "different_types"}}}
    both = {
        "id": "inn",
        "type": "governance",
        "effects": [{"on": "static", "do": [{"counts_as": {"type": "production"}}]}],
    }
    assert (
        do(table(step, also=[both]).build(0, "inn"), 0, PLAY).tokens(0) == 3
    )  # traveller, governance, production


def inn(*steps: object, own: str = "visit") -> dict[str, object]:
    effects = [{"on": own, "do": [{"gain": {"moss": 1}}]}, {"on": "static", "do": list(steps)}]
    return {"id": "inn", "kind": "creature", "type": "destination", "cost": {"nut": 1}, "effects": effects}


def test_EFF_51_an_animal_stays() -> None:
    t = (
        scene(2, None, deck_with(cards=[inn({"animal_stays": True})]))
        .build(0, "inn", own=1)
        .guard(0, "birch_slope")
    )
    t.go(0, "prepare")
    assert (t.supply(0), t.on_card(0, 1)) == ((1, 1), (1, 0, None))  # only the new one and the Guard
    recall = {"animal": {"op": "recall"}}
    t = table(recall, also=[inn({"animal_stays": True})]).build(0, "inn", own=1)
    do(t, 0, PLAY)
    assert (t.on_card(0, 1), over(t)) == ((1, 0, None), True)


def test_EFF_51_a_guest_stays_too() -> None:
    t = (
        scene(2, None, deck_with(cards=[inn({"animal_stays": True})]))
        .build(1, "inn", guest=0)
        .guard(0, "birch_slope")
    )
    t.go(0, "prepare")
    assert (t.supply(0), t.on_card(1, 1)) == ((1, 1), (0, 0, 0))


@pytest.mark.parametrize("nuts", [0, 1])
def test_EFF_51_a_second_own_place(nuts: int) -> None:
    always = deck_with(cards=[inn({"extra_own_place": {}})])
    t = do(scene(2, None, always).build(0, "inn", own=1), 0, "visit guard 0 1")
    assert (t.on_card(0, 1), t.resources(0), t.fire(0)) == (
        (1, 1, None),
        {"moss": 1},
        0 if t.fire(0) == 0 else 1,
    )
    t.refused(1, "visit animal 0 2")
    limited = deck_with(cards=[inn({"extra_own_place": {"if": {"owns": {"nut": 1}}}})])
    t = scene(2, None, limited).build(0, "inn", own=1).goods(0, nut=nuts)
    assert bool(t.legal(0, "visit guard 0 1")) is bool(nuts)
    t = scene(2, None, always).season(0, "autumn").build(0, "inn", own=2)
    assert t.legal(0, "visit animal 0 1") == []  # one more, not two


def test_EFF_51_the_guard_on_an_empty_second_place_takes_fire() -> None:
    """GUARD-4: own places are single places; the second one is unoccupied."""
    t = scene(2, None, deck_with(cards=[inn({"extra_own_place": {}})])).build(0, "inn", own=1)
    assert do(t, 0, "visit guard 0 1").fire(0) == 1
